//! The network that estimates the chances to win.
//!
//! Its inputs are 0 or 1, so the first layer adds up one row of weights for each that is 1. Two
//! layers are put on top; each player's head says how much more likely that player wins than
//! another (softmax).

use crate::heckmeck::table::Table;
use crate::heckmeck::table_rules::MOST_PLAYERS;
use crate::heckmeck::win::chances::WinChances;
use crate::heckmeck::win::inputs::{Active, Layout};
use crate::net::{add, layer, leaky};

/// Neurons of the first layer.
pub const FIRST: usize = 64;
/// Neurons of the second layer.
pub const SECOND: usize = 32;
/// Heads: one for each player, from the one to move, and one that is unused.
pub const HEADS: usize = MOST_PLAYERS + 1;
/// What is left of a neuron's sum where it is negative.
pub const SLOPE: f32 = 0.05;

/// The numbers that are learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// How the inputs are numbered.
    pub layout: Layout,
    /// First layer, by input.
    pub first: Vec<[f32; FIRST]>,
    /// Second layer, by neuron of the first.
    pub second: [[f32; SECOND]; FIRST],
    /// Its bias.
    pub second_bias: [f32; SECOND],
    /// Heads, by neuron of the second layer.
    pub heads: [[f32; HEADS]; SECOND],
    /// Their bias.
    pub heads_bias: [f32; HEADS],
}

/// What the network has in between, for training.
#[derive(Clone, Copy, Debug)]
pub struct Activations {
    /// Behind the first layer.
    pub first: [f32; FIRST],
    /// Behind the second layer.
    pub second: [f32; SECOND],
    /// What the heads say.
    pub heads: [f32; HEADS],
}

impl Network {
    /// All zero, for this many seats.
    #[must_use]
    pub fn zero(seats: usize) -> Network {
        let layout = Layout::new(seats);
        Network {
            first: vec![[0.0; FIRST]; layout.inputs()],
            layout,
            second: [[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            heads: [[0.0; HEADS]; SECOND],
            heads_bias: [0.0; HEADS],
        }
    }

    /// Asks the network.
    #[must_use]
    pub fn activations(&self, active: &Active) -> Activations {
        let mut sum = [0.0; FIRST];
        for &input in active.iter() {
            add(&mut sum, &self.first[usize::from(input)]);
        }
        let first = leaky(sum, SLOPE);
        let second = leaky(layer(&self.second_bias, &self.second, &first), SLOPE);
        Activations {
            first,
            second,
            heads: layer(&self.heads_bias, &self.heads, &second),
        }
    }

    /// Estimates the chances to win at a table that is not over, with no more players than seats.
    #[must_use]
    pub fn chances(&self, table: &Table) -> WinChances {
        let players = table.players();
        let activations = self.activations(&self.layout.active(table));
        let mut by_player = WinChances::default();
        for (nth, chance) in softmax(&activations.heads[..players]).enumerate() {
            by_player[(table.to_move() + nth) % players] = chance;
        }
        by_player
    }
}

/// Shares of 1 whose logarithms differ as the heads do. By an exponential function that has the
/// same bits on every machine.
pub fn softmax(heads: &[f32]) -> impl Iterator<Item = f64> + use<> {
    let most = heads.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut parts = [0.0; MOST_PLAYERS];
    for (part, &head) in parts.iter_mut().zip(heads) {
        *part = libm::exp(f64::from(head - most));
    }
    let sum: f64 = parts.iter().sum();
    parts
        .into_iter()
        .take(heads.len())
        .map(move |part| part / sum)
}
