//! Columns and what may follow.

use crate::run::{assert_close, json, printed, run};

/// The README's position: a five removes two fives on the left, the middle is full.
const POSITION: &str = "66_/543/21_ v 55_/621/44_";

#[test]
fn columns_are_a_table_with_the_best_marked() {
    let answer = json(&["knucklebones", "solve", POSITION, "--roll", "5"]);
    // Rounded up to a tenth of a point.
    let points = (1000.0 * answer["error"].as_f64().expect("a share")).ceil() / 10.0;
    let expected = format!(
        "\
66_/543/21_ v 55_/621/44_ > 5

  column   wins  points  removes  gains  takes
* left    81.4%   +16.4        2      5     20
  middle   full
  right   35.2%    −6.6        0      5      0

An estimate, \u{b1} {points:.1} percentage points: 9 placements ahead, 300000 positions.
"
    );
    assert_eq!(
        printed(&["knucklebones", "solve", POSITION, "--roll", "5"]),
        expected
    );
    let behind = format!("{POSITION} > 5");
    assert_eq!(printed(&["knucklebones", "solve", &behind]), expected);
    // As in the other games the position alone is enough.
    assert_eq!(printed(&["knucklebones", &behind]), expected);
    let alone = json(&["knucklebones", POSITION, "--roll", "5"]);
    assert_eq!(alone, answer);
}

#[test]
fn the_end_of_a_game_is_proved() {
    // The last square: a six makes 54 + 12 + 6 against 24 + 9 + 16.
    let last = [
        "knucklebones",
        "solve",
        "66_/543/211 v 554/621/44_",
        "--roll",
        "6",
    ];
    let answer = json(&last);
    assert_eq!(
        (&answer["best"], &answer["proof"]),
        (&0.into(), &"proved".into())
    );
    assert_eq!(answer["columns"][0]["over"], "win");
    assert_close(&answer["columns"][0]["outlook"]["difference"], 23.0);
    let over = json(&["knucklebones", "solve", "554/621/44_ v 666/543/211"]);
    assert_eq!(
        (&over["over"], &over["value"]["share"]),
        (&"loss".into(), &0.0.into())
    );
    let printed = printed(&["knucklebones", "solve", "554/621/44_ v 666/543/211"]);
    assert!(
        printed.ends_with("The game is over: the second board wins.\n"),
        "{printed}"
    );
}

#[test]
fn no_error_is_known_of_the_difference() {
    let asked = [
        "knucklebones",
        "solve",
        POSITION,
        "--objective",
        "difference",
        "--depth",
        "1",
    ];
    assert_eq!(json(&asked)["error"], serde_json::Value::Null);
    let printed = printed(&asked);
    assert!(
        printed.contains("\nAn estimate: 1 placement ahead, "),
        "{printed}"
    );
}

#[test]
fn before_a_roll_the_position_is_valued() {
    let answer = json(&[
        "knucklebones",
        "solve",
        "___/___/___ v ___/___/___",
        "--depth",
        "2",
    ]);
    assert_eq!(
        (&answer["depth"], &answer["proof"]),
        (&2.into(), &"estimate".into())
    );
    let share = answer["value"]["share"].as_f64().expect("a share");
    assert!(
        (0.5..0.6).contains(&share),
        "who begins is ahead, but not by much: {share}"
    );
}

#[test]
fn the_tree_goes_roll_by_roll_and_column_by_column() {
    let tree =
        |more: &[&str]| json(&[&["knucklebones", "tree", POSITION, "--roll", "5"], more].concat());
    let columns = tree(&[]);
    assert_eq!(
        (&columns["next"], &columns["mover"]),
        (&"column".into(), &"mine".into())
    );
    let rolls = tree(&["--path", "left"]);
    assert_eq!(
        (&rolls["next"], &rolls["mover"]),
        (&"roll".into(), &"theirs".into())
    );
    assert_eq!(rolls["children"].as_array().map(Vec::len), Some(6));
    let theirs = tree(&["--path", "left,6"]);
    assert_eq!(theirs["boards"]["mine"][0], serde_json::json!([6, 6, 5]));
    let printed = printed(&[
        "knucklebones",
        "tree",
        POSITION,
        "--roll",
        "5",
        "--path",
        "left,6",
    ]);
    assert!(
        printed.starts_with("66_/543/21_ v 55_/621/44_ > 5: left, 6\n"),
        "{printed}"
    );
    assert!(printed.contains("\n  their column  "), "{printed}");
    assert!(printed.contains("\nAn estimate, \u{b1} 0."), "{printed}");
    let error = theirs["error"].as_f64().expect("a share");
    assert!(error > 0.0 && error < 0.01, "{error}");
}

/// The player to move has one empty square, so that the next placement ends the game.
#[test]
fn the_tree_says_where_its_numbers_are_exact() {
    let last = "66_/543/211 v 55_/621/443";
    let printed = printed(&["knucklebones", "tree", last]);
    assert!(printed.contains("\nExact: "), "{printed}");
    assert_close(&json(&["knucklebones", "tree", last])["error"], 0.0);
}

#[test]
fn the_tree_says_how_far_its_numbers_may_be_off() {
    let asked = ["knucklebones", "tree", POSITION, "--depth", "2"];
    let points = 100.0 * json(&asked)["error"].as_f64().expect("a share");
    let estimate =
        format!("\nAn estimate, \u{b1} {points:.1} percentage points: 2 placements ahead.\n");
    assert!(printed(&asked).ends_with(&estimate), "{estimate}");
}

#[test]
fn steps_that_cannot_be_made_are_shown() {
    for (path, code, expected) in [
        (
            "left,7",
            2,
            "error: step \"7\" is not a roll, 1 to 6\n  left,7\n       ^\n",
        ),
        (
            "left,6,middle",
            2,
            "error: step \"middle\" is a column without room\n  left,6,middle\n         ^^^^^^\n",
        ),
        (
            "6",
            2,
            "error: step \"6\" is not a column (left, middle, right)\n  6\n  ^\n",
        ),
    ] {
        let ran = run(&[
            "knucklebones",
            "tree",
            POSITION,
            "--roll",
            "5",
            "--path",
            path,
        ]);
        assert_eq!((ran.code, ran.err.as_str()), (code, expected), "{path}");
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let both = run(&["knucklebones", "solve", "5__/___/___ v 65_/___/___"]);
    assert_eq!(both.code, 2);
    assert_eq!(
        both.err,
        "error: column 1: 5 stands on both sides; placing it removes it from the other side\n"
    );
    let roll = run(&["knucklebones", "solve", POSITION, "--roll", "7"]);
    assert_eq!(
        (roll.code, roll.err.as_str()),
        (2, "error: \"7\" is not a die; write 1 to 6\n  7\n  ^\n")
    );
}

#[test]
fn a_finished_game_has_no_roll() {
    let over = "554/621/44_ v 666/543/211";
    for args in [
        &["solve", over, "--roll", "5"][..],
        &["solve", &format!("{over} > 5")],
    ] {
        let ran = run(&[&["knucklebones"], args].concat());
        assert_eq!(
            (ran.code, ran.err.as_str()),
            (2, "error: the game is over: leave out the roll\n")
        );
    }
}

#[test]
fn what_ends_the_game_has_a_column_of_its_own() {
    let ends = ["66_/543/211 v 554/621/44_", "--roll", "6"];
    let tree = printed(&[&["knucklebones", "tree"], &ends[..]].concat());
    assert!(
        tree.contains("  then\n") && tree.contains("  won\n"),
        "{tree}"
    );
    let tree = printed(&[
        "knucklebones",
        "tree",
        POSITION,
        "--roll",
        "5",
        "--depth",
        "1",
    ]);
    assert!(!tree.contains("then"), "{tree}");
}

/// A time is a limit of its own: no number of positions ends the search before it.
#[test]
fn a_time_lifts_the_usual_limit_of_positions() {
    let asked = [
        "knucklebones",
        "solve",
        POSITION,
        "--roll",
        "5",
        "--depth",
        "10",
    ];
    let depth = |more: &[&str]| json(&[&asked, more].concat())["depth"].as_u64();
    assert_eq!(depth(&[]), Some(9));
    assert_eq!(depth(&["--seconds", "600"]), Some(10));
    for wrong in ["nan", "inf", "0", "-1", "1e300", "soon"] {
        let ran = run(&[&asked[..], &["--seconds", wrong]].concat());
        assert_eq!(ran.code, 2, "{wrong}");
        assert!(
            ran.err.contains("it must be a number above 0"),
            "{}",
            ran.err
        );
    }
}
