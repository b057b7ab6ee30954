//! The tactics of a player who lays tiles where they fit, and rearranges nothing.

use rand::Rng;

use crate::decide::Decide;
use crate::rummikub::answer::Wishes;
use crate::rummikub::decide::{Rummikub, View};
use crate::rummikub::layout::Layer;
use crate::rummikub::set::{Kind, Set, tiles_of};
use crate::rummikub::tile::{Tile, Tiles};

/// Lays sets of the rack, then pairs and single tiles where they fit. ("Short-term tactics" of H.
/// Lübben, "Rummikub", 1997: pairs come first, since a single tile may take the place that a pair
/// needs.) Jokers go with sets of the rack.
#[derive(Default)]
pub struct Simple(Layer);

impl Decide<Rummikub> for Simple {
    fn decide(&mut self, view: View<'_>, _: &mut dyn Rng) -> Option<Vec<Set>> {
        let position = view.position;
        // Loose tiles of the table must go into sets, which is not done by laying tiles where they
        // fit.
        if !position.has_opened() || !position.loose().is_empty() {
            return self.0.best(position, &Wishes::default());
        }
        let own = self.0.own_sets(position);
        let mut rack = position.rack().without(&tiles_of(&own));
        let mut table = position.table().to_vec();
        let before = rack;
        while lay_pair(&mut table, &mut rack) {}
        while lay_tile(&mut table, &mut rack) {}
        if own.is_empty() && rack == before {
            return None;
        }
        table.extend(own);
        Some(table)
    }
}

/// Lays two tiles of the rack that follow each other where they fit both. Whether there were such.
fn lay_pair(table: &mut Vec<Set>, rack: &mut Tiles) -> bool {
    let numbers = |tile: Tile| tile.colour().zip(tile.number());
    let pairs: Vec<[Tile; 2]> = rack
        .iter()
        .filter_map(|tile| {
            let (colour, number) = numbers(tile)?;
            Some([tile, Tile::new(colour, number + 1)?])
        })
        .filter(|[_, next]| rack.count(*next) > 0)
        .collect();
    pairs.iter().any(|pair| lay(table, rack, pair))
}

/// Lays a single tile of the rack where it fits. Whether there was one.
fn lay_tile(table: &mut Vec<Set>, rack: &mut Tiles) -> bool {
    let tiles: Vec<Tile> = rack.iter().filter(|tile| !tile.is_joker()).collect();
    tiles.iter().any(|&tile| lay(table, rack, &[tile]))
}

/// Lays tiles that follow each other into the first set where they fit.
fn lay(table: &mut Vec<Set>, rack: &mut Tiles, tiles: &[Tile]) -> bool {
    for nth in 0..table.len() {
        if let Some((set, more)) = with(&table[nth], tiles) {
            table[nth] = set;
            table.extend(more);
            for &tile in tiles {
                rack.remove(tile);
            }
            return true;
        }
    }
    false
}

/// A set with tiles that follow each other: at one of its ends, as its fourth colour, or between
/// two parts, the second of which comes as a set of its own.
fn with(set: &Set, tiles: &[Tile]) -> Option<(Set, Option<Set>)> {
    let lain = set.tiles();
    let joined = |one: &[Tile], other: &[Tile]| {
        let mut all: Vec<Tile> = one.to_vec();
        all.extend_from_slice(other);
        Set::of_kind(&all, set.kind()).ok().map(|set| (set, None))
    };
    joined(lain, tiles).or_else(|| match set.kind() {
        Kind::Group => None,
        Kind::Run => joined(tiles, lain).or_else(|| cut(set, tiles)),
    })
}

/// A run cut open for tiles that it has already: its lower part ends with them, its upper part
/// begins with them.
fn cut(run: &Set, tiles: &[Tile]) -> Option<(Set, Option<Set>)> {
    let lain = run.tiles();
    if run.jokers() > 0 {
        return None;
    }
    let place = lain.windows(tiles.len()).position(|part| part == tiles)?;
    let part = |tiles: &[Tile]| Set::of_kind(tiles, Kind::Run).ok();
    let lower = part(&lain[..place + tiles.len()])?;
    Some((lower, Some(part(&lain[place..])?)))
}
