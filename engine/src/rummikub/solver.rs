//! The best move of a position, by all its rules.

use crate::rummikub::Position;
use crate::rummikub::answer::{Answer, PlannedSet, Wishes};
use crate::rummikub::opening;
use crate::rummikub::search::Memory;
use crate::rummikub::task::Task;
use crate::rummikub::tile::Tiles;

/// Finds best moves.
///
/// ```
/// use engine::rummikub::{Position, Solver, Wishes};
///
/// let position: Position = "r4-8 | r6 k2".parse()?;
/// let answer = Solver::new().solve(&position, &Wishes::default());
/// let best = answer.best.unwrap();
/// assert!(answer.is_proved);
/// assert_eq!((best.numbers.tiles, best.numbers.points, best.cuts), (1, 6, Some(0)));
/// # Ok::<(), engine::rummikub::PositionError>(())
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

    /// All tiles of a table as sets, with fewest cuts; none if they can't be arranged. The rack has no part in it.
    #[must_use]
    pub fn arrange(&mut self, position: &Position) -> Option<Vec<PlannedSet>> {
        let wishes = Wishes::default();
        let mut task = Task::new(position, &wishes, &mut self.memory);
        let problems = task.problems(&Tiles::default(), &Tiles::default());
        let best = task.best_of(&problems).best?;
        Some(task.moved(best.arrangement, None, true).sets)
    }

    /// The best move of a position.
    #[must_use]
    pub fn solve(&mut self, position: &Position, wishes: &Wishes) -> Answer {
        let mut task = Task::new(position, wishes, &mut self.memory);
        if position.has_opened() {
            let outlook = task.with_the_table(Task::best_of);
            task.told(outlook)
        } else {
            opening::answer(&mut task)
        }
    }
}
