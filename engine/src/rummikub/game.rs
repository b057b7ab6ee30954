//! Whole games: dealing, turns, the end and the scores.

use rand::{Rng, RngExt};
use thiserror::Error;

use crate::chance::generator;
use crate::rummikub::check::{Breach, joined};
use crate::rummikub::ending::{Ending, has_ended, points_left};
use crate::rummikub::judgement::broken;
use crate::rummikub::position::{Position, PositionError};
use crate::rummikub::rules::Rules;
use crate::rummikub::set::{Set, tiles_of};
use crate::rummikub::small;
use crate::rummikub::tile::{Tile, Tiles};

/// The fewest players of a game.
pub const FEWEST_PLAYERS: usize = 2;
/// The most players of a game.
pub const MOST_PLAYERS: usize = 4;
/// Tiles on each rack at the start.
pub const FIRST_RACK: usize = 14;

/// More turns than a game can have, so that none has to be broken off: each turn draws a tile, lays
/// one or more, or passes with an empty pool. No more than 78 turns draw and no more than 106 lay,
/// and no more than three players pass before one lays, or all do.
pub const MOST_TURNS: u32 = 600;

/// The tiles as they are dealt: what each player has, and what is left in the pool.
///
/// ```
/// use rollwise_engine::rummikub::Deal;
///
/// let deal = Deal::of_seed(3, 7).unwrap();
/// assert_eq!((deal.racks.len(), deal.racks[0].len(), deal.pool.len()), (3, 14, 64));
/// assert_eq!(deal, Deal::of_seed(3, 7).unwrap());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The racks in the order in which the players move, their tiles in the order in which they
    /// came.
    pub racks: Vec<Vec<Tile>>,
    /// The tiles face down. The first one is drawn first.
    pub pool: Vec<Tile>,
}

/// Why there is no game of this many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} players; a game has {FEWEST_PLAYERS} to {MOST_PLAYERS}")]
pub struct PlayersError(pub usize);

impl PlayersError {
    /// Refuses numbers of players that no game has.
    pub(crate) fn check(players: usize) -> Result<(), PlayersError> {
        let is_allowed = (FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players);
        is_allowed.then_some(()).ok_or(PlayersError(players))
    }
}

impl Deal {
    /// The deal of a seed.
    ///
    /// # Errors
    /// For less than two or more than four players.
    pub fn of_seed(players: usize, seed: u64) -> Result<Deal, PlayersError> {
        Deal::shuffled(players, &mut generator(seed, 0))
    }

    /// A deal of well shuffled tiles.
    ///
    /// # Errors
    /// For less than two or more than four players.
    pub fn shuffled(
        players: usize,
        chance: &mut (impl Rng + ?Sized),
    ) -> Result<Deal, PlayersError> {
        PlayersError::check(players)?;
        let all = Tiles::all();
        let mut pool: Vec<Tile> = all.iter().collect();
        shuffle(&mut pool, chance);
        let racks = (0..players).map(|_| pool.drain(..FIRST_RACK).collect());
        Ok(Deal {
            racks: racks.collect(),
            pool,
        })
    }
}

/// Brings tiles into any order, each with the same chance.
pub(crate) fn shuffle(tiles: &mut [Tile], chance: &mut (impl Rng + ?Sized)) {
    for last in (1..tiles.len()).rev() {
        // Of a fixed width: drawn the same on every machine.
        let other = chance.random_range(0..=u32::from(small(last)));
        tiles.swap(last, other as usize);
    }
}

/// A game under way, with all that is hidden from its players.
///
/// ```
/// use rollwise_engine::rummikub::{Deal, Game, Rules, Tiles, TurnEnd};
///
/// let mut game = Game::new(Deal::of_seed(2, 1).unwrap(), Rules::default());
/// assert_eq!((game.to_move(), game.pool()), (0, 78));
/// assert!(matches!(game.draw(), TurnEnd::Drew(_)));
/// assert_eq!((game.to_move(), game.rack(0).map(Tiles::len), game.pool()), (1, Some(15), 77));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    table: Vec<Set>,
    racks: Vec<Tiles>,
    have_opened: Vec<bool>,
    /// The tile that is drawn next comes last.
    pool: Vec<Tile>,
    to_move: usize,
    /// Turns passed in a row.
    passed: usize,
    turns: u32,
}

/// What a turn brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// These tiles came from the rack onto the table.
    Laid(Tiles),
    /// A tile came from the pool to the rack.
    Drew(Tile),
    /// The pool was empty.
    Passed,
}

/// Why a move is not played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// It breaks rules.
    #[error("{}", joined(.0))]
    Breaks(Vec<Breach>),
}

impl Game {
    /// A game with these tiles. The first player moves first.
    #[must_use]
    pub fn new(deal: Deal, rules: Rules) -> Game {
        let mut pool = deal.pool;
        pool.reverse();
        Game {
            rules,
            table: Vec::new(),
            have_opened: vec![false; deal.racks.len()],
            racks: deal
                .racks
                .into_iter()
                .map(|rack| rack.into_iter().collect())
                .collect(),
            pool,
            to_move: 0,
            passed: 0,
            turns: 0,
        }
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.racks.len()
    }

    /// Whose turn it is, counted from 0.
    #[must_use]
    pub fn to_move(&self) -> usize {
        self.to_move
    }

    /// The sets on the table.
    #[must_use]
    pub fn table(&self) -> &[Set] {
        &self.table
    }

    /// What a player has; `None` for a player who is none.
    #[must_use]
    pub fn rack(&self, player: usize) -> Option<&Tiles> {
        self.racks.get(player)
    }

    /// Whether a player has opened; a player who is none has not.
    #[must_use]
    pub fn has_opened(&self, player: usize) -> bool {
        self.have_opened.get(player) == Some(&true)
    }

    /// How many tiles are face down.
    #[must_use]
    pub fn pool(&self) -> usize {
        self.pool.len()
    }

    /// Turns that have been played.
    #[must_use]
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The position as the player to move sees it.
    ///
    /// # Errors
    /// None in a game that was dealt from the tiles of one box, by rules that a position takes.
    pub fn position(&self) -> Result<Position, PositionError> {
        let rack = self.racks[self.to_move];
        let position = Position::new(self.table.clone(), Tiles::default(), rack)?;
        let position = position.with_rules(self.rules)?;
        Ok(if self.have_opened[self.to_move] {
            position
        } else {
            position.before_opening()
        })
    }

    /// How many tiles the others have, in the order in which they move.
    #[must_use]
    pub fn rivals(&self) -> Vec<usize> {
        let players = self.players();
        let others = (1..players).map(|next| (self.to_move + next) % players);
        others.map(|player| self.racks[player].len()).collect()
    }

    /// Whether a rack is empty, or all have passed in a row with an empty pool.
    #[must_use]
    pub fn is_over(&self) -> bool {
        has_ended(&self.racks, self.passed)
    }

    /// Ends the turn without a move: draws a tile, or passes if there is none. Nothing happens
    /// after the end.
    pub fn draw(&mut self) -> TurnEnd {
        if self.is_over() {
            return TurnEnd::Passed;
        }
        let drawn = self.pool.pop();
        if let Some(tile) = drawn {
            self.racks[self.to_move].add(tile);
            self.passed = 0;
        } else {
            self.passed += 1;
        }
        self.end_turn();
        drawn.map_or(TurnEnd::Passed, TurnEnd::Drew)
    }

    /// Ends the turn with a move, after which these sets are the table. Tells which tiles were
    /// laid.
    ///
    /// # Errors
    /// Why the move is not played. Then the turn goes on.
    pub fn lay(&mut self, after: Vec<Set>) -> Result<Tiles, Refused> {
        let position = self.position().ok().filter(|_| !self.is_over());
        let broken = broken(&position.ok_or(Refused::Over)?, &after);
        if !broken.is_empty() {
            return Err(Refused::Breaks(broken));
        }
        let player = self.to_move;
        let laid = tiles_of(&after).without(&tiles_of(&self.table));
        self.racks[player] = self.racks[player].without(&laid);
        self.have_opened[player] = true;
        self.table = after;
        self.passed = 0;
        self.end_turn();
        Ok(laid)
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        self.to_move = (self.to_move + 1) % self.players();
    }

    /// What the players' tiles count.
    #[must_use]
    pub fn points_left(&self) -> Vec<u32> {
        points_left(&self.racks, self.rules.joker_points)
    }

    /// How it has ended; `None` as long as it goes on.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        Ending::of(&self.racks, self.rules.joker_points, self.passed)
    }

    /// Who has won. Nobody before the end.
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        self.ending().map_or_else(Vec::new, |ending| ending.winners)
    }

    /// The scores; all 0 before the end.
    #[must_use]
    pub fn scores(&self) -> Vec<f64> {
        self.ending().map_or_else(
            || vec![0.0; self.players()],
            |ending| ending.scores().collect(),
        )
    }

    /// Where all tiles of the game are: on the table, on racks, in the pool.
    #[must_use]
    pub fn all_tiles(&self) -> Tiles {
        let mut all = tiles_of(&self.table);
        self.racks.iter().for_each(|rack| all.add_all(rack));
        self.pool.iter().for_each(|&tile| all.add(tile));
        all
    }
}
