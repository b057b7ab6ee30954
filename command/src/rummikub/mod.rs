//! Rummikub in a terminal.

mod play;
mod print;
mod read;

use answers::rummikub::{AdviceAnswer, DrawsAnswer, PositionAnswer};
use clap::{Args, Subcommand, ValueEnum};
use engine::rummikub::{
    self, Advice, JokerRule, MOST_JOKER_POINTS, MOST_OPENING, Position, PositionError, Rules,
    Solver, Tiles, View, WishError, Wishes,
};
use serde::Serialize;

use crate::failure::Failure;
use crate::link::{self, RummikubText};
use crate::numbers::whole;
use crate::output::{Output, Told};

/// What is asked about a position.
#[derive(Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true, arg_required_else_help = true)]
pub struct Rummikub {
    #[command(subcommand)]
    game: Option<Game>,

    /// The sets of the table, such as "r3-7 / rbk5"; behind "|" the rack; "-" reads a position from each line of the standard input
    #[arg(required = true)]
    table: Option<String>,

    /// The tiles of the rack, such as "r8 b1 j"; needed where none stand behind "|"
    #[arg(long, value_name = "TILES")]
    rack: Option<String>,

    /// Tiles of the table whose sets are not known
    #[arg(long, value_name = "TILES")]
    loose: Option<String>,

    #[command(flatten)]
    wanted: Wanted,

    #[command(flatten)]
    rules: TableRules,

    /// Show which draws would help instead
    #[arg(long)]
    draws: bool,

    #[command(flatten)]
    output: Output,
}

const EXAMPLES: &str = "\
Examples:
  rollwise rummikub \"r3-7 / rbk5\" --rack \"r8 b1 j\"
  rollwise rummikub \"r3-7 / rbk5 | r8 b1 j\" --keep-jokers
  rollwise rummikub \"\" --rack \"r9-11 b12 k12 o12\" --opening
  rollwise rummikub \"r3-7\" --rack \"r1 k1-2\" --draws
  rollwise rummikub \"r3-7\" --rack \"r8 k1-2\" --objective strongest --rivals 9,14
  rollwise rummikub play --level medium

Colours are r (red), b (blue), k (black) and o (orange), j is a joker: \"r3-7\" is a run, \"rbk5\" a group; blanks stand between tiles, slashes between sets.";

/// What is done instead of asking.
#[derive(Subcommand)]
enum Game {
    /// Play against the computer
    Play(play::Play),
}

/// What is wanted of a move.
#[derive(Args)]
struct Wanted {
    /// What counts first about a move
    #[arg(long, default_value = "tiles")]
    objective: Objective,

    /// Play jokers only in a move that empties the rack, or as few as an opening needs
    #[arg(long)]
    keep_jokers: bool,

    /// Tiles of the rack that are not to be played
    #[arg(long, value_name = "TILES")]
    keep: Option<String>,

    /// Tiles of the rack that must be played
    #[arg(long, value_name = "TILES")]
    play: Option<String>,

    /// Transitions that the search may make [default: any number, so that all is proved]
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole::<u64, 1, { u64::MAX }>)]
    budget: Option<u64>,

    /// For the strongest: how many tiles each other player has, with commas
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', allow_negative_numbers = true, value_parser = whole::<usize, 1, 106>)]
    rivals: Vec<usize>,
}

/// Rivals at most: four play.
const MOST_RIVALS: usize = 3;

/// What counts first about a move.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Objective {
    /// Tiles, then points, then fewest cuts.
    Tiles,
    /// Points, then tiles, then fewest cuts.
    Points,
    /// Tiles, then fewest cuts, then points.
    Simple,
    /// What the strongest computer player would do, which may be to draw.
    Strongest,
}

/// The rules of the table.
#[derive(Args)]
struct TableRules {
    /// The player has not opened, and needs these points: 30, or as many as your table asks for
    #[arg(long, value_name = "POINTS", num_args = 0..=1, default_missing_value = "30", allow_negative_numbers = true, value_parser = whole::<u32, 1, { MOST_OPENING as u64 }>)]
    opening: Option<u32>,

    /// The turn of the opening may go on with the table
    #[arg(long, requires = "opening")]
    play_on: bool,

    /// What may be done with jokers on the table
    #[arg(long, default_value = "free")]
    jokers: Jokers,

    /// A set may have only one joker
    #[arg(long)]
    one_joker: bool,

    /// What a joker on the rack counts: 30, or 20, 25 or 100 at some tables
    #[arg(long, value_name = "POINTS", default_value = "30", allow_negative_numbers = true, value_parser = whole::<u32, 0, { MOST_JOKER_POINTS as u64 }>)]
    joker_points: u32,
}

/// What may be done with jokers on the table.
#[derive(Clone, Copy, ValueEnum)]
enum Jokers {
    /// Anything that leaves sets.
    Free,
    /// Each stays a tile that it stands for, or is freed against it.
    Stands,
    /// Their sets only grow until the tile comes from the rack.
    Locked,
    /// As locked; those of a group come free only together.
    Both,
}

impl TableRules {
    fn rules(&self) -> Rules {
        Rules {
            opening: self.opening.unwrap_or(Rules::default().opening),
            play_on: self.play_on,
            jokers: match self.jokers {
                Jokers::Free => JokerRule::Free,
                Jokers::Stands => JokerRule::Stands,
                Jokers::Locked => JokerRule::Locked,
                Jokers::Both => JokerRule::Both,
            },
            one_joker: self.one_joker,
            joker_points: self.joker_points,
        }
    }
}

impl Wanted {
    /// Refuses options that would count for nothing beside others.
    fn check(&self, draws: bool) -> Result<(), Failure> {
        if self.objective != Objective::Strongest {
            return if self.rivals.is_empty() {
                Ok(())
            } else {
                Err(Failure::usage("--rivals needs --objective strongest"))
            };
        }
        if self.rivals.len() > MOST_RIVALS {
            return Err(Failure::usage(format!(
                "--rivals has {} players; at most {MOST_RIVALS} others play",
                self.rivals.len()
            )));
        }
        let given = [
            ("--draws", draws),
            ("--keep-jokers", self.keep_jokers),
            ("--keep", self.keep.is_some()),
            ("--play", self.play.is_some()),
            ("--budget", self.budget.is_some()),
        ];
        match given.iter().find(|(_, is_given)| *is_given) {
            Some((option, _)) => Err(Failure::usage(format!(
                "{option} counts for nothing with --objective strongest: leave one of them out"
            ))),
            None => Ok(()),
        }
    }

    /// Refuses rivals with more tiles than are neither on the table nor on the rack.
    fn check_rivals(&self, position: &Position) -> Result<(), Failure> {
        let (held, unseen) = (self.rivals.iter().sum::<usize>(), position.unseen().len());
        if held > unseen {
            return Err(Failure::usage(format!(
                "--rivals have {held} tiles, but only {unseen} are unseen"
            )));
        }
        Ok(())
    }

    fn wishes(&self, rack: &Tiles) -> Result<Wishes, Failure> {
        let tiles = |text: &Option<String>| match text {
            Some(text) => read::tiles(text),
            None => Ok(Tiles::default()),
        };
        let wishes = Wishes {
            objective: match self.objective {
                Objective::Tiles | Objective::Strongest => rummikub::Objective::Tiles,
                Objective::Points => rummikub::Objective::Points,
                Objective::Simple => rummikub::Objective::Simple,
            },
            keep_jokers: self.keep_jokers,
            keep: tiles(&self.keep)?,
            play: tiles(&self.play)?,
            budget: self.budget,
            plan: true,
        };
        let refused = |option, tile| {
            Failure::usage(format!(
                "{option} {tile}: the rack does not have it, or not as often"
            ))
        };
        wishes.check(rack).map_err(|error| match error {
            WishError::Keep(tile) => refused("--keep", tile),
            WishError::Play(tile) => refused("--play", tile),
            WishError::Both(tile) => Failure::usage(format!(
                "{tile} is to be kept and to be played, but the rack does not have it as often"
            )),
        })?;
        Ok(wishes)
    }
}

impl Rummikub {
    /// Answers.
    pub fn run(&self) -> Result<(), Failure> {
        if let Some(Game::Play(play)) = &self.game {
            return play.run();
        }
        self.wanted.check(self.draws)?;
        let rules = self.rules.rules();
        let mut solver = Solver::new();
        self.output
            .each(self.table.as_deref().unwrap_or_default(), |text| {
                let asked = link::rummikub(text)?;
                let position = self.position(&asked, rules)?;
                self.answer(&mut solver, &position)
            })
    }

    fn position(&self, asked: &RummikubText<'_>, rules: Rules) -> Result<Position, Failure> {
        let position = read::position(&asked.text, self.rack.as_deref(), self.loose.as_deref())?;
        if position.rack().is_empty() {
            return Err(Failure::usage(
                "the rack is empty, so that the game is over",
            ));
        }
        let is_opening = self.rules.opening.is_some() || asked.opening.is_some();
        let rules = match asked.opening.filter(|_| self.rules.opening.is_none()) {
            Some(opening) => Rules { opening, ..rules },
            None => rules,
        };
        let position = position.with_rules(rules).map_err(|error| match error {
            PositionError::LooseJoker => Failure::usage(
                "a joker is among the loose tiles, but --jokers asks what it stands for: write its set",
            ),
            PositionError::TwoJokers(nth) => Failure::usage(format!(
                "set {} of the table has two jokers, but --one-joker allows one",
                nth + 1
            )),
            error => Failure::usage(error),
        })?;
        Ok(if is_opening {
            position.before_opening()
        } else {
            position
        })
    }

    fn answer(&self, solver: &mut Solver, position: &Position) -> Result<(), Failure> {
        let wishes = self.wanted.wishes(position.rack())?;
        let text = position.to_string();
        if self.draws {
            let draws = solver.draws(position, &wishes).map_err(Failure::new)?;
            let told = told(&text, DrawsAnswer::new(&draws));
            return self
                .output
                .write(&told, |paper| print::draws(paper, &text, &draws));
        }
        if self.wanted.objective == Objective::Strongest {
            self.wanted.check_rivals(position)?;
            let rivals = &self.wanted.rivals[..];
            let view = View { position, rivals };
            let advice = Advice::of(view).map_err(Failure::new)?;
            let told = told(&text, AdviceAnswer::new(&advice, position));
            return self.output.write(&told, |paper| {
                print::advice(paper, &text, &advice, position);
            });
        }
        let answer = solver.solve(position, &wishes).map_err(Failure::new)?;
        let told = told(&text, PositionAnswer::new(&answer));
        self.output.write(&told, |paper| {
            print::answer(paper, &text, &answer, position, &wishes);
        })
    }
}

fn told<A: Serialize>(text: &str, answer: A) -> Told<'_, A> {
    Told {
        game: "rummikub",
        text,
        answer,
    }
}
