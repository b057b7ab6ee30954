//! The command `rollwise`: odds and best moves in a terminal, by the same engine as the page.

mod args;
mod failure;
mod game;
mod heckmeck;
mod knucklebones;
mod lab;
mod link;
mod numbers;
mod output;
mod paper;
mod rummikub;
mod solitaire_dice;
mod table_talk;

use std::process::ExitCode;

use clap::Parser;

use crate::args::Rollwise;

fn main() -> ExitCode {
    let rollwise = match Rollwise::try_parse() {
        Ok(rollwise) => rollwise,
        Err(error) => match args::unquoted(&error, &typed()) {
            Some(failure) => return failure.report(),
            None => error.exit(),
        },
    };
    rollwise.choose_colors();
    match rollwise.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// The words behind the command's name.
fn typed() -> Vec<String> {
    let words = std::env::args_os().skip(1);
    words
        .map(|word| word.to_string_lossy().into_owned())
        .collect()
}
