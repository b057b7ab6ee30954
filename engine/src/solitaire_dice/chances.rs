//! A network that tells the chance of a score.
//!
//! It is laid out as the one that values sheets, see [`Weights`], but for its last layer: a head
//! for each of [`HEADS`] scores tells how likely the final score is at least that. Each adds up the
//! second layer and the value. A score between two of them has a chance between theirs. The chance
//! of a score is never greater than that of a lower one: of all heads up to it the least counts.

use crate::net::{add_times, squashed};
use crate::solitaire_dice::aim::{HEADS, Target, head_score};
use crate::solitaire_dice::choice::ByChoice;
use crate::solitaire_dice::length::Length;
use crate::solitaire_dice::sheet::Sheet;
use crate::solitaire_dice::weights::{Activations, After, SECOND, Weights, features};

/// Row of what the value adds to each head.
pub const FROM_VALUE: usize = SECOND;
/// Row of what each head begins with.
pub const FROM_BIAS: usize = SECOND + 1;
/// Rows of weights of the heads.
pub const HEAD_ROWS: usize = SECOND + 2;

/// Far enough from 0 that [`likely`] makes 1 of it.
const SURE: f32 = 1000.0;

/// The numbers that are learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// All but the heads.
    pub values: Weights,
    /// What each neuron of the second layer adds to each head, then the value, then the bias.
    pub heads: Vec<[f32; HEADS]>,
}

/// A number between 0 and 1 that rises with x, nearly as the normal distribution does, without
/// functions that differ from machine to machine: with y = x + x³/4 it is (1 + y / √(1 + y²)) / 2.
#[must_use]
pub fn likely(x: f32) -> f32 {
    let y = x + 0.25 * x * x * x;
    0.5 + 0.5 * squashed(y)
}

/// The slope of [`likely`] at x, over p (1 − p): how fast the cross entropy changes for each part
/// that the chance is off.
#[must_use]
pub fn slope_by_spread(x: f32) -> f32 {
    let y = x + 0.25 * x * x * x;
    (2.0 + 1.5 * x * x) / (1.0 + y * y).sqrt()
}

impl Chances {
    /// All zero, but for what [`Weights::zero`] has.
    #[must_use]
    pub fn zero() -> Chances {
        Chances {
            values: Weights::zero(),
            heads: vec![[0.0; HEADS]; HEAD_ROWS],
        }
    }

    /// What the heads add up to, before [`likely`].
    #[must_use]
    #[inline]
    pub fn heads(&self, activations: &Activations) -> [f32; HEADS] {
        let mut heads = self.heads[FROM_BIAS];
        add_times(&mut heads, activations.value, &self.heads[FROM_VALUE]);
        for (neuron, row) in activations.second.iter().zip(&self.heads) {
            if *neuron > 0.0 {
                add_times(&mut heads, *neuron, row);
            }
        }
        heads
    }

    fn chance(&self, activations: &Activations, target: Target) -> f64 {
        let heads = self.heads(activations);
        let (head, part) = target.place();
        let least = |heads: &[f32]| heads.iter().copied().fold(f32::INFINITY, f32::min);
        let at = least(&heads[..=head]);
        let Some(&next) = heads.get(head + 1).filter(|_| part > 0.0) else {
            return likely(at).into();
        };
        let (at, next) = (likely(at), likely(at.min(next)));
        (at + part * (next - at)).into()
    }

    /// The chance that the final score reaches a target: 0 or 1 where the game is over.
    #[must_use]
    pub fn of(&self, sheet: &Sheet, target: Target) -> f64 {
        if sheet.is_over() {
            return over(sheet.score(), target);
        }
        let inputs = features(sheet, Length::get());
        self.chance(&self.values.activations(&inputs), target)
    }

    /// The same after some choices, given by their places in ascending order.
    pub fn after_each(
        &self,
        sheet: &Sheet,
        choices: &[u16],
        target: Target,
        chances: &mut ByChoice,
    ) {
        self.values.after_each(sheet, choices, |place, after| {
            chances[place] = match after {
                After::Over(score) => over(score, target),
                After::Open(activations) => self.chance(&activations, target),
            };
        });
    }

    /// What all heads add up to after some choices, given by their places in ascending order; for
    /// training. Where a choice ends the game [`likely`] makes 0 or 1 of them.
    pub fn heads_after_each(
        &self,
        sheet: &Sheet,
        choices: &[u16],
        mut visit: impl FnMut(usize, [f32; HEADS]),
    ) {
        self.values.after_each(sheet, choices, |place, after| {
            let heads = match after {
                After::Over(score) => std::array::from_fn(|head| {
                    if score >= head_score(head) {
                        SURE
                    } else {
                        -SURE
                    }
                }),
                After::Open(activations) => self.heads(&activations),
            };
            visit(place, heads);
        });
    }
}

fn over(score: i16, target: Target) -> f64 {
    f64::from(u8::from(score >= target.score()))
}
