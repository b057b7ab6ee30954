//! Help, versions and completions.

use crate::run::{printed, run};

/// Every command, and what its help has to show.
const COMMANDS: &[(&[&str], &[&str])] = &[
    (
        &[],
        &[
            "heckmeck",
            "knucklebones",
            "solitaire-dice",
            "rummikub",
            "lab",
            "completions",
            "Exit codes: 0",
        ],
    ),
    (
        &["heckmeck"],
        &[
            "--roll",
            "--target",
            "--exactly",
            "--points",
            "--table",
            "--objective",
            "--json",
        ],
    ),
    (&["knucklebones"], &["solve", "tree", "play", "--roll"]),
    (
        &["knucklebones", "solve"],
        &["--roll", "--depth", "--seconds", "--json"],
    ),
    (&["knucklebones", "tree"], &["--path", "--json"]),
    (
        &["solitaire-dice"],
        &["--roll", "--reach", "--opening", "--json", "play"],
    ),
    (
        &["rummikub"],
        &[
            "--rack",
            "--objective",
            "--opening",
            "--jokers",
            "--one-joker",
            "--draws",
            "--json",
        ],
    ),
    (&["completions"], &["bash"]),
    (&["lab"], &["--games", "--seed", "best-to-win", "--json"]),
    (
        &["heckmeck", "play"],
        &["--level", "--players", "--seed", "--json"],
    ),
    (&["knucklebones", "play"], &["--level", "--seed", "--json"]),
    (
        &["solitaire-dice", "play"],
        &["--level", "--seed", "--json"],
    ),
    (
        &["rummikub", "play"],
        &["--level", "--players", "--seed", "--json"],
    ),
];

#[test]
fn every_command_explains_itself_by_examples() {
    for (command, expected) in COMMANDS {
        let help = printed(&[*command, &["--help"]].concat());
        for part in *expected {
            assert!(
                help.contains(part),
                "{command:?}: {part} is missing in {help}"
            );
        }
        assert!(
            help.contains("Example"),
            "{command:?}: no example in {help}"
        );
    }
}

/// Where something has to be typed behind a command, the command alone shows how.
#[test]
fn a_command_alone_explains_itself_by_examples() {
    for (command, _) in COMMANDS {
        if command.contains(&"play") {
            continue;
        }
        let ran = run(command);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{command:?}");
        assert!(ran.err.contains("\nExample"), "{command:?}: {}", ran.err);
        assert!(!ran.err.contains("error:"), "{command:?}: {}", ran.err);
    }
}

#[test]
fn games_have_their_other_names() {
    for (name, other, rest) in [
        ("heckmeck", "pickomino", &["5 5 w", "--roll", "13344"][..]),
        ("rummikub", "tile-rummy", &["r3-7", "--rack", "r8 b1"]),
    ] {
        let expected = printed(&[&[name], rest].concat());
        assert_eq!(printed(&[&[other], rest].concat()), expected);
        let lab = |game| printed(&["lab", game, "random", "random", "--games", "2"]);
        assert_eq!(lab(other), lab(name));
    }
}

/// The defaults that a help states of a command's options, as words behind `[default: `.
fn defaults(command: &[&str]) -> Vec<(String, String)> {
    let help = printed(&[command, &["--help"]].concat());
    let mut option = None;
    let mut defaults = Vec::new();
    for line in help.lines().map(str::trim) {
        if line.starts_with("--") {
            option = line.split_whitespace().next();
        }
        let stated = line.split_once("[default: ").map(|(_, stated)| stated);
        let value = stated.and_then(|stated| stated.split([']', ',']).next());
        if let Some((option, value)) = option.zip(value) {
            defaults.push((option.to_owned(), value.to_owned()));
        }
    }
    defaults
}

#[test]
fn defaults_are_those_that_are_stated() {
    for (command, rest, expected) in [
        (
            &["heckmeck"][..],
            &["5 5 w > 13344"][..],
            &["--target", "--bust", "--dice"][..],
        ),
        (
            &["heckmeck"],
            &["5 5 w > 13344 @ 27/24 | grill 21-36"],
            &["--objective", "--turns"],
        ),
        (
            &["knucklebones"],
            &["66_/543/21_ v 55_/621/44_ > 5"],
            &["--objective", "--depth", "--positions"],
        ),
        (
            &["solitaire-dice"],
            &["7:6 8:4 | 1:2 2:2 6:1 > 12356"],
            &["--opening", "--depth"],
        ),
        (
            &["rummikub"],
            &["r3-7 | r8 b1 j"],
            &["--objective", "--jokers", "--joker-points"],
        ),
        (
            &["lab"],
            &["knucklebones", "greedy", "random"],
            &["--games", "--seed"],
        ),
    ] {
        let defaults = defaults(command);
        let usual = printed(&[command, rest].concat());
        for option in expected {
            let stated = defaults.iter().find(|(stated, _)| stated == option);
            let (option, value) = stated.unwrap_or_else(|| panic!("{command:?} {option}"));
            let args = [command, rest, &[option, value]].concat();
            assert_eq!(printed(&args), usual, "{args:?}");
        }
    }
}

#[test]
fn how_answers_are_written_stands_in_the_same_order_everywhere() {
    for (command, expected) in COMMANDS {
        if expected.contains(&"--json") {
            let help = printed(&[*command, &["--help"]].concat());
            let place = |option: &str| help.find(&format!("\n      {option}"));
            let (json, color) = (place("--json"), place("--color"));
            assert!(json.is_some() && json < color, "{command:?}: {help}");
        }
    }
}

/// Each example of a help runs, as it stands there.
#[test]
#[cfg(unix)]
fn the_examples_of_the_help_run() {
    use std::path::Path;
    use std::process::Command;

    let program = Path::new(env!("CARGO_BIN_EXE_rollwise"));
    let folder = program.parent().expect("a folder").display().to_string();
    let path = format!("{folder}:{}", std::env::var("PATH").unwrap_or_default());
    let mut count = 0;
    for (command, _) in COMMANDS {
        let help = printed(&[*command, &["--help"]].concat());
        let examples = help.lines().map(str::trim).filter(|line| {
            (line.starts_with("rollwise ") || line.starts_with("printf "))
                && !line.contains("~/")
                && !line.contains(" play ")
                && !line.contains('<')
        });
        for example in examples {
            let ran = Command::new("sh")
                .args(["-c", example])
                .env("PATH", &path)
                .output()
                .expect("a shell");
            assert!(
                ran.status.success() && !ran.stdout.is_empty(),
                "{example}: {ran:?}"
            );
            count += 1;
        }
    }
    assert!(count >= 20, "{count} examples");
}

#[test]
fn the_version_is_told() {
    assert_eq!(
        printed(&["--version"]),
        concat!("rollwise ", env!("CARGO_PKG_VERSION"), "\n")
    );
}

#[test]
fn completions_are_written_for_each_shell() {
    for (shell, expected) in [
        ("bash", "complete -F _rollwise"),
        ("zsh", "#compdef rollwise"),
        ("fish", "complete -c rollwise"),
    ] {
        let script = printed(&["completions", shell]);
        assert!(script.contains(expected), "{shell}");
        assert!(script.contains("solitaire-dice"), "{shell}");
        // Those of fish complete options alone.
        let has_players = script.contains("best-in-worms");
        assert_eq!(has_players, shell != "fish", "{shell}: players of the lab");
    }
}
