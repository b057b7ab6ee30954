//! A game of Heckmeck against the computer.

use std::sync::Arc;

use clap::Args;
use engine::chance::generator;
use engine::dice::{Face, Roll};
use engine::heckmeck::learning::Structure;
use engine::heckmeck::{
    Action, Advisor, Dice, Outcome, PlayTurns, RuleOptions, Strategy, Table, Tile, Turn, View,
    WinModel, symbol,
};
use rand::Rng;
use serde::Serialize;

use super::advice::{outcome_in_words, ways};
use super::dice_of;
use crate::failure::Failure;
use crate::numbers::whole;
use crate::paper::{self, Paper, percent};
use crate::table_talk::{Level, NOTHING, Reply, Talk, seed};

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

    /// Write each event as a line of JSON and ask nothing, so that a program can play
    #[arg(long, help_heading = "Output")]
    json: bool,
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

/// What happens in a game. Players are seats; what has `answers` waits for one of them.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Event {
    Start {
        seed: u64,
    },
    Roll {
        player: usize,
        dice: String,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        answers: Vec<String>,
    },
    Take {
        player: usize,
        dice: String,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        answers: Vec<String>,
    },
    Bust {
        player: usize,
    },
    Stop {
        player: usize,
        result: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<usize>,
    },
    Advice {
        #[serde(flatten)]
        advice: Box<answers::heckmeck::Advice>,
        answers: Vec<String>,
    },
    Error {
        message: String,
        answers: Vec<String>,
    },
    Quit,
    End {
        winners: Vec<usize>,
    },
}

/// How a turn ends.
enum Ended {
    /// By a roll of which no face can be taken.
    Bust(Roll),
    Stop(Outcome),
}

/// A game under way.
struct Game {
    talk: Talk,
    table: Table,
    turn: Turn,
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
            talk: Talk::new("heckmeck", self.json),
            table,
            turn: Turn::start(),
            computer: computer.map_err(Failure::new)?,
            advisor: Advisor::learned(),
        };
        let seed = seed(self.seed);
        let mut chance = generator(seed, 0);
        game.tell(&Event::Start { seed }, |paper| {
            paper.title(format_args!("Heckmeck, seed {seed}. You are player 1."));
            paper.line(ANSWERS);
        })?;
        while !game.table.is_over() {
            game.show()?;
            let ended = if game.table.to_move() == PERSON {
                match game.turn_of_person(&mut chance)? {
                    Some(ended) => ended,
                    None => return game.tell(&Event::Quit, |_| {}),
                }
            } else {
                game.turn_of_computer(&mut chance)?
            };
            game.end_turn(&ended)?;
        }
        game.show()?;
        game.end()
    }
}

impl Game {
    /// Tells an event, with the turn and the table after it.
    fn tell(&self, event: &Event, print: impl FnOnce(&mut Paper)) -> Result<(), Failure> {
        let text = format!("{} @ {}", self.turn, self.table);
        self.talk.tell(event, (self.table.to_move(), &text), print)
    }

    /// The table, each player's stack on a line.
    fn show(&self) -> Result<(), Failure> {
        let table = &self.table;
        let listed = |tiles: &mut dyn Iterator<Item = Tile>| {
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
        self.talk.say(|paper| {
            paper.gap();
            paper.table(&rows);
            paper.line(format_args!(
                "  grill: {}",
                listed(&mut table.grill().iter())
            ));
        })
    }

    fn end(&self) -> Result<(), Failure> {
        let winners = self.table.leaders();
        let words = match winners[..] {
            [PERSON] => "You win.".to_owned(),
            [winner] => format!("Player {} wins.", winner + 1),
            _ => "A tie.".to_owned(),
        };
        self.tell(&Event::End { winners }, |paper| paper.line(words))
    }

    /// Throws the dice that are left. A person reads of it in what follows.
    fn roll(&mut self, chance: &mut impl Rng) -> Result<(), Failure> {
        let roll = Roll::throw(self.turn.position().remaining, chance);
        self.turn = self.turn.rolled(roll).map_err(Failure::new)?;
        let event = Event::Roll {
            player: self.table.to_move(),
            dice: dice(roll),
            answers: self.answers(),
        };
        self.tell(&event, |_| {})
    }

    fn take(&mut self, face: Face) -> Result<(), Failure> {
        let player = self.table.to_move();
        let roll = self.turn.roll().unwrap_or_default();
        let (thrown, taken) = (dice(roll), dice_of(face, roll.count(face)));
        self.turn = self.turn.taking(face);
        let event = Event::Take {
            player,
            dice: taken.clone(),
            answers: self.answers(),
        };
        self.tell(&event, |paper| {
            if player != PERSON {
                let player = player + 1;
                paper.line(format_args!(
                    "Player {player} rolls {thrown} and takes {taken}."
                ));
            }
        })
    }

    /// What the person may answer now; nothing where it is not the person's choice.
    fn answers(&self) -> Vec<String> {
        if self.table.to_move() != PERSON {
            return Vec::new();
        }
        let take = self.turn.options().map(|(face, ..)| Action::Take(face));
        let on = [Action::Roll, Action::Stop].into_iter();
        let is_over = self.turn.roll().is_none() && self.turn.position().is_over();
        let all = take.chain(on).filter(|_| !is_over);
        let open = all.filter(|&action| is_allowed(&self.turn, action));
        open.filter_map(|action| match action {
            Action::Take(face) => Some(symbol(face).to_string()),
            Action::Roll => Some("r".to_owned()),
            Action::Stop => Some("s".to_owned()),
            Action::Bust => None,
        })
        .collect()
    }

    /// Gives the tiles their places, and the turn to the next player.
    fn end_turn(&mut self, ended: &Ended) -> Result<(), Failure> {
        let player = self.table.to_move();
        let outcome = match *ended {
            Ended::Bust(_) => Outcome::Fail,
            Ended::Stop(outcome) => outcome,
        };
        self.table.play(outcome).map_err(Failure::new)?;
        self.turn = Turn::start();
        let (event, words) = match *ended {
            Ended::Bust(roll) => (Event::Bust { player }, bust_in_words(player, roll)),
            Ended::Stop(outcome) => {
                let words = outcome_in_words(outcome);
                (
                    stopped(player, outcome),
                    match player {
                        PERSON => format!("Your turn ends: {words}."),
                        _ => format!("Player {} stops: {words}.", player + 1),
                    },
                )
            }
        };
        self.tell(&event, |paper| paper.line(words))
    }

    fn turn_of_computer(&mut self, mut chance: &mut dyn Rng) -> Result<Ended, Failure> {
        loop {
            let view = View {
                table: &self.table,
                turn: &self.turn,
            };
            match self.computer.decide(view, chance) {
                Action::Roll => self.roll(&mut chance)?,
                Action::Take(face) => self.take(face)?,
                Action::Bust => return Ok(Ended::Bust(self.turn.roll().unwrap_or_default())),
                Action::Stop => {
                    let position = self.turn.position();
                    let outcome = self.computer.outcome_of_stopping(&self.table, position);
                    return Ok(Ended::Stop(outcome));
                }
            }
        }
    }

    /// Asks for each choice. `None` for a person who leaves.
    fn turn_of_person(&mut self, mut chance: &mut dyn Rng) -> Result<Option<Ended>, Failure> {
        self.roll(&mut chance)?;
        loop {
            let is_stuck = self.turn.options().next().is_none();
            if let Some(roll) = self.turn.roll().filter(|_| is_stuck) {
                return Ok(Some(Ended::Bust(roll)));
            }
            let is_over = self.turn.position().is_over() && self.turn.roll().is_none();
            let action = if is_over {
                Some(Action::Stop)
            } else {
                self.choose()?
            };
            match action {
                None => return Ok(None),
                Some(Action::Take(face)) => self.take(face)?,
                Some(Action::Roll) => self.roll(&mut chance)?,
                Some(Action::Stop | Action::Bust) => {
                    let outcome = self.table.outcome_of_stopping(self.turn.position());
                    return Ok(Some(Ended::Stop(outcome)));
                }
            }
        }
    }

    /// Asks until the answer is one that the rules allow.
    fn choose(&mut self) -> Result<Option<Action>, Failure> {
        let question = question(&self.turn);
        loop {
            let line = match self.talk.ask(&question)? {
                Reply::Quit => return Ok(None),
                Reply::Line(line) => line.to_lowercase(),
            };
            let action = match line.as_str() {
                "?" => {
                    self.advise()?;
                    continue;
                }
                "r" | "roll" => Some(Action::Roll),
                "s" | "stop" => Some(Action::Stop),
                name => Face::ALL
                    .into_iter()
                    .find(|&face| symbol(face).to_string() == name)
                    .map(Action::Take),
            };
            if let Some(action) = action.filter(|&action| is_allowed(&self.turn, action)) {
                return Ok(Some(action));
            }
            let message = match line.as_str() {
                "" => NOTHING.to_owned(),
                line => format!("\"{line}\" is not possible now."),
            };
            let event = Event::Error {
                message: message.clone(),
                answers: self.answers(),
            };
            self.tell(&event, |paper| paper.line(message))?;
        }
    }

    fn advise(&mut self) -> Result<(), Failure> {
        let found = self.advisor.advise_to_win(&self.table, &self.turn, 2);
        let win = found.map_err(Failure::new)?;
        let table = ways(&self.turn, &win.advice, ">chance to win", percent);
        let event = Event::Advice {
            advice: Box::new(answers::heckmeck::Advice::to_win(&win, &self.table)),
            answers: self.answers(),
        };
        self.tell(&event, |paper| paper.table(&table))
    }
}

fn stopped(player: usize, outcome: Outcome) -> Event {
    let (result, tile, from) = match outcome {
        Outcome::Grill(tile) => ("grill", Some(tile), None),
        Outcome::Steal { tile, from } => ("steal", Some(tile), Some(from)),
        Outcome::Fail => ("fail", None, None),
    };
    Event::Stop {
        player,
        result,
        tile: tile.map(Tile::number),
        from,
    }
}

fn bust_in_words(player: usize, roll: Roll) -> String {
    let thrown = dice(roll);
    match player {
        PERSON => format!("You roll {thrown}: a bust."),
        _ => format!("Player {} rolls {thrown}: a bust.", player + 1),
    }
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
