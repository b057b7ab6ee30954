//! The clock of the page or the worker.

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::boundary::{Boundary, Clock, at, json, number};

/// Games between two players of Knucklebones.
fn games(boundary: &Boundary) -> JsValue {
    let class: Function = at(boundary, "KnucklebonesGames").unchecked_into();
    let query = json(r#"{ "players": ["greedy", "random"], "seed": 1 }"#);
    Reflect::construct(&class, &js_sys::Array::of1(&query)).expect("games")
}

/// Plays more of them, and tells how many there are by then.
fn play(games: &JsValue, more: u32, milliseconds: &JsValue) -> JsValue {
    let play: Function = at(games, "play").unchecked_into();
    let result = play.call2(games, &more.into(), milliseconds);
    at(&result.expect("a result"), "games")
}

/// Milliseconds by the browser's clock.
fn now() -> f64 {
    let performance = at(&js_sys::global(), "performance");
    let now: Function = at(&performance, "now").unchecked_into();
    let time = now.call0(&performance).expect("a time");
    time.as_f64().expect("a number")
}

#[wasm_bindgen_test]
async fn a_search_ends_by_the_browsers_clock() {
    let boundary = Boundary::new().await;
    let most = 20_000_000;
    let query = json(&format!(
        r#"{{ "mine": [[], [], []], "theirs": [[], [], []], "milliseconds": 20, "positions": {most} }}"#
    ));
    let start = now();
    let answer = boundary.analyse_knucklebones(&query).expect("an answer");
    assert!(now() - start >= 20.0, "{} ms", now() - start);
    // Without the clock it would go on to that many, for seconds.
    let positions = number(&answer, "positions");
    assert!(positions < f64::from(most), "{positions}");
    assert!(number(&answer, "depth") >= 1.0);
}

#[wasm_bindgen_test]
async fn games_begin_as_long_as_there_is_time() {
    let boundary = Boundary::new().await;
    let games = games(&boundary);
    let clock = Clock::new(10);
    assert_eq!(play(&games, 7, &JsValue::UNDEFINED), 7.0);
    assert_eq!(clock.looks(), 0, "no time is kept");
    assert_eq!(play(&games, 7, &0.into()), 8.0, "one at least");
    // The clock stands at 10 ms when the time begins, and at 50 ms when the fifth game does.
    let clock = Clock::new(10);
    assert_eq!(play(&games, 100, &50.into()), 13.0);
    assert_eq!(clock.looks(), 6);
    assert_eq!(
        play(&games, 3, &60_000.into()),
        16.0,
        "no more than asked for"
    );
}
