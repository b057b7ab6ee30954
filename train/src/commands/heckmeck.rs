//! The commands of Heckmeck.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, Result};
use clap::{Args, value_parser};
use engine::estimate::{Estimate, Sums};
use engine::heckmeck::learning::Network;
use engine::heckmeck::{Games, NETWORKS, RuleOptions, Strategy, Tally, Tournament, WinModel};
use train::calibration::Found;
use train::heckmeck::calibration::{Calibration, POSITIONS, Setting};
use train::heckmeck::ends;
use train::heckmeck::training::{SCHEDULES, SEED, WinTraining};
use train::threads::{self, GAMES, in_parts};

use super::kept::Kept;
use super::{Playing, a_second, files};

/// Learn the networks from scratch; after an interruption go on where it was.
#[derive(Args)]
pub struct Train {
    /// Another seed learns other networks, as good as these.
    #[arg(long, default_value_t = SEED)]
    seed: u64,
    /// Threads that play; the bytes are the same with any number.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Learn only the network for this many players, 2 to 7.
    #[arg(long, value_parser = value_parser!(u8).range(2..=7))]
    players: Option<u8>,
}

/// Have 2 to 7 players play each other, who start by turns.
#[derive(Args)]
pub struct Play {
    /// Some of best-to-win, best-in-worms, rule-1 to rule-5 and random.
    #[arg(required = true)]
    players: Vec<Strategy>,
    /// Games to play.
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    #[command(flatten)]
    playing: Playing,
    /// Leave out the results without luck, which take time.
    #[arg(long)]
    plain: bool,
}

/// Compare chances to win that are predicted with what happens in games played for the win.
#[derive(Args)]
pub struct Calibrate {
    /// Number of players.
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Positions to predict.
    #[arg(long, default_value_t = 100_000)]
    positions: u64,
    /// Turns that predictions look ahead, 0 to 2; as many as advice does if left out.
    #[arg(long, value_parser = value_parser!(u8).range(0..=2))]
    turns: Option<u8>,
    /// Percent of a usual game that rules of thumb play first; then one position a game is
    /// predicted.
    #[arg(long, value_parser = value_parser!(u8).range(0..=100))]
    thumbs: Option<u8>,
    /// Predict instead this many random tables with few tiles left, where they can be solved but
    /// are not by advice, and compare with the solutions.
    #[arg(long)]
    ends: Option<u64>,
    #[command(flatten)]
    playing: Playing,
}

/// Learns networks and writes them.
pub fn train(args: &Train) -> Result<()> {
    let all = NETWORKS.iter().zip(SCHEDULES);
    let wanted = |players| {
        args.players
            .is_none_or(|wanted| usize::from(wanted) == players)
    };
    let mut ended = Vec::new();
    for (file, schedule) in all.filter(|(file, _)| file.players.clone().any(wanted)) {
        let kept = Kept::new(file.name, args.seed)?;
        let training: WinTraining = kept.finish(args.seed, schedule, args.threads)?;
        files::write(file.name, &training.learned().to_bytes())?;
        ended.push(kept);
    }
    ended.into_iter().try_for_each(Kept::remove)
}

pub(super) fn load(players: usize) -> Result<WinModel> {
    let place = WinModel::place(players).context("a game has 2 to 7 players")?;
    let mut model = WinModel::default();
    model.take(place, &files::read(NETWORKS[place].name)?)?;
    Ok(model)
}

/// Has players play each other.
pub fn play(args: &Play) -> Result<()> {
    let needs_network = !args.plain || args.players.contains(&Strategy::BestToWin);
    let model = if needs_network {
        load(args.players.len())?
    } else {
        WinModel::default()
    };
    let start = Instant::now();
    let tournament = Tournament {
        players: args.players.clone(),
        rules: RuleOptions::default(),
        tie_break: true,
        rotate: true,
        seed: args.playing.seed,
    };
    let new = || Games::with_model(tournament.clone(), &model).map(|games| games.luck(!args.plain));
    let tally = threads::play(args.playing.threads, args.games, new)?;
    tell(&tally, args, start.elapsed().as_secs_f64());
    Ok(())
}

fn tell(tally: &Tally, args: &Play, seconds: f64) {
    for (nth, player) in args.players.iter().enumerate() {
        print!("{player}: wins {:#.2}", tally.wins(nth));
        if !args.plain {
            print!("; without luck {:#.2}", tally.adjusted_wins(nth));
        }
        println!("; worms {:.3}", tally.worms(nth));
    }
    println!(
        "{} games, {} ties, {:.1} turns a game, who starts wins {:#.2}; {seconds:.0} s, {:.0} games a second",
        tally.games,
        tally.ties,
        tally.turns_a_game(),
        Estimate::share(tally.starter_wins, tally.games),
        a_second(tally.games, seconds),
    );
}

/// Compares predictions with what happens.
pub fn calibrate(args: &Calibrate) -> Result<()> {
    let model = load(args.players)?;
    let network = model.network(args.players)?;
    if let Some(tables) = args.ends {
        return calibrate_ends(network, args, tables);
    }
    let setting = Setting {
        players: args.players,
        turns: args.turns,
        thumbs: args.thumbs,
        seed: args.playing.seed,
    };
    let new = || Ok::<_, Infallible>(Calibration::new(network, setting));
    let parts = in_parts(
        args.playing.threads,
        args.positions,
        POSITIONS,
        new,
        Calibration::positions,
    )?;
    let mut found = Found::default();
    for part in &parts {
        found.merge(part);
    }
    println!("{found}");
    Ok(())
}

/// Compares predictions near the end of games with solutions.
fn calibrate_ends(network: &Arc<Network>, args: &Calibrate, tables: u64) -> Result<()> {
    let setting = ends::Setting {
        players: args.players,
        turns: args.turns,
        seed: args.playing.seed,
    };
    let new = || Ok::<_, Infallible>(ends::Calibration::new(network, setting));
    let found = in_parts(
        args.playing.threads,
        tables,
        GAMES,
        new,
        ends::Calibration::errors,
    )?;
    let errors = found.concat();
    let mean = errors
        .iter()
        .map(|error| 100.0 * error)
        .collect::<Sums>()
        .average();
    let mut off: Vec<f64> = errors.iter().map(|error| 100.0 * error.abs()).collect();
    off.sort_by(f64::total_cmp);
    let part = |percent: usize| off.get((off.len() * percent / 100).min(off.len().max(1) - 1));
    let [half, most, nearly_all, all] =
        [50, 90, 99, 100].map(|percent| part(percent).copied().unwrap_or(f64::NAN));
    println!(
        "{} of {tables} tables: predictions are {:+.2} points off on average (standard error {:.2}); \
         half are within {half:.1} points, 90% within {most:.1}, 99% within {nearly_all:.1}, all within {all:.1}",
        off.len(),
        mean.value,
        mean.standard_error(),
    );
    Ok(())
}
