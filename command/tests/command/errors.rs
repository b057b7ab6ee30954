//! Texts that can't be read: what is wrong, a line of carets below it, exit code 2.

use crate::run::run;

/// Arguments, and the last two lines of what is printed.
const WRONG: &[(&[&str], &str)] = &[
    (&["heckmeck", "5 5 x > 13344"], "  5 5 x > 13344\n      ^\n"),
    (
        &["heckmeck", "5 5 w", "--roll", "1334q"],
        "  1334q\n      ^\n",
    ),
    (&["heckmeck", "5 5 q", "--dice", "6"], "  5 5 q\n      ^\n"),
    (
        &["heckmeck", "5", "--table", "27/24 | gril 21-36"],
        "  27/24 | gril 21-36\n          ^^^^\n",
    ),
    (
        &["heckmeck", "5", "--table", "27/24"],
        "  27/24\n       ^\n",
    ),
    (&["heckmeck", "四 5"], "  四 5\n  ^^\n"),
    (
        &["knucklebones", "solve", "66_/543/217 v 55_/621/44_"],
        "  66_/543/217 v 55_/621/44_\n            ^\n",
    ),
    (
        &["knucklebones", "solve", "66_/543/21_ v 55_/621/44_ > x"],
        "  66_/543/21_ v 55_/621/44_ > x\n                              ^\n",
    ),
    (
        &["solitaire-dice", "4:4 13:1 | 1:7"],
        "  4:4 13:1 | 1:7\n      ^^^^\n",
    ),
    (&["solitaire-dice", "4:4"], "  4:4\n     ^\n"),
    (
        &["rummikub", "r3-7 / rbx5"],
        "  r3-7 / rbx5\n         ^^^^\n",
    ),
    (
        &["rummikub", "r3-7", "--rack", "r8 b14"],
        "  r8 b14\n     ^^^\n",
    ),
    (
        &["rummikub", "r3-7 | r8 b14"],
        "  r3-7 | r8 b14\n            ^^^\n",
    ),
];

#[test]
fn carets_stand_below_what_is_wrong() {
    for (args, expected) in WRONG {
        let ran = run(args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(ran.err.starts_with("error: "), "{args:?}: {}", ran.err);
        assert!(
            ran.err.ends_with(&format!("\n{expected}")),
            "{args:?}: {}",
            ran.err
        );
    }
}

/// What clap says of numbers and of too many words, in plain words.
#[test]
fn what_clap_refuses_is_said_in_plain_words() {
    for (args, reason) in [
        (
            &["heckmeck", "5", "--target", "41"][..],
            "it must be a whole number from 0 to 40\n",
        ),
        (
            &["heckmeck", "5", "--target", "-1"],
            "it must be a whole number from 0 to 40\n",
        ),
        (
            &["heckmeck", "5", "--target", "x"],
            "it must be a whole number from 0 to 40\n",
        ),
        (&["heckmeck", "5", "--exactly"], "--target <TOTAL>"),
        (
            &["heckmeck", "5", "5", "w"],
            "error: a position is one argument: put it in quotes, as in rollwise heckmeck \"5 5 w\"\n",
        ),
        (
            &["solitaire-dice", "7:8", "4:4", "|"],
            "error: a position is one argument: put it in quotes, as in rollwise solitaire-dice \"7:8 4:4 |\"\n",
        ),
        (
            &["pickomino", "5", "5", "w"],
            "error: a position is one argument: put it in quotes, as in rollwise pickomino \"5 5 w\"\n",
        ),
        (
            &["knucklebones", "66_/543/21_", "v", "55_/621/44_"],
            "error: a position is one argument: put it in quotes, as in rollwise knucklebones \"66_/543/21_ v 55_/621/44_\"\n",
        ),
        (
            &["knucklebones", "tree", "66_/543/21_", "v", "55_/621/44_"],
            "error: a position is one argument: put it in quotes, as in rollwise knucklebones tree \"66_/543/21_ v 55_/621/44_\"\n",
        ),
    ] {
        let ran = run(args);
        assert_eq!(ran.code, 2, "{args:?}");
        assert!(ran.err.contains(reason), "{args:?}: {}", ran.err);
        assert!(!ran.err.contains("tip:"), "{args:?}: {}", ran.err);
    }
}

#[test]
fn what_clap_refuses_has_the_same_code() {
    for args in [
        &["heckmeck"][..],
        &["heckmeck", "5", "--target", "41"],
        &["heckmeck", "5", "--bust", "never"],
        &[
            "heckmeck",
            "5",
            "--table",
            "27/24 | grill 21",
            "--target",
            "25",
        ],
        &["knucklebones"],
        &[
            "knucklebones",
            "solve",
            "66_/543/21_ v 55_/621/44_",
            "--depth",
            "13",
        ],
        &["rummikub", "r3-7", "--opening", "1001"],
        &["rummikub", "r3-7", "--opening", "2.5"],
        &["rummikub", "r3-7 | b1", "--joker-points", "-1"],
        &["completions", "cmd"],
        &["chess"],
    ] {
        let ran = run(args);
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.err);
    }
}
