//! The WebAssembly boundary of rollwise: queries in, answers out, no game logic.
//!
//! | module | holds |
//! |---|---|
//! | [`plain`] | plain data, and how serde reads it |
//! | [`query`] | the numbers that queries are made of: nothing is coerced |
//! | `series` | games that are played some at a time |
//! | `tables` | what has been computed beforehand, fetched and read |
//! | `js` | plain data out of JavaScript values, and errors into them |
//! | `write` | answers into JavaScript values |
//! | `card` | what the cards of rules to remember say |
//! | `notation` | positions as text, with the feature of that name |
//! | `clock` | the clock of the browser |
//!
//! Each game has a module of its own, with its queries and answers, and each of its features brings along what else it needs.

#![cfg_attr(
    not(feature = "default"),
    allow(unused, reason = "one game alone asks for a part of what all share")
)]

#[cfg(any(feature = "heckmeck", feature = "heckmeck-lab"))]
pub mod heckmeck;
#[cfg(any(feature = "knucklebones", feature = "knucklebones-lab"))]
pub mod knucklebones;
pub mod plain;
pub mod query;
#[cfg(any(feature = "rummikub", feature = "rummikub-lab"))]
pub mod rummikub;
#[cfg(any(feature = "solitaire-dice", feature = "solitaire-dice-lab"))]
pub mod solitaire_dice;

#[cfg(any(
    feature = "heckmeck",
    feature = "knucklebones",
    feature = "solitaire-dice"
))]
mod card;
#[cfg(feature = "clock")]
mod clock;
mod js;
#[cfg(feature = "notation")]
mod notation;
#[cfg(feature = "series")]
mod series;
#[cfg(feature = "tables")]
mod tables;
mod write;

use wasm_bindgen::prelude::*;

/// Makes modules 3 kB smaller than the standard library's allocator, and is as quick within two
/// percent. Lists that grow step by step leave more holes in its memory.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Runs once when the module is loaded: a panic, should there be one, is told on the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
