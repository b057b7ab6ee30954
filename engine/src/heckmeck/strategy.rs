//! Players without a person: what they do next, given the table and the turn.

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

/// A way to play.
pub trait Strategy {
    /// What the player to move does next: an action that the rules allow. After a bust that is
    /// [`Action::Bust`], at the end of a turn that is over [`Action::Stop`]. A tile that can be
    /// stolen is always stolen.
    fn decide(&mut self, table: &Table, turn: &Turn, generator: &mut ChaCha8Rng) -> Action;
}

/// The strategies there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Maximises the worms of its own turn, see [`PriceList`].
    BestInWorms,
    /// Follows a rule of thumb.
    Thumb(RuleOfThumb),
    /// Does anything that is allowed, each with the same chance.
    Random,
}

/// The five rules of thumb that were tried against the best-in-worms player
/// (frozenfractal.com, "How to win at the game Pickomino", 2015).
///
/// All but the last say "quit as soon as you can take a tile", from the grill or by stealing. Of
/// two faces with equal points the higher one is taken, the worm being the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleOfThumb {
    /// Take the highest die side that you can (worms before fives, fives before fours, …).
    HighestFace,
    /// Take the die side that contributes the most points.
    MostPoints,
    /// Take worms if you can; otherwise the side that contributes the most points.
    WormsFirst,
    /// The same, but worms first only on or after the third roll.
    WormsFromThirdRoll,
    /// As before; quit as soon as the worms on top of your stack plus the worms you'd get from
    /// quitting are at least 2.
    TwoWormsAtStake,
}

impl Player {
    /// All of them.
    pub const ALL: [Player; 7] = [
        Player::BestInWorms,
        Player::Thumb(RuleOfThumb::HighestFace),
        Player::Thumb(RuleOfThumb::MostPoints),
        Player::Thumb(RuleOfThumb::WormsFirst),
        Player::Thumb(RuleOfThumb::WormsFromThirdRoll),
        Player::Thumb(RuleOfThumb::TwoWormsAtStake),
        Player::Random,
    ];

    /// The name by which a query asks for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Player::BestInWorms => "best-in-worms",
            Player::Thumb(RuleOfThumb::HighestFace) => "rule-1",
            Player::Thumb(RuleOfThumb::MostPoints) => "rule-2",
            Player::Thumb(RuleOfThumb::WormsFirst) => "rule-3",
            Player::Thumb(RuleOfThumb::WormsFromThirdRoll) => "rule-4",
            Player::Thumb(RuleOfThumb::TwoWormsAtStake) => "rule-5",
            Player::Random => "random",
        }
    }

    /// The strategy of that name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.name() == name)
    }

    /// What it does next as the player to move. `seed` decides where it leaves that to chance.
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
        match self {
            Player::BestInWorms => Ok(advisor.advise(table, turn)?.values.best),
            Player::Thumb(mut rule) => Ok(rule.decide(table, turn, &mut generator)),
            Player::Random => Ok(Random.decide(table, turn, &mut generator)),
        }
    }

    /// The strategy itself, for turns that are laid out already.
    #[must_use]
    pub fn strategy(self, structure: &Arc<Structure>) -> Box<dyn Strategy> {
        match self {
            Player::BestInWorms => Box::new(BestInWorms::of(Arc::clone(structure))),
            Player::Thumb(rule) => Box::new(rule),
            Player::Random => Box::new(Random),
        }
    }
}

/// How many price lists the best player keeps solved: those of the first turns come up in every
/// game, the others hardly twice. Some 18 kB each.
const MOST_SOLUTIONS: usize = 1000;

/// Plays every turn for the most worms.
struct BestInWorms {
    solver: PriceSolver,
    /// By price list.
    solutions: HashMap<PriceKey, Solution>,
    /// Room of solutions that are forgotten.
    spare: Vec<Solution>,
    /// The table of the last decision and its price list: it stays for a whole turn.
    last: Option<(Table, PriceKey)>,
}

/// A price list by its bits.
type PriceKey = [u64; TOTALS + 1];

impl BestInWorms {
    fn of(structure: Arc<Structure>) -> BestInWorms {
        BestInWorms {
            solver: PriceSolver::of(structure),
            solutions: HashMap::new(),
            spare: Vec::new(),
            last: None,
        }
    }

    /// The price list of a table, which has a solution from now on.
    fn open(&mut self, table: &Table) -> PriceKey {
        if let Some((last, key)) = &self.last
            && last == table
        {
            return *key;
        }
        let prices = PriceList::of(table);
        let mut key = [prices.fail.to_bits(); TOTALS + 1];
        for (bits, price) in key.iter_mut().zip(prices.totals) {
            *bits = price.to_bits();
        }
        if !self.solutions.contains_key(&key) {
            if self.solutions.len() >= MOST_SOLUTIONS {
                self.spare = self
                    .solutions
                    .drain()
                    .map(|(_, solution)| solution)
                    .collect();
            }
            let mut room = self.spare.pop().unwrap_or_else(|| self.solver.room(false));
            room.turn_to(&prices);
            self.solutions.insert(key, room);
        }
        self.last = Some((table.clone(), key));
        key
    }
}

impl Strategy for BestInWorms {
    fn decide(&mut self, table: &Table, turn: &Turn, _: &mut ChaCha8Rng) -> Action {
        // Nothing is to be decided before the first roll, and then less is left to solve.
        if turn.position().taken.is_empty() && turn.roll().is_none() {
            return Action::Roll;
        }
        let key = self.open(table);
        match self.solutions.get_mut(&key) {
            Some(solution) => Values::of(&mut self.solver, solution, turn).best,
            None => Action::Stop,
        }
    }
}

impl Strategy for RuleOfThumb {
    fn decide(&mut self, table: &Table, turn: &Turn, _: &mut ChaCha8Rng) -> Action {
        let position = turn.position();
        if turn.roll().is_some() {
            let worms_first = match self {
                RuleOfThumb::HighestFace | RuleOfThumb::MostPoints => false,
                RuleOfThumb::WormsFirst => true,
                // One face is taken of each roll.
                RuleOfThumb::WormsFromThirdRoll | RuleOfThumb::TwoWormsAtStake => {
                    position.taken.len() >= 2
                }
            };
            let liking = |&(face, count): &(Face, usize)| {
                let points = match self {
                    RuleOfThumb::HighestFace => 0,
                    _ => count * value(face),
                };
                (worms_first && face == WORM, points, face)
            };
            let faces = turn.options().map(|(face, count, _)| (face, count));
            return faces
                .max_by_key(liking)
                .map_or(Action::Bust, |(face, _)| Action::Take(face));
        }
        let outcome = if position.taken.contains(WORM) {
            table.outcome(position.total)
        } else {
            Outcome::Fail
        };
        let quits = match outcome {
            Outcome::Fail => false,
            Outcome::Grill(tile) | Outcome::Steal { tile, .. } => match self {
                RuleOfThumb::TwoWormsAtStake => {
                    let own = table.own_top().map_or(0, Tile::worms);
                    own + tile.worms() >= 2
                }
                _ => true,
            },
        };
        if quits || position.is_over() {
            Action::Stop
        } else {
            Action::Roll
        }
    }
}

/// Does anything that is allowed.
struct Random;

impl Strategy for Random {
    fn decide(&mut self, _: &Table, turn: &Turn, generator: &mut ChaCha8Rng) -> Action {
        let position = turn.position();
        if turn.roll().is_some() {
            let faces: Vec<Face> = turn.options().map(|(face, _, _)| face).collect();
            let Some(most) = u32::try_from(faces.len()).ok().filter(|&most| most > 0) else {
                return Action::Bust;
            };
            return Action::Take(faces[generator.random_range(0..most) as usize]);
        }
        let may_stop = !position.taken.is_empty();
        if position.is_over() || (may_stop && generator.random_range(0..2_u32) == 0) {
            Action::Stop
        } else {
            Action::Roll
        }
    }
}
