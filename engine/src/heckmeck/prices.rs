//! A price list: what it is worth to end a turn on each total, in worms or in chances to win.
//!
//! All that a turn's end matters for is the tile it brings. A table's own price list is that of the
//! player who maximises worms: a tile from the grill is worth its worms, a stolen one also what it
//! takes from the others on average, a failed turn costs the worms of one's own top tile. Chances
//! to win come from [`Foresight`](crate::heckmeck::learning::Foresight).

use crate::heckmeck::evaluation::TOTALS;
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::turn::Position;

/// What it is worth to end a turn for the player whose turn it is: in worms, or as chances to win.
///
/// ```
/// use rollwise_engine::heckmeck::{PriceList, Table};
///
/// // 30 on top of one's own stack, 22 on top of the opponent's.
/// let table: Table = "*30 | 22 | grill 25 31 32".parse()?;
/// let prices = PriceList::from(&table);
/// assert_eq!(prices.fail, -3.0);
/// assert_eq!(prices.totals[21], -3.0);
/// assert_eq!(prices.totals[22], 2.0);
/// assert_eq!(prices.totals[30], 2.0);
/// assert_eq!(prices.totals[33], 3.0);
/// # Ok::<(), rollwise_engine::heckmeck::TableStateError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PriceList {
    /// Worth of a failed turn: in worms, minus those of one's own top tile.
    pub fail: f64,
    /// Worth of ending on each total, 0 to 40, with a worm. In worms none is worth less than to
    /// fail.
    pub totals: [f64; TOTALS],
}

impl Default for PriceList {
    /// The list by which nothing is worth anything.
    fn default() -> PriceList {
        PriceList {
            fail: 0.0,
            totals: [0.0; TOTALS],
        }
    }
}

impl From<&Table> for PriceList {
    /// The price list of a table, for the player whose turn it is.
    fn from(table: &Table) -> PriceList {
        PriceList::of(&table.outcomes(), |outcome| outcome.worms(table))
    }
}

impl PriceList {
    /// The price list of what each total brings, given what each outcome is worth.
    pub fn of(outcomes: &[Outcome; TOTALS], worth: impl Fn(Outcome) -> f64) -> PriceList {
        PriceList {
            fail: worth(Outcome::Fail),
            totals: outcomes.map(&worth),
        }
    }

    /// Worth of stopping at a position: that of a failed turn without a worm, or with a total that
    /// no turn has.
    #[must_use]
    pub fn of_stopping(&self, position: Position) -> f64 {
        let total = position.stop_total();
        let price = total.and_then(|total| self.totals.get(usize::from(total)));
        price.copied().unwrap_or(self.fail)
    }
}

impl Outcome {
    /// What it is worth at a table to the player whose turn it is, in worms.
    ///
    /// With `p` players a stolen tile of `w` worms is worth `w + w / (p - 1)`: it also takes `w`
    /// from one of `p - 1` opponents (frozenfractal.com, "How to win at the game Pickomino", 2015).
    #[must_use]
    pub fn worms(self, table: &Table) -> f64 {
        match self {
            Outcome::Grill(tile) => f64::from(tile.worms()),
            Outcome::Steal { tile, .. } => {
                let worms = f64::from(tile.worms());
                let opponents: u8 = table.stacks()[1..].iter().map(|_| 1).sum();
                worms + worms / f64::from(opponents)
            }
            // Nothing to lose is 0, not -0: a page would show the sign.
            Outcome::Fail => table.own_top().map_or(0.0, |tile| -f64::from(tile.worms())),
        }
    }
}
