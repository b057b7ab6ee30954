//! One who plays for the chance of a score.

use rand::Rng;

use crate::decide::Decide;
use crate::solitaire_dice::choice::Taken;
use crate::solitaire_dice::decide::{SolitaireDice, View};
use crate::solitaire_dice::solver::{Setting, Solver};

/// Chooses by the chance of a score as the advice does, see [`Solver::likeliest`].
pub struct ChancePlayer {
    /// Who knows the chances.
    pub solver: Solver,
    /// How they are found, and of which score.
    pub setting: Setting,
}

impl Decide<SolitaireDice> for ChancePlayer {
    fn decide(&mut self, view: View<'_>, _: &mut dyn Rng) -> Taken {
        let setting = Setting {
            opening: view.opening,
            ..self.setting
        };
        let choices = self.solver.choices(view.sheet, view.roll, setting);
        let best = self.solver.likeliest(view.sheet, &choices, setting);
        choices[best.unwrap_or(0)].0
    }
}
