//! The solver against an oracle that shares no code with it: plain recursion over throws, from
//! the definition of the four evaluations, for every turn there is.

use std::collections::HashMap;
use std::fmt::Arguments;
use std::rc::Rc;

use rollwise_engine::heckmeck::{Bust, Calculator, Evaluation, Turn};

use super::common::{Counts, all_counts};

const TOTALS: usize = 41;
const POINTS: [usize; 6] = [1, 2, 3, 4, 5, 5];

/// Exactly, at least and expected at least, by target; entry 0 of the last is the expected value.
type Rows = [[f64; TOTALS]; 3];

/// Results of a turn by the dice taken, so that nothing is assumed about what they depend on.
struct Oracle {
    keeps_total: bool,
    dice: u8,
    /// By number of dice: every roll, with the number of ordered throws that show it.
    rolls: Rc<[HashMap<Counts, f64>]>,
    known: HashMap<Counts, Rows>,
}

impl Oracle {
    fn new(keeps_total: bool, dice: u8) -> Oracle {
        let rolls = (0..=dice).map(|dice| {
            let mut seen = HashMap::new();
            for throw in 0..6_u32.pow(dice.into()) {
                let mut counts = [0; 6];
                (0..dice).fold(throw, |rest, _| {
                    counts[(rest % 6) as usize] += 1;
                    rest / 6
                });
                *seen.entry(counts).or_insert(0.0) += 1.0;
            }
            seen
        });
        Oracle {
            keeps_total,
            dice,
            rolls: rolls.collect(),
            known: HashMap::new(),
        }
    }

    fn left(&self, taken: Counts) -> u8 {
        self.dice - taken.iter().sum::<u8>()
    }

    fn over(&self, taken: Counts) -> bool {
        self.left(taken) == 0 || taken.iter().all(|&count| count > 0)
    }

    fn rolled(&mut self, taken: Counts, roll: Counts) -> Rows {
        let choices: Vec<usize> = (0..6)
            .filter(|&face| roll[face] > 0 && taken[face] == 0)
            .collect();
        if choices.is_empty() {
            return result(if self.keeps_total { score(taken) } else { 0 });
        }
        let mut best = result(0);
        for face in choices {
            let mut after = taken;
            after[face] = roll[face];
            best = better(best, &self.unrolled(after));
        }
        best
    }

    fn rolling(&mut self, taken: Counts) -> Rows {
        let mut sum = [[0.0; TOTALS]; 3];
        let mut throws = 0.0;
        let rolls = Rc::clone(&self.rolls);
        for (&roll, ways) in &rolls[usize::from(self.left(taken))] {
            throws += ways;
            let rows = self.rolled(taken, roll);
            for (sum, row) in sum.iter_mut().flatten().zip(rows.iter().flatten()) {
                *sum += ways * row;
            }
        }
        sum.map(|row| row.map(|entry| entry / throws))
    }

    fn unrolled(&mut self, taken: Counts) -> Rows {
        if let Some(rows) = self.known.get(&taken) {
            return *rows;
        }
        let rows = if self.over(taken) {
            result(score(taken))
        } else {
            better(self.rolling(taken), &result(score(taken)))
        };
        self.known.insert(taken, rows);
        rows
    }
}

fn score(taken: Counts) -> usize {
    let total = (0..6)
        .map(|face| usize::from(taken[face]) * POINTS[face])
        .sum();
    if taken[5] > 0 { total } else { 0 }
}

fn result(score: usize) -> Rows {
    let mut rows = [[0.0; TOTALS]; 3];
    if score > 0 {
        rows[0][score] = 1.0;
    }
    rows[1][..=score].fill(1.0);
    rows[2][..=score].fill(f64::from(u8::try_from(score).expect("at most 40")));
    rows
}

fn better(mut rows: Rows, others: &Rows) -> Rows {
    for (entry, other) in rows.iter_mut().flatten().zip(others.iter().flatten()) {
        *entry = entry.max(*other);
    }
    rows
}

fn assert_same(found: &Evaluation, expected: &Rows, what: Arguments<'_>) {
    let rows = [&found.exactly, &found.at_least, &found.expected_at_least];
    for (nth, (row, expected)) in rows.into_iter().zip(expected).enumerate() {
        for target in 0..TOTALS {
            let (found, expected) = (row[target], expected[target]);
            assert!(
                (found - expected).abs() < 1e-12,
                "{what}, row {nth}, target {target}: {found} instead of {expected}"
            );
        }
    }
}

/// Every turn of a game, unrolled and rolled.
fn compare(dice: u8) {
    for bust in Bust::ALL {
        let mut oracle = Oracle::new(bust == Bust::KeepsTotal, dice);
        let mut calculator = Calculator::default();
        for taken in all_counts(dice) {
            let turn = Turn::new(taken, None, dice).expect("a turn");
            let answer = calculator.answer(&turn, bust);
            let what = format_args!("{turn}, {bust:?}");
            assert_eq!(usize::from(answer.score), score(taken), "{what}");
            assert_same(&answer.position, &oracle.unrolled(taken), what);
            if oracle.over(taken) {
                assert_eq!((answer.stop, answer.roll_again), (None, None), "{what}");
                continue;
            }
            let rolling = answer.roll_again.expect("a turn that goes on");
            assert_same(&rolling, &oracle.rolling(taken), what);
            assert_bust_chance(&oracle, taken, answer.bust_chance, what);
            if let Some(stop) = answer.stop {
                assert_same(&stop, &result(score(taken)), what);
            }
            compare_rolls(&mut oracle, &mut calculator, taken, bust);
        }
    }
}

fn assert_bust_chance(oracle: &Oracle, taken: Counts, found: f64, what: Arguments<'_>) {
    let rolls = &oracle.rolls[usize::from(oracle.left(taken))];
    let busts = rolls
        .iter()
        .filter(|(roll, _)| (0..6).all(|face| roll[face] == 0 || taken[face] > 0));
    let expected = busts.map(|(_, ways)| ways).sum::<f64>() / rolls.values().sum::<f64>();
    assert!(
        (found - expected).abs() < 1e-15,
        "{what}: {found} instead of {expected}"
    );
}

fn compare_rolls(oracle: &mut Oracle, calculator: &mut Calculator, taken: Counts, bust: Bust) {
    let rolls: Vec<Counts> = oracle.rolls[usize::from(oracle.left(taken))]
        .keys()
        .copied()
        .collect();
    for roll in rolls {
        let turn = Turn::new(taken, Some(roll), oracle.dice).expect("a turn");
        let answer = calculator.answer(&turn, bust);
        let what = format_args!("{turn}, {bust:?}");
        assert_same(&answer.position, &oracle.rolled(taken, roll), what);
        let faces: Vec<usize> = answer
            .choices
            .iter()
            .map(|choice| choice.face.index())
            .collect();
        let may_take: Vec<usize> = (0..6)
            .filter(|&face| roll[face] > 0 && taken[face] == 0)
            .collect();
        assert_eq!(faces, may_take, "{what}");
        for choice in &answer.choices {
            let mut after = taken;
            after[choice.face.index()] = roll[choice.face.index()];
            assert_same(&choice.evaluation, &oracle.unrolled(after), what);
        }
    }
}

#[test]
fn every_turn_with_up_to_seven_dice() {
    (1..=7).for_each(compare);
}

#[test]
fn every_turn_with_eight_dice() {
    compare(8);
}

/// Throw by throw, nothing kept and nothing grouped: the oracle's own check.
#[test]
fn the_oracle_agrees_with_plain_recursion_over_ordered_throws() {
    fn at_least(taken: Counts, left: u32, target: usize) -> f64 {
        let stop = if score(taken) >= target { 1.0 } else { 0.0 };
        if left == 0 || taken.iter().all(|&count| count > 0) {
            return stop;
        }
        let mut sum = 0.0;
        for throw in 0..6_u32.pow(left) {
            let faces: Vec<usize> = (0..left)
                .map(|die| (throw / 6_u32.pow(die) % 6) as usize)
                .collect();
            let mut best = 0.0_f64;
            for face in (0..6).filter(|face| taken[*face] == 0 && faces.contains(face)) {
                let count = faces.iter().filter(|&&other| other == face).count();
                let mut after = taken;
                after[face] = u8::try_from(count).expect("at most 4");
                let left = left - u32::try_from(count).expect("at most 4");
                best = best.max(at_least(after, left, target));
            }
            sum += best;
        }
        stop.max(sum / f64::from(6_u32.pow(left)))
    }
    for dice in 1..=3 {
        let mut oracle = Oracle::new(false, dice);
        let rows = oracle.unrolled([0; 6]);
        for (target, found) in rows[1].iter().enumerate().skip(1) {
            let expected = at_least([0; 6], dice.into(), target);
            assert!((found - expected).abs() < 1e-12, "{dice} dice, {target}");
        }
    }
}
