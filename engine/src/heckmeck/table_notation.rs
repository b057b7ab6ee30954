//! Tables as text: `*30 | 22 | grill 25 31 32`, or `27/24 | grill 21-36`.

use std::fmt;
use std::str::FromStr;

use crate::heckmeck::table::{Table, TableStateError};
use crate::heckmeck::table_rules::RuleOptions;
use crate::heckmeck::tile::{Tile, Tiles};
use crate::notation::NotationError;

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (player, stack) in self.stacks().iter().enumerate() {
            if player == self.to_move() {
                f.write_str("*")?;
            }
            write_tiles(f, stack.iter().copied())?;
            f.write_str(" | ")?;
        }
        f.write_str("grill ")?;
        write_tiles(f, self.grill().iter())
    }
}

fn write_tiles(f: &mut fmt::Formatter<'_>, mut tiles: impl Iterator<Item = Tile>) -> fmt::Result {
    match tiles.next() {
        None => f.write_str("-"),
        Some(first) => {
            write!(f, "{first}")?;
            tiles.try_for_each(|tile| write!(f, " {tile}"))
        }
    }
}

/// What is wrong with a text, and what a table looks like.
macro_rules! wanted {
    ($wrong:literal) => {
        concat!(
            $wrong,
            "; write stacks and the grill as in \"21 30 | *22 | - | grill 25 31\""
        )
    };
}

const TWO_TO_MOVE: &str = wanted!("has two players whose turn it is, marked with \"*\"");
const NO_GRILL: &str = wanted!("does not end with a bar and the grill");
const NO_TILES: &str = wanted!("has a stack or a grill without tiles, which is \"-\"");
const NO_TILE: &str = wanted!("names a tile that does not exist: tiles are 21 to 36");
const DESCENDING: &str = wanted!("has a range that goes down: the lower tile comes first");
const MORE_THAN_NONE: &str = wanted!("has a tile after \"-\", which means no tile");

/// The word that is wrong, if there is one, and why.
type Wrong<'a> = (Option<&'a str>, &'static str);

impl FromStr for Table {
    type Err = TableStateError;

    fn from_str(text: &str) -> Result<Table, TableStateError> {
        let wrong = |part, reason| NotationError::new(text, part, reason);
        let is_missing = |reason| NotationError::at_the_end(text, reason);
        let (players, grill) = text.rsplit_once('|').ok_or_else(|| is_missing(NO_GRILL))?;
        let (mut stacks, mut to_move) = (Vec::new(), None);
        for (player, stack) in players.split(['|', '/']).enumerate() {
            let tiles = stack.trim_start();
            let tiles = match tiles.strip_prefix('*') {
                Some(_) if to_move.replace(player).is_some() => {
                    Err(wrong(&tiles[..1], TWO_TO_MOVE))?
                }
                Some(tiles) => tiles,
                None => tiles,
            };
            let words = tiles.split_whitespace();
            let read = read_tiles(words);
            stacks.push(read.map_err(|(part, reason)| wrong(part.unwrap_or(stack), reason))?);
        }
        let mut words = grill.split_whitespace();
        match words.next() {
            Some("grill") => {}
            Some(other) => Err(wrong(other, NO_GRILL))?,
            None => Err(is_missing(NO_GRILL))?,
        }
        let on_stacks: Tiles = stacks.iter().flatten().copied().collect();
        let grill = read_grill(words, on_stacks).map_err(|(part, reason)| match part {
            Some(part) => wrong(part, reason),
            None => is_missing(reason),
        })?;
        Table::new(stacks, to_move.unwrap_or(0), grill, RuleOptions::default())
    }
}

/// Tiles by their numbers, or `-` for none.
fn read_tiles<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Vec<Tile>, Wrong<'a>> {
    match words.next().ok_or((None, NO_TILES))? {
        "-" => match words.next() {
            None => Ok(Vec::new()),
            other => Err((other, MORE_THAN_NONE)),
        },
        first => std::iter::once(first)
            .chain(words)
            .map(|word| tile(word).ok_or((Some(word), NO_TILE)))
            .collect(),
    }
}

/// The same with ranges of tiles, such as `21-36`, of which those on stacks are left out.
fn read_grill<'a>(
    words: impl Iterator<Item = &'a str>,
    on_stacks: Tiles,
) -> Result<Vec<Tile>, Wrong<'a>> {
    let words: Vec<&str> = words.collect();
    let is_range = |word: &&str| word.len() > 1 && word.contains('-');
    if !words.iter().any(is_range) {
        return read_tiles(words.into_iter());
    }
    let mut tiles = Vec::new();
    for word in words {
        let (low, high) = word.split_once('-').unwrap_or((word, word));
        let (low, high) = tile(low).zip(tile(high)).ok_or((Some(word), NO_TILE))?;
        if low > high {
            return Err((Some(word), DESCENDING));
        }
        let range = Tile::all().filter(|tile| (low..=high).contains(tile));
        // A tile that is named alone is meant, and can't be on a stack as well.
        tiles.extend(range.filter(|&tile| low == high || !on_stacks.contains(tile)));
    }
    Ok(tiles)
}

/// The tile that a word names.
fn tile(word: &str) -> Option<Tile> {
    Tile::new(word.parse().ok()?)
}
