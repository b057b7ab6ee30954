//! Learned values of positions: a table of the column pairs plus a small network.
//!
//! All that is looked up depends on how far the game has come, told by the empty squares of the
//! fuller board. The table adds up, for each of the three pairs, a number by phase and pair, and
//! one number by score difference and empty squares. The network adds up rows of sixteen numbers
//! in the same way, and puts two layers on top. Table and network are trained together, see the
//! crate `train`.

use crate::knucklebones::outlook::Outlook;
use crate::knucklebones::state::{Counts, PAIRS, State};
use crate::net::{add, layer, rectified, squashed};

/// Numbers of a row that stands for a pair in the network.
pub const WIDTH: usize = 16;
/// What is told of a position: lead, tie, difference; one is unused.
pub const HEADS: usize = 4;
/// Phases of the table.
pub const PHASES: usize = 5;
/// Phases of the network.
pub const GROUPS: usize = 3;
/// Score differences that are told apart: those beyond count as the last ones.
pub const MOST_DIFFERENCE: i16 = 60;
/// Number of them.
pub const DIFFERENCES: usize = 2 * MOST_DIFFERENCE as usize + 1;
/// Empty squares of both boards, 0 to 9 each.
pub const SQUARES: usize = 100;

/// Points of score difference that the head for it counts as 1.
pub const POINTS: f32 = 20.0;

/// The numbers that are learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Table, by phase and pair.
    pub pairs: Vec<[f32; HEADS]>,
    /// Table, by empty squares and difference.
    pub scores: Vec<[f32; HEADS]>,
    /// Network, by group and pair.
    pub pair_rows: Vec<[f32; WIDTH]>,
    /// Network, by empty squares.
    pub square_rows: Vec<[f32; WIDTH]>,
    /// Network, by group and difference.
    pub difference_rows: Vec<[f32; WIDTH]>,
    /// First layer.
    pub hidden: [[f32; WIDTH]; WIDTH],
    /// Its bias.
    pub hidden_bias: [f32; WIDTH],
    /// Second layer.
    pub heads: [[f32; HEADS]; WIDTH],
}

/// What of the weights a position takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    /// Into [`Weights::pairs`].
    pub pairs: [usize; 3],
    /// Into [`Weights::scores`].
    pub score: usize,
    /// Into [`Weights::pair_rows`].
    pub pair_rows: [usize; 3],
    /// Into [`Weights::square_rows`].
    pub squares: usize,
    /// Into [`Weights::difference_rows`].
    pub difference: usize,
    /// The score difference in points.
    pub points: f32,
}

impl Features {
    /// Those of a state.
    #[must_use]
    pub fn of(state: State, counts: Counts) -> Features {
        let fuller = counts.mine.min(counts.theirs);
        let phase = match fuller {
            0..=1 => 0,
            2 => 1,
            3..=4 => 2,
            5..=6 => 3,
            _ => 4,
        };
        let group = match fuller {
            0..=2 => 0,
            3..=4 => 1,
            _ => 2,
        };
        let clipped = counts.difference.clamp(-MOST_DIFFERENCE, MOST_DIFFERENCE);
        let difference = usize::from((clipped + MOST_DIFFERENCE).unsigned_abs());
        let squares = usize::from(counts.mine) * 10 + usize::from(counts.theirs);
        Features {
            pairs: state.pairs().map(|pair| phase * PAIRS + usize::from(pair)),
            score: squares * DIFFERENCES + difference,
            pair_rows: state.pairs().map(|pair| group * PAIRS + usize::from(pair)),
            squares,
            difference: group * DIFFERENCES + difference,
            points: f32::from(counts.difference),
        }
    }
}

/// What the network has in between, for training.
#[derive(Clone, Copy, Debug)]
pub struct Activations {
    /// Behind the sum of rows.
    pub first: [f32; WIDTH],
    /// Behind the first layer.
    pub second: [f32; WIDTH],
    /// What the heads say, before it is brought into range.
    pub heads: [f32; HEADS],
}

impl Weights {
    /// All zero.
    #[must_use]
    pub fn zero() -> Weights {
        Weights {
            pairs: vec![[0.0; HEADS]; PHASES * PAIRS],
            scores: vec![[0.0; HEADS]; SQUARES * DIFFERENCES],
            pair_rows: vec![[0.0; WIDTH]; GROUPS * PAIRS],
            square_rows: vec![[0.0; WIDTH]; SQUARES],
            difference_rows: vec![[0.0; WIDTH]; GROUPS * DIFFERENCES],
            hidden: [[0.0; WIDTH]; WIDTH],
            hidden_bias: [0.0; WIDTH],
            heads: [[0.0; HEADS]; WIDTH],
        }
    }

    /// Asks table and network about a position.
    #[must_use]
    pub fn activations(&self, features: &Features) -> Activations {
        let mut rows = self.square_rows[features.squares];
        add(&mut rows, &self.difference_rows[features.difference]);
        let mut heads = self.scores[features.score];
        for pair in features.pairs {
            add(&mut heads, &self.pairs[pair]);
        }
        for pair in features.pair_rows {
            add(&mut rows, &self.pair_rows[pair]);
        }
        let first = rectified(rows);
        let second = rectified(layer(&self.hidden_bias, &self.hidden, &first));
        let heads = layer(&heads, &self.heads, &second);
        Activations {
            first,
            second,
            heads,
        }
    }

    /// What the weights alone say of a position.
    #[must_use]
    pub fn estimate(&self, state: State, counts: Counts) -> Outlook {
        let features = Features::of(state, counts);
        outlook_of_heads(&self.activations(&features).heads, features.points)
    }
}

/// What the heads say, brought into range: a tie takes a part of what win and loss leave.
#[must_use]
pub fn outlook_of_heads(&[lead, tie, difference, _]: &[f32; HEADS], points: f32) -> Outlook {
    let lead = squashed(lead);
    let room = 1.0 - lead.abs();
    Outlook::estimated(lead, room * tie_part(tie), points + POINTS * difference)
}

/// Between 0 and 1.
#[must_use]
pub fn tie_part(head: f32) -> f32 {
    0.5 + 0.5 * squashed(head)
}
