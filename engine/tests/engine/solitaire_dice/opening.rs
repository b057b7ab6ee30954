//! The opening that asks for three different rejects: expectations go on to the third number.

use rollwise_engine::solitaire_dice::learning::{FIRST_TURNS, Rolls};
use rollwise_engine::solitaire_dice::{
    Choice, Opening, PAIRS, Sheet, Sum, SumPair, Weights, estimate,
};

use super::plain::{Marks, face, random_weights, sheet};
use super::search::expected;

/// The table of the first turn, filled with anything.
fn with_table() -> Weights {
    let mut weights = random_weights(181, 4);
    let numbers = (0..FIRST_TURNS).map(|place| f32::from(u16::try_from(place * 37 % 501).unwrap()));
    weights.first_turn = numbers.collect();
    weights
}

/// Its value for a sheet after the first turn, by what stands on it.
fn in_table(weights: &Weights, reject: u8, sums: [u8; 2]) -> f64 {
    let [reject, low, high] = if reject <= 3 {
        [reject, sums[0], sums[1]]
    } else {
        [7 - reject, 14 - sums[1], 14 - sums[0]]
    };
    // Pairs with a lower smaller sum, then those with this one, of each reject.
    let before: usize = (2..low).map(|sum| usize::from(13 - sum)).sum();
    let place = usize::from(reject - 1) * 66 + before + usize::from(high - low);
    f64::from(weights.first_turn[place])
}

#[test]
fn the_table_has_a_value_for_every_first_turn() {
    let weights = with_table();
    let mut count = 0;
    for reject in 1..=6 {
        for pair in SumPair::ALL {
            let reject_of_die = Some(face(reject));
            let choice = Choice {
                reject: reject_of_die,
                pair,
            };
            let sheet = choice.after(&Sheet::EMPTY);
            let expected = in_table(&weights, reject, pair.sums().map(Sum::number));
            assert_eq!(weights.after_first_turn(&sheet), Some(expected), "{sheet}");
            for expectations in 0..=2 {
                let found = estimate(&weights, &sheet, Opening::Different, expectations);
                assert_eq!(found.to_bits(), expected.to_bits());
            }
            count += 1;
        }
    }
    assert_eq!((count, FIRST_TURNS), (6 * PAIRS, 3 * PAIRS));
}

#[test]
fn the_table_is_for_first_turns_only() {
    let weights = with_table();
    for text in [
        "|",
        "4:1 | 1:1",
        "4:2 |",
        "4:2 7:1 | 1:1",
        "4:2 | 1:2",
        "4:2 7:2 | 1:1 2:1",
        "4:2 | 1:1 2:1",
    ] {
        assert_eq!(weights.after_first_turn(&sheet(text)), None, "{text}");
    }
    let first = sheet("4:1 7:1 | 1:1");
    assert_eq!(Weights::zero().after_first_turn(&first), None);
    // Where any die may be rejected the network is asked.
    let found = estimate(&weights, &first, Opening::Any, 0);
    assert_eq!(found.to_bits(), weights.value(&first).to_bits());
}

/// The empty sheet is worth the mean of the best first turns, each as the table says.
#[test]
fn the_empty_sheet_is_worth_what_the_table_says() {
    let weights = with_table();
    let plain = Marks::default().mean_of_best(Opening::Different, &mut |turn, _| {
        in_table(&weights, turn.reject.expect("a reject"), turn.sums)
    });
    for expectations in 0..=3 {
        let found = estimate(&weights, &Sheet::EMPTY, Opening::Different, expectations);
        assert!((found - plain).abs() < 1e-9, "{found} {plain}");
    }
}

/// With two numbers in use one expectation leads to the third, however few are asked for.
#[test]
fn with_two_numbers_one_expectation_goes_on_to_the_third() {
    let weights = random_weights(182, 128);
    for text in [
        "4:2 7:2 | 1:1 2:1",
        "6:4 8:2 | 1:1 6:2",
        "2:1 5:3 9:1 12:1 | 3:2 4:1",
    ] {
        let plain = expected(&weights, &Marks::read(text), Opening::Different, 1);
        for expectations in 0..=1 {
            let found = estimate(&weights, &sheet(text), Opening::Different, expectations);
            assert!((found - plain).abs() < 1e-8, "{text}: {found} {plain}");
        }
        let any = estimate(&weights, &sheet(text), Opening::Any, 1);
        assert!(any >= plain - 1e-8, "{text}: more is allowed");
    }
}

/// After a first turn, and with one number in use twice, two expectations lead to the third.
#[test]
fn with_one_number_two_expectations_go_on_to_the_third() {
    let weights = random_weights(183, 2);
    let text = "4:2 7:2 | 1:2";
    let plain = expected(&weights, &Marks::read(text), Opening::Different, 2);
    for expectations in 0..=2 {
        let found = estimate(&weights, &sheet(text), Opening::Different, expectations);
        assert!((found - plain).abs() < 1e-8, "{found} {plain}");
    }
}

#[test]
fn with_three_numbers_both_openings_are_one() {
    let weights = random_weights(184, 16);
    let sheet = sheet("4:2 7:3 8:1 | 1:1 2:1 6:1");
    for expectations in 0..=1 {
        let [one, other] =
            super::plain::OPENINGS.map(|opening| estimate(&weights, &sheet, opening, expectations));
        assert_eq!(one.to_bits(), other.to_bits());
    }
    let [one, other] = super::plain::OPENINGS.map(|opening| Rolls::get().possible(&sheet, opening));
    assert_eq!(one, other);
}
