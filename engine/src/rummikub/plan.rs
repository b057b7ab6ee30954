//! The table after a move, told so that a person can build it.

use std::cmp::Reverse;

use crate::rummikub::answer::{Change, Move, Origin, PlannedSet};
use crate::rummikub::arrangement::Arrangement;
use crate::rummikub::groups::paired;
use crate::rummikub::problem::Neighbours;
use crate::rummikub::recovery::recover;
use crate::rummikub::rules::JokerRule;
use crate::rummikub::set::{Kind, Set};
use crate::rummikub::steps;
use crate::rummikub::tile::{Tile, Tiles};
use crate::rummikub::{Position, sort_by_key};

/// Adds the plan to a move.
pub fn add(found: &mut Move, position: &Position, mut arrangement: Arrangement, uses_table: bool) {
    let table = position.table();
    if uses_table {
        recover(&mut arrangement, table);
    }
    let mut sets: Vec<Set> = Vec::new();
    for run in &arrangement.runs {
        sets.extend(Set::of_kind(run.tiles(), Kind::Run));
    }
    for group in &arrangement.groups {
        sets.extend(Set::of_kind(group.tiles(), Kind::Group));
    }
    if !uses_table {
        sets.extend(table.iter().cloned());
    }
    found.cuts = Some(cuts(table, &sets));
    found.sets = planned(position, &found.play, sets);
    found.steps = steps::order(&found.sets, table);
}

/// Neighbours in sets of a table that are none in sets after it.
pub fn cuts(before: &[Set], after: &[Set]) -> u32 {
    let (before, after) = (Neighbours::of(before), Neighbours::of(after));
    let runs = before
        .runs
        .iter()
        .flatten()
        .zip(after.runs.iter().flatten());
    let runs: u32 = runs
        .map(|(before, after)| u32::from(*before.min(after)))
        .sum();
    let groups = before.groups.iter().zip(&after.groups);
    let groups: u32 = groups
        .map(|(before, after)| u32::from(paired(before, after)))
        .sum();
    before.all() - runs - groups
}

/// A set, and the set of the table that it continues.
struct Draft {
    set: Set,
    was: Option<usize>,
    change: Change,
}

/// The sets with where their tiles come from: those that continue one of the table in its order, then new ones.
fn planned(position: &Position, play: &Tiles, sets: Vec<Set>) -> Vec<PlannedSet> {
    let table = position.table();
    let mut drafts = drafts(table, sets);
    sort_by_key(&mut drafts, |draft| (draft.was.is_none(), draft.was));
    let mut sources = Sources {
        table: table
            .iter()
            .map(|set| set.tiles().iter().copied().collect())
            .collect(),
        loose: *position.loose(),
        rack: *play,
    };
    // What a set has of the one that it continues stays there.
    let own: Vec<Vec<Option<Origin>>> = drafts.iter().map(|draft| sources.own(draft)).collect();
    let each = drafts.into_iter().zip(own).map(|(draft, own)| {
        let tiles = draft.set.tiles().iter().zip(own);
        let origins = tiles
            .map(|(&tile, own)| own.unwrap_or_else(|| sources.take(tile)))
            .collect();
        PlannedSet {
            stands_for: draft.set.reading(),
            origins,
            was: draft.was,
            change: draft.change,
            set: draft.set,
        }
    });
    let mut sets: Vec<PlannedSet> = each.collect();
    if position.rules().jokers == JokerRule::Stands && !stand(table, &sets) {
        exchange_jokers(&mut sets);
    }
    sets
}

/// Lets the two jokers change places.
fn exchange_jokers(sets: &mut [PlannedSet]) {
    let places: Vec<(usize, usize)> = jokers(sets).map(|(nth, place, _)| (nth, place)).collect();
    if let [(one, at), (other, there)] = places[..] {
        let origin = sets[one].origins[at];
        sets[one].origins[at] = std::mem::replace(&mut sets[other].origins[there], origin);
    }
}

/// The jokers of a plan: the index of the set, the place in it, and the origin.
fn jokers(sets: &[PlannedSet]) -> impl Iterator<Item = (usize, usize, Origin)> + '_ {
    sets.iter().enumerate().flat_map(|(nth, planned)| {
        let tiles = planned.set.tiles().iter().enumerate();
        tiles
            .filter(|(_, tile)| tile.is_joker())
            .map(move |(place, _)| (nth, place, planned.origins[place]))
    })
}

/// Whether each joker of the table stays a tile that it stood for, or such a tile lies on the table now.
fn stand(table: &[Set], sets: &[PlannedSet]) -> bool {
    let real: Tiles = sets
        .iter()
        .flat_map(|planned| planned.set.tiles().iter().copied())
        .collect();
    jokers(sets).all(|(nth, place, origin)| {
        let Origin::Table(source) = origin else {
            return true;
        };
        let before = &table[source];
        let stood = (0..before.tiles().len()).filter(|&place| before.tiles()[place].is_joker());
        let mut stood = stood.flat_map(|place| before.stands_for(place));
        let stands = sets[nth].set.stands_for(place);
        stood.any(|tile| stands.contains(&tile) || real.count(tile) > 0)
    })
}

/// Which set continues which: those that lie as they lay, then those that only got tiles, then those with most tiles left.
fn drafts(table: &[Set], sets: Vec<Set>) -> Vec<Draft> {
    let multiset = |set: &Set| -> Tiles { set.tiles().iter().copied().collect() };
    let before: Vec<Tiles> = table.iter().map(multiset).collect();
    let mut pairs = Vec::new();
    for (new, set) in sets.iter().enumerate() {
        let tiles = multiset(set);
        for (old, before) in before
            .iter()
            .enumerate()
            .filter(|(old, _)| table[*old].kind() == set.kind())
        {
            let left = before.without(&tiles).len();
            let common = before.len() - left;
            if common > 1 {
                let more = tiles.len() - common;
                pairs.push((
                    left > 0,
                    left == 0 && more > 0,
                    Reverse(common),
                    more,
                    old,
                    new,
                ));
            }
        }
    }
    sort_by_key(&mut pairs, |pair| *pair);
    let mut drafts: Vec<Draft> = sets
        .into_iter()
        .map(|set| Draft {
            set,
            was: None,
            change: Change::New,
        })
        .collect();
    let mut is_taken = vec![false; table.len()];
    for (lacks, grows, _, _, old, new) in pairs {
        let draft = &mut drafts[new];
        if draft.was.is_none() && !is_taken[old] {
            is_taken[old] = true;
            draft.was = Some(old);
            draft.change = match (lacks, grows) {
                (false, true) if lies_within(&table[old], &draft.set) => Change::Added,
                (false, false) if lies_within(&table[old], &draft.set) => Change::Same,
                _ => Change::Changed,
            };
            if draft.change == Change::Same {
                draft.set = table[old].clone();
            }
        }
    }
    drafts
}

/// Whether a set lies in another one as it lay: a run with each tile in its place; in a group the order is free.
fn lies_within(before: &Set, after: &Set) -> bool {
    match before.kind() {
        Kind::Group => true,
        Kind::Run => {
            let place = usize::from(before.number().saturating_sub(after.number()));
            before.number() >= after.number() && after.tiles()[place..].starts_with(before.tiles())
        }
    }
}

/// Tiles that are still to be placed, by where they are.
struct Sources {
    table: Vec<Tiles>,
    loose: Tiles,
    rack: Tiles,
}

impl Sources {
    /// Takes the tiles of a set that were in the one that it continues.
    fn own(&mut self, draft: &Draft) -> Vec<Option<Origin>> {
        let tiles = draft.set.tiles().iter();
        let own = |&tile: &Tile| {
            let nth = draft.was?;
            self.table[nth].remove(tile).then_some(Origin::Table(nth))
        };
        tiles.map(own).collect()
    }

    /// Takes a tile from wherever one is left.
    fn take(&mut self, tile: Tile) -> Origin {
        if self.rack.remove(tile) {
            return Origin::Rack;
        }
        let nth = self.table.iter_mut().position(|set| set.remove(tile));
        nth.map_or_else(
            || {
                self.loose.remove(tile);
                Origin::Loose
            },
            Origin::Table,
        )
    }
}
