//! The best arrangement of a problem, found number by number.
//!
//! Only the multiset of the tiles counts. So one goes through the numbers from 1 to 13 once and
//! knows of each colour which runs are open. (J. N. van Rijn, F. W. Takes, J. K. Vis: "The
//! complexity of Rummikub problems", 2015, have such a dynamic program.) Each colour alone tells
//! how much it can still gain at most, as if the others' tiles were there for its groups whenever
//! they can be; the sum is never too small. By that bound the states are taken best first, so that
//! the first arrangement that is complete is the best one. What follows a state and leads to less
//! than the state itself is made only when its turn comes. (T. Yoshizumi, T. Miura, T. Ishida: "A*
//! with partial expansion for large branching factor problems", 2000.) Where that takes long,
//! prices between colours make the bound tighter. If a budget ends before, a narrow beam finds a
//! good one.

use crate::rummikub::columns::{columns, groups, worth_to_come};
use crate::rummikub::expansion::{Expansion, Way, bound};
use crate::rummikub::groups::{Grouped, Groups, Remainders};
use crate::rummikub::prices::{Market, Surplus};
use crate::rummikub::problem::{COLUMNS, Grid, Problem, Weights};
use crate::rummikub::runs::{Column, Manner, NEVER, Runs, bound_index};
use crate::rummikub::states::{Found, Limits, Path, Scratch, State};
use crate::rummikub::tile::COLOURS;
use crate::rummikub::ways::{Form, Ways};

/// States of a number that the beam keeps.
const BEAM: usize = 8;
/// States that are found before it is worth while to set prices and to start again.
const WITHOUT_PRICES: usize = 250;

/// What searches hand on to each other.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The same for all positions.
    ways: Ways,
    /// What the next search can write on.
    scratch: Scratch,
}

/// A search for the best arrangement of a problem.
pub struct Search<'a> {
    problem: &'a Problem,
    form: Form,
    weights: Weights,
    columns: Grid<Column>,
    runs: [Runs; COLOURS],
    groups: Vec<Groups>,
    /// By number: what tiles of higher numbers could be worth in an opening, or how many they are.
    worth_to_come: [u32; COLUMNS + 1],
    /// What groups gain beyond the prices that columns are told.
    surplus: Surplus,
    limits: Limits,
    scratch: Scratch,
    transitions: u64,
}

impl<'a> Search<'a> {
    /// A search among the arrangements of a form.
    pub fn new(
        problem: &'a Problem,
        form: Form,
        weights: Weights,
        limits: Limits,
        memory: &mut Memory,
    ) -> Search<'a> {
        let counts_cuts = weights.neighbour > 0;
        let columns = columns(problem, &weights);
        let manner = Manner {
            form,
            neighbour: weights.neighbour,
            jokers: problem.jokers.copies,
            has_stays: problem.has_stays(),
        };
        let runs =
            std::array::from_fn(|colour| Runs::new(&columns[colour], manner, &mut memory.ways));
        let groups = (1..)
            .take(COLUMNS)
            .map(|number| groups(problem, number, counts_cuts))
            .collect();
        Search {
            problem,
            form,
            weights,
            columns,
            runs,
            groups,
            worth_to_come: worth_to_come(problem, limits.tiles.is_some()),
            surplus: Surplus::default(),
            limits,
            scratch: std::mem::take(&mut memory.scratch),
            transitions: 0,
        }
    }

    /// Leaves what it has written on to the next search.
    pub fn leave(self, memory: &mut Memory) {
        memory.scratch = self.scratch;
    }

    /// The form of the arrangements that it looks at.
    pub fn form(&self) -> Form {
        self.form
    }

    /// The groups that were made of what the runs left of a number.
    pub fn grouped(&self, number: u8, remainders: &Remainders, jokers: u8) -> Option<Grouped> {
        self.groups[usize::from(number) - 1].grouped(self.form, remainders, jokers.into())
    }

    /// The state before the first number.
    fn start(&self) -> State {
        let jokers = self.problem.jokers;
        let points_of_joker = self.problem.joker_points;
        let mut start = State {
            score: i32::from(jokers.copies - jokers.musts) * self.weights.of(points_of_joker)
                + self
                    .problem
                    .sure
                    .iter()
                    .map(|tile| self.weights.of(tile.points(points_of_joker)))
                    .sum::<i32>(),
            at_most: 0,
            before: 0,
            nodes: [0; COLOURS],
            steps: [0; COLOURS],
            number: 0,
            is_begun: false,
            jokers: jokers.copies,
            in_groups: 0,
            worth: 0,
        };
        let nodes = std::array::from_fn(|colour| self.runs[colour].nodes(0));
        let at_most = start.score
            + bound(nodes, self.surplus[0], &start)
            + self.weights.jokers(jokers.copies);
        start.at_most = self.weights.whole(at_most).min(self.limits.enough);
        start
    }

    /// Finds the best arrangement.
    pub fn run(&mut self) -> Found {
        let start = self.start();
        let floor = self.limits.floor;
        if start.at_most <= floor {
            return self.found(None, floor, true);
        }
        let (best, at_most) = self.best_first(start);
        if best.is_some() || at_most <= floor {
            return self.found(best, at_most, true);
        }
        // The budget has ended before there was anything to show.
        let best = self.beam(start);
        let is_proved = best.as_ref().is_some_and(|best| best.score == at_most);
        self.found(best, at_most, is_proved)
    }

    /// Whether the budget is used up.
    fn is_over(&self) -> bool {
        self.limits
            .budget
            .is_some_and(|budget| self.transitions >= budget)
    }

    fn found(&self, best: Option<Path>, at_most: i32, is_proved: bool) -> Found {
        Found {
            best,
            at_most,
            is_proved,
            transitions: self.transitions,
        }
    }

    /// Keeps the most promising states of each number.
    fn beam(&mut self, start: State) -> Option<Path> {
        self.scratch.begin(start);
        let mut layer = vec![0];
        for _ in 0..COLUMNS {
            self.scratch.queue.clear();
            for index in layer.drain(..) {
                self.expand(index, self.limits.floor + 1, usize::MAX);
                self.scratch.take_in();
            }
            while layer.len() < BEAM
                && let Some(index) = self.scratch.pop()
            {
                layer.push(index);
            }
        }
        layer.first().map(|&index| self.path(index))
    }

    /// The best arrangement, if it takes no more than to keep at each number what the start could
    /// lead to. Without neighbours many are equally good, so that it often is as easy as that.
    fn straight(&mut self, start: State) -> Option<Path> {
        self.scratch.begin(start);
        let mut index = 0;
        for _ in 0..COLUMNS {
            self.expand(index, start.at_most, 1);
            self.scratch.take_in();
            index = self.scratch.pop().filter(|&next| next > index)?;
        }
        Some(self.path(index))
    }

    /// Takes the states best first. Gives the best arrangement if it is above the floor, and what
    /// can be reached at most.
    fn best_first(&mut self, start: State) -> (Option<Path>, i32) {
        if self.weights.neighbour == 0
            && self.limits.budget.is_none()
            && let Some(path) = self.straight(start)
        {
            return (Some(path), start.at_most);
        }
        let mut can_have_prices = self.can_have_prices();
        self.scratch.begin(start);
        while let Some(index) = self.scratch.pop() {
            let state = self.scratch.states[index as usize];
            let bound = state.at_most;
            if usize::from(state.number) == COLUMNS {
                return (Some(self.path(index)), bound);
            }
            if self.is_over() {
                return (None, bound);
            }
            if can_have_prices && self.scratch.states.len() > WITHOUT_PRICES {
                can_have_prices = false;
                // They tell little where another tile still seems possible: a joker's price is that
                // of a neighbour.
                if bound - self.limits.floor <= self.weights.of(0) {
                    let start = self.with_prices(start);
                    self.scratch.begin(start);
                    continue;
                }
            }
            let rest = self.expand(index, self.least(&state), usize::MAX);
            self.scratch.take_in();
            if rest > self.limits.floor {
                self.scratch.wait(index, rest);
            }
        }
        (None, self.limits.floor)
    }

    /// What states that follow a state must lead to, to be found now. Where neighbours count, most
    /// lead to less than the state itself and are seldom needed: they wait for their turn.
    fn least(&self, state: &State) -> i32 {
        if self.weights.neighbour > 0 && !state.is_begun {
            state.at_most
        } else {
            self.limits.floor + 1
        }
    }

    /// Whether prices help: where neighbours count, and what is left of a colour is told by its
    /// copies.
    fn can_have_prices(&self) -> bool {
        self.weights.neighbour > 0
            && self.limits.budget.is_none()
            && self.problem.kept.is_empty()
            && !self.problem.has_stays()
    }

    /// The start with what can be reached at most once the runs get prices for what they leave.
    fn with_prices(&mut self, start: State) -> State {
        let jokers = self.problem.jokers.copies;
        self.surplus = Market {
            columns: &mut self.columns,
            runs: &self.runs,
            groups: &mut self.groups,
            form: self.form,
            weights: self.weights,
            jokers,
            floor: self.limits.floor - start.score,
        }
        .set_prices();
        for (runs, columns) in self.runs.iter_mut().zip(&self.columns) {
            runs.add_bounds(columns, jokers.into());
        }
        State {
            at_most: start.at_most.min(self.start().at_most),
            ..start
        }
    }

    /// Finds states that follow a state and could lead to so much at least: all of them, or as many
    /// as are wanted. Gives what others could lead to at most.
    fn expand(&mut self, index: u32, least: i32, wanted: usize) -> i32 {
        self.scratch.next.clear();
        let state = self.scratch.states[index as usize];
        let number = usize::from(state.number);
        let node =
            |colour: usize| &self.runs[colour].nodes(number)[usize::from(state.nodes[colour])];
        let own = bound_index(state.jokers.into(), state.jokers.into());
        let mut expansion = Expansion {
            state,
            index,
            nodes: std::array::from_fn(node),
            steps: std::array::from_fn(|colour| self.runs[colour].steps(node(colour))),
            next: std::array::from_fn(|colour| self.runs[colour].nodes(number + 1)),
            groups: &mut self.groups[number],
            columns: std::array::from_fn(|colour| &self.columns[colour][number]),
            worth_to_come: self.worth_to_come[number + 1],
            surplus: self.surplus[number + 1],
            form: self.form,
            weights: self.weights,
            problem: self.problem,
            limits: self.limits,
            least,
            wanted,
            rest: NEVER,
            transitions: 0,
            found: &mut self.scratch.next,
        };
        let bounds = expansion.nodes.map(|node| node.bounds[own]);
        let way = Way {
            steps: [0; COLOURS],
            score: state.score,
            jokers: state.jokers,
            at_most: state.score
                + bounds.iter().sum::<i32>()
                + self.surplus[number][usize::from(state.jokers)]
                + self.weights.jokers(state.jokers),
        };
        expansion.choose(0, way);
        let rest = expansion.rest;
        self.transitions += expansion.transitions;
        self.weights.whole(rest).min(self.limits.enough)
    }

    /// The steps that lead to a state.
    fn path(&self, index: u32) -> Path {
        let states = &self.scratch.states;
        let mut state = &states[index as usize];
        let score = state.score;
        let mut numbers = Vec::with_capacity(COLUMNS);
        while state.number > 0 {
            let before = &states[state.before as usize];
            let step = |colour: usize| {
                let runs = &self.runs[colour];
                let node = &runs.nodes(before.number.into())[usize::from(before.nodes[colour])];
                runs.steps(node)[usize::from(state.steps[colour])]
            };
            numbers.push((std::array::from_fn(step), state.in_groups));
            state = before;
        }
        numbers.reverse();
        Path { score, numbers }
    }
}
