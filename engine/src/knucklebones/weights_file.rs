//! Learned weights as bytes: eight bits a number.
//!
//! The weights are written block by block as [`Weights`] names them, each column of a block by
//! itself: the size of a step as a 4-byte float, little-endian, then for each row how many steps,
//! as a signed byte.

use std::array;

use crate::knucklebones::weights::{HEADS, Weights};

/// Steps that the root of the mean square of a column has: more of them are finer, and take more
/// room once compressed.
const STEPS: f32 = 12.0;

/// Bytes that are not those of weights: too few or too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found} bytes are no weights, which have {expected}")]
pub struct NoWeights {
    /// Bytes given.
    pub found: usize,
    /// Bytes that weights have.
    pub expected: usize,
}

impl Weights {
    /// The weights as bytes. Numbers are rounded to steps; what was read again has
    /// other steps, and would be rounded once more.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut copy = self.clone();
        copy.each_column(|column| {
            let step = step_of(column);
            bytes.extend(step.to_le_bytes());
            bytes.extend(
                column
                    .iter()
                    .map(|&&mut number| steps(number, step).to_le_bytes()[0]),
            );
        });
        bytes
    }

    /// The weights with these bytes.
    ///
    /// # Errors
    /// If there are too few or too many of them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, NoWeights> {
        let mut weights = Weights::zero();
        let mut left = bytes;
        let mut expected = 0;
        weights.each_column(|column| {
            expected += size_of::<f32>() + column.len();
            if let Some((step, rest)) = left.split_first_chunk() {
                let step = f32::from_le_bytes(*step);
                let (steps, rest) = rest.split_at(column.len().min(rest.len()));
                for (number, steps) in column.iter_mut().zip(steps) {
                    **number = step * f32::from(i8::from_le_bytes([*steps]));
                }
                left = rest;
            }
        });
        let found = bytes.len();
        if found == expected {
            Ok(weights)
        } else {
            Err(NoWeights { found, expected })
        }
    }

    /// Visits the numbers of each column of each block. The unused head is left out.
    fn each_column(&mut self, mut visit: impl FnMut(&mut [&mut f32])) {
        fn block<const N: usize>(
            rows: &mut [[f32; N]],
            columns: usize,
            visit: &mut impl FnMut(&mut [&mut f32]),
        ) {
            for column in 0..columns {
                let mut numbers: Vec<&mut f32> =
                    rows.iter_mut().map(|row| &mut row[column]).collect();
                visit(&mut numbers);
            }
        }
        block(&mut self.pairs, HEADS - 1, &mut visit);
        block(&mut self.scores, HEADS - 1, &mut visit);
        let width = self.hidden.len();
        block(&mut self.pair_rows, width, &mut visit);
        block(&mut self.square_rows, width, &mut visit);
        block(&mut self.difference_rows, width, &mut visit);
        block(&mut self.hidden, width, &mut visit);
        block(array::from_mut(&mut self.hidden_bias), width, &mut visit);
        block(&mut self.heads, HEADS - 1, &mut visit);
    }
}

/// The size of a step: fine enough for the usual number, coarse enough for the largest.
fn step_of(column: &[&mut f32]) -> f32 {
    let mut squares = 0.0_f32;
    let mut count = 0.0_f32;
    let mut most = 0.0_f32;
    for number in column
        .iter()
        .map(|number| number.abs())
        .filter(|&number| number > 0.0)
    {
        squares += number * number;
        count += 1.0;
        most = if number > most { number } else { most };
    }
    let usual = (squares / if count > 0.0 { count } else { 1.0 }).sqrt() / STEPS;
    // The largest may lose up to a half.
    let least = most / 254.0;
    if usual > least { usual } else { least }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "clamped, and steps are whole"
)]
fn steps(number: f32, step: f32) -> i8 {
    if step > 0.0 {
        (number / step).round().clamp(-127.0, 127.0) as i8
    } else {
        0
    }
}
