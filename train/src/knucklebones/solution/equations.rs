//! Whether a solution solves the game: what follows each position is looked up as the search does
//! it, not as the sweeps do.

use engine::dice::Face;
use engine::knucklebones::learning::{Pairs, State};

use crate::knucklebones::solution::bounds::{Bounds, ONE};
use crate::knucklebones::solution::order::Row;
use crate::knucklebones::solution::solving::Solving;
use crate::threads::on_threads;

/// What was found of all positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Equations {
    /// Positions that are not over.
    pub positions: u64,
    /// By how much a bound is off what those of the next positions say, at most, in parts of
    /// [`ONE`].
    pub residual: u32,
    /// Positions with a lower bound above what the next positions say, or an upper bound below. If
    /// there are none, all bounds hold.
    pub broken: u64,
}

impl Equations {
    fn and(self, other: Equations) -> Equations {
        Equations {
            positions: self.positions + other.positions,
            residual: self.residual.max(other.residual),
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
    let order = solving.order();
    let ranks = row.lows().map(|low| [low, row.middle, row.high]);
    let open = ranks.filter(|&ranks| !order.is_over(ranks));
    open.map(|ranks| check_position(solving, order.state(ranks)))
        .fold(Equations::default(), Equations::and)
}

fn check_position(solving: &Solving, state: State) -> Equations {
    let pairs = Pairs::get();
    let (mut lows, mut highs) = (0, 0);
    for face in Face::ALL {
        let after = state.after(pairs, face);
        let after: Vec<Bounds> = after.map(|after| bounds_of(solving, after)).collect();
        let (lowest, highest) = (
            after.iter().map(|after| after.low).min(),
            after.iter().map(|after| after.high).min(),
        );
        lows += u64::from(ONE - highest.expect("a column with room"));
        highs += u64::from(ONE - lowest.expect("a column with room"));
    }
    let found = bounds_of(solving, state);
    let said = [lows / 6, highs.div_ceil(6)];
    let said = said.map(|said| u32::try_from(said).expect("a mean of shares"));
    Equations {
        positions: 1,
        residual: found
            .low
            .abs_diff(said[0])
            .max(found.high.abs_diff(said[1])),
        broken: u64::from(found.low > said[0] || found.high < said[1]),
    }
}

fn bounds_of(solving: &Solving, state: State) -> Bounds {
    solving.bounds()[solving.order().place(state) - solving.first()]
}
