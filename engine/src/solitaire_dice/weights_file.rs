//! Learned weights as bytes: sixteen bits a number.
//!
//! First come the rules, the inputs that the weights were learned for and the size of a step, as text with its
//! length in one byte. Then each block of [`Weights`] in its order, as whole numbers of steps: all lower bytes of the
//! block, then all upper bytes. The values after the first turn are in whole numbers of hundredths of points,
//! three bytes each in the same way.

use crate::solitaire_dice::sum::Sum;
use crate::solitaire_dice::weights::{FIRST_TURNS, INPUTS, STEP, STEPS, Weights};

/// What is learned: other rules, points or inputs have other weights.
fn learned_for() -> String {
    let each = Sum::ALL.map(|sum| sum.each().to_string()).join(" ");
    format!("Solitaire Dice; {each}; {INPUTS} inputs; steps 1/{STEPS}")
}

/// Bytes that are not those of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoWeights {
    /// Learned for something else.
    #[error(
        "these weights were learned for other rules or inputs: \"{found}\"; expected is \"{expected}\""
    )]
    WrongRules {
        /// What they were learned for.
        found: String,
        /// What is to be valued.
        expected: String,
    },
    /// Too few bytes or too many.
    #[error("{found} bytes are no weights, which have {expected}")]
    WrongLength {
        /// Bytes given.
        found: usize,
        /// Bytes that weights have.
        expected: usize,
    },
}

/// Steps of a point in which values after the first turn are written.
const HUNDREDTHS: f32 = 100.0;

impl Weights {
    /// The weights as bytes. Numbers are rounded to whole steps, see [`Weights::rounded`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let rules = learned_for();
        // Far less than 256 characters.
        let mut bytes = vec![rules.len().to_le_bytes()[0]];
        bytes.extend(rules.as_bytes());
        let mut copy = self.clone();
        copy.each_block(|block, step, width| {
            let steps: Vec<[u8; 4]> = block
                .iter()
                .map(|number| steps(*number, step, width))
                .collect();
            for byte in 0..width {
                bytes.extend(steps.iter().map(|steps| steps[byte]));
            }
        });
        bytes
    }

    /// The weights with these bytes.
    ///
    /// # Errors
    /// If they were learned for something else, or if there are too few or too many of them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, NoWeights> {
        let expected = learned_for();
        let wrong_length = |expected| NoWeights::WrongLength {
            found: bytes.len(),
            expected,
        };
        let mut weights = Weights::zero();
        weights.first_turn = vec![0.0; FIRST_TURNS];
        let mut length = 1 + expected.len();
        weights.each_block(|block, _, width| length += width * block.len());

        let Some((&count, rest)) = bytes.split_first() else {
            return Err(wrong_length(length));
        };
        let Some((rules, mut rest)) = rest.split_at_checked(count.into()) else {
            return Err(wrong_length(length));
        };
        if rules != expected.as_bytes() {
            let found = String::from_utf8_lossy(rules).into_owned();
            return Err(NoWeights::WrongRules { found, expected });
        }
        if bytes.len() != length {
            return Err(wrong_length(length));
        }
        weights.each_block(|block, step, width| {
            let (planes, later) = rest.split_at(width * block.len());
            let count = block.len();
            for (nth, number) in block.iter_mut().enumerate() {
                let bytes = (0..width).map(|byte| planes[byte * count + nth]);
                *number = step * whole(bytes);
            }
            rest = later;
        });
        Ok(weights)
    }

    /// The weights as they are read from a file: whole steps, none too large.
    #[must_use]
    pub fn rounded(mut self) -> Weights {
        self.each_block(|block, step, width| {
            for number in block {
                *number = step * whole(steps(*number, step, width).into_iter().take(width));
            }
        });
        self
    }

    /// Visits each block of numbers, with the size of a step and the bytes of a number.
    fn each_block(&mut self, mut visit: impl FnMut(&mut [f32], f32, usize)) {
        visit(self.first.as_flattened_mut(), STEP, 2);
        visit(&mut self.linear, STEP / 16.0, 2);
        visit(self.second.as_flattened_mut(), STEP / 8.0, 2);
        visit(&mut self.bias, STEP / 16.0, 2);
        visit(&mut self.last, STEP / 64.0, 2);
        visit(&mut self.first_turn, 1.0 / HUNDREDTHS, 3);
    }
}

/// A number in whole steps, little-endian, of which the first `width` bytes tell all.
#[expect(
    clippy::cast_possible_truncation,
    reason = "clamped, and steps are whole"
)]
fn steps(number: f32, step: f32, width: usize) -> [u8; 4] {
    let most = if width == 2 { 32_767.0 } else { 8_388_607.0 };
    let steps = (number / step).round().clamp(-most, most);
    (steps as i32).to_le_bytes()
}

/// The number with these bytes, little-endian, of which the last tells the sign.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
fn whole(bytes: impl DoubleEndedIterator<Item = u8>) -> f32 {
    let mut bytes = bytes.rev();
    let first = bytes.next().map_or(0, |byte| i32::from(byte.cast_signed()));
    bytes.fold(first, |number, byte| number << 8 | i32::from(byte)) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights with all kinds of numbers.
    fn weights() -> Weights {
        let mut weights = Weights::zero();
        weights.first_turn = vec![0.0; FIRST_TURNS];
        let mut nth = 0.0;
        weights.each_block(|block, step, _| {
            for number in block {
                nth += 1.0;
                *number = step * (nth * 7.0 % 4001.0 - 2000.0);
            }
        });
        weights
    }

    #[test]
    fn what_was_written_is_read() {
        let weights = weights();
        assert_eq!(
            Weights::from_bytes(&weights.to_bytes()),
            Ok(weights.clone())
        );
        assert_eq!(weights.clone().rounded(), weights);
    }

    #[test]
    fn numbers_are_rounded_to_the_next_step_and_kept_in_range() {
        let mut weights = weights();
        let step = STEP / 16.0;
        weights.bias[0] = 1.4 * step;
        weights.bias[1] = -1e9;
        let read = Weights::from_bytes(&weights.to_bytes()).unwrap();
        assert_eq!((read.bias[0], read.bias[1]), (step, -32_767.0 * step));
        assert_eq!(read, weights.rounded());
    }

    #[test]
    fn other_lengths_and_other_rules_are_refused() {
        let bytes = weights().to_bytes();
        let expected = bytes.len();
        for found in [0, 1, 20, expected / 2, expected - 1] {
            let refused = Weights::from_bytes(&bytes[..found]);
            assert_eq!(refused, Err(NoWeights::WrongLength { found, expected }));
        }
        let longer = [&bytes[..], &[0]].concat();
        let found = expected + 1;
        assert_eq!(
            Weights::from_bytes(&longer),
            Err(NoWeights::WrongLength { found, expected })
        );
        let mut other = bytes;
        other[1] = b'X';
        assert!(matches!(
            Weights::from_bytes(&other),
            Err(NoWeights::WrongRules { .. })
        ));
    }
}
