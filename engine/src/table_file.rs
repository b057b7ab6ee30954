//! The container of what is computed beforehand: a file that is known by its seal.
//!
//! A build that makes files also writes down their [`Seal`]s, and whoever reads a file says which
//! one it has to be. So nothing in a file has to tell what it is about: its hash does. Odds tables
//! and learned weights are both stored like this.
//!
//! | bytes | holds |
//! |---|---|
//! | 8 | magic, `rollwise` |
//! | 2 | version of this layout, little-endian, like all numbers here |
//! | 4 | length of the body |
//! | 32 | SHA-256 of all other bytes of the file |
//! | … | body |
//!
//! ```
//! use rollwise_engine::table_file::{TableError, open, seal, write};
//!
//! let (five, six) = (write(b"odds with five dice"), write(b"odds with six dice"));
//! let seals = [seal("5-dice", &five), seal("6-dice", &six)].map(Option::unwrap);
//! assert_eq!(open(&five, &seals[0], &seals), Ok(&b"odds with five dice"[..]));
//!
//! let error = open(&six, &seals[0], &seals).unwrap_err();
//! assert_eq!(error.to_string(), "this is the table 6-dice; expected the table 5-dice");
//! ```

use sha2::{Digest, Sha256};

const MAGIC: [u8; 8] = *b"rollwise";
const VERSION: u16 = 2;
const VERSION_AT: usize = MAGIC.len();
const LENGTH_AT: usize = VERSION_AT + 2;
const HASH_AT: usize = LENGTH_AT + 4;
const HASH: usize = 32;
const BODY_AT: usize = HASH_AT + HASH;

/// What tells one file from all others, written down by the build that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// Name of the file without its extension, such as `heckmeck-8-dice`.
    pub name: &'static str,
    /// Number of bytes of the file.
    pub length: usize,
    /// The SHA-256 that is written in the file.
    pub hash: [u8; HASH],
}

/// Why a file is refused as the table that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// Nobody has made a table like the one that was asked for.
    #[error("there is no such table")]
    NoSuchTable,
    /// The file does not begin like a table.
    #[error("this is no table: it does not begin with \"rollwise\"")]
    NotATable,
    /// The file is whole, but laid out otherwise.
    #[error("this table has version {found}; allowed is version {VERSION}")]
    WrongVersion {
        /// Version that the file says it has.
        found: u16,
    },
    /// The file is whole, but it is another one of the same build.
    #[error("this is the table {found}; expected the table {expected}")]
    WrongPart {
        /// Name of the file that it is.
        found: &'static str,
        /// Name of the file that was asked for.
        expected: &'static str,
    },
    /// The file is whole, but not one that this build made: another version's, or for other
    /// rules.
    #[error("this table is whole, but holds other numbers than those of this version")]
    WrongContents,
    /// The end of the file is missing.
    #[error("this table is truncated: it has {found} of {expected} bytes")]
    Truncated {
        /// Bytes that the file has.
        found: usize,
        /// Bytes that it should have.
        expected: usize,
    },
    /// The file has more bytes than it should have.
    #[error("this table is lengthened: it has more than its {expected} bytes")]
    Lengthened {
        /// Bytes that the file should have.
        expected: usize,
    },
    /// Some byte of the file is not what was written.
    #[error("this table is altered: its contents do not match their hash")]
    Altered,
}

/// The bytes of a file that holds `body`.
///
/// # Panics
/// If the body has 4 GiB or more.
#[must_use]
pub fn write(body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len()).expect("a table is far smaller than 4 GiB");
    let mut file = MAGIC.to_vec();
    file.extend(VERSION.to_le_bytes());
    file.extend(length.to_le_bytes());
    file.extend([0; HASH]);
    file.extend(body);
    let hash = hash(&file);
    file[HASH_AT..BODY_AT].copy_from_slice(&hash);
    file
}

/// The seal of a file made by [`write()`]; `None` for bytes that are no such file.
#[must_use]
pub fn seal(name: &'static str, file: &[u8]) -> Option<Seal> {
    let hash = whole(file)?;
    let length = file.len();
    Some(Seal { name, length, hash })
}

/// The body of a file that has been found to be the one with the seal `expected`. `all` are the
/// seals of every file that it might have been mixed up with.
///
/// # Errors
/// [`TableError`] tells a file that is whole but the wrong one from one that is damaged.
pub fn open<'a>(file: &'a [u8], expected: &Seal, all: &[Seal]) -> Result<&'a [u8], TableError> {
    let Some(hash) = whole(file) else {
        return Err(damage(file, expected));
    };
    let is_this = |seal: &Seal| seal.length == file.len() && seal.hash == hash;
    let version = u16::from_le_bytes([file[VERSION_AT], file[VERSION_AT + 1]]);
    if is_this(expected) {
        Ok(&file[BODY_AT..])
    } else if version != VERSION {
        Err(TableError::WrongVersion { found: version })
    } else if let Some(other) = all.iter().find(|seal| is_this(seal)) {
        Err(TableError::WrongPart {
            found: other.name,
            expected: expected.name,
        })
    } else {
        Err(TableError::WrongContents)
    }
}

/// SHA-256 of a file's bytes, but for the place of the hash itself.
fn hash(file: &[u8]) -> [u8; HASH] {
    let mut hasher = Sha256::new();
    hasher.update(&file[..HASH_AT]);
    hasher.update(&file[BODY_AT..]);
    hasher.finalize().into()
}

/// The hash of a file that is some table, with nothing lost and nothing changed.
fn whole(file: &[u8]) -> Option<[u8; HASH]> {
    let body = file.strip_prefix(&MAGIC)?.get(BODY_AT - VERSION_AT..)?;
    let length = u32::try_from(body.len()).ok()?;
    let hash = hash(file);
    (file[LENGTH_AT..HASH_AT] == length.to_le_bytes() && file[HASH_AT..BODY_AT] == hash)
        .then_some(hash)
}

/// What is wrong with a file that is not whole. Its own header can't be trusted, so the seal
/// tells how long it should be.
fn damage(file: &[u8], seal: &Seal) -> TableError {
    let (found, expected) = (file.len(), seal.length);
    let begins = file
        .iter()
        .zip(&MAGIC)
        .all(|(found, expected)| found == expected);
    match found.cmp(&expected) {
        std::cmp::Ordering::Equal => TableError::Altered,
        _ if !begins => TableError::NotATable,
        std::cmp::Ordering::Less => TableError::Truncated { found, expected },
        std::cmp::Ordering::Greater => TableError::Lengthened { expected },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file, and the seals of it and of a second one.
    fn file() -> (Vec<u8>, [Seal; 2]) {
        let file = write(b"some numbers");
        let seals = [("this", &file), ("that", &write(b"some other numbers"))];
        let seals = seals.map(|(name, file)| seal(name, file).expect("a file has a seal"));
        (file, seals)
    }

    #[test]
    fn what_was_written_is_read() {
        let (file, seals) = file();
        assert_eq!(open(&file, &seals[0], &seals), Ok(&b"some numbers"[..]));
        assert_eq!(open(&file, &seals[0], &[]), Ok(&b"some numbers"[..]));
    }

    #[test]
    fn each_flipped_bit_is_noticed() {
        let (mut file, seals) = file();
        for bit in 0..file.len() * 8 {
            file[bit / 8] ^= 1 << (bit % 8);
            let found = open(&file, &seals[0], &seals);
            assert_eq!(found, Err(TableError::Altered), "bit {bit}");
            assert_eq!(seal("this", &file), None, "bit {bit}");
            file[bit / 8] ^= 1 << (bit % 8);
        }
    }

    #[test]
    fn each_lost_or_added_byte_is_noticed() {
        let (mut file, seals) = file();
        let expected = file.len();
        for found in 0..expected {
            let error = TableError::Truncated { found, expected };
            assert_eq!(open(&file[..found], &seals[0], &seals), Err(error));
            assert_eq!(seal("this", &file[..found]), None);
        }
        file.push(0);
        let error = TableError::Lengthened { expected };
        assert_eq!(open(&file, &seals[0], &seals), Err(error));
    }

    #[test]
    fn a_whole_file_that_is_not_the_one_is_told_apart() {
        let (file, seals) = file();
        let (found, expected) = ("this", "that");
        assert_eq!(
            open(&file, &seals[1], &seals),
            Err(TableError::WrongPart { found, expected })
        );
        assert_eq!(
            open(&write(b"numbers of yesterday"), &seals[0], &seals),
            Err(TableError::WrongContents)
        );
        assert_eq!(
            open(b"<!doctype html>", &seals[0], &seals),
            Err(TableError::NotATable)
        );
    }

    #[test]
    fn another_version_is_told_apart() {
        let (mut file, seals) = file();
        file[VERSION_AT] = 9;
        let hash = hash(&file);
        file[HASH_AT..BODY_AT].copy_from_slice(&hash);
        let error = TableError::WrongVersion { found: 9 };
        assert_eq!(open(&file, &seals[0], &seals), Err(error));
    }
}
