//! An arrangement of tiles: the sets that the steps of a search stand for.

use std::cmp::Reverse;

use tinyvec::ArrayVec;

use crate::rummikub::groups::{Combination, KeptGroup, Remainders, paired};
use crate::rummikub::problem::{Colours, Neighbours, Problem};
use crate::rummikub::runs::Step;
use crate::rummikub::search::Search;
use crate::rummikub::set::{Row, SMALLEST_SET, Set};
use crate::rummikub::states::Path;
use crate::rummikub::tile::{COLOURS, Colour, NUMBERS, Tile, Tiles};
use crate::rummikub::ways::{self, Action, Form};
use crate::rummikub::{small, sort_by_key};

/// For each tile of a set, whether it is a joker.
fn jokers_of(set: &Set) -> Row<bool> {
    set.tiles().iter().map(|tile| tile.is_joker()).collect()
}

/// A run that is being arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    pub colour: usize,
    /// The number with which it begins.
    pub first: u8,
    /// For each of its numbers, whether a joker lies there.
    pub jokers: Row<bool>,
    /// The kept sets in it: nothing may be parted there.
    pub kept: KeptSets,
}

/// Where a kept set lies in a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Within {
    /// Index on the table.
    pub nth: usize,
    /// Its first number.
    pub first: u8,
    /// Its last number.
    pub last: u8,
}

/// As many as a run can be joined of: the numbers of a colour make four sets at most.
pub type KeptSets = ArrayVec<[Within; NUMBERS as usize / SMALLEST_SET]>;

/// A group that is being arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    pub number: u8,
    /// The colours of its real tiles, bit by bit.
    pub colours: u8,
    pub jokers: u8,
    /// Index on the table of the kept set that it is, or that has grown to it.
    pub kept: Option<usize>,
}

/// Runs and groups.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrangement {
    pub runs: Vec<Run>,
    pub groups: Vec<Group>,
}

impl Run {
    fn new(colour: usize, first: u8, jokers: Row<bool>) -> Run {
        Run {
            colour,
            first,
            jokers,
            kept: KeptSets::new(),
        }
    }

    /// A run of the table.
    pub fn of(set: &Set) -> Run {
        let colour = set.colours().trailing_zeros() as usize;
        Run::new(colour, set.number(), jokers_of(set))
    }

    /// Takes away what lies behind a number, as [`Run::split`]; nothing if the run may not be
    /// parted there.
    pub fn parted(&mut self, number: u8) -> Option<Run> {
        self.can_part(number).then(|| self.split(number))
    }

    /// Its last number.
    pub fn last(&self) -> u8 {
        self.first + small(self.jokers.len()) - 1
    }

    /// Whether there is a joker at a number; none where the run is not.
    pub fn at(&self, number: u8) -> Option<bool> {
        let place = number.checked_sub(self.first)?;
        self.jokers.get(usize::from(place)).copied()
    }

    /// Whether a number and the next one are real tiles in it.
    pub fn has_neighbours(&self, number: u8) -> bool {
        self.at(number) == Some(false) && self.at(number + 1) == Some(false)
    }

    /// Whether it may be parted behind a number.
    pub fn can_part(&self, number: u8) -> bool {
        !self
            .kept
            .iter()
            .any(|kept| (kept.first..kept.last).contains(&number))
    }

    /// The tiles as they lie.
    pub fn tiles(&self) -> Row<Tile> {
        let colour = Colour::ALL[self.colour];
        let tile = |(number, &joker): (u8, &bool)| {
            if joker {
                Some(Tile::JOKER)
            } else {
                Tile::new(colour, number)
            }
        };
        (self.first..).zip(&self.jokers).filter_map(tile).collect()
    }

    /// Takes away what lies behind a number, as a run of its own.
    pub fn split(&mut self, number: u8) -> Run {
        let place = usize::from((number + 1).saturating_sub(self.first)).min(self.jokers.len());
        let behind = |kept: &Within| kept.first > number;
        let rest = Run {
            colour: self.colour,
            first: number + 1,
            jokers: self.jokers.split_off(place),
            kept: self.kept.into_iter().filter(behind).collect(),
        };
        self.kept.retain(|kept| !behind(kept));
        rest
    }

    /// Puts a run to its end.
    pub fn join(&mut self, mut rest: Run) {
        if self.jokers.is_empty() {
            self.first = rest.first;
        }
        self.jokers.append(&mut rest.jokers);
        self.kept.append(&mut rest.kept);
    }
}

impl Group {
    /// Its tiles, jokers last.
    pub fn tiles(&self) -> Row<Tile> {
        let colours = Colour::ALL
            .into_iter()
            .filter(|colour| self.colours >> colour.index() & 1 > 0);
        let real = colours.filter_map(|colour| Tile::new(colour, self.number));
        real.chain((0..self.jokers).map(|_| Tile::JOKER)).collect()
    }

    /// How many tiles it has.
    pub fn len(&self) -> usize {
        self.colours.count_ones() as usize + usize::from(self.jokers)
    }
}

impl Arrangement {
    /// What the steps of a search stand for. Jokers that no set needs are not in it.
    pub fn of(path: &Path, problem: &Problem, search: &Search<'_>) -> Arrangement {
        let mut arrangement = Arrangement::default();
        for colour in 0..COLOURS {
            let mut open = Vec::new();
            for ((steps, _), number) in path.numbers.iter().zip(1..) {
                let step = &steps[colour];
                let merging = arrangement.advance(&mut open, step, search.form(), colour, number);
                arrangement.begin_kept(merging, problem, colour, number);
                arrangement.end_kept(&mut open, colour, number);
                for (kind, _) in &mut open {
                    *kind &= step.mask;
                }
                sort_by_key(&mut open, |&(kind, _)| Reverse(kind));
            }
            arrangement.runs.extend(open.iter().map(|(_, run)| *run));
        }
        for ((steps, jokers), number) in path.numbers.iter().zip(1..) {
            let remainders = steps.map(|step| step.left);
            arrangement.add_groups(&remainders, *jokers, number, problem, search);
        }
        arrangement
    }

    /// Brings the open runs of a colour to the next number. Gives those that end there at a kept
    /// run.
    fn advance(
        &mut self,
        open: &mut Vec<(u8, Run)>,
        step: &Step,
        form: Form,
        colour: usize,
        number: u8,
    ) -> Vec<Run> {
        let mut merging = Vec::new();
        let mut actions = step.actions.iter();
        open.retain_mut(|(kind, run)| {
            let action = *actions.next().unwrap_or(&Action::Stop);
            match action {
                Action::Stop => self.runs.push(*run),
                Action::Merge => merging.push(*run),
                Action::Real | Action::Stay | Action::Wild => {
                    run.jokers.push(action != Action::Real);
                    *kind = ways::longer(*kind, action, form);
                    return true;
                }
            }
            false
        });
        for (&count, is_joker) in step.starts.iter().zip([false, true, true]) {
            for _ in 0..count {
                let mut run = Run::new(colour, number, Row::new());
                run.jokers.push(is_joker);
                open.push((ways::started(is_joker), run));
            }
        }
        merging
    }

    /// Puts the kept runs that begin at a number to the runs that end there.
    fn begin_kept(&mut self, mut merging: Vec<Run>, problem: &Problem, colour: usize, number: u8) {
        // Real tiles come to lie beside real ones.
        sort_by_key(&mut merging, |run| run.jokers.last() == Some(&false));
        for is_joker in [false, true] {
            for kept in problem.kept_runs(colour) {
                if kept.set.number() != number || kept.set.tiles()[0].is_joker() != is_joker {
                    continue;
                }
                let last = merging.pop();
                let mut run = last.unwrap_or_else(|| Run::new(colour, number, Row::new()));
                let mut own = Run::of(&kept.set);
                own.kept.push(Within {
                    nth: kept.nth,
                    first: number,
                    last: kept.last(),
                });
                run.join(own);
                self.runs.push(run);
            }
        }
    }

    /// Opens the kept runs that end at a number.
    fn end_kept(&mut self, open: &mut Vec<(u8, Run)>, colour: usize, number: u8) {
        self.runs.retain(|run| {
            let is_kept = run.kept.last().is_some_and(|kept| kept.last == number);
            let ends = run.colour == colour && is_kept && run.last() == number;
            if ends {
                open.push((ways::ended(run.jokers.last() == Some(&true)), *run));
            }
            !ends
        });
    }

    fn add_groups(
        &mut self,
        remainders: &Remainders,
        jokers: u8,
        number: u8,
        problem: &Problem,
        search: &Search<'_>,
    ) {
        let Some(grouped) = search.grouped(number, remainders, jokers) else {
            return;
        };
        for (kept, fill) in problem.kept_groups(number).zip(grouped.fills) {
            self.groups.push(Group {
                number,
                colours: KeptGroup::of(&kept.set).colours | fill,
                jokers: small(kept.set.jokers()),
                kept: Some(kept.nth),
            });
        }
        let first = self.groups.len();
        let Combination { groups, jokers, .. } = grouped.combination;
        for (colours, jokers) in groups.into_iter().zip(jokers) {
            if colours > 0 {
                self.groups.push(Group {
                    number,
                    colours,
                    jokers,
                    kept: None,
                });
            }
        }
        let table = &problem.table.groups[usize::from(number) - 1];
        for (colour, left) in remainders.iter().enumerate() {
            for _ in 0..left.stays {
                stay(&mut self.groups[first..], colour, table);
            }
        }
    }
}

/// Makes a joker of one of the tiles of a colour, where it costs the fewest neighbours.
fn stay(groups: &mut [Group], colour: usize, table: &[u8]) {
    let has = |nth: &usize| groups[*nth].colours >> colour & 1 > 0;
    let kept = |nth: &usize| {
        let mut colours: Colours = groups.iter().map(|group| group.colours).collect();
        colours[*nth] &= !(1 << colour);
        paired(table, &colours)
    };
    if let Some(nth) = (0..groups.len()).filter(has).max_by_key(kept) {
        groups[nth].colours &= !(1 << colour);
        groups[nth].jokers += 1;
    }
}

/// Where a joker can lie that no set needs.
#[derive(Clone, Copy, Debug)]
enum Room {
    Group(usize),
    Before(usize),
    Behind(usize),
    /// Behind the part of a run that ends with a number.
    Between(usize, u8),
}

impl Arrangement {
    /// Puts a joker that no set needs where it counts most; where neighbours of the table are
    /// counted, only where none is lost. Whether there was room.
    pub fn place_joker(&mut self, table: Option<&Neighbours>) -> bool {
        let Some((_, room)) = self
            .rooms(table)
            .into_iter()
            .max_by_key(|&(worth, _)| worth)
        else {
            return false;
        };
        match room {
            Room::Group(nth) => self.groups[nth].jokers += 1,
            Room::Behind(nth) => self.runs[nth].jokers.push(true),
            Room::Before(nth) => {
                self.runs[nth].first -= 1;
                self.runs[nth].jokers.insert(0, true);
            }
            Room::Between(nth, number) => {
                let rest = self.runs[nth].split(number);
                self.runs[nth].jokers.push(true);
                self.runs.push(rest);
            }
        }
        true
    }

    /// All places for a joker, with what it would stand for there.
    fn rooms(&self, table: Option<&Neighbours>) -> Vec<(u8, Room)> {
        let mut rooms = Vec::new();
        for (nth, group) in self.groups.iter().enumerate() {
            if group.len() < COLOURS {
                rooms.push((group.number, Room::Group(nth)));
            }
        }
        for (nth, run) in self.runs.iter().enumerate() {
            let last = run.last();
            if last < NUMBERS {
                rooms.push((last + 1, Room::Behind(nth)));
            }
            if run.first > 1 {
                rooms.push((run.first - 1, Room::Before(nth)));
            }
            let parts = run.first + 2..(last + 1).saturating_sub(small(SMALLEST_SET));
            for number in parts.filter(|&number| run.can_part(number)) {
                if table.is_none_or(|table| self.is_spare(run, number, table)) {
                    rooms.push((number + 1, Room::Between(nth, number)));
                }
            }
        }
        rooms
    }

    /// Whether a run can be parted behind a number with no neighbour of the table lost.
    pub fn is_spare(&self, run: &Run, number: u8, table: &Neighbours) -> bool {
        let same = self
            .runs
            .iter()
            .filter(|other| other.colour == run.colour && other.has_neighbours(number))
            .count();
        !run.has_neighbours(number)
            || same > usize::from(table.runs[run.colour][usize::from(number) - 1])
    }

    /// What all tiles are worth in an opening.
    pub fn worth(&self) -> u32 {
        let runs = self
            .runs
            .iter()
            .map(|run| (run.first..=run.last()).map(u32::from).sum::<u32>());
        let groups = self
            .groups
            .iter()
            .map(|group| u32::from(group.number) * u32::from(small(group.len())));
        runs.sum::<u32>() + groups.sum::<u32>()
    }

    /// The real tiles and the jokers.
    pub fn tiles(&self) -> Tiles {
        let mut tiles = Tiles::default();
        let mut add = |set: Row<Tile>| set.into_iter().for_each(|tile| tiles.add(tile));
        self.runs.iter().for_each(|run| add(run.tiles()));
        self.groups.iter().for_each(|group| add(group.tiles()));
        tiles
    }
}
