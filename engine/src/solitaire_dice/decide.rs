//! What a player sees, and decides.

use crate::decide::Game;
use crate::solitaire_dice::choice::{FiveDice, Taken};
use crate::solitaire_dice::sheet::{Opening, Sheet};

/// What a player sees.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The player's sheet, which is not over.
    pub sheet: &'a Sheet,
    /// What has been rolled.
    pub roll: FiveDice,
    /// The rule of the opening.
    pub opening: Opening,
}

/// The game of Solitaire Dice, as its players decide in it.
pub enum SolitaireDice {}

impl Game for SolitaireDice {
    type View<'a> = View<'a>;
    /// One of the choices of the roll.
    type Move = Taken;
}
