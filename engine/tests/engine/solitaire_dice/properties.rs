//! What must hold for every game.

use proptest::prelude::*;
use rollwise_engine::solitaire_dice::learning::{ByChoice, CHOICES, Rolls};
use rollwise_engine::solitaire_dice::{HIGHEST, LOWEST, Length, Opening, choices};

use super::plain::{Marks, choice, random_weights};

fn any_opening() -> impl Strategy<Value = Opening> {
    prop_oneof![Just(Opening::Any), Just(Opening::Different)]
}

/// Rolls, and which of its choices each is used for.
fn any_game() -> impl Strategy<Value = Vec<(usize, usize)>> {
    prop::collection::vec((0..252_usize, 0..15_usize), 40)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn marks_stay_within_their_bounds(game in any_game(), opening in any_opening()) {
        let mut sheet = rollwise_engine::solitaire_dice::Sheet::EMPTY;
        let mut plain = Marks::default();
        for (roll, nth) in game {
            if sheet.is_over() {
                break;
            }
            let taken = choices(&sheet, Rolls::get().all()[roll].roll, opening);
            prop_assert!((1..=15).contains(&taken.len()));
            let taken = taken[nth % taken.len()];
            let rolls_left = Length::get().rolls_left(&sheet);
            sheet = taken.choice.after(&sheet);
            plain = plain.after(super::plain::turn(taken.choice));
            prop_assert_eq!(Marks::of(&sheet), plain);
            prop_assert!(sheet.sums().iter().all(|&marks| marks <= 10));
            prop_assert!(sheet.rejects().iter().all(|&marks| marks <= 8));
            prop_assert!(sheet.in_use().len() <= 3);
            let last: u8 = sheet.rejects().map(|marks| u8::from(marks == 8)).iter().sum();
            prop_assert_eq!(last, u8::from(sheet.is_over()));
            prop_assert!(sheet.fit().misfit().is_none(), "{}", sheet);
            prop_assert!((LOWEST..=HIGHEST).contains(&sheet.score()) && sheet.score() % 10 == 0);
            let is_free_ride = taken.choice.reject.is_none();
            let left = Length::get().rolls_left(&sheet);
            prop_assert_eq!(is_free_ride, left.to_bits() == rolls_left.to_bits());
            prop_assert!(sheet.is_over() == (left < 0.5), "{} lasts {}", sheet, left);
        }
    }
}

proptest! {
    /// What a mark is worth to the network depends on the sheet after it only.
    #[test]
    fn choices_that_lead_to_the_same_sheet_are_worth_the_same(
        sums in prop::array::uniform11(8..=10_u8),
        marks in 1..=7_u8,
        seed in 0..4_u64,
    ) {
        let weights = random_weights(seed, 8);
        let mut plain = Marks::default();
        plain.sums[2..].copy_from_slice(&sums);
        plain.rejects[1..4].copy_from_slice(&[marks, 7, 1]);
        let sheet = plain.sheet();
        let mut values: ByChoice = [0.0; CHOICES];
        weights.value_after_each(&sheet, Rolls::get().possible(&sheet, Opening::Any), &mut values);
        let of = |reject, sums| {
            let turn = super::plain::Turn { reject: Some(reject), sums };
            let after = choice(turn).after(&sheet);
            (after, values[choice(turn).index()])
        };
        for one in 2..=12 {
            for other in one..=12 {
                let (after, value) = of(3, [one, other]);
                prop_assert_eq!(value.to_bits(), weights.value(&after).to_bits());
                if plain.sums[usize::from(other)] == 10 && plain.sums[usize::from(one)] >= 9 {
                    // The second mark on `one` is wasted, as the one on `other` is.
                    let (same, twice) = of(3, [one, one]);
                    prop_assert_eq!(same, after);
                    prop_assert_eq!(twice.to_bits(), value.to_bits());
                }
            }
        }
    }
}
