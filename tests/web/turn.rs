//! Turns: `evaluateTurn`, `loadTable` and `solveWholeTurn`.

use js_sys::{Array, Function, Object, Uint8Array};
use rollwise::heckmeck::{evaluate_turn, load_table, solve_whole_turn};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{get, js, message, number, row};

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
    for query in [
        "undefined",
        "null",
        "5",
        "NaN",
        "'taken'",
        "[]",
        "new Map([['taken', [0, 0, 0, 0, 0, 0]]])",
        "Object.assign(new Date(), { taken: [0, 0, 0, 0, 0, 0] })",
        "JSON.parse('{ \"taken\": [0, 0, 0, 0, 0, 0], \"__proto__\": 5 }')",
        "(() => { const query = { taken: [0, 0, 0, 0, 0, 0] }; query.self = query; return query })()",
        "(() => { const taken = []; taken[0] = taken; return { taken } })()",
        "{ taken: (() => { let deep = []; for (let i = 0; i < 1e5; i += 1) deep = [deep]; return deep })() }",
        "(() => { let shared = {}; for (let i = 0; i < 40; i += 1) shared = { shared, b: shared }; return shared })()",
        "(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return { taken: proxy } })()",
        "{ taken: { get [Symbol.toStringTag]() { throw new Error('mine') } } }",
        "{ taken: Object.defineProperty(new Uint8Array(6), 'length', { value: -1 }) }",
        "{ taken: [0, 0, 0, 0, 0, 0], bust: 'x'.repeat(1e6) }",
        "{ taken: [0, 0, 0, 0, 0, 0], ['x'.repeat(1e6)]: 1 }",
        "() => 1",
        "Symbol()",
        "{}",
        "{ taken: undefined }",
        "{ taken: [0, 0, 0, 0, 0] }",
        "{ taken: [0, 0, 0, 0, 0, 0, 0] }",
        "{ taken: new Array(2 ** 32 - 1) }",
        "{ taken: [0, 0, 0, , 0, 0] }",
        "{ taken: [0, 0, 0, NaN, 0, 0] }",
        "{ taken: [0, 0, 0, Infinity, 0, 0] }",
        "{ taken: [0, 0, 0, 1e9, 0, 0] }",
        "{ taken: [0, 0, 0, -1, 0, 0] }",
        "{ taken: [0, 0, 0, 5.9, 0, 0] }",
        "{ taken: [0, 0, 0, '1', 0, 0] }",
        "{ taken: [0, 0, 0, 1n, 0, 0] }",
        "{ taken: [0, 0, 0, true, 0, 0] }",
        "{ taken: [0, 0, 0, [1], 0, 0] }",
        "{ taken: [0, 0, 0, null, 0, 0] }",
        "{ taken: [0, 0, 0, new Number(1), 0, 0] }",
        "{ taken: new Set([0, 1, 2, 3, 4, 5]) }",
        "{ taken: new Uint8Array(6) }",
        "{ taken: '000000' }",
        "{ taken: { 0: 0, length: 6 } }",
        "{ taken: [3, 3, 3, 0, 0, 0] }",
        "{ taken: [0, 0, 0, 0, 0, 0], roll: [1, 0, 0, 0, 0, 0] }",
        "{ taken: [0, 0, 0, 0, 0, 0], roll: [] }",
        "{ taken: [0, 0, 0, 0, 0, 0], roll: false }",
        "{ taken: [1, 1, 1, 1, 1, 1], roll: [2, 0, 0, 0, 0, 0] }",
        "{ taken: [0, 0, 0, 0, 0, 0], dice: 0 }",
        "{ taken: [0, 0, 0, 0, 0, 0], dice: '8' }",
        "{ taken: [0, 0, 0, 0, 0, 0], dice: 8n }",
        "{ taken: [0, 0, 0, 0, 0, 0], dice: null }",
        "{ taken: [0, 0, 0, 0, 0, 0], bust: null }",
        "{ taken: [0, 0, 0, 0, 0, 0], bust: 'Scores-Nothing' }",
        "{ taken: [0, 0, 0, 0, 0, 0], target: 21 }",
        "{ taken: [0, 0, 0, 0, 0, 0], [Symbol('taken')]: 1 }",
        "{ get taken() { throw new Error('mine') } }",
        "new Proxy({}, { ownKeys() { throw new Error('mine') } })",
    ] {
        let error = message(evaluate_turn(&js(query))).expect(query);
        assert!(
            error.starts_with("query") && error.len() < 400,
            "{query}: {error}"
        );
        let answer = answer("{ taken: [0, 0, 0, 0, 0, 7] }");
        assert_eq!(get(&answer, "score"), 35.0, "after {query}");
    }
}

#[wasm_bindgen_test]
fn bad_arguments_of_the_other_functions_are_errors() {
    let bytes = Uint8Array::new_with_length(9).into();
    for dice in [
        "4",
        "9",
        "'5'",
        "5n",
        "5.5",
        "NaN",
        "null",
        "undefined",
        "[5]",
    ] {
        let error = message(load_table(&js(dice), &bytes)).expect(dice);
        assert!(error.contains("5 to 8"), "{error}");
    }
    for bytes in [
        "undefined",
        "null",
        "[1, 2]",
        "'rollwise'",
        "new ArrayBuffer(9)",
        "5",
        "Object.create(Uint8Array.prototype)",
        "new Proxy(new Uint8Array(9), {})",
        "(() => { const bytes = new Uint8Array(9); bytes.buffer.transfer(); return bytes })()",
    ] {
        let error = message(load_table(&js("5"), &js(bytes))).expect(bytes);
        assert!(error.contains("Uint8Array"), "{error}");
    }
    for bust in ["null", "1", "'scores nothing'", "{}", "['keeps-total']"] {
        let error = message(solve_whole_turn(&js(bust))).expect(bust);
        assert!(error.contains("\"keeps-total\""), "{error}");
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
    let buffer = wasm_bindgen_futures::JsFuture::from(js_sys::Promise::from(promise)).await;
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
