//! What the network says of sheets and of what choices lead to.

use std::collections::BTreeSet;

use rollwise_engine::solitaire_dice::learning::{
    ACTIVE, ByChoice, CHOICES, FIRST, INPUTS, POINTS, Rolls, SECOND, features, oriented,
};
use rollwise_engine::solitaire_dice::{Choice, Length, Sheet, Weights};

use super::plain::{Marks, OPENINGS, random_sheets, random_weights, sheet};

/// Sheets by chance, and some whose rejects are their own mirror.
fn sheets() -> Vec<Sheet> {
    let some = [
        "|",
        "4:1 7:1 | 1:1",
        "2:2 12:2 | 1:1 6:1",
        "2:3 12:1 | 1:1 6:1",
        "2:1 12:3 | 1:1 6:1",
        "6:4 7:6 8:4 | 2:4 5:3",
        "6:5 7:3 8:4 | 3:3 4:3",
        "6:10 7:10 8:9 | 1:7 6:7",
        "6:10 7:10 8:10 | 1:7 2:7 6:7",
        "2:9 | 1:7 2:1",
    ];
    let random = random_sheets(141, 150);
    let random = random.iter().map(Marks::sheet);
    some.into_iter().map(sheet).chain(random).collect()
}

/// The network as it is described: rows of a first layer and of a linear path added up, a second
/// layer, and what it adds to the linear path.
fn value(weights: &Weights, features: &[usize]) -> f64 {
    let sum = |of: &dyn Fn(usize) -> f32| {
        features
            .iter()
            .map(|&input| f64::from(of(input)))
            .sum::<f64>()
    };
    let first: Vec<f64> = (0..FIRST)
        .map(|neuron| sum(&|input| weights.first[input][neuron]).max(0.0))
        .collect();
    let second = (0..SECOND).map(|neuron| {
        let inputs = first.iter().zip(&weights.second);
        let sum: f64 = inputs
            .map(|(input, row)| input * f64::from(row[neuron]))
            .sum();
        (sum + f64::from(weights.bias[neuron])).max(0.0)
    });
    let more: f64 = second
        .zip(weights.last)
        .map(|(neuron, weight)| neuron * f64::from(weight))
        .sum();
    f64::from(POINTS) * (sum(&|input| weights.linear[input]) + more)
}

#[test]
fn values_are_those_of_two_layers_and_a_linear_path() {
    for seed in 142..145 {
        let weights = random_weights(seed, FIRST);
        for sheet in sheets() {
            let inputs = features(&sheet, Length::get());
            let expected = value(&weights, &inputs);
            let found = weights.value(&sheet);
            assert!(
                (found - expected).abs() < 0.01,
                "{sheet}: {found} {expected}"
            );
            let activations = weights.activations(&inputs);
            assert!((f64::from(POINTS * activations.value) - found).abs() < 1e-12);
        }
    }
}

#[test]
fn values_after_each_choice_are_those_of_its_sheet_to_the_bit() {
    for (seed, sheet) in (146..).zip(sheets()) {
        let weights = random_weights(seed % 5, FIRST);
        for opening in OPENINGS {
            let possible = Rolls::get().possible(&sheet, opening);
            let mut values: ByChoice = [f64::NAN; CHOICES];
            weights.value_after_each(&sheet, possible, &mut values);
            for (place, found) in values.into_iter().enumerate() {
                let after = Choice::at(place).after(&sheet);
                let is_possible = possible.iter().any(|&other| usize::from(other) == place);
                let expected = if is_possible {
                    weights.value(&after)
                } else {
                    f64::NAN
                };
                assert_eq!(found.to_bits(), expected.to_bits(), "{sheet} to {after}");
            }
        }
    }
}

#[test]
fn a_mirror_is_worth_the_same_to_the_bit() {
    let weights = random_weights(151, FIRST);
    for sheet in sheets() {
        let mirror = sheet.mirror();
        assert_eq!(
            weights.value(&sheet).to_bits(),
            weights.value(&mirror).to_bits(),
            "{sheet}"
        );
        let values = |sheet: &Sheet, possible: &[u16]| {
            let mut values: ByChoice = [f64::NAN; CHOICES];
            weights.value_after_each(sheet, possible, &mut values);
            values.map(f64::to_bits)
        };
        let possible = Rolls::get().possible(&sheet, OPENINGS[0]);
        let mirrored: BTreeSet<u16> = possible
            .iter()
            .map(|&place| u16::try_from(Choice::at(place.into()).mirror().index()).unwrap())
            .collect();
        let mirrored: Vec<u16> = mirrored.into_iter().collect();
        assert_eq!(Rolls::get().possible(&mirror, OPENINGS[0]), mirrored);
        let [found, other] = [values(&sheet, possible), values(&mirror, &mirrored)];
        for (place, &bits) in found.iter().enumerate() {
            assert_eq!(other[Choice::at(place).mirror().index()], bits, "{sheet}");
        }
    }
}

#[test]
fn a_sheet_or_its_mirror_is_the_one_that_is_known() {
    for sheet in sheets() {
        let known = oriented(&sheet);
        assert!(known == sheet || known == sheet.mirror());
        assert_eq!(oriented(&sheet.mirror()), known);
        assert_eq!(oriented(&known), known);
        assert_eq!(
            features(&sheet, Length::get()),
            features(&sheet.mirror(), Length::get())
        );
    }
}

/// Marks of sums and of numbers and the expected length are all that it is told: each has inputs of
/// its own.
#[test]
fn inputs_tell_sheets_apart() {
    let mut seen = BTreeSet::new();
    for sheet in sheets() {
        let known = oriented(&sheet);
        let inputs = features(&sheet, Length::get());
        let distinct: BTreeSet<usize> = inputs.into_iter().collect();
        assert_eq!(distinct.len(), ACTIVE);
        assert!(inputs.iter().all(|&input| input < INPUTS));
        assert_eq!(inputs, features(&known, Length::get()));
        seen.insert((inputs, known));
    }
    let inputs: BTreeSet<_> = seen.iter().map(|(inputs, _)| inputs).collect();
    let known: BTreeSet<_> = seen.iter().map(|(_, known)| known).collect();
    assert_eq!((inputs.len(), known.len()), (seen.len(), seen.len()));
}

#[test]
fn weights_of_zero_tell_the_score() {
    for sheet in sheets() {
        let found = Weights::zero().value(&sheet);
        assert!(
            (found - f64::from(sheet.score())).abs() < 1e-3,
            "{sheet}: {found}"
        );
    }
}

#[test]
fn a_game_that_is_over_is_worth_its_score() {
    let weights = random_weights(152, FIRST);
    for text in ["4:6 7:1 | 1:8", "2:10 | 6:8 5:7", "| 1:1 2:8 6:7"] {
        let over = sheet(text);
        assert_eq!(
            weights.value(&over).to_bits(),
            f64::from(over.score()).to_bits()
        );
    }
}
