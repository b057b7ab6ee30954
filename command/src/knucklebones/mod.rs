//! Knucklebones in a terminal.

mod play;
mod solve;
mod tree;

use std::time::{Duration, Instant};

use clap::{Args, Subcommand, ValueEnum};
use engine::dice::Face;
use engine::knucklebones::{self, Analyser, Limits, Position, PositionError, Rolled, Values};

use crate::failure::Failure;
use crate::link;
use crate::numbers::{seconds, whole};
use crate::output::Output;

/// What is asked about a position: to solve it, if nothing else is said.
#[derive(Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true, arg_required_else_help = true)]
pub struct Knucklebones {
    #[command(subcommand)]
    task: Option<Task>,

    #[command(flatten)]
    asked: Option<Asked>,

    #[command(flatten)]
    output: Output,
}

/// What can be done.
#[derive(Subcommand)]
enum Task {
    /// Value each column for a rolled die, or a position before the roll
    Solve(Solve),
    /// Show what may follow: roll by roll, column by column
    Tree(Tree),
    /// Play against the computer
    Play(play::Play),
}

#[derive(Args)]
#[command(after_help = SOLVE_EXAMPLES, arg_required_else_help = true)]
pub struct Solve {
    #[command(flatten)]
    asked: Asked,

    #[command(flatten)]
    output: Output,
}

#[derive(Args)]
#[command(after_help = TREE_EXAMPLES, arg_required_else_help = true)]
pub struct Tree {
    #[command(flatten)]
    asked: Asked,

    /// Steps from the position on: rolls (1 to 6) and columns (left, middle, right) in turn, with commas
    #[arg(long, value_name = "STEPS", value_delimiter = ',')]
    path: Vec<String>,

    #[command(flatten)]
    output: Output,
}

const EXAMPLES: &str = "\
Examples:
  rollwise knucklebones \"66_/543/21_ v 55_/621/44_\" --roll 5
  rollwise knucklebones tree \"66_/543/21_ v 55_/621/44_\" --roll 5 --path left,6
  rollwise knucklebones play --level medium";

const SOLVE_EXAMPLES: &str = "\
Examples:
  rollwise knucklebones solve \"66_/543/21_ v 55_/621/44_\" --roll 5
  rollwise knucklebones solve \"___/___/___ v 6__/___/___ > 4\" --seconds 2
  rollwise knucklebones solve - --json < positions

A position has the board of the player to move, then the other one, with facing columns in the same order; \"_\" is an empty square. The roll can stand behind \">\".";

const TREE_EXAMPLES: &str = "\
Examples:
  rollwise knucklebones tree \"66_/543/21_ v 55_/621/44_\" --roll 5
  rollwise knucklebones tree \"66_/543/21_ v 55_/621/44_\" --roll 5 --path left,6";

/// A position, and how far to look.
#[derive(Args)]
struct Asked {
    /// The position, such as "66_/543/21_ v 55_/621/44_"; "-" reads one from each line of the standard input
    position: String,

    /// The die that was rolled, 1 to 6
    #[arg(long, value_name = "DIE")]
    roll: Option<String>,

    /// What the players want most
    #[arg(long, default_value = "win")]
    objective: Objective,

    /// Placements to look ahead at most, 1 to 12 [default: 12]
    #[arg(long, value_name = "PLACEMENTS", allow_negative_numbers = true, value_parser = whole::<u8, 1, 12>)]
    depth: Option<u8>,

    /// Positions to value at most [default: 300000, or any number with --seconds]
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole::<u64, 1, { u64::MAX }>)]
    positions: Option<u64>,

    /// Seconds to take at most, such as 2.5
    #[arg(long, allow_negative_numbers = true, value_parser = seconds)]
    seconds: Option<f64>,
}

/// What the players want most.
#[derive(Clone, Copy, ValueEnum)]
enum Objective {
    /// To win, a tie counting half.
    Win,
    /// The score difference at the end.
    Difference,
}

/// The columns' names.
pub const COLUMNS: [&str; 3] = ["left", "middle", "right"];

/// Memory of an analyser, in bytes, as on the page.
const MEMORY: usize = 16 << 20;

impl Knucklebones {
    /// Answers.
    pub fn run(&self) -> Result<(), Failure> {
        match (&self.task, &self.asked) {
            (Some(Task::Solve(Solve { asked, output })), _) => asked.solve(output),
            (Some(Task::Play(play)), _) => play.run(),
            (Some(Task::Tree(tree)), _) => {
                let mut analyser = tree.asked.analyser();
                tree.output.each(&tree.asked.position, |text| {
                    tree::answer(&mut analyser, &tree.asked.read(text)?, tree)
                })
            }
            (None, Some(asked)) => asked.solve(&self.output),
            (None, None) => Err(Failure::usage("the position is missing")),
        }
    }
}

impl Asked {
    fn solve(&self, output: &Output) -> Result<(), Failure> {
        let mut analyser = self.analyser();
        output.each(&self.position, |text| {
            solve::answer(&mut analyser, &self.read(text)?, self, output)
        })
    }

    fn objective(&self) -> knucklebones::Objective {
        match self.objective {
            Objective::Win => knucklebones::Objective::Win,
            Objective::Difference => knucklebones::Objective::Difference,
        }
    }

    fn analyser(&self) -> Analyser {
        Analyser::new(Values::learned(self.objective()), MEMORY)
    }

    fn limits(&self, position: Position) -> Limits {
        let usual = Limits::default();
        let depth = self.depth.unwrap_or(usual.depth);
        Limits {
            // A game that is over needs no look.
            depth: if position.result().is_some() {
                1
            } else {
                depth
            },
            positions: self.positions.unwrap_or(match self.seconds {
                Some(_) => u64::MAX,
                None => usual.positions,
            }),
        }
    }

    /// Says how long a search may go on.
    fn patience(&self) -> impl FnMut() -> bool + use<> {
        let time = self
            .seconds
            .and_then(|time| Duration::try_from_secs_f64(time).ok());
        let end = time.map(|time| Instant::now() + time);
        move || end.is_none_or(|end| Instant::now() < end)
    }

    fn read(&self, text: &str) -> Result<Rolled, Failure> {
        let text = link::knucklebones(text)?;
        let mut asked: Rolled = text.parse().map_err(told)?;
        if let Some(roll) = &self.roll {
            if asked.roll.is_some() {
                return Err(Failure::usage("the roll is given twice: leave out --roll"));
            }
            let face = read_face(roll.trim());
            asked.roll = Some(face.map_err(|failure| failure.at(roll, 0..roll.len()))?);
        }
        if asked.roll.is_some() && asked.position.result().is_some() {
            return Err(Failure::usage("the game is over: leave out the roll"));
        }
        Ok(asked)
    }
}

fn read_face(text: &str) -> Result<Face, Failure> {
    let number: Option<u8> = text.parse().ok();
    let face = Face::ALL
        .into_iter()
        .find(|face| Some(face.number()) == number);
    face.ok_or_else(|| Failure::usage(format!("\"{text}\" is not a die; write 1 to 6")))
}

fn told(error: PositionError) -> Failure {
    match error {
        PositionError::Notation(error) => error.into(),
        error => Failure::usage(error),
    }
}
