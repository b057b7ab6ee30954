//! `train <game>` learns what a game's advice stands on, `play <game>` measures players, `calibrate
//! <game>` compares predictions with what happens, `tune <game>` tunes the factors of a player,
//! `solve <game>` solves it whole, `query <game>` looks its solution up, and `rules <game>` looks for
//! rules that a person can remember.

mod commands;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::commands::{
    heckmeck, knucklebones, knucklebones_solution, rules, rummikub, solitaire_dice,
    solitaire_dice_calibration,
};

/// Learns values by self-play, and measures how strong players are.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Learn a game's values from scratch, and write them to precomputed/.
    #[command(subcommand)]
    Train(Train),
    /// Compare what is predicted with what happens.
    #[command(subcommand)]
    Calibrate(Calibrate),
    /// Have players play, and tell how strong they are.
    #[command(subcommand)]
    Play(Play),
    /// Tune the factors of a player, and print them.
    #[command(subcommand)]
    Tune(Tune),
    /// Solve a whole game, and write its solution to a file.
    #[command(subcommand)]
    Solve(Solve),
    /// Look up what the solution of a game says.
    #[command(subcommand)]
    Query(Query),
    /// Look for rules that a person can remember, and tell how good they are.
    #[command(subcommand)]
    Rules(Rules),
}

#[derive(Subcommand)]
enum Train {
    Heckmeck(heckmeck::Train),
    Knucklebones(knucklebones::Train),
    SolitaireDice(solitaire_dice::Train),
}

#[derive(Subcommand)]
enum Calibrate {
    Heckmeck(heckmeck::Calibrate),
    Knucklebones(knucklebones::Calibrate),
    SolitaireDice(solitaire_dice_calibration::Calibrate),
}

#[derive(Subcommand)]
enum Play {
    Heckmeck(heckmeck::Play),
    Knucklebones(knucklebones::Play),
    Rummikub(rummikub::Play),
    SolitaireDice(solitaire_dice::Play),
}

#[derive(Subcommand)]
enum Tune {
    SolitaireDice(solitaire_dice::Tune),
}

#[derive(Subcommand)]
enum Solve {
    Knucklebones(knucklebones_solution::Solve),
}

#[derive(Subcommand)]
enum Query {
    Knucklebones(knucklebones_solution::Query),
}

#[derive(Subcommand)]
enum Rules {
    Heckmeck(rules::Heckmeck),
    Knucklebones(rules::Knucklebones),
    SolitaireDice(rules::SolitaireDice),
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Train(Train::Heckmeck(args)) => heckmeck::train(&args),
        Command::Train(Train::Knucklebones(args)) => knucklebones::train(&args),
        Command::Train(Train::SolitaireDice(args)) => solitaire_dice::train(&args),
        Command::Calibrate(Calibrate::Heckmeck(args)) => heckmeck::calibrate(&args),
        Command::Calibrate(Calibrate::Knucklebones(args)) => knucklebones::calibrate(&args),
        Command::Calibrate(Calibrate::SolitaireDice(args)) => {
            solitaire_dice_calibration::calibrate(&args)
        }
        Command::Play(Play::Heckmeck(args)) => heckmeck::play(&args),
        Command::Play(Play::Knucklebones(args)) => knucklebones::play(&args),
        Command::Play(Play::Rummikub(args)) => rummikub::play(&args),
        Command::Play(Play::SolitaireDice(args)) => solitaire_dice::play(&args),
        Command::Tune(Tune::SolitaireDice(args)) => solitaire_dice::tune(&args),
        Command::Solve(Solve::Knucklebones(args)) => knucklebones_solution::solve(&args),
        Command::Query(Query::Knucklebones(args)) => knucklebones_solution::query(&args),
        Command::Rules(Rules::Heckmeck(args)) => rules::heckmeck(&args),
        Command::Rules(Rules::SolitaireDice(args)) => rules::solitaire_dice(&args),
        Command::Rules(Rules::Knucklebones(args)) => rules::knucklebones(&args),
    }
}
