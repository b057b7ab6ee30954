//! What may become of the jokers on the table, by the rule in force. Each fate is a problem of its
//! own.

use crate::rummikub::Position;
use crate::rummikub::problem::{Kept, Neighbours, Problem};
use crate::rummikub::rules::JokerRule;
use crate::rummikub::set::{Kind, Row, Set};
use crate::rummikub::tile::{Tile, Tiles};

/// What becomes of a set with jokers.
#[derive(Clone, Copy, Debug, Default)]
struct Fate {
    /// Tiles that its jokers stay.
    stays: Tiles,
    /// Tiles against which its jokers are freed.
    freed: Tiles,
    /// Tiles of the rack that take the places of jokers.
    replaced: Tiles,
    /// What is kept of it. Its tiles are free if it is nothing.
    kept: Option<Set>,
}

/// All problems that a position stands for, if only some tiles of the rack may go. At most 16 by
/// any rule.
pub fn problems(position: &Position, rack: &Tiles) -> Vec<Problem> {
    let rules = position.rules();
    let is_asked = |set: &Set| rules.jokers != JokerRule::Free && set.jokers() > 0;
    let mut table = *position.loose();
    for set in position.table().iter().filter(|set| !is_asked(set)) {
        set.tiles().iter().for_each(|&tile| table.add(tile));
    }
    let mut problems = vec![Problem::new(&table, rack, rules)];
    for (nth, set) in position.table().iter().enumerate() {
        if !is_asked(set) {
            continue;
        }
        let fates = fates(set, rules.jokers, rack);
        let mut with_fates = Vec::new();
        for problem in &problems {
            for fate in &fates {
                with_fates.extend(with_fate(problem, nth, set, fate));
            }
        }
        problems = with_fates;
    }
    problems.retain_mut(are_covered);
    for problem in &mut problems {
        problem.table = neighbours(position, problem);
    }
    problems
}

/// The problem in which the sets of the table may only grow, if only some tiles of the rack may go.
pub fn growing(position: &Position, rack: &Tiles) -> Problem {
    let mut problem = Problem::new(position.loose(), rack, position.rules());
    let sets = position.table().iter().enumerate();
    problem.kept = sets.map(|(nth, &set)| Kept::new(set, nth)).collect();
    problem.table = neighbours(position, &problem);
    problem
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
    for tile in fate.replaced.iter() {
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
    if let Some(set) = fate.kept {
        problem.kept.push(Kept::new(set, nth));
    } else {
        set.tiles()
            .iter()
            .filter(|tile| !tile.is_joker())
            .for_each(|&tile| problem.add(tile, true));
    }
    for tile in fate.stays.iter() {
        if let Some(supply) = problem.supply_mut(tile) {
            supply.stays += 1;
        }
    }
    problem.freed.add_all(&fate.freed);
    Some(problem)
}

/// Sees to it that each tile against which jokers are freed lies on the table as often as that.
/// Whether it can.
fn are_covered(problem: &mut Problem) -> bool {
    let freed = problem.freed;
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
        JokerRule::Stands => {
            let mut fates = Vec::new();
            for reading in readings(set) {
                add_stay_or_freed(&reading, &mut fates);
            }
            fates
        }
        JokerRule::Locked => replaced(set, rack),
        JokerRule::Both => match set.kind() {
            Kind::Run => replaced(set, rack),
            Kind::Group => given_up_together(set),
        },
    }
}

/// What the jokers of a set stand for together; those of a group for different tiles.
fn readings(set: &Set) -> Vec<Tiles> {
    let mut readings = vec![(Tiles::default(), None)];
    for place in set.places_of_jokers() {
        let mut longer = Vec::new();
        for (reading, last) in readings {
            for tile in set.readings(place) {
                if Some(tile) > last {
                    longer.push((reading.with(tile), Some(tile)));
                }
            }
        }
        readings = longer;
    }
    readings.into_iter().map(|(reading, _)| reading).collect()
}

/// Adds the fates of jokers that stand for some tiles: each stays its tile or is freed against it.
fn add_stay_or_freed(reading: &Tiles, fates: &mut Vec<Fate>) {
    let first = fates.len();
    fates.push(Fate::default());
    for tile in reading.iter() {
        for nth in first..fates.len() {
            let mut freed = fates[nth];
            fates[nth].stays.add(tile);
            freed.freed.add(tile);
            fates.push(freed);
        }
    }
}

/// Some of the jokers are replaced from the rack, or none.
fn replaced(set: &Set, rack: &Tiles) -> Vec<Fate> {
    let mut fates = vec![Fate {
        kept: Some(*set),
        ..Fate::default()
    }];
    for place in set.places_of_jokers() {
        for nth in 0..fates.len() {
            for tile in set.readings(place) {
                let replaced = fates[nth].replaced.with(tile);
                let is_new = fates.iter().all(|fate| fate.replaced != replaced);
                if rack.is_superset(&replaced) && replaced.count(tile) == 1 && is_new {
                    let kept = (replaced.len() < set.jokers())
                        .then(|| with_tiles(set, &replaced))
                        .flatten();
                    fates.push(Fate {
                        replaced,
                        kept,
                        ..Fate::default()
                    });
                }
            }
        }
    }
    fates
}

/// A set with tiles in the places of jokers that may stand for them.
fn with_tiles(set: &Set, replaced: &Tiles) -> Option<Set> {
    let mut tiles: Row<Tile> = set.tiles().iter().copied().collect();
    for new in replaced.iter() {
        let fits = |&place: &usize| tiles[place].is_joker() && set.readings(place).contains(&new);
        let place = set.places_of_jokers().find(fits)?;
        tiles[place] = new;
    }
    Set::of_kind(&tiles, set.kind()).ok()
}

/// A group stays as it is, or gives up its jokers to all colours that it lacks.
fn given_up_together(set: &Set) -> Vec<Fate> {
    let Some(joker) = set.places_of_jokers().next() else {
        unreachable!("only sets with jokers are asked about");
    };
    let stays = Fate {
        kept: Some(*set),
        ..Fate::default()
    };
    let given_up = Fate {
        replaced: set.readings(joker).into_iter().collect(),
        ..Fate::default()
    };
    vec![stays, given_up]
}
