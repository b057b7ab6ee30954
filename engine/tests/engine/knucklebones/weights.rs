//! Learned weights: as bytes, and what they say, against sums of their own.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rollwise_engine::estimate::Sums;
use rollwise_engine::knucklebones::learning::{
    Features, HEADS, Horizon, POINTS, Pair, Pairs, State, WIDTH,
};
use rollwise_engine::knucklebones::{Objective, Position, Values, Weights};
use rollwise_engine::learned_file::LearnedFileError;
use std::sync::Arc;

use super::plain::{Plain, empty, random_positions};

/// Weights by chance, those of a block of one size. One in five is 0, and nothing is told by the
/// unused head.
pub fn random_weights(seed: u64) -> Weights {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut fill = |numbers: &mut [f32], size: f32| {
        for number in numbers {
            let is_zero = generator.random_range(0..5_u8) == 0;
            let thousandths = f32::from(generator.random_range(-1000..=1000_i16));
            *number = if is_zero {
                0.0
            } else {
                size * thousandths / 1000.0
            };
        }
    };
    let mut weights = Weights::zero();
    fill(weights.pairs.as_flattened_mut(), 0.1);
    fill(weights.scores.as_flattened_mut(), 0.5);
    fill(weights.pair_rows.as_flattened_mut(), 1.0);
    fill(weights.square_rows.as_flattened_mut(), 0.3);
    fill(weights.difference_rows.as_flattened_mut(), 0.7);
    fill(weights.hidden.as_flattened_mut(), 0.4);
    fill(&mut weights.hidden_bias, 0.2);
    fill(weights.heads.as_flattened_mut(), 0.2);
    let heads = weights.pairs.iter_mut().chain(&mut weights.scores);
    for head in heads.chain(&mut weights.heads) {
        head[HEADS - 1] = 0.0;
    }
    weights
}

/// The columns of a block.
fn columns<const N: usize>(rows: &[[f32; N]]) -> Vec<Vec<f32>> {
    (0..N)
        .map(|column| rows.iter().map(|row| row[column]).collect())
        .collect()
}

/// Every column of every block, in the order in which they are written.
fn every_column(weights: &Weights) -> Vec<Vec<f32>> {
    [
        columns(&weights.pairs),
        columns(&weights.scores),
        columns(&weights.pair_rows),
        columns(&weights.square_rows),
        columns(&weights.difference_rows),
        columns(&weights.hidden),
        columns(&[weights.hidden_bias]),
        columns(&weights.heads),
    ]
    .concat()
}

/// By how much each number changes when weights are written and read again, with the number, column
/// by column.
fn losses(weights: &Weights) -> Vec<Vec<(f64, f64)>> {
    let read = Weights::from_bytes(&weights.to_bytes()).expect("the bytes of weights");
    let loss = |(&before, &after): (&f32, &f32)| {
        let before = f64::from(before);
        (before, (before - f64::from(after)).abs())
    };
    let columns = every_column(weights).into_iter().zip(every_column(&read));
    columns
        .map(|(before, after)| before.iter().zip(&after).map(loss).collect())
        .collect()
}

/// No number loses more than a 24th of what is usual in its column: of the root of the mean square
/// of those that are not 0.
#[test]
fn what_is_read_again_is_as_good_as_it_was() {
    for column in losses(&random_weights(101)) {
        let squares: Sums = column
            .iter()
            .map(|(number, _)| number * number)
            .filter(|&square| square > 0.0)
            .collect();
        let usual = squares.average().value.sqrt();
        for (number, loss) in column {
            assert!(loss <= 1.000_1 * usual / 24.0, "{number} loses {loss}");
        }
    }
}

/// A number far beyond all others of its column keeps at least half of its size, and costs them a
/// 400th of it at most.
#[test]
fn a_number_far_beyond_others_spoils_none() {
    let mut weights = random_weights(101);
    weights.pair_rows[7][3] = -300.0;
    weights.difference_rows[9] = [300.0; WIDTH];
    for (number, loss) in losses(&weights).concat() {
        let most = if number.abs() > 10.0 { 150.0 } else { 0.75 };
        assert!(loss <= most, "{number} loses {loss}");
    }
}

#[test]
fn weights_of_whole_steps_are_read_again_as_they_are() {
    let mut weights = Weights::zero();
    for (nth, row) in weights.pairs.iter_mut().enumerate() {
        let sign = if nth % 3 == 0 { -0.75 } else { 0.75 };
        *row = [sign, 2.0 * sign, 0.0, 0.0];
    }
    let read = Weights::from_bytes(&weights.to_bytes()).expect("the bytes of weights");
    assert_eq!(read, weights);
    assert_eq!(read.to_bytes(), weights.to_bytes());
}

#[test]
fn too_few_and_too_many_bytes_are_refused() {
    let bytes = random_weights(102).to_bytes();
    // A byte a number, and a step a column; the unused heads are left out.
    let numbers: usize = every_column(&Weights::zero())
        .iter()
        .map(|column| column.len() + 4)
        .sum();
    let heads = [
        Weights::zero().pairs.len(),
        Weights::zero().scores.len(),
        WIDTH,
    ];
    let expected = numbers - heads.iter().map(|rows| rows + 4).sum::<usize>();
    assert_eq!(bytes.len(), expected);
    for found in [
        0,
        1,
        3,
        4,
        5,
        expected / 2,
        expected - 1,
        expected + 1,
        expected + 4,
        2 * expected,
    ] {
        let bytes: Vec<u8> = bytes.iter().copied().cycle().take(found).collect();
        assert_eq!(
            Weights::from_bytes(&bytes),
            Err(LearnedFileError::WrongLength { found, expected })
        );
    }
}

/// The place of each pair of a position among all pairs.
fn pairs(position: Position) -> [usize; 3] {
    State::from(position).pairs().map(usize::from)
}

/// What of the weights a position should take, told by what is on the boards.
fn expected_features(position: Position) -> Features {
    let plain = Plain::of(position);
    let [mine, theirs] = [&plain.mine, &plain.theirs].map(|lists| usize::from(empty(lists)));
    let phase = [0, 0, 1, 2, 2, 3, 3, 4, 4, 4][mine.min(theirs)];
    let group = [0, 0, 0, 1, 1, 2, 2, 2, 2, 2][mine.min(theirs)];
    let difference = usize::try_from(plain.difference().clamp(-60, 60) + 60).unwrap();
    Features {
        pairs: pairs(position).map(|pair| 2_154 * phase + pair),
        score: 121 * (10 * mine + theirs) + difference,
        pair_rows: pairs(position).map(|pair| 2_154 * group + pair),
        squares: 10 * mine + theirs,
        difference: 121 * group + difference,
        points: f32::from(i16::try_from(plain.difference()).unwrap()),
    }
}

fn features(position: Position) -> Features {
    let state = State::from(position);
    Features::of(state, state.counts(Pairs::get()))
}

#[test]
fn features_are_those_of_the_boards() {
    let mut phases = [0; 5];
    for position in random_positions(103, 3_000) {
        let found = features(position);
        assert_eq!(found, expected_features(position), "{position}");
        phases[found.pairs[0] / 2_154] += 1;
    }
    assert!(phases.iter().all(|&count| count > 100), "{phases:?}");
    let far: Position = "666/555/___ v ___/___/1__".parse().expect("a position");
    assert_eq!(features(far), expected_features(far));
}

/// The heads, summed up in double precision.
fn expected_heads(weights: &Weights, features: &Features) -> [f64; HEADS] {
    let rectified = |number: f64| number.max(0.0);
    let first: Vec<f64> = (0..WIDTH)
        .map(|place| {
            let rows = features
                .pair_rows
                .iter()
                .map(|&row| f64::from(weights.pair_rows[row][place]));
            let square = f64::from(weights.square_rows[features.squares][place]);
            let difference = f64::from(weights.difference_rows[features.difference][place]);
            rectified(rows.sum::<f64>() + square + difference)
        })
        .collect();
    let second: Vec<f64> = (0..WIDTH)
        .map(|place| {
            let inputs = first.iter().zip(&weights.hidden);
            let sum: f64 = inputs
                .map(|(input, row)| input * f64::from(row[place]))
                .sum();
            rectified(sum + f64::from(weights.hidden_bias[place]))
        })
        .collect();
    std::array::from_fn(|head| {
        let rows = features
            .pairs
            .iter()
            .map(|&row| f64::from(weights.pairs[row][head]));
        let table = rows.sum::<f64>() + f64::from(weights.scores[features.score][head]);
        let inputs = second.iter().zip(&weights.heads);
        table
            + inputs
                .map(|(input, row)| input * f64::from(row[head]))
                .sum::<f64>()
    })
}

#[test]
fn what_weights_say_is_summed_up_as_in_double_precision() {
    let weights = random_weights(104);
    let squashed = |number: f64| number / number.hypot(1.0);
    for position in random_positions(105, 2_000) {
        let features = features(position);
        let found = weights.activations(&features);
        let expected = expected_heads(&weights, &features);
        for (found, expected) in found.heads.into_iter().zip(expected) {
            assert!(
                (f64::from(found) - expected).abs() < 1e-4,
                "{found} {expected}"
            );
        }
        let state = State::from(position);
        let outlook = weights.estimate(state, state.counts(Pairs::get()));
        let lead = squashed(expected[0]);
        let tie = (1.0 - lead.abs()) * f64::midpoint(1.0, squashed(expected[1]));
        let difference =
            f64::from(Plain::of(position).difference()) + f64::from(POINTS) * expected[2];
        assert!(
            (f64::from(outlook.lead()) - lead).abs() < 1e-4,
            "{position}"
        );
        assert!((f64::from(outlook.tie()) - tie).abs() < 1e-4, "{position}");
        assert!(
            (f64::from(outlook.difference()) - difference).abs() < 1e-2,
            "{position}"
        );
        assert!(
            outlook
                .chances()
                .iter()
                .all(|chance| (0.0..=1.0).contains(chance))
        );
    }
}

/// Where both players have several empty squares, a search ends with what the weights say; where
/// the player to move has one left, with what is exact whatever they say.
#[test]
fn a_search_ends_with_what_is_learned() {
    let pairs = Pairs::get();
    let weights = Arc::new(random_weights(106));
    let learned = Values::new(Some(Arc::clone(&weights)), Objective::Win);
    let by_rule = Values::new(None, Objective::Win);
    assert!(learned.are_learned() && !by_rule.are_learned());
    let (mut open, mut last) = (0, 0);
    for position in random_positions(107, 3_000) {
        let state = State::from(position);
        let counts = state.counts(pairs);
        let leaf = learned.leaf(state, counts);
        if counts.mine == 1 {
            assert_eq!(leaf, by_rule.leaf(state, counts), "{position}");
            last += 1;
        } else if counts.theirs > 1 {
            assert_eq!(leaf, weights.estimate(state, counts), "{position}");
            open += 1;
        }
    }
    assert!(open > 500 && last > 50, "{open} {last}");
}

#[test]
fn every_pair_has_a_place_of_its_own() {
    let mut weights = Weights::zero();
    let number = |pair: Pair| f32::from(pair) / 1_000.0;
    for (pair, row) in (0..2_154).zip(weights.pairs.iter_mut().skip(4 * 2_154)) {
        row[0] = number(pair);
    }
    for position in random_positions(108, 500) {
        let features = features(position);
        if features.pairs[0] >= 4 * 2_154 {
            let sum: f32 = State::from(position).pairs().into_iter().map(number).sum();
            assert!(
                (weights.activations(&features).heads[0] - sum).abs() < 1e-5,
                "{position}"
            );
        }
    }
}
