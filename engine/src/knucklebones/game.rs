//! Whole games between two players, and what they come to.

use std::sync::Arc;

use rand::{Rng, RngExt};

use crate::chance::generator;
use crate::decide::{Decide, NotLearned};
use crate::dice::Face;
use crate::estimate::{Estimate, Sums, float};
use crate::knucklebones::decide::{Knucklebones, View};
use crate::knucklebones::objective::Objective;
use crate::knucklebones::strategy::Strategy;
use crate::knucklebones::values::Values;
use crate::knucklebones::weights::Weights;
use crate::knucklebones::{GameResult, Position};
use crate::series::{self, Match, Series};

/// After this many placements a game is ended as it stands. Games of players who fill their boards
/// are over long before; there is no rule that ends one in which both remove for ever.
pub const MOST_PLACEMENTS: u64 = 1000;

/// What the games between two players came to so far: sums over all games, for the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games that the first player won.
    pub wins: u64,
    /// Games without a winner.
    pub ties: u64,
    /// Games won by whoever started, a tie counting half: twice their number.
    pub starter_halves: u64,
    /// Dice placed by both.
    pub placements: u64,
    /// 1 for each win and ½ for each tie.
    pub shares: Sums,
    /// The same without luck.
    pub adjusted: Sums,
    /// The score differences.
    pub differences: Sums,
}

impl Tally {
    /// Games played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.shares.count
    }

    /// Games that the first player lost.
    #[must_use]
    pub fn losses(&self) -> u64 {
        self.games() - self.wins - self.ties
    }

    /// Share of games that the first player won, a tie counting half.
    #[must_use]
    pub fn share(&self) -> Estimate {
        self.shares.share(1.0)
    }

    /// The same share without the luck of the dice, see [`Sums::add_without_luck`].
    #[must_use]
    pub fn adjusted_share(&self) -> Estimate {
        self.adjusted.average().within(1.0)
    }

    /// Score of the first player less that of the second at the end of a game.
    #[must_use]
    pub fn difference(&self) -> Estimate {
        self.differences.average()
    }

    /// Share of games won by whoever started, a tie counting half.
    #[must_use]
    pub fn starter_share(&self) -> f64 {
        float(self.starter_halves) / 2.0 / float(self.games().max(1))
    }

    /// Dice placed in a game, on average.
    #[must_use]
    pub fn placements_a_game(&self) -> f64 {
        float(self.placements) / float(self.games().max(1))
    }
}

impl series::Tally for Tally {
    fn merge(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.ties += other.ties;
        self.starter_halves += other.starter_halves;
        self.placements += other.placements;
        self.shares.merge(&other.shares);
        self.adjusted.merge(&other.adjusted);
        self.differences.merge(&other.differences);
    }
}

/// A game that has come to its end, as the first player sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FinishedGame {
    /// Score of the first player less that of the second.
    pub difference: i16,
    /// By how much the dice raised the first player's share of wins.
    pub luck: f64,
    /// Whether the first player has started.
    pub first_starts: bool,
    /// Dice placed by both.
    pub placements: u64,
}

/// Games between two players, who start by turns.
///
/// ```
/// use rollwise_engine::knucklebones::{Games, Strategy};
///
/// let mut games = Games::new([Strategy::Greedy, Strategy::Random], 1, None)?;
/// for _ in 0..20 {
///     games.play();
/// }
/// assert_eq!(games.tally().games(), 20);
/// assert!(games.tally().share().value > 0.5);
/// # Ok::<(), rollwise_engine::decide::NotLearned>(())
/// ```
pub type Games = Series<Duel>;

impl Games {
    /// Games between two players. The same seed has the same games, with the same weights.
    ///
    /// # Errors
    /// For a strategy by learned values without weights.
    pub fn new(
        players: [Strategy; 2],
        seed: u64,
        weights: Option<&Arc<Weights>>,
    ) -> Result<Games, NotLearned> {
        let [first, second] = players.map(|player| player.decider(weights));
        Ok(Series::of(
            Duel::by_learned([first?, second?], weights),
            seed,
        ))
    }
}

/// Two players who start by turns: the first one starts the games with even numbers.
pub struct Duel {
    players: [Box<dyn Decide<Knucklebones>>; 2],
    /// The share of wins that a roll is worth, by which luck is measured.
    value: Box<dyn Fn(Position, Face) -> f64 + Send>,
}

impl Duel {
    /// Two players, luck being measured by learned values, or without them by a rule of thumb.
    #[must_use]
    pub fn by_learned(
        players: [Box<dyn Decide<Knucklebones>>; 2],
        weights: Option<&Arc<Weights>>,
    ) -> Duel {
        let values = Values::new(weights.cloned(), Objective::Win);
        Duel::new(players, move |position, roll| {
            share_of_roll(&values, position, roll)
        })
    }

    /// Two players, and the share of wins that a roll is worth in a position. Luck is measured by
    /// it: the better it is, the surer are results without luck, but any has the same mean.
    pub fn new(
        players: [Box<dyn Decide<Knucklebones>>; 2],
        value: impl Fn(Position, Face) -> f64 + Send + 'static,
    ) -> Duel {
        Duel {
            players,
            value: Box::new(value),
        }
    }
}

impl Match for Duel {
    type Finished = FinishedGame;
    type Tally = Tally;

    fn tally(&self) -> Tally {
        Tally::default()
    }

    fn play(&mut self, seed: u64, number: u64) -> FinishedGame {
        let mut generator = generator(seed, number);
        let first_starts = number.is_multiple_of(2);
        let mut position = Position::default();
        let mut to_move = usize::from(!first_starts);
        let mut sum = 0.0;
        let mut placements = 0;
        for player in &mut self.players {
            player.begin_game();
        }
        while position.result().is_none() && placements < MOST_PLACEMENTS {
            let roll = throw(&mut generator);
            let sign = if to_move == 0 { 1.0 } else { -1.0 };
            sum += sign * luck_by(&self.value, position, roll);
            let column = self.players[to_move].decide(View { position, roll }, &mut generator);
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

    fn count(&self, game: &FinishedGame, tally: &mut Tally) {
        let result = GameResult::of(game.difference);
        let starter = if game.first_starts {
            result
        } else {
            result.swapped()
        };
        tally.placements += game.placements;
        tally.wins += u64::from(result == GameResult::Win);
        tally.ties += u64::from(result == GameResult::Tie);
        tally.starter_halves += match starter {
            GameResult::Win => 2,
            GameResult::Tie => 1,
            GameResult::Loss => 0,
        };
        tally.shares.add(result.share());
        tally.adjusted.add_without_luck(result.share(), game.luck);
        tally.differences.add(game.difference.into());
    }
}

/// By how much a roll is better for the player to move than a roll on average, in share of wins.
#[must_use]
pub fn luck(values: &Values, position: Position, roll: Face) -> f64 {
    luck_by(
        |position, roll| share_of_roll(values, position, roll),
        position,
        roll,
    )
}

/// The same by any value of a roll in a position.
fn luck_by(value: impl Fn(Position, Face) -> f64, position: Position, roll: Face) -> f64 {
    let shares = Face::ALL.map(|face| value(position, face));
    shares[roll.index()] - shares.iter().sum::<f64>() / 6.0
}

/// The share of wins with the best column for a roll; 0 if no column has room.
fn share_of_roll(values: &Values, position: Position, roll: Face) -> f64 {
    let best = values.best_after(position.into(), roll);
    best.map_or(0.0, |(outlook, _)| outlook.share())
}

/// One face, each with the same chance.
fn throw(generator: &mut impl Rng) -> Face {
    // Of a fixed width: drawn the same on every machine.
    let nth = generator.random_range(0..6_u8);
    Face::ALL[usize::from(nth)]
}
