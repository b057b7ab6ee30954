//! The runs of one colour, number by number: which may be open after a number, how to get from
//! there to the next one, and what that leads to at most.

use std::cmp::Reverse;
use std::ops::Range;

use crate::rummikub::problem::{COLUMNS, Supply};
use crate::rummikub::sort_by_key;
use crate::rummikub::ways::{Action, Case, Form, MOST_OPEN, Open, Starts, Way, Ways};

/// What a colour has left at a number for groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Remainder {
    /// Real tiles.
    pub copies: u8,
    /// Real tiles that must go.
    pub musts: u8,
    /// Jokers that stay this tile; they must go.
    pub stays: u8,
}

/// A way from a number to the next one.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Index of what is open then.
    pub next: u8,
    /// Jokers that it takes.
    pub wild: u8,
    /// What it leaves for groups.
    pub left: Remainder,
    /// What it is worth.
    pub gain: i32,
    /// What is gained with it and later at most, by the jokers that all colours together have left.
    pub bound: [i32; 3],
    /// What becomes of each open run, in their order.
    pub actions: [Action; MOST_OPEN],
    /// Runs that start with a real tile, with a joker that stays this tile, with a joker.
    pub starts: [u8; 3],
    /// What of the kinds of open runs matters afterwards.
    pub mask: u8,
}

/// What may be open after a number, the ways on from there, and what they lead to at most.
#[derive(Clone, Debug)]
pub struct Node {
    pub open: Open,
    /// Jokers that runs of the colour have taken so far, at least.
    used: u8,
    /// Its steps among all of the colour.
    steps: Range<usize>,
    /// What can still be gained, by [`bound_index`].
    pub bounds: [i32; 6],
}

/// Steps that a colour often has.
const USUAL_STEPS: usize = 128;

/// Worth less than anything that can be.
pub const NEVER: i32 = i32::MIN / 8;

/// Index of a bound where `left` jokers are left in all, at most `own` of them for the runs of the
/// colour.
pub fn bound_index(left: usize, own: usize) -> usize {
    left * (left + 1) / 2 + own
}

/// What the runs of a colour depend on at a number.
#[derive(Clone, Copy, Debug, Default)]
pub struct Column {
    pub supply: Supply,
    /// Neighbours of the table between the number before and this one.
    pub neighbours: u8,
    /// Whether there are any between this one and the next.
    pub goes_on: bool,
    /// Kept runs that begin here, by the [`End`](crate::rummikub::ways::End) that they turn to
    /// lower numbers.
    pub begins: [u8; 3],
    /// Kept runs that end here.
    pub ends: [u8; 3],
    /// How many groups can take the colour at most, by the jokers that are left.
    pub groups: [u8; 3],
    /// What a neighbour in a group is credited with, by the groups of the table that have the
    /// colour.
    pub credits: [i32; 2],
    /// What a tile is worth.
    pub value: i32,
    /// What the place of a joker is worth.
    pub joker: i32,
    /// What is paid for the copies that are left for groups, if that is settled.
    pub prices: Option<[i32; 3]>,
}

impl Column {
    /// Adds to a step, and to the node from which it leads, what can be gained at most.
    fn add_bounds(&self, step: &mut Step, next: &Node, bounds: &mut [i32; 6], jokers: usize) {
        let wild = usize::from(step.wild);
        for left in wild..=jokers {
            let now = step.gain + self.in_groups(step.left, left - wild);
            for own in wild..=left {
                let bound = now + next.bounds[bound_index(left - wild, own - wild)];
                let best = &mut bounds[bound_index(left, own)];
                *best = bound.max(*best);
                step.bound[left] = bound.max(NEVER);
            }
        }
    }

    fn case(&self, number: usize, manner: Manner, open: Open) -> Case {
        Case {
            open,
            form: manner.form,
            starts: Starts::at(number),
            counts_cuts: manner.counts_cuts(),
            goes_on: self.goes_on,
            tiles: [self.supply.copies, self.supply.stays, manner.jokers],
            has_stays: manner.has_stays,
            begins: self.begins,
            ends: self.ends,
        }
    }

    /// A way as a step to a node, which is added if it is new. None if it leads nowhere.
    fn step(
        &self,
        way: &Way,
        manner: Manner,
        case: &Case,
        used: u8,
        next: &mut Vec<Node>,
    ) -> Option<Step> {
        let Supply { copies, musts, .. } = self.supply;
        let [rest, stays, jokers] = way.rest;
        let wild = manner.jokers - jokers;
        let left = self.left(rest, stays);
        if used + wild > manner.jokers || self.in_groups(left, jokers.into()) == NEVER {
            return None;
        }
        let placed = (copies - rest).saturating_sub(musts);
        let known = next.iter_mut().position(|node| node.open == way.open);
        let place = known.unwrap_or_else(|| {
            next.push(Node::new(way.open, used + wild));
            next.len() - 1
        });
        next[place].used = next[place].used.min(used + wild);
        Some(Step {
            // There are 210 multisets of up to four of six kinds.
            next: u8::try_from(place).ok()?,
            wild,
            left,
            gain: i32::from(placed) * self.value
                + i32::from(wild) * self.joker
                + i32::from(way.neighbours.min(self.neighbours)) * manner.neighbour,
            bound: [NEVER; 3],
            actions: way.actions,
            starts: way.starts,
            mask: case.mask(),
        })
    }

    /// What is left if this many copies and this many jokers that stay this tile are.
    pub fn left(&self, copies: u8, stays: u8) -> Remainder {
        let placed = self.supply.copies.saturating_sub(copies);
        Remainder {
            copies,
            musts: self.supply.musts.saturating_sub(placed),
            stays,
        }
    }

    /// What groups bring at most with what is left; [`NEVER`] if they can't take what must go.
    pub fn in_groups(&self, left: Remainder, jokers: usize) -> i32 {
        if let Some(prices) = self.prices {
            return prices[usize::from(left.copies)];
        }
        let groups = self.groups[jokers];
        let musts = left.musts + left.stays;
        if musts > groups {
            return NEVER;
        }
        let more = (left.copies + left.stays).min(groups) - musts;
        let credits = self.credits.iter().take(left.copies.min(groups).into());
        i32::from(more) * self.value + credits.sum::<i32>()
    }
}

/// How the ways of a colour are looked for.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    pub form: Form,
    /// What a neighbour is worth that stays one; 0 if cuts don't count.
    pub neighbour: i32,
    /// Jokers that are free.
    pub jokers: u8,
    /// Whether jokers of the table stay tiles, so that there may be a third copy of one.
    pub has_stays: bool,
}

impl Manner {
    fn counts_cuts(self) -> bool {
        self.neighbour > 0
    }
}

/// The runs of one colour.
#[derive(Clone, Debug)]
pub struct Runs {
    /// For each number from 0 to 13 what may be open after it.
    nodes: Vec<Vec<Node>>,
    steps: Vec<Step>,
}

impl Runs {
    /// All that may come of the columns of a colour.
    pub fn new(columns: &[Column; COLUMNS], manner: Manner, ways: &mut Ways) -> Runs {
        let mut runs = Runs {
            nodes: Vec::with_capacity(COLUMNS + 1),
            steps: Vec::with_capacity(USUAL_STEPS),
        };
        runs.nodes.push(vec![Node::new(Open::default(), 0)]);
        for (at, column) in columns.iter().enumerate() {
            let mut next: Vec<Node> = Vec::new();
            for node in &mut runs.nodes[at] {
                let case = column.case(at + 1, manner, node.open);
                let first = runs.steps.len();
                let ways = ways.of(case).iter();
                runs.steps.extend(
                    ways.filter_map(|way| column.step(way, manner, &case, node.used, &mut next)),
                );
                node.steps = first..runs.steps.len();
            }
            runs.nodes.push(next);
        }
        for node in runs.nodes.last_mut().into_iter().flatten() {
            if node.open.is_done() {
                node.bounds = [0; 6];
            }
        }
        runs.add_bounds(columns, manner.jokers.into());
        runs
    }

    /// What may be open after a number.
    pub fn nodes(&self, number: usize) -> &[Node] {
        &self.nodes[number]
    }

    /// The steps of a node, the most promising first.
    pub fn steps(&self, node: &Node) -> &[Step] {
        &self.steps[node.steps.clone()]
    }

    /// Finds what can still be gained, from the end on, and leaves out what leads nowhere.
    pub fn add_bounds(&mut self, columns: &[Column; COLUMNS], jokers: usize) {
        for (number, column) in columns.iter().enumerate().rev() {
            let (before, after) = self.nodes.split_at_mut(number + 1);
            for node in &mut before[number] {
                // No more can be left there.
                let most = jokers - usize::from(node.used);
                let steps = &mut self.steps[node.steps.clone()];
                node.bounds = [NEVER; 6];
                for step in steps.iter_mut() {
                    column.add_bounds(
                        step,
                        &after[0][usize::from(step.next)],
                        &mut node.bounds,
                        most,
                    );
                }
                // Of equal ones first what leaves little: where all is in groups of four, a joker
                // that is left over has no place.
                sort_by_key(steps, |step| (Reverse(step.bound[most]), step.left.copies));
                let good = steps.partition_point(|step| step.bound[most] > NEVER / 2);
                node.steps.end = node.steps.start + good;
            }
        }
    }
}

impl Node {
    fn new(open: Open, used: u8) -> Node {
        Node {
            open,
            used,
            steps: 0..0,
            bounds: [NEVER; 6],
        }
    }
}
