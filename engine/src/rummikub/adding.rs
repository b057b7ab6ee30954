//! What can go while the table stays as it lies, but for tiles that are added to its sets.

use crate::rummikub::Position;
use crate::rummikub::answer::{Move, Wishes};
use crate::rummikub::fates::growing;
use crate::rummikub::problem::Weights;
use crate::rummikub::rules::Objective;
use crate::rummikub::solver::{SolveError, Solver};
use crate::rummikub::states::Limits;
use crate::rummikub::task::Task;

impl Solver {
    /// The move with most tiles, then most points, that rearranges nothing: it lays new sets, adds
    /// tiles to sets of the table, and joins runs. None if no tile can go so, or not those that
    /// must. It shows what rearranging is worth: the tiles that the best move plays more.
    ///
    /// For a player who has opened. No joker on the table leaves its place, whatever the rule;
    /// those of the rack that are to be kept stay there. The objective of the wishes and their
    /// budget count for nothing.
    ///
    /// ```
    /// use rollwise_engine::rummikub::{Position, Solver, Wishes};
    ///
    /// // The red 4 of the run makes a group of the two 4s.
    /// let position: Position = "r4-7 | bk4 r8".parse()?;
    /// let mut solver = Solver::new();
    /// let best = solver.solve(&position, &Wishes::default())?.best.unwrap();
    /// let adding = solver.solve_by_adding(&position, &Wishes::default())?.unwrap();
    /// assert_eq!((best.numbers.tiles, adding.numbers.tiles), (3, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`Solver::solve`].
    pub fn solve_by_adding(
        &mut self,
        position: &Position,
        wishes: &Wishes,
    ) -> Result<Option<Move>, SolveError> {
        wishes.check(position.rack())?;
        let wishes = Wishes {
            objective: Objective::Tiles,
            budget: None,
            plan: true,
            ..*wishes
        };
        let mut task = Task::new(position, &wishes, &mut self.memory);
        let usable = task.usable();
        let tiles = if wishes.keep_jokers {
            task.without_kept_jokers(&usable)
        } else {
            usable
        };
        let mut problem = growing(position, &tiles);
        if !wishes.play.iter().all(|tile| problem.insist(tile)) {
            return Ok(None);
        }
        let weights = Weights::numbers(Objective::Tiles);
        let outlook = task.search(&problem, weights, Limits::default());
        Ok(task.told(outlook)?.best)
    }
}
