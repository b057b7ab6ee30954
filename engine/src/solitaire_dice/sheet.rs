//! The sheet between two turns: marks on sums and on rejects.

use std::fmt;
use std::str::FromStr;

use crate::dice::{FACES, Face, Faces};
use crate::notation::NotationError;
use crate::solitaire_dice::sum::{MOST_MARKS, OpenCost, SUMS, Sum, SumPair};

/// Numbers that can be in use.
pub const MOST_IN_USE: u8 = 3;
/// Reject marks of a number that end the game.
pub const LAST_REJECT: u8 = 8;
/// Dice of a roll.
pub const DICE: u8 = 5;

/// Which dice may be rejected before three numbers are in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Opening {
    /// Any die.
    #[default]
    Any,
    /// Only a number that is not in use yet; any die where none was rolled.
    Different,
}

/// Marks on sums and on rejects, and what an open sum costs.
///
/// A sum has at most ten marks, ten standing for ten or more. At most three numbers are in use, and
/// at most one of them has its eighth reject mark. Written as in `4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7
/// 6:7`: the sums with marks, a bar, the rejects with marks; then, in the easy variant, `| 150`.
///
/// ```
/// use rollwise_engine::solitaire_dice::{OpenCost, Sheet};
///
/// let sheet: Sheet = "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7".parse()?;
/// assert_eq!((sheet.score(), sheet.spare()), (330, Some(0)));
/// assert_eq!(sheet.mirror().to_string(), "5:6 6:7 7:8 8:9 9:8 10:4 | 1:7 5:7 6:7");
/// assert_eq!(Sheet::EMPTY.to_string(), "|");
/// let easy: Sheet = "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7 | 150".parse()?;
/// assert_eq!((easy.score(), easy.open_cost()), (380, OpenCost::Easy));
/// # Ok::<(), rollwise_engine::solitaire_dice::SheetError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sheet {
    sums: [u8; SUMS],
    rejects: [u8; FACES],
    open_cost: OpenCost,
}

/// Marks that no sheet can have, or a text that is no sheet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetError {
    /// A sum has more marks than are counted.
    #[error("sum {sum} has {marks} marks; allowed are 0 to {MOST_MARKS}")]
    TooManyMarks {
        /// The sum, 2 to 12.
        sum: u8,
        /// Its marks.
        marks: u8,
    },
    /// A number was rejected more often than a game lasts.
    #[error("number {number} has {marks} reject marks; allowed are 0 to {LAST_REJECT}")]
    TooManyRejects {
        /// The number, 1 to 6.
        number: u8,
        /// Its reject marks.
        marks: u8,
    },
    /// More than three numbers are in use.
    #[error("{0} numbers have reject marks; allowed are at most {MOST_IN_USE}")]
    TooManyInUse(u8),
    /// More than one number has its last reject mark.
    #[error("{0} numbers have {LAST_REJECT} reject marks; allowed is at most one")]
    TooManyLast(u8),
    /// A text that is no sheet.
    #[error(transparent)]
    Notation(#[from] NotationError),
}

/// How the marks on sums and on rejects fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// They tell of this many free rides.
    FreeRides(u8),
    /// Nothing speaks against them, but a row of ten may have had more marks.
    Unknown,
    /// This many marks on sums are missing.
    Missing(u8),
    /// This many marks on sums are too many.
    TooMany(u8),
}

impl Sheet {
    /// The official sheet without marks.
    pub const EMPTY: Sheet = Sheet {
        sums: [0; SUMS],
        rejects: [0; FACES],
        open_cost: OpenCost::Official,
    };

    /// The official sheet with these marks on the sums 2 to 12, and these reject marks on the numbers 1 to
    /// 6.
    ///
    /// # Errors
    /// [`SheetError`] says which marks can't be.
    pub fn new(sums: [u8; SUMS], rejects: [u8; FACES]) -> Result<Sheet, SheetError> {
        if let Some(sum) = Sum::ALL
            .into_iter()
            .find(|sum| sums[sum.index()] > MOST_MARKS)
        {
            let marks = sums[sum.index()];
            let sum = sum.number();
            return Err(SheetError::TooManyMarks { sum, marks });
        }
        let is_too_often = |face: &Face| rejects[face.index()] > LAST_REJECT;
        if let Some(face) = Face::ALL.into_iter().find(is_too_often) {
            let marks = rejects[face.index()];
            let number = face.number();
            return Err(SheetError::TooManyRejects { number, marks });
        }
        let sheet = Sheet {
            sums,
            rejects,
            ..Sheet::EMPTY
        };
        let in_use = sheet.in_use().len();
        if in_use > MOST_IN_USE {
            return Err(SheetError::TooManyInUse(in_use));
        }
        let last = rejects.map(|marks| u8::from(marks == LAST_REJECT));
        match last.iter().sum() {
            0 | 1 => Ok(sheet),
            count => Err(SheetError::TooManyLast(count)),
        }
    }

    /// A sheet with one reject mark on each of some numbers, and no other marks; `None` for more
    /// than three.
    pub(crate) fn with_in_use(in_use: Faces) -> Option<Sheet> {
        let sheet = in_use
            .iter()
            .fold(Sheet::EMPTY, |sheet, face| sheet.reject(Some(face)));
        (in_use.len() <= MOST_IN_USE).then_some(sheet)
    }

    /// The same marks where an open sum costs this.
    #[must_use]
    pub fn with_open_cost(self, open_cost: OpenCost) -> Sheet {
        Sheet { open_cost, ..self }
    }

    /// What an open sum costs.
    #[must_use]
    pub fn open_cost(&self) -> OpenCost {
        self.open_cost
    }

    /// Whether there are no marks.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.with_open_cost(OpenCost::Official) == Sheet::EMPTY
    }

    /// Marks on the sums 2 to 12, each at most ten.
    #[must_use]
    pub fn sums(&self) -> &[u8; SUMS] {
        &self.sums
    }

    /// Reject marks on the numbers 1 to 6, each at most eight.
    #[must_use]
    pub fn rejects(&self) -> &[u8; FACES] {
        &self.rejects
    }

    /// Marks on a sum.
    #[must_use]
    pub fn marks(&self, sum: Sum) -> u8 {
        self.sums[sum.index()]
    }

    /// Reject marks on a number.
    #[must_use]
    pub fn rejected(&self, face: Face) -> u8 {
        self.rejects[face.index()]
    }

    /// The numbers with reject marks.
    #[must_use]
    pub fn in_use(&self) -> Faces {
        Face::ALL
            .into_iter()
            .filter(|&face| self.rejected(face) > 0)
            .fold(Faces::NONE, Faces::with)
    }

    /// Whether a number has its eighth reject mark.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.rejects.contains(&LAST_REJECT)
    }

    /// Points of a row, as if the game ended now.
    #[must_use]
    pub fn points(&self, sum: Sum) -> i16 {
        sum.points(self.marks(sum), self.open_cost)
    }

    /// Points of all rows, as if the game ended now.
    #[must_use]
    pub fn score(&self) -> i16 {
        Sum::ALL.map(|sum| self.points(sum)).iter().sum()
    }

    /// With three numbers in use: the rejects that can still be marked without ending the game.
    #[must_use]
    pub fn spare(&self) -> Option<u8> {
        let in_use = self.rejects.iter().filter(|&&marks| marks > 0);
        let left = in_use.map(|&marks| (LAST_REJECT - 1).saturating_sub(marks));
        (self.in_use().len() == MOST_IN_USE).then(|| left.sum())
    }

    /// The chance that the next roll is a free ride: 1/32 with three numbers in use, else 0.
    #[must_use]
    pub fn free_ride_chance(&self) -> f64 {
        if self.in_use().len() == MOST_IN_USE && !self.is_over() {
            1.0 / 32.0
        } else {
            0.0
        }
    }

    /// The sheet when every face f is read as 7 − f: rules and points stay the same.
    #[must_use]
    pub fn mirror(mut self) -> Sheet {
        self.sums.reverse();
        self.rejects.reverse();
        self
    }

    /// The numbers of a roll that may be rejected; none on a free ride. The game is not over.
    #[must_use]
    pub fn allowed(&self, roll: Faces, opening: Opening) -> Faces {
        let in_use = self.in_use();
        if in_use.len() == MOST_IN_USE {
            return roll.intersection(in_use);
        }
        let fresh = roll.intersection(in_use.complement());
        if opening == Opening::Different && !fresh.is_empty() {
            fresh
        } else {
            roll
        }
    }

    /// The sheet after a turn. A reject that no sheet has room for, of a fourth number or once the
    /// game is over, is not marked.
    #[must_use]
    pub fn after(mut self, reject: Option<Face>, pair: SumPair) -> Sheet {
        for sum in pair.sums() {
            let marks = &mut self.sums[sum.index()];
            *marks = MOST_MARKS.min(*marks + 1);
        }
        self.reject(reject)
    }

    /// The sheet with one more reject mark on a number, or as it is on a free ride, and where there
    /// is no room for the mark.
    #[must_use]
    pub(crate) fn reject(mut self, reject: Option<Face>) -> Sheet {
        if let Some(face) = reject {
            let is_fourth = self.rejected(face) == 0 && self.in_use().len() >= MOST_IN_USE;
            if !is_fourth && !self.is_over() {
                self.rejects[face.index()] += 1;
            }
        }
        self
    }

    /// How the marks fit together: those on sums are twice those on rejects, or, with three numbers
    /// in use, two more for each free ride.
    #[must_use]
    pub fn fit(&self) -> Fit {
        let found: u8 = self.sums.iter().sum();
        let expected: u8 = 2 * self.rejects.iter().sum::<u8>();
        let may_have_more = self.sums.contains(&MOST_MARKS);
        let has_free_rides = self.in_use().len() == MOST_IN_USE;
        match found.checked_sub(expected) {
            _ if may_have_more && (found <= expected || has_free_rides) => Fit::Unknown,
            None => Fit::Missing(expected - found),
            Some(more) if more > 0 && !has_free_rides => Fit::TooMany(more),
            Some(more) if more % 2 == 1 => Fit::Missing(1),
            Some(more) => Fit::FreeRides(more / 2),
        }
    }
}

impl Fit {
    /// Free rides that the marks tell of.
    #[must_use]
    pub fn free_rides(self) -> Option<u8> {
        match self {
            Fit::FreeRides(rides) => Some(rides),
            _ => None,
        }
    }

    /// Marks on sums that are missing; below 0 those that are too many.
    #[must_use]
    pub fn missing(self) -> i16 {
        match self {
            Fit::FreeRides(_) | Fit::Unknown => 0,
            Fit::Missing(marks) => marks.into(),
            Fit::TooMany(marks) => -i16::from(marks),
        }
    }

    /// What does not fit, in words.
    #[must_use]
    pub fn misfit(self) -> Option<String> {
        let marks = |count| match count {
            1 => "1 mark".to_owned(),
            _ => format!("{count} marks"),
        };
        match self {
            Fit::FreeRides(_) | Fit::Unknown => None,
            Fit::Missing(1) => Some("1 mark on the sums is missing".to_owned()),
            Fit::Missing(count) => Some(format!("{} on the sums are missing", marks(count))),
            Fit::TooMany(count) => Some(format!("{} on the sums too many", marks(count))),
        }
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marked = |first: u8, marks: &[u8]| {
            let rows = (first..).zip(marks).filter(|&(_, &marks)| marks > 0);
            let rows: Vec<String> = rows.map(|(row, marks)| format!("{row}:{marks}")).collect();
            rows.join(" ")
        };
        let text = format!("{} | {}", marked(2, &self.sums), marked(1, &self.rejects));
        f.write_str(text.trim())?;
        match self.open_cost {
            OpenCost::Official => Ok(()),
            cost @ OpenCost::Easy => write!(f, " | {}", cost.points()),
        }
    }
}

/// What is wrong with a text, and what a sheet looks like.
macro_rules! wanted {
    ($wrong:literal) => {
        concat!($wrong, "; write a sheet as in \"4:4 7:8 | 1:3 6:3\"")
    };
}

const NO_BAR: &str = wanted!("has no bar between sums and rejects (the empty sheet is \"|\")");
const TWICE: &str = wanted!("has a row twice");
const NO_SUM: &str = wanted!("has a row that is not a sum, 2 to 12");
const NO_REJECT: &str = wanted!("has a row that is not a reject, 1 to 6");
const NO_ROW: &str = wanted!("has a row that is not two whole numbers, row:marks");
const NO_COST: &str = wanted!("has a cost of open sums that is neither 200 nor 150");

impl FromStr for Sheet {
    type Err = SheetError;

    fn from_str(text: &str) -> Result<Sheet, SheetError> {
        let is_missing = || NotationError::at_the_end(text, NO_BAR);
        let (sums, rest) = text.split_once('|').ok_or_else(is_missing)?;
        let wrong = |(row, reason)| NotationError::new(text, row, reason);
        let (rejects, open_cost) = match rest.split_once('|') {
            None => (rest, OpenCost::default()),
            Some((_, cost)) if cost.trim().is_empty() => {
                return Err(NotationError::at_the_end(text, NO_COST).into());
            }
            Some((rejects, cost)) => {
                let cost = cost.trim();
                let known = cost.parse().ok().and_then(OpenCost::of);
                (rejects, known.ok_or_else(|| wrong((cost, NO_COST)))?)
            }
        };
        let sums = read_rows(2, sums, NO_SUM).map_err(wrong)?;
        let rejects = read_rows(1, rejects, NO_REJECT).map_err(wrong)?;
        Ok(Sheet::new(sums, rejects)?.with_open_cost(open_cost))
    }
}

/// Marks by row, of rows that are counted from `first` on. The error is the row that is wrong, and
/// why: `no_row` where it has a number that none has.
fn read_rows<'a, const N: usize>(
    first: u8,
    text: &'a str,
    no_row: &'static str,
) -> Result<[u8; N], (&'a str, &'static str)> {
    fn number(digits: &str) -> Option<u8> {
        let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse().ok().filter(|_| is_plain)
    }
    let mut rows = [None; N];
    for row in text.split_whitespace() {
        let read = row
            .split_once(':')
            .and_then(|(name, marks)| Some((number(name)?, number(marks)?)));
        let (name, marks) = read.ok_or((row, NO_ROW))?;
        let place = name.checked_sub(first).map(usize::from);
        let known = place.and_then(|place| rows.get_mut(place));
        if known.ok_or((row, no_row))?.replace(marks).is_some() {
            return Err((row, TWICE));
        }
    }
    Ok(rows.map(Option::unwrap_or_default))
}
