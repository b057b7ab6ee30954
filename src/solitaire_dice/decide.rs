//! What a player marks.

use engine::dice::Face;
use engine::solitaire_dice::{Choice, Sum};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::learned::{loading, weights};
use super::{Asked, NamedPlayer, SheetQuery};
use crate::js;
use crate::query::Seed;
use crate::tables::not_learned;
use crate::write::value;

pub fn read(query: &JsValue) -> Result<(SheetQuery, Asked), JsError> {
    let query: SheetQuery = js::read("query", query)?;
    let asked = query
        .asked()
        .map_err(|error| js::error_in("query", &error))?;
    Ok((query, asked))
}

/// A choice as JavaScript has it.
#[derive(Serialize)]
pub struct Decided {
    reject: Option<u8>,
    sums: [u8; 2],
}

impl From<Choice> for Decided {
    fn from(choice: Choice) -> Decided {
        Decided {
            reject: choice.reject.map(Face::number),
            sums: choice.pair.sums().map(Sum::number),
        }
    }
}

/// Has a player decide what to mark. `seed`, 0 to 4294967295, decides what the player leaves to
/// chance; 0 if left out.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed; a `NotLearned` one
/// where the player plays by learned values that are not loaded.
#[wasm_bindgen(js_name = decideSheet, unchecked_return_type = "SheetMark")]
pub fn decide_sheet(
    #[wasm_bindgen(unchecked_param_type = "SheetQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "SheetPlayer")] player: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number | null")] seed: &JsValue,
) -> Result<JsValue, JsValue> {
    let (_, asked) = read(query)?;
    let NamedPlayer(player) = js::read("player", player)?;
    let seed: Option<Seed> = js::read_optional("seed", seed)?;
    let view = asked
        .view()
        .map_err(|error| js::error_in("query", &error))?;
    let seed = seed.unwrap_or_default().0.into();
    let decider = player.decider(weights(asked.sheet.open_cost()).as_ref());
    let mut decider =
        decider.map_err(|error| not_learned(&error, loading(asked.sheet.open_cost())))?;
    let taken = decider.decide_by(seed, view);
    Ok(value(&Decided::from(taken.choice)))
}
