//! The best move of a position, by all its rules.

use thiserror::Error;

use crate::rummikub::Position;
use crate::rummikub::answer::{Answer, PlannedSet, WishError, Wishes};
use crate::rummikub::check::{Breach, IllegalPlan, breaches};
use crate::rummikub::opening;
use crate::rummikub::search::Memory;
use crate::rummikub::set::Set;
use crate::rummikub::task::Task;
use crate::rummikub::tile::Tiles;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// Tiles are to be kept or played that are not on the rack.
    #[error(transparent)]
    Wishes(#[from] WishError),
    /// The solver is at fault.
    #[error(transparent)]
    Plan(#[from] IllegalPlan),
}

/// Finds best moves.
///
/// ```
/// use rollwise_engine::rummikub::{Position, Solver, Wishes};
///
/// let position: Position = "r4-8 | r6 k2".parse()?;
/// let answer = Solver::new().solve(&position, &Wishes::default())?;
/// let best = answer.best.unwrap();
/// assert!(answer.is_proved);
/// assert_eq!((best.numbers.tiles, best.numbers.points, best.cuts), (1, 6, Some(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Solver {
    pub(super) memory: Memory,
}

impl Solver {
    /// A solver.
    #[must_use]
    pub fn new() -> Solver {
        Solver::default()
    }

    /// All tiles of a table as sets, with fewest cuts; none if they can't be arranged. The rack has
    /// no part in it.
    ///
    /// # Errors
    /// For sets that are not made of these tiles: a fault of the solver.
    pub fn arrange(&mut self, position: &Position) -> Result<Option<Vec<PlannedSet>>, IllegalPlan> {
        let wishes = Wishes::default();
        let mut task = Task::new(position, &wishes, &mut self.memory);
        let problems = task.problems(&Tiles::default(), &Tiles::default());
        let Some(best) = task.best_of(&problems).best else {
            return Ok(None);
        };
        let planned = task.moved(best.arrangement, None, true).sets;
        let sets: Vec<Set> = planned.iter().map(|planned| planned.set).collect();
        let mut breaches = breaches(position, &sets, None);
        breaches.retain(|breach| matches!(breach, Breach::Gone(_) | Breach::Unknown(_)));
        IllegalPlan::unless_none(breaches, position, sets)?;
        Ok(Some(planned))
    }

    /// The best move of a position.
    ///
    /// # Errors
    /// For wishes that the rack can't meet, see [`Wishes::check`], and for a plan that breaks the
    /// rules: a fault of the solver.
    pub fn solve(&mut self, position: &Position, wishes: &Wishes) -> Result<Answer, SolveError> {
        wishes.check(position.rack())?;
        Ok(self.solved(position, wishes)?)
    }

    /// The same for wishes that the rack can meet.
    ///
    /// # Errors
    /// For a plan that breaks the rules.
    pub(super) fn solved(
        &mut self,
        position: &Position,
        wishes: &Wishes,
    ) -> Result<Answer, IllegalPlan> {
        let mut task = Task::new(position, wishes, &mut self.memory);
        if position.has_opened() {
            let outlook = task.with_the_table(Task::best_of);
            task.told(outlook)
        } else {
            opening::answer(&mut task)
        }
    }
}
