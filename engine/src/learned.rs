//! What players of several games have in common who play by what was learned from games.

use std::fmt::Display;

use thiserror::Error;

/// A player who plays by learned values that are not loaded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{player}\" plays by learned values, and they are not loaded")]
pub struct NotLearned {
    /// The player's name.
    pub player: String,
}

impl NotLearned {
    /// The error of a player.
    #[must_use]
    pub fn of(player: &impl Display) -> NotLearned {
        NotLearned {
            player: player.to_string(),
        }
    }
}
