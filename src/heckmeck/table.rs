//! Queries about a table: what lies where, how a turn has ended, who plays how.

use std::fmt;

use engine::heckmeck::{self, MAX_DICE, RuleOptions, Strategy, Table, Tile, Tournament, Turn};
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Unexpected, Visitor};

use crate::query::{Counts, List, Name, Named, Whole};

/// The number of a tile.
type TileNumber = Whole<21, 36>;

/// A seed, or a number of games.
pub type AnyCount = Whole<0, { u32::MAX }>;

/// A table, and the turn that is played on it.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TableQuery {
    /// The stacks by player, each with its bottom tile first.
    pub players: List<List<TileNumber>>,
    /// Index of the player whose turn it is.
    pub to_move: Whole<0, 6>,
    /// The tiles face up in the middle. Tiles that are nowhere are out.
    pub grill: List<TileNumber>,
    /// Dice taken, by face.
    #[serde(default)]
    pub taken: Counts,
    /// Dice rolled, by face.
    #[serde(default)]
    pub roll: Option<Counts>,
    /// Rules that tables differ in.
    #[serde(default)]
    pub rules: Rules,
}

/// Rules that tables differ in; those left out are as by default.
#[derive(Clone, Copy, Debug, PartialEq, serde::Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct Rules {
    turn_down_with_nothing_to_return: bool,
    always_turn_down: bool,
    compulsory_steal: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        RuleOptions::default().into()
    }
}

impl From<RuleOptions> for Rules {
    fn from(rules: RuleOptions) -> Rules {
        Rules {
            turn_down_with_nothing_to_return: rules.turn_down_with_nothing_to_return,
            always_turn_down: rules.always_turn_down,
            compulsory_steal: rules.compulsory_steal,
        }
    }
}

impl From<Rules> for RuleOptions {
    fn from(rules: Rules) -> RuleOptions {
        RuleOptions {
            turn_down_with_nothing_to_return: rules.turn_down_with_nothing_to_return,
            always_turn_down: rules.always_turn_down,
            compulsory_steal: rules.compulsory_steal,
        }
    }
}

fn tiles(List(numbers): &List<TileNumber>) -> Vec<Tile> {
    numbers
        .iter()
        .filter_map(|number| Tile::new(number.small()))
        .collect()
}

impl TableQuery {
    /// The table asked about.
    ///
    /// # Errors
    /// Says what can't be and what is allowed.
    pub fn table(&self) -> Result<Table, String> {
        let stacks = self.players.0.iter().map(tiles).collect();
        let rules = self.rules.into();
        Table::new(stacks, self.to_move.size(), tiles(&self.grill), rules)
            .map_err(|error| error.to_string())
    }

    /// The turn asked about.
    ///
    /// # Errors
    /// Says which count is impossible and what is allowed.
    pub fn turn(&self) -> Result<Turn, String> {
        let roll = self.roll.map(|Counts(roll)| roll);
        Turn::new(self.taken.0, roll, MAX_DICE).map_err(|error| error.to_string())
    }
}

/// How a turn has ended: `{ total }`, `{ steal }` or `"fail"`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnEnd(pub heckmeck::TurnEnd);

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct TotalOrSteal {
    total: Option<Whole<0, 40>>,
    steal: Option<TileNumber>,
}

impl<'de> Deserialize<'de> for TurnEnd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TurnEnd, D::Error> {
        struct End;
        impl<'de> Visitor<'de> for End {
            type Value = TurnEnd;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"fail\", an object with a total, or an object with a tile to steal")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<TurnEnd, E> {
                if word == "fail" {
                    Ok(TurnEnd(heckmeck::TurnEnd::Fail))
                } else {
                    Err(E::invalid_value(Unexpected::Str(word), &self))
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<TurnEnd, A::Error> {
                let end = TotalOrSteal::deserialize(MapAccessDeserializer::new(map))?;
                let steal = end.steal.and_then(|number| Tile::new(number.small()));
                match (end.total, steal) {
                    (Some(total), None) => Ok(TurnEnd(heckmeck::TurnEnd::Total(total.small()))),
                    (None, Some(tile)) => Ok(TurnEnd(heckmeck::TurnEnd::Steal(tile))),
                    _ => Err(de::Error::custom(
                        "expected a total or a tile to steal, and not both",
                    )),
                }
            }
        }
        deserializer.deserialize_any(End)
    }
}

impl Named for Strategy {
    const ALL: &'static [Strategy] = &Strategy::ALL;

    fn name(self) -> &'static str {
        Strategy::name(self)
    }
}

/// A tournament to play.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TournamentQuery {
    /// Who sits at the table, in the order of the seats.
    pub players: List<Name<Strategy>>,
    /// Games of another seed have other dice.
    pub seed: AnyCount,
    /// Rules that tables differ in.
    #[serde(default)]
    pub rules: Rules,
    /// Whether equal worms are decided by the highest tile.
    #[serde(default = "yes")]
    pub tie_break: bool,
    /// Whether the players start in turn.
    #[serde(default = "yes")]
    pub rotate: bool,
}

fn yes() -> bool {
    true
}

impl TournamentQuery {
    /// The tournament asked for.
    #[must_use]
    pub fn tournament(&self) -> Tournament {
        Tournament {
            players: self
                .players
                .0
                .iter()
                .map(|&Name(strategy)| strategy)
                .collect(),
            rules: self.rules.into(),
            tie_break: self.tie_break,
            rotate: self.rotate,
            seed: self.seed.0.into(),
        }
    }
}
