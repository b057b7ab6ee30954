//! What has been computed beforehand for the games: fetched, inflated and taken.

use engine::decide::NotLearned;
use engine::table_file::Seal;
use js_sys::{Array, Object, Promise, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js;
use crate::write::value;

pub mod bytes;
mod files;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Thrown where a player or an answer needs learned values that are not loaded: load them and ask again. */
export interface NotLearned extends Error {
  name: "NotLearned";
}

/** What `loadTables` could not load. */
export interface TablesLoaded {
  /** The name of each table, which its file has before ".bin", and the reason. The module does without; the next `loadTables` tries again. */
  missing: { name: string; reason: string }[];
}
"#;

/// A `NotLearned` error, for learned values that are not loaded, and the function that loads them.
pub fn not_learned(error: &NotLearned, load: &str) -> JsValue {
    let text = format!("{error}: call and await {load} first");
    js::named("NotLearned", &text).into()
}

/// The precomputed tables of a game, by their places among its seals.
pub struct Tables {
    /// By which they are known.
    pub seals: &'static [Seal],
    /// Whether one has been taken.
    pub is_taken: fn(usize) -> bool,
    /// Takes the bytes of one, or says why they are refused.
    pub take: fn(usize, &[u8]) -> Result<(), String>,
}

/// Those of all games of the module.
const GAMES: &[Tables] = &[
    #[cfg(feature = "heckmeck")]
    crate::heckmeck::TABLES,
    #[cfg(any(feature = "knucklebones", feature = "knucklebones-lab"))]
    crate::knucklebones::TABLES,
    #[cfg(any(feature = "solitaire-dice", feature = "solitaire-dice-lab"))]
    crate::solitaire_dice::TABLES,
];

/// As many bytes as the longest table has, and one more: enough to tell that there are too many.
pub fn most_bytes(seals: &[Seal]) -> usize {
    seals.iter().map(|seal| seal.length).max().unwrap_or(0) + 1
}

#[derive(Serialize)]
struct MissingTable {
    name: &'static str,
    reason: String,
}

/// Fetches, inflates and takes the precomputed tables that have not been taken yet. `base` is the
/// address of their folder, `../precomputed/` as seen from this script if left out; a relative one
/// is meant from this script as well. Call it again to try again.
///
/// A table that can't be had is no error: the answer says which and why, and the module does
/// without. Rejects with an `Error` where `base` is no address.
#[wasm_bindgen(js_name = loadTables, unchecked_return_type = "Promise<TablesLoaded>")]
pub fn load_tables(
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] base: &JsValue,
) -> Promise {
    load_all(base).unwrap_or_else(|error| Promise::reject(&error.into()))
}

/// The address of the folder of tables, with a slash at the end; where it is not given, the site's.
///
/// # Errors
/// An `Error` for what is no address.
pub fn folder(base: &JsValue) -> Result<String, JsError> {
    let base = match base.as_string() {
        Some(base) => base,
        // Refuses all but nothing.
        None => js::read_optional("base", base)?.unwrap_or_else(|| "../precomputed/".to_owned()),
    };
    let wrong = |_| js::error(format!("base: \"{base}\" is not an address of a folder"));
    files::folder(&base).map_err(wrong)
}

fn load_all(base: &JsValue) -> Result<Promise, JsError> {
    let folder = folder(base)?;
    let loading = Array::new();
    for game in GAMES {
        for (nth, seal) in game.seals.iter().enumerate() {
            if !(game.is_taken)(nth) {
                let address = format!("{folder}{}.bin", seal.name);
                loading.push(&load_one(game, nth, seal.name, address));
            }
        }
    }
    Ok(files::then(&Promise::all(&loading), |tables| {
        let tables = Array::from(&tables);
        let missing = tables.iter().filter(|table| !table.is_undefined());
        let missing: Array = missing.collect();
        let loaded = Object::new();
        Reflect::set(&loaded, &"missing".into(), &missing)?;
        Ok(loaded.into())
    }))
}

/// Fetches and inflates a table, and promises `undefined` once it is taken. Rejects with an `Error`
/// that names the address; its cause is what the browser said.
#[cfg(any(
    feature = "heckmeck",
    feature = "heckmeck-lab",
    feature = "solitaire-dice",
    feature = "solitaire-dice-lab"
))]
pub fn fetch_alone(
    address: String,
    seals: &'static [Seal],
    take: impl FnOnce(&[u8]) -> Result<(), String> + 'static,
) -> Promise {
    files::catch(&fetch_table(&address, seals, take), move |cause| {
        let error = js_sys::Error::new(&files::in_words(&cause, &address));
        error.set_cause(&cause);
        Err(error.into())
    })
}

/// The same, where what the browser said is all that is known of a failure.
fn fetch_table(
    address: &str,
    seals: &'static [Seal],
    take: impl FnOnce(&[u8]) -> Result<(), String> + 'static,
) -> Promise {
    files::then(&files::fetch_inflated(address), move |buffer| {
        let bytes = bytes::first_bytes(&Uint8Array::new(&buffer), most_bytes(seals));
        take(&bytes).map_err(js::error)?;
        Ok(JsValue::UNDEFINED)
    })
}

/// Promises `undefined` once the table is taken, or else a [`MissingTable`].
fn load_one(game: &'static Tables, nth: usize, name: &'static str, address: String) -> Promise {
    let taken = fetch_table(&address, game.seals, move |bytes| (game.take)(nth, bytes));
    files::catch(&taken, move |error| {
        let reason = files::in_words(&error, &address);
        Ok(value(&MissingTable { name, reason }))
    })
}
