//! Best play to the end, exactly, where few rejects are left.

use rustc_hash::FxHashMap;

use crate::solitaire_dice::choice::{ByChoice, CHOICES, Choice, Rolls};
use crate::solitaire_dice::sheet::{Opening, Sheet};
use crate::solitaire_dice::sum::{PAIRS, Sum, SumPair};

/// Ends are worked out up to so many spare rejects.
pub const MOST_SPARE: u8 = 2;

/// Free rides in a row of which each is looked into; one more counts as thrown again. Each has a chance of
/// 1 in 32, and moves the worth by less than 100 points: so nothing is off by as much as 0.001 points.
const FREE_RIDES: u8 = 3;

/// Sheets that are remembered at most, of 17 bytes each in a table of twice as many.
const MOST_REMEMBERED: usize = 1 << 20;

/// Works out ends, and remembers the sheets on the way.
#[derive(Default)]
pub struct Ends {
    worth: FxHashMap<u64, f64>,
}

impl Ends {
    /// Expected final score with best play, within 0.001 points. `None` with fewer than three numbers in
    /// use or more than [`MOST_SPARE`] spare rejects.
    ///
    /// ```
    /// use engine::solitaire_dice::Ends;
    ///
    /// let sheet = "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7".parse().unwrap();
    /// assert!((Ends::default().worth(&sheet).unwrap() - 452.8092).abs() < 0.001);
    /// ```
    pub fn worth(&mut self, sheet: &Sheet) -> Option<f64> {
        if sheet.is_over() {
            return Some(sheet.score().into());
        }
        let is_near = sheet.spare().is_some_and(|spare| spare <= MOST_SPARE);
        is_near.then(|| {
            // Only here, so that what an end needs is forgotten neither while it is worked out.
            if self.worth.len() > MOST_REMEMBERED / 2 {
                self.worth = FxHashMap::default();
            }
            self.expect(sheet, FREE_RIDES)
        })
    }

    /// Sheets that are remembered.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.worth.len()
    }

    /// The worth with so many free rides in a row. A turn marks one of at most [`MOST_SPARE`] spare rejects,
    /// uses up a free ride, or ends the game: so this calls itself but a few levels deep.
    fn expect(&mut self, sheet: &Sheet, free_rides: u8) -> f64 {
        let key = key(sheet, free_rides);
        if let Some(&worth) = self.worth.get(&key) {
            return worth;
        }
        let rolls = Rolls::get();
        let over = scores_after(sheet);
        let mut values: ByChoice = [0.0; CHOICES];
        for &place in rolls.possible(sheet, Opening::Any) {
            let place = usize::from(place);
            let choice = Choice::at(place);
            values[place] = match choice.reject {
                Some(face) if sheet.reject(Some(face)).is_over() => over[place % PAIRS],
                Some(_) => self.expect(&choice.after(sheet), free_rides),
                None if free_rides > 0 => self.expect(&choice.after(sheet), free_rides - 1),
                None => 0.0,
            };
        }
        let worth = if free_rides > 0 {
            rolls.mean_of_best(sheet, Opening::Any, &values)
        } else {
            rolls.mean_without_free_rides(sheet, &values)
        };
        self.worth.insert(key, worth);
        worth
    }
}

/// The score after each pair of sums.
fn scores_after(sheet: &Sheet) -> [f64; PAIRS] {
    let score = sheet.score();
    let gain = |sum: Sum, more| {
        let marks = sheet.marks(sum);
        sum.points(marks + more) - sum.points(marks)
    };
    let gains = Sum::ALL.map(|sum| [gain(sum, 1), gain(sum, 2)]);
    SumPair::ALL.map(|pair| {
        let [low, high] = pair.sums().map(Sum::index);
        let gain = if low == high {
            gains[low][1]
        } else {
            gains[low][0] + gains[high][0]
        };
        f64::from(score + gain)
    })
}

/// Four bits for each sum, three for each number, whose eighth mark is never asked about, and two for the
/// free rides.
fn key(sheet: &Sheet, free_rides: u8) -> u64 {
    let sums = sheet.sums().iter();
    let key = sums.fold(0, |key, &marks| key << 4 | u64::from(marks));
    let rejects = sheet.rejects().iter();
    let key = rejects.fold(key, |key, &marks| key << 3 | u64::from(marks));
    key << 2 | u64::from(free_rides)
}
