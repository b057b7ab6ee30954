//! The schedule of training: which games, and how long the steps are.

use std::array;
use std::fmt;

use engine::chance::generator;
use engine::solitaire_dice::learning::SECOND;
use engine::solitaire_dice::{OpenCost, Weights};
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
pub const SCHEDULE: SheetSchedule = SheetSchedule {
    weights: None,
    steps: Schedule {
        steps: 80_000,
        first_rate: 6e-3,
        last_rate: 1e-5,
        keep: 0.999,
    },
};

/// The schedule of the easy variant's weights, which begin with those.
pub const EASY_STEPS: Schedule = Schedule {
    steps: 15_000,
    first_rate: 2e-3,
    last_rate: 1e-5,
    keep: 0.999,
};

/// What weights are learned from, and for how long.
#[derive(Clone, Copy)]
pub struct SheetSchedule {
    /// Weights to begin with, learned for what an open sum costs in the games; `None` for random
    /// ones, and the official sheet.
    pub weights: Option<&'static Weights>,
    /// How they are moved.
    pub steps: Schedule,
}

impl SheetSchedule {
    fn open_cost(&self) -> OpenCost {
        self.weights
            .map_or(OpenCost::Official, |weights| weights.open_cost)
    }
}

impl fmt::Debug for SheetSchedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?}", self.open_cost(), self.steps)
    }
}

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
    progress: Progress<SheetSchedule>,
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
    type Schedule = SheetSchedule;
    const KEPT_AFTER: u64 = 1000;

    fn new(seed: u64, schedule: SheetSchedule) -> SheetTraining {
        let mut generator = generator(seed, u64::MAX);
        let mut beginning = match schedule.weights {
            Some(weights) => weights.clone(),
            None => beginning(&mut generator),
        };
        beginning.first_turn.clear();
        let new = |_| Running::new(schedule.open_cost(), &mut generator);
        SheetTraining {
            progress: Progress {
                seed,
                schedule,
                round: 0,
            },
            games: (0..GAMES).map(new).collect(),
            beginners: array::from_fn(|_| Beginners::default()),
            learner: Learner::new(beginning, &nothing()),
        }
    }

    fn progress(&self) -> &Progress<SheetSchedule> {
        &self.progress
    }

    fn progress_mut(&mut self) -> &mut Progress<SheetSchedule> {
        &mut self.progress
    }

    fn rounds(&self) -> u64 {
        self.progress.schedule.steps.steps
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
            *game = Running::take(self.progress.schedule.open_cost(), rest)?;
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
            rate: rate(schedule.steps, round),
            lessons,
            keep: kept(round, schedule.steps.keep),
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
