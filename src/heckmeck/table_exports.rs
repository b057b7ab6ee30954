//! What JavaScript calls about a table and the turn there.

use answers::heckmeck::{Advice, Decision};
use engine::heckmeck::{
    Heckmeck, RuleOptions, Strategy, Table, TableStateError, Tile, Turn, View, WinAdvice,
    chances_at_the_end,
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::exports::Row;
use super::learned::{ADVISOR, refused};
use super::table::{Objective, TableQuery, TurnEnd};
use crate::card;
use crate::js;
use crate::query::{Seed, Small};
use crate::write::value;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("table.d.ts");

pub fn read_table(query: &JsValue) -> Result<(TableQuery, Table), JsError> {
    let query: TableQuery = js::read("query", query)?;
    let table = query
        .table()
        .map_err(|error| js::error_in("query", &error))?;
    Ok((query, table))
}

pub fn read_turn(query: &TableQuery) -> Result<Turn, JsError> {
    query.turn().map_err(|error| js::error_in("query", &error))
}

/// Advises the player to move: what each choice is worth on this table, and what best play leads to. Worms are exact; chances
/// to win say whether they are.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed; with the objective "win" a `NotLearned` one until
/// `fetchWinModel` has loaded what was learned about so many players.
///
/// # Examples
/// ```js
/// const table = { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] };
/// advise(table).roll; // 0.9034…
/// advise({ ...table, taken: [0, 0, 0, 0, 2, 1], roll: [1, 1, 1, 1, 1, 0] }).best; // { action: "take", face: 4, value: 0.5827… }
/// ```
#[wasm_bindgen(unchecked_return_type = "Advice")]
pub fn advise(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
) -> Result<JsValue, JsValue> {
    let (query, table) = read_table(query)?;
    let turn = read_turn(&query)?;
    let answer: Advice<Row> = match query.objective {
        Objective::Worms => {
            let advice = ADVISOR.with_borrow_mut(|advisor| advisor.advise(&table, &turn));
            let advice = advice.map_err(|error| js::error_in("query", &error))?;
            Advice::for_worms(&advice)
        }
        Objective::Win => Advice::to_win(&advise_to_win(&query, &table, &turn)?, &table),
    };
    Ok(value(&answer))
}

fn advise_to_win(query: &TableQuery, table: &Table, turn: &Turn) -> Result<WinAdvice, JsValue> {
    let Small(turns) = query.turns;
    let advice = ADVISOR.with_borrow_mut(|advisor| advisor.advise_to_win(table, turn, turns));
    advice.map_err(refused)
}

/// The chance of each player to win, before a turn or in the middle of one, if it is played best.
/// They add up to 1. Where the game is over, the winner has 1; if nobody has a tile, all share it.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed; a `NotLearned` one until `fetchWinModel` has loaded
/// what was learned about so many players.
#[wasm_bindgen(js_name = winChances, unchecked_return_type = "number[]")]
pub fn win_chances(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
) -> Result<JsValue, JsValue> {
    let (query, table) = read_table(query)?;
    let turn = read_turn(&query)?;
    let chances = if table.is_over() {
        chances_at_the_end(&table)
    } else {
        advise_to_win(&query, &table, &turn)?.chances
    };
    Ok(value(&chances[..table.players()].to_vec()))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TableAnswer {
    players: Vec<Vec<u8>>,
    to_move: usize,
    grill: Vec<u8>,
    rules: RuleOptions,
}

/// Ends a turn: tells the table after it, where the next player is to move.
///
/// # Errors
/// An `Error` that says what is wrong with the query or why a turn can't end so.
///
/// # Examples
/// ```js
/// const table = { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] };
/// playTurn(table, { steal: 22 }).players; // [[30, 22], []]
/// ```
#[wasm_bindgen(js_name = playTurn, unchecked_return_type = "TableQuery")]
pub fn play_turn(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "TurnEnd")] result: &JsValue,
) -> Result<JsValue, JsError> {
    let (query, table) = read_table(query)?;
    read_turn(&query)?;
    if table.is_over() {
        return Err(js::error_in("query", &TableStateError::Over));
    }
    let end: TurnEnd = js::read("result", result)?;
    let after = table
        .after(end.into())
        .map_err(|error| js::error_in("result", &error))?;
    Ok(value(&TableAnswer {
        players: after
            .stacks()
            .iter()
            .map(|stack| stack.iter().copied().map(Tile::number).collect())
            .collect(),
        to_move: after.to_move(),
        grill: after.grill().iter().map(Tile::number).collect(),
        rules: after.rules(),
    }))
}

#[derive(Serialize)]
struct Standing {
    worms: Vec<u8>,
    leaders: Vec<usize>,
    over: bool,
}

/// The worms of each player, the indices of those who lead, and whether the game is over. Of players with equal worms the one
/// with the highest single tile leads.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
#[wasm_bindgen(unchecked_return_type = "{ worms: number[]; leaders: number[]; over: boolean }")]
pub fn standing(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let (_, table) = read_table(query)?;
    Ok(value(&Standing {
        worms: (0..table.players())
            .map(|player| table.worms(player))
            .collect(),
        leaders: table.leaders(),
        over: table.is_over(),
    }))
}

/// What a strategy does next as the player to move; "best-to-win" looks two turns ahead. `seed`, 0 to 4294967295, decides where
/// a strategy leaves a choice to chance; 0 if left out.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed; a `NotLearned` one where the strategy needs what
/// was learned about so many players and it is not loaded.
#[wasm_bindgen(unchecked_return_type = "Decision")]
pub fn decide(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Strategy")] strategy: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number | null")] seed: &JsValue,
) -> Result<JsValue, JsValue> {
    let (query, table) = read_table(query)?;
    let turn = read_turn(&query)?;
    let strategy: Strategy = js::read("strategy", strategy)?;
    let seed: Seed = js::read_optional("seed", seed)?.unwrap_or_default();
    let action =
        ADVISOR.with_borrow_mut(|advisor| strategy.decide(advisor, &table, &turn, seed.0.into()));
    let action = action.map_err(refused)?;
    Ok(value(&Decision::from(action)))
}

/// What the card with this many rules to remember, 1, 3 or 5, leaves the player to move, and which of its rules decides.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
///
/// # Examples
/// ```js
/// // Four faces are out, and the total gets the 25.
/// const table = { players: [[30], [22]], toMove: 0, grill: [25, 31, 32], taken: [0, 1, 0, 1, 3, 1] };
/// hearTable(table, 3); // { left: [{ action: "stop" }], decided: 0 }
/// ```
#[wasm_bindgen(js_name = hearTable, unchecked_return_type = "Heard<Decision>")]
pub fn hear_table(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] rules: &JsValue,
) -> Result<JsValue, JsError> {
    let (query, table) = read_table(query)?;
    let turn = read_turn(&query)?;
    if table.is_over() {
        return Err(js::error_in("query", &TableStateError::Over));
    }
    let view = View {
        table: &table,
        turn: &turn,
    };
    card::hear::<Heckmeck, _>(rules, &view, |&action| Decision::from(action))
}
