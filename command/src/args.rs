//! What can be typed.

use clap::{ColorChoice, CommandFactory as _, Parser, Subcommand};
use clap_complete::Shell;

use crate::failure::Failure;
use crate::heckmeck::Heckmeck;
use crate::knucklebones::Knucklebones;
use crate::lab::Lab;
use crate::rummikub::Rummikub;
use crate::solitaire_dice::SolitaireDice;

/// What to do with a roll: odds and best moves for games with dice and tiles
#[derive(Parser)]
#[command(version, about, after_help = EXAMPLES)]
pub struct Rollwise {
    #[command(subcommand)]
    task: Task,

    /// Whether to use colours
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        help_heading = "Output"
    )]
    color: ColorChoice,
}

const EXAMPLES: &str = "\
Examples:
  rollwise heckmeck \"5 5 w\" --roll 13344 --target 25
  rollwise knucklebones solve \"66_/543/21_ v 55_/621/44_\" --roll 5
  rollwise solitaire-dice \"4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7\" --roll 12356
  rollwise rummikub \"r3-7 / rbk5\" --rack \"r8 b1 j\"

Exit codes: 0 for an answer, 1 for an impossible position or a failed run, 2 for input that can't be read.";

#[derive(Subcommand)]
enum Task {
    /// Heckmeck (Pickomino): odds of a turn, advice at a table, games
    Heckmeck(Box<Heckmeck>),
    /// Knucklebones: the best column, what may follow, games
    #[command(subcommand)]
    Knucklebones(Knucklebones),
    /// Solitaire Dice: what each choice is worth in the end
    SolitaireDice(SolitaireDice),
    /// Rummikub: the best move from a rack and a table
    Rummikub(Box<Rummikub>),
    /// Have ways to play meet many times, and tell who wins
    Lab(Lab),
    /// Write completions for a shell
    #[command(
        after_help = "Example:\n  rollwise completions bash > ~/.local/share/bash-completion/completions/rollwise"
    )]
    Completions {
        /// The shell
        shell: Shell,
    },
}

impl Rollwise {
    /// Uses colours where they are wanted: unless told otherwise on a terminal, and not with
    /// `NO_COLOR`.
    pub fn choose_colors(&self) {
        match self.color {
            ColorChoice::Auto => anstream::ColorChoice::Auto,
            ColorChoice::Always => anstream::ColorChoice::Always,
            ColorChoice::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }

    /// Does what is asked for.
    pub fn run(self) -> Result<(), Failure> {
        match self.task {
            Task::Heckmeck(asked) => asked.run(),
            Task::Knucklebones(asked) => asked.run(),
            Task::SolitaireDice(asked) => asked.run(),
            Task::Rummikub(asked) => asked.run(),
            Task::Lab(asked) => asked.run(),
            Task::Completions { shell } => {
                let mut script = Vec::new();
                let mut command = Rollwise::command();
                clap_complete::generate(shell, &mut command, "rollwise", &mut script);
                std::io::Write::write_all(&mut std::io::stdout(), &script)?;
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_typed_is_without_contradiction() {
        Rollwise::command().debug_assert();
    }
}
