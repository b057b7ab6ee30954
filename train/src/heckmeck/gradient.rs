//! The gradient of the errors that a network makes.

use engine::heckmeck::MOST_PLAYERS;
use engine::heckmeck::learning::{Active, FIRST, HEADS, Network, SECOND, SLOPE, softmax};
use engine::net::{add, add_times};

use crate::bytes::{fill, put, take};
use crate::dot::dot_by_eights;

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

impl Lesson {
    /// Adds all of it.
    pub fn put(&self, bytes: &mut Vec<u8>) {
        bytes.extend([self.players, self.active.len().to_le_bytes()[0]]);
        bytes.extend(self.active.iter().flat_map(|input| input.to_le_bytes()));
        put(&self.chances, bytes);
    }

    /// Takes what [`Lesson::put`] has added.
    pub fn take(rest: &mut &[u8]) -> Option<Lesson> {
        let [players, active] = take(rest)?;
        let mut lesson = Lesson {
            players,
            ..Lesson::default()
        };
        for _ in 0..active {
            let input = u16::from_le_bytes(take(rest)?);
            lesson.active.add(input)?;
        }
        fill(&mut lesson.chances, rest)?;
        Some(lesson)
    }
}

/// Adds the gradient of a lesson's cross-entropy to a sum, which is laid out as the network is.
/// Returns the squared error of the chance of the player to move.
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
        *back = dot_by_eights(&network.heads[neuron], &errors) * slope(input);
    }
    add(&mut sum.second_bias, &second);
    let mut first = [0.0; FIRST];
    for (neuron, back) in first.iter_mut().enumerate() {
        let input = activations.first[neuron];
        add_times(&mut sum.second[neuron], input, &second);
        *back = dot_by_eights(&network.second[neuron], &second) * slope(input);
    }
    for &input in lesson.active.iter() {
        add(&mut sum.first[usize::from(input)], &first);
    }
    errors[0] * errors[0]
}

/// By how much a neuron's output rises with its sum.
fn slope(output: f32) -> f32 {
    if output > 0.0 { 1.0 } else { SLOPE }
}
