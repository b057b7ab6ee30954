//! The commands of Knucklebones.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, Result};
use clap::{ArgGroup, Args, value_parser};
use engine::decide::Decide;
use engine::knucklebones::{
    Duel, Games, Knucklebones, Limits, MOST_DEPTH, Objective, Strategy, UnknownName, VALUES,
    Values, Weights,
};
use engine::series::Series;
use thiserror::Error;
use train::knucklebones::accuracy::{self, HEADING, Measure, Measured};
use train::knucklebones::positions::Style;
use train::knucklebones::solution::player::Perfect;
use train::knucklebones::solution::solved::Solution;
use train::knucklebones::training::{self, Progress};
use train::knucklebones::{calibration, further};
use train::threads;

use super::knucklebones_files::{load, open};
use super::{Playing, files};

/// Learn values from a solution of the game.
#[derive(Args)]
pub struct Train {
    /// The file of the solution.
    #[arg(long)]
    solution: PathBuf,
    /// Another seed learns other values, as good as these.
    #[arg(long, default_value_t = training::SEED)]
    seed: u64,
    /// Threads that play, beside the one that learns; the bytes are the same with any number.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Positions to learn from, in millions.
    #[arg(long, default_value_t = training::MILLIONS, value_parser = value_parser!(u64).range(1..=1_000_000))]
    millions: u64,
}

/// Compare the shares of wins that are predicted with what happens in games against oneself, or with
/// the solution.
#[derive(Args)]
#[command(group(ArgGroup::new("reference").args(["solution", "further"])))]
pub struct Calibrate {
    /// A solution of the game to compare with, in positions of good, weak and random games.
    #[arg(long)]
    solution: Option<PathBuf>,
    /// Positions that the search values at most for one that is compared with the solution, in
    /// thousands.
    #[arg(long, default_value_t = 300, requires = "solution")]
    thousands: u64,
    /// Games to take positions from that are compared: of each kind with the solution.
    #[arg(long, default_value_t = 2_000, requires = "reference")]
    games: u64,
    /// Threads that compare; the results are the same with any number.
    #[arg(long, default_value_t = 2, requires = "reference")]
    threads: usize,
    /// Placements that predictions and play look ahead.
    #[arg(long, default_value_t = 2)]
    depth: u8,
    /// Placements that a search looks ahead to compare with, in positions that games seldom come
    /// by.
    #[arg(long, value_parser = value_parser!(u8).range(2..=i64::from(MOST_DEPTH)))]
    further: Option<u8>,
    /// Positions to predict.
    #[arg(long, default_value_t = 100_000, conflicts_with = "solution")]
    positions: usize,
    /// Another seed has other dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Have two players play each other, who start by turns.
#[derive(Args)]
pub struct Play {
    /// The player whose share of wins is told.
    player: Player,
    /// The other player.
    other: Player,
    /// Games to play.
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// A solution of the game, which the player `perfect` plays by, and luck is measured by.
    #[arg(long)]
    solution: Option<PathBuf>,
    #[command(flatten)]
    playing: Playing,
}

/// Whoever can be told to play.
#[derive(Clone, Copy, Debug)]
enum Player {
    /// One of the engine's players.
    Of(Strategy),
    /// `perfect`: whoever plays by the solution.
    Perfect,
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        match name {
            "perfect" => Ok(Player::Perfect),
            _ => Ok(Player::Of(name.parse()?)),
        }
    }
}

/// There is no player of this name.
#[derive(Debug, Error)]
#[error("{0}, perfect (by --solution)")]
struct UnknownPlayer(#[from] UnknownName);

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Of(strategy) => strategy.fmt(f),
            Player::Perfect => f.write_str("perfect"),
        }
    }
}

impl Player {
    fn decider(
        self,
        weights: &Arc<Weights>,
        solution: Option<&Arc<Solution>>,
    ) -> Result<Box<dyn Decide<Knucklebones>>> {
        Ok(match self {
            Player::Of(strategy) => strategy.decider(Some(weights))?,
            Player::Perfect => {
                let solution =
                    solution.context("perfect plays by a solution: name its file by --solution")?;
                Box::new(Perfect(Arc::clone(solution)))
            }
        })
    }
}

/// Learns values and writes them.
pub fn train(
    &Train {
        ref solution,
        seed,
        threads,
        millions,
    }: &Train,
) -> Result<()> {
    let solution = open(solution)?;
    let start = Instant::now();
    let lessons = 1_000_000 * millions;
    let parts = training::train(&solution, seed, threads, lessons, |progress| {
        let Progress {
            lessons,
            of,
            error,
            lead,
        } = progress;
        println!(
            "{lessons:>11} of {of} positions, {:>5.0} s: {:.3} points off, the player who starts wins {:.2} %",
            start.elapsed().as_secs_f64(),
            100.0 * error,
            50.0 + 50.0 * lead,
        );
    });
    files::write(VALUES, &parts.to_bytes())
}

/// Has two players play each other.
pub fn play(
    &Play {
        player,
        other,
        games,
        ref solution,
        playing: Playing { seed, threads },
    }: &Play,
) -> Result<()> {
    let players = [player, other];
    let weights = load()?;
    let start = Instant::now();
    let solution = solution.as_deref().map(open).transpose()?;
    let new = || -> Result<Games> {
        let of = |player: Player| player.decider(&weights, solution.as_ref());
        let deciders = [of(player)?, of(other)?];
        let duel = match solution.clone() {
            Some(solution) => Duel::new(deciders, move |position, roll| {
                solution.share_of_roll(position.into(), roll).unwrap_or(0.0)
            }),
            None => Duel::by_learned(deciders, Some(&weights)),
        };
        Ok(Series::of(duel, seed))
    };
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
        ref solution,
        thousands,
        games,
        threads,
        depth,
        further,
        positions,
        seed,
    }: &Calibrate,
) -> Result<()> {
    if let Some(depth) = further {
        return tell_of_seldom(depth, games, threads);
    }
    if let Some(file) = solution {
        let measure = |style| Measure {
            style,
            limits: Limits {
                depth,
                positions: 1000 * thousands,
            },
            games,
            seed,
        };
        return tell_accuracy(&*open(file)?, measure, threads);
    }
    println!(
        "{}",
        calibration::calibrate(&load()?, depth, positions, seed)
    );
    Ok(())
}

/// Tells how far what the search says of seldom positions is off what it says at the last depth.
fn tell_of_seldom(depth: u8, games: u64, threads: usize) -> Result<()> {
    let values = Values::new(Some(load()?), Objective::Win);
    let found = threads::on_threads(threads, 0..games, |game| {
        let (position, roll) = further::of_game(&values, game)?;
        Some(further::shares(&values, position, roll, depth))
    });
    let positions: Vec<_> = found.into_iter().flatten().collect();
    let columns = positions.concat();
    println!("{} positions, {} columns", positions.len(), columns.len());
    for (depth, points) in (1..).zip(further::differences(&columns)) {
        println!("{depth} ahead: 95 % within {points:.2} points");
    }
    Ok(())
}

/// Tells how far what the search says is off the solution, at each depth up to the last one.
fn tell_accuracy(
    solution: &Solution,
    measure: impl Fn(Style) -> Measure,
    threads: usize,
) -> Result<()> {
    let weights = load()?;
    let tell = |name: &str, measured: &Measured| {
        println!("{name}\n{HEADING}");
        for (depth, accuracy) in (1..).zip(&measured.by_depth) {
            println!("{}", accuracy.line(&format!("depth {depth}")));
        }
        println!("{}", measured.furthest.line("at last"));
    };
    let mut all = Measured::nothing(measure(Style::Good).limits.depth);
    for style in Style::ALL {
        let found = accuracy::measure(solution, &weights, measure(style), threads);
        tell(&format!("{style:?} play"), &found);
        all.merge(&found);
    }
    tell("All", &all);
    println!("{}", all.furthest);
    println!("95 % of the columns' errors, in hundredths of a point, by depth and empty squares:");
    for accuracy in &all.by_depth {
        let errors = accuracy.errors_by_squares().map(|error| {
            error.map_or_else(
                || "   –".to_owned(),
                |points| format!("{:>4.0}", (100.0 * points).ceil()),
            )
        });
        println!("[{}],", errors.join(","));
    }
    Ok(())
}
