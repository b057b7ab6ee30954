//! A fair coin at the boundary.

use engine::coin::chance_of_run;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::js;
use crate::query::{Small, Whole};
use crate::write::value;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("coin/types.d.ts");

/// A run of heads to wait for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoinQuery {
    /// How many heads in a row are waited for.
    pub heads: Small<1, 20>,
    /// How many of them have just come.
    pub run: Small<0, 19>,
    /// How many throws are still to come.
    pub throws: Whole<0, 1000>,
}

#[derive(Serialize)]
struct CoinAnswer {
    chance: f64,
}

/// Says how likely it is that heads come several times in a row.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
#[wasm_bindgen(js_name = analyseCoin, unchecked_return_type = "CoinAnswer")]
pub fn analyse_coin(
    #[wasm_bindgen(unchecked_param_type = "CoinQuery")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let query: CoinQuery = js::read("query", query)?;
    let (Small(heads), Small(run), Whole(throws)) = (query.heads, query.run, query.throws);
    let chance = chance_of_run(heads, run, throws);
    let chance = chance.map_err(|error| js::error_in("query", &error))?;
    Ok(value(&CoinAnswer { chance }))
}
