//! A boundary that has refused something, and is asked again.

use js_sys::{Object, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::boundary::{Boundary, done, inflated, json, message, number, text};

const EMPTY: &str = r#"{ "mine": [[], [], []], "theirs": [[], [], []], "roll": 5, "depth": 1 }"#;

/// Each side has one empty square, so the next die ends the game: 4, 5 and 6 win.
fn last_roll() -> JsValue {
    json(r#"{ "mine": [[6, 6], [5, 4, 3], [2, 1, 1]], "theirs": [[5, 5, 4], [6, 2, 1], [4, 4]] }"#)
}

/// The boundary knows what the last roll is worth.
fn assert_goes_on(boundary: &Boundary) {
    let answer = boundary.analyse_knucklebones(&last_roll());
    let share = number(&answer.expect("an answer"), "value.share");
    assert!((share - 0.5).abs() < 1e-6, "{share}");
}

/// The same query with a roll that can't be looked at.
fn with_a_trap() -> JsValue {
    let query = last_roll();
    let getter = js_sys::Function::new_no_args("throw new Error('not yours')");
    let property = Object::new();
    for (key, value) in [("enumerable", JsValue::TRUE), ("get", getter.into())] {
        Reflect::set(&property, &key.into(), &value).expect("a plain object");
    }
    Object::define_property(query.unchecked_ref::<Object>(), &"roll".into(), &property).into()
}

#[wasm_bindgen_test]
async fn after_a_query_that_is_refused() {
    let boundary = Boundary::new().await;
    for (query, expected) in [
        (JsValue::NULL, "Error: query: "),
        (json(r#"{ "mine": [[7], [], []] }"#), "Error: query: "),
        (
            with_a_trap(),
            "Error: query can't be read: looking at it throws",
        ),
    ] {
        for _ in 0..100 {
            let error = boundary.analyse_knucklebones(&query).expect_err("refused");
            let message = message(&error);
            assert!(message.starts_with(expected), "{message}");
        }
        assert_goes_on(&boundary);
    }
}

#[wasm_bindgen_test]
async fn after_a_table_that_is_refused() {
    let boundary = Boundary::new().await;
    let values: Uint8Array = done(inflated("knucklebones-values")).await.unchecked_into();
    let valued_by = || {
        let answer = boundary.analyse_knucklebones(&json(EMPTY));
        text(&answer.expect("an answer"), "values")
    };
    for (bytes, words) in [
        (values.subarray(0, values.length() - 1), "truncated"),
        (values.subarray(1, values.length()), "no table"),
    ] {
        let error = boundary.load_knucklebones_values(&bytes).expect_err(words);
        let message = message(&error);
        assert!(message.starts_with("Error: bytes: "), "{message}");
        assert!(message.contains(words), "{message}");
        assert_eq!(valued_by(), "rule");
    }
    boundary.load_knucklebones_values(&values).expect("whole");
    assert_eq!(valued_by(), "learned");
    assert_goes_on(&boundary);
}

#[wasm_bindgen_test]
async fn after_a_player_that_has_not_learned() {
    let boundary = Boundary::new().await;
    let decide = || boundary.decide_knucklebones(&json(EMPTY), "best-1");
    let error = decide().expect_err("no values");
    let expected = "NotLearned: what was learned for the player \"best-1\" is not loaded: call and await loadTables() first";
    assert_eq!(message(&error), expected);
    assert_goes_on(&boundary);
    assert_eq!(boundary.missing_tables(&JsValue::UNDEFINED).await, []);
    // On empty boards all columns are the same, and the first one is taken.
    assert_eq!(decide().expect("a column"), 0);
}
