//! Whole games of any players, all on the same rolls, and what they come to.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;

use crate::chance::generator;
use crate::decide::{Decide, NotLearned};
use crate::dice::Faces;
use crate::estimate::{Estimate, Sums, float};
use crate::series::{self, Match, Series};
use crate::solitaire_dice::choice::{ByChoice, CHOICES, FiveDice, Rolls};
use crate::solitaire_dice::decide::{SolitaireDice, View};
use crate::solitaire_dice::sheet::{Opening, Sheet};
use crate::solitaire_dice::strategy::Strategy;
use crate::solitaire_dice::sum::{SUMS, Sum};
use crate::solitaire_dice::weights::Weights;

/// The lowest score there is.
pub const LOWEST: i16 = -2200;
/// The highest score there is.
pub const HIGHEST: i16 = 3350;
/// Scores are multiples of this.
pub const SCORE_STEP: i16 = 10;
/// Scores there are.
const SCORES: usize = ((HIGHEST - LOWEST) / SCORE_STEP) as usize + 1;

/// A turn after which a game is ended as it stands. One in 2^200 games would go on for longer.
const MOST_TURNS: u32 = 200;

/// The rolls of a game, which its seed and its number tell: they are the same for every player.
pub struct GameRolls {
    generator: ChaCha8Rng,
    thrown: Vec<FiveDice>,
}

impl GameRolls {
    /// Those of a game.
    ///
    /// ```
    /// use rollwise_engine::solitaire_dice::GameRolls;
    ///
    /// let (mut once, mut again) = (GameRolls::new(7, 3), GameRolls::new(7, 3));
    /// let later = again.roll(5);
    /// assert_eq!((once.roll(5), once.roll(0)), (later, again.roll(0)));
    /// ```
    #[must_use]
    pub fn new(seed: u64, game: u64) -> GameRolls {
        GameRolls {
            generator: generator(seed, game),
            thrown: Vec::new(),
        }
    }

    /// The roll of a turn, the first of which is turn 0.
    pub fn roll(&mut self, turn: u32) -> FiveDice {
        let turn = turn as usize;
        while self.thrown.len() <= turn {
            self.thrown.push(FiveDice::throw(&mut self.generator));
        }
        self.thrown[turn]
    }
}

/// What games came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// By player.
    pub players: Vec<PlayerTally>,
    /// By player: how much more it had than each player before it.
    differences: Vec<Vec<Sums>>,
    /// Games played.
    pub games: u64,
}

impl Tally {
    fn new(players: usize, is_adjusted: bool) -> Tally {
        let differences = (0..players).map(|player| vec![Sums::default(); player]);
        Tally {
            players: vec![PlayerTally::new(is_adjusted); players],
            differences: differences.collect(),
            games: 0,
        }
    }

    /// How much more one player had than another on the same rolls, on average.
    #[must_use]
    pub fn difference(&self, one: usize, other: usize) -> Estimate {
        let found = |later: usize, earlier: usize| self.differences[later][earlier].average();
        match one.cmp(&other) {
            std::cmp::Ordering::Greater => found(one, other),
            std::cmp::Ordering::Equal => Estimate {
                value: 0.0,
                low: 0.0,
                high: 0.0,
            },
            std::cmp::Ordering::Less => found(other, one).map(|points| -points),
        }
    }

    fn count(&mut self, game: &[FinishedGame]) {
        for (tally, finished) in self.players.iter_mut().zip(game) {
            tally.count(finished);
        }
        let score = |player: usize| f64::from(game[player].sheet.score());
        for (later, differences) in self.differences.iter_mut().enumerate() {
            for (earlier, sums) in differences.iter_mut().enumerate() {
                sums.add(score(later) - score(earlier));
            }
        }
        self.games += 1;
    }
}

impl series::Tally for Tally {
    fn merge(&mut self, other: &Tally) {
        for (tally, more) in self.players.iter_mut().zip(&other.players) {
            tally.merge(more);
        }
        for (sums, more) in self.differences.iter_mut().zip(&other.differences) {
            for (sums, more) in sums.iter_mut().zip(more) {
                sums.merge(more);
            }
        }
        self.games += other.games;
    }
}

/// What the games of one player came to.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerTally {
    /// Final scores.
    pub scores: Sums,
    /// The same without the luck of the rolls, if that was asked for; see
    /// [`Sums::add_without_luck`].
    pub adjusted: Option<Sums>,
    /// Games by final score, from [`LOWEST`] on in steps of [`SCORE_STEP`].
    pub histogram: Vec<u32>,
    /// Turns of all games, free rides included.
    pub turns: u64,
    /// Free rides of all games.
    pub free_rides: u64,
    /// Games that ended with marks on each sum.
    pub opened: [u64; SUMS],
    /// Games by the numbers that were in use at their end.
    pub sets: Vec<u64>,
}

impl PlayerTally {
    fn new(is_adjusted: bool) -> PlayerTally {
        PlayerTally {
            scores: Sums::default(),
            adjusted: is_adjusted.then(Sums::default),
            histogram: vec![0; SCORES],
            turns: 0,
            free_rides: 0,
            opened: [0; SUMS],
            sets: vec![0; Faces::SETS],
        }
    }

    /// Games that ended with this many points or more.
    #[must_use]
    pub fn at_least(&self, score: i32) -> u64 {
        let scores = (i32::from(LOWEST)..).step_by(usize::from(SCORE_STEP.unsigned_abs()));
        let reached = scores
            .zip(&self.histogram)
            .filter(|(found, _)| *found >= score);
        reached.map(|(_, &games)| u64::from(games)).sum()
    }

    /// Turns of a game, free rides included, and free rides of a game, on average.
    #[must_use]
    pub fn turns_and_free_rides(&self) -> [f64; 2] {
        let games = float(self.scores.count.max(1));
        [self.turns, self.free_rides].map(|count| float(count) / games)
    }

    /// The numbers that were in use at the end of games, and in how many; the most games first.
    #[must_use]
    pub fn most_used_sets(&self) -> Vec<(Faces, u64)> {
        let mut sets: Vec<(Faces, u64)> = Vec::new();
        for (set, &games) in Faces::every().zip(&self.sets) {
            if games > 0 {
                let place = sets.partition_point(|&(_, more)| more >= games);
                sets.insert(place, (set, games));
            }
        }
        sets
    }

    fn count(&mut self, game: &FinishedGame) {
        let score = game.sheet.score();
        self.scores.add(score.into());
        if let Some(adjusted) = &mut self.adjusted {
            adjusted.add_without_luck(score.into(), game.luck);
        }
        let place = (score - LOWEST) / SCORE_STEP;
        self.histogram[usize::from(place.unsigned_abs())] += 1;
        self.turns += u64::from(game.turns);
        self.free_rides += u64::from(game.free_rides);
        for sum in Sum::ALL {
            self.opened[sum.index()] += u64::from(game.sheet.marks(sum) > 0);
        }
        self.sets[game.sheet.in_use().index()] += 1;
    }

    fn merge(&mut self, other: &PlayerTally) {
        self.scores.merge(&other.scores);
        if let Some((sums, more)) = self.adjusted.as_mut().zip(other.adjusted.as_ref()) {
            sums.merge(more);
        }
        for (games, more) in self.histogram.iter_mut().zip(&other.histogram) {
            *games += more;
        }
        self.turns += other.turns;
        self.free_rides += other.free_rides;
        for (games, more) in self.opened.iter_mut().zip(other.opened) {
            *games += more;
        }
        for (games, more) in self.sets.iter_mut().zip(&other.sets) {
            *games += more;
        }
    }
}

/// How games are begun.
#[derive(Clone, Copy, Debug, Default)]
pub struct Start {
    /// The sheet that every player has. It is not over.
    pub sheet: Sheet,
    /// The first roll of every game; any if there is none.
    pub roll: Option<FiveDice>,
    /// The rule of the opening.
    pub opening: Opening,
}

/// Games of some players, all on the same rolls.
///
/// ```
/// use rollwise_engine::solitaire_dice::{Games, Start, Strategy};
///
/// let players = [Strategy::Thumb, Strategy::Random];
/// let mut games = Games::new(&players, Start::default(), 1, None, None)?;
/// for _ in 0..20 {
///     games.play();
/// }
/// let [thumb, random] = &games.tally().players[..] else { unreachable!("there are two") };
/// assert!(thumb.scores.average().value > random.scores.average().value);
/// # Ok::<(), rollwise_engine::decide::NotLearned>(())
/// ```
pub type Games = Series<Sheets>;

impl Games {
    /// Games of these players; `luck` are the weights by which scores are adjusted for luck, if
    /// they are to be. The same seed has the same games, with the same weights.
    ///
    /// # Errors
    /// For a strategy by learned values without weights.
    pub fn new(
        players: &[Strategy],
        start: Start,
        seed: u64,
        weights: Option<&Arc<Weights>>,
        luck: Option<Arc<Weights>>,
    ) -> Result<Games, NotLearned> {
        let players = players.iter().map(|player| player.decider(weights));
        let players = Sheets {
            players: players.collect::<Result<_, _>>()?,
            start,
            luck,
        };
        Ok(Series::of(players, seed))
    }
}

/// Players who mark sheets of their own with the same rolls.
pub struct Sheets {
    /// Who decides, for each player.
    pub players: Vec<Box<dyn Decide<SolitaireDice>>>,
    /// How games are begun.
    pub start: Start,
    /// Values by which luck is told, if it is.
    pub luck: Option<Arc<Weights>>,
}

/// A player's game that has come to its end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FinishedGame {
    /// The sheet after the last turn.
    pub sheet: Sheet,
    /// Turns, free rides included.
    pub turns: u32,
    /// Free rides.
    pub free_rides: u32,
    /// Points that the rolls brought more than rolls on average; 0 where luck is not told.
    pub luck: f64,
}

impl Sheets {
    fn play_one(
        &mut self,
        player: usize,
        rolls: &mut GameRolls,
        generator: &mut ChaCha8Rng,
    ) -> FinishedGame {
        let Start {
            sheet,
            roll,
            opening,
        } = self.start;
        let mut game = FinishedGame {
            sheet,
            turns: 0,
            free_rides: 0,
            luck: 0.0,
        };
        self.players[player].begin_game();
        while !game.sheet.is_over() && game.turns < MOST_TURNS {
            let known = roll.filter(|_| game.turns == 0);
            let roll = known.unwrap_or_else(|| rolls.roll(game.turns));
            if let Some(weights) = self.luck.as_ref().filter(|_| known.is_none()) {
                game.luck += luck(weights, &game.sheet, roll, opening);
            }
            let view = View {
                sheet: &game.sheet,
                roll,
                opening,
            };
            let taken = self.players[player].decide(view, generator);
            game.free_rides += u32::from(taken.choice.reject.is_none());
            game.sheet = taken.choice.after(&game.sheet);
            game.turns += 1;
        }
        game
    }
}

impl Match for Sheets {
    /// By player.
    type Finished = Vec<FinishedGame>;
    type Tally = Tally;

    fn tally(&self) -> Tally {
        Tally::new(self.players.len(), self.luck.is_some())
    }

    fn play(&mut self, seed: u64, number: u64) -> Vec<FinishedGame> {
        let mut rolls = GameRolls::new(seed, number);
        let players = 0..self.players.len();
        let games = players.map(|player| {
            // Players who leave something to chance have dice of their own for it.
            let stream = (player as u64 + 1) << 40 | number;
            self.play_one(player, &mut rolls, &mut generator(seed, stream))
        });
        games.collect()
    }

    fn count(&self, game: &Vec<FinishedGame>, tally: &mut Tally) {
        tally.count(game);
    }
}

/// By how much a roll is better than a roll on average, in points, by the network's values: over
/// all rolls it is 0.
#[must_use]
pub fn luck(weights: &Weights, sheet: &Sheet, roll: FiveDice, opening: Opening) -> f64 {
    let rolls = Rolls::get();
    let mut values: ByChoice = [0.0; CHOICES];
    weights.value_after_each(sheet, rolls.possible(sheet, opening), &mut values);
    let mean = rolls.mean_of_best(sheet, opening, &values);
    rolls.best_of_roll(sheet, roll, opening, &values) - mean
}
