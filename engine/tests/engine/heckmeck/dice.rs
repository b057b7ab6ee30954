//! Whether the dice are fair.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use rollwise_engine::dice::{Face, Roll};

const THROWS: u32 = 60_000;

/// Pearson's statistic of some counts that are all expected to be the same.
fn chi_square(counts: &[u32]) -> f64 {
    let cells: f64 = counts.iter().map(|_| 1.0).sum();
    let expected = counts.iter().copied().map(f64::from).sum::<f64>() / cells;
    let squares = counts
        .iter()
        .map(|&count| (f64::from(count) - expected).powi(2));
    squares.sum::<f64>() / expected
}

/// Each face comes up as often as the others, on one die and on the sum of eight.
#[test]
fn every_face_comes_up_equally_often() {
    let mut generator = ChaCha8Rng::seed_from_u64(5);
    for dice in [1, 8] {
        let mut counts = [0_u32; 6];
        for _ in 0..THROWS {
            let roll = Roll::throw(dice, &mut generator);
            assert_eq!(roll.len(), dice.into());
            for (count, face) in counts.iter_mut().zip(Face::ALL) {
                *count += u32::from(roll.count(face));
            }
        }
        // With five degrees of freedom one statistic in a thousand is above this.
        let statistic = chi_square(&counts);
        assert!(statistic < 20.515, "{dice} dice: {counts:?}, {statistic}");
    }
}

/// Two dice are thrown apart from each other: each of the 36 ordered pairs is as likely.
#[test]
fn one_throw_tells_nothing_of_the_next() {
    let mut generator = ChaCha8Rng::seed_from_u64(6);
    let mut throw = || {
        let roll = Roll::throw(1, &mut generator);
        let shown = Face::ALL.into_iter().find(|&face| roll.count(face) == 1);
        shown.expect("a face").index()
    };
    let mut pairs = [0_u32; 36];
    for _ in 0..THROWS {
        pairs[6 * throw() + throw()] += 1;
    }
    // With 35 degrees of freedom one statistic in a thousand is above this.
    assert!(chi_square(&pairs) < 66.619, "{pairs:?}");
    // Both dice of one roll: a double is a sixth of all.
    let mut generator = ChaCha8Rng::seed_from_u64(7);
    let rolls = (0..THROWS).map(|_| Roll::throw(2, &mut generator).faces().len());
    let doubles = rolls.filter(|&faces| faces == 1).count();
    // 10,000 expected; 300 more or less are three and a quarter standard deviations.
    assert!(doubles.abs_diff(10_000) < 300, "{doubles} doubles");
}
