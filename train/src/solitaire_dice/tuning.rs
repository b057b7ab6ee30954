//! Tunes the factors of the player by five factors.

use engine::series::Series;
use engine::solitaire_dice::learning::{Factors, by_factors};
use engine::solitaire_dice::{RejectSet, Sheets, Start};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// How long is tuned.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Rounds; each begins with the best factors so far.
    pub rounds: u32,
    /// Candidates of a round.
    pub candidates: u32,
    /// Games of each candidate, all on the same rolls.
    pub games: u64,
}

/// Where tuning begins; also the factors of those who begin games to learn from, since what is
/// learned must not change with what tuning finds.
pub const BEGINNING: Factors = Factors {
    within: 1000.0,
    new: -50.0,
    uneven: -90.0,
    weighting: 60.0,
    second: 1.0,
};

/// The factors with the highest average that were found for a set. The same seed finds the same
/// ones.
#[must_use]
pub fn tune(set: RejectSet, effort: Effort, seed: u64) -> Factors {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut best = BEGINNING;
    for round in 0..effort.rounds {
        // New rolls each round, or what is tuned to are these rolls.
        let rolls = seed + 1 + u64::from(round);
        let mut most = average(set, best, effort.games, rolls);
        let before = best;
        let size = 0.4 * f64::from(effort.rounds - round) / f64::from(effort.rounds) + 0.05;
        for _ in 0..effort.candidates {
            let candidate = changed(before, size, &mut generator);
            let found = average(set, candidate, effort.games, rolls);
            if found > most {
                (most, best) = (found, candidate);
            }
        }
    }
    best
}

/// Average score of a player with these factors.
#[must_use]
pub fn average(set: RejectSet, factors: Factors, games: u64, seed: u64) -> f64 {
    let sheets = Sheets {
        players: vec![by_factors(set, factors)],
        start: Start::default(),
        luck: None,
    };
    let mut played = Series::of(sheets, seed);
    for _ in 0..games {
        played.play();
    }
    played.tally().players[0].scores.average().value
}

/// Each factor moved by a random part of itself, or of a few points where it is small.
fn changed(factors: Factors, size: f64, generator: &mut ChaCha8Rng) -> Factors {
    let mut change = |factor: f64, least: f64| {
        let part = size * (2.0 * generator.random::<f64>() - 1.0);
        factor + part * factor.abs().max(least)
    };
    Factors {
        within: change(factors.within, 50.0),
        new: change(factors.new, 50.0),
        uneven: change(factors.uneven, 20.0),
        weighting: change(factors.weighting, 50.0),
        second: change(factors.second, 0.3),
    }
}
