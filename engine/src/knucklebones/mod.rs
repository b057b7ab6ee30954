//! Knucklebones, the dice game from Cult of the Lamb.
//!
//! ```
//! use rollwise_engine::dice::Face;
//! use rollwise_engine::knucklebones::{GameResult, Position};
//!
//! // The player to move has one empty square left, and has rolled a six.
//! let position: Position = "66_/543/211 v 554/621/44_".parse()?;
//! let after = position.place(0, Face::new(6).unwrap()).unwrap();
//! assert_eq!(after.to_string(), "554/621/44_ v 666/543/211");
//! // Seen by the other player, who has lost: 24 + 9 + 16 against 54 + 12 + 6.
//! assert_eq!(after.result(), Some(GameResult::Loss));
//! # Ok::<(), rollwise_engine::knucklebones::PositionError>(())
//! ```

mod accuracy;
mod analysis;
mod board;
#[cfg(feature = "by-heart")]
mod by_heart;
mod decide;
#[cfg(feature = "learned")]
mod embedded;
mod game;
mod maxims;
mod memo;
mod objective;
mod outlook;
mod parts;
mod points;
mod position;
mod rolled;
mod search;
mod state;
mod strategy;
mod tree;
mod value;
mod values;
mod vocabulary;
mod weights;

/// Name of the file with the learned values, without its extension.
pub const VALUES: &str = "knucklebones-values";

pub use crate::names::UnknownName;
pub use analysis::{Analyser, ByColumn, Found, Limits};
pub use board::{Board, COLUMNS, Column, SQUARES};
#[cfg(feature = "by-heart")]
pub use by_heart::by_heart;
pub use decide::{Knucklebones, View};
pub use game::{Duel, FinishedGame, Games, MOST_PLACEMENTS, Tally, luck};
pub use maxims::Maxim;
pub use memo::MOST_MEMORY;
pub use objective::Objective;
pub use outlook::Outlook;
pub use points::Points;
pub use position::{Effect, GameResult, Position, PositionError};
pub use rolled::Rolled;
pub use search::MOST_DEPTH;
pub use strategy::{Strategy, best_column};
pub use tree::{Branch, Level, PathError, Place};
pub use values::Values;
pub use vocabulary::{Fact, Feature};
pub use weights::Weights;

/// What programs need that learn the game's values, and its tests. These names change with the
/// solvers.
pub mod learning {
    pub use super::accuracy::is_seldom;
    pub use super::parts::{ADDED_STEPS, MOST_ROW, Parts, UnroundedRow};
    pub use super::search::{Budget, Horizon, Search};
    pub use super::state::{CLOSED, Counts, PAIRS, Pair, Pairs, State};
    pub use super::value::Value;
    pub use super::weights::{
        DIFFERENCE, Features, HEAD_STEPS, HEADS, LEAD, MOST_FACTOR, POINTS, PRODUCTS, STEPS, TIE,
        WIDTH, tie_part,
    };
}
