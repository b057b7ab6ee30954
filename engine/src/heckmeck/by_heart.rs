//! Rules of Heckmeck that a person can remember.

use crate::heckmeck::decide::Heckmeck;
use crate::sentences::Sentences;

/// Lists of several lengths that are chosen for the worms of each turn, as `cargo xtask rules heckmeck
/// --aim worms` has found them.
const IN_WORMS: &str = include_str!("sentences-in-worms.txt");

/// The same for chances to win with two players, by `cargo xtask rules heckmeck`.
const TO_WIN: &str = include_str!("sentences-to-win.txt");

/// What is done where they leave it open: a turn is stopped as soon as a tile can be had.
pub const OTHERWISE: &str = "most stop";

/// The list with this many rules, 1 to 7, that is chosen for the worms of each turn, whoever else is
/// at the table; [`OTHERWISE`] stands behind them. `None` with another number.
///
/// ```
/// use rollwise_engine::heckmeck::{by_heart, by_heart_to_win};
///
/// assert_eq!(by_heart(5).unwrap().0.len(), 6);
/// assert!(by_heart(8).is_none());
/// assert_ne!(by_heart(5).unwrap().to_string(), by_heart_to_win(5).unwrap().to_string());
/// ```
#[must_use]
pub fn by_heart(count: usize) -> Option<Sentences<Heckmeck>> {
    with_otherwise(IN_WORMS, count)
}

/// The same for the chance to win with two players. In games they win hardly more.
#[must_use]
pub fn by_heart_to_win(count: usize) -> Option<Sentences<Heckmeck>> {
    with_otherwise(TO_WIN, count)
}

fn with_otherwise(lists: &str, count: usize) -> Option<Sentences<Heckmeck>> {
    let mut list = Sentences::among(lists, count)?;
    list.0.extend(OTHERWISE.parse());
    Some(list)
}
