//! A network as bytes: sixteen bits a number.
//!
//! First comes what the network was learned for, as text with its length in one byte. Then each block in its order,
//! see [`Network::blocks_mut`]: for each column the size of a step, as a 4-byte float, then all numbers row by
//! row as whole steps, all lower bytes of the block before all upper ones. All numbers are little-endian.

use crate::heckmeck::win::inputs::Layout;
use crate::heckmeck::win::network::{FIRST, HEADS, Network, SECOND};

/// Steps that the root of the mean square of a column has: more of them are finer, and take more room once
/// compressed.
const STEPS: f32 = 40.0;

/// Columns of each block.
const COLUMNS: [usize; 5] = [FIRST, SECOND, SECOND, HEADS, HEADS];

/// Bytes that are not those of a network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkFileError {
    /// Learned for something else.
    #[error("this network was learned for \"{found}\"; expected is \"{expected}\"")]
    WrongKind {
        /// What it was learned for.
        found: String,
        /// What is to be estimated.
        expected: String,
    },
    /// Too few bytes or too many.
    #[error("{found} bytes are no network, which has {expected}")]
    WrongLength {
        /// Bytes given.
        found: usize,
        /// Bytes that the network has.
        expected: usize,
    },
}

/// Other seats or inputs have other networks.
fn learned_for(seats: usize) -> String {
    let inputs = Layout::new(seats).inputs();
    format!("Heckmeck, default rules, up to {seats} players, {inputs} inputs")
}

impl Network {
    /// The network as bytes. Numbers are rounded to steps; what was read again has other steps, and would be
    /// rounded once more.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let kind = learned_for(self.layout.seats());
        // Far less than 256 characters.
        let mut bytes = vec![kind.len().to_le_bytes()[0]];
        bytes.extend(kind.as_bytes());
        for (block, columns) in self.clone().blocks_mut().into_iter().zip(COLUMNS) {
            let steps: Vec<f32> = (0..columns)
                .map(|column| step_of(block, column, columns))
                .collect();
            bytes.extend(steps.iter().flat_map(|step| step.to_le_bytes()));
            let numbers = block.iter().zip(steps.iter().cycle());
            let whole: Vec<[u8; 2]> = numbers
                .map(|(&number, &step)| whole(number, step))
                .collect();
            bytes.extend(whole.iter().map(|[low, _]| low));
            bytes.extend(whole.iter().map(|[_, high]| high));
        }
        bytes
    }

    /// The network for so many seats that has these bytes.
    ///
    /// # Errors
    /// If it was learned for something else, or if there are too few or too many bytes.
    pub fn from_bytes(seats: usize, bytes: &[u8]) -> Result<Network, NetworkFileError> {
        let expected = learned_for(seats);
        let mut network = Network::zero(seats);
        let mut blocks = network.blocks_mut();
        let sizes = blocks
            .iter()
            .zip(COLUMNS)
            .map(|(block, columns)| 4 * columns + 2 * block.len());
        let length = 1 + expected.len() + sizes.sum::<usize>();
        let wrong_length = NetworkFileError::WrongLength {
            found: bytes.len(),
            expected: length,
        };
        let Some((kind, mut rest)) = bytes
            .split_first()
            .and_then(|(&count, rest)| rest.split_at_checked(count.into()))
        else {
            return Err(wrong_length);
        };
        if kind != expected.as_bytes() {
            let found = String::from_utf8_lossy(kind).into_owned();
            return Err(NetworkFileError::WrongKind { found, expected });
        }
        if bytes.len() != length {
            return Err(wrong_length);
        }
        for (block, columns) in blocks.iter_mut().zip(COLUMNS) {
            let (steps, later) = rest.split_at(4 * columns);
            let (low, later) = later.split_at(block.len());
            let (high, later) = later.split_at(block.len());
            rest = later;
            let (steps, _) = steps.as_chunks();
            let steps = steps.iter().map(|&step| f32::from_le_bytes(step)).cycle();
            for (((number, step), &low), &high) in block.iter_mut().zip(steps).zip(low).zip(high) {
                *number = step * f32::from(i16::from_le_bytes([low, high]));
            }
        }
        Ok(network)
    }
}

/// The step of one column of a block.
fn step_of(block: &[f32], column: usize, columns: usize) -> f32 {
    let (mut squares, mut count) = (0.0, 0.0);
    for number in block[column..].iter().step_by(columns) {
        squares += number * number;
        count += 1.0;
    }
    (squares / count).sqrt() / STEPS
}

/// A number in whole steps.
#[expect(
    clippy::cast_possible_truncation,
    reason = "clamped, and steps are whole"
)]
fn whole(number: f32, step: f32) -> [u8; 2] {
    let steps = if step > 0.0 { number / step } else { 0.0 };
    (steps.round().clamp(-32_767.0, 32_767.0) as i16).to_le_bytes()
}
