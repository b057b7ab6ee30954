//! The player who plays every turn for the win.

use std::sync::Arc;

use rand::Rng;

use crate::decide::Decide;
use crate::heckmeck::decide::{Heckmeck, PlayTurns, View};
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::turn::Position;
use crate::heckmeck::values::Action;
use crate::heckmeck::win::foresight::{Foresight, WinPrices};
use crate::heckmeck::win::network::Network;

/// Plays every turn for the win, one turn deep.
pub struct BestToWin {
    network: Arc<Network>,
    foresight: Foresight,
    /// What the last decision was about: it stays for a whole turn.
    current: Option<(Table, WinPrices)>,
}

impl BestToWin {
    /// One who trusts this network.
    #[must_use]
    pub fn new(network: Arc<Network>, structure: Arc<Structure>) -> BestToWin {
        BestToWin {
            network,
            foresight: Foresight::from_structure(structure),
            current: None,
        }
    }

    /// The network that is trusted.
    #[must_use]
    pub fn network(&self) -> &Arc<Network> {
        &self.network
    }

    /// Trusts another network from now on.
    pub fn turn_to(&mut self, network: Arc<Network>) {
        self.network = network;
        self.current = None;
    }

    /// The prices by which a turn at a table is played, and where it is solved.
    pub fn at(&mut self, table: &Table) -> (&WinPrices, &mut Foresight) {
        let known = self.current.take().filter(|(known, _)| known == table);
        let current = known.unwrap_or_else(|| {
            let prices = self.foresight.prices(&self.network, table, 1);
            (table.clone(), prices)
        });
        let (_, prices) = self.current.insert(current);
        (prices, &mut self.foresight)
    }
}

impl Decide<Heckmeck> for BestToWin {
    fn decide(&mut self, View { table, turn }: View<'_>, _: &mut dyn Rng) -> Action {
        // Nothing is to be decided before the first roll, and then less is left to solve.
        if turn.roll().is_none() && !turn.position().may_stop() {
            return Action::Roll;
        }
        let (prices, foresight) = self.at(table);
        foresight.values(prices, turn).best
    }
}

impl PlayTurns for BestToWin {
    fn outcome_of_stopping(&mut self, table: &Table, position: Position) -> Outcome {
        let (prices, _) = self.at(table);
        let total = position.stop_total();
        total.map_or(Outcome::Fail, |total| prices.outcomes[usize::from(total)])
    }

    fn outcome_chances(&mut self, table: &Table) -> Vec<(Outcome, f64)> {
        let (prices, foresight) = self.at(table);
        foresight.distribution(prices)
    }
}
