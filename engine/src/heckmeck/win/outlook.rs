//! What a turn is played for in advice: prices that are exact near the end of a game, else those of
//! a network.
//!
//! Once a turn has begun, each of its results is worth what the table after it is worth before the
//! next turn begins: ending a turn changes no chance.

use std::sync::Arc;

use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::Table;
use crate::heckmeck::turn::Turn;
use crate::heckmeck::win::chances::{WinChances, chances_at_the_end};
use crate::heckmeck::win::endings::Endings;
use crate::heckmeck::win::foresight::{Foresight, WinPrices, results};
use crate::heckmeck::win::network::Network;

/// Results of a turn at most for a table to be worth what two turns lead to before the first of them
/// begins. With more the second turn changes little, and takes long to work out.
const FEW_RESULTS: usize = 8;
/// Prices that are kept at most; then all are forgotten. A turn leads to 22 tables or fewer.
const MOST_KNOWN: usize = 64;

/// How far a turn is looked ahead.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// To what the network says of the tables after this many turns.
    Turns(u8),
    /// To what the tables after the turn are worth before the next one begins.
    Results,
}

impl Depth {
    /// Before a turn begins.
    fn before(table: &Table) -> Depth {
        let is_few = results(table).count() <= FEW_RESULTS;
        Depth::Turns(1 + u8::from(is_few))
    }
}

/// Prices of turns, each worked out once for the tables of the latest questions.
pub struct Outlook {
    foresight: Foresight,
    /// All that could come after the last table of which that was little enough to be solved.
    endings: Option<Endings>,
    known: Vec<Known>,
}

struct Known {
    table: Table,
    depth: Depth,
    prices: WinPrices,
    /// Chances of all players before the turn.
    chances: WinChances,
}

impl Outlook {
    /// For turns with all eight dice that are laid out already.
    #[must_use]
    pub fn from_structure(structure: Arc<Structure>) -> Outlook {
        Outlook {
            foresight: Foresight::from_structure(structure),
            endings: None,
            known: Vec::new(),
        }
    }

    /// Forgets what a network has said.
    pub fn forget_estimates(&mut self) {
        self.known.clear();
    }

    /// The prices of a turn at a table that is not over: exact where all that can come after it can
    /// be solved, else one turn deep (also with 0 turns). With 2 turns (or more) a turn that has
    /// begun is played for what the tables after it are worth before the next turn; one that has
    /// not is looked at two turns deep if it has few results, else one.
    pub fn prices(
        &mut self,
        network: &Network,
        table: &Table,
        turn: &Turn,
        turns: u8,
    ) -> &WinPrices {
        let has_begun = turn.roll().is_some() || turn.position().may_stop();
        let depth = match turns {
            0 | 1 => Depth::Turns(1),
            _ if has_begun => Depth::Results,
            _ => Depth::before(table),
        };
        &self.known(network, table, depth).prices
    }

    /// Chances of all players before a turn at a table that is not over, by its prices for two turns.
    pub fn chances(&mut self, network: &Network, table: &Table) -> WinChances {
        self.known(network, table, Depth::before(table)).chances
    }

    fn known(&mut self, network: &Network, table: &Table, depth: Depth) -> &Known {
        let is_asked = |known: &Known| {
            known.table == *table && (known.depth == depth || known.prices.is_exact)
        };
        if let Some(place) = self.known.iter().position(is_asked) {
            return &self.known[place];
        }
        let known = self.solve(network, table, depth);
        if self.known.len() == MOST_KNOWN {
            self.known.clear();
        }
        self.known.push_mut(known)
    }

    #[inline(never)]
    fn solve(&mut self, network: &Network, table: &Table, depth: Depth) -> Known {
        let exact = self.exact_prices(table);
        let prices = exact.unwrap_or_else(|| match depth {
            Depth::Turns(turns) => self.foresight.prices(network, table, turns),
            Depth::Results => self.prices_of_results(network, table),
        });
        Known {
            table: table.clone(),
            depth,
            chances: self.foresight.mean(table, &prices),
            prices,
        }
    }

    fn prices_of_results(&mut self, network: &Network, table: &Table) -> WinPrices {
        let mut after = Vec::new();
        let mut is_exact = true;
        for outcome in results(table) {
            let mut next = table.clone();
            next.end_turn(outcome);
            let chances = if next.is_over() {
                chances_at_the_end(&next)
            } else {
                let known = self.known(network, &next, Depth::before(&next));
                is_exact &= known.prices.is_exact;
                known.chances
            };
            after.push((outcome, chances));
        }
        WinPrices::new(table, after, is_exact)
    }

    /// The prices of a turn near the end of a game. What was solved before is looked at first: one
    /// solution lasts for the rest of its game.
    fn exact_prices(&mut self, table: &Table) -> Option<WinPrices> {
        let known = self.endings.as_ref();
        if let Some(prices) = known.and_then(|endings| endings.prices(table)) {
            return Some(prices);
        }
        let found = Endings::solve(&mut self.foresight, table)?;
        self.endings.insert(found).prices(table)
    }
}
