//! How far shares may be off: against solved games where that is proved, and by counting squares on
//! plain boards where it was measured.

use std::collections::HashMap;
use std::sync::Arc;

use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::{
    Analyser, Objective, Outlook, Place, Position, Values, Weights,
};

use super::plain::{Plain, empty, random_positions};
use super::search::to_depth;
use super::solved::solve_one_column;
use super::weights::random_weights;

/// More than rounding can be off by.
const ROUNDING: f64 = 2e-6;

fn learned(seed: u64) -> Values {
    Values::new(Some(Arc::new(random_weights(seed))), Objective::Win)
}

/// What is proved is no further from the solution than is told, whatever values a search ends with.
#[test]
fn what_is_proved_is_no_further_from_the_solution_than_told() {
    let values = Values::new(None, Objective::Win);
    let mut analyser = Analyser::new(values.clone(), 16 << 20);
    let (mut told, mut exact, mut rough) = (0, 0, 0);
    for (&position, &[share, _]) in &solve_one_column() {
        for depth in [1, 4, 8] {
            let found = analyser.before_roll(position, to_depth(depth), &mut || true);
            let Some(error) = found.error(position, &values) else {
                assert!(!found.value.is_proved(), "{position}: {:?}", found.value);
                rough += 1;
                continue;
            };
            let off = (found.value.share() - share).abs();
            assert!(off <= error + ROUNDING, "{position}: {off}, told {error}");
            told += 1;
            exact += u32::from(error < ROUNDING);
        }
    }
    assert!(
        told > exact && exact > 0 && rough > 0,
        "{told} {exact} {rough}"
    );
}

/// Squares of the fuller board that are empty, counted on plain boards.
fn left(position: Position) -> u8 {
    let Plain { mine, theirs } = Plain::of(position);
    empty(&mine).min(empty(&theirs))
}

/// Whether three equal dice lie in a column among at most eight, or the share is nearly 0 or 1 with at
/// most twelve, counted on plain boards.
fn is_seldom(position: Position, share: f64) -> bool {
    let Plain { mine, theirs } = Plain::of(position);
    let dice = 18 - empty(&mine) - empty(&theirs);
    let mut columns = mine.iter().chain(&theirs);
    let has_three =
        columns.any(|column| column.len() == 3 && column.iter().all(|&die| die == column[0]));
    (dice <= 8 && has_three) || (dice <= 12 && !(0.02..=0.98).contains(&share))
}

/// An error that no bounds have lowered is that of the depth and the squares left, or in a seldom
/// position that of the depth where it is more; bounds lower it to what they leave.
#[test]
fn an_error_is_that_of_the_depth_and_the_squares_left() {
    let values = learned(201);
    let mut analyser = Analyser::new(values.clone(), 1 << 20);
    let mut known: HashMap<(u8, u8, bool), f64> = HashMap::new();
    let mut again = 0;
    for position in random_positions(202, 400) {
        for depth in 1..=3 {
            let found = analyser.before_roll(position, to_depth(depth), &mut || true);
            let error = found.error(position, &values).expect("it is learned");
            let [low, high] = found.value.bounds();
            let share = found.value.share();
            let reach = (high - share).max(share - low).max(0.0);
            assert!(error <= reach, "{position}: {error} of {reach}");
            if error < reach {
                let key = (found.depth, left(position), is_seldom(position, share));
                let same = *known.entry(key).or_insert(error);
                assert!((error - same).abs() < ROUNDING, "{position} {key:?}");
                again += 1;
            }
        }
    }
    assert!(again > 5 * known.len(), "{again} {}", known.len());
}

/// The error of the columns is that of the worst of them, and so is that of a level of the tree.
#[test]
fn the_worst_column_counts() {
    let values = learned(203);
    let mut analyser = Analyser::new(values.clone(), 1 << 20);
    let mut several = 0;
    let near = |position: &Position| left(*position) < 4;
    for (position, roll) in random_positions(204, 3_000)
        .into_iter()
        .filter(near)
        .zip(Face::ALL.into_iter().cycle())
    {
        let found = analyser.columns(position, roll, to_depth(3), &mut || true);
        let each = found.value.into_iter().flatten();
        let errors = each.map(|outlook| values.error_of(position, found.depth, outlook));
        let errors: Vec<f64> = errors.map(|error| error.expect("it is learned")).collect();
        let worst = errors.iter().copied().fold(0.0, f64::max);
        assert_eq!(found.error(position, &values), Some(worst), "{position}");
        several += u32::from(errors.iter().any(|&error| error < worst));
        let place = Place::at(position, Some(roll), &[]).expect("the position itself");
        let level = analyser.level(&place, to_depth(3), &mut || true);
        assert_eq!(level.error, Some(worst), "{position}");
    }
    assert!(several > 0, "{several}");
}

#[test]
fn no_error_is_known_without_learned_values_or_for_the_difference() {
    let start = Position::default();
    let unknown = |values: Values| {
        let mut analyser = Analyser::new(values.clone(), 1 << 20);
        let found = analyser.before_roll(start, to_depth(1), &mut || true);
        let place = Place::at(start, None, &[]).expect("the position itself");
        let level = analyser.level(&place, to_depth(1), &mut || true);
        [found.error(start, &values), level.error]
    };
    let weights: Arc<Weights> = Arc::new(random_weights(205));
    assert_eq!(unknown(Values::new(None, Objective::Win)), [None; 2]);
    let difference = Values::new(Some(weights), Objective::Difference);
    assert_eq!(unknown(difference.clone()), [None; 2]);
    assert_eq!(difference.error_of(start, 1, Outlook::over(3)), None);
    let [found, level] = unknown(learned(205));
    assert!(found > Some(0.0) && found == level, "{found:?} {level:?}");
}

/// A game that is over has no error, and its level of the tree neither.
#[test]
fn the_end_is_exact() {
    let over: Position = "554/621/44_ v 666/543/211".parse().expect("a position");
    let mut analyser = Analyser::new(learned(206), 1 << 20);
    let place = Place::at(over, None, &[]).expect("the position itself");
    let level = analyser.level(&place, to_depth(3), &mut || true);
    assert_eq!(level.error, Some(0.0));
}
