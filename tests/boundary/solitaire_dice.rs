//! Queries of Solitaire Dice.

use engine::dice::Face;
use engine::solitaire_dice::{MOST_SPARE, Opening, Setting, Strategy};
use rollwise_wasm::solitaire_dice::{GamesQuery, NamedPlayer, Points, SheetMark, SheetQuery};
use serde_json::{Value, json};

use super::read_as;

/// A sheet with some marks, and other fields.
fn sheet(more: &Value) -> Value {
    let mut sheet = json!({
        "sums": [0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 0],
        "rejects": [3, 0, 0, 1, 0, 0],
    });
    for (key, value) in more.as_object().expect("fields") {
        sheet[key] = value.clone();
    }
    sheet
}

fn refused<T: serde::de::DeserializeOwned + std::fmt::Debug>(query: &Value, part: &str) {
    let error = read_as::<T>(query).expect_err("no query");
    assert!(error.contains(part), "{query}: {error:?} lacks {part:?}");
}

#[test]
fn a_sheet_is_read() {
    let query = sheet(&json!({ "roll": [6, 1, 1, 4, 2], "opening": "different", "exact": false }));
    let asked = read_as::<SheetQuery>(&query)
        .and_then(|query| query.asked())
        .expect("a sheet");
    assert_eq!(asked.sheet.to_string(), "4:4 7:5 | 1:3 4:1");
    let setting = Setting {
        opening: Opening::Different,
        spare: 0,
        ..Setting::default()
    };
    assert_eq!(asked.setting, setting);
    let roll = asked.rolled().expect("a roll");
    assert_eq!(Face::ALL.map(|face| roll.count(face)), [2, 1, 0, 1, 0, 1]);

    let asked = read_as::<SheetQuery>(&sheet(&json!({ "depth": 3 })))
        .and_then(|query| query.asked())
        .expect("a sheet");
    assert_eq!((asked.setting.depth, asked.setting.spare), (3, MOST_SPARE));
    let error = asked.rolled().expect_err("no roll");
    assert!(error.contains("the five dice rolled"), "{error}");
}

#[test]
fn an_open_sum_costs_what_the_query_says() {
    for (more, score) in [
        (json!({}), -200),
        (json!({ "openCost": 200 }), -200),
        (json!({ "openCost": 150 }), -150),
        (json!({ "openCost": null }), -200),
    ] {
        let asked = read_as::<SheetQuery>(&sheet(&more)).and_then(|query| query.asked());
        assert_eq!(asked.expect("a sheet").sheet.score(), score, "{more}");
    }
}

#[test]
fn what_is_no_sheet_is_refused_with_a_reason() {
    for (more, part) in [
        (json!({ "openCost": 100 }), "200 or 150"),
        (json!({ "sums": [0, 0, 0] }), "sums"),
        (
            json!({ "sums": [11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }),
            "sums[0]",
        ),
        (json!({ "rejects": [9, 0, 0, 0, 0, 0] }), "rejects[0]"),
        (
            json!({ "roll": [1, 2, 3, 4] }),
            "roll: 4 dice; a roll has 5",
        ),
        (json!({ "roll": [1, 2, 3, 4, 7] }), "roll[4]"),
        (json!({ "opening": "same" }), "`different`"),
        (json!({ "depth": 4 }), "1 to 3"),
        (json!({ "spare": 1 }), "unknown field `spare`"),
    ] {
        refused::<SheetQuery>(&sheet(&more), part);
    }
    for (more, part) in [
        (
            json!({ "rejects": [1, 1, 1, 1, 0, 0] }),
            "4 numbers have reject marks",
        ),
        (
            json!({ "rejects": [8, 1, 1, 0, 0, 0], "roll": [1, 1, 1, 1, 1] }),
            "the game is over",
        ),
    ] {
        let query = read_as::<SheetQuery>(&sheet(&more)).expect("a query");
        let error = query.asked().expect_err("no sheet");
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn a_mark_is_read_and_checked_by_the_roll() {
    let asked = read_as::<SheetQuery>(&sheet(&json!({ "roll": [1, 2, 3, 5, 6] })))
        .and_then(|query| query.asked())
        .expect("a sheet");
    let mark = |value: Value| read_as::<SheetMark>(&value).expect("a mark").choice();
    // 2 and 3 make 5, 5 and 6 make 11, and the 1 is rejected.
    let allowed = mark(json!({ "reject": 1, "sums": [11, 5] }));
    assert_eq!(asked.check(allowed), Ok(()));
    let other = mark(json!({ "reject": null, "sums": [7, 7] }));
    let error = asked.check(other).expect_err("no choice of the roll");
    assert!(
        error.starts_with("no reject with 7 and 7 is no choice"),
        "{error}"
    );
    refused::<SheetMark>(&json!({ "reject": 1 }), "sums");
    refused::<SheetMark>(&json!({ "reject": 0, "sums": [7, 7] }), "reject");
    refused::<SheetMark>(&json!({ "reject": 1, "sums": [1, 7] }), "sums[0]");
}

#[test]
fn players_are_read() {
    let player = |value: &Value| read_as::<NamedPlayer>(value).map(|named| named.0.to_string());
    assert_eq!(player(&json!("advice-2")), Ok("advice-2".to_owned()));
    let with_set = json!({ "player": "five-factors", "set": [6, 1, 3] });
    assert_eq!(player(&with_set), Ok("five-factors-136".to_owned()));
    for (wrong, part) in [
        (json!("best"), "none of the names random, points-now"),
        (
            json!({ "player": "thumb", "set": [1, 2, 3] }),
            "no set of rejects",
        ),
        (
            json!({ "player": "five-factors", "set": [1, 1, 3] }),
            "three different",
        ),
        (json!({ "player": "five-factors" }), "set"),
        (json!(7), "a player's name"),
    ] {
        let error = player(&wrong).expect_err("no player");
        assert!(error.contains(part), "{wrong}: {error:?} lacks {part:?}");
    }
}

#[test]
fn games_are_read() {
    let query = json!({
        "players": ["thumb", { "player": "five-factors", "set": [1, 2, 6] }], "seed": 7,
        "from": sheet(&json!({})), "atLeast": [-500, 300],
    });
    let games = read_as::<GamesQuery>(&query).expect("games");
    assert_eq!(games.players[0].0, Strategy::Thumb);
    assert_eq!((games.seed.0, games.adjusted), (7, None));
    assert_eq!(games.at_least, Some(vec![Points(-500), Points(300)]));
    assert!(games.from.is_some());
    for (query, part) in [
        (json!({ "players": ["thumb"] }), "seed"),
        (
            json!({ "players": ["thumb"], "seed": -1 }),
            "0 to 4294967295",
        ),
        (
            json!({ "players": ["thumb"], "seed": 1, "atLeast": [0.5] }),
            "-100000 to 100000",
        ),
        (
            json!({ "players": ["thumb"], "seed": 1, "from": {} }),
            "from: missing field `sums`",
        ),
    ] {
        refused::<GamesQuery>(&query, part);
    }
}
