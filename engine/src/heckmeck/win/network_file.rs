//! A network as bytes, see [`learned_file`]: sixteen bits a number.

use crate::heckmeck::win::inputs::Layout;
use crate::heckmeck::win::network::{FIRST, HEADS, Network, SECOND};
use crate::learned_file::{self, Block, Coding, LearnedFileError, Parameters, Step};

/// Steps that the root of the mean square of a column has: more of them are finer, and take more
/// room once compressed.
const STEPS: f32 = 40.0;

const CODING: Coding = Coding {
    width: 2,
    step: Step::OfColumn(step_of),
    is_by_column: false,
};

/// The size of a column's steps.
fn step_of(column: &[f32]) -> f32 {
    let (mut squares, mut count) = (0.0, 0.0);
    for number in column {
        squares += number * number;
        count += 1.0;
    }
    (squares / count).sqrt() / STEPS
}

/// Other seats or inputs have other networks.
fn learned_for(seats: usize) -> String {
    let inputs = Layout::new(seats).inputs();
    format!("Heckmeck, default rules, up to {seats} players, {inputs} inputs")
}

impl Parameters for Network {
    fn blocks_mut(&mut self) -> Vec<Block<'_>> {
        let block = |numbers, row| Block {
            numbers,
            row,
            columns: row,
            coding: CODING,
        };
        vec![
            block(self.first.as_flattened_mut(), FIRST),
            block(self.second.as_flattened_mut(), SECOND),
            block(&mut self.second_bias, SECOND),
            block(self.heads.as_flattened_mut(), HEADS),
            block(&mut self.heads_bias, HEADS),
        ]
    }
}

impl Network {
    /// The network as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let learned_for = learned_for(self.layout.seats());
        learned_file::write(&mut self.clone(), Some(&learned_for))
    }

    /// The network for this many seats that has these bytes.
    ///
    /// # Errors
    /// If it was learned for something else, or if there are too few or too many bytes.
    pub fn from_bytes(seats: usize, bytes: &[u8]) -> Result<Network, LearnedFileError> {
        let mut network = Network::zero(seats);
        learned_file::read(&mut network, Some(&learned_for(seats)), bytes)?;
        Ok(network)
    }
}
