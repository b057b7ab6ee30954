//! Sets of totals, and the totals that dice can have.

use crate::dice::{Face, Faces};
use crate::heckmeck::rules::{MAX_DICE, MAX_TOTAL, points};

/// A set of totals, 0 to 40. Bit `t` stands for a total of `t` points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals(u64);

impl Totals {
    /// The set without any total.
    pub(crate) const NONE: Totals = Totals(0);

    /// The totals that `dice` dice can have when they show exactly these faces. None where they
    /// can't show them.
    pub(crate) fn of(faces: Faces, dice: u8) -> Totals {
        // By number of dice, for the faces so far.
        let mut known = [Totals::NONE; MAX_DICE as usize + 1];
        known[0].insert(0);
        for face in Face::ALL.into_iter().filter(|&face| faces.contains(face)) {
            for dice in (0..=MAX_DICE).rev() {
                let counts = 1..=dice;
                known[usize::from(dice)] = counts.fold(Totals::NONE, |totals, count| {
                    totals.union(known[usize::from(dice - count)].raised(count * points(face)))
                });
            }
        }
        known[usize::from(dice)]
    }

    /// Whether a total is in the set.
    pub(crate) fn contains(self, total: u8) -> bool {
        total <= MAX_TOTAL && self.0 & 1 << total != 0
    }

    /// Adds a total, 0 to 40, to the set.
    pub(crate) fn insert(&mut self, total: u8) {
        self.0 |= 1 << total;
    }

    /// The totals of either set.
    #[must_use]
    pub(crate) fn union(self, others: Totals) -> Totals {
        Totals(self.0 | others.0)
    }

    /// The totals that are not in the other set.
    #[must_use]
    pub(crate) fn difference(self, others: Totals) -> Totals {
        Totals(self.0 & !others.0)
    }

    /// The totals with this many points more.
    #[must_use]
    pub(crate) fn raised(self, points: u8) -> Totals {
        Totals(self.0 << points)
    }

    /// Whether the set holds no total.
    pub(crate) fn is_empty(self) -> bool {
        self == Totals::NONE
    }

    /// Number of totals in the set.
    pub(crate) fn len(self) -> usize {
        self.iter().count()
    }

    /// The lowest total of a set that holds any.
    pub(crate) fn lowest(self) -> u8 {
        place(self.0.trailing_zeros())
    }

    /// The highest total of a set that holds any.
    pub(crate) fn highest(self) -> u8 {
        place(self.0.ilog2())
    }

    /// The totals of the set, ascending.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let lowest = (!rest.is_empty()).then(|| rest.lowest())?;
            rest.0 &= rest.0 - 1;
            Some(lowest)
        })
    }
}

/// The place of a bit in 64, as a small number.
pub(crate) fn place(bit: u32) -> u8 {
    #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
    let place = bit as u8;
    place
}
