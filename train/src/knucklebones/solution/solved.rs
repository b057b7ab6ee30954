//! A solution as a file: two bytes a position, read by memory map.
//!
//! The body holds the share of each position in parts of 65,534, little-endian, in the order of
//! their places (see [`order`](super::order)): the index is a formula. Games that are over are among
//! them. That is 3.3 GB for the whole game.

use std::fs::File;
use std::path::Path;

use engine::dice::Face;
use engine::knucklebones::learning::{Pairs, State};
use engine::knucklebones::{COLUMNS, Position};
use memmap2::Mmap;
use sha2::{Digest, Sha256};

use crate::knucklebones::solution::bounds::{Bounds, ONE};
use crate::knucklebones::solution::container::{self, FileError, HEADER, Header, Kind};
use crate::knucklebones::solution::order::Order;
use crate::knucklebones::solution::solving::Solving;

/// A share of 1, in the units of the file: even, so that a tie is exactly half of it.
const UNITS: u16 = u16::MAX - 1;

/// By how much a share may be off by its two bytes alone.
pub const STEP: f64 = 0.5 / UNITS as f64;

/// The middle of bounds in the units of the file, rounded half up.
fn units(Bounds { low, high }: Bounds) -> u16 {
    let both = u64::from(low) + u64::from(high);
    let units = (both * u64::from(UNITS) + u64::from(ONE)) / (2 * u64::from(ONE));
    u16::try_from(units).expect("bounds are ONE at most")
}

impl Solving {
    /// Writes the middle of the bounds of each position as a solution, and returns the SHA-256 of
    /// its body.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn finish(&self, path: &Path) -> Result<[u8; 32], FileError> {
        let body = self.bounds().chunks(1 << 20).map(|bounds| {
            let units = bounds
                .iter()
                .flat_map(|&bounds| units(bounds).to_le_bytes());
            units.collect::<Vec<u8>>()
        });
        container::write(path, Kind::Solution, self.header(), body)
    }
}

/// The solution of a game.
pub struct Solution {
    order: Order,
    header: Header,
    file: Mmap,
}

impl Solution {
    /// Opens a file, and reads what it tells of itself.
    ///
    /// # Errors
    /// If it can't be read, is no solution, or has not as many bytes as one of its game.
    pub fn open(path: &Path) -> Result<Solution, FileError> {
        let file = File::open(path)?;
        // SAFETY: the file is read only. Whoever cuts it short meanwhile ends this program.
        let file = unsafe { Mmap::map(&file)? };
        let header = Header::read(Kind::Solution, &file)?;
        let (found, positions) = (file.len() as u64, header.columns.places().len());
        let expected = (HEADER + 2 * positions) as u64;
        if found != expected {
            return Err(FileError::WrongLength { found, expected });
        }
        Ok(Solution {
            order: Order::new(),
            header,
            file,
        })
    }

    /// What the file tells of itself.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The order of its positions.
    #[must_use]
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// Reads the whole file.
    ///
    /// # Errors
    /// If a byte is not what was written.
    pub fn check_seal(&self) -> Result<(), FileError> {
        let seal: [u8; 32] = Sha256::digest(&self.file[HEADER..]).into();
        if seal == self.header.seal {
            Ok(())
        } else {
            Err(FileError::Altered)
        }
    }

    /// The share of wins of the player to move before the roll, a tie counting half; of a game that
    /// is over, its result. `None` for a position that the game, of fewer columns, does not have.
    #[must_use]
    pub fn share(&self, state: State) -> Option<f64> {
        let first = self.header.columns.places().start;
        let place = self.order.place(state).checked_sub(first)?;
        let bytes = self.file[HEADER..][2 * place..].first_chunk()?;
        Some(f64::from(u16::from_le_bytes(*bytes)) / f64::from(UNITS))
    }

    /// The share of wins with the best column for a roll; `None` if no column has room, or for a
    /// position that the game does not have.
    #[must_use]
    pub fn share_of_roll(&self, state: State, roll: Face) -> Option<f64> {
        let after = state.after(Pairs::get(), roll);
        let shares = after.map(|after| Some(1.0 - self.share(after)?));
        shares.reduce(|best, share| Some(best?.max(share?)))?
    }

    /// The share of wins after a roll was placed in each column; `None` where that has no room.
    #[must_use]
    pub fn shares_of_columns(&self, position: Position, roll: Face) -> [Option<f64>; COLUMNS] {
        std::array::from_fn(|column| {
            let after = position.place(column, roll)?;
            Some(1.0 - self.share(after.into())?)
        })
    }
}
