//! Tiles, and multisets of them.

use std::fmt;

/// Colours of the tiles.
pub const COLOURS: usize = 4;
/// The highest number on a tile; the lowest is 1.
pub const NUMBERS: u8 = 13;
/// How often each tile exists, the joker as well.
pub const COPIES: u8 = 2;
/// Kinds of tiles: each number in each colour, and the joker.
pub const KINDS: usize = COLOURS * NUMBERS as usize + 1;
/// Tiles of the game.
pub const ALL_TILES: usize = KINDS * COPIES as usize;

/// A colour of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Written `r`.
    Red,
    /// Written `b`.
    Blue,
    /// Written `k`.
    Black,
    /// Written `o`.
    Orange,
}

impl Colour {
    /// The colours in the order in which they are written.
    pub const ALL: [Colour; COLOURS] = [Colour::Red, Colour::Blue, Colour::Black, Colour::Orange];

    /// Place among the colours, 0 to 3.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The letter by which it is written.
    #[must_use]
    pub fn letter(self) -> char {
        ['r', 'b', 'k', 'o'][self.index()]
    }

    /// The colour with this letter, in either case.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Colour> {
        let letter = letter.to_ascii_lowercase();
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["red", "blue", "black", "orange"][self.index()]
    }
}

/// A kind of tile: a number in a colour, or the joker. The default is the first kind, red 1.
///
/// ```
/// use rollwise_engine::rummikub::{Colour, Tile};
///
/// let tile: Tile = "k13".parse()?;
/// assert_eq!((tile.colour(), tile.number()), (Some(Colour::Black), Some(13)));
/// assert_eq!("j".parse::<Tile>()?, Tile::JOKER);
/// assert!("k14".parse::<Tile>().is_err());
/// # Ok::<(), rollwise_engine::rummikub::NotationError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The joker.
    pub const JOKER: Tile = Tile(4 * NUMBERS);

    /// The tile of a colour with a number, 1 to 13.
    #[must_use]
    pub fn new(colour: Colour, number: u8) -> Option<Tile> {
        let is_number = (1..=NUMBERS).contains(&number);
        is_number.then(|| Tile(colour as u8 * NUMBERS + number - 1))
    }

    /// All kinds: red 1 to 13, blue, black, orange, the joker.
    pub fn every() -> impl Iterator<Item = Tile> {
        (0..=Tile::JOKER.0).map(Tile)
    }

    /// Place among the kinds, 0 to 52.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is the joker.
    #[must_use]
    pub fn is_joker(self) -> bool {
        self == Tile::JOKER
    }

    /// The colour, if it is no joker.
    #[must_use]
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.0 / NUMBERS)).copied()
    }

    /// The number, if it is no joker.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        (!self.is_joker()).then_some(self.0 % NUMBERS + 1)
    }

    /// What it counts: its number, or what jokers count.
    #[must_use]
    pub fn points(self, of_joker: u32) -> u32 {
        self.number().map_or(of_joker, u32::from)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour().zip(self.number()) {
            Some((colour, number)) => write!(f, "{}{number}", colour.letter()),
            None => f.write_str("j"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A multiset of tiles.
///
/// ```
/// use rollwise_engine::rummikub::Tiles;
///
/// let rack: Tiles = "r4-6 rb9 j r9".parse()?;
/// assert_eq!((rack.len(), rack.points(30)), (7, 15 + 27 + 30));
/// assert_eq!(rack.to_string(), "r4-6 r9 rb9 j");
/// # Ok::<(), rollwise_engine::rummikub::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tiles([u8; KINDS]);

impl Default for Tiles {
    fn default() -> Tiles {
        Tiles([0; KINDS])
    }
}

impl Tiles {
    /// The tiles of the game: two of each kind.
    #[must_use]
    pub fn all() -> Tiles {
        Tiles([COPIES; KINDS])
    }

    /// How many of a kind.
    #[must_use]
    pub fn count(&self, tile: Tile) -> u8 {
        self.0[tile.index()]
    }

    /// How many in all.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// What they count together, a joker so much.
    #[must_use]
    pub fn points(&self, of_joker: u32) -> u32 {
        let points = self.iter().map(|tile| tile.points(of_joker));
        points.fold(0, u32::saturating_add)
    }

    /// Adds one more. Does nothing if there are 255 of its kind.
    pub fn add(&mut self, tile: Tile) {
        let count = &mut self.0[tile.index()];
        *count = count.saturating_add(1);
    }

    /// These with one more.
    #[must_use]
    pub fn with(mut self, tile: Tile) -> Tiles {
        self.add(tile);
        self
    }

    /// Adds all of others.
    pub fn add_all(&mut self, others: &Tiles) {
        for (count, more) in self.0.iter_mut().zip(others.0) {
            *count = count.saturating_add(more);
        }
    }

    /// Takes one away; whether there was one.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let count = &mut self.0[tile.index()];
        let is_there = *count > 0;
        *count = count.saturating_sub(1);
        is_there
    }

    /// These without others, as far as they are among these.
    #[must_use]
    pub fn without(&self, others: &Tiles) -> Tiles {
        let mut rest = *self;
        for (count, less) in rest.0.iter_mut().zip(others.0) {
            *count = count.saturating_sub(less);
        }
        rest
    }

    /// Of each kind as many as there are among these or among others, whichever is more.
    #[must_use]
    pub fn union(&self, others: &Tiles) -> Tiles {
        let mut all = *self;
        for (count, other) in all.0.iter_mut().zip(others.0) {
            *count = other.max(*count);
        }
        all
    }

    /// Of each kind as many as there are both among these and among others.
    #[must_use]
    pub fn intersection(&self, others: &Tiles) -> Tiles {
        self.without(&self.without(others))
    }

    /// Whether all of others are among these.
    #[must_use]
    pub fn is_superset(&self, others: &Tiles) -> bool {
        self.0
            .iter()
            .zip(others.0)
            .all(|(count, others)| *count >= others)
    }

    /// Each tile by itself, in the order of the kinds.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + Clone + '_ {
        Each {
            tiles: self,
            kind: 0,
            given: 0,
        }
    }
}

/// The tiles of a multiset, one by one.
#[derive(Clone)]
struct Each<'a> {
    tiles: &'a Tiles,
    /// Index of the next kind.
    kind: u8,
    /// How many of that kind were given already.
    given: u8,
}

impl Iterator for Each<'_> {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        while let Some(&count) = self.tiles.0.get(usize::from(self.kind)) {
            if self.given < count {
                self.given += 1;
                return Some(Tile(self.kind));
            }
            self.kind += 1;
            self.given = 0;
        }
        None
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut all = Tiles::default();
        tiles.into_iter().for_each(|tile| all.add(tile));
        all
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
