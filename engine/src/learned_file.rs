//! Learned numbers as bytes: each in whole steps, in one to three bytes.
//!
//! First comes what the numbers were learned for, as text with its length in one byte, where there
//! is such a text. Then block follows block: the sizes of its steps as 4-byte floats, unless they
//! are known; then how many steps each number has, row by row, first the lowest bytes of all
//! numbers, then the next ones. Where columns stand apart, each is written like a block of its own.
//! All is little-endian, and a number's highest byte tells its sign.

use std::ops::Range;

use thiserror::Error;

/// Numbers that are learned.
pub trait Parameters {
    /// All of them, in blocks that always come in the same order.
    fn blocks_mut(&mut self) -> Vec<Block<'_>>;
}

/// Numbers in rows and columns.
#[derive(Debug)]
pub struct Block<'a> {
    /// Row by row.
    pub numbers: &'a mut [f32],
    /// Numbers of a row.
    pub row: usize,
    /// Columns that are in use: those behind them are not written.
    pub columns: usize,
    /// How they are written.
    pub coding: Coding,
}

/// How the numbers of a block are written.
#[derive(Clone, Copy, Debug)]
pub struct Coding {
    /// Bytes of a number, 1 to 3.
    pub width: usize,
    /// The sizes of its steps.
    pub step: Step,
    /// Whether columns stand apart.
    pub is_by_column: bool,
}

/// The size of a step.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// The same for all numbers of the block.
    Known(f32),
    /// One for each column, told by its numbers.
    OfColumn(fn(&[f32]) -> f32),
}

/// Bytes that are not the learned numbers that were asked for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LearnedFileError {
    /// They were learned for something else.
    #[error("this was learned for \"{found}\"; expected \"{expected}\"")]
    WrongKind {
        /// What they were learned for.
        found: String,
        /// What they are to be learned for.
        expected: String,
    },
    /// There are too few bytes, or too many.
    #[error("{found} bytes; expected {expected}")]
    WrongLength {
        /// Bytes given.
        found: usize,
        /// Bytes that there have to be.
        expected: usize,
    },
}

/// The bytes of learned numbers. These are rounded to whole steps; what was read again may have
/// other sizes of steps, and would be rounded once more.
///
/// # Panics
/// If the text of what they were learned for has 256 bytes or more.
#[must_use]
pub fn write(parameters: &mut dyn Parameters, learned_for: Option<&str>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(text) = learned_for {
        bytes.push(u8::try_from(text.len()).expect("a short text"));
        bytes.extend(text.as_bytes());
    }
    for block in parameters.blocks_mut() {
        for columns in block.parts() {
            let sizes: Vec<f32> = columns.clone().map(|column| block.step(column)).collect();
            if let Step::OfColumn(_) = block.coding.step {
                bytes.extend(sizes.iter().flat_map(|size| size.to_le_bytes()));
            }
            let width = block.coding.width;
            let places = block.places(&columns).zip(sizes.iter().cycle());
            let steps: Vec<[u8; 4]> = places
                .map(|(place, &size)| whole_steps(block.numbers[place], size, width))
                .collect();
            for byte in 0..width {
                bytes.extend(steps.iter().map(|steps| steps[byte]));
            }
        }
    }
    bytes
}

/// Fills learned numbers with those that have these bytes.
///
/// # Errors
/// If they were learned for something else, or if there are too few or too many bytes. Then the
/// numbers stay as they are.
pub fn read(
    parameters: &mut dyn Parameters,
    learned_for: Option<&str>,
    bytes: &[u8],
) -> Result<(), LearnedFileError> {
    let mut blocks = parameters.blocks_mut();
    let text = learned_for.map_or(0, |text| 1 + text.len());
    let expected = text + blocks.iter().map(Block::bytes).sum::<usize>();
    let found = bytes.len();
    let wrong_length = LearnedFileError::WrongLength { found, expected };
    let mut rest = bytes;
    if let Some(expected) = learned_for {
        let text = bytes.split_first();
        let text = text.and_then(|(&length, rest)| rest.split_at_checked(length.into()));
        let (text, numbers) = text.ok_or_else(|| wrong_length.clone())?;
        if text != expected.as_bytes() {
            return Err(LearnedFileError::WrongKind {
                found: String::from_utf8_lossy(text).into_owned(),
                expected: expected.to_owned(),
            });
        }
        rest = numbers;
    }
    if found != expected {
        return Err(wrong_length);
    }
    for block in &mut blocks {
        for columns in block.parts() {
            rest = block.fill(&columns, rest);
        }
    }
    Ok(())
}

/// Whether bytes say that they were learned for this.
#[must_use]
pub fn is_for(learned_for: &str, bytes: &[u8]) -> bool {
    let text = bytes.split_first();
    let text = text.and_then(|(&length, rest)| rest.get(..length.into()));
    text == Some(learned_for.as_bytes())
}

impl Block<'_> {
    /// The columns that are written together.
    fn parts(&self) -> impl Iterator<Item = Range<usize>> + use<> {
        let count = if self.coding.is_by_column {
            1
        } else {
            self.columns
        };
        let firsts = (0..self.columns).step_by(count);
        firsts.map(move |first| first..first + count)
    }

    /// The places of the numbers in some columns, row by row.
    fn places(&self, columns: &Range<usize>) -> impl Iterator<Item = usize> + use<> {
        let (first, last) = (columns.start, columns.end);
        let rows = (0..self.numbers.len()).step_by(self.row);
        rows.flat_map(move |row| row + first..row + last)
    }

    fn step(&self, column: usize) -> f32 {
        match self.coding.step {
            Step::Known(size) => size,
            Step::OfColumn(rule) => {
                let column = self.numbers[column..].iter().step_by(self.row);
                rule(&column.copied().collect::<Vec<f32>>())
            }
        }
    }

    /// Bytes that it takes.
    fn bytes(&self) -> usize {
        let sizes = match self.coding.step {
            Step::Known(_) => 0,
            Step::OfColumn(_) => size_of::<f32>() * self.columns,
        };
        sizes + self.coding.width * self.numbers.len() / self.row * self.columns
    }

    /// Fills some columns from the beginning of these bytes, and returns the others.
    fn fill<'a>(&mut self, columns: &Range<usize>, mut bytes: &'a [u8]) -> &'a [u8] {
        let sizes: Vec<f32> = match self.coding.step {
            Step::Known(size) => vec![size],
            Step::OfColumn(_) => {
                let (sizes, rest) = bytes.split_at(size_of::<f32>() * columns.len());
                bytes = rest;
                let (sizes, _) = sizes.as_chunks();
                sizes.iter().copied().map(f32::from_le_bytes).collect()
            }
        };
        let count = self.numbers.len() / self.row * columns.len();
        let (numbers, rest) = bytes.split_at(self.coding.width * count);
        let places = self.places(columns).zip(sizes.iter().cycle());
        for (nth, (place, size)) in places.enumerate() {
            let bytes = numbers[nth..].iter().step_by(count);
            self.numbers[place] = size * whole_number(bytes.copied());
        }
        rest
    }
}

/// A number in whole steps, of which the first `width` bytes tell all.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "clamped to 24 bits, and steps are whole"
)]
fn whole_steps(number: f32, size: f32, width: usize) -> [u8; 4] {
    let most = ((1 << (8 * width - 1)) - 1) as f32;
    let steps = if size > 0.0 { number / size } else { 0.0 };
    (steps.round().clamp(-most, most) as i32).to_le_bytes()
}

/// The number with these bytes, of which the last one tells the sign.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
fn whole_number(bytes: impl DoubleEndedIterator<Item = u8>) -> f32 {
    let mut bytes = bytes.rev();
    let highest = bytes.next().map_or(0, |byte| i32::from(byte.cast_signed()));
    bytes.fold(highest, |number, byte| number << 8 | i32::from(byte)) as f32
}
