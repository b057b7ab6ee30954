//! The table after a move of a game, where only tiles and points count: the search's own
//! arrangement, without fewest cuts.

use crate::rummikub::Position;
use crate::rummikub::answer::Wishes;
use crate::rummikub::arrangement::Arrangement;
use crate::rummikub::problem::{Problem, Weights};
use crate::rummikub::set::{Kind, Set};
use crate::rummikub::solver::Solver;
use crate::rummikub::states::Limits;
use crate::rummikub::task::{Outlook, Task};
use crate::rummikub::tile::Tiles;

/// Finds the table after best moves.
#[derive(Clone, Debug, Default)]
pub struct Layer {
    solver: Solver,
}

impl Layer {
    /// The sets of the table after the best move. Of equal moves it takes any, which is quicker
    /// than to look for the one with fewest cuts.
    pub fn best(&mut self, position: &Position, wishes: &Wishes) -> Option<Vec<Set>> {
        if !position.has_opened() {
            return match self.solver.solved(position, wishes) {
                Ok(found) => Some(found.best?.sets.iter().map(|planned| planned.set).collect()),
                // The game refuses it, and counts a move against the rules.
                Err(illegal) => Some(illegal.sets),
            };
        }
        let wishes = Wishes {
            plan: false,
            ..*wishes
        };
        let mut task = Task::new(position, &wishes, &mut self.solver.memory);
        let sets = sets(&task.with_the_table(best_of).best?.arrangement);
        let tiles: usize = sets.iter().map(|set| set.tiles().len()).sum();
        (tiles > position.on_table().len()).then_some(sets)
    }

    /// The sets that a rack makes by itself with most tiles; none if it makes no set.
    pub fn own_sets(&mut self, position: &Position) -> Vec<Set> {
        let alone = Position::new(Vec::new(), Tiles::default(), *position.rack());
        let alone = alone.and_then(|alone| alone.with_rules(*position.rules()));
        let Ok(alone) = alone else {
            unreachable!("the rack of a position has no tile too often");
        };
        let sets = self.best(&alone, &Wishes::default());
        sets.unwrap_or_default()
    }
}

/// The best of some problems that lays something. What lays nothing is worth nothing, and need not
/// be found.
fn best_of(task: &mut Task<'_>, problems: &[Problem]) -> Outlook {
    let weights = Weights::numbers(task.wishes.objective);
    let limits = Limits {
        floor: 0,
        ..Limits::default()
    };
    task.best_by(problems, weights, limits)
}

fn sets(arrangement: &Arrangement) -> Vec<Set> {
    let runs = arrangement.runs.iter().map(|run| (run.tiles(), Kind::Run));
    let groups = arrangement.groups.iter();
    let groups = groups.map(|group| (group.tiles(), Kind::Group));
    runs.chain(groups)
        .filter_map(|(tiles, kind)| Set::of_kind(&tiles, kind).ok())
        .collect()
}
