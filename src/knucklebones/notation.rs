//! Positions as text.

use answers::knucklebones::numbers;
use engine::dice::Face;
use engine::knucklebones::{PositionError, Rolled};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::exports;
use crate::notation::{Misread, read};

#[derive(Serialize)]
struct PositionText {
    mine: [Vec<u8>; 3],
    theirs: [Vec<u8>; 3],
    roll: Option<u8>,
}

/// Reads a position as it is written: the board of the player to move, "v", the facing board, and behind ">" the die just
/// rolled. "/" stands between columns, "_" for an empty square. At most 2000 characters.
///
/// # Errors
/// An `Error` that says what is wrong and what is allowed; where one place is to blame, its `at` and `length` tell which
/// characters.
///
/// # Examples
/// ```js
/// parseKnucklebones("66_/543/21_ v 55_/621/44_ > 5").mine; // [[6, 6], [5, 4, 3], [2, 1]]
/// ```
#[wasm_bindgen(js_name = parseKnucklebones, unchecked_return_type = "KnucklebonesQuery")]
pub fn parse_knucklebones(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    read(text, |text| {
        let Rolled { position, roll } = text.parse().map_err(|error| match error {
            PositionError::Notation(wrong) => wrong.into(),
            error => Misread::wrong(&error),
        })?;
        Ok(PositionText {
            mine: position.mine().0.map(numbers),
            theirs: position.theirs().0.map(numbers),
            roll: roll.map(Face::number),
        })
    })
}

/// Writes a position as `parseKnucklebones` reads it: the boards, and the roll if there is one.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
///
/// # Examples
/// ```js
/// formatKnucklebones({ mine: [[6, 6], [3, 4, 5], []], theirs: [[5, 5], [], [4]], roll: 5 }); // "66_/543/___ v 55_/___/4__ > 5"
/// ```
#[wasm_bindgen(js_name = formatKnucklebones)]
pub fn format_knucklebones(
    #[wasm_bindgen(unchecked_param_type = "KnucklebonesQuery")] query: &JsValue,
) -> Result<String, JsError> {
    let (query, position) = exports::read(query)?;
    let roll = query.roll();
    Ok(Rolled { position, roll }.to_string())
}
