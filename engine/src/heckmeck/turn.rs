//! A turn as the player sees it, and the position that its odds depend on.

use std::fmt;
use std::str::FromStr;

use crate::dice::{FACES, Face, Faces, Roll};
use crate::heckmeck::rules::{MAX_DICE, name, score, value};

/// All that the odds of an unrolled turn depend on: how the total was reached does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Faces that can't be taken again.
    pub taken: Faces,
    /// Dice not taken yet.
    pub remaining: usize,
    /// Points of the dice taken.
    pub total: usize,
}

impl Position {
    /// Before the first roll with this many dice.
    #[must_use]
    pub fn start(dice: usize) -> Position {
        Position {
            taken: Faces::NONE,
            remaining: dice,
            total: 0,
        }
    }

    /// What stopping here is worth, in points: the total if a worm is taken, else 0.
    #[must_use]
    pub fn score(self) -> usize {
        score(self.taken, self.total)
    }

    /// Whether the turn has ended by itself: no dice left, or no face left to take.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.remaining == 0 || self.taken == Faces::ALL
    }

    /// The position after taking `count` dice of `face`, which must be left to take.
    #[must_use]
    pub fn take(self, face: Face, count: usize) -> Position {
        debug_assert!(!self.taken.contains(face) && count <= self.remaining);
        Position {
            taken: self.taken.with(face),
            remaining: self.remaining - count,
            total: self.total + count * value(face),
        }
    }
}

/// The totals that `dice` dice can have when they show exactly these faces: bit `t` for a total
/// of `t` points. 0 where they can't show them.
pub(crate) fn totals(faces: Faces, dice: usize) -> u64 {
    let mut by_dice = [0; MAX_DICE + 1];
    by_dice[0] = 1;
    for face in Face::ALL.into_iter().filter(|&face| faces.contains(face)) {
        for dice in (0..=MAX_DICE).rev() {
            by_dice[dice] = (1..=dice).fold(0, |totals, count| {
                totals | by_dice[dice - count] << (count * value(face))
            });
        }
    }
    by_dice[dice]
}

/// The most points that can still come: every die left shows the best face left.
pub(crate) fn most_gain(taken: Faces, remaining: usize) -> usize {
    remaining * taken.missing().map(value).max().unwrap_or(0)
}

/// The dice taken and, once they are thrown, the dice rolled: always a turn that can happen.
///
/// Written as `5 5 w > 1 2 2 3 w | 8 dice`: the dice taken, the roll behind `>`, the dice in the
/// game. Roll and dice may be left out; then nothing is rolled and there are eight dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    taken: Roll,
    roll: Option<Roll>,
    dice: usize,
}

/// Why dice taken and rolled are no turn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// A game has 1 to 8 dice.
    #[error("dice is {0}, but a game has 1 to {MAX_DICE} dice")]
    Dice(usize),
    /// More dice are taken than there are.
    #[error("taken has {taken} dice, but the game has {dice}: at most {dice} can be taken")]
    Taken {
        /// Dice taken.
        taken: usize,
        /// Dice in the game.
        dice: usize,
    },
    /// A roll throws all the dice that are left.
    #[error(
        "roll has {rolled} dice, but {taken} of {dice} are taken: allowed are exactly {}",
        dice - taken
    )]
    Roll {
        /// Dice rolled.
        rolled: usize,
        /// Dice taken.
        taken: usize,
        /// Dice in the game.
        dice: usize,
    },
    /// Nothing can be rolled once all dice, or all faces, are taken.
    #[error("roll is given, but the turn is over ({0}): leave roll out or null")]
    Over(&'static str),
    /// A text that does not follow the notation.
    #[error("{0:?} is no turn: write dice as in \"5 5 w > 1 2 w | 6 dice\", faces 1 to 5 and w")]
    Notation(String),
}

impl Turn {
    /// A turn from counts by face (ones, twos, threes, fours, fives, worms).
    ///
    /// # Errors
    /// [`TurnError`] says which count is impossible and what is allowed. A rolled face may be
    /// one that is taken already.
    pub fn new(
        taken: [u8; FACES],
        roll: Option<[u8; FACES]>,
        dice: usize,
    ) -> Result<Turn, TurnError> {
        let (taken, roll) = (Roll::new(taken), roll.map(Roll::new));
        if !(1..=MAX_DICE).contains(&dice) {
            return Err(TurnError::Dice(dice));
        }
        if taken.len() > dice {
            let taken = taken.len();
            return Err(TurnError::Taken { taken, dice });
        }
        let turn = Turn { taken, roll, dice };
        match roll {
            Some(_) if turn.position().remaining == 0 => Err(TurnError::Over("all dice are taken")),
            Some(_) if turn.position().is_over() => Err(TurnError::Over("all six faces are taken")),
            Some(roll) if roll.len() != turn.position().remaining => Err(TurnError::Roll {
                rolled: roll.len(),
                taken: taken.len(),
                dice,
            }),
            _ => Ok(turn),
        }
    }

    /// The start of a turn with eight dice.
    #[must_use]
    pub fn start() -> Turn {
        Turn {
            taken: Roll::default(),
            roll: None,
            dice: MAX_DICE,
        }
    }

    /// The turn once the dice left are thrown and show `roll`, which has as many.
    #[must_use]
    pub fn rolled(self, roll: Roll) -> Turn {
        debug_assert!(roll.len() == self.position().remaining);
        Turn {
            roll: Some(roll),
            ..self
        }
    }

    /// The turn once all rolled dice of `face` are taken. A face that may not be taken changes
    /// nothing.
    #[must_use]
    pub fn taking(self, face: Face) -> Turn {
        let count = self.roll.map_or(0, |roll| roll.count(face));
        if count == 0 || self.taken.count(face) > 0 {
            return self;
        }
        Turn {
            taken: self.taken.and(face, count),
            roll: None,
            ..self
        }
    }

    /// The position that the dice taken have led to.
    #[must_use]
    pub fn position(&self) -> Position {
        Position {
            taken: self.taken.faces(),
            remaining: self.dice - self.taken.len(),
            total: Face::ALL
                .into_iter()
                .map(|face| usize::from(self.taken.count(face)) * value(face))
                .sum(),
        }
    }

    /// The dice just thrown, before one face of them is taken.
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        self.roll
    }

    /// Dice in the game.
    #[must_use]
    pub fn dice(&self) -> usize {
        self.dice
    }

    /// The faces of the roll that may be taken, ascending, with their dice and the position
    /// after taking them. Empty without a roll, and after a bust.
    pub fn options(&self) -> impl Iterator<Item = (Face, usize, Position)> {
        let position = self.position();
        let roll = self.roll.unwrap_or_default();
        position.taken.missing().filter_map(move |face| {
            let count = usize::from(roll.count(face));
            (count > 0).then(|| (face, count, position.take(face, count)))
        })
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dice = |f: &mut fmt::Formatter<'_>, roll: Roll| {
            Face::ALL.into_iter().try_for_each(|face| {
                (0..roll.count(face)).try_for_each(|_| write!(f, "{} ", name(face)))
            })
        };
        dice(f, self.taken)?;
        if let Some(roll) = self.roll {
            write!(f, "> ")?;
            dice(f, roll)?;
        }
        write!(f, "| {} dice", self.dice)
    }
}

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Turn, TurnError> {
        let wrong = || TurnError::Notation(text.to_owned());
        let (throws, dice) = text.split_once('|').unwrap_or((text, "8 dice"));
        let dice = dice.trim().trim_end_matches("dice").trim_end();
        let dice = dice.parse().map_err(|_| wrong())?;
        let (taken, roll) = match throws.split_once('>') {
            Some((taken, roll)) => (taken, Some(counts(roll).ok_or_else(wrong)?)),
            None => (throws, None),
        };
        Turn::new(counts(taken).ok_or_else(wrong)?, roll, dice)
    }
}

/// Dice written by their names, spaces between them, as counts by face.
fn counts(text: &str) -> Option<[u8; FACES]> {
    let mut counts = [0_u8; FACES];
    for word in text.split_whitespace() {
        let face = Face::ALL
            .into_iter()
            .find(|&face| word.chars().eq([name(face)]))?;
        counts[face.index()] = counts[face.index()].checked_add(1)?;
    }
    Some(counts)
}
