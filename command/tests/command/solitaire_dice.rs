//! Sheets and choices.

use crate::run::{assert_close, json, printed, run};

/// The README's sheet, whose end is worked out.
const SHEET: &str = "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7";

#[test]
fn an_end_is_exact() {
    let expected = format!("{SHEET}\nScore now: +330\nExpected final score: 452.8 (exact)\n");
    assert_eq!(printed(&["solitaire-dice", SHEET]), expected);
    let answer = json(&["solitaire-dice", SHEET]);
    assert_eq!(
        (&answer["source"], &answer["phase"]),
        (&"exact".into(), &"unrolled".into())
    );
    assert_close(&answer["value"], 452.809);
}

#[test]
fn choices_are_a_table_with_the_best_first() {
    let table = printed(&["solitaire-dice", "|", "--roll", "12356"]);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "| > 12356");
    assert_eq!(lines[4], "  reject  mark      pairs     now  final score");
    assert!(
        lines[5].starts_with("* 6       4 and 7   1+3 2+5  −400  "),
        "{table}"
    );
    assert_eq!(lines.len(), 5 + 15, "15 choices");
    let answer = json(&["solitaire-dice", "| > 12356"]);
    let best = answer["best"]
        .as_u64()
        .and_then(|best| usize::try_from(best).ok())
        .expect("a best");
    assert_eq!(answer["choices"][best]["reject"], 6);
    assert_eq!(answer["choices"][best]["value"], answer["value"]);
    assert_eq!(answer["choices"][best]["cost"], 0.0);
}

#[test]
fn a_score_may_be_the_aim() {
    let chance = |score: &str| {
        let answer = json(&["solitaire-dice", SHEET, "--reach", score]);
        assert_eq!(answer["source"], "exact");
        answer["value"].as_f64().expect("a chance")
    };
    let (low, high) = (chance("400"), chance("500"));
    assert!(low > high && high > 0.0, "{low}, {high}");
    let ran = run(&["solitaire-dice", "|", "--reach", "5000"]);
    assert_eq!(ran.code, 2);
    assert!(
        ran.err.contains("it must be a whole number from -350 to "),
        "{}",
        ran.err
    );
}

#[test]
fn free_rides_and_ends_are_told() {
    let free = printed(&["solitaire-dice", &format!("{SHEET} > 33445")]);
    assert!(free.contains("\n* free ride  "), "{free}");
    let over = printed(&["solitaire-dice", "7:2 | 5:8"]);
    assert!(
        over.contains("Expected final score: −200 (exact)\n")
            || over.contains("The game is over.\n"),
        "{over}"
    );
    let misfit = printed(&["solitaire-dice", "7:1 | 5:1"]);
    assert!(
        misfit.contains("Note: 1 mark on the sums is missing.\n"),
        "{misfit}"
    );
}

#[test]
fn what_cannot_be_is_refused() {
    let ran = run(&["solitaire-dice", "2:11 |"]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (2, "error: sum 2 has 11 marks; allowed are 0 to 10\n")
    );
    let ran = run(&["solitaire-dice", "|", "--roll", "1235x"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.ends_with("\n  1235x\n      ^\n"), "{}", ran.err);
}

#[test]
fn a_finished_game_has_no_roll() {
    for args in [&["| 1:8", "--roll", "12345"][..], &["| 1:8 > 12345"]] {
        let ran = run(&[&["solitaire-dice"], args].concat());
        assert_eq!(
            (ran.code, ran.err.as_str()),
            (2, "error: the game is over: leave out the roll\n")
        );
    }
}

#[test]
fn negative_scores_have_one_sign() {
    let text = printed(&["solitaire-dice", "7:2 | 5:8", "--reach", "-100"]);
    assert!(text.contains("Chance of \u{2212}100 or more: "), "{text}");
}
