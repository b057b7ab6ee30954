//! Turns and tables as text.

use engine::dice::{FACES, Roll};
use engine::heckmeck::{Table, TableStateError, Tile, Turn, TurnError};
use serde::Serialize;
use wasm_bindgen::prelude::*;

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

fn turn(text: &str) -> Result<Turn, Misread> {
    text.parse().map_err(|error| match error {
        TurnError::Notation(wrong) => wrong.into(),
        error => Misread::wrong(&error),
    })
}

fn counts(dice: Roll) -> [u8; FACES] {
    engine::dice::Face::ALL.map(|face| dice.count(face))
}
