//! Moves, openings and draws.

use crate::run::{json, printed, run};

#[test]
fn a_move_is_told_set_by_set() {
    let expected = "\
r1-7 | bk4 k11
Play 2 of 3 tiles: bk4 (8 points, 2 cuts). The most you can play.

  build  from the rack  from the table  was
  r1-3                                  r1-7
  r5-7                  r5-7
  rbk4   bk4            r4
";
    assert_eq!(
        printed(&["rummikub", "r1-7", "--rack", "b4 k4 k11"]),
        expected
    );
    assert_eq!(printed(&["rummikub", "r1-7 | b4 k4 k11"]), expected);
    let kept = printed(&[
        "rummikub",
        "r3-7 / rbk5",
        "--rack",
        "r8 b1 j",
        "--keep-jokers",
    ]);
    assert!(
        kept.contains("Play 1 of 3 tiles: r8 (8 points). The most with these wishes.\n"),
        "{kept}"
    );
    assert!(kept.ends_with("\n1 set stays as it lies.\n"), "{kept}");
    let points = printed(&["rummikub", "r1-7 | b4 k4 k11", "--objective", "points"]);
    assert!(
        points.contains(" The most points you can play.\n"),
        "{points}"
    );
}

#[test]
fn a_move_as_json_has_the_fields_of_the_module() {
    let answer = json(&["rummikub", "r1-7", "--rack", "b4 k4 k11"]);
    assert_eq!(
        (&answer["game"], &answer["result"]),
        (&"rummikub".into(), &"move".into())
    );
    assert_eq!(
        (&answer["proved"], &answer["move"]["cuts"]),
        (&true.into(), &2.into())
    );
    assert_eq!(answer["move"]["rest"], serde_json::json!(["k11"]));
    let first = &answer["move"]["sets"][0]["tiles"][0];
    assert_eq!(
        *first,
        serde_json::json!({ "tile": "r1", "as": "r1", "from": 0 })
    );
}

#[test]
fn an_opening_needs_its_points() {
    let rack = "r9-11 b12 k12 o12";
    let opens = printed(&["rummikub", "", "--rack", rack, "--opening"]);
    assert!(
        opens.contains("Play 6 of 6 tiles: r9-11 bko12 (66 points, an opening of 66). The rack is empty: this wins."),
        "{opens}"
    );
    let short = printed(&["rummikub", "", "--rack", "r1-3", "--opening", "50"]);
    assert_eq!(
        short,
        "| r1-3\nDraw a tile: the rack opens with 6 points at most.\n"
    );
    for (needed, opens) in [("39", true), ("40", false)] {
        let told = printed(&["rummikub", "| j j r13 b1", "--opening", needed]);
        assert_eq!(told.contains("an opening of 39"), opens, "{told}");
    }
}

#[test]
fn a_joker_counts_what_the_table_says() {
    for (points, told) in [("20", 45), ("25", 50), ("100", 125)] {
        let found = printed(&["rummikub", "| j r12-13 b4", "--joker-points", points]);
        let expected = format!("({told} points");
        assert!(found.contains(&expected), "{found}");
    }
}

#[test]
fn a_set_has_one_joker_where_the_table_says_so() {
    let table = "b1-3 / r4 j j | b4";
    assert!(printed(&["rummikub", table]).contains("Play 1 of 1 tile"));
    let ran = run(&["rummikub", table, "--one-joker"]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (
            2,
            "error: set 2 of the table has two jokers, but --one-joker allows one\n"
        )
    );
    let apart = printed(&["rummikub", "b1-2 j / r4 j r6 | r7", "--one-joker"]);
    assert!(apart.contains("r4 j r6-7"), "{apart}");
    let none = printed(&["rummikub", "| j j r13", "--one-joker"]);
    assert!(none.contains("Draw a tile"), "{none}");
}

#[test]
fn wishes_count() {
    let asked = ["rummikub", "r3-7", "--rack", "r8 r2", "--keep", "r8"];
    let answer = json(&asked);
    assert_eq!(answer["move"]["play"], serde_json::json!(["r2"]));
    let ran = run(&["rummikub", "r3-7", "--rack", "r8", "--play", "b1"]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (
            2,
            "error: --play b1: the rack does not have it, or not as often\n"
        )
    );
}

#[test]
fn draws_that_help_are_counted() {
    let table = printed(&["rummikub", "r3-7", "--rack", "r1 k1-2", "--draws"]);
    assert!(
        table.contains("0 tiles can go now; 13 of 98 unseen tiles bring more (13.3%).\n"),
        "{table}"
    );
    let answer = json(&["rummikub", "r3-7", "--rack", "r1 k1-2", "--draws"]);
    assert_eq!(
        (&answer["helpful"], &answer["unseen"]),
        (&13.into(), &98.into())
    );
}

#[test]
fn the_strongest_may_draw() {
    let asked = |rack| {
        json(&[
            "rummikub",
            "",
            "--rack",
            rack,
            "--opening",
            "--objective",
            "strongest",
            "--rivals",
            "14",
        ])
    };
    let waits = asked("r10-11 j k1-2");
    assert_eq!(
        (&waits["move"], &waits["wait"]),
        (&().into(), &"joker".into())
    );
    let lays = asked("r9-12");
    assert_eq!(lays["move"]["tiles"], 4);
}

#[test]
fn what_is_no_set_is_shown() {
    for (table, expected) in [
        (
            "r3-7 / rb5",
            "error: 2 tiles; a set has three or more\n  r3-7 / rb5\n         ^^^\n",
        ),
        (
            "r3-7 / / b1 b3-4 / rbk5",
            "error: 2 is missing\n  r3-7 / / b1 b3-4 / rbk5\n           ^^^^^^^\n",
        ),
        (
            "r3-7 / rb5 | r1",
            "error: 2 tiles; a set has three or more\n  r3-7 / rb5 | r1\n         ^^^\n",
        ),
    ] {
        let ran = run(&["rummikub", table]);
        assert_eq!((ran.code, ran.err.as_str()), (2, expected), "{table}");
    }
    let third = run(&["rummikub", "r3-7 / r5-8", "--rack", "r5"]);
    assert_eq!(
        (third.code, third.err.as_str()),
        (
            2,
            "error: r5 is there three times, but the game has two: one in set 1, one in set 2, one on the rack\n"
        )
    );
    let third = run(&["rummikub", "r3-7 / r5-8 / r5-7 | b1"]);
    assert!(
        third
            .err
            .ends_with("\n  r3-7 / r5-8 / r5-7 | b1\n                ^^^^\n"),
        "{}",
        third.err
    );
}

#[test]
fn what_is_missing_or_clashes_is_said() {
    for (args, reason) in [
        (
            &["r3-7"][..],
            "the rack is missing: give --rack, or write it behind a bar, as in \"r3-7 | r8 b1 j\"\n",
        ),
        (
            &["r3-7", "--rack", ""],
            "the rack is empty, so that the game is over\n",
        ),
        (
            &["r3-7 | r8", "--rack", "b1"],
            "the rack is given twice: leave out --rack\n",
        ),
        (
            &["r3-7 | r8 b1", "--loose", "j"],
            "--loose goes with --rack; in a text with a bar write loose tiles as in \"r1-3 (b4) | o4\"\n",
        ),
        (
            &["r3-7 (r9 | r1"],
            "the bracket before the loose tiles is not closed before the rack\n  r3-7 (r9 | r1\n       ^\n",
        ),
        (
            &["r3-7 | r8", "--rivals", "5"],
            "--rivals needs --objective strongest\n",
        ),
    ] {
        let ran = run(&[&["rummikub"], args].concat());
        assert_eq!(
            (ran.code, ran.err),
            (2, format!("error: {reason}")),
            "{args:?}"
        );
    }
    let strongest = ["rummikub", "r3-7 | r8", "--objective", "strongest"];
    for (more, reason) in [
        (&["--draws"][..], "--draws counts for nothing"),
        (&["--play", "r8"], "--play counts for nothing"),
        (
            &["--rivals", "0"],
            "it must be a whole number from 1 to 106",
        ),
        (
            &["--rivals", "200"],
            "it must be a whole number from 1 to 106",
        ),
        (&["--rivals", "5,5,5,5"], "at most 3 others play"),
        (
            &["--rivals", "90,90"],
            "--rivals have 180 tiles, but only 100 are unseen",
        ),
    ] {
        let ran = run(&[&strongest[..], more].concat());
        assert_eq!(ran.code, 2, "{more:?}");
        assert!(ran.err.contains(reason), "{more:?}: {}", ran.err);
    }
    let cannot = printed(&["rummikub", "r3-7 | r8 b1", "--play", "b1"]);
    assert!(cannot.ends_with("\nNo move plays b1.\n"), "{cannot}");
}
