//! Of equal tiles and of runs that cross each other it is free which goes where: here few tiles
//! leave the run of the table in which they lay.

use crate::rummikub::arrangement::{Arrangement, Group, KeptSets, Run};
use crate::rummikub::problem::{COLUMNS, Neighbours};
use crate::rummikub::set::{Kind, Set};
use crate::rummikub::small;
use crate::rummikub::tile::NUMBERS;

/// The numbers of a run's real tiles, bit by bit; 16 bits higher those of its jokers.
type Numbers = u32;

/// Where a run of the table lay, or a new one is laid.
struct Place {
    /// Index on the table.
    was: Option<usize>,
    /// What lay there, and what lies there now; 0 for nothing.
    before: Numbers,
    now: Numbers,
    kept: KeptSets,
}

/// Exchanges ends of runs, parts and joins runs, and takes tiles from groups of four into runs, for
/// as long as more tiles of the table stay by that. Gives each run with the index of the one that it
/// continues. No neighbour of the table is lost, and where a set may have only one joker, none gets a
/// second.
pub fn recover(
    Arrangement { runs, groups }: &mut Arrangement,
    table: &[Set],
    one_joker: bool,
) -> Vec<(Run, Option<usize>)> {
    let mut recovered = Vec::new();
    let neighbours = Neighbours::of(table);
    for (colour, neighbours) in neighbours.runs.iter().enumerate() {
        let mut places = places(colour, runs, table);
        let mut exchange = |more| exchange(&mut places, more, neighbours, one_joker);
        loop {
            while exchange(0) {}
            let gives =
                |group: &&mut Group| is_spare(group, colour, table) && exchange(1 << group.number);
            match groups.iter_mut().find(gives) {
                Some(group) => group.colours ^= 1 << colour,
                None => break,
            }
        }
        for place in places.iter().filter(|place| place.now > 0) {
            let stays = (place.before & place.now).count_ones() > 1;
            recovered.push((place.run(colour), place.was.filter(|_| stays)));
        }
    }
    recovered
}

/// The runs of a colour, each in a new place but for kept ones, and the places of the table's runs.
fn places(colour: usize, runs: &[Run], table: &[Set]) -> Vec<Place> {
    let mut places = Vec::new();
    for run in runs.iter().filter(|run| run.colour == colour) {
        places.push(Place {
            was: None,
            before: 0,
            now: numbers(run),
            kept: run.kept,
        });
    }
    for (nth, set) in table.iter().enumerate() {
        if set.kind() == Kind::Run && set.colours() == 1 << colour {
            let before = numbers(&Run::of(set));
            let is_kept = |place: &&mut Place| place.kept.iter().any(|kept| kept.nth == nth);
            match places.iter_mut().find(is_kept) {
                Some(place) => {
                    place.was = Some(nth);
                    place.before = before;
                }
                None => places.push(Place {
                    was: Some(nth),
                    before,
                    now: 0,
                    kept: KeptSets::new(),
                }),
            }
        }
    }
    places
}

/// Whether a tile of a group lay in none of the table, and the others are one without it.
fn is_spare(group: &Group, colour: usize, table: &[Set]) -> bool {
    let has_it = |set: &Set| {
        set.kind() == Kind::Group && set.number() == group.number && set.colours() >> colour & 1 > 0
    };
    group.colours == 0b1111 && group.kept.is_none() && !table.iter().any(has_it)
}

/// Exchanges the parts of two runs above or below a number wherever that is better, or once where one
/// of them gets a tile more by that. Whether it did.
fn exchange(
    places: &mut [Place],
    more: Numbers,
    neighbours: &[u8; COLUMNS],
    one_joker: bool,
) -> bool {
    let mut has_exchanged = false;
    for number in 0..NUMBERS {
        if places.iter().all(|place| place.before & !place.now == 0) {
            break;
        }
        let above = (0xffff & !1 << number) * 0x1_0001;
        let has_both = |run: Numbers| usize::from(run >> number & 0b11 == 0b11);
        for part in [above, !above] {
            for nth in 0..places.len() {
                let others = if more > 0 { places.len() } else { nth };
                for other in 0..others {
                    let (one, two) = (&places[nth], &places[other]);
                    let ends = (one.now ^ two.now) & part;
                    let (first, second) = (one.now ^ ends, two.now ^ ends);
                    if first & more > 0 || nth == other {
                        continue;
                    }
                    let first = first | more;
                    let is_better = one.worth(first) + two.worth(second)
                        > one.worth(one.now) + two.worth(two.now);
                    let can_be = is_run(first, one_joker) && is_run(second, one_joker);
                    if !(is_better && can_be && one.can_give(part) && two.can_give(part)) {
                        continue;
                    }
                    let all: usize = places.iter().map(|place| has_both(place.now)).sum();
                    let before = has_both(one.now) + has_both(two.now);
                    let after = all - before + has_both(first) + has_both(second);
                    if after < all && after < neighbours[usize::from(number) - 1].into() {
                        continue;
                    }
                    places[nth].now = first;
                    places[other].now = second;
                    has_exchanged = true;
                    if more > 0 {
                        return true;
                    }
                }
            }
        }
    }
    has_exchanged
}

fn numbers(run: &Run) -> Numbers {
    let mut numbers = 0;
    for (number, &is_joker) in (run.first..).zip(&run.jokers) {
        numbers |= 1 << number << (16 * u8::from(is_joker));
    }
    numbers
}

/// All numbers, no matter which are those of jokers.
fn all(numbers: Numbers) -> Numbers {
    (numbers | numbers >> 16) & 0xffff
}

/// Whether numbers are a run, or none at all.
fn is_run(numbers: Numbers, one_joker: bool) -> bool {
    let all = all(numbers);
    let lowest = all & all.wrapping_neg();
    // Without a gap the carry goes through to the end.
    all & (all + lowest) == 0
        && !(1..3).contains(&all.count_ones())
        && !(one_joker && (numbers >> 16).count_ones() > 1)
}

impl Place {
    /// What a run is worth here: first, how many tiles stay; then, that all do, and that no others
    /// come, by which more can be exchanged later. One tile alone makes no other run of it.
    fn worth(&self, now: Numbers) -> u32 {
        let stay = self.before & now;
        match stay.count_ones() {
            0 | 1 => 0,
            count => 8 * count + u32::from(stay == self.before) + u32::from(stay == now),
        }
    }

    /// Whether a part of what lies here has nothing of a kept set.
    fn can_give(&self, part: Numbers) -> bool {
        let has = |number: u8| part >> number & 1 > 0;
        !self
            .kept
            .iter()
            .any(|kept| has(kept.first) || has(kept.last))
    }

    fn run(&self, colour: usize) -> Run {
        let all = all(self.now);
        let first = all.trailing_zeros();
        let numbers = first..first + all.count_ones();
        Run {
            colour,
            first: small(first as usize),
            jokers: numbers.map(|number| self.now >> number & 1 == 0).collect(),
            kept: self.kept,
        }
    }
}
