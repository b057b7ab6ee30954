//! The states that follow a state: a step for each colour, and groups of what these leave.

use crate::rummikub::groups::{Groups, Remainders};
use crate::rummikub::problem::{COLUMNS, Jokers, Problem, Weights};
use crate::rummikub::runs::{Column, NEVER, Node, Step, bound_index};
use crate::rummikub::states::{Limits, State};
use crate::rummikub::tile::COLOURS;
use crate::rummikub::ways::Form;

/// What can still be gained after a state at most: each colour by itself, and the groups by what
/// they gain beyond prices, the jokers divided among them.
pub fn bound(nodes: [&[Node]; COLOURS], surplus: [i32; 3], state: &State) -> i32 {
    let left = usize::from(state.jokers);
    let mut best = surplus;
    for (nodes, &node) in nodes.iter().zip(&state.nodes) {
        let bounds = &nodes[usize::from(node)].bounds;
        for all in (0..=left).rev() {
            let mut divided = NEVER;
            for own in 0..=all {
                divided = divided.max(best[all - own] + bounds[bound_index(left, own)]);
            }
            best[all] = divided;
        }
    }
    best[left]
}

/// A way to the next number that is being made, colour by colour.
#[derive(Clone, Copy)]
pub struct Way {
    pub steps: [u8; COLOURS],
    pub score: i32,
    pub jokers: u8,
    /// What it leads to at most.
    pub at_most: i32,
}

/// The states that follow a state.
pub struct Expansion<'a> {
    pub state: State,
    pub index: u32,
    pub nodes: [&'a Node; COLOURS],
    pub steps: [&'a [Step]; COLOURS],
    /// The nodes of the next number.
    pub next: [&'a [Node]; COLOURS],
    pub groups: &'a mut Groups,
    pub columns: [&'a Column; COLOURS],
    pub worth_to_come: u32,
    pub surplus: [i32; 3],
    pub form: Form,
    pub weights: Weights,
    pub problem: &'a Problem,
    pub limits: Limits,
    /// What states must lead to.
    pub least: i32,
    /// How many of them are enough.
    pub wanted: usize,
    /// What others lead to at most.
    pub rest: i32,
    pub transitions: u64,
    pub found: &'a mut Vec<State>,
}

impl Expansion<'_> {
    /// Chooses a step for a colour and those after it.
    pub fn choose(&mut self, colour: usize, way: Way) {
        let Some(node) = self.nodes.get(colour) else {
            self.group(way);
            return;
        };
        let left = usize::from(self.state.jokers);
        let others = way.at_most - node.bounds[bound_index(left, left)];
        for (place, step) in (0..).zip(self.steps[colour]) {
            let at_most = others + step.bound[left];
            if step.wild > way.jokers || self.found.len() >= self.wanted {
                continue;
            }
            if at_most < self.least {
                self.rest = self.rest.max(at_most);
                continue;
            }
            let mut way = way;
            way.steps[colour] = place;
            way.score += step.gain;
            way.jokers -= step.wild;
            way.at_most = at_most;
            self.choose(colour + 1, way);
        }
    }

    /// Makes groups of what the steps have left.
    fn group(&mut self, way: Way) {
        let steps: [&Step; COLOURS] =
            std::array::from_fn(|colour| &self.steps[colour][usize::from(way.steps[colour])]);
        let remainders = steps.map(|step| step.left);
        let musts: u8 = remainders.iter().map(|left| left.musts + left.stays).sum();
        let column = self.columns[0];
        let mut fewer = None;
        for jokers in 0..=way.jokers {
            self.transitions += 1;
            let best = self.groups.best(self.form, &remainders, jokers.into());
            // A joker that brings nothing is left over.
            let Some((tiles, neighbours)) =
                best.filter(|_| best > fewer || self.form != Form::Needed)
            else {
                continue;
            };
            fewer = best;
            let gain = i32::from(tiles - musts) * column.value
                + i32::from(neighbours) * self.weights.neighbour
                + i32::from(jokers) * column.joker;
            let state = State {
                score: way.score + gain,
                at_most: 0,
                before: self.index,
                nodes: steps.map(|step| step.next),
                steps: way.steps,
                number: self.state.number + 1,
                is_begun: false,
                jokers: way.jokers - jokers,
                in_groups: jokers,
                worth: self.worth(&remainders, tiles, way.jokers - jokers),
            };
            self.tell(state);
        }
    }

    /// What the tiles so far are worth in an opening, or how many they are.
    fn worth(&self, remainders: &Remainders, in_groups: u8, jokers: u8) -> u8 {
        if self.limits.worth == 0 && self.limits.tiles.is_none() {
            return 0;
        }
        let copies: u8 = self.columns.iter().map(|column| column.supply.copies).sum();
        let left: u8 = remainders.iter().map(|left| left.copies).sum();
        let tiles = copies - left + in_groups + (self.state.jokers - jokers);
        if self.limits.tiles.is_some() {
            return self.state.worth + tiles;
        }
        let worth =
            u32::from(self.state.worth) + u32::from(tiles) * (u32::from(self.state.number) + 1);
        u8::try_from(worth).map_or(self.limits.worth, |worth| worth.min(self.limits.worth))
    }

    fn tell(&mut self, mut state: State) {
        let (worth, to_come) = (u32::from(state.worth), self.worth_to_come);
        let needed = self.limits.tiles.unwrap_or(self.limits.worth);
        let is_beyond = self.limits.tiles.is_some_and(|tiles| state.worth > tiles);
        if is_beyond || worth + to_come < needed.into() {
            return;
        }
        let is_last = usize::from(state.number) == COLUMNS;
        if is_last && self.form != Form::Needed {
            let Jokers { copies, musts } = self.problem.jokers;
            if state.jokers > copies - musts {
                return;
            }
            state.score -= i32::from(state.jokers) * self.weights.of(self.problem.joker_points);
        }
        let jokers = if is_last {
            0
        } else {
            self.weights.jokers(state.jokers)
        };
        let at_most = state.score + bound(self.next, self.surplus, &state) + jokers;
        state.at_most = self.weights.whole(at_most).min(self.limits.enough);
        if state.at_most < self.least {
            self.rest = self.rest.max(state.at_most);
        } else {
            self.found.push(state);
        }
    }
}
