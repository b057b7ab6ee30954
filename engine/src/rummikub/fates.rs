//! What may become of the jokers on the table, by the rule in force. Each fate is a problem of its own.

use crate::rummikub::Position;
use crate::rummikub::problem::{Kept, Neighbours, Problem};
use crate::rummikub::rules::JokerRule;
use crate::rummikub::set::{Kind, Set};
use crate::rummikub::tile::{Tile, Tiles};

/// What becomes of a set with jokers.
#[derive(Clone, Debug, Default)]
struct Fate {
    /// Tiles that its jokers stay.
    stays: Vec<Tile>,
    /// Tiles against which its jokers are freed.
    freed: Vec<Tile>,
    /// Tiles of the rack that take the places of jokers.
    replaced: Vec<Tile>,
    /// What is kept of it. Its tiles are free if it is nothing.
    kept: Option<Set>,
}

/// All problems that a position stands for, if only some tiles of the rack may go. At most 16 by any rule.
pub fn problems(position: &Position, rack: &Tiles) -> Vec<Problem> {
    let rules = position.rules();
    let with_jokers = |set: &&Set| rules.jokers != JokerRule::Free && set.jokers() > 0;
    let sets = position.table().iter();
    let free = sets
        .clone()
        .filter(|set| !with_jokers(set))
        .flat_map(|set| set.tiles().iter().copied());
    let table: Tiles = free.chain(position.loose().iter()).collect();
    let mut problems = vec![Problem::new(&table, rack, rules)];
    for (nth, set) in sets.enumerate().filter(|(_, set)| with_jokers(set)) {
        let fates = fates(set, rules.jokers, rack);
        let each = problems.iter().flat_map(|problem| {
            fates
                .iter()
                .filter_map(|fate| with_fate(problem, nth, set, fate))
        });
        problems = each.collect();
    }
    problems.retain_mut(are_covered);
    for problem in &mut problems {
        problem.table = neighbours(position, problem);
    }
    problems
}

/// The neighbours on the table that could be lost: those in kept runs can't.
fn neighbours(position: &Position, problem: &Problem) -> Neighbours {
    let is_kept_run = |nth: usize| {
        problem
            .kept
            .iter()
            .any(|kept| kept.nth == nth && kept.set.kind() == Kind::Run)
    };
    let sets = position.table().iter().enumerate();
    Neighbours::of(
        sets.filter(|(nth, _)| !is_kept_run(*nth))
            .map(|(_, set)| set),
    )
}

fn with_fate(problem: &Problem, nth: usize, set: &Set, fate: &Fate) -> Option<Problem> {
    let mut problem = problem.clone();
    for &tile in &fate.replaced {
        let is_there = if fate.kept.is_some() {
            problem.take(tile)
        } else {
            problem.insist(tile)
        };
        if !is_there {
            return None;
        }
    }
    let left = fate.kept.as_ref().map_or(0, Set::jokers) + fate.stays.len();
    for _ in left..set.jokers() {
        problem.add(Tile::JOKER, true);
    }
    if let Some(set) = &fate.kept {
        let set = set.clone();
        problem.kept.push(Kept { set, nth });
    } else {
        set.tiles()
            .iter()
            .filter(|tile| !tile.is_joker())
            .for_each(|&tile| problem.add(tile, true));
    }
    fate.stays
        .iter()
        .filter_map(|&tile| problem.supply_mut(tile).map(|supply| supply.stays += 1))
        .count();
    problem.freed.extend(&fate.freed);
    Some(problem)
}

/// Sees to it that each tile against which jokers are freed lies on the table as often as that. Whether it can.
fn are_covered(problem: &mut Problem) -> bool {
    let freed: Tiles = problem.freed.iter().copied().collect();
    Tile::every().all(|tile| {
        loop {
            let on_table = problem.supply_mut(tile).map_or(0, |supply| supply.musts);
            if on_table >= freed.count(tile) {
                break true;
            }
            if !problem.insist(tile) {
                break false;
            }
        }
    })
}

/// What may become of a set with jokers.
fn fates(set: &Set, rule: JokerRule, rack: &Tiles) -> Vec<Fate> {
    match rule {
        JokerRule::Free => vec![Fate::default()],
        JokerRule::Stands => readings(set)
            .iter()
            .flat_map(|reading| stay_or_freed(reading))
            .collect(),
        JokerRule::Locked => replaced(set, rack),
        JokerRule::Both => match set.kind() {
            Kind::Run => replaced(set, rack),
            Kind::Group => given_up_together(set),
        },
    }
}

/// What the jokers of a set stand for together; those of a group for different tiles.
fn readings(set: &Set) -> Vec<Vec<Tile>> {
    let places = (0..set.tiles().len()).filter(|&place| set.tiles()[place].is_joker());
    let mut readings = vec![Vec::new()];
    for place in places {
        let each = |reading: &Vec<Tile>| {
            let reading = reading.clone();
            let after = reading.last().copied();
            let tiles = set
                .stands_for(place)
                .into_iter()
                .filter(move |&tile| Some(tile) > after);
            tiles
                .map(move |tile| [&reading[..], &[tile]].concat())
                .collect::<Vec<_>>()
        };
        readings = readings.iter().flat_map(each).collect();
    }
    readings
}

/// Each joker stays its tile or is freed against it.
fn stay_or_freed(reading: &[Tile]) -> Vec<Fate> {
    let mut fates = vec![Fate::default()];
    for &tile in reading {
        let mut freed = fates.clone();
        for (stays, freed) in fates.iter_mut().zip(&mut freed) {
            stays.stays.push(tile);
            freed.freed.push(tile);
        }
        fates.append(&mut freed);
    }
    fates
}

/// Some of the jokers are replaced from the rack, or none.
fn replaced(set: &Set, rack: &Tiles) -> Vec<Fate> {
    let mut fates = Vec::new();
    let jokers = set.jokers();
    let mut tiles = Vec::new();
    for place in (0..set.tiles().len()).filter(|&place| set.tiles()[place].is_joker()) {
        for tile in set.stands_for(place) {
            if rack.count(tile) > 0 && !tiles.contains(&tile) {
                tiles.push(tile);
            }
        }
    }
    for chosen in 0..1_u32 << tiles.len() {
        let places = (0..tiles.len()).filter(|place| chosen >> place & 1 > 0);
        let replaced: Vec<Tile> = places.map(|place| tiles[place]).collect();
        if replaced.len() <= jokers {
            let kept = (replaced.len() < jokers)
                .then(|| with_tiles(set, &replaced))
                .flatten();
            fates.push(Fate {
                replaced,
                kept,
                ..Fate::default()
            });
        }
    }
    fates
}

/// A set with tiles in the places of jokers that may stand for them.
fn with_tiles(set: &Set, replaced: &[Tile]) -> Option<Set> {
    let mut tiles = set.tiles().to_vec();
    for &new in replaced {
        let place = (0..tiles.len())
            .find(|&place| tiles[place].is_joker() && set.stands_for(place).contains(&new));
        tiles[place?] = new;
    }
    Set::of_kind(tiles, set.kind()).ok()
}

/// A group stays as it is, or gives up its jokers to all colours that it lacks.
fn given_up_together(set: &Set) -> Vec<Fate> {
    let place = set.tiles().iter().position(|tile| tile.is_joker());
    let stays = Fate {
        kept: Some(set.clone()),
        ..Fate::default()
    };
    let given_up = Fate {
        replaced: set.stands_for(place.unwrap_or(0)),
        ..Fate::default()
    };
    vec![stays, given_up]
}
