//! Queries of Rummikub.

use rollwise_wasm::rummikub;
use serde_json::{Value, json};

use super::read_as;

#[test]
fn a_deal_of_rummikub_is_read() {
    let deal = |value| read_as::<rummikub::DealQuery>(&value);
    assert!(deal(json!({ "players": 4, "seed": 7 })).is_ok());
    for (query, part) in [
        (json!({ "players": 1, "seed": 7 }), "from 2 to 4"),
        (json!({ "players": 5, "seed": 7 }), "from 2 to 4"),
        (json!({ "players": 2 }), "seed"),
        (json!({ "players": 2, "seed": 0.5 }), "0 to 4294967295"),
        (json!({ "players": 2, "seed": 1, "rules": {} }), "`rules`"),
    ] {
        let error = deal(query.clone()).expect_err("no deal");
        assert!(error.contains(part), "{query}: {error:?} lacks {part:?}");
    }
}

#[test]
fn a_position_of_rummikub_is_read() {
    let seat = |value: &Value| {
        let query = read_as::<rummikub::RummikubQuery>(value)?;
        query.position()
    };
    let query = json!({ "table": [["r4", "r5", "r6"]], "rack": ["j"], "opened": false });
    let position = seat(&query).expect("a position");
    assert_eq!(
        (position.to_string(), position.has_opened()),
        ("r4-6 | j".to_owned(), false)
    );
    for (query, part) in [
        (json!({ "table": [] }), "rack"),
        (
            json!({ "table": [["r4", "r5"]], "rack": ["j"] }),
            "table[0]: 2 tiles",
        ),
        (
            json!({ "table": [], "rack": ["r1", "r1", "r1"] }),
            "a third r1",
        ),
        (
            json!({ "table": [["b1", "b2", "b3"], ["r4", "j", "j"]], "rack": [], "rules": { "oneJoker": true } }),
            "table[1]: two jokers; by the rule in force a set has at most one",
        ),
        (
            json!({ "table": [], "rack": [], "rules": { "oneJoker": 1 } }),
            "rules.oneJoker",
        ),
    ] {
        let error = seat(&query).expect_err("no position");
        assert!(error.contains(part), "{query}: {error:?} lacks {part:?}");
    }
}

#[test]
fn a_set_has_one_joker_where_the_rules_say_so() {
    for (rules, is_one) in [
        (json!(null), false),
        (json!({}), false),
        (json!({ "oneJoker": null }), false),
        (json!({ "oneJoker": false }), false),
        (json!({ "oneJoker": true }), true),
    ] {
        let query = json!({ "table": [["r4", "j", "r6"]], "rack": ["j"], "rules": rules });
        let query = read_as::<rummikub::RummikubQuery>(&query).expect("a query");
        let position = query.position().expect("a position");
        assert_eq!(position.rules().one_joker, is_one, "{rules}");
        let query = json!({ "loose": ["r4", "j", "j"], "rules": rules });
        let query = read_as::<rummikub::ArrangeQuery>(&query).expect("a query");
        let position = query.position().expect("a position");
        assert_eq!(position.rules().one_joker, is_one, "{rules}");
    }
}

#[test]
fn of_the_rules_only_the_number_of_jokers_counts_for_an_arrangement() {
    let query = json!({ "loose": ["j"], "rules": { "jokers": "locked", "oneJoker": true } });
    let query = read_as::<rummikub::ArrangeQuery>(&query).expect("a query");
    assert!(query.position().is_ok());
    let query = json!({ "table": [["r4", "j", "j"]], "loose": [], "rules": { "oneJoker": true } });
    let query = read_as::<rummikub::ArrangeQuery>(&query).expect("a query");
    let error = query.position().expect_err("two jokers");
    assert!(error.contains("table[0]: two jokers"), "{error}");
}

#[test]
fn the_end_of_a_game_of_rummikub_is_read() {
    let ending = |value: &Value| read_as::<rummikub::ResultQuery>(value)?.ending();
    let query = |rules: Value| json!({ "racks": [["r1"], ["j"]], "passes": 2, "rules": rules });
    for (query, left) in [
        (query(json!({})), [1, 30]),
        (query(json!({ "jokerPoints": 100 })), [1, 100]),
        (query(json!({ "jokerPoints": 25 })), [1, 25]),
        (json!({ "racks": [["k13", "k12"], []] }), [25, 0]),
    ] {
        let found = ending(&query).expect("a result").expect("an end");
        assert_eq!(found.left, left);
    }
    assert_eq!(ending(&json!({ "racks": [["r1"], ["j"]] })), Ok(None));
    let given_up = |by: Value| json!({ "racks": [["r1"], ["j"]], "passes": 2, "givenUp": by });
    let found = ending(&given_up(json!(0))).expect("a result");
    assert_eq!(found.expect("an end").winners, [1]);
    let found = ending(&given_up(Value::Null)).expect("a result");
    assert_eq!(found.expect("an end").winners, [0]);
    for (query, part) in [
        (json!({ "racks": [["r1"]] }), "racks: 1 players"),
        (json!({ "racks": [[], [], [], [], []] }), "2 to 4"),
        (
            json!({ "racks": [["r1"], ["r1", "b2"], ["r2", "r1"]] }),
            "racks[2]: a third r1; there are two",
        ),
        (json!({ "racks": [["r1"], ["x"]] }), "racks[1][0]: \"x\""),
        (json!({ "racks": [["r1"], []], "passes": 0.5 }), "from 0 to"),
        (json!({ "racks": [["r1"], []], "pool": 5 }), "`pool`"),
        (json!({ "passes": 2 }), "racks"),
        (
            given_up(json!(2)),
            "givenUp: 2; expected one of the 2 players",
        ),
        (given_up(json!(4)), "from 0 to 3"),
        (given_up(json!(0.5)), "from 0 to 3"),
    ] {
        let error = ending(&query).expect_err("no result");
        assert!(error.contains(part), "{query}: {error:?} lacks {part:?}");
    }
}

#[test]
fn a_tournament_of_rummikub_is_read() {
    let tournament = |value: &Value| {
        let query = read_as::<rummikub::TournamentQuery>(value)?;
        Ok::<_, String>(engine::rummikub::Tournament::from(query))
    };
    let query = json!({ "players": ["best", "hold"], "seed": 3, "rules": { "opening": 50, "oneJoker": true } });
    let found = tournament(&query).expect("a tournament");
    assert_eq!(
        (found.players.len(), found.seed, found.rules.opening),
        (2, 3, 50)
    );
    assert!(found.rules.one_joker);
    for (query, part) in [
        (json!({ "players": ["bets", "hold"], "seed": 3 }), "`best`"),
        (json!({ "players": "best", "seed": 3 }), "players"),
        (json!({ "players": ["best", "hold"] }), "seed"),
        (
            json!({ "players": ["best", "hold"], "seed": 3, "tieBreak": true }),
            "tieBreak",
        ),
    ] {
        let error = tournament(&query).expect_err("no tournament");
        assert!(error.contains(part), "{query}: {error:?} lacks {part:?}");
    }
}
