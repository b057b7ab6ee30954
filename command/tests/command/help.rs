//! Help, versions and completions.

use crate::run::printed;

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
    (&["knucklebones"], &["solve", "tree"]),
    (
        &["knucklebones", "solve"],
        &["--roll", "--depth", "--seconds", "--json"],
    ),
    (&["knucklebones", "tree"], &["--path", "--json"]),
    (
        &["solitaire-dice"],
        &["--roll", "--reach", "--opening", "--json"],
    ),
    (
        &["rummikub"],
        &[
            "--rack",
            "--objective",
            "--opening",
            "--jokers",
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
