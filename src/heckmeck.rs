//! Heckmeck at the boundary.
//!
//! | module | holds |
//! |---|---|
//! | here | queries about a turn |
//! | [`table`] | queries about a table |
//! | `answer`, `exports` | turns: `evaluateTurn`, `loadTable`, `solveWholeTurn` |
//! | `table_exports` | tables: `advise`, `playTurn`, `standing`, `decide`, `Tournament` |

pub mod table;

use engine::heckmeck::{Bust, Turn};

use crate::query::{Counts, Name, Named, Whole};

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
    pub dice: Whole<1, 8>,
    /// What a bust does.
    #[serde(default)]
    pub bust: Name<Bust>,
}

impl TurnQuery {
    /// The turn asked for.
    ///
    /// # Errors
    /// Says which count is impossible and what is allowed.
    pub fn turn(&self) -> Result<Turn, String> {
        let roll = self.roll.map(|Counts(roll)| roll);
        Turn::new(self.taken.0, roll, self.dice.small()).map_err(|error| error.to_string())
    }
}

fn eight() -> Whole<1, 8> {
    Whole(8)
}

impl Named for Bust {
    const ALL: &'static [Bust] = &Bust::ALL;

    fn name(self) -> &'static str {
        Bust::name(self)
    }
}

#[cfg(target_arch = "wasm32")]
pub use exports::{evaluate_turn, lay_out_whole_turn, load_table, solve_whole_turn};
#[cfg(target_arch = "wasm32")]
pub use table_exports::{Tournament, advise, decide, play_turn, standing};

#[cfg(target_arch = "wasm32")]
mod answer;
#[cfg(target_arch = "wasm32")]
mod exports;
#[cfg(target_arch = "wasm32")]
mod table_exports;
