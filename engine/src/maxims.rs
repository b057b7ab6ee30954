//! Rules that a person says aloud and keeps, as players: what a printed card says, put into code.

use rand::Rng;

use crate::decide::Decide;
use crate::sentences::{Choices, Keep, Vocabulary, any_of};

/// A game with maxims to play by.
pub trait Spoken: Vocabulary {
    /// One of them.
    type Maxim: Copy + std::fmt::Display + Send + Sync + 'static;

    /// The card with this many maxims, in the order in which they are asked: each chooses among what
    /// those before it have left. `None` if there is no such card.
    fn card(count: usize) -> Option<&'static [Self::Maxim]>;

    /// How much a maxim likes a choice. It keeps the choices that it likes most, so one that likes all
    /// of them the same says nothing.
    fn likes(maxim: Self::Maxim, view: &Self::View<'_>, choice: &Self::Move) -> i16;
}

/// Numbers by which a choice is liked, one after the other: each with how many values it has at most.
#[must_use]
pub fn in_order<const N: usize>(numbers: [(i16, i16); N]) -> i16 {
    numbers
        .into_iter()
        .fold(0, |before, (values, number)| before * values + number)
}

/// Whoever plays by a card.
pub struct Maxims<V: Spoken>(&'static [V::Maxim]);

/// What is left of the choices of a position when all maxims are heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The choices that are left: any of them is as good.
    pub left: Choices,
    /// The place of the last maxim that has dropped a choice; `None` if none has.
    pub decided: Option<usize>,
}

impl<V: Spoken> Maxims<V> {
    /// Whoever plays by these, in this order.
    #[must_use]
    pub fn new(card: &'static [V::Maxim]) -> Maxims<V> {
        Maxims(card)
    }

    /// Asks all maxims about the choices of a position.
    #[must_use]
    pub fn hear(&self, view: &V::View<'_>, choices: &[V::Move]) -> Heard {
        let all = (0..choices.len()).fold(0, |all, index| all | 1 << index);
        let mut heard = Heard {
            left: all,
            decided: None,
        };
        for (place, &maxim) in self.0.iter().enumerate() {
            let most = Keep::Most { within: 0 };
            let left = most.of(heard.left, |index| V::likes(maxim, view, &choices[index]));
            if left != heard.left {
                heard = Heard {
                    left,
                    decided: Some(place),
                };
            }
        }
        heard
    }
}

impl<V: Spoken<Move: Copy>> Decide<V> for Maxims<V> {
    fn decide(&mut self, view: V::View<'_>, chance: &mut dyn Rng) -> V::Move {
        let choices = V::choices(&view);
        choices[any_of(self.hear(&view, &choices).left, chance)]
    }
}
