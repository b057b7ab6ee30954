//! The player who adds up five factors, by a formula of its own; and the sets of rejects to play
//! for.

use std::collections::BTreeSet;

use rollwise_engine::dice::Faces;
use rollwise_engine::solitaire_dice::learning::{Factors, FiveFactors, by_factors};
use rollwise_engine::solitaire_dice::{Opening, RejectSet};

use super::figures::plain_weightings;
use super::plain::{Marks, Turn, choice, face};
use super::players::{positions, takes_the_most};

/// Factors that no two choices are likely to have in common.
const FACTORS: Factors = Factors {
    within: 524.0,
    new: -3.1,
    uneven: -87.0,
    weighting: 244.0,
    second: 0.9,
};

/// What a turn comes to for who plays for a set, once for each set of weightings that is as much
/// alike.
fn five_factors(marks: &Marks, turn: Turn, set: [u8; 3]) -> Vec<f64> {
    let mirror = set.map(|number| 7 - number);
    let after = marks.after(turn);
    let in_use: BTreeSet<u8> = (1..=6)
        .filter(|&number| after.rejects[usize::from(number)] > 0)
        .collect();
    let fits = |set: &[u8; 3]| in_use.iter().all(|number| set.contains(number));
    let mut sum = f64::from(after.score() - marks.score());
    let fitting: Vec<[u8; 3]> = [set, mirror].into_iter().filter(fits).collect();
    if !fitting.is_empty() {
        sum += FACTORS.within;
    }
    if let Some(number) = turn.reject {
        let before = marks.rejects[usize::from(number)];
        sum += FACTORS.uneven * f64::from(before);
        if before == 0 {
            sum += FACTORS.new;
        }
    }
    let sets = if fitting.is_empty() {
        most_alike(&in_use, set)
    } else {
        vec![fitting[0]]
    };
    let parts = |set| {
        let weightings = plain_weightings(set);
        let most = weightings.into_iter().max().expect("eleven sums");
        // What a mark adds to a sum that has this many; from the fifth on its points are all there
        // is to it.
        let part = |sum: u8, marks: u8| {
            let weighting = weightings[usize::from(sum - 2)];
            if marks >= 5 {
                0.0
            } else {
                f64::from(weighting) / f64::from(most)
            }
        };
        let [low, high] = turn.sums;
        let [on_low, on_high] = turn.sums.map(|sum| marks.sums[usize::from(sum)]);
        let both = if low == high {
            part(low, on_low) + FACTORS.second * part(low, on_low + 1)
        } else {
            part(low, on_low) + part(high, on_high)
        };
        sum + FACTORS.weighting * both
    };
    sets.into_iter().map(parts).collect()
}

/// Sets of three numbers that hold those in use and have the most in common with a set or its
/// mirror.
fn most_alike(in_use: &BTreeSet<u8>, set: [u8; 3]) -> Vec<[u8; 3]> {
    let every =
        (1..=6).flat_map(|a| (a + 1..=6).flat_map(move |b| (b + 1..=6).map(move |c| [a, b, c])));
    let holding = every.filter(|other| in_use.iter().all(|number| other.contains(number)));
    let in_common = |other: &[u8; 3]| {
        let count = |wanted: [u8; 3]| {
            wanted
                .iter()
                .filter(|number| other.contains(number))
                .count()
        };
        count(set).max(count(set.map(|number| 7 - number)))
    };
    let holding: Vec<[u8; 3]> = holding.collect();
    let most = holding.iter().map(in_common).max();
    holding
        .into_iter()
        .filter(|other| Some(in_common(other)) == most)
        .collect()
}

#[test]
fn five_factors_are_added_up_as_is_said() {
    for (nth, (marks, dice)) in positions(203, 40).into_iter().enumerate() {
        let set = RejectSet::ALL[nth % 10];
        let player = FiveFactors::new(set, FACTORS);
        for turn in marks.turns(dice, Opening::Any) {
            let [found, ..] = player.rank(&marks.sheet(), choice(turn));
            let expected = five_factors(&marks, turn, set.numbers());
            assert!(
                expected.iter().any(|sum| (found - sum).abs() < 1e-7),
                "{set} {} {turn:?} {found} {expected:?}",
                marks.sheet()
            );
        }
        let mut decider = by_factors(set, FACTORS);
        takes_the_most(decider.as_mut(), &marks, dice, |turn| {
            player.rank(&marks.sheet(), choice(turn))[0]
        });
    }
}

#[test]
fn every_set_of_rejects_is_one_of_ten_or_its_mirror() {
    let mut all = BTreeSet::new();
    for set in RejectSet::ALL {
        all.extend([set.numbers(), set.mirror().numbers()]);
        assert_eq!(set.mirror().mirror(), set);
        let [a, b, c] = set.numbers();
        assert_eq!(RejectSet::new([c, a, b]), Some(set));
        let faces = [a, b, c]
            .map(face)
            .into_iter()
            .fold(Faces::NONE, Faces::with);
        assert_eq!(set.faces(), faces);
    }
    assert_eq!(all.len(), 20);
    assert_eq!(RejectSet::default().numbers(), [1, 2, 6]);
    for wrong in [
        [0, 1, 2],
        [1, 2, 7],
        [1, 1, 2],
        [6, 3, 6],
        [255, 1, 2],
        [255, 255, 255],
        [0; 3],
    ] {
        assert_eq!(RejectSet::new(wrong), None, "{wrong:?}");
    }
}
