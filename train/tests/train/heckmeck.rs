//! Training networks is repeatable, and so is what is measured near the end of games.

use std::sync::Arc;

use engine::heckmeck::learning::Network;
use train::heckmeck::ends;
use train::heckmeck::training::{SEED, Schedule, WinTraining};

use super::repeats;

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

fn short(players: (u8, u8)) -> Schedule {
    Schedule {
        players,
        rounds: ROUNDS,
    }
}

#[test]
fn a_short_training_gives_known_bytes() {
    let learned = |training: &WinTraining| training.learned().to_bytes();
    for (players, known) in SHORT {
        repeats::assert_gives(SEED, short(players), ROUNDS, learned, known);
    }
}

#[test]
fn bytes_of_another_training_are_not_gone_on_with() {
    repeats::assert_refuses::<WinTraining>(SEED, short((2, 2)), &[short((3, 3))]);
}

/// A network that knows nothing has all players alike, so its errors tell what the solutions are:
/// chances. Tables are the same in whatever parts they are looked at.
#[test]
fn errors_near_the_end_of_games_are_those_of_the_tables() {
    let network = Arc::new(Network::zero(2));
    let setting = ends::Setting {
        players: 2,
        turns: Some(0),
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
    // As deep as advice much less is left to the network.
    let deeper = ends::Setting {
        turns: None,
        ..setting
    };
    let deep = ends::Calibration::new(&network, deeper).errors(0..12);
    let off = |errors: &[f64]| errors.iter().map(|error| error.abs()).sum::<f64>();
    assert!(off(&deep) < off(&all));
}
