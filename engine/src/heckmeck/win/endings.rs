//! The end of a game, solved: from a table with few tiles left only some hundreds of tables can be
//! reached.
//!
//! Each of them is worth to its players what best play of the player to move leads to, by the worth
//! of the tables after it. Where a tile comes back to the grill a table may be met again, so that
//! is found by turns (policy iteration, Howard 1960): how each turn is played best, and what such
//! play comes to. With any play some player fails so often in a row that the game ends, but where
//! failing empty-handed turns nothing down: there a game that never ends counts as a tie of all.

use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::win::chances::{WinChances, chances_at_the_end, shared_by};
use crate::heckmeck::win::foresight::{Foresight, WinPrices, results};

/// Tables that are solved at most, of two players and of more.
const MOST_TABLES: [usize; 2] = [300, 200];
/// Tiles on the grill at most: five can be taken in 326 ways, which are as many tables.
const MOST_ON_GRILL: usize = 4;
/// Times that a turn is solved at most, for each table.
const MOST_ROUNDS: usize = 12;
/// Times that all tables are gone through at most, to find what play that stays the same comes to.
const MOST_SWEEPS: usize = 5000;
/// A chance that changes by less is known.
const KNOWN: f64 = 1e-10;

/// All tables that can be reached from one, with the chances of all players at each.
#[derive(Clone, Debug)]
pub struct Endings {
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
struct Node {
    table: Table,
    /// Places of the tables after it, by what the turn brings; none where the game is over.
    after: Vec<(Outcome, usize)>,
    /// The same as the turn was played last: places, and how likely each is.
    turn: Vec<(usize, f64)>,
    /// The chances after it when its turn was solved last; none before.
    known: Vec<(Outcome, WinChances)>,
    chances: WinChances,
}

impl Endings {
    /// Solves a table and all that can come after it; `None` where those are more than 300 tables,
    /// with three or more players 200: what a page solves within a moment.
    #[must_use]
    pub fn solve(foresight: &mut Foresight, table: &Table) -> Option<Endings> {
        if table.grill().iter().count() > MOST_ON_GRILL {
            return None;
        }
        Endings::solve_within(
            MOST_TABLES[usize::from(table.players() > 2)],
            foresight,
            table,
        )
    }

    /// The same with another number of tables that are solved at most.
    #[must_use]
    pub fn solve_within(most: usize, foresight: &mut Foresight, table: &Table) -> Option<Endings> {
        let mut endings = Endings::reached_from(table, most)?;
        endings.settle(foresight).then_some(endings)
    }

    /// The prices of a turn at one of the tables, exact; `None` for any other table.
    #[must_use]
    pub fn prices(&self, table: &Table) -> Option<WinPrices> {
        let place = self.place(table)?;
        Some(self.prices_at(place))
    }

    /// Chances of all players at one of the tables, exact; `None` for any other table.
    #[must_use]
    pub fn chances(&self, table: &Table) -> Option<WinChances> {
        Some(self.nodes[self.place(table)?].chances)
    }

    /// How many tables there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no table; there is always one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The tables, each with all players alike where the game is not over.
    fn reached_from(table: &Table, most: usize) -> Option<Endings> {
        let mut endings = Endings { nodes: Vec::new() };
        endings.place_of(table.clone());
        let mut next = 0;
        while next < endings.nodes.len() {
            let table = endings.nodes[next].table.clone();
            if !table.is_over() {
                let after = results(&table).map(|outcome| {
                    let mut later = table.clone();
                    later.end_turn(outcome);
                    (outcome, endings.place_of(later))
                });
                endings.nodes[next].after = after.collect();
            }
            if endings.nodes.len() > most {
                return None;
            }
            next += 1;
        }
        Some(endings)
    }

    /// Where a table is. There are few, and most differ at first sight.
    fn place(&self, table: &Table) -> Option<usize> {
        self.nodes.iter().position(|node| node.table == *table)
    }

    fn place_of(&mut self, table: Table) -> usize {
        if let Some(place) = self.place(&table) {
            return place;
        }
        let chances = if table.is_over() {
            chances_at_the_end(&table)
        } else {
            shared_by(0..table.players())
        };
        self.nodes.push(Node {
            table,
            after: Vec::new(),
            turn: Vec::new(),
            known: Vec::new(),
            chances,
        });
        self.nodes.len() - 1
    }

    fn prices_at(&self, place: usize) -> WinPrices {
        let Node { table, after, .. } = &self.nodes[place];
        let after = after.iter();
        let after = after.map(|&(outcome, place)| (outcome, self.nodes[place].chances));
        WinPrices::new(table, after.collect(), true)
    }

    /// Lets each turn be played best by what is known of the tables after it, and then finds what
    /// that comes to, by turns, until nothing changes any more; `false` where that takes too long.
    fn settle(&mut self, foresight: &mut Foresight) -> bool {
        let order = self.last_first();
        for _ in 0..MOST_ROUNDS {
            let mut is_settled = true;
            for &place in &order {
                if self.is_due(place) {
                    let prices = self.prices_at(place);
                    self.nodes[place].turn = self.turn_at(place, &foresight.distribution(&prices));
                    self.nodes[place].chances = self.mean_at(place);
                    self.nodes[place].known = prices.after;
                    is_settled = false;
                }
            }
            if is_settled {
                return true;
            }
            self.play_on(&order);
        }
        false
    }

    /// Whether a turn has not been solved yet, or by other chances at the tables after it than
    /// those of now.
    fn is_due(&self, place: usize) -> bool {
        let Node { known, after, .. } = &self.nodes[place];
        let now = after.iter().map(|&(_, later)| &self.nodes[later].chances);
        let is_changed = |((_, then), now): (&(Outcome, WinChances), _)| differ(then, now, KNOWN);
        known.is_empty() || known.iter().zip(now).any(is_changed)
    }

    /// Where a turn leads, and how likely.
    fn turn_at(&self, place: usize, distribution: &[(Outcome, f64)]) -> Vec<(usize, f64)> {
        let after = &self.nodes[place].after;
        let place_of = |outcome| after.iter().find(|(other, _)| *other == outcome);
        let turn = distribution.iter();
        turn.filter_map(|&(outcome, chance)| place_of(outcome).map(|&(_, later)| (later, chance)))
            .collect()
    }

    /// Chances of all players before a turn that is played as it was played last.
    fn mean_at(&self, place: usize) -> WinChances {
        let mut mean = WinChances::default();
        for &(later, chance) in &self.nodes[place].turn {
            for (mean, after) in mean.iter_mut().zip(self.nodes[later].chances) {
                *mean += chance * after;
            }
        }
        mean
    }

    /// What it comes to where each turn is always played as it was played last.
    fn play_on(&mut self, order: &[usize]) {
        for _ in 0..MOST_SWEEPS {
            let mut is_settled = true;
            for &place in order {
                let found = self.mean_at(place);
                let known = std::mem::replace(&mut self.nodes[place].chances, found);
                is_settled &= !differ(&found, &known, KNOWN / 1e3);
            }
            if is_settled {
                return;
            }
        }
    }

    /// The places, each after those that it leads to, as far as no circle is in the way.
    fn last_first(&self) -> Vec<usize> {
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut is_met = vec![false; self.nodes.len()];
        // Places on the way here, each with how many of its next ones have been gone to.
        let mut way = vec![(0, 0)];
        is_met[0] = true;
        while let Some((place, gone)) = way.last_mut() {
            if let Some(&(_, later)) = self.nodes[*place].after.get(*gone) {
                *gone += 1;
                if !std::mem::replace(&mut is_met[later], true) {
                    way.push((later, 0));
                }
            } else {
                // Where the game is over nothing is to be found out.
                if *gone > 0 {
                    order.push(*place);
                }
                way.pop();
            }
        }
        order
    }
}

/// Whether some player's chances are further apart than `most`.
fn differ(one: &WinChances, other: &WinChances, most: f64) -> bool {
    one.iter()
        .zip(other)
        .any(|(one, other)| (one - other).abs() > most)
}
