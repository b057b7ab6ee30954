//! Games to learn from, and what each table of them should be worth.

use std::sync::Arc;

use engine::heckmeck::learning::{Active, BestToWin, Network, Structure, WinPrices};
use engine::heckmeck::{
    MOST_PLAYERS, Outcome, PlayTurns, RuleOptions, Strategy, Table, WinChances, WinModel, play_turn,
};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::bytes::take;
use crate::heckmeck::gradient::Lesson;

/// Of 100 turns played for the win, this many end in any way that the rules allow.
const RANDOM_RESULTS: u8 = 5;

/// Of what the next turn has shown of the network's error, the part that counts for the turn before
/// it.
const LAMBDA: f64 = 0.9;

/// The most turns of each player that rules of thumb begin a game with.
const MOST_WEAK_TURNS: u8 = 10;

/// Who play otherwise than for the win, the best in worms first.
const OTHERS: [Strategy; 7] = [
    Strategy::BestInWorms,
    Strategy::HighestFace,
    Strategy::MostPoints,
    Strategy::WormsFirst,
    Strategy::WormsFromThirdRoll,
    Strategy::TwoWormsAtStake,
    Strategy::Random,
];

/// The place in [`OTHERS`] of one who plays for the win.
const FOR_THE_WIN: u8 = u8::MAX;

/// A game that is being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    /// Where it stands.
    pub table: Table,
    /// By seat: who plays, as a place in [`OTHERS`].
    pub seats: [u8; MOST_PLAYERS],
    /// Turns left until all play for the win.
    pub others_for: u8,
}

impl Running {
    /// A new game with as many players as one of these numbers says.
    ///
    /// # Panics
    /// If a number is not from 2 to 7.
    #[must_use]
    pub fn new(players: (u8, u8), generator: &mut ChaCha8Rng) -> Running {
        let players = generator.random_range(players.0..=players.1);
        let table = Table::fresh(players.into(), RuleOptions::default()).expect("2 to 7 players");
        let mut seats = [FOR_THE_WIN; MOST_PLAYERS];
        let mut others_for = u8::MAX;
        match generator.random_range(0..100_u8) {
            0..25 => seats[usize::from(generator.random_range(0..players))] = 0,
            25..40 => {
                for seat in &mut seats {
                    *seat = generator.random_range(1..7_u8);
                }
                others_for = generator.random_range(1..=MOST_WEAK_TURNS * players);
            }
            _ => {}
        }
        Running {
            table,
            seats,
            others_for,
        }
    }
}

impl Running {
    /// Adds all that decides how the game goes on.
    pub fn put(&self, bytes: &mut Vec<u8>) {
        let text = self.table.to_string();
        // A table takes some 60 characters.
        bytes.push(text.len().to_le_bytes()[0]);
        bytes.extend(text.as_bytes());
        bytes.extend(self.seats);
        bytes.push(self.others_for);
    }

    /// Takes what [`Running::put`] has added.
    pub fn take(rest: &mut &[u8]) -> Option<Running> {
        let [length] = take(rest)?;
        let (text, left) = rest.split_at_checked(length.into())?;
        *rest = left;
        let table: Table = str::from_utf8(text).ok()?.parse().ok()?;
        let seats = take::<MOST_PLAYERS>(rest)?;
        let [others_for] = take(rest)?;
        Some(Running {
            table,
            seats,
            others_for,
        })
    }
}

/// One who plays games to learn from.
pub struct Worker {
    best: BestToWin,
    others: Vec<Box<dyn PlayTurns>>,
}

impl Worker {
    /// One who trusts this network.
    ///
    /// # Panics
    /// If one of the others needs a network.
    #[must_use]
    pub fn new(network: Arc<Network>, structure: &Arc<Structure>) -> Worker {
        Worker {
            best: BestToWin::new(network, Arc::clone(structure)),
            others: OTHERS
                .map(|strategy| {
                    let decider = strategy.decider(structure, &WinModel::default(), 2);
                    decider.expect("none of them needs a network")
                })
                .into(),
        }
    }

    /// Trusts another network from now on.
    pub fn turn_to(&mut self, network: Arc<Network>) {
        self.best.turn_to(network);
    }

    /// Plays one turn; where it ends the game, another one begins.
    ///
    /// # Panics
    /// If the game is over.
    pub fn play(
        &mut self,
        game: &mut Running,
        players: (u8, u8),
        generator: &mut ChaCha8Rng,
    ) -> Played {
        let table = &game.table;
        let network = Arc::clone(self.best.network());
        let (prices, foresight) = self.best.at(table);
        let distribution = (table.players() > 2).then(|| foresight.distribution(prices));
        let chances = match &distribution {
            Some(distribution) => prices.mean(distribution),
            None => foresight.mean(table, prices),
        };
        let mut turn = Played {
            active: network.layout.active(table),
            players: table.players(),
            mover: table.to_move(),
            chances,
            after: None,
        };
        let (outcome, as_expected) = self.outcome(game, distribution.as_deref(), generator);
        if as_expected {
            let (prices, _) = self.best.at(table);
            turn.after = Some(prices.after(outcome));
        }
        game.table.play(outcome).expect("an outcome of the turn");
        game.others_for = game.others_for.saturating_sub(1);
        if game.table.is_over() {
            turn.after = None;
            *game = Running::new(players, generator);
        }
        turn
    }

    /// How a turn ends, and whether it was played for the win.
    fn outcome(
        &mut self,
        game: &Running,
        distribution: Option<&[(Outcome, f64)]>,
        generator: &mut ChaCha8Rng,
    ) -> (Outcome, bool) {
        let table = &game.table;
        let other = if game.others_for > 0 {
            game.seats[table.to_move()]
        } else {
            FOR_THE_WIN
        };
        if let Some(other) = self.others.get_mut(usize::from(other)) {
            return (play_turn(table, other.as_mut(), generator), false);
        }
        if generator.random_range(0..100_u8) < RANDOM_RESULTS {
            let (prices, _) = self.best.at(table);
            return (any(prices, generator), false);
        }
        let outcome = match distribution {
            Some(distribution) => draw(distribution, generator),
            None => play_turn(table, &mut self.best, generator),
        };
        (outcome, true)
    }
}

/// A turn of a game to learn from.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    /// The table before it, as inputs of the network.
    active: Active,
    players: usize,
    mover: usize,
    /// Chances of all players before it: the mean, over all that the turn can come to, of what the
    /// network says of the table after it.
    chances: WinChances,
    /// What the network says of the table after it. `None` where the game was over then, or where
    /// the turn was not played as those chances expect.
    after: Option<WinChances>,
}

/// What the tables before the successive turns of a game should be worth: [`Played::chances`], and
/// [`LAMBDA`] times by how much the turn after it came to other chances than the network told
/// (TD(λ), R. S. Sutton, 1988). All of these are means over throws, so hardly any luck gets in, and
/// few lessons are enough.
#[must_use]
pub fn lessons(played: &[Played]) -> Vec<Lesson> {
    let mut later = None;
    let backwards = played.iter().rev().map(|turn| {
        let mut wanted = turn.chances;
        if let (Some(after), Some(later)) = (turn.after, later) {
            for ((wanted, later), after) in wanted.iter_mut().zip::<WinChances>(later).zip(after) {
                *wanted += LAMBDA * (later - after);
            }
        }
        later = Some(wanted);
        lesson(turn, wanted)
    });
    let mut lessons: Vec<Lesson> = backwards.collect();
    lessons.reverse();
    lessons
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "chances need no more digits, and 7 players fit in a byte"
)]
fn lesson(turn: &Played, wanted: WinChances) -> Lesson {
    let mut lesson = Lesson {
        active: turn.active,
        players: turn.players as u8,
        ..Lesson::default()
    };
    for (nth, chance) in lesson.chances[..turn.players].iter_mut().enumerate() {
        *chance = wanted[(turn.mover + nth) % turn.players] as f32;
    }
    lesson
}

/// Any outcome that the rules allow.
fn any(prices: &WinPrices, generator: &mut ChaCha8Rng) -> Outcome {
    // Of a fixed width: drawn the same on every machine.
    let count = u32::try_from(prices.after.len()).unwrap_or(1);
    prices.after[generator.random_range(0..count) as usize].0
}

/// An outcome by its chance.
fn draw(distribution: &[(Outcome, f64)], generator: &mut ChaCha8Rng) -> Outcome {
    let mut left = generator.random::<f64>();
    for &(outcome, chance) in distribution {
        left -= chance;
        if left < 0.0 {
            return outcome;
        }
    }
    distribution
        .last()
        .map_or(Outcome::Fail, |&(outcome, _)| outcome)
}
