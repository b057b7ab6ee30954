//! Sheets as text.

use engine::dice::Face;
use engine::solitaire_dice::{RolledSheet, SheetError};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Asked, decide, unusual_cost};
use crate::notation::{Misread, read};

#[derive(Serialize)]
struct SheetText {
    sums: [u8; 11],
    rejects: [u8; 6],
    roll: Option<Vec<u8>>,
    #[serde(rename = "openCost", skip_serializing_if = "Option::is_none")]
    open_cost: Option<i16>,
}

/// Reads a sheet as it is written: marks on sums, "|", reject marks, each as "number:marks", and behind ">" the five dice
/// just rolled. Rows without marks are left out. Before ">", "| 150" means that an open sum costs 150 instead of 200. At most 2000 characters.
///
/// # Errors
/// An `Error` that says what is wrong and what is allowed; where one place is to blame, its `at` and `length` tell which
/// characters.
///
/// # Examples
/// ```js
/// parseSheet("4:4 7:8 | 1:3 6:3 > 12356").rejects; // [3, 0, 0, 0, 0, 3]
/// ```
#[wasm_bindgen(js_name = parseSheet, unchecked_return_type = "SheetQuery")]
pub fn parse_sheet(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    read(text, |text| {
        let RolledSheet { sheet, roll } = text.parse().map_err(|error| match error {
            SheetError::Notation(wrong) => wrong.into(),
            error => Misread::wrong(&error),
        })?;
        Ok(SheetText {
            sums: *sheet.sums(),
            rejects: *sheet.rejects(),
            open_cost: unusual_cost(&sheet),
            roll: roll.map(|roll| roll.dice().map(Face::number).collect()),
        })
    })
}

/// Writes a sheet as `parseSheet` reads it: the marks, and the roll if there is one.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
///
/// # Examples
/// ```js
/// formatSheet({ sums: [0, 0, 4, 0, 0, 8, 0, 0, 0, 0, 0], rejects: [3, 0, 0, 0, 0, 3], roll: [6, 5, 3, 2, 1] }); // "4:4 7:8 | 1:3 6:3 > 12356"
/// ```
#[wasm_bindgen(js_name = formatSheet)]
pub fn format_sheet(
    #[wasm_bindgen(unchecked_param_type = "SheetQuery")] query: &JsValue,
) -> Result<String, JsError> {
    let (_, Asked { sheet, roll, .. }) = decide::read(query)?;
    Ok(RolledSheet { sheet, roll }.to_string())
}
