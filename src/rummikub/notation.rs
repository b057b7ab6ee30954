//! Positions as text.

use answers::rummikub::{TileName, names};
use engine::rummikub::{Position, PositionError, Tile, Tiles, write};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Names, exports};
use crate::js;
use crate::notation::{Misread, read};

#[derive(Serialize)]
struct PositionText {
    table: Vec<Vec<TileName>>,
    loose: Vec<TileName>,
    rack: Vec<TileName>,
}

/// Reads a position as it is written: sets with "/" between them, loose tiles of the table in brackets, and behind "|" the
/// rack. `parseRummikub` tells how tiles are written. At most 2000 characters.
///
/// # Errors
/// As of `parseRummikub`; where no single place is to blame, without `at` and `length`.
///
/// # Examples
/// ```js
/// parseRummikubPosition("r3-5 / rbk5 (o9) | r8 j").rack; // ["r8", "j"]
/// ```
#[wasm_bindgen(js_name = parseRummikubPosition, unchecked_return_type = "RummikubQuery")]
pub fn parse_rummikub_position(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    read(text, |text| {
        let position: Position = text.parse().map_err(|error| match error {
            PositionError::Tiles(wrong) => {
                let length = text[wrong.place_in(text)].chars().count();
                Misread::at(&wrong, wrong.at, length)
            }
            error => Misread::wrong(&error),
        })?;
        let all = |tiles: &Tiles| names(&tiles.iter().collect::<Vec<_>>());
        Ok(PositionText {
            table: position
                .table()
                .iter()
                .map(|set| names(set.tiles()))
                .collect(),
            loose: all(position.loose()),
            rack: all(position.rack()),
        })
    })
}

/// Writes a position as `parseRummikubPosition` reads it. The kind of a set, wishes and rules are no
/// part of the text.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
///
/// # Examples
/// ```js
/// formatRummikubPosition({ table: [["r3", "r4", "r5"], ["r5", "b5", "k5"]], loose: ["o9"], rack: ["j", "r8"] }); // "r3-5 / rbk5 (o9) | r8 j"
/// ```
#[wasm_bindgen(js_name = formatRummikubPosition)]
pub fn format_rummikub_position(
    #[wasm_bindgen(unchecked_param_type = "RummikubQuery")] query: &JsValue,
) -> Result<String, JsError> {
    let (position, _) = exports::read(query)?;
    Ok(position.to_string())
}

/// Writes the tiles of sets, in their order, as `parseRummikub` reads them. They need not be sets by the rules; those without
/// a tile are left out.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
///
/// # Examples
/// ```js
/// formatRummikub([["r3", "r4", "r5"], ["r5", "b5", "k5", "j"]]); // "r3-5 / rbk5 j"
/// ```
#[wasm_bindgen(js_name = formatRummikub)]
pub fn format_rummikub(
    #[wasm_bindgen(unchecked_param_type = "Tile[][]")] sets: &JsValue,
) -> Result<String, JsError> {
    let sets: Vec<Names> = js::read("sets", sets)?;
    let sets: Vec<Vec<Tile>> = sets
        .iter()
        .map(|names| names.iter().map(|name| name.0).collect())
        .collect();
    Ok(write(&sets))
}
