//! How long a game can be expected to last when nothing but its length counts.

use std::sync::OnceLock;

use crate::dice::{Face, Faces, throws};
use crate::solitaire_dice::choice::Rolls;
use crate::solitaire_dice::sheet::{DICE, LAST_REJECT, MOST_IN_USE, Opening, Sheet};
use crate::solitaire_dice::sum::SUMS;

/// Reject marks that go on: each number has 0 to 7.
const MARKS: usize = LAST_REJECT as usize;
/// Ways to have this many marks on three numbers, the most first.
const STATES: usize = MARKS * (MARKS + 1) * (MARKS + 2) / 6;

/// Expected rolls to the end by reject marks, playing for length.
///
/// The same marks have the same bits in any order and on any numbers. Any die may be rejected
/// before three numbers are in use; the rule by which the first three rejects must differ is not
/// looked at.
///
/// ```
/// use rollwise_engine::solitaire_dice::{Length, Sheet};
///
/// // With three times seven marks every turn but a free ride ends the game.
/// let sheet: Sheet = "| 1:7 2:7 6:7".parse()?;
/// assert!((Length::get().rolls_left(&sheet) - 32.0 / 31.0).abs() < 1e-12);
/// # Ok::<(), rollwise_engine::solitaire_dice::SheetError>(())
/// ```
pub struct Length {
    by_marks: [f64; STATES],
}

impl Length {
    /// It is computed when it is first asked for.
    #[must_use]
    pub fn get() -> &'static Length {
        static LENGTH: OnceLock<Length> = OnceLock::new();
        LENGTH.get_or_init(Length::new)
    }

    fn new() -> Length {
        let mut length = Length {
            by_marks: [0.0; STATES],
        };
        // A turn that marks a reject leads to a state with one mark more.
        let most = MOST_IN_USE * (LAST_REJECT - 1);
        for total in (0..=most).rev() {
            for marks in states_with(total) {
                length.by_marks[place(marks)] = length.expect(marks);
            }
        }
        length
    }

    /// Expected rolls to the end of the game; 0 where it is over.
    #[must_use]
    pub fn rolls_left(&self, sheet: &Sheet) -> f64 {
        self.of(*sheet.rejects())
    }

    fn of(&self, rejects: [u8; 6]) -> f64 {
        // At most three numbers have marks: they are brought into descending order.
        let [mut a, mut b, mut c] = [0; 3];
        for marks in rejects {
            if marks > a {
                (a, b, c) = (marks, a, b);
            } else if marks > b {
                (b, c) = (marks, b);
            } else if marks > c {
                c = marks;
            }
        }
        if a == LAST_REJECT {
            0.0
        } else {
            self.by_marks[place([a, b, c])]
        }
    }

    /// From what comes after: one roll, and then with each roll the reject that leaves the most.
    fn expect(&self, [a, b, c]: [u8; 3]) -> f64 {
        let sheet = Sheet::new([0; SUMS], [a, b, c, 0, 0, 0]).expect("three numbers have marks");
        let mut sum = 0.0;
        let mut free_rides = 0;
        for rolled in Rolls::get().all() {
            let allowed = sheet.allowed(rolled.faces, Opening::Any);
            if allowed.is_empty() {
                free_rides += rolled.weight;
            } else {
                sum += f64::from(rolled.weight) * self.most_after(&sheet, allowed);
            }
        }
        // After a free ride all is as before, so that E = 1 + sum / 7776 + free / 7776 * E.
        let all = throws(DICE);
        (f64::from(all) + sum) / f64::from(all - free_rides)
    }

    fn most_after(&self, sheet: &Sheet, allowed: Faces) -> f64 {
        let after = |face: Face| {
            let mut rejects = *sheet.rejects();
            rejects[face.index()] += 1;
            self.of(rejects)
        };
        allowed.iter().map(after).fold(0.0, f64::max)
    }
}

/// Place of marks that are in descending order.
fn place([a, b, c]: [u8; 3]) -> usize {
    let [a, b, c] = [a, b, c].map(usize::from);
    a * (a + 1) * (a + 2) / 6 + b * (b + 1) / 2 + c
}

/// All ways to have this many marks on up to three numbers, the most first.
fn states_with(total: u8) -> impl Iterator<Item = [u8; 3]> {
    let most = LAST_REJECT - 1;
    (0..=most).flat_map(move |a| {
        (0..=a).filter_map(move |b| {
            let c = total.checked_sub(a + b)?;
            (c <= b).then_some([a, b, c])
        })
    })
}
