//! The schedule of training: which games, and how long the steps are.

use std::array;
use std::thread;

use engine::chance::generator;
use engine::solitaire_dice::{SECOND, Weights};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::adam::{Block, Left, kept};
use crate::solitaire_dice::games::{Beginners, Running};
use crate::solitaire_dice::gradient::{Lesson, add_gradient, each_number};

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
const GAMES: usize = 256;
/// They are dealt out in so many parts, whose gradients are added up in their order.
const PARTS: usize = 16;

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
pub struct Training {
    pub(crate) schedule: Schedule,
    pub(crate) seed: u64,
    /// Steps made.
    pub step: u64,
    pub(crate) games: Vec<Running>,
    /// For each part of the games.
    beginners: [Beginners; PARTS],
    pub(crate) weights: Weights,
    /// Their moving average, by which is played: it is what is learned in the end.
    pub average: Weights,
    pub(crate) mean: Weights,
    pub(crate) square: Weights,
    /// What is left of the first step in `mean` and in `square`.
    pub(crate) left: Left,
}

fn nothing() -> Weights {
    let mut weights = Weights::zero();
    weights.linear.fill(0.0);
    weights
}

impl Training {
    /// Begins from scratch.
    #[must_use]
    pub fn new(seed: u64, schedule: Schedule) -> Training {
        let mut generator = generator(seed, u64::MAX);
        let weights = beginning(&mut generator);
        Training {
            schedule,
            seed,
            step: 0,
            games: (0..GAMES).map(|_| Running::new(&mut generator)).collect(),
            beginners: array::from_fn(|_| Beginners::default()),
            average: weights.clone(),
            weights,
            mean: nothing(),
            square: nothing(),
            left: Left::default(),
        }
    }

    /// Makes one step, on so many threads. Returns the root of the mean square error in points.
    ///
    /// # Panics
    /// If a thread does.
    pub fn make_step(&mut self, threads: usize) -> f64 {
        let (seed, step) = (self.seed, self.step);
        let (weights, average) = (&self.weights, &self.average);
        let size = GAMES / PARTS;
        let games = self.games.chunks_mut(size);
        let parts: Vec<_> = games.zip(&mut self.beginners).enumerate().collect();
        let run = |(part, (games, beginners)): (usize, (&mut [Running], &mut Beginners))| {
            let first = step * GAMES as u64 + (part * size) as u64;
            learn(weights, average, beginners, games, seed, first)
        };
        let mut parts = parts.into_iter();
        let share = PARTS.div_ceil(threads.max(1));
        let mut groups: Vec<Vec<_>> = Vec::new();
        while parts.len() > 0 {
            groups.push(parts.by_ref().take(share).collect());
        }
        let learned: Vec<Part> = thread::scope(|scope| {
            let run = &run;
            let handles: Vec<_> = groups
                .into_iter()
                .map(|group| scope.spawn(move || group.into_iter().map(run).collect::<Vec<_>>()))
                .collect();
            handles
                .into_iter()
                .flat_map(|handle| handle.join().expect("a thread that plays does not panic"))
                .collect()
        });
        self.follow(learned)
    }

    fn follow(&mut self, mut learned: Vec<Part>) -> f64 {
        let mut sum = nothing();
        let mut lessons = 0.0;
        let mut squares = 0.0;
        for part in &mut learned {
            each_number([&mut sum, &mut part.gradient], |[sum, more]| {
                for (sum, more) in sum.iter_mut().zip(more) {
                    *sum += *more;
                }
            });
            lessons += part.lessons;
            squares += part.squares;
        }
        // The first turns of games teach nothing.
        let lessons = if lessons > 0.0 { lessons } else { 1.0 };
        self.move_weights(&mut sum, lessons);
        self.step += 1;
        f64::from(squares / lessons).sqrt()
    }

    fn move_weights(&mut self, gradient: &mut Weights, lessons: f32) {
        let (rate, keep) = (self.rate(), kept(self.step, self.schedule.keep));
        let step = self.left.step(rate, lessons, keep);
        let all = [
            gradient,
            &mut self.mean,
            &mut self.square,
            &mut self.weights,
            &mut self.average,
        ];
        each_number(all, |[gradient, mean, square, weights, average]| {
            step.make(Block {
                gradient,
                mean,
                square,
                weights,
                average,
            });
        });
    }

    /// Falls on a square.
    #[expect(clippy::cast_precision_loss, reason = "a rate needs no more digits")]
    fn rate(&self) -> f32 {
        let Schedule {
            steps,
            first_rate,
            last_rate,
            ..
        } = self.schedule;
        let left = 1.0 - self.step as f32 / steps as f32;
        last_rate + (first_rate - last_rate) * left * left
    }
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

/// What has been learned, as it is written to a file: the average of the weights, and the values after the
/// first turn where the opening is different.
#[must_use]
pub fn learned(training: &Training) -> Weights {
    let mut weights = training.average.clone().rounded();
    weights.find_first_turn();
    weights
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
