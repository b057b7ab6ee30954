//! A game of Heckmeck against the computer.

use std::sync::Arc;

use clap::Args;
use engine::chance::generator;
use engine::dice::{Face, Roll};
use engine::heckmeck::learning::Structure;
use engine::heckmeck::{
    Action, Advisor, Dice, Outcome, PlayTurns, RuleOptions, Strategy, Table, Tile, Turn, View,
    WinAdvice, WinModel, symbol,
};
use rand::Rng;
use serde::Serialize;

use super::advice::{outcome_in_words, ways};
use super::dice_of;
use crate::failure::Failure;
use crate::game::{Game, Level, PERSON, Sitting, levels};
use crate::numbers::whole;
use crate::paper::{self, Paper, percent};
use crate::table_talk::Talk;

/// How a game is played.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Play {
    /// How strong the computer is
    #[arg(long, default_value = "strongest", value_parser = levels(&LEVELS))]
    level: Strategy,

    /// Players in all, you and the computer's: 2 to 7
    #[arg(long, value_name = "NUMBER", default_value_t = 2, allow_negative_numbers = true, value_parser = whole::<usize, 2, 7>)]
    players: usize,

    #[command(flatten)]
    sitting: Sitting,
}

const EXAMPLES: &str = "\
Example:
  rollwise heckmeck play --level medium --players 3

Answer with a face to take (1 to 5, w), \"r\" to roll or \"s\" to stop. \"?\" shows what each is worth, \"q\" leaves.";

/// The levels, the weakest first.
static LEVELS: [Level<Strategy>; 4] = [
    (
        "weak",
        Strategy::HighestFace,
        "Takes the highest face, and stops as soon as it has a tile. Wins 16 of 100 games against the strongest.",
    ),
    (
        "medium",
        Strategy::TwoWormsAtStake,
        "Takes the most points, and stops when enough is at stake. Wins 26 of 100 games against the strongest.",
    ),
    (
        "strong",
        Strategy::BestInWorms,
        "Plays each turn for the most worms. Wins 46 of 100 games against the strongest.",
    ),
    (
        "strongest",
        Strategy::BestToWin,
        "Plays to win the game: the strongest here.",
    ),
];

/// What happens in a game. Players are seats; what has `answers` waits for one of them.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Event {
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
}

/// A game under way.
struct State {
    table: Table,
    turn: Turn,
    computer: Box<dyn PlayTurns>,
    advisor: Advisor,
    chance: Box<dyn Rng>,
}

impl Play {
    /// Plays.
    pub fn run(&self) -> Result<(), Failure> {
        let table = Table::fresh(self.players, RuleOptions::default()).map_err(Failure::new)?;
        let structure = Arc::new(Structure::new(Dice::EIGHT));
        let strategy = self.level;
        let computer = strategy.decider(&structure, &WinModel::learned(), self.players);
        let computer = computer.map_err(Failure::new)?;
        self.sitting.play(|seed| {
            Ok(State {
                table,
                turn: Turn::start(),
                computer,
                advisor: Advisor::learned(),
                chance: Box::new(generator(seed, 0)),
            })
        })
    }
}

impl State {
    /// Tells an event, with the turn and the table after it.
    fn tell(
        &self,
        talk: &Talk,
        event: &Event,
        print: impl FnOnce(&mut Paper),
    ) -> Result<(), Failure> {
        talk.tell(event, (self.to_move(), &self.text()), print)
    }

    /// Throws the dice that are left. A person reads of it in what follows.
    fn roll(&mut self, talk: &Talk) -> Result<(), Failure> {
        let roll = Roll::throw(self.turn.position().remaining, &mut self.chance);
        self.turn = self.turn.rolled(roll).map_err(Failure::new)?;
        let event = Event::Roll {
            player: self.to_move(),
            dice: dice(roll),
            answers: self.answers(),
        };
        self.tell(talk, &event, |_| {})
    }

    fn take(&mut self, face: Face, talk: &Talk) -> Result<(), Failure> {
        let player = self.to_move();
        let roll = self.turn.roll().unwrap_or_default();
        let (thrown, taken) = (dice(roll), dice_of(face, roll.count(face)));
        self.turn = self.turn.taking(face);
        let event = Event::Take {
            player,
            dice: taken.clone(),
            answers: self.answers(),
        };
        self.tell(talk, &event, |paper| {
            if player != PERSON {
                let name = State::name_of(player);
                paper.line(format_args!("{name} rolls {thrown} and takes {taken}."));
            }
        })
    }

    /// Gives the tiles their places, and the turn to the next player.
    fn end_turn(
        &mut self,
        outcome: Outcome,
        event: &Event,
        words: &str,
        talk: &Talk,
    ) -> Result<(), Failure> {
        self.table.play(outcome).map_err(Failure::new)?;
        self.turn = Turn::start();
        self.tell(talk, event, |paper| paper.line(words))
    }

    fn bust(&mut self, talk: &Talk) -> Result<(), Failure> {
        let player = self.to_move();
        let thrown = dice(self.turn.roll().unwrap_or_default());
        let words = match player {
            PERSON => format!("You roll {thrown}: a bust."),
            _ => format!("{} rolls {thrown}: a bust.", State::name_of(player)),
        };
        self.end_turn(Outcome::Fail, &Event::Bust { player }, &words, talk)
    }

    fn stop(&mut self, talk: &Talk) -> Result<(), Failure> {
        let (player, position) = (self.to_move(), self.turn.position());
        let outcome = match player {
            PERSON => self.table.outcome_of_stopping(position),
            _ => self.computer.outcome_of_stopping(&self.table, position),
        };
        let brings = outcome_in_words(outcome);
        let words = match player {
            PERSON => format!("Your turn ends: {brings}."),
            _ => format!("{} stops: {brings}.", State::name_of(player)),
        };
        self.end_turn(outcome, &stopped(player, outcome), &words, talk)
    }

    /// Whether the turn has ended by itself.
    fn is_turn_over(&self) -> bool {
        self.turn.roll().is_none() && self.turn.position().is_over()
    }

    fn advice(&mut self) -> Result<WinAdvice, Failure> {
        let found = self.advisor.advise_to_win(&self.table, &self.turn, 2);
        found.map_err(Failure::new)
    }
}

impl Game for State {
    const NAME: &'static str = "heckmeck";
    const TITLE: &'static str = "Heckmeck";
    const SEAT: &'static str = "You are player 1.";
    const ANSWERS: &'static str =
        "Answer with a face to take, r to roll or s to stop; ? shows what each is worth, q leaves.";
    const LEAST_LOSS: f64 = 0.005;
    type Move = Action;
    type Advice = Box<answers::heckmeck::Advice>;

    fn to_move(&self) -> usize {
        self.table.to_move()
    }

    fn text(&self) -> String {
        format!("{} @ {}", self.turn, self.table)
    }

    fn is_over(&self) -> bool {
        self.table.is_over()
    }

    fn winners(&self) -> Vec<usize> {
        self.table.leaders()
    }

    /// Each player's stack on a line.
    fn show(&self, paper: &mut Paper) {
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
        let grill = listed(&mut table.grill().iter());
        paper.gap();
        paper.table(&rows);
        paper.line(format_args!("  grill: {grill}"));
    }

    /// A person's first roll can't be left out, and the end of a turn that is over needs no answer.
    fn prepare(&mut self, talk: &Talk) -> Result<Option<Action>, Failure> {
        if self.turn == Turn::start() {
            talk.say(|paper| self.show(paper))?;
            if self.to_move() == PERSON {
                self.roll(talk)?;
            }
        }
        let is_stuck = self.turn.roll().is_some() && self.turn.options().next().is_none();
        Ok(match (is_stuck, self.is_turn_over()) {
            (true, _) => Some(Action::Bust),
            (_, true) => Some(Action::Stop),
            _ => None,
        })
    }

    fn decide(&mut self) -> Result<Action, Failure> {
        let view = View {
            table: &self.table,
            turn: &self.turn,
        };
        Ok(self.computer.decide(view, &mut *self.chance))
    }

    fn question(&self) -> String {
        question(&self.turn)
    }

    /// Nothing where it is not the person's choice.
    fn answers(&self) -> Vec<String> {
        if self.to_move() != PERSON || self.is_turn_over() {
            return Vec::new();
        }
        let take = self.turn.options().map(|(face, ..)| Action::Take(face));
        let on = [Action::Roll, Action::Stop].into_iter();
        let open = take
            .chain(on)
            .filter(|&action| is_allowed(&self.turn, action));
        open.filter_map(|action| match action {
            Action::Take(face) => Some(symbol(face).to_string()),
            Action::Roll => Some("r".to_owned()),
            Action::Stop => Some("s".to_owned()),
            Action::Bust => None,
        })
        .collect()
    }

    fn read(&mut self, answer: &str) -> Result<Result<Action, String>, Failure> {
        let action = match answer {
            "r" | "roll" => Some(Action::Roll),
            "s" | "stop" => Some(Action::Stop),
            name => Face::ALL
                .into_iter()
                .find(|&face| symbol(face).to_string() == name)
                .map(Action::Take),
        };
        let action = action.filter(|&action| is_allowed(&self.turn, action));
        Ok(action.ok_or_else(|| format!("\"{answer}\" is not possible now.")))
    }

    fn warning(&self, action: &Action) -> Option<&'static str> {
        let is_thrown_away = *action == Action::Stop && self.turn.position().stop_total().is_none();
        is_thrown_away
            .then_some("Without a worm the turn fails: type s again to stop all the same.")
    }

    fn advise(&mut self) -> Result<(Self::Advice, Paper), Failure> {
        let win = self.advice()?;
        let mut paper = Paper::default();
        paper.table(&ways(&self.turn, &win.advice, ">chance to win", percent));
        let advice = answers::heckmeck::Advice::to_win(&win, &self.table);
        Ok((Box::new(advice), paper))
    }

    fn loss(&mut self, action: &Action) -> Result<Option<f64>, Failure> {
        let values = self.advice()?.advice.values;
        let mut takes = values.choices.iter();
        let value = match *action {
            Action::Stop => values.stop,
            Action::Roll => values.roll,
            Action::Take(face) => takes.find(|take| take.face == face).map(|take| take.value),
            Action::Bust => None,
        };
        let is_choice = self.answers().len() > 1;
        Ok(value
            .filter(|_| is_choice)
            .map(|value| values.value - value))
    }

    fn carry_out(&mut self, action: Action, talk: &Talk) -> Result<(), Failure> {
        match action {
            Action::Roll => self.roll(talk),
            Action::Take(face) => self.take(face, talk),
            Action::Bust => self.bust(talk),
            Action::Stop => self.stop(talk),
        }
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
        "You have {}{without}, {} left. Roll or stop (r, s, ?, q):",
        paper::count(position.total, "point", "points"),
        paper::count(position.remaining, "die", "dice")
    )
}

/// The dice of a roll.
fn dice(roll: Roll) -> String {
    let faces = Face::ALL.into_iter().filter(|&face| roll.count(face) > 0);
    let dice: Vec<String> = faces.map(|face| dice_of(face, roll.count(face))).collect();
    dice.join(" ")
}
