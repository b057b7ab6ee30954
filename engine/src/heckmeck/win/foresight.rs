//! A turn played for the win.
//!
//! Such a turn is the turn that is played for worms, with other prices: to stop on a total is worth
//! the chance to win at the table after it, and so is to fail. A total is worth the better of its
//! legal results: a steal that is open may be left, a lower tile may be taken where the rules let it,
//! and a tile may be worth less than to fail.

use std::sync::Arc;

use crate::heckmeck::evaluation::TOTALS;
use crate::heckmeck::price_solver::{PriceSolver, Solution};
use crate::heckmeck::prices::PriceList;
use crate::heckmeck::rules::Dice;
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::turn::{Position, Turn};
use crate::heckmeck::values::Values;
use crate::heckmeck::win::chances::WinChances;
use crate::heckmeck::win::model::chances_at;
use crate::heckmeck::win::network::Network;

/// What the ends of a turn are worth to whoever plays for the win.
#[derive(Clone, Debug, PartialEq)]
pub struct WinPrices {
    /// Chance to win of the player to move, for each end of the turn.
    pub list: PriceList,
    /// What ending the turn on each total brings, 0 to 40, with a worm: the best of what it may
    /// bring.
    pub outcomes: [Outcome; TOTALS],
    /// Chances of all players after each of these outcomes, and after a failed turn, the last one.
    pub after: Vec<(Outcome, WinChances)>,
    /// Whether these chances are exact: each is that of a game that is over then, or follows from
    /// such ones alone.
    pub is_exact: bool,
}

impl WinPrices {
    /// The prices of a turn at a table, by the chances of all players after each outcome that is
    /// possible there.
    #[must_use]
    #[inline(never)]
    pub(super) fn new(
        table: &Table,
        after: Vec<(Outcome, WinChances)>,
        is_exact: bool,
    ) -> WinPrices {
        let mover = table.to_move();
        let worth = |outcome: Outcome| {
            let known = after.iter().find(|(other, _)| *other == outcome);
            known.map_or(0.0, |(_, chances)| chances[mover])
        };
        let mut outcomes = [Outcome::Fail; TOTALS];
        for (total, outcome) in (0..).zip(&mut outcomes) {
            *outcome = best(table, total, worth);
        }
        WinPrices {
            list: PriceList::of(&outcomes, worth),
            outcomes,
            after,
            is_exact,
        }
    }

    /// Chances of all players after an outcome.
    #[must_use]
    pub fn after(&self, outcome: Outcome) -> WinChances {
        let known = self.after.iter().find(|(other, _)| *other == outcome);
        known.map_or_else(WinChances::default, |&(_, chances)| chances)
    }

    /// Chances of all players, given how likely each outcome is.
    #[must_use]
    pub fn mean(&self, distribution: &[(Outcome, f64)]) -> WinChances {
        let mut mean = WinChances::default();
        for &(outcome, chance) in distribution {
            for (mean, after) in mean.iter_mut().zip(self.after(outcome)) {
                *mean += chance * after;
            }
        }
        mean
    }
}

/// Looks one turn ahead, or two, by a network.
pub struct Foresight {
    solver: PriceSolver,
    /// Where turns are solved whose outcomes matter to two players alone.
    plain: Solution,
    /// Where turns are solved with the chances of their outcomes.
    full: Solution,
}

impl Foresight {
    /// For turns with all eight dice that are laid out already.
    #[must_use]
    pub fn from_structure(structure: Arc<Structure>) -> Foresight {
        let solver = PriceSolver::from_structure(structure);
        Foresight {
            plain: solver.new_solution(false),
            full: solver.new_solution(true),
            solver,
        }
    }

    /// The prices of a turn at a table that is not over, `turns` deep: with 1 (or 0) by what the
    /// network says of the tables after it, with 2 by the turn of the next player there.
    pub fn prices(&mut self, network: &Network, table: &Table, turns: u8) -> WinPrices {
        let mut after: Vec<(Outcome, WinChances)> = Vec::new();
        let mut is_exact = true;
        for outcome in results(table) {
            let mut next = table.clone();
            next.end_turn(outcome);
            let (chances, exact) = self.chances(network, &next, turns.saturating_sub(1));
            is_exact &= exact;
            after.push((outcome, chances));
        }
        WinPrices::new(table, after, is_exact)
    }

    /// Chances of all players before a turn that is played for the win, `turns` deep, and whether
    /// they are exact. With 0 turns they are what the network says of the table.
    pub fn chances(&mut self, network: &Network, table: &Table, turns: u8) -> (WinChances, bool) {
        if table.is_over() || turns == 0 {
            return (chances_at(network, table), table.is_over());
        }
        let prices = self.prices(network, table, turns);
        (self.mean(table, &prices), prices.is_exact)
    }

    /// Chances of all players before a turn that is played for these prices.
    #[inline(never)]
    pub fn mean(&mut self, table: &Table, prices: &WinPrices) -> WinChances {
        let start = Position::start(Dice::EIGHT);
        if table.players() == 2 {
            self.plain.reset_to(&prices.list);
            self.solver.solve(&mut self.plain, [start]);
            let Some(own) = self.solver.best(&self.plain, start) else {
                unreachable!("it has just been solved, and the structure is of all eight dice");
            };
            let mut chances = WinChances::default();
            chances[table.to_move()] = own;
            chances[1 - table.to_move()] = 1.0 - own;
            return chances;
        }
        prices.mean(&self.distribution(prices))
    }

    /// How likely each outcome of a turn is that is played for these prices.
    #[inline(never)]
    pub fn distribution(&mut self, prices: &WinPrices) -> Vec<(Outcome, f64)> {
        let start = Position::start(Dice::EIGHT);
        self.full.reset_to(&prices.list);
        self.solver.solve(&mut self.full, [start]);
        let chances = self.solver.total_chances(&self.full, start);
        chances.map_or_else(Vec::new, |chances| chances.by_outcome(&prices.outcomes))
    }

    /// What each action of a turn is worth by these prices.
    pub fn values(&mut self, prices: &WinPrices, turn: &Turn) -> Values {
        // After its distribution all of a turn is solved.
        let solution = if *self.full.prices() == prices.list {
            &mut self.full
        } else {
            self.plain.reset_to(&prices.list);
            &mut self.plain
        };
        Values::solve(&mut self.solver, solution, turn)
    }
}

/// What a turn at a table can bring by the rules: tiles of the grill, steals, and to fail.
pub(super) fn results(table: &Table) -> impl Iterator<Item = Outcome> {
    let grill = table.grill().iter().map(Outcome::Grill);
    let steals = table
        .open_steals()
        .map(|(from, tile)| Outcome::Steal { tile, from });
    grill.chain(steals).chain([Outcome::Fail])
}

/// The outcome of a total that is worth most; of equal ones that which is told first.
fn best(table: &Table, total: u8, worth: impl Fn(Outcome) -> f64) -> Outcome {
    let open = table.open_outcomes(total);
    let better = |best, other| {
        if worth(other) > worth(best) {
            other
        } else {
            best
        }
    };
    open.reduce(better).unwrap_or(Outcome::Fail)
}
