//! What JavaScript calls about a turn.

use std::cell::RefCell;

use engine::heckmeck::{Bust, Calculator, Dice, Solver, TABLE_DICE};
use engine::table_file::Seal;
use js_sys::{Array, Promise, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::TurnQuery;
use super::answer::{turn_answer, value, whole_turn};
use crate::browser;
use crate::js;
use crate::query::Small;

include!(concat!(env!("OUT_DIR"), "/heckmeck_seals.rs"));

thread_local! {
    /// Borrowed only while nothing can throw.
    static CALCULATOR: RefCell<Calculator> = RefCell::default();
}

/// Evaluates a turn: best play from it and each way on, for every target.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
#[wasm_bindgen(js_name = evaluateTurn, unchecked_return_type = "TurnAnswer")]
pub fn evaluate_turn(
    #[wasm_bindgen(unchecked_param_type = "TurnQuery")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let query: TurnQuery = js::read("query", query)?;
    let turn = query
        .turn()
        .map_err(|error| js::error_in("query", &error))?;
    let answer = CALCULATOR.with_borrow_mut(|calculator| calculator.answer(&turn, query.bust));
    turn_answer(&answer)
}

/// What could not be loaded.
#[derive(Serialize)]
struct TablesLoaded {
    /// Each a [`MissingTable`].
    #[serde(with = "serde_wasm_bindgen::preserve")]
    missing: Array,
}

#[derive(Serialize)]
struct MissingTable {
    dice: u8,
    reason: String,
}

/// Fetches, inflates and takes the precomputed tables that have not been taken yet. `base` is the
/// address of their folder, `../precomputed/` as seen from this script if left out; a relative one is
/// meant from this script as well. Call it again to try again.
///
/// A table that can't be had is no error: the answer says which and why, and its turns are solved
/// instead. Rejects with an `Error` where `base` is no address.
#[wasm_bindgen(js_name = loadTables, unchecked_return_type = "Promise<TablesLoaded>")]
pub fn load_tables(
    #[wasm_bindgen(unchecked_optional_param_type = "string")] base: &JsValue,
) -> Promise {
    load_all(base).unwrap_or_else(|error| Promise::reject(&error.into()))
}

fn load_all(base: &JsValue) -> Result<Promise, JsError> {
    let wrong = || js::error("base is no address of a folder: expected is a text, or nothing");
    let base = if base.is_undefined() {
        "../precomputed/".to_owned()
    } else {
        base.as_string().ok_or_else(wrong)?
    };
    let folder = browser::folder(&base).map_err(|_| wrong())?;
    let has_table = |dice| CALCULATOR.with_borrow(|calculator| calculator.has_table(dice));
    let seals = TABLE_DICE.map(Dice::number).into_iter().zip(&SEALS);
    let loading: Array = seals
        .filter(|&(dice, _)| !has_table(dice))
        .map(|(dice, seal)| load_one(dice, &format!("{folder}{}.bin", seal.name)))
        .collect();
    Ok(browser::then(&Promise::all(&loading), |tables| {
        let tables = Array::from(&tables);
        let missing = tables.iter().filter(|table| !table.is_undefined());
        let missing = missing.collect();
        Ok(value(&TablesLoaded { missing })?)
    }))
}

/// Promises `undefined` once the table is taken, or else a [`MissingTable`].
fn load_one(dice: u8, address: &str) -> Promise {
    let taken = browser::then(&browser::fetch_inflated(address), move |buffer| {
        let bytes = js::first_bytes(&Uint8Array::new(&buffer), most_bytes());
        take_table(dice, &bytes).map_err(js::error)?;
        Ok(JsValue::UNDEFINED)
    });
    browser::catch(&taken, move |error| {
        let reason = browser::in_words(&error);
        Ok(value(&MissingTable { dice, reason })?)
    })
}

/// Takes the inflated bytes of the table for this many dice left, 5 to 8.
///
/// # Errors
/// An `Error` that says why the bytes are refused. Tables taken before stay.
#[wasm_bindgen(js_name = loadTable)]
pub fn load_table(
    #[wasm_bindgen(unchecked_param_type = "number")] dice: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<(), JsError> {
    let Small(dice) = js::read::<Small<5, 8>>("dice", dice)?;
    let bytes = js::bytes("bytes", bytes, most_bytes())?;
    take_table(dice, &bytes).map_err(|reason| js::error_in("bytes", &reason))
}

fn take_table(dice: u8, bytes: &[u8]) -> Result<(), String> {
    CALCULATOR
        .with_borrow_mut(|calculator| calculator.take_table(dice, &SEALS, bytes))
        .map_err(|error| error.to_string())
}

/// As many bytes as the longest table has, and one more: enough to tell that there are too many.
fn most_bytes() -> usize {
    SEALS.iter().map(|seal| seal.length).max().unwrap_or(0) + 1
}

/// Solves every position of an 8-dice turn anew, whatever is known already.
///
/// # Errors
/// An `Error` for anything but the names of the two conventions.
#[wasm_bindgen(js_name = solveWholeTurn, unchecked_return_type = "WholeTurn")]
pub fn solve_whole_turn(
    #[wasm_bindgen(unchecked_optional_param_type = "BustRule")] bust: &JsValue,
) -> Result<JsValue, JsError> {
    let bust: Bust = js::read_optional("bust", bust)?.unwrap_or_default();
    let positions =
        CALCULATOR.with_borrow_mut(|calculator| calculator.solver(Dice::EIGHT).solve_all(bust));
    whole_turn(positions)
}

/// Lays out anew what all solves of an 8-dice turn share: what a first answer waits for.
///
/// # Errors
/// None that a caller can cause.
#[wasm_bindgen(js_name = layOutWholeTurn, unchecked_return_type = "WholeTurn")]
pub fn lay_out_whole_turn() -> Result<JsValue, JsError> {
    whole_turn(Solver::new(Dice::EIGHT).positions().count())
}
