//! Odds and advice. The chances for 25 are those that the page shows for the same dice.

use crate::run::{assert_close, json, printed, run};

#[test]
fn odds_are_a_table_with_the_best_first() {
    let expected = "\
5 5 w > 1 3 3 4 4 | 8 dice
Chance to end on 25 or more: 81.9%

  take  points  dice left  chance
* 4 4       23          3   81.9%
  3 3       21          3   62.4%
  1         16          4   31.1%
";
    let asked = ["heckmeck", "5 5 w", "--roll", "13344", "--target", "25"];
    assert_eq!(printed(&asked), expected);
    let asked = ["heckmeck", "55w > 1 33 44", "--target", "25"];
    assert_eq!(printed(&asked), expected);
}

#[test]
fn before_a_roll_stopping_is_compared_with_rolling() {
    let expected = "\
5 5 w | 8 dice
Chance to end on 25 or more: 50.7%

  next                              chance
  stop with 15 points, but no tile    0.0%
* roll 5 dice                        50.7%

Chance that the next roll busts: 0.4%
";
    assert_eq!(printed(&["heckmeck", "5 5 w", "--target", "25"]), expected);
    // With 18 points rolling on is worth less, but stopping brings no tile.
    let points = printed(&["heckmeck", "1 2 5 w w", "--points"]);
    let lines: Vec<&str> = points.lines().collect();
    assert_eq!(lines[1], "Points on average: 15.74");
    assert_eq!(
        lines[4..6],
        [
            "  stop with 18 points, but no tile              18.00",
            "* roll 3 dice                                   15.74"
        ]
    );
    // So it is for chances of a total that is no tile, and not where stopping brings one.
    let low = printed(&["heckmeck", "1 2 5 w w", "--target", "18"]);
    assert!(!low.contains("or more: 100"), "{low}");
    let high = printed(&["heckmeck", "4 4 5 5 5 w w", "--points"]);
    assert!(high.contains("Points on average: 33.00\n"), "{high}");
    assert!(high.contains("* stop with 33 points   "), "{high}");
    let tile = printed(&["heckmeck", "1 2 5 w w"]);
    assert!(
        tile.contains("* roll 3 dice                        70.4%\n"),
        "{tile}"
    );
    let exactly = printed(&["heckmeck", "5 5 5 w w", "--target", "25", "--exactly"]);
    assert!(
        exactly.contains("* stop with 25 points  100.0%\n"),
        "{exactly}"
    );
}

#[test]
fn a_bust_and_a_turn_that_is_over_are_told() {
    let bust = printed(&["heckmeck", "5 5 w > 5 5 5 w w"]);
    assert!(bust.ends_with("A bust: no face can be taken.\n"), "{bust}");
    let kept = printed(&[
        "heckmeck",
        "5 5 w > 5 5 5 w w",
        "--points",
        "--bust",
        "keeps-total",
    ]);
    assert!(kept.contains("Points on average: 15.00\n"), "{kept}");
    let over = printed(&["heckmeck", "w w", "--dice", "2"]);
    assert!(
        over.ends_with("The turn is over, with 10 points.\n"),
        "{over}"
    );
}

#[test]
fn odds_as_json_have_the_fields_of_the_module() {
    let answer = json(&["heckmeck", "5 5 w > 13344", "--target", "25"]);
    assert_eq!(answer["game"], "heckmeck");
    assert_eq!(answer["text"], "5 5 w > 1 3 3 4 4 | 8 dice");
    assert_eq!(
        (&answer["goal"], &answer["target"]),
        (&"at-least".into(), &25.into())
    );
    assert_eq!(
        (&answer["phase"], &answer["stop"]),
        (&"rolled".into(), &().into())
    );
    let chances = answer["choices"].as_array().expect("choices");
    let shown = [(1, 0.311), (3, 0.624), (4, 0.819)];
    assert_eq!(chances.len(), shown.len());
    for (choice, (face, chance)) in chances.iter().zip(shown) {
        assert_eq!(choice["face"], face);
        assert_close(&choice["evaluation"]["atLeast"][25], chance);
    }
}

#[test]
fn advice_says_which_lower_tile_is_best_where_any_may_be_taken() {
    let asked = [
        "heckmeck",
        "1 5 5 5 5 w",
        "--table",
        "22 | *- | grill 21 24",
    ];
    let next = printed(&asked);
    assert!(next.contains("stop: tile 24"), "{next}");
    let any = printed(&[&asked[..], &["--rule", "any-lower-tile"]].concat());
    // The 24 that is left is harder to get.
    assert!(any.contains("stop: tile 21"), "{any}");
}

#[test]
fn advice_tells_chances_to_win_and_worms() {
    let asked = [
        "heckmeck",
        "5 5 w > 13344",
        "--table",
        "27/24 | grill 21-36",
    ];
    let answer = json(&asked);
    assert_eq!(
        (&answer["best"]["action"], &answer["best"]["face"]),
        (&"take".into(), &4.into())
    );
    assert_eq!(answer["win"]["exact"], false);
    let chances = answer["win"]["chances"].as_array().expect("chances");
    let sum: f64 = chances.iter().filter_map(serde_json::Value::as_f64).sum();
    assert!(
        (sum - 1.0).abs() < 1e-9 && chances.len() == 2,
        "{chances:?}"
    );
    let printed_advice = printed(&asked);
    assert!(
        printed_advice.contains("\n* take 4 4  "),
        "{printed_advice}"
    );
    assert!(
        printed_advice.contains("\n  steal tile 24 from player 2  "),
        "{printed_advice}"
    );

    // Stopping would cost the 30, which is worth three worms.
    let worms = json(&[
        "heckmeck",
        "3 w w",
        "--table",
        "*30 | 23 | grill 25 31 32",
        "--objective",
        "worms",
    ]);
    assert_eq!(
        (&worms["best"]["action"], &worms["stop"]),
        (&"roll".into(), &(-3.0).into())
    );
    assert!(worms.get("win").is_none());
}

#[test]
fn a_table_may_follow_its_turn() {
    let behind = json(&["heckmeck", "5 5 w > 13344 @ 27/24 | grill 21-36"]);
    let apart = json(&[
        "heckmeck",
        "5 5 w > 13344",
        "--table",
        "27/24 | grill 21-36",
    ]);
    assert_eq!(behind, apart);
}

#[test]
fn what_cannot_be_is_refused() {
    for (args, code, reason) in [
        (
            &["5 5 w", "--roll", "133"][..],
            2,
            "the roll has 3 dice, but 3 of 8 are taken: it must have exactly 5",
        ),
        (
            &["5 5 w w w w w w w"],
            2,
            "9 dice are taken, but the game has 8 dice\n  5 5 w w w w w w w\n  ^^^^^^^^^^^^^^^^^",
        ),
        (
            &["5 > 1 | 2 dice", "--roll", "1"],
            2,
            "the roll is given twice: leave out --roll",
        ),
        (
            &["5 | 6 dice", "--dice", "6"],
            2,
            "the dice of the game are given twice: leave out --dice",
        ),
        (
            &["5 @ 27/24 | grill 21", "--table", "27/24 | grill 21"],
            2,
            "the table is given twice: leave out --table",
        ),
        (
            &["5 @ 27/24 | grill 21", "--target", "25"],
            2,
            "--target is for the odds of a turn alone: leave it out, or the table",
        ),
        (
            &["5 @ 27/24 | grill 21", "--points"],
            2,
            "--points is for the odds of a turn alone: leave it out, or the table",
        ),
        (
            &["5", "--objective", "worms"],
            2,
            "--objective needs a table: give --table, or write it behind the turn and \"@\"",
        ),
        (
            &["5", "--rule", "always-turn-down"],
            2,
            "--rule needs a table: give --table, or write it behind the turn and \"@\"",
        ),
        (
            &["5", "--turns", "1"],
            2,
            "--turns needs a table: give --table, or write it behind the turn and \"@\"",
        ),
        (
            &["5", "--table", "27/27 | grill 21"],
            2,
            "tile 27 is in two places: each tile is in one stack, on the grill or out",
        ),
        (
            &["5", "--table", "27 | grill 21"],
            2,
            "a game has 2 to 7 players, but there are 1",
        ),
        (
            &["5", "--table", "27 | 21 | grill -"],
            2,
            "the game is over: no tile is on the grill, so there is no turn to play",
        ),
    ] {
        let ran = run(&[&["heckmeck"], args].concat());
        assert_eq!((ran.code, ran.out.as_str()), (code, ""), "{args:?}");
        assert_eq!(ran.err, format!("error: {reason}\n"), "{args:?}");
    }
}
