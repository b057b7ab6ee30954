//! Games over a pipe, with answers that were written beforehand.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use engine::dice::Face;
use engine::heckmeck::{Outcome, RuleOptions, Table, Tile, Turn};
use engine::knucklebones::Position;
use serde_json::Value;

use crate::run::{json, number, run_with};

const GAMES: [&str; 4] = ["knucklebones", "heckmeck", "solitaire-dice", "rummikub"];

/// More answers than a game needs: what is not possible is asked again.
fn answers(lines: &[&str]) -> String {
    (lines.join("\n") + "\n").repeat(2000)
}

#[test]
fn a_game_of_knucklebones_is_played_to_its_end() {
    for level in ["medium", "strongest"] {
        let args = ["knucklebones", "play", "--seed", "3", "--level", level];
        let ran = run_with(&args, &answers(&["1", "middle", "3", "nonsense"]));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{level}");
        let lines: Vec<&str> = ran.out.lines().collect();
        let [.., theirs, mine, last, decided] = lines[..] else {
            panic!("{level}: {}", ran.out)
        };
        assert!(
            decided.starts_with("Choices that were "),
            "{level}: {decided}"
        );
        // The result is that of the boards that are shown last, the person's below.
        let points = |line: &str| -> i32 {
            let words: Vec<&str> = line.split_whitespace().collect();
            words[1].parse().expect("points")
        };
        let [theirs, mine] = [theirs, mine].map(points);
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
    let ran = run_with(&args, "");
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
        let result = ran.out.lines().rev().nth(1).expect("lines");
        assert!(
            result.ends_with(" win.") || result.ends_with(" wins."),
            "{level}: {result}"
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
    for game in GAMES {
        let ran = run_with(&[game, "play", "--seed", "3"], "\nq\n");
        let second = ran.out.lines().nth(1).expect("a second line");
        assert!(
            second.starts_with("Answer with ") && second.ends_with(", q leaves."),
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

/// Whoever ends the input leaves as by "q", but for the end of the line that is asked on.
#[test]
fn an_input_that_ends_before_the_game_leaves_it() {
    for game in GAMES {
        let args = [game, "play", "--seed", "3"];
        let (ended, left) = (run_with(&args, ""), run_with(&args, "q\n"));
        assert_eq!((ended.code, ended.err.as_str()), (0, ""), "{game}");
        assert!(
            ended
                .out
                .ends_with("q): \nYou leave before the end of the game.\n"),
            "{game}: {}",
            ended.out
        );
        assert_eq!(ended.out.replace("q): \n", "q): "), left.out, "{game}");
    }
    assert_eq!(
        run_with(&["heckmeck", "play", "--players", "8"], "").code,
        2
    );
}

#[test]
fn a_stop_that_throws_the_turn_away_is_asked_twice() {
    // 1 1 1 2 4 4 5 w: without the worm nothing can be won.
    let args = ["heckmeck", "play", "--seed", "3"];
    let warning = "Without a worm the turn fails: type s again to stop all the same.\n";
    for (answers, warnings, stops) in [
        ("4\ns\n", 1, 0),
        ("4\ns\n?\n", 1, 0),
        ("4\ns\ns\n", 1, 1),
        ("4\nstop\n?\ns\n", 1, 1),
        ("w\ns\n", 0, 1),
    ] {
        let ran = run_with(&args, answers);
        let count = |part: &str| ran.out.matches(part).count();
        assert_eq!(count(warning), warnings, "{answers:?}: {}", ran.out);
        assert_eq!(count("Your turn ends: no tile.\n"), stops, "{answers:?}");
    }
    let one = run_with(&["heckmeck", "play", "--seed", "1"], "1\n");
    assert!(
        one.out.contains("You have 1 point, no worm yet, "),
        "{}",
        one.out
    );
    // A program knows the rules.
    let json = [&args[..], &["--json"]].concat();
    let ran = run_with(&json, "4\ns\n");
    assert!(ran.out.contains("\"event\":\"stop\""), "{}", ran.out);
}

/// The person's first decisions of a game: the position before each as text, and an answer.
fn decisions(game: &str, count: usize) -> Vec<(String, String)> {
    let events = events(&[game, "play"], "3");
    let asked = events.iter().enumerate().filter_map(|(nth, event)| {
        let answers = event["answers"].as_array()?;
        let answer = answers[nth % answers.len()].as_str()?;
        Some((event["text"].as_str()?.to_owned(), answer.to_owned()))
    });
    asked.take(count).collect()
}

/// What a choice is worth by the answer of the command about the position, and all choices.
fn worth(game: &str, text: &str, answer: &str) -> (f64, Vec<f64>) {
    let found = json(&[game, text]);
    let float = |value: &Value| value.as_f64();
    let list = |key: &str| found[key].as_array().cloned().unwrap_or_default();
    let named: Vec<(String, Option<f64>)> = match game {
        "knucklebones" => list("columns")
            .iter()
            .map(|one| {
                let column = one["column"]
                    .as_u64()
                    .and_then(|nth| usize::try_from(nth).ok());
                let name = ["left", "middle", "right"][column.expect("a column")];
                (name.to_owned(), float(&one["outlook"]["share"]))
            })
            .collect(),
        "solitaire-dice" => list("choices")
            .iter()
            .map(|one| {
                let reject = one["reject"].as_u64().map(|number| number.to_string());
                let sums = one["sums"]
                    .as_array()
                    .expect("sums")
                    .iter()
                    .map(Value::to_string);
                let words: Vec<String> = reject.into_iter().chain(sums).collect();
                (words.join(" "), float(&one["value"]))
            })
            .collect(),
        _ => list("choices")
            .iter()
            .map(|one| {
                let face = one["face"].to_string().replace('6', "w");
                (face, float(&one["value"]))
            })
            .chain([
                ("r".to_owned(), float(&found["roll"])),
                ("s".to_owned(), float(&found["stop"])),
            ])
            .collect(),
    };
    let chosen = named.iter().find(|(name, _)| name == answer);
    let value = chosen.and_then(|(_, value)| *value).expect("an answer");
    (
        value,
        named.iter().filter_map(|(_, value)| *value).collect(),
    )
}

/// What is said at the end is what the command answers about each position.
#[test]
fn how_well_one_decided_is_told_at_the_end() {
    for (game, count, least) in [
        ("knucklebones", 4, 0.003),
        ("heckmeck", 12, 0.005),
        ("solitaire-dice", 12, 3.0),
    ] {
        let (mut good, mut choices, mut given) = (0, 0, 0.0);
        let decisions = decisions(game, count);
        for (text, answer) in &decisions {
            let (value, all) = worth(game, text, answer);
            let loss = all.iter().copied().fold(f64::MIN, f64::max) - value;
            choices += usize::from(all.len() > 1);
            if loss < least {
                good += usize::from(all.len() > 1);
            } else {
                given += loss;
            }
        }
        let answers = decisions.iter().map(|(_, answer)| format!("{answer}\n"));
        let answers: String = answers.collect();
        let ran = run_with(&[game, "play", "--seed", "3"], &answers);
        let last = ran.out.lines().last().expect("lines");
        let others = if choices - good == 1 {
            "other"
        } else {
            "others"
        };
        let given = if game == "solitaire-dice" {
            format!("{given:.0} points of the final score")
        } else {
            format!(
                "{:.1} percentage points of the chance to win",
                100.0 * given
            )
        };
        assert_eq!(
            last,
            format!(
                "Choices that were the best, or as good: {good} of {choices}. \
                 The {others} gave away {given}."
            )
        );
    }
}

/// The events of a game that is played as a program plays it: whatever waits for an answer gets one
/// of those that it names, and nothing is written before that.
pub fn events(args: &[&str], seed: &str) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rollwise"))
        .args(args)
        .args(["--seed", seed, "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut input = child.stdin.take().expect("an input");
    let output = BufReader::new(child.stdout.take().expect("an output"));
    let mut events = Vec::new();
    for line in output.lines() {
        let event: Value = serde_json::from_str(&line.expect("a line")).expect("JSON");
        if let Some(answers) = event["answers"].as_array() {
            let answer = &answers[events.len() % answers.len()];
            writeln!(input, "{}", answer.as_str().expect("a text")).expect("it reads");
        }
        events.push(event);
    }
    assert!(child.wait().expect("it ends").success());
    events
}

/// The seats that an event of the end names.
pub fn winners(event: &Value) -> Vec<usize> {
    let seats = event["winners"].as_array().expect("winners").iter();
    seats.map(number).collect()
}

#[test]
fn a_program_plays_knucklebones_by_its_events() {
    for (seed, starts) in [("3", &[][..]), ("4", &["--computer-starts"])] {
        let args = [&["knucklebones", "play", "--level", "strong"][..], starts].concat();
        let mut position = Position::default();
        let mut to_move = u64::from(!starts.is_empty());
        let events = events(&args, seed);
        assert_eq!(events[0]["event"], "start");
        for event in &events {
            let text = event["text"].as_str().expect("a text");
            match event["event"].as_str().expect("an event") {
                "roll" => {
                    assert_eq!(event["player"], to_move);
                    assert_eq!(event["answers"].is_array(), to_move == 0, "{event}");
                    assert_eq!(text, format!("{position} > {}", event["die"]));
                    continue;
                }
                "place" => {
                    let mut faces = Face::ALL.into_iter();
                    let face = faces.find(|face| event["die"] == face.number());
                    let face = face.expect("a die");
                    let columns = ["left", "middle", "right"];
                    let column = columns.iter().position(|name| event["column"] == *name);
                    position = position
                        .place(column.expect("a column"), face)
                        .expect("room");
                    to_move = 1 - to_move;
                }
                "start" => {}
                "end" => {
                    let scores = [position.mine().score(), position.theirs().score()];
                    let best = scores.iter().max().expect("two");
                    let seats = (0..2_u64).filter(|&seat| {
                        let side = usize::from(seat != to_move);
                        scores[side] == *best
                    });
                    let seats: Vec<usize> = seats.filter_map(|s| usize::try_from(s).ok()).collect();
                    assert_eq!(winners(event), seats);
                }
                other => panic!("{other}: every answer was one of those that are possible"),
            }
            assert_eq!(event["toMove"], to_move, "{event}");
            assert_eq!(text, position.to_string());
        }
        assert_eq!(events.last().expect("events")["event"], "end");
    }
}

#[test]
fn a_program_plays_heckmeck_by_its_events() {
    let args = ["heckmeck", "play", "--players", "3", "--level", "medium"];
    let mut table = Table::fresh(3, RuleOptions::default()).expect("a table");
    let events = events(&args, "7");
    let mut seen = BTreeSet::new();
    for event in &events {
        let name = event["event"].as_str().expect("an event");
        seen.insert(name);
        let number = |key: &str| event[key].as_u64().and_then(|n| u8::try_from(n).ok());
        let tile = number("tile").and_then(Tile::new);
        match name {
            "bust" => table.play(Outcome::Fail).expect("a game under way"),
            "stop" => {
                let outcome = match event["result"].as_str().expect("a result") {
                    "grill" => Outcome::Grill(tile.expect("a tile")),
                    "steal" => Outcome::Steal {
                        tile: tile.expect("a tile"),
                        from: number("from").expect("a player").into(),
                    },
                    _ => Outcome::Fail,
                };
                table.play(outcome).expect("a game under way");
            }
            "roll" | "take" => assert_eq!(event["player"], table.to_move(), "{event}"),
            "end" => assert_eq!(winners(event), table.leaders()),
            _ => assert_eq!(name, "start"),
        }
        assert!(
            event["answers"].is_null() || event["player"] == 0,
            "{event}"
        );
        assert_eq!(event["toMove"], table.to_move(), "{event}");
        let text = event["text"].as_str().expect("a text");
        let (turn, told) = text.split_once(" @ ").expect("a turn and a table");
        assert_eq!(told, table.to_string());
        let turn: Turn = turn.parse().expect("a turn");
        assert_eq!(turn.roll().is_some(), name == "roll", "{event}");
    }
    let all = ["bust", "end", "roll", "start", "stop", "take"];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
    assert_eq!(events.last().expect("events")["event"], "end");
}

#[test]
fn what_is_not_possible_is_an_event_that_waits_again() {
    for (game, answers) in [
        ("knucklebones", 3),
        ("heckmeck", 5),
        ("solitaire-dice", 6),
        ("rummikub", 1),
    ] {
        let ran = run_with(&[game, "play", "--seed", "3", "--json"], "x\n\n?\nq\n");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        let events: Vec<Value> = ran
            .out
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        let names: Vec<_> = events.iter().map(|event| &event["event"]).collect();
        let wait = if game == "rummikub" { "turn" } else { "roll" };
        assert_eq!(
            names,
            ["start", wait, "error", "error", "advice", "quit"],
            "{game}"
        );
        for event in &events[1..5] {
            assert_eq!(
                event["answers"].as_array().map(Vec::len),
                Some(answers),
                "{event}"
            );
            assert_eq!(event["text"], events[1]["text"]);
        }
        let message = events[2]["message"].as_str().expect("a message");
        assert!(message.starts_with("\"x\" "), "{message}");
        // What is asked for is what the command answers about the position.
        let text = events[1]["text"].as_str().expect("a text");
        let args = [game, text, "--opening", "--objective", "strongest"];
        let args = if game == "rummikub" {
            &args[..]
        } else {
            &args[..2]
        };
        let Value::Object(answer) = json(args) else {
            panic!("no object");
        };
        for (key, value) in answer {
            assert_eq!(events[4][&key], value, "{game}: {key}");
        }
    }
    let ran = run_with(&["heckmeck", "play", "--seed", "3", "--json"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let last = ran.out.lines().last().expect("lines");
    assert!(last.contains("\"event\":\"quit\""), "{last}");
}
