//! How far a search goes, its states, the lists that it keeps them in, and what it comes to.

use std::collections::BinaryHeap;

use rustc_hash::FxHashMap;

use crate::rummikub::runs::Step;
use crate::rummikub::tile::COLOURS;

/// How far a search goes.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Only what is worth more is looked for.
    pub floor: i32,
    /// What is worth this much is as good as what is worth more.
    pub enough: i32,
    /// Transitions at most before a good arrangement has to do; any number if there is none.
    pub budget: Option<u64>,
    /// What the tiles must be worth together in an opening. Only where every arrangement is looked
    /// at.
    pub worth: u8,
    /// How many tiles must lie on the table. Only where every arrangement is looked at, and no set
    /// of the table may only grow.
    pub tiles: Option<u8>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            // An arrangement that lays nothing is worth 0.
            floor: -1,
            enough: i32::MAX,
            budget: None,
            worth: 0,
            tiles: None,
        }
    }
}

/// What is open after a number, and the best way to it.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub score: i32,
    /// What it leads to at most; once it is begun, by ways that were not looked at.
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
    /// What the tiles so far are worth in an opening, or how many they are, as far as that is asked
    /// for.
    pub worth: u8,
    /// Whether the most promising states that follow it are known, and only these.
    pub is_begun: bool,
}

/// What a search writes on. One takes it over from another: whatever grows anew each time leaves
/// holes in the memory.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    pub states: Vec<State>,
    /// By [`State::key`] the index of a state.
    pub known: FxHashMap<u64, u32>,
    /// By what states lead to at most, then by index: of equal ones the last that was found, which
    /// most often is nearest to the end.
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
        self.queue.push((start.at_most, 0));
    }

    /// The index of the most promising state that has not had its turn.
    pub fn pop(&mut self) -> Option<u32> {
        while let Some((at_most, index)) = self.queue.pop() {
            // If it leads to something else, it is in the queue once more: a better way to it was
            // found, or it waits.
            if self.states[index as usize].at_most == at_most {
                return Some(index);
            }
        }
        None
    }

    /// Takes in the states that follow the one at hand, each unless as good a way to it is known.
    pub fn take_in(&mut self) {
        for state in &self.next {
            let next = index_of(self.states.len());
            let index = *self.known.entry(state.key()).or_insert(next);
            match self.states.get_mut(index as usize) {
                None => self.states.push(*state),
                Some(other) if other.score < state.score => *other = *state,
                Some(_) => continue,
            }
            self.queue.push((state.at_most, index));
        }
    }

    /// Lets a state wait for the turn of those that follow it and were not looked at, which lead to
    /// so much at most.
    pub fn wait(&mut self, index: u32, at_most: i32) {
        let state = &mut self.states[index as usize];
        state.at_most = at_most;
        state.is_begun = true;
        self.queue.push((at_most, index));
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

/// What a search came to.
#[derive(Clone, Debug)]
pub struct Found {
    /// The best that was found above the floor, with the steps from number to number.
    pub best: Option<Path>,
    /// What can be reached at most. If the search went to its end, that is what was found, or the
    /// floor.
    pub at_most: i32,
    /// Whether the search went to its end.
    pub is_proved: bool,
    /// Transitions that were made.
    pub transitions: u64,
}

/// An arrangement as the steps that lead to it.
#[derive(Clone, Debug)]
pub struct Path {
    /// What it is worth.
    pub score: i32,
    /// By number less 1: each colour's step, and the jokers in groups.
    pub numbers: Vec<([Step; COLOURS], u8)>,
}

/// The index of a state: memory ends long before the numbers do.
fn index_of(place: usize) -> u32 {
    let Ok(index) = u32::try_from(place) else {
        unreachable!("memory has ended before");
    };
    index
}
