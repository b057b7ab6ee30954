//! Tables as text: `*30 | 22 | grill 25 31 32`.

use std::fmt;
use std::str::FromStr;

use crate::heckmeck::table::{Table, TableStateError};
use crate::heckmeck::table_rules::RuleOptions;
use crate::heckmeck::tile::Tile;

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

impl FromStr for Table {
    type Err = TableStateError;

    fn from_str(text: &str) -> Result<Table, TableStateError> {
        let wrong = || TableStateError::Notation(text.to_owned());
        let (players, grill) = text.rsplit_once('|').ok_or_else(wrong)?;
        let (mut stacks, mut to_move) = (Vec::new(), None);
        for (player, stack) in players.split('|').enumerate() {
            let tiles = stack.trim_start();
            let tiles = match tiles.strip_prefix('*') {
                Some(_) if to_move.replace(player).is_some() => return Err(wrong()),
                Some(tiles) => tiles,
                None => tiles,
            };
            stacks.push(read_tiles(tiles.split_whitespace()).ok_or_else(wrong)?);
        }
        let mut grill = grill.split_whitespace();
        if grill.next() != Some("grill") {
            return Err(wrong());
        }
        let grill = read_tiles(grill).ok_or_else(wrong)?;
        Table::new(stacks, to_move.unwrap_or(0), grill, RuleOptions::default())
    }
}

/// Tiles by their numbers, or `-` for none.
fn read_tiles<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Vec<Tile>> {
    match words.next()? {
        "-" => words.next().is_none().then(Vec::new),
        first => std::iter::once(first)
            .chain(words)
            .map(|word| Tile::new(word.parse().ok()?))
            .collect(),
    }
}
