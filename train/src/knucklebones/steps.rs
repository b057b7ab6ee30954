//! Steps down the gradient of the squared errors of lead, tie and difference.
//!
//! Numbers are rounded to whole steps where they are added up, as a search takes them, and are
//! changed as if they were not: so what is learned makes up for what rounding does.

use engine::knucklebones::learning::{
    ADDED_STEPS, DIFFERENCE, Features, HEAD_STEPS, HEADS, LEAD, MOST_FACTOR, MOST_ROW, POINTS,
    PRODUCTS, Pairs, Parts, STEPS, State, TIE, UnroundedRow, WIDTH, tie_part,
};
use engine::net::squashed;

use crate::dot::dot_by_eights as dot;

/// How long the steps are.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Of the numbers by empty squares and score difference.
    pub scores: f32,
    /// Of all others.
    pub network: f32,
}

impl Step {
    /// This many times as long.
    #[must_use]
    pub fn times(self, factor: f32) -> Step {
        Step {
            scores: self.scores * factor,
            network: self.network * factor,
        }
    }
}

/// What a position should be worth.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Chance to win, less the chance to lose.
    pub lead: f32,
    /// Chance of a tie, and the score difference at the end; `None` if nothing is known of them.
    pub rest: Option<[f32; 2]>,
}

/// By head.
type Heads = [f32; HEADS];

/// How much the error of each head moves the rows, which all heads share.
const SHARED: Heads = [1.0, 0.1, 0.02];

/// How much longer the steps of each head are in the numbers that are added to it. Ties are rare,
/// so that their errors are small.
const ADDED: Heads = [1.0, 10.0, 1.0];

/// Steps of the numbers that are added for each pair, beside those of rows.
const BY_PAIR: f32 = 0.1;

/// Steps of the rows of single columns, which many positions have, beside those of pairs.
const OF_COLUMNS: f32 = 0.3;

/// The most that a factor is.
const MOST: f32 = MOST_FACTOR as f32 / STEPS as f32;

/// Makes one step towards what a position should be worth. Returns by how much the lead was off.
pub fn learn(parts: &mut Parts, state: State, target: Target, step: Step) -> f32 {
    let pairs = Pairs::get();
    let features = Features::of(state.counts(pairs));
    let own = state.pairs();
    let columns = own.map(|pair| pairs.places(pair));
    let own = own.map(usize::from);

    let mut sums = [0.0; WIDTH];
    add_rounded(&mut sums, &parts.squares[features.squares]);
    for (pair, [of_player, facing]) in own.into_iter().zip(columns) {
        add_rounded(&mut sums, &parts.pairs[pair]);
        add_rounded(&mut sums, &parts.own[of_player]);
        add_rounded(&mut sums, &parts.facing[facing]);
    }
    let factor = |place: usize| {
        let sum = if sums[place] > 0.0 { sums[place] } else { 0.0 };
        if sum < MOST { sum } else { MOST }
    };
    let first: [f32; PRODUCTS] = std::array::from_fn(factor);
    let second: [f32; PRODUCTS] = std::array::from_fn(|place| factor(PRODUCTS + place));
    let products: [f32; PRODUCTS] = std::array::from_fn(|place| first[place] * second[place]);
    let added: Heads = std::array::from_fn(|head| {
        let rounded = |number: f32| rounded(number, ADDED_STEPS);
        let by_pair: f32 = own
            .iter()
            .map(|&pair| rounded(parts.by_pair[pair][head]))
            .sum();
        by_pair + rounded(parts.scores[features.score][head])
    });

    let of_head = |head: &[f32; PRODUCTS]| {
        let rounded = head.map(|number| rounded(number, f32::from(HEAD_STEPS)));
        dot(&products, &rounded)
    };
    let lead = added[LEAD] + of_head(&parts.lead[features.squares]);
    let error = squashed(lead) - target.lead;
    let mut gradient = [error * slope(lead), 0.0, 0.0];
    if let Some([of_ties, of_difference]) = target.rest {
        let tie = added[TIE] + of_head(&parts.others[TIE - 1]);
        let difference = added[DIFFERENCE] + of_head(&parts.others[DIFFERENCE - 1]);
        let room = 1.0 - squashed(lead).abs();
        gradient[TIE] = (room * tie_part(tie) - of_ties) * room * 0.5 * slope(tie);
        gradient[DIFFERENCE] = (features.points - of_difference) / POINTS + difference;
    }

    let mut back = [0.0; PRODUCTS];
    let [of_tie, of_difference] = &mut parts.others;
    let heads = [&mut parts.lead[features.squares], of_tie, of_difference];
    for (nth, head) in heads.into_iter().enumerate() {
        if nth == LEAD || target.rest.is_some() {
            let (shared, step) = (gradient[nth] * SHARED[nth], gradient[nth] * step.network);
            for place in 0..PRODUCTS {
                back[place] += shared * head[place];
                head[place] -= step * products[place];
            }
        }
    }
    // A sum out of range neither moves nor changes what the other factor does.
    let moves = |place: usize| sums[place] > 0.0 && sums[place] < MOST;
    let mut rows = [0.0; WIDTH];
    for place in 0..PRODUCTS {
        let other = PRODUCTS + place;
        rows[place] = if moves(place) {
            back[place] * second[place]
        } else {
            0.0
        };
        rows[other] = if moves(other) {
            back[place] * first[place]
        } else {
            0.0
        };
    }

    for (pair, [of_player, facing]) in own.into_iter().zip(columns) {
        let of_columns = step.network * OF_COLUMNS;
        subtract(&mut parts.own[of_player], of_columns, &rows);
        subtract(&mut parts.facing[facing], of_columns, &rows);
        subtract(&mut parts.pairs[pair], step.network, &rows);
    }
    subtract(&mut parts.squares[features.squares], step.network, &rows);
    let added: Heads = std::array::from_fn(|head| gradient[head] * ADDED[head]);
    for pair in own {
        subtract(&mut parts.by_pair[pair], step.network * BY_PAIR, &added);
    }
    subtract(&mut parts.scores[features.score], step.scores, &added);
    error
}

/// Takes this much off each number by pair or by score, but never more than there is: what says
/// little becomes 0, and takes no room in the file.
pub fn shrink(parts: &mut Parts, by: f32) {
    let scores = parts.scores.as_flattened_mut();
    for number in parts.pairs.as_flattened_mut().iter_mut().chain(scores) {
        let less = number.abs() - by;
        *number = if less > 0.0 {
            less.copysign(*number)
        } else {
            0.0
        };
    }
}

/// Keeps at 0 what is less than half a step of these numbers.
pub fn keep_zeros(parts: &mut Parts) {
    let keep = |numbers: &mut [f32], one: f32| {
        for number in numbers {
            let is_less = number.abs() < 0.5 / one;
            *number = if is_less { 0.0 } else { *number };
        }
    };
    keep(parts.pairs.as_flattened_mut(), f32::from(STEPS));
    keep(parts.scores.as_flattened_mut(), ADDED_STEPS);
}

/// Brings all rows into the range of the file.
pub fn keep_in_range(parts: &mut Parts) {
    let rows = [
        &mut parts.own,
        &mut parts.facing,
        &mut parts.pairs,
        &mut parts.squares,
    ];
    for number in rows.into_iter().flatten().flatten() {
        *number = number.clamp(-MOST_ROW, MOST_ROW);
    }
}

/// Adds a row in whole steps.
fn add_rounded(sums: &mut UnroundedRow, row: &UnroundedRow) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += rounded(*number, f32::from(STEPS));
    }
}

/// A number in whole steps, of which `one` are 1.
fn rounded(number: f32, one: f32) -> f32 {
    // 1.5 · 2²³: a float around this has no digits behind the point.
    const LARGE: f32 = 12_582_912.0;
    ((number * one + LARGE) - LARGE) / one
}

/// The slope of [`squashed`].
fn slope(x: f32) -> f32 {
    let square = 1.0 + x * x;
    1.0 / (square * square.sqrt())
}

fn subtract<const N: usize>(numbers: &mut [f32; N], step: f32, gradient: &[f32; N]) {
    for (number, gradient) in numbers.iter_mut().zip(gradient) {
        *number -= step * gradient;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_same(found: &[f32], expected: &[f32]) {
        assert_eq!(found.len(), expected.len());
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-6, "{found} {expected}");
        }
    }

    #[test]
    fn what_is_small_shrinks_to_nothing() {
        let mut parts = Parts::zero();
        parts.pairs[5][..3].copy_from_slice(&[0.25, -0.25, 0.01]);
        parts.scores[5][1] = -0.5;
        parts.squares[8][9] = 0.01;
        shrink(&mut parts, 0.125);
        assert_same(&parts.pairs[5][..3], &[0.125, -0.125, 0.0]);
        assert_same(&[parts.scores[5][1], parts.squares[8][9]], &[-0.375, 0.01]);
    }

    #[test]
    fn only_less_than_half_a_step_is_kept_at_nothing() {
        let mut parts = Parts::zero();
        parts.pairs[5][..3].copy_from_slice(&[0.007, -0.007, -0.008]);
        parts.scores[5] = [0.001, -0.0019, 0.002];
        keep_zeros(&mut parts);
        assert_same(&parts.pairs[5][..3], &[0.0, 0.0, -0.008]);
        assert_same(&parts.scores[5], &[0.0, 0.0, 0.002]);
    }

    #[test]
    fn rows_stay_in_the_range_of_a_byte() {
        let mut parts = Parts::zero();
        parts.pairs[5][3] = -5.0;
        parts.own[6][7] = 3.0;
        parts.facing[6][7] = 1.5;
        keep_in_range(&mut parts);
        let most = 127.0 / 64.0;
        let found = [parts.pairs[5][3], parts.own[6][7], parts.facing[6][7]];
        assert_same(&found, &[-most, most, 1.5]);
    }

    #[test]
    fn rows_are_added_in_whole_steps() {
        let mut sums = [1.0; WIDTH];
        let mut row = [0.0; WIDTH];
        row[..4].copy_from_slice(&[0.5 / 64.0 + 1e-4, 0.4 / 64.0, -1.6 / 64.0, 1.25]);
        add_rounded(&mut sums, &row);
        assert_same(&sums[..4], &[1.0 + 1.0 / 64.0, 1.0, 1.0 - 2.0 / 64.0, 2.25]);
    }
}
