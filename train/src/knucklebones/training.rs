//! The schedule of training: which games, and how long the steps are.

use std::sync::Arc;

use engine::knucklebones::learning::{Pairs, State};
use engine::knucklebones::{Objective, Position, Values, Weights};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::knucklebones::games::{self, Lesson, Play};
use crate::knucklebones::steps::{self, Step};
use crate::threads::on_threads;

/// The seed of the values that are shipped.
pub const SEED: u64 = 1;

/// Games that are played with the same weights, before their lessons are learned one by one.
const ROUND: u64 = 64;
/// Games of a round that one thread plays in a row.
const PART: usize = 8;

/// A part of the training. Its steps grow shorter on a square.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// Thousands of games.
    pub thousands: u64,
    /// How they are played.
    pub play: Play,
    /// The first steps.
    pub step: Step,
    /// The last steps, in parts of the first ones.
    pub last: f32,
}

/// One placement ahead says what a position should be worth; then also what came of it, without
/// which values are too near to a half.
pub const STAGES: [Stage; 2] = [
    Stage {
        thousands: 3200,
        play: Play {
            random: 10,
            lambda: 0.0,
        },
        step: Step {
            table: 0.02,
            network: 0.3,
        },
        last: 0.02,
    },
    Stage {
        thousands: 1024,
        play: Play {
            random: 10,
            lambda: 1.0,
        },
        step: Step {
            table: 0.01,
            network: 0.15,
        },
        last: 0.02,
    },
];

/// How far the training has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Games played.
    pub games: u64,
    /// Games of all stages.
    pub of: u64,
    /// Root of the mean square by which the lead was off what it should have been.
    pub error: f64,
    /// Lead of the player who starts.
    pub lead: f32,
}

/// Learns from scratch. The same seed gives the same bits with any number of threads. With
/// `thousands` each stage has this many thousand games.
#[must_use]
pub fn train(
    seed: u64,
    threads: usize,
    thousands: Option<u64>,
    mut tell: impl FnMut(Progress),
) -> Weights {
    let mut weights = Arc::new(beginning(seed));
    let rounds = |stage: &Stage| thousands.unwrap_or(stage.thousands) * 1000 / ROUND;
    let of: u64 = STAGES.iter().map(rounds).sum::<u64>() * ROUND;
    let mut games = 0;
    for stage in &STAGES {
        let rounds = rounds(stage);
        let mut errors = Errors::default();
        for round in 0..rounds {
            let first = seed << 32 | games;
            let lessons = lessons(&weights, stage.play, first, threads);
            let step = stage.step.times(fall(round, rounds, stage.last));
            let weights = Arc::make_mut(&mut weights);
            for lesson in lessons.iter().flatten() {
                errors.add(steps::learn(weights, lesson, step));
            }
            games += ROUND;
            if (round + 1).is_multiple_of(1000) {
                let lead = lead_of_start(weights);
                tell(Progress {
                    games,
                    of,
                    error: errors.take(),
                    lead,
                });
            }
        }
    }
    Arc::unwrap_or_clone(weights)
}

/// From 1 to `last` on a square.
#[expect(clippy::cast_precision_loss, reason = "a few thousand rounds")]
fn fall(round: u64, rounds: u64, last: f32) -> f32 {
    let left = 1.0 - round as f32 / rounds as f32;
    last + (1.0 - last) * left * left
}

/// The lessons of one round, in the order of its games whatever the threads.
fn lessons(weights: &Arc<Weights>, play: Play, first: u64, threads: usize) -> Vec<Vec<Lesson>> {
    let values = Values::new(Some(Arc::clone(weights)), Objective::Win);
    let first_of_parts = (first..first + ROUND).step_by(PART);
    on_threads(threads, first_of_parts, |first| {
        let mut lessons = Vec::new();
        for game in first..first + PART as u64 {
            games::play(&values, play, game, &mut lessons);
        }
        lessons
    })
}

/// Weights that know nothing: small random numbers where units would else stay the same.
fn beginning(seed: u64) -> Weights {
    let mut weights = Weights::zero();
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut draw = |size: f32| size * (2.0 * generator.random::<f32>() - 1.0);
    let rows = weights
        .square_rows
        .iter_mut()
        .chain(&mut weights.difference_rows);
    rows.flatten().for_each(|weight| *weight = draw(0.3));
    weights
        .hidden
        .iter_mut()
        .flatten()
        .for_each(|weight| *weight = draw(0.5));
    for row in &mut weights.heads {
        row[..3].iter_mut().for_each(|weight| *weight = draw(0.3));
    }
    weights
}

fn lead_of_start(weights: &Weights) -> f32 {
    let start = State::from(Position::default());
    weights.estimate(start, start.counts(Pairs::get())).lead()
}

/// Squared errors, added up.
#[derive(Default)]
struct Errors {
    sum: f64,
    count: f64,
}

impl Errors {
    fn add(&mut self, error: f32) {
        self.sum += f64::from(error * error);
        self.count += 1.0;
    }

    /// The root of their mean; then it begins anew.
    fn take(&mut self) -> f64 {
        let Errors { sum, count } = std::mem::take(self);
        (sum / count.max(1.0)).sqrt()
    }
}
