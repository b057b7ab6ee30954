//! Chances to win of all players, and who has won.

use crate::heckmeck::table::Table;
use crate::heckmeck::table_rules::MOST_PLAYERS;

/// Chance to win of each player, by index, 0 to 1; all add up to 1, and there is nothing beyond the
/// players. A game that ends with nobody having a tile is won by all, each a part of it.
pub type WinChances = [f64; MOST_PLAYERS];

/// Chances to win at a table that is over.
#[must_use]
pub fn chances_at_the_end(table: &Table) -> WinChances {
    shared_by(table.leaders().into_iter())
}

/// Chances of which some players, by index, have equal parts, and the others none.
pub(super) fn shared_by(players: impl Iterator<Item = usize> + Clone) -> WinChances {
    let mut chances = WinChances::default();
    // At most 7.
    let share = 1.0 / players.clone().map(|_| 1.0).sum::<f64>();
    for player in players {
        chances[player] = share;
    }
    chances
}
