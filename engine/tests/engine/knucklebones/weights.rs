//! Learned weights: as bytes, and what they say, against sums of their own.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::learning::{
    CLOSED, Features, HEADS, Horizon, POINTS, PRODUCTS, Pairs, Parts, State, WIDTH,
};
use rollwise_engine::knucklebones::{Board, Column, Objective, Outlook, Position, Values, Weights};
use rollwise_engine::learned_file::LearnedFileError;
use std::sync::Arc;

use super::plain::{Plain, empty, random_positions};

/// Parts of weights by chance, those of a block of one size. One in five is 0.
pub fn random_parts(seed: u64) -> Parts {
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
    let mut parts = Parts::zero();
    fill(parts.own.as_flattened_mut(), 0.4);
    fill(parts.facing.as_flattened_mut(), 0.4);
    fill(parts.pairs.as_flattened_mut(), 0.8);
    fill(parts.squares.as_flattened_mut(), 1.5);
    fill(parts.lead.as_flattened_mut(), 0.3);
    fill(parts.others.as_flattened_mut(), 0.2);
    fill(parts.by_pair.as_flattened_mut(), 0.1);
    fill(parts.scores.as_flattened_mut(), 0.5);
    parts
}

/// The weights of [`random_parts`].
pub fn random_weights(seed: u64) -> Weights {
    random_parts(seed).weights()
}

/// Numbers before they are written and after they are read.
fn together<const N: usize>(before: &[[f32; N]], after: &[[f32; N]]) -> Vec<(f64, f64)> {
    let all = before.as_flattened().iter().zip(after.as_flattened());
    all.map(|(&before, &after)| (before.into(), after.into()))
        .collect()
}

/// Numbers are rounded to the nearest step: rows to 64ths, heads to 512ths, what is added to 256ths.
#[test]
fn what_is_read_again_is_as_good_as_it_was() {
    let parts = random_parts(101);
    let read = Parts::from_bytes(&parts.to_bytes()).expect("the bytes of parts");
    let is_within = |all: Vec<(f64, f64)>, most: f64| {
        all.into_iter()
            .all(|(before, after)| (before - after).abs() <= 1.000_1 * most)
    };
    let rows = [
        (&parts.own, &read.own),
        (&parts.facing, &read.facing),
        (&parts.pairs, &read.pairs),
        (&parts.squares, &read.squares),
    ];
    for (before, after) in rows {
        assert!(is_within(together(before, after), 0.5 / 64.0));
    }
    assert!(is_within(together(&parts.lead, &read.lead), 0.5 / 512.0));
    assert!(is_within(
        together(&parts.others, &read.others),
        0.5 / 512.0
    ));
    assert!(is_within(
        together(&parts.by_pair, &read.by_pair),
        0.5 / 256.0
    ));
    assert!(is_within(
        together(&parts.scores, &read.scores),
        0.5 / 256.0
    ));
}

/// Numbers that are too large for the file become the largest there.
#[test]
fn what_is_too_large_becomes_the_largest() {
    let mut parts = Parts::zero();
    parts.pairs[3][5] = 900.0;
    parts.own[4][6] = -2.5;
    parts.lead[5][7] = 1e9;
    parts.scores[6][1] = -500.0;
    let read = Parts::from_bytes(&parts.to_bytes()).expect("the bytes of parts");
    let largest = [
        (read.pairs[3][5], 127.0 / 64.0),
        (read.own[4][6], -127.0 / 64.0),
        (read.lead[5][7], 32_767.0 / 512.0),
        (read.scores[6][1], -32_767.0 / 256.0),
    ];
    for (found, expected) in largest {
        assert!((found - expected).abs() < 1e-6_f32, "{found} {expected}");
    }
}

#[test]
fn parts_of_whole_steps_are_read_again_as_they_are() {
    let mut parts = Parts::zero();
    for (nth, row) in parts.scores.iter_mut().enumerate() {
        let sign = if nth % 3 == 0 { -0.75 } else { 0.75 };
        *row = [sign, 2.0 * sign, 0.0];
    }
    parts.pairs[9] = [0.25; WIDTH];
    parts.lead[8] = [-0.125; PRODUCTS];
    let read = Parts::from_bytes(&parts.to_bytes()).expect("the bytes of parts");
    assert_eq!(read, parts);
    assert_eq!(read.to_bytes(), parts.to_bytes());
    assert_eq!(Weights::from_bytes(&parts.to_bytes()), Ok(parts.weights()));
}

#[test]
fn too_few_and_too_many_bytes_are_refused() {
    let bytes = random_parts(102).to_bytes();
    // A byte for a number in the rows of 84 columns and of full ones, of pairs and of squares; two
    // for one of a head or one that is added to it.
    let rows = WIDTH * (85 + 85 + 2_154 + 100);
    let heads = 2 * PRODUCTS * (100 + HEADS - 1);
    let added = 2 * HEADS * (2_154 + 12_100);
    let expected = rows + heads + added;
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

/// What of the weights a position should take, told by what is on the boards.
fn expected_features(position: Position) -> Features {
    let plain = Plain::of(position);
    let [mine, theirs] = [&plain.mine, &plain.theirs].map(|lists| usize::from(empty(lists)));
    let difference = usize::try_from(plain.difference().clamp(-60, 60) + 60).unwrap();
    Features {
        squares: 10 * mine + theirs,
        score: 121 * (10 * mine + theirs) + difference,
        points: f32::from(i16::try_from(plain.difference()).unwrap()),
    }
}

#[test]
fn features_are_those_of_the_boards() {
    let features = |position: Position| Features::of(State::from(position).counts(Pairs::get()));
    for position in random_positions(103, 3_000) {
        assert_eq!(
            features(position),
            expected_features(position),
            "{position}"
        );
    }
    let far: Position = "666/555/___ v ___/___/1__".parse().expect("a position");
    assert_eq!(features(far), expected_features(far));
}

/// The heads of a position, column by column, summed up in double precision from what is learned.
fn expected_heads(parts: &Parts, position: Position) -> [f64; HEADS] {
    let rounded = |number: f32, one: f64| (f64::from(number) * one).round() / one;
    let place = |column| Column::all().position(|other| other == column).unwrap();
    let features = expected_features(position);
    let mut sums = parts.squares[features.squares].map(|number| rounded(number, 64.0));
    let mut heads = parts.scores[features.score].map(|number| rounded(number, 256.0));
    let columns = position.mine().0.into_iter().zip(position.theirs().0);
    for (own, facing) in columns {
        let both = own.is_full() && facing.is_full();
        let places = [own, facing].map(|column| if both { CLOSED } else { place(column) });
        let pair = pair(own, facing);
        let rows = [
            &parts.own[places[0]],
            &parts.facing[places[1]],
            &parts.pairs[pair],
        ];
        for (place, sum) in sums.iter_mut().enumerate() {
            *sum += rows
                .iter()
                .map(|row| rounded(row[place], 64.0))
                .sum::<f64>();
        }
        for (head, more) in heads.iter_mut().zip(parts.by_pair[pair]) {
            *head += rounded(more, 256.0);
        }
    }
    let [tie, difference] = &parts.others;
    let of_heads = [&parts.lead[features.squares], tie, difference];
    for (head, weights) in heads.iter_mut().zip(of_heads) {
        for (place, &weight) in weights.iter().enumerate() {
            let product = sums[place].clamp(0.0, 1.5) * sums[PRODUCTS + place].clamp(0.0, 1.5);
            *head += product * rounded(weight, 512.0);
        }
    }
    heads
}

/// The place of the pair of two columns among all pairs.
fn pair(own: Column, facing: Column) -> usize {
    let empty = State::from(Position::default()).pairs()[0];
    // Its place is told by a position that has the pair, and empty columns beside it.
    let boards = [own, facing].map(|column| Board([column, Column::default(), Column::default()]));
    let position = Position::new(boards[0], boards[1]).expect("a position");
    let pairs = State::from(position).pairs();
    let other = pairs.into_iter().find(|&pair| pair != empty);
    assert!(other.is_some() || own.is_empty() && facing.is_empty());
    usize::from(other.unwrap_or(empty))
}

#[test]
fn what_weights_say_is_summed_up_as_in_double_precision() {
    let parts = random_parts(104);
    let weights = parts.weights();
    let squashed = |number: f64| number / number.hypot(1.0);
    for position in random_positions(105, 2_000) {
        let expected = expected_heads(&parts, position);
        let outlook = weights.estimate(Pairs::get(), State::from(position));
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

/// The largest rows and heads that a file can hold trap nowhere.
#[test]
fn the_largest_rows_and_heads_give_chances() {
    let mut parts = Parts::zero();
    for rows in [
        &mut parts.own,
        &mut parts.facing,
        &mut parts.pairs,
        &mut parts.squares,
    ] {
        rows.fill([9.0; WIDTH]);
    }
    parts.lead.fill([99.0; PRODUCTS]);
    parts.others.fill([-99.0; PRODUCTS]);
    let weights = Weights::from_bytes(&parts.to_bytes()).expect("the bytes of parts");
    for position in random_positions(113, 100) {
        let outlook = weights.estimate(Pairs::get(), State::from(position));
        let sum: f64 = outlook.chances().iter().sum();
        assert!((sum - 1.0).abs() < 1e-5, "{position}: {outlook:?}");
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
            assert_eq!(leaf, weights.estimate(pairs, state), "{position}");
            open += 1;
        }
    }
    assert!(open > 500 && last > 50, "{open} {last}");
}

/// All that follows a placement, valued at once, comes to what each position alone comes to.
#[test]
fn a_placement_ahead_is_worth_what_each_that_follows_says() {
    let pairs = Pairs::get();
    let weights = Arc::new(random_weights(111));
    let mut seen = 0;
    for objective in [Objective::Win, Objective::Difference] {
        let values = Values::new(Some(Arc::clone(&weights)), objective);
        for position in random_positions(112, 2_000) {
            let state = State::from(position);
            let counts = state.counts(pairs);
            let Some(found) = values.ply(state, counts) else {
                assert!(counts.mine <= 2 || counts.theirs <= 1, "{position}");
                continue;
            };
            let best = |face| {
                let (outlook, _) = values.best_after(state, face).expect("room");
                outlook
            };
            let all = Face::ALL.map(best);
            let mean = |of: fn(Outlook) -> f32| {
                all.iter().map(|&one| f64::from(of(one))).sum::<f64>() / 6.0
            };
            for of in [Outlook::lead, Outlook::tie, Outlook::difference] {
                assert!(
                    (f64::from(of(found)) - mean(of)).abs() < 1e-4,
                    "{position}: {found:?}"
                );
            }
            seen += 1;
        }
    }
    assert!(seen > 1_500, "{seen}");
}
