//! What a player sees, and decides.

use crate::decide::Game;
use crate::dice::Face;
use crate::knucklebones::position::Position;

/// What a player sees: a position of a game that is not over, and the die to place.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The boards, that of the player to move first.
    pub position: Position,
    /// What has been rolled.
    pub roll: Face,
}

/// The game of Knucklebones, as its players decide in it.
pub enum Knucklebones {}

impl Game for Knucklebones {
    type View<'a> = View;
    /// The column in which the die is placed, counted from 0.
    type Move = usize;
}
