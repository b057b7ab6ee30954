//! Lower and upper bounds of what a position is worth.

use std::fmt;

use bytemuck::{Pod, Zeroable};

/// A share of 1, in the units of bounds: even, so that a tie is exactly half of it.
pub const ONE: u32 = u32::MAX - 1;

/// What the share of the player to move can't be below, nor above, in parts of [`ONE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
#[repr(C)]
pub struct Bounds {
    /// The lower bound.
    pub low: u32,
    /// The upper bound.
    pub high: u32,
}

impl Bounds {
    /// Of a position of which nothing is known.
    pub(super) const UNKNOWN: Bounds = Bounds { low: 0, high: ONE };

    /// Of a game that is over, by the score difference for the player to move.
    pub(super) fn over(difference: i16, ties: Ties) -> Bounds {
        let [low, high] = match (difference, ties) {
            (..0, _) => [0; 2],
            (0, Ties::Half) => [ONE / 2; 2],
            (0, Ties::Given) => [0, ONE],
            (1.., _) => [ONE; 2],
        };
        Bounds { low, high }
    }

    /// How far they are apart.
    #[must_use]
    pub fn width(self) -> u32 {
        self.high - self.low
    }

    /// Halfway between them: 0 to 1.
    #[must_use]
    pub fn share(self) -> f64 {
        (f64::from(self.low) + f64::from(self.high)) / (2.0 * f64::from(ONE))
    }
}

/// What a tie counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// Half a win for both: the game itself.
    Half,
    /// A win for the one player, and a loss for the other. Then two games are solved at once, and
    /// what is told apart as lower and upper bounds are their solutions: the share of the player to
    /// move if ties are lost, and if they are won. For if a tie is lost for who places a die, it is
    /// won for who is to move then, and bounds follow from each other in just this way. There are
    /// no bounds of these.
    Given,
}

impl fmt::Display for Ties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ties::Half => "half",
            Ties::Given => "as won or lost",
        })
    }
}

/// How far the widest of some bounds are apart.
pub(super) fn widest(bounds: &[Bounds]) -> u32 {
    bounds.iter().fold(0, |widest, bounds| {
        let width = bounds.width();
        if width > widest { width } else { widest }
    })
}
