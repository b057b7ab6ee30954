//! The plain Rust behind the boundary: what is read from a query, and what is refused.

use std::fs;
use std::path::Path;

use rollwise::heckmeck::{BustRule, TurnQuery};
use rollwise::query::{self, Counts, Record, Whole};
use serde_json::{Value, json};

const NONE: [u8; 6] = [0; 6];
const ONE_EACH: [u8; 6] = [1; 6];

fn read(query: &Value) -> Result<TurnQuery, String> {
    query::read::<Record<TurnQuery>, _>(query).map(|Record(query)| query)
}

#[test]
fn what_is_left_out_has_its_default() {
    let query = read(&json!({ "taken": [0, 0, 0, 0, 2, 1] })).expect("a query");
    let expected = TurnQuery {
        taken: Counts([0, 0, 0, 0, 2, 1]),
        roll: None,
        dice: Whole(8),
        bust: BustRule::default(),
    };
    assert_eq!(query, expected);
    assert_eq!(
        query.turn().map(|turn| turn.to_string()),
        Ok("5 5 w | 8 dice".to_owned())
    );
}

#[test]
fn a_whole_query_is_read() {
    let query = json!({
        "taken": [1, 0, 0, 0, 0, 0], "roll": [0, 1, 1, 0, 0, 2.0], "dice": 5,
        "bust": "keeps-total",
    });
    let turn = read(&query).expect("a query").turn().expect("a turn");
    assert_eq!(turn.to_string(), "1 > 2 3 w w | 5 dice");
    assert_eq!(
        read(&json!({ "taken": NONE, "roll": null }))
            .expect("a query")
            .roll,
        None
    );
}

#[test]
fn an_error_says_where_what_and_what_is_allowed() {
    let six = "an array of six whole numbers";
    for (query, parts) in [
        (
            json!({ "taken": [0, 0, 5.9, 0, 0, 0] }),
            ["taken[2]", "5.9", "0 to 8"],
        ),
        (
            json!({ "taken": [0, -1, 0, 0, 0, 0] }),
            ["taken[1]", "-1", "0 to 8"],
        ),
        (
            json!({ "taken": [1e9, 0, 0, 0, 0, 0] }),
            ["taken[0]", "1000000000.0", "0 to 8"],
        ),
        (
            json!({ "taken": [0, 0, 0, 0, 0, "1"] }),
            ["taken[5]", "\"1\"", "0 to 8"],
        ),
        (
            json!({ "taken": [0, 0, 0, 0, 0, null] }),
            ["taken[5]", "null", "0 to 8"],
        ),
        (
            json!({ "taken": [0, 0, 0, 0, 0, 9] }),
            ["taken[5]", "9", "0 to 8"],
        ),
        (
            json!({ "taken": [0, 0, 0, 0, 0] }),
            ["taken", "length 5", six],
        ),
        (
            json!({ "taken": [0, 0, 0, 0, 0, 0, 0] }),
            ["taken", "length 7", six],
        ),
        (json!({ "taken": "000000" }), ["taken", "\"000000\"", six]),
        (json!({ "taken": null }), ["taken", "null", six]),
        (json!({}), ["missing", "taken", ""]),
        (json!({ "taken": NONE, "roll": 5 }), ["roll", "5", six]),
        (json!({ "taken": NONE, "dice": 0 }), ["dice", "0", "1 to 8"]),
        (json!({ "taken": NONE, "dice": 9 }), ["dice", "9", "1 to 8"]),
        (
            json!({ "taken": NONE, "dice": null }),
            ["dice", "null", "1 to 8"],
        ),
        (
            json!({ "taken": NONE, "dice": "8" }),
            ["dice", "\"8\"", "1 to 8"],
        ),
        (
            json!({ "taken": NONE, "bust": "none" }),
            ["bust", "\"none\"", "\"keeps-total\""],
        ),
        (
            json!({ "taken": NONE, "bust": 0 }),
            ["bust", "0", "\"scores-nothing\""],
        ),
        (
            json!({ "taken": NONE, "bust": null }),
            ["bust", "null", "\"scores-nothing\""],
        ),
        (
            json!({ "taken": NONE, "rolled": null }),
            ["unknown", "`rolled`", "`roll`"],
        ),
        (json!([NONE]), ["sequence", "an object", ""]),
        (json!(null), ["null", "an object", ""]),
    ] {
        let error = read(&query).expect_err("not a query");
        for part in parts {
            assert!(error.contains(part), "{query}: {error:?} lacks {part:?}");
        }
    }
}

#[test]
fn an_impossible_turn_is_told_in_words() {
    for (query, parts) in [
        (
            json!({ "taken": [8, 1, 0, 0, 0, 0] }),
            ["9 dice", "at most 8"],
        ),
        (
            json!({ "taken": [4, 0, 0, 0, 0, 0], "dice": 3 }),
            ["4 dice", "at most 3"],
        ),
        (
            json!({ "taken": NONE, "roll": [7, 0, 0, 0, 0, 0] }),
            ["7 dice", "exactly 8"],
        ),
        (
            json!({ "taken": ONE_EACH, "roll": [2, 0, 0, 0, 0, 0] }),
            ["all six faces", "null"],
        ),
        (
            json!({ "taken": [8, 0, 0, 0, 0, 0], "roll": NONE }),
            ["all dice", "null"],
        ),
    ] {
        let query = read(&query).expect("well-formed");
        let error = query.turn().expect_err("no turn");
        for part in parts {
            assert!(error.contains(part), "{query:?}: {error:?} lacks {part:?}");
        }
    }
}

/// The page's budget: all four tables in 40 kB.
#[test]
fn the_tables_stay_small() {
    let folder = Path::new(env!("OUT_DIR"));
    let sizes = (5..=8).map(|dice| {
        let file = folder.join(format!("heckmeck-{dice}-dice.bin"));
        fs::metadata(file).expect("a table of the last build").len()
    });
    assert!(sizes.sum::<u64>() <= 40_000);
}
