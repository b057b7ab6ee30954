//! The game solved: the share of wins of the player to move in every position, a tie counting
//! half, when both players play for the best share.
//!
//! | module | holds |
//! |---|---|
//! | [`order`] | pairs of facing columns by rank, and the place of each position |
//! | [`bounds`] | lower and upper bounds of a position |
//! | [`solving`] | the sweeps that bring them together |
//! | `next` | what can come next of the positions of a row |
//! | [`equations`] | whether what was found solves the game |
//! | `unfinished`, [`solved`] | both as files: to go on from, and to look positions up |
//! | `container` | what begins these files |
//! | [`survey`] | what it says of the game as a whole |
//! | [`proof`] | the solution beside other methods |
//! | [`player`] | whoever plays by it |

pub mod bounds;
mod container;
pub mod equations;
mod next;
pub mod order;
pub mod player;
pub mod proof;
pub mod solved;
pub mod solving;
pub mod survey;
mod unfinished;

pub use container::{FileError, Header};
