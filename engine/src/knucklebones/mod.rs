//! Knucklebones, the dice game from Cult of the Lamb.
//!
//! ```
//! use engine::dice::Face;
//! use engine::knucklebones::{GameResult, Position};
//!
//! // The player to move has one empty square left, and has rolled a six.
//! let position: Position = "66_/543/211 v 554/621/44_".parse()?;
//! let after = position.place(0, Face::ALL[5]).unwrap();
//! assert_eq!(after.to_string(), "554/621/44_ v 666/543/211");
//! // Seen by the other player, who has lost: 24 + 9 + 16 against 54 + 12 + 6.
//! assert_eq!(after.result(), Some(GameResult::Loss));
//! # Ok::<(), engine::knucklebones::PositionError>(())
//! ```

mod board;
mod position;

pub use board::{Board, COLUMNS, Column, SQUARES};
pub use position::{GameResult, Position, PositionError};
