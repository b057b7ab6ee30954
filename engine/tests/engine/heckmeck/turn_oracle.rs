//! A turn by plain recursion over throws, for any worth of its ends. It shares no code with the
//! solvers.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Arguments;
use std::rc::Rc;
use std::sync::LazyLock;

use rollwise_engine::heckmeck::{Action, Advice, Outcome};

use super::common::Counts;

const TOTALS: usize = 41;
const POINTS: [u8; 6] = [1, 2, 3, 4, 5, 5];

/// Values closer than this are equal.
pub const EQUAL: f64 = 1e-12;

/// What each end of a turn brings, and what that is worth: by total, with a worm; entry 41 is to
/// end without one, or to bust.
pub type Ends = [(Outcome, f64); TOTALS + 1];

/// What a turn is worth, and how likely each of its ends is.
#[derive(Clone)]
pub struct Play {
    pub worth: f64,
    pub ends: [f64; TOTALS + 1],
}

pub fn total(taken: Counts) -> u8 {
    let points = taken.iter().zip(POINTS);
    points.map(|(count, points)| count * points).sum()
}

pub fn left(taken: Counts) -> usize {
    8 - usize::from(taken.iter().sum::<u8>())
}

pub fn over(taken: Counts) -> bool {
    left(taken) == 0 || taken.iter().all(|&count| count > 0)
}

/// The faces that may be taken, with the dice taken after it.
pub fn options(taken: Counts, roll: Counts) -> Vec<(usize, Counts)> {
    let free = (0..6).filter(|&face| roll[face] > 0 && taken[face] == 0);
    let options = free.map(|face| {
        let mut after = taken;
        after[face] = roll[face];
        (face, after)
    });
    options.collect()
}

/// Every roll of this many dice, with the number of ordered throws that show it.
pub fn rolls(dice: usize) -> &'static BTreeMap<Counts, f64> {
    static ROLLS: LazyLock<Vec<BTreeMap<Counts, f64>>> = LazyLock::new(|| {
        let mut rolls = vec![BTreeMap::from([([0; 6], 1.0)])];
        for dice in 1..=8 {
            // One die more, which shows each face once.
            let mut more: BTreeMap<Counts, f64> = BTreeMap::new();
            for (roll, throws) in &rolls[dice - 1] {
                for face in 0..6 {
                    let mut roll = *roll;
                    roll[face] += 1;
                    *more.entry(roll).or_default() += throws;
                }
            }
            rolls.push(more);
        }
        rolls
    });
    &ROLLS[dice]
}

/// Of the options with the highest worth, the one with fewer dice left, then the higher face.
fn best_option(options: &[(usize, Counts)], worths: &[f64]) -> Option<usize> {
    let highest = worths.iter().copied().reduce(f64::max)?;
    (0..options.len())
        .filter(|&nth| worths[nth] >= highest - EQUAL)
        .min_by_key(|&nth| (left(options[nth].1), 5 - options[nth].0))
}

pub struct Oracle {
    ends: Ends,
    known: HashMap<Counts, Rc<Play>>,
}

impl Oracle {
    pub fn new(ends: &Ends) -> Oracle {
        Oracle {
            ends: *ends,
            known: HashMap::new(),
        }
    }

    /// To end a turn with these dice; `None` for a bust.
    pub fn end(&self, taken: Option<Counts>) -> Play {
        let mut ends = [0.0; TOTALS + 1];
        let total = taken.filter(|taken| taken[5] > 0).map(total);
        let end = total.map_or(TOTALS, usize::from);
        ends[end] = 1.0;
        Play {
            worth: self.ends[end].1,
            ends,
        }
    }

    pub fn rolled(&mut self, taken: Counts, roll: Counts) -> Rc<Play> {
        let options = options(taken, roll);
        let plays: Vec<Rc<Play>> = options
            .iter()
            .map(|&(_, after)| self.unrolled(after))
            .collect();
        let worths: Vec<f64> = plays.iter().map(|play| play.worth).collect();
        match best_option(&options, &worths) {
            Some(best) => Rc::clone(&plays[best]),
            None => Rc::new(self.end(None)),
        }
    }

    pub fn rolling(&mut self, taken: Counts) -> Play {
        let (mut worth, mut ends, mut all) = (0.0, [0.0; TOTALS + 1], 0.0);
        for (&roll, throws) in rolls(left(taken)) {
            let play = self.rolled(taken, roll);
            all += throws;
            worth += throws * play.worth;
            for (sum, chance) in ends.iter_mut().zip(play.ends) {
                *sum += throws * chance;
            }
        }
        Play {
            worth: worth / all,
            ends: ends.map(|sum| sum / all),
        }
    }

    pub fn unrolled(&mut self, taken: Counts) -> Rc<Play> {
        if let Some(play) = self.known.get(&taken) {
            return Rc::clone(play);
        }
        let stop = self.end(Some(taken));
        let mut play = stop.clone();
        if !over(taken) {
            let rolling = self.rolling(taken);
            if left(taken) == 8 || stop.worth < rolling.worth - EQUAL {
                play = rolling;
            }
        }
        let play = Rc::new(play);
        self.known.insert(taken, Rc::clone(&play));
        play
    }

    /// The advice for an unrolled turn: stopping, rolling, the best action and how it goes on.
    pub fn assert_unrolled(&mut self, taken: Counts, advice: &Advice, what: Arguments<'_>) {
        let values = &advice.values;
        let stop = (left(taken) < 8).then(|| self.end(Some(taken)).worth);
        let roll = (!over(taken)).then(|| self.rolling(taken).worth);
        assert_near_or_none(values.stop, stop, what);
        assert_near_or_none(values.roll, roll, what);
        let stops = match (stop, roll) {
            (Some(stop), Some(roll)) => stop >= roll - EQUAL,
            (stop, _) => stop.is_some(),
        };
        let best = if stops { Action::Stop } else { Action::Roll };
        assert_eq!(values.best, best, "{what}");
        assert_eq!(values.choices, [], "{what}");
        let play = self.unrolled(taken);
        self.assert_play(&play, advice, what);
    }

    pub fn assert_rolled(
        &mut self,
        taken: Counts,
        roll: Counts,
        advice: &Advice,
        what: Arguments<'_>,
    ) {
        let values = &advice.values;
        assert_eq!((values.stop, values.roll), (None, None), "{what}");
        let options = options(taken, roll);
        let worths = options.iter().map(|&(_, after)| self.unrolled(after).worth);
        let worths: Vec<f64> = worths.collect();
        assert_eq!(values.choices.len(), options.len(), "{what}");
        for ((choice, (face, _)), &worth) in values.choices.iter().zip(&options).zip(&worths) {
            let dice = (choice.face.index(), choice.count);
            assert_eq!(dice, (*face, roll[*face]), "{what}");
            assert_near(choice.value, worth, what);
        }
        let taking = best_option(&options, &worths).map(|nth| options[nth].0);
        let found = match values.best {
            Action::Take(face) => Some(face.index()),
            Action::Bust => None,
            other => panic!("{what}: {other:?} with a roll"),
        };
        assert_eq!(found, taking, "{what}");
        let play = self.rolled(taken, roll);
        self.assert_play(&play, advice, what);
    }

    /// What best play is worth, and where it leads.
    fn assert_play(&self, play: &Play, advice: &Advice, what: Arguments<'_>) {
        assert_near(advice.values.value, play.worth, what);
        let expected = self.outcomes(play);
        assert_eq!(advice.distribution.len(), expected.len(), "{what}");
        for (&(outcome, found), (expected, chance)) in advice.distribution.iter().zip(expected) {
            assert_eq!(outcome, expected, "{what}");
            assert_near(found, chance, what);
        }
    }

    /// How likely each outcome is.
    pub fn outcomes(&self, play: &Play) -> BTreeMap<Outcome, f64> {
        let mut outcomes: BTreeMap<Outcome, f64> = BTreeMap::new();
        for (&(outcome, _), &chance) in self.ends.iter().zip(&play.ends) {
            if chance > 0.0 {
                *outcomes.entry(outcome).or_default() += chance;
            }
        }
        outcomes
    }
}

pub fn assert_near(found: f64, expected: f64, what: Arguments<'_>) {
    assert!(
        (found - expected).abs() < EQUAL,
        "{what}: {found} instead of {expected}"
    );
}

fn assert_near_or_none(found: Option<f64>, expected: Option<f64>, what: Arguments<'_>) {
    assert_eq!(found.is_some(), expected.is_some(), "{what}");
    if let (Some(found), Some(expected)) = (found, expected) {
        assert_near(found, expected, what);
    }
}

/// Throw by throw, nothing kept and nothing grouped: the oracle's own check. Ends are worth more
/// than to fail, or less.
#[test]
fn the_oracle_agrees_with_plain_recursion_over_ordered_throws() {
    fn worth(ends: &[f64; TOTALS + 1], taken: Counts) -> f64 {
        let stop = ends[if taken[5] > 0 {
            usize::from(total(taken))
        } else {
            TOTALS
        }];
        if over(taken) {
            return stop;
        }
        let mut dice = vec![0_usize; left(taken)];
        let (mut sum, mut throws) = (0.0, 0.0);
        loop {
            let mut roll = [0; 6];
            for &face in &dice {
                roll[face] += 1;
            }
            let options = options(taken, roll);
            let worths = options.iter().map(|&(_, after)| worth(ends, after));
            sum += worths.reduce(f64::max).unwrap_or(ends[TOTALS]);
            throws += 1.0;
            let Some(next) = dice.iter().position(|&face| face < 5) else {
                return stop.max(sum / throws);
            };
            dice[next] += 1;
            dice[..next].fill(0);
        }
    }
    let worths: [fn(f64) -> f64; 3] = [
        |total| total,
        |total| (total * total) % 7.0 - 3.0,
        |total| -total,
    ];
    for by_total in worths {
        let mut number = -1.0;
        let mut ends = [(); TOTALS + 1].map(|()| {
            number += 1.0;
            by_total(number)
        });
        ends[TOTALS] = 0.0;
        let mut oracle = Oracle::new(&ends.map(|worth| (Outcome::Fail, worth)));
        for taken in [
            [0, 0, 0, 0, 3, 2],
            [1, 0, 2, 2, 0, 0],
            [0, 1, 0, 2, 0, 2],
            [1, 1, 1, 1, 0, 3],
            [1, 1, 1, 0, 0, 1],
            [1, 1, 0, 0, 2, 0],
        ] {
            let found = oracle.unrolled(taken).worth;
            assert_near(found, worth(&ends, taken), format_args!("{taken:?}"));
        }
    }
}
