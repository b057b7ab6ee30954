//! The states of a search, and the lists that it keeps them in.

use std::collections::BinaryHeap;

use rustc_hash::FxHashMap;

use crate::rummikub::tile::COLOURS;

/// What is open after a number, and the best way to it.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub score: i32,
    /// What it leads to at most.
    pub at_most: i32,
    /// Index of the state before.
    pub before: u32,
    /// By colour, the index of its node.
    pub nodes: [u8; COLOURS],
    /// By colour, the index of the step that led here.
    pub steps: [u8; COLOURS],
    pub number: u8,
    /// Jokers that are left.
    pub jokers: u8,
    /// Jokers in groups of the number.
    pub in_groups: u8,
    /// What the tiles so far are worth in an opening, as far as that is asked for.
    pub worth: u8,
}

/// What a search writes on. One takes it over from another: whatever grows anew each time leaves holes in the memory.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    pub states: Vec<State>,
    /// By [`State::key`] the index of a state.
    pub known: FxHashMap<u64, u32>,
    /// By what states lead to at most, then by index: of equal ones the last that was found, which most often is nearest to the
    /// end.
    pub queue: BinaryHeap<(i32, u32)>,
    /// States that follow the one at hand.
    pub next: Vec<State>,
}

impl Scratch {
    /// Starts anew from a state.
    pub fn begin(&mut self, start: State) {
        self.states.clear();
        self.states.push(start);
        self.known.clear();
        self.queue.clear();
    }
}

impl State {
    /// What tells it from other states.
    pub fn key(&self) -> u64 {
        let nodes = u32::from_le_bytes(self.nodes);
        u64::from(nodes)
            | u64::from(self.number) << 32
            | u64::from(self.jokers) << 36
            | u64::from(self.worth) << 40
    }
}
