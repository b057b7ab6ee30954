//! Learned weights as bytes, see [`learned_file`]: eight bits a number. The unused head is left
//! out.

use crate::knucklebones::weights::{HEADS, WIDTH, Weights};
use crate::learned_file::{self, Block, Coding, LearnedFileError, Parameters, Step};

/// Steps that the root of the mean square of a column has: more of them are finer, and take more
/// room once compressed.
const STEPS: f32 = 12.0;

const CODING: Coding = Coding {
    width: 1,
    step: Step::OfColumn(step_of),
    is_by_column: true,
};

/// The size of a column's steps: fine enough for the usual number, coarse enough for the largest.
fn step_of(column: &[f32]) -> f32 {
    let mut squares = 0.0_f32;
    let mut count = 0.0_f32;
    let mut most = 0.0_f32;
    let sizes = column.iter().map(|number| number.abs());
    for number in sizes.filter(|&number| number > 0.0) {
        squares += number * number;
        count += 1.0;
        most = if number > most { number } else { most };
    }
    let usual = (squares / if count > 0.0 { count } else { 1.0 }).sqrt() / STEPS;
    // The largest may lose up to a half.
    let least = most / 254.0;
    if usual > least { usual } else { least }
}

impl Parameters for Weights {
    fn blocks_mut(&mut self) -> Vec<Block<'_>> {
        let block = |numbers, row, columns| Block {
            numbers,
            row,
            columns,
            coding: CODING,
        };
        let heads = HEADS - 1;
        vec![
            block(self.pairs.as_flattened_mut(), HEADS, heads),
            block(self.scores.as_flattened_mut(), HEADS, heads),
            block(self.pair_rows.as_flattened_mut(), WIDTH, WIDTH),
            block(self.square_rows.as_flattened_mut(), WIDTH, WIDTH),
            block(self.difference_rows.as_flattened_mut(), WIDTH, WIDTH),
            block(self.hidden.as_flattened_mut(), WIDTH, WIDTH),
            block(&mut self.hidden_bias, WIDTH, WIDTH),
            block(self.heads.as_flattened_mut(), HEADS, heads),
        ]
    }
}

impl Weights {
    /// The weights as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        learned_file::write(&mut self.clone(), None)
    }

    /// The weights with these bytes.
    ///
    /// # Errors
    /// If there are too few or too many of them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, LearnedFileError> {
        let mut weights = Weights::zero();
        learned_file::read(&mut weights, None, bytes)?;
        Ok(weights)
    }
}
