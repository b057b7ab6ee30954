//! Training is repeatable, and comes closer to the solution.

use std::sync::Arc;

use engine::knucklebones::learning::Parts;
use engine::knucklebones::{Limits, Weights};
use train::knucklebones::accuracy::{Measure, measure};
use train::knucklebones::positions::Style;
use train::knucklebones::training::{SEED, train};

use super::solution::two_columns;
use crate::repeats::hash;

/// The SHA-256 in the file of what a short training with the shipped seed learns of the game of two
/// columns, as hexadecimal digits. Whoever changes how is learned changes it.
const SHORT: &str = "0a815885939f3438c4d73fe7b4db932eee3482f54f561ebfe5a5a446db26fd9b";

fn short(seed: u64, threads: usize) -> Parts {
    train(two_columns(), seed, threads, 120_000, |_| ())
}

#[test]
fn a_short_training_gives_known_bytes_with_any_number_of_threads() {
    for threads in 1..=3 {
        let parts = short(SEED, threads);
        assert_eq!(hash(&parts.to_bytes()), SHORT, "{threads} threads");
    }
}

#[test]
fn another_seed_learns_something_else() {
    assert_ne!(hash(&short(SEED + 1, 2).to_bytes()), SHORT);
}

/// What is told of the held-out positions, one placement ahead.
#[test]
fn what_is_learned_is_close_to_the_solution() {
    let off = |weights: Weights| {
        let of_games = Measure {
            style: Style::Weak,
            limits: Limits {
                depth: 1,
                positions: 100_000,
            },
            games: 300,
            seed: 11,
        };
        let found = measure(two_columns(), &Arc::new(weights), of_games, 2);
        found.by_depth[0].before_roll().root_mean_square
    };
    let [before, after] = [Weights::zero(), short(SEED, 2).weights()].map(off);
    assert!(after < 0.4 * before, "{before} points off, then {after}");
}

#[test]
fn how_far_training_has_come_is_told() {
    let mut told = Vec::new();
    let _ = train(two_columns(), SEED, 1, 20_000, |progress| {
        told.push(progress);
    });
    let last = told.last().expect("it tells at the end");
    assert_eq!((last.lessons, last.of), (20_000, 20_000));
    assert!(last.error > 0.0 && last.error < 0.5, "{last:?}");
}
