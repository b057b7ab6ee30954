//! Knucklebones at the boundary.
//!
//! | module | holds |
//! |---|---|
//! | here | a player's name |
//! | [`query`] | queries about a position |
//! | `notation` | positions as text |
//! | `exports` | what JavaScript calls about a position |
//! | `learned` | the learned values |
//! | `games` | games between players, for the Lab |

#[cfg(feature = "knucklebones")]
mod exports;
#[cfg(feature = "knucklebones-lab")]
mod games;
mod learned;
#[cfg(all(feature = "knucklebones", feature = "notation"))]
mod notation;
#[cfg(feature = "knucklebones")]
pub mod query;

#[cfg(feature = "knucklebones")]
pub use exports::{
    analyse_knucklebones, decide_knucklebones, hear_knucklebones, place_die,
    scores_of_knucklebones, tree_of_knucklebones,
};
#[cfg(feature = "knucklebones-lab")]
pub use games::{GamesQuery, KnucklebonesGames};
pub use learned::{TABLES, load_knucklebones_values};
#[cfg(all(feature = "knucklebones", feature = "notation"))]
pub use notation::{format_knucklebones, parse_knucklebones};

use engine::knucklebones::Strategy;
use serde::de::{self, Deserialize, Deserializer};

/// A player by its name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerName(pub Strategy);

impl<'de> Deserialize<'de> for PlayerName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlayerName, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map(PlayerName).map_err(de::Error::custom)
    }
}
