//! What each action of a turn is worth, by any prices of its ends.

use crate::dice::Face;
use crate::heckmeck::price_solver::{PriceSolver, Solution};
use crate::heckmeck::ties;
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
    /// Accept a bust: the roll has no face that may be taken.
    Bust,
}

/// What it is worth to take one face of a roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValuedChoice {
    /// The face.
    pub face: Face,
    /// Dice of it in the roll: all of them are taken.
    pub count: u8,
    /// Worms that best play after taking them brings on average.
    pub value: f64,
}

/// What each action of a turn is worth: worms that the turn brings on average, if what comes
/// after is played best.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// Worth of stopping now; `None` where that is not allowed.
    pub stop: Option<f64>,
    /// Worth of rolling on; `None` where that is not possible.
    pub roll: Option<f64>,
    /// Worth of each face of the roll that may be taken, ascending.
    pub choices: Vec<ValuedChoice>,
    /// The best action: of those within 1e-12 stopping before rolling, then the one with fewer
    /// dice left, then the higher face.
    pub best: Action,
    /// What the best action is worth.
    pub value: f64,
}

impl Values {
    /// What each action of a turn is worth by the prices of a solution. Solves what that takes.
    pub fn solve(solver: &mut PriceSolver, solution: &mut Solution, turn: &Turn) -> Values {
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
            let stopping = || solution.prices().of_stopping(position);
            values.stop = position.may_stop().then(stopping);
            match (values.stop, values.roll) {
                (Some(stop), Some(roll)) if ties::stops(stop, roll) => {
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
    pub(super) fn ahead(&self, turn: &Turn) -> Option<Position> {
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
        .filter(|choice| ties::as_good(choice.value, highest))
        .max_by_key(|choice| ties::rank(choice.count, choice.face.number() - 1))
        .copied()
}
