//! The table after a move, told so that a person can build it.

use crate::rummikub::Position;
use crate::rummikub::answer::{Change, Move, Origin, PlannedSet};
use crate::rummikub::arrangement::Arrangement;
use crate::rummikub::problem::Neighbours;
use crate::rummikub::set::{Kind, Set};

/// Adds the plan to a move.
pub fn add(found: &mut Move, position: &Position, arrangement: &Arrangement, uses_table: bool) {
    let mut sets: Vec<Set> = Vec::new();
    for run in &arrangement.runs {
        sets.extend(Set::of_kind(run.tiles(), Kind::Run));
    }
    for group in &arrangement.groups {
        sets.extend(Set::of_kind(group.tiles(), Kind::Group));
    }
    if !uses_table {
        sets.extend(position.table().iter().cloned());
    }
    found.cuts = Some(cuts(position.table(), &sets));
    found.sets = sets
        .into_iter()
        .map(|set| PlannedSet {
            stands_for: Vec::new(),
            origins: vec![Origin::Rack; set.tiles().len()],
            set,
            was: None,
            change: Change::New,
        })
        .collect();
}

fn cuts(before: &[Set], after: &[Set]) -> u32 {
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
        .map(|(before, after)| u32::from(crate::rummikub::groups::paired(before, after)))
        .sum();
    before.all() - runs - groups
}
