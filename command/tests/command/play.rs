//! Games over a pipe, with answers that were written beforehand.

use crate::run::run_with;

/// More answers than a game needs: what is not possible is asked again.
fn answers(lines: &[&str]) -> String {
    (lines.join("\n") + "\n").repeat(2000)
}

#[test]
fn a_game_of_knucklebones_is_played_to_its_end() {
    for level in ["weak", "medium", "strong", "strongest"] {
        let args = ["knucklebones", "play", "--seed", "3", "--level", level];
        let ran = run_with(&args, &answers(&["1", "middle", "3", "nonsense"]));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{level}");
        let last = ran.out.lines().last().expect("lines");
        assert!(
            ["You win.", "The computer wins.", "A tie."].contains(&last),
            "{level}: {last}"
        );
        // The result is that of the boards that are shown last, the person's below.
        let points = |line: &str| -> i32 {
            let words: Vec<&str> = line.split_whitespace().collect();
            words[1].parse().expect("points")
        };
        let lines: Vec<&str> = ran.out.lines().collect();
        let [theirs, mine] = [lines[lines.len() - 3], lines[lines.len() - 2]].map(points);
        let expected = match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => "You win.",
            std::cmp::Ordering::Less => "The computer wins.",
            std::cmp::Ordering::Equal => "A tie.",
        };
        assert_eq!(last, expected, "{level}: {mine} against {theirs}");
    }
}

#[test]
fn the_computer_may_start() {
    let args = ["knucklebones", "play", "--seed", "3", "--computer-starts"];
    let ran = run_with(&args, &answers(&["1", "2", "3"]));
    let spoken = ran
        .out
        .lines()
        .find(|line| !line.starts_with([' ', 'K', 'A']) && !line.is_empty());
    assert!(
        spoken.is_some_and(|line| line.starts_with("The computer rolls ")),
        "{spoken:?}"
    );
    assert_eq!(ran.code, 0);
}

#[test]
fn a_game_of_heckmeck_is_played_to_its_end() {
    for (level, players) in [("weak", "2"), ("medium", "3"), ("strongest", "2")] {
        let args = [
            "heckmeck",
            "play",
            "--seed",
            "5",
            "--level",
            level,
            "--players",
            players,
        ];
        let ran = run_with(&args, &answers(&["w", "5", "4", "3", "r", "2", "1", "s"]));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{level}");
        assert!(
            ran.out
                .contains("\n  grill: 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36\n")
        );
        assert!(
            ran.out.contains("\n  grill: -\n"),
            "{level}: the grill is empty at the end"
        );
        let last = ran.out.lines().last().expect("lines");
        assert!(
            last.ends_with(" win.") || last.ends_with(" wins."),
            "{level}: {last}"
        );
    }
}

#[test]
fn a_question_mark_tells_what_each_choice_is_worth() {
    let ran = run_with(&["knucklebones", "play", "--seed", "3"], "?\nq\n");
    assert!(ran.out.contains("column"), "{}", ran.out);
    assert_eq!(ran.out.matches('%').count(), 3, "{}", ran.out);
    assert_eq!(ran.code, 0, "who leaves has not failed");
    let ran = run_with(&["heckmeck", "play", "--seed", "3"], "?\nq\n");
    assert!(ran.out.contains("* take 4 4 "), "{}", ran.out);
}

#[test]
fn what_is_not_possible_is_asked_again() {
    let ran = run_with(&["knucklebones", "play", "--seed", "3"], "4\nleft\nq\n");
    assert!(
        ran.out
            .contains("\"4\" is not a column: answer 1, 2 or 3.\n"),
        "{}",
        ran.out
    );
    let ran = run_with(&["heckmeck", "play", "--seed", "3"], "r\ns\nq\n");
    assert!(
        ran.out.contains("\"r\" is not possible now.\n"),
        "{}",
        ran.out
    );
    assert!(
        ran.out.contains("\"s\" is not possible now.\n"),
        "{}",
        ran.out
    );
}

#[test]
fn how_to_answer_is_said_first_and_where_nothing_was_answered() {
    for game in ["knucklebones", "heckmeck"] {
        let ran = run_with(&[game, "play", "--seed", "3"], "\nq\n");
        let second = ran.out.lines().nth(1).expect("a second line");
        assert!(
            second.starts_with("Answer with a ")
                && second.ends_with("; ? shows what each is worth, q leaves."),
            "{second}"
        );
        assert!(
            ran.out
                .contains("Type an answer, ? for what each is worth, or q to leave.\n"),
            "{}",
            ran.out
        );
    }
}

#[test]
fn an_input_that_ends_first_is_an_error() {
    for game in ["knucklebones", "heckmeck"] {
        let ran = run_with(&[game, "play", "--seed", "3"], "");
        assert_eq!(ran.code, 1, "{game}");
        assert_eq!(ran.err, "error: the input has ended before the game\n");
    }
    assert_eq!(
        run_with(&["heckmeck", "play", "--players", "8"], "").code,
        2
    );
}
