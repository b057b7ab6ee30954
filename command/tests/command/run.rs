//! Runs the command.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run has printed, and its exit code.
#[derive(Debug)]
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: i32,
}

/// Runs the command with these arguments.
pub fn run(args: &[&str]) -> Ran {
    run_with(args, "")
}

/// Runs the command with these arguments and a text on its standard input.
pub fn run_with(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rollwise"))
        .args(args)
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    // Who has read enough closes it.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the command ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Ran {
        out: text(output.stdout),
        err: text(output.stderr),
        code: output.status.code().expect("an exit code"),
    }
}

/// What it prints for these arguments, which it takes.
pub fn printed(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}");
    ran.out
}

/// Its answer as JSON: one line.
pub fn json(args: &[&str]) -> Value {
    let args = [args, &["--json"]].concat();
    let out = printed(&args);
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).expect("JSON")
}

/// A whole number of an answer.
pub fn number(value: &Value) -> usize {
    let number = value
        .as_u64()
        .and_then(|number| usize::try_from(number).ok());
    number.unwrap_or_else(|| panic!("{value} is no whole number"))
}

/// Asserts that a number of an answer is this one, as far as it is written.
pub fn assert_close(found: &Value, expected: f64) {
    let found = found.as_f64().expect("a number");
    assert!((found - expected).abs() < 5e-4, "{found}, not {expected}");
}
