//! Files that are missing, end in the middle, or never end.

use js_sys::{Array, Error, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::boundary::{
    Boundary, Stall, at, broken, cut_files, done, fail_requests, json, message, missing, number,
    remove_inflater, restore, send_nothing, text,
};

/// The tables of all games, as the boundary loads them.
const TABLES: [&str; 6] = [
    "heckmeck-5-dice",
    "heckmeck-6-dice",
    "heckmeck-7-dice",
    "heckmeck-8-dice",
    "knucklebones-values",
    "solitaire-dice-weights",
];

/// What the browser says of a stream that is at fault, whatever the fault.
const BROKEN: &str = "Failed to fetch";

/// All tables are missing, for reasons that have these words in them.
fn assert_missing(missing: &[(String, String)], words: &str) {
    let names: Vec<&str> = missing.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, TABLES);
    for (name, reason) in missing {
        assert!(reason.contains(words), "{name}: {reason}");
    }
}

/// The boundary works without tables, or with all of them; either way it knows the chance of 21 or
/// more in a turn of Heckmeck, and what a turn brings on average, as other programs have them.
fn assert_works(boundary: &Boundary, has_tables: bool) {
    let turn = boundary.evaluate_turn(&json(r#"{ "taken": [0, 0, 0, 0, 0, 0] }"#));
    let turn = turn.expect("an answer");
    let near = |path: &str, expected: f64| {
        let found = number(&turn, path);
        assert!((found - expected).abs() < 1e-5, "{path}: {found}");
    };
    near("position.atLeast.21", 0.893_026_737_151);
    near("position.expectedValue", 22.331_974_960_321);

    let empty = json(r#"{ "mine": [[], [], []], "theirs": [[], [], []], "roll": 5, "depth": 1 }"#);
    let column = boundary.analyse_knucklebones(&empty).expect("an answer");
    let rows = r#"{ "sums": [0,0,0,0,0,0,0,0,0,0,0], "rejects": [0,0,0,0,0,0], "depth": 1 }"#;
    let sheet = boundary.evaluate_sheet(&json(rows)).expect("an answer");
    let sources = [
        text(&turn, "source"),
        text(&column, "values"),
        text(&sheet, "source"),
    ];
    let expected = if has_tables {
        ["table", "learned", "estimate"]
    } else {
        ["solved", "rule", "rule"]
    };
    assert_eq!(sources, expected);
}

/// Has the boundary load its tables once more, as they are.
async fn assert_loads(boundary: &Boundary) {
    restore();
    let missing = boundary.missing_tables(&JsValue::UNDEFINED).await;
    assert_eq!(missing, []);
    assert_works(boundary, true);
}

#[wasm_bindgen_test]
async fn files_that_are_missing() {
    let boundary = Boundary::new().await;
    let missing = boundary.missing_tables(&"nowhere".into()).await;
    assert_missing(&missing, "the server answers 404");
    assert_works(&boundary, false);
    assert_loads(&boundary).await;
}

#[wasm_bindgen_test]
async fn answers_without_a_body() {
    let boundary = Boundary::new().await;
    send_nothing();
    let missing = boundary.missing_tables(&JsValue::UNDEFINED).await;
    assert_missing(&missing, "the server answers with nothing");
    assert_works(&boundary, false);
    assert_loads(&boundary).await;
}

#[wasm_bindgen_test]
async fn files_that_end_in_the_middle() {
    let boundary = Boundary::new().await;
    cut_files();
    let missing = boundary.missing_tables(&JsValue::UNDEFINED).await;
    assert_missing(&missing, BROKEN);
    assert_works(&boundary, false);
    let error = broken(boundary.fetch_win_model(&2.into())).await;
    assert!(message(&error).ends_with(&format!("/precomputed/heckmeck-win-2.bin: {BROKEN}")));
    assert_eq!(
        message(&at(&error, "cause")),
        format!("TypeError: {BROKEN}")
    );
    assert_loads(&boundary).await;
    done(boundary.fetch_win_model(&2.into())).await;
}

#[wasm_bindgen_test]
async fn a_browser_that_cannot_inflate() {
    let boundary = Boundary::new().await;
    remove_inflater();
    let missing = boundary.missing_tables(&JsValue::UNDEFINED).await;
    assert_missing(&missing, "DecompressionStream is not defined");
    assert_works(&boundary, false);
    assert_loads(&boundary).await;
}

/// Asks for the tables and leaves it at the moment when half of each file has come.
async fn stalled(boundary: &Boundary) -> (Stall, Promise) {
    let stall = Stall::new(TABLES.len());
    let loading = boundary.load_tables(&JsValue::UNDEFINED);
    done(stall.all_read()).await;
    let first = Promise::race(&Array::of2(&loading, &"nothing yet".into()));
    assert_eq!(done(first).await, "nothing yet");
    (stall, loading)
}

#[wasm_bindgen_test]
async fn files_that_stall_and_break_off() {
    let boundary = Boundary::new().await;
    let (stall, loading) = stalled(&boundary).await;
    assert_works(&boundary, false);
    // Whoever asks again need not wait for them.
    assert_loads(&boundary).await;
    stall.break_off();
    assert_missing(&missing(&done(loading).await), BROKEN);
    assert_works(&boundary, true);
}

#[wasm_bindgen_test]
async fn requests_that_fail() {
    let boundary = Boundary::new().await;
    for (reason, words) in [
        (Error::new("the line is cut").into(), "the line is cut"),
        ("no error".into(), "the browser does not say why"),
    ] {
        let reason: JsValue = reason;
        fail_requests(&reason);
        let missing = boundary.missing_tables(&JsValue::UNDEFINED).await;
        assert_missing(&missing, words);
    }
    assert_works(&boundary, false);
    assert_loads(&boundary).await;
}

#[wasm_bindgen_test]
async fn files_that_stall_and_go_on() {
    let boundary = Boundary::new().await;
    let (stall, loading) = stalled(&boundary).await;
    assert_works(&boundary, false);
    stall.go_on();
    assert_eq!(missing(&done(loading).await), []);
    assert_works(&boundary, true);
}

#[wasm_bindgen_test]
async fn files_are_asked_for_beside_the_script() {
    let boundary = Boundary::new().await;
    let origin = text(&js_sys::global(), "location.origin");
    for (base, folder) in [
        (JsValue::UNDEFINED, format!("{origin}/precomputed")),
        ("tables".into(), format!("{origin}/tables")),
        ("./tables/".into(), format!("{origin}/tables")),
        (
            "https://dice.test/a".into(),
            "https://dice.test/a".to_owned(),
        ),
    ] {
        let requests = fail_requests(&JsValue::NULL);
        boundary.missing_tables(&base).await;
        let requests: Vec<_> = requests.iter().filter_map(|one| one.as_string()).collect();
        assert_eq!(requests, TABLES.map(|name| format!("{folder}/{name}.bin")));
    }
}

#[wasm_bindgen_test]
async fn tables_that_are_there_are_not_asked_for_again() {
    let boundary = Boundary::new().await;
    assert_loads(&boundary).await;
    let requests = fail_requests(&JsValue::NULL);
    assert_eq!(boundary.missing_tables(&JsValue::UNDEFINED).await, []);
    assert_eq!(requests.length(), 0);
}

#[wasm_bindgen_test]
async fn a_folder_that_is_none() {
    let boundary = Boundary::new().await;
    for (base, expected) in [
        (
            JsValue::TRUE,
            "Error: base: invalid type: boolean `true`, expected a string",
        ),
        (5.into(), "Error: base: invalid type: 5, expected a string"),
        (
            "http://".into(),
            "Error: base: \"http://\" is not an address of a folder",
        ),
    ] {
        let error = broken(boundary.load_tables(&base)).await;
        assert_eq!(message(&error), expected);
        assert!(at(&error, "position").is_undefined());
    }
    assert_loads(&boundary).await;
}
