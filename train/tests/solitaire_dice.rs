//! Training is repeatable: a seed stands for the bytes of the weights, with any number of threads, and also
//! after an interruption.

use engine::table_file;
use train::solitaire_dice::training::{SCHEDULE, SEED, Training};

/// Steps of a short training.
const STEPS: u64 = 200;

/// The SHA-256 in the file of what a short training with the shipped seed and schedule learns, as
/// hexadecimal digits. Whoever changes how is learned changes it.
const SHORT: &str = "7bdfaae33a05d8f2a0bdc6c78a7922e3f6985642c241dbd9cef16b96e68ed4e8";

fn steps(training: &mut Training, steps: u64, threads: usize) {
    for _ in 0..steps {
        training.make_step(threads);
    }
}

fn hash(training: &Training) -> String {
    let file = table_file::write(&training.average.to_bytes());
    let seal = table_file::seal("short", &file).expect("a file has a seal");
    seal.hash.map(|byte| format!("{byte:02x}")).concat()
}

#[test]
fn a_short_training_gives_known_bytes_with_one_thread_and_with_two() {
    let mut once = Training::new(SEED, SCHEDULE);
    steps(&mut once, STEPS, 1);
    let mut again = Training::new(SEED, SCHEDULE);
    steps(&mut again, STEPS / 2, 2);
    // Interrupted, and gone on with another number of threads.
    let bytes = again.to_bytes();
    let mut again = Training::from_bytes(SEED, SCHEDULE, &bytes).expect("its own bytes");
    steps(&mut again, STEPS / 2, 3);
    assert_eq!(hash(&once), hash(&again));
    assert_eq!(once.to_bytes(), again.to_bytes());
    assert_eq!(hash(&once), SHORT);
}

#[test]
fn bytes_of_another_training_are_not_gone_on_with() {
    let training = Training::new(SEED, SCHEDULE);
    let bytes = training.to_bytes();
    assert!(Training::from_bytes(SEED + 1, SCHEDULE, &bytes).is_none());
    assert!(Training::from_bytes(SEED, SCHEDULE, &bytes[1..]).is_none());
    assert!(Training::from_bytes(SEED, SCHEDULE, &bytes[..bytes.len() - 1]).is_none());
    assert!(Training::from_bytes(SEED, SCHEDULE, &bytes).is_some());
}
