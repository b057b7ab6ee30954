//! A game on the way to its solution as a file, to go on from another time.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::knucklebones::solution::bounds::ONE;
use crate::knucklebones::solution::container::{self, FileError, HEADER, Header, Kind};
use crate::knucklebones::solution::solving::Solving;

/// Bytes that are written or read at once.
const AT_ONCE: usize = 1 << 24;

impl Solving {
    /// Writes all that decides how it goes on.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn keep(&self, path: &Path) -> Result<(), FileError> {
        let header = self.header();
        let bytes: &[u8] = bytemuck::cast_slice(self.bounds());
        container::write(path, Kind::Unfinished, header, bytes.chunks(AT_ONCE))?;
        Ok(())
    }

    /// Goes on from what [`Solving::keep`] has written: to the same bits as without the
    /// interruption.
    ///
    /// # Errors
    /// If the file can't be read, is damaged, or is of another game or goal.
    pub fn resume(&mut self, path: &Path) -> Result<(), FileError> {
        let mut file = File::open(path)?;
        let found = file.metadata()?.len();
        let mut header = Vec::new();
        file.by_ref().take(HEADER as u64).read_to_end(&mut header)?;
        let header = Header::read(Kind::Unfinished, &header)?;
        let of = (header.columns, header.ties, header.goal);
        if of != (self.columns(), self.ties(), self.goal()) {
            return Err(FileError::OtherGame {
                columns: header.columns.get(),
                ties: header.ties,
                goal: f64::from(header.goal) / f64::from(ONE),
            });
        }
        let (bytes, sweeps) = self.parts_mut();
        let expected = (HEADER + bytes.len()) as u64;
        if found != expected {
            return Err(FileError::WrongLength { found, expected });
        }
        let mut hash = Sha256::new();
        for part in bytes.chunks_mut(AT_ONCE) {
            file.read_exact(part)?;
            hash.update(part);
        }
        *sweeps = header.sweeps;
        if <[u8; 32]>::from(hash.finalize()) == header.seal {
            Ok(())
        } else {
            Err(FileError::Altered)
        }
    }
}
