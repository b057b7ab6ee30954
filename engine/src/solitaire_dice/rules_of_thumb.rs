//! Ways to value a choice without looking ahead.

use std::cmp::Ordering;
use std::sync::OnceLock;

use crate::dice::{Face, Faces};
use crate::solitaire_dice::choice::{Choice, Rolls};
use crate::solitaire_dice::length::Length;
use crate::solitaire_dice::sheet::{Opening, Sheet};
use crate::solitaire_dice::sum::{MOST_MARKS, OpenCost, PAID_BACK, SUMS, Sum};

/// How good a choice is: the greatest is best, number by number.
pub type Rank = [f64; 4];

/// Numbers this close are equal: only the order of their sums differs.
const EQUAL: f64 = 1e-9;

/// Compares two ranks number by number. None of them is NaN.
#[must_use]
pub fn compare(one: &Rank, other: &Rank) -> Ordering {
    let mut numbers = one.iter().zip(other);
    numbers
        .find(|(one, other)| (*one - *other).abs() > EQUAL)
        .map_or(Ordering::Equal, |(one, other)| one.total_cmp(other))
}

/// Most points after the turn.
#[must_use]
pub fn points_now(sheet: &Sheet, choice: Choice) -> Rank {
    [choice.after(sheet).score().into(), 0.0, 0.0, 0.0]
}

/// Most rolls to come, then most points after the turn.
#[must_use]
pub fn longest_game(sheet: &Sheet, choice: Choice) -> Rank {
    let after = choice.after(sheet);
    let rolls = Length::get().rolls_left(&after);
    [rolls, after.score().into(), 0.0, 0.0]
}

/// Sums that the rule of thumb opens: 4, 6, 7, 8 and 10.
const WORTH_OPENING: [bool; SUMS] = [
    false, false, true, false, true, true, true, false, true, false, false,
];

/// What the rule of thumb counts for a mark below the fifth.
const BELOW_FIVE: i16 = 40;

/// The rule of thumb, in this order: open as few sums as possible but 4, 6, 7, 8 and 10; reject
/// within {1,2,6} or within {1,5,6}; most rolls to come; most gain.
#[must_use]
pub fn thumb(sheet: &Sheet, choice: Choice) -> Rank {
    let after = choice.after(sheet);
    let opens_badly = Sum::ALL.map(|sum| {
        let opens = sheet.marks(sum) == 0 && after.marks(sum) > 0;
        u8::from(opens && !WORTH_OPENING[sum.index()])
    });
    let [one, two, .., five, six] = Face::ALL;
    let is_within = |set: [Face; 3]| after.in_use().iter().all(|face| set.contains(&face));
    let stays_within = is_within([one, two, six]) || is_within([one, five, six]);
    let mut marks = *sheet.sums();
    let mut gain = 0;
    for sum in choice.pair.sums() {
        let marks = &mut marks[sum.index()];
        gain += match *marks {
            0..PAID_BACK => BELOW_FIVE,
            PAID_BACK..MOST_MARKS => sum.each(),
            _ => 0,
        };
        *marks += 1;
    }
    [
        -f64::from(opens_badly.iter().sum::<u8>()),
        f64::from(u8::from(stays_within)),
        Length::get().rolls_left(&after),
        gain.into(),
    ]
}

/// Rolls that a game can be expected to last at most, rounded up.
const MOST_ROLLS: usize = 22;

/// Part of the rolls that allow a mark in which a sum gets one.
const PART: f64 = 0.45;

/// Expected points of each sum with marks, taken by itself: every roll to come marks it once, with
/// a chance of its own.
struct Columns {
    /// By sum, marks and rolls to come.
    points: Vec<[[f64; MOST_ROLLS + 2]; MOST_MARKS as usize + 1]>,
}

impl Columns {
    fn get(open_cost: OpenCost) -> &'static Columns {
        static COLUMNS: [OnceLock<Columns>; 2] = [OnceLock::new(), OnceLock::new()];
        COLUMNS[open_cost as usize].get_or_init(|| Columns::new(open_cost))
    }

    fn new(open_cost: OpenCost) -> Columns {
        let points = Sum::ALL.map(|sum| {
            let chance = PART * chance_of_mark(sum);
            let mut points = [[0.0; MOST_ROLLS + 2]; MOST_MARKS as usize + 1];
            for rolls in 0..MOST_ROLLS + 2 {
                for marks in (0..=MOST_MARKS).rev() {
                    let at = usize::from(marks);
                    points[at][rolls] = if rolls == 0 {
                        sum.points(marks, open_cost).into()
                    } else {
                        let more = usize::from(MOST_MARKS.min(marks + 1));
                        chance * points[more][rolls - 1] + (1.0 - chance) * points[at][rolls - 1]
                    };
                }
            }
            points
        });
        Columns {
            points: points.to_vec(),
        }
    }
}

/// Of 7,776 rolls those that allow a mark on each sum if any die may be rejected.
const ROLLS_WITH_MARK: [u16; SUMS] = [
    1526, 2550, 3816, 4620, 5626, 6210, 5626, 4620, 3816, 2550, 1526,
];

/// The chance that a roll allows a mark on a sum if any die may be rejected.
#[must_use]
pub fn chance_of_mark(sum: Sum) -> f64 {
    f64::from(ROLLS_WITH_MARK[sum.index()]) / 7776.0
}

/// The sum of the expected points of all sums with marks, each taken by itself. The rolls to come
/// are those of the longest game; between whole numbers what is expected is between as well.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and 22"
)]
pub fn columns(sheet: &Sheet, choice: Choice) -> Rank {
    let after = choice.after(sheet);
    let rolls = Length::get().rolls_left(&after);
    let whole = (rolls as usize).min(MOST_ROLLS);
    let part = rolls - rolls.floor();
    let mut total = 0.0;
    for sum in Sum::ALL {
        let marks = after.marks(sum);
        if marks > 0 {
            let points = &Columns::get(sheet.open_cost()).points[sum.index()][usize::from(marks)];
            total += (1.0 - part) * points[whole] + part * points[whole + 1];
        }
    }
    [total, 0.0, 0.0, 0.0]
}

/// How a sum is weighted by a player who means to reject a set of three numbers: over all rolls and
/// the choices that each allows, the roll's weight times the sum's points, two equal sums counting
/// twice.
///
/// The source is an article on a computer player for this game, which weights the sums so.
#[must_use]
pub fn weightings(set: Faces) -> [u32; SUMS] {
    let mut weightings = [0; SUMS];
    let Some(sheet) = Sheet::with_in_use(set) else {
        return weightings;
    };
    for rolled in Rolls::get().all() {
        rolled.each(sheet.allowed(rolled.faces, Opening::Any), |place| {
            for sum in Choice::at(place).pair.sums() {
                weightings[sum.index()] += rolled.weight * u32::from(sum.each().unsigned_abs());
            }
        });
    }
    weightings
}
