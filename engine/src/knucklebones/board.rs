//! A player's board: three columns of dice, and what they score.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::dice::{Face, Roll};
use crate::knucklebones::PositionError;
use crate::notation::NotationError;

/// Columns of a board.
pub const COLUMNS: usize = 3;

/// Squares of a column: as many dice fit in.
pub const SQUARES: u8 = 3;

/// A column: up to three dice, whose order does not matter.
///
/// Written with its highest die first and `_` for each empty square, and read in any order.
///
/// ```
/// use rollwise_engine::knucklebones::Column;
///
/// let column: Column = "4_4".parse()?;
/// assert_eq!(column.to_string(), "44_");
/// assert_eq!((column.len(), column.score()), (2, 16));
/// # Ok::<(), rollwise_engine::knucklebones::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(Roll);

impl Column {
    /// The column with these dice; `None` if there are more than three.
    #[must_use]
    pub fn new(dice: Roll) -> Option<Column> {
        (dice.len() <= u16::from(SQUARES)).then_some(Column(dice))
    }

    /// The 84 columns there are, the empty one first.
    pub fn all() -> impl Iterator<Item = Column> {
        // Three squares in ascending order, each empty (0) or with a die.
        (0..7 * 7 * 7_usize)
            .map(|code| [code / 49, code / 7 % 7, code % 7])
            .filter(|squares| squares.is_sorted())
            .map(|squares| {
                let dice = squares
                    .into_iter()
                    .filter_map(|square| Face::ALL.get(square.checked_sub(1)?));
                dice.fold(Column::default(), |column, &face| column.with(face))
            })
    }

    /// How many of its dice show `face`, 0 to 3.
    #[must_use]
    pub fn count(self, face: Face) -> u8 {
        self.0.count(face)
    }

    /// Number of its dice, 0 to 3.
    #[must_use]
    pub fn len(self) -> u8 {
        Face::ALL.into_iter().map(|face| self.count(face)).sum()
    }

    /// Whether no die stands in it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Whether no die can be placed in it.
    #[must_use]
    pub fn is_full(self) -> bool {
        self.len() >= SQUARES
    }

    /// What it scores, 0 to 54: for each value that stands in it `k` times, the value times `k²`.
    #[must_use]
    pub fn score(self) -> u8 {
        Face::ALL
            .into_iter()
            .map(|face| face.number() * self.count(face) * self.count(face))
            .sum()
    }

    /// The column with one more die. There must be room for it.
    pub(crate) fn with(self, face: Face) -> Column {
        debug_assert!(!self.is_full(), "{self} is full");
        Column(self.0.with(face, self.count(face) + 1))
    }

    /// The column without the dice that show `face`.
    pub(crate) fn without(self, face: Face) -> Column {
        Column(self.0.with(face, 0))
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for face in Face::ALL.into_iter().rev() {
            for _ in 0..self.count(face) {
                write!(f, "{}", face.number())?;
            }
        }
        (self.len()..SQUARES).try_for_each(|_| f.write_str("_"))
    }
}

/// What is wrong with a text, and what a position looks like.
macro_rules! wanted {
    ($wrong:literal) => {
        concat!(
            $wrong,
            "; write a position as in \"66_/543/211 v 554/621/44_\""
        )
    };
}

/// What an error says of a text without the other board.
pub(super) const NO_OTHER: &str = wanted!("has no \"v\" between two boards");
const NO_DIE: &str = wanted!("has a sign that is not a die, 1 to 6, or \"_\" for an empty square");
const FOURTH: &str = wanted!("has a column of more than three squares");
const TOO_FEW: &str = wanted!("has a column of fewer than three squares, empty ones being \"_\"");
const COLUMN_COUNT: &str = wanted!("has a board of more or fewer than three columns");

impl FromStr for Column {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Column, PositionError> {
        Ok(read_column(text, text)?)
    }
}

/// A column from a part of a text.
fn read_column(text: &str, part: &str) -> Result<Column, NotationError> {
    let mut column = Column::default();
    for (at, sign) in part.char_indices() {
        match Face::of_sign(sign) {
            Some(face) if !column.is_full() => column = column.with(face),
            None if sign == '_' => {}
            found => {
                let reason = found.map_or(NO_DIE, |_| FOURTH);
                let sign = &part[at..][..sign.len_utf8()];
                return Err(NotationError::new(text, sign, reason));
            }
        }
    }
    match part.chars().count().cmp(&usize::from(SQUARES)) {
        Ordering::Less => return Err(NotationError::new(text, part, TOO_FEW)),
        Ordering::Greater => return Err(NotationError::new(text, part, FOURTH)),
        Ordering::Equal => {}
    }
    Ok(column)
}

/// A board from a part of a text.
pub(super) fn read_board(text: &str, part: &str) -> Result<Board, NotationError> {
    let part = part.trim();
    let columns = part.split('/').map(|column| read_column(text, column));
    let columns: Vec<Column> = columns.collect::<Result<_, _>>()?;
    let wrong = |_| NotationError::new(text, part, COLUMN_COUNT);
    columns.try_into().map(Board).map_err(wrong)
}

/// A player's board, written as `66_/543/211`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(pub [Column; COLUMNS]);

impl Board {
    /// What its columns score together, 0 to 162.
    #[must_use]
    pub fn score(self) -> u8 {
        self.0.into_iter().map(Column::score).sum()
    }

    /// Number of its squares without a die, 0 to 9.
    #[must_use]
    pub fn empty_squares(self) -> u8 {
        self.0
            .into_iter()
            .map(|column| SQUARES - column.len())
            .sum()
    }

    /// Whether no die can be placed on it.
    #[must_use]
    pub fn is_full(self) -> bool {
        self.0.into_iter().all(Column::is_full)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third] = self.0;
        write!(f, "{first}/{second}/{third}")
    }
}

impl FromStr for Board {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Board, PositionError> {
        Ok(read_board(text, text)?)
    }
}
