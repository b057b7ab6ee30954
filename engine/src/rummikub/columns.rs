//! What a search starts from: what the runs of each colour and the groups of each number depend on,
//! taken from a problem.

use crate::rummikub::groups::{Groups, KeptGroup};
use crate::rummikub::problem::{COLUMNS, Grid, PARTS, Problem, Weights};
use crate::rummikub::runs::Column;
use crate::rummikub::tile::{COLOURS, NUMBERS};
use crate::rummikub::{small, sort_by_key};

/// What the runs of each colour depend on, number by number.
pub fn columns(problem: &Problem, weights: &Weights) -> Grid<Column> {
    let counts_cuts = weights.neighbour > 0;
    let mut columns = [[Column::default(); COLUMNS]; COLOURS];
    for (colour, columns) in columns.iter_mut().enumerate() {
        for (at, column) in columns.iter_mut().enumerate() {
            column.supply = problem.supply[colour][at];
            let number = u32::from(small(at)) + 1;
            column.value = weights.of(number);
            column.joker = weights.joker_as(number);
            column.groups = groups_at_most(problem, colour, at);
            let neighbours = &problem.table.runs[colour];
            if counts_cuts {
                column.neighbours = if at > 0 { neighbours[at - 1] } else { 0 };
                column.goes_on = neighbours[at] > 0;
                column.credits = if problem.kept_groups(small(at) + 1).next().is_some() {
                    // A tile in a kept group may bring a neighbour of another one.
                    [weights.neighbour; 2]
                } else {
                    credits(&problem.table.groups[at], colour, weights.neighbour / PARTS)
                };
            }
        }
        for kept in problem.kept_runs(colour) {
            columns[usize::from(kept.set.number()) - 1].begins[kept.begin() as usize] += 1;
            columns[usize::from(kept.last()) - 1].ends[kept.end() as usize] += 1;
        }
    }
    columns
}

/// How many groups can take a tile of a colour at most, by the jokers that are left.
fn groups_at_most(problem: &Problem, colour: usize, at: usize) -> [u8; 3] {
    let mut slots = 0;
    for kept in problem.kept_groups(small(at) + 1) {
        slots += KeptGroup::of(&kept.set).lacks >> colour & 1;
    }
    [0, 1, 2].map(|jokers| {
        // Each group needs two of the other colours, or jokers.
        let is_enough = |groups: &u8| {
            let mut others = jokers;
            for other in (0..COLOURS).filter(|&other| other != colour) {
                let supply = problem.supply[other][at];
                others += (supply.copies + supply.stays).min(*groups);
            }
            others >= 2 * groups
        };
        slots + (1..=3).rev().find(is_enough).unwrap_or(0)
    })
}

/// What a colour is credited with for a tile in a group: each tile of a group has the same share of
/// its neighbours. Where a tile is missing, one neighbour is lost, which is more than its share.
fn credits(groups: &[u8], colour: usize, part: i32) -> [i32; 2] {
    let with_colour = groups.iter().filter(|group| *group >> colour & 1 > 0);
    let mut credits = [0; 2];
    for (credit, group) in credits.iter_mut().zip(with_colour) {
        let tiles = group.count_ones().cast_signed();
        *credit = part * (PARTS * (tiles - 1) / tiles);
    }
    sort_by_key(&mut credits, |credit| -credit);
    credits
}

/// The groups of a number.
pub fn groups(problem: &Problem, number: u8, counts_cuts: bool) -> Groups {
    let table = &problem.table.groups[usize::from(number) - 1];
    let table = table
        .iter()
        .copied()
        .filter(|group| counts_cuts && group.count_ones() > 1)
        .collect();
    let kept = problem
        .kept_groups(number)
        .map(|kept| KeptGroup::of(&kept.set))
        .collect();
    Groups::new(table, kept)
}

/// By number: what tiles of higher numbers could be worth in an opening, or how many they are.
pub fn worth_to_come(problem: &Problem, is_counted: bool) -> [u32; COLUMNS + 1] {
    let mut worth = [0; COLUMNS + 1];
    let each = |number: u8| if is_counted { 1 } else { u32::from(number) };
    let jokers = u32::from(problem.jokers.copies) * each(NUMBERS);
    for at in (0..COLUMNS).rev() {
        let tiles: u32 = problem
            .supply
            .iter()
            .map(|colour| u32::from(colour[at].copies))
            .sum();
        worth[at] = worth[at + 1] + tiles * each(small(at) + 1);
    }
    // A joker can be worth as much as the highest tile, until the last number is done.
    for worth in &mut worth[..COLUMNS] {
        *worth += jokers;
    }
    worth
}
