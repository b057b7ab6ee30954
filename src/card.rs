//! What the cards of rules to remember say of a position.

use engine::maxims::{Maxims, Spoken};
use engine::sentences::indices;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js;
use crate::query::Small;
use crate::write::value;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("card.d.ts");

#[derive(Serialize)]
struct Heard<Choice> {
    left: Vec<Choice>,
    decided: Option<usize>,
}

/// Asks the card with this many rules, 1, 3 or 5, about a position. `written` is a choice as answers have it.
pub fn hear<Game: Spoken, Choice: Serialize>(
    rules: &JsValue,
    view: &Game::View<'_>,
    written: impl Fn(&Game::Move) -> Choice,
) -> Result<JsValue, JsError> {
    let Small(count): Small<1, 5> = js::read("rules", rules)?;
    let Some(card) = Game::card(count.into()) else {
        return Err(js::error("rules: there are cards with 1, 3 and 5 only"));
    };
    let choices = Game::choices(view);
    let heard = Maxims::<Game>::new(card).hear(view, &choices);
    let left = indices(heard.left).map(|index| written(&choices[index]));
    Ok(value(&Heard {
        left: left.collect(),
        decided: heard.decided,
    }))
}
