//! The schedule of training: which games, and how long the steps are.

use std::array;
use std::f32::consts::PI;
use std::sync::{Arc, Mutex};
use std::thread;

use engine::chance::generator;
use engine::heckmeck::{Dice, HEADS, Network, Structure};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::adam::{Block, Left, kept};
use crate::heckmeck::games::{self, Played, Running, Worker};
use crate::heckmeck::gradient::{Lesson, add_gradient};

/// The seed of the networks that are shipped.
pub const SEED: u64 = 1;

/// Games that are played side by side.
const GAMES: usize = 256;
/// Turns that a round plays of each game.
const TURNS: usize = 16;
/// The games are dealt out in so many parts.
const PARTS: usize = 16;
/// The most lessons that are kept to be learned again.
const STORE: usize = 200_000;
/// Of all lessons so far, the last fifth is learned again, and at least so many: earlier ones were told by a
/// network that knew less.
const FEWEST_KEPT: usize = 20_000;
/// Lessons of a step.
const BATCH: usize = 256;
/// Steps of a round: each lesson is learned 3.5 times on average.
const STEPS: u64 = (7 * GAMES * TURNS / 2 / BATCH) as u64;

/// What is learned, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// Rounds in all, each with 4,096 new lessons.
    pub rounds: u64,
}

/// The schedules of the networks that are shipped, in the order of [`NETWORKS`](engine::heckmeck::NETWORKS).
pub const SCHEDULES: [Schedule; 4] = [
    Schedule {
        players: (2, 2),
        rounds: 8000,
    },
    Schedule {
        players: (3, 3),
        rounds: 4500,
    },
    Schedule {
        players: (4, 4),
        rounds: 4000,
    },
    Schedule {
        players: (5, 7),
        rounds: 4000,
    },
];

/// Rate of the first step; it falls to 0 on a cosine.
const RATE: f32 = 2e-3;
/// Part of the average that a step leaves as it is.
const KEEP: f32 = 0.998;

/// Where a training stands.
pub struct Training {
    pub(crate) schedule: Schedule,
    pub(crate) seed: u64,
    /// Rounds made.
    pub round: u64,
    pub(crate) games: Vec<Running>,
    pub(crate) store: Vec<Lesson>,
    /// Where the next lesson is kept.
    pub(crate) next: usize,
    pub(crate) learner: Learner,
    structure: Arc<Structure>,
    workers: Vec<Worker>,
}

/// What is being learned.
pub struct Learner {
    pub(crate) network: Network,
    /// Its moving average, by which is played: it is what is learned in the end.
    pub(crate) average: Network,
    pub(crate) mean: Network,
    pub(crate) square: Network,
    pub(crate) left: Left,
    sum: Network,
}

impl Training {
    /// Begins from scratch.
    #[must_use]
    pub fn new(seed: u64, schedule: Schedule) -> Training {
        let mut generator = generator(seed, u64::MAX);
        let seats = schedule.players.1.into();
        let network = beginning(seats, &mut generator);
        let zero = Network::zero(seats);
        Training {
            schedule,
            seed,
            round: 0,
            games: (0..GAMES)
                .map(|_| Running::new(schedule.players, &mut generator))
                .collect(),
            store: Vec::new(),
            next: 0,
            learner: Learner {
                average: network.clone(),
                network,
                mean: zero.clone(),
                square: zero.clone(),
                left: Left::default(),
                sum: zero,
            },
            structure: Arc::new(Structure::new(Dice::EIGHT)),
            workers: Vec::new(),
        }
    }

    /// What has been learned: the moving average. Inputs that never came up have no weights.
    #[must_use]
    pub fn learned(&self) -> Network {
        let mut network = self.learner.average.clone();
        for (weights, square) in network.first.iter_mut().zip(&self.learner.square.first) {
            if square.iter().all(|&square| square <= 0.0) {
                weights.fill(0.0);
            }
        }
        network
    }

    /// Plays and learns one round, on so many threads: what is played is learned from the next round on.
    /// Returns the root of the mean square error of the chance of the player to move.
    ///
    /// # Panics
    /// If a thread does.
    pub fn make_round(&mut self, threads: usize) -> f64 {
        let average = Arc::new(self.learner.average.clone());
        while self.workers.len() < threads.max(1) {
            self.workers
                .push(Worker::new(Arc::clone(&average), &self.structure));
        }
        let (seed, round, schedule) = (self.seed, self.round, self.schedule);
        let size = GAMES / PARTS;
        let mut lessons = vec![Lesson::default(); GAMES * TURNS];
        let parts = self
            .games
            .chunks_mut(size)
            .zip(lessons.chunks_mut(size * TURNS))
            .enumerate();
        let parts = Mutex::new(parts);
        let (store, learner) = (Store::new(&self.store, self.next, round), &mut self.learner);
        let mut error = 0.0;
        thread::scope(|scope| {
            let parts = &parts;
            let play = move |worker: &mut Worker| {
                loop {
                    let next = parts.lock().expect("no part panics").next();
                    let Some((part, (games, lessons))) = next else {
                        break;
                    };
                    let first = (round * PARTS as u64 + part as u64) * size as u64;
                    for ((stream, game), lessons) in
                        (first..).zip(games).zip(lessons.chunks_mut(TURNS))
                    {
                        let mut generator = generator(seed, stream);
                        let played: [Played; TURNS] =
                            array::from_fn(|_| worker.play(game, schedule.players, &mut generator));
                        lessons.copy_from_slice(&games::lessons(&played));
                    }
                }
            };
            let mut workers = self.workers[..threads.max(1)].iter_mut();
            let first = workers.next().expect("there is one");
            for worker in workers {
                let average = Arc::clone(&average);
                scope.spawn(move || {
                    worker.turn_to(average);
                    play(worker);
                });
            }
            error = learner.learn(&store, seed, round, schedule.rounds);
            first.turn_to(Arc::clone(&average));
            play(first);
        });
        for lesson in lessons {
            if self.store.len() < STORE {
                self.store.push(lesson);
            } else {
                self.store[self.next] = lesson;
            }
            self.next = (self.next + 1) % STORE;
        }
        self.round += 1;
        error
    }
}

/// The lessons that are learned again.
struct Store<'a> {
    lessons: &'a [Lesson],
    /// Where the next lesson will be kept.
    next: usize,
    /// How many of the last ones.
    last: u32,
}

impl<'a> Store<'a> {
    fn new(lessons: &'a [Lesson], next: usize, round: u64) -> Store<'a> {
        let so_far = usize::try_from(round)
            .unwrap_or(usize::MAX)
            .saturating_mul(GAMES * TURNS);
        let last = (so_far / 5).max(FEWEST_KEPT).min(lessons.len());
        Store {
            lessons,
            next,
            last: u32::try_from(last).unwrap_or(u32::MAX),
        }
    }

    fn draw(&self, generator: &mut ChaCha8Rng) -> &'a Lesson {
        let back = 1 + generator.random_range(0..self.last) as usize;
        let count = self.lessons.len();
        &self.lessons[(self.next + count - back) % count]
    }
}

impl Learner {
    /// All that decides how it goes on.
    pub(crate) fn networks(&self) -> [&Network; 4] {
        [&self.network, &self.average, &self.mean, &self.square]
    }

    /// The same, to be changed.
    pub(crate) fn networks_mut(&mut self) -> [&mut Network; 4] {
        [
            &mut self.network,
            &mut self.average,
            &mut self.mean,
            &mut self.square,
        ]
    }

    /// Makes the steps of a round.
    fn learn(&mut self, store: &Store<'_>, seed: u64, round: u64, rounds: u64) -> f64 {
        if store.lessons.is_empty() {
            return 0.0;
        }
        let mut generator = generator(seed, u64::MAX - 1 - round);
        let mut squares = 0.0;
        for step in 0..STEPS {
            for block in self.sum.blocks_mut() {
                block.fill(0.0);
            }
            for _ in 0..BATCH {
                let lesson = store.draw(&mut generator);
                squares += f64::from(add_gradient(&self.network, lesson, &mut self.sum));
            }
            self.step(
                rate(round * STEPS + step, rounds * STEPS),
                (round - 1) * STEPS + step,
            );
        }
        #[expect(clippy::cast_precision_loss, reason = "some thousands")]
        let lessons = (STEPS * BATCH as u64) as f64;
        (squares / lessons).sqrt()
    }

    fn step(&mut self, rate: f32, steps: u64) {
        #[expect(clippy::cast_precision_loss, reason = "256")]
        let step = self.left.step(rate, BATCH as f32, kept(steps, KEEP));
        let moved = [
            &mut self.sum,
            &mut self.mean,
            &mut self.square,
            &mut self.network,
            &mut self.average,
        ];
        let [gradient, mean, square, weights, average] = moved.map(Network::blocks_mut);
        let blocks = gradient
            .into_iter()
            .zip(mean)
            .zip(square)
            .zip(weights)
            .zip(average);
        for ((((gradient, mean), square), weights), average) in blocks {
            step.make(Block {
                gradient,
                mean,
                square,
                weights,
                average,
            });
        }
    }
}

/// Falls to 0 on a cosine.
#[expect(clippy::cast_precision_loss, reason = "a rate needs no more digits")]
fn rate(step: u64, of: u64) -> f32 {
    let part = step as f32 / of as f32;
    RATE * 0.5 * (1.0 + libm::cosf(PI * part))
}

/// A network that knows nothing: small random numbers, so that neurons differ.
fn beginning(seats: usize, generator: &mut ChaCha8Rng) -> Network {
    let mut network = Network::zero(seats);
    let mut draw = |size: f32| size * (2.0 * generator.random::<f32>() - 1.0);
    for weight in network.first.as_flattened_mut() {
        *weight = draw(0.2);
    }
    for weight in network.second.as_flattened_mut() {
        *weight = draw(0.2);
    }
    for weights in &mut network.heads {
        weights[..seats.min(HEADS)]
            .iter_mut()
            .for_each(|weight| *weight = draw(0.2));
    }
    network
}
