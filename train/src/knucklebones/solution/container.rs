//! What begins the files of a solution: which game it is, how far it has come, and a seal.
//!
//! | bytes | holds |
//! |---|---|
//! | 16 | what the file is: [`Kind`] |
//! | 2 | version of this layout, little-endian, like all numbers here |
//! | 1 | columns of the game |
//! | 1 | what a tie counts: 0 for a half, 1 for a win or a loss |
//! | 4 | width of bounds at which the solution is done, in parts of [`ONE`] |
//! | 4 | width of the widest bounds, in parts of [`ONE`] |
//! | 4 | sweeps made |
//! | 32 | SHA-256 of all that follows |
//! | … | body |
//!
//! [`ONE`]: crate::knucklebones::solution::bounds::ONE

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::bytes::take;
use crate::knucklebones::solution::bounds::Ties;
use crate::knucklebones::solution::order::Columns;

/// Bytes before the body.
pub const HEADER: usize = 64;

const VERSION: u16 = 1;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A game on the way to its solution: lower and upper bounds, four bytes each.
    Unfinished,
    /// A solution: two bytes a position.
    Solution,
}

impl Kind {
    fn magic(self) -> &'static [u8; 16] {
        match self {
            Kind::Unfinished => b"rollwise bounds ",
            Kind::Solution => b"rollwise solved ",
        }
    }
}

/// What a file tells of its body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game.
    pub columns: Columns,
    /// What a tie counts in it.
    pub ties: Ties,
    /// Width of bounds at which the solution is done.
    pub goal: u32,
    /// Width of the widest bounds.
    pub widest: u32,
    /// Sweeps made.
    pub sweeps: u32,
    /// SHA-256 of the body.
    pub seal: [u8; 32],
}

/// Why a file is refused.
#[derive(Debug, Error)]
pub enum FileError {
    /// It can't be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It holds something else.
    #[error("this is no solution of Knucklebones; `cargo xtask solve knucklebones` makes one")]
    OtherKind,
    /// It holds bounds of a game that is not solved yet.
    #[error("this game is not solved yet; `cargo xtask solve knucklebones` goes on with it")]
    Unfinished,
    /// It was laid out by another version of this program.
    #[error("this file has version {found}; allowed is version {VERSION}")]
    OtherVersion {
        /// Version that the file says it has.
        found: u16,
    },
    /// It is shorter or longer than it should be.
    #[error("this file has {found} bytes; expected are {expected}")]
    WrongLength {
        /// Bytes that the file has.
        found: u64,
        /// Bytes that it should have.
        expected: u64,
    },
    /// Some byte of the body is not what was written.
    #[error("this file is altered: its contents do not match their SHA-256")]
    Altered,
    /// It is of another game, or is to be done at another width.
    #[error(
        "this file is of a game of {columns} columns, ties counting {ties}, with bounds of {goal:.2e} as its goal; solve that one, or name another file"
    )]
    OtherGame {
        /// Columns of the game that the file is of.
        columns: u8,
        /// What a tie counts in it.
        ties: Ties,
        /// Width at which that is done.
        goal: f64,
    },
}

impl Header {
    fn to_bytes(self, kind: Kind) -> [u8; HEADER] {
        let Header {
            columns,
            ties,
            goal,
            widest,
            sweeps,
            seal,
        } = self;
        let mut bytes = kind.magic().to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([columns.get(), u8::from(ties == Ties::Given)]);
        for number in [goal, widest, sweeps] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(seal);
        bytes.try_into().expect("as long as the table above says")
    }

    /// The header that a file of this kind begins with.
    ///
    /// # Errors
    /// If it begins otherwise.
    pub fn read(kind: Kind, bytes: &[u8]) -> Result<Header, FileError> {
        let Some(mut rest) = bytes.strip_prefix(kind.magic()) else {
            let is_unfinished = bytes.starts_with(Kind::Unfinished.magic());
            return Err(if is_unfinished {
                FileError::Unfinished
            } else {
                FileError::OtherKind
            });
        };
        let found = take(&mut rest).map_or(0, u16::from_le_bytes);
        if found != VERSION {
            return Err(FileError::OtherVersion { found });
        }
        let [columns, ties] = take(&mut rest).unwrap_or_default();
        let ties = [Ties::Half, Ties::Given].get(usize::from(ties)).copied();
        let mut number = || take(&mut rest).map(u32::from_le_bytes);
        let numbers = [number(), number(), number()];
        let ([Some(goal), Some(widest), Some(sweeps)], Some(columns), Some(ties), Some(seal)) =
            (numbers, Columns::new(columns), ties, take(&mut rest))
        else {
            return Err(FileError::OtherKind);
        };
        Ok(Header {
            columns,
            ties,
            goal,
            widest,
            sweeps,
            seal,
        })
    }
}

/// Writes a file, and returns the SHA-256 of its body, whatever `header` says of that. What a file
/// of this name held before stays until the new one is whole.
///
/// # Errors
/// If it can't be written.
pub fn write(
    path: &Path,
    kind: Kind,
    header: Header,
    body: impl IntoIterator<Item: AsRef<[u8]>>,
) -> Result<[u8; 32], FileError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    let mut file = BufWriter::with_capacity(1 << 20, File::create(&name)?);
    file.write_all(&[0; HEADER])?;
    let mut hash = Sha256::new();
    for bytes in body {
        hash.update(bytes.as_ref());
        file.write_all(bytes.as_ref())?;
    }
    let seal = hash.finalize().into();
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&Header { seal, ..header }.to_bytes(kind))?;
    file.into_inner()
        .map_err(io::IntoInnerError::into_error)?
        .sync_all()?;
    fs::rename(&name, path)?;
    Ok(seal)
}
