//! Heckmeck at the boundary.
//!
//! | module | holds |
//! |---|---|
//! | here | queries about a turn |
//! | [`table`] | queries about a table |
//! | `notation` | positions as text |
//! | `exports` | turns: `evaluateTurn`, `loadTable`, `solveWholeTurn` |
//! | `table_exports` | tables: advice, chances to win, the end of a turn; the win networks |
//! | `tournament` | `Tournament` |

#[cfg(feature = "notation")]
mod notation;
pub mod table;

mod exports;
mod table_exports;
mod tournament;

pub use exports::{TABLES, evaluate_turn, lay_out_whole_turn, load_table, solve_whole_turn};
#[cfg(feature = "notation")]
pub use notation::{parse_table, parse_turn};
pub use table_exports::{
    advise, decide, fetch_win_model, load_win_model, play_turn, standing, win_chances,
};
pub use tournament::Tournament;

use engine::heckmeck::{Bust, Turn, TurnError};

use crate::query::{Counts, Small, numbers};

/// A turn to evaluate, as the page asks for it.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnQuery {
    /// Dice taken, by face.
    pub taken: Counts,
    /// Dice rolled, by face.
    #[serde(default)]
    pub roll: Option<Counts>,
    /// Dice in the game.
    #[serde(default = "eight")]
    pub dice: Small<1, 8>,
    /// What a bust does.
    #[serde(default)]
    pub bust: Bust,
}

impl TurnQuery {
    /// The turn asked for.
    ///
    /// # Errors
    /// Says which count is impossible and what is allowed.
    pub fn turn(&self) -> Result<Turn, TurnError> {
        Turn::new(numbers(self.taken), self.roll.map(numbers), self.dice.0)
    }
}

fn eight() -> Small<1, 8> {
    Small(8)
}
