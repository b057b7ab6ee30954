//! Ways to play without a person.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rand::{Rng, RngExt};

use crate::decide::{Decide, NotLearned};
use crate::names::UnknownName;
#[cfg(feature = "by-heart")]
use crate::solitaire_dice::by_heart::{MOST_RULES, by_heart};
use crate::solitaire_dice::choice::{Choice, Taken, choices};
use crate::solitaire_dice::decide::{SolitaireDice, View};
use crate::solitaire_dice::factors::{Factors, FiveFactors, RejectSet};
use crate::solitaire_dice::rules_of_thumb::{
    Rank, columns, compare, longest_game, points_now, thumb,
};
use crate::solitaire_dice::sheet::Sheet;
use crate::solitaire_dice::solver::{best_of, estimate};
use crate::solitaire_dice::weights::Weights;

/// The ways to play there are, by their names.
///
/// ```
/// use rollwise_engine::solitaire_dice::{Strategy, RejectSet};
///
/// assert_eq!("advice-2".parse(), Ok(Strategy::Advice { depth: 2 }));
/// let set = RejectSet::new([1, 3, 6]).unwrap();
/// assert_eq!("five-factors-136".parse(), Ok(Strategy::FiveFactors(set)));
/// assert!("advice-9".parse::<Strategy>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// `random`: every choice with the same chance.
    Random,
    /// `points-now`: most points after the turn.
    PointsNow,
    /// `longest-game`: most rolls to come.
    LongestGame,
    /// `five-factors-126` and the like: five factors added up, for a set of rejects; `five-factors`
    /// alone stands for {1,2,6}.
    FiveFactors(RejectSet),
    /// `columns`: each sum by itself.
    Columns,
    /// `thumb`: the rule of thumb.
    Thumb,
    /// `by-heart-1` to `by-heart-7`: so many rules to remember, see
    /// [`by_heart`](crate::solitaire_dice::by_heart).
    #[cfg(feature = "by-heart")]
    ByHeart {
        /// How many there are.
        rules: u8,
    },
    /// `advice` and `advice-2`: most points in the end, by the network alone, or by one
    /// expectation.
    Advice {
        /// 1 or 2.
        depth: u8,
    },
}

/// All names, for whoever has asked for another one.
const NAMES: &[&str] = &[
    "random",
    "points-now",
    "longest-game",
    "five-factors (or with a set of rejects, such as five-factors-136)",
    "columns",
    "thumb",
    #[cfg(feature = "by-heart")]
    "by-heart-1 to by-heart-7 (rules to remember)",
    "advice",
    "advice-2",
];

/// Those known by one name only.
const NAMED: [(&str, Strategy); 7] = [
    ("random", Strategy::Random),
    ("points-now", Strategy::PointsNow),
    ("longest-game", Strategy::LongestGame),
    ("columns", Strategy::Columns),
    ("thumb", Strategy::Thumb),
    ("advice", Strategy::Advice { depth: 1 }),
    ("advice-2", Strategy::Advice { depth: 2 }),
];

const FIVE_FACTORS: &str = "five-factors";

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strategy::FiveFactors(set) => write!(f, "{FIVE_FACTORS}-{set}"),
            #[cfg(feature = "by-heart")]
            Strategy::ByHeart { rules } => write!(f, "by-heart-{rules}"),
            player => {
                let name = NAMED.iter().find(|(_, named)| named == player);
                f.write_str(name.map_or("", |(name, _)| name))
            }
        }
    }
}

impl FromStr for Strategy {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Strategy, UnknownName> {
        if let Some((_, player)) = NAMED.iter().find(|(known, _)| *known == name) {
            return Ok(*player);
        }
        #[cfg(feature = "by-heart")]
        if let Some(rules) = name.strip_prefix("by-heart-") {
            let known = (1..=MOST_RULES).find(|known| known.to_string() == rules);
            let player = known.map(|rules| Strategy::ByHeart { rules });
            return player.ok_or_else(|| UnknownName::new(name, NAMES));
        }
        let set = match name.strip_prefix(FIVE_FACTORS) {
            Some("") => Some(RejectSet::default()),
            Some(set) => set.strip_prefix('-').and_then(set_of_digits),
            None => None,
        };
        let player = set.map(Strategy::FiveFactors);
        player.ok_or_else(|| UnknownName::new(name, NAMES))
    }
}

fn set_of_digits(digits: &str) -> Option<RejectSet> {
    let numbers: [u8; 3] = digits.as_bytes().try_into().ok()?;
    let set = RejectSet::new(numbers.map(|digit| digit.wrapping_sub(b'0')))?;
    // Written in one way only.
    (set.to_string() == digits).then_some(set)
}

impl Strategy {
    /// One who plays like this.
    ///
    /// # Errors
    /// For a player by learned values without them.
    pub fn decider(
        self,
        weights: Option<&Arc<Weights>>,
    ) -> Result<Box<dyn Decide<SolitaireDice>>, NotLearned> {
        let way = match self {
            Strategy::Random => Way::Random,
            Strategy::PointsNow => Way::Rank(points_now),
            Strategy::LongestGame => Way::Rank(longest_game),
            Strategy::FiveFactors(set) => Way::Factors(FiveFactors::new(set, Factors::of(set))),
            Strategy::Columns => Way::Rank(columns),
            Strategy::Thumb => Way::Rank(thumb),
            #[cfg(feature = "by-heart")]
            Strategy::ByHeart { rules } => {
                return Ok(Box::new(by_heart(rules.into()).unwrap_or_default()));
            }
            Strategy::Advice { depth } => {
                let weights = weights.ok_or_else(|| NotLearned::of_player(&self))?;
                Way::Values(Arc::clone(weights), depth)
            }
        };
        Ok(Box::new(way))
    }
}

/// One who plays by five factors of one's own.
#[must_use]
pub fn by_factors(set: RejectSet, factors: Factors) -> Box<dyn Decide<SolitaireDice>> {
    Box::new(Way::Factors(FiveFactors::new(set, factors)))
}

/// What a choice is made by.
enum Way {
    Random,
    Rank(fn(&Sheet, Choice) -> Rank),
    Factors(FiveFactors),
    Values(Arc<Weights>, u8),
}

impl Decide<SolitaireDice> for Way {
    /// Of equal choices it is the one with the lower reject, then with the lower smaller sum.
    fn decide(&mut self, view: View<'_>, chance: &mut dyn Rng) -> Taken {
        let View {
            sheet,
            roll,
            opening,
        } = view;
        let taken = choices(sheet, roll, opening);
        let nth = match self {
            Way::Random => {
                // Of a fixed width: drawn the same on every machine.
                let count = u32::try_from(taken.len()).unwrap_or(1);
                chance.random_range(0..count.max(1)) as usize
            }
            Way::Rank(rank) => best_rank(&taken, |choice| rank(sheet, choice)),
            Way::Factors(factors) => best_rank(&taken, |choice| factors.rank(sheet, choice)),
            Way::Values(weights, depth) => {
                let value = |taken: &Taken| {
                    estimate(weights, &taken.choice.after(sheet), opening, *depth - 1)
                };
                best_of(taken.iter().map(value)).unwrap_or(0)
            }
        };
        taken[nth]
    }
}

/// The choice that ranks highest, the first of equal ones.
pub fn best_rank(taken: &[Taken], rank: impl Fn(Choice) -> Rank) -> usize {
    let ranks = taken.iter().map(|taken| rank(taken.choice)).enumerate();
    let best = ranks.reduce(|best, other| {
        if compare(&other.1, &best.1).is_gt() {
            other
        } else {
            best
        }
    });
    best.map_or(0, |(nth, _)| nth)
}
