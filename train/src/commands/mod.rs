//! The commands of each game, and the files that they read and write.

pub mod files;
pub mod heckmeck;
pub mod kept;
pub mod knucklebones;
pub mod rummikub;
pub mod solitaire_dice;

/// How many games are played in a second.
#[expect(clippy::cast_precision_loss, reason = "a rate needs no more digits")]
fn a_second(games: u64, seconds: f64) -> f64 {
    games as f64 / seconds
}
