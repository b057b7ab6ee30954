//! A game of Solitaire Dice against the computer: the same rolls on two sheets.

use clap::Args;
use engine::chance::generator;
use engine::decide::Decide;
use engine::dice::Face;
use engine::solitaire_dice::{
    self, Aim, FiveDice, GameRolls, MOST_SPARE, OpenCost, Opening, RolledSheet, Setting, Sheet,
    SheetAnswer, Solver, Strategy, Sum, Taken, View, Weights, choices,
};
use rand::Rng;
use serde::Serialize;

use super::{Answer, Found};
use crate::failure::Failure;
use crate::game::{Game, Level, PERSON, Sitting, levels};
use crate::paper::{Paper, Table, signed};
use crate::table_talk::Talk;

/// How a game is played.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Play {
    /// How strong the computer is
    #[arg(long, default_value = "strongest", value_parser = levels(&LEVELS))]
    level: Strategy,

    #[command(flatten)]
    sitting: Sitting,
}

const EXAMPLES: &str = "\
Example:
  rollwise solitaire-dice play --level medium

You and the computer mark sheets of your own with the same rolls. Answer with the number to reject and two sums, such as \"6 4 7\"; on a free ride with two sums. \"?\" shows what each choice is worth, \"q\" leaves.";

/// The levels, the weakest first.
static LEVELS: [Level<Strategy>; 5] = [
    (
        "weak",
        Strategy::PointsNow,
        "Takes the most points this turn, and looks no further. \u{2212}396 points on average.",
    ),
    (
        "medium",
        Strategy::Thumb,
        "Opens only 4, 6, 7, 8 and 10, rejects 1, 2 and 6 (or 1, 5 and 6), makes the game last, and then takes what gains most. 121 points on average.",
    ),
    (
        "strong",
        Strategy::ByHeart { rules: 3 },
        "Plays by three rules that a search has found. 205 points on average.",
    ),
    (
        "very-strong",
        Strategy::ByHeart { rules: 5 },
        "Plays by five rules that a search has found. 231 points on average.",
    ),
    (
        "strongest",
        Strategy::Advice { depth: 2 },
        "Goes by the expected final score, looking one roll ahead. 312 points on average.",
    ),
];

const COMPUTER: usize = 1;
const SEATS: usize = 2;

/// How `?` values choices: as the command does if nothing else is asked for.
const SETTING: Setting = Setting {
    opening: Opening::Any,
    depth: 2,
    spare: MOST_SPARE,
    aim: Aim::Average,
};

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
    Mark {
        player: usize,
        /// None on a free ride.
        reject: Option<u8>,
        sums: [u8; 2],
        score: i16,
    },
}

/// A game under way.
struct State {
    sheets: [Sheet; SEATS],
    to_move: usize,
    /// The dice to mark.
    roll: Option<FiveDice>,
    rolls: GameRolls,
    /// Turns that each player has played.
    turns: [u32; SEATS],
    computer: Box<dyn Decide<solitaire_dice::SolitaireDice>>,
    /// For what the computer leaves to chance.
    chance: Box<dyn Rng>,
    solver: Solver,
}

impl Play {
    /// Plays.
    pub fn run(&self) -> Result<(), Failure> {
        let computer = self
            .level
            .decider(Some(&Weights::learned(OpenCost::Official)));
        let computer = computer.map_err(Failure::new)?;
        self.sitting.play(|seed| {
            Ok(State {
                sheets: [Sheet::default(); SEATS],
                to_move: PERSON,
                roll: None,
                rolls: GameRolls::new(seed, 0),
                turns: [0; SEATS],
                computer,
                chance: Box::new(generator(seed, 1)),
                solver: Solver::learned(),
            })
        })
    }
}

impl State {
    fn rolled(&self) -> RolledSheet {
        RolledSheet {
            sheet: self.sheets[self.to_move],
            roll: self.roll,
        }
    }

    /// What the roll allows.
    fn choices(&self) -> Vec<Taken> {
        let RolledSheet { sheet, roll } = self.rolled();
        let allowed = |roll| choices(&sheet, roll, SETTING.opening);
        roll.map(allowed).unwrap_or_default()
    }

    fn found(&mut self) -> SheetAnswer {
        let RolledSheet { sheet, roll } = self.rolled();
        self.solver.answer(&sheet, roll, SETTING)
    }
}

/// The reject if there is one, and the sums, the lower one first.
fn numbers_of(taken: &Taken) -> Vec<u8> {
    let reject = taken.choice.reject.map(Face::number);
    let sums = taken.choice.pair.sums().map(Sum::number);
    reject.into_iter().chain(sums).collect()
}

/// What is answered for a choice.
fn answer_of(taken: &Taken) -> String {
    let numbers = numbers_of(taken);
    let words: Vec<String> = numbers.iter().map(u8::to_string).collect();
    words.join(" ")
}

impl Game for State {
    const NAME: &'static str = "solitaire-dice";
    const TITLE: &'static str = "Solitaire Dice";
    const SEAT: &'static str = "The computer has the same rolls.";
    const ANSWERS: &'static str =
        "Answer with a number to reject and two sums; ? shows what each is worth, q leaves.";
    const LEAST_LOSS: f64 = 3.0;
    type Move = Taken;
    type Advice = Answer;

    fn to_move(&self) -> usize {
        self.to_move
    }

    fn text(&self) -> String {
        self.rolled().to_string()
    }

    fn is_over(&self) -> bool {
        self.sheets.iter().all(Sheet::is_over)
    }

    fn winners(&self) -> Vec<usize> {
        let best = self.sheets.iter().map(Sheet::score).max();
        let seats = 0..SEATS;
        seats
            .filter(|&seat| Some(self.sheets[seat].score()) == best)
            .collect()
    }

    fn name_of(_: usize) -> String {
        "The computer".to_owned()
    }

    fn show(&self, paper: &mut Paper) {
        let mut table = Table::new(&["player", ">score", "sheet"]);
        for (name, sheet) in ["you", "computer"].iter().zip(&self.sheets) {
            let score = signed(sheet.score().into(), 0);
            table.row(false, [(*name).to_owned(), score, sheet.to_string()]);
        }
        paper.gap();
        paper.table(&table);
    }

    fn prepare(&mut self, talk: &Talk) -> Result<Option<Taken>, Failure> {
        if self.to_move == PERSON {
            talk.say(|paper| self.show(paper))?;
        }
        let roll = self.rolls.roll(self.turns[self.to_move]);
        self.roll = Some(roll);
        let event = Event::Roll {
            player: self.to_move,
            dice: dice(roll, ""),
            answers: if self.to_move == PERSON {
                self.answers()
            } else {
                Vec::new()
            },
        };
        talk.tell(&event, (self.to_move, &self.text()), |_| {})?;
        Ok(None)
    }

    fn decide(&mut self) -> Result<Taken, Failure> {
        let RolledSheet { sheet, roll } = self.rolled();
        let view = View {
            sheet: &sheet,
            roll: roll.ok_or_else(|| Failure::new("no dice are rolled"))?,
            opening: SETTING.opening,
        };
        Ok(self.computer.decide(view, &mut *self.chance))
    }

    fn question(&self) -> String {
        let choices = self.choices();
        let example = choices.first().map(answer_of).unwrap_or_default();
        let is_free = choices.iter().any(|taken| taken.choice.reject.is_none());
        let wanted = if is_free {
            "A free ride: two sums"
        } else {
            "Reject and two sums"
        };
        let dice = self.roll.map(|roll| dice(roll, " ")).unwrap_or_default();
        format!("You roll {dice}. {wanted} (such as {example}, ?, q):")
    }

    fn answers(&self) -> Vec<String> {
        self.choices().iter().map(answer_of).collect()
    }

    /// The sums may stand in either order.
    fn read(&mut self, answer: &str) -> Result<Result<Taken, String>, Failure> {
        let words = answer.split([' ', ',']).filter(|word| !word.is_empty());
        let mut numbers: Vec<u8> = words.filter_map(|word| word.parse().ok()).collect();
        let sums = numbers.len().saturating_sub(2);
        numbers[sums..].sort_unstable();
        let mut choices = self.choices().into_iter();
        let found = choices.find(|taken| numbers_of(taken) == numbers);
        Ok(found.ok_or_else(|| format!("\"{answer}\" is not one of the choices.")))
    }

    fn advise(&mut self) -> Result<(Answer, Paper), Failure> {
        let RolledSheet { sheet, roll } = self.rolled();
        let found = self.found();
        let answer = Answer::new(&sheet, roll, SETTING, &found);
        let mut paper = Paper::default();
        paper.table(&Found(found).table(&sheet, SETTING.aim));
        Ok((answer, paper))
    }

    fn loss(&mut self, taken: &Taken) -> Result<Option<f64>, Failure> {
        let found = self.found();
        let mut choices = found.choices.iter();
        let chosen = choices.find(|(other, _)| other.choice == taken.choice);
        let value = chosen.and_then(|(_, worth)| worth.value);
        let loss = found
            .worth
            .value
            .zip(value)
            .map(|(best, value)| best - value);
        Ok(loss.filter(|_| found.choices.len() > 1))
    }

    fn lost(loss: f64) -> String {
        format!("{loss:.0} points of the final score")
    }

    /// Marks the sheet, and gives the turn to the next player whose game goes on.
    fn carry_out(&mut self, taken: Taken, talk: &Talk) -> Result<(), Failure> {
        let player = self.to_move;
        let after = taken.choice.after(&self.sheets[player]);
        self.sheets[player] = after;
        self.turns[player] += 1;
        self.roll = None;
        let other = PERSON + COMPUTER - player;
        if !self.sheets[other].is_over() {
            self.to_move = other;
        }
        let sums = taken.choice.pair.sums().map(Sum::number);
        let event = Event::Mark {
            player,
            reject: taken.choice.reject.map(Face::number),
            sums,
            score: after.score(),
        };
        talk.tell(&event, (self.to_move, &self.text()), |paper| {
            if player == COMPUTER {
                let [low, high] = sums;
                let rejects = taken.choice.reject.map(Face::number);
                let rejects = rejects.map(|number| format!("rejects {number} and "));
                paper.line(format_args!(
                    "The computer {}marks {low} and {high}.",
                    rejects.unwrap_or_default()
                ));
            }
        })
    }
}

/// The dice of a roll, lowest first.
fn dice(roll: FiveDice, between: &str) -> String {
    let dice: Vec<String> = roll.dice().map(|die| die.number().to_string()).collect();
    dice.join(between)
}
