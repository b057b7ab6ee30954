//! How well predicted shares of wins agree with what happened.

use std::sync::Arc;

use engine::dice::Face;
use engine::knucklebones::{
    Analyser, GameResult, Limits, Objective, Position, Values, Weights, best_column, luck,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::calibration::Found;

/// Memory of the player, in bytes.
const MEMORY: usize = 16 << 20;

/// A position of a game: what was predicted, and by how much the dice have helped the player who
/// started up to here.
struct Moment {
    predicted: f64,
    luck: f64,
}

/// Plays games against itself this many placements ahead, until this many positions were valued.
#[must_use]
pub fn calibrate(weights: &Arc<Weights>, depth: u8, positions: usize, seed: u64) -> Found {
    let values = Values::new(Some(Arc::clone(weights)), Objective::Win);
    let mut analyser = Analyser::new(values.clone(), MEMORY);
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut found = Found::default();
    let mut left = positions;
    while left > 0 {
        let (moments, end) = play(&mut analyser, &values, depth, &mut generator);
        for (nth, moment) in moments.iter().enumerate().take(left) {
            let is_starter = nth % 2 == 0;
            let (result, later) = (end.result.share(), end.luck - moment.luck);
            let (happened, luck) = if is_starter {
                (result, later)
            } else {
                (1.0 - result, -later)
            };
            found.add(moment.predicted, happened, luck);
        }
        left = left.saturating_sub(moments.len());
    }
    found
}

/// How a game has ended for the player who started, and by how much all dice have helped them.
struct End {
    result: GameResult,
    luck: f64,
}

fn play(
    analyser: &mut Analyser,
    values: &Values,
    depth: u8,
    generator: &mut ChaCha8Rng,
) -> (Vec<Moment>, End) {
    let limits = Limits {
        depth,
        positions: u64::MAX,
    };
    let mut position = Position::default();
    let mut sum = 0.0;
    let mut moments: Vec<Moment> = Vec::new();
    loop {
        let is_starter = moments.len().is_multiple_of(2);
        if let Some(result) = position.result() {
            let result = if is_starter { result } else { result.swapped() };
            return (moments, End { result, luck: sum });
        }
        let predicted = analyser.before_roll(position, limits, &mut || true);
        moments.push(Moment {
            predicted: predicted.value.share(),
            luck: sum,
        });
        let roll = Face::ALL[usize::from(generator.random_range(0..6_u8))];
        let sign = if is_starter { 1.0 } else { -1.0 };
        sum += sign * luck(values, position, roll);
        let found = analyser.columns(position, roll, limits, &mut || true);
        let column = best_column(analyser.horizon(), &found.value);
        let after = column.and_then(|column| position.place(column, roll));
        position = after.expect("a game that goes on has a column with room");
    }
}
