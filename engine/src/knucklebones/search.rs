//! Expectimax: the mean over six dice of the best of three columns, as deep as a budget allows.
//!
//! Positions are seen by the player to move before the roll, so what is remembered needs neither
//! the side nor the phase: a state and a depth tell all. What lies beyond the depth is valued by a
//! [`Horizon`]. Nothing here knows a clock: a [`Budget`] counts positions, and asks its owner now
//! and then whether to go on.

use crate::dice::Face;
use crate::knucklebones::memo::Memo;
use crate::knucklebones::state::{Counts, Pairs, State};
use crate::knucklebones::value::Value;

/// As many placements as are looked ahead at most.
pub const MOST_DEPTH: u8 = 12;

/// One sixth: each face of a die has this chance.
pub(crate) const SIXTH: f32 = 1.0 / 6.0;

/// What positions are worth where a search ends.
pub trait Horizon {
    /// What it tells of a position.
    type Value: Value;

    /// As many positions as [`ply`](Horizon::ply) counts for. What counts for more than one is
    /// remembered: looking it up takes longer than valuing one position.
    const POSITIONS_OF_PLY: u64 = 1;

    /// Worth of a game that is over, to a player whose score is higher by `difference`.
    fn over(&self, difference: i16) -> Self::Value;

    /// Worth of a position that is not over, to the player to move before the roll.
    fn leaf(&self, state: State, counts: Counts) -> Self::Value;

    /// Whether a player rather has `one` than `other`.
    fn prefers(&self, one: Self::Value, other: Self::Value) -> bool;

    /// What is left to a player who can choose between the two: the first if they are worth the
    /// same.
    fn better(&self, one: Self::Value, other: Self::Value) -> Self::Value {
        if self.prefers(other, one) { other } else { one }
    }

    /// The mean over six dice of the best that [`leaf`](Horizon::leaf) says of what follows, where
    /// that can be had at less cost than by asking it; `None` if it can't.
    fn ply(&self, _state: State, _counts: Counts) -> Option<Self::Value> {
        None
    }
}

/// How much may be looked at: a number of positions, and the patience of the caller.
pub struct Budget<'a> {
    most: u64,
    spent: u64,
    keep_going: &'a mut dyn FnMut() -> bool,
}

/// The caller is asked whether to go on after every stretch of this many positions: some 0.1 ms.
const INTERVAL: u64 = 512;

impl<'a> Budget<'a> {
    /// At most this many positions, as long as `keep_going` says so.
    pub fn new(most: u64, keep_going: &'a mut dyn FnMut() -> bool) -> Budget<'a> {
        Budget {
            most,
            spent: 0,
            keep_going,
        }
    }

    /// Positions valued so far.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.spent >= self.most
    }

    /// Counts some positions, which are valued together; `None` if there is no room for any.
    fn spend(&mut self, positions: u64) -> Option<()> {
        if self.is_spent() {
            return None;
        }
        let stretch = self.spent / INTERVAL;
        self.spent = self.spent.saturating_add(positions).min(self.most);
        if self.spent / INTERVAL > stretch && !(self.keep_going)() {
            self.most = self.spent;
        }
        Some(())
    }
}

/// Values positions, and remembers them.
pub struct Search<H: Horizon> {
    horizon: H,
    pairs: &'static Pairs,
    memo: Memo<H::Value>,
}

impl<H: Horizon> Search<H> {
    /// A search that remembers as much as goes into `memory` bytes; with 0 it remembers nothing.
    #[must_use]
    pub fn new(horizon: H, memory: usize) -> Search<H> {
        Search {
            horizon,
            pairs: Pairs::get(),
            memo: Memo::new(memory),
        }
    }

    /// What values the positions where it ends.
    #[must_use]
    pub fn horizon(&self) -> &H {
        &self.horizon
    }

    /// Worth of a position before the roll with this many placements looked ahead (as many as
    /// [`MOST_DEPTH`] at most); `None` if the budget does not suffice. It recurses once a
    /// placement.
    pub fn value(&mut self, state: State, depth: u8, budget: &mut Budget<'_>) -> Option<H::Value> {
        let counts = state.counts(self.pairs);
        if counts.theirs == 0 {
            return Some(self.horizon.over(counts.difference));
        }
        if depth == 0 {
            budget.spend(1)?;
            return Some(self.horizon.leaf(state, counts));
        }
        let is_ply_remembered = H::POSITIONS_OF_PLY > 1;
        if depth == 1
            && !is_ply_remembered
            && let Some(value) = self.horizon.ply(state, counts)
        {
            budget.spend(H::POSITIONS_OF_PLY)?;
            return Some(value);
        }
        let depth = depth.min(MOST_DEPTH);
        let key = state.key() << 8 | u64::from(depth);
        if let Some(value) = self.memo.get(key) {
            return Some(value);
        }
        if depth == 1
            && is_ply_remembered
            && let Some(value) = self.horizon.ply(state, counts)
        {
            budget.spend(H::POSITIONS_OF_PLY)?;
            self.memo.put(key, value);
            return Some(value);
        }
        budget.spend(1)?;
        let mut sum = H::Value::NOTHING;
        for face in Face::ALL {
            sum = sum.plus(self.best(state, face, depth, budget)?);
        }
        let value = sum.times(SIXTH);
        self.memo.put(key, value);
        Some(value)
    }

    /// Worth of a position with a die rolled: that of the best column.
    fn best(
        &mut self,
        state: State,
        face: Face,
        depth: u8,
        budget: &mut Budget<'_>,
    ) -> Option<H::Value> {
        let mut best = None;
        for after in state.after(self.pairs, face) {
            let value = self.value(after, depth - 1, budget)?.swapped();
            best = Some(match best {
                None => value,
                Some(best) => self.horizon.better(best, value),
            });
        }
        // Whoever is to move has room: a full board has ended the game.
        best
    }
}
