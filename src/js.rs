//! Plain data out of JavaScript values, and errors into them.
//!
//! A value may be anything: a proxy, an object in a circle, one with a getter that throws. An
//! exception that passes through the module, or a recursion without end, would leave its stack
//! in disorder. So nothing is handed on but a copy, made by calls that catch.

use js_sys::{JsString, Reflect, Uint8Array};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::plain::Plain;

/// Levels that are looked into: a query is an object of objects of arrays at most.
const MOST_LEVELS: usize = 3;
/// Entries of an array and keys of an object that are looked at: more than any query has use for.
const MOST_ENTRIES: u32 = 32;
/// Characters of a text that are looked at, and quoted in an error.
const MOST_CHARACTERS: u32 = 60;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    /// What counts as an array; a proxy of one may throw.
    type Entries;
    #[wasm_bindgen(catch, method, getter)]
    fn length(this: &Entries) -> Result<JsValue, JsValue>;

    /// A `Uint8Array` that may be none: a proxy, or one whose memory is gone.
    type Bytes;
    #[wasm_bindgen(catch, method)]
    fn slice(this: &Bytes, start: f64, end: f64) -> Result<Uint8Array, JsValue>;
}

/// An `Error` to throw.
pub fn error(message: impl AsRef<str>) -> JsError {
    JsError::new(message.as_ref())
}

/// Reads an argument of plain data. Properties that are `undefined` count as left out.
pub fn read<T: DeserializeOwned>(argument: &str, value: &JsValue) -> Result<T, JsError> {
    let plain = plain(value, MOST_LEVELS).map_err(|_| {
        error(format!(
            "{argument} can't be read: looking at it throws; expected is plain data"
        ))
    })?;
    T::deserialize(&plain).map_err(|wrong| error(format!("{argument}: {wrong}")))
}

/// Reads up to `most` bytes of a `Uint8Array`.
pub fn bytes(argument: &str, value: &JsValue, most: usize) -> Result<Vec<u8>, JsError> {
    let wrong = || error(format!("{argument} is no Uint8Array with bytes to read"));
    if !value.is_instance_of::<Uint8Array>() {
        return Err(wrong());
    }
    let most = f64::from(u32::try_from(most).unwrap_or(u32::MAX));
    let copy = value.unchecked_ref::<Bytes>().slice(0.0, most);
    Ok(copy.map_err(|_| wrong())?.to_vec())
}

fn plain(value: &JsValue, levels: usize) -> Result<Plain, JsValue> {
    if let Some(number) = value.as_f64() {
        Ok(Plain::Number(number))
    } else if let Some(text) = value.dyn_ref::<JsString>() {
        Ok(Plain::Text(text.slice(0, MOST_CHARACTERS).into()))
    } else if value.is_null() || value.is_undefined() {
        Ok(Plain::Null)
    } else if let Some(value) = value.as_bool() {
        Ok(Plain::Bool(value))
    } else if levels > 0 && is_array(value)? {
        plain_array(value, levels)
    } else if levels > 0 && is_record(value)? {
        plain_record(value, levels)
    } else {
        let kind = value.js_typeof().as_string().unwrap_or_default();
        Ok(Plain::Other(format!("a value of type {kind}")))
    }
}

/// Whether a value is an object of no class: its prototype is none, or the first of all.
fn is_record(value: &JsValue) -> Result<bool, JsValue> {
    if !value.is_object() {
        return Ok(false);
    }
    let prototype: JsValue = Reflect::get_prototype_of(value)?.into();
    Ok(prototype.is_null() || JsValue::from(Reflect::get_prototype_of(&prototype)?).is_null())
}

fn plain_array(value: &JsValue, levels: usize) -> Result<Plain, JsValue> {
    let length = value.unchecked_ref::<Entries>().length()?;
    let length = length.as_f64().unwrap_or(0.0);
    let places = (0..MOST_ENTRIES).take_while(|&place| f64::from(place) < length);
    let entries = places.map(|place| plain(&Reflect::get_u32(value, place)?, levels - 1));
    Ok(Plain::List(entries.collect::<Result<_, _>>()?))
}

fn plain_record(value: &JsValue, levels: usize) -> Result<Plain, JsValue> {
    let mut fields = Vec::new();
    for key in Reflect::own_keys(value)?.iter().take(MOST_ENTRIES as usize) {
        let entry = Reflect::get(value, &key)?;
        if !entry.is_undefined() {
            let key = match key.dyn_ref::<JsString>() {
                Some(text) => text.slice(0, MOST_CHARACTERS).into(),
                None => "a symbol".to_owned(),
            };
            fields.push((key, plain(&entry, levels - 1)?));
        }
    }
    Ok(Plain::Record(fields))
}
