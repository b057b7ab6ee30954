//! Bytes out of JavaScript values.

use js_sys::{Symbol, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::js::error;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_namespace = Uint8Array, js_name = prototype)]
    static BYTE_ARRAY: JsValue;
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    fn get_as(target: &JsValue, key: &JsValue, receiver: &JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(extends = Uint8Array, js_name = Uint8Array)]
    type CopiedBytes;
    #[wasm_bindgen(catch, constructor, js_class = "Uint8Array")]
    fn copy(value: &JsValue) -> Result<CopiedBytes, JsValue>;
}

/// Reads up to `most` bytes of a `Uint8Array`.
pub fn read(argument: &str, value: &JsValue, most: usize) -> Result<Vec<u8>, JsError> {
    let copy = copied_bytes(value).map_err(|_| {
        error(format!(
            "{argument}: expected a Uint8Array with bytes to read"
        ))
    })?;
    Ok(first_bytes(&copy, most))
}

/// Up to `most` bytes of an array that nobody else has.
pub fn first_bytes(array: &Uint8Array, most: usize) -> Vec<u8> {
    // No array is longer than a number of 32 bits can tell: more than that is all of it.
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    array.subarray(0, most).to_vec()
}

/// A copy that belongs to nobody else. What only looks like a `Uint8Array` is refused: its
/// iterator might never end. The getter asked here knows the real ones.
fn copied_bytes(value: &JsValue) -> Result<CopiedBytes, JsValue> {
    let kind = BYTE_ARRAY.with(|prototype| get_as(prototype, &Symbol::to_string_tag(), value))?;
    if kind != "Uint8Array" {
        return Err(kind);
    }
    // Throws where the memory is gone.
    CopiedBytes::copy(value)
}
