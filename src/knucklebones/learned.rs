//! The learned values: read and taken.

use std::cell::RefCell;
use std::sync::Arc;

use engine::knucklebones::Weights;
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
const TYPES: &str = include_str!("players.d.ts");

include!(concat!(env!("OUT_DIR"), "/knucklebones_seals.rs"));

thread_local! {
    static WEIGHTS: RefCell<Option<Arc<Weights>>> = const { RefCell::new(None) };
}

/// The weights that have been loaded.
pub fn weights() -> Option<Arc<Weights>> {
    WEIGHTS.with_borrow(Clone::clone)
}

/// The learned values are the game's only table.
pub const TABLES: Tables = Tables {
    seals: &SEALS,
    is_taken: |_| weights().is_some(),
    take: |_, bytes| take_values(bytes),
};

/// Takes the learned values: for those who have the bytes already. `bytes` are those of `knucklebones-values.bin`,
/// inflated: the file is one zlib stream. A file that is the wrong one, truncated, lengthened or altered by a single bit is
/// refused.
///
/// # Errors
/// An `Error` that says why the bytes are refused. Values taken before stay.
#[wasm_bindgen(js_name = loadKnucklebonesValues)]
pub fn load_knucklebones_values(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<(), JsError> {
    let bytes = bytes::read("bytes", bytes, most_bytes(&SEALS))?;
    take_values(&bytes).map_err(|reason| js::error_in("bytes", &reason))
}

fn take_values(bytes: &[u8]) -> Result<(), String> {
    let body = table_file::open(bytes, &SEALS[0], &SEALS).map_err(|error| error.to_string())?;
    let weights = Weights::from_bytes(body).map_err(|error| error.to_string())?;
    WEIGHTS.set(Some(Arc::new(weights)));
    Ok(())
}
