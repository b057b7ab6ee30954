//! The sums of two dice, and what marks on them are worth.

use std::fmt;

use crate::dice::Face;

/// Sums that two dice can have: 2 to 12.
pub const SUMS: usize = 11;
/// Marks of a sum that count.
pub const MOST_MARKS: u8 = 10;
/// Marks of a sum that bring back what its first one cost.
pub const PAID_BACK: u8 = 5;

/// Points of each mark from the sixth to the tenth, for the sums 2 to 12.
const EACH: [i16; SUMS] = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100];

/// What an open sum costs: one with one to four marks at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpenCost {
    /// 200 points, as on the official sheet.
    #[default]
    Official,
    /// 150 points, the easy variant.
    Easy,
}

impl OpenCost {
    /// Each of them.
    pub const ALL: [OpenCost; 2] = [OpenCost::Official, OpenCost::Easy];

    /// The points.
    #[must_use]
    pub const fn points(self) -> i16 {
        match self {
            OpenCost::Official => 200,
            OpenCost::Easy => 150,
        }
    }

    /// The one of this many points; `None` for others.
    #[must_use]
    pub fn of(points: u32) -> Option<OpenCost> {
        let mut all = OpenCost::ALL.into_iter();
        all.find(|cost| u32::from(cost.points().unsigned_abs()) == points)
    }
}

/// A sum of two dice.
///
/// ```
/// use rollwise_engine::solitaire_dice::{OpenCost, Sum};
///
/// let eight = Sum::new(8).unwrap();
/// assert_eq!((eight.number(), eight.each()), (8, 40));
/// assert_eq!((eight.to_string(), format!("{eight:?}")), ("8".to_owned(), "Sum(8)".to_owned()));
/// assert_eq!((Sum::new(1), Sum::new(13)), (None, None));
/// // The first mark costs 200, the fifth brings them back, five more bring 40 each.
/// let points = [0, 1, 4, 5, 6, 10, 11].map(|marks| eight.points(marks, OpenCost::Official));
/// assert_eq!(points, [0, -200, -200, 0, 40, 200, 200]);
/// assert_eq!(eight.points(1, OpenCost::Easy), -150);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sum(u8);

impl Sum {
    /// The sums in ascending order.
    pub const ALL: [Sum; SUMS] = {
        let mut all = [Sum(0); SUMS];
        let mut index = 0;
        while index < 11 {
            all[index as usize] = Sum(index);
            index += 1;
        }
        all
    };

    /// The sum with this number; `None` if it is not 2 to 12.
    #[must_use]
    pub const fn new(number: u8) -> Option<Sum> {
        match number {
            2..=12 => Some(Sum(number - 2)),
            _ => None,
        }
    }

    /// What two dice add up to.
    #[must_use]
    pub fn of(one: Face, other: Face) -> Sum {
        Sum::ALL[one.index() + other.index()]
    }

    /// Place of the sum among the eleven, 0 to 10.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The sum itself, 2 to 12.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 + 2
    }

    /// The sum when every face f is read as 7 − f.
    #[must_use]
    pub fn mirror(self) -> Sum {
        Sum(10 - self.0)
    }

    /// Points of each mark from the sixth to the tenth.
    #[must_use]
    pub fn each(self) -> i16 {
        EACH[self.index()]
    }

    /// Points of a row with this many marks.
    #[must_use]
    pub fn points(self, marks: u8, open: OpenCost) -> i16 {
        match marks {
            0 | 5 => 0,
            1..=4 => -open.points(),
            _ => self.each() * i16::from(marks.min(MOST_MARKS) - 5),
        }
    }
}

/// Its number.
impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sum").field(&self.number()).finish()
    }
}

/// Pairs of sums that a turn can mark.
pub const PAIRS: usize = SUMS * (SUMS + 1) / 2;

/// The two sums that a turn marks; the same one twice is one of them as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SumPair {
    low: Sum,
    high: Sum,
}

impl SumPair {
    /// Every pair of sums, in the order of [`SumPair::index`].
    pub const ALL: [SumPair; PAIRS] = {
        let mut all = [SumPair {
            low: Sum(0),
            high: Sum(0),
        }; PAIRS];
        let mut low = 0;
        let mut nth = 0;
        while low < 11 {
            let mut high = low;
            while high < 11 {
                all[nth] = SumPair {
                    low: Sum(low),
                    high: Sum(high),
                };
                nth += 1;
                high += 1;
            }
            low += 1;
        }
        all
    };

    /// The pair of two sums, in any order.
    #[must_use]
    pub fn new(one: Sum, other: Sum) -> SumPair {
        SumPair {
            low: one.min(other),
            high: one.max(other),
        }
    }

    /// The smaller sum, then the other one.
    #[must_use]
    pub fn sums(self) -> [Sum; 2] {
        [self.low, self.high]
    }

    /// Whether one sum is marked twice.
    #[must_use]
    pub fn is_double(self) -> bool {
        self.low == self.high
    }

    /// Place of the pair among the 66: by smaller sum, then by the other one.
    #[must_use]
    pub fn index(self) -> usize {
        let (low, high) = (self.low.index(), self.high.index());
        // Before it come the pairs with a lower smaller sum: 11, 10, 9, … of them.
        low * (2 * SUMS + 1 - low) / 2 + high - low
    }

    /// The pair when every face f is read as 7 − f.
    #[must_use]
    pub fn mirror(self) -> SumPair {
        SumPair::new(self.low.mirror(), self.high.mirror())
    }
}
