//! The table: where the tiles are, what a turn's total brings, and what a turn's result does.

use std::cmp::Ordering;

use crate::heckmeck::rules::{MAX_DICE, MAX_TOTAL};
use crate::heckmeck::tile::{Tile, Tiles};
use crate::heckmeck::turn::Turn;

/// The fewest players of a game.
pub const FEWEST_PLAYERS: usize = 2;

/// The most players of a game.
pub const MOST_PLAYERS: usize = 7;

/// Rules that tables differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleOptions {
    /// Whether a failed turn turns the highest tile down also when the player had no tile to
    /// return. The rule sheet ties the turning to the returning; many tables don't.
    pub turn_down_with_nothing_to_return: bool,
    /// Whether the highest tile is turned down even if it is the one just returned: the shorter
    /// game of the rule sheet.
    pub always_turn_down: bool,
    /// Whether a steal that is open must be made.
    pub compulsory_steal: bool,
}

impl Default for RuleOptions {
    fn default() -> RuleOptions {
        RuleOptions {
            turn_down_with_nothing_to_return: true,
            always_turn_down: false,
            compulsory_steal: false,
        }
    }
}

/// What a turn brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A tile from the grill.
    Grill(Tile),
    /// A tile from the top of another player's stack.
    Steal {
        /// The tile.
        tile: Tile,
        /// Index of the player who loses it.
        from: usize,
    },
    /// No tile: the turn has failed.
    Fail,
}

/// How a turn has ended, as the player tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnResult {
    /// With a worm and this total, for a tile from the grill. A total that reaches none fails.
    Total(usize),
    /// With a worm and exactly the number of this tile, which lies on top of another's stack.
    Steal(Tile),
    /// Bust, or stopped without a worm.
    Fail,
}

/// The state of a game between two turns: a tile is in exactly one place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    stacks: Vec<Vec<Tile>>,
    to_move: usize,
    grill: Tiles,
    rules: RuleOptions,
}

/// Why something is no table, or no result that a turn on it can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableStateError {
    /// A game has 2 to 7 players.
    #[error("a game has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, but there are {0}")]
    Players(usize),
    /// The player to move is none of them.
    #[error("toMove is {to_move}, but players are counted from 0 to {}", players - 1)]
    ToMove {
        /// The index given.
        to_move: usize,
        /// Players in the game.
        players: usize,
    },
    /// A tile lies in one place.
    #[error("tile {} is in two places: each tile is in one stack, on the grill or out", .0.number())]
    TwoPlaces(Tile),
    /// A finished game has no turn.
    #[error("the game is over: no tile is on the grill, so there is no turn to play")]
    Over,
    /// At a table all dice are rolled; fewer are a house rule of single turns.
    #[error("the turn has {0} dice, but at a table it has {MAX_DICE}")]
    Dice(usize),
    /// A total that no turn can have.
    #[error("total is {0}, but a turn ends on 0 to {MAX_TOTAL}")]
    Total(usize),
    /// Only the top of another player's stack can be stolen.
    #[error("tile {} can't be stolen: allowed are the top tiles of the other players, {allowed}", .tile.number())]
    Steal {
        /// The tile named.
        tile: Tile,
        /// The tiles that can be, in words.
        allowed: String,
    },
    /// By the rules chosen, an open steal must be made.
    #[error(
        "total {0} must steal the tile {0} by the rule compulsorySteal: the result is that steal"
    )]
    MustSteal(usize),
}

impl Table {
    /// A fresh game: every tile on the grill, the first player to move.
    ///
    /// # Errors
    /// [`TableStateError::Players`] for fewer than 2 or more than 7.
    pub fn fresh(players: usize, rules: RuleOptions) -> Result<Table, TableStateError> {
        // An impossible number is refused before that many stacks are made.
        let stacks = vec![Vec::new(); players.min(MOST_PLAYERS + 1)];
        if stacks.len() != players {
            return Err(TableStateError::Players(players));
        }
        Table::new(stacks, 0, Tile::all(), rules)
    }

    /// A table with these stacks, each with its bottom tile first. Tiles that are in no stack and
    /// not on the grill are turned down, out of the game.
    ///
    /// # Errors
    /// Says what can't be.
    pub fn new(
        stacks: Vec<Vec<Tile>>,
        to_move: usize,
        grill: impl IntoIterator<Item = Tile>,
        rules: RuleOptions,
    ) -> Result<Table, TableStateError> {
        let players = stacks.len();
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
            return Err(TableStateError::Players(players));
        }
        if to_move >= players {
            return Err(TableStateError::ToMove { to_move, players });
        }
        let (mut seen, mut face_up) = (Tiles::default(), Tiles::default());
        for &tile in stacks.iter().flatten() {
            if !seen.insert(tile) {
                return Err(TableStateError::TwoPlaces(tile));
            }
        }
        for tile in grill {
            face_up.insert(tile);
            if !seen.insert(tile) {
                return Err(TableStateError::TwoPlaces(tile));
            }
        }
        Ok(Table {
            stacks,
            to_move,
            grill: face_up,
            rules,
        })
    }

    /// The stacks by player, each with its bottom tile first.
    #[must_use]
    pub fn stacks(&self) -> &[Vec<Tile>] {
        &self.stacks
    }

    /// The tiles face up in the middle.
    #[must_use]
    pub fn grill(&self) -> Tiles {
        self.grill
    }

    /// Index of the player whose turn it is.
    #[must_use]
    pub fn to_move(&self) -> usize {
        self.to_move
    }

    /// Number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.stacks.len()
    }

    /// The rules it is played by.
    #[must_use]
    pub fn rules(&self) -> RuleOptions {
        self.rules
    }

    /// Whether the game has ended: no tile is face up on the grill.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.grill.is_empty()
    }

    /// Whether a turn can be played here.
    pub(crate) fn admit(&self, turn: &Turn) -> Result<(), TableStateError> {
        if self.is_over() {
            Err(TableStateError::Over)
        } else if turn.dice() == MAX_DICE {
            Ok(())
        } else {
            Err(TableStateError::Dice(turn.dice()))
        }
    }

    /// The top tile of a player's stack.
    #[must_use]
    pub fn top(&self, player: usize) -> Option<Tile> {
        self.stacks[player].last().copied()
    }

    /// The top tile of the player whose turn it is: what a failed turn costs.
    #[must_use]
    pub fn own_top(&self) -> Option<Tile> {
        self.top(self.to_move)
    }

    /// What the other players have on top, with their index.
    pub fn open_steals(&self) -> impl Iterator<Item = (usize, Tile)> {
        (0..self.players())
            .filter(|&player| player != self.to_move)
            .filter_map(|player| Some((player, self.top(player)?)))
    }

    /// What stopping on `total` points with a worm brings, if a steal that is open is made: the
    /// tile of that number, from the grill or another player's stack, else the next lower one on
    /// the grill. A steal is always worth more than that lower one.
    #[must_use]
    pub fn outcome(&self, total: usize) -> Outcome {
        let steal = self.open_steals().find(|(_, tile)| tile.number() == total);
        match steal {
            Some((from, tile)) => Outcome::Steal { tile, from },
            None => self.from_grill(total),
        }
    }

    /// The same if no steal is made.
    #[must_use]
    pub fn from_grill(&self, total: usize) -> Outcome {
        self.grill
            .highest_up_to(total)
            .map_or(Outcome::Fail, Outcome::Grill)
    }

    /// The table after the turn, the next player to move.
    ///
    /// # Errors
    /// Says why the turn can't have that result: see [`TableStateError`].
    pub fn after(&self, result: TurnResult) -> Result<Table, TableStateError> {
        let outcome = self.outcome_of(result)?;
        let mut table = self.clone();
        table.play(outcome);
        Ok(table)
    }

    fn outcome_of(&self, result: TurnResult) -> Result<Outcome, TableStateError> {
        if self.is_over() {
            return Err(TableStateError::Over);
        }
        match result {
            TurnResult::Fail => Ok(Outcome::Fail),
            TurnResult::Total(total) if total > MAX_TOTAL => Err(TableStateError::Total(total)),
            TurnResult::Total(total) => match self.outcome(total) {
                Outcome::Steal { .. } if self.rules.compulsory_steal => {
                    Err(TableStateError::MustSteal(total))
                }
                _ => Ok(self.from_grill(total)),
            },
            TurnResult::Steal(tile) => match self.outcome(tile.number()) {
                outcome @ Outcome::Steal { .. } => Ok(outcome),
                _ => Err(self.no_steal(tile)),
            },
        }
    }

    fn no_steal(&self, tile: Tile) -> TableStateError {
        let tops: Vec<String> = self
            .open_steals()
            .map(|(_, tile)| tile.number().to_string())
            .collect();
        let allowed = if tops.is_empty() {
            "of which there are none now".to_owned()
        } else {
            format!("now {}", tops.join(", "))
        };
        TableStateError::Steal { tile, allowed }
    }

    /// Ends the turn with an outcome that it can have.
    pub(crate) fn play(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Grill(tile) => {
                self.grill.remove(tile);
                self.stacks[self.to_move].push(tile);
            }
            Outcome::Steal { tile, from } => {
                self.stacks[from].pop();
                self.stacks[self.to_move].push(tile);
            }
            Outcome::Fail => self.fail(),
        }
        self.to_move = (self.to_move + 1) % self.players();
    }

    /// The top tile goes back to the grill, and the highest tile there is turned down, unless it
    /// is the one that has just come back.
    fn fail(&mut self) {
        let returned = self.stacks[self.to_move].pop();
        if let Some(tile) = returned {
            self.grill.insert(tile);
        } else if !self.rules.turn_down_with_nothing_to_return {
            return;
        }
        if let Some(highest) = self.grill.highest()
            && (self.rules.always_turn_down || returned != Some(highest))
        {
            self.grill.remove(highest);
        }
    }

    /// Worms of a player's tiles.
    #[must_use]
    pub fn worms(&self, player: usize) -> usize {
        self.stacks[player].iter().map(|tile| tile.worms()).sum()
    }

    /// The players with the most worms so far; of those who have equally many, the one with the
    /// highest single tile. More than one only as long as nobody has a tile.
    #[must_use]
    pub fn leaders(&self) -> Vec<usize> {
        let rank = |player: usize| (self.worms(player), self.stacks[player].iter().max());
        let mut leaders: Vec<usize> = Vec::new();
        for player in 0..self.players() {
            let order = leaders
                .first()
                .map_or(Ordering::Greater, |&leader| rank(player).cmp(&rank(leader)));
            match order {
                Ordering::Greater => leaders = vec![player],
                Ordering::Equal => leaders.push(player),
                Ordering::Less => {}
            }
        }
        leaders
    }
}
