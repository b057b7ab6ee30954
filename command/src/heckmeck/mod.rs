//! Heckmeck in a terminal.

mod advice;
mod odds;
mod play;

use std::fmt::Write as _;

use clap::{Args, Subcommand, ValueEnum};
use engine::dice::{Face, Roll};
use engine::heckmeck::{Bust, RuleOptions, Turn, TurnError, read_dice, symbol};

use crate::failure::Failure;
use crate::link;
use crate::numbers::whole;
use crate::output::Output;
use crate::paper::count;

/// What is asked about a turn.
#[derive(Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true, arg_required_else_help = true)]
pub struct Heckmeck {
    #[command(subcommand)]
    game: Option<Game>,

    /// The turn: dice taken, such as "5 5 w", and behind ">" the roll; "-" reads a turn from each line of the standard input
    #[arg(required_unless_present = "table")]
    turn: Option<String>,

    /// The dice just thrown
    #[arg(long, value_name = "DICE")]
    roll: Option<String>,

    /// Dice in the game, 1 to 8 [default: 8]
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole::<u8, 1, 8>)]
    dice: Option<u8>,

    #[command(flatten)]
    wanted: odds::Wanted,

    #[command(flatten)]
    at_table: AtTable,

    #[command(flatten)]
    output: Output,
}

const EXAMPLES: &str = "\
Examples:
  rollwise heckmeck \"5 5 w\" --roll 13344 --target 25
  rollwise heckmeck \"5 5 w > 13344\" --target 24 --exactly
  rollwise heckmeck \"5 5 w\" --points
  rollwise heckmeck \"5 5 w > 13344\" --table \"27/24 | grill 21-36\"
  rollwise heckmeck --table \"27 | *24 | grill 21-36\" --objective worms
  printf '5 5 w > 13344\\n1 w w\\n' | rollwise heckmeck - --json

A table has each player's stack, its bottom tile first, then the grill; \"-\" is no tile, \"*\" stands before the player whose turn it is. Behind \"@\" a table can follow its turn: \"5 5 w > 13344 @ 27/24 | grill 21-36\".";

/// What is done instead of asking.
#[derive(Subcommand)]
enum Game {
    /// Play against the computer
    Play(play::Play),
}

/// What is asked about a table.
#[derive(Args)]
struct AtTable {
    /// Advise at this table, such as "27/24 | grill 21-36"
    #[arg(long, value_name = "TABLE", conflicts_with_all = ["target", "points", "exactly", "bust"])]
    table: Option<String>,

    /// What advice is for [default: win]
    #[arg(long)]
    objective: Option<Objective>,

    /// Turns that chances to win look ahead, 1 or 2 [default: 2]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u8, 1, 2>)]
    turns: Option<u8>,

    /// A rule that differs from the usual ones; may be given more than once
    #[arg(long, value_name = "RULE")]
    rule: Vec<Rule>,
}

/// What advice is for.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Objective {
    /// The chance to win the game.
    Win,
    /// The worms that the turn brings on average.
    Worms,
}

/// Rules that tables differ in.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Rule {
    /// A failed turn without a tile to return turns none down.
    NothingReturned,
    /// The highest tile is turned down even if it has just been returned.
    AlwaysTurnDown,
    /// A steal that is open must be made.
    CompulsorySteal,
    /// A total whose tile is not on the grill may take any lower one.
    AnyLowerTile,
}

impl AtTable {
    /// Refuses options that mean something at a table alone.
    fn check_without_table(&self) -> Result<(), Failure> {
        let given = [
            ("--objective", self.objective.is_some()),
            ("--turns", self.turns.is_some()),
            ("--rule", !self.rule.is_empty()),
        ];
        match given.iter().find(|(_, is_given)| *is_given) {
            Some((option, _)) => Err(Failure::usage(format!(
                "{option} needs a table: give --table, or write it behind the turn and \"@\""
            ))),
            None => Ok(()),
        }
    }

    /// Refuses what contradicts a table.
    fn check_with_table(&self, wanted: &odds::Wanted) -> Result<(), Failure> {
        if let Some(option) = wanted.given() {
            return Err(Failure::usage(format!(
                "{option} is for the odds of a turn alone: leave it out, or the table"
            )));
        }
        if self.turns.is_some() && self.objective == Some(Objective::Worms) {
            return Err(Failure::usage(
                "--turns is for chances to win: leave it out, or --objective worms",
            ));
        }
        Ok(())
    }

    fn rules(&self) -> RuleOptions {
        let has = |rule| self.rule.contains(&rule);
        RuleOptions {
            turn_down_with_nothing_to_return: !has(Rule::NothingReturned),
            always_turn_down: has(Rule::AlwaysTurnDown),
            compulsory_steal: has(Rule::CompulsorySteal),
            any_lower_tile: has(Rule::AnyLowerTile),
        }
    }
}

impl Heckmeck {
    /// Answers.
    pub fn run(&self) -> Result<(), Failure> {
        if let Some(Game::Play(play)) = &self.game {
            return play.run();
        }
        let mut asking = odds::Odds::default();
        let mut advising = None;
        let text = self.turn.as_deref().unwrap_or("");
        self.output.each(text, |text| {
            let text = &link::heckmeck(text, self.wanted.given().is_some())?;
            let (turn, table) = match text.split_once('@') {
                Some(_) if self.at_table.table.is_some() => {
                    return Err(Failure::usage(
                        "the table is given twice: leave out --table",
                    ));
                }
                Some((turn, table)) => (turn.trim_end(), Some(table.trim_start())),
                None => (&text[..], self.at_table.table.as_deref()),
            };
            let turn = self.read_turn(turn)?;
            match table {
                None => {
                    self.at_table.check_without_table()?;
                    asking.answer(&turn, &self.wanted, &self.output)
                }
                Some(table) => {
                    self.at_table.check_with_table(&self.wanted)?;
                    advising
                        .get_or_insert_with(advice::Advising::default)
                        .answer(&turn, table, &self.at_table, &self.output)
                }
            }
        })
    }

    /// The turn that a text and the options tell.
    fn read_turn(&self, text: &str) -> Result<Turn, Failure> {
        let mut written = text.to_owned();
        if let Some(dice) = self.dice {
            if text.contains('|') {
                return Err(Failure::usage(
                    "the dice of the game are given twice: leave out --dice",
                ));
            }
            write!(written, " | {dice} dice").map_err(Failure::new)?;
        }
        let turn: Turn = written.parse().map_err(|error| told(error, text))?;
        let Some(roll) = &self.roll else {
            return Ok(turn);
        };
        if turn.roll().is_some() {
            return Err(Failure::usage("the roll is given twice: leave out --roll"));
        }
        let roll = Roll::new(read_dice(roll)?);
        turn.rolled(roll).map_err(|error| told(error, text))
    }
}

/// An error of a turn; where it is one of the notation, its place in what was typed.
fn told(error: TurnError, typed: &str) -> Failure {
    match error {
        TurnError::Notation(mut error) => {
            error.text.truncate(typed.len());
            error.into()
        }
        TurnError::Roll { rolled, left, dice } => Failure::usage(format!(
            "the roll has {rolled} dice, but {} of {dice} are taken: it must have exactly {left}",
            dice - left
        )),
        TurnError::Over(reason) => Failure::usage(format!("nothing can be rolled: {reason}")),
        TurnError::Taken { taken, dice } => {
            let end = typed.find(['>', '|']).unwrap_or(typed.len());
            let place = 0..typed[..end].trim_end().len();
            let dice = count(dice, "die", "dice");
            Failure::usage(format!("{taken} dice are taken, but the game has {dice}"))
                .at(typed, place)
        }
        TurnError::Dice(dice) => Failure::usage(format!("a game has 1 to 8 dice, not {dice}")),
    }
}

/// Dice of one face, as they lie on a table.
fn dice_of(face: Face, count: u8) -> String {
    let symbol = symbol(face).to_string();
    vec![symbol; count.into()].join(" ")
}

/// The name of a rule of a bust, for clap.
fn bust(name: &str) -> Result<Bust, String> {
    name.parse().map_err(|error| format!("{error}"))
}
