//! The search for points: its memo, expectimax on plain lists of dice, and what must always hold.

use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::learning::{Budget, Horizon, Search, Value};
use rollwise_engine::knucklebones::{
    Analyser, Limits, Objective, Outlook, Points, Position, Values,
};

use super::plain::{DICE, ORDERS, Plain, empty, face, random_positions, reordered};

/// No limit but the depth.
pub fn to_depth(depth: u8) -> Limits {
    Limits {
        depth,
        positions: u64::MAX,
    }
}

/// What a search without a limit finds.
pub fn value<H: Horizon>(search: &mut Search<H>, position: Position, depth: u8) -> H::Value {
    let mut always = || true;
    let mut budget = Budget::new(u64::MAX, &mut always);
    let value = search.value(position.into(), depth, &mut budget);
    value.expect("a budget without end")
}

/// A rule of thumb: what a position is worth where the search ends, and what a win counts.
struct Rule {
    name: &'static str,
    points: fn() -> Points,
    leaf: fn(&Plain) -> f64,
    won: f64,
}

const RULES: [Rule; 3] = [
    Rule {
        name: "difference",
        points: Points::difference,
        leaf: |position| position.difference().into(),
        won: 0.0,
    },
    Rule {
        name: "seed",
        points: Points::seed,
        leaf: |position| {
            let more = f64::from(empty(&position.theirs)) - f64::from(empty(&position.mine));
            f64::from(position.difference()) + 3.5 * (more + 1.0)
        },
        won: 0.0,
    },
    Rule {
        name: "risk",
        points: Points::risk,
        leaf: risk,
        won: 20.0,
    },
];

/// The difference, less 1.5 for each die whose facing column has room for what removes it.
pub fn risk(position: &Plain) -> f64 {
    let mut points = f64::from(position.difference());
    for (mine, theirs) in position.mine.iter().zip(&position.theirs) {
        for _ in mine.iter().filter(|_| theirs.len() < 3) {
            points -= 1.5;
        }
        for _ in theirs.iter().filter(|_| mine.len() < 3) {
            points += 1.5;
        }
    }
    points
}

/// Expectimax without a memo, a state or a table.
fn expectimax(position: &Plain, depth: u8, rule: &Rule) -> f64 {
    if position.is_over() {
        let difference = position.difference();
        return f64::from(difference) + rule.won * f64::from(difference.signum());
    }
    if depth == 0 {
        return (rule.leaf)(position);
    }
    let best = DICE.map(|die| {
        let columns = position.each_after(die);
        columns
            .map(|after| -expectimax(&after, depth - 1, rule))
            .fold(f64::MIN, f64::max)
    });
    best.iter().sum::<f64>() / 6.0
}

#[test]
fn points_are_those_of_expectimax_on_plain_lists() {
    for rule in &RULES {
        let mut search = Search::new((rule.points)(), 1 << 20);
        for (seed, depth, count) in [
            (11, 0, 300),
            (12, 1, 300),
            (13, 2, 150),
            (14, 3, 40),
            (15, 4, 12),
        ] {
            for position in random_positions(seed, count) {
                let expected = expectimax(&Plain::of(position), depth, rule);
                let found = f64::from(value(&mut search, position, depth));
                // Points have up to three digits before the point, and a number about seven.
                let error = (found - expected).abs();
                assert!(
                    error < 1e-5 * (1.0 + expected.abs()),
                    "{} {depth} {position}: {found} {expected}",
                    rule.name
                );
            }
        }
    }
}

/// Searches that remember little, so that most is replaced, and much: one after the other in the
/// same memory, so that what was remembered for another position is there.
fn a_memo_changes_nothing<H: Horizon>(
    horizon: impl Fn() -> H,
    deepest: u8,
    is_same: impl Fn(H::Value, H::Value) -> bool,
) {
    let mut plain = Search::new(horizon(), 0);
    // The smallest of them holds two values, or none.
    let mut others = [50, 64, 1_000, 20_000, 4 << 20].map(|memory| Search::new(horizon(), memory));
    for (nth, position) in random_positions(21, 40).into_iter().enumerate() {
        for depth in 1..=if nth < 5 { deepest } else { 3 } {
            let expected = value(&mut plain, position, depth);
            for (memory, search) in others.iter_mut().enumerate() {
                let found = value(search, position, depth);
                assert!(
                    is_same(found, expected),
                    "{position} to {depth} with memory {memory}"
                );
            }
        }
    }
}

#[test]
fn a_memo_changes_no_points() {
    let is_same = |one: f32, other: f32| one.to_bits() == other.to_bits();
    a_memo_changes_nothing(Points::seed, 5, is_same);
    a_memo_changes_nothing(Points::difference, 5, is_same);
    a_memo_changes_nothing(Points::risk, 5, is_same);
}

#[test]
fn a_memo_changes_no_outlook() {
    for objective in [Objective::Win, Objective::Difference] {
        let horizon = || Values::new(None, objective);
        a_memo_changes_nothing(horizon, 4, |one, other| one == other);
    }
}

/// Deep enough that the memo of the default size is used, and a small one replaced often.
#[test]
fn a_memo_changes_nothing_deep_in_a_game() {
    let position = "5__/6__/___ v 1__/___/4__".parse().expect("a position");
    let expected = value(&mut Search::new(Points::seed(), 0), position, 6);
    for memory in [100, 10_000, 1 << 20] {
        let found = value(&mut Search::new(Points::seed(), memory), position, 6);
        assert_eq!(found.to_bits(), expected.to_bits(), "{memory} bytes");
    }
}

fn the_order_changes_nothing<H: Horizon<Value: PartialEq + std::fmt::Debug>>(
    horizon: impl Fn() -> H,
) {
    // Without memory: that would find the same state again.
    let mut analyser = Analyser::new(horizon(), 0);
    for (seed, depth, count) in [(31, 1, 50), (32, 2, 30), (33, 3, 10)] {
        for position in random_positions(seed, count) {
            let roll = face(5);
            let limits = to_depth(depth);
            let whole = analyser.before_roll(position, limits, &mut || true);
            let columns = analyser.columns(position, roll, limits, &mut || true);
            for order in ORDERS {
                let other = reordered(position, order);
                assert_eq!(analyser.before_roll(other, limits, &mut || true), whole);
                let found = analyser.columns(other, roll, limits, &mut || true);
                let expected = order.map(|column| columns.value[column]);
                assert_eq!(found.value, expected, "{position} {order:?}");
            }
        }
    }
}

#[test]
fn the_order_of_the_columns_changes_nothing() {
    the_order_changes_nothing(Points::seed);
    the_order_changes_nothing(Points::risk);
    the_order_changes_nothing(|| Values::new(None, Objective::Win));
    the_order_changes_nothing(|| Values::new(None, Objective::Difference));
}

/// What a column is worth to one player is what the position after it costs the other; and the mean
/// over the rolls of the best of the columns is what the position is worth before.
fn answers_fit_together<H>(horizon: impl Fn() -> H, number: impl Fn(H::Value) -> f32)
where
    H: Horizon<Value: PartialEq + std::fmt::Debug>,
{
    let mut analyser = Analyser::new(horizon(), 1 << 20);
    let mut search = Search::new(horizon(), 0);
    for position in random_positions(41, 60) {
        let depth = 3;
        let limits = to_depth(depth);
        let rolls = analyser.rolls(position, limits, &mut || true);
        if rolls.depth < depth {
            // It was exact before.
            continue;
        }
        let mut sum = 0.0;
        for (roll, values) in Face::ALL.into_iter().zip(rolls.value) {
            let columns = analyser.columns(position, roll, limits, &mut || true);
            if columns.depth == depth {
                assert_eq!(columns.value, values, "{position}");
            }
            for (column, &found) in values.iter().enumerate() {
                let after = position.place(column, roll);
                let expected = after.map(|after| {
                    let value = value(&mut search, after, depth - 1);
                    value.swapped()
                });
                assert_eq!(found, expected, "{position} {column}");
            }
            sum += values
                .into_iter()
                .flatten()
                .map(&number)
                .fold(f32::MIN, f32::max);
        }
        let whole = number(value(&mut search, position, depth));
        assert!((sum / 6.0 - whole).abs() < 1e-4, "{position}");
    }
}

#[test]
fn columns_rolls_and_positions_fit_together() {
    answers_fit_together(Points::seed, |points| points);
    answers_fit_together(Points::risk, |points| points);
    answers_fit_together(|| Values::new(None, Objective::Win), Outlook::lead);
    let by_difference = || Values::new(None, Objective::Difference);
    answers_fit_together(by_difference, Outlook::difference);
}

/// Of points there are no bounds that could tell when to stop.
#[test]
fn points_are_looked_for_to_the_last_depth() {
    let mut analyser = Analyser::new(Points::risk(), 0);
    let last: Position = "66_/543/211 v 554/621/44_".parse().expect("a position");
    let found = analyser.before_roll(last, to_depth(3), &mut || true);
    assert_eq!(found.depth, 3);
    let expected = expectimax(&Plain::of(last), 1, &RULES[2]);
    assert!((f64::from(found.value) - expected).abs() < 1e-5);
}
