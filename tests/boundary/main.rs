//! The plain Rust behind the boundary: what is read from a query, and what is refused.

mod rummikub;
mod solitaire_dice;

use std::fs;
use std::path::Path;

use engine::heckmeck::{self, Bust, Tile};
use engine::knucklebones::Limits;
use rollwise_wasm::heckmeck::TournamentQuery;
use rollwise_wasm::heckmeck::table::{TableQuery, TurnEnd};
use rollwise_wasm::heckmeck::turn::TurnQuery;
use rollwise_wasm::knucklebones::GamesQuery;
use rollwise_wasm::knucklebones::query::KnucklebonesQuery;
use rollwise_wasm::plain::Plain;
use rollwise_wasm::query::Small;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

const NONE: [u8; 6] = [0; 6];
const ONE_EACH: [u8; 6] = [1; 6];

/// What the boundary makes of a JavaScript value.
fn plain(value: &Value) -> Plain {
    match value {
        Value::Null => Plain::Null,
        Value::Bool(value) => Plain::Bool(*value),
        Value::Number(number) => Plain::Number(number.as_f64().expect("a number")),
        Value::String(text) => Plain::Text(text.clone()),
        Value::Array(entries) => Plain::List(entries.iter().map(plain).collect()),
        Value::Object(fields) => {
            let fields = fields.iter();
            Plain::Record(
                fields
                    .map(|(key, value)| (key.clone(), plain(value)))
                    .collect(),
            )
        }
    }
}

fn read_as<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(&plain(value)).map_err(|wrong| wrong.to_string())
}

fn read(query: &Value) -> Result<TurnQuery, String> {
    read_as(query)
}

#[test]
fn what_is_left_out_has_its_default() {
    let query = read(&json!({ "taken": [0, 0, 0, 0, 2, 1] })).expect("a query");
    let expected = TurnQuery {
        taken: [0, 0, 0, 0, 2, 1].map(Small),
        roll: None,
        dice: Small(8),
        bust: Bust::ScoresNothing,
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
    let six = "an array of length 6";
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
            ["taken[0]", "1000000000", "0 to 8"],
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
        (json!({ "taken": null }), ["missing field", "`taken`", ""]),
        (json!({}), ["missing", "taken", ""]),
        (json!({ "taken": NONE, "roll": 5 }), ["roll", "5", six]),
        (json!({ "taken": NONE, "dice": 0 }), ["dice", "0", "1 to 8"]),
        (json!({ "taken": NONE, "dice": 9 }), ["dice", "9", "1 to 8"]),
        (
            json!({ "taken": NONE, "dice": "8" }),
            ["dice", "\"8\"", "1 to 8"],
        ),
        (
            json!({ "taken": NONE, "bust": "none" }),
            ["bust", "`none`", "`keeps-total`"],
        ),
        (
            json!({ "taken": NONE, "bust": 0 }),
            ["bust", "0", "`scores-nothing`"],
        ),
        (
            json!({ "taken": NONE, "rolled": null }),
            ["unknown", "`rolled`", "`roll`"],
        ),
        (json!([NONE]), ["an array", "an object", ""]),
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
        let error = query.turn().expect_err("no turn").to_string();
        for part in parts {
            assert!(error.contains(part), "{query:?}: {error:?} lacks {part:?}");
        }
    }
}

fn table() -> Value {
    json!({ "players": [[21, 30], [22], []], "toMove": 1, "grill": [25, 31, 32] })
}

/// The table with one key changed.
fn table_with(key: &str, value: Value) -> Value {
    let mut query = table();
    query[key] = value;
    query
}

#[test]
fn a_table_is_read() {
    let query: TableQuery = read_as(&table()).expect("a query");
    let table = query.table().expect("a table");
    let numbers = |player: usize| -> Vec<u8> {
        let stack = table.stacks()[player].iter();
        stack.copied().map(Tile::number).collect()
    };
    assert_eq!(
        (0..3).map(numbers).collect::<Vec<_>>(),
        [vec![21, 30], vec![22], vec![]]
    );
    assert_eq!(table.to_move(), 1);
    let grill: Vec<u8> = table.grill().iter().map(Tile::number).collect();
    assert_eq!(grill, [25, 31, 32]);
    let rules = table.rules();
    assert!(rules.turn_down_with_nothing_to_return);
    assert!(!rules.always_turn_down && !rules.compulsory_steal && !rules.any_lower_tile);
    assert_eq!(
        query.turn().map(|turn| turn.to_string()),
        Ok("| 8 dice".to_owned())
    );
}

#[test]
fn rules_that_are_given_count() {
    let rules = json!({ "turnDownWithNothingToReturn": false, "compulsorySteal": true, "anyLowerTile": true });
    let query: TableQuery = read_as(&table_with("rules", rules)).expect("a query");
    let rules = query.table().expect("a table").rules();
    assert!(!rules.turn_down_with_nothing_to_return);
    assert!(!rules.always_turn_down && rules.compulsory_steal && rules.any_lower_tile);
}

#[test]
fn what_is_wrong_with_a_table_is_told() {
    for (key, value, parts) in [
        ("players", json!([[21]]), ["there are 1", "2 to 7"]),
        (
            "players",
            json!([[], [], [], [], [], [], [], []]),
            ["there are 8", "2 to 7"],
        ),
        ("players", json!(2), ["players", "a sequence"]),
        ("players", json!([[20], []]), ["players[0][0]", "21 to 36"]),
        ("players", json!([[21, 21], []]), ["tile 21", "two places"]),
        ("players", json!([[25], []]), ["tile 25", "two places"]),
        ("grill", json!([31, 31]), ["tile 31", "two places"]),
        ("grill", json!([36.5]), ["grill[0]", "36.5"]),
        ("grill", json!("25"), ["grill", "a sequence"]),
        ("toMove", json!(3), ["toMove is 3", "0 to 2"]),
        ("toMove", json!(-1), ["toMove", "0 to 6"]),
        ("toMove", json!(null), ["missing field", "`toMove`"]),
        ("rules", json!([]), ["rules", "an object"]),
        ("rules", json!([true]), ["rules", "an object"]),
        (
            "rules",
            json!({ "alwaysTurnDown": 1 }),
            ["rules.alwaysTurnDown", "boolean"],
        ),
        (
            "rules",
            json!({ "steal": true }),
            ["unknown field `steal`", "`compulsorySteal`"],
        ),
        ("dice", json!(8), ["unknown field `dice`", "`taken`"]),
        ("taken", json!([9, 0, 0, 0, 0, 0]), ["taken[0]", "0 to 8"]),
        (
            "roll",
            json!([1, 0, 0, 0, 0, 0]),
            ["roll has 1 dice", "exactly 8"],
        ),
    ] {
        let query = read_as::<TableQuery>(&table_with(key, value.clone()));
        let error = query
            .and_then(|query| {
                query.table().map_err(|error| error.to_string())?;
                query.turn().map_err(|error| error.to_string())
            })
            .expect_err("no table");
        for part in parts {
            assert!(
                error.contains(part),
                "{key} {value}: {error:?} lacks {part:?}"
            );
        }
    }
}

#[test]
fn a_turn_ends_in_three_ways_and_no_other() {
    let tile = Tile::new(22).expect("a tile");
    for (end, expected) in [
        (json!("fail"), heckmeck::TurnEnd::Fail),
        (json!({ "total": 25 }), heckmeck::TurnEnd::Total(25)),
        (json!({ "steal": 22 }), heckmeck::TurnEnd::Steal(tile)),
    ] {
        let found = read_as::<TurnEnd>(&end).expect("an end");
        assert_eq!(heckmeck::TurnEnd::from(found), expected);
    }
    let all = "one of `total`, `steal`, `fail`";
    for (end, parts) in [
        (json!("Fail"), ["`Fail`", "`fail`"]),
        (json!("total"), ["a name alone", "newtype variant"]),
        (json!(25), ["25", all]),
        (json!(null), ["null", all]),
        (json!({}), ["an object with no key or several", all]),
        (
            json!({ "total": 25, "steal": 25 }),
            ["an object with no key or several", all],
        ),
        (json!({ "total": 41 }), ["total: ", "0 to 40"]),
        (json!({ "steal": 20 }), ["steal: ", "21 to 36"]),
        (json!({ "stop": 20 }), ["`stop`", "`fail`"]),
        (json!({ "fail": true }), ["an object", "the name alone"]),
        (json!({ "fail": null }), ["an object", "the name alone"]),
        (json!([25]), ["an array", all]),
    ] {
        let error = read_as::<TurnEnd>(&end).expect_err("no end");
        for part in parts {
            assert!(error.contains(part), "{end}: {error:?} lacks {part:?}");
        }
    }
}

#[test]
fn a_tournament_is_read() {
    let query = json!({ "players": ["best-in-worms", "rule-4"], "seed": 4_294_967_295_u32 });
    let tournament = read_as::<TournamentQuery>(&query)
        .expect("a query")
        .tournament();
    assert!(tournament.tie_break && tournament.rotate);
    assert_eq!(
        (tournament.players.len(), tournament.seed),
        (2, 4_294_967_295)
    );
    for (query, part) in [
        (json!({ "players": ["rule-4"] }), "seed"),
        (json!({ "players": ["rule-6"], "seed": 1 }), "`rule-5`"),
        (json!({ "players": [], "seed": -1 }), "0 to 4294967295"),
        (
            json!({ "players": [], "seed": 4_294_967_296_u64 }),
            "0 to 4294967295",
        ),
        (
            json!({ "players": [], "seed": 1, "tieBreak": 0 }),
            "tieBreak",
        ),
    ] {
        let error = read_as::<TournamentQuery>(&query).expect_err("no tournament");
        assert!(error.contains(part), "{query}: {error:?} lacks {part:?}");
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

#[test]
fn a_position_of_knucklebones_is_read_with_its_defaults() {
    let boards = json!({ "mine": [[6, 6], [3, 4, 5], []], "theirs": [[5], [], [1, 1]] });
    let query: KnucklebonesQuery = read_as(&boards).expect("a query");
    let position = query.position().expect("a position");
    assert_eq!(position.to_string(), "66_/543/___ v 5__/___/11_");
    assert_eq!((query.roll(), query.limits()), (None, Limits::default()));
}

#[test]
fn what_is_no_position_of_knucklebones_is_refused_with_a_reason() {
    let refused = [
        (json!({ "mine": [[], [], []] }), "missing field `theirs`"),
        (
            json!({ "mine": [[], [], [1, 2, 3, 4]], "theirs": [[], [], []] }),
            "mine[2]: 4 dice in a column; allowed are at most three",
        ),
        (
            json!({ "mine": [[], [0], []], "theirs": [[], [], []] }),
            "mine[1][0]: invalid value: 0, expected a whole number from 1 to 6",
        ),
        (
            json!({ "mine": [[], [], []], "theirs": [[], [], []], "depth": 13 }),
            "depth: invalid value: 13, expected a whole number from 1 to 12",
        ),
    ];
    for (query, reason) in refused {
        let found = read_as::<KnucklebonesQuery>(&query).expect_err(reason);
        assert!(found.contains(reason), "{found}");
    }
    let both: KnucklebonesQuery =
        read_as(&json!({ "mine": [[2], [], []], "theirs": [[2], [], []] })).expect("a query");
    let reason = both.position().expect_err("2 on both sides").to_string();
    assert!(
        reason.starts_with("column 1: 2 stands on both sides"),
        "{reason}"
    );
    let players = json!({ "players": ["best-4", "best"], "seed": 1 });
    let found = read_as::<GamesQuery>(&players).expect_err("no player");
    assert!(
        found.starts_with("players[1]: \"best\" is none of the names"),
        "{found}"
    );
}
