//! Answers into JavaScript values.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

/// An answer as a JavaScript value: what is not there is null.
pub fn value(answer: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_missing_as_null(true);
    let Ok(value) = answer.serialize(&serializer) else {
        unreachable!("an answer holds nothing that JavaScript has no value for");
    };
    value
}
