//! Positions from the standard input, and colours.

use serde_json::Value;

use crate::run::{printed, run, run_with};

#[test]
fn each_line_of_the_input_is_answered() {
    let lines = "# two turns\n5 5 w > 13344\n\n  1 w w\n";
    let ran = run_with(&["heckmeck", "-", "--json", "--target", "25"], lines);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let answers: Vec<Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let texts: Vec<&str> = answers
        .iter()
        .filter_map(|answer| answer["text"].as_str())
        .collect();
    assert_eq!(texts, ["5 5 w > 1 3 3 4 4 | 8 dice", "1 w w | 8 dice"]);
    let ran = run_with(&["heckmeck", "-"], lines);
    assert!(ran.out.contains("%\n\n1 w w | 8 dice\n"), "{}", ran.out);
}

#[test]
fn every_game_reads_lines() {
    for (args, lines) in [
        (
            &["knucklebones", "solve", "--depth", "1"][..],
            "___/___/___ v ___/___/___ > 3\n5__/___/___ v ___/___/___",
        ),
        (
            &["knucklebones", "tree", "--depth", "1"],
            "___/___/___ v ___/___/___ > 3\n5__/___/___ v ___/___/___",
        ),
        (&["solitaire-dice"], "| > 12356\n7:2 | 5:1"),
        (&["rummikub"], "r3-7 | r8\nr3-7 | r9"),
    ] {
        let ran = run_with(&[args, &["-", "--json"]].concat(), lines);
        assert_eq!(
            (ran.code, ran.out.lines().count()),
            (0, 2),
            "{args:?}: {}",
            ran.err
        );
    }
}

#[test]
fn an_error_names_its_line() {
    let ran = run_with(&["heckmeck", "-"], "5 5 w\n# none\n5 x\n5\n");
    assert_eq!(ran.code, 2);
    assert!(
        ran.err.starts_with("error: line 3: \"5 x\" is not a turn"),
        "{}",
        ran.err
    );
    assert!(ran.err.ends_with("\n  5 x\n    ^\n"), "{}", ran.err);
    assert!(
        ran.out.starts_with("5 5 w | 8 dice\n"),
        "what came before is answered: {}",
        ran.out
    );
}

#[test]
fn colours_are_there_only_where_they_are_wanted() {
    let asked = ["heckmeck", "5 5 w > 13344"];
    assert!(!printed(&asked).contains('\u{1b}'), "this is no terminal");
    let colourful = printed(&[&asked[..], &["--color", "always"]].concat());
    assert!(
        colourful.contains("\u{1b}[1m\u{1b}[32m4 4\u{1b}[0m"),
        "{colourful:?}"
    );
    let plain = anstream::adapter::strip_str(&colourful).to_string();
    assert_eq!(plain, printed(&asked));
    assert!(!printed(&[&asked[..], &["--color", "never"]].concat()).contains('\u{1b}'));
    assert_eq!(run(&["--color", "red", "heckmeck", "5"]).code, 2);
}
