//! The numbers that are learned, as training changes them and as they are stored, see
//! [`learned_file`].

use crate::knucklebones::state::{CLOSED, PAIRS, Pairs};
use crate::knucklebones::weights::{
    DIFFERENCES, HEAD_STEPS, HEADS, PRODUCTS, Row, SQUARES, STEPS, WIDTH, Weights,
};
use crate::learned_file::{self, Block, Coding, LearnedFileError, Parameters, Step};

/// A row before it is rounded to whole steps, in parts of 1.
pub type UnroundedRow = [f32; WIDTH];

/// Learned weights with the row of a pair in three parts: what its two columns say, each alone, is
/// learned by all pairs that have them.
#[derive(Clone, Debug, PartialEq)]
pub struct Parts {
    /// Rows by the column of the player to move.
    pub own: Vec<UnroundedRow>,
    /// Rows by the column that faces it.
    pub facing: Vec<UnroundedRow>,
    /// By pair: what it says beside.
    pub pairs: Vec<UnroundedRow>,
    /// Rows by empty squares.
    pub squares: Vec<UnroundedRow>,
    /// See [`Weights::lead`].
    pub lead: Vec<[f32; PRODUCTS]>,
    /// See [`Weights::others`].
    pub others: [[f32; PRODUCTS]; HEADS - 1],
    /// See [`Weights::by_pair`].
    pub by_pair: Vec<[f32; HEADS]>,
    /// See [`Weights::scores`].
    pub scores: Vec<[f32; HEADS]>,
}

/// What is added to heads is in whole steps too, of which this many are 1.
pub const ADDED_STEPS: f32 = 256.0;

/// The largest number of a row: each has one byte in the file.
pub const MOST_ROW: f32 = 127.0 / STEPS as f32;

impl Parts {
    /// All zero.
    #[must_use]
    pub fn zero() -> Parts {
        Parts {
            own: vec![[0.0; WIDTH]; CLOSED + 1],
            facing: vec![[0.0; WIDTH]; CLOSED + 1],
            pairs: vec![[0.0; WIDTH]; PAIRS],
            squares: vec![[0.0; WIDTH]; SQUARES],
            lead: vec![[0.0; PRODUCTS]; SQUARES],
            others: [[0.0; PRODUCTS]; HEADS - 1],
            by_pair: vec![[0.0; HEADS]; PAIRS],
            scores: vec![[0.0; HEADS]; SQUARES * DIFFERENCES],
        }
    }

    /// The weights in whole steps, with the parts of each row added up.
    #[must_use]
    pub fn weights(&self) -> Weights {
        let row =
            |row: &UnroundedRow| row.map(|number| steps(number.clamp(-MOST_ROW, MOST_ROW), STEPS));
        let [own, facing, squares] =
            [&self.own, &self.facing, &self.squares].map(|rows| rows.iter().map(row));
        let [own, facing]: [Vec<Row>; 2] = [own.collect(), facing.collect()];
        let pairs = (0..).zip(&self.pairs).map(|(pair, of_both)| {
            let places = Pairs::get().places(pair);
            let (own, facing, of_both) = (&own[places[0]], &facing[places[1]], row(of_both));
            std::array::from_fn(|place| own[place] + facing[place] + of_both[place])
        });
        let head = |head: &[f32; PRODUCTS]| head.map(|number| steps(number, HEAD_STEPS));
        Weights {
            pairs: pairs.collect(),
            squares: squares.collect(),
            lead: self.lead.iter().map(head).collect(),
            others: self.others.each_ref().map(head),
            by_pair: self.by_pair.iter().map(added).collect(),
            scores: self.scores.iter().map(added).collect(),
        }
    }

    /// The parts as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        learned_file::write(&mut self.clone(), None)
    }

    /// The parts with these bytes.
    ///
    /// # Errors
    /// If there are too few or too many of them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Parts, LearnedFileError> {
        let mut parts = Parts::zero();
        learned_file::read(&mut parts, None, bytes)?;
        Ok(parts)
    }
}

impl Weights {
    /// The weights with these bytes, those of [`Parts::to_bytes`].
    ///
    /// # Errors
    /// If there are too few or too many of them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, LearnedFileError> {
        Ok(Parts::from_bytes(bytes)?.weights())
    }
}

/// A number in whole steps, of which `one` are 1.
#[expect(
    clippy::cast_possible_truncation,
    reason = "what is too large becomes the largest"
)]
fn steps(number: f32, one: i16) -> i16 {
    (number * f32::from(one)).round_ties_even() as i16
}

/// What is added to the heads, in whole steps.
fn added(numbers: &[f32; HEADS]) -> [f32; HEADS] {
    numbers.map(|number| (number * ADDED_STEPS).round_ties_even() / ADDED_STEPS)
}

/// Rows in whole steps; all are below 2.
const OF_ROWS: Coding = Coding {
    width: 1,
    step: Step::Known(1.0 / STEPS as f32),
    is_by_column: true,
};

/// Heads in whole steps; all are below 64.
const OF_HEADS: Coding = Coding {
    width: 2,
    step: Step::Known(1.0 / HEAD_STEPS as f32),
    is_by_column: true,
};

/// What is added to heads, in whole steps; all are below 128.
const ADDED: Coding = Coding {
    width: 2,
    step: Step::Known(1.0 / ADDED_STEPS),
    is_by_column: true,
};

impl Parameters for Parts {
    fn blocks_mut(&mut self) -> Vec<Block<'_>> {
        fn block<const N: usize>(rows: &mut [[f32; N]], coding: Coding) -> Block<'_> {
            Block {
                numbers: rows.as_flattened_mut(),
                row: N,
                columns: N,
                coding,
            }
        }
        vec![
            block(&mut self.own, OF_ROWS),
            block(&mut self.facing, OF_ROWS),
            block(&mut self.pairs, OF_ROWS),
            block(&mut self.squares, OF_ROWS),
            block(&mut self.lead, OF_HEADS),
            block(&mut self.others, OF_HEADS),
            block(&mut self.by_pair, ADDED),
            block(&mut self.scores, ADDED),
        ]
    }
}
