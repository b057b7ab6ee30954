//! What an analysis says for sure, against the solved games with one and with two columns each: the
//! other columns are full, and worth the same on both sides.

use rollwise_engine::knucklebones::{Analyser, Objective, Outlook, Position, Values};

use super::plain::{Plain, random_positions_from};
use super::search::to_depth;
use super::solved::solve_one_column;
use super::two_columns::TwoColumns;

/// A game in the first two columns alone.
const TWO_COLUMNS: &str = "___/___/651 v ___/___/422";

/// More than rounding can be off by.
const ERROR: f64 = 2e-6;

/// What an analysis finds at each depth. It is exact from where it looks no further.
fn by_depth(analyser: &mut Analyser, position: Position, deepest: u8) -> Vec<Outlook> {
    let depths = (1..=deepest).map(|depth| {
        let found = analyser.before_roll(position, to_depth(depth), &mut || true);
        assert!(found.depth == depth || found.value.is_proved());
        found.value
    });
    depths.collect()
}

/// Bounds hold the exact share and what is told itself, are never wider the deeper one looks, and
/// prove what they say once they meet. Returns their width at each depth.
fn bounds_hold(outlooks: &[Outlook], exact: f64, position: Position) -> Vec<f64> {
    let mut before = [0.0, 1.0];
    let widths = outlooks.iter().map(|outlook| {
        let [low, high] = outlook.bounds();
        let text = format!("{position}: {outlook:?} against {exact}");
        assert!(low <= exact + ERROR && exact <= high + ERROR, "{text}");
        let share = outlook.share();
        assert!(low <= share && share <= high, "{text}");
        assert!(
            low >= before[0] - ERROR && high <= before[1] + ERROR,
            "{text}"
        );
        before = [low, high];
        high - low
    });
    widths.collect()
}

fn new_analyser() -> Analyser {
    Analyser::new(Values::new(None, Objective::Win), 16 << 20)
}

#[test]
fn bounds_hold_what_is_exact_with_one_column() {
    let solved = solve_one_column();
    let mut analyser = new_analyser();
    let (mut widths, mut count, mut exact) = ([0.0; 12], 0.0, 0);
    for (&position, &[share, _]) in &solved {
        let found = bounds_hold(&by_depth(&mut analyser, position, 12), share, position);
        for (sum, width) in widths.iter_mut().zip(&found) {
            *sum += width;
        }
        exact += u32::from(found[11] < ERROR);
        count += 1.0;
    }
    let widths = widths.map(|sum| sum / count);
    assert!(widths.is_sorted_by(|one, other| one > other), "{widths:?}");
    // Little is left open after twelve placements, and some positions end for sure.
    assert!(widths[11] < 0.1 && exact > 0, "{widths:?} {exact}");
}

/// And what is told comes closer to the exact share the deeper one looks.
#[test]
fn bounds_hold_what_is_exact_with_two_columns() {
    let solved = TwoColumns::solved();
    let start = TWO_COLUMNS.parse().expect(TWO_COLUMNS);
    let mut analyser = new_analyser();
    let (mut widths, mut errors, mut proved) = ([0.0; 5], [0.0; 5], 0);
    for position in random_positions_from(start, 61, 200) {
        let [share, _] = solved.value(&Plain::of(position));
        let outlooks = by_depth(&mut analyser, position, 5);
        let found = bounds_hold(&outlooks, share, position);
        for depth in 0..5 {
            widths[depth] += found[depth] / 200.0;
            errors[depth] += (outlooks[depth].share() - share).abs() / 200.0;
        }
        proved += u32::from(found[4] < 0.005);
    }
    assert!(
        widths.is_sorted_by(|one, other| one > other) && proved > 10,
        "{widths:?} {proved}"
    );
    assert!(
        errors[3] < 0.75 * errors[1] && errors[4] < 0.75 * errors[0],
        "{errors:?}"
    );
}
