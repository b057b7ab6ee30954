//! The rules that a turn's odds depend on.

use std::fmt;

use crate::dice::{Face, throws};
use crate::names::named;

/// The most dice of a game, and the usual number; house rules may use fewer.
pub const MAX_DICE: u8 = 8;

/// Points of eight worms (or fives): no total is higher.
pub const MAX_TOTAL: u8 = 40;

/// The lowest number on a tile. A lower total takes nothing.
pub const LOWEST_TILE: u8 = 21;

/// The face that must be among the dice taken, or the turn is worth nothing.
pub const WORM: Face = Face::ALL[5];

/// A number of dice that can be rolled: 1 to 8.
///
/// ```
/// use rollwise_engine::heckmeck::{Dice, Position};
///
/// let five = Dice::new(5).expect("1 to 8");
/// assert_eq!(Position::start(five).remaining, 5);
/// assert_eq!(Dice::new(9), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice(u8);

impl Dice {
    /// The dice of the game as it is sold.
    pub const EIGHT: Dice = Dice(MAX_DICE);

    /// That many dice, if it is 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Dice> {
        if number >= 1 && number <= MAX_DICE {
            Some(Dice(number))
        } else {
            None
        }
    }

    /// Every number of dice, ascending.
    pub fn every() -> impl Iterator<Item = Dice> {
        (1..=MAX_DICE).map(Dice)
    }

    /// How many they are, 1 to 8.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Points of one die that shows `face`: its number, and 5 for the worm.
#[must_use]
pub fn points(face: Face) -> u8 {
    if face == WORM { 5 } else { face.number() }
}

/// The sign of a face in text: `1` to `5`, and `w` for the worm.
#[must_use]
pub fn symbol(face: Face) -> char {
    if face == WORM {
        'w'
    } else {
        char::from(b'0' + face.number())
    }
}

/// Chance that all of `dice` dice show faces that are taken already, of which there are `taken`: it
/// ends the turn.
#[must_use]
pub(crate) fn bust_chance(taken: u8, dice: u8) -> f64 {
    f64::from(u32::from(taken).pow(dice.into())) / f64::from(throws(dice))
}

named! {
    /// What a roll without a face that may be taken does to the turn.
    ///
    /// ```
    /// use rollwise_engine::heckmeck::{Bust, Calculator, Turn};
    ///
    /// // Nothing of this roll may be taken.
    /// let turn: Turn = "5 5 w > 5 5 5 w w".parse().unwrap();
    /// let left = |bust| Calculator::default().answer(&turn, bust).position.expected_value();
    /// assert_eq!(left(Bust::ScoresNothing), 0.0);
    /// assert_eq!(left(Bust::KeepsTotal), 15.0);
    /// ```
    #[derive(Default)]
    pub enum Bust {
        /// The turn is worth nothing: the rule of the game.
        #[default]
        ScoresNothing = "scores-nothing",
        /// The turn ends with the score so far, as if it had been stopped. No rule of the game,
        /// but how some calculators count; averages come out too high.
        KeepsTotal = "keeps-total",
    }
}

impl Bust {
    /// Points that a busted roll leaves of `score`.
    #[must_use]
    pub(crate) fn keeps(self, score: u8) -> u8 {
        match self {
            Bust::ScoresNothing => 0,
            Bust::KeepsTotal => score,
        }
    }
}
