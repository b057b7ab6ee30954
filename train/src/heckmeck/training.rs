//! The schedule of training: which games, and how long the steps are.

use std::array;
use std::f32::consts::PI;
use std::sync::{Arc, Mutex};
use std::thread;

use engine::chance::generator;
use engine::heckmeck::Dice;
use engine::heckmeck::learning::{HEADS, Network, Structure};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::bytes::take;
use crate::heckmeck::games::{self, Played, Running, Worker};
use crate::heckmeck::gradient::{Lesson, add_gradient};
use crate::learner::{Learner, Step, clear, kept};
use crate::training::{Progress, Training};

/// The seed of the networks that are shipped.
pub const SEED: u64 = 1;

/// Games that are played side by side.
const GAMES: usize = 256;
/// Turns that a round plays of each game.
const TURNS: usize = 16;
/// The games are dealt out in this many parts.
const PARTS: usize = 16;
/// The most lessons that are kept to be learned again.
const STORE: usize = 200_000;
/// Of all lessons so far, the last fifth is learned again, and at least this many: earlier ones
/// were told by a network that knew less.
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

/// The schedules of the networks that are shipped, in the order of
/// [`NETWORKS`](engine::heckmeck::NETWORKS).
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
pub struct WinTraining {
    progress: Progress<Schedule>,
    games: Vec<Running>,
    lessons: Vec<Lesson>,
    /// Where the next lesson is kept.
    next: usize,
    learner: Learner<Network>,
    structure: Arc<Structure>,
    workers: Vec<Worker>,
}

impl WinTraining {
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
}

impl Training for WinTraining {
    type Schedule = Schedule;
    const KEPT_AFTER: u64 = 100;

    fn new(seed: u64, schedule: Schedule) -> WinTraining {
        let mut generator = generator(seed, u64::MAX);
        let seats = schedule.players.1.into();
        let beginning = beginning(seats, &mut generator);
        WinTraining {
            progress: Progress {
                seed,
                schedule,
                round: 0,
            },
            games: (0..GAMES)
                .map(|_| Running::new(schedule.players, &mut generator))
                .collect(),
            lessons: Vec::new(),
            next: 0,
            learner: Learner::new(beginning, &Network::zero(seats)),
            structure: Arc::new(Structure::new(Dice::EIGHT)),
            workers: Vec::new(),
        }
    }

    fn progress(&self) -> &Progress<Schedule> {
        &self.progress
    }

    fn progress_mut(&mut self) -> &mut Progress<Schedule> {
        &mut self.progress
    }

    fn rounds(&self) -> u64 {
        self.progress.schedule.rounds
    }

    /// Plays and learns side by side: what is played is learned from the next round on. The error
    /// is that of the chance of the player to move, in percent.
    fn make_round(&mut self, threads: usize) -> f64 {
        let average = Arc::new(self.learner.average.clone());
        while self.workers.len() < threads.max(1) {
            self.workers
                .push(Worker::new(Arc::clone(&average), &self.structure));
        }
        let progress = self.progress;
        let mut lessons = vec![Lesson::default(); GAMES * TURNS];
        let parts = parts(&mut self.games, &mut lessons);
        let store = Store::new(&self.lessons, self.next, progress.round);
        let learner = &mut self.learner;
        let error = thread::scope(|scope| {
            let parts = &parts;
            let mut workers = self.workers[..threads.max(1)].iter_mut();
            let first = workers.next().expect("there is one");
            for worker in workers {
                let average = Arc::clone(&average);
                scope.spawn(move || {
                    worker.turn_to(average);
                    play(worker, progress, parts);
                });
            }
            let error = learn(learner, &store, progress);
            first.turn_to(Arc::clone(&average));
            play(first, progress, parts);
            error
        });
        drop(parts);
        for lesson in lessons {
            if self.lessons.len() < STORE {
                self.lessons.push(lesson);
            } else {
                self.lessons[self.next] = lesson;
            }
            self.next = (self.next + 1) % STORE;
        }
        self.progress.round += 1;
        100.0 * error
    }

    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.extend((self.next as u64).to_le_bytes());
        self.learner.put(bytes);
        for game in &self.games {
            game.put(bytes);
        }
        bytes.extend((self.lessons.len() as u64).to_le_bytes());
        for lesson in &self.lessons {
            lesson.put(bytes);
        }
    }

    fn take(&mut self, rest: &mut &[u8]) -> Option<()> {
        self.next = usize::try_from(u64::from_le_bytes(take(rest)?)).ok()?;
        self.learner.take(rest)?;
        for game in &mut self.games {
            *game = Running::take(rest)?;
        }
        for _ in 0..u64::from_le_bytes(take(rest)?) {
            self.lessons.push(Lesson::take(rest)?);
        }
        Some(())
    }
}

/// Games with room for their lessons, and the number of the first one.
type Part<'a> = (u64, &'a mut [Running], &'a mut [Lesson]);

/// All games in parts, for whoever has time.
fn parts<'a>(
    games: &'a mut [Running],
    lessons: &'a mut [Lesson],
) -> Mutex<impl Iterator<Item = Part<'a>> + Send> {
    let size = GAMES / PARTS;
    let parts = games
        .chunks_mut(size)
        .zip(lessons.chunks_mut(size * TURNS))
        .enumerate();
    Mutex::new(parts.map(move |(part, (games, lessons))| ((part * size) as u64, games, lessons)))
}

/// Plays the games of parts until none is left.
fn play<'a>(
    worker: &mut Worker,
    progress: Progress<Schedule>,
    parts: &Mutex<impl Iterator<Item = Part<'a>>>,
) {
    let players = progress.schedule.players;
    loop {
        let next = parts.lock().expect("no part panics").next();
        let Some((first, games, lessons)) = next else {
            break;
        };
        let first = progress.round * GAMES as u64 + first;
        for ((stream, game), lessons) in (first..).zip(games).zip(lessons.chunks_mut(TURNS)) {
            let mut generator = generator(progress.seed, stream);
            let played: [Played; TURNS] =
                array::from_fn(|_| worker.play(game, players, &mut generator));
            lessons.copy_from_slice(&games::lessons(&played));
        }
    }
}

/// Makes the steps of a round. Returns the root of the mean square error.
fn learn(learner: &mut Learner<Network>, store: &Store<'_>, progress: Progress<Schedule>) -> f64 {
    if store.lessons.is_empty() {
        return 0.0;
    }
    let (round, rounds) = (progress.round, progress.schedule.rounds);
    let mut generator = generator(progress.seed, u64::MAX - 1 - round);
    let mut sum = Network::zero(progress.schedule.players.1.into());
    let mut squares = 0.0;
    for nth in 0..STEPS {
        clear(&mut sum);
        for _ in 0..BATCH {
            let lesson = store.draw(&mut generator);
            squares += f64::from(add_gradient(&learner.current, lesson, &mut sum));
        }
        #[expect(clippy::cast_precision_loss, reason = "256")]
        let step = Step {
            rate: rate(round * STEPS + nth, rounds * STEPS),
            lessons: BATCH as f32,
            keep: kept((round - 1) * STEPS + nth, KEEP),
        };
        learner.step(&mut sum, step);
    }
    #[expect(clippy::cast_precision_loss, reason = "some thousands")]
    let lessons = (STEPS * BATCH as u64) as f64;
    (squares / lessons).sqrt()
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
