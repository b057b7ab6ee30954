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

/// What an error says of a text that is no table.
const WANTED: &str = "is no table: write stacks and the grill as in \"21 30 | *22 | - | grill 25 31\", \
     \"-\" for no tile and \"*\" for the player whose turn it is";

impl FromStr for Table {
    type Err = TableStateError;

    fn from_str(text: &str) -> Result<Table, TableStateError> {
        let wrong = |part| NotationError::new(text, part, WANTED);
        let is_missing = || NotationError::at_the_end(text, WANTED);
        let (players, grill) = text.rsplit_once('|').ok_or_else(is_missing)?;
        let (mut stacks, mut to_move) = (Vec::new(), None);
        for (player, stack) in players.split(['|', '/']).enumerate() {
            let tiles = stack.trim_start();
            let tiles = match tiles.strip_prefix('*') {
                Some(_) if to_move.replace(player).is_some() => Err(wrong(&tiles[..1]))?,
                Some(tiles) => tiles,
                None => tiles,
            };
            let words = tiles.split_whitespace();
            stacks.push(read_tiles(words).map_err(|part| wrong(part.unwrap_or(stack)))?);
        }
        let mut words = grill.split_whitespace();
        match words.next() {
            Some("grill") => {}
            Some(other) => Err(wrong(other))?,
            None => Err(is_missing())?,
        }
        let on_stacks: Tiles = stacks.iter().flatten().copied().collect();
        let grill =
            read_grill(words, on_stacks).map_err(|part| part.map_or_else(is_missing, wrong))?;
        Table::new(stacks, to_move.unwrap_or(0), grill, RuleOptions::default())
    }
}

/// Tiles by their numbers, or `-` for none. The error is the word that is wrong, if there is one.
fn read_tiles<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Vec<Tile>, Option<&'a str>> {
    match words.next().ok_or(None)? {
        "-" => match words.next() {
            None => Ok(Vec::new()),
            other => Err(other),
        },
        first => std::iter::once(first)
            .chain(words)
            .map(|word| tile(word).ok_or(Some(word)))
            .collect(),
    }
}

/// The same with ranges of tiles, such as `21-36`, of which those on stacks are left out.
fn read_grill<'a>(
    words: impl Iterator<Item = &'a str>,
    on_stacks: Tiles,
) -> Result<Vec<Tile>, Option<&'a str>> {
    let words: Vec<&str> = words.collect();
    let is_range = |word: &&str| word.len() > 1 && word.contains('-');
    if !words.iter().any(is_range) {
        return read_tiles(words.into_iter());
    }
    let mut tiles = Vec::new();
    for word in words {
        let (low, high) = word.split_once('-').unwrap_or((word, word));
        let (low, high) = tile(low).zip(tile(high)).ok_or(Some(word))?;
        if low > high {
            return Err(Some(word));
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
