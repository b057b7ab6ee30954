//! The gradient of the errors that a network makes.

use crate::dot::dot;
use engine::net::add_times;
use engine::solitaire_dice::Weights;
use engine::solitaire_dice::learning::{ACTIVE, Activations, FIRST, POINTS, SECOND};

/// What a sheet should be worth.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Inputs of the network that are 1.
    pub features: [usize; ACTIVE],
    /// What the sheet should be worth, in points.
    pub target: f64,
}

/// An error of more than this many points moves the weights no more than one of this size.
const MOST_ERROR: f32 = 100.0 / POINTS;

/// Adds the gradient of a lesson to a sum, which is laid out as the weights are. Returns the error
/// in points.
#[expect(clippy::cast_possible_truncation, reason = "a score of four digits")]
pub fn add_gradient(weights: &Weights, lesson: &Lesson, sum: &mut Weights) -> f32 {
    let activations = weights.activations(&lesson.features);
    let off = activations.value - lesson.target as f32 / POINTS;
    let error = off.clamp(-MOST_ERROR, MOST_ERROR);
    add_trunk_gradient(
        weights,
        &lesson.features,
        &activations,
        error,
        &[0.0; SECOND],
        sum,
    );
    off * POINTS
}

/// Adds the gradient of all that leads to the value and to the second layer, where the value is off
/// by `error`, and neurons of the second layer by `more` beside it.
pub(super) fn add_trunk_gradient(
    weights: &Weights,
    features: &[usize; ACTIVE],
    activations: &Activations,
    error: f32,
    more: &[f32; SECOND],
    sum: &mut Weights,
) {
    let mut back = [0.0; SECOND];
    for (neuron, back) in back.iter_mut().enumerate() {
        let input = activations.second[neuron];
        if input > 0.0 {
            *back = error * weights.last[neuron] + more[neuron];
            sum.last[neuron] += error * input;
            sum.bias[neuron] += *back;
        }
    }
    let mut rows = [0.0; FIRST];
    for (neuron, row) in rows.iter_mut().enumerate() {
        let input = activations.first[neuron];
        // A neuron that is off neither moves nor hands anything on.
        if input > 0.0 {
            add_times(&mut sum.second[neuron], input, &back);
            *row = dot(&weights.second[neuron], &back);
        }
    }
    for &input in features {
        add_times(&mut sum.first[input], 1.0, &rows);
        sum.linear[input] += error;
    }
}
