//! In which order the sets of a plan are built.

use crate::rummikub::answer::{Change, Origin, PlannedSet};
use crate::rummikub::set::Set;

/// The sets that are not the same, in an order in which few tiles lie loose in between: each time
/// the one after which the fewest do; of these the first.
pub fn order(sets: &[PlannedSet], table: &[Set]) -> Vec<usize> {
    let mut rest: Vec<usize> = (0..sets.len())
        .filter(|&nth| sets[nth].change != Change::Same)
        .collect();
    let mut left: Vec<usize> = table.iter().map(|set| set.tiles().len()).collect();
    let mut steps = Vec::with_capacity(rest.len());
    while let Some((place, _)) = rest
        .iter()
        .enumerate()
        .min_by_key(|&(_, &nth)| loose(&sets[nth], &left, table))
    {
        let nth = rest.remove(place);
        for source in sources(&sets[nth]) {
            left[source] -= 1;
        }
        steps.push(nth);
    }
    steps
}

/// The sets of the table from which a set's tiles come, one for each tile.
fn sources(set: &PlannedSet) -> impl Iterator<Item = usize> + '_ {
    set.origins.iter().filter_map(|origin| match origin {
        Origin::Table(nth) => Some(*nth),
        Origin::Rack | Origin::Loose => None,
    })
}

/// How many tiles are left of broken sets if a set is built next.
fn loose(set: &PlannedSet, left: &[usize], table: &[Set]) -> usize {
    let mut left = left.to_vec();
    sources(set).for_each(|source| left[source] -= 1);
    let broken = left
        .iter()
        .zip(table)
        .filter(|(left, set)| **left < set.tiles().len());
    broken.map(|(left, _)| left).sum()
}
