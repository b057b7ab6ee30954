//! The files of a solution: interrupted and gone on with, damaged, and of something else.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use train::knucklebones::solution::FileError;
use train::knucklebones::solution::bounds::{ONE, Ties};
use train::knucklebones::solution::order::Columns;
use train::knucklebones::solution::solved::Solution;
use train::knucklebones::solution::solving::Solving;

use super::solution::{TWO_COLUMNS, begin, file, solve};

#[test]
fn a_game_that_was_interrupted_comes_to_the_same_solution() {
    let path = file("interrupted");
    let mut interrupted = begin(2);
    for _ in 0..15 {
        interrupted.sweep(2);
    }
    interrupted.keep(&path).expect("a file");
    let mut resumed = begin(2);
    resumed.resume(&path).expect("what was kept");
    assert_eq!(resumed.sweeps(), 15);
    assert!(resumed.bounds() == interrupted.bounds());

    let (resumed, whole) = (solve(resumed, 1), solve(begin(2), 2));
    assert_eq!(resumed.sweeps(), whole.sweeps());
    assert!(resumed.bounds() == whole.bounds());
    let seals = [(resumed, "resumed"), (whole, "whole")]
        .map(|(solving, name)| solving.finish(&file(name)).expect("a file"));
    assert_eq!(seals[0], seals[1]);
    assert!(fs::read(file("resumed")).unwrap() == fs::read(file("whole")).unwrap());
}

#[test]
fn another_game_is_not_gone_on_with() {
    let path = file("one-column");
    begin(1).keep(&path).expect("a file");
    let error = begin(2).resume(&path).unwrap_err().to_string();
    assert!(
        error.starts_with(
            "this file is of a game of 1 columns, ties counting half, with bounds of 1.00e-6"
        ),
        "{error}"
    );
    let mut other_goal = Solving::new(Columns::new(1).unwrap(), Ties::Half, ONE / 100).unwrap();
    let error = other_goal.resume(&path).unwrap_err();
    assert!(
        matches!(error, FileError::OtherGame { columns: 1, .. }),
        "{error}"
    );
}

/// What a file says that is changed by a function.
fn refused<T>(
    whole: &Path,
    change: impl Fn(&mut Vec<u8>),
    open: impl Fn(&Path) -> Result<T, FileError>,
) -> FileError {
    let mut bytes = fs::read(whole).expect("a file");
    change(&mut bytes);
    let path = whole.with_extension("changed");
    fs::write(&path, bytes).expect("a file");
    match open(&path) {
        Ok(_) => panic!("a changed file is refused"),
        Err(error) => error,
    }
}

#[test]
fn a_damaged_solution_is_refused() {
    let path = file("damaged");
    solve(begin(1), 1).finish(&path).expect("a file");
    let open = |path: &Path| {
        let solution = Solution::open(path)?;
        solution.check_seal()?;
        Ok(solution)
    };
    assert!(open(&path).is_ok());
    let short = refused(&path, |bytes| bytes.truncate(bytes.len() - 1), open);
    assert!(
        matches!(
            short,
            FileError::WrongLength {
                found: 4371,
                expected: 4372
            }
        ),
        "{short}"
    );
    let long = refused(&path, |bytes| bytes.push(0), open);
    assert!(matches!(long, FileError::WrongLength { .. }), "{long}");
    let empty = refused(&path, Vec::clear, open);
    assert!(matches!(empty, FileError::OtherKind), "{empty}");
    let header_alone = refused(&path, |bytes| bytes.truncate(30), open);
    assert!(
        matches!(header_alone, FileError::OtherKind),
        "{header_alone}"
    );
    let altered = refused(&path, |bytes| bytes[3000] ^= 1, open);
    assert!(matches!(altered, FileError::Altered), "{altered}");
    let later = refused(&path, |bytes| bytes[16] = 9, open);
    assert!(
        matches!(later, FileError::OtherVersion { found: 9 }),
        "{later}"
    );
    let no_columns = refused(&path, |bytes| bytes[18] = 7, open);
    assert!(matches!(no_columns, FileError::OtherKind), "{no_columns}");
}

#[test]
fn damaged_bounds_are_not_gone_on_with() {
    let path = file("bounds");
    begin(1).keep(&path).expect("a file");
    let resume = |path: &Path| begin(1).resume(path);
    let altered = refused(&path, |bytes| bytes[3000] ^= 1, resume);
    assert!(matches!(altered, FileError::Altered), "{altered}");
    let short = refused(&path, |bytes| bytes.truncate(3000), resume);
    assert!(
        matches!(short, FileError::WrongLength { found: 3000, .. }),
        "{short}"
    );
    let unfinished = Solution::open(&path)
        .err()
        .expect("a game that is not solved");
    assert!(matches!(unfinished, FileError::Unfinished), "{unfinished}");
}

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_train"))
        .args(args)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
        .output()
        .expect("the command starts")
}

fn printed(args: &[&str]) -> String {
    let output = run(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {errors}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn error(args: &[&str]) -> String {
    let output = run(args);
    assert!(!output.status.success(), "{args:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The number after some words.
fn number_after(text: &str, words: &str) -> f64 {
    let (_, after) = text
        .split_once(words)
        .unwrap_or_else(|| panic!("{words} in {text}"));
    let number = after.split([' ', ',']).next().expect("a number");
    number
        .parse()
        .unwrap_or_else(|_| panic!("{number} in {text}"))
}

#[test]
fn the_commands_solve_a_game_and_tell_of_it() {
    let path = file("by-command");
    let path = path.to_str().expect("a path of letters");
    let _ = fs::remove_file(path);
    let unfinished = format!("{path}.unfinished");
    let _ = fs::remove_file(&unfinished);
    let solve = ["solve", "knucklebones", path, "--columns", "2"];
    // At once after the first sweep, and then to the end.
    let stopped = printed(&[&solve[..], &["--minutes", "0"]].concat());
    assert!(
        stopped.contains("stopped: the same command goes on"),
        "{stopped}"
    );
    assert!(Path::new(&unfinished).exists());
    let solved = printed(&solve);
    assert!(solved.starts_with("goes on after sweep 1 "), "{solved}");
    assert!(
        number_after(&solved, "the largest residual is ").le(&1e-6),
        "{solved}"
    );
    assert!(!Path::new(&unfinished).exists());

    let position = printed(&["query", "knucklebones", path, "position", TWO_COLUMNS]);
    assert!(
        position.starts_with("___/___/611 v ___/___/532: 52.74"),
        "{position}"
    );
    assert_eq!(position.lines().count(), 7, "{position}");
    let rolled = format!("{TWO_COLUMNS} > 4");
    let rolled = printed(&["query", "knucklebones", path, "position", &rolled]);
    assert_eq!(rolled.lines().count(), 2, "{rolled}");
    let three = error(&[
        "query",
        "knucklebones",
        path,
        "position",
        "___/___/___ v ___/___/___",
    ]);
    assert!(three.contains("a game of fewer columns"), "{three}");
}

#[test]
fn commands_say_what_is_wrong() {
    let width = error(&["solve", "knucklebones", "unused", "--width", "1e-9"]);
    assert!(width.contains("1e-7 to 0.5"), "{width}");
    let columns = error(&["solve", "knucklebones", "unused", "--columns", "4"]);
    assert!(columns.contains("1 to 3 columns"), "{columns}");
    let missing = error(&["query", "knucklebones", "no-such-file", "survey"]);
    assert!(missing.contains("cannot open no-such-file"), "{missing}");
    let other = error(&["query", "knucklebones", "Cargo.toml", "survey"]);
    assert!(other.contains("no solution of Knucklebones"), "{other}");
    let perfect = error(&["play", "knucklebones", "best-1", "perfect", "--games", "1"]);
    assert!(perfect.contains("--solution"), "{perfect}");
    let unused = ["calibrate", "knucklebones", "--games", "3"];
    let unused = error(&unused);
    assert!(unused.contains("--solution"), "{unused}");
    let unknown = error(&["play", "knucklebones", "best-1", "prefect", "--games", "1"]);
    assert!(unknown.contains("perfect (by --solution)"), "{unknown}");
}
