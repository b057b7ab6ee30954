//! Knucklebones as a game to find sentences for, judged by the solution.

use std::convert::Infallible;
use std::sync::Arc;

use engine::decide::Decide;
use engine::dice::Face;
use engine::estimate::Estimate;
use engine::knucklebones::{
    COLUMNS, Column, Duel, Knucklebones, Position, Strategy, View, Weights,
};
use engine::sentences::{Sentences, Vocabulary as _};
use engine::series::Series;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::knucklebones::positions::roll;
use crate::knucklebones::solution::player::Perfect;
use crate::knucklebones::solution::solved::Solution;
use crate::sentences::obvious::Obvious;
use crate::sentences::subject::{Hears, Playing, Seated, Subject, rounded};
use crate::threads;

/// A game that goes on for longer is left as it stands.
const MOST_PLACEMENTS: usize = 200;

/// The game, and its solution.
pub struct Judged(pub Arc<Solution>);

/// Games of the sentences against perfect play for each game without them. What they lose there is
/// what they lose in the games that they are measured by.
const OWN_GAMES: usize = 3;

/// Who sits on both sides of a game, how many of their placements are made at random (one in so many),
/// and how many of them, from the first on, have their decisions gathered.
pub struct Pair {
    players: [Box<dyn Decide<Knucklebones>>; 2],
    random: u8,
    gathered: usize,
}

/// Greedy play as a sentence: it leaves every column with the best score difference at once.
///
/// # Panics
/// Never: the sentence can be read.
#[must_use]
pub fn greedy() -> Sentences<Knucklebones> {
    "most swing".parse().expect("a sentence")
}

/// The share of wins against the best by learned values two placements ahead, without luck.
///
/// # Panics
/// Never: the values are there.
#[must_use]
pub fn share_against_best(
    weights: &Arc<Weights>,
    player: &Seated<'_, Knucklebones>,
    games: u64,
    Playing { seed, threads }: Playing,
) -> Estimate {
    let new = || {
        let best = Strategy::Best { depth: 2 }.decider(Some(weights));
        let players = [player(), best.expect("the values are there")];
        Ok::<_, Infallible>(Series::of(Duel::by_learned(players, Some(weights)), seed))
    };
    let Ok(tally) = threads::play(threads, games, new);
    tally.adjusted_share()
}

impl Judged {
    fn perfect(&self) -> Box<dyn Decide<Knucklebones>> {
        Box::new(Perfect(Arc::clone(&self.0)))
    }

    /// What each of some columns is worth.
    fn worth(&self, view: &View, columns: &[usize]) -> Vec<f64> {
        let shares = self.0.shares_of_columns(view.position, view.roll);
        let worth = columns
            .iter()
            .map(|&column| 100.0 * shares[column].unwrap_or(0.0));
        worth.collect()
    }
}

impl Subject for Judged {
    type Vocabulary = Knucklebones;
    type Worker = Vec<Pair>;

    const MOST_CHOICES: usize = COLUMNS;

    fn file(&self) -> &'static str {
        "engine/src/knucklebones/sentences.txt"
    }

    /// Perfect play and greedy play, each against itself, and [`OWN_GAMES`] times as many games of the
    /// sentences against perfect play, of which only the decisions of the sentences count.
    fn worker(&self, own: Option<&Sentences<Knucklebones>>) -> Vec<Pair> {
        let greedy = || Strategy::Greedy.decider(None).expect("it needs no values");
        let mut pairs = vec![
            Pair {
                players: [self.perfect(), self.perfect()],
                random: 20,
                gathered: 2,
            },
            Pair {
                players: [greedy(), greedy()],
                random: 10,
                gathered: 2,
            },
        ];
        let without = pairs.len();
        for own in own
            .iter()
            .flat_map(|&own| [own].repeat(OWN_GAMES * without))
        {
            let own = Box::new(own.clone());
            pairs.push(Pair {
                players: [own, self.perfect()],
                random: 40,
                gathered: 1,
            });
        }
        pairs
    }

    /// All placements count, also those without a choice. What a column is worth is its share of
    /// wins, in points of a hundred.
    fn play(
        &self,
        pairs: &mut Vec<Pair>,
        number: u64,
        seed: u64,
        hears: &mut Hears<'_, Knucklebones>,
    ) {
        let nth = usize::try_from(number).unwrap_or(0);
        let count = pairs.len();
        let Pair {
            players,
            random,
            gathered,
        } = &mut pairs[nth % count];
        let mut generator = ChaCha8Rng::seed_from_u64((seed << 32) + number);
        let mut position = Position::default();
        for turn in nth / count..nth / count + MOST_PLACEMENTS {
            if position.result().is_some() {
                break;
            }
            let view = View {
                position,
                roll: roll(&mut generator),
            };
            let choices = Knucklebones::choices(&view);
            if turn % 2 < *gathered {
                hears(&view, &choices, &self.worth(&view, &choices));
            }
            let column = if generator.random_range(0..*random) == 0 {
                choices[generator.random_range(0..choices.len())]
            } else {
                players[turn % 2].decide(view, &mut generator)
            };
            position = position
                .place(column, view.roll)
                .expect("the column has room");
        }
    }

    fn position(&View { position, roll }: &View) -> Value {
        let dice = |column: Column| -> Vec<u8> {
            let faces = Face::ALL.into_iter();
            faces
                .flat_map(|face| std::iter::repeat_n(face.number(), column.count(face).into()))
                .collect()
        };
        json!({
            "mine": position.mine().0.map(dice),
            "theirs": position.theirs().0.map(dice),
            "roll": roll.number(),
        })
    }

    fn choice(&column: &usize) -> Value {
        column.into()
    }

    fn obvious(&self) -> Box<Obvious<Knucklebones>> {
        let greedy = greedy();
        Box::new(move |view, choices| greedy.left(view, choices))
    }

    fn mistake(&self) -> f64 {
        3.0
    }

    fn told(&self, worth: f64) -> f64 {
        rounded(worth / 100.0, 4)
    }

    /// The share of wins against perfect play, without luck.
    fn strength(
        &self,
        player: &Seated<'_, Knucklebones>,
        games: u64,
        Playing { seed, threads }: Playing,
    ) -> Estimate {
        let new = || {
            let solution = Arc::clone(&self.0);
            let value = move |position: Position, roll| {
                solution.share_of_roll(position.into(), roll).unwrap_or(0.0)
            };
            let players = [player(), self.perfect()];
            Ok::<_, Infallible>(Series::of(Duel::new(players, value), seed))
        };
        let Ok(tally) = threads::play(threads, games, new);
        tally.adjusted_share()
    }
}
