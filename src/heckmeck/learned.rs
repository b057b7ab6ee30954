//! What was learned about chances to win: fetched, read and taken.

use std::cell::RefCell;

use engine::heckmeck::{Advisor, NETWORKS, PlayError, TABLE_DICE, TableStateError, WinModel};
use engine::table_file::{self, Seal};
use js_sys::Promise;
use wasm_bindgen::prelude::*;

use crate::js;
use crate::query::Small;
use crate::tables::{bytes, fetch_alone, folder, most_bytes, not_learned};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("players.d.ts");

include!(concat!(env!("OUT_DIR"), "/heckmeck_seals.rs"));

/// The seals of the tables of turns, and of the networks in the order of [`NETWORKS`].
pub const SEALS_BY_KIND: (&[Seal], &[Seal]) = SEALS.split_at(TABLE_DICE.len());

const NETWORK_SEALS: &[Seal] = SEALS_BY_KIND.1;

thread_local! {
    /// Borrowed only while nothing can throw.
    pub static ADVISOR: RefCell<Advisor> = RefCell::default();
}

/// The error of who can't play, or of a table where nobody can.
pub fn refused(error: PlayError) -> JsValue {
    match error {
        PlayError::Table(wrong) => js::error_in("query", &wrong).into(),
        PlayError::NotLearned(wrong) => not_learned(&wrong, "fetchWinModel(players)"),
    }
}

/// Takes what was learned about games with this many players, 2 to 7: for those who have the bytes already. `bytes` are those
/// of `heckmeck-win-2.bin` and so on, inflated: each file is one zlib stream. A file that is the wrong one, truncated,
/// lengthened or altered by a single bit is refused.
///
/// # Errors
/// An `Error` that says why the bytes are refused. What was taken before stays.
#[wasm_bindgen(js_name = loadWinModel)]
pub fn load_win_model(
    #[wasm_bindgen(unchecked_param_type = "number")] players: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<(), JsError> {
    let place = network_place(players)?;
    let bytes = bytes::read("bytes", bytes, most_bytes(NETWORK_SEALS))?;
    take_network(place, &bytes).map_err(|reason| js::error_in("bytes", &reason))
}

fn network_place(players: &JsValue) -> Result<usize, JsError> {
    let Small(players) = js::read::<Small<2, 7>>("players", players)?;
    let players = players.into();
    let none = || js::error_in("players", &TableStateError::Players(players));
    WinModel::place(players).ok_or_else(none)
}

fn take_network(place: usize, bytes: &[u8]) -> Result<(), String> {
    let body = table_file::open(bytes, &NETWORK_SEALS[place], NETWORK_SEALS)
        .map_err(|error| error.to_string())?;
    ADVISOR
        .with_borrow_mut(|advisor| advisor.model_mut().take(place, body))
        .map_err(|error| error.to_string())
}

/// Fetches, inflates and takes what was learned about games with this many players, 2 to 7, if it
/// is not there yet. `base` is the address of its folder as in `loadTables`.
///
/// Rejects with an `Error` where it can't be had, or an argument is wrong. Call it again to try
/// again.
#[wasm_bindgen(js_name = fetchWinModel, unchecked_return_type = "Promise<void>")]
pub fn fetch_win_model(
    #[wasm_bindgen(unchecked_param_type = "number")] players: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] base: &JsValue,
) -> Promise {
    fetch_network(players, base).unwrap_or_else(|error| Promise::reject(&error.into()))
}

fn fetch_network(players: &JsValue, base: &JsValue) -> Result<Promise, JsError> {
    let place = network_place(players)?;
    let folder = folder(base)?;
    if ADVISOR.with_borrow(|advisor| advisor.model().has(place)) {
        return Ok(Promise::resolve(&JsValue::UNDEFINED));
    }
    let address = format!("{folder}{}.bin", NETWORKS[place].name);
    Ok(fetch_alone(address, NETWORK_SEALS, move |bytes| {
        take_network(place, bytes)
    }))
}
