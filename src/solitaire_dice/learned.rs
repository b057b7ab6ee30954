//! The learned weights: read and taken.

use std::cell::RefCell;
use std::sync::Arc;

use engine::solitaire_dice::{Solver, Weights};
use engine::table_file::{self, Seal};
use wasm_bindgen::prelude::*;

use crate::js;
use crate::tables::{Tables, bytes, most_bytes};

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

/// The weights that have been loaded.
pub fn weights() -> Option<Arc<Weights>> {
    SOLVER.with_borrow(|solver| solver.weights().cloned())
}

/// Seals of what is loaded with the page, and of what is loaded once it is wanted.
const SEALS_BY_TIME: (&[Seal], &[Seal]) = SEALS.split_at(1);

/// The weights come with the page.
pub const TABLES: Tables = Tables {
    seals: SEALS_BY_TIME.0,
    is_taken: |_| weights().is_some(),
    take: |_, bytes| take_weights(bytes),
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
    take_weights(&bytes).map_err(|reason| js::error_in("bytes", &reason))
}

fn take_weights(bytes: &[u8]) -> Result<(), String> {
    let body = table_file::open(bytes, &SEALS[0], &SEALS).map_err(|error| error.to_string())?;
    let weights = Weights::from_bytes(body).map_err(|error| error.to_string())?;
    SOLVER.with_borrow_mut(|solver| {
        let chances = solver.chances().cloned();
        *solver = Solver::new(Some(Arc::new(weights))).with_chances(chances);
    });
    Ok(())
}
