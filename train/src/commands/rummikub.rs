//! The commands of Rummikub.

use std::time::Instant;

use anyhow::Result;
use clap::Args;
use engine::rummikub::{Games, Rules, Strategy, Tournament};
use train::threads;

use super::{Playing, a_second};

/// Have 2 to 4 players play each deal in every seat.
#[derive(Args)]
pub struct Play {
    /// Two to four of tiles, points, jokers, hold, simple, best and random.
    #[arg(required = true)]
    players: Vec<Strategy>,
    /// Games to play; rounded up to whole deals.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    #[command(flatten)]
    playing: Playing,
}

/// Has players play each other.
pub fn play(args: &Play) -> Result<()> {
    let start = Instant::now();
    let tournament = Tournament {
        players: args.players.clone(),
        rules: Rules::default(),
        seed: args.playing.seed,
    };
    let all = threads::play(args.playing.threads, args.games, || Games::new(&tournament))?;
    for (nth, player) in args.players.iter().enumerate() {
        println!(
            "{player}: wins {:#.2}, points left {:.2}",
            all.wins(nth),
            all.points(nth)
        );
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} games, {} ties, {} moves against the rules; who starts wins {:#.2}; turns {:.2}; {:.0} s, {:.0} games a second",
        all.games(),
        all.ties,
        all.fouls,
        all.starter_wins(),
        all.turns(),
        seconds,
        a_second(all.games(), seconds),
    );
    Ok(())
}
