//! Queries about a turn.

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
