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
            "the lab takes 2 to 7 players of this game; 1 is named",
        ),
        (
            &["knucklebones", "random"],
            "the lab takes 2 players of this game; 1 is named",
        ),
        (
            &["rummikub", "tiles"],
            "the lab takes 2 to 4 players of this game; 1 is named",
        ),
        (
            &["heckmeck", "random", "random", "--games", "many"],
            "it must be a whole number from 1 to 100000000",
        ),
        (
            &["heckmeck", "random", "random", "--seed", "-1"],
            "it must be a whole number",
        ),
    ] {
        let ran = run(&[&["lab"], args].concat());
        assert_eq!(ran.code, 2, "{args:?}");
        assert!(
            ran.err.starts_with("error: ") && ran.err.contains(reason),
            "{args:?}: {}",
            ran.err
        );
    }
}

/// Few games leave room, and one leaves a range open: never more than all of them are won.
#[test]
fn ranges_of_few_games_hold_no_nonsense() {
    for [game, good, bad, _] in GAMES {
        for games in ["1", "2", "4"] {
            let answer = json(&["lab", game, good, bad, "--games", games]);
            let players = answer["players"].as_array().expect("players");
            let shares = players.iter().filter_map(Value::as_object).flatten();
            let shares = shares.filter(|(name, _)| {
                ["wins", "winsWithoutLuck", "zeroOrMore"].contains(&name.as_str())
            });
            for (name, share) in shares {
                let [low, value, high] =
                    ["low", "value", "high"].map(|key| share[key].as_f64().expect("a number"));
                assert!(0.0 <= low && high <= 1.0, "{game} {name}: {share}");
                assert!(
                    low <= value + 1e-9 && value <= high + 1e-9,
                    "{game} {name}: {share}"
                );
                if name == "wins" {
                    assert!(high - low > 0.2, "{game} {games}: {share}");
                }
            }
        }
    }
    let one = json(&["lab", "solitaire-dice", "thumb", "--games", "1"]);
    assert!(
        one["players"][0]["score"]["low"].is_null(),
        "one game has no range"
    );
    let one = printed(&["lab", "solitaire-dice", "thumb", "--games", "1"]);
    assert!(one.starts_with("solitaire-dice: 1 game, seed 1\n"), "{one}");
    assert!(
        one.contains(" [unknown]\n") && !one.contains("inf"),
        "{one}"
    );
}

#[test]
fn more_games_than_asked_for_are_told() {
    let table = printed(&["lab", "rummikub", "tiles", "random", "--games", "3"]);
    assert!(
        table.starts_with(
            "rummikub: 4 games, seed 1\n\
             Each deal is played from all 2 seats, so 1 game is played beyond those asked for.\n"
        ),
        "{table}"
    );
    assert!(table.contains("  starter wins  "), "{table}");
}

/// Whether a process handles an interrupt itself, by the mask of its signals that the kernel shows.
#[cfg(target_os = "linux")]
fn catches_interrupts(process: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let mask = u64::from_str_radix(caught.expect("a mask").trim(), 16).expect("a mask");
    mask & 1 << (2 - 1) != 0
}

#[test]
#[cfg(target_os = "linux")]
fn an_interrupted_run_reports_the_games_so_far() {
    use std::process::{Command, Stdio};

    let args = ["lab", "knucklebones", "greedy", "random", "--json"];
    let child = Command::new(env!("CARGO_BIN_EXE_rollwise"))
        .args(args)
        .args(["--games", "100000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    while !catches_interrupts(child.id()) {
        std::thread::yield_now();
    }
    let killed = Command::new("sh")
        .args(["-c", &format!("kill -INT {}", child.id())])
        .status();
    assert!(killed.expect("a shell").success());
    let ended = child.wait_with_output().expect("the command ends");
    assert_eq!(ended.status.code(), Some(130), "{ended:?}");
    let told: Value = serde_json::from_slice(&ended.stdout).expect("JSON");
    let games = told["games"].to_string();
    assert_eq!(
        String::from_utf8(ended.stderr).expect("text"),
        format!("error: interrupted after {games} of 100000000 games\n")
    );
    assert_eq!(told, json(&[&args[..4], &["--games", &games]].concat()));
}
