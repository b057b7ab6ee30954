//! `train <game>` learns a game's values, `play <game> A B` measures two players against each other,
//! `calibrate <game>` compares predictions with what happens.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, Result};
use clap::{Parser, Subcommand, ValueEnum};
use engine::estimate::Estimate;
use engine::knucklebones::{Games, Player, Tally, VALUES, Weights};
use engine::table_file;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use train::knucklebones::calibration;
use train::knucklebones::training::{self, Progress};

/// Learns values by self-play, and measures how strong players are.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// A game that is learned.
#[derive(Clone, Copy, ValueEnum)]
enum Game {
    Knucklebones,
}

#[derive(Subcommand, Clone, Copy)]
enum Command {
    /// Learn a game's values from scratch, and write them to precomputed/.
    Train {
        game: Game,
        /// Another seed learns other values, as good as these.
        #[arg(long, default_value_t = training::SEED)]
        seed: u64,
        /// Threads that play; the bytes are the same with any number.
        #[arg(long, default_value_t = 2)]
        threads: usize,
        /// Games to learn from, in thousands; the whole schedule if left out.
        #[arg(long)]
        thousands: Option<u64>,
    },
    /// Compare the shares of wins that are predicted with what happens in games against oneself.
    Calibrate {
        game: Game,
        /// Placements that predictions and play look ahead.
        #[arg(long, default_value_t = 2)]
        depth: u8,
        /// Positions to predict.
        #[arg(long, default_value_t = 100_000)]
        positions: usize,
        /// Another seed has other dice.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Have two players play each other, who start by turns.
    Play {
        game: Game,
        /// The player whose share of wins is told.
        player: Player,
        /// The other player.
        other: Player,
        /// Games to play.
        #[arg(long, default_value_t = 20_000)]
        games: u64,
        /// Another seed has other dice.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Threads that play; each plays its own part of the games, with dice of its own.
        #[arg(long, default_value_t = 1)]
        threads: u64,
    },
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
        Command::Train {
            game: Game::Knucklebones,
            seed,
            threads,
            thousands,
        } => learn(seed, threads, thousands),
        Command::Calibrate {
            game: Game::Knucklebones,
            depth,
            positions,
            seed,
        } => calibrate(depth, positions, seed),
        Command::Play {
            game: Game::Knucklebones,
            player,
            other,
            games,
            seed,
            threads,
        } => play([player, other], games, seed, threads),
    }
}

/// Where the values of a game are kept.
fn path() -> std::path::PathBuf {
    Path::new("precomputed").join(format!("{VALUES}.bin"))
}

fn learn(seed: u64, threads: usize, thousands: Option<u64>) -> Result<()> {
    let start = Instant::now();
    let weights = training::train(seed, threads, thousands, |progress| {
        let Progress {
            games,
            of,
            error,
            lead,
        } = progress;
        println!(
            "{games:>9} of {of} games, {:>5.0} s: error {error:.4}, the player who starts wins {:.2} %",
            start.elapsed().as_secs_f64(),
            50.0 + 50.0 * lead,
        );
    });
    let bytes = table_file::write(&weights.to_bytes());
    let mut stream = ZlibEncoder::new(Vec::new(), Compression::best());
    stream.write_all(&bytes)?;
    let stream = stream.finish()?;
    let path = path();
    fs::write(&path, &stream).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}: {} bytes", path.display(), stream.len());
    Ok(())
}

fn load() -> Result<Arc<Weights>> {
    let path = path();
    let stream = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut bytes = Vec::new();
    ZlibDecoder::new(&stream[..]).read_to_end(&mut bytes)?;
    let seal = table_file::seal(VALUES, &bytes).context("these are no learned values")?;
    let body = table_file::open(&bytes, &seal, &[])?;
    Ok(Arc::new(Weights::from_bytes(body)?))
}

fn play(players: [Player; 2], games: u64, seed: u64, threads: u64) -> Result<()> {
    let weights = load()?;
    let start = Instant::now();
    let tally = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads.max(1))
            .map(|thread| {
                let weights = &weights;
                scope.spawn(move || {
                    let mut played = Games::new(players, seed + thread, Some(weights));
                    for _ in (thread..games).step_by(usize::try_from(threads).unwrap_or(1).max(1)) {
                        played.play();
                    }
                    *played.tally()
                })
            })
            .collect();
        let mut all = Tally::default();
        for part in parts {
            all.add(&part.join().expect("a thread that plays does not panic"));
        }
        all
    });
    let [games, wins, ties, losses] = tally.counts();
    println!(
        "{} against {}: {games} games, {wins} won, {ties} tied, {losses} lost",
        players[0], players[1]
    );
    for (what, share) in [
        ("share of wins", tally.share()),
        ("without luck ", tally.adjusted_share()),
    ] {
        println!("{what}: {}", shown(share));
    }
    let difference = tally.difference();
    println!(
        "difference {:.2} [{:.2}, {:.2}], {:.1} dice a game, who starts wins {:.1} %; {:.0} s",
        difference.value,
        difference.low,
        difference.high,
        tally.placements_a_game(),
        100.0 * tally.starter_share(),
        start.elapsed().as_secs_f64(),
    );
    Ok(())
}

fn calibrate(depth: u8, positions: usize, seed: u64) -> Result<()> {
    let buckets = calibration::calibrate(&load()?, depth, positions, seed);
    println!("predicted   positions   predicted   happened   without luck");
    let mut worst = [0.0_f64; 2];
    for (nth, bucket) in (0_u8..).zip(&buckets) {
        if bucket.positions < 1.0 {
            continue;
        }
        let mean = |sum: f64| 100.0 * sum / bucket.positions;
        let [predicted, happened, adjusted] =
            [bucket.predicted, bucket.happened, bucket.adjusted].map(mean);
        println!(
            "{:>3} to {:>3} %  {:>7}     {predicted:>6.2} %   {happened:>6.2} %   {adjusted:>6.2} %",
            5 * nth,
            5 * nth + 5,
            bucket.positions,
        );
        for (worst, found) in worst.iter_mut().zip([happened, adjusted]) {
            *worst = worst.max((predicted - found).abs());
        }
    }
    println!(
        "at most {:.2} points off what happened, {:.2} without luck",
        worst[0], worst[1]
    );
    Ok(())
}

/// A share with its 95 % interval and its standard error.
fn shown(share: Estimate) -> String {
    format!(
        "{:.2} % [{:.2}, {:.2}], standard error {:.3}",
        100.0 * share.value,
        100.0 * share.low,
        100.0 * share.high,
        100.0 * share.standard_error(),
    )
}
