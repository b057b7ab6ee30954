//! Learned weights as bytes, see [`learned_file`]: sixteen bits a number, and three bytes for each
//! value after the first turn.

use crate::learned_file::{self, Block, Coding, LearnedFileError, Parameters, Step};
use crate::solitaire_dice::sum::{OpenCost, Sum};
use crate::solitaire_dice::weights::{FIRST_TURNS, INPUTS, STEP, STEPS, Weights};

/// What is learned: other rules, points or inputs have other weights.
pub(crate) fn learned_for(open_cost: OpenCost) -> String {
    let each = Sum::ALL.map(|sum| sum.each().to_string()).join(" ");
    let open = match open_cost {
        OpenCost::Official => String::new(),
        cost @ OpenCost::Easy => format!(" open sums {};", cost.points()),
    };
    format!("Solitaire Dice;{open} {each}; {INPUTS} inputs; steps 1/{STEPS}")
}

/// Steps of a point in which values after the first turn are written.
const HUNDREDTHS: f32 = 100.0;

impl Parameters for Weights {
    fn blocks_mut(&mut self) -> Vec<Block<'_>> {
        let block = |numbers, step, width| Block {
            numbers,
            row: 1,
            columns: 1,
            coding: Coding {
                width,
                step: Step::Known(step),
                is_by_column: false,
            },
        };
        vec![
            block(self.first.as_flattened_mut(), STEP, 2),
            block(&mut self.linear, STEP / 16.0, 2),
            block(self.second.as_flattened_mut(), STEP / 8.0, 2),
            block(&mut self.bias, STEP / 16.0, 2),
            block(&mut self.last, STEP / 64.0, 2),
            block(&mut self.first_turn, 1.0 / HUNDREDTHS, 3),
        ]
    }
}

impl Weights {
    /// The weights as bytes. Numbers are rounded to whole steps, see [`Weights::rounded`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        learned_file::write(&mut self.clone(), Some(&learned_for(self.open_cost)))
    }

    /// The weights with these bytes.
    ///
    /// # Errors
    /// If they were learned for something else, or if there are too few or too many of them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, LearnedFileError> {
        let mut weights = Weights::zero();
        weights.first_turn = vec![0.0; FIRST_TURNS];
        let mut costs = OpenCost::ALL.into_iter();
        let known = costs.find(|&cost| learned_file::is_for(&learned_for(cost), bytes));
        let open_cost = known.unwrap_or_default();
        weights.open_cost = open_cost;
        learned_file::read(&mut weights, Some(&learned_for(open_cost)), bytes)?;
        Ok(weights)
    }

    /// The weights as they are read from a file: whole steps, none too large.
    #[must_use]
    pub fn rounded(mut self) -> Weights {
        let bytes = learned_file::write(&mut self, None);
        let Ok(()) = learned_file::read(&mut self, None, &bytes) else {
            unreachable!("as many bytes as were written")
        };
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights with all kinds of numbers.
    fn weights() -> Weights {
        let mut weights = Weights::zero();
        weights.first_turn = vec![0.0; FIRST_TURNS];
        let mut nth = 0.0;
        for block in weights.blocks_mut() {
            let Step::Known(step) = block.coding.step else {
                unreachable!("all steps are known")
            };
            for number in block.numbers {
                nth += 1.0;
                *number = step * (nth * 7.0 % 4001.0 - 2000.0);
            }
        }
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
            assert_eq!(
                refused,
                Err(LearnedFileError::WrongLength { found, expected })
            );
        }
        let longer = [&bytes[..], &[0]].concat();
        let found = expected + 1;
        assert_eq!(
            Weights::from_bytes(&longer),
            Err(LearnedFileError::WrongLength { found, expected })
        );
        let mut other = bytes;
        other[1] = b'X';
        assert!(matches!(
            Weights::from_bytes(&other),
            Err(LearnedFileError::WrongKind { .. })
        ));
    }
}
