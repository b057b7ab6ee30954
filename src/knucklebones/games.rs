//! Games between players.

use engine::estimate::Estimate;
use engine::knucklebones::Games;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::PlayerName;
use super::learned::weights;
use crate::js;
use crate::query::Seed;
use crate::series::plays_games;
use crate::tables::not_learned;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("games.d.ts");

/// Who plays, and with which dice.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GamesQuery {
    /// The two players; they start by turns.
    pub players: [PlayerName; 2],
    /// Games of another seed have other dice.
    pub seed: Seed,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Outcome {
    games: u64,
    wins: u64,
    ties: u64,
    losses: u64,
    share: Estimate,
    adjusted: Estimate,
    difference: Estimate,
    starter_share: f64,
    placements: f64,
}

impl From<&KnucklebonesGames> for Outcome {
    fn from(played: &KnucklebonesGames) -> Outcome {
        let tally = played.games.tally();
        Outcome {
            games: tally.games(),
            wins: tally.wins,
            ties: tally.ties,
            losses: tally.losses(),
            share: tally.share(),
            adjusted: tally.adjusted_share(),
            difference: tally.difference(),
            starter_share: tally.starter_share(),
            placements: tally.placements_a_game(),
        }
    }
}

/// Games between two players, who take turns in starting, played some at a time. Call `free()` once they are no longer wanted,
/// or declare them with `using`.
///
/// # Examples
/// ```js
/// const games = new KnucklebonesGames({ players: ["greedy", "random"], seed: 1 });
/// games.play(100).games; // 100
/// games.free();
/// ```
#[wasm_bindgen]
pub struct KnucklebonesGames {
    games: Games,
}

#[wasm_bindgen]
impl KnucklebonesGames {
    /// Seats the players. They have the learned values that are loaded by then. `seed` is 0 to 4294967295.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with the query and what is allowed; a `NotLearned` one
    /// where a player plays by learned values that are not loaded.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(
            unchecked_param_type = "{ players: [KnucklebonesPlayer, KnucklebonesPlayer]; seed: number }"
        )]
        query: &JsValue,
    ) -> Result<KnucklebonesGames, JsValue> {
        let query: GamesQuery = js::read("query", query)?;
        let players = query.players.map(|name| name.0);
        let games = Games::new(players, query.seed.0.into(), weights().as_ref());
        games
            .map(|games| KnucklebonesGames { games })
            .map_err(|error| not_learned(&error, "loadTables()"))
    }
}

plays_games!(KnucklebonesGames, Outcome, "KnucklebonesResult");
