//! The solution beside other methods: the rules on boards instead of ranks, plain recursion where
//! that ends, and the bounds that the search proves.

use std::sync::Arc;

use engine::dice::Face;
use engine::knucklebones::learning::Pairs;
use engine::knucklebones::{Analyser, COLUMNS, Limits, Objective, Position, Values, Weights};

use crate::knucklebones::positions::{self, Style};
use crate::knucklebones::solution::bounds::ONE;
use crate::knucklebones::solution::solved::{STEP, Solution};

/// What was compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Proof {
    /// Positions whose share was found from those of one placement later.
    pub one_ahead: Compared,
    /// Positions whose share was found by recursion to the ends of all games.
    pub recursion: Compared,
    /// Positions that the search has proved bounds of.
    pub searched: Bounded,
}

/// Shares found in two ways.
#[derive(Clone, Copy, Debug, Default)]
pub struct Compared {
    /// Positions.
    pub positions: u64,
    /// The largest difference.
    pub largest: f64,
}

impl Compared {
    fn add(&mut self, one: f64, other: f64) {
        self.positions += 1;
        self.largest = self.largest.max((one - other).abs());
    }
}

/// Shares beside bounds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounded {
    /// Positions.
    pub positions: u64,
    /// Positions with bounds closer than half a point.
    pub close: u64,
    /// By how much a share is outside of its bounds, at most.
    pub outside: f64,
}

/// Placements that recursion follows at most before it gives up.
const MOST_PLACEMENTS: u8 = 6;

/// Memory of the search, in bytes.
const MEMORY: usize = 16 << 20;

/// Compares all positions of random games, until there are so many.
///
/// # Panics
/// If the solution lacks a position of its game.
#[must_use]
pub fn prove(solution: &Solution, weights: &Arc<Weights>, positions: u64, seed: u64) -> Proof {
    let pairs = Pairs::get();
    let start = solution.header().columns.start().into();
    let mut game = seed << 32;
    let mut analyser = Analyser::new(
        Values::new(Some(Arc::clone(weights)), Objective::Win),
        MEMORY,
    );
    let limits = Limits {
        depth: 4,
        ..Limits::default()
    };
    let mut proof = Proof::default();
    while proof.one_ahead.positions < positions {
        for state in positions::of_game(solution, start, Style::Random, game) {
            let position = state.position(pairs);
            let share_of = |position: Position| {
                let share = solution.share(position.into());
                share.expect("what follows a position of the game is one")
            };
            let share = share_of(position);
            proof
                .one_ahead
                .add(share, mean_of_best(position, &share_of));
            if let Some(exact) = recursion(position, MOST_PLACEMENTS) {
                proof.recursion.add(share, exact);
            }
            let found = analyser.before_roll(position, limits, &mut || true).value;
            let [low, high] = found.bounds();
            proof.searched.positions += 1;
            proof.searched.close += u64::from(found.is_proved());
            proof.searched.outside = proof.searched.outside.max(low - share).max(share - high);
        }
        game += 1;
    }
    proof
}

/// By how much a share of a solution may be off, with its rounding.
#[must_use]
pub fn tolerance(solution: &Solution) -> f64 {
    STEP + 0.5 * f64::from(solution.header().widest) / f64::from(ONE)
}

/// The mean over six dice of the best column, where `share` values what comes next.
fn mean_of_best(position: Position, share: &dyn Fn(Position) -> f64) -> f64 {
    let best = Face::ALL.map(|roll| {
        let after = (0..COLUMNS).filter_map(|column| position.place(column, roll));
        after.fold(f64::MIN, |best, after| best.max(1.0 - share(after)))
    });
    best.iter().sum::<f64>() / 6.0
}

/// The share of a position whose games all end within this many placements; `None` of others.
fn recursion(position: Position, placements: u8) -> Option<f64> {
    if let Some(result) = position.result() {
        return Some(result.share());
    }
    let left = placements.checked_sub(1)?;
    // The player to move ends the game in as many placements as they have empty squares, if ever.
    if position
        .mine()
        .empty_squares()
        .min(position.theirs().empty_squares())
        > left
    {
        return None;
    }
    let mut sum = 0.0;
    for roll in Face::ALL {
        let mut best = f64::MIN;
        for column in 0..COLUMNS {
            if let Some(after) = position.place(column, roll) {
                best = best.max(1.0 - recursion(after, left)?);
            }
        }
        sum += best;
    }
    Some(sum / 6.0)
}
