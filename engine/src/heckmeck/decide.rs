//! Who decides for a player, and why somebody may not be able to.

use rand::rngs::ChaCha8Rng;

use crate::heckmeck::table::{Outcome, Table, TableStateError};
use crate::heckmeck::turn::{Position, Turn};
use crate::heckmeck::values::Action;

/// Whoever decides for a player.
pub trait Decide {
    /// What the player to move does next: an action that the rules allow. After a bust that is
    /// [`Action::Bust`], at the end of a turn that is over [`Action::Stop`].
    fn decide(&mut self, table: &Table, turn: &Turn, generator: &mut ChaCha8Rng) -> Action;

    /// What the player to move takes when stopping at a position: if nothing else is said, a tile that
    /// can be stolen is stolen.
    fn outcome_of_stopping(&mut self, table: &Table, position: Position) -> Outcome {
        table.outcome_of_stopping(position)
    }

    /// How likely each outcome of a whole turn of this player is: those that are possible.
    fn outcome_chances(&mut self, table: &Table) -> Vec<(Outcome, f64)>;
}

/// Why nobody can play so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The table, or the turn there, can't be.
    #[error(transparent)]
    Table(#[from] TableStateError),
    /// What to play for the win takes is not known.
    #[error("chances to win with {players} players are not known: their network is not loaded")]
    NoNetwork {
        /// Players in the game.
        players: usize,
    },
}
