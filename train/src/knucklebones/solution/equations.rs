//! Whether a solution solves the game: what follows each position is looked up as the search does
//! it, not as the sweeps do.

use engine::dice::Face;
use engine::knucklebones::learning::{Pairs, State};

use crate::knucklebones::solution::bounds::{Bounds, ONE, Solving};
use crate::knucklebones::solution::order::Row;
use crate::threads::on_threads;

/// What was found of all positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Equations {
    /// Positions that are not over.
    pub positions: u64,
    /// By how much a share is off what those of the next positions say, at most.
    pub largest_residual: f64,
    /// Positions with a lower bound above what the next positions say, or an upper bound below. If
    /// there are none, all bounds hold.
    pub broken: u64,
}

impl Equations {
    fn and(self, other: Equations) -> Equations {
        Equations {
            positions: self.positions + other.positions,
            largest_residual: self.largest_residual.max(other.largest_residual),
            broken: self.broken + other.broken,
        }
    }
}

/// Checks each position.
#[must_use]
pub fn check(solving: &Solving, threads: usize) -> Equations {
    let highs: Vec<_> = solving.columns().highs().collect();
    let of_highs = on_threads(threads, highs, |high| {
        let middles = solving.columns().middles(high);
        let rows = middles.map(|middle| check_row(solving, Row { middle, high }));
        rows.fold(Equations::default(), Equations::and)
    });
    of_highs
        .into_iter()
        .fold(Equations::default(), Equations::and)
}

fn check_row(solving: &Solving, row: Row) -> Equations {
    let (pairs, order) = (Pairs::get(), solving.order());
    let mut equations = Equations::default();
    for low in row.lows() {
        let state = order.state([low, row.middle, row.high]);
        let counts = state.counts(pairs);
        if counts.mine == 0 || counts.theirs == 0 {
            continue;
        }
        let found = bounds_of(solving, state);
        let mut sums = [0_u64; 2];
        let mut sum = 0.0;
        for face in Face::ALL {
            let after = state
                .after(pairs, face)
                .map(|after| bounds_of(solving, after));
            let least = after.fold((ONE, ONE, 1.0), |(low, high, share), after| {
                (
                    low.min(after.low),
                    high.min(after.high),
                    after.share().min(share),
                )
            });
            sums[0] += u64::from(ONE - least.1);
            sums[1] += u64::from(ONE - least.0);
            sum += 1.0 - least.2;
        }
        let [low, high] = [found.low, found.high].map(|bound| 6 * u64::from(bound));
        let residual = (found.share() - sum / 6.0).abs();
        equations = equations.and(Equations {
            positions: 1,
            largest_residual: residual,
            broken: u64::from(low > sums[0] || high < sums[1]),
        });
    }
    equations
}

fn bounds_of(solving: &Solving, state: State) -> Bounds {
    solving.bounds()[solving.order().place(state) - solving.first()]
}
