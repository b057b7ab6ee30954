//! The average over all rolls of some dice, laid out so that one pass computes it.
//!
//! Faces already taken are dead: rolls that differ only among them are one. What is left, a
//! count for each live face, is split in two halves. Each half is a list of count vectors; the
//! best option of a vector is the better of its parent's (the vector without its last face) and
//! of one option more, so it costs one comparison. Every vector of the first half has a range of
//! partners in the second, and every such pair is a roll.

use std::ops::Range;

use crate::dice::{FACES, Faces, multinomial, throws};
use crate::heckmeck::evaluation::greater;
use crate::heckmeck::rules::{MAX_DICE, bust_chance};
use crate::heckmeck::ties;

/// What is averaged side by side, targets or positions: as much as fits into registers.
pub(crate) const LANES: usize = 8;

/// The most vectors of one half: three faces, eight dice.
const MOST_VECTORS: usize = 165;

/// The most options: eight counts of six faces.
const MOST_OPTIONS: usize = FACES * MAX_DICE as usize;

/// The steps that average over all rolls of some dice.
pub(crate) struct RollProgram {
    first: Vec<First>,
    second: Vec<Vector>,
    /// Ordered throws for each pair, in the order in which the pairs are met.
    weights: Vec<f64>,
    throws: f64,
    /// Chance of a roll without an option.
    bust_chance: f64,
    /// By option: what decides between it and others that are worth the same.
    pub(crate) bonus: Vec<f64>,
}

/// A vector of the first half with its partners.
struct First {
    vector: Vector,
    partners: Range<usize>,
    /// Ordered throws of all pairs with it.
    throws: f64,
}

/// Counts of one half, as the step that leads to them.
#[derive(Clone, Copy)]
struct Vector {
    /// Place in the list of the vector without its last face; the empty vector is its own.
    parent: usize,
    /// What taking the last face is, as an index into the options.
    option: usize,
}

/// Room for one pass of a program.
pub(crate) struct Scratch<const N: usize> {
    /// What each option is worth, lane by lane: to be filled in before a pass. Nothing is worth
    /// less than 0, what a roll without an option counts.
    pub(crate) values: Vec<[f64; N]>,
    /// The best option of each half's vectors.
    best: [Vec<[f64; N]>; 2],
    /// Throws in which a vector's best option is the best of the roll.
    throws: [Vec<[f64; N]>; 2],
}

impl<const N: usize> Default for Scratch<N> {
    fn default() -> Scratch<N> {
        let halves = || [(); 2].map(|()| vec![[0.0; N]; MOST_VECTORS]);
        Scratch {
            values: vec![[0.0; N]; MOST_OPTIONS],
            best: halves(),
            throws: halves(),
        }
    }
}

/// Place of the option to take `count` dice (from 1) of the `nth` live face (from 0): face by
/// face, from one die up.
fn option(dice: u8, nth: u8, count: u8) -> usize {
    usize::from(nth * dice + count - 1)
}

impl RollProgram {
    /// The program for rolls of `dice` dice, 1 to 8, of which `live` faces may be taken, 1 to 6.
    pub(crate) fn new(live: u8, dice: u8) -> RollProgram {
        let half = live / 2;
        let (first, first_counts) = vectors(0..half, dice);
        let (second, second_counts) = vectors(half..live, dice);
        let dead_faces = Faces::ALL.len() - live;
        let sum = |counts: &[u8]| counts.iter().sum::<u8>();
        let mut weights = Vec::new();
        let mut paired = Vec::new();
        for (vector, counts) in first.into_iter().zip(&first_counts) {
            let left = dice - sum(counts);
            // With dead faces the other half may hold fewer dice than are left, else it holds all.
            let start = if dead_faces > 0 { 0 } else { left };
            let range = second_counts.partition_point(|other| sum(other) < start)
                ..second_counts.partition_point(|other| sum(other) <= left);
            for other in &second_counts[range.clone()] {
                let dead = left - sum(other);
                let ways = multinomial(&[counts, other, &[dead][..]].concat());
                let dead_ways = u32::from(dead_faces).pow(dead.into());
                weights.push(f64::from(ways * dead_ways));
            }
            paired.push(First {
                vector,
                throws: weights[weights.len() - range.len()..].iter().sum(),
                partners: range,
            });
        }
        RollProgram {
            first: paired,
            second,
            weights,
            throws: f64::from(throws(dice)),
            bust_chance: bust_chance(dead_faces, dice),
            bonus: bonuses(live, dice),
        }
    }

    /// How many options there are.
    pub(crate) fn options(&self) -> usize {
        self.bonus.len()
    }

    /// How many ordered throws there are.
    pub(crate) fn throws(&self) -> f64 {
        self.throws
    }

    /// Chance of a roll without an option, which counts 0 in averages.
    pub(crate) fn bust_chance(&self) -> f64 {
        self.bust_chance
    }

    /// Average over all rolls of the best option's value, lane by lane. Kept out of line: inlined
    /// into its callers it runs slower in WebAssembly.
    #[inline(never)]
    pub(crate) fn average<const N: usize>(&self, scratch: &mut Scratch<N>) -> [f64; N] {
        let [first, second] = &mut scratch.best;
        let values = &scratch.values[..self.options()];
        let second = running_best(&self.second, second, values);
        let mut sum = [0.0; N];
        let mut weights = self.weights.as_slice();
        first[0] = [0.0; N];
        for (nth, one) in self.first.iter().enumerate() {
            if nth > 0 {
                first[nth] = best(one.vector, first, values);
            }
            let chosen = first[nth];
            let partners = &second[one.partners.clone()];
            let (now, later) = weights.split_at(partners.len());
            weights = later;
            for (weight, partner) in now.iter().zip(partners) {
                for lane in 0..N {
                    sum[lane] += weight * greater(chosen[lane], partner[lane]);
                }
            }
        }
        sum.map(|lane| lane / self.throws)
    }

    /// Counts in how many of the [`RollProgram::throws`] each option is the best one, lane by lane;
    /// of equal ones that with more dice, then the one with the higher face. The values come with
    /// [`RollProgram::bonus`] added, `won` with an entry for each option, 0 so far. Returns the
    /// average, without the bonus, as well.
    #[inline(never)]
    pub(crate) fn count_best<const N: usize>(
        &self,
        scratch: &mut Scratch<N>,
        won: &mut [[f64; N]],
    ) -> [f64; N] {
        let Scratch {
            values,
            best: [first, second],
            throws: [by_first, by_second],
        } = scratch;
        let values = &values[..self.options()];
        let second = running_best(&self.second, second, values);
        let by_second = &mut by_second[..self.second.len()];
        by_second.fill([0.0; N]);
        let mut weights = self.weights.as_slice();
        first[0] = [0.0; N];
        for (nth, one) in self.first.iter().enumerate() {
            if nth > 0 {
                first[nth] = best(one.vector, first, values);
            }
            let chosen = first[nth];
            let mut lost = [0.0; N];
            let partners = &second[one.partners.clone()];
            let by_partners = &mut by_second[one.partners.clone()];
            let (now, later) = weights.split_at(partners.len());
            weights = later;
            for ((&weight, partner), by_partner) in now.iter().zip(partners).zip(by_partners) {
                let mut throws = *by_partner;
                for lane in 0..N {
                    let won = if partner[lane] > chosen[lane] {
                        weight
                    } else {
                        0.0
                    };
                    lost[lane] += won;
                    throws[lane] += won;
                }
                *by_partner = throws;
            }
            by_first[nth] = lost.map(|lane| one.throws - lane);
        }
        let first_vectors = self.first.iter().map(|one| one.vector);
        hand_on(first_vectors, first, by_first, won);
        hand_on(self.second.iter().copied(), second, by_second, won);
        let mut average = [0.0; N];
        for ((won, value), bonus) in won.iter().zip(values).zip(&self.bonus) {
            for lane in 0..N {
                average[lane] += won[lane] * (value[lane] - bonus);
            }
        }
        average.map(|sum| sum / self.throws)
    }
}

/// Hands the throws in which a vector is the best on to what makes it so: the option it adds, or
/// its parent.
fn hand_on<const N: usize>(
    vectors: impl DoubleEndedIterator<Item = Vector> + ExactSizeIterator,
    best: &[[f64; N]],
    throws: &mut [[f64; N]],
    options: &mut [[f64; N]],
) {
    for (nth, vector) in vectors.enumerate().skip(1).rev() {
        // Whole blocks in and out: written lane by lane, the compiler can't tell them apart.
        let (all, own, parents) = (throws[nth], best[nth], best[vector.parent]);
        let (mut option, mut handed) = (options[vector.option], all);
        for lane in 0..N {
            let won = if own[lane] > parents[lane] {
                all[lane]
            } else {
                0.0
            };
            option[lane] += won;
            handed[lane] -= won;
        }
        options[vector.option] = option;
        // The empty vector has no option to hand on to.
        if vector.parent > 0 {
            let mut parent = throws[vector.parent];
            for lane in 0..N {
                parent[lane] += handed[lane];
            }
            throws[vector.parent] = parent;
        }
    }
}

/// The bonus of each option of `live` faces and `dice` dice.
fn bonuses(live: u8, dice: u8) -> Vec<f64> {
    (0..live)
        .flat_map(|nth| (1..=dice).map(move |count| ties::bonus(count, nth)))
        .collect()
}

/// The best option of each vector.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "part of the solver's innermost function"
)]
fn running_best<'a, const N: usize>(
    vectors: &[Vector],
    room: &'a mut [[f64; N]],
    values: &[[f64; N]],
) -> &'a [[f64; N]] {
    let known = &mut room[..vectors.len()];
    known[0] = [0.0; N];
    for nth in 1..known.len() {
        known[nth] = best(vectors[nth], known, values);
    }
    known
}

/// The better of what a vector's parent has and of the option it adds.
#[inline(always)]
#[expect(clippy::inline_always, reason = "the innermost step of the solver")]
fn best<const N: usize>(vector: Vector, known: &[[f64; N]], values: &[[f64; N]]) -> [f64; N] {
    let mut block = known[vector.parent];
    for (lane, value) in block.iter_mut().zip(values[vector.option]) {
        *lane = greater(value, *lane);
    }
    block
}

/// All count vectors of the `nth` live faces in `faces` with up to `dice` dice, in the order of
/// their sums, so that a parent stands before its children.
fn vectors(faces: Range<u8>, dice: u8) -> (Vec<Vector>, Vec<Vec<u8>>) {
    let mut all = vec![Vec::new()];
    for _ in faces.clone() {
        all = all
            .iter()
            .flat_map(|counts| (0..=dice).map(move |count| [&counts[..], &[count]].concat()))
            .collect();
    }
    let sum = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
    let with_sum = |wanted| all.iter().filter(move |counts| sum(counts) == wanted);
    let all: Vec<Vec<u8>> = (0..=dice.into()).flat_map(with_sum).cloned().collect();
    let place = |counts: &[u8]| all.iter().position(|other| other == counts);
    let steps = all.iter().map(|counts| {
        let nonzero = faces
            .clone()
            .zip(0..)
            .zip(counts)
            .filter(|&(_, &count)| count > 0);
        let Some(((face, last), &count)) = nonzero.last() else {
            return Vector {
                parent: 0,
                option: 0,
            };
        };
        let mut parent = counts.clone();
        parent[last] = 0;
        let Some(parent) = place(&parent) else {
            unreachable!("it has fewer dice, and stands before");
        };
        Vector {
            parent,
            option: option(dice, face, count),
        }
    });
    let steps = steps.collect();
    (steps, all)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Binomial coefficient, by Pascal's triangle.
    fn choose(n: usize, k: usize) -> usize {
        if k == 0 || k == n {
            1
        } else {
            choose(n - 1, k - 1) + choose(n - 1, k)
        }
    }

    #[test]
    fn every_roll_is_met_once_and_all_throws_are_counted() {
        for live in 1..=6 {
            for dice in 1..=8 {
                let program = RollProgram::new(live, dice);
                // Counts of the live faces, and of the dead ones together where there are any.
                let kinds = (live + 1).min(6);
                assert_eq!(
                    program.weights.len(),
                    choose((dice + kinds - 1).into(), (kinds - 1).into()),
                    "{live} live faces, {dice} dice"
                );
                let throws: f64 = program.weights.iter().sum();
                assert_eq!(throws.to_bits(), program.throws.to_bits());
            }
        }
    }

    #[test]
    fn the_average_of_one_die_is_the_average_of_its_faces() {
        let program = RollProgram::new(5, 1);
        let mut scratch = Scratch::<LANES>::default();
        let numbers = [10.0, 50.0, 20.0, 40.0, 30.0];
        for (face, values) in scratch.values[..5].iter_mut().enumerate() {
            *values = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0].map(|lane| lane + numbers[face]);
        }
        let averages = program.average(&mut scratch);
        for (lane, average) in averages.into_iter().enumerate() {
            let sum: f64 = scratch.values[..5].iter().map(|values| values[lane]).sum();
            assert!((average - sum / 6.0).abs() < 1e-14);
        }
    }
}
