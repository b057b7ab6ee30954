//! The command `rollwise`: odds and best moves in a terminal, by the same engine as the page.

mod args;
mod failure;
mod heckmeck;
mod knucklebones;
mod lab;
mod output;
mod paper;
mod rummikub;
mod solitaire_dice;
mod table_talk;

use std::process::ExitCode;

use clap::Parser;

use crate::args::Rollwise;

fn main() -> ExitCode {
    let rollwise = Rollwise::parse();
    rollwise.choose_colors();
    match rollwise.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
