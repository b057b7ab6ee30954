//! Sweeps over all positions, which bring their bounds together.
//!
//! A position is worth the mean over six dice of the best column, and a column one less what the
//! other player then has. So a lower bound follows from upper bounds of what can come next, and an
//! upper bound from lower ones. Bounds begin at 0 and 1, and each sweep goes through all positions,
//! the fullest first, and tightens them in place. Lower bounds are rounded down and upper ones up,
//! so that they hold after any number of sweeps.

use std::io;
use std::ops::Range;

use memmap2::MmapMut;

use crate::knucklebones::solution::bounds::{Bounds, Ties, widest};
use crate::knucklebones::solution::container::Header;
use crate::knucklebones::solution::next::Next;
use crate::knucklebones::solution::order::{Columns, Order, Rank, Row};
use crate::threads::on_threads;

/// By how much a bound has moved at most.
fn most_moved(old: &[Bounds], new: &[Bounds]) -> u32 {
    let moved = old.iter().zip(new).map(|(old, new)| {
        let (low, high) = (old.low.abs_diff(new.low), old.high.abs_diff(new.high));
        low.max(high)
    });
    moved.fold(0, u32::max)
}

/// Positions that are tightened by the same bounds, before any of theirs is changed: so the bits are
/// the same with any number of threads.
const AT_ONCE: usize = 1 << 18;
/// Positions that a thread takes in a row.
const PART: usize = 1 << 14;

/// A game on the way to its solution.
pub struct Solving {
    order: Order,
    columns: Columns,
    ties: Ties,
    /// Widths at which the solution is done.
    goal: u32,
    /// Sweeps made.
    sweeps: u32,
    /// Eight bytes a position: [`Bounds`].
    memory: MmapMut,
}

impl Solving {
    /// Begins with bounds of 0 and 1. It is done when [`Solving::sweep`] returns `goal` or less.
    ///
    /// # Errors
    /// If there is not enough memory: 19 MB for two columns, 13.4 GB for three.
    pub fn new(columns: Columns, ties: Ties, goal: u32) -> io::Result<Solving> {
        let memory = MmapMut::map_anon(columns.places().len() * size_of::<Bounds>())?;
        // Lookups go all over the memory: with pages of 4 kB most of them would need a second one.
        #[cfg(target_os = "linux")]
        memory.advise(memmap2::Advice::HugePage)?;
        let mut solving = Solving {
            order: Order::new(),
            columns,
            ties,
            goal,
            sweeps: 0,
            memory,
        };
        for high in columns.highs() {
            for middle in columns.middles(high) {
                solving.begin(Row { middle, high });
            }
        }
        Ok(solving)
    }

    /// Fills in what is known at once of a row: which of its games are over, and how.
    fn begin(&mut self, row: Row) {
        let start = row.start() - self.first();
        let order = &self.order;
        let all: &mut [Bounds] = bytemuck::cast_slice_mut(&mut self.memory);
        let bounds = &mut all[start..][..row.lows().len()];
        bounds.fill(Bounds::UNKNOWN);
        let fixed = [row.middle, row.high].map(|rank| order.counts(rank));
        let fixed_difference = fixed[0].difference + fixed[1].difference;
        let mine_are_full = fixed.iter().all(|counts| counts.mine == 0);
        let theirs_are_full = fixed.iter().all(|counts| counts.theirs == 0);
        if !mine_are_full && !theirs_are_full {
            return;
        }
        for (low, bounds) in row.lows().zip(bounds) {
            let counts = order.counts(low);
            if mine_are_full && counts.mine == 0 || theirs_are_full && counts.theirs == 0 {
                *bounds = Bounds::over(fixed_difference + counts.difference, self.ties);
            }
        }
    }

    /// The game that is solved.
    #[must_use]
    pub fn columns(&self) -> Columns {
        self.columns
    }

    /// The order of its positions.
    #[must_use]
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// What a tie counts in it.
    #[must_use]
    pub fn ties(&self) -> Ties {
        self.ties
    }

    /// Widths at which the solution is done, in parts of [`ONE`](super::bounds::ONE).
    #[must_use]
    pub fn goal(&self) -> u32 {
        self.goal
    }

    /// Sweeps made so far.
    #[must_use]
    pub fn sweeps(&self) -> u32 {
        self.sweeps
    }

    /// The bounds of all positions of the game, in the order of their places.
    #[must_use]
    pub fn bounds(&self) -> &[Bounds] {
        bytemuck::cast_slice(&self.memory)
    }

    /// The place of the first of them.
    #[must_use]
    pub fn first(&self) -> usize {
        self.columns.places().start
    }

    /// Whether all bounds are close enough; never where ties are [`Ties::Given`].
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.ties == Ties::Half && widest(self.bounds()) <= self.goal
    }

    /// What its files tell.
    pub(super) fn header(&self) -> Header {
        Header {
            columns: self.columns,
            ties: self.ties,
            goal: self.goal,
            widest: widest(self.bounds()),
            sweeps: self.sweeps,
            seal: [0; 32],
        }
    }

    /// The bounds of all positions as bytes, and the sweeps that have led to them.
    pub(super) fn parts_mut(&mut self) -> (&mut [u8], &mut u32) {
        (&mut self.memory, &mut self.sweeps)
    }

    /// Tightens the bounds of all positions once, and returns how wide the widest are then. Rows
    /// whose bounds are closer than half of the goal are left as they are. Where ties are
    /// [`Ties::Given`] it returns by how much a bound has moved at most, and goes through all rows.
    pub fn sweep(&mut self, threads: usize) -> u32 {
        let mut open = 0;
        for high in self.columns.highs() {
            let mut middles = self.columns.middles(high);
            while middles.start < middles.end {
                let parts = parts(&mut middles);
                let tightened = on_threads(threads, parts, |middles| self.tightened(high, middles));
                let first = self.first();
                let all: &mut [Bounds] = bytemuck::cast_slice_mut(&mut self.memory);
                for Tightened {
                    start,
                    bounds,
                    open: of_part,
                } in tightened
                {
                    all[start - first..][..bounds.len()].copy_from_slice(&bounds);
                    open = open.max(of_part);
                }
            }
        }
        self.sweeps += 1;
        open
    }

    /// New bounds of the rows with these middle ranks.
    fn tightened(&self, high: Rank, middles: Range<Rank>) -> Tightened {
        let first = self.first();
        let all = self.bounds();
        let start = Row {
            middle: middles.start,
            high,
        }
        .start();
        let mut bounds = Vec::with_capacity(2 * PART);
        let mut open = 0;
        for middle in middles {
            let row = Row { middle, high };
            let old = &all[row.start() - first..][..row.lows().len()];
            let width = widest(old);
            if self.ties == Ties::Half && width <= self.goal / 2 {
                bounds.extend(old);
                open = open.max(width);
                continue;
            }
            let begin = bounds.len();
            let next = Next::of(&self.order, all, first, row);
            bounds.extend(row.lows().zip(old).map(|(low, &old)| {
                // A game that is over has nothing next.
                let is_over = self.order.is_over([low, row.middle, row.high]);
                if is_over { old } else { next.bounds_of(low) }
            }));
            open = open.max(match self.ties {
                Ties::Half => widest(&bounds[begin..]),
                Ties::Given => most_moved(old, &bounds[begin..]),
            });
        }
        Tightened {
            start,
            bounds,
            open,
        }
    }
}

/// New bounds of positions that lie side by side.
struct Tightened {
    /// Place of the first of them.
    start: usize,
    bounds: Vec<Bounds>,
    /// What [`Solving::sweep`] returns, of these.
    open: u32,
}

/// Takes rows of about [`AT_ONCE`] positions, in parts of about [`PART`].
fn parts(middles: &mut Range<Rank>) -> Vec<Range<Rank>> {
    let mut parts = Vec::new();
    let mut taken = 0;
    while taken < AT_ONCE && middles.start < middles.end {
        let first = middles.start;
        let before = taken;
        while taken - before < PART && middles.start < middles.end {
            taken += usize::from(middles.start) + 1;
            middles.start += 1;
        }
        parts.push(first..middles.start);
    }
    parts
}
