//! The table after a move, told so that a person can build it.

use std::cmp::Reverse;

use crate::rummikub::answer::{Change, Move, Origin, PlannedSet};
use crate::rummikub::arrangement::{Arrangement, KeptSets, Within};
use crate::rummikub::groups::paired;
use crate::rummikub::problem::Neighbours;
use crate::rummikub::recovery::recover;
use crate::rummikub::rules::JokerRule;
use crate::rummikub::set::{Kind, Row, Set, tiles_of};
use crate::rummikub::steps;
use crate::rummikub::tile::{Tile, Tiles};
use crate::rummikub::{Position, small, sort_by_key};

/// Adds the plan to a move.
pub fn add(found: &mut Move, position: &Position, mut arrangement: Arrangement, uses_table: bool) {
    let table = position.table();
    let before = if uses_table { table } else { &[] };
    let mut drafts: Vec<Draft> = Vec::new();
    for (run, was) in recover(&mut arrangement, before, position.rules().one_joker) {
        let set = Set::of_kind(&run.tiles(), Kind::Run);
        drafts.extend(set.map(|set| Draft {
            was,
            ..Draft::new(set, run.kept)
        }));
    }
    for group in &arrangement.groups {
        let set = Set::of_kind(&group.tiles(), Kind::Group);
        let whole = |nth| Within {
            nth,
            first: group.number,
            last: group.number,
        };
        drafts.extend(set.map(|set| Draft::new(set, group.kept.map(whole).into_iter().collect())));
    }
    if !uses_table {
        drafts.extend(table.iter().map(|set| Draft::new(*set, KeptSets::new())));
    }
    let sets: Vec<Set> = drafts.iter().map(|draft| draft.set).collect();
    found.cuts = Some(cuts(table, &sets));
    found.sets = planned(position, &found.play, drafts);
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

/// A set of the new table.
#[derive(Clone, Copy)]
struct Draft {
    set: Set,
    /// Kept sets in it.
    kept: KeptSets,
    /// The set of the table that it continues.
    was: Option<usize>,
    change: Change,
    origins: Row<Option<Origin>>,
}

impl Draft {
    fn new(set: Set, kept: KeptSets) -> Draft {
        Draft {
            origins: set.tiles().iter().map(|_| None).collect(),
            set,
            kept,
            was: None,
            change: Change::New,
        }
    }

    /// Continues a set of the table.
    fn continues(&mut self, nth: usize, before: &Set) {
        self.was = Some(nth);
        let has_grown = self.set.tiles().len() > before.tiles().len();
        self.change = match lies_within(before, &self.set) {
            true if has_grown => Change::Added,
            true => Change::Same,
            false => Change::Changed,
        };
        if self.change == Change::Same {
            self.set = *before;
        }
    }

    /// The set of the table in which the tile at a place lay, if it is to stay there.
    fn home(&self, place: usize, table: &[Set]) -> Option<usize> {
        let number = match self.set.kind() {
            Kind::Run => self.set.number() + small(place),
            Kind::Group => self.set.number(),
        };
        let kept = self
            .kept
            .iter()
            .find(|kept| (kept.first..=kept.last).contains(&number));
        if let Some(kept) = kept {
            return Some(kept.nth);
        }
        let was = self.was?;
        let before = &table[was];
        let is_beyond = self.change == Change::Added
            && before.kind() == Kind::Run
            && !(before.number()..before.number() + small(before.tiles().len())).contains(&number);
        (!is_beyond).then_some(was)
    }
}

/// The sets with where their tiles come from: those that continue one of the table in its order,
/// then new ones.
fn planned(position: &Position, play: &Tiles, mut drafts: Vec<Draft>) -> Vec<PlannedSet> {
    let table = position.table();
    continue_sets(table, &mut drafts);
    sort_by_key(&mut drafts, |draft| (draft.was.is_none(), draft.was));
    let mut sources = Sources {
        table: table.iter().map(multiset).collect(),
        loose: *position.loose(),
        rack: *play,
    };
    // What a set has of the one that it continues stays there.
    for draft in &mut drafts {
        sources.leave_at_home(draft, table);
    }
    let each = drafts.into_iter().map(|draft| {
        let tiles = draft.set.tiles().iter().zip(&draft.origins);
        let origins = tiles
            .map(|(&tile, origin)| origin.unwrap_or_else(|| sources.take(tile)))
            .collect();
        PlannedSet {
            stands_for: draft.set.reading().into_iter().collect(),
            origins,
            was: draft.was,
            change: draft.change,
            set: draft.set,
        }
    });
    let mut sets: Vec<PlannedSet> = each.collect();
    if position.rules().jokers == JokerRule::Stands && !stand(table, &sets) {
        exchange_jokers(table, &mut sets);
    }
    sets
}

fn multiset(set: &Set) -> Tiles {
    tiles_of(&[*set])
}

/// Lets the two jokers change places.
fn exchange_jokers(table: &[Set], sets: &mut [PlannedSet]) {
    if let [(one, at), (other, there)] = jokers(sets)[..] {
        let origin = sets[one].origins[at];
        sets[one].origins[at] = std::mem::replace(&mut sets[other].origins[there], origin);
        for nth in [one, other] {
            let planned = &mut sets[nth];
            if let Some(was) = planned.was {
                let is_own = |origin: &&Origin| **origin == Origin::Table(was);
                let own = planned.origins.iter().filter(is_own).count();
                if own < table[was].tiles().len() {
                    planned.change = Change::Changed;
                }
            }
        }
    }
}

/// The jokers of a plan: the index of the set, and the place in it.
fn jokers(sets: &[PlannedSet]) -> Vec<(usize, usize)> {
    let mut jokers = Vec::new();
    for (nth, planned) in sets.iter().enumerate() {
        for place in planned.set.places_of_jokers() {
            jokers.push((nth, place));
        }
    }
    jokers
}

/// Whether each joker of the table stays a tile that it stood for, or such a tile lies on the table
/// now.
fn stand(table: &[Set], sets: &[PlannedSet]) -> bool {
    let mut real = Tiles::default();
    for planned in sets {
        real.add_all(&multiset(&planned.set));
    }
    jokers(sets).into_iter().all(|(nth, place)| {
        let Origin::Table(source) = sets[nth].origins[place] else {
            return true;
        };
        let before = &table[source];
        let stands = sets[nth].set.readings(place);
        before.places_of_jokers().any(|place| {
            let mut stood = before.readings(place).into_iter();
            stood.any(|tile| stands.contains(&tile) || real.count(tile) > 0)
        })
    })
}

/// Finds which set continues which where it is not known: those with most tiles left come first,
/// one of them real at least, and of these those that lie as they lay or only got tiles.
fn continue_sets(table: &[Set], drafts: &mut [Draft]) {
    let mut is_taken = vec![false; table.len()];
    for draft in drafts.iter_mut() {
        for nth in draft.kept.iter().map(|kept| kept.nth) {
            is_taken[nth] = true;
        }
        let kept = draft.kept.first().map(|kept| kept.nth);
        if let Some(nth) = kept.or(draft.was) {
            is_taken[nth] = true;
            draft.continues(nth, &table[nth]);
        }
    }
    let mut pairs = Vec::new();
    for (new, draft) in drafts
        .iter()
        .enumerate()
        .filter(|(_, draft)| draft.was.is_none())
    {
        let tiles = multiset(&draft.set);
        for (old, set) in table.iter().enumerate() {
            let left = multiset(set).without(&tiles).len();
            let common = set.tiles().len() - left;
            // Jokers alone make no other set of it.
            let mut real = set.tiles().iter().filter(|tile| !tile.is_joker());
            let has_real = real.any(|&tile| tiles.count(tile) > 0);
            if common > 1 && has_real && set.kind() == draft.set.kind() {
                let more = tiles.len() - common;
                pairs.push((Reverse(common), left > 0, more, old, new));
            }
        }
    }
    sort_by_key(&mut pairs, |pair| *pair);
    for (_, _, _, old, new) in pairs {
        if drafts[new].was.is_none() && !is_taken[old] {
            is_taken[old] = true;
            drafts[new].continues(old, &table[old]);
        }
    }
}

/// Whether a set lies in another one as it lay: a run with each tile in its place; in a group the
/// order is free.
fn lies_within(before: &Set, after: &Set) -> bool {
    match before.kind() {
        Kind::Group => multiset(after).is_superset(&multiset(before)),
        Kind::Run => {
            let place = usize::from(before.number().saturating_sub(after.number()));
            let rest = after.tiles().get(place..);
            before.number() >= after.number()
                && rest.is_some_and(|rest| rest.starts_with(before.tiles()))
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
    /// Takes the tiles of a set that lay in the one that it continues; and those of the rack that
    /// took the places of its jokers.
    fn leave_at_home(&mut self, draft: &mut Draft, table: &[Set]) {
        for (place, &tile) in draft.set.tiles().iter().enumerate() {
            let Some(nth) = draft.home(place, table) else {
                continue;
            };
            draft.origins[place] = if self.table[nth].remove(tile) {
                Some(Origin::Table(nth))
            } else if draft.kept.iter().any(|kept| kept.nth == nth) && self.rack.remove(tile) {
                Some(Origin::Rack)
            } else {
                None
            };
        }
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
