//! The player who maximises the worms of every turn.

use std::sync::Arc;

use rand::Rng;
use rustc_hash::FxHashMap;

use crate::decide::Decide;
use crate::heckmeck::decide::{Heckmeck, PlayTurns, View};
use crate::heckmeck::evaluation::TOTALS;
use crate::heckmeck::price_solver::{PriceSolver, Solution, TotalChances};
use crate::heckmeck::prices::PriceList;
use crate::heckmeck::rules::Dice;
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::turn::Position;
use crate::heckmeck::values::{Action, Values};

/// How many price lists the best player keeps solved: those of the first turns come up in every
/// game, the others hardly twice. Some 18 kB each.
const MOST_SOLUTIONS: usize = 1000;

/// Plays every turn for the most worms.
pub(crate) struct BestInWorms {
    solver: PriceSolver,
    /// What the last decision was about: it stays for a whole turn.
    current: Option<Current>,
    /// All other solutions that are kept.
    solutions: FxHashMap<PriceKey, Solved>,
    /// Room of solutions that are forgotten.
    spare: Vec<Solution>,
    /// Where solutions with chances are made, which take too much room to be kept.
    with_chances: Option<Solution>,
}

/// A table with what is solved for its price list.
struct Current {
    table: Table,
    key: PriceKey,
    solved: Solved,
}

/// What is solved for a price list.
struct Solved {
    solution: Solution,
    /// How likely a turn is to end on each total, once somebody has asked.
    chances: Option<TotalChances>,
}

/// A price list by its bits.
type PriceKey = [u64; TOTALS + 1];

impl BestInWorms {
    pub(crate) fn from_structure(structure: Arc<Structure>) -> BestInWorms {
        BestInWorms {
            solver: PriceSolver::from_structure(structure),
            current: None,
            solutions: FxHashMap::default(),
            spare: Vec::new(),
            with_chances: None,
        }
    }

    /// What is solved for a table, or room for it.
    fn at(&mut self, table: &Table) -> (&mut PriceSolver, &mut Solved) {
        let current = match self.current.take() {
            Some(current) if current.table == *table => current,
            last => self.turn_to(table, last),
        };
        (&mut self.solver, &mut self.current.insert(current).solved)
    }

    /// Finds or makes the solution for a table, and puts another table's away.
    fn turn_to(&mut self, table: &Table, last: Option<Current>) -> Current {
        let prices = PriceList::from(table);
        let mut key = [prices.fail.to_bits(); TOTALS + 1];
        for (bits, price) in key.iter_mut().zip(prices.totals) {
            *bits = price.to_bits();
        }
        if let Some(last) = last {
            self.solutions.insert(last.key, last.solved);
        }
        if self.solutions.len() >= MOST_SOLUTIONS && !self.solutions.contains_key(&key) {
            let forgotten = self.solutions.drain().map(|(_, solved)| solved.solution);
            self.spare = forgotten.collect();
        }
        let solved = self.solutions.remove(&key).unwrap_or_else(|| {
            let spare = self.spare.pop();
            let mut solution = spare.unwrap_or_else(|| self.solver.new_solution(false));
            solution.reset_to(&prices);
            Solved {
                solution,
                chances: None,
            }
        });
        Current {
            table: table.clone(),
            key,
            solved,
        }
    }
}

impl Decide<Heckmeck> for BestInWorms {
    fn decide(&mut self, View { table, turn }: View<'_>, _: &mut dyn Rng) -> Action {
        // Nothing is to be decided before the first roll, and then less is left to solve.
        if turn.roll().is_none() && !turn.position().may_stop() {
            return Action::Roll;
        }
        let (solver, known) = self.at(table);
        Values::solve(solver, &mut known.solution, turn).best
    }
}

impl PlayTurns for BestInWorms {
    fn outcome_chances(&mut self, table: &Table) -> Vec<(Outcome, f64)> {
        let mut room = self
            .with_chances
            .take()
            .unwrap_or_else(|| self.solver.new_solution(true));
        let (solver, known) = self.at(table);
        let chances = known.chances.get_or_insert_with(|| {
            let start = Position::start(Dice::EIGHT);
            room.reset_to(known.solution.prices());
            solver.solve(&mut room, [start]);
            // The decisions of the turn find all that they need.
            known.solution.copy_values(&room);
            let chances = solver.total_chances(&room, start);
            chances.expect("it is solved, with chances")
        });
        let by_outcome = chances.by_outcome(&table.outcomes());
        self.with_chances = Some(room);
        by_outcome
    }
}
