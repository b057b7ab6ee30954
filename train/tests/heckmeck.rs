//! Training is repeatable: a seed stands for the bytes of a network, with any number of threads,
//! and also after an interruption. So is what is measured near the end of games.

use std::sync::Arc;

use engine::heckmeck::learning::Network;
use engine::table_file;
use train::heckmeck::ends;
use train::heckmeck::training::{SEED, Schedule, WinTraining};
use train::training::Training as _;

/// Rounds of a short training.
const ROUNDS: u64 = 6;

/// The SHA-256 in the files of what short trainings with the shipped seed learn, for two players
/// and for five to seven, as hexadecimal digits. Whoever changes how is learned changes them.
const SHORT: [((u8, u8), &str); 2] = [
    (
        (2, 2),
        "911f91d437b2606cedcc13ce00232865a4b52a827f3ae4f882a7eb4d2862c60b",
    ),
    (
        (5, 7),
        "2042b2247fad98e0f89d036713b10325b2155e1d01fb0a9efc5d9f9d4b6d4817",
    ),
];

fn rounds(training: &mut WinTraining, rounds: u64, threads: usize) {
    for _ in 0..rounds {
        training.make_round(threads);
    }
}

fn hash(training: &WinTraining) -> String {
    let file = table_file::write(&training.learned().to_bytes());
    let seal = table_file::seal("short", &file).expect("a file has a seal");
    seal.hash.map(|byte| format!("{byte:02x}")).concat()
}

fn short(players: (u8, u8)) -> Schedule {
    Schedule {
        players,
        rounds: ROUNDS,
    }
}

#[test]
fn a_short_training_gives_known_bytes_with_one_thread_and_with_two() {
    for (players, known) in SHORT {
        let schedule = short(players);
        let mut once = WinTraining::new(SEED, schedule);
        rounds(&mut once, ROUNDS, 1);
        let mut again = WinTraining::new(SEED, schedule);
        rounds(&mut again, ROUNDS / 2, 2);
        // Interrupted, and gone on with another number of threads.
        let bytes = again.to_bytes();
        let mut again = WinTraining::from_bytes(SEED, schedule, &bytes).expect("its own bytes");
        rounds(&mut again, ROUNDS / 2, 3);
        assert_eq!(hash(&once), hash(&again));
        assert!(once.to_bytes() == again.to_bytes(), "{players:?}");
        assert_eq!(hash(&once), known, "{players:?}");
    }
}

#[test]
fn bytes_of_another_training_are_not_gone_on_with() {
    let schedule = short((2, 2));
    let mut training = WinTraining::new(SEED, schedule);
    rounds(&mut training, 1, 2);
    let bytes = training.to_bytes();
    let read = |seed, schedule, bytes: &[u8]| WinTraining::from_bytes(seed, schedule, bytes);
    assert!(read(SEED + 1, schedule, &bytes).is_none());
    assert!(read(SEED, short((3, 3)), &bytes).is_none());
    assert!(read(SEED, schedule, &bytes[1..]).is_none());
    assert!(read(SEED, schedule, &bytes[..bytes.len() - 1]).is_none());
    assert!(read(SEED, schedule, &[&bytes[..], &[0]].concat()).is_none());
    assert!(read(SEED, schedule, &bytes).is_some());
}

/// A network that knows nothing has all players alike, so its errors tell what the solutions are:
/// chances. Tables are the same in whatever parts they are looked at.
#[test]
fn errors_near_the_end_of_games_are_those_of_the_tables() {
    let network = Arc::new(Network::zero(2));
    let setting = ends::Setting {
        players: 2,
        turns: 0,
        seed: 1,
    };
    let errors = |tables| ends::Calibration::new(&network, setting).errors(tables);
    let all = errors(0..12);
    assert!(!all.is_empty());
    for error in &all {
        assert!((-0.5..=0.5).contains(error), "{error}");
    }
    let parts = [errors(0..5), errors(5..12)].concat();
    assert_eq!(all, parts);
    // Two turns deep much less is left to the network.
    let deeper = ends::Setting {
        turns: 2,
        ..setting
    };
    let deep = ends::Calibration::new(&network, deeper).errors(0..12);
    let off = |errors: &[f64]| errors.iter().map(|error| error.abs()).sum::<f64>();
    assert!(off(&deep) < off(&all));
}
