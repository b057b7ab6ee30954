//! The commands of Rummikub.

use std::thread;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use engine::estimate::Estimate;
use engine::rummikub::{Games, Rules, Strategy, Tally, Tournament};

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
    /// Threads that play; each plays its own part of the deals.
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
    let mut all = Games::new(&tournament)?.tally().clone();
    for part in parts(&tournament, deals, args.threads.max(1)) {
        all.add(&part?);
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

/// Plays the deals in so many parts at the same time.
fn parts(tournament: &Tournament, deals: u64, threads: u64) -> Vec<Result<Tally>> {
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|thread| {
                let part = |thread| deals * thread / threads;
                let (first, next) = (part(thread), part(thread + 1));
                scope.spawn(move || {
                    let mut games = Games::new(tournament)?.from_deal(first);
                    for _ in first..next {
                        games.play();
                    }
                    Ok(games.tally().clone())
                })
            })
            .collect();
        let join = |part: thread::ScopedJoinHandle<'_, _>| {
            part.join().expect("a thread that plays does not panic")
        };
        parts.into_iter().map(join).collect()
    })
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
