//! Runs and groups as they lie on the table.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rummikub::notation::{self, NotationError};
use crate::rummikub::tile::{COLOURS, Colour, NUMBERS, Tile};

/// Tiles of the smallest set.
pub const SMALLEST_SET: usize = 3;

/// What a set is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Kind {
    /// Consecutive numbers of one colour, three or more. 13 is not followed by 1.
    Run,
    /// One number in three or four colours.
    Group,
}

/// A run or a group, its tiles in the order in which they lie.
///
/// One tile and two jokers are a run if they lie as one; [`Set::of_kind`] makes a group of them.
///
/// ```
/// use engine::rummikub::{Kind, Set};
///
/// let set: Set = "r3 j r5-6".parse()?;
/// assert_eq!((set.kind(), set.tiles().len()), (Kind::Run, 4));
/// assert_eq!(set.stands_for(1), ["r4".parse().unwrap()]);
/// assert_eq!("r3 r5-6".parse::<Set>().unwrap_err().to_string(), "4 is missing");
/// # Ok::<(), engine::rummikub::SetError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set {
    kind: Kind,
    tiles: Vec<Tile>,
}

/// Why tiles are no set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetError {
    /// Less than three tiles.
    #[error("{0} tiles; a set has three or more")]
    TooFew(usize),
    /// A group of more than four.
    #[error("{0} tiles of one number; a group has three or four")]
    TooMany(usize),
    /// A colour twice in a group.
    #[error("two {}s; the colours of a group are all different", .0.name())]
    SameColour(Colour),
    /// A run with a gap.
    #[error("{0} is missing")]
    Missing(u8),
    /// A run around the corner.
    #[error("13 is followed by 1; a run ends with 13")]
    Wrap,
    /// A run that does not go up by one.
    #[error("{0} is followed by {1}; a run goes up by one")]
    Order(Tile, Tile),
    /// A joker before 1 or after 13.
    #[error("a joker would stand for {0}; a run goes from 1 to 13 at most")]
    Outside(i8),
    /// Tiles with nothing in common.
    #[error("{0} and {1}; a run has one colour, a group has one number")]
    Mixed(Tile, Tile),
    /// Tiles that are a set, but not of the kind that was asked for.
    #[error("this is no {}; it is a {}", name(*.0), name(other(*.0)))]
    OtherKind(Kind),
    /// Text that is not in the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// Text that is not one set.
    #[error("{0} sets; expected is one")]
    Sets(usize),
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Run => "run",
        Kind::Group => "group",
    }
}

fn other(kind: Kind) -> Kind {
    match kind {
        Kind::Run => Kind::Group,
        Kind::Group => Kind::Run,
    }
}

impl Set {
    /// The set that tiles are as they lie.
    ///
    /// # Errors
    /// Says why they are none.
    pub fn new(tiles: Vec<Tile>) -> Result<Set, SetError> {
        let run = as_run(&tiles);
        let group = as_group(&tiles);
        let kind = match (&run, &group) {
            (Ok(_), _) => Kind::Run,
            (_, Ok(())) => Kind::Group,
            (Err(run), Err(group)) => return Err(reason(&tiles, run, group)),
        };
        Ok(Set { kind, tiles })
    }

    /// The set of a kind that tiles are as they lie.
    ///
    /// # Errors
    /// Says why they are none.
    pub fn of_kind(tiles: Vec<Tile>, kind: Kind) -> Result<Set, SetError> {
        let is_kind = match kind {
            Kind::Run => as_run(&tiles).map(|_| ()),
            Kind::Group => as_group(&tiles),
        };
        match is_kind {
            Ok(()) => Ok(Set { kind, tiles }),
            Err(_) => {
                Err(Set::new(tiles).map_or_else(|error| error, |_| SetError::OtherKind(kind)))
            }
        }
    }

    /// Whether it is a run or a group.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The tiles in the order in which they lie.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Its jokers.
    #[must_use]
    pub fn jokers(&self) -> usize {
        self.tiles.iter().filter(|tile| tile.is_joker()).count()
    }

    /// The number of the first tile of a run, or of all tiles of a group.
    #[must_use]
    pub fn number(&self) -> u8 {
        let mut tiles = self.tiles.iter().zip(0_u8..);
        // A set has at most two jokers and at least three tiles.
        let real = tiles.find_map(|(tile, place)| tile.number().map(|number| (number, place)));
        let (number, place) = real.unwrap_or((1, 0));
        match self.kind {
            Kind::Run => number - place,
            Kind::Group => number,
        }
    }

    /// The colours of a group's real tiles, or of a run.
    #[must_use]
    pub fn colours(&self) -> Vec<Colour> {
        let colours = self.tiles.iter().filter_map(|tile| tile.colour());
        match self.kind {
            Kind::Run => colours.take(1).collect(),
            Kind::Group => colours.collect(),
        }
    }

    /// The tiles that the tile at a place may stand for: itself, or what a joker replaces; in a group that
    /// is any colour which it lacks.
    #[must_use]
    pub fn stands_for(&self, place: usize) -> Vec<Tile> {
        let Some(&tile) = self.tiles.get(place) else {
            return Vec::new();
        };
        if !tile.is_joker() {
            return vec![tile];
        }
        let colours = self.colours();
        let (among, number): (Vec<Colour>, usize) = match self.kind {
            Kind::Run => (colours, usize::from(self.number()) + place),
            Kind::Group => {
                let lacks = |colour: &Colour| !colours.contains(colour);
                let missing = Colour::ALL.into_iter().filter(lacks).collect();
                (missing, usize::from(self.number()))
            }
        };
        let number = u8::try_from(number).unwrap_or(0);
        among
            .into_iter()
            .filter_map(|colour| Tile::new(colour, number))
            .collect()
    }

    /// What each tile stands for: itself, or what a joker replaces. The jokers of a group stand for different
    /// tiles; which of the colours that it lacks is open.
    #[must_use]
    pub fn reading(&self) -> Vec<Tile> {
        let mut jokers = 0;
        let places = 0..self.tiles.len();
        let tile = places.filter_map(|place| {
            let tiles = self.stands_for(place);
            let nth = if self.kind == Kind::Group && self.tiles[place].is_joker() {
                jokers
            } else {
                0
            };
            jokers += usize::from(self.tiles[place].is_joker());
            tiles.get(nth).copied()
        });
        tile.collect()
    }

    /// What the tiles are worth in an opening: each its number, a joker what it stands for.
    #[must_use]
    pub fn worth(&self) -> u32 {
        let numbers = (0..self.tiles.len()).filter_map(|place| {
            let tiles = self.stands_for(place);
            tiles.first().and_then(|tile| tile.number())
        });
        numbers.map(u32::from).sum()
    }
}

/// The number with which a run begins.
fn as_run(tiles: &[Tile]) -> Result<u8, SetError> {
    let mut first: Option<(Tile, i8)> = None;
    let mut last: Option<(Tile, i8)> = None;
    for (&tile, place) in tiles.iter().zip(0_i8..) {
        let Some(number) = tile.number() else {
            continue;
        };
        if let Some((before, at)) = last {
            in_run(before, tile, place - at)?;
        }
        let number = number.cast_signed();
        first = first.or(Some((tile, number - place)));
        last = Some((tile, place));
    }
    let Some((_, begin)) = first.filter(|_| tiles.len() >= SMALLEST_SET) else {
        return Err(SetError::TooFew(tiles.len()));
    };
    let length = i8::try_from(tiles.len()).unwrap_or(i8::MAX);
    let end = begin.saturating_add(length - 1);
    match u8::try_from(begin) {
        Ok(number @ 1..) if end <= NUMBERS.cast_signed() => Ok(number),
        Ok(1..) => Err(SetError::Outside(end)),
        _ => Err(SetError::Outside(begin)),
    }
}

/// Whether two real tiles may lie in a run, one so many places after the other with jokers between them.
fn in_run(before: Tile, tile: Tile, distance: i8) -> Result<(), SetError> {
    if before.colour() != tile.colour() {
        return Err(SetError::Mixed(before, tile));
    }
    let number = |tile: Tile| tile.number().unwrap_or(0).cast_signed();
    let (low, high) = (number(before), number(tile));
    match high - low - distance {
        0 => Ok(()),
        1.. => Err(SetError::Missing((low + distance).unsigned_abs())),
        _ if low == NUMBERS.cast_signed() && high == 1 => Err(SetError::Wrap),
        _ => Err(SetError::Order(before, tile)),
    }
}

fn as_group(tiles: &[Tile]) -> Result<(), SetError> {
    if tiles.len() < SMALLEST_SET {
        return Err(SetError::TooFew(tiles.len()));
    }
    let real = || tiles.iter().filter(|tile| !tile.is_joker());
    let mut colours = Vec::new();
    for (first, tile) in real()
        .take(1)
        .flat_map(|first| real().map(move |tile| (*first, *tile)))
    {
        if first.number() != tile.number() {
            return Err(SetError::Mixed(first, tile));
        }
        if let Some(colour) = tile.colour() {
            if colours.contains(&colour) {
                return Err(SetError::SameColour(colour));
            }
            colours.push(colour);
        }
    }
    if tiles.len() > COLOURS {
        return Err(SetError::TooMany(tiles.len()));
    }
    if colours.is_empty() {
        Err(SetError::TooFew(0))
    } else {
        Ok(())
    }
}

/// Of why tiles are no run and why they are no group, the one that tells what is wrong.
fn reason(tiles: &[Tile], run: &SetError, group: &SetError) -> SetError {
    let mut numbers = tiles.iter().filter_map(|tile| tile.number());
    let first = numbers.next();
    let is_of_one_number = numbers.next().is_some_and(|number| Some(number) == first)
        && numbers.all(|number| Some(number) == first);
    if is_of_one_number { group } else { run }.clone()
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_tiles(f, &self.tiles)
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Set {
    type Err = SetError;

    fn from_str(text: &str) -> Result<Set, SetError> {
        let mut sets = notation::parse(text)?;
        match sets.pop() {
            Some(tiles) if sets.is_empty() => Set::new(tiles),
            Some(_) => Err(SetError::Sets(sets.len() + 1)),
            None => Err(SetError::Sets(0)),
        }
    }
}
