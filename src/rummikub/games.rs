//! Whole games: dealing, players without a person, how games end.

use answers::rummikub::{AdviceAnswer, EndingAnswer, MoveAnswer, TileName, names};
use engine::rummikub::{
    Advice, Deal, Ending, FEWEST_PLAYERS, MOST_PLAYERS, PlayersError, Position, Strategy, View,
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::exports::{fault, read_with_rack};
use super::{DealQuery, ResultQuery};
use crate::js::{self, error};
use crate::query::{Seed, Whole};
use crate::write::value;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("games.d.ts");

#[derive(Serialize)]
struct DealAnswer {
    racks: Vec<Vec<TileName>>,
    pool: Vec<TileName>,
}

/// Deals a game: 14 tiles to each of 2 to 4 players. The same `seed`, 0 to 4294967295, deals the
/// same tiles.
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
    Ok(value(&DealAnswer {
        racks: deal.racks.iter().map(|rack| names(rack)).collect(),
        pool: names(&deal.pool),
    }))
}

/// How many tiles the others hold, who hold no more than there are.
fn held_by(rivals: &[Whole<1, 106>], position: &Position) -> Result<Vec<usize>, JsError> {
    let rivals: Vec<usize> = rivals.iter().map(|&Whole(tiles)| tiles as usize).collect();
    if rivals.len() > 3 {
        return Err(error(format!(
            "rivals: {} players; expected 1 to 3",
            rivals.len()
        )));
    }
    let (held, unseen) = (rivals.iter().sum::<usize>(), position.unseen().len());
    if held > unseen {
        return Err(error(format!(
            "rivals: {held} tiles; expected at most the {unseen} that are neither on the table nor on the \
             rack"
        )));
    }
    Ok(rivals)
}

/// Tells what the strongest strategy, "best", would do in a turn, and why it would draw where
/// something can be laid. What the query wants of a move is not asked for. `rivals` tells how many
/// tiles each of the others has; left out or empty, all unseen tiles count as those that can be
/// drawn.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed; a `SolverFault` instead
/// of a move that breaks the rules.
#[wasm_bindgen(js_name = adviseRummikub, unchecked_return_type = "RummikubAdvice")]
pub fn advise_rummikub(
    #[wasm_bindgen(unchecked_param_type = "RummikubQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number[] | null")] rivals: &JsValue,
) -> Result<JsValue, JsValue> {
    let (position, _) = read_with_rack(query)?;
    let rivals: Option<Vec<Whole<1, 106>>> = js::read_optional("rivals", rivals)?;
    let rivals = held_by(&rivals.unwrap_or_default(), &position)?;
    let view = View {
        position: &position,
        rivals: &rivals,
    };
    let advice = Advice::of(view).map_err(fault)?;
    Ok(value(&AdviceAnswer::new(&advice, &position)))
}

/// Has a player decide about a turn: the move, or "draw", which with an empty pool is to pass. What
/// the move is to make the most of is up to the strategy, whatever the query says. `rivals` tells
/// how many tiles each of the others has, in the order in which they move; `seed`, 0 to 4294967295,
/// decides what the player leaves to chance, 0 if left out.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed; a `SolverFault` instead
/// of a move that breaks the rules.
#[wasm_bindgen(js_name = decideRummikub, unchecked_return_type = "RummikubMove | \"draw\"")]
pub fn decide_rummikub(
    #[wasm_bindgen(unchecked_param_type = "RummikubQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "RummikubStrategy")] strategy: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] rivals: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number | null")] seed: &JsValue,
) -> Result<JsValue, JsValue> {
    let (position, _) = read_with_rack(query)?;
    let strategy: Strategy = js::read("strategy", strategy)?;
    let rivals: Vec<Whole<1, 106>> = js::read("rivals", rivals)?;
    let seed: Seed = js::read_optional("seed", seed)?.unwrap_or_default();
    if rivals.is_empty() {
        return Err(error("rivals: 0 players; expected 1 to 3").into());
    }
    let rivals = held_by(&rivals, &position)?;
    let view = View {
        position: &position,
        rivals: &rivals,
    };
    match strategy.decide(view, seed.0.into()).map_err(fault)? {
        Some(found) => Ok(value(&MoveAnswer::new(&found))),
        None => Ok(JsValue::from_str("draw")),
    }
}

/// Tells how a game has ended, from the racks of all players or since one of them has given up; null
/// as long as it goes on.
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
    Ok(value(&ending.as_ref().map(EndingAnswer::new)))
}

/// What everybody scores in a game that has ended, from the points that the tiles of two to
/// four players count, each from 0 to 999. The lowest wins; several share the win.
///
/// # Errors
/// An `Error` that says what is wrong with the points and what is allowed.
#[wasm_bindgen(js_name = scoreRummikub, unchecked_return_type = "RummikubResult")]
pub fn score_rummikub(
    #[wasm_bindgen(unchecked_param_type = "number[]")] left: &JsValue,
) -> Result<JsValue, JsError> {
    let points: Vec<Whole<0, 999>> = js::read("left", left)?;
    let points: Vec<u32> = points.into_iter().map(|Whole(points)| points).collect();
    if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&points.len()) {
        return Err(js::error_in(
            "left",
            &PlayersError(points.len()).to_string(),
        ));
    }
    Ok(value(
        &Ending::by_points(points).as_ref().map(EndingAnswer::new),
    ))
}
