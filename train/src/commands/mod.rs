//! The commands of each game, and the files that they read and write.

pub mod files;
pub mod heckmeck;
pub mod kept;
pub mod knucklebones;
mod knucklebones_files;
pub mod knucklebones_solution;
pub mod rules;
pub mod rummikub;
pub mod solitaire_dice;
pub mod solitaire_dice_calibration;
mod solitaire_dice_files;

use clap::Args;

/// How games are played.
#[derive(Args, Clone, Copy)]
pub struct Playing {
    /// Another seed has other dice, or deals other tiles.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads that play; the results are the same with any number.
    #[arg(long, default_value_t = 2)]
    pub threads: usize,
}

/// How many games are played in a second.
#[expect(clippy::cast_precision_loss, reason = "a rate needs no more digits")]
fn a_second(games: u64, seconds: f64) -> f64 {
    games as f64 / seconds
}
