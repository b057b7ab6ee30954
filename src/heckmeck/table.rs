//! Queries about a table: what lies where, how a turn has ended.

use engine::heckmeck::{
    self, MAX_DICE, RuleOptions, Table, TableStateError, Tile, Turn, TurnError,
};
use serde::de::{self, Deserialize, Deserializer};

use crate::query::{Counts, Small, numbers};

/// A tile by its number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TileNumber(pub Tile);

impl<'de> Deserialize<'de> for TileNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TileNumber, D::Error> {
        let Small(number) = Small::<21, 36>::deserialize(deserializer)?;
        let tile = Tile::new(number).ok_or_else(|| de::Error::custom("there is no such tile"))?;
        Ok(TileNumber(tile))
    }
}

/// What a turn is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Objective {
    /// The most worms in this turn.
    #[default]
    Worms,
    /// To win the game.
    Win,
}

/// A table, and the turn that is played on it.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TableQuery {
    /// The stacks by player, each with its bottom tile first.
    pub players: Vec<Vec<TileNumber>>,
    /// Index of the player whose turn it is.
    pub to_move: Small<0, 6>,
    /// The tiles face up in the middle. Tiles that are nowhere are out.
    pub grill: Vec<TileNumber>,
    /// Dice taken, by face.
    #[serde(default)]
    pub taken: Counts,
    /// Dice rolled, by face.
    #[serde(default)]
    pub roll: Option<Counts>,
    /// Rules that tables differ in.
    #[serde(default)]
    pub rules: RuleOptions,
    /// What advice is for.
    #[serde(default)]
    pub objective: Objective,
    /// Turns that chances to win look ahead.
    #[serde(default = "two")]
    pub turns: Small<1, 2>,
}

fn two() -> Small<1, 2> {
    Small(2)
}

fn tiles(numbers: &[TileNumber]) -> Vec<Tile> {
    numbers.iter().map(|&TileNumber(tile)| tile).collect()
}

impl TableQuery {
    /// The table asked about.
    ///
    /// # Errors
    /// Says what can't be and what is allowed.
    pub fn table(&self) -> Result<Table, TableStateError> {
        let stacks = self.players.iter().map(|stack| tiles(stack)).collect();
        let to_move = self.to_move.0.into();
        Table::new(stacks, to_move, tiles(&self.grill), self.rules)
    }

    /// The turn asked about.
    ///
    /// # Errors
    /// Says which count is impossible and what is allowed.
    pub fn turn(&self) -> Result<Turn, TurnError> {
        Turn::new(numbers(self.taken), self.roll.map(numbers), MAX_DICE)
    }
}

/// How a turn has ended: `{ total }`, `{ steal }` or `"fail"`.
#[derive(Clone, Copy, Debug, PartialEq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TurnEnd {
    /// With a worm and this total, for a tile from the grill.
    Total(Small<0, 40>),
    /// With a worm and exactly the number of this tile, which is stolen.
    Steal(TileNumber),
    /// Bust, or stopped without a worm.
    Fail,
}

impl From<TurnEnd> for heckmeck::TurnEnd {
    fn from(end: TurnEnd) -> heckmeck::TurnEnd {
        match end {
            TurnEnd::Total(Small(total)) => heckmeck::TurnEnd::Total(total),
            TurnEnd::Steal(TileNumber(tile)) => heckmeck::TurnEnd::Steal(tile),
            TurnEnd::Fail => heckmeck::TurnEnd::Fail,
        }
    }
}
