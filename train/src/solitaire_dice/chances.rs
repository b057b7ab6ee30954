//! How the chances of a score are learned: by games that aim at scores of all heights.

use std::array;
use std::fmt;

use engine::chance::generator;
use engine::solitaire_dice::learning::{
    ACTIVE, ByChoice, CHOICES, FROM_BIAS, FROM_VALUE, HEADS, POINTS, Rolls, SECOND, features,
    head_score, likely, slope_by_spread,
};
use engine::solitaire_dice::{Chances, Length, OpenCost, Opening, Sheet, Weights};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::bytes::take;
use crate::dot::dot;
use crate::learner::{Learner, Step, add_all, kept};
use crate::solitaire_dice::games::{Beginners, Running};
use crate::solitaire_dice::gradient::add_trunk_gradient;
use crate::solitaire_dice::training::{GAMES, PARTS, Schedule, nothing, rate};
use crate::threads::on_threads;
use crate::training::{Progress, Training};

/// The schedule of the chances that are shipped.
pub const STEPS: Schedule = Schedule {
    steps: 24_000,
    first_rate: 1.5e-3,
    last_rate: 1e-5,
    keep: 0.995,
};

/// Heads whose scores are aimed at, one by each game.
const AIMED_AT: std::ops::Range<u8> = 5..26;

/// What each head gets of the value at first, which stands for a usual deviation of final scores.
const BEGINNING: f32 = 0.55;

/// What chances are learned from, and for how long.
#[derive(Clone, Copy)]
pub struct ChanceSchedule {
    /// Weights for the average to begin with.
    pub weights: &'static Weights,
    /// How they are moved.
    pub steps: Schedule,
}

impl fmt::Debug for ChanceSchedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chances {:?}", self.steps)
    }
}

/// What a sheet should tell of each head's score.
struct Lesson {
    features: [usize; ACTIVE],
    targets: [f32; HEADS],
}

/// A game that aims at the score of a head.
struct Aiming {
    running: Running,
    head: u8,
}

impl Aiming {
    fn new(generator: &mut ChaCha8Rng) -> Aiming {
        Aiming {
            running: Running::new(OpenCost::Official, generator),
            head: generator.random_range(AIMED_AT),
        }
    }

    /// Plays one turn, or begins a new game where this one is over. Returns what the sheet before
    /// the turn should tell: for each score the mean over all rolls of the best choice's chance.
    fn play(
        &mut self,
        chances: &Chances,
        beginners: &mut Beginners,
        generator: &mut ChaCha8Rng,
    ) -> Option<Lesson> {
        let rolls = Rolls::get();
        let sheet = self.running.sheet;
        let mut heads = vec![[0.0; HEADS]; CHOICES];
        let mut values: ByChoice = [0.0; CHOICES];
        let possible = rolls.possible(&sheet, Opening::Any);
        let aim = usize::from(self.head);
        chances.heads_after_each(&sheet, possible, |place, found| {
            heads[place] = found;
            values[place] = found[aim].into();
        });
        let targets = mean_of_best(&sheet, &heads);
        if self.running.turn(&values, beginners, generator) {
            *self = Aiming::new(generator);
        }
        // Nothing leads to the empty sheet, so that the network is never asked about it.
        (!sheet.is_empty()).then(|| Lesson {
            features: features(&sheet, Length::get()),
            targets,
        })
    }
}

/// For each head the mean over all rolls of the best choice's chance.
fn mean_of_best(sheet: &Sheet, heads: &[[f32; HEADS]]) -> [f32; HEADS] {
    let mut sums = [0.0; HEADS];
    let mut throws = 0.0;
    Rolls::get().each(sheet, Opening::Any, |weight, choices| {
        let mut best = [f32::NEG_INFINITY; HEADS];
        for &place in choices {
            for (best, &head) in best.iter_mut().zip(&heads[usize::from(place)]) {
                *best = if head > *best { head } else { *best };
            }
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 7,776")]
        let weight = weight as f32;
        throws += weight;
        for (sum, best) in sums.iter_mut().zip(best) {
            *sum += weight * likely(best);
        }
    });
    sums.map(|sum| sum / throws)
}

/// Adds the gradient of a lesson's cross entropy to a sum. Returns the mean square of the errors.
fn add_gradient(chances: &Chances, lesson: &Lesson, sum: &mut Chances) -> f32 {
    let activations = chances.values.activations(&lesson.features);
    let heads = chances.heads(&activations);
    let mut squares = 0.0;
    let mut errors = [0.0; HEADS];
    for ((error, &head), target) in errors.iter_mut().zip(&heads).zip(lesson.targets) {
        let off = likely(head) - target;
        squares += off * off;
        *error = off * slope_by_spread(head);
    }
    let mut more = [0.0; SECOND];
    for (neuron, more) in more.iter_mut().enumerate() {
        let input = activations.second[neuron];
        if input > 0.0 {
            *more = dot(&chances.heads[neuron], &errors);
            engine::net::add_times(&mut sum.heads[neuron], input, &errors);
        }
    }
    engine::net::add_times(&mut sum.heads[FROM_VALUE], activations.value, &errors);
    engine::net::add(&mut sum.heads[FROM_BIAS], &errors);
    add_trunk_gradient(
        &chances.values,
        &lesson.features,
        &activations,
        dot(&chances.heads[FROM_VALUE], &errors),
        &more,
        &mut sum.values,
    );
    squares / 32.0
}

/// Where a training stands.
pub struct ChanceTraining {
    progress: Progress<ChanceSchedule>,
    games: Vec<Aiming>,
    /// For each part of the games.
    beginners: [Beginners; PARTS],
    /// What is being learned.
    pub learner: Learner<Chances>,
}

fn no_chances() -> Chances {
    Chances {
        values: nothing(),
        ..Chances::zero()
    }
}

/// Chances as if final scores deviated from the average's by as much on all sheets.
fn beginning(weights: &Weights) -> Chances {
    let mut chances = Chances {
        values: weights.clone(),
        ..Chances::zero()
    };
    chances.values.first_turn.clear();
    chances.heads[FROM_VALUE] = [BEGINNING; HEADS];
    chances.heads[FROM_BIAS] =
        array::from_fn(|head| -BEGINNING * f32::from(head_score(head)) / POINTS);
    chances
}

impl Training for ChanceTraining {
    type Schedule = ChanceSchedule;
    const KEPT_AFTER: u64 = 1000;

    fn new(seed: u64, schedule: ChanceSchedule) -> ChanceTraining {
        let mut generator = generator(seed, u64::MAX);
        ChanceTraining {
            progress: Progress {
                seed,
                schedule,
                round: 0,
            },
            games: (0..GAMES).map(|_| Aiming::new(&mut generator)).collect(),
            beginners: array::from_fn(|_| Beginners::default()),
            learner: Learner::new(beginning(schedule.weights), &no_chances()),
        }
    }

    fn progress(&self) -> &Progress<ChanceSchedule> {
        &self.progress
    }

    fn progress_mut(&mut self) -> &mut Progress<ChanceSchedule> {
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
            game.running.put(bytes);
            bytes.push(game.head);
        }
    }

    fn take(&mut self, rest: &mut &[u8]) -> Option<()> {
        self.learner.take(rest)?;
        for game in &mut self.games {
            let running = Running::take(OpenCost::Official, rest)?;
            let [head] = take(rest)?;
            *game = Aiming { running, head };
        }
        Some(())
    }
}

impl ChanceTraining {
    /// Makes the step that the parts of the games say. Returns the error in points of a per cent.
    fn follow(&mut self, mut learned: Vec<Part>) -> f64 {
        let mut sum = no_chances();
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
        100.0 * f64::from(squares / lessons).sqrt()
    }

    /// What has been learned, as it is written to a file: the average of the weights.
    #[must_use]
    pub fn learned(&self) -> Chances {
        self.learner.average.clone().rounded()
    }
}

/// What one part of the games teaches.
struct Part {
    gradient: Chances,
    squares: f32,
    lessons: f32,
}

fn learn(
    chances: &Chances,
    average: &Chances,
    beginners: &mut Beginners,
    games: &mut [Aiming],
    seed: u64,
    first: u64,
) -> Part {
    let mut part = Part {
        gradient: no_chances(),
        squares: 0.0,
        lessons: 0.0,
    };
    for (stream, game) in (first..).zip(games) {
        if let Some(lesson) = game.play(average, beginners, &mut generator(seed, stream)) {
            part.squares += add_gradient(chances, &lesson, &mut part.gradient);
            part.lessons += 1.0;
        }
    }
    part
}
