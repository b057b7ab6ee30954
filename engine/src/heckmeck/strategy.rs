//! Ways to play without a person: what to do next, given the table and the turn.

use std::sync::Arc;

use crate::chance::generator;
#[cfg(feature = "by-heart")]
use crate::decide::Decide as _;
use crate::decide::NotLearned;
use crate::heckmeck::advice::Advisor;
use crate::heckmeck::best_in_worms::BestInWorms;
#[cfg(feature = "by-heart")]
use crate::heckmeck::by_heart::{by_heart, by_heart_to_win};
#[cfg(feature = "by-heart")]
use crate::heckmeck::decide::Heckmeck;
use crate::heckmeck::decide::{PlayError, PlayTurns, View};
use crate::heckmeck::habit::Habit;
use crate::heckmeck::rule_of_thumb::{Habitual, Random, RuleOfThumb};
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::Table;
use crate::heckmeck::turn::Turn;
use crate::heckmeck::values::Action;
use crate::heckmeck::win::{BestToWin, WinModel};
use crate::names::named;
#[cfg(feature = "by-heart")]
use crate::sentences::Sentences;

named! {
    /// The ways to play there are.
    ///
    /// Five are rules of thumb that were tried against the best in worms (frozenfractal.com, "How
    /// to win at the game Pickomino", 2015). All but the last of them say "quit as soon as you can
    /// take a tile", from the grill or by stealing. Of two faces with equal points they take the
    /// higher one, the worm being the highest.
    ///
    /// ```
    /// use rollwise_engine::dice::Face;
    /// use rollwise_engine::heckmeck::{Action, Advisor, Strategy, Table};
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
        /// Maximise the chance to win the game: two turns deep where one decision is asked for, as
        /// advice is; one turn deep in games, see [`BestToWin`].
        BestToWin = "best-to-win",
        /// Maximise the worms of one's own turn, see [`PriceList`](crate::heckmeck::PriceList).
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
        /// Play by one rule to remember, see [`by_heart`](crate::heckmeck::by_heart).
        ByHeart1 = "by-heart-1" if "by-heart",
        /// Play by three of them.
        ByHeart3 = "by-heart-3" if "by-heart",
        /// Play by five of them.
        ByHeart5 = "by-heart-5" if "by-heart",
        /// Play by seven of them.
        ByHeart7 = "by-heart-7" if "by-heart",
        /// Play by one rule that is chosen for the chance to win with two players, see
        /// [`by_heart_to_win`](crate::heckmeck::by_heart_to_win).
        ByHeart1ToWin = "by-heart-1-to-win" if "by-heart",
        /// Play by three of them.
        ByHeart3ToWin = "by-heart-3-to-win" if "by-heart",
        /// Play by five of them.
        ByHeart5ToWin = "by-heart-5-to-win" if "by-heart",
        /// Play by seven of them.
        ByHeart7ToWin = "by-heart-7-to-win" if "by-heart",
        /// Do anything that is allowed, each with the same chance.
        Random = "random",
    }
}

impl Strategy {
    /// What a player with this strategy does next as the player to move. `seed` decides where the
    /// strategy leaves that to chance.
    ///
    /// # Errors
    /// [`TableStateError::Over`](crate::heckmeck::TableStateError::Over) if the game is over,
    /// [`TableStateError::Dice`](crate::heckmeck::TableStateError::Dice) for a turn with fewer
    /// dice; [`PlayError::NotLearned`] if the advisor lacks the network that the strategy takes.
    pub fn decide(
        self,
        advisor: &mut Advisor,
        table: &Table,
        turn: &Turn,
        seed: u64,
    ) -> Result<Action, PlayError> {
        table.admit(turn)?;
        Ok(match self {
            Strategy::BestInWorms => advisor.advise(table, turn)?.values.best,
            Strategy::BestToWin => advisor.advise_to_win(table, turn, 2)?.advice.values.best,
            _ => {
                let view = View { table, turn };
                #[cfg(feature = "by-heart")]
                if let Some(mut rules) = self.rules() {
                    return Ok(rules.decide(view, &mut generator(seed, 0)));
                }
                self.habit().decide(view, &mut generator(seed, 0))
            }
        })
    }

    /// One who decides by this strategy in games of this many players, for turns that are laid out
    /// already.
    ///
    /// # Errors
    /// If the model lacks the network that the strategy takes.
    pub fn decider(
        self,
        structure: &Arc<Structure>,
        model: &WinModel,
        players: usize,
    ) -> Result<Box<dyn PlayTurns>, NotLearned> {
        Ok(match self {
            Strategy::BestInWorms => Box::new(BestInWorms::from_structure(Arc::clone(structure))),
            Strategy::BestToWin => {
                let network = Arc::clone(model.network(players)?);
                Box::new(BestToWin::new(network, Arc::clone(structure)))
            }
            _ => {
                #[cfg(feature = "by-heart")]
                if let Some(rules) = self.rules() {
                    return Ok(rules);
                }
                Box::new(Habitual::new(self.habit(), structure))
            }
        })
    }

    /// One who plays by rules to remember, if this strategy does.
    #[cfg(feature = "by-heart")]
    fn rules(self) -> Option<Box<Sentences<Heckmeck>>> {
        let list = match self {
            Strategy::ByHeart1 => by_heart(1),
            Strategy::ByHeart3 => by_heart(3),
            Strategy::ByHeart5 => by_heart(5),
            Strategy::ByHeart7 => by_heart(7),
            Strategy::ByHeart1ToWin => by_heart_to_win(1),
            Strategy::ByHeart3ToWin => by_heart_to_win(3),
            Strategy::ByHeart5ToWin => by_heart_to_win(5),
            Strategy::ByHeart7ToWin => by_heart_to_win(7),
            _ => None,
        };
        list.map(Box::new)
    }

    /// How a player goes on who follows a rule of thumb, or none; that of all others is never asked
    /// for.
    fn habit(self) -> Box<dyn Habit + Send> {
        let (by_points, worms_first_after, worms_to_quit) = match self {
            Strategy::Random => return Box::new(Random),
            Strategy::MostPoints => (true, None, 1),
            Strategy::WormsFirst => (true, Some(0), 1),
            Strategy::WormsFromThirdRoll => (true, Some(2), 1),
            Strategy::TwoWormsAtStake => (true, Some(2), 2),
            _ => (false, None, 1),
        };
        Box::new(RuleOfThumb {
            by_points,
            worms_first_after,
            worms_to_quit,
        })
    }
}
