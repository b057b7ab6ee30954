//! What can be typed.

use clap::error::ErrorKind;
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
        help_heading = "Output",
        display_order = 1001
    )]
    color: ColorChoice,
}

const EXAMPLES: &str = "\
Examples:
  rollwise heckmeck \"5 5 w\" --roll 13344 --target 25
  rollwise knucklebones \"66_/543/21_ v 55_/621/44_\" --roll 5
  rollwise solitaire-dice \"4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7\" --roll 12356
  rollwise rummikub \"r3-7 / rbk5\" --rack \"r8 b1 j\"

A link of the page can stand for a position, in quotes, or what follows its \"#\".

Exit codes: 0 for an answer, 2 for anything that is wrong with what was typed, 130 for games that Ctrl-C has ended, 1 for every other failure.";

#[derive(Subcommand)]
enum Task {
    /// Heckmeck (Pickomino): odds of a turn, advice at a table, games
    #[command(visible_alias = "pickomino")]
    Heckmeck(Box<Heckmeck>),
    /// Knucklebones: the best column, what may follow, games
    Knucklebones(Box<Knucklebones>),
    /// Solitaire Dice: what each choice is worth in the end, games
    SolitaireDice(SolitaireDice),
    /// Rummikub: the best move from a rack and a table, games
    #[command(visible_alias = "tile-rummy")]
    Rummikub(Box<Rummikub>),
    /// Play strategies against each other and report who wins
    Lab(Lab),
    /// Write completions for a shell
    #[command(
        arg_required_else_help = true,
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

/// What is wrong where a position was typed without quotes, so that the shell has made several
/// words of it. `None` where clap's own error says it better.
pub fn unquoted(error: &clap::Error, typed: &[String]) -> Option<Failure> {
    let is_too_much = matches!(
        error.kind(),
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand | ErrorKind::ArgumentConflict
    );
    let words: Vec<&str> = typed.iter().map(String::as_str).collect();
    let (game, rest) = match &words[..] {
        ["knucklebones", task @ ("solve" | "tree"), rest @ ..] => {
            (format!("knucklebones {task}"), rest)
        }
        [
            game @ ("heckmeck" | "pickomino" | "knucklebones" | "solitaire-dice" | "rummikub"
            | "tile-rummy"),
            rest @ ..,
        ] => ((*game).to_owned(), rest),
        _ => return None,
    };
    let is_word = |word: &&&str| !word.starts_with("--") && **word != "play" && **word != "help";
    let position: Vec<&str> = rest.iter().take_while(is_word).copied().collect();
    (is_too_much && position.len() > 1).then(|| {
        Failure::usage(format!(
            "a position is one argument: put it in quotes, as in rollwise {game} \"{}\"",
            position.join(" ")
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_typed_is_without_contradiction() {
        Rollwise::command().debug_assert();
    }
}
