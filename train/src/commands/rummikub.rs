//! The commands of Rummikub.

use std::time::Instant;

use anyhow::Result;
use clap::Args;
use engine::estimate::Estimate;
use engine::rummikub::{Games, Rules, Strategy, Tournament};
use train::threads::{GAMES, in_parts};

/// Have 2 to 4 players play each deal in every seat.
#[derive(Args)]
pub struct Play {
    /// Two to four of tiles, points, jokers, hold, simple, best and random.
    #[arg(required = true)]
    players: Vec<Strategy>,
    /// Games to play; rounded up to whole deals.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Another seed has other deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads that play; the results are the same with any number.
    #[arg(long, default_value_t = 2)]
    threads: u64,
}

/// Has players play each other.
pub fn play(args: &Play) -> Result<()> {
    let start = Instant::now();
    let tournament = Tournament {
        players: args.players.clone(),
        rules: Rules::default(),
        seed: args.seed,
    };
    let deals = args.games.div_ceil(args.players.len() as u64);
    let parts = in_parts(
        args.threads,
        deals,
        GAMES,
        || Games::new(&tournament),
        |games, part| {
            games.skip_to(part.start);
            for _ in part {
                games.play();
            }
            games.take_tally()
        },
    )?;
    let mut all = Games::new(&tournament)?.take_tally();
    for part in &parts {
        all.add(part);
    }
    for (nth, player) in args.players.iter().enumerate() {
        println!(
            "{player}: wins {}, points left {}",
            shown(percent(all.wins(nth))),
            shown(all.points(nth))
        );
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} games, {} ties, {} moves against the rules; who starts wins {}; turns {}; {:.0} s, {:.0} games a second",
        all.games(),
        all.ties(),
        all.fouls,
        shown(percent(all.starter_wins())),
        shown(all.turns()),
        seconds,
        all.games() / seconds,
    );
    Ok(())
}

fn percent(share: Estimate) -> Estimate {
    Estimate {
        value: 100.0 * share.value,
        low: 100.0 * share.low,
        high: 100.0 * share.high,
    }
}

/// A number with its 95% range.
fn shown(estimate: Estimate) -> String {
    format!(
        "{:.2} [{:.2}, {:.2}]",
        estimate.value, estimate.low, estimate.high
    )
}
