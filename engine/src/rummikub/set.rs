//! Runs and groups as they lie on the table.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use tinyvec::ArrayVec;

use crate::names::named;
use crate::rummikub::notation::{self, NotationError};
use crate::rummikub::small;
use crate::rummikub::tile::{COLOURS, Colour, NUMBERS, Tile, Tiles};

/// Tiles of the smallest set.
pub const SMALLEST_SET: usize = 3;
/// Tiles of the largest set: a run from 1 to 13.
pub const LARGEST_SET: usize = NUMBERS as usize;

/// Something for each tile of a set, in the order in which they lie.
pub(crate) type Row<T> = ArrayVec<[T; LARGEST_SET]>;

named! {
    /// What a set is.
    #[derive(PartialOrd, Ord)]
    pub enum Kind {
        /// Consecutive numbers of one colour, three or more. 13 is not followed by 1.
        Run = "run",
        /// One number in three or four colours.
        Group = "group",
    }
}

/// A run or a group, its tiles in the order in which they lie.
///
/// One tile and two jokers are a run if they lie as one; [`Set::of_kind`] makes a group of them.
///
/// ```
/// use rollwise_engine::rummikub::{Kind, Set};
///
/// let set: Set = "r3 j r5-6".parse()?;
/// assert_eq!((set.kind(), set.tiles().len()), (Kind::Run, 4));
/// assert_eq!(set.stands_for(1), ["r4".parse().unwrap()]);
/// assert_eq!("r3 r5-6".parse::<Set>().unwrap_err().to_string(), "4 is missing");
/// # Ok::<(), rollwise_engine::rummikub::SetError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set {
    kind: Kind,
    tiles: Row<Tile>,
}

/// Why tiles are no set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetError {
    /// Less than three tiles.
    #[error("{}; a set has three or more", if *.0 == 1 { "1 tile".to_owned() } else { format!("{} tiles", .0) })]
    TooFew(usize),
    /// Jokers and nothing else.
    #[error("jokers alone; a set has a tile that tells what they stand for")]
    JokersOnly,
    /// Far more tiles than a set has.
    #[error("{0} tiles; a set has at most {LARGEST_SET}")]
    TooLong(usize),
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
    #[error("this is no {}; it is a {}", .0.name(), other(*.0).name())]
    OtherKind(Kind),
    /// Text that is not in the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// Text that is not one set.
    #[error("{0} sets; expected one")]
    Sets(usize),
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
    pub fn new(tiles: &[Tile]) -> Result<Set, SetError> {
        let run = as_run(tiles);
        let group = as_group(tiles);
        let kind = match (&run, &group) {
            (Ok(_), _) => Kind::Run,
            (_, Ok(())) => Kind::Group,
            (Err(run), Err(group)) => return Err(reason(tiles, run, group)),
        };
        Ok(Set::lying(kind, tiles))
    }

    /// The set of a kind that tiles are as they lie.
    ///
    /// # Errors
    /// Says why they are none.
    pub fn of_kind(tiles: &[Tile], kind: Kind) -> Result<Set, SetError> {
        let is_kind = match kind {
            Kind::Run => as_run(tiles).map(|_| ()),
            Kind::Group => as_group(tiles),
        };
        match is_kind {
            Ok(()) => Ok(Set::lying(kind, tiles)),
            Err(_) => {
                Err(Set::new(tiles).map_or_else(|error| error, |_| SetError::OtherKind(kind)))
            }
        }
    }

    /// A set of tiles that are one, so that they are no more than [`LARGEST_SET`].
    fn lying(kind: Kind, tiles: &[Tile]) -> Set {
        let tiles = tiles.iter().copied().take(LARGEST_SET).collect();
        Set { kind, tiles }
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
        self.places_of_jokers().count()
    }

    /// Where its jokers lie.
    pub fn places_of_jokers(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.tiles.len()).filter(|&place| self.tiles[place].is_joker())
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

    /// The colours of a group's real tiles, or the one of a run: bit i for the colour with index i.
    #[must_use]
    pub(crate) fn colours(&self) -> u8 {
        let colours = self.tiles.iter().filter_map(|tile| tile.colour());
        colours.fold(0, |set, colour| set | 1 << colour.index())
    }

    /// The tiles that the tile at a place may stand for: itself, or what a joker replaces; in a
    /// group that is any colour which it lacks.
    #[must_use]
    pub fn stands_for(&self, place: usize) -> Vec<Tile> {
        self.readings(place).into_iter().collect()
    }

    /// The same without memory of its own elsewhere.
    pub(crate) fn readings(&self, place: usize) -> ArrayVec<[Tile; COLOURS]> {
        let mut tiles = ArrayVec::new();
        match self.tiles.get(place) {
            None => {}
            Some(tile) if tile.is_joker() => {
                let (among, number) = match self.kind {
                    Kind::Run => (self.colours(), self.number() + small(place)),
                    Kind::Group => (!self.colours(), self.number()),
                };
                let colours = Colour::ALL.into_iter();
                let colours = colours.filter(|colour| among >> colour.index() & 1 > 0);
                tiles.extend(colours.filter_map(|colour| Tile::new(colour, number)));
            }
            Some(&tile) => tiles.push(tile),
        }
        tiles
    }

    /// What each tile stands for: itself, or what a joker replaces. The jokers of a group stand for
    /// different tiles; which of the colours that it lacks is open.
    #[must_use]
    pub(crate) fn reading(&self) -> Row<Tile> {
        let mut jokers = 0;
        let mut reading = self.tiles;
        for (place, tile) in reading.iter_mut().enumerate() {
            if tile.is_joker() {
                let nth = if self.kind == Kind::Group { jokers } else { 0 };
                jokers += 1;
                *tile = *self.readings(place).get(nth).unwrap_or(tile);
            }
        }
        reading
    }

    /// What the tiles are worth in an opening: each its number, a joker what it stands for.
    #[must_use]
    pub fn worth(&self) -> u32 {
        let numbers = self.reading().into_iter().filter_map(Tile::number);
        numbers.map(u32::from).sum()
    }
}

/// All tiles of sets.
pub fn tiles_of(sets: &[Set]) -> Tiles {
    let mut tiles = Tiles::default();
    for set in sets {
        set.tiles.iter().for_each(|&tile| tiles.add(tile));
    }
    tiles
}

/// The number with which a run begins.
fn as_run(tiles: &[Tile]) -> Result<u8, SetError> {
    let Ok(length) = i8::try_from(tiles.len()) else {
        return Err(SetError::TooLong(tiles.len()));
    };
    let mut first: Option<(Tile, i8)> = None;
    let mut last: Option<(Tile, i8)> = None;
    for (&tile, place) in tiles.iter().zip(0..length) {
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
    if tiles.len() < SMALLEST_SET {
        return Err(SetError::TooFew(tiles.len()));
    }
    let Some((_, begin)) = first else {
        return Err(SetError::JokersOnly);
    };
    let end = begin.saturating_add(length - 1);
    match u8::try_from(begin) {
        Ok(number @ 1..) if end <= NUMBERS.cast_signed() => Ok(number),
        Ok(1..) => Err(SetError::Outside(end)),
        _ => Err(SetError::Outside(begin)),
    }
}

/// Whether two real tiles may lie in a run, one this many places after the other with jokers
/// between them.
fn in_run(before: Tile, tile: Tile, distance: i8) -> Result<(), SetError> {
    if before.colour() != tile.colour() {
        return Err(SetError::Mixed(before, tile));
    }
    let (Some(low), Some(high)) = (before.number(), tile.number()) else {
        unreachable!("neither is a joker");
    };
    let (low, high) = (low.cast_signed(), high.cast_signed());
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
    let mut first = None;
    let mut colours = 0;
    for &tile in tiles {
        let Some(colour) = tile.colour() else {
            continue;
        };
        let first = *first.get_or_insert(tile);
        if first.number() != tile.number() {
            return Err(SetError::Mixed(first, tile));
        }
        if colours >> colour.index() & 1 > 0 {
            return Err(SetError::SameColour(colour));
        }
        colours |= 1 << colour.index();
    }
    if tiles.len() > COLOURS {
        return Err(SetError::TooMany(tiles.len()));
    }
    if colours == 0 {
        Err(SetError::JokersOnly)
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
            Some(tiles) if sets.is_empty() => Set::new(&tiles),
            Some(_) => Err(SetError::Sets(sets.len() + 1)),
            None => Err(SetError::Sets(0)),
        }
    }
}
