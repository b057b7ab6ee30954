//! Rules of Heckmeck that a person can remember.

use crate::heckmeck::decide::Heckmeck;
use crate::sentences::Sentences;

/// Lists of several lengths that are chosen for chances to win, as `cargo xtask rules heckmeck` has
/// found them.
const FOR_WINS: &str = include_str!("sentences-for-wins.txt");

/// The same for the worms of each turn, by `cargo xtask rules heckmeck --aim worms`.
const FOR_WORMS: &str = include_str!("sentences-for-worms.txt");

/// What is done where they leave it open: a turn is stopped as soon as a tile can be had.
pub const OTHERWISE: &str = "most stop";

/// The list with this many rules, 1 to 7, that is chosen for the chance to win between two players,
/// with [`OTHERWISE`] behind them; `None` with another number.
///
/// ```
/// use rollwise_engine::heckmeck::{by_heart, by_heart_for_worms};
///
/// assert_eq!(by_heart(5).unwrap().0.len(), 6);
/// assert!(by_heart(8).is_none());
/// assert_ne!(by_heart(5).unwrap().to_string(), by_heart_for_worms(5).unwrap().to_string());
/// ```
#[must_use]
pub fn by_heart(count: usize) -> Option<Sentences<Heckmeck>> {
    with_otherwise(FOR_WINS, count)
}

/// The same where each turn is played for worms.
#[must_use]
pub fn by_heart_for_worms(count: usize) -> Option<Sentences<Heckmeck>> {
    with_otherwise(FOR_WORMS, count)
}

fn with_otherwise(lists: &str, count: usize) -> Option<Sentences<Heckmeck>> {
    let mut list = Sentences::among(lists, count)?;
    list.0.extend(OTHERWISE.parse());
    Some(list)
}
