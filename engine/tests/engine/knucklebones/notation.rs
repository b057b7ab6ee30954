//! Boards and positions as text.

use proptest::prelude::*;
use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::{Column, Position, PositionError};

proptest! {
    #[test]
    fn any_text_is_a_position_or_an_error(text in "[1-7_]{3}/[1-6_]{3}/[1-6_]{3} ?v ?[1-6_]{3}/[1-6_]{3}/[1-6_]{2,4}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse::<Position>(), Ok(position));
        }
    }
}

#[test]
fn a_column_survives_being_written() {
    for column in Column::all() {
        assert_eq!(column.to_string().parse(), Ok(column));
    }
}

#[test]
fn a_position_may_be_written_loosely() {
    let position: Position = " _66/345/112v 455/612/4_4"
        .parse()
        .expect("dice in any order");
    assert_eq!(position.to_string(), "66_/543/211 v 554/621/44_");
}

#[test]
fn an_error_tells_where_a_text_is_wrong() {
    for (text, found, at, reason) in [
        ("66_/543/217 v 554/621/44_", "7", 10, "not a die"),
        (
            "66_/543/211 v 554/62/44_",
            "62",
            18,
            "fewer than three squares",
        ),
        (
            "66_/543/211 v 554/6211/44_",
            "1",
            21,
            "more than three squares",
        ),
        (
            "66_/543/21__ v 554/621/44_",
            "21__",
            8,
            "more than three squares",
        ),
        ("66_/543 v 554/621/44_", "66_/543", 0, "three columns"),
        ("66_/543/211", "", 11, "no \"v\" between two boards"),
    ] {
        let Err(PositionError::Notation(error)) = text.parse::<Position>() else {
            panic!("{text} is a position");
        };
        assert_eq!((error.found(), error.place.start), (found, at), "{text}");
        assert!(error.wanted.contains(reason), "{error}");
    }
}

#[test]
fn what_is_no_position_is_refused() {
    for text in [
        "",
        "v",
        "___/___/___",
        "___/___ v ___/___/___",
        "___/___/___/___ v ___/___/___",
        "___/___/__ v ___/___/___",
        "____/___/___ v ___/___/___",
        "7__/___/___ v ___/___/___",
        "0__/___/___ v ___/___/___",
        "x__/___/___ v ___/___/___",
        "1 _/___/___ v ___/___/___",
        "___/___/___ v ___/___/___ v ___/___/___",
    ] {
        let error = text.parse::<Position>().expect_err(text);
        let PositionError::Notation(error) = error else {
            panic!("{text}: {error}");
        };
        assert_eq!(error.text, text);
    }
    let error = |text: &str| text.parse::<Position>().expect_err(text);
    let five = Face::ALL[4];
    assert_eq!(
        error("___/51_/___ v ___/65_/___"),
        PositionError::BothSides {
            column: 1,
            face: five
        }
    );
    assert_eq!(
        error("___/51_/___ v ___/65_/___").to_string(),
        "column 2: 5 stands on both sides; placing it removes it from the other side"
    );
    assert_eq!(error("111/222/333 v 4__/___/___"), PositionError::Full);
}
