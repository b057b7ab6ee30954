//! The gradient of the errors that a network makes.

use engine::heckmeck::{Active, FIRST, HEADS, MOST_PLAYERS, Network, SECOND, SLOPE, softmax};
use engine::net::{add, add_times};

/// What a table should be worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lesson {
    /// Inputs of the network that are 1.
    pub active: Active,
    /// Number of players.
    pub players: u8,
    /// Chance to win of each, from the one to move.
    pub chances: [f32; MOST_PLAYERS],
}

/// Adds the gradient of a lesson's cross-entropy to a sum, which is laid out as the network is. Returns the squared
/// error of the chance of the player to move.
#[expect(
    clippy::cast_possible_truncation,
    reason = "chances need no more digits"
)]
pub fn add_gradient(network: &Network, lesson: &Lesson, sum: &mut Network) -> f32 {
    let activations = network.activations(&lesson.active);
    let mut errors = [0.0; HEADS];
    let heads = &activations.heads[..lesson.players.into()];
    for ((error, chance), wanted) in errors.iter_mut().zip(softmax(heads)).zip(lesson.chances) {
        *error = chance as f32 - wanted;
    }
    add(&mut sum.heads_bias, &errors);
    let mut second = [0.0; SECOND];
    for (neuron, back) in second.iter_mut().enumerate() {
        let input = activations.second[neuron];
        add_times(&mut sum.heads[neuron], input, &errors);
        *back = dot(&network.heads[neuron], &errors) * slope(input);
    }
    add(&mut sum.second_bias, &second);
    let mut first = [0.0; FIRST];
    for (neuron, back) in first.iter_mut().enumerate() {
        let input = activations.first[neuron];
        add_times(&mut sum.second[neuron], input, &second);
        *back = dot(&network.second[neuron], &second) * slope(input);
    }
    for &input in &lesson.active {
        add(&mut sum.first[usize::from(input)], &first);
    }
    errors[0] * errors[0]
}

/// By how much a neuron's output rises with its sum.
fn slope(output: f32) -> f32 {
    if output > 0.0 { 1.0 } else { SLOPE }
}

/// Added up in one order, so that every machine gets the same bits.
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    // Eight sums side by side.
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}
