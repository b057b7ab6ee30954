//! A table as a price list: what it is worth to end a turn on each total, in worms.
//!
//! All that a turn's result matters for is the tile it brings. The model is that of the player
//! who maximises worms: a tile from the grill is worth its worms, a stolen one also what it takes
//! from the others on average, a failed turn costs the worms of one's own top tile.

use crate::heckmeck::evaluation::{TOTALS, points};
use crate::heckmeck::rules::WORM;
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::turn::Position;

/// What ending a turn is worth, in worms.
#[derive(Clone, Debug, PartialEq)]
pub struct PriceList {
    /// To fail.
    pub fail: f64,
    /// To end on each total, 0 to 40, with a worm. Nothing is worth less than to fail.
    pub totals: [f64; TOTALS],
}

impl Default for PriceList {
    /// Where nothing is worth anything.
    fn default() -> PriceList {
        PriceList {
            fail: 0.0,
            totals: [0.0; TOTALS],
        }
    }
}

impl PriceList {
    /// The price list of a table, for the player whose turn it is.
    #[must_use]
    pub fn of(table: &Table) -> PriceList {
        PriceList {
            fail: price(table, Outcome::Fail),
            totals: std::array::from_fn(|total| price(table, table.outcome(total))),
        }
    }

    /// To stop at a position: to fail without a worm.
    #[must_use]
    pub fn of_stopping(&self, position: Position) -> f64 {
        if position.taken.contains(WORM) {
            self.totals[position.total]
        } else {
            self.fail
        }
    }
}

/// What an outcome is worth to the player whose turn it is.
///
/// With `p` players a stolen tile of `w` worms is worth `w + w / (p - 1)`: it also takes `w` from
/// one of `p - 1` opponents (frozenfractal.com, "How to win at the game Pickomino", 2015).
#[must_use]
pub fn price(table: &Table, outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Grill(tile) => points(tile.worms()),
        Outcome::Steal { tile, .. } => {
            let worms = points(tile.worms());
            worms + worms / points(table.players() - 1)
        }
        // Nothing to lose is 0, not -0: a page would show the sign.
        Outcome::Fail => table.own_top().map_or(0.0, |tile| -points(tile.worms())),
    }
}
