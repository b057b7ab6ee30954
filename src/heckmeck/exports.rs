//! What JavaScript calls about a turn.

use std::cell::RefCell;

use answers::heckmeck::TurnAnswer;
use engine::heckmeck::{Bust, Calculator, Dice, Solver, TABLE_DICE, Turn};
use engine::table_file::Seal;
use js_sys::Float64Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::learned::SEALS_BY_KIND;
use super::turn::TurnQuery;
use crate::js;
use crate::query::Small;
use crate::tables::{Tables, bytes, most_bytes};
use crate::write::value;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("turn.d.ts");

const SEALS: &[Seal] = SEALS_BY_KIND.0;

thread_local! {
    /// Borrowed only while nothing can throw.
    static CALCULATOR: RefCell<Calculator> = RefCell::default();
}

/// A number for each total, as a typed array.
#[derive(Serialize)]
pub struct Row(#[serde(with = "serde_wasm_bindgen::preserve")] Float64Array);

impl From<&[f64]> for Row {
    fn from(numbers: &[f64]) -> Row {
        Row(numbers.into())
    }
}

pub fn read(query: &JsValue) -> Result<(TurnQuery, Turn), JsError> {
    let query: TurnQuery = js::read("query", query)?;
    let turn = query
        .turn()
        .map_err(|error| js::error_in("query", &error))?;
    Ok((query, turn))
}

/// Evaluates a turn: the best play from it and each way on, for every total to aim at. It knows no table: for what a
/// turn is worth with these stacks and this grill, ask `advise`.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
///
/// # Examples
/// ```js
/// // Two fives and a worm are taken; 1 3 3 4 4 are rolled.
/// const answer = evaluateTurn({ taken: [0, 0, 0, 0, 2, 1], roll: [1, 0, 2, 2, 0, 0] });
/// answer.choices[2].face; // 4
/// answer.choices[2].evaluation.atLeast[25]; // 0.8194…
/// ```
#[wasm_bindgen(js_name = evaluateTurn, unchecked_return_type = "TurnAnswer")]
pub fn evaluate_turn(
    #[wasm_bindgen(unchecked_param_type = "TurnQuery")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let (query, turn) = read(query)?;
    let answer = CALCULATOR.with_borrow_mut(|calculator| calculator.answer(&turn, query.bust));
    Ok(value(&TurnAnswer::<Row>::from(&answer)))
}

/// The game's precomputed tables.
pub const TABLES: Tables = Tables {
    seals: SEALS,
    is_taken: |nth| CALCULATOR.with_borrow(|calculator| calculator.has_table(dice_of(nth))),
    take: |nth, bytes| take_table(dice_of(nth), bytes),
};

/// The dice left that a table is for.
fn dice_of(nth: usize) -> u8 {
    TABLE_DICE.get(nth).map_or(0, |dice| dice.number())
}

/// Takes the table for this many dice left, 5 to 8: for those who have the bytes already. `bytes` are those of
/// `heckmeck-5-dice.bin` and so on, inflated: each file is one zlib stream. A file that is the wrong one, truncated,
/// lengthened or altered by a single bit is refused.
///
/// # Errors
/// An `Error` that says why the bytes are refused. Tables taken before stay.
#[wasm_bindgen(js_name = loadTable)]
pub fn load_table(
    #[wasm_bindgen(unchecked_param_type = "number")] dice: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<(), JsError> {
    let Small(dice) = js::read::<Small<5, 8>>("dice", dice)?;
    let bytes = bytes::read("bytes", bytes, most_bytes(SEALS))?;
    take_table(dice, &bytes).map_err(|reason| js::error_in("bytes", &reason))
}

fn take_table(dice: u8, bytes: &[u8]) -> Result<(), String> {
    CALCULATOR
        .with_borrow_mut(|calculator| calculator.take_table(dice, SEALS, bytes))
        .map_err(|error| error.to_string())
}

#[derive(Serialize)]
struct WholeTurn {
    positions: usize,
}

/// Solves every position of an 8-dice turn anew, whatever is known already: to measure how fast a device is. A bust scores
/// nothing if `bust` is left out.
///
/// # Errors
/// An `Error` for anything but the names of the two conventions.
#[wasm_bindgen(js_name = solveWholeTurn, unchecked_return_type = "WholeTurn")]
pub fn solve_whole_turn(
    #[wasm_bindgen(unchecked_optional_param_type = "BustRule | null")] bust: &JsValue,
) -> Result<JsValue, JsError> {
    let bust: Bust = js::read_optional("bust", bust)?.unwrap_or_default();
    let positions =
        CALCULATOR.with_borrow_mut(|calculator| calculator.solver(Dice::EIGHT).solve_all(bust));
    Ok(value(&WholeTurn { positions }))
}

/// Lays out anew what all solves of an 8-dice turn share, which a first answer waits for: to measure how fast a device is.
#[must_use]
#[wasm_bindgen(js_name = layOutWholeTurn, unchecked_return_type = "WholeTurn")]
pub fn lay_out_whole_turn() -> JsValue {
    value(&WholeTurn {
        positions: Solver::new(Dice::EIGHT).positions().count(),
    })
}
