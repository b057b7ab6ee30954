//! Ways to play without a person.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rand::{Rng, RngExt};

use crate::decide::{Decide, NotLearned};
use crate::knucklebones::COLUMNS;
use crate::knucklebones::analysis::{Analyser, ByColumn, Limits};
#[cfg(feature = "by-heart")]
use crate::knucklebones::by_heart::{MOST_RULES, by_heart};
use crate::knucklebones::decide::{Knucklebones, View};
use crate::knucklebones::objective::Objective;
use crate::knucklebones::points::Points;
use crate::knucklebones::search::{Horizon, MOST_DEPTH};
use crate::knucklebones::values::Values;
use crate::knucklebones::weights::Weights;
use crate::names::UnknownName;

/// Memory of a player who remembers values, in bytes.
const MEMORY: usize = 8 << 20;

/// The ways to play there are, by their names.
///
/// ```
/// use rollwise_engine::knucklebones::Strategy;
///
/// assert_eq!("seed-4".parse(), Ok(Strategy::Seed { depth: 4 }));
/// assert_eq!("best-20k".parse::<Strategy>().unwrap().to_string(), "best-20k");
/// assert!("seed-9".parse::<Strategy>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// `random`: any column with room, each with the same chance.
    Random,
    /// `greedy`: the best score difference at once; of equal columns any.
    Greedy,
    /// `seed-1` to `seed-8`: the heuristic of [`Points::seed`] this many placements ahead; of equal
    /// columns any.
    Seed {
        /// Placements looked ahead.
        depth: u8,
    },
    /// `risk-1` to `risk-8`: the heuristic of [`Points::risk`] this many placements ahead; of equal
    /// columns any.
    Risk {
        /// Placements looked ahead.
        depth: u8,
    },
    /// `by-heart-1` to `by-heart-7`: so many rules to remember, see
    /// [`by_heart`](crate::knucklebones::by_heart).
    #[cfg(feature = "by-heart")]
    ByHeart {
        /// How many there are.
        rules: u8,
    },
    /// `best-1` to `best-12`: the most wins this many placements ahead, by learned values.
    Best {
        /// Placements looked ahead.
        depth: u8,
    },
    /// `best-1k` to `best-10000k`: the most wins as far as this many thousand positions reach, by
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

/// All names, for whoever has asked for another one.
const NAMES: &[&str] = &[
    "random",
    "greedy",
    "seed-1 to seed-8",
    "risk-1 to risk-8",
    #[cfg(feature = "by-heart")]
    "by-heart-1 to by-heart-7 (rules to remember)",
    "best-1 to best-12 (placements looked ahead)",
    "best-1k to best-10000k (thousands of positions)",
];

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strategy::Random => f.write_str("random"),
            Strategy::Greedy => f.write_str("greedy"),
            Strategy::Seed { depth } => write!(f, "seed-{depth}"),
            Strategy::Risk { depth } => write!(f, "risk-{depth}"),
            #[cfg(feature = "by-heart")]
            Strategy::ByHeart { rules } => write!(f, "by-heart-{rules}"),
            Strategy::Best { depth } => write!(f, "best-{depth}"),
            Strategy::BestOf { thousands } => write!(f, "best-{thousands}k"),
        }
    }
}

impl FromStr for Strategy {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Strategy, UnknownName> {
        let player = match name.split_once('-') {
            None if name == "random" => Some(Strategy::Random),
            None if name == "greedy" => Some(Strategy::Greedy),
            Some(("seed", depth)) => {
                number(depth, MOST_DEPTH_BY_RULE.into()).map(|depth| Strategy::Seed { depth })
            }
            Some(("risk", depth)) => {
                number(depth, MOST_DEPTH_BY_RULE.into()).map(|depth| Strategy::Risk { depth })
            }
            #[cfg(feature = "by-heart")]
            Some(("by", rules)) => rules
                .strip_prefix("heart-")
                .and_then(|rules| number(rules, MOST_RULES.into()))
                .map(|rules| Strategy::ByHeart { rules }),
            Some(("best", effort)) => match effort.strip_suffix('k') {
                Some(thousands) => number(thousands, MOST_THOUSANDS)
                    .map(|thousands| Strategy::BestOf { thousands }),
                None => number(effort, MOST_DEPTH.into()).map(|depth| Strategy::Best { depth }),
            },
            _ => None,
        };
        player.ok_or_else(|| UnknownName::new(name, NAMES))
    }
}

/// A number from 1 to `most`, written in one way only.
fn number<N: TryFrom<u16>>(text: &str, most: u16) -> Option<N> {
    let number: u16 = text.parse().ok()?;
    let is_allowed = (1..=most).contains(&number) && number.to_string() == text;
    is_allowed.then(|| N::try_from(number).ok())?
}

impl Strategy {
    /// One who plays like this.
    ///
    /// # Errors
    /// For a player by learned values without them.
    pub fn decider(
        self,
        weights: Option<&Arc<Weights>>,
    ) -> Result<Box<dyn Decide<Knucklebones>>, NotLearned> {
        let by_points = |points, depth| -> Box<dyn Decide<Knucklebones>> {
            let analyser = Analyser::new(points, MEMORY);
            let positions = u64::MAX;
            Box::new(ByPoints {
                analyser,
                limits: Limits { depth, positions },
            })
        };
        let best = |limits| -> Result<Box<dyn Decide<Knucklebones>>, NotLearned> {
            let weights = weights.ok_or_else(|| NotLearned::of_player(&self))?;
            let values = Values::new(Some(Arc::clone(weights)), Objective::Win);
            Ok(Box::new(MostWins::new(values, limits)))
        };
        Ok(match self {
            Strategy::Random => Box::new(Random),
            Strategy::Greedy => by_points(Points::difference(), 1),
            Strategy::Seed { depth } => by_points(Points::seed(), depth),
            Strategy::Risk { depth } => by_points(Points::risk(), depth),
            #[cfg(feature = "by-heart")]
            Strategy::ByHeart { rules } => Box::new(by_heart(rules.into()).unwrap_or_default()),
            Strategy::Best { depth } => best(Limits {
                depth,
                positions: u64::MAX,
            })?,
            Strategy::BestOf { thousands } => best(Limits {
                depth: MOST_DEPTH,
                positions: 1000 * u64::from(thousands),
            })?,
        })
    }
}

struct Random;

impl Decide<Knucklebones> for Random {
    fn decide(&mut self, View { position, roll }: View, chance: &mut dyn Rng) -> usize {
        let columns = (0..COLUMNS).filter(|&column| position.removes(column, roll).is_some());
        any_of(columns, chance)
    }
}

/// Plays for points.
struct ByPoints {
    analyser: Analyser<Points>,
    limits: Limits,
}

/// Points this close are equal: only the order of their sums differs.
const EQUAL: f32 = 1e-4;

impl Decide<Knucklebones> for ByPoints {
    fn decide(&mut self, View { position, roll }: View, chance: &mut dyn Rng) -> usize {
        let points = self
            .analyser
            .columns(position, roll, self.limits, &mut || true);
        let values = points.value;
        let best = values.into_iter().flatten().fold(f32::MIN, f32::max);
        let is_best = |&column: &usize| values[column].is_some_and(|value| value > best - EQUAL);
        any_of((0..COLUMNS).filter(is_best), chance)
    }
}

/// One of some columns, each with the same chance; the first column if there are none, as in a game
/// that is over.
fn any_of(columns: impl Iterator<Item = usize>, chance: &mut dyn Rng) -> usize {
    let columns: Vec<usize> = columns.collect();
    let Ok(count @ 1..) = u32::try_from(columns.len()) else {
        return 0;
    };
    columns[chance.random_range(0..count) as usize]
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

impl Decide<Knucklebones> for MostWins {
    fn decide(&mut self, View { position, roll }: View, _: &mut dyn Rng) -> usize {
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
