//! Tournaments as JavaScript plays them.

use engine::estimate::Estimate;
use engine::rummikub::{Games, Strategy, Tournament};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::RulesQuery;
use crate::js;
use crate::query::Seed;
use crate::series::plays_games;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("tournament.d.ts");

/// A tournament to play.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentQuery {
    /// Two to four strategies, in the order in which they sit.
    pub players: Vec<Strategy>,
    /// Games of another seed have other deals.
    pub seed: Seed,
    /// The rules.
    #[serde(default)]
    pub rules: Option<RulesQuery>,
}

impl From<TournamentQuery> for Tournament {
    fn from(query: TournamentQuery) -> Tournament {
        Tournament {
            players: query.players,
            rules: query.rules.unwrap_or_default().into(),
            seed: query.seed.0.into(),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TournamentAnswer {
    games: u64,
    ties: u64,
    starter_wins: Estimate,
    turns: Estimate,
    players: Vec<PlayerAnswer>,
}

#[derive(Serialize)]
struct PlayerAnswer {
    wins: Estimate,
    points: Estimate,
}

impl From<&RummikubTournament> for TournamentAnswer {
    fn from(RummikubTournament { games }: &RummikubTournament) -> TournamentAnswer {
        let tally = games.tally();
        let players = (0..tally.players()).map(|player| PlayerAnswer {
            wins: tally.wins(player),
            points: tally.points(player),
        });
        TournamentAnswer {
            games: tally.games(),
            ties: tally.ties,
            starter_wins: tally.starter_wins(),
            turns: tally.turns(),
            players: players.collect(),
        }
    }
}

/// Games between two to four players, played some at a time; each deal is played once from every seat. Call `free()` once
/// it is no longer wanted, or declare it with `using`.
///
/// # Examples
/// ```js
/// const tournament = new RummikubTournament({ players: ["simple", "random"], seed: 1 });
/// tournament.play(2).games; // 2
/// tournament.free();
/// ```
#[wasm_bindgen]
pub struct RummikubTournament {
    games: Games,
}

#[wasm_bindgen]
impl RummikubTournament {
    /// Seats the players.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with the query and what is allowed.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "RummikubTournamentQuery")] query: &JsValue,
    ) -> Result<RummikubTournament, JsError> {
        let query: TournamentQuery = js::read("query", query)?;
        let games = Games::new(&query.into());
        games
            .map(|games| RummikubTournament { games })
            .map_err(|error| js::error_in("query: players", &error))
    }
}

plays_games!(
    RummikubTournament,
    TournamentAnswer,
    "RummikubTournamentResult"
);
