//! What the search must know of a game.

use std::convert::Infallible;
use std::ops::Range;

use engine::decide::{Decide, Game};
use engine::estimate::Estimate;
use engine::sentences::{Sentence, Sentences, Vocabulary};
use serde_json::Value;

use crate::sentences::decisions::Decisions;
use crate::sentences::obvious::Obvious;
use crate::threads::in_parts;

/// Games whose decisions are gathered as one part.
const PART: u64 = 10;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Playing {
    /// Another seed has other games.
    pub seed: u64,
    /// Threads that play; the results are the same with any number.
    pub threads: usize,
}

/// What hears of the decisions of a game: what a player sees, the choices, and what each is worth.
pub type Hears<'a, V> =
    dyn for<'view> FnMut(&<V as Game>::View<'view>, &[<V as Game>::Move], &[f64]) + 'a;

/// Makes a player, for each thread its own.
pub type Seated<'a, V> = dyn Fn() -> Box<dyn Decide<V>> + Sync + 'a;

/// A sentence of a game.
pub type Of<V> = Sentence<<V as Vocabulary>::Fact, <V as Vocabulary>::Feature>;

/// A game for which sentences are looked for, and a judge of its choices.
pub trait Subject: Sync {
    /// What a person can see in it.
    type Vocabulary: Vocabulary<Move: Copy> + 'static;
    /// Who plays games whose decisions are gathered.
    type Worker;

    /// Most choices of a position.
    const MOST_CHOICES: usize;

    /// A worker; some of its games are played by `own`, if there are such sentences.
    fn worker(&self, own: Option<&Sentences<Self::Vocabulary>>) -> Self::Worker;

    /// Plays the game of a number, and tells its decisions.
    fn play(
        &self,
        worker: &mut Self::Worker,
        number: u64,
        seed: u64,
        hears: &mut Hears<'_, Self::Vocabulary>,
    );

    /// A position as JSON, as the boundary is asked about it.
    fn position(view: &<Self::Vocabulary as Game>::View<'_>) -> Value;

    /// A choice as JSON, as the boundary tells it.
    fn choice(choice: &<Self::Vocabulary as Game>::Move) -> Value;

    /// The file among the engine's sources that holds the lists there are.
    fn file(&self) -> &'static str;

    /// What is done where sentences leave it open: a sentence that is heard last, and counts as none.
    #[must_use]
    fn last() -> Vec<Of<Self::Vocabulary>> {
        Vec::new()
    }

    /// What its rule of thumb leaves of choices.
    fn obvious(&self) -> Box<Obvious<Self::Vocabulary>>;

    /// What a choice gives away at least that the page calls a mistake, in the unit of what choices
    /// are worth here.
    fn mistake(&self) -> f64;

    /// What a choice is worth as the page is told it: rounded, in the page's unit.
    fn told(&self, worth: f64) -> f64;

    /// What a player comes to in games: a share of wins, or points.
    fn strength(
        &self,
        player: &Seated<'_, Self::Vocabulary>,
        games: u64,
        playing: Playing,
    ) -> Estimate;

    /// The decisions of some games.
    fn decisions(
        &self,
        own: Option<&Sentences<Self::Vocabulary>>,
        games: Range<u64>,
        Playing { seed, threads }: Playing,
    ) -> Decisions {
        let count = games.end - games.start;
        let worker = || Ok::<_, Infallible>(self.worker(own));
        let none = || Decisions::new::<Self::Vocabulary>(Self::MOST_CHOICES);
        let Ok(parts) = in_parts(threads, count, PART, worker, |worker, part| {
            let mut decisions = none();
            for number in part {
                let number = games.start + number;
                self.play(worker, number, seed, &mut |view, choices, worth| {
                    decisions.push::<Self::Vocabulary>(view, choices, worth);
                });
            }
            decisions
        });
        parts.iter().fold(none(), |mut all, part| {
            all.append(part);
            all
        })
    }
}

/// A number with so many decimals at most.
#[must_use]
pub fn rounded(number: f64, decimals: i32) -> f64 {
    let units = 10_f64.powi(decimals);
    (number * units).round() / units
}
