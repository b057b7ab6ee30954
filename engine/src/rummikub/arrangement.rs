//! An arrangement of tiles: the sets that the steps of a search stand for.

use std::cmp::Reverse;
use std::iter::repeat;

use tinyvec::ArrayVec;

use crate::rummikub::groups::Remainders;
use crate::rummikub::problem::{Neighbours, Problem};
use crate::rummikub::runs::Step;
use crate::rummikub::search::Search;
use crate::rummikub::set::{Row, SMALLEST_SET, Set};
use crate::rummikub::states::Path;
use crate::rummikub::tile::{COLOURS, Colour, NUMBERS, Tile, Tiles};
use crate::rummikub::ways::{self, Action, End, Form};
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

    /// How many jokers it has.
    pub fn count_jokers(&self) -> usize {
        self.jokers.iter().filter(|&&joker| joker).count()
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
        let form = search.form();
        for colour in 0..COLOURS {
            let mut open = Vec::new();
            for ((steps, _), number) in path.numbers.iter().zip(1..) {
                let step = &steps[colour];
                let merging = arrangement.advance(&mut open, step, form, colour, number);
                arrangement.begin_kept(merging, problem, form, colour, number);
                arrangement.end_kept(&mut open, problem, form, colour, number);
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
                open.push((ways::started(is_joker, form), run));
            }
        }
        merging
    }

    /// Puts the kept runs that begin at a number to the runs that end there.
    fn begin_kept(
        &mut self,
        mut merging: Vec<Run>,
        problem: &Problem,
        form: Form,
        colour: usize,
        number: u8,
    ) {
        // Real tiles come to lie beside real ones; a joker beside those that may have it.
        sort_by_key(&mut merging, |run| run.jokers.last() == Some(&false));
        for begin in [End::Closed, End::Joker, End::Real] {
            for kept in problem.kept_runs(colour) {
                if kept.set.number() != number || kept.begin() != begin {
                    continue;
                }
                let is_open = begin == End::Real || form != Form::OneJoker;
                let has_room = |run: &Run| is_open || run.count_jokers() == 0;
                let last = merging.iter().rposition(has_room);
                let mut run = match last {
                    Some(last) => merging.remove(last),
                    None => Run::new(colour, number, Row::new()),
                };
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
    fn end_kept(
        &mut self,
        open: &mut Vec<(u8, Run)>,
        problem: &Problem,
        form: Form,
        colour: usize,
        number: u8,
    ) {
        self.runs.retain(|run| {
            let last = run.kept.last().filter(|kept| kept.last == number);
            let ends = run.colour == colour && run.last() == number;
            let kept = last.filter(|_| ends).map(|last| last.nth);
            let kept = problem.kept.iter().find(|own| kept == Some(own.nth));
            open.extend(kept.map(|kept| (kept.end().kind(form), *run)));
            kept.is_none()
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
        let kept = problem.kept_groups(number).map(|kept| Some(kept.nth));
        for (lying, kept) in grouped.groups.iter().zip(kept.chain(repeat(None))) {
            if lying.colours > 0 {
                self.groups.push(Group {
                    number,
                    colours: lying.colours,
                    jokers: lying.jokers,
                    kept,
                });
            }
        }
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
    /// counted, only where none is lost; where a set may have only one joker, in one without. Whether
    /// there was room.
    pub fn place_joker(&mut self, table: Option<&Neighbours>, one_joker: bool) -> bool {
        let Some((_, room)) = self
            .rooms(table, one_joker)
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
    fn rooms(&self, table: Option<&Neighbours>, one_joker: bool) -> Vec<(u8, Room)> {
        let mut rooms = Vec::new();
        for (nth, group) in self.groups.iter().enumerate() {
            if group.len() < COLOURS && !(one_joker && group.jokers > 0) {
                rooms.push((group.number, Room::Group(nth)));
            }
        }
        for (nth, run) in self.runs.iter().enumerate() {
            if one_joker && run.count_jokers() > 0 {
                continue;
            }
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

    /// Whether a set has two jokers.
    pub fn has_two_jokers(&self) -> bool {
        let has_two = |run: &Run| run.count_jokers() > 1;
        self.runs.iter().any(has_two) || self.groups.iter().any(|group| group.jokers > 1)
    }

    /// The index on the table of a kept run with a joker on both sides, if its problem leaves open
    /// which of them it may have.
    pub fn with_jokers_around(&self, problem: &Problem) -> Option<usize> {
        let is_around = |run: &&Run| run.count_jokers() > 1;
        let run = self.runs.iter().find(is_around)?;
        let place = |joker: Option<usize>| run.first + small(joker.unwrap_or(0));
        let first = place(run.jokers.iter().position(|&joker| joker));
        let last = place(run.jokers.iter().rposition(|&joker| joker));
        let lies_between = |kept: &&Within| first < kept.first && kept.last < last;
        let mut between = run.kept.iter().filter(lies_between).map(|kept| kept.nth);
        let is_open = |nth: usize| {
            let mut kept = problem.kept.iter();
            kept.any(|kept| kept.nth == nth && kept.is_closed == [false; 2])
        };
        between.find(|&nth| is_open(nth))
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
