//! Who decides for a player.

use rand::Rng;
use thiserror::Error;

use crate::chance::generator;

/// What those who decide in a game see and say.
pub trait Game {
    /// What a player sees when something is to be decided.
    type View<'a>;
    /// What a player decides.
    type Move;
}

/// Whoever decides for a player, on whichever thread.
pub trait Decide<G: Game>: Send {
    /// What the player to move does. `chance` decides what the player leaves to chance.
    fn decide(&mut self, view: G::View<'_>, chance: &mut dyn Rng) -> G::Move;

    /// Forgets what earlier games might have left to decide this one by, so that a game is the same
    /// whichever were played before it.
    fn begin_game(&mut self) {}
}

impl<G: Game> dyn Decide<G> + '_ {
    /// What the player to move does, where a seed decides what the player leaves to chance.
    pub fn decide_by(&mut self, seed: u64, view: G::View<'_>) -> G::Move {
        self.decide(view, &mut generator(seed, 0))
    }
}

/// Somebody plays by learned values that are not loaded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("what was learned for {needed_for} is not loaded")]
pub struct NotLearned {
    /// The player, or the games, that the values are for.
    pub needed_for: String,
}

impl NotLearned {
    /// The error of a player with a name.
    #[must_use]
    pub fn of_player(name: &impl std::fmt::Display) -> NotLearned {
        NotLearned {
            needed_for: format!("the player \"{name}\""),
        }
    }
}
