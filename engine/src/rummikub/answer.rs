//! What is asked about a position, and what is answered.

use thiserror::Error;

use crate::names::named;
use crate::rummikub::rules::Objective;
use crate::rummikub::set::Set;
use crate::rummikub::tile::{Tile, Tiles};

/// What a player wants of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wishes {
    /// What counts first.
    pub objective: Objective,
    /// Whether jokers of the rack go only in a move that empties it, or in an opening: then as few
    /// as it needs.
    pub keep_jokers: bool,
    /// Tiles of the rack that are not to go.
    pub keep: Tiles,
    /// Tiles of the rack that must go.
    pub play: Tiles,
    /// Transitions that the search may make. Any number if there is none.
    pub budget: Option<u64>,
    /// Whether the new table is wanted, or numbers only.
    pub plan: bool,
}

impl Default for Wishes {
    fn default() -> Wishes {
        Wishes {
            objective: Objective::Tiles,
            keep_jokers: false,
            keep: Tiles::default(),
            play: Tiles::default(),
            budget: None,
            plan: true,
        }
    }
}

/// Tiles of a rack and what they count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Numbers {
    /// Tiles.
    pub tiles: u32,
    /// Points.
    pub points: u32,
}

impl Numbers {
    /// Those of tiles, if a joker counts so much.
    #[must_use]
    pub fn of(tiles: &Tiles, joker_points: u32) -> Numbers {
        let Ok(count) = u32::try_from(tiles.len()) else {
            unreachable!("there are at most 255 of each kind");
        };
        Numbers {
            tiles: count,
            points: tiles.points(joker_points),
        }
    }
}

named! {
    /// What a player can do.
    pub enum Outcome {
        /// There is a move.
        Move = "move",
        /// No tile can go, or not those that must.
        Nothing = "nothing",
        /// The player has not opened, and can't.
        NoOpening = "no-opening",
        /// The loose tiles of the table can't be arranged.
        NoArrangement = "no-arrangement",
    }
}

/// What was found about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What the player can do.
    pub outcome: Outcome,
    /// The best move.
    pub best: Option<Move>,
    /// What the rack can open with at most, as far as the points that an opening needs; none for a
    /// player who has opened.
    pub opening: Option<u32>,
    /// Whether there is nothing better for certain.
    pub is_proved: bool,
    /// What could be reached at most.
    pub at_most: Numbers,
    /// Transitions that the search made.
    pub transitions: u64,
}

/// A move, and the table after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// What goes from the rack.
    pub numbers: Numbers,
    /// Neighbours of the table's sets that are parted. None without a plan.
    pub cuts: Option<u32>,
    /// What the rack's own sets are worth, if the move opens: of all ways to lay its tiles the
    /// most, unless that is 300 points or more; where the turn goes on with the table, as far as
    /// the points that an opening needs.
    pub opening: Option<u32>,
    /// The tiles that go.
    pub play: Tiles,
    /// The tiles that stay on the rack.
    pub rest: Tiles,
    /// The whole table afterwards. Nothing without a plan.
    pub sets: Vec<PlannedSet>,
    /// Indices of the sets that are not the same, in the order in which to build them.
    pub steps: Vec<usize>,
}

/// A set of the table after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedSet {
    /// The set.
    pub set: Set,
    /// What each of its tiles stands for: itself, or what a joker replaces.
    pub stands_for: Vec<Tile>,
    /// Where each of its tiles comes from.
    pub origins: Vec<Origin>,
    /// Index of the table's set that it continues.
    pub was: Option<usize>,
    /// What has become of that.
    pub change: Change,
}

/// Where a tile comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// From the rack.
    #[default]
    Rack,
    /// From the loose tiles of the table.
    Loose,
    /// From a set of the table, by its index.
    Table(usize),
}

named! {
    /// What becomes of a set of the table.
    #[derive(PartialOrd, Ord)]
    pub enum Change {
        /// It lies as it lay.
        Same = "same",
        /// It lies as it lay, with more tiles.
        Added = "added",
        /// Some of its tiles have gone.
        Changed = "changed",
        /// It continues no set.
        New = "new",
    }
}

/// Why wishes can't be met by any rack like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WishError {
    /// A tile to be kept that is not there.
    #[error("keep: {0} is not on the rack so often")]
    Keep(Tile),
    /// A tile to be played that is not there.
    #[error("play: {0} is not on the rack so often")]
    Play(Tile),
    /// A tile to be kept and to be played.
    #[error("play: {0} is to be kept as well, and it is not on the rack so often")]
    Both(Tile),
}

impl Wishes {
    /// Checks the tiles to be kept and to be played against a rack.
    ///
    /// # Errors
    /// Names the first tile that is not there as often as that.
    pub fn check(&self, rack: &Tiles) -> Result<(), WishError> {
        let missing = |wanted: &Tiles, from: &Tiles| wanted.without(from).iter().next();
        if let Some(tile) = missing(&self.keep, rack) {
            return Err(WishError::Keep(tile));
        }
        if let Some(tile) = missing(&self.play, rack) {
            return Err(WishError::Play(tile));
        }
        missing(&self.play, &rack.without(&self.keep))
            .map_or(Ok(()), |tile| Err(WishError::Both(tile)))
    }
}
