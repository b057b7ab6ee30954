//! The WebAssembly boundary of rollwise: queries in, answers out, no game logic.
//!
//! | module | holds |
//! |---|---|
//! | [`plain`] | plain data, and how serde reads it |
//! | [`query`] | the numbers that queries are made of: nothing is coerced |
//! | [`heckmeck`] | Heckmeck's queries and answers |
//! | [`knucklebones`] | those of Knucklebones |
//! | [`rummikub`] | those of Rummikub |
//! | [`solitaire_dice`] | those of Solitaire Dice |
//! | `series` | games that are played some at a time |
//! | `tables` | what has been computed beforehand, fetched and read |
//! | `js` | plain data out of JavaScript values, and errors into them |
//! | `answer` | answers into JavaScript values |
//! | `notation` | positions as text, with the feature of that name |
//! | `clock` | the clock of the browser |

#![cfg_attr(
    not(any(
        feature = "heckmeck",
        feature = "knucklebones",
        feature = "rummikub",
        feature = "solitaire-dice"
    )),
    allow(unused, reason = "without a game there is nothing to ask")
)]

#[cfg(feature = "heckmeck")]
pub mod heckmeck;
#[cfg(feature = "knucklebones")]
pub mod knucklebones;
pub mod plain;
pub mod query;
#[cfg(feature = "rummikub")]
pub mod rummikub;
#[cfg(feature = "solitaire-dice")]
pub mod solitaire_dice;

mod answer;
mod clock;
mod js;
#[cfg(feature = "notation")]
mod notation;
mod series;
#[cfg(any(
    feature = "heckmeck",
    feature = "knucklebones",
    feature = "solitaire-dice"
))]
mod tables;

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
