//! Ways to play without a person.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::learned::NotLearned;
use crate::solitaire_dice::choice::{Choice, FiveDice, Taken, choices};
use crate::solitaire_dice::factors::{Factors, FiveFactors, RejectSet};
use crate::solitaire_dice::rules_of_thumb::{
    Rank, columns, compare, longest_game, points_now, thumb,
};
use crate::solitaire_dice::sheet::{Opening, Sheet};
use crate::solitaire_dice::solver::{best_of, estimate};
use crate::solitaire_dice::weights::Weights;

/// The players there are, by their names.
///
/// ```
/// use engine::solitaire_dice::{Player, RejectSet};
///
/// assert_eq!("advice-2".parse(), Ok(Player::Advice { depth: 2 }));
/// let set = RejectSet::new([1, 3, 6]).unwrap();
/// assert_eq!("five-factors-136".parse(), Ok(Player::FiveFactors(set)));
/// assert!("advice-9".parse::<Player>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// `random`: every choice with the same chance.
    Random,
    /// `points-now`: most points after the turn.
    PointsNow,
    /// `longest-game`: most rolls to come.
    LongestGame,
    /// `five-factors-126` and the like: five factors added up, for a set of rejects; `five-factors` alone
    /// stands for {1,2,6}.
    FiveFactors(RejectSet),
    /// `columns`: each sum by itself.
    Columns,
    /// `thumb`: the rule of thumb.
    Thumb,
    /// `advice` and `advice-2`: most points in the end, by the network alone, or by one expectation.
    Advice {
        /// 1 or 2.
        depth: u8,
    },
}

/// A text that is the name of no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no player; there are random, points-now, longest-game, five-factors, columns, thumb, advice \
     and advice-2"
)]
pub struct UnknownPlayer(pub String);

/// Those known by one name only.
const NAMED: [(&str, Player); 7] = [
    ("random", Player::Random),
    ("points-now", Player::PointsNow),
    ("longest-game", Player::LongestGame),
    ("columns", Player::Columns),
    ("thumb", Player::Thumb),
    ("advice", Player::Advice { depth: 1 }),
    ("advice-2", Player::Advice { depth: 2 }),
];

const FIVE_FACTORS: &str = "five-factors";

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::FiveFactors(set) => write!(f, "{FIVE_FACTORS}-{set}"),
            player => {
                let name = NAMED.iter().find(|(_, named)| named == player);
                f.write_str(name.map_or("", |(name, _)| name))
            }
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        if let Some((_, player)) = NAMED.iter().find(|(known, _)| *known == name) {
            return Ok(*player);
        }
        let set = match name.strip_prefix(FIVE_FACTORS) {
            Some("") => Some(RejectSet::default()),
            Some(set) => set.strip_prefix('-').and_then(set_of_digits),
            None => None,
        };
        let player = set.map(Player::FiveFactors);
        player.ok_or_else(|| UnknownPlayer(name.to_owned()))
    }
}

fn set_of_digits(digits: &str) -> Option<RejectSet> {
    let numbers: [u8; 3] = digits.as_bytes().try_into().ok()?;
    let set = RejectSet::new(numbers.map(|digit| digit.wrapping_sub(b'0')))?;
    // Written in one way only.
    (set.to_string() == digits).then_some(set)
}

impl Player {
    /// One who plays like this.
    ///
    /// # Errors
    /// For a player by learned values without them.
    pub fn decider(self, weights: Option<&Arc<Weights>>) -> Result<Decider, NotLearned> {
        let way = match self {
            Player::Random => Way::Random,
            Player::PointsNow => Way::Rank(points_now),
            Player::LongestGame => Way::Rank(longest_game),
            Player::FiveFactors(set) => Way::Factors(FiveFactors::new(set, Factors::of(set))),
            Player::Columns => Way::Rank(columns),
            Player::Thumb => Way::Rank(thumb),
            Player::Advice { depth } => {
                let weights = weights.ok_or_else(|| NotLearned::of(&self))?;
                Way::Values(Arc::clone(weights), depth)
            }
        };
        Ok(Decider(way))
    }
}

/// Whoever decides for a player.
pub struct Decider(Way);

enum Way {
    Random,
    Rank(fn(&Sheet, Choice) -> Rank),
    Factors(FiveFactors),
    Values(Arc<Weights>, u8),
}

impl Decider {
    /// One who plays by five factors of one's own.
    #[must_use]
    pub fn by_factors(set: RejectSet, factors: Factors) -> Decider {
        Decider(Way::Factors(FiveFactors::new(set, factors)))
    }

    /// The same where `seed` decides what the player leaves to chance.
    #[must_use]
    pub fn decide_by(&self, seed: u64, sheet: &Sheet, roll: FiveDice, opening: Opening) -> Taken {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        self.decide(sheet, roll, opening, &mut generator)
    }

    /// The choice of a roll. Of equal ones it is the one with the lower reject, then with the lower smaller
    /// sum. The sheet is not over.
    pub fn decide(
        &self,
        sheet: &Sheet,
        roll: FiveDice,
        opening: Opening,
        generator: &mut ChaCha8Rng,
    ) -> Taken {
        let taken = choices(sheet, roll, opening);
        let nth = match &self.0 {
            Way::Random => {
                // Of a fixed width: drawn the same on every machine.
                let count = u32::try_from(taken.len()).unwrap_or(1);
                generator.random_range(0..count.max(1)) as usize
            }
            Way::Rank(rank) => best_rank(&taken, |choice| rank(sheet, choice)),
            Way::Factors(factors) => best_rank(&taken, |choice| factors.rank(sheet, choice)),
            Way::Values(weights, depth) => {
                let value = |taken: &Taken| {
                    estimate(weights, &taken.choice.after(sheet), opening, depth - 1)
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
