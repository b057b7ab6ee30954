//! Learned chances of a score as bytes, see [`learned_file`]: sixteen bits a number.

use crate::learned_file::{self, Block, Coding, LearnedFileError, Parameters, Step};
use crate::solitaire_dice::aim::{HEADS, LOWEST_TARGET, head_score};
use crate::solitaire_dice::chances::Chances;
use crate::solitaire_dice::sum::OpenCost;
use crate::solitaire_dice::weights::STEP;
use crate::solitaire_dice::weights_file::learned_for as values_learned_for;

/// What is learned: other rules, points, inputs or scores have other weights.
fn learned_for() -> String {
    let highest = head_score(HEADS - 1);
    format!(
        "{}; {HEADS} chances from {LOWEST_TARGET} to {highest}",
        values_learned_for(OpenCost::Official)
    )
}

impl Parameters for Chances {
    fn blocks_mut(&mut self) -> Vec<Block<'_>> {
        let mut blocks = self.values.blocks_mut();
        blocks.push(Block {
            numbers: self.heads.as_flattened_mut(),
            row: 1,
            columns: 1,
            coding: Coding {
                width: 2,
                step: Step::Known(STEP / 4.0),
                is_by_column: false,
            },
        });
        blocks
    }
}

impl Chances {
    /// The chances as bytes. Numbers are rounded to whole steps, see [`Chances::rounded`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        learned_file::write(&mut self.clone(), Some(&learned_for()))
    }

    /// The chances with these bytes.
    ///
    /// # Errors
    /// If they were learned for something else, or if there are too few or too many of them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Chances, LearnedFileError> {
        let mut chances = Chances::zero();
        learned_file::read(&mut chances, Some(&learned_for()), bytes)?;
        Ok(chances)
    }

    /// The chances as they are read from a file: whole steps, none too large.
    #[must_use]
    pub fn rounded(mut self) -> Chances {
        let bytes = learned_file::write(&mut self, None);
        let Ok(()) = learned_file::read(&mut self, None, &bytes) else {
            unreachable!("as many bytes as were written")
        };
        self
    }
}
