//! Tables: `advise`, `playTurn`, `standing`, `decide` and `Tournament`.

use rollwise::heckmeck::{Tournament, advise, decide, play_turn, standing};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{array, assert_refused, get, hostile, js, json, message, number, row};

const TABLE: &str = "{ players: [[30], [22]], toMove: 0, grill: [25, 31, 32] }";

#[wasm_bindgen_test]
fn advice_before_the_first_roll() {
    let advice = advise(&js(TABLE)).map_err(JsValue::from).expect(TABLE);
    assert_eq!(number(&advice, "fail").to_bits(), (-3.0_f64).to_bits());
    assert!(get(&advice, "stop").is_null());
    assert!((number(&advice, "roll") - 0.903_489_505).abs() < 1e-9);
    assert_eq!(get(&advice, "best.action"), "roll");
    assert!(get(&advice, "best.face").is_undefined());
    let prices = row(&advice, "prices");
    assert_eq!(prices.len(), 41);
    assert_eq!(prices[20..27], [-3.0, -3.0, 2.0, -3.0, -3.0, 2.0, 2.0]);
    let results = array(&advice, "results");
    assert_eq!(results.len(), 41);
    assert_eq!(
        json(&results[22]),
        r#"{"total":22,"result":"steal","tile":22,"from":1}"#
    );
    assert_eq!(json(&results[24]), r#"{"total":24,"result":"fail"}"#);
    assert_eq!(
        json(&results[30]),
        r#"{"total":30,"result":"grill","tile":25}"#
    );
    let distribution = array(&advice, "distribution");
    let sum: f64 = distribution
        .iter()
        .map(|entry| number(entry, "probability"))
        .sum();
    assert!((sum - 1.0).abs() < 1e-12);
    assert_eq!(get(&distribution[4], "result"), "fail");
}

#[wasm_bindgen_test]
fn advice_for_a_roll_for_a_bust_and_for_the_end_of_a_turn() {
    let with = |turn: &str| {
        let query = js(&format!("{{ ...{TABLE}, {turn} }}"));
        advise(&query).map_err(JsValue::from).expect(turn)
    };
    let advice = with("taken: [0, 0, 0, 0, 2, 1], roll: [1, 1, 1, 1, 1, 0]");
    let faces: Vec<f64> = array(&advice, "choices")
        .iter()
        .map(|choice| number(choice, "face"))
        .collect();
    assert_eq!(faces, [1.0, 2.0, 3.0, 4.0]);
    assert!(get(&advice, "stop").is_null() && get(&advice, "roll").is_null());
    assert_eq!(get(&advice, "best.action"), "take");
    let bust = with("taken: [0, 0, 0, 0, 2, 1], roll: [0, 0, 0, 0, 5, 0]");
    assert_eq!(json(&get(&bust, "best")), r#"{"action":"bust","value":-3}"#);
    assert_eq!(
        json(&get(&bust, "distribution")),
        r#"[{"result":"fail","probability":1}]"#
    );
    let over = with("taken: [0, 0, 0, 0, 4, 4]");
    assert_eq!(json(&get(&over, "best")), r#"{"action":"stop","value":3}"#);
    assert!(get(&over, "roll").is_null());
}

#[wasm_bindgen_test]
fn a_turn_is_played() {
    let after = |result: &str| {
        let after = play_turn(&js(TABLE), &js(result))
            .map_err(JsValue::from)
            .expect(result);
        let query = ["players", "toMove", "grill"].map(|key| json(&get(&after, key)));
        // The table after a turn is a query itself.
        assert!(advise(&after).is_ok());
        query.join(" ")
    };
    assert_eq!(after("{ steal: 22 }"), "[[30,22],[]] 1 [25,31,32]");
    assert_eq!(after("{ total: 30 }"), "[[30,25],[22]] 1 [31,32]");
    assert_eq!(after("{ total: 24 }"), after("'fail'"));
    assert_eq!(after("'fail'"), "[[],[22]] 1 [25,30,31]");
    let last = js("{ players: [[30], []], toMove: 1, grill: [36] }");
    let over = play_turn(&last, &js("{ total: 40 }"))
        .map_err(JsValue::from)
        .expect("the end");
    assert_eq!(
        json(&standing(&over).map_err(JsValue::from).expect("standing")),
        r#"{"worms":[3,4],"leaders":[1],"over":true}"#
    );
    for error in [
        message(advise(&over)),
        message(play_turn(&over, &js("'fail'"))),
    ] {
        assert!(
            error
                .expect("an error")
                .starts_with("query: the game is over")
        );
    }
}

#[wasm_bindgen_test]
fn bad_tables_and_ends_are_errors() {
    for (what, query) in hostile("tables") {
        assert_refused(advise(&query), "query", &what);
        assert_refused(standing(&query), "query", &what);
        assert_refused(play_turn(&query, &js("'fail'")), "query", &what);
        let decision = decide(&query, &js("'rule-1'"), &JsValue::UNDEFINED);
        assert_refused(decision, "query", &what);
    }
    for (what, end) in hostile("ends") {
        assert_refused(play_turn(&js(TABLE), &end), "result", &what);
    }
    let must = js(&format!(
        "{{ ...{TABLE}, rules: {{ compulsorySteal: true }} }}"
    ));
    assert!(
        message(play_turn(&must, &js("{ total: 22 }")))
            .expect("an error")
            .contains("compulsorySteal")
    );
}

#[wasm_bindgen_test]
fn strategies_decide() {
    let query = js(&format!("{{ ...{TABLE}, roll: [1, 1, 1, 1, 2, 2] }}"));
    for (strategy, face) in [
        ("'rule-1'", 6.0),
        ("'rule-2'", 6.0),
        ("'best-in-worms'", 6.0),
    ] {
        let decision = decide(&query, &js(strategy), &JsValue::UNDEFINED)
            .map_err(JsValue::from)
            .expect(strategy);
        assert_eq!(
            (get(&decision, "action"), get(&decision, "face")),
            ("take".into(), face.into())
        );
    }
    let random = |seed: u32| {
        json(
            &decide(&query, &js("'random'"), &seed.into())
                .map_err(JsValue::from)
                .expect("a decision"),
        )
    };
    assert_eq!(random(7), random(7));
    assert!((0..50).map(random).any(|decision| decision != random(7)));
    for (what, strategy) in hostile("strategies") {
        let decision = decide(&query, &strategy, &JsValue::UNDEFINED);
        assert_refused(decision, "strategy", &what);
    }
    for (what, seed) in hostile("seeds") {
        assert_refused(decide(&query, &js("'random'"), &seed), "seed", &what);
    }
}

#[wasm_bindgen_test]
fn a_tournament_is_the_same_each_time_and_in_parts() {
    let query = js("{ players: ['rule-4', 'best-in-worms', 'random'], seed: 5 }");
    let result = |parts: &[u32]| {
        let mut tournament = Tournament::new(&query)
            .map_err(JsValue::from)
            .expect("a tournament");
        let mut last = JsValue::NULL;
        for &games in parts {
            last = tournament
                .play(&games.into(), &JsValue::UNDEFINED)
                .map_err(JsValue::from)
                .expect("a result");
        }
        last
    };
    let whole = result(&[30]);
    assert_eq!(json(&whole), json(&result(&[7, 0, 23])));
    assert_eq!(get(&whole, "games"), 30.0);
    assert_eq!(array(&whole, "players").len(), 3);
    let shares: f64 = array(&whole, "players")
        .iter()
        .map(|player| number(player, "wins.value"))
        .sum();
    assert!((shares + number(&whole, "ties.value") - 1.0).abs() < 1e-12);
    let mut tournament = Tournament::new(&query)
        .map_err(JsValue::from)
        .expect("a tournament");
    for (what, games) in hostile("games") {
        let result = tournament.play(&games, &JsValue::UNDEFINED);
        assert_refused(result, "games", &what);
    }
    for (what, time) in hostile("times") {
        assert_refused(tournament.play(&1.into(), &time), "milliseconds", &what);
    }
    for (what, query) in hostile("tournaments") {
        assert_refused(Tournament::new(&query).map(|_| ()), "query", &what);
    }
    // A time that is over plays one game at least; one that is far from over all of them.
    for (time, games) in [(0, 1.0), (60_000, 8.0)] {
        let result = tournament.play(&7.into(), &time.into());
        let result = result.map_err(JsValue::from).expect("a result");
        assert_eq!(get(&result, "games"), games);
    }
}
