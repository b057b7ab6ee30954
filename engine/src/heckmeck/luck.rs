//! How much of a game's result was luck.
//!
//! By a turn, each player's chance to win rises or falls. On average over all that the turn can
//! come to, given how its player plays, it would have been somewhere; the difference is luck. It is
//! 0 in the long run, whatever the chances are estimated by, so a result without luck has the same
//! mean, and varies far less.

use std::sync::Arc;

use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::win::{Network, WinChances, chances_at};

/// Luck of each seat in one game: by how much its chance to win rose by the dice.
#[derive(Clone, Debug)]
pub struct Luck {
    network: Arc<Network>,
    /// By how much each chance rose, by seat.
    pub by_seat: WinChances,
}

impl Luck {
    /// None so far, by this network.
    #[must_use]
    pub fn new(network: &Arc<Network>) -> Luck {
        Luck {
            network: Arc::clone(network),
            by_seat: WinChances::default(),
        }
    }

    /// Counts a turn at a table that came to an outcome, by how likely each outcome was: see
    /// [`PlayTurns::outcome_chances`](crate::heckmeck::PlayTurns::outcome_chances).
    pub fn count(&mut self, table: &Table, chances: &[(Outcome, f64)], outcome: Outcome) {
        for &(other, chance) in chances {
            let weight = if other == outcome {
                1.0 - chance
            } else {
                -chance
            };
            let after = self.after(table, other);
            for (luck, after) in self.by_seat.iter_mut().zip(after) {
                *luck += weight * after;
            }
        }
    }

    fn after(&self, table: &Table, outcome: Outcome) -> WinChances {
        let mut after = table.clone();
        after.end_turn(outcome);
        chances_at(&self.network, &after)
    }
}
