//! Heckmeck for two as a game to find sentences for, judged by chances to win or by worms.

use std::ops::Range;
use std::sync::{Arc, Mutex};

use engine::decide::Decide;
use engine::dice::{Face, Roll};
use engine::estimate::{Estimate, Sums};
use engine::heckmeck::learning::{BestToWin, Structure};
use engine::heckmeck::{
    Action, Dice, Games, Heckmeck, OTHERWISE, Outcome, PlayError, PlayTurns, PriceList,
    PriceSolver, RuleOptions, Solution, Strategy, Table, Tile, Tournament, Turn, Values, View,
    WinModel,
};
use engine::sentences::{Sentences, Vocabulary as _};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::sentences::obvious::{Obvious, only};
use crate::sentences::subject::{Hears, Of, Playing, Seated, Subject, rounded};
use crate::threads;

/// What sentences are chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Chances to win, in points of a hundred.
    Wins,
    /// Worms of one's own turn.
    Worms,
}

/// The game, and what choices are judged by.
pub struct Judged {
    /// The model with the network for two players.
    pub model: WinModel,
    /// What sentences are chosen for.
    pub aim: Aim,
}

/// Who plays a game, and how many of the actions are made at random: one in so many.
const PAIRS: [([Strategy; 2], u8); 4] = [
    ([Strategy::BestToWin, Strategy::BestInWorms], 20),
    ([Strategy::BestInWorms, Strategy::WormsFromThirdRoll], 10),
    ([Strategy::TwoWormsAtStake, Strategy::BestToWin], 10),
    ([Strategy::MostPoints, Strategy::WormsFromThirdRoll], 10),
];

/// What is obvious to one player or another. The first is the best of an article's rules of thumb, and
/// stops as soon as it can take a tile; the second, the article's last one, takes the same faces and
/// stops from two worms on; the third rolls on with three dice or more unless stopping steals.
const HABITS: [Strategy; 3] = [
    Strategy::WormsFromThirdRoll,
    Strategy::TwoWormsAtStake,
    Strategy::ByHeart1,
];

/// Two players, and how many of their actions are made at random: one in so many.
struct Pair {
    players: [Box<dyn PlayTurns>; 2],
    random: u8,
}

/// Where games are played, and actions judged.
pub struct Worker {
    pairs: Vec<Pair>,
    to_win: BestToWin,
    solver: PriceSolver,
    in_worms: Solution,
}

impl Subject for Judged {
    type Vocabulary = Heckmeck;
    type Worker = Worker;

    /// A face of six.
    const MOST_CHOICES: usize = 6;

    fn file(&self) -> &'static str {
        match self.aim {
            Aim::Wins => "engine/src/heckmeck/sentences-to-win.txt",
            Aim::Worms => "engine/src/heckmeck/sentences-in-worms.txt",
        }
    }

    fn last() -> Vec<Of<Heckmeck>> {
        OTHERWISE.parse().into_iter().collect()
    }

    /// Good and weak players of several kinds, and as many games of the sentences against the best
    /// in worms.
    fn worker(&self, own: Option<&Sentences<Heckmeck>>) -> Worker {
        let structure = Arc::new(Structure::new(Dice::EIGHT));
        let decider = |strategy: Strategy| {
            let decider = strategy.decider(&structure, &self.model, 2);
            decider.expect("the model holds the network for two players")
        };
        let pair = |&(players, random): &([Strategy; 2], u8)| Pair {
            players: players.map(decider),
            random,
        };
        let mut pairs: Vec<Pair> = PAIRS.iter().map(pair).collect();
        for own in own.iter().flat_map(|&own| [own; PAIRS.len()]) {
            let players: [Box<dyn PlayTurns>; 2] =
                [Box::new(own.clone()), decider(Strategy::BestInWorms)];
            pairs.push(Pair {
                players,
                random: 20,
            });
        }
        let network = self.model.network(2).expect("the model holds it");
        let solver = PriceSolver::from_structure(Arc::clone(&structure));
        Worker {
            pairs,
            to_win: BestToWin::new(Arc::clone(network), structure),
            in_worms: solver.new_solution(false),
            solver,
        }
    }

    /// Decisions are those with a choice.
    fn play(&self, worker: &mut Worker, number: u64, seed: u64, hears: &mut Hears<'_, Heckmeck>) {
        let mut generator = ChaCha8Rng::seed_from_u64((seed << 32) + number);
        let nth = usize::try_from(number).unwrap_or(0);
        let pair = nth % worker.pairs.len();
        let starter = nth / worker.pairs.len();
        let mut table = Table::fresh(2, RuleOptions::default()).expect("two players");
        while !table.is_over() {
            let seat = (table.to_move() + starter) % 2;
            let outcome = worker.turn(self.aim, &table, (pair, seat), &mut generator, hears);
            table.play(outcome).expect("the turn came to it");
        }
    }

    fn position(&View { table, turn }: &View<'_>) -> Value {
        let numbers =
            |tiles: &[Tile]| -> Vec<u8> { tiles.iter().map(|tile| tile.number()).collect() };
        let counts = |roll: Roll| Face::ALL.map(|face| roll.count(face));
        json!({
            "players": table.stacks().iter().map(|stack| numbers(stack)).collect::<Vec<_>>(),
            "toMove": table.to_move(),
            "grill": table.grill().iter().map(Tile::number).collect::<Vec<u8>>(),
            "taken": counts(turn.taken()),
            "roll": turn.roll().map(counts),
        })
    }

    fn choice(&action: &Action) -> Value {
        match action {
            Action::Take(face) => json!({ "action": "take", "face": face.number() }),
            Action::Stop => json!({ "action": "stop" }),
            Action::Roll => json!({ "action": "roll" }),
            Action::Bust => json!({ "action": "bust" }),
        }
    }

    /// The face that the first of the [`HABITS`] takes; and one of them, drawn for each decision, says
    /// whether to stop. By the first alone it would never be a mistake to stop too late.
    fn obvious(&self) -> Box<Obvious<Heckmeck>> {
        let structure = Arc::new(Structure::new(Dice::EIGHT));
        let mut players = HABITS.map(|habit| {
            let player = habit.decider(&structure, &self.model, 2);
            player.expect("it needs no network")
        });
        let mut generator = ChaCha8Rng::seed_from_u64(0);
        Box::new(move |&view, choices| {
            let nth = match view.turn.roll() {
                Some(_) => 0,
                None => generator.random_range(0..HABITS.len()),
            };
            only(choices, &players[nth].decide(view, &mut generator))
        })
    }

    fn mistake(&self) -> f64 {
        match self.aim {
            Aim::Wins => 3.0,
            Aim::Worms => 0.3,
        }
    }

    fn told(&self, worth: f64) -> f64 {
        match self.aim {
            Aim::Wins => rounded(worth / 100.0, 4),
            Aim::Worms => rounded(worth, 2),
        }
    }

    /// The share of wins against the best in worms, without luck.
    fn strength(
        &self,
        player: &Seated<'_, Heckmeck>,
        games: u64,
        Playing { seed, threads }: Playing,
    ) -> Estimate {
        let tournament = Tournament {
            // The first of them gives way to the player.
            players: vec![Strategy::Random, Strategy::BestInWorms],
            rules: RuleOptions::default(),
            tie_break: true,
            rotate: true,
            seed,
        };
        let structure = Arc::new(Structure::new(Dice::EIGHT));
        let new = || {
            let network = self.model.network(2).expect("the model holds it");
            let luck = Arc::default();
            let watched = Watched {
                player: player(),
                judge: BestToWin::new(Arc::clone(network), Arc::clone(&structure)),
                before: None,
                luck: Arc::clone(&luck),
            };
            let games = Games::with_model(tournament.clone(), &self.model);
            Ok::<_, PlayError>((games?.with_decider(0, Box::new(watched)), luck))
        };
        let play = |(all, luck): &mut (Games, Arc<Mutex<f64>>), part: Range<u64>| -> Sums {
            let mut sums = Sums::default();
            for number in part {
                *luck.lock().expect("nobody panics") = 0.0;
                let game = all.replay(number);
                let seat = game.seats.iter().position(|&player| player == 0);
                let seat = seat.expect("the player has a seat");
                let result = match game.table.leaders()[..] {
                    [winner] => f64::from(u8::from(winner == seat)),
                    _ => 0.5,
                };
                let by_rolls = *luck.lock().expect("nobody panics");
                sums.add_without_luck(result, game.luck[seat] + by_rolls);
            }
            sums
        };
        let parts = threads::in_parts(threads, games, threads::GAMES, new, play);
        let parts = parts.expect("two players and their network");
        let mut all = Sums::default();
        for part in &parts {
            all.merge(part);
        }
        all.average()
    }
}

/// Plays as another player does, and counts the luck of each roll: what it is worth more than a roll on average,
/// as if the best play followed. That is nothing on average, whatever follows.
struct Watched {
    player: Box<dyn Decide<Heckmeck>>,
    judge: BestToWin,
    /// The turn before its last roll.
    before: Option<Turn>,
    /// Of the game so far: by how much the chance to win rose.
    luck: Arc<Mutex<f64>>,
}

impl Decide<Heckmeck> for Watched {
    fn decide(&mut self, view: View<'_>, chance: &mut dyn Rng) -> Action {
        // Each roll is followed by a decision, also a bust.
        if view.turn.roll().is_none() {
            self.before = Some(*view.turn);
        } else if let Some(before) = self.before.take() {
            let (prices, foresight) = self.judge.at(view.table);
            let rolling = foresight.values(prices, &before).roll;
            let rolled = foresight.values(prices, view.turn).value;
            *self.luck.lock().expect("nobody panics") += rolled - rolling.unwrap_or(rolled);
        }
        self.player.decide(view, chance)
    }
}

impl PlayTurns for Watched {
    /// None: luck is counted roll by roll.
    fn outcome_chances(&mut self, _: &Table) -> Vec<(Outcome, f64)> {
        Vec::new()
    }
}

impl Worker {
    /// Plays a turn, and tells its decisions.
    fn turn(
        &mut self,
        aim: Aim,
        table: &Table,
        (pair, seat): (usize, usize),
        generator: &mut ChaCha8Rng,
        hears: &mut Hears<'_, Heckmeck>,
    ) -> Outcome {
        self.in_worms.reset_to(&PriceList::from(table));
        let mut turn = Turn::start();
        loop {
            let view = View { table, turn: &turn };
            let choices = Heckmeck::choices(&view);
            if choices.len() > 1 {
                let worth = self.worth(aim, view, &choices);
                hears(&view, &choices, &worth);
            }
            let Pair { players, random } = &mut self.pairs[pair];
            let player = &mut players[seat];
            let action = if generator.random_range(0..*random) == 0 {
                choices[generator.random_range(0..choices.len())]
            } else {
                player.decide(view, generator)
            };
            turn = match action {
                Action::Roll => {
                    let roll = Roll::throw(turn.position().remaining, generator);
                    turn.rolled(roll).expect("dice are left")
                }
                Action::Take(face) => turn.taking(face),
                Action::Bust => return Outcome::Fail,
                Action::Stop => return player.outcome_of_stopping(table, turn.position()),
            };
        }
    }

    /// What each choice is worth.
    fn worth(&mut self, aim: Aim, view: View<'_>, choices: &[Action]) -> Vec<f64> {
        let (unit, values) = match aim {
            Aim::Wins => {
                let (prices, foresight) = self.to_win.at(view.table);
                (100.0, foresight.values(prices, view.turn))
            }
            Aim::Worms => {
                let values = Values::solve(&mut self.solver, &mut self.in_worms, view.turn);
                (1.0, values)
            }
        };
        let of_face = |face| values.choices.iter().find(|choice| choice.face == face);
        let worth = choices.iter().map(|&action| match action {
            Action::Stop => values.stop,
            Action::Roll => values.roll,
            Action::Take(face) => of_face(face).map(|choice| choice.value),
            Action::Bust => Some(values.value),
        });
        worth
            .map(|worth| unit * worth.expect("the action is allowed"))
            .collect()
    }
}
