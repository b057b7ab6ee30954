//! Tables and names as text.

use std::collections::HashSet;

use proptest::prelude::*;
use rollwise_engine::heckmeck::{Bust, Strategy, Table, TableStateError, Tile, Turn};

use super::common::any_table;

proptest! {
    #[test]
    fn a_table_survives_being_written(table in any_table()) {
        prop_assert_eq!(table.to_string().parse::<Table>(), Ok(table));
    }

    #[test]
    fn any_text_is_a_table_or_an_error(text in "[-*| 0-9gril]{0,60}") {
        if let Ok(table) = text.parse::<Table>() {
            prop_assert_eq!(table.to_string().parse::<Table>(), Ok(table));
        }
    }
}

#[test]
fn a_table_may_be_written_loosely() {
    for (text, table) in [
        ("-|-|grill 21", "*- | - | grill 21"),
        (" 21  22 |  * - | grill  - ", "21 22 | *- | grill -"),
        (
            "27/24|grill 21-36",
            "*27 | 24 | grill 21 22 23 25 26 28 29 30 31 32 33 34 35 36",
        ),
        ("27 / *- | grill 21-23 30", "27 | *- | grill 21 22 23 30"),
        ("* 30 | 22 | grill 32 25 31", "*30 | 22 | grill 25 31 32"),
    ] {
        assert_eq!(text.parse::<Table>().expect(text).to_string(), table);
    }
}

#[test]
fn what_is_no_table_is_refused() {
    for text in [
        "",
        "|",
        "grill 21",
        "- | - | 21",
        "- | - | grill",
        "- | - | grill21",
        "- | | grill 21",
        "*- | *- | grill 21",
        "**- | - | grill 21",
        "- | - - | grill 21",
        "- 21 | - | grill 22",
        "20 | - | grill 21",
        "37 | - | grill 21",
        "277 | - | grill 21",
        "x | - | grill 21",
        "-21 | - | grill 22",
        "- | - | grill 21 | -",
        "- | - | grill 23-21",
        "- | - | grill 20-22",
        "- | - | grill 21-",
        "- | - | grill 21-23 -",
    ] {
        let error = text.parse::<Table>().expect_err(text);
        let TableStateError::Notation(error) = error else {
            panic!("{text}: {error}");
        };
        assert_eq!(error.text, text);
    }
    let error = |text: &str| text.parse::<Table>().expect_err(text);
    assert_eq!(error("- | grill 21"), TableStateError::Players(1));
    let many = "- | ".repeat(100_000) + "grill 21";
    assert_eq!(error(&many), TableStateError::Players(100_000));
    assert!(matches!(
        error("21 | 21 | grill -"),
        TableStateError::TwoPlaces(_)
    ));
}

#[test]
fn an_error_tells_where_a_text_is_wrong() {
    for (text, found, at, reason) in [
        ("27 | 37 | grill 21", "37", 5, "tiles are 21 to 36"),
        (
            "*27 | *24 | grill 21",
            "*",
            6,
            "two players whose turn it is",
        ),
        ("27 | 24 | gril 21", "gril", 10, "does not end with"),
        ("27 | 24 | grill 21 36-30", "36-30", 19, "goes down"),
        ("27 | - 24 | grill 21", "24", 7, "after \"-\""),
        ("27 | | grill 21", " ", 4, "without tiles"),
        ("27 | 24 | grill", "", 15, "without tiles"),
        ("27 | 24 |", "", 9, "does not end with"),
        ("27, 24", "", 6, "does not end with"),
    ] {
        let Err(TableStateError::Notation(error)) = text.parse::<Table>() else {
            panic!("{text} is a table");
        };
        assert_eq!((error.found(), error.place.start), (found, at), "{text}");
        assert!(error.wanted.contains(reason), "{error}");
    }
}

#[test]
fn who_is_no_player_has_nothing() {
    let table: Table = "27 | 24 | grill 21".parse().expect("a table");
    assert_eq!((table.top(2), table.worms(2)), (None, 0));
    assert_eq!((table.top(1), table.worms(1)), (Tile::new(24), 1));
}

#[test]
fn names_are_unique_and_lead_back() {
    for strategy in Strategy::ALL {
        assert_eq!(strategy.to_string().parse(), Ok(strategy));
    }
    for bust in Bust::ALL {
        assert_eq!(bust.name().parse(), Ok(bust));
    }
    let names: HashSet<&str> = Strategy::ALL.into_iter().map(Strategy::name).collect();
    assert_eq!(names.len(), Strategy::ALL.len());
    let error = "best".parse::<Bust>().expect_err("no name").to_string();
    assert_eq!(
        error,
        "\"best\" is none of the names scores-nothing, keeps-total"
    );
}

#[test]
fn commas_may_stand_between_dice() {
    let written: Turn = "5,5, w > 1,3 3,4 4".parse().expect("a turn");
    assert_eq!(written.to_string(), "5 5 w > 1 3 3 4 4 | 8 dice");
}
