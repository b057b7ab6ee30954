//! Turns and tables as text.

use engine::dice::{FACES, Roll};
use engine::heckmeck::{Table, TableStateError, Tile, Turn, TurnError};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{exports, table_exports};
use crate::notation::{Misread, read};

#[derive(Serialize)]
struct TurnText {
    taken: [u8; FACES],
    roll: Option<[u8; FACES]>,
    dice: u8,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TableText {
    players: Vec<Vec<u8>>,
    to_move: usize,
    grill: Vec<u8>,
    taken: [u8; FACES],
    roll: Option<[u8; FACES]>,
}

/// Reads a turn as it is written: the dice taken, behind ">" those just rolled, behind "|" the dice of the game where they are
/// not 8; "w" is the worm. At most 2000 characters.
///
/// # Errors
/// An `Error` that says what is wrong and what is allowed; where one place is to blame, its `at` and `length` tell which
/// characters.
///
/// # Examples
/// ```js
/// parseTurn("5 5 w > 1 3 3 4 4"); // { taken: [0, 0, 0, 0, 2, 1], roll: [1, 0, 2, 2, 0, 0], dice: 8 }
/// ```
#[wasm_bindgen(js_name = parseTurn, unchecked_return_type = "TurnQuery")]
pub fn parse_turn(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    read(text, |text| {
        let turn = turn(text)?;
        Ok(TurnText {
            taken: counts(turn.taken()),
            roll: turn.roll().map(counts),
            dice: turn.dice().number(),
        })
    })
}

/// Reads a table as it is written, with the turn before an "@" if there is one: the players' stacks and the grill between
/// bars, "*" before the player whose turn it is, "-" for no tile. At most 2000 characters.
///
/// # Errors
/// As of `parseTurn`.
///
/// # Examples
/// ```js
/// parseTable("5 5 w @ 27 | *24 | grill 21-23 30").players; // [[27], [24]]
/// ```
#[wasm_bindgen(js_name = parseTable, unchecked_return_type = "TableQuery")]
pub fn parse_table(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    read(text, |text| {
        let (before, after) = text.split_once('@').unwrap_or(("", text));
        let turn = turn(before)?;
        let start = text.len() - after.len();
        let table: Table = after.parse().map_err(|error| match error {
            TableStateError::Notation(wrong) => wrong.within(text, start).into(),
            error => Misread::wrong(&error),
        })?;
        Ok(TableText {
            players: table
                .stacks()
                .iter()
                .map(|stack| stack.iter().copied().map(Tile::number).collect())
                .collect(),
            to_move: table.to_move(),
            grill: table.grill().iter().map(Tile::number).collect(),
            taken: counts(turn.taken()),
            roll: turn.roll().map(counts),
        })
    })
}

/// Writes a turn as `parseTurn` reads it. What a bust does is no part of the text.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
///
/// # Examples
/// ```js
/// formatTurn({ taken: [0, 0, 0, 0, 2, 1], roll: [1, 0, 2, 2, 0, 0] }); // "5 5 w > 1 3 3 4 4 | 8 dice"
/// ```
#[wasm_bindgen(js_name = formatTurn)]
pub fn format_turn(
    #[wasm_bindgen(unchecked_param_type = "TurnQuery")] query: &JsValue,
) -> Result<String, JsError> {
    let (_, turn) = exports::read(query)?;
    Ok(turn.to_string())
}

/// Writes a table as `parseTable` reads it, behind its turn and an "@" if dice are taken or rolled. Rules are no part of
/// the text.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
///
/// # Examples
/// ```js
/// formatTable({ players: [[27], [24]], toMove: 1, grill: [30, 21] }); // "27 | *24 | grill 21 30"
/// ```
#[wasm_bindgen(js_name = formatTable)]
pub fn format_table(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
) -> Result<String, JsError> {
    let (query, table) = table_exports::read_table(query)?;
    let turn = table_exports::read_turn(&query)?;
    let is_begun = !turn.taken().is_empty() || turn.roll().is_some();
    Ok(if is_begun {
        format!("{turn} @ {table}")
    } else {
        table.to_string()
    })
}

fn turn(text: &str) -> Result<Turn, Misread> {
    text.parse().map_err(|error| match error {
        TurnError::Notation(wrong) => wrong.into(),
        error => Misread::wrong(&error),
    })
}

fn counts(dice: Roll) -> [u8; FACES] {
    engine::dice::Face::ALL.map(|face| dice.count(face))
}
