//! Queries about a position.

use engine::dice::{Face, Roll};
use engine::knucklebones::{Board, Column, Limits, MOST_DEPTH, Position, PositionError};
use serde::de::{self, Deserialize, Deserializer};

use crate::query::{Small, Whole};

/// The most positions that a query may have valued.
pub const MOST_POSITIONS: u32 = 100_000_000;
/// The most milliseconds that a query may take.
pub const MOST_MILLISECONDS: u32 = 60_000;

/// A column's dice, in any order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dice(pub Column);

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let numbers = Vec::<Small<1, 6>>::deserialize(deserializer)?;
        let dice = numbers.iter().fold(Roll::default(), |dice, number| {
            let face = face(number.0);
            dice.with(face, dice.count(face) + 1)
        });
        let column = Column::new(dice);
        column.map(Dice).ok_or_else(|| {
            de::Error::custom(format_args!(
                "{} dice in a column; allowed are at most three",
                numbers.len()
            ))
        })
    }
}

/// The face with a number, 1 to 6.
fn face(number: u8) -> Face {
    Face::ALL[usize::from(number - 1)]
}

/// What a search is to make the most of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// The share of wins, a tie counting half.
    #[default]
    Win,
    /// The score difference at the end.
    Difference,
    /// The heuristic of a known command-line solver.
    Seed,
}

/// A position to analyse, as the page asks for it. The player asked about is to move.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnucklebonesQuery {
    /// Own columns.
    pub mine: [Dice; 3],
    /// The facing columns.
    pub theirs: [Dice; 3],
    /// The die rolled.
    #[serde(default)]
    pub roll: Option<Small<1, 6>>,
    /// Positions to value at most.
    #[serde(default)]
    pub positions: Option<Whole<1, MOST_POSITIONS>>,
    /// Milliseconds to take at most.
    #[serde(default)]
    pub milliseconds: Option<Whole<1, MOST_MILLISECONDS>>,
    /// Placements to look ahead at most.
    #[serde(default)]
    pub depth: Option<Small<1, MOST_DEPTH>>,
    /// What is to be made the most of.
    #[serde(default)]
    pub objective: Option<Goal>,
}

impl KnucklebonesQuery {
    /// The position asked about.
    ///
    /// # Errors
    /// Says what can't be and what is allowed.
    pub fn position(&self) -> Result<Position, PositionError> {
        let [mine, theirs] = self.boards();
        Position::new(mine, theirs)
    }

    /// The same with the other player to move.
    ///
    /// # Errors
    /// Says what can't be and what is allowed.
    pub fn of_the_other(&self) -> Result<Position, PositionError> {
        let [mine, theirs] = self.boards();
        Position::new(theirs, mine)
    }

    fn boards(&self) -> [Board; 2] {
        [self.mine, self.theirs].map(|board| Board(board.map(|Dice(column)| column)))
    }

    /// The die rolled.
    #[must_use]
    pub fn roll(&self) -> Option<Face> {
        self.roll.map(|Small(number)| face(number))
    }

    /// How far to go.
    #[must_use]
    pub fn limits(&self) -> Limits {
        let usual = Limits::default();
        Limits {
            depth: self.depth.map_or(usual.depth, |Small(depth)| depth),
            positions: self
                .positions
                .map_or(usual.positions, |Whole(positions)| positions.into()),
        }
    }
}
