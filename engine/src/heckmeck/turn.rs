//! A turn as the player sees it, and the position that its odds depend on.

use std::fmt;
use std::str::FromStr;

use crate::dice::{FACES, Face, Faces, Roll};
use crate::heckmeck::rules::{Dice, MAX_DICE, WORM, points, symbol};
use crate::notation::NotationError;

/// A turn before a roll, as far as its odds depend on it: how the total was reached does not
/// matter.
///
/// ```
/// use rollwise_engine::heckmeck::Turn;
///
/// let position = "5 5 w".parse::<Turn>().unwrap().position();
/// assert_eq!((position.total, position.remaining, position.taken.len()), (15, 5, 2));
/// assert_eq!(position.stop_total(), Some(15));
/// // Without a worm a stop fails.
/// let position = "5 5".parse::<Turn>().unwrap().position();
/// assert_eq!((position.stop_total(), position.score()), (None, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Faces that can't be taken again.
    pub taken: Faces,
    /// Dice not taken yet, 0 to 8.
    pub remaining: u8,
    /// Points of the dice taken, 0 to 40.
    pub total: u8,
}

impl Position {
    /// The position before the first roll with this many dice.
    #[must_use]
    pub fn start(dice: Dice) -> Position {
        Position {
            taken: Faces::NONE,
            remaining: dice.number(),
            total: 0,
        }
    }

    /// The total that a stop here ends the turn on; `None` without a worm, as the turn fails then.
    #[must_use]
    pub fn stop_total(self) -> Option<u8> {
        self.taken.contains(WORM).then_some(self.total)
    }

    /// What stopping here is worth, in points: the total if a worm is taken, else 0.
    #[must_use]
    pub fn score(self) -> u8 {
        self.stop_total().unwrap_or(0)
    }

    /// Whether stopping is allowed: the first roll can't be left out.
    #[must_use]
    pub fn may_stop(self) -> bool {
        self.taken != Faces::NONE
    }

    /// Whether the turn has ended by itself: no dice left, or no face left to take.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.remaining == 0 || self.taken == Faces::ALL
    }

    /// The position after taking `count` dice of `face`, which must be left to take.
    #[must_use]
    pub(crate) fn take(self, face: Face, count: u8) -> Position {
        debug_assert!(!self.taken.contains(face) && count <= self.remaining);
        Position {
            taken: self.taken.with(face),
            remaining: self.remaining - count,
            total: self.total + count * points(face),
        }
    }
}

/// The most points that can still come: every die left shows the best face left.
pub(crate) fn most_gain(taken: Faces, remaining: u8) -> u8 {
    remaining * taken.missing().map(points).max().unwrap_or(0)
}

/// The dice taken and, once they are thrown, the dice rolled: always a turn that can happen.
///
/// Written as `5 5 w > 1 2 2 3 w | 8 dice`: the dice taken, the roll behind `>`, the dice in the
/// game. Roll and dice may be left out; then nothing is rolled and there are eight dice. Blanks
/// between dice may be left out as well, or be commas, and a worm may be written `W` or 6.
///
/// ```
/// use rollwise_engine::heckmeck::Turn;
///
/// let turn: Turn = "5 5 w > 1 2 2 3 w | 8 dice".parse()?;
/// // The worms are taken already: ones, twos and threes are left to choose from.
/// let options = turn.options().map(|(face, ..)| turn.taking(face).to_string());
/// let options: Vec<String> = options.collect();
/// assert_eq!(options, ["1 5 5 w | 8 dice", "2 2 5 5 w | 8 dice", "3 5 5 w | 8 dice"]);
/// # Ok::<(), rollwise_engine::heckmeck::TurnError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    taken: Roll,
    roll: Option<Roll>,
    dice: Dice,
}

/// Why dice taken and rolled are no turn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// A game has 1 to 8 dice.
    #[error("dice is {0}, but a game has 1 to {MAX_DICE} dice")]
    Dice(u8),
    /// More dice are taken than there are.
    #[error("taken has {taken} dice, but the game has {dice}: at most {dice} can be taken")]
    Taken {
        /// Dice taken.
        taken: u16,
        /// Dice in the game.
        dice: u8,
    },
    /// A roll throws all the dice that are left.
    #[error(
        "roll has {rolled} dice, but {} of {dice} are taken: allowed are exactly {left}",
        dice - left
    )]
    Roll {
        /// Dice rolled.
        rolled: u16,
        /// Dice not taken, which a roll throws.
        left: u8,
        /// Dice in the game.
        dice: u8,
    },
    /// Nothing can be rolled once all dice, or all faces, are taken.
    #[error("roll is given, but the turn is over ({0}): leave roll out or null")]
    Over(&'static str),
    /// A text that does not follow the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
}

impl Turn {
    /// The turn with these dice taken and rolled, as counts by face (ones, twos, threes, fours,
    /// fives, worms), in a game with `dice` dice.
    ///
    /// # Errors
    /// [`TurnError`] says which count is impossible and what is allowed. A rolled face may be
    /// one that is taken already.
    pub fn new(taken: [u8; FACES], roll: Option<[u8; FACES]>, dice: u8) -> Result<Turn, TurnError> {
        let (taken, roll) = (Roll::new(taken), roll.map(Roll::new));
        let known = Dice::new(dice).ok_or(TurnError::Dice(dice))?;
        if taken.len() > dice.into() {
            let taken = taken.len();
            return Err(TurnError::Taken { taken, dice });
        }
        let turn = Turn {
            taken,
            roll: None,
            dice: known,
        };
        match roll {
            Some(roll) => turn.rolled(roll),
            None => Ok(turn),
        }
    }

    /// The start of a turn with eight dice.
    #[must_use]
    pub fn start() -> Turn {
        Turn {
            taken: Roll::default(),
            roll: None,
            dice: Dice::EIGHT,
        }
    }

    /// The turn once the dice left are thrown and show `roll`, which replaces a roll before it.
    ///
    /// # Errors
    /// [`TurnError::Roll`] for a roll that has not as many dice as are left, [`TurnError::Over`]
    /// if nothing can be rolled any more.
    ///
    /// ```
    /// use rollwise_engine::dice::Roll;
    /// use rollwise_engine::heckmeck::Turn;
    ///
    /// let turn: Turn = "5 5 w | 8 dice".parse()?;
    /// let rolled = turn.rolled(Roll::new([1, 2, 1, 0, 0, 1]))?;
    /// assert_eq!(rolled.to_string(), "5 5 w > 1 2 2 3 w | 8 dice");
    /// assert!(turn.rolled(Roll::new([1, 2, 1, 0, 0, 0])).is_err());
    /// # Ok::<(), rollwise_engine::heckmeck::TurnError>(())
    /// ```
    pub fn rolled(self, roll: Roll) -> Result<Turn, TurnError> {
        let (rolled, dice) = (roll.len(), self.dice.number());
        let position = self.position();
        let left = position.remaining;
        if left == 0 {
            Err(TurnError::Over("all dice are taken"))
        } else if position.is_over() {
            Err(TurnError::Over("all six faces are taken"))
        } else if rolled == left.into() {
            Ok(Turn {
                roll: Some(roll),
                ..self
            })
        } else {
            Err(TurnError::Roll { rolled, left, dice })
        }
    }

    /// [`Turn::rolled`] with a roll that fits, which is not checked: games do this all the time.
    pub(crate) fn with_roll(self, roll: Roll) -> Turn {
        debug_assert!(self.rolled(roll).is_ok(), "{roll:?} in {self}");
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
            taken: self.taken.with(face, count),
            roll: None,
            ..self
        }
    }

    /// The position that the dice taken have led to.
    #[must_use]
    pub fn position(&self) -> Position {
        let taken = self.taken.faces();
        let faces = Face::ALL.into_iter().filter(|&face| taken.contains(face));
        faces.fold(Position::start(self.dice), |position, face| {
            position.take(face, self.taken.count(face))
        })
    }

    /// The dice that are taken.
    #[must_use]
    pub fn taken(&self) -> Roll {
        self.taken
    }

    /// The dice just thrown, before one face of them is taken.
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        self.roll
    }

    /// The dice of the game.
    #[must_use]
    pub fn dice(&self) -> Dice {
        self.dice
    }

    /// The faces of the roll that may be taken, ascending, with their dice and the position
    /// after taking them. Empty without a roll, and after a bust.
    pub fn options(&self) -> impl Iterator<Item = (Face, u8, Position)> {
        let position = self.position();
        let roll = self.roll.unwrap_or_default();
        position.taken.missing().filter_map(move |face| {
            let count = roll.count(face);
            (count > 0).then(|| (face, count, position.take(face, count)))
        })
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dice = |f: &mut fmt::Formatter<'_>, roll: Roll| {
            Face::ALL.into_iter().try_for_each(|face| {
                (0..roll.count(face)).try_for_each(|_| write!(f, "{} ", symbol(face)))
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

/// What an error says of a text that is no turn.
const WANTED: &str =
    "is not a turn: write dice as in \"5 5 w > 1 2 w | 6 dice\", faces 1 to 5 and w";

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Turn, TurnError> {
        let (throws, dice) = match text.split_once('|') {
            Some((throws, dice)) => (throws, number_of_dice(text, dice)?),
            None => (text, MAX_DICE),
        };
        let (taken, roll) = match throws.split_once('>') {
            Some((taken, roll)) => (taken, Some(counts(text, roll)?)),
            None => (throws, None),
        };
        Turn::new(counts(text, taken)?, roll, dice)
    }
}

/// Dice as they are written in a turn, such as `5 5 w` or `55w`, as counts by face.
///
/// # Errors
/// The first letter that is no face.
///
/// ```
/// use rollwise_engine::heckmeck::read_dice;
///
/// assert_eq!(read_dice("13344"), Ok([1, 0, 2, 2, 0, 0]));
/// assert_eq!(read_dice("1 7").unwrap_err().place, 2..3);
/// ```
pub fn read_dice(text: &str) -> Result<[u8; FACES], NotationError> {
    counts(text, text)
}

/// The dice of the game, from a part of a text.
fn number_of_dice(text: &str, part: &str) -> Result<u8, NotationError> {
    let written = part.trim();
    let number = written.trim_end_matches("dice").trim_end();
    if number.is_empty() {
        return Err(NotationError::at_the_end(text, WANTED));
    }
    number
        .parse()
        .map_err(|_| NotationError::new(text, written, WANTED))
}

/// Dice from a part of a text, as counts by face.
fn counts(text: &str, part: &str) -> Result<[u8; FACES], NotationError> {
    let mut counts = [0_u8; FACES];
    for (at, letter) in part.char_indices() {
        if letter.is_whitespace() || letter == ',' {
            continue;
        }
        let name = match letter {
            'W' | '6' => 'w',
            letter => letter,
        };
        let wrong = || NotationError::new(text, &part[at..][..letter.len_utf8()], WANTED);
        let face = Face::ALL.into_iter().find(|&face| symbol(face) == name);
        let count = &mut counts[face.ok_or_else(wrong)?.index()];
        *count = count.checked_add(1).ok_or_else(wrong)?;
    }
    Ok(counts)
}
