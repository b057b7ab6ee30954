//! How far the estimates of Solitaire Dice are off: predictions beside what happens.

use std::sync::Arc;

use anyhow::{Context as _, Result};
use clap::Args;
use engine::solitaire_dice::{
    Chances, HIGHEST_TARGET, LOWEST_TARGET, RejectSet, Strategy, Target, Weights,
};
use train::solitaire_dice::calibration::{Sample, actual_minus_predicted};
use train::solitaire_dice::sheets::{Estimated, Off, Origin, Spread, has_usual_rejects, offs};
use train::threads::on_threads;

use super::Playing;
use super::solitaire_dice_files::{cost, load, load_chances};

/// Compare predicted final scores with what happens when the network alone plays on.
#[derive(Args)]
pub struct Calibrate {
    /// Sheets to predict for each line, or from each origin.
    #[arg(long, default_value_t = 10_000)]
    pub(super) sheets: u64,
    /// Play this many games from every sheet, and tell how far single estimates are off, also those
    /// of unusual sheets.
    #[arg(long, value_parser = clap::value_parser!(u64).range(2..))]
    pub(super) games: Option<u64>,
    /// Tell how far single estimates of the chance of this score are off, in points of a per cent.
    #[arg(long, requires = "games")]
    pub(super) target: Option<i32>,
    /// Those of the easy variant, where an open sum costs 150.
    #[arg(long, conflicts_with = "target")]
    pub(super) easy: bool,
    #[command(flatten)]
    pub(super) playing: Playing,
}

/// Compares predictions with what happens.
pub fn calibrate(args: &Calibrate) -> Result<()> {
    let open_cost = cost(args.easy);
    let weights = load(open_cost)?;
    match (args.games, args.target) {
        (Some(games), Some(target)) => {
            let (chances, target) = (load_chances()?, aimed_at(target)?);
            tell_single_chances(&weights, &chances, target, args, games);
        }
        (Some(games), None) => tell_single(&weights, args, games),
        (None, _) => tell_means(&weights, args),
    }
    Ok(())
}

pub(super) fn aimed_at(score: i32) -> Result<Target> {
    Target::new(score).with_context(|| {
        format!("{score} can't be aimed at; allowed are {LOWEST_TARGET} to {HIGHEST_TARGET}")
    })
}

fn tell_means(weights: &Arc<Weights>, args: &Calibrate) {
    let (sheets, seed) = (args.sheets, args.playing.seed);
    let own = [0, 4, 8, 12, 16].map(|turns| (Strategy::Advice { depth: 1 }, turns));
    let others = [
        Strategy::PointsNow,
        Strategy::LongestGame,
        Strategy::FiveFactors(RejectSet::default()),
        Strategy::Columns,
    ];
    let others = others
        .into_iter()
        .flat_map(|player| [4, 8, 12].map(|turns| (player, turns)));
    println!("actual less predicted, without luck, over {sheets} sheets each:");
    let samples = own.into_iter().chain(others).map(|(player, turns)| Sample {
        player,
        turns,
        sheets,
        seed,
    });
    let samples: Vec<Sample> = samples.collect();
    let found = on_threads(args.playing.threads, &samples, |&sample| {
        actual_minus_predicted(weights, sample)
    });
    for (&Sample { player, turns, .. }, found) in samples.iter().zip(found) {
        println!("{turns:>3} turns by {player}: {:.2}", found.average());
    }
}

/// Tells how far single estimates are off.
fn tell_single(weights: &Arc<Weights>, args: &Calibrate, games: u64) {
    let found = offs(
        weights,
        Estimated::Average,
        args.sheets,
        games,
        args.playing.seed,
        args.playing.threads,
    );
    println!(
        "averages of {games} games from a sheet, without luck, less its estimate; percentiles of the size"
    );
    println!(
        "sheets    rejects        number           mean    50%    90%    99%    all   error of an average   worst sheet"
    );
    let tell = |name: &str, is_in: &dyn Fn(Origin) -> bool| {
        for (rejects, are_usual) in [("126 or 156", true), ("others", false)] {
            let sheets = found.iter().filter(|(origin, off)| {
                is_in(*origin) && has_usual_rejects(&off.sheet) == are_usual
            });
            let offs: Vec<_> = sheets.map(|&(_, off)| off).collect();
            if let Some(spread) = Spread::of(&offs) {
                println!("{name:<9} {rejects:<12} {}", told(&spread));
            }
        }
    };
    let names = ["advice", "weaker", "random", "made up"];
    for (name, origin) in names.into_iter().zip(Origin::ALL) {
        tell(name, &|other| other == origin);
    }
    tell("played", &|origin| origin != Origin::MadeUp);
}

/// Chances are told apart by their estimates: up to each of these.
const CHANCES_UP_TO: [f64; 5] = [0.02, 0.1, 0.3, 0.7, 1.0];

/// Tells how far single estimates of a chance are off.
fn tell_single_chances(
    weights: &Arc<Weights>,
    chances: &Chances,
    target: Target,
    args: &Calibrate,
    games: u64,
) {
    let found = offs(
        weights,
        Estimated::Chance(chances, target),
        args.sheets,
        games,
        args.playing.seed,
        args.playing.threads,
    );
    let score = target.score();
    println!(
        "share of {games} games from a sheet with {score} or more, without luck, less its estimate, in points of a per cent"
    );
    println!(
        "chance   rejects        number           mean    50%    90%    99%    all   error of an average   worst sheet"
    );
    let mut least = 0.0;
    for most in CHANCES_UP_TO {
        for (rejects, are_usual) in [("126 or 156", true), ("others", false)] {
            let sheets = found.iter().filter(|(origin, off)| {
                *origin != Origin::MadeUp
                    && has_usual_rejects(&off.sheet) == are_usual
                    && (least..=most).contains(&off.estimated)
            });
            let in_points = |off: Off| Off {
                off: off.off.map(|share| 100.0 * share),
                ..off
            };
            let offs: Vec<_> = sheets.map(|&(_, off)| in_points(off)).collect();
            if let Some(spread) = Spread::of(&offs) {
                println!("to {most:<5} {rejects:<12} {}", told(&spread));
            }
        }
        least = most;
    }
}

fn told(spread: &Spread) -> String {
    let [half, nine_in_ten, nearly_all] = spread.within;
    let mean = format!(
        "{:.2} ± {:.2}",
        spread.mean.value,
        spread.mean.standard_error()
    );
    format!(
        "{:>8} {mean:>14} {half:>6.1} {nine_in_ten:>6.1} {nearly_all:>6.1} {:>6.1} {:>21.1}   {}",
        spread.count,
        spread.worst.off.value.abs(),
        spread.noise,
        spread.worst.sheet,
    )
}
