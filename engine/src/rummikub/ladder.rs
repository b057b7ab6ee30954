//! The choice between playing many tiles and parting few neighbours.

use crate::rummikub::Position;
use crate::rummikub::answer::{Move, Wishes};
use crate::rummikub::check::IllegalPlan;
use crate::rummikub::problem::{Problem, Weights};
use crate::rummikub::rules::Objective;
use crate::rummikub::small;
use crate::rummikub::solver::{SolveError, Solver};
use crate::rummikub::states::Limits;
use crate::rummikub::task::Task;

/// A move of so many tiles with so many cuts. The lowest one may play nothing.
#[derive(Clone)]
struct Rung {
    tiles: u32,
    cuts: u32,
    found: Move,
}

/// The search for rungs.
struct Ladder<'t, 'a> {
    task: &'t mut Task<'a>,
    problems: Vec<Problem>,
    rungs: Vec<Rung>,
}

impl Solver {
    /// The moves that play most tiles for their cuts: the one with most tiles, then with fewer cuts
    /// and fewer tiles each, down to the most tiles without a cut. Each has the fewest cuts of all
    /// moves with as many tiles or more, and among such moves most points, as far as they are one
    /// with those of [`Solver::solve`].
    ///
    /// For a player who has opened; before it nothing is cut. The objective of the wishes and their
    /// budget count for nothing. Where the best move empties the rack it is the only one.
    ///
    /// ```
    /// use rollwise_engine::rummikub::{Position, Solver, Wishes};
    ///
    /// let position: Position = "r1-4 / b1-4 / k1-3 | r5 k4 o4 o12".parse()?;
    /// let ladder = Solver::new().ladder(&position, &Wishes::default())?;
    /// let rungs: Vec<_> = ladder.iter().map(|rung| (rung.numbers.tiles, rung.cuts)).collect();
    /// assert_eq!(rungs, [(3, Some(1)), (2, Some(0))]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`Solver::solve`].
    pub fn ladder(
        &mut self,
        position: &Position,
        wishes: &Wishes,
    ) -> Result<Vec<Move>, SolveError> {
        let wishes = Wishes {
            objective: Objective::Simple,
            budget: None,
            plan: true,
            ..*wishes
        };
        let Some(best) = self.solve(position, &wishes)?.best else {
            return Ok(Vec::new());
        };
        let cuts = best.cuts.unwrap_or(0);
        if cuts == 0 || best.rest.is_empty() || !position.has_opened() {
            return Ok(vec![best]);
        }
        let top = Rung {
            tiles: best.numbers.tiles,
            cuts,
            found: best,
        };
        let mut task = Task::new(position, &wishes, &mut self.memory);
        let usable = task.usable();
        let rack = if wishes.keep_jokers {
            task.without_kept_jokers(&usable)
        } else {
            usable
        };
        let problems = task.problems(&rack, &wishes.play);
        let mut ladder = Ladder {
            task: &mut task,
            problems,
            rungs: vec![top.clone()],
        };
        if let Some(lowest) = ladder.found(Weights::FEWEST_CUTS, None)? {
            ladder.between(&top, &lowest)?;
            ladder.rungs.push(lowest);
        }
        Ok(ladder.told())
    }
}

impl Ladder<'_, '_> {
    /// The best by some weights, of so many tiles where that is told.
    fn found(&mut self, weights: Weights, tiles: Option<u32>) -> Result<Option<Rung>, IllegalPlan> {
        let on_table = self.task.position.on_table().len();
        let limits = Limits {
            tiles: tiles.map(|tiles| small(on_table) + tiles.to_le_bytes()[0]),
            ..Limits::default()
        };
        let outlook = self.task.best_by(&self.problems, weights, limits);
        let Some(best) = outlook.best else {
            return Ok(None);
        };
        let found = self.task.moved(best.arrangement, None, true);
        // The lowest one may play nothing, which is no move.
        if !found.play.is_empty() {
            self.task.check(&found)?;
        }
        Ok(Some(Rung {
            tiles: found.numbers.tiles,
            cuts: found.cuts.unwrap_or(0),
            found,
        }))
    }

    /// The rungs between two: first by what a tile costs from one to the other, which tells whether
    /// there is one for less; then count by count, with the same weights, by which the search knows
    /// what to look at.
    fn between(&mut self, high: &Rung, low: &Rung) -> Result<(), IllegalPlan> {
        let (tiles, cuts) = (
            high.tiles.saturating_sub(low.tiles),
            high.cuts.saturating_sub(low.cuts),
        );
        if tiles < 2 || cuts < 2 {
            return Ok(());
        }
        let weights = Weights::at_price(cuts, tiles);
        let middle = self.found(weights, None)?;
        if let Some(middle) =
            middle.filter(|rung| (low.tiles + 1..high.tiles).contains(&rung.tiles))
        {
            self.between(high, &middle)?;
            self.rungs.push(middle.clone());
            return self.between(&middle, low);
        }
        if self
            .problems
            .iter()
            .any(|problem| problem.has_stays() || !problem.kept.is_empty())
        {
            return Ok(());
        }
        for tiles in (low.tiles + 1..high.tiles).rev() {
            if let Some(rung) = self.found(weights, Some(tiles))? {
                self.rungs.push(rung);
            }
        }
        Ok(())
    }

    /// The rungs that cost less than all with more tiles.
    fn told(self) -> Vec<Move> {
        let mut least = u32::MAX;
        let mut told = Vec::new();
        for rung in self.rungs {
            if rung.tiles > 0 && rung.cuts < least {
                least = rung.cuts;
                told.push(rung.found);
            }
        }
        told
    }
}
