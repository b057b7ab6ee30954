//! What JavaScript calls about a sheet.

use std::mem;
use std::sync::Arc;

use answers::solitaire_dice::{SheetAnswer, SheetChances};
use engine::dice::Face;
use engine::solitaire_dice::{
    Aim, CHANCES, Chances, GameRolls, OpenCost, Setting, Sheet, SolitaireDice,
};
use engine::table_file;
use js_sys::Promise;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::decide::{Decided, read};
use super::learned::{SEALS, SOLVER};
use super::{Asked, Reached, SheetMark, unusual_cost};
use crate::card;
use crate::js;
use crate::query::Whole;
use crate::tables::{bytes, fetch_alone, folder, most_bytes};
use crate::write::value;

/// Says what a sheet is worth, and with a roll what each choice is. As long as `loadTables` has not loaded the learned weights,
/// a rule of thumb ranks the choices, and only ends of games are valued.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
///
/// # Examples
/// ```js
/// // Marks on the sums 2 to 12 and on the rejects 1 to 6.
/// const answer = evaluateSheet({ sums: [0, 0, 4, 8, 9, 8, 7, 6, 0, 0, 0], rejects: [7, 7, 0, 0, 0, 7] });
/// answer.value; // 452.809…
/// answer.source; // "exact"
/// ```
#[wasm_bindgen(js_name = evaluateSheet, unchecked_return_type = "SheetAnswer")]
pub fn evaluate_sheet(
    #[wasm_bindgen(unchecked_param_type = "SheetQuery")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let (_, asked) = read(query)?;
    let Asked {
        sheet,
        roll,
        setting,
    } = asked;
    let found = SOLVER.with_borrow_mut(|solver| solver.answer(&sheet, roll, setting));
    Ok(value(&SheetAnswer::new(
        &sheet,
        roll,
        setting.opening,
        &found,
    )))
}

/// Says how likely it is to reach a final score when that is what is played for, and with a roll how likely with each choice.
/// `target` is the score to reach, -350 to 1200. The query's depth doesn't count: a choice is always looked at with one
/// expectation, so that the same sheet has the same chances.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed; a `NotLearned` one
/// until `fetchSheetChances` has loaded what was learned.
#[wasm_bindgen(js_name = chanceSheet, unchecked_return_type = "SheetChances")]
pub fn chance_sheet(
    #[wasm_bindgen(unchecked_param_type = "SheetQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] target: &JsValue,
) -> Result<JsValue, JsValue> {
    let (_, asked) = read(query)?;
    let Reached(target) = js::read("target", target)?;
    if asked.sheet.open_cost() != OpenCost::Official {
        return Err(js::error_in(
            "query",
            &"openCost: chances of a score are known where it is 200",
        )
        .into());
    }
    let setting = Setting {
        depth: Setting::default().depth,
        aim: Aim::Reach(target),
        ..asked.setting
    };
    let found = SOLVER.with_borrow_mut(|solver| {
        solver.chances()?;
        Some(solver.answer(&asked.sheet, asked.roll, setting))
    });
    let missing = || {
        js::named(
            "NotLearned",
            "the chances of a score are not loaded: call and await fetchSheetChances() first",
        )
    };
    Ok(value(&SheetChances::from(&found.ok_or_else(missing)?)))
}

/// A sheet without a roll, as a query.
#[derive(Serialize)]
struct Marked<'a> {
    sums: &'a [u8; 11],
    rejects: &'a [u8; 6],
    roll: Option<()>,
    opening: engine::solitaire_dice::Opening,
    #[serde(rename = "openCost", skip_serializing_if = "Option::is_none")]
    open_cost: Option<i16>,
}

/// Marks one of the choices of the roll, and tells the sheet after it, without a roll.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
///
/// # Examples
/// ```js
/// const sheet = { sums: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], rejects: [0, 0, 0, 0, 0, 0], roll: [1, 2, 3, 5, 6] };
/// markSheet(sheet, { reject: 6, sums: [4, 7] }).rejects; // [0, 0, 0, 0, 0, 1]
/// ```
#[wasm_bindgen(js_name = markSheet, unchecked_return_type = "SheetQuery")]
pub fn mark_sheet(
    #[wasm_bindgen(unchecked_param_type = "SheetQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "SheetMark")] choice: &JsValue,
) -> Result<JsValue, JsError> {
    let (query, asked) = read(query)?;
    let mark: SheetMark = js::read("choice", choice)?;
    asked
        .rolled()
        .map_err(|error| js::error_in("query", &error))?;
    let choice = mark.choice();
    asked
        .check(choice)
        .map_err(|error| js::error_in("choice", &error))?;
    let after: Sheet = choice.after(&asked.sheet);
    Ok(value(&Marked {
        sums: after.sums(),
        rejects: after.rejects(),
        roll: None,
        opening: query.opening,
        open_cost: unusual_cost(&after),
    }))
}

/// What the card with this many rules to remember, 1, 3 or 5, leaves of the choices of the roll, and which of its rules decides.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
///
/// # Examples
/// ```js
/// const sheet = { sums: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], rejects: [0, 0, 0, 0, 0, 0], roll: [1, 2, 3, 5, 6] };
/// hearSheet(sheet, 1); // { left: [{ reject: 5, sums: [4, 8] }], decided: 0 }
/// ```
#[wasm_bindgen(js_name = hearSheet, unchecked_return_type = "Heard<SheetMark>")]
pub fn hear_sheet(
    #[wasm_bindgen(unchecked_param_type = "SheetQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] rules: &JsValue,
) -> Result<JsValue, JsError> {
    let (_, asked) = read(query)?;
    let view = asked
        .view()
        .map_err(|error| js::error_in("query", &error))?;
    card::hear::<SolitaireDice, _>(rules, &view, |taken| Decided::from(taken.choice))
}

/// Throws the five dice of a turn: `seed` (0 to 4294967295), `game` (0 to 4294967295) and `turn` (0 to 199) tell the roll, the
/// same for everybody. Gives five faces, 1 to 6, ascending.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
#[wasm_bindgen(js_name = throwSheet, unchecked_return_type = "number[]")]
pub fn throw_sheet(
    #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] turn: &JsValue,
) -> Result<JsValue, JsError> {
    let Whole(seed): Whole<0, { u32::MAX }> = js::read("seed", seed)?;
    let Whole(game): Whole<0, { u32::MAX }> = js::read("game", game)?;
    let Whole(turn): Whole<0, 199> = js::read("turn", turn)?;
    let roll = GameRolls::new(seed.into(), game.into()).roll(turn);
    let faces = Face::ALL.into_iter();
    let faces = faces.flat_map(|face| (0..roll.count(face)).map(move |_| face.number()));
    Ok(value(&faces.collect::<Vec<u8>>()))
}

/// Takes the learned chances, which `chanceSheet` needs: for those who have the bytes already. `bytes` are those of
/// `solitaire-dice-chances.bin`, inflated: the file is one zlib stream. A file that is the wrong one, truncated, lengthened or
/// altered by a single bit is refused.
///
/// # Errors
/// An `Error` that says why the bytes are refused. Chances taken before stay.
#[wasm_bindgen(js_name = loadSheetChances)]
pub fn load_sheet_chances(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<(), JsError> {
    let bytes = bytes::read("bytes", bytes, most_bytes(&SEALS))?;
    take_chances(&bytes).map_err(|reason| js::error_in("bytes", &reason))
}

fn take_chances(bytes: &[u8]) -> Result<(), String> {
    let body = table_file::open(bytes, &SEALS[1], &SEALS).map_err(|error| error.to_string())?;
    let chances = Chances::from_bytes(body).map_err(|error| error.to_string())?;
    SOLVER.with_borrow_mut(|solver| {
        *solver = mem::take(solver).with_chances(Some(Arc::new(chances)));
    });
    Ok(())
}

/// Fetches, inflates and takes the learned chances of a score, if they are not there yet. `base` is
/// the address of their folder as in `loadTables`.
///
/// Rejects with an `Error` where they can't be had. Call it again to try again.
#[wasm_bindgen(js_name = fetchSheetChances, unchecked_return_type = "Promise<void>")]
pub fn fetch_sheet_chances(
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] base: &JsValue,
) -> Promise {
    let folder = match folder(base) {
        Ok(folder) => folder,
        Err(error) => return Promise::reject(&error.into()),
    };
    if SOLVER.with_borrow(|solver| solver.chances().is_some()) {
        return Promise::resolve(&JsValue::UNDEFINED);
    }
    fetch_alone(format!("{folder}{CHANCES}.bin"), &SEALS, take_chances)
}
