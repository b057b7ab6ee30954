//! The boundary in a real browser: JavaScript values in and out.
#![cfg(target_arch = "wasm32")]

mod table;
mod turn;

use js_sys::{Array, Error, Float64Array, Function, JSON, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);

/// A JavaScript expression's value.
fn js(expression: &str) -> JsValue {
    let function = Function::new_no_args(&format!("return ({expression})"));
    function.call0(&JsValue::NULL).expect(expression)
}

/// JavaScript expressions of a kind that must be refused, each with its text.
fn hostile(kind: &str) -> Vec<(String, JsValue)> {
    let all = JSON::parse(include_str!("../hostile.json")).expect("JSON");
    let texts = array(&all, kind).into_iter();
    let texts = texts.map(|text| text.as_string().expect("a text"));
    texts.map(|text| (text.clone(), js(&text))).collect()
}

/// An `Error` begins so, and is short enough to be read.
fn assert_refused<T>(result: Result<T, JsError>, beginning: &str, what: &str) {
    let error = message(result).expect(what);
    assert!(
        error.starts_with(beginning) && error.len() < 400,
        "{what}: {error}"
    );
}

fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, key| {
        Reflect::get(&value, &key.into()).expect(key)
    })
}

fn number(value: &JsValue, path: &str) -> f64 {
    get(value, path).as_f64().expect(path)
}

fn row(value: &JsValue, path: &str) -> Vec<f64> {
    get(value, path)
        .dyn_into::<Float64Array>()
        .expect(path)
        .to_vec()
}

fn message<T>(result: Result<T, JsError>) -> Option<String> {
    let error = JsValue::from(result.err()?);
    let error: Error = error.dyn_into().expect("an Error");
    Some(error.message().into())
}

fn array(value: &JsValue, path: &str) -> Vec<JsValue> {
    Array::from(&get(value, path)).iter().collect()
}

fn json(value: &JsValue) -> String {
    JSON::stringify(value).expect("plain data").into()
}
