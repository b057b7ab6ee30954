//! The commands print the same with any number of threads, and other numbers with the next seed.

use std::path::Path;
use std::process::Command;

/// Lines that a command prints, without the last words of those that tell how long it took.
fn printed(command: &str, seed: u64, threads: u64) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_train"))
        .args(command.split(' '))
        .args([
            "--seed",
            &seed.to_string(),
            "--threads",
            &threads.to_string(),
        ])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
        .output()
        .expect("the command starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command}: {errors}");
    // Such as `12 s` or `12 s, 80 games a second`.
    let is_time = |part: &&str| part.trim_end_matches(',').ends_with(" s") || part.contains(" s, ");
    let without_time = |line: &str| line.split("; ").filter(|part| !is_time(part)).collect();
    text.lines().map(without_time).collect()
}

#[test]
fn results_are_the_same_with_one_thread_and_with_three_and_neighbouring_seeds_share_none() {
    for command in [
        "play heckmeck rule-5 best-in-worms --games 230",
        "play heckmeck best-to-win rule-5 --games 110",
        "play knucklebones best-1 greedy --games 230",
        "play knucklebones best-1k greedy --games 110",
        "play solitaire-dice thumb random advice --games 230",
        "play rummikub jokers random simple --games 330",
        "calibrate heckmeck --players 3 --turns 0 --positions 10100",
        "calibrate heckmeck --players 2 --turns 0 --ends 110",
        "calibrate solitaire-dice --games 5 --sheets 3",
    ] {
        let alone = printed(command, 1, 1);
        assert!(!alone.is_empty(), "{command}");
        assert_eq!(printed(command, 1, 3), alone, "{command}");
        assert_ne!(printed(command, 2, 1), alone, "{command}");
    }
}
