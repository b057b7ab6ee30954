//! The commands that solve Knucklebones, and look its solution up.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::{Args, Subcommand, ValueEnum};
use engine::dice::Face;
use engine::knucklebones::learning::Pairs;
use engine::knucklebones::{Position, Rolled};
use train::knucklebones::solution::bounds::{self, Bounds, ONE};
use train::knucklebones::solution::equations;
use train::knucklebones::solution::order::Columns;
use train::knucklebones::solution::proof::{self, Proof};
use train::knucklebones::solution::solved::Solution;
use train::knucklebones::solution::solving::Solving;
use train::knucklebones::solution::survey::{self, Choices};

use super::knucklebones_files::{load, open};

/// Solve the game, and write the solution to a file; an unfinished one is kept beside it every 20
/// minutes, and gone on with by the same command.
///
/// With `--ties given` no file is written: it is told how many games the player who starts wins
/// alone if ties are lost, and how many if ties are won.
#[derive(Args)]
pub struct Solve {
    /// The file: 3.3 GB for three columns, and 13.4 GB beside it while it is unfinished.
    file: PathBuf,
    /// Columns of the game, 1 to 3.
    #[arg(long, default_value_t = 3)]
    columns: u8,
    /// What a tie counts: half a win for both, or a win for one of them.
    #[arg(long, value_enum, default_value_t = Ties::Half)]
    ties: Ties,
    /// It is solved when no position's bounds are further apart than this share of wins.
    #[arg(long, default_value_t = 1e-6)]
    width: f64,
    /// Threads that solve; the bytes are the same with any number.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Stop after so many minutes, and keep what is unfinished.
    #[arg(long)]
    minutes: Option<u64>,
}

/// What a tie counts.
#[derive(Clone, Copy, ValueEnum)]
enum Ties {
    /// Half a win for both.
    Half,
    /// A win for one of them.
    Given,
}

/// Look up what the solution says.
#[derive(Args)]
pub struct Query {
    /// The file that `solve` has written.
    file: PathBuf,
    #[command(subcommand)]
    about: About,
}

#[derive(Subcommand)]
enum About {
    /// The share of wins of the player to move, and with each roll of each column.
    Position {
        /// The position, and what has been rolled if it has: "66_/543/211 v 554/621/44_ > 5".
        position: Rolled,
    },
    /// The openings, how often one column is best, and the costliest mistake.
    Survey {
        /// Threads that look positions up.
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Compare the solution with other methods.
    Proof {
        /// Positions of random games.
        #[arg(long, default_value_t = 10_000)]
        positions: u64,
        /// Another seed has other games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

/// Time after which what is unfinished is kept.
const KEPT_AFTER: Duration = Duration::from_mins(20);

/// Solves the game.
pub fn solve(args: &Solve) -> Result<()> {
    let columns = Columns::new(args.columns).context("a game has 1 to 3 columns")?;
    let mut name = args.file.as_os_str().to_owned();
    name.push(".unfinished");
    let unfinished = PathBuf::from(name);
    let goal = goal(args.width)?;
    let ties = match args.ties {
        Ties::Half => bounds::Ties::Half,
        Ties::Given => bounds::Ties::Given,
    };
    let mut solving = Solving::new(columns, ties, goal)?;
    if unfinished.exists() {
        solving
            .resume(&unfinished)
            .with_context(|| format!("cannot go on with {}", unfinished.display()))?;
        println!(
            "goes on after sweep {} ({})",
            solving.sweeps(),
            unfinished.display()
        );
    }
    if !solving.is_done() && !sweep(&mut solving, args, &unfinished)? {
        println!(
            "stopped: the same command goes on from {}",
            unfinished.display()
        );
        return Ok(());
    }
    println!("checking each position's equation");
    let found = equations::check(&solving, args.threads);
    println!(
        "{} positions that are not over: the largest residual is {:.1e}, {} bounds don't hold",
        found.positions,
        share(found.residual),
        found.broken,
    );
    ensure!(found.broken == 0, "this is no solution");
    match args.ties {
        Ties::Half => {
            let seal = solving.finish(&args.file)?;
            println!(
                "{}: SHA-256 of its shares {}",
                args.file.display(),
                seal.map(|byte| format!("{byte:02x}")).concat()
            );
        }
        Ties::Given => tell_ties(&solving),
    }
    if unfinished.exists() {
        std::fs::remove_file(&unfinished)?;
    }
    Ok(())
}

/// Tells what ties change for the player who starts.
fn tell_ties(solving: &Solving) {
    let bounds = |position: Position| {
        solving.bounds()[solving.order().place(position.into()) - solving.first()]
    };
    let start = solving.columns().start();
    let Bounds { low, high } = bounds(start);
    let tell = |when: &str, lost: u32, won: u32| {
        println!(
            "{when}: {:.3} % of the wins if ties are lost, {:.3} % if they are won",
            100.0 * share(lost),
            100.0 * share(won),
        );
    };
    tell("the player who starts", low, high);
    for face in Face::ALL {
        let after = start.place(0, face).expect("an empty column has room");
        let Bounds { low, high } = bounds(after);
        tell(
            &format!("after a first {}", face.number()),
            ONE - high,
            ONE - low,
        );
    }
}

/// A width in the units of bounds.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is between two numbers of its type"
)]
fn goal(width: f64) -> Result<u32> {
    // Rounding alone leaves a few units, in long games.
    let allowed = 1e-7..=0.5;
    ensure!(
        allowed.contains(&width),
        "the width of bounds may be 1e-7 to 0.5, not {width}"
    );
    Ok((width * f64::from(ONE)) as u32)
}

/// Sweeps until the game is solved; `false` if the time is over before.
fn sweep(solving: &mut Solving, args: &Solve, unfinished: &Path) -> Result<bool> {
    let start = Instant::now();
    let mut kept = start;
    let mut before = None;
    loop {
        let begin = Instant::now();
        let widest = solving.sweep(args.threads);
        let width = share(widest);
        println!(
            "sweep {:>2}, {:>4.1} min: bounds {} {width:.2e}{}",
            solving.sweeps(),
            minutes(start.elapsed()),
            match args.ties {
                Ties::Half => "are apart by at most",
                Ties::Given => "have moved by at most",
            },
            left(before, width, share(solving.goal()))
                .map(|sweeps| format!(", {:.0} min to go", sweeps * minutes(begin.elapsed())))
                .unwrap_or_default(),
        );
        if widest <= solving.goal() {
            return Ok(true);
        }
        before = Some(width);
        let is_over = args
            .minutes
            .is_some_and(|most| start.elapsed() >= Duration::from_mins(most));
        if is_over || kept.elapsed() >= KEPT_AFTER {
            solving.keep(unfinished)?;
            kept = Instant::now();
        }
        if is_over {
            return Ok(false);
        }
    }
}

/// Sweeps to go if widths fall on as they did last; `None` before they fall.
fn left(before: Option<f64>, width: f64, goal: f64) -> Option<f64> {
    let fall = (width / before?).ln();
    (fall < 0.0).then(|| ((goal / width).ln() / fall).max(0.0).ceil())
}

fn minutes(time: Duration) -> f64 {
    time.as_secs_f64() / 60.0
}

fn share(units: u32) -> f64 {
    f64::from(units) / f64::from(ONE)
}

/// Tells what a solution says.
pub fn query(Query { file, about }: &Query) -> Result<()> {
    let solution = open(file)?;
    match *about {
        About::Position { position } => tell_position(&solution, position),
        About::Survey { threads } => {
            tell_survey(&solution, threads);
            Ok(())
        }
        About::Proof { positions, seed } => {
            solution.check_seal()?;
            let proof = proof::prove(&solution, &load()?, positions, seed);
            tell_proof(proof, proof::tolerance(&solution))
        }
    }
}

fn tell_position(solution: &Solution, Rolled { position, roll }: Rolled) -> Result<()> {
    let before = solution.share(position.into());
    let before =
        before.context("the solution is of a game of fewer columns, which has no such position")?;
    println!(
        "{position}: {:.3} % of the wins, a tie counting half",
        100.0 * before
    );
    let rolls = Face::ALL
        .into_iter()
        .filter(|&face| roll.is_none_or(|roll| roll == face));
    for face in rolls.filter(|_| position.result().is_none()) {
        let shares = solution.shares_of_columns(position, face).map(|share| {
            share.map_or_else(
                || "full".to_owned(),
                |share| format!("{:.3} %", 100.0 * share),
            )
        });
        println!(
            "{}: {}",
            face.number(),
            shares.map(|share| format!("{share:>9}")).join(" ")
        );
    }
    Ok(())
}

fn tell_survey(solution: &Solution, threads: usize) {
    let start = solution.header().columns.start();
    if solution.header().columns.get() > 1 {
        let openings = survey::openings(solution, start);
        println!("the player who starts: {:.3} %", 100.0 * openings.start);
        println!(
            "after the first roll, and the other player's best answer to it by roll (f facing, e elsewhere, with what the other way is worth less):"
        );
        for (first, answers) in openings.answers.iter().enumerate() {
            let answers = answers.map(|[facing, elsewhere]| {
                let (way, best) = if facing > elsewhere {
                    ("f", facing)
                } else {
                    ("e", elsewhere)
                };
                format!(
                    "{:6.2} {way} {:5.2}",
                    100.0 * best,
                    100.0 * (facing - elsewhere).abs()
                )
            });
            println!(
                "{}: {:6.2} | {}",
                first + 1,
                100.0 * openings.after_first[first],
                answers.join(" | ")
            );
        }
    }
    let Choices {
        positions,
        forced,
        unique,
        shared,
        costliest,
    } = survey::choices(solution, threads);
    println!(
        "{positions} positions that are not over; with each of six rolls: {forced} with one way to place it, {unique} with one best column, {shared} with several as good"
    );
    if let Some(mistake) = costliest {
        println!(
            "the costliest mistake: {:.3} points of share, with {} rolled in {}",
            100.0 * mistake.cost,
            mistake.roll.number(),
            mistake.state.position(Pairs::get()),
        );
    }
}

fn tell_proof(proof: Proof, tolerance: f64) -> Result<()> {
    let Proof {
        one_ahead,
        recursion,
        searched,
    } = proof;
    println!(
        "{} positions by the shares one placement later: at most {:.1e} off",
        one_ahead.positions, one_ahead.largest
    );
    println!(
        "{} positions by recursion to the end: at most {:.1e} off",
        recursion.positions, recursion.largest
    );
    println!(
        "{} positions 4 placements ahead, {} of them proved to half a point: at most {:.1e} outside of proven bounds",
        searched.positions, searched.close, searched.outside,
    );
    println!("a share of the file is at most {tolerance:.1e} off");
    let largest = (one_ahead.largest / 2.0)
        .max(recursion.largest)
        .max(searched.outside);
    ensure!(largest <= tolerance + 1e-6, "this is no solution");
    Ok(())
}
