//! What is learned by steps down a gradient, with a moving average of what they lead to.
//!
//! The steps are those of Adam (D. Kingma, J. Ba, 2015).

use engine::learned_file::Parameters;

use crate::bytes::{fill, put};

/// Parts of the means of gradients, and of their squares, that a step leaves as they are.
const MEAN_KEPT: f32 = 0.9;
const SQUARE_KEPT: f32 = 0.999;
/// Keeps steps of numbers that have hardly any gradient short.
const LEAST: f32 = 1e-8;

/// Numbers that are being learned.
pub struct Learner<P> {
    /// The numbers themselves.
    pub current: P,
    /// Their moving average, by which is played: it is what is learned in the end.
    pub average: P,
    /// Moving means of gradients.
    mean: P,
    /// Moving means of their squares.
    pub square: P,
    /// What is left of the first step in the means of gradients, and in those of their squares.
    left: [f32; 2],
}

/// How a step is made.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// How long it is.
    pub rate: f32,
    /// Lessons whose gradients were added up.
    pub lessons: f32,
    /// Part of the moving average that it leaves as it is.
    pub keep: f32,
}

impl<P: Parameters + Clone> Learner<P> {
    /// Begins with these numbers; `zero` has the same shape.
    pub fn new(beginning: P, zero: &P) -> Learner<P> {
        Learner {
            average: beginning.clone(),
            current: beginning,
            mean: zero.clone(),
            square: zero.clone(),
            left: [1.0; 2],
        }
    }

    /// Makes a step, given the sum of the gradients of some lessons.
    pub fn step(&mut self, gradient: &mut P, step: Step) {
        let [mean_left, square_left] = &mut self.left;
        *mean_left *= MEAN_KEPT;
        *square_left *= SQUARE_KEPT;
        let rate = step.rate / (1.0 - *mean_left);
        let correction = 1.0 / (1.0 - *square_left);
        let gradient = gradient.blocks_mut().into_iter();
        let blocks = gradient
            .zip(self.mean.blocks_mut())
            .zip(self.square.blocks_mut())
            .zip(self.current.blocks_mut())
            .zip(self.average.blocks_mut());
        for ((((gradient, mean), square), current), average) in blocks {
            let numbers = gradient.numbers.iter().zip(mean.numbers);
            let numbers = numbers.zip(square.numbers).zip(current.numbers);
            for ((((gradient, mean), square), current), average) in numbers.zip(average.numbers) {
                let gradient = gradient / step.lessons;
                *mean = MEAN_KEPT * *mean + (1.0 - MEAN_KEPT) * gradient;
                *square = SQUARE_KEPT * *square + (1.0 - SQUARE_KEPT) * gradient * gradient;
                *current -= rate * *mean / ((*square * correction).sqrt() + LEAST);
                *average = step.keep * *average + (1.0 - step.keep) * *current;
            }
        }
    }

    fn all(&mut self) -> [&mut P; 4] {
        [
            &mut self.current,
            &mut self.average,
            &mut self.mean,
            &mut self.square,
        ]
    }

    /// Adds all that decides how it goes on.
    pub fn put(&self, bytes: &mut Vec<u8>) {
        put(&self.left, bytes);
        for numbers in [&self.current, &self.average, &self.mean, &self.square] {
            for block in numbers.clone().blocks_mut() {
                put(block.numbers, bytes);
            }
        }
    }

    /// Takes what [`Learner::put`] has added; `None` where there is less.
    pub fn take(&mut self, rest: &mut &[u8]) -> Option<()> {
        fill(&mut self.left, rest)?;
        for numbers in self.all() {
            for block in numbers.blocks_mut() {
                fill(block.numbers, rest)?;
            }
        }
        Some(())
    }
}

/// Fills all numbers with 0.
pub fn clear(numbers: &mut impl Parameters) {
    for block in numbers.blocks_mut() {
        block.numbers.fill(0.0);
    }
}

/// Adds numbers, place by place.
pub fn add_all<P: Parameters>(sum: &mut P, numbers: &mut P) {
    for (sum, more) in sum.blocks_mut().into_iter().zip(numbers.blocks_mut()) {
        for (sum, more) in sum.numbers.iter_mut().zip(more.numbers) {
            *sum += *more;
        }
    }
}

/// Part of a moving average that the next step leaves as it is: `most` in the long run, less after
/// few steps, so that what was there at first is soon forgotten.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "a part needs no more digits")]
pub fn kept(steps: u64, most: f32) -> f32 {
    let early = 1.0 - 1.0 / (0.1 * steps as f32 + 1.0);
    if early < most { early } else { most }
}
