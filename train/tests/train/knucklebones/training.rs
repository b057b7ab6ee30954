//! Training is repeatable: a seed stands for the bytes of the values.

use train::knucklebones::training::{SEED, train};

use crate::repeats::hash;

/// The SHA-256 in the file of what a short training with the shipped seed learns, as hexadecimal
/// digits. Whoever changes how is learned changes it.
const SHORT: &str = "b2b7852cdf08edbbe25b46826b338f300eeec1d9df26c0d52a9fd64dab2c3579";

/// A thousand games a stage.
fn short(seed: u64, threads: usize) -> String {
    hash(&train(seed, threads, Some(1), |_| ()).to_bytes())
}

#[test]
fn a_short_training_gives_known_bytes_with_any_number_of_threads() {
    assert_eq!(short(SEED, 1), SHORT);
    assert_eq!(short(SEED, 2), SHORT);
    assert_eq!(short(SEED, 3), SHORT);
}

#[test]
fn another_seed_learns_something_else() {
    assert_ne!(short(SEED + 1, 2), SHORT);
}
