//! Learned weights as bytes, by a reader of its own.

use rollwise_engine::learned_file::LearnedFileError;
use rollwise_engine::solitaire_dice::Weights;
use rollwise_engine::solitaire_dice::learning::{FIRST, FIRST_TURNS, INPUTS, SECOND};

use super::plain::{STEPS, random_weights};

/// What stands before the numbers.
const RULES: &str = "Solitaire Dice; 100 70 60 50 40 30 40 50 60 70 100; 192 inputs; steps 1/512";

/// Whole steps of all numbers in the order of the file: the lower bytes of a block, then the upper
/// ones; the last block has three bytes a number.
fn read(bytes: &[u8]) -> Vec<i32> {
    assert_eq!(usize::from(bytes[0]), RULES.len());
    let (rules, mut rest) = bytes[1..].split_at(RULES.len());
    assert_eq!(rules, RULES.as_bytes());
    let mut numbers = Vec::new();
    let blocks = [INPUTS * FIRST, INPUTS, FIRST * SECOND, SECOND, SECOND];
    let blocks = blocks.map(|count| (count, 2)).into_iter();
    for (count, width) in blocks.chain([(FIRST_TURNS, 3)]) {
        let (block, later) = rest.split_at(count * width);
        for nth in 0..count {
            let mut number: i32 = 0;
            for plane in 0..width {
                number += i32::from(block[plane * count + nth]) << (8 * plane);
            }
            let beyond = 1 << (8 * width);
            numbers.push(if number >= beyond / 2 {
                number - beyond
            } else {
                number
            });
        }
        rest = later;
    }
    assert!(rest.is_empty(), "{} bytes more", rest.len());
    numbers
}

/// All numbers in whole steps, in the order of the fields.
fn steps(weights: &Weights) -> Vec<i32> {
    let fields = [
        weights.first.as_flattened(),
        &weights.linear,
        weights.second.as_flattened(),
        &weights.bias,
        &weights.last,
    ];
    let blocks = fields.into_iter().zip(STEPS);
    let blocks = blocks.chain([(&weights.first_turn[..], 100.0)]);
    let steps = |(numbers, steps): (&[f32], f32)| {
        let in_steps = numbers
            .iter()
            .map(|&number| f64::from(number) * f64::from(steps));
        in_steps.map(whole).collect::<Vec<i32>>()
    };
    blocks.flat_map(steps).collect()
}

/// A number that is whole, but for rounding to 4 bytes.
fn whole(number: f64) -> i32 {
    let whole = number.round();
    assert!((number - whole).abs() < 0.01, "{number}");
    format!("{whole}").parse().expect("a whole number")
}

/// With the table of the first turn, in hundredths of points.
fn weights(seed: u64) -> Weights {
    let mut weights = random_weights(seed, FIRST);
    weights.first[3][5] = -32_767.0 / STEPS[0];
    weights.first[4][6] = 32_767.0 / STEPS[0];
    let points = (0..FIRST_TURNS).map(|place| i16::try_from(place * 97 % 5_551).unwrap() - 2_200);
    weights.first_turn = points.map(|points| f32::from(points) + 0.25).collect();
    weights
}

#[test]
fn bytes_are_laid_out_as_is_said() {
    for seed in 191..194 {
        let weights = weights(seed);
        assert_eq!(read(&weights.to_bytes()), steps(&weights));
        assert_eq!(
            Weights::from_bytes(&weights.to_bytes()),
            Ok(weights.clone())
        );
        assert_eq!(weights.clone().rounded(), weights);
    }
    assert_eq!(steps(&weights(191))[3 * FIRST + 5], -32_767);
}

/// The same numbers have the same bytes: a few of them by hand.
#[test]
fn bytes_of_known_numbers_are_known() {
    let mut weights = weights(194);
    weights.first[0][0] = 258.0 / STEPS[0];
    weights.last[31] = -2.0 / STEPS[4];
    weights.first_turn[0] = -1.0;
    weights.first_turn[197] = 3_350.0;
    let bytes = weights.to_bytes();
    let numbers = 1 + RULES.len();
    let count = INPUTS * FIRST;
    assert_eq!([bytes[numbers], bytes[numbers + count]], [2, 1]);
    let table = bytes.len() - 3 * FIRST_TURNS;
    assert_eq!([bytes[table - 33], bytes[table - 1]], [0xfe, 0xff]);
    let planes = |nth| [0, 1, 2].map(|plane| bytes[table + plane * FIRST_TURNS + nth]);
    assert_eq!(planes(0), [0x9c, 0xff, 0xff], "-100");
    assert_eq!(planes(197), [0x98, 0x1c, 0x05], "335,000");
}

#[test]
fn a_table_that_was_never_found_is_not_written() {
    let weights = random_weights(195, FIRST);
    let bytes = weights.to_bytes();
    let expected = weights.clone().to_bytes().len() + 3 * FIRST_TURNS;
    let found = bytes.len();
    assert_eq!(
        Weights::from_bytes(&bytes),
        Err(LearnedFileError::WrongLength { found, expected })
    );
}

#[test]
fn too_few_and_too_many_bytes_are_refused() {
    let bytes = weights(196).to_bytes();
    let expected = bytes.len();
    let text = 1 + RULES.len();
    let numbers = INPUTS * FIRST + INPUTS + FIRST * SECOND + 2 * SECOND;
    assert_eq!(expected, text + 2 * numbers + 3 * FIRST_TURNS);
    for found in [
        0,
        1,
        2,
        text - 1,
        text,
        text + 1,
        expected / 2,
        expected - 3 * FIRST_TURNS,
        expected - 1,
        expected + 1,
        2 * expected,
    ] {
        let bytes: Vec<u8> = bytes.iter().copied().cycle().take(found).collect();
        let refused = Weights::from_bytes(&bytes).expect_err("wrong length");
        assert_eq!(refused, LearnedFileError::WrongLength { found, expected });
        let words = format!("{found} bytes; expected {expected}");
        assert_eq!(refused.to_string(), words);
    }
}

/// Every bit of what stands before the numbers is looked at.
#[test]
fn other_rules_are_refused() {
    let bytes = weights(197).to_bytes();
    for bit in 0..8 * (1 + RULES.len()) {
        let mut other = bytes.clone();
        other[bit / 8] ^= 1 << (bit % 8);
        let refused = Weights::from_bytes(&other).expect_err("other rules");
        assert!(
            matches!(refused, LearnedFileError::WrongKind { .. }),
            "bit {bit}: {refused}"
        );
    }
    let mut other = bytes;
    other[17] = b'9';
    let words = Weights::from_bytes(&other)
        .expect_err("other rules")
        .to_string();
    let told = RULES.replacen("100", "900", 1);
    assert!(words.contains(&format!("\"{told}\"")), "{words}");
    assert!(words.contains(&format!("\"{RULES}\"")), "{words}");
}

#[test]
fn numbers_are_rounded_to_the_next_step_and_kept_within_two_bytes() {
    let mut weights = weights(198);
    let step = 1.0 / STEPS[3];
    let cases = [
        (0.4, 0),
        (0.6, 1),
        (-0.6, -1),
        (40_000.0, 32_767),
        (-40_000.0, -32_767),
        (7.0, 7),
    ];
    for (nth, (steps, _)) in cases.into_iter().enumerate() {
        weights.bias[nth] = steps * step;
    }
    let rounded = weights.clone().rounded();
    assert_eq!(
        Weights::from_bytes(&weights.to_bytes()).as_ref(),
        Ok(&rounded)
    );
    for (nth, (_, expected)) in cases.into_iter().enumerate() {
        assert_eq!(whole(f64::from(rounded.bias[nth] * STEPS[3])), expected);
    }
}
