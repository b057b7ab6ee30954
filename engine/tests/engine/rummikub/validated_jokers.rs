//! Whether the origins that a plan tells keep the joker rule: the joker that a plan calls "from
//! table set 3" is that very joker, and the tile that takes its place "from the rack" is.

use rollwise_engine::rummikub::{JokerRule, Origin, PlannedSet, Tile, Tiles};

use super::joker_rules::replacements;
use super::lying::{Lying, tiles_of};

/// Whether a rule allows a plan, each tile coming from where the plan says.
pub fn told_origins_keep_the_rule(rule: JokerRule, before: &[Lying], plan: &[PlannedSet]) -> bool {
    match rule {
        JokerRule::Free => true,
        JokerRule::Stands => stands(before, plan),
        JokerRule::Locked | JokerRule::Both => {
            let with_jokers: Vec<(usize, &Lying)> = before
                .iter()
                .enumerate()
                .filter(|(_, set)| set.jokers() > 0)
                .collect();
            let rack = from_rack(plan);
            locked(rule, &with_jokers, rack, plan)
        }
    }
}

fn from_rack(plan: &[PlannedSet]) -> Tiles {
    let tiles = plan.iter().flat_map(|set| {
        let placed = set.set.tiles().iter().zip(&set.origins);
        placed.filter(|(_, origin)| **origin == Origin::Rack)
    });
    tiles.map(|(tile, _)| *tile).collect()
}

/// A joker of the table, where it lies now, and what it may have stood for.
struct Moved {
    was_in: usize,
    lies_in: usize,
    before: Vec<Tile>,
    now: Vec<Tile>,
}

fn stands(before: &[Lying], plan: &[PlannedSet]) -> bool {
    let mut moved = Vec::new();
    for (lies_in, set) in plan.iter().enumerate() {
        let now = Lying::of(&set.set).jokers_stand_for();
        let placed = set.set.tiles().iter().zip(&set.origins);
        let jokers = placed.filter(|(tile, _)| tile.is_joker()).zip(now);
        for ((_, origin), now) in jokers {
            if let Origin::Table(was_in) = *origin {
                let before = before[was_in].jokers_stand_for()[0].clone();
                moved.push(Moved {
                    was_in,
                    lies_in,
                    before,
                    now,
                });
            }
        }
    }
    // Two jokers of a run stand for one tile each: which of them lies where may be chosen.
    for (nth, set) in before.iter().enumerate() {
        let own: Vec<usize> = (0..moved.len())
            .filter(|&at| moved[at].was_in == nth)
            .collect();
        if let ([one, other], Lying::Run { .. }) = (&own[..], set) {
            let both: Vec<Tile> = set.jokers_stand_for().concat();
            moved[*one].before.clone_from(&both);
            moved[*other].before = both;
        }
    }
    let after: Vec<Lying> = plan.iter().map(|set| Lying::of(&set.set)).collect();
    some_fates(&moved, &mut Vec::new(), &tiles_of(&after))
}

/// Of each joker done: the set where it was, the tile that it stood for, and the set where it stays
/// as that tile or nothing if it is freed.
type Fates = Vec<(usize, Tile, Option<usize>)>;

fn some_fates(moved: &[Moved], fates: &mut Fates, on_table: &Tiles) -> bool {
    let Some((joker, rest)) = moved.split_first() else {
        let freed = fates.iter().filter(|(.., stays)| stays.is_none());
        let freed: Tiles = freed.map(|&(_, tile, _)| tile).collect();
        return on_table.is_superset(&freed);
    };
    for &tile in &joker.before {
        if fates
            .iter()
            .any(|&(set, of, _)| set == joker.was_in && of == tile)
        {
            continue;
        }
        let here = Some(joker.lies_in);
        let is_taken = fates
            .iter()
            .any(|&(_, of, stays)| stays == here && of == tile);
        let may_stay = joker.now.contains(&tile) && !is_taken;
        for stays in [here.filter(|_| may_stay), None] {
            fates.push((joker.was_in, tile, stays));
            let is_possible = some_fates(rest, fates, on_table);
            fates.pop();
            if is_possible {
                return true;
            }
        }
    }
    false
}

/// Tries for each set with jokers which of them gave way to tiles of the rack. What still has a
/// joker lies within one new set, its own tiles in their places.
fn locked(rule: JokerRule, sets: &[(usize, &Lying)], rack: Tiles, plan: &[PlannedSet]) -> bool {
    let Some(((nth, set), rest)) = sets.split_first() else {
        return true;
    };
    replacements(rule, set).into_iter().any(|(tiles, kept)| {
        let lies = |kept: &Lying| plan.iter().any(|new| lies_in(*nth, set, kept, new));
        let is_kept = kept.as_ref().is_none_or(lies);
        rack.is_superset(&tiles) && is_kept && locked(rule, rest, rack.without(&tiles), plan)
    })
}

/// Whether a set that keeps a joker lies within a new one: what it had comes from it, what took a
/// joker's place from the rack.
fn lies_in(nth: usize, set: &Lying, kept: &Lying, new: &PlannedSet) -> bool {
    let lying = Lying::of(&new.set);
    let tiles = new.set.tiles();
    let placed = |tile: Tile, origin: Origin| {
        let all = tiles.iter().zip(&new.origins);
        all.filter(|placed| *placed == (&tile, &origin)).count()
    };
    match (set, kept, &lying) {
        (
            Lying::Run { first, jokers, .. },
            Lying::Run { jokers: left, .. },
            Lying::Run { first: begin, .. },
        ) => {
            let Some(skipped) = first.checked_sub(*begin).map(usize::from) else {
                return false;
            };
            (0..jokers.len()).all(|place| {
                let from = if jokers[place] && !left[place] {
                    Origin::Rack
                } else {
                    Origin::Table(nth)
                };
                let at = (tiles.get(skipped + place), new.origins.get(skipped + place));
                at == (Some(&kept.tiles()[place]), Some(&from))
            })
        }
        (Lying::Group { .. }, Lying::Group { .. }, Lying::Group { .. }) => {
            let before = set.tiles();
            kept.tiles().into_iter().all(|tile| {
                let from = if before.contains(&tile) {
                    Origin::Table(nth)
                } else {
                    Origin::Rack
                };
                placed(tile, from) > 0
            }) && placed(Tile::JOKER, Origin::Table(nth)) >= kept.jokers()
        }
        _ => false,
    }
}
