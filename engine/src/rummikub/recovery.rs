//! Of equal tiles and of runs that cross each other it is free which goes where: here table runs
//! are made to come out again as they were.

use crate::rummikub::arrangement::{Arrangement, Run};
use crate::rummikub::problem::{COLUMNS, Neighbours};
use crate::rummikub::set::{Kind, SMALLEST_SET, Set};
use crate::rummikub::sort_by_key;

/// Exchanges ends of runs and parts runs that were joined, so that runs of the table come out as
/// they were, the longest first. No neighbour of the table is lost by that, and where a set may have
/// only one joker, none gets a second.
pub fn recover(arrangement: &mut Arrangement, table: &[Set], one_joker: bool) {
    let neighbours = Neighbours::of(table);
    let mut wanted: Vec<&Set> = table.iter().filter(|set| set.kind() == Kind::Run).collect();
    sort_by_key(&mut wanted, |set| std::cmp::Reverse(set.tiles().len()));
    for (colour, neighbours) in neighbours.runs.iter().enumerate() {
        let (mut free, others) = std::mem::take(&mut arrangement.runs)
            .into_iter()
            .partition(|run| run.colour == colour);
        arrangement.runs = others;
        let mut found = Vec::new();
        for set in wanted.iter().filter(|set| set.colours() == 1 << colour) {
            let wanted = Run::of(set);
            let kept = kept(&[&free, &found], neighbours);
            let is_good = |rest: &[Run], whole: &Run| {
                let has_two = |run: &Run| one_joker && run.count_jokers() > 1;
                kept <= self::kept(&[rest, &found, &[*whole]], neighbours)
                    && !rest.iter().any(has_two)
            };
            let starts = 0..free.len();
            let parted = starts
                .filter_map(|start| part(&free, start, &wanted))
                .find(|(rest, whole)| is_good(rest, whole));
            if let Some((rest, whole)) = parted {
                free = rest;
                found.push(whole);
            }
        }
        arrangement.runs.append(&mut found);
        arrangement.runs.append(&mut free);
    }
}

/// Neighbours of the table that stay ones in runs of a colour.
fn kept(runs: &[&[Run]], neighbours: &[u8; COLUMNS]) -> usize {
    let kept = |(number, &most): (u8, &u8)| {
        let has_both = |run: &&Run| run.has_neighbours(number);
        let count = if most > 0 {
            runs.iter().copied().flatten().filter(has_both).count()
        } else {
            0
        };
        count.min(most.into())
    };
    (1..).zip(neighbours).map(kept).sum()
}

/// Makes a wanted run of runs, from one of them on; gives the others and the run. None if that
/// can't be.
fn part(free: &[Run], start: usize, wanted: &Run) -> Option<(Vec<Run>, Run)> {
    let (first, last) = (wanted.first, wanted.last());
    if free[start].at(first) != wanted.at(first) {
        return None;
    }
    let mut rest = free.to_vec();
    let mut whole = rest.remove(start);
    if whole.first < first {
        let tail = whole.parted(first - 1)?;
        let mut head = std::mem::replace(&mut whole, tail);
        if let Some(place) = rest.iter().position(|run| run.first == first) {
            head.join(rest.remove(place));
        }
        rest.push(head);
    }
    for number in first..last {
        let next = wanted.at(number + 1);
        if whole.at(number + 1) != next {
            let fits = |run: &Run| {
                run.at(number + 1) == next && (run.first > number || run.can_part(number))
            };
            let mut other = rest.remove(rest.iter().position(fits)?);
            let tail = whole.parted(number)?;
            whole.join(other.parted(number)?);
            other.join(tail);
            if !other.jokers.is_empty() {
                rest.push(other);
            }
        }
    }
    if whole.last() > last {
        let tail = whole.parted(last)?;
        match rest.iter_mut().find(|run| run.last() == last) {
            Some(run) => run.join(tail),
            None => rest.push(tail),
        }
    }
    rest.iter()
        .all(|run| run.jokers.len() >= SMALLEST_SET)
        .then_some((rest, whole))
}
