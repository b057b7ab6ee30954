//! Ways to play without a person.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::dice::Face;
use crate::knucklebones::analysis::{Analyser, ByColumn, Limits};
use crate::knucklebones::points::Points;
use crate::knucklebones::search::{Horizon, MOST_DEPTH};
use crate::knucklebones::values::{Objective, Values};
use crate::knucklebones::weights::Weights;
use crate::knucklebones::{COLUMNS, Position};
use crate::learned::NotLearned;

/// Memory of a player who remembers values, in bytes.
const MEMORY: usize = 8 << 20;

/// Whoever decides for a player.
pub trait Decide {
    /// The column in which the player to move places a die. The game is not over.
    fn decide(&mut self, position: Position, roll: Face, generator: &mut ChaCha8Rng) -> usize;

    /// Forgets what earlier games might have left to decide this one by, so that a game is the same
    /// whichever were played before it.
    fn begin_game(&mut self) {}
}

impl dyn Decide + '_ {
    /// The same where `seed` decides what the player leaves to chance.
    pub fn decide_by(&mut self, seed: u64, position: Position, roll: Face) -> usize {
        self.decide(position, roll, &mut ChaCha8Rng::seed_from_u64(seed))
    }
}

/// The players there are, by their names.
///
/// ```
/// use engine::knucklebones::Player;
///
/// assert_eq!("seed-4".parse(), Ok(Player::Seed { depth: 4 }));
/// assert_eq!("best-20k".parse::<Player>().unwrap().to_string(), "best-20k");
/// assert!("seed-9".parse::<Player>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// `random`: any column with room, each with the same chance.
    Random,
    /// `greedy`: the best score difference at once; of equal columns any.
    Greedy,
    /// `seed-1` to `seed-8`: the heuristic of [`Points::seed`] so many placements ahead; of equal
    /// columns any.
    Seed {
        /// Placements looked ahead.
        depth: u8,
    },
    /// `risk-1` to `risk-8`: the heuristic of [`Points::risk`] so many placements ahead; of equal
    /// columns any.
    Risk {
        /// Placements looked ahead.
        depth: u8,
    },
    /// `best-1` to `best-12`: the most wins so many placements ahead, by learned values.
    Best {
        /// Placements looked ahead.
        depth: u8,
    },
    /// `best-1k` to `best-10000k`: the most wins as far as so many thousand positions reach, by
    /// learned values.
    BestOf {
        /// Thousands of positions.
        thousands: u16,
    },
}

/// As many placements as the rules of thumb look ahead at most.
const MOST_DEPTH_BY_RULE: u8 = 8;
/// As many thousands of positions as a player values at most.
const MOST_THOUSANDS: u16 = 10_000;

/// A text that is the name of no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no player; there are random, greedy, seed-1 to seed-{MOST_DEPTH_BY_RULE}, risk-1 to \
     risk-{MOST_DEPTH_BY_RULE}, best-1 to best-{MOST_DEPTH} (placements looked ahead) and best-1k to \
     best-{MOST_THOUSANDS}k (thousands of positions)"
)]
pub struct UnknownPlayer(pub String);

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Seed { depth } => write!(f, "seed-{depth}"),
            Player::Risk { depth } => write!(f, "risk-{depth}"),
            Player::Best { depth } => write!(f, "best-{depth}"),
            Player::BestOf { thousands } => write!(f, "best-{thousands}k"),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        let player = match name.split_once('-') {
            None if name == "random" => Some(Player::Random),
            None if name == "greedy" => Some(Player::Greedy),
            Some(("seed", depth)) => {
                number(depth, MOST_DEPTH_BY_RULE.into()).map(|depth| Player::Seed { depth })
            }
            Some(("risk", depth)) => {
                number(depth, MOST_DEPTH_BY_RULE.into()).map(|depth| Player::Risk { depth })
            }
            Some(("best", effort)) => match effort.strip_suffix('k') {
                Some(thousands) => {
                    number(thousands, MOST_THOUSANDS).map(|thousands| Player::BestOf { thousands })
                }
                None => number(effort, MOST_DEPTH.into()).map(|depth| Player::Best { depth }),
            },
            _ => None,
        };
        player.ok_or_else(|| UnknownPlayer(name.to_owned()))
    }
}

/// A number from 1 to `most`, written in one way only.
fn number<N: TryFrom<u16>>(text: &str, most: u16) -> Option<N> {
    let number: u16 = text.parse().ok()?;
    let is_allowed = (1..=most).contains(&number) && number.to_string() == text;
    is_allowed.then(|| N::try_from(number).ok())?
}

impl Player {
    /// One who plays like this.
    ///
    /// # Errors
    /// For a player by learned values without them.
    pub fn decider(self, weights: Option<&Arc<Weights>>) -> Result<Box<dyn Decide>, NotLearned> {
        let by_points = |points, depth| -> Box<dyn Decide> {
            let analyser = Analyser::new(points, MEMORY);
            let positions = u64::MAX;
            Box::new(ByPoints {
                analyser,
                limits: Limits { depth, positions },
            })
        };
        let best = |limits| -> Result<Box<dyn Decide>, NotLearned> {
            let weights = weights.ok_or_else(|| NotLearned::of(&self))?;
            let values = Values::new(Some(Arc::clone(weights)), Objective::Win);
            Ok(Box::new(MostWins::new(values, limits)))
        };
        Ok(match self {
            Player::Random => Box::new(Random),
            Player::Greedy => by_points(Points::difference(), 1),
            Player::Seed { depth } => by_points(Points::seed(), depth),
            Player::Risk { depth } => by_points(Points::risk(), depth),
            Player::Best { depth } => best(Limits {
                depth,
                positions: u64::MAX,
            })?,
            Player::BestOf { thousands } => best(Limits {
                depth: MOST_DEPTH,
                positions: 1000 * u64::from(thousands),
            })?,
        })
    }
}

struct Random;

impl Decide for Random {
    fn decide(&mut self, position: Position, roll: Face, generator: &mut ChaCha8Rng) -> usize {
        let columns = (0..COLUMNS).filter(|&column| position.removes(column, roll).is_some());
        any_of(columns, generator)
    }
}

/// Plays for points.
struct ByPoints {
    analyser: Analyser<Points>,
    limits: Limits,
}

/// Points this close are equal: only the order of their sums differs.
const EQUAL: f32 = 1e-4;

impl Decide for ByPoints {
    fn decide(&mut self, position: Position, roll: Face, generator: &mut ChaCha8Rng) -> usize {
        let points = self
            .analyser
            .columns(position, roll, self.limits, &mut || true);
        let values = points.value;
        let best = values.into_iter().flatten().fold(f32::MIN, f32::max);
        let is_best = |&column: &usize| values[column].is_some_and(|value| value > best - EQUAL);
        any_of((0..COLUMNS).filter(is_best), generator)
    }
}

/// One of some columns, each with the same chance; the first column if there are none, as in a game
/// that is over.
fn any_of(columns: impl Iterator<Item = usize>, generator: &mut ChaCha8Rng) -> usize {
    let columns: Vec<usize> = columns.collect();
    let Ok(count @ 1..) = u32::try_from(columns.len()) else {
        return 0;
    };
    columns[generator.random_range(0..count) as usize]
}

/// Plays for the win.
struct MostWins {
    analyser: Analyser,
    limits: Limits,
}

impl MostWins {
    fn new(values: Values, limits: Limits) -> MostWins {
        MostWins {
            analyser: Analyser::new(values, MEMORY),
            limits,
        }
    }
}

impl Decide for MostWins {
    fn decide(&mut self, position: Position, roll: Face, _: &mut ChaCha8Rng) -> usize {
        let found = self
            .analyser
            .columns(position, roll, self.limits, &mut || true);
        // In a game that is over no column has room.
        best_column(self.analyser.horizon(), &found.value).unwrap_or(0)
    }

    fn begin_game(&mut self) {
        // What is remembered never changes a value, but how far a number of positions reaches.
        if self.limits.positions != u64::MAX {
            *self = MostWins::new(self.analyser.horizon().clone(), self.limits);
        }
    }
}

/// The column that is worth most, the first of equal ones; `None` if no column has room.
#[must_use]
pub fn best_column<H: Horizon>(horizon: &H, values: &ByColumn<H::Value>) -> Option<usize> {
    let known = (0..COLUMNS).filter_map(|column| Some((column, values[column]?)));
    known
        .reduce(|best, other| {
            if horizon.prefers(other.1, best.1) {
                other
            } else {
                best
            }
        })
        .map(|(column, _)| column)
}
