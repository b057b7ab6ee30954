//! Ways to play without a person: what to do next, given the table and the turn.

use std::collections::HashMap;
use std::sync::Arc;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use crate::dice::Face;
use crate::heckmeck::advice::{Action, Advisor, Values};
use crate::heckmeck::evaluation::TOTALS;
use crate::heckmeck::price_solver::{PriceSolver, Solution};
use crate::heckmeck::prices::PriceList;
use crate::heckmeck::rules::{WORM, value};
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table, TableStateError};
use crate::heckmeck::tile::Tile;
use crate::heckmeck::turn::Turn;
use crate::names::named;

/// Whoever decides for a player.
pub trait Decide {
    /// What the player to move does next: an action that the rules allow. After a bust that is
    /// [`Action::Bust`], at the end of a turn that is over [`Action::Stop`]. A tile that can be
    /// stolen is always stolen.
    fn decide(&mut self, table: &Table, turn: &Turn, generator: &mut ChaCha8Rng) -> Action;
}

named! {
    /// The ways to play there are.
    ///
    /// Five are rules of thumb that were tried against the best in worms (frozenfractal.com, "How
    /// to win at the game Pickomino", 2015). All but the last of them say "quit as soon as you can
    /// take a tile", from the grill or by stealing. Of two faces with equal points they take the
    /// higher one, the worm being the highest.
    ///
    /// ```
    /// use engine::dice::Face;
    /// use engine::heckmeck::{Action, Advisor, Strategy, Table};
    ///
    /// let table: Table = "- | - | grill 21 25 30".parse().unwrap();
    /// let roll = "> 1 1 2 3 5 5 5 w".parse().unwrap();
    /// let takes = |strategy: Strategy| strategy.decide(&mut Advisor::default(), &table, &roll, 0);
    /// let [.., fives, worms] = Face::ALL;
    /// assert_eq!(takes(Strategy::HighestFace), Ok(Action::Take(worms)));
    /// assert_eq!(takes(Strategy::MostPoints), Ok(Action::Take(fives)));
    /// assert_eq!("rule-2".parse(), Ok(Strategy::MostPoints));
    /// ```
    pub enum Strategy {
        /// Maximise the worms of one's own turn, see [`PriceList`].
        BestInWorms = "best-in-worms",
        /// Take the highest die side that you can (worms before fives, fives before fours, …).
        HighestFace = "rule-1",
        /// Take the die side that contributes the most points.
        MostPoints = "rule-2",
        /// Take worms if you can; otherwise the side that contributes the most points.
        WormsFirst = "rule-3",
        /// The same, but worms first only on or after the third roll.
        WormsFromThirdRoll = "rule-4",
        /// As before; quit as soon as the worms on top of your stack plus the worms you'd get from
        /// quitting are at least 2.
        TwoWormsAtStake = "rule-5",
        /// Do anything that is allowed, each with the same chance.
        Random = "random",
    }
}

impl Strategy {
    /// What a player with this strategy does next as the player to move. `seed` decides where the
    /// strategy leaves that to chance.
    ///
    /// # Errors
    /// [`TableStateError::Over`] if the game is over, [`TableStateError::Dice`] for a turn with
    /// fewer dice.
    pub fn decide(
        self,
        advisor: &mut Advisor,
        table: &Table,
        turn: &Turn,
        seed: u64,
    ) -> Result<Action, TableStateError> {
        table.admit(turn)?;
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        match self.without_solver() {
            None => Ok(advisor.advise(table, turn)?.values.best),
            Some(mut decider) => Ok(decider.decide(table, turn, &mut generator)),
        }
    }

    /// One who decides by this strategy, for turns that are laid out already.
    #[must_use]
    pub fn decider(self, structure: &Arc<Structure>) -> Box<dyn Decide> {
        self.without_solver()
            .unwrap_or_else(|| Box::new(BestInWorms::from_structure(Arc::clone(structure))))
    }

    /// One who decides by this strategy; `None` for the one that has to solve turns.
    fn without_solver(self) -> Option<Box<dyn Decide>> {
        let rule = |by_points, worms_first_after, worms_to_quit| -> Option<Box<dyn Decide>> {
            Some(Box::new(RuleOfThumb {
                by_points,
                worms_first_after,
                worms_to_quit,
            }))
        };
        match self {
            Strategy::BestInWorms => None,
            Strategy::HighestFace => rule(false, None, 1),
            Strategy::MostPoints => rule(true, None, 1),
            Strategy::WormsFirst => rule(true, Some(0), 1),
            Strategy::WormsFromThirdRoll => rule(true, Some(2), 1),
            Strategy::TwoWormsAtStake => rule(true, Some(2), 2),
            Strategy::Random => Some(Box::new(Random)),
        }
    }
}

/// How many price lists the best player keeps solved: those of the first turns come up in every
/// game, the others hardly twice. Some 18 kB each.
const MOST_SOLUTIONS: usize = 1000;

/// Plays every turn for the most worms.
struct BestInWorms {
    solver: PriceSolver,
    /// What the last decision was about: it stays for a whole turn.
    current: Option<Current>,
    /// All other solutions that are kept.
    solutions: HashMap<PriceKey, Solution>,
    /// Room of solutions that are forgotten.
    spare: Vec<Solution>,
}

/// A table with the solution for its price list.
struct Current {
    table: Table,
    key: PriceKey,
    solution: Solution,
}

/// A price list by its bits.
type PriceKey = [u64; TOTALS + 1];

impl BestInWorms {
    fn from_structure(structure: Arc<Structure>) -> BestInWorms {
        BestInWorms {
            solver: PriceSolver::from_structure(structure),
            current: None,
            solutions: HashMap::new(),
            spare: Vec::new(),
        }
    }

    /// Finds or makes the solution for a table, and puts another table's away.
    fn turn_to(&mut self, table: &Table, last: Option<Current>) -> Current {
        let prices = PriceList::from(table);
        let mut key = [prices.fail.to_bits(); TOTALS + 1];
        for (bits, price) in key.iter_mut().zip(prices.totals) {
            *bits = price.to_bits();
        }
        if let Some(last) = last {
            self.solutions.insert(last.key, last.solution);
        }
        if self.solutions.len() >= MOST_SOLUTIONS && !self.solutions.contains_key(&key) {
            let forgotten = self.solutions.drain().map(|(_, solution)| solution);
            self.spare = forgotten.collect();
        }
        let known = self.solutions.remove(&key).or_else(|| self.spare.pop());
        let mut solution = known.unwrap_or_else(|| self.solver.room(false));
        solution.turn_to(&prices);
        Current {
            table: table.clone(),
            key,
            solution,
        }
    }
}

impl Decide for BestInWorms {
    fn decide(&mut self, table: &Table, turn: &Turn, _: &mut ChaCha8Rng) -> Action {
        // Nothing is to be decided before the first roll, and then less is left to solve.
        if turn.roll().is_none() && !turn.position().may_stop() {
            return Action::Roll;
        }
        let current = match self.current.take() {
            Some(current) if current.table == *table => current,
            last => self.turn_to(table, last),
        };
        let current = self.current.insert(current);
        Values::solve(&mut self.solver, &mut current.solution, turn).best
    }
}

/// A rule that needs no solver.
struct RuleOfThumb {
    /// Whether the face with the most points is liked best, else the highest one.
    by_points: bool,
    /// After so many faces are taken, worms are liked best.
    worms_first_after: Option<u8>,
    /// It stops once its own top tile and the one that a stop brings have so many worms.
    worms_to_quit: u8,
}

impl RuleOfThumb {
    fn take(&self, turn: &Turn) -> Action {
        // One face is taken of each roll.
        let taken = turn.position().taken.len();
        let worms_first = self.worms_first_after.is_some_and(|after| taken >= after);
        let liking = |&(face, count): &(Face, u8)| {
            let points = if self.by_points {
                count * value(face)
            } else {
                0
            };
            (worms_first && face == WORM, points, face)
        };
        let faces = turn.options().map(|(face, count, _)| (face, count));
        faces
            .max_by_key(liking)
            .map_or(Action::Bust, |(face, _)| Action::Take(face))
    }
}

impl Decide for RuleOfThumb {
    fn decide(&mut self, table: &Table, turn: &Turn, _: &mut ChaCha8Rng) -> Action {
        if turn.roll().is_some() {
            return self.take(turn);
        }
        let quits = match table.outcome_of_stopping(turn.position()) {
            Outcome::Fail => false,
            Outcome::Grill(tile) | Outcome::Steal { tile, .. } => {
                let own = table.own_top().map_or(0, Tile::worms);
                own + tile.worms() >= self.worms_to_quit
            }
        };
        if quits || turn.position().is_over() {
            Action::Stop
        } else {
            Action::Roll
        }
    }
}

/// Does anything that is allowed.
struct Random;

impl Decide for Random {
    fn decide(&mut self, _: &Table, turn: &Turn, generator: &mut ChaCha8Rng) -> Action {
        let position = turn.position();
        if turn.roll().is_some() {
            let options = turn.options().map(|(face, ..)| face).zip(1..);
            // As many as the last one is numbered.
            let Some((_, most)) = options.last() else {
                return Action::Bust;
            };
            let nth: u8 = generator.random_range(0..most);
            let chosen = turn.options().nth(nth.into());
            return chosen.map_or(Action::Bust, |(face, ..)| Action::Take(face));
        }
        let stops = |generator: &mut ChaCha8Rng| generator.random_range(0..2_u8) == 0;
        if position.is_over() || (position.may_stop() && stops(generator)) {
            Action::Stop
        } else {
            Action::Roll
        }
    }
}
