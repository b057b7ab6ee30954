//! How tiles are written: `r10` a tile, `j` a joker, `r3-7` the tiles of a run, `rbk5` those of a
//! group, blanks or commas between tiles, a slash between sets. Numbers may come first: `10r`,
//! `3-7r`, `5rbk`. Capitals count as small letters.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use thiserror::Error;
use tinyvec::ArrayVec;

use crate::rummikub::tile::{COLOURS, Colour, NUMBERS, Tile, Tiles};

/// What can't be read of a text, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("at {at}: \"{found}\" {reason}")]
pub struct NotationError {
    /// Characters before it.
    pub at: usize,
    /// What stands there: the beginning of it, and an ellipsis, where it is long.
    pub found: String,
    /// What is wrong with it, and what is allowed.
    pub reason: &'static str,
}

impl NotationError {
    /// The bytes of the text where it stands.
    ///
    /// ```
    /// use rollwise_engine::rummikub::parse;
    ///
    /// let text = "r1-3 / rbx5";
    /// let error = parse(text).unwrap_err();
    /// assert_eq!(&text[error.place_in(text)], "rbx5");
    /// ```
    #[must_use]
    pub fn place_in(&self, text: &str) -> Range<usize> {
        let start = text
            .char_indices()
            .nth(self.at)
            .map_or(text.len(), |(at, _)| at);
        let word = text[start..].split(|letter| ends_word(letter) || "|()".contains(letter));
        start..start + word.map(str::len).next().unwrap_or(0)
    }
}

const NO_TILE: &str = "is not a tile; write r10, b3-7 (a run), rbk5 (a group) or j (a joker): r, b, k or o \
     with a number from 1 to 13";
/// Characters that an error quotes.
const MOST_QUOTED: usize = 40;
const TWICE: &str = "has a colour twice";
const DESCENDING: &str = "goes down; the lower number comes first";
const ONE: &str = "is more than one tile";

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tile, NotationError> {
        one_tile(text)
    }
}

impl FromStr for Tiles {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tiles, NotationError> {
        let places = parse(text)?;
        Ok(places.into_iter().flatten().collect())
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Vec<Tile> = self.iter().collect();
        write_tiles(f, &tiles)
    }
}

/// The tiles of each set that a text names, in the order in which they are written. Sets without a
/// tile are left out.
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
                found: quoted(word),
                reason,
            })?;
            set.extend(tiles);
        }
    }
    sets.push(set);
    sets.retain(|set| !set.is_empty());
    Ok(sets)
}

/// The text that [`parse`] reads as these sets. Sets without a tile are left out.
///
/// ```
/// use rollwise_engine::rummikub::{parse, write};
///
/// assert_eq!(write(&parse("3-5R / 5rbk,j")?), "r3-5 / rbk5 j");
/// # Ok::<(), rollwise_engine::rummikub::NotationError>(())
/// ```
#[must_use]
pub fn write(sets: &[Vec<Tile>]) -> String {
    struct Written<'a>(&'a [Tile]);

    impl fmt::Display for Written<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write_tiles(f, self.0)
        }
    }

    let sets = sets.iter().filter(|set| !set.is_empty());
    let sets: Vec<String> = sets.map(|set| Written(set).to_string()).collect();
    sets.join(" / ")
}

/// The tile that a text names.
pub(super) fn one_tile(text: &str) -> Result<Tile, NotationError> {
    let wrong = |reason| NotationError {
        at: 0,
        found: quoted(text),
        reason,
    };
    match tiles(text).map_err(wrong)?[..] {
        [tile] => Ok(tile),
        _ => Err(wrong(ONE)),
    }
}

/// A word as an error names it.
fn quoted(word: &str) -> String {
    let mut quoted: String = word.chars().take(MOST_QUOTED).collect();
    if quoted.len() < word.len() {
        quoted.push('…');
    }
    quoted
}

/// Words and slashes, each with the number of characters before it.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut at = 0;
    // Each piece ends with the character that ends a word.
    for piece in text.split_inclusive(ends_word) {
        let word = piece.trim_end_matches(ends_word);
        if !word.is_empty() {
            words.push((at, word));
        }
        at += piece.chars().count();
        if piece.ends_with('/') {
            words.push((at - 1, "/"));
        }
    }
    words
}

fn ends_word(letter: char) -> bool {
    matches!(letter, '/' | ',' | ';') || letter.is_whitespace()
}

/// The tiles of a word: of one number in some colours, or of some numbers in one colour; or jokers.
fn tiles(word: &str) -> Result<Vec<Tile>, &'static str> {
    if !word.is_empty() && word.chars().all(|letter| letter.eq_ignore_ascii_case(&'j')) {
        return Ok(word.chars().map(|_| Tile::JOKER).collect());
    }
    let mut colours: ArrayVec<[u8; COLOURS]> = ArrayVec::new();
    let mut numbers = Numbers::default();
    // Letters and then digits, or the other way round.
    let mut parts = 0;
    let mut was_letter = None;
    for letter in word.chars() {
        let colour = Colour::of_letter(letter);
        parts += u8::from(was_letter != Some(colour.is_some()));
        was_letter = Some(colour.is_some());
        if let Some(colour) = colour {
            let colour = colour as u8;
            if colours.contains(&colour) {
                return Err(TWICE);
            }
            colours.push(colour);
        } else {
            numbers.read(letter)?;
        }
    }
    let (low, high) = numbers.range()?;
    if parts != 2 || (colours.len() > 1 && high > low) {
        return Err(NO_TILE);
    }
    let mut tiles = Vec::new();
    for colour in colours {
        let colour = Colour::ALL[usize::from(colour)];
        tiles.extend((low..=high).filter_map(|number| Tile::new(colour, number)));
    }
    Ok(tiles)
}

/// A number, or two with a dash between them.
#[derive(Default)]
struct Numbers {
    low: u8,
    high: Option<u8>,
}

impl Numbers {
    /// Reads a digit or the dash.
    fn read(&mut self, letter: char) -> Result<(), &'static str> {
        if matches!(letter, '-' | '–') {
            // One dash, and not before the first number.
            let is_first = self.high.replace(0).is_none();
            return if is_first && self.low > 0 {
                Ok(())
            } else {
                Err(NO_TILE)
            };
        }
        let digit = letter.to_digit(10).ok_or(NO_TILE)?;
        let number = self.high.as_mut().unwrap_or(&mut self.low);
        let read = u32::from(*number) * 10 + digit;
        let read = u8::try_from(read).ok().filter(|read| *read <= NUMBERS);
        *number = read.ok_or(NO_TILE)?;
        Ok(())
    }

    /// The lowest and the highest number.
    fn range(&self) -> Result<(u8, u8), &'static str> {
        let high = self.high.unwrap_or(self.low);
        match (self.low, high) {
            (0, _) | (_, 0) => Err(NO_TILE),
            (low, high) if low > high => Err(DESCENDING),
            range => Ok(range),
        }
    }
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
