//! The container of a precomputed table: what it is a table of, and proof that it is whole.
//!
//! | bytes | holds |
//! |---|---|
//! | 8 | magic, `rollwise` |
//! | 2 | version of this layout, little-endian, like all numbers here |
//! | 1 | part: which of a game's tables |
//! | 8 | hash of the rules and of the layout of the body |
//! | 4 | length of the body |
//! | 32 | SHA-256 of all other bytes of the file |
//! | … | body |

use sha2::{Digest, Sha256};

const MAGIC: [u8; 8] = *b"rollwise";
const VERSION: u16 = 1;
const HASH: usize = 32;
const HASH_AT: usize = MAGIC.len() + 2 + 1 + 8 + 4;
const BODY_AT: usize = HASH_AT + HASH;

/// What a table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject<'a> {
    /// The rules of the game and the layout of the body, in words: a table made by others is
    /// refused.
    pub rules: &'a str,
    /// Which of the game's tables.
    pub part: u8,
}

impl Subject<'_> {
    fn rules_hash(&self) -> u64 {
        let hash = Sha256::digest(self.rules);
        hash.iter()
            .take(8)
            .rev()
            .fold(0, |number, &byte| number << 8 | u64::from(byte))
    }
}

/// What tells one file from all others: known from the build that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// Bytes of the file.
    pub length: usize,
    /// SHA-256 as written in the file.
    pub hash: [u8; HASH],
}

/// Why a file is refused as a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The file does not begin like a table.
    #[error("this is no table: it does not begin with \"rollwise\"")]
    NotATable,
    /// The file is whole, but laid out otherwise.
    #[error("this table has version {found}; allowed is version {VERSION}")]
    WrongVersion {
        /// Version of the file.
        found: u16,
    },
    /// The file is whole, but another of the game's tables.
    #[error("this is the table for {found} dice; expected is the one for {expected} dice")]
    WrongPart {
        /// Part in the file.
        found: u8,
        /// Part asked for.
        expected: u8,
    },
    /// The file is whole, but made by other rules.
    #[error("this table is for other rules ({found:016x}); expected are {expected:016x}")]
    WrongRules {
        /// Hash of the rules in the file.
        found: u64,
        /// Hash of the rules asked for.
        expected: u64,
    },
    /// The file is whole, but not the one that this build made.
    #[error("this table is whole, but holds other numbers than those of this version")]
    WrongContents,
    /// The end is missing.
    #[error("this table is truncated: it has {found} of {expected} bytes")]
    Truncated {
        /// Bytes of the file.
        found: usize,
        /// Bytes it should have.
        expected: usize,
    },
    /// There is more than there should be.
    #[error("this table is lengthened: it has more than its {expected} bytes")]
    Lengthened {
        /// Bytes it should have.
        expected: usize,
    },
    /// Some byte is not what was written.
    #[error("this table is altered: its contents do not match their hash")]
    Altered,
}

/// A file that holds `body`.
///
/// # Panics
/// If the body has 4 GiB or more.
#[must_use]
pub fn write(subject: &Subject<'_>, body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len()).expect("a table is far smaller than 4 GiB");
    let mut file = MAGIC.to_vec();
    file.extend(VERSION.to_le_bytes());
    file.push(subject.part);
    file.extend(subject.rules_hash().to_le_bytes());
    file.extend(length.to_le_bytes());
    file.extend([0; HASH]);
    file.extend(body);
    let hash = hash(&file);
    file[HASH_AT..BODY_AT].copy_from_slice(&hash);
    file
}

/// The seal of a file made by [`write`]; `None` for what is shorter than any such file.
#[must_use]
pub fn seal(file: &[u8]) -> Option<Seal> {
    Some(Seal {
        length: file.len(),
        hash: file.get(HASH_AT..BODY_AT)?.try_into().ok()?,
    })
}

/// The body of a file, once it has been found to be the one that `seal` tells of.
///
/// # Errors
/// [`TableError`] tells a file that is whole but the wrong one from one that is damaged.
pub fn read<'a>(
    subject: &Subject<'_>,
    seal: &Seal,
    file: &'a [u8],
) -> Result<&'a [u8], TableError> {
    if !is_whole(file) {
        return Err(damage(seal, file));
    }
    let number = |at: usize, bytes: usize| {
        file[at..at + bytes]
            .iter()
            .rev()
            .fold(0, |number, &byte| number << 8 | u64::from(byte))
    };
    let version = u16::from_le_bytes([file[MAGIC.len()], file[MAGIC.len() + 1]]);
    let (part, rules) = (file[MAGIC.len() + 2], number(MAGIC.len() + 3, 8));
    if version != VERSION {
        Err(TableError::WrongVersion { found: version })
    } else if rules != subject.rules_hash() {
        Err(TableError::WrongRules {
            found: rules,
            expected: subject.rules_hash(),
        })
    } else if part != subject.part {
        Err(TableError::WrongPart {
            found: part,
            expected: subject.part,
        })
    } else if file[HASH_AT..BODY_AT] != seal.hash {
        Err(TableError::WrongContents)
    } else {
        Ok(&file[BODY_AT..])
    }
}

/// SHA-256 of a file, but for the place of the hash itself.
fn hash(file: &[u8]) -> [u8; HASH] {
    let mut hasher = Sha256::new();
    hasher.update(&file[..HASH_AT]);
    hasher.update(&file[BODY_AT..]);
    hasher.finalize().into()
}

/// Whether a file is some table, with nothing lost and nothing changed.
fn is_whole(file: &[u8]) -> bool {
    let length_at = HASH_AT - 4;
    file.starts_with(&MAGIC)
        && file.len() >= BODY_AT
        && file[length_at..HASH_AT] == ((file.len() - BODY_AT) as u64).to_le_bytes()[..4]
        && file[HASH_AT..BODY_AT] == hash(file)
}

/// What is wrong with a file that is not whole. Its own header can't be trusted, so the seal
/// tells how long it should be.
fn damage(seal: &Seal, file: &[u8]) -> TableError {
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

    const SUBJECT: Subject<'_> = Subject {
        rules: "a game",
        part: 5,
    };

    fn file() -> (Vec<u8>, Seal) {
        let file = write(&SUBJECT, b"some numbers");
        let seal = seal(&file).expect("a file has a seal");
        (file, seal)
    }

    #[test]
    fn what_was_written_is_read() {
        let (file, seal) = file();
        assert_eq!(read(&SUBJECT, &seal, &file), Ok(&b"some numbers"[..]));
    }

    #[test]
    fn each_flipped_bit_is_noticed() {
        let (mut file, seal) = file();
        for bit in 0..file.len() * 8 {
            file[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(
                read(&SUBJECT, &seal, &file),
                Err(TableError::Altered),
                "bit {bit}"
            );
            file[bit / 8] ^= 1 << (bit % 8);
        }
    }

    #[test]
    fn each_lost_or_added_byte_is_noticed() {
        let (mut file, seal) = file();
        let expected = file.len();
        for found in 0..expected {
            let error = TableError::Truncated { found, expected };
            assert_eq!(read(&SUBJECT, &seal, &file[..found]), Err(error));
        }
        file.push(0);
        let error = TableError::Lengthened { expected };
        assert_eq!(read(&SUBJECT, &seal, &file), Err(error));
    }

    #[test]
    fn a_whole_file_that_is_not_the_one_is_told_apart() {
        let (_, seal) = file();
        let other = |rules, part, body: &[u8]| {
            read(&SUBJECT, &seal, &write(&Subject { rules, part }, body)).map(<[u8]>::to_vec)
        };
        let (found, expected) = (6, 5);
        assert_eq!(
            other("a game", 6, b"some numbers"),
            Err(TableError::WrongPart { found, expected })
        );
        assert!(matches!(
            other("another", 5, b"some numbers"),
            Err(TableError::WrongRules { .. })
        ));
        assert_eq!(other("a game", 5, b"some"), Err(TableError::WrongContents));
        assert_eq!(
            read(&SUBJECT, &seal, b"<!doctype html>"),
            Err(TableError::NotATable)
        );
    }

    #[test]
    fn another_version_is_told_apart() {
        let (mut file, seal) = file();
        file[MAGIC.len()] = 9;
        let hash = hash(&file);
        file[HASH_AT..BODY_AT].copy_from_slice(&hash);
        let error = TableError::WrongVersion { found: 9 };
        assert_eq!(read(&SUBJECT, &seal, &file), Err(error));
    }
}
