//! What a player sees and decides, and why somebody may not be able to.

use crate::decide::{Decide, Game, NotLearned};
use crate::heckmeck::table::{Outcome, Table, TableStateError};
use crate::heckmeck::turn::{Position, Turn};
use crate::heckmeck::values::Action;

/// What a player sees.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The table before the turn.
    pub table: &'a Table,
    /// The turn so far.
    pub turn: &'a Turn,
}

/// The game of Heckmeck, as its players decide in it.
pub enum Heckmeck {}

impl Game for Heckmeck {
    type View<'a> = View<'a>;
    /// An action that the rules allow. After a bust that is [`Action::Bust`], at the end of a turn
    /// that is over [`Action::Stop`].
    type Move = Action;
}

/// Whoever plays whole turns.
pub trait PlayTurns: Decide<Heckmeck> {
    /// What the player to move takes when stopping at a position: if nothing else is said, a tile
    /// that can be stolen is stolen.
    fn outcome_of_stopping(&mut self, table: &Table, position: Position) -> Outcome {
        table.outcome_of_stopping(position)
    }

    /// How likely each outcome of a whole turn of this player is: those that are possible, or none
    /// where that would take too long to tell.
    fn outcome_chances(&mut self, table: &Table) -> Vec<(Outcome, f64)>;
}

/// Why a strategy cannot play at a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The table, or the turn there, can't be.
    #[error(transparent)]
    Table(#[from] TableStateError),
    /// The win network for this many players is not loaded.
    #[error(transparent)]
    NotLearned(#[from] NotLearned),
}
