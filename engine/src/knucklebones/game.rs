//! Whole games between two players, and what they come to.

use std::sync::Arc;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::chance::generator;
use crate::dice::Face;
use crate::estimate::{Estimate, Sums, float};
use crate::knucklebones::player::{Decide, Player};
use crate::knucklebones::values::{Objective, Values};
use crate::knucklebones::weights::Weights;
use crate::knucklebones::{GameResult, Position};
use crate::learned::NotLearned;

/// After so many placements a game is ended as it stands. Games of players who fill their boards
/// are over long before; there is no rule that ends one in which both remove for ever.
pub const MOST_PLACEMENTS: u64 = 1000;

/// What the games between two players came to so far: sums over all games, for the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games that the first player won.
    pub wins: u64,
    /// Games without a winner.
    pub ties: u64,
    /// Games won by whoever started, a tie counting half: twice their number.
    pub starter_halves: u64,
    /// Dice placed by both.
    pub placements: u64,
    /// 1 for each win and ½ for each tie, without luck.
    pub adjusted: Sums,
    /// The score differences.
    pub differences: Sums,
}

impl Tally {
    /// Games played, won, tied and lost, as numbers to show.
    #[must_use]
    pub fn counts(&self) -> [f64; 4] {
        let losses = self.games - self.wins - self.ties;
        [self.games, self.wins, self.ties, losses].map(float)
    }

    /// Share of games that the first player won, a tie counting half.
    #[must_use]
    pub fn share(&self) -> Estimate {
        let sum = float(self.wins) + float(self.ties) / 2.0;
        let squares = float(self.wins) + float(self.ties) / 4.0;
        Estimate::average(sum, squares, self.games)
    }

    /// The same share with the luck of the dice taken out. From each result is taken by how much
    /// each die was better for the first player than a die is on average, as some fixed values of
    /// positions have it. On average that is nothing, whatever the values are; but the better they
    /// are, the less is left to chance. (An advantage sum: M. Zinkevich et al., "Optimal unbiased
    /// estimators for evaluating agent performance", 2006.)
    #[must_use]
    pub fn adjusted_share(&self) -> Estimate {
        self.adjusted.average(self.games)
    }

    /// Score of the first player less that of the second at the end of a game.
    #[must_use]
    pub fn difference(&self) -> Estimate {
        self.differences.average(self.games)
    }

    /// Share of games won by whoever started, a tie counting half.
    #[must_use]
    pub fn starter_share(&self) -> f64 {
        float(self.starter_halves) / 2.0 / float(self.games.max(1))
    }

    /// Dice placed in a game, on average.
    #[must_use]
    pub fn placements_a_game(&self) -> f64 {
        float(self.placements) / float(self.games.max(1))
    }

    /// Adds the games of another tally.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.ties += other.ties;
        self.starter_halves += other.starter_halves;
        self.placements += other.placements;
        self.adjusted.add_all(&other.adjusted);
        self.differences.add_all(&other.differences);
    }

    fn count(&mut self, game: &FinishedGame) {
        let FinishedGame {
            difference,
            luck,
            first_starts,
            placements,
        } = *game;
        let result = GameResult::of(difference);
        self.games += 1;
        self.placements += placements;
        self.wins += u64::from(result == GameResult::Win);
        self.ties += u64::from(result == GameResult::Tie);
        let starter = if first_starts {
            result
        } else {
            result.swapped()
        };
        self.starter_halves += match starter {
            GameResult::Win => 2,
            GameResult::Tie => 1,
            GameResult::Loss => 0,
        };
        self.adjusted.add(result.share() - luck);
        self.differences.add(difference.into());
    }
}

/// A game that has come to its end, as the first player sees it.
struct FinishedGame {
    difference: i16,
    /// By how much the dice raised the share of wins.
    luck: f64,
    first_starts: bool,
    placements: u64,
}

/// Games between two players, who start by turns.
pub struct Games {
    players: [Box<dyn Decide>; 2],
    /// What luck is measured by.
    values: Values,
    seed: u64,
    /// Number of the next game.
    next: u64,
    tally: Tally,
}

impl Games {
    /// Games between two players. The same seed has the same games, with the same weights.
    ///
    /// # Errors
    /// For a player by learned values without weights.
    pub fn new(
        players: [Player; 2],
        seed: u64,
        weights: Option<&Arc<Weights>>,
    ) -> Result<Games, NotLearned> {
        let [first, second] = players.map(|player| player.decider(weights));
        Ok(Games {
            players: [first?, second?],
            values: Values::new(weights.cloned(), Objective::Win),
            seed,
            next: 0,
            tally: Tally::default(),
        })
    }

    /// Goes on with the game of this number, counted from 0: so tournaments are played in parts.
    pub fn skip_to(&mut self, game: u64) {
        self.next = game;
    }

    /// Takes what the games so far came to, and begins to count anew.
    pub fn take_tally(&mut self) -> Tally {
        std::mem::take(&mut self.tally)
    }

    /// What all games so far came to.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Plays one more game.
    pub fn play(&mut self) {
        let nth = self.next;
        self.next += 1;
        let mut generator = generator(self.seed, nth);
        for player in &mut self.players {
            player.begin_game();
        }
        let game = self.play_one(nth.is_multiple_of(2), &mut generator);
        self.tally.count(&game);
    }

    fn play_one(&mut self, first_starts: bool, generator: &mut ChaCha8Rng) -> FinishedGame {
        let mut position = Position::default();
        let mut to_move = usize::from(!first_starts);
        let mut sum = 0.0;
        let mut placements = 0;
        while position.result().is_none() && placements < MOST_PLACEMENTS {
            let roll = throw(generator);
            let sign = if to_move == 0 { 1.0 } else { -1.0 };
            sum += sign * luck(&self.values, position, roll);
            let column = self.players[to_move].decide(position, roll, generator);
            // A player who breaks the rules places where there is room.
            let after = position.place(column, roll);
            let Some(after) =
                after.or_else(|| (0..3).find_map(|column| position.place(column, roll)))
            else {
                break;
            };
            position = after;
            to_move = 1 - to_move;
            placements += 1;
        }
        let difference = position.difference();
        FinishedGame {
            difference: if to_move == 0 {
                difference
            } else {
                -difference
            },
            luck: sum,
            first_starts,
            placements,
        }
    }
}

/// By how much a roll is better for the player to move than a roll on average, in share of wins.
#[must_use]
pub fn luck(values: &Values, position: Position, roll: Face) -> f64 {
    let shares: [f64; 6] = std::array::from_fn(|face| {
        let best = values.best_after(position.into(), face);
        best.map_or(0.0, |(outlook, _)| outlook.share())
    });
    shares[roll.index()] - shares.iter().sum::<f64>() / 6.0
}

/// One face, each with the same chance.
fn throw(generator: &mut ChaCha8Rng) -> Face {
    // Of a fixed width: drawn the same on every machine.
    let nth = generator.random_range(0..6_u8);
    Face::ALL[usize::from(nth)]
}
