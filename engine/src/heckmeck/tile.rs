//! The tiles, and sets of them.

use std::fmt;

use crate::heckmeck::rules::LOWEST_TILE;
use crate::heckmeck::totals::place;

/// Number of tiles in the game.
pub const TILES: u8 = 16;

/// The highest number on a tile.
pub const HIGHEST_TILE: u8 = LOWEST_TILE + TILES - 1;

/// A tile, known by its number: 21 to 36.
///
/// ```
/// use rollwise_engine::heckmeck::Tile;
///
/// let tile = Tile::new(25).expect("21 to 36");
/// assert_eq!((tile.number(), tile.worms()), (25, 2));
/// assert_eq!(Tile::new(37), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The tile with a number, if there is one: 21 to 36.
    #[must_use]
    pub fn new(number: u8) -> Option<Tile> {
        (LOWEST_TILE..=HIGHEST_TILE)
            .contains(&number)
            .then_some(Tile(number))
    }

    /// All sixteen tiles, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> {
        (LOWEST_TILE..=HIGHEST_TILE).map(Tile)
    }

    /// The number on the tile, which is the total that takes it.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Number of worms on the tile: 1 to 4.
    #[must_use]
    pub fn worms(self) -> u8 {
        (self.0 - LOWEST_TILE) / 4 + 1
    }

    fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of tiles. Bit `n` stands for the tile with the number `n`.
///
/// ```
/// use rollwise_engine::heckmeck::{Tile, Tiles};
///
/// let grill: Tiles = [25, 31, 32].into_iter().filter_map(Tile::new).collect();
/// assert_eq!(grill.highest_up_to(30), Tile::new(25));
/// assert_eq!(grill.highest(), Tile::new(32));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles(u64);

impl Tiles {
    /// The set of every tile.
    pub const ALL: Tiles = Tiles(((1 << TILES) - 1) << LOWEST_TILE);

    /// Whether a tile is in the set.
    #[must_use]
    pub fn contains(self, tile: Tile) -> bool {
        self.0 & tile.bit() != 0
    }

    /// Adds a tile to the set; returns whether it was not there before.
    pub fn insert(&mut self, tile: Tile) -> bool {
        let new = !self.contains(tile);
        self.0 |= tile.bit();
        new
    }

    /// Takes a tile out of the set, if it is there.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !tile.bit();
    }

    /// The tiles of the set, ascending.
    #[must_use]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Tile> {
        Tile::all().filter(move |&tile| self.contains(tile))
    }

    /// The highest tile of the set with a number of at most `total`.
    #[must_use]
    pub fn highest_up_to(self, total: u8) -> Option<Tile> {
        let within = self.0 & ((2 << total.min(HIGHEST_TILE)) - 1);
        within.checked_ilog2().map(|bit| Tile(place(bit)))
    }

    /// The highest tile of the set.
    #[must_use]
    pub fn highest(self) -> Option<Tile> {
        self.highest_up_to(HIGHEST_TILE)
    }

    /// Whether the set holds no tile.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Tiles::default()
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut set = Tiles::default();
        tiles.into_iter().for_each(|tile| {
            set.insert(tile);
        });
        set
    }
}
