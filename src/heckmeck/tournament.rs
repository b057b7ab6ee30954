//! Tournaments as JavaScript plays them.

use engine::estimate::Estimate;
use engine::heckmeck::Games;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::table::TournamentQuery;
use super::table_exports::known_model;
use crate::browser;
use crate::js::{self, value};
use crate::query::Whole;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export interface TournamentQuery {
  /** Who sits at the table: 2 to 7 strategies. */
  players: Strategy[];
  /** 0 to 4294967295: the same seed gives the same games. */
  seed: number;
  rules?: Rules;
  /** Whether equal worms are decided by the highest single tile; default true. */
  tieBreak?: boolean;
  /** Whether the players start in turn, else the first one always; default true. */
  rotate?: boolean;
}

export interface TournamentResult {
  games: number;
  /** Share of games without a single winner. */
  ties: Estimate;
  /** Share of games won by the player who started. */
  starterWins: Estimate;
  /** Turns of all players in a game, on average. */
  turns: number;
  players: {
    /** Share of games won. */
    wins: Estimate;
    /** The same less the luck of the dice, a tie counting as its part of a win; null while the chances to win with so many players are not loaded. */
    winsWithoutLuck: Estimate | null;
    /** Worms at the end of a game. */
    worms: Estimate;
  }[];
}
"#;

#[derive(Serialize)]
struct PlayerResult {
    wins: Estimate,
    #[serde(rename = "winsWithoutLuck")]
    wins_without_luck: Option<Estimate>,
    worms: Estimate,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TournamentResult {
    games: f64,
    ties: Estimate,
    starter_wins: Estimate,
    turns: f64,
    players: Vec<PlayerResult>,
}

impl From<&Games> for TournamentResult {
    fn from(games: &Games) -> TournamentResult {
        let tally = games.tally();
        let without_luck = |player| games.tells_luck().then(|| tally.wins_without_luck(player));
        let players = 0..tally.players.len();
        TournamentResult {
            games: tally.games(),
            ties: Estimate::share(tally.ties, tally.games),
            starter_wins: Estimate::share(tally.starter_wins, tally.games),
            turns: tally.turns_a_game(),
            players: players
                .map(|player| PlayerResult {
                    wins: tally.wins(player),
                    wins_without_luck: without_luck(player),
                    worms: tally.worms(player),
                })
                .collect(),
        }
    }
}

/// A tournament between strategies, played some games at a time.
#[wasm_bindgen]
pub struct Tournament(Games);

#[wasm_bindgen]
impl Tournament {
    /// Sets the tables up.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with the query and what is allowed.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "TournamentQuery")] query: &JsValue,
    ) -> Result<Tournament, JsError> {
        let query: TournamentQuery = js::read("query", query)?;
        let model = known_model();
        Games::with_model(query.tournament(), &model)
            .map(Tournament)
            .map_err(|error| js::error_in("query", &error))
    }

    /// Plays so many more games, at most 100,000; or, where `milliseconds` (at most 60,000) are given,
    /// as many of them as are begun within that time, and at least one. Tells what all games so far
    /// came to.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with an argument and what is allowed.
    #[wasm_bindgen(unchecked_return_type = "TournamentResult")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] games: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Result<JsValue, JsError> {
        let Whole(games): Whole<0, 100_000> = js::read("games", games)?;
        let time: Option<Whole<0, 60_000>> = js::read_optional("milliseconds", milliseconds)?;
        browser::repeat(games, time.map(|Whole(time)| time), || self.0.play());
        value(&TournamentResult::from(&self.0))
    }
}
