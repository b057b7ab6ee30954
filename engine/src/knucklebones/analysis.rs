//! Which column a die belongs in: every column's outlook, as deep as the limits allow.

use crate::dice::Face;
use crate::knucklebones::outlook::Outlook;
use crate::knucklebones::search::{Budget, Horizon, MOST_DEPTH, Search};
use crate::knucklebones::state::State;
use crate::knucklebones::value::Value;
use crate::knucklebones::values::Values;
use crate::knucklebones::{COLUMNS, Position};

/// How far an analysis goes. The first depth is always completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Placements looked ahead at most, 1 to [`MOST_DEPTH`].
    pub depth: u8,
    /// Positions valued at most.
    pub positions: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            depth: MOST_DEPTH,
            positions: 300_000,
        }
    }
}

/// What is known of each column with room; `None` for the full ones.
pub type ByColumn<V> = [Option<V>; COLUMNS];

/// What was found, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<T> {
    /// What was found.
    pub value: T,
    /// Placements looked ahead.
    pub depth: u8,
    /// Positions valued for it.
    pub positions: u64,
}

/// Bounds of a share that are as close as this prove it.
const PROVED: f64 = 0.005;

impl Outlook {
    /// Whether its bounds are within half a per cent of each other.
    #[must_use]
    pub fn is_proved(self) -> bool {
        let [low, high] = self.bounds();
        high - low <= PROVED
    }
}

/// Answers with all that is worth knowing of a position, and remembers what it has valued.
///
/// ```
/// use rollwise_engine::dice::Face;
/// use rollwise_engine::knucklebones::{Analyser, Limits, Objective, Position, Values};
///
/// // Both have two squares left; a six removes a six in the last column.
/// let position: Position = "66_/543/21_ v 55_/621/64_".parse()?;
/// let mut analyser = Analyser::new(Values::new(None, Objective::Win), 1 << 20);
/// let found = analyser.columns(position, Face::new(6).unwrap(), Limits::default(), &mut || true);
/// let shares = found.value.map(|outlook| outlook.map(|outlook| outlook.share()));
/// assert!(shares[0] > shares[2]);
/// assert_eq!(shares[1], None);
/// # Ok::<(), rollwise_engine::knucklebones::PositionError>(())
/// ```
pub struct Analyser<H: Horizon = Values> {
    search: Search<H>,
}

impl<H: Horizon> Analyser<H> {
    /// One that remembers as much as goes into `memory` bytes.
    #[must_use]
    pub fn new(horizon: H, memory: usize) -> Analyser<H> {
        Analyser {
            search: Search::new(horizon, memory),
        }
    }

    /// What values the positions where it ends.
    #[must_use]
    pub fn horizon(&self) -> &H {
        self.search.horizon()
    }

    /// Worth of a position before the roll, to the player to move. `keep_going` is asked now and
    /// then, and ends the analysis by `false`.
    pub fn before_roll(
        &mut self,
        position: Position,
        limits: Limits,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Found<H::Value> {
        self.deepen(limits, keep_going, |search, depth, budget| {
            let value = search.value(position.into(), depth, budget)?;
            Some((value, value.is_exact()))
        })
    }

    /// Worth of each column for a rolled die, to the player to move.
    pub fn columns(
        &mut self,
        position: Position,
        roll: Face,
        limits: Limits,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Found<ByColumn<H::Value>> {
        self.deepen(limits, keep_going, |search, depth, budget| {
            let values = values_of_columns(search, position, roll, depth, budget)?;
            Some((values, are_exact(&values)))
        })
    }

    /// Worth of each column for each roll, ones first.
    pub fn rolls(
        &mut self,
        position: Position,
        limits: Limits,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Found<[ByColumn<H::Value>; 6]> {
        self.deepen(limits, keep_going, |search, depth, budget| {
            let mut all = [[None; COLUMNS]; 6];
            for (roll, columns) in Face::ALL.into_iter().zip(&mut all) {
                *columns = values_of_columns(search, position, roll, depth, budget)?;
            }
            Some((all, all.iter().all(are_exact)))
        })
    }

    /// Looks one placement further again and again, until a limit is reached.
    fn deepen<T>(
        &mut self,
        limits: Limits,
        keep_going: &mut dyn FnMut() -> bool,
        mut look: impl FnMut(&mut Search<H>, u8, &mut Budget<'_>) -> Option<(T, bool)>,
    ) -> Found<T> {
        let mut all = || true;
        let mut first = Budget::new(u64::MAX, &mut all);
        let looked = look(&mut self.search, 1, &mut first);
        let (mut value, mut is_exact) = looked.expect("the first budget has no end");
        let positions = first.spent();
        let mut depth = 1;
        let mut budget = Budget::new(limits.positions.saturating_sub(positions), keep_going);
        while !is_exact && depth < limits.depth.min(MOST_DEPTH) {
            let Some(deeper) = look(&mut self.search, depth + 1, &mut budget) else {
                break;
            };
            (value, is_exact) = deeper;
            depth += 1;
        }
        Found {
            value,
            depth,
            positions: positions + budget.spent(),
        }
    }
}

fn are_exact<V: Value>(values: &ByColumn<V>) -> bool {
    values.iter().flatten().all(V::is_exact)
}

fn values_of_columns<H: Horizon>(
    search: &mut Search<H>,
    position: Position,
    roll: Face,
    depth: u8,
    budget: &mut Budget<'_>,
) -> Option<ByColumn<H::Value>> {
    let mut values = [None; COLUMNS];
    for (column, value) in values.iter_mut().enumerate() {
        if let Some(after) = position.place(column, roll) {
            let after = search.value(State::from(after), depth - 1, budget)?;
            *value = Some(after.swapped());
        }
    }
    Some(values)
}
