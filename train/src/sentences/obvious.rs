//! What is obvious in a position: what a rule of thumb leaves of its choices.

use engine::decide::Game;
use engine::sentences::Choices;

/// What a game's rule of thumb leaves of the choices of a position.
pub type Obvious<V> =
    dyn for<'view> FnMut(&<V as Game>::View<'view>, &[<V as Game>::Move]) -> Choices;

/// A choice as a set: empty if it is none of these.
#[must_use]
pub fn only<M: PartialEq>(choices: &[M], choice: &M) -> Choices {
    let place = choices.iter().position(|other| other == choice);
    place.map_or(0, |place| 1 << place)
}
