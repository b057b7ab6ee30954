//! Tournaments.

use serde_json::Value;

use crate::run::{json, printed, run};

const GAMES: [[&str; 4]; 4] = [
    ["heckmeck", "rule-5", "random", "40"],
    ["knucklebones", "greedy", "random", "40"],
    ["solitaire-dice", "thumb", "random", "40"],
    ["rummikub", "tiles", "random", "10"],
];

#[test]
fn better_players_win_and_ranges_hold_the_value() {
    for [game, good, bad, games] in GAMES {
        let answer = json(&["lab", game, good, bad, "--games", games, "--seed", "3"]);
        assert_eq!(
            (&answer["game"], &answer["seed"]),
            (&game.into(), &3.into())
        );
        assert_eq!(answer["games"].to_string(), games);
        let measure = if game == "solitaire-dice" {
            "score"
        } else {
            "wins"
        };
        let found = |player: usize| -> [f64; 3] {
            let estimate = &answer["players"][player][measure];
            ["low", "value", "high"].map(|key| estimate[key].as_f64().expect("a number"))
        };
        let (one, other) = (found(0), found(1));
        assert!(one[1] > other[1], "{game}: {one:?}, {other:?}");
        assert!(
            one.is_sorted() && other.is_sorted(),
            "{game}: {one:?}, {other:?}"
        );
    }
}

#[test]
fn a_seed_repeats_its_games() {
    for [game, good, bad, games] in GAMES {
        let played = |seed: &str| json(&["lab", game, good, bad, "--games", games, "--seed", seed]);
        let players = |answer: &Value| answer["players"].clone();
        assert_eq!(played("7"), played("7"), "{game}");
        assert_ne!(players(&played("7")), players(&played("8")), "{game}");
    }
}

#[test]
fn results_are_a_table() {
    let table = printed(&["lab", "knucklebones", "best-1", "random", "--games", "10"]);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "knucklebones: 10 games, seed 1");
    assert_eq!(lines[2], "  player  measure             value [95% range]");
    assert!(
        lines[3].starts_with("  best-1  wins                "),
        "{table}"
    );
    assert!(!table.contains('\r'), "a bar is for terminals");
}

#[test]
fn unknown_players_and_wrong_numbers_are_refused() {
    let unknown = run(&["lab", "heckmeck", "random", "rule-9"]);
    assert_eq!(unknown.code, 2);
    assert!(
        unknown
            .err
            .starts_with("error: \"rule-9\" is none of the names best-to-win, ")
    );
    assert!(
        unknown
            .err
            .ends_with("\n  random rule-9\n         ^^^^^^\n"),
        "{}",
        unknown.err
    );
    for (args, reason) in [
        (
            &["heckmeck", "random"][..],
            "a game has 2 to 7 players, but there are 1",
        ),
        (
            &["knucklebones", "random"],
            "a game has 2 players, but there are 1",
        ),
        (&["rummikub", "tiles"], "1 players; a game has 2 to 4"),
    ] {
        let ran = run(&[&["lab"], args].concat());
        assert_eq!(ran.code, 1, "{args:?}");
        assert!(
            ran.err.starts_with("error: ") && ran.err.contains(reason),
            "{args:?}: {}",
            ran.err
        );
    }
}
