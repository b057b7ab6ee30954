//! The schedule of training: how many positions, and how long the steps are.

use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::thread;

use engine::knucklebones::learning::{Horizon, PRODUCTS, Pairs, Parts, State, Value, WIDTH};
use engine::knucklebones::{Objective, Outlook, Position, Values};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::knucklebones::lessons::{self, Lesson};
use crate::knucklebones::solution::solved::Solution;
use crate::knucklebones::steps::{self, Step, Target};
use crate::threads::on_threads;

/// The seed of the values that are shipped.
pub const SEED: u64 = 1;

/// Lessons that the values which are shipped have learned from, in millions.
pub const MILLIONS: u64 = 2000;

/// The first steps.
const STEP: Step = Step {
    scores: 0.02,
    network: 0.5,
};

/// The last steps, in parts of the first ones.
const LAST: f32 = 0.002;

/// After this many lessons the rows are tended.
const TENDED: u64 = 100_000;
/// By how much numbers by pair and by score shrink at first; then by less, as the steps do.
const SHRINK: f32 = 0.00045;
/// They do in this many hundredths of the training; then what has become 0 stays 0.
const SHRINKING: u64 = 40;

/// Games whose lessons are learned in a row.
const ROUND: u64 = 512;
/// Games of a round that one thread plays in a row.
const PART: usize = 64;
/// Rounds that may be played before they are learned from.
const AHEAD: usize = 4;
/// Rounds that are learned from before it is told how far the training has come.
const TOLD: u64 = 4000;

/// How far the training has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Lessons learned.
    pub lessons: u64,
    /// Lessons there will be.
    pub of: u64,
    /// Root of the mean square by which shares of wins were off those of the solution.
    pub error: f64,
    /// Lead of the player who starts.
    pub lead: f32,
}

/// Learns from scratch what a solution says, in one lesson or more. The same seed gives the same
/// bits with any number of threads that play; one more learns.
#[must_use]
pub fn train(
    solution: &Solution,
    seed: u64,
    threads: usize,
    lessons: u64,
    mut tell: impl FnMut(Progress),
) -> Parts {
    let mut parts = beginning(seed);
    let mut learned = 0;
    let mut errors = Errors::default();
    thread::scope(|scope| {
        let (sender, receiver) = sync_channel(AHEAD);
        scope.spawn(move || {
            let rounds = (0..).map(|round| (seed << 32) | (round * ROUND));
            for first in rounds {
                let round = of_round(solution, first, threads);
                // Nobody listens any more: all is learned.
                if sender.send(round).is_err() {
                    break;
                }
            }
        });
        for (round, of_round) in (1..).zip(&receiver) {
            let values = Values::new(Some(Arc::new(parts.weights())), Objective::Win);
            for lesson in of_round.iter().flatten() {
                let step = STEP.times(fall(learned, lessons));
                let target = target(lesson, &values);
                errors.add(steps::learn(&mut parts, lesson.state, target, step));
                learned += 1;
                if learned.is_multiple_of(TENDED) {
                    tend(&mut parts, learned, lessons);
                }
                if learned == lessons {
                    break;
                }
            }
            let is_done = learned == lessons;
            if is_done || u64::is_multiple_of(round, TOLD) {
                tell(Progress {
                    lessons: learned,
                    of: lessons,
                    error: errors.take() / 2.0,
                    lead: lead_of_start(&parts),
                });
            }
            if is_done {
                break;
            }
        }
        drop(receiver);
    });
    parts
}

/// Keeps rows small, in the first part of the training, and in range.
fn tend(parts: &mut Parts, learned: u64, lessons: u64) {
    if 100 * learned < SHRINKING * lessons {
        steps::shrink(parts, SHRINK * fall(learned, lessons));
    } else {
        steps::keep_zeros(parts);
    }
    steps::keep_in_range(parts);
}

/// From 1 to [`LAST`] on a square.
#[expect(
    clippy::cast_precision_loss,
    reason = "a length of steps needs no more digits"
)]
fn fall(learned: u64, lessons: u64) -> f32 {
    let left = 1.0 - learned as f32 / lessons as f32;
    LAST + (1.0 - LAST) * left * left
}

/// The lessons of one round, in the order of its games whatever the threads.
fn of_round(solution: &Solution, first: u64, threads: usize) -> Vec<Vec<Lesson>> {
    let first_of_parts = (first..first + ROUND).step_by(PART);
    on_threads(threads, first_of_parts, |first| {
        let mut lessons = Vec::new();
        for game in first..first + PART as u64 {
            lessons::of_game(solution, game, &mut lessons);
        }
        lessons
    })
}

/// What a lesson says a position should be worth; ties and points are what `values` say of what
/// follows.
fn target(lesson: &Lesson, values: &Values) -> Target {
    let pairs = Pairs::get();
    let rest = lesson.following.as_ref().map(|following| {
        let worth = |state: State| {
            let counts = state.counts(pairs);
            if counts.result().is_some() {
                values.over(counts.difference)
            } else {
                values.leaf(state, counts)
            }
        };
        let all = following.iter().map(|&state| worth(state).swapped());
        let mean = all.fold(Outlook::NOTHING, Outlook::plus).times(1.0 / 6.0);
        [mean.tie(), mean.difference()]
    });
    Target {
        lead: lesson.lead,
        rest,
    }
}

/// Parts that know nothing: small random numbers where all would else stay the same.
fn beginning(seed: u64) -> Parts {
    let mut parts = Parts::zero();
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut draw = |size: f32| size * (2.0 * generator.random::<f32>() - 1.0);
    // The same rows and the same head for all squares at first: what is never reached stays as it
    // is, and takes no room in the file.
    let mut row = [0.0; WIDTH];
    row.fill_with(|| 0.3 + draw(0.3));
    parts.squares.fill(row);
    let mut head = [0.0; PRODUCTS];
    head.fill_with(|| draw(0.3));
    parts.lead.fill(head);
    let columns = parts.own.iter_mut().chain(&mut parts.facing).flatten();
    columns.for_each(|number| *number = draw(0.3));
    let others = parts.others.iter_mut().flatten();
    others.for_each(|number| *number = draw(0.1));
    parts
}

fn lead_of_start(parts: &Parts) -> f32 {
    let start = State::from(Position::default());
    let weights = parts.weights();
    weights.estimate(Pairs::get(), start).lead()
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
