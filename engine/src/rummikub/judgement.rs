//! A move made by hand: what is wrong with it, or what it was worth.

use crate::rummikub::Position;
use crate::rummikub::answer::Numbers;
use crate::rummikub::check::{Breach, breaches};
use crate::rummikub::opening::worth_of;
use crate::rummikub::plan::cuts;
use crate::rummikub::set::{Set, SetError, tiles_of};
use crate::rummikub::tile::{Tile, Tiles};

/// What is to be said of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The rules that it breaks.
    pub breaches: Vec<Breach>,
    /// What came from the rack.
    pub numbers: Numbers,
    /// Neighbours of the table's sets that were parted.
    pub cuts: u32,
}

/// Judges the move from a position to the tiles that lie on the table after it, set by set. Tiles
/// that are no set bring their error.
#[must_use]
pub fn judge(position: &Position, after: &[Result<Set, (Vec<Tile>, SetError)>]) -> Judgement {
    let sets: Vec<Set> = after.iter().flatten().copied().collect();
    let errors = after.iter().enumerate().filter_map(|(nth, set)| {
        let (_, error) = set.as_ref().err()?;
        let error = error.clone();
        Some(Breach::NoSet { nth, error })
    });
    let mut found: Vec<Breach> = errors.collect();
    let tiles = after.iter().flat_map(|set| match set {
        Ok(set) => set.tiles(),
        Err((tiles, _)) => tiles,
    });
    let tiles: Tiles = tiles.copied().collect();
    let played = tiles.without(&position.on_table());
    if found.is_empty() {
        found = broken(position, &sets);
    }
    Judgement {
        breaches: found,
        numbers: Numbers::of(&played, position.rules().joker_points),
        cuts: cuts(position.table(), &sets),
    }
}

/// The rules that a move from a position to these sets breaks.
pub fn broken(position: &Position, after: &[Set]) -> Vec<Breach> {
    let opening = (!position.has_opened()).then(|| opening(position, after));
    breaches(position, after, opening)
}

/// What an opening is worth: the sets that were not there before, as they lie; or, where tiles of
/// the table may lie among those, the most that the rack's tiles can be worth.
fn opening(position: &Position, after: &[Set]) -> u32 {
    if position.rules().play_on || !position.loose().is_empty() {
        let played = tiles_of(after).without(&position.on_table());
        // Others that were laid are told of as unknown.
        let own = played.intersection(position.rack());
        return worth_of(&own, position);
    }
    let all: u32 = after.iter().map(Set::worth).sum();
    let before: u32 = position.table().iter().map(Set::worth).sum();
    all.saturating_sub(before)
}
