//! What a player sees, and decides.

use crate::decide::Game;
use crate::rummikub::position::Position;
use crate::rummikub::set::Set;

/// What a player sees.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The table and the player's own rack.
    pub position: &'a Position,
    /// How many tiles each of the others has, in the order in which they move.
    pub rivals: &'a [usize],
}

impl View<'_> {
    /// How many tiles are left to draw.
    #[must_use]
    pub fn pool(&self) -> usize {
        let rivals: usize = self.rivals.iter().sum();
        self.position.unseen().len().saturating_sub(rivals)
    }

    /// How many tiles the rival has who has the fewest; 0 if there are no rivals.
    #[must_use]
    pub fn fewest(&self) -> usize {
        self.rivals.iter().copied().min().unwrap_or(0)
    }
}

/// The game of Rummikub, as its players decide in it.
pub enum Rummikub {}

impl Game for Rummikub {
    type View<'a> = View<'a>;
    /// The sets of the table after the turn; `None` to draw a tile, or to pass if there is none.
    type Move = Option<Vec<Set>>;
}
