//! The tiles, and sets of them.

use crate::heckmeck::rules::LOWEST_TILE;

/// Tiles of the game.
pub const TILES: usize = 16;

/// The highest number on a tile.
pub const HIGHEST_TILE: usize = LOWEST_TILE + TILES - 1;

/// A tile, known by its number: 21 to 36.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The tile of that number, if there is one.
    #[must_use]
    pub fn new(number: usize) -> Option<Tile> {
        let number = u8::try_from(number).ok()?;
        (LOWEST_TILE..=HIGHEST_TILE)
            .contains(&usize::from(number))
            .then_some(Tile(number))
    }

    /// All tiles, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> {
        (LOWEST_TILE..=HIGHEST_TILE).filter_map(Tile::new)
    }

    /// The number on it, which is the total that takes it.
    #[must_use]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// Worms on it: 1 to 4.
    #[must_use]
    pub fn worms(self) -> usize {
        (self.number() - LOWEST_TILE) / 4 + 1
    }

    fn bit(self) -> u64 {
        1 << self.0
    }
}

/// A set of tiles. Bit `n` stands for the tile with the number `n`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles(u64);

impl Tiles {
    /// Every tile.
    pub const ALL: Tiles = Tiles(((1 << TILES) - 1) << LOWEST_TILE);

    /// Whether a tile is in the set.
    #[must_use]
    pub fn contains(self, tile: Tile) -> bool {
        self.0 & tile.bit() != 0
    }

    /// Adds a tile; returns whether it was not there before.
    pub fn insert(&mut self, tile: Tile) -> bool {
        let new = !self.contains(tile);
        self.0 |= tile.bit();
        new
    }

    /// Takes a tile away.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !tile.bit();
    }

    /// The tiles, ascending.
    #[must_use]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Tile> {
        Tile::all().filter(move |&tile| self.contains(tile))
    }

    /// The highest tile with a number of at most `total`.
    #[must_use]
    pub fn highest_up_to(self, total: usize) -> Option<Tile> {
        let within = self.0 & ((2 << total.min(HIGHEST_TILE)) - 1);
        Tile::new(usize::try_from(within.checked_ilog2()?).ok()?)
    }

    /// The highest tile.
    #[must_use]
    pub fn highest(self) -> Option<Tile> {
        self.highest_up_to(HIGHEST_TILE)
    }

    /// Whether there is no tile.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
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
