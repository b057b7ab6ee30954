//! Steps down the gradient of the squared errors of lead, tie and difference.

use engine::knucklebones::Weights;
use engine::knucklebones::learning::{Activations, HEADS, POINTS, WIDTH, outlook_of_heads};

use crate::dot::dot;
use crate::knucklebones::games::Lesson;

/// How long the steps are.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Of the table.
    pub table: f32,
    /// Of the network.
    pub network: f32,
}

impl Step {
    /// This many times as long.
    #[must_use]
    pub fn times(self, factor: f32) -> Step {
        Step {
            table: self.table * factor,
            network: self.network * factor,
        }
    }
}

/// By head.
type Heads = [f32; HEADS];

/// How much the error of each head moves what all heads of the network share.
const SHARED: Heads = [1.0, 1.0, 0.1, 0.0];

/// How much longer the steps of each head are in the table. Ties are rare, so that their errors are
/// small.
const IN_TABLE: Heads = [1.0, 10.0, 1.0, 0.0];

/// Makes one step towards what a lesson says. Returns by how much the lead was off.
pub fn learn(weights: &mut Weights, lesson: &Lesson, step: Step) -> f32 {
    let features = &lesson.features;
    let activations = weights.activations(features);
    let outlook = outlook_of_heads(&activations.heads, features.points);
    let error = outlook.lead() - lesson.target.lead();
    let [lead, tie, ..] = activations.heads;
    let room = 1.0 - outlook.lead().abs();
    let gradient = [
        error * slope(lead),
        (outlook.tie() - lesson.target.tie()) * room * 0.5 * slope(tie),
        (outlook.difference() - lesson.target.difference()) / POINTS,
        0.0,
    ];

    let table = gradient.map(|head| head * step.table);
    let table = times(table, IN_TABLE);
    for pair in features.pairs {
        subtract(&mut weights.pairs[pair], &table);
    }
    subtract(&mut weights.scores[features.score], &table);

    let rows = through_layers(weights, &activations, times(gradient, SHARED), step.network);
    for pair in features.pair_rows {
        subtract(&mut weights.pair_rows[pair], &rows);
    }
    subtract(&mut weights.square_rows[features.squares], &rows);
    subtract(&mut weights.difference_rows[features.difference], &rows);
    error
}

/// Steps of both layers. Returns the step of the rows below them.
fn through_layers(
    weights: &mut Weights,
    Activations { first, second, .. }: &Activations,
    gradient: Heads,
    step: f32,
) -> [f32; WIDTH] {
    let mut back = [0.0; WIDTH];
    for ((row, &input), back) in weights.heads.iter_mut().zip(second).zip(&mut back) {
        // A unit that is off neither moves nor hands anything on.
        if input > 0.0 {
            *back = dot(row, &gradient);
            for (weight, head) in row.iter_mut().zip(gradient) {
                *weight -= step * input * head;
            }
        }
    }
    let stepped = back.map(|unit| unit * step);
    let mut rows = [0.0; WIDTH];
    for ((row, &input), below) in weights.hidden.iter_mut().zip(first).zip(&mut rows) {
        if input > 0.0 {
            *below = dot(row, &back) * step;
            for (weight, unit) in row.iter_mut().zip(stepped) {
                *weight -= input * unit;
            }
        }
    }
    subtract(&mut weights.hidden_bias, &stepped);
    rows
}

/// The slope of [`engine::net::squashed`].
fn slope(x: f32) -> f32 {
    let square = 1.0 + x * x;
    1.0 / (square * square.sqrt())
}

fn times(numbers: Heads, factors: Heads) -> Heads {
    std::array::from_fn(|head| numbers[head] * factors[head])
}

fn subtract<const N: usize>(numbers: &mut [f32; N], step: &[f32; N]) {
    for (number, step) in numbers.iter_mut().zip(step) {
        *number -= step;
    }
}
