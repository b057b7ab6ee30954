//! Steps down a gradient (Adam: D. Kingma, J. Ba, 2015), and a moving average of what they lead to.

const MEAN_KEPT: f32 = 0.9;
const SQUARE_KEPT: f32 = 0.999;
const LEAST: f32 = 1e-8;

/// What is left of the first step in the means of gradients, and in those of their squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Left(pub [f32; 2]);

impl Default for Left {
    fn default() -> Left {
        Left([1.0; 2])
    }
}

/// One step.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    rate: f32,
    correction: f32,
    lessons: f32,
    keep: f32,
}

/// Numbers of the same block.
pub struct Block<'a> {
    /// Sums of gradients.
    pub gradient: &'a [f32],
    /// Moving means of gradients.
    pub mean: &'a mut [f32],
    /// Moving means of their squares.
    pub square: &'a mut [f32],
    /// What is learned.
    pub weights: &'a mut [f32],
    /// Its moving average.
    pub average: &'a mut [f32],
}

/// Part of a moving average that the next step leaves as it is: `most` in the long run, less after few steps, so
/// that what was there at first is soon forgotten.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "a part needs no more digits")]
pub fn kept(steps: u64, most: f32) -> f32 {
    let early = 1.0 - 1.0 / (0.1 * steps as f32 + 1.0);
    if early < most { early } else { most }
}

impl Left {
    /// The next step, at this rate, by the mean gradient of so many lessons. The moving average keeps a part
    /// of what it is.
    pub fn step(&mut self, rate: f32, lessons: f32, keep: f32) -> Step {
        let Left([mean, square]) = self;
        *mean *= MEAN_KEPT;
        *square *= SQUARE_KEPT;
        Step {
            rate: rate / (1.0 - *mean),
            correction: 1.0 / (1.0 - *square),
            lessons,
            keep,
        }
    }
}

impl Step {
    /// Moves the weights of a block.
    pub fn make(self, block: Block<'_>) {
        let Step {
            rate,
            correction,
            lessons,
            keep,
        } = self;
        let Block {
            gradient,
            mean,
            square,
            weights,
            average,
        } = block;
        let numbers = gradient
            .iter()
            .zip(mean)
            .zip(square)
            .zip(weights)
            .zip(average);
        for ((((gradient, mean), square), weight), average) in numbers {
            let gradient = gradient / lessons;
            *mean = MEAN_KEPT * *mean + (1.0 - MEAN_KEPT) * gradient;
            *square = SQUARE_KEPT * *square + (1.0 - SQUARE_KEPT) * gradient * gradient;
            *weight -= rate * *mean / ((*square * correction).sqrt() + LEAST);
            *average = keep * *average + (1.0 - keep) * *weight;
        }
    }
}
