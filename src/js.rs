//! Plain data out of JavaScript values, and errors into them.
//!
//! A value may be anything: a proxy, an object in a circle, one with a getter that throws or that
//! answers otherwise the second time. An exception that passes through the module, or a recursion
//! without end, would leave its stack in disorder. So each part of a value is looked at once, by
//! calls that catch, and only the copy made from that is used.

use std::fmt::Display;

use js_sys::{Error, JsString, Reflect};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::plain::{self, Plain};

/// Levels that are looked into: a query is an object of arrays of objects of arrays at most.
const MOST_LEVELS: usize = 4;
/// Entries of an array, and keys of an object, that a query may have: more than any has use for.
const MOST_ENTRIES: u32 = 128;
/// Characters of a text that are looked at, and quoted in an error.
const MOST_CHARACTERS: u32 = 40;

/// Characters of a text with a position, at most.
#[cfg(any(feature = "notation", feature = "rummikub"))]
const MOST_TEXT: u32 = 2000;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    /// What counts as an array; a proxy of one may throw.
    type Entries;
    #[wasm_bindgen(catch, method, getter)]
    fn length(this: &Entries) -> Result<JsValue, JsValue>;
}

/// An `Error` that is told apart from errors in queries by its name.
pub fn named(name: &str, message: &str) -> Error {
    let error = Error::new(message);
    error.set_name(name);
    error
}

/// An `Error` to throw.
pub fn error(message: impl AsRef<str>) -> JsError {
    JsError::new(message.as_ref())
}

/// An `Error` to throw about an argument.
pub fn error_in(argument: &str, wrong: &dyn Display) -> JsError {
    error(format!("{argument}: {wrong}"))
}

/// Reads an argument of plain data. Properties that are `undefined` or null count as left out.
pub fn read<T: DeserializeOwned>(argument: &str, value: &JsValue) -> Result<T, JsError> {
    let plain = plain_argument(argument, value)?;
    T::deserialize(&plain).map_err(|wrong| error_in(argument, &wrong))
}

fn plain_argument(argument: &str, value: &JsValue) -> Result<Plain, JsError> {
    plain(value, MOST_LEVELS).map_err(|_| {
        error(format!(
            "{argument} can't be read: looking at it throws; expected plain data"
        ))
    })
}

/// Reads an argument `text` of at most [`MOST_TEXT`] characters, and no other.
#[cfg(any(feature = "notation", feature = "rummikub"))]
pub fn read_text(value: &JsValue) -> Result<String, JsError> {
    let Some(text) = value.dyn_ref::<JsString>() else {
        // Says what it is instead.
        return read("text", value);
    };
    let length = text.length();
    if length > MOST_TEXT {
        return Err(error(format!(
            "text: {length} characters; expected at most {MOST_TEXT}"
        )));
    }
    Ok(text.into())
}

/// An `Error` to throw about a part of an argument `text`: behind so many characters, and so long.
#[cfg(any(feature = "notation", feature = "rummikub"))]
pub fn misread(wrong: &dyn Display, at: usize, length: usize) -> JsValue {
    let error = Error::new(&format!("text: {wrong}"));
    for (key, number) in [("at", at), ("length", length)] {
        let Ok(number) = u32::try_from(number) else {
            unreachable!("a text that long has been refused");
        };
        // Fails only for objects that were sealed or that are none.
        let _ = Reflect::set(&error, &key.into(), &number.into());
    }
    error.into()
}

/// Reads an argument that may be left out, or null.
pub fn read_optional<T: DeserializeOwned>(
    argument: &str,
    value: &JsValue,
) -> Result<Option<T>, JsError> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    read(argument, value).map(Some)
}

fn plain(value: &JsValue, levels: usize) -> Result<Plain, JsValue> {
    // Texts first: most parts of most queries are such.
    if let Some(text) = value.dyn_ref::<JsString>() {
        Ok(Plain::Text(beginning(text)))
    } else if let Some(number) = value.as_f64() {
        Ok(Plain::Number(number))
    } else if value.is_null() || value.is_undefined() {
        Ok(Plain::Null)
    } else if let Some(value) = value.as_bool() {
        Ok(Plain::Bool(value))
    } else if levels > 0 && is_array(value)? {
        plain_array(value, levels)
    } else if levels > 0 && is_record(value)? {
        plain_record(value, levels)
    } else {
        let Some(kind) = value.js_typeof().as_string() else {
            unreachable!("a type is told by its name");
        };
        Ok(Plain::Other(format!("a value of type {kind}")))
    }
}

/// A text as far as it is looked at; dots tell that it goes on.
fn beginning(text: &JsString) -> String {
    if text.length() <= MOST_CHARACTERS {
        return text.into();
    }
    let mut beginning: String = text.slice(0, MOST_CHARACTERS).into();
    beginning.push('…');
    beginning
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
    let Some(length) = length.as_f64() else {
        return Ok(Plain::Other("an array without a length".to_owned()));
    };
    if length > f64::from(MOST_ENTRIES) {
        return Ok(too_many("an array", length, "entries"));
    }
    let places = (0..MOST_ENTRIES).take_while(|&place| f64::from(place) < length);
    let entries = places.map(|place| plain(&Reflect::get_u32(value, place)?, levels - 1));
    Ok(Plain::List(entries.collect::<Result<_, _>>()?))
}

fn plain_record(value: &JsValue, levels: usize) -> Result<Plain, JsValue> {
    let keys = Reflect::own_keys(value)?;
    if keys.length() > MOST_ENTRIES {
        return Ok(too_many("an object", keys.length().into(), "keys"));
    }
    let mut fields = Vec::new();
    for key in keys.iter() {
        let entry = Reflect::get(value, &key)?;
        if !entry.is_undefined() {
            let key = match key.dyn_ref::<JsString>() {
                Some(text) => beginning(text),
                None => "a symbol".to_owned(),
            };
            fields.push((key, plain(&entry, levels - 1)?));
        }
    }
    Ok(Plain::Record(fields))
}

fn too_many(what: &str, count: f64, parts: &str) -> Plain {
    let count = plain::shown(count);
    Plain::Other(format!(
        "{what} of {count} {parts}, more than the {MOST_ENTRIES} that any may have"
    ))
}
