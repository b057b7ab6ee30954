//! The commands of Knucklebones.

use std::sync::Arc;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use engine::knucklebones::{Games, Strategy, VALUES, Weights};
use train::knucklebones::calibration;
use train::knucklebones::training::{self, Progress};
use train::threads;

use super::{Playing, files};

/// Learn values from scratch.
#[derive(Args)]
pub struct Train {
    /// Another seed learns other values, as good as these.
    #[arg(long, default_value_t = training::SEED)]
    seed: u64,
    /// Threads that play; the bytes are the same with any number.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Games to learn from, in thousands; the whole schedule if left out.
    #[arg(long)]
    thousands: Option<u64>,
}

/// Compare the shares of wins that are predicted with what happens in games against oneself.
#[derive(Args)]
pub struct Calibrate {
    /// Placements that predictions and play look ahead.
    #[arg(long, default_value_t = 2)]
    depth: u8,
    /// Positions to predict.
    #[arg(long, default_value_t = 100_000)]
    positions: usize,
    /// Another seed has other dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Have two players play each other, who start by turns.
#[derive(Args)]
pub struct Play {
    /// The player whose share of wins is told.
    player: Strategy,
    /// The other player.
    other: Strategy,
    /// Games to play.
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    #[command(flatten)]
    playing: Playing,
}

/// Learns values and writes them.
pub fn train(
    &Train {
        seed,
        threads,
        thousands,
    }: &Train,
) -> Result<()> {
    let start = Instant::now();
    let weights = training::train(seed, threads, thousands, |progress| {
        let Progress {
            games,
            of,
            error,
            lead,
        } = progress;
        println!(
            "{games:>9} of {of} games, {:>5.0} s: error {error:.4}, the player who starts wins {:.2}%",
            start.elapsed().as_secs_f64(),
            50.0 + 50.0 * lead,
        );
    });
    files::write(VALUES, &weights.to_bytes())
}

fn load() -> Result<Arc<Weights>> {
    Ok(Arc::new(Weights::from_bytes(&files::read(VALUES)?)?))
}

/// Has two players play each other.
pub fn play(
    &Play {
        player,
        other,
        games,
        playing: Playing { seed, threads },
    }: &Play,
) -> Result<()> {
    let players = [player, other];
    let weights = load()?;
    let start = Instant::now();
    let new = || Games::new(players, seed, Some(&weights));
    let tally = threads::play(threads, games, new)?;
    println!(
        "{} against {}: {} games, {} won, {} tied, {} lost",
        players[0],
        players[1],
        tally.games(),
        tally.wins,
        tally.ties,
        tally.losses(),
    );
    println!("share of wins: {:#.2}", tally.share());
    println!("without luck : {:#.2}", tally.adjusted_share());
    println!(
        "difference {:.2}, {:.1} dice a game, who starts wins {:.1}%; {:.0} s",
        tally.difference(),
        tally.placements_a_game(),
        100.0 * tally.starter_share(),
        start.elapsed().as_secs_f64(),
    );
    Ok(())
}

/// Compares predictions with what happens.
pub fn calibrate(
    &Calibrate {
        depth,
        positions,
        seed,
    }: &Calibrate,
) -> Result<()> {
    println!(
        "{}",
        calibration::calibrate(&load()?, depth, positions, seed)
    );
    Ok(())
}
