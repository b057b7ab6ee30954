//! Rummikub in a terminal.

mod print;
mod read;

use answers::rummikub::{AdviceAnswer, DrawsAnswer, PositionAnswer};
use clap::{Args, ValueEnum};
use engine::rummikub::{self, Advice, JokerRule, Position, Rules, Solver, Tiles, View, Wishes};
use serde::Serialize;

use crate::failure::Failure;
use crate::output::{Output, Told};

/// What is asked about a position.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Rummikub {
    /// The sets of the table, such as "r3-7 / rbk5"; behind "|" the rack; "-" reads a position from each line of the standard input
    table: String,

    /// The tiles of the rack, such as "r8 b1 j"
    #[arg(
        long,
        value_name = "TILES",
        default_value = "",
        hide_default_value = true
    )]
    rack: String,

    /// Tiles of the table whose sets are not known
    #[arg(long, value_name = "TILES")]
    loose: Option<String>,

    #[command(flatten)]
    wanted: Wanted,

    #[command(flatten)]
    rules: TableRules,

    /// Tell which draws would help instead
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

Colours are r (red), b (blue), k (black) and o (orange), j is a joker: \"r3-7\" is a run, \"rbk5\" a group; blanks stand between tiles, slashes between sets.";

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

    /// Transitions that the search may make; any number if left out, and then all is proved
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    budget: Option<u64>,

    /// For the strongest: how many tiles each other player has, with commas
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    rivals: Vec<usize>,
}

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
    /// The player has not opened, and needs these points: 30 or 50
    #[arg(long, value_name = "POINTS", num_args = 0..=1, default_missing_value = "30", value_parser = ["30", "50"])]
    opening: Option<String>,

    /// The turn of the opening may go on with the table
    #[arg(long, requires = "opening")]
    play_on: bool,

    /// What may be done with jokers on the table
    #[arg(long, default_value = "free")]
    jokers: Jokers,

    /// What a joker on the rack counts: 30 or 100
    #[arg(long, value_name = "POINTS", default_value = "30", value_parser = ["30", "100"])]
    joker_points: String,
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
    fn rules(&self) -> Result<Rules, Failure> {
        let number = |text: &str| text.parse().map_err(Failure::usage);
        Ok(Rules {
            opening: number(self.opening.as_deref().unwrap_or("30"))?,
            play_on: self.play_on,
            jokers: match self.jokers {
                Jokers::Free => JokerRule::Free,
                Jokers::Stands => JokerRule::Stands,
                Jokers::Locked => JokerRule::Locked,
                Jokers::Both => JokerRule::Both,
            },
            joker_points: number(&self.joker_points)?,
        })
    }
}

impl Wanted {
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
        wishes.check(rack).map_err(Failure::new)?;
        Ok(wishes)
    }
}

impl Rummikub {
    /// Answers.
    pub fn run(&self) -> Result<(), Failure> {
        let rules = self.rules.rules()?;
        let mut solver = Solver::new();
        self.output.each(&self.table, |text| {
            let position = self.position(text, rules)?;
            self.answer(&mut solver, &position)
        })
    }

    fn position(&self, text: &str, rules: Rules) -> Result<Position, Failure> {
        let position = read::position(text, &self.rack, self.loose.as_deref())?;
        let position = position.with_rules(rules).map_err(Failure::new)?;
        Ok(match self.rules.opening {
            Some(_) => position.before_opening(),
            None => position,
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
            print::answer(paper, &text, &answer, position);
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
