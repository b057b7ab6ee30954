//! Solitaire Dice as a game to find sentences for, judged by the score to expect.

use std::convert::Infallible;
use std::sync::Arc;

use engine::decide::Decide;
use engine::dice::Face;
use engine::estimate::Estimate;
use engine::sentences::{Sentences, Vocabulary as _};
use engine::series::Series;
use engine::solitaire_dice::{
    FiveDice, Opening, Setting, Sheet, Sheets, SolitaireDice, Solver, Start, Strategy, Sum, Taken,
    View, Weights,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::sentences::obvious::{Obvious, only};
use crate::sentences::subject::{Hears, Playing, Seated, Subject, rounded};
use crate::solitaire_dice::seated;
use crate::threads;

/// Who plays a game, and how many of the choices are made at random: one in so many.
const PLAYERS: [(Strategy, u8); 3] = [
    (Strategy::Advice { depth: 1 }, 20),
    (Strategy::Thumb, 10),
    (Strategy::Columns, 10),
];

/// Of the sentences' own choices one in so many is made at random.
const RANDOM_OF_OWN: u8 = 30;

/// The game, and what was learned of it.
pub struct Judged(pub Arc<Weights>);

/// Who plays, and who values choices.
pub struct Worker {
    players: Vec<(Box<dyn Decide<SolitaireDice>>, u8)>,
    solver: Solver,
}

impl Subject for Judged {
    type Vocabulary = SolitaireDice;
    type Worker = Worker;

    const MOST_CHOICES: usize = 15;

    fn file(&self) -> &'static str {
        "engine/src/solitaire_dice/sentences.txt"
    }

    /// Good and weak players, and twice as many games of the sentences.
    fn worker(&self, own: Option<&Sentences<SolitaireDice>>) -> Worker {
        let Judged(weights) = self;
        let mut players: Vec<_> = PLAYERS
            .iter()
            .map(|&(player, random)| (seated(player, weights), random))
            .collect();
        for own in own.iter().flat_map(|&own| [own; 2 * PLAYERS.len()]) {
            players.push((Box::new(own.clone()), RANDOM_OF_OWN));
        }
        Worker {
            players,
            solver: Solver::new(Some(Arc::clone(weights))),
        }
    }

    /// Decisions are those with a choice. What a choice is worth is the score to expect by one
    /// expectation.
    fn play(
        &self,
        worker: &mut Worker,
        number: u64,
        seed: u64,
        hears: &mut Hears<'_, SolitaireDice>,
    ) {
        let Worker { players, solver } = worker;
        let mut generator = ChaCha8Rng::seed_from_u64((seed << 32) + number);
        let nth = usize::try_from(number).unwrap_or(0) % players.len();
        let (player, random) = &mut players[nth];
        let setting = Setting {
            depth: 2,
            spare: 0,
            ..Setting::default()
        };
        let mut sheet = Sheet::EMPTY;
        while !sheet.is_over() {
            let roll = FiveDice::throw(&mut generator);
            let view = View {
                sheet: &sheet,
                roll,
                opening: Opening::Any,
            };
            let choices = SolitaireDice::choices(&view);
            if choices.len() > 1 {
                let found = solver.choices(&sheet, roll, setting);
                let worth = found.iter().map(|(_, worth)| worth.value.unwrap_or(0.0));
                hears(&view, &choices, &worth.collect::<Vec<f64>>());
            }
            let taken = if generator.random_range(0..*random) == 0 {
                choices[generator.random_range(0..choices.len())]
            } else {
                player.decide(view, &mut generator)
            };
            sheet = taken.choice.after(&sheet);
        }
    }

    fn position(&View { sheet, roll, .. }: &View<'_>) -> Value {
        json!({
            "sums": sheet.sums(),
            "rejects": sheet.rejects(),
            "roll": roll.dice().map(Face::number).collect::<Vec<u8>>(),
        })
    }

    fn choice(Taken { choice, .. }: &Taken) -> Value {
        json!({
            "reject": choice.reject.map(Face::number),
            "sums": choice.pair.sums().map(Sum::number),
        })
    }

    /// The rule of thumb of the Lab.
    fn obvious(&self) -> Box<Obvious<SolitaireDice>> {
        let mut player = seated(Strategy::Thumb, &self.0);
        let mut generator = ChaCha8Rng::seed_from_u64(0);
        Box::new(move |&view, choices| only(choices, &player.decide(view, &mut generator)))
    }

    fn mistake(&self) -> f64 {
        10.0
    }

    fn told(&self, worth: f64) -> f64 {
        rounded(worth, 1)
    }

    /// The score on average, without luck.
    fn strength(
        &self,
        player: &Seated<'_, SolitaireDice>,
        games: u64,
        Playing { seed, threads }: Playing,
    ) -> Estimate {
        let new = || {
            let sheets = Sheets {
                players: vec![player()],
                start: Start::default(),
                luck: Some(Arc::clone(&self.0)),
            };
            Ok::<_, Infallible>(Series::of(sheets, seed))
        };
        let Ok(tally) = threads::play(threads, games, new);
        let adjusted = &tally.players[0].adjusted;
        adjusted.as_ref().expect("luck is told").average()
    }
}
