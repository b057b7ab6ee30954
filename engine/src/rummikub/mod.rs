//! Rummikub, the tile game: the best move from a rack and a table, proved; whole games.
//!
//! The rules are those of the publisher's English sheet of 2019; where older sheets and other tables
//! differ, [`Rules`] has an option.

mod notation;
mod position;
mod rules;
mod set;
mod tile;

pub use notation::{NotationError, parse};
pub use position::{Place, Position, PositionError};
pub use rules::{JokerRule, Objective, Rules};
pub use set::{Kind, SMALLEST_SET, Set, SetError};
pub use tile::{ALL_TILES, COLOURS, COPIES, Colour, KINDS, NUMBERS, Tile, Tiles};
