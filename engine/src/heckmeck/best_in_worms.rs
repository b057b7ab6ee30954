//! The player who maximises the worms of every turn.

use std::sync::Arc;

use rand::Rng;

use crate::decide::Decide;
use crate::heckmeck::decide::{Heckmeck, PlayTurns, View};
use crate::heckmeck::known_turns::{KnownTurns, MOST_CHANCES, TurnKey, turn_key};
use crate::heckmeck::price_solver::{PriceSolver, Solution, TotalChances};
use crate::heckmeck::prices::PriceList;
use crate::heckmeck::rules::Dice;
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::turn::Position;
use crate::heckmeck::values::{Action, Values};

/// How many price lists the best player keeps solved: those of the first turns come up in every
/// game, the others seldom. Some 36 kB each.
const MOST_SOLUTIONS: usize = 1000;

/// Plays every turn for the most worms.
pub(crate) struct BestInWorms {
    solver: PriceSolver,
    /// What the last decision was about: it stays for a whole turn.
    current: Option<(Table, TurnKey)>,
    /// By price list.
    solutions: KnownTurns<Solution>,
    /// By price list: how likely a turn is to end on each total.
    chances: KnownTurns<TotalChances>,
    /// Where solutions with chances are made, which take too much room to be kept.
    with_chances: Solution,
}

impl BestInWorms {
    pub(crate) fn from_structure(structure: Arc<Structure>) -> BestInWorms {
        let solver = PriceSolver::from_structure(structure);
        BestInWorms {
            current: None,
            solutions: KnownTurns::new(MOST_SOLUTIONS),
            chances: KnownTurns::new(MOST_CHANCES),
            with_chances: solver.new_solution(true),
            solver,
        }
    }

    /// By which price list a turn at a table is played.
    fn key(&mut self, table: &Table) -> TurnKey {
        match &self.current {
            Some((known, key)) if known == table => *key,
            _ => {
                let prices = PriceList::from(table);
                let key = turn_key(prices.fail, &prices.totals);
                self.current = Some((table.clone(), key));
                key
            }
        }
    }

    /// What is solved for a table, or room for it.
    fn at(&mut self, table: &Table) -> (&mut PriceSolver, &mut Solution) {
        let key = self.key(table);
        let BestInWorms {
            solver, solutions, ..
        } = self;
        let solution = solutions.of(&key, |left_over| {
            let mut solution = left_over.unwrap_or_else(|| solver.new_solution(false));
            solution.reset_to(&PriceList::from(table));
            solution
        });
        (solver, solution)
    }
}

impl Decide<Heckmeck> for BestInWorms {
    fn decide(&mut self, View { table, turn }: View<'_>, _: &mut dyn Rng) -> Action {
        // Nothing is to be decided before the first roll, and then less is left to solve.
        if turn.roll().is_none() && !turn.position().may_stop() {
            return Action::Roll;
        }
        let (solver, solution) = self.at(table);
        Values::solve(solver, solution, turn).best
    }
}

impl PlayTurns for BestInWorms {
    fn outcome_chances(&mut self, table: &Table) -> Vec<(Outcome, f64)> {
        let key = self.key(table);
        let BestInWorms {
            solver,
            solutions,
            chances,
            with_chances,
            ..
        } = self;
        let chances = chances.of(&key, |_| {
            let start = Position::start(Dice::EIGHT);
            with_chances.reset_to(&PriceList::from(table));
            solver.solve(with_chances, [start]);
            // The decisions of the turn find all that they need.
            let room =
                |left_over: Option<_>| left_over.unwrap_or_else(|| solver.new_solution(false));
            solutions.of(&key, room).copy_values(with_chances);
            let chances = solver.total_chances(with_chances, start);
            chances.expect("it is solved, with chances")
        });
        chances.by_outcome(&table.outcomes())
    }
}
