//! The average over all rolls of some dice, laid out so that one pass computes it.
//!
//! Faces already taken are dead: rolls that differ only among them are one. What is left, a
//! count for each live face, is split in two halves. Each half is a list of count vectors; the
//! best option of a vector is the better of its parent's (the vector without its last face) and
//! of one option more, so it costs one comparison. Every vector of the first half has a range of
//! partners in the second, and every such pair is a roll.

use std::ops::Range;

use crate::dice::{FACES, multinomial, throws};
use crate::heckmeck::evaluation::greater;

/// Neighbouring targets that are averaged together: what fits into registers.
pub(crate) const LANES: usize = 8;
pub(crate) type Block = [f64; LANES];

/// The most vectors of one half: three faces, eight dice.
const MOST_VECTORS: usize = 165;

/// What it is to roll `dice` dice of which `live` faces count.
pub(crate) struct RollProgram {
    first: Vec<(Vector, Range<usize>)>,
    second: Vec<Vector>,
    /// Ordered throws for each pair, in the order in which the pairs are met.
    weights: Vec<f64>,
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

/// Room for the best options of either half's vectors.
pub(crate) struct Scratch([Vec<Block>; 2]);

impl Default for Scratch {
    fn default() -> Scratch {
        Scratch([(); 2].map(|()| vec![[0.0; LANES]; MOST_VECTORS]))
    }
}

/// Place of the option to take `count` dice (from 1) of the `nth` live face (from 0): face by
/// face, from one die up.
fn option(dice: usize, nth: usize, count: usize) -> usize {
    nth * dice + count - 1
}

impl RollProgram {
    /// Of a roll of `dice` dice with `live` faces that may be taken, 1 to 6.
    pub(crate) fn new(live: usize, dice: usize) -> RollProgram {
        let half = live / 2;
        let (first, first_counts) = vectors(0..half, dice);
        let (second, second_counts) = vectors(half..live, dice);
        let sum = |counts: &[usize]| counts.iter().sum::<usize>();
        let mut weights = Vec::new();
        let mut paired = Vec::new();
        for (vector, counts) in first.into_iter().zip(&first_counts) {
            let left = dice - sum(counts);
            // With dead faces the other half may hold fewer dice than are left, else it holds all.
            let start = if live < FACES { 0 } else { left };
            let range = second_counts.partition_point(|other| sum(other) < start)
                ..second_counts.partition_point(|other| sum(other) <= left);
            for other in &second_counts[range.clone()] {
                let dead = left - sum(other);
                let ways = multinomial(&[counts, other, &[dead][..]].concat());
                let dead_ways = (0..dead).fold(1, |ways, _| ways * (FACES - live) as u64);
                weights.push(float(ways * dead_ways));
            }
            paired.push((vector, range));
        }
        RollProgram {
            first: paired,
            second,
            weights,
            throws: float(throws(dice)),
        }
    }

    /// Average over all rolls of the best option, for [`LANES`] neighbouring targets.
    ///
    /// `rows[options[o] + at ..]` holds what option `o` is worth. A roll without an option counts
    /// 0, and nothing is worth less. Kept out of line: inlined into its callers it runs slower in
    /// WebAssembly.
    #[inline(never)]
    pub(crate) fn average(
        &self,
        options: &[usize],
        rows: &[f64],
        at: usize,
        scratch: &mut Scratch,
    ) -> Block {
        let [first, second] = &mut scratch.0;
        let mut sum = [0.0; LANES];
        let second = &mut second[..self.second.len()];
        second[0] = [0.0; LANES];
        for nth in 1..second.len() {
            second[nth] = best(self.second[nth], second, options, rows, at);
        }
        let mut weights = self.weights.as_slice();
        first[0] = [0.0; LANES];
        for (nth, (vector, range)) in self.first.iter().enumerate() {
            if nth > 0 {
                first[nth] = best(*vector, first, options, rows, at);
            }
            let chosen = first[nth];
            let partners = &second[range.clone()];
            let (now, later) = weights.split_at(partners.len());
            weights = later;
            for (weight, partner) in now.iter().zip(partners) {
                for lane in 0..LANES {
                    sum[lane] += weight * greater(chosen[lane], partner[lane]);
                }
            }
        }
        for lane in &mut sum {
            *lane /= self.throws;
        }
        sum
    }
}

/// The better of what a vector's parent has and of the option it adds.
#[inline(always)]
#[expect(clippy::inline_always, reason = "the innermost step of the solver")]
fn best(vector: Vector, known: &[Block], options: &[usize], rows: &[f64], at: usize) -> Block {
    let from = options[vector.option] + at;
    let mut block = known[vector.parent];
    for (lane, &value) in block.iter_mut().zip(&rows[from..from + LANES]) {
        *lane = greater(value, *lane);
    }
    block
}

/// All count vectors of the `nth` live faces in `faces` with up to `dice` dice, in the order of
/// their sums, so that a parent stands before its children.
fn vectors(faces: Range<usize>, dice: usize) -> (Vec<Vector>, Vec<Vec<usize>>) {
    let mut all = vec![Vec::new()];
    for _ in faces.clone() {
        all = all
            .iter()
            .flat_map(|counts| (0..=dice).map(move |count| [&counts[..], &[count]].concat()))
            .filter(|counts| counts.iter().sum::<usize>() <= dice)
            .collect();
    }
    all.sort_by_key(|counts| counts.iter().sum::<usize>());
    let place = |counts: &[usize]| all.iter().position(|other| other == counts).unwrap_or(0);
    let steps = all.iter().map(|counts| {
        let Some(last) = counts.iter().rposition(|&count| count > 0) else {
            return Vector {
                parent: 0,
                option: 0,
            };
        };
        let mut parent = counts.clone();
        parent[last] = 0;
        Vector {
            parent: place(&parent),
            option: option(dice, faces.start + last, counts[last]),
        }
    });
    (steps.collect(), all)
}

fn float(whole: u64) -> f64 {
    #[expect(
        clippy::cast_precision_loss,
        reason = "at most 6^8, far below 2^53: exact"
    )]
    let float = whole as f64;
    float
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
        for live in 1..=FACES {
            for dice in 1..=8 {
                let program = RollProgram::new(live, dice);
                // Counts of the live faces, and of the dead ones together where there are any.
                let kinds = (live + 1).min(FACES);
                assert_eq!(
                    program.weights.len(),
                    choose(dice + kinds - 1, kinds - 1),
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
        let rows: Vec<f64> = (0..5 * LANES).map(|n| float(n as u64)).collect();
        let options: Vec<usize> = (0..5).map(|face| face * LANES).collect();
        let block = program.average(&options, &rows, 0, &mut Scratch::default());
        for (lane, average) in block.into_iter().enumerate() {
            let sum: f64 = (0..5).map(|face| rows[face * LANES + lane]).sum();
            assert!((average - sum / 6.0).abs() < 1e-14);
        }
    }
}
