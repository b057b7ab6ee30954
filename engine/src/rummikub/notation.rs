//! How tiles are written: `r10` a tile, `j` a joker, `r3-7` the tiles of a run, `rbk5` those of a
//! group, blanks or commas between tiles, a slash between sets. Numbers may come first: `10r`, `3-7r`,
//! `5rbk`. Capitals count as small letters.

use std::fmt;
use std::ops::RangeInclusive;

use thiserror::Error;

use crate::rummikub::tile::{Colour, NUMBERS, Tile};

/// What can't be read of a text, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("at {at}: \"{found}\" {reason}")]
pub struct NotationError {
    /// Characters before it.
    pub at: usize,
    /// What stands there.
    pub found: String,
    /// What is wrong with it, and what is allowed.
    pub reason: &'static str,
}

const NO_TILE: &str = "is no tile; expected is such as r10, b3-7 (a run), rbk5 (a group) or j (a joker); the \
     colours are r, b, k and o, the numbers 1 to 13";
const TWICE: &str = "has a colour twice";
const DESCENDING: &str = "goes down; the lower number comes first";
const ONE: &str = "is more than one tile";

/// The tiles of each set that a text names, in the order in which they are written. Sets without a tile
/// are left out.
///
/// # Errors
/// The first part that is no tile.
pub fn parse(text: &str) -> Result<Vec<Vec<Tile>>, NotationError> {
    let mut sets = Vec::new();
    let mut set = Vec::new();
    for (at, word) in words(text) {
        if word == "/" {
            sets.push(std::mem::take(&mut set));
        } else {
            let tiles = tiles(word).map_err(|reason| NotationError {
                at,
                found: word.to_owned(),
                reason,
            })?;
            set.extend(tiles);
        }
    }
    sets.push(set);
    sets.retain(|set| !set.is_empty());
    Ok(sets)
}

/// The tile that a text names.
pub(super) fn one_tile(text: &str) -> Result<Tile, NotationError> {
    let wrong = |reason| NotationError {
        at: 0,
        found: text.to_owned(),
        reason,
    };
    match tiles(text).map_err(wrong)?[..] {
        [tile] => Ok(tile),
        _ => Err(wrong(ONE)),
    }
}

/// Words and slashes, each with the number of characters before it.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut begin = None;
    for (at, (byte, letter)) in text.char_indices().enumerate() {
        let is_slash = letter == '/';
        if is_slash || letter == ',' || letter == ';' || letter.is_whitespace() {
            words.extend(begin.take().map(|(at, first)| (at, &text[first..byte])));
            if is_slash {
                words.push((at, &text[byte..=byte]));
            }
        } else {
            begin = begin.or(Some((at, byte)));
        }
    }
    words.extend(begin.map(|(at, first)| (at, &text[first..])));
    words
}

/// The tiles of a word: of one number in some colours, or of some numbers in one colour; or jokers.
fn tiles(word: &str) -> Result<Vec<Tile>, &'static str> {
    if !word.is_empty() && word.chars().all(|letter| letter.eq_ignore_ascii_case(&'j')) {
        return Ok(word.chars().map(|_| Tile::JOKER).collect());
    }
    let is_letter = |letter: char| letter.is_ascii_alphabetic();
    let is_digit = |letter: char| letter.is_ascii_digit() || matches!(letter, '-' | '–');
    let rest = word.trim_start_matches(is_letter);
    let (letters, digits) = if rest.len() < word.len() {
        (&word[..word.len() - rest.len()], rest)
    } else {
        let rest = word.trim_start_matches(is_digit);
        (rest, &word[..word.len() - rest.len()])
    };
    let colours = colours(letters)?;
    let numbers = numbers(digits)?;
    if colours.len() > 1 && numbers.end() > numbers.start() {
        return Err(NO_TILE);
    }
    let in_colour = |colour| {
        let numbers = numbers.clone();
        numbers.filter_map(move |number| Tile::new(colour, number))
    };
    Ok(colours.into_iter().flat_map(in_colour).collect())
}

fn colours(letters: &str) -> Result<Vec<Colour>, &'static str> {
    let mut colours = Vec::new();
    for letter in letters.chars() {
        let colour = Colour::of_letter(letter).ok_or(NO_TILE)?;
        if colours.contains(&colour) {
            return Err(TWICE);
        }
        colours.push(colour);
    }
    if colours.is_empty() {
        return Err(NO_TILE);
    }
    Ok(colours)
}

fn numbers(digits: &str) -> Result<RangeInclusive<u8>, &'static str> {
    let number = |digits: &str| {
        let number = digits.parse().ok();
        number
            .filter(|number| (1..=NUMBERS).contains(number) && !digits.starts_with('+'))
            .ok_or(NO_TILE)
    };
    let Some((low, high)) = digits.split_once(['-', '–']) else {
        let number = number(digits)?;
        return Ok(number..=number);
    };
    let (low, high) = (number(low)?, number(high)?);
    if low > high {
        return Err(DESCENDING);
    }
    Ok(low..=high)
}

/// Writes tiles in their order, shortened where they follow each other as in a run or a group.
pub(super) fn write_tiles(f: &mut fmt::Formatter<'_>, tiles: &[Tile]) -> fmt::Result {
    let mut rest = tiles;
    while let [first, ..] = rest {
        if rest.len() < tiles.len() {
            f.write_str(" ")?;
        }
        let run = 1 + count_while(rest, |one, next| {
            one.colour() == next.colour() && one.number().map(|number| number + 1) == next.number()
        });
        let group = 1 + count_while(rest, |one, next| {
            one.colour() < next.colour() && one.number() == next.number()
        });
        if group > 1 && !first.is_joker() {
            for tile in &rest[..group - 1] {
                tile.colour()
                    .map_or(Ok(()), |colour| write!(f, "{}", colour.letter()))?;
            }
            write!(f, "{}", rest[group - 1])?;
            rest = &rest[group..];
        } else if let (Some(last), 2..) = (rest[run - 1].number(), run) {
            write!(f, "{first}-{last}")?;
            rest = &rest[run..];
        } else {
            write!(f, "{first}")?;
            rest = &rest[1..];
        }
    }
    Ok(())
}

/// How many neighbours from the start on stand to each other as told; jokers never do.
fn count_while(tiles: &[Tile], are_joined: impl Fn(Tile, Tile) -> bool) -> usize {
    let joined =
        |pair: &&[Tile]| !pair[0].is_joker() && !pair[1].is_joker() && are_joined(pair[0], pair[1]);
    tiles.windows(2).take_while(joined).count()
}
