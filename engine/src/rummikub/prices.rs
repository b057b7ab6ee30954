//! Prices at which the runs leave tiles to the groups, by which a search knows better what can
//! still be reached.
//!
//! Each colour alone takes it that groups can use what its runs leave, and that all jokers are its
//! own. So it gets a price for what it leaves, and the groups of the number pay it. Whatever the
//! prices are, what colours and groups gain in all is never less than what an arrangement is worth
//! (Lagrangian relaxation). Number by number, forwards and back, they are set so that this sum is
//! as small as prices of this number alone can make it, and each colour has the same part of it.
//! (A. Globerson, T. Jaakkola: "Fixing max-product: convergent message passing algorithms for MAP
//! LP-relaxations", 2007.)

use crate::rummikub::groups::{Groups, Remainders};
use crate::rummikub::problem::{COLUMNS, Grid, Weights};
use crate::rummikub::runs::{Column, NEVER, Runs};
use crate::rummikub::small;
use crate::rummikub::tile::COLOURS;
use crate::rummikub::ways::Form;

/// By number less 1 what groups of it and of all higher ones gain at most, by the jokers that they
/// can have.
pub type Surplus = [[i32; 3]; COLUMNS + 1];

/// No copy, one, two.
const AMOUNTS: usize = 3;
/// How often all prices are set, forwards and back. More make a search hardly shorter.
const ROUNDS: usize = 3;

/// Something for each amount of each colour.
type ByAmount = [i32; COLOURS * AMOUNTS];

/// What a search is made of, and what is of no use to it.
pub struct Market<'a> {
    pub columns: &'a mut Grid<Column>,
    pub runs: &'a [Runs; COLOURS],
    pub groups: &'a mut [Groups],
    pub form: Form,
    pub weights: Weights,
    pub jokers: u8,
    /// What is worth no more than this is of no use.
    pub floor: i32,
}

/// A step of a colour from node to node.
struct Edge {
    from: usize,
    to: usize,
    /// The amount that it leaves.
    leaves: usize,
    /// What it gains but for the price.
    gain: i32,
}

/// What groups of a number can make of what is left.
struct Offer {
    takes: [usize; COLOURS],
    jokers: u8,
    value: i32,
}

/// A number with its prices.
#[derive(Default)]
struct Stage {
    edges: Vec<Edge>,
    offers: Vec<Offer>,
    prices: ByAmount,
}

/// What colours gain at most before and after each node.
#[derive(Default)]
struct Gains {
    before: Vec<i32>,
    after: Vec<i32>,
}

impl Market<'_> {
    /// Sets all prices, and tells them to the columns. Gives what groups gain at them.
    pub fn set_prices(&mut self) -> Surplus {
        let mut gains = Gains::default();
        let mut stages = Vec::new();
        stages.resize_with(COLUMNS, Stage::default);
        for colour in 0..COLOURS {
            self.add_colour(colour, &mut stages, &mut gains);
        }
        for stage in stages.iter().rev() {
            gains.go_back(stage);
        }
        for round in 0..ROUNDS {
            for (at, stage) in stages.iter_mut().enumerate() {
                if round == 0 {
                    self.add_offers(at, stage, &gains);
                }
                self.agree(stage, &gains);
                gains.go_on(stage);
            }
            for stage in stages.iter_mut().rev() {
                self.agree(stage, &gains);
                gains.go_back(stage);
            }
        }
        self.tell(&stages)
    }

    /// Adds the nodes and steps of a colour with their first prices: what groups bring at most as
    /// far as the columns can tell.
    fn add_colour(&self, colour: usize, stages: &mut [Stage], gains: &mut Gains) {
        let runs = &self.runs[colour];
        for (at, stage) in stages.iter_mut().enumerate() {
            let next = gains.before.len() + runs.nodes(at).len();
            for node in runs.nodes(at) {
                for step in runs.steps(node) {
                    let leaves = colour * AMOUNTS + usize::from(step.left.copies);
                    stage.prices[leaves] =
                        self.columns[colour][at].in_groups(step.left, self.jokers.into());
                    stage.edges.push(Edge {
                        from: gains.before.len(),
                        to: next + usize::from(step.next),
                        leaves,
                        gain: step.gain - self.weights.neighbour * i32::from(step.wild),
                    });
                }
                gains.before.push(0);
            }
        }
        gains.after.resize(gains.before.len(), 0);
        for node in runs.nodes(COLUMNS) {
            gains.before.push(0);
            gains.after.push(node.bounds[0]);
        }
    }

    /// Adds what groups of a number can make of all that may be left, as far as it is of use.
    fn add_offers(&mut self, at: usize, stage: &mut Stage, gains: &Gains) {
        let gains = gains.of(stage);
        for place in 0..AMOUNTS.pow(4) {
            let mut rest = place;
            let mut remainders = Remainders::default();
            let mut takes = [0; COLOURS];
            // Never less than what all of it is worth.
            let mut most = 0;
            for colour in 0..COLOURS {
                let amount = rest % AMOUNTS;
                rest /= AMOUNTS;
                let take = colour * AMOUNTS + amount;
                takes[colour] = take;
                remainders[colour] = self.columns[colour][at].left(small(amount), 0);
                most += gains[take] + stage.prices[take];
            }
            if most <= self.least() {
                continue;
            }
            let musts: u8 = remainders.iter().map(|left| left.musts).sum();
            for jokers in 0..=self.jokers {
                let best = self.groups[at].best(self.form, &remainders, jokers.into());
                if let Some((tiles, neighbours)) = best {
                    let value = i32::from(tiles - musts) * self.columns[0][at].value
                        + i32::from(neighbours) * self.weights.neighbour;
                    stage.offers.push(Offer {
                        takes,
                        jokers,
                        value,
                    });
                }
            }
        }
    }

    /// What all must gain before jokers are paid for, so that it is of use.
    fn least(&self) -> i32 {
        self.floor - self.weights.neighbour * i32::from(self.jokers)
    }

    /// Sets the prices of a number, so that all gain as little as can be. What is of no use is
    /// never paid for.
    fn agree(&self, stage: &mut Stage, gains: &Gains) {
        let gains = gains.of(stage);
        let mut most = NEVER;
        let mut best = [NEVER; COLOURS * AMOUNTS];
        for offer in &stage.offers {
            let mut sum = offer.value - self.weights.neighbour * i32::from(offer.jokers);
            for take in offer.takes {
                sum += gains[take];
            }
            if sum <= self.least() {
                continue;
            }
            most = most.max(sum);
            for take in offer.takes {
                best[take] = best[take].max(sum);
            }
        }
        // The parts add up to all.
        let parts = [0, 1, 2, 3].map(|more| (most + more) >> 2);
        for (leaves, price) in stage.prices.iter_mut().enumerate() {
            *price = if best[leaves] == NEVER || gains[leaves] < NEVER / 2 {
                NEVER
            } else {
                // What is less than the best is rounded up, so that groups gain nothing.
                parts[leaves / AMOUNTS] - (most - best[leaves]) / 4 - gains[leaves]
            };
        }
    }

    /// Tells the columns their prices. Gives what groups gain at them.
    fn tell(&mut self, stages: &[Stage]) -> Surplus {
        let mut surplus = Surplus::default();
        for at in (0..COLUMNS).rev() {
            let Stage { prices, offers, .. } = &stages[at];
            surplus[at] = [NEVER; 3];
            for offer in offers {
                let paid = offer.takes.map(|take| prices[take]);
                if paid.contains(&NEVER) {
                    continue;
                }
                let gain = offer.value - paid.iter().sum::<i32>();
                let jokers = usize::from(offer.jokers);
                for left in jokers..=usize::from(self.jokers) {
                    let all = gain + surplus[at + 1][left - jokers];
                    surplus[at][left] = surplus[at][left].max(all);
                }
            }
            for (columns, prices) in self.columns.iter_mut().zip(prices.chunks_exact(AMOUNTS)) {
                columns[at].prices = prices.try_into().ok();
            }
        }
        surplus
    }
}

impl Gains {
    /// What is gained in all by the amounts that are left of a number, without their price.
    fn of(&self, stage: &Stage) -> ByAmount {
        let mut gains = [NEVER; COLOURS * AMOUNTS];
        for edge in &stage.edges {
            let all = self.before[edge.from] + edge.gain + self.after[edge.to];
            gains[edge.leaves] = gains[edge.leaves].max(all);
        }
        gains
    }

    /// What is gained before the nodes after a number.
    fn go_on(&mut self, stage: &Stage) {
        for edge in &stage.edges {
            self.before[edge.to] = NEVER;
        }
        for edge in &stage.edges {
            let all = self.before[edge.from] + edge.gain + stage.prices[edge.leaves];
            self.before[edge.to] = self.before[edge.to].max(all);
        }
    }

    /// What is gained after the nodes before a number.
    fn go_back(&mut self, stage: &Stage) {
        for edge in &stage.edges {
            self.after[edge.from] = NEVER;
        }
        for edge in &stage.edges {
            let all = self.after[edge.to] + edge.gain + stage.prices[edge.leaves];
            self.after[edge.from] = self.after[edge.from].max(all);
        }
    }
}
