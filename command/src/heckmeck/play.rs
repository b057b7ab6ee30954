//! A game of Heckmeck against the computer.

use std::sync::Arc;

use clap::Args;
use engine::chance::generator;
use engine::dice::{Face, Roll};
use engine::heckmeck::learning::Structure;
use engine::heckmeck::{
    Action, Advisor, Dice, Outcome, PlayTurns, RuleOptions, Strategy, Table, Turn, View, WinModel,
    symbol,
};
use rand::Rng;

use super::advice::{outcome_in_words, ways};
use super::dice_of;
use crate::failure::Failure;
use crate::numbers::whole;
use crate::paper::{self, percent};
use crate::table_talk::{Level, NOTHING, Reply, ask, say, seed};

/// How a game is played.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Play {
    /// How strong the computer is
    #[arg(long, default_value = "strongest")]
    level: Level,

    /// Players in all, you and the computer's: 2 to 7
    #[arg(long, value_name = "NUMBER", default_value_t = 2, allow_negative_numbers = true, value_parser = whole::<usize, 2, 7>)]
    players: usize,

    /// The dice of a seed are the same on every machine; others each time if left out
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64, 0, { u64::MAX }>)]
    seed: Option<u64>,
}

const EXAMPLES: &str = "\
Example:
  rollwise heckmeck play --level medium --players 3

Answer with a face to take (1 to 5, w), \"r\" to roll or \"s\" to stop. \"?\" shows what each is worth, \"q\" leaves.";

/// How to answer, before the first question.
const ANSWERS: &str =
    "Answer with a face to take, r to roll or s to stop; ? shows what each is worth, q leaves.";

/// The computer's player at a level: that of the page.
fn player_at(level: Level) -> Strategy {
    match level {
        Level::Weak => Strategy::HighestFace,
        Level::Medium => Strategy::TwoWormsAtStake,
        Level::Strong => Strategy::BestInWorms,
        Level::Strongest => Strategy::BestToWin,
    }
}

/// The person is the first player.
const PERSON: usize = 0;

/// A game under way.
struct Game {
    table: Table,
    computer: Box<dyn PlayTurns>,
    advisor: Advisor,
}

impl Play {
    /// Plays to the end.
    pub fn run(&self) -> Result<(), Failure> {
        let table = Table::fresh(self.players, RuleOptions::default()).map_err(Failure::new)?;
        let structure = Arc::new(Structure::new(Dice::EIGHT));
        let strategy = player_at(self.level);
        let computer = strategy.decider(&structure, &WinModel::learned(), self.players);
        let mut game = Game {
            table,
            computer: computer.map_err(Failure::new)?,
            advisor: Advisor::learned(),
        };
        let seed = seed(self.seed);
        let mut chance = generator(seed, 0);
        say(|paper| {
            paper.title(format_args!("Heckmeck, seed {seed}. You are player 1."));
            paper.line(ANSWERS);
        })?;
        while !game.table.is_over() {
            game.show()?;
            let outcome = if game.table.to_move() == PERSON {
                match game.turn_of_person(&mut chance)? {
                    Some(outcome) => outcome,
                    None => return Ok(()),
                }
            } else {
                game.turn_of_computer(&mut chance)?
            };
            game.table.play(outcome).map_err(Failure::new)?;
        }
        game.show()?;
        game.end()
    }
}

impl Game {
    /// The table, each player's stack on a line.
    fn show(&self) -> Result<(), Failure> {
        let table = &self.table;
        let listed = |tiles: &mut dyn Iterator<Item = engine::heckmeck::Tile>| {
            let tiles: Vec<String> = tiles.map(|tile| tile.to_string()).collect();
            if tiles.is_empty() {
                "-".to_owned()
            } else {
                tiles.join(" ")
            }
        };
        let mut rows = paper::Table::new(&["player", ">worms", "stack"]);
        for (player, stack) in table.stacks().iter().enumerate() {
            let name = if player == PERSON {
                "1 (you)".to_owned()
            } else {
                (player + 1).to_string()
            };
            let worms = table.worms(player).to_string();
            rows.row(false, [name, worms, listed(&mut stack.iter().copied())]);
        }
        say(|paper| {
            paper.gap();
            paper.table(&rows);
            paper.line(format_args!(
                "  grill: {}",
                listed(&mut table.grill().iter())
            ));
        })
    }

    fn end(&self) -> Result<(), Failure> {
        let leaders = self.table.leaders();
        say(|paper| match leaders[..] {
            [PERSON] => paper.line("You win."),
            [winner] => paper.line(format_args!("Player {} wins.", winner + 1)),
            _ => paper.line("A tie."),
        })
    }

    fn turn_of_computer(&mut self, mut chance: &mut dyn Rng) -> Result<Outcome, Failure> {
        let player = self.table.to_move() + 1;
        let mut turn = Turn::start();
        loop {
            let view = View {
                table: &self.table,
                turn: &turn,
            };
            match self.computer.decide(view, chance) {
                Action::Roll => turn = rolled(turn, &mut chance)?,
                Action::Take(face) => {
                    let roll = turn.roll().unwrap_or_default();
                    let (thrown, taken) = (dice(roll), dice_of(face, roll.count(face)));
                    say(|paper| {
                        paper.line(format_args!(
                            "Player {player} rolls {thrown} and takes {taken}."
                        ));
                    })?;
                    turn = turn.taking(face);
                }
                Action::Bust => {
                    let thrown = dice(turn.roll().unwrap_or_default());
                    say(|paper| {
                        paper.line(format_args!("Player {player} rolls {thrown}: a bust."));
                    })?;
                    return Ok(Outcome::Fail);
                }
                Action::Stop => {
                    let outcome = self
                        .computer
                        .outcome_of_stopping(&self.table, turn.position());
                    let words = outcome_in_words(outcome);
                    say(|paper| paper.line(format_args!("Player {player} stops: {words}.")))?;
                    return Ok(outcome);
                }
            }
        }
    }

    /// Asks for each choice. `None` for a person who leaves.
    fn turn_of_person(&mut self, mut chance: &mut dyn Rng) -> Result<Option<Outcome>, Failure> {
        let mut turn = rolled(Turn::start(), &mut chance)?;
        loop {
            if turn.roll().is_some() && turn.options().next().is_none() {
                let thrown = dice(turn.roll().unwrap_or_default());
                say(|paper| paper.line(format_args!("You roll {thrown}: a bust.")))?;
                return Ok(Some(Outcome::Fail));
            }
            if turn.position().is_over() && turn.roll().is_none() {
                return self.stopped(&turn).map(Some);
            }
            match self.choose(&turn)? {
                None => return Ok(None),
                Some(Action::Take(face)) => turn = turn.taking(face),
                Some(Action::Roll) => turn = rolled(turn, &mut chance)?,
                Some(Action::Stop | Action::Bust) => return self.stopped(&turn).map(Some),
            }
        }
    }

    fn stopped(&self, turn: &Turn) -> Result<Outcome, Failure> {
        let outcome = self.table.outcome_of_stopping(turn.position());
        let words = outcome_in_words(outcome);
        say(|paper| paper.line(format_args!("Your turn ends: {words}.")))?;
        Ok(outcome)
    }

    /// Asks until the answer is one that the rules allow.
    fn choose(&mut self, turn: &Turn) -> Result<Option<Action>, Failure> {
        let question = question(turn);
        loop {
            let line = match ask(&question)? {
                Reply::Quit => return Ok(None),
                Reply::Line(line) => line.to_lowercase(),
            };
            let action = match line.as_str() {
                "?" => {
                    self.advise(turn)?;
                    continue;
                }
                "r" | "roll" => Some(Action::Roll),
                "s" | "stop" => Some(Action::Stop),
                name => Face::ALL
                    .into_iter()
                    .find(|&face| symbol(face).to_string() == name)
                    .map(Action::Take),
            };
            if let Some(action) = action.filter(|&action| is_allowed(turn, action)) {
                return Ok(Some(action));
            }
            say(|paper| match line.as_str() {
                "" => paper.line(NOTHING),
                line => paper.line(format_args!("\"{line}\" is not possible now.")),
            })?;
        }
    }

    fn advise(&mut self, turn: &Turn) -> Result<(), Failure> {
        let found = self.advisor.advise_to_win(&self.table, turn, 2);
        let advice = found.map_err(Failure::new)?.advice;
        let table = ways(turn, &advice, ">chance to win", percent);
        say(|paper| paper.table(&table))
    }
}

/// The turn once its dice are thrown.
fn rolled(turn: Turn, chance: &mut impl Rng) -> Result<Turn, Failure> {
    let roll = Roll::throw(turn.position().remaining, chance);
    turn.rolled(roll).map_err(Failure::new)
}

fn is_allowed(turn: &Turn, action: Action) -> bool {
    match action {
        Action::Take(face) => turn.options().any(|(option, ..)| option == face),
        Action::Roll => turn.roll().is_none(),
        Action::Stop => turn.roll().is_none() && turn.position().may_stop(),
        Action::Bust => false,
    }
}

fn question(turn: &Turn) -> String {
    if let Some(roll) = turn.roll() {
        let faces = turn.options().map(|(face, ..)| symbol(face).to_string());
        let faces: Vec<String> = faces.collect();
        return format!(
            "You roll {}. Take ({}, ?, q):",
            dice(roll),
            faces.join(", ")
        );
    }
    let position = turn.position();
    let without = match position.stop_total() {
        Some(_) => "",
        None => ", no worm yet",
    };
    format!(
        "You have {} points{without}, {} left. Roll or stop (r, s, ?, q):",
        position.total,
        paper::count(position.remaining, "die", "dice")
    )
}

/// The dice of a roll.
fn dice(roll: Roll) -> String {
    let faces = Face::ALL.into_iter().filter(|&face| roll.count(face) > 0);
    let dice: Vec<String> = faces.map(|face| dice_of(face, roll.count(face))).collect();
    dice.join(" ")
}
