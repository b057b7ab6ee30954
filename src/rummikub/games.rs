//! Whole games: dealing, players without a person, tournaments.

use engine::estimate::Estimate;
use engine::rummikub::{Deal, Games, Strategy, Tally, View};
use wasm_bindgen::prelude::*;

use super::answer::{self, names};
use super::exports::{fault, read_with_rack};
use super::{DealQuery, ResultQuery, Seed, TournamentQuery};
use crate::browser;
use crate::js::{self, error, list, object, or_null};
use crate::query::Whole;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("games.d.ts");

/// Deals a game: 14 tiles to each of 2 to 4 players. The same `seed`, 0 to 4294967295, deals the same tiles.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
#[wasm_bindgen(js_name = dealRummikub, unchecked_return_type = "RummikubDeal")]
pub fn deal_rummikub(
    #[wasm_bindgen(unchecked_param_type = "{ players: 2 | 3 | 4; seed: number }")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let query: DealQuery = js::read("query", query)?;
    let Whole(players) = query.players;
    let deal = Deal::of_seed(players as usize, query.seed.0.into());
    let deal = deal.map_err(|error| js::error_in("query", &error))?;
    Ok(object(&[
        ("racks", list(deal.racks.iter().map(|rack| names(rack)))),
        ("pool", names(&deal.pool)),
    ]))
}

/// Has a player decide about a turn: the move, or "draw", which with an empty pool is to pass. What the move is to make the
/// most of is up to the strategy, whatever the query says. `rivals` tells how many tiles
/// each of the others has, in the order in which they move; `seed`, 0 to 4294967295, decides what the player leaves to
/// chance, 0 if left out.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed; a `SolverFault` instead of
/// a move that breaks the rules.
#[wasm_bindgen(js_name = decideRummikub, unchecked_return_type = "RummikubMove | \"draw\"")]
pub fn decide_rummikub(
    #[wasm_bindgen(unchecked_param_type = "RummikubQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "RummikubStrategy")] strategy: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] rivals: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] seed: &JsValue,
) -> Result<JsValue, JsValue> {
    let (position, _) = read_with_rack(query)?;
    let strategy: Strategy = js::read("strategy", strategy)?;
    let rivals: Vec<Whole<1, 106>> = js::read("rivals", rivals)?;
    let rivals: Vec<usize> = rivals.iter().map(|&Whole(tiles)| tiles as usize).collect();
    let seed: Seed = js::read_optional("seed", seed)?.unwrap_or_default();
    if !(1..=3).contains(&rivals.len()) {
        return Err(error(format!(
            "rivals: {} players; expected are 1 to 3",
            rivals.len()
        ))
        .into());
    }
    let (held, unseen) = (rivals.iter().sum::<usize>(), position.unseen().len());
    if held > unseen {
        return Err(error(format!(
            "rivals: {held} tiles; expected are at most the {unseen} that are neither on the table nor on the \
             rack"
        ))
        .into());
    }
    let view = View {
        position: &position,
        rivals: &rivals,
    };
    match strategy.decide(&view, seed.0.into()).map_err(fault)? {
        Some(found) => Ok(answer::r#move(&found)),
        None => Ok(JsValue::from_str("draw")),
    }
}

/// Tells how a game has ended, from the racks of all players; null as long as it goes on.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
#[wasm_bindgen(js_name = resultRummikub, unchecked_return_type = "RummikubResult | null")]
pub fn result_rummikub(
    #[wasm_bindgen(unchecked_param_type = "RummikubResultQuery")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let query: ResultQuery = js::read("query", query)?;
    let ending = query
        .ending()
        .map_err(|wrong| js::error_in("query", &wrong))?;
    Ok(or_null(ending.as_ref().map(answer::ending)))
}

fn estimate(estimate: Estimate) -> JsValue {
    object(&[
        ("value", estimate.value.into()),
        ("low", estimate.low.into()),
        ("high", estimate.high.into()),
    ])
}

fn result(tally: &Tally) -> JsValue {
    let player = |nth| {
        object(&[
            ("wins", estimate(tally.wins(nth))),
            ("points", estimate(tally.points(nth))),
        ])
    };
    object(&[
        ("games", tally.games().into()),
        ("ties", tally.ties().into()),
        ("starterWins", estimate(tally.starter_wins())),
        ("turns", estimate(tally.turns())),
        ("players", list((0..tally.players()).map(player))),
    ])
}

/// Games between two to four players, played some at a time.
#[wasm_bindgen]
pub struct RummikubTournament(Games);

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
            .map(RummikubTournament)
            .map_err(|error| js::error_in("query: players", &error))
    }

    /// Plays so many more games, at most 100,000, rounded up to whole deals, as each deal is played once from every seat; or,
    /// where `milliseconds` (at most 60,000) are given, as many deals of them as are begun within that time, and at least one.
    /// Tells what all games so far came to.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with an argument and what is allowed.
    #[wasm_bindgen(unchecked_return_type = "RummikubTournamentResult")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] games: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Result<JsValue, JsError> {
        let Whole(games): Whole<0, 100_000> = js::read("games", games)?;
        let time: Option<Whole<0, 60_000>> = js::read_optional("milliseconds", milliseconds)?;
        let players = u32::try_from(self.0.tally().players()).unwrap_or(1);
        let deals = games.div_ceil(players.max(1));
        browser::repeat(deals, time.map(|Whole(time)| time), || self.0.play());
        Ok(result(self.0.tally()))
    }
}
