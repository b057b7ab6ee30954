//! What can come next of all positions of a row, by a few additions a position.

use engine::dice::FACES;
use engine::knucklebones::learning::PAIRS;

use crate::knucklebones::solution::bounds::{Bounds, ONE};
use crate::knucklebones::solution::order::{NONE, Order, Rank, Row, pyramid, triangle};

/// What a rank adds to the place of a position, as the middle one and as the highest one.
struct Added {
    middle: [u32; PAIRS],
    high: [u32; PAIRS],
}

#[expect(clippy::cast_possible_truncation, reason = "places are below 2³²")]
static ADDED: Added = {
    let mut added = Added {
        middle: [0; PAIRS],
        high: [0; PAIRS],
    };
    let mut rank = 0;
    while rank < PAIRS {
        added.middle[rank] = triangle(rank) as u32;
        added.high[rank] = pyramid(rank) as u32;
        rank += 1;
    }
    added
};

/// The positions that hold two given ranks.
#[derive(Clone, Copy)]
struct Holding {
    low: Rank,
    high: Rank,
    /// What both add to the place where the third rank is the lowest.
    above: u32,
    /// What both add where the third rank is between them.
    around: u32,
    /// What both add where the third rank is the highest.
    below: u32,
}

impl Holding {
    fn of(one: Rank, other: Rank) -> Holding {
        let (low, high) = (one.min(other), one.max(other));
        let [of_low, of_high] = [low, high].map(usize::from);
        Holding {
            low,
            high,
            above: ADDED.high[of_high] + ADDED.middle[of_low],
            around: ADDED.high[of_high] + u32::from(low),
            below: ADDED.middle[of_high] + u32::from(low),
        }
    }

    /// The place of the one with this third rank.
    #[inline]
    fn place(&self, third: Rank) -> u32 {
        if third <= self.low {
            self.above + u32::from(third)
        } else if third <= self.high {
            self.around + ADDED.middle[usize::from(third)]
        } else {
            self.below + ADDED.high[usize::from(third)]
        }
    }
}

/// What can come next of the positions of one row.
pub struct Next<'a> {
    order: &'a Order,
    /// All bounds, that of place `first` at the beginning.
    bounds: &'a [Bounds],
    first: u32,
    /// By face: after a placement at the middle rank, if that has room.
    at_middle: Option<[Holding; FACES]>,
    /// By face: after a placement at the highest rank, if that has room.
    at_high: Option<[Holding; FACES]>,
    /// After a placement at the lowest rank.
    at_low: Holding,
}

impl<'a> Next<'a> {
    /// What follows a row, where `bounds` are those of all positions from place `first` on.
    pub fn of(order: &'a Order, bounds: &'a [Bounds], first: usize, row: Row) -> Next<'a> {
        let placed = |at: Rank, other: Rank| {
            let placed = order.placed(at);
            let other = order.swapped(other);
            (placed[0] != NONE).then(|| placed.map(|rank| Holding::of(rank, other)))
        };
        let Row { middle, high } = row;
        Next {
            order,
            bounds,
            first: u32::try_from(first).expect("places are below 2³²"),
            at_middle: placed(middle, high),
            at_high: placed(high, middle),
            at_low: Holding::of(order.swapped(middle), order.swapped(high)),
        }
    }

    /// The bounds that follow for the position of the row with this lowest rank. It must not be
    /// over.
    #[inline]
    pub fn bounds_of(&self, low: Rank) -> Bounds {
        let swapped = self.order.swapped(low);
        let placed = self.order.placed(low);
        let has_room = placed[0] != NONE;
        let (mut lows, mut highs) = (0, 0);
        for face in 0..FACES {
            // The best column leaves least to the other player.
            let mut least = Bounds {
                low: ONE,
                high: ONE,
            };
            let mut look = |holding: &Holding, third: Rank| {
                let Bounds { low, high } =
                    self.bounds[(holding.place(third) - self.first) as usize];
                least.low = if low < least.low { low } else { least.low };
                least.high = if high < least.high { high } else { least.high };
            };
            if let Some(holding) = &self.at_high {
                look(&holding[face], swapped);
            }
            if let Some(holding) = &self.at_middle {
                look(&holding[face], swapped);
            }
            if has_room {
                look(&self.at_low, placed[face]);
            }
            lows += u64::from(least.low);
            highs += u64::from(least.high);
        }
        Bounds {
            low: ONE - mean(highs + (FACES as u64 - 1)),
            high: ONE - mean(lows),
        }
    }
}

/// The mean over six dice, rounded down.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a mean of six numbers below 2³² is one, even with five more"
)]
fn mean(sum: u64) -> u32 {
    (sum / FACES as u64) as u32
}
