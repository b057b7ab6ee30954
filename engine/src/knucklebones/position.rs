//! Two boards and a player to move; what a placed die does, and how a game ends.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::dice::Face;
use crate::knucklebones::board::{NO_OTHER, read_board};
use crate::knucklebones::{Board, COLUMNS};
use crate::notation::NotationError;

/// A position, seen by the player to move.
///
/// Written as `66_/543/211 v 554/621/44_`: the board of the player to move, then the other one,
/// with facing columns in the same order. The same value never stands on both sides of a column,
/// and the board of the player to move is not full; if the other one is, the game is over.
///
/// ```
/// use rollwise_engine::dice::Face;
/// use rollwise_engine::knucklebones::Position;
///
/// let position: Position = "5__/___/___ v 6__/66_/___".parse()?;
/// let six = Face::new(6).unwrap();
/// assert_eq!(position.removes(1, six), Some(2));
/// let after = position.place(1, six).unwrap();
/// assert_eq!(after.to_string(), "6__/___/___ v 5__/6__/___");
/// # Ok::<(), rollwise_engine::knucklebones::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    mine: Board,
    theirs: Board,
}

/// What a placed die does at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Dice of the other player that are removed.
    pub removes: u8,
    /// Points that the board gains.
    pub gain: i16,
    /// Points that the other board loses.
    pub takes: i16,
    /// How the game ends with it, for the player who places it.
    pub result: Option<GameResult>,
}

/// How a game has ended, for the player it is told to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// The higher total.
    Win,
    /// Equal totals.
    Tie,
    /// The lower total.
    Loss,
}

impl GameResult {
    /// The result for a player whose score is higher by this difference.
    #[must_use]
    pub fn of(difference: i16) -> GameResult {
        match difference {
            1.. => GameResult::Win,
            0 => GameResult::Tie,
            _ => GameResult::Loss,
        }
    }

    /// The same result as it is told to the other player.
    #[must_use]
    pub fn swapped(self) -> GameResult {
        match self {
            GameResult::Win => GameResult::Loss,
            GameResult::Tie => GameResult::Tie,
            GameResult::Loss => GameResult::Win,
        }
    }

    /// What it counts where a tie is half a win: 1, ½ or 0.
    #[must_use]
    pub fn share(self) -> f64 {
        match self {
            GameResult::Win => 1.0,
            GameResult::Tie => 0.5,
            GameResult::Loss => 0.0,
        }
    }
}

/// Why something is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// Text that is not in the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A value that would have been removed.
    #[error("column {}: {} stands on both sides; placing it removes it from the other side", .column + 1, .face.number())]
    BothSides {
        /// Index of the column.
        column: usize,
        /// The value.
        face: Face,
    },
    /// The player to move could not place a die.
    #[error("the board of the player to move is full: the game has ended before")]
    Full,
}

impl Position {
    /// The position of a player to move with the board `mine`, against `theirs`.
    ///
    /// # Errors
    ///
    /// If a value stands on both sides of a column, or `mine` is full.
    pub fn new(mine: Board, theirs: Board) -> Result<Position, PositionError> {
        for (column, (one, other)) in mine.0.into_iter().zip(theirs.0).enumerate() {
            let both = |face: &Face| one.count(*face) > 0 && other.count(*face) > 0;
            if let Some(face) = Face::ALL.into_iter().find(both) {
                return Err(PositionError::BothSides { column, face });
            }
        }
        if mine.is_full() {
            return Err(PositionError::Full);
        }
        Ok(Position { mine, theirs })
    }

    /// The position with two boards that are known to make one.
    pub(crate) fn unchecked(mine: Board, theirs: Board) -> Position {
        debug_assert!(Position::new(mine, theirs).is_ok(), "{mine} v {theirs}");
        Position { mine, theirs }
    }

    /// The board of the player to move.
    #[must_use]
    pub fn mine(self) -> Board {
        self.mine
    }

    /// The board of the other player.
    #[must_use]
    pub fn theirs(self) -> Board {
        self.theirs
    }

    /// Score of the player to move, less that of the other player.
    #[must_use]
    pub fn difference(self) -> i16 {
        i16::from(self.mine.score()) - i16::from(self.theirs.score())
    }

    /// How the game has ended for the player to move; `None` while it goes on.
    #[must_use]
    pub fn result(self) -> Option<GameResult> {
        let is_over = self.theirs.is_full();
        is_over.then(|| GameResult::of(self.difference()))
    }

    /// How many dice of the other player are removed when `face` is placed in a column, 0 to 3.
    /// `None` if that can't be: there is no such column, it is full, or the game is over.
    #[must_use]
    pub fn removes(self, column: usize, face: Face) -> Option<u8> {
        let is_possible =
            column < COLUMNS && !self.theirs.is_full() && !self.mine.0[column].is_full();
        is_possible.then(|| self.theirs.0[column].count(face))
    }

    /// What placing `face` in a column does at once. `None` where
    /// [`removes`](Position::removes) is.
    #[must_use]
    pub fn effect(self, column: usize, face: Face) -> Option<Effect> {
        let removes = self.removes(column, face)?;
        let after = self.place(column, face)?;
        let change =
            |after: Board, before: Board| i16::from(after.score()) - i16::from(before.score());
        Some(Effect {
            removes,
            gain: change(after.theirs, self.mine),
            takes: -change(after.mine, self.theirs),
            result: after.result().map(GameResult::swapped),
        })
    }

    /// The position after the player to move has placed `face` in a column, seen by the other
    /// player. All dice of that value in the facing column are removed. `None` where
    /// [`removes`](Position::removes) is.
    #[must_use]
    pub fn place(self, column: usize, face: Face) -> Option<Position> {
        self.removes(column, face)?;
        let Position {
            mut mine,
            mut theirs,
        } = self;
        mine.0[column] = mine.0[column].with(face);
        theirs.0[column] = theirs.0[column].without(face);
        Some(Position {
            mine: theirs,
            theirs: mine,
        })
    }

    /// The same position with its column pairs in ascending order. Positions that differ in the
    /// order of their column pairs alone are worth the same.
    #[must_use]
    pub fn canonical(self) -> Position {
        let mut pairs: [_; COLUMNS] =
            std::array::from_fn(|column| (self.mine.0[column], self.theirs.0[column]));
        pairs.sort_unstable();
        Position {
            mine: Board(pairs.map(|(mine, _)| mine)),
            theirs: Board(pairs.map(|(_, theirs)| theirs)),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} v {}", self.mine, self.theirs)
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let is_missing = || NotationError::at_the_end(text, NO_OTHER);
        let (mine, theirs) = text.split_once('v').ok_or_else(is_missing)?;
        Position::new(read_board(text, mine)?, read_board(text, theirs)?)
    }
}
