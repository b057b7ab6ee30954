//! What to do: the value in worms of every choice, and what best play leads to.

use std::sync::Arc;

use crate::dice::Face;
use crate::heckmeck::evaluation::TOTALS;
use crate::heckmeck::price_solver::{PriceSolver, Results, Solution};
use crate::heckmeck::prices::PriceList;
use crate::heckmeck::program::EQUAL;
use crate::heckmeck::rules::MAX_DICE;
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table, TableStateError};
use crate::heckmeck::turn::{Position, Turn};

/// What a player can do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// End the turn; also the end of a turn that is over by itself.
    Stop,
    /// Roll the dice that are left.
    Roll,
    /// Take all dice of a face.
    Take(Face),
    /// Nothing: the roll has no face that may be taken.
    Bust,
}

/// The value of one face of a roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValuedChoice {
    /// The face.
    pub face: Face,
    /// Dice of it in the roll: all of them are taken.
    pub count: usize,
    /// Worms that best play after taking them brings on average.
    pub value: f64,
}

/// What each action of a turn is worth: worms that the turn brings on average, if what comes
/// after is played best.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// Of stopping now; `None` where that is not allowed.
    pub stop: Option<f64>,
    /// Of rolling on; `None` where that is not possible.
    pub roll: Option<f64>,
    /// Of each face of the roll that may be taken, ascending.
    pub choices: Vec<ValuedChoice>,
    /// The best action: of those within 1e-12 stopping before rolling, then the one with fewer
    /// dice left, then the higher face.
    pub best: Action,
    /// What the best action is worth.
    pub value: f64,
}

impl Values {
    /// Values a turn for the prices of a solution, and solves what that takes.
    pub fn of(solver: &mut PriceSolver, solution: &mut Solution, turn: &Turn) -> Values {
        let position = turn.position();
        let mut values = Values {
            stop: None,
            roll: None,
            choices: Vec::new(),
            best: Action::Bust,
            value: solution.prices().fail,
        };
        if turn.roll().is_some() {
            solver.solve(solution, turn.options().map(|(_, _, after)| after));
            let choices = turn.options().filter_map(|(face, count, after)| {
                let value = solver.best(solution, after)?;
                Some(ValuedChoice { face, count, value })
            });
            values.choices = choices.collect();
            if let Some(best) = best_choice(&values.choices) {
                (values.best, values.value) = (Action::Take(best.face), best.value);
            }
        } else {
            solver.solve(solution, [position]);
            values.roll = solver.rolling(solution, position);
            // The first roll can't be left out.
            let may_stop = !position.taken.is_empty();
            values.stop = may_stop.then(|| solution.prices().of_stopping(position));
            match (values.stop, values.roll) {
                (Some(stop), Some(roll)) if stop >= roll - EQUAL => {
                    (values.best, values.value) = (Action::Stop, stop);
                }
                (_, Some(roll)) => (values.best, values.value) = (Action::Roll, roll),
                (Some(stop), None) => (values.best, values.value) = (Action::Stop, stop),
                (None, None) => {}
            }
        }
        values
    }

    /// The position from which best play is yet to come; `None` after a bust.
    fn ahead(&self, turn: &Turn) -> Option<Position> {
        match self.best {
            Action::Take(face) => turn
                .options()
                .find(|&(option, _, _)| option == face)
                .map(|(_, _, after)| after),
            Action::Bust => None,
            Action::Stop | Action::Roll => Some(turn.position()),
        }
    }
}

/// The choice that best play takes.
fn best_choice(choices: &[ValuedChoice]) -> Option<ValuedChoice> {
    let highest = choices.iter().map(|choice| choice.value).reduce(f64::max)?;
    choices
        .iter()
        .filter(|choice| choice.value >= highest - EQUAL)
        .max_by_key(|choice| (choice.count, choice.face))
        .copied()
}

/// Advice for a turn on a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What ending the turn on each total is worth.
    pub prices: PriceList,
    /// What each total brings, with a worm.
    pub results: [Outcome; TOTALS],
    /// What each action is worth, and which is best.
    pub values: Values,
    /// How likely each result is under best play: those that are possible, the failed turn last.
    pub distribution: Vec<(Outcome, f64)>,
}

/// Advises on turns with eight dice. Keeps what it has solved for the last price list.
pub struct Advisor {
    solver: PriceSolver,
    solution: Solution,
}

impl Default for Advisor {
    fn default() -> Advisor {
        Advisor::of(Arc::new(Structure::new(MAX_DICE)))
    }
}

impl Advisor {
    /// An advisor for turns that are laid out already.
    #[must_use]
    pub fn of(structure: Arc<Structure>) -> Advisor {
        let solver = PriceSolver::of(structure);
        Advisor {
            solution: solver.room(true),
            solver,
        }
    }

    /// Advice for the player to move.
    ///
    /// # Errors
    /// [`TableStateError::Over`] if the game is over, [`TableStateError::Dice`] for a turn with
    /// fewer dice.
    pub fn advise(&mut self, table: &Table, turn: &Turn) -> Result<Advice, TableStateError> {
        table.admit(turn)?;
        let prices = PriceList::of(table);
        self.solution.turn_to(&prices);
        let values = Values::of(&mut self.solver, &mut self.solution, turn);
        let results = values
            .ahead(turn)
            .and_then(|position| self.solver.results(&self.solution, position));
        Ok(Advice {
            results: std::array::from_fn(|total| table.outcome(total)),
            distribution: results.map_or_else(
                || vec![(Outcome::Fail, 1.0)],
                |results| by_outcome(table, &results),
            ),
            prices,
            values,
        })
    }
}

/// Results by what they bring, in the order of [`Outcome`].
fn by_outcome(table: &Table, results: &Results) -> Vec<(Outcome, f64)> {
    let mut chances: Vec<(Outcome, f64)> = Vec::new();
    let totals = results.totals.iter().enumerate();
    let totals = totals.map(|(total, &chance)| (table.outcome(total), chance));
    for (outcome, chance) in totals.chain([(Outcome::Fail, results.nothing)]) {
        if chance > 0.0 {
            match chances.binary_search_by_key(&outcome, |&(other, _)| other) {
                Ok(place) => chances[place].1 += chance,
                Err(place) => chances.insert(place, (outcome, chance)),
            }
        }
    }
    chances
}
