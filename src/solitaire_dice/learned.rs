//! The learned weights: read and taken.

use std::cell::RefCell;
use std::sync::Arc;

use engine::solitaire_dice::{OpenCost, Solver, Weights};
use engine::table_file::{self, Seal};
use js_sys::Promise;
use wasm_bindgen::prelude::*;

use crate::js;
use crate::tables::{Tables, bytes, fetch_alone, folder, most_bytes};

#[cfg(feature = "by-heart")]
#[wasm_bindgen(typescript_custom_section)]
const BY_HEART: &str = r#"
/** Who plays by so many rules that a person can remember. */
export type ByHeart = `by-heart-${1 | 2 | 3 | 4 | 5 | 6 | 7}`;
"#;

#[cfg(not(feature = "by-heart"))]
#[wasm_bindgen(typescript_custom_section)]
const BY_HEART: &str = r#"
/** Nobody: who plays by rules to remember is part of the page's Lab alone. */
export type ByHeart = never;
"#;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

include!(concat!(env!("OUT_DIR"), "/solitaire-dice_seals.rs"));

thread_local! {
    /// Borrowed only while nothing can throw.
    pub static SOLVER: RefCell<Solver> = RefCell::default();
}

/// The weights that have been loaded for what an open sum costs.
pub fn weights(open_cost: OpenCost) -> Option<Arc<Weights>> {
    SOLVER.with_borrow(|solver| solver.weights(open_cost).cloned())
}

/// What loads these weights.
pub fn loading(open_cost: OpenCost) -> &'static str {
    match open_cost {
        OpenCost::Official => "loadTables()",
        OpenCost::Easy => "fetchEasySheets()",
    }
}

/// Seals of what is loaded with the page, and of what is loaded once it is wanted.
const SEALS_BY_TIME: (&[Seal], &[Seal]) = SEALS.split_at(1);

/// The weights come with the page.
pub const TABLES: Tables = Tables {
    seals: SEALS_BY_TIME.0,
    is_taken: |_| weights(OpenCost::Official).is_some(),
    take: |_, bytes| take_weights(bytes, &SEALS[0]),
};

/// Takes the learned weights: for those who have the bytes already. `bytes` are those of `solitaire-dice-weights.bin`,
/// inflated: the file is one zlib stream. A file that is the wrong one, truncated, lengthened or altered by a single bit is
/// refused.
///
/// # Errors
/// An `Error` that says why the bytes are refused. Weights taken before stay.
#[wasm_bindgen(js_name = loadSheetWeights)]
pub fn load_sheet_weights(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<(), JsError> {
    let bytes = bytes::read("bytes", bytes, most_bytes(&SEALS))?;
    take_weights(&bytes, &SEALS[0]).map_err(|reason| js::error_in("bytes", &reason))
}

/// The same for the weights of the easy variant, the bytes of `solitaire-dice-easy-weights.bin`.
///
/// # Errors
/// An `Error` that says why the bytes are refused. Weights taken before stay.
#[wasm_bindgen(js_name = loadEasySheets)]
pub fn load_easy_sheets(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<(), JsError> {
    let bytes = bytes::read("bytes", bytes, most_bytes(&SEALS))?;
    take_weights(&bytes, &SEALS[2]).map_err(|reason| js::error_in("bytes", &reason))
}

fn take_weights(bytes: &[u8], seal: &Seal) -> Result<(), String> {
    let body = table_file::open(bytes, seal, &SEALS).map_err(|error| error.to_string())?;
    let weights = Weights::from_bytes(body).map_err(|error| error.to_string())?;
    SOLVER.with_borrow_mut(|solver| solver.learn_weights(Arc::new(weights)));
    Ok(())
}

/// Fetches, inflates and takes the learned weights of the easy variant, where an open sum costs 150, if they are not there
/// yet. `base` is the address of their folder as in `loadTables`.
///
/// Rejects with an `Error` where they can't be had. Call it again to try again.
#[wasm_bindgen(js_name = fetchEasySheets, unchecked_return_type = "Promise<void>")]
pub fn fetch_easy_sheets(
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] base: &JsValue,
) -> Promise {
    let folder = match folder(base) {
        Ok(folder) => folder,
        Err(error) => return Promise::reject(&error.into()),
    };
    if weights(OpenCost::Easy).is_some() {
        return Promise::resolve(&JsValue::UNDEFINED);
    }
    let address = format!("{folder}{}.bin", SEALS[2].name);
    fetch_alone(address, &SEALS, |bytes| take_weights(bytes, &SEALS[2]))
}
