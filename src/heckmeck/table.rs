//! Queries about a table: what lies where, how a turn has ended, who plays how.

use std::fmt;

use engine::heckmeck::{MAX_DICE, Player, RuleOptions, Table, Tile, Tournament, Turn, TurnResult};
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Unexpected, Visitor};

use crate::query::{Counts, List, Record, Whole};

/// The number of a tile.
type TileNumber = Whole<21, 36>;

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
    pub rules: Record<Rules>,
}

/// Rules that tables differ in; those left out are as by default.
#[derive(Clone, Copy, Debug, PartialEq, serde::Deserialize)]
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

fn options(Record(rules): Record<Rules>) -> RuleOptions {
    RuleOptions {
        turn_down_with_nothing_to_return: rules.turn_down_with_nothing_to_return,
        always_turn_down: rules.always_turn_down,
        compulsory_steal: rules.compulsory_steal,
    }
}

fn tiles(List(numbers): &List<TileNumber>) -> Vec<Tile> {
    numbers
        .iter()
        .filter_map(|&Whole(number)| Tile::new(number.into()))
        .collect()
}

impl TableQuery {
    /// The table asked about.
    ///
    /// # Errors
    /// Says what can't be and what is allowed.
    pub fn table(&self) -> Result<Table, String> {
        let stacks = self.players.0.iter().map(tiles).collect();
        let rules = options(self.rules);
        Table::new(stacks, self.to_move.0.into(), tiles(&self.grill), rules)
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
pub struct TurnEnd(pub TurnResult);

impl<'de> Deserialize<'de> for TurnEnd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TurnEnd, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Either {
            total: Option<Whole<0, 40>>,
            steal: Option<TileNumber>,
        }
        struct End;
        impl<'de> Visitor<'de> for End {
            type Value = TurnEnd;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"fail\", an object with a total, or an object with a tile to steal")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<TurnEnd, E> {
                if word == "fail" {
                    Ok(TurnEnd(TurnResult::Fail))
                } else {
                    Err(E::invalid_value(Unexpected::Str(word), &self))
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<TurnEnd, A::Error> {
                let either = Either::deserialize(MapAccessDeserializer::new(map))?;
                let steal = either
                    .steal
                    .and_then(|Whole(number)| Tile::new(number.into()));
                match (either.total, steal) {
                    (Some(Whole(total)), None) => Ok(TurnEnd(TurnResult::Total(total.into()))),
                    (None, Some(tile)) => Ok(TurnEnd(TurnResult::Steal(tile))),
                    _ => Err(de::Error::custom(
                        "expected a total or a steal, and not both",
                    )),
                }
            }
        }
        deserializer.deserialize_any(End)
    }
}

/// The name of a strategy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StrategyName(pub Player);

impl<'de> Deserialize<'de> for StrategyName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StrategyName, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = StrategyName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let names = Player::ALL.map(|player| format!("{:?}", player.name()));
                write!(f, "one of {}", names.join(", "))
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<StrategyName, E> {
                let wrong = || E::invalid_value(Unexpected::Str(name), &self);
                Player::named(name).map(StrategyName).ok_or_else(wrong)
            }
        }
        deserializer.deserialize_any(Name)
    }
}

/// A tournament to play.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TournamentQuery {
    /// Who sits at the table, in the order of the seats.
    pub players: List<StrategyName>,
    /// Games of another seed have other dice.
    pub seed: Count,
    /// Rules that tables differ in.
    #[serde(default)]
    pub rules: Record<Rules>,
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
                .map(|&StrategyName(player)| player)
                .collect(),
            rules: options(self.rules),
            tie_break: self.tie_break,
            rotate: self.rotate,
            seed: self.seed.0.into(),
        }
    }
}

/// A whole number from 0 to 4294967295.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Count(pub u32);

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Count, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = Count;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number from 0 to {}", u32::MAX)
            }

            fn visit_f64<E: de::Error>(self, number: f64) -> Result<Count, E> {
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "checked by the way back"
                )]
                let whole = number as u32;
                if (f64::from(whole) - number).abs() <= 0.0 {
                    Ok(Count(whole))
                } else {
                    Err(E::invalid_value(Unexpected::Float(number), &self))
                }
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Count, E> {
                let wrong = || E::invalid_value(Unexpected::Unsigned(number), &self);
                u32::try_from(number).map(Count).map_err(|_| wrong())
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Count, E> {
                let wrong = || E::invalid_value(Unexpected::Signed(number), &self);
                u32::try_from(number).map(Count).map_err(|_| wrong())
            }
        }
        // Asked for a float, a JavaScript deserializer takes a number and nothing else.
        deserializer.deserialize_f64(Number)
    }
}
