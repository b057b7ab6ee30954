//! Positions to practise: those in which the obvious choice is a mistake.

use std::ops::RangeFrom;

use engine::decide::Game;
use engine::sentences::{Sentences, Vocabulary};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::sentences::subject::{Playing, Subject};

/// As many positions of each level are looked for, in as many games at most.
const POSITIONS: usize = 40;
const MOST_GAMES: usize = 20_000;

/// The worth of as many choices of a position is told: of the best one and the next.
const WORTH_TOLD: usize = 2;

/// How hard it is to find the best choice of a position in which the obvious one is a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// A short list of rules to remember finds it, and so does a long one.
    Easy,
    /// No short list finds it, but the long one does.
    Medium,
    /// No list finds it.
    Hard,
}

/// Lists of rules to remember, which tell how hard a position is.
pub struct Lists<V: Vocabulary> {
    /// Short ones.
    pub short: Vec<Sentences<V>>,
    /// A long one.
    pub long: Sentences<V>,
}

impl<V: Vocabulary> Lists<V> {
    /// The level of a position with this best choice. `None` where a list leaves other choices beside
    /// it, or where a short list finds it and the long one does not.
    #[must_use]
    pub fn level(&self, view: &V::View<'_>, choices: &[V::Move], best: usize) -> Option<Level> {
        let is_found = |list: &Sentences<V>| list.left(view, choices) == 1 << best;
        let is_missed = |list: &Sentences<V>| list.left(view, choices) >> best & 1 == 0;
        let Lists { short, long } = self;
        if is_found(long) && short.iter().any(is_found) {
            Some(Level::Easy)
        } else if !short.iter().all(is_missed) {
            None
        } else if is_found(long) {
            Some(Level::Medium)
        } else {
            is_missed(long).then_some(Level::Hard)
        }
    }
}

/// A position and what is best in it, as JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The position.
    pub position: Value,
    /// The best choice.
    pub best: Value,
    /// The `choice` and `value` of the best ones, the best of all first.
    pub worth: Value,
}

/// Positions of each level.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Practice {
    /// Those of the level [`Level::Easy`].
    pub easy: Vec<Solved>,
    /// Those of the level [`Level::Medium`].
    pub medium: Vec<Solved>,
    /// Those of the level [`Level::Hard`].
    pub hard: Vec<Solved>,
}

impl Practice {
    fn of(&mut self, level: Level) -> &mut Vec<Solved> {
        match level {
            Level::Easy => &mut self.easy,
            Level::Medium => &mut self.medium,
            Level::Hard => &mut self.hard,
        }
    }

    fn is_known(&self, one: &Solved) -> bool {
        let mut known = self.easy.iter().chain(&self.medium).chain(&self.hard);
        known.any(|known| known.position == one.position)
    }

    fn is_complete(&self) -> bool {
        [&self.easy, &self.medium, &self.hard].map(Vec::len) == [POSITIONS; 3]
    }

    /// Adds one position of a game if there is a new one for a level that is not complete: the one
    /// whose best choice is the rarest at its level so far, of equally rare ones any.
    fn add_one_of(&mut self, game: Vec<(Level, Solved)>, generator: &mut ChaCha8Rng) {
        let mut rarest: Option<((usize, u32), Level, Solved)> = None;
        for (level, one) in game {
            if self.is_known(&one) {
                continue;
            }
            let found = self.of(level);
            if found.len() == POSITIONS {
                continue;
            }
            let alike = found.iter().filter(|other| other.best == one.best);
            let rarity = (alike.count(), generator.random::<u32>());
            if rarest.as_ref().is_none_or(|(least, ..)| rarity < *least) {
                rarest = Some((rarity, level, one));
            }
        }
        if let Some((_, level, one)) = rarest {
            self.of(level).push(one);
        }
    }
}

/// Looks for positions to practise in games from a number on, one position in each game at most. In
/// each of them the best choice is ahead of the next one by what makes a mistake, and is none that the
/// rule of thumb leaves.
pub fn practice<S: Subject>(
    subject: &S,
    lists: &Lists<S::Vocabulary>,
    games: RangeFrom<u64>,
    Playing { seed, .. }: Playing,
) -> Practice {
    let mut practice = Practice::default();
    let mut worker = subject.worker(None);
    let mut obvious = subject.obvious();
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    for number in games.take(MOST_GAMES) {
        if practice.is_complete() {
            break;
        }
        let mut game = Vec::new();
        subject.play(&mut worker, number, seed, &mut |view, choices, worth| {
            let order = best_first(worth);
            let [best, next, ..] = order[..] else { return };
            let is_clear = worth[best] - worth[next] >= subject.mistake();
            if !is_clear || obvious(view, choices) >> best & 1 == 1 {
                return;
            }
            if let Some(level) = lists.level(view, choices, best) {
                game.push((level, solved(subject, view, choices, worth, &order)));
            }
        });
        practice.add_one_of(game, &mut generator);
    }
    practice
}

/// The places of values, the highest first.
fn best_first(values: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &other| values[other].total_cmp(&values[one]));
    order
}

/// A position with its choices in this order.
fn solved<S: Subject>(
    subject: &S,
    view: &<S::Vocabulary as Game>::View<'_>,
    choices: &[<S::Vocabulary as Game>::Move],
    worth: &[f64],
    order: &[usize],
) -> Solved {
    let worth = order.iter().take(WORTH_TOLD).map(|&nth| {
        let value = subject.told(worth[nth]);
        json!({ "choice": S::choice(&choices[nth]), "value": value })
    });
    Solved {
        position: S::position(view),
        best: S::choice(&choices[order[0]]),
        worth: worth.collect(),
    }
}
