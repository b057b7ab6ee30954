//! The table: where the tiles are, what a turn's total brings, and what its end does.

use std::cmp::Ordering;

use crate::heckmeck::evaluation::TOTALS;
use crate::heckmeck::rules::{Dice, MAX_DICE, MAX_TOTAL};
use crate::heckmeck::table_rules::{FEWEST_PLAYERS, MOST_PLAYERS, RuleOptions};
use crate::heckmeck::tile::{Tile, Tiles};
use crate::heckmeck::turn::{Position, Turn};
use crate::notation::NotationError;

/// What a turn brings at the table.
///
/// ```
/// use rollwise_engine::heckmeck::{Outcome, Table, Tile};
///
/// let table: Table = "*30 | 22 | grill 25 31 32".parse().unwrap();
/// let tile = |number| Tile::new(number).unwrap();
/// assert_eq!(table.outcome(22), Outcome::Steal { tile: tile(22), from: 1 });
/// assert_eq!(table.outcome(30), Outcome::Grill(tile(25)));
/// assert_eq!(table.outcome(24), Outcome::Fail);
/// ```
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
///
/// ```
/// use rollwise_engine::heckmeck::{Table, Tile, TurnEnd};
///
/// let table: Table = "*30 | 22 | grill 25 31 32".parse()?;
/// let after = |end| table.after(end).map(|table| table.to_string());
/// assert_eq!(after(TurnEnd::Total(31))?, "30 31 | *22 | grill 25 32");
/// assert_eq!(after(TurnEnd::Steal(Tile::new(22).unwrap()))?, "30 22 | *- | grill 25 31 32");
/// // The 30 goes back, and the highest tile is turned down.
/// assert_eq!(after(TurnEnd::Fail)?, "- | *22 | grill 25 30 31");
/// # Ok::<(), rollwise_engine::heckmeck::TableStateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// With a worm and this total, for a tile from the grill. A total that reaches none fails. By
    /// [`RuleOptions::any_lower_tile`] a lower tile is taken as by the total of its own number.
    Total(u8),
    /// With a worm and exactly the number of this tile, which lies on top of another's stack.
    Steal(Tile),
    /// With a bust, or without a worm.
    Fail,
}

/// The state of a game between two turns: a tile is in exactly one place.
///
/// Written as `*30 | 22 | grill 25 31 32`: the stacks by player, each with its bottom tile first,
/// then the grill; `-` stands for no tile, and `*` before a stack for the player whose turn it
/// is, which is the first one if it is left out. A table that is read has the default rules, and
/// what is written leaves the rules out. Stacks may also have slashes between them, as in `27/24 |
/// grill 21-36`, and the grill ranges of tiles, of which those on stacks are left out.
///
/// ```
/// use rollwise_engine::heckmeck::{Table, Tile};
///
/// let table: Table = "21 30 | *22 | - | grill 25 31 32".parse()?;
/// assert_eq!((table.players(), table.to_move()), (3, 1));
/// assert_eq!(table.top(0), Tile::new(30));
/// assert_eq!(table.worms(0), 4);
/// assert_eq!(table.to_string(), "21 30 | *22 | - | grill 25 31 32");
/// # Ok::<(), rollwise_engine::heckmeck::TableStateError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    stacks: Vec<Vec<Tile>>,
    to_move: usize,
    grill: Tiles,
    rules: RuleOptions,
}

/// Why something is no table, or no turn that can be played or ended there.
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
    #[error("tile {0} is in two places: each tile is in one stack, on the grill or out")]
    TwoPlaces(Tile),
    /// A finished game has no turn.
    #[error("the game is over: no tile is on the grill, so there is no turn to play")]
    Over,
    /// At a table all dice are rolled; fewer are a house rule of single turns.
    #[error("the turn has {0} dice, but at a table it has {MAX_DICE}")]
    Dice(u8),
    /// A total that no turn can have.
    #[error("total is {0}, but a turn ends on 0 to {MAX_TOTAL}")]
    Total(u8),
    /// Only the top of another player's stack can be stolen.
    #[error(
        "tile {tile} can't be stolen: allowed are the top tiles of the other players, {allowed}"
    )]
    Steal {
        /// The tile named.
        tile: Tile,
        /// The tiles that can be, in words.
        allowed: String,
    },
    /// A tile is stolen from the player on top of whose stack it lies.
    #[error(
        "tile {tile} can't be stolen from player {from}: it is on top of the stack of player \
         {owner} (players are counted from 0)"
    )]
    StealFrom {
        /// The tile named.
        tile: Tile,
        /// Index of the player named.
        from: usize,
        /// Index of the player who has it.
        owner: usize,
    },
    /// Only a tile that is face up on the grill can be taken from there.
    #[error("tile {tile} is not on the grill: allowed are the tiles there, now {allowed}")]
    NotOnGrill {
        /// The tile named.
        tile: Tile,
        /// The tiles that are, in words.
        allowed: String,
    },
    /// By the rules chosen, an open steal must be made.
    #[error(
        "total {0} must steal the tile {0} by the rule compulsorySteal: the result is that steal"
    )]
    MustSteal(u8),
    /// A text that does not follow the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
}

impl Table {
    /// A fresh game: every tile on the grill, the first player to move.
    ///
    /// # Errors
    /// [`TableStateError::Players`] for fewer than 2 or more than 7 players.
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
    /// [`TableStateError`] says what can't be: a number of players, an index that no player has, a
    /// tile in two places.
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

    /// Refuses a turn that can't be played now: the game is over, or it has too few dice.
    pub(crate) fn admit(&self, turn: &Turn) -> Result<(), TableStateError> {
        if self.is_over() {
            Err(TableStateError::Over)
        } else if turn.dice() == Dice::EIGHT {
            Ok(())
        } else {
            Err(TableStateError::Dice(turn.dice().number()))
        }
    }

    /// The top tile of a player's stack; `None` without a tile, and for a player who is none.
    #[must_use]
    pub fn top(&self, player: usize) -> Option<Tile> {
        self.stacks.get(player)?.last().copied()
    }

    /// The top tile of the player whose turn it is: what a failed turn costs.
    #[must_use]
    pub fn own_top(&self) -> Option<Tile> {
        self.top(self.to_move)
    }

    /// The top tiles of the other players' stacks, each with its player's index.
    pub fn open_steals(&self) -> impl Iterator<Item = (usize, Tile)> {
        (0..self.players())
            .filter(|&player| player != self.to_move)
            .filter_map(|player| Some((player, self.top(player)?)))
    }

    /// What stopping on `total` points with a worm brings, if a steal that is open is made: the
    /// tile of that number, from the grill or another player's stack, else the next lower one on
    /// the grill. In worms a steal is always worth more than that lower one; to win the game it
    /// need not be.
    #[must_use]
    pub fn outcome(&self, total: u8) -> Outcome {
        let steal = self.open_steals().find(|(_, tile)| tile.number() == total);
        match steal {
            Some((from, tile)) => Outcome::Steal { tile, from },
            None => self.outcome_from_grill(total),
        }
    }

    /// What ending the turn on each total brings, 0 to 40, with a worm: see [`Table::outcome`].
    #[must_use]
    pub fn outcomes(&self) -> [Outcome; TOTALS] {
        let mut outcomes = [Outcome::Fail; TOTALS];
        for (total, outcome) in (0..).zip(&mut outcomes) {
            *outcome = self.outcome(total);
        }
        outcomes
    }

    /// What stopping at a position brings: [`Table::outcome`] of its total, and
    /// [`Outcome::Fail`] without a worm.
    #[must_use]
    pub fn outcome_of_stopping(&self, position: Position) -> Outcome {
        let total = position.stop_total();
        total.map_or(Outcome::Fail, |total| self.outcome(total))
    }

    /// What stopping on `total` points with a worm brings if no steal is made: the highest tile of
    /// the grill that is reached.
    #[must_use]
    pub fn outcome_from_grill(&self, total: u8) -> Outcome {
        self.grill
            .highest_up_to(total)
            .map_or(Outcome::Fail, Outcome::Grill)
    }

    /// All that stopping on `total` points with a worm may bring: the steal that is open; without it
    /// the tile of the grill that is reached, by [`RuleOptions::any_lower_tile`] then all lower ones,
    /// the highest first.
    ///
    /// ```
    /// use rollwise_engine::heckmeck::{RuleOptions, Table};
    ///
    /// let table: Table = "*30 | 26 | grill 21 25 31".parse()?;
    /// let rules = RuleOptions { any_lower_tile: true, ..RuleOptions::default() };
    /// let free = Table::new(table.stacks().to_vec(), 0, table.grill().iter(), rules)?;
    /// assert_eq!(table.open_outcomes(26).count(), 2); // steal 26, or take 25
    /// assert_eq!(free.open_outcomes(26).count(), 3); // or take 21
    /// assert_eq!(free.open_outcomes(25).count(), 1); // 25 is there
    /// # Ok::<(), rollwise_engine::heckmeck::TableStateError>(())
    /// ```
    pub fn open_outcomes(&self, total: u8) -> impl Iterator<Item = Outcome> {
        let first = self.outcome(total);
        let is_steal = matches!(first, Outcome::Steal { .. });
        let is_forced = is_steal && self.rules.compulsory_steal;
        let reached = self.grill.highest_up_to(total);
        let is_there = reached.is_some_and(|tile| tile.number() == total);
        let is_free = self.rules.any_lower_tile && !is_there && !is_forced;
        let lower = is_free.then(|| self.grill.iter().rev());
        let lower = lower.into_iter().flatten();
        let lower = lower.filter(move |&tile| Some(tile) < reached);
        let left = (is_steal && !is_forced).then(|| self.outcome_from_grill(total));
        let first = std::iter::once(first).chain(left);
        first.chain(lower.map(Outcome::Grill))
    }

    /// The table after the turn, the next player to move.
    ///
    /// # Errors
    /// [`TableStateError`] says why the turn can't end so.
    pub fn after(&self, end: TurnEnd) -> Result<Table, TableStateError> {
        let outcome = self.outcome_of_end(end)?;
        let mut table = self.clone();
        table.end_turn(outcome);
        Ok(table)
    }

    fn outcome_of_end(&self, end: TurnEnd) -> Result<Outcome, TableStateError> {
        if self.is_over() {
            return Err(TableStateError::Over);
        }
        match end {
            TurnEnd::Fail => Ok(Outcome::Fail),
            TurnEnd::Total(total) if total > MAX_TOTAL => Err(TableStateError::Total(total)),
            TurnEnd::Total(total) => match self.outcome(total) {
                Outcome::Steal { .. } if self.rules.compulsory_steal => {
                    Err(TableStateError::MustSteal(total))
                }
                _ => Ok(self.outcome_from_grill(total)),
            },
            TurnEnd::Steal(tile) => match self.outcome(tile.number()) {
                outcome @ Outcome::Steal { .. } => Ok(outcome),
                _ => Err(self.no_steal(tile)),
            },
        }
    }

    fn no_steal(&self, tile: Tile) -> TableStateError {
        let tops = listed(self.open_steals().map(|(_, tile)| tile));
        let allowed = if tops.is_empty() {
            "of which there are none now".to_owned()
        } else {
            format!("now {tops}")
        };
        TableStateError::Steal { tile, allowed }
    }

    /// Ends the turn with an outcome; the next player is to move. Which total has led to the
    /// outcome is not known here, so a tile may be taken from the grill in place of a steal.
    ///
    /// ```
    /// use rollwise_engine::heckmeck::{Outcome, Table, Tile};
    ///
    /// let mut table: Table = "*30 | 22 | grill 25 31 32".parse()?;
    /// table.play(Outcome::Grill(Tile::new(31).unwrap()))?;
    /// assert_eq!(table.to_string(), "30 31 | *22 | grill 25 32");
    /// // It is not on the grill any more.
    /// assert!(table.play(Outcome::Grill(Tile::new(31).unwrap())).is_err());
    /// assert_eq!(table.to_string(), "30 31 | *22 | grill 25 32");
    /// # Ok::<(), rollwise_engine::heckmeck::TableStateError>(())
    /// ```
    ///
    /// # Errors
    /// [`TableStateError`] says why the turn can't have the outcome: the game is over, the tile is
    /// not on the grill, or not on top of the stack of another player with this index. The table
    /// is then as it was.
    pub fn play(&mut self, outcome: Outcome) -> Result<(), TableStateError> {
        self.check(outcome)?;
        self.end_turn(outcome);
        Ok(())
    }

    /// Refuses an outcome that the turn can't have.
    fn check(&self, outcome: Outcome) -> Result<(), TableStateError> {
        if self.is_over() {
            return Err(TableStateError::Over);
        }
        match outcome {
            Outcome::Grill(tile) if !self.grill.contains(tile) => {
                let allowed = listed(self.grill.iter());
                Err(TableStateError::NotOnGrill { tile, allowed })
            }
            Outcome::Steal { tile, from } => {
                match self.open_steals().find(|&(_, open)| open == tile) {
                    None => Err(self.no_steal(tile)),
                    Some((owner, _)) if owner != from => {
                        Err(TableStateError::StealFrom { tile, from, owner })
                    }
                    Some(_) => Ok(()),
                }
            }
            Outcome::Grill(_) | Outcome::Fail => Ok(()),
        }
    }

    /// [`Table::play`] of an outcome that the turn can have, which is not checked: searches do
    /// this all the time.
    pub(crate) fn end_turn(&mut self, outcome: Outcome) {
        debug_assert_eq!(self.check(outcome), Ok(()), "{outcome:?} at {self}");
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

    /// Number of worms on all tiles of a player's stack, 0 to 40; 0 for a player who is none.
    #[must_use]
    pub fn worms(&self, player: usize) -> u8 {
        let stack = self.stacks.get(player).into_iter().flatten();
        stack.map(|tile| tile.worms()).sum()
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

/// The numbers of tiles with commas between them.
fn listed(tiles: impl Iterator<Item = Tile>) -> String {
    let tiles: Vec<String> = tiles.map(|tile| tile.to_string()).collect();
    tiles.join(", ")
}
