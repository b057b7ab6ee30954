//! What a search is given: how often each tile may and must be placed, and what that is worth.

use crate::rummikub::rules::{Objective, Rules};
use crate::rummikub::set::{Kind, Set};
use crate::rummikub::small;
use crate::rummikub::tile::{COLOURS, NUMBERS, Tile, Tiles};
use crate::rummikub::ways::End;
use tinyvec::ArrayVec;

/// Numbers of a colour.
pub const COLUMNS: usize = NUMBERS as usize;

/// Something for each number of each colour.
pub type Grid<T> = [[T; COLUMNS]; COLOURS];

/// How often a tile may and must be placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Supply {
    /// Real tiles, those that must be placed among them.
    pub copies: u8,
    /// Real tiles that must be placed.
    pub musts: u8,
    /// Jokers of the table that stay this tile. All of them must be placed.
    pub stays: u8,
}

/// The jokers that may stand for any tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Jokers {
    /// All of them.
    pub copies: u8,
    /// Those that must be placed.
    pub musts: u8,
}

/// A set of the table that may only grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The set as it stays. Its kind and number are those of [`Set`].
    pub set: Set,
    /// Index on the table.
    pub nth: usize,
    /// Of a run, whether the one joker that a set may have, if it may have no more, does not come
    /// to lie below it; and above it.
    pub is_closed: [bool; 2],
}

impl Kept {
    /// A set as it stays. Where a set may have only one joker, this one may still get it, unless it
    /// has one.
    pub fn new(set: Set, nth: usize) -> Kept {
        let is_closed = [set.jokers() > 0; 2];
        Kept {
            set,
            nth,
            is_closed,
        }
    }

    /// What a run turns to lower numbers.
    pub fn begin(&self) -> End {
        End::of(self.set.tiles().first(), self.is_closed[0])
    }

    /// What it turns to higher numbers.
    pub fn end(&self) -> End {
        End::of(self.set.tiles().last(), self.is_closed[1])
    }

    /// The last number of a run.
    pub fn last(&self) -> u8 {
        self.set.number() + small(self.set.tiles().len()) - 1
    }

    /// Index of a run's colour, or the only colour of a group of jokers and one tile.
    pub fn colour(&self) -> usize {
        self.set.colours().trailing_zeros() as usize
    }
}

/// What a placed tile and a kept neighbour are worth. Whatever counts first is worth more than all
/// that counts later can sum up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A tile, whatever its number.
    tile: i32,
    /// A point.
    point: i32,
    /// A neighbour that stays one; 0 if cuts don't count.
    pub neighbour: i32,
}

/// The credit for a neighbour in a group is divided among its two to four tiles.
pub const PARTS: i32 = 12;
/// More than all points of a rack, even where a joker counts 100.
const MOST_POINTS: i32 = 1024;
/// More than all tiles, and than all neighbours.
const MOST_TILES: i32 = 128;

impl Weights {
    /// Those of an objective without cuts.
    pub fn numbers(objective: Objective) -> Weights {
        let (tile, point) = match objective {
            Objective::Tiles => (MOST_POINTS, 1),
            Objective::Points => (1, MOST_TILES),
            Objective::Simple => (1, 0),
        };
        Weights {
            tile,
            point,
            neighbour: 0,
        }
    }

    /// Those of an objective with cuts.
    pub fn with_cuts(objective: Objective) -> Weights {
        let [tile, point, neighbour] = match objective {
            Objective::Tiles => [MOST_TILES * MOST_POINTS, MOST_TILES, 1],
            Objective::Points => [MOST_TILES, MOST_TILES * MOST_TILES, 1],
            Objective::Simple => [MOST_TILES * MOST_POINTS, 1, MOST_POINTS],
        };
        Weights {
            tile: tile * PARTS,
            point: point * PARTS,
            neighbour: neighbour * PARTS,
        }
    }

    /// Those by which fewest cuts come first, then most tiles, then most points.
    pub const FEWEST_CUTS: Weights = Weights {
        tile: MOST_POINTS * PARTS,
        point: PARTS,
        neighbour: MOST_TILES * MOST_POINTS * PARTS,
    };

    /// Those by which so many tiles more are worth as much as so many cuts fewer; then most points.
    pub fn at_price(cuts: u32, tiles: u32) -> Weights {
        let worth = |count: u32| {
            let Ok(count) = i32::try_from(count) else {
                unreachable!("there are 106 tiles, and fewer neighbours");
            };
            count * MOST_POINTS * PARTS
        };
        Weights {
            tile: worth(cuts),
            point: PARTS,
            neighbour: worth(tiles),
        }
    }

    /// Tiles and points of a score by the weights of an objective without cuts. No points if they
    /// don't count.
    pub fn parts(objective: Objective, score: i32) -> (u32, Option<u32>) {
        let score = score.max(0).unsigned_abs();
        let (points, tiles) = (MOST_POINTS.unsigned_abs(), MOST_TILES.unsigned_abs());
        match objective {
            Objective::Tiles => (score / points, Some(score % points)),
            Objective::Points => (score % tiles, Some(score / tiles)),
            Objective::Simple => (score, None),
        }
    }

    /// Those by which only what tiles are worth in an opening counts.
    pub const WORTH: Weights = Weights {
        tile: 0,
        point: 1,
        neighbour: 0,
    };

    /// What a joker is worth that stands for a tile of this number, if its place matters.
    pub fn joker_as(&self, number: u32) -> i32 {
        if *self == Weights::WORTH {
            self.of(number)
        } else {
            0
        }
    }

    /// What this many jokers can be worth by their places at most.
    pub fn jokers(&self, jokers: u8) -> i32 {
        i32::from(jokers) * self.joker_as(NUMBERS.into())
    }

    /// The highest score that is no higher: where neighbours count, all that is whole is worth a
    /// multiple of their parts.
    pub fn whole(&self, score: i32) -> i32 {
        let part = if self.neighbour > 0 { PARTS } else { 1 };
        score - score.rem_euclid(part)
    }

    /// What a tile that counts this many points is worth.
    pub fn of(&self, points: u32) -> i32 {
        self.tile + self.point * i32::try_from(points).unwrap_or(MOST_POINTS)
    }
}

/// For each group of a number the colours of its real tiles, bit by bit. Eight tiles and two jokers
/// make three groups at most.
pub type Colours = ArrayVec<[u8; MOST_GROUPS]>;
/// Groups of one number, at most.
pub const MOST_GROUPS: usize = 3;

/// How the table lies, as far as cuts ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Neighbours {
    /// By colour and number less 1: how many runs have the number and the next one as neighbours.
    pub runs: Grid<u8>,
    /// By number less 1: groups as sets of the colours of their real tiles, bit by bit.
    pub groups: [Colours; COLUMNS],
}

impl Neighbours {
    /// Those of sets.
    pub fn of<'a>(sets: impl IntoIterator<Item = &'a Set>) -> Neighbours {
        let mut neighbours = Neighbours::default();
        for set in sets {
            let number = usize::from(set.number()) - 1;
            match set.kind() {
                Kind::Group => {
                    // A move made by hand may show more groups than there are tiles for: it is
                    // none.
                    let _ = neighbours.groups[number].try_push(set.colours());
                }
                Kind::Run => {
                    for (place, pair) in set.tiles().windows(2).enumerate() {
                        if let [Some(colour), Some(_)] = [pair[0].colour(), pair[1].colour()] {
                            neighbours.runs[colour.index()][number + place] += 1;
                        }
                    }
                }
            }
        }
        neighbours
    }

    /// All neighbours that there are: what may be lost at most.
    pub fn all(&self) -> u32 {
        let runs: u32 = self
            .runs
            .iter()
            .flatten()
            .map(|&count| u32::from(count))
            .sum();
        let groups = self.groups.iter().flatten();
        runs + groups
            .map(|group| group.count_ones().saturating_sub(1))
            .sum::<u32>()
    }
}

/// What is to be arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// By colour and number less 1.
    pub supply: Grid<Supply>,
    /// Jokers that are free.
    pub jokers: Jokers,
    /// Sets that may only grow. Their tiles are not in the supply.
    pub kept: Vec<Kept>,
    /// What lay on the table.
    pub table: Neighbours,
    /// What a joker counts.
    pub joker_points: u32,
    /// Tiles of the rack that go in any case: they are musts, or lie in kept sets.
    pub sure: Tiles,
    /// Tiles against which jokers were freed.
    pub freed: Tiles,
}

impl Problem {
    /// A table whose tiles must all be placed, and tiles of a rack that may be.
    pub fn new(table: &Tiles, rack: &Tiles, rules: &Rules) -> Problem {
        let mut problem = Problem {
            supply: [[Supply::default(); COLUMNS]; COLOURS],
            jokers: Jokers::default(),
            kept: Vec::new(),
            table: Neighbours::default(),
            joker_points: rules.joker_points,
            sure: Tiles::default(),
            freed: Tiles::default(),
        };
        table.iter().for_each(|tile| problem.add(tile, true));
        rack.iter().for_each(|tile| problem.add(tile, false));
        problem
    }

    /// Adds a tile that may be placed, or must be.
    pub fn add(&mut self, tile: Tile, must: bool) {
        let musts = u8::from(must);
        if let Some(supply) = self.supply_mut(tile) {
            supply.copies += 1;
            supply.musts += musts;
        } else {
            self.jokers.copies += 1;
            self.jokers.musts += musts;
        }
    }

    /// Makes a must of a tile of the rack. Whether there is one.
    pub fn insist(&mut self, tile: Tile) -> bool {
        let is_there = self.must(tile);
        if is_there {
            self.sure.add(tile);
        }
        is_there
    }

    fn must(&mut self, tile: Tile) -> bool {
        let (copies, musts) = match self.supply_mut(tile) {
            Some(supply) => (supply.copies, &mut supply.musts),
            None => (self.jokers.copies, &mut self.jokers.musts),
        };
        let is_there = *musts < copies;
        *musts += u8::from(is_there);
        is_there
    }

    /// The supply of a tile that is no joker.
    pub fn supply_mut(&mut self, tile: Tile) -> Option<&mut Supply> {
        let (colour, number) = tile.colour().zip(tile.number())?;
        self.supply[colour.index()].get_mut(usize::from(number) - 1)
    }

    /// Takes a tile of the rack away that may be placed, for a set in which it goes in any case.
    /// Whether there is one.
    pub fn take(&mut self, tile: Tile) -> bool {
        let Some(supply) = self
            .supply_mut(tile)
            .filter(|supply| supply.musts < supply.copies)
        else {
            return false;
        };
        supply.copies -= 1;
        self.sure.add(tile);
        true
    }

    /// The same problem where the only joker of a kept run, by its index on the table, does not come
    /// to lie below it (0), or above it (1).
    pub fn closed(&self, nth: usize, side: usize) -> Problem {
        let mut problem = self.clone();
        let kept = problem.kept.iter_mut().filter(|kept| kept.nth == nth);
        kept.for_each(|kept| kept.is_closed[side] = true);
        problem
    }

    /// Whether jokers of the table stay tiles.
    pub fn has_stays(&self) -> bool {
        self.supply.iter().flatten().any(|supply| supply.stays > 0)
    }

    /// Kept runs of a colour.
    pub fn kept_runs(&self, colour: usize) -> impl Iterator<Item = &Kept> {
        let runs = self.kept.iter().filter(|kept| kept.set.kind() == Kind::Run);
        runs.filter(move |kept| kept.colour() == colour)
    }

    /// Kept groups of a number.
    pub fn kept_groups(&self, number: u8) -> impl Iterator<Item = &Kept> {
        let groups = self
            .kept
            .iter()
            .filter(|kept| kept.set.kind() == Kind::Group);
        groups.filter(move |kept| kept.set.number() == number)
    }
}
