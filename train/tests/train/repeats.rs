//! What holds for every training: a seed stands for the bytes of what is learned, with any number
//! of threads, and also after an interruption.

use engine::table_file;
use train::training::Training;

/// The SHA-256 in the file of what was learned, as hexadecimal digits.
pub fn hash(learned: &[u8]) -> String {
    let file = table_file::write(learned);
    let seal = table_file::seal("short", &file).expect("a file has a seal");
    seal.hash.map(|byte| format!("{byte:02x}")).concat()
}

fn make_rounds(training: &mut impl Training, rounds: u64, threads: usize) {
    for _ in 0..rounds {
        training.make_round(threads);
    }
}

/// A training of some rounds gives known bytes: on one thread, and interrupted half way on others.
pub fn assert_gives<T: Training>(
    seed: u64,
    schedule: T::Schedule,
    rounds: u64,
    learned: impl Fn(&T) -> Vec<u8>,
    known: &str,
) {
    let mut once = T::new(seed, schedule);
    make_rounds(&mut once, rounds, 1);
    let mut again = T::new(seed, schedule);
    make_rounds(&mut again, rounds / 2, 2);
    let bytes = again.to_bytes();
    let mut again = T::from_bytes(seed, schedule, &bytes).expect("its own bytes");
    make_rounds(&mut again, rounds - rounds / 2, 3);
    assert_eq!(hash(&learned(&once)), hash(&learned(&again)));
    assert!(once.to_bytes() == again.to_bytes(), "{schedule:?}");
    assert_eq!(hash(&learned(&once)), known, "{schedule:?}");
}

/// Bytes of another training, and what is not the bytes of any, are not gone on with.
pub fn assert_refuses<T: Training>(seed: u64, schedule: T::Schedule, others: &[T::Schedule]) {
    let mut training = T::new(seed, schedule);
    make_rounds(&mut training, 1, 2);
    let bytes = training.to_bytes();
    let is_read = |seed, schedule, bytes: &[u8]| T::from_bytes(seed, schedule, bytes).is_some();
    assert!(is_read(seed, schedule, &bytes));
    assert!(!is_read(seed + 1, schedule, &bytes));
    for &other in others {
        assert!(!is_read(seed, other, &bytes), "{other:?}");
    }
    for cut in [&bytes[1..], &bytes[..bytes.len() - 1], &[]] {
        assert!(!is_read(seed, schedule, cut), "{} bytes", cut.len());
    }
    assert!(!is_read(seed, schedule, &[&bytes[..], &[0]].concat()));
}
