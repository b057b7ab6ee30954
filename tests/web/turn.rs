//! Turns: `evaluateTurn`, `loadTable` and `solveWholeTurn`.

use js_sys::{Array, Error, Function, Object, Uint8Array};
use rollwise::heckmeck::{evaluate_turn, load_table, load_tables, solve_whole_turn};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{array, assert_refused, get, hostile, js, message, number, row};

fn answer(query: &str) -> JsValue {
    evaluate_turn(&js(query))
        .map_err(JsValue::from)
        .expect(query)
}

#[wasm_bindgen_test]
fn a_turn_before_the_first_roll() {
    let answer = answer("{ taken: [0, 0, 0, 0, 0, 0] }");
    assert_eq!(get(&answer, "phase"), "unrolled");
    assert!(get(&answer, "stop").is_null());
    let at_least = row(&answer, "position.atLeast");
    assert_eq!(at_least.len(), 41);
    assert!((at_least[21] - 0.893_026_737_151).abs() < 1e-6);
    assert!((number(&answer, "position.expectedValue") - 22.331_974_960_321).abs() < 1e-5);
    let expected = row(&answer, "rollAgain.expectedAtLeast");
    assert!((expected[25] - 18.499_082_328_850).abs() < 1e-5);
    assert_eq!(get(&answer, "bustChance"), 0.0);
}

#[wasm_bindgen_test]
fn a_rolled_turn_with_a_face_that_is_taken_already() {
    let answer = answer("{ taken: [0, 0, 0, 0, 2, 1], roll: [1, 0, 2, 0, 1, 1], dice: 8 }");
    let choices: Array = get(&answer, "choices").dyn_into().expect("an array");
    let faces: Vec<f64> = choices
        .iter()
        .map(|choice| number(&choice, "face"))
        .collect();
    assert_eq!(faces, [1.0, 3.0]);
    let threes = choices.get(1);
    assert_eq!(get(&threes, "total"), 21.0);
    assert_eq!(get(&threes, "remaining"), 3.0);
    assert_eq!(row(&threes, "evaluation.atLeast").len(), 41);
    assert!(get(&answer, "stop").is_null() && get(&answer, "rollAgain").is_null());
    assert_eq!(get(&answer, "source"), "solved");
}

#[wasm_bindgen_test]
fn a_bust_and_a_turn_that_is_over() {
    let bust = answer("{ taken: [0, 0, 0, 0, 2, 1], roll: [0, 0, 0, 0, 4, 1] }");
    assert_eq!(get(&bust, "phase"), "rolled");
    assert_eq!(get(&bust, "choices.length"), 0.0);
    assert_eq!(get(&bust, "bustChance"), 1.0);
    assert_eq!(get(&bust, "position.expectedValue"), 0.0);
    let over = answer("{ taken: [1, 1, 1, 1, 1, 1], roll: undefined, bust: undefined }");
    assert_eq!(get(&over, "phase"), "over");
    assert_eq!(get(&over, "remaining"), 2.0);
    assert_eq!(get(&over, "position.expectedValue"), 20.0);
}

#[wasm_bindgen_test]
fn bad_queries_are_errors_and_the_module_goes_on() {
    for (what, query) in hostile("turns") {
        assert_refused(evaluate_turn(&query), "query", &what);
        let answer = answer("{ taken: [0, 0, 0, 0, 0, 7] }");
        assert_eq!(get(&answer, "score"), 35.0, "after {what}");
    }
}

#[wasm_bindgen_test]
async fn bad_arguments_of_the_other_functions_are_errors() {
    let bytes = Uint8Array::new_with_length(9).into();
    for (what, dice) in hostile("tableDice") {
        assert_refused(load_table(&dice, &bytes), "dice: ", &what);
    }
    for (what, bytes) in hostile("bytes") {
        assert_refused(
            load_table(&5.into(), &bytes),
            "bytes is no Uint8Array",
            &what,
        );
    }
    for (what, bytes) in hostile("disguisedBytes") {
        assert_refused(load_table(&5.into(), &bytes), "bytes: ", &what);
    }
    for (what, bust) in hostile("busts") {
        assert_refused(solve_whole_turn(&bust), "bust: ", &what);
    }
    for (what, folder) in hostile("folders") {
        let error = JsFuture::from(load_tables(&folder)).await.expect_err(&what);
        let error: Error = error.dyn_into().expect("an Error");
        let error = String::from(error.message());
        assert!(error.starts_with("base is no address"), "{what}: {error}");
    }
}

/// An exception that passed through the module would cost it some stack each time.
#[wasm_bindgen_test]
fn a_thousand_hostile_calls_leave_the_module_in_order() {
    let hostile = js("[
        { get taken() { throw new Error('mine') } },
        { taken: [0, 0, 0, 0, 0, 0], dice: Object.defineProperty(() => 1, 'name', { get() { throw 1 } }) },
        new Proxy({}, { getPrototypeOf() { throw 1 } }),
        (() => { const { proxy, revoke } = Proxy.revocable([], {}); revoke(); return proxy })(),
    ]");
    let detached = js("(() => { const b = new Uint8Array(9); b.buffer.transfer(); return b })()");
    for query in Array::from(&hostile).iter() {
        for _ in 0..1000 {
            assert!(evaluate_turn(&query).is_err());
            assert!(load_table(&query, &query).is_err());
            assert!(solve_whole_turn(&query).is_err());
        }
    }
    for _ in 0..1000 {
        assert!(load_table(&5.into(), &detached).is_err());
    }
    assert_eq!(get(&answer("{ taken: [0, 0, 0, 0, 0, 7] }"), "score"), 35.0);
}

#[wasm_bindgen_test]
fn the_whole_turn_is_solved() {
    for bust in ["undefined", "'scores-nothing'", "'keeps-total'"] {
        let solved = solve_whole_turn(&js(bust))
            .map_err(JsValue::from)
            .expect(bust);
        assert_eq!(get(&solved, "positions"), 1939.0);
    }
}

const FIVE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/heckmeck-5-dice.bin"));
const EIGHT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/heckmeck-8-dice.bin"));

/// As the page does it.
async fn inflated(stream: &[u8]) -> Uint8Array {
    let inflate = Function::new_with_args(
        "bytes",
        "return new Response(new Blob([bytes]).stream()
            .pipeThrough(new DecompressionStream('deflate'))).arrayBuffer()",
    );
    let promise = inflate
        .call1(&JsValue::NULL, &Uint8Array::from(stream))
        .expect("a promise");
    let buffer = JsFuture::from(js_sys::Promise::from(promise)).await;
    Uint8Array::new(&buffer.expect("an intact stream"))
}

#[wasm_bindgen_test]
async fn tables_are_read_and_damaged_ones_refused() {
    let (five, eight) = (inflated(FIVE).await, inflated(EIGHT).await);
    let refused = |bytes: &Uint8Array| {
        message(load_table(&5.into(), bytes)).expect("a table that must be refused")
    };
    assert!(refused(&eight).contains("heckmeck-8-dice"));
    assert!(refused(&Uint8Array::from(&b"<!doctype html>"[..])).contains("no table"));
    assert!(refused(&five.slice(0, five.length() - 1)).contains("truncated"));
    assert!(refused(&Uint8Array::new_with_length(0)).contains("truncated"));
    let longer = Uint8Array::new_with_length(five.length() + 1);
    longer.set(&five, 0);
    assert!(refused(&longer).contains("lengthened"));
    for at in (0..five.length()).step_by(97) {
        five.set_index(at, five.get_index(at) ^ 1);
        assert!(refused(&five).contains("altered"), "byte {at}");
        five.set_index(at, five.get_index(at) ^ 1);
    }

    let query = "{ taken: [0, 0, 0, 0, 2, 1] }";
    let solved = answer(query);
    assert_eq!(get(&solved, "source"), "solved");
    load_table(&5.into(), &five)
        .map_err(JsValue::from)
        .expect("the table");
    let read = answer(query);
    assert_eq!(get(&read, "source"), "table");
    for (path, within) in [
        ("rollAgain.exactly", 1e-6),
        ("rollAgain.atLeast", 1e-6),
        ("rollAgain.expectedAtLeast", 1e-5),
    ] {
        for (solved, read) in row(&solved, path).into_iter().zip(row(&read, path)) {
            assert!(
                (solved - read).abs() <= within,
                "{path}: {read} for {solved}"
            );
        }
    }
}

#[wasm_bindgen_test]
async fn tables_that_nobody_serves_are_missing() {
    // Nobody listens there.
    let loaded = load_tables(&"http://127.0.0.1:9/tables".into());
    let loaded = JsFuture::from(loaded).await.expect("an answer");
    let missing = array(&loaded, "missing");
    assert!(!missing.is_empty());
    for table in missing {
        assert!(get(&table, "reason").is_string());
        assert!((5.0..=8.0).contains(&number(&table, "dice")));
    }
}

#[wasm_bindgen_test]
fn an_answer_has_the_keys_of_its_type() {
    let answer: Object = answer("{ taken: [0, 0, 0, 0, 0, 1] }")
        .dyn_into()
        .expect("an object");
    let keys: Vec<String> = Object::keys(&answer)
        .iter()
        .filter_map(|key| key.as_string())
        .collect();
    assert_eq!(
        keys.join(" "),
        "total score remaining phase position stop rollAgain bustChance choices source"
    );
}
