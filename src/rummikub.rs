//! Rummikub at the boundary.
//!
//! | module | holds |
//! |---|---|
//! | here | queries |
//! | `notation` | positions as text |
//! | `exports` | what JavaScript calls about a position |
//! | `games` | whole games |
//! | `tournament` | tournaments, for the Lab |

#[cfg(feature = "rummikub")]
mod exports;
#[cfg(feature = "rummikub")]
mod games;
#[cfg(all(feature = "rummikub", feature = "notation"))]
mod notation;
#[cfg(feature = "rummikub-lab")]
mod tournament;

#[cfg(feature = "rummikub")]
pub use exports::{
    arrange_rummikub, draws_rummikub, judge_rummikub, parse_rummikub, solve_rummikub,
};
#[cfg(feature = "rummikub")]
pub use games::{advise_rummikub, deal_rummikub, decide_rummikub, result_rummikub};
#[cfg(all(feature = "rummikub", feature = "notation"))]
pub use notation::{format_rummikub, format_rummikub_position, parse_rummikub_position};
#[cfg(feature = "rummikub-lab")]
pub use tournament::{RummikubTournament, TournamentQuery};

use std::fmt;

use engine::rummikub::{
    Ending, FEWEST_PLAYERS, JokerRule, Kind, MOST_JOKER_POINTS, MOST_OPENING, MOST_PLAYERS,
    NotationError, Objective, PlayersError, Position, Rules, Set, Tile, Tiles, Wishes,
};
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use wasm_bindgen::prelude::*;

use crate::query::{Seed, Whole};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("rummikub/players.d.ts");

/// The most transitions that a query may allow.
pub const MOST_TRANSITIONS: u32 = 1_000_000_000;

/// A tile by its name, such as `r10` or `j`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TileName(pub Tile);

impl<'de> Deserialize<'de> for TileName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TileName, D::Error> {
        let name = String::deserialize(deserializer)?;
        let tile = name.parse().map_err(|NotationError { found, .. }| {
            de::Error::custom(format_args!(
                "\"{found}\" is no tile; expected r, b, k or o with a number from 1 to 13, or j"
            ))
        });
        tile.map(TileName)
    }
}

/// Tiles of a query.
pub type Names = Vec<TileName>;

fn tiles(names: &[TileName]) -> Tiles {
    names.iter().map(|name| name.0).collect()
}

/// A set of the table as it lies: its tiles, or an object that tells its kind as well.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSet {
    tiles: Names,
    kind: Option<Kind>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct SetOfKind {
    tiles: Names,
    kind: Kind,
}

impl<'de> Deserialize<'de> for TableSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableSet, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = TableSet;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an array of tiles, or an object with `tiles` and `kind`")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, tiles: A) -> Result<TableSet, A::Error> {
                let tiles = Names::deserialize(SeqAccessDeserializer::new(tiles))?;
                Ok(TableSet { tiles, kind: None })
            }

            fn visit_map<A: MapAccess<'de>>(self, set: A) -> Result<TableSet, A::Error> {
                let SetOfKind { tiles, kind } =
                    SetOfKind::deserialize(MapAccessDeserializer::new(set))?;
                Ok(TableSet {
                    tiles,
                    kind: Some(kind),
                })
            }
        }

        deserializer.deserialize_any(Either)
    }
}

impl TableSet {
    /// Its tiles as they lie.
    #[must_use]
    pub fn tiles(&self) -> Vec<Tile> {
        self.tiles.iter().map(|name| name.0).collect()
    }

    /// The set.
    ///
    /// # Errors
    /// Says why the tiles are none as they lie.
    pub fn set(&self) -> Result<Set, engine::rummikub::SetError> {
        match self.kind {
            Some(kind) => Set::of_kind(&self.tiles(), kind),
            None => Set::new(&self.tiles()),
        }
    }
}

/// The rules of a query; what is left out is as usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RulesQuery {
    #[serde(default)]
    opening: Option<Opening>,
    #[serde(default)]
    play_on: Option<bool>,
    #[serde(default)]
    jokers: Option<JokerRule>,
    #[serde(default)]
    one_joker: Option<bool>,
    #[serde(default)]
    joker_points: Option<JokerPoints>,
}

type Opening = Whole<1, MOST_OPENING>;
type JokerPoints = Whole<0, MOST_JOKER_POINTS>;

impl From<RulesQuery> for Rules {
    fn from(query: RulesQuery) -> Rules {
        let usual = Rules::default();
        Rules {
            opening: query.opening.map_or(usual.opening, |opening| opening.0),
            play_on: query.play_on.unwrap_or(usual.play_on),
            jokers: query.jokers.unwrap_or(usual.jokers),
            one_joker: query.one_joker.unwrap_or(usual.one_joker),
            joker_points: query
                .joker_points
                .map_or(usual.joker_points, |points| points.0),
        }
    }
}

/// A position with what is wanted, as the page asks for it.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RummikubQuery {
    /// The sets of the table.
    pub table: Vec<TableSet>,
    /// Tiles of the table whose sets are not known.
    #[serde(default)]
    pub loose: Option<Names>,
    /// The tiles of the player to move.
    pub rack: Names,
    /// Whether that player has opened; true if left out.
    #[serde(default)]
    pub opened: Option<bool>,
    /// The rules.
    #[serde(default)]
    pub rules: Option<RulesQuery>,
    /// What counts first; tiles if left out.
    #[serde(default)]
    pub objective: Option<Objective>,
    /// Whether jokers of the rack are kept.
    #[serde(default)]
    pub keep_jokers: Option<bool>,
    /// Tiles of the rack not to be played.
    #[serde(default)]
    pub keep: Option<Names>,
    /// Tiles of the rack that must be played.
    #[serde(default)]
    pub play: Option<Names>,
    /// Transitions at most.
    #[serde(default)]
    pub budget: Option<Whole<1, MOST_TRANSITIONS>>,
    /// Whether the new table is wanted; true if left out.
    #[serde(default)]
    pub plan: Option<bool>,
}

impl RummikubQuery {
    /// The position asked about.
    ///
    /// # Errors
    /// Says what can't be, where, and what is allowed.
    pub fn position(&self) -> Result<Position, String> {
        let table = sets(&self.table)?;
        let loose = tiles(self.loose.as_deref().unwrap_or_default());
        let position = Position::new(table, loose, tiles(&self.rack));
        let rules = self.rules.unwrap_or_default().into();
        let position = position.and_then(|position| position.with_rules(rules));
        let position = position.map_err(|error| error.to_string())?;
        Ok(if self.opened.unwrap_or(true) {
            position
        } else {
            position.before_opening()
        })
    }

    /// What is wanted.
    ///
    /// # Errors
    /// Says which tile is not there.
    pub fn wishes(&self) -> Result<Wishes, String> {
        let wishes = Wishes {
            objective: self.objective.unwrap_or_default(),
            keep_jokers: self.keep_jokers.unwrap_or_default(),
            keep: tiles(self.keep.as_deref().unwrap_or_default()),
            play: tiles(self.play.as_deref().unwrap_or_default()),
            budget: self.budget.map(|Whole(budget)| budget.into()),
            plan: self.plan.unwrap_or(true),
        };
        wishes
            .check(&tiles(&self.rack))
            .map_err(|error| error.to_string())?;
        Ok(wishes)
    }
}

/// The sets of a table.
///
/// # Errors
/// Says which is none, why, and what can be done about it.
fn sets(table: &[TableSet]) -> Result<Vec<Set>, String> {
    let set = |(nth, set): (usize, &TableSet)| {
        set.set().map_err(|error| {
            format!("table[{nth}]: {error}. Tiles of the table that are in no set can be given as `loose`")
        })
    };
    table.iter().enumerate().map(set).collect()
}

/// Tiles that are to be arranged.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArrangeQuery {
    /// Sets as they lie; none if left out.
    #[serde(default)]
    pub table: Vec<TableSet>,
    /// Tiles in no set.
    pub loose: Names,
    /// The rules, of which only `oneJoker` counts.
    #[serde(default)]
    pub rules: Option<RulesQuery>,
}

impl ArrangeQuery {
    /// The tiles as a position without a rack.
    ///
    /// # Errors
    /// Says what can't be, where, and what is allowed.
    pub fn position(&self) -> Result<Position, String> {
        let table = sets(&self.table)?;
        let Rules { one_joker, .. } = self.rules.unwrap_or_default().into();
        let rules = Rules {
            one_joker,
            ..Rules::default()
        };
        let position = Position::new(table, tiles(&self.loose), Tiles::default());
        let position = position.and_then(|position| position.with_rules(rules));
        position.map_err(|error| error.to_string())
    }
}

/// How many play, and with which tiles.
#[derive(Clone, Copy, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealQuery {
    /// Players.
    pub players: Whole<2, 4>,
    /// Another seed deals other tiles.
    pub seed: Seed,
}

/// A game that may have ended.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ResultQuery {
    /// The tiles of each player.
    pub racks: Vec<Names>,
    /// Players in a row who have passed with an empty pool; none if left out.
    #[serde(default)]
    pub passes: Whole<0, { u32::MAX }>,
    /// The player who has given up; nobody if left out.
    #[serde(default)]
    pub given_up: Option<Whole<0, 3>>,
    /// The rules.
    #[serde(default)]
    pub rules: Option<RulesQuery>,
}

impl ResultQuery {
    /// How the game has ended, if it has.
    ///
    /// # Errors
    /// Says how many players there are too few or too many, which tile is there too often, or that
    /// nobody of that number can have given up.
    pub fn ending(&self) -> Result<Option<Ending>, String> {
        let players = self.racks.len();
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
            return Err(format!("racks: {}", PlayersError(players)));
        }
        let (mut left, mut racks) = (Tiles::all(), Vec::new());
        for (nth, names) in self.racks.iter().enumerate() {
            if let Some(TileName(tile)) = names.iter().find(|name| !left.remove(name.0)) {
                return Err(format!("racks[{nth}]: a third {tile}; there are two"));
            }
            racks.push(tiles(names));
        }
        let rules = Rules::from(self.rules.unwrap_or_default());
        if let Some(Whole(loser)) = self.given_up {
            let ending = Ending::given_up(&racks, rules.joker_points, loser as usize);
            let ending = ending.ok_or_else(|| {
                format!("givenUp: {loser}; expected one of the {players} players, from 0")
            })?;
            return Ok(Some(ending));
        }
        let Whole(passed) = self.passes;
        Ok(Ending::of(&racks, rules.joker_points, passed as usize))
    }
}
