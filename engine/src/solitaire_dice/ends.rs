//! Best play to the end, exactly, where few rejects are left.

use std::ops::Add;

use rustc_hash::FxHashMap;

use crate::dice::{FACES, Face};
use crate::solitaire_dice::aim::Aim;
use crate::solitaire_dice::choice::{ByChoice, CHOICES, Rolls};
use crate::solitaire_dice::sheet::{Opening, Sheet};
use crate::solitaire_dice::sum::{MOST_MARKS, OpenCost, PAIRS, SUMS, Sum, SumPair};

/// Ends are worked out up to this many spare rejects.
pub const MOST_SPARE: u8 = 2;

/// Free rides in a row of which each is looked into; one more counts as thrown again. Each has a
/// chance of 1 in 32, and moves the worth by less than 100 points, or a chance by less than 1: so
/// nothing is off by as much as 0.001 points, or 0.000001.
const FREE_RIDES: u8 = 3;

/// Sheets that are remembered at most, of 17 bytes each in a table of twice as many.
const MOST_REMEMBERED: usize = 1 << 20;

/// Works out ends, and remembers the sheets on the way.
#[derive(Default)]
pub struct Ends {
    aim: Aim,
    /// Of the sheets that are remembered.
    open_cost: OpenCost,
    worth: FxHashMap<u64, f64>,
}

impl Ends {
    /// Those played for an aim.
    #[must_use]
    pub fn played_for(aim: Aim) -> Ends {
        Ends {
            aim,
            ..Ends::default()
        }
    }

    /// What they are played for.
    #[must_use]
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Expected final score with best play for it, within 0.001 points, or the best chance of a
    /// score, within 0.000001. `None` with fewer than three numbers in use or more than
    /// [`MOST_SPARE`] spare rejects.
    ///
    /// ```
    /// use rollwise_engine::solitaire_dice::Ends;
    ///
    /// let sheet = "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7".parse().unwrap();
    /// assert!((Ends::default().worth(&sheet).unwrap() - 452.8092).abs() < 0.001);
    /// ```
    pub fn worth(&mut self, sheet: &Sheet) -> Option<f64> {
        let mut budget = u32::MAX;
        self.worth_within(sheet, &mut budget)
    }

    /// The same where at most this many more sheets may be looked at: they are counted down, and it
    /// is `None` as well where they are not enough. What was found on the way is remembered all the
    /// same.
    pub fn worth_within(&mut self, sheet: &Sheet, budget: &mut u32) -> Option<f64> {
        if sheet.is_over() {
            return Some(self.aim.worth_of(sheet.score()));
        }
        if sheet.spare().is_none_or(|spare| spare > MOST_SPARE) {
            return None;
        }
        // Evict only between queries; the recursion needs its own entries.
        if self.worth.len() > MOST_REMEMBERED / 2 || self.open_cost != sheet.open_cost() {
            self.open_cost = sheet.open_cost();
            self.worth = FxHashMap::default();
        }
        self.expect(sheet, FREE_RIDES, budget)
    }

    /// Sheets that are remembered.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.worth.len()
    }

    /// The worth with this many free rides in a row. A turn marks one of at most [`MOST_SPARE`]
    /// spare rejects, uses up a free ride, or ends the game: so this calls itself but a few levels
    /// deep.
    fn expect(&mut self, sheet: &Sheet, free_rides: u8, budget: &mut u32) -> Option<f64> {
        let key = key(sheet, free_rides);
        if let Some(&worth) = self.worth.get(&key) {
            return Some(worth);
        }
        *budget = budget.checked_sub(1)?;
        let rolls = Rolls::get();
        let (over, steps) = (over_after(sheet, self.aim), steps(sheet));
        let rejected = Face::ALL.map(|face| sheet.reject(Some(face)));
        let mut values: ByChoice = [0.0; CHOICES];
        for &place in rolls.possible(sheet, Opening::Any) {
            let place = usize::from(place);
            let (reject, pair) = (place / PAIRS, place % PAIRS);
            let (marked, free_rides, key) = match rejected.get(reject) {
                Some(rejected) if rejected.is_over() => {
                    values[place] = over[pair];
                    continue;
                }
                Some(rejected) => (rejected, free_rides, key + reject_step(reject)),
                None if free_rides == 0 => continue,
                None => (sheet, free_rides - 1, key - 1),
            };
            values[place] = match self.worth.get(&(key + steps[pair])) {
                Some(&worth) => worth,
                None => self.expect(&marked.after(None, SumPair::ALL[pair]), free_rides, budget)?,
            };
        }
        let worth = if free_rides > 0 {
            rolls.mean_of_best(sheet, Opening::Any, &values)
        } else {
            rolls.mean_without_free_rides(sheet, &values)
        };
        self.worth.insert(key, worth);
        Some(worth)
    }
}

/// What the end is worth after each pair of sums.
fn over_after(sheet: &Sheet, aim: Aim) -> [f64; PAIRS] {
    let score = sheet.score();
    by_pair(|sum, more| sum.points(sheet.marks(sum) + more, sheet.open_cost()) - sheet.points(sum))
        .map(|gain| aim.worth_of(score + gain))
}

/// By how much each pair of sums raises the key of a sheet.
fn steps(sheet: &Sheet) -> [u64; PAIRS] {
    by_pair(|sum, more| {
        let more = more.min(MOST_MARKS - sheet.marks(sum));
        u64::from(more) << (SUM_BITS * (SUMS - 1 - sum.index()) + SUMS_SHIFT)
    })
}

/// What marks on both sums of each pair come to, if one or two marks on a sum come to what is said.
fn by_pair<T: Copy + Add<Output = T>>(of: impl Fn(Sum, u8) -> T) -> [T; PAIRS] {
    let each = Sum::ALL.map(|sum| [of(sum, 1), of(sum, 2)]);
    SumPair::ALL.map(|pair| {
        let [low, high] = pair.sums().map(Sum::index);
        if low == high {
            each[low][1]
        } else {
            each[low][0] + each[high][0]
        }
    })
}

const SUM_BITS: usize = 4;
const REJECT_BITS: usize = 3;
const FREE_RIDE_BITS: usize = 2;
const SUMS_SHIFT: usize = REJECT_BITS * FACES + FREE_RIDE_BITS;

/// Four bits for each sum, three for each number, whose eighth mark is never asked about, and two
/// for the free rides.
fn key(sheet: &Sheet, free_rides: u8) -> u64 {
    let sums = sheet.sums().iter();
    let key = sums.fold(0, |key, &marks| key << SUM_BITS | u64::from(marks));
    let rejects = sheet.rejects().iter();
    let key = rejects.fold(key, |key, &marks| key << REJECT_BITS | u64::from(marks));
    key << FREE_RIDE_BITS | u64::from(free_rides)
}

/// By how much a mark on the number at a place raises the key.
fn reject_step(place: usize) -> u64 {
    1 << (REJECT_BITS * (FACES - 1 - place) + FREE_RIDE_BITS)
}
