//! Advice against an oracle that shares no code with it: the rules of the table read anew, and
//! plain recursion over throws, for every turn there is on some tables.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Arguments;
use std::rc::Rc;

use engine::heckmeck::{Action, Advice, Advisor, Outcome, Table, Turn};

use super::common::Counts;
use super::sheet::Sheet;

const TOTALS: usize = 41;
const POINTS: [u8; 6] = [1, 2, 3, 4, 5, 5];

/// Values closer than this are equal.
const EQUAL: f64 = 1e-12;

/// What a turn is worth, and how likely it ends on each total with a worm; entry 41 is to end
/// without one, or bust.
#[derive(Clone)]
struct Play {
    worth: f64,
    ends: [f64; TOTALS + 1],
}

/// The first player to move.
const TABLES: [&str; 6] = [
    // Nothing to lose, nothing to steal.
    "- | - | grill 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36",
    // The end of a game: a lot to lose, one steal below the grill, one between its tiles.
    "21 36 | 23 | 26 30 | grill 28 31",
    // One worm to lose; steals of the lowest tile and of one between those on the grill.
    "24 | 33 21 | - | 22 23 29 | grill 25 26 30 35",
    // One tile; the higher totals are worth nothing more.
    "29 25 | - | grill 22",
    // Out of reach but for the luckiest.
    "- | 21 22 | 35 | grill 36",
    // As many steals as there can be.
    "27 | 21 | 22 | 26 | 28 | 31 | 34 | grill 23 25 32 33",
];

/// To end a turn with these dice; `None` for a bust.
fn end(sheet: &Sheet, taken: Option<Counts>) -> Play {
    let mut ends = [0.0; TOTALS + 1];
    let total = taken.filter(|taken| taken[5] > 0).map(total);
    ends[total.map_or(TOTALS, usize::from)] = 1.0;
    Play {
        worth: sheet.worth(total),
        ends,
    }
}

fn total(taken: Counts) -> u8 {
    let points = taken.iter().zip(POINTS);
    points.map(|(count, points)| count * points).sum()
}

fn left(taken: Counts) -> usize {
    8 - usize::from(taken.iter().sum::<u8>())
}

fn over(taken: Counts) -> bool {
    left(taken) == 0 || taken.iter().all(|&count| count > 0)
}

/// The faces that may be taken, with the dice taken after it.
fn options(taken: Counts, roll: Counts) -> Vec<(usize, Counts)> {
    let free = (0..6).filter(|&face| roll[face] > 0 && taken[face] == 0);
    let options = free.map(|face| {
        let mut after = taken;
        after[face] = roll[face];
        (face, after)
    });
    options.collect()
}

/// Of the options with the highest worth, the one with fewer dice left, then the higher face.
fn best_option(options: &[(usize, Counts)], worths: &[f64]) -> Option<usize> {
    let highest = worths.iter().copied().reduce(f64::max)?;
    (0..options.len())
        .filter(|&nth| worths[nth] >= highest - EQUAL)
        .min_by_key(|&nth| (left(options[nth].1), 5 - options[nth].0))
}

struct Oracle<'a> {
    sheet: &'a Sheet,
    /// By number of dice: every roll, with the number of ordered throws that show it.
    rolls: Rc<[BTreeMap<Counts, f64>]>,
    known: HashMap<Counts, Play>,
}

impl Oracle<'_> {
    fn new(sheet: &Sheet) -> Oracle<'_> {
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
        Oracle {
            sheet,
            rolls: rolls.into(),
            known: HashMap::new(),
        }
    }

    fn rolled(&mut self, taken: Counts, roll: Counts) -> Play {
        let options = options(taken, roll);
        let plays: Vec<Play> = options
            .iter()
            .map(|&(_, after)| self.unrolled(after))
            .collect();
        let worths: Vec<f64> = plays.iter().map(|play| play.worth).collect();
        match best_option(&options, &worths) {
            Some(best) => plays[best].clone(),
            None => end(self.sheet, None),
        }
    }

    fn rolling(&mut self, taken: Counts) -> Play {
        let (mut worth, mut ends, mut all) = (0.0, [0.0; TOTALS + 1], 0.0);
        let rolls = Rc::clone(&self.rolls);
        for (&roll, throws) in &rolls[left(taken)] {
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

    fn unrolled(&mut self, taken: Counts) -> Play {
        if let Some(play) = self.known.get(&taken) {
            return play.clone();
        }
        let stop = end(self.sheet, Some(taken));
        let mut play = stop.clone();
        if !over(taken) {
            let rolling = self.rolling(taken);
            if left(taken) == 8 || stop.worth < rolling.worth - EQUAL {
                play = rolling;
            }
        }
        self.known.insert(taken, play.clone());
        play
    }

    /// The advice for an unrolled turn: stopping, rolling, the best action and how it goes on.
    fn assert_unrolled(&mut self, taken: Counts, advice: &Advice, what: Arguments<'_>) {
        let values = &advice.values;
        let stop = (left(taken) < 8).then(|| end(self.sheet, Some(taken)).worth);
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

    fn assert_rolled(&mut self, taken: Counts, roll: Counts, advice: &Advice, what: Arguments<'_>) {
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
        let mut expected: BTreeMap<Outcome, f64> = BTreeMap::new();
        let totals = (0..=40).map(Some).chain([None]);
        for (total, &chance) in totals.zip(&play.ends) {
            if chance > 0.0 {
                *expected.entry(self.sheet.outcome(total)).or_default() += chance;
            }
        }
        assert_eq!(advice.distribution.len(), expected.len(), "{what}");
        for (&(outcome, found), (expected, chance)) in advice.distribution.iter().zip(expected) {
            assert_eq!(outcome, expected, "{what}");
            assert_near(found, chance, what);
        }
    }
}

fn assert_near(found: f64, expected: f64, what: Arguments<'_>) {
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

/// Every turn with this many dice left, rolled and not.
fn compare(text: &str, dice_left: std::ops::RangeInclusive<usize>) {
    let table: Table = text.parse().expect("a table");
    let sheet = Sheet::copy(&table);
    let mut oracle = Oracle::new(&sheet);
    let mut advisor = Advisor::default();
    for left in dice_left {
        let all: Vec<Counts> = oracle.rolls[8 - left].keys().copied().collect();
        for taken in all {
            let turn = Turn::new(taken, None, 8).expect("a turn");
            let what = format_args!("{text}: {turn}");
            let advice = advisor.advise(&table, &turn).expect("tiles are left");
            assert_prices(&sheet, &advice, what);
            oracle.assert_unrolled(taken, &advice, what);
            if over(taken) {
                continue;
            }
            let rolls: Vec<Counts> = oracle.rolls[left].keys().copied().collect();
            for roll in rolls {
                let turn = Turn::new(taken, Some(roll), 8).expect("a turn");
                let what = format_args!("{text}: {turn}");
                let advice = advisor.advise(&table, &turn).expect("tiles are left");
                oracle.assert_rolled(taken, roll, &advice, what);
            }
        }
    }
}

fn assert_prices(sheet: &Sheet, advice: &Advice, what: Arguments<'_>) {
    assert_near(advice.prices.fail, sheet.worth(None), what);
    for (total, (&outcome, &price)) in (0..).zip(advice.outcomes.iter().zip(&advice.prices.totals))
    {
        assert_eq!(outcome, sheet.outcome(Some(total)), "{what}");
        assert_near(price, sheet.worth(Some(total)), what);
    }
}

#[test]
fn every_turn_with_up_to_three_dice_left() {
    for table in TABLES {
        compare(table, 0..=3);
    }
}

#[test]
fn every_turn_with_four_dice_left_and_more() {
    for table in &TABLES[1..3] {
        compare(table, 4..=8);
    }
}

/// Throw by throw, nothing kept and nothing grouped: the oracle's own check.
#[test]
fn the_oracle_agrees_with_plain_recursion_over_ordered_throws() {
    fn worth(sheet: &Sheet, taken: Counts) -> f64 {
        let stop = end(sheet, Some(taken)).worth;
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
            let worths = options.iter().map(|&(_, after)| worth(sheet, after));
            sum += worths.fold(sheet.worth(None), f64::max);
            throws += 1.0;
            let Some(next) = dice.iter().position(|&face| face < 5) else {
                return stop.max(sum / throws);
            };
            dice[next] += 1;
            dice[..next].fill(0);
        }
    }
    for text in TABLES {
        let sheet = Sheet::copy(&text.parse().expect("a table"));
        let mut oracle = Oracle::new(&sheet);
        for taken in [
            [0, 0, 0, 0, 3, 2],
            [1, 0, 2, 2, 0, 0],
            [0, 1, 0, 2, 0, 2],
            [1, 1, 1, 1, 0, 3],
            [1, 1, 1, 0, 0, 1],
            [1, 1, 0, 0, 2, 0],
        ] {
            let expected = worth(&sheet, taken);
            assert_near(
                oracle.unrolled(taken).worth,
                expected,
                format_args!("{taken:?}"),
            );
        }
    }
}
