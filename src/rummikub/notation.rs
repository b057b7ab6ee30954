//! Positions as text.

use answers::rummikub::{TileName, names};
use engine::rummikub::{Position, PositionError, Tiles};
use serde::Serialize;
use wasm_bindgen::prelude::*;

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
