//! The schedule of training: which games, and how long the steps are.

use std::array;

use engine::chance::generator;
use engine::solitaire_dice::Weights;
use engine::solitaire_dice::learning::SECOND;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::learner::{Learner, Step, add_all, kept};
use crate::solitaire_dice::games::{Beginners, Running};
use crate::solitaire_dice::gradient::{Lesson, add_gradient};
use crate::threads::on_threads;
use crate::training::{Progress, Training};

/// The seed of the weights that are shipped.
pub const SEED: u64 = 1;

/// The schedule of the weights that are shipped.
pub const SCHEDULE: Schedule = Schedule {
    steps: 80_000,
    first_rate: 6e-3,
    last_rate: 1e-5,
    keep: 0.999,
};

/// Games that are played side by side: each step learns from one turn of each.
pub(super) const GAMES: usize = 256;
/// They are dealt out in this many parts, whose gradients are added up in their order.
pub(super) const PARTS: usize = 16;

/// How the weights are moved.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// Steps in all.
    pub steps: u64,
    /// Rate of the first step.
    pub first_rate: f32,
    /// Rate of the last step, which is fallen to on a square.
    pub last_rate: f32,
    /// Part of the average that a step leaves as it is, from some steps on.
    pub keep: f32,
}

/// Where a training stands.
pub struct SheetTraining {
    progress: Progress<Schedule>,
    games: Vec<Running>,
    /// For each part of the games.
    beginners: [Beginners; PARTS],
    /// What is being learned.
    pub learner: Learner<Weights>,
}

/// Weights that are all 0.
pub(super) fn nothing() -> Weights {
    let mut weights = Weights::zero();
    weights.linear.fill(0.0);
    weights
}

impl Training for SheetTraining {
    type Schedule = Schedule;
    const KEPT_AFTER: u64 = 1000;

    fn new(seed: u64, schedule: Schedule) -> SheetTraining {
        let mut generator = generator(seed, u64::MAX);
        let beginning = beginning(&mut generator);
        SheetTraining {
            progress: Progress {
                seed,
                schedule,
                round: 0,
            },
            games: (0..GAMES).map(|_| Running::new(&mut generator)).collect(),
            beginners: array::from_fn(|_| Beginners::default()),
            learner: Learner::new(beginning, &nothing()),
        }
    }

    fn progress(&self) -> &Progress<Schedule> {
        &self.progress
    }

    fn progress_mut(&mut self) -> &mut Progress<Schedule> {
        &mut self.progress
    }

    fn rounds(&self) -> u64 {
        self.progress.schedule.steps
    }

    /// Makes one step.
    fn make_round(&mut self, threads: usize) -> f64 {
        let Progress { seed, round, .. } = self.progress;
        let Learner {
            current, average, ..
        } = &self.learner;
        let size = GAMES / PARTS;
        let first = (round * GAMES as u64..).step_by(size);
        let games = self.games.chunks_mut(size).zip(&mut self.beginners);
        let learned = on_threads(threads, first.zip(games), |(first, (games, beginners))| {
            learn(current, average, beginners, games, seed, first)
        });
        self.follow(learned)
    }

    fn put(&self, bytes: &mut Vec<u8>) {
        self.learner.put(bytes);
        for game in &self.games {
            game.put(bytes);
        }
    }

    fn take(&mut self, rest: &mut &[u8]) -> Option<()> {
        self.learner.take(rest)?;
        for game in &mut self.games {
            *game = Running::take(rest)?;
        }
        Some(())
    }
}

impl SheetTraining {
    /// Makes the step that the parts of the games say.
    fn follow(&mut self, mut learned: Vec<Part>) -> f64 {
        let mut sum = nothing();
        let mut lessons = 0.0;
        let mut squares = 0.0;
        for part in &mut learned {
            add_all(&mut sum, &mut part.gradient);
            lessons += part.lessons;
            squares += part.squares;
        }
        // The first turns of games teach nothing.
        let lessons = if lessons > 0.0 { lessons } else { 1.0 };
        let Progress {
            schedule, round, ..
        } = self.progress;
        let step = Step {
            rate: rate(schedule, round),
            lessons,
            keep: kept(round, schedule.keep),
        };
        self.learner.step(&mut sum, step);
        self.progress.round += 1;
        f64::from(squares / lessons).sqrt()
    }

    /// What has been learned, as it is written to a file: the average of the weights, and the
    /// values after the first turn where the opening is different.
    #[must_use]
    pub fn learned(&self) -> Weights {
        let mut weights = self.learner.average.clone().rounded();
        weights.find_first_turn();
        weights
    }
}

/// Falls on a square.
#[expect(clippy::cast_precision_loss, reason = "a rate needs no more digits")]
pub(super) fn rate(schedule: Schedule, step: u64) -> f32 {
    let Schedule {
        steps,
        first_rate,
        last_rate,
        ..
    } = schedule;
    let left = 1.0 - step as f32 / steps as f32;
    last_rate + (first_rate - last_rate) * left * left
}

/// What one part of the games teaches.
struct Part {
    gradient: Weights,
    squares: f32,
    lessons: f32,
}

fn learn(
    weights: &Weights,
    average: &Weights,
    beginners: &mut Beginners,
    games: &mut [Running],
    seed: u64,
    first: u64,
) -> Part {
    let lessons: Vec<Lesson> = (first..)
        .zip(games)
        .filter_map(|(stream, game)| game.play(average, beginners, &mut generator(seed, stream)))
        .collect();
    let mut part = Part {
        gradient: nothing(),
        squares: 0.0,
        lessons: 0.0,
    };
    for lesson in lessons {
        let error = add_gradient(weights, &lesson, &mut part.gradient);
        part.squares += error * error;
        part.lessons += 1.0;
    }
    part
}

/// Weights that know the score: small random numbers where neurons would else stay the same.
fn beginning(generator: &mut ChaCha8Rng) -> Weights {
    let mut weights = Weights::zero();
    let mut draw = |size: f32| size * (2.0 * generator.random::<f32>() - 1.0);
    for weight in weights.first.as_flattened_mut() {
        *weight = draw(0.3);
    }
    for weight in weights.second.as_flattened_mut() {
        *weight = draw(0.15);
    }
    for neuron in 0..SECOND {
        weights.last[neuron] = draw(0.2);
    }
    weights
}
