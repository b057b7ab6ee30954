//! How rollwise is put together: `cargo xtask --help` lists what it does.

mod address;
mod bundle;
mod crates;
mod docs;
mod files;
mod games;
mod held;
mod languages;
mod new_game;
mod node;
mod npm;
mod offline;
mod package;
mod page_json;
mod pages;
mod pictures;
mod serve;
mod site;
mod symbols;
mod templates;
mod test;
mod tools;
mod tracked;
mod wasm;
mod web;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};

/// Builds, serves and tests rollwise.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the whole site into dist/, ready for any static host.
    Build {
        #[command(flatten)]
        options: site::Options,
    },
    /// Build the site and serve it on this machine.
    Serve {
        /// The port to listen on, 0 for any free one [default: 8000, or a free one if that is taken].
        #[arg(long)]
        port: Option<u16>,
        /// Serve dist/ as it is.
        #[arg(long)]
        no_build: bool,
        /// Serve the files of this folder as they are, and build nothing [default: dist/].
        #[arg(long, value_name = "DIR")]
        folder: Option<PathBuf>,
    },
    /// Run every check, or only the parts named.
    Test {
        /// The parts to run [default: all but research, firefox and webkit].
        #[arg(value_enum)]
        parts: Vec<test::Part>,
        /// Run also the checks that repeat what others show: in more languages, on more screens, by more calls.
        #[arg(long)]
        all: bool,
        /// Test the site in dist/ as it is.
        #[arg(long)]
        no_build: bool,
    },
    /// Begin a game: copy the smallest there can be, the coin of tests/coin/, under another name.
    NewGame {
        /// What its folder and its addresses are called, such as two-dice.
        id: String,
    },
    /// Run the benchmarks; what follows is handed on to `cargo bench`.
    Bench {
        /// What `cargo bench` takes, such as a benchmark's name.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Learn a game's values by self-play, and write them to precomputed/.
    Train(Handed),
    /// Have two players of a game play each other, and tell how strong they are.
    Play(Handed),
    /// Compare what a game's values predict with what happens.
    Calibrate(Handed),
    /// Tune the factors of a player, and print them.
    Tune(Handed),
    /// Solve a whole game, and write its solution to a file.
    Solve(Handed),
    /// Look up what the solution of a game says.
    Query(Handed),
    /// Look for rules of a game that a person can remember, and tell how good they are.
    Rules(Handed),
    /// Make a package for npm of each game's module, in packages/.
    Package,
    /// Build the site and take the pictures of the documents, and the icon, anew.
    Screenshot,
    /// Draw the picture of the code's parts anew, from their imports.
    Architecture,
    /// Run a module of tests in a browser: cargo starts it by .cargo/config.toml.
    #[command(hide = true, disable_help_flag = true)]
    WebRunner {
        /// The module, and what `cargo test` hands on to it.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
}

/// What is handed on to the package `train`, which knows the games.
#[derive(Args)]
#[command(disable_help_flag = true)]
struct Handed {
    /// The game, and what is wanted of it; `--help` tells.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<OsString>,
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
        Command::Build { options } => site::build(&options),
        Command::Serve {
            port,
            no_build,
            folder,
        } => {
            if folder.is_none() && !no_build {
                site::build(&site::Options::default())?;
            }
            serve::serve(&folder.map_or_else(serve::built_site, Ok)?, port)
        }
        Command::Test {
            parts,
            all,
            no_build,
        } => test::test(&parts, all, no_build),
        Command::NewGame { id } => new_game::new_game(&id),
        Command::Bench { args } => tools::run(
            tools::cargo()?
                .args(["bench", "--package", "train"])
                .args(args),
        ),
        Command::Train(handed) => train("train", &handed),
        Command::Play(handed) => train("play", &handed),
        Command::Calibrate(handed) => train("calibrate", &handed),
        Command::Tune(handed) => train("tune", &handed),
        Command::Solve(handed) => train("solve", &handed),
        Command::Query(handed) => train("query", &handed),
        Command::Rules(handed) => train("rules", &handed),
        Command::Package => package::package(),
        Command::Screenshot => pictures::screenshot(),
        Command::Architecture => pictures::architecture(),
        Command::WebRunner { args } => web::run(&args),
    }
}

fn train(command: &str, Handed { args }: &Handed) -> Result<()> {
    let mut cargo = tools::cargo()?;
    cargo.args(["run", "--release", "--quiet", "--package", "train", "--"]);
    tools::run(cargo.arg(command).args(args))
}
