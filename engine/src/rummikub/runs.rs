//! The runs of one colour, number by number: which may be open after a number, and how to get from there to the next one.
//!
//! Only what is still open matters: a run that goes on is as long as 1, 2, or 3 and more, and its last tile
//! is real or a joker. Equal runs are interchangeable, so what is open is a multiset of at most four such runs:
//! two of each tile and two jokers are all there is of a number.

use crate::rummikub::problem::{COLUMNS, Supply};

/// The lengths of a run that matter: this one stands for all longer ones as well.
const LONG: u8 = 3;
/// Marks a run whose last tile is a joker, where that matters.
const JOKER: u8 = 4;
/// Runs that are open at a time, at most.
pub const MOST_OPEN: usize = 4;
/// The highest number at which a run can start.
const LAST_START: usize = 11;

/// Which arrangements are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Those in which each joker is needed: without it a set would be none. Jokers that no set needs are left over. Runs that
    /// could be joined are. Every arrangement can be brought into this form, if there is room for the jokers left over.
    Needed,
    /// All of them; every joker is placed somewhere.
    Every,
}

/// Open runs: one to four hexadecimal digits, the highest first; each a length, with [`JOKER`] or without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Open(u16);

impl Open {
    /// The runs, each by its length, with [`JOKER`] or without.
    pub fn kinds(self) -> impl Iterator<Item = u8> {
        (0..MOST_OPEN)
            .rev()
            .map(move |place| (self.0 >> (4 * place) & 15) as u8)
            .filter(|&kind| kind > 0)
    }

    fn of(mut kinds: [u8; MOST_OPEN]) -> Open {
        kinds.sort_unstable();
        Open(
            kinds
                .iter()
                .rev()
                .fold(0, |open, &kind| open << 4 | u16::from(kind)),
        )
    }

    /// Whether all runs may end here.
    fn is_done(self) -> bool {
        self.kinds().all(|kind| length(kind) == LONG)
    }
}

fn length(kind: u8) -> u8 {
    kind & 3
}

/// What becomes of an open run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// It ends.
    Stop,
    /// It ends at the beginning of a kept run, and makes one run with it.
    Merge,
    /// A real tile is put to it.
    Real,
    /// A joker that stays this tile.
    Stay,
    /// A joker.
    Wild,
}

/// What an open run is after a tile was put to it.
pub fn longer(kind: u8, action: Action, form: Form) -> u8 {
    let length = (length(kind) + 1).min(LONG);
    match action {
        // A joker that a long run needs is followed by another tile: else it could go.
        Action::Wild if form == Form::Needed && kind & 3 == LONG => 2 | JOKER,
        Action::Wild | Action::Stay => length | JOKER,
        _ => length,
    }
}

/// What a run is that starts, with a joker or not.
pub fn started(is_joker: bool) -> u8 {
    if is_joker { 1 | JOKER } else { 1 }
}

/// What a kept run is at its end, with a joker or not.
pub fn ended(is_joker: bool) -> u8 {
    if is_joker { LONG | JOKER } else { LONG }
}

/// What a colour has left at a number for groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Left {
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
    pub left: Left,
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
    pub steps: Vec<Step>,
    /// What can still be gained, by [`bound_index`].
    pub bounds: [i32; 6],
}

/// Worth less than anything that can be.
pub const NEVER: i32 = i32::MIN / 8;

/// Index of a bound where `left` jokers are left in all, at most `own` of them for the runs of the colour.
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
    /// Kept runs that begin here: with a real tile, with a joker.
    pub begins: [u8; 2],
    /// Kept runs that end here: with a real tile, with a joker.
    pub ends: [u8; 2],
    /// How many groups can take the colour at most, by the jokers that are left.
    pub groups: [u8; 3],
    /// What a neighbour in a group is credited with, by the groups of the table that have the colour.
    pub credits: [i32; 2],
    /// What a tile is worth.
    pub value: i32,
    /// What the place of a joker is worth.
    pub joker: i32,
}

impl Column {
    /// What groups bring at most with what is left; [`NEVER`] if they can't take what must go.
    fn in_groups(&self, left: Left, jokers: usize) -> i32 {
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

/// For each number from 0 to 13 what may be open after it in a colour.
pub fn nodes(columns: &[Column; COLUMNS], manner: Manner) -> Vec<Vec<Node>> {
    let mut nodes = vec![vec![Node::new(Open::default())]];
    for (column, number) in columns.iter().zip(1..) {
        let mut next: Vec<Node> = Vec::new();
        if let Some(last) = nodes.last_mut() {
            for node in last {
                let mut ways = Ways::new(column, number, manner, node.open);
                ways.act(0, Way::new(column, manner.jokers));
                node.steps = ways.steps(&mut next);
            }
        }
        nodes.push(next);
    }
    add_bounds(&mut nodes, columns, manner.jokers.into());
    nodes
}

/// Adds what can still be gained, from the end on, and takes away what leads nowhere.
fn add_bounds(nodes: &mut [Vec<Node>], columns: &[Column; COLUMNS], jokers: usize) {
    if let Some(last) = nodes.last_mut() {
        last.iter_mut()
            .filter(|node| node.open.is_done())
            .for_each(|node| node.bounds = [0; 6]);
    }
    for (number, column) in columns.iter().enumerate().rev() {
        let (before, after) = nodes.split_at_mut(number + 1);
        for node in &mut before[number] {
            let Node { steps, bounds, .. } = node;
            for step in steps.iter_mut() {
                let next = &after[0][usize::from(step.next)].bounds;
                let wild = usize::from(step.wild);
                for left in wild..=jokers {
                    let now = step.gain + column.in_groups(step.left, left - wild);
                    for own in wild..=left {
                        let bound = now + next[bound_index(left - wild, own - wild)];
                        let best = &mut bounds[bound_index(left, own)];
                        *best = bound.max(*best);
                        step.bound[left] = bound.max(NEVER);
                    }
                }
            }
            steps.retain(|step| step.bound[jokers] > NEVER / 2);
            steps.sort_by_key(|step| -step.bound[jokers]);
        }
    }
}

impl Node {
    fn new(open: Open) -> Node {
        Node {
            open,
            steps: Vec::new(),
            bounds: [NEVER; 6],
        }
    }
}

/// Goes through all ways from what is open to the next number.
struct Ways<'a> {
    column: &'a Column,
    number: usize,
    manner: Manner,
    /// The open runs.
    kinds: [u8; MOST_OPEN],
    open: usize,
    found: Vec<(Open, Step)>,
}

/// A way that is being made.
#[derive(Clone, Copy)]
struct Way {
    /// Tiles that can still be taken: real ones, jokers that stay, jokers.
    rest: [u8; 3],
    actions: [Action; MOST_OPEN],
    starts: [u8; 3],
    /// Runs that are open afterwards.
    kinds: [u8; MOST_OPEN],
    count: usize,
    /// Runs that go on from a real tile to a real one.
    neighbours: u8,
    /// Runs that end at a kept run: with a real tile, with a joker.
    merges: [u8; 2],
    /// Whether a run ends that need not.
    ends_long: bool,
}

impl Way {
    fn new(column: &Column, jokers: u8) -> Way {
        Way {
            rest: [column.supply.copies, column.supply.stays, jokers],
            actions: [Action::Stop; MOST_OPEN],
            starts: [0; 3],
            kinds: [0; MOST_OPEN],
            count: 0,
            neighbours: 0,
            merges: [0; 2],
            ends_long: false,
        }
    }

    /// The way with one more open run, if that can be.
    fn with(mut self, kind: u8) -> Option<Way> {
        *self.kinds.get_mut(self.count)? = kind;
        self.count += 1;
        Some(self)
    }

    /// The way with one tile less: a real one, a joker that stays, a joker.
    fn taking(mut self, what: usize) -> Option<Way> {
        self.rest[what] = self.rest[what].checked_sub(1)?;
        Some(self)
    }
}

impl Ways<'_> {
    fn new(column: &Column, number: usize, manner: Manner, open: Open) -> Ways<'_> {
        let mut kinds = [0; MOST_OPEN];
        let mut count = 0;
        for (place, kind) in open.kinds().enumerate() {
            kinds[place] = kind;
            count = place + 1;
        }
        Ways {
            column,
            number,
            manner,
            kinds,
            open: count,
            found: Vec::new(),
        }
    }

    /// Tries all actions for the open run at a place and those behind it.
    fn act(&mut self, place: usize, way: Way) {
        if place == self.open {
            self.start(way);
            return;
        }
        // Of equal runs the order does not matter.
        let is_same = place > 0 && self.kinds[place] == self.kinds[place - 1];
        let first = if is_same {
            way.actions[place - 1]
        } else {
            Action::Stop
        };
        for action in [
            Action::Stop,
            Action::Merge,
            Action::Real,
            Action::Stay,
            Action::Wild,
        ] {
            if action >= first
                && let Some(mut way) = self.after(way, self.kinds[place], action)
            {
                way.actions[place] = action;
                self.act(place + 1, way);
            }
        }
    }

    /// The way after an action, if it is possible.
    fn after(&self, mut way: Way, kind: u8, action: Action) -> Option<Way> {
        let is_joker = kind & JOKER > 0;
        let form = self.manner.form;
        match action {
            Action::Stop => {
                way.ends_long = true;
                (length(kind) == LONG).then_some(way)
            }
            Action::Merge => {
                way.merges[usize::from(is_joker)] += 1;
                let merges: u8 = way.merges.iter().sum();
                (merges <= self.column.begins.iter().sum()).then_some(way)
            }
            Action::Real => {
                way.neighbours += u8::from(!is_joker);
                way.taking(0)?.with(longer(kind, action, form))
            }
            Action::Stay => way.taking(1)?.with(longer(kind, action, form)),
            Action::Wild => way.taking(2)?.with(longer(kind, action, form)),
        }
    }

    /// Tries all starts of new runs.
    fn start(&mut self, way: Way) {
        self.add(way);
        let is_needed = self.manner.form == Form::Needed;
        if self.number > LAST_START || (is_needed && way.ends_long) {
            return;
        }
        // By the kind of tile, so that each selection is tried once.
        let first = way.starts.iter().rposition(|&count| count > 0).unwrap_or(0);
        for what in first..3 {
            // A joker that begins a run could as well end it, but for the last one.
            if what == 2 && is_needed && self.number < LAST_START {
                continue;
            }
            if let Some(mut way) = way.taking(what).and_then(|way| way.with(started(what > 0))) {
                way.starts[what] += 1;
                self.start(way);
            }
        }
    }

    /// Adds a way that is made, unless there is a better one or its form forbids it.
    fn add(&mut self, way: Way) {
        let Supply { copies, musts, .. } = self.column.supply;
        let wild = self.manner.jokers - way.rest[2];
        let left = Left {
            copies: way.rest[0],
            musts: musts.saturating_sub(copies - way.rest[0]),
            stays: way.rest[1],
        };
        if wild > 0 && self.manner.form == Form::Needed {
            // Without cuts a joker changes places with a real tile that a group has. Nor is it needed
            // where real tiles make two runs without it.
            let has_left = self.manner.neighbour == 0 && left.copies > 0;
            if has_left || (way.count > 2 && !self.manner.has_stays) {
                return;
            }
        }
        let mut all = Some(way);
        for (is_joker, count) in [false, true].into_iter().zip(self.column.ends) {
            for _ in 0..count {
                all = all.and_then(|way| way.with(ended(is_joker)));
            }
        }
        let Some(all) = all else { return };
        let counts_jokers = self.manner.neighbour > 0 && self.column.goes_on;
        let mask = if counts_jokers { 3 | JOKER } else { 3 };
        let open = Open::of(all.kinds.map(|kind| kind & mask));
        let neighbours = way.neighbours + way.merges[0].min(self.column.begins[0]);
        let placed = (copies - way.rest[0]).saturating_sub(musts);
        let step = Step {
            next: 0,
            wild,
            left,
            gain: i32::from(placed) * self.column.value
                + i32::from(wild) * self.column.joker
                + i32::from(neighbours.min(self.column.neighbours)) * self.manner.neighbour,
            bound: [NEVER; 3],
            actions: way.actions,
            starts: way.starts,
            mask,
        };
        let same = self
            .found
            .iter_mut()
            .find(|(other, found)| *other == open && found.wild == wild && found.left == left);
        match same {
            Some((_, found)) if found.gain >= step.gain => {}
            Some((_, found)) => *found = step,
            None => self.found.push((open, step)),
        }
    }

    /// The ways as steps to nodes, which are added where they are new.
    fn steps(self, next: &mut Vec<Node>) -> Vec<Step> {
        let step = |(open, mut step): (Open, Step)| {
            let known = next.iter().position(|node| node.open == open);
            let place = known.unwrap_or_else(|| {
                next.push(Node::new(open));
                next.len() - 1
            });
            // There are 210 multisets of up to four of six kinds.
            step.next = place as u8;
            step
        };
        self.found.into_iter().map(step).collect()
    }
}
