//! Games between players.

use engine::estimate::Estimate;
use engine::knucklebones::{Games, Tally};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::GamesQuery;
use super::exports::weights;
use crate::browser;
use crate::js::{self, value};
use crate::query::Whole;
use crate::tables::not_learned;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Outcome {
    games: f64,
    wins: f64,
    ties: f64,
    losses: f64,
    share: Estimate,
    adjusted: Estimate,
    difference: Estimate,
    starter_share: f64,
    placements: f64,
}

impl From<&Tally> for Outcome {
    fn from(tally: &Tally) -> Outcome {
        let [games, wins, ties, losses] = tally.counts();
        Outcome {
            games,
            wins,
            ties,
            losses,
            share: tally.share(),
            adjusted: tally.adjusted_share(),
            difference: tally.difference(),
            starter_share: tally.starter_share(),
            placements: tally.placements_a_game(),
        }
    }
}

/// Games between two players, played some at a time.
#[wasm_bindgen]
pub struct KnucklebonesGames(Games);

#[wasm_bindgen]
impl KnucklebonesGames {
    /// Seats the players. They have the learned values that are loaded by then.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with the query and what is allowed; a `NotLearned` one where a
    /// player plays by learned values that are not loaded.
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
            .map(KnucklebonesGames)
            .map_err(|error| not_learned(&error))
    }

    /// Plays so many more games, at most 100,000; or, where `milliseconds` (at most 60,000) are given,
    /// as many of them as are begun within that time, and at least one. Tells what all games so far
    /// came to.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with an argument and what is allowed.
    #[wasm_bindgen(unchecked_return_type = "KnucklebonesResult")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] games: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Result<JsValue, JsError> {
        let Whole(games): Whole<0, 100_000> = js::read("games", games)?;
        let time: Option<Whole<0, 60_000>> = js::read_optional("milliseconds", milliseconds)?;
        browser::repeat(games, time.map(|Whole(time)| time), || self.0.play());
        value(&Outcome::from(self.0.tally()))
    }
}
