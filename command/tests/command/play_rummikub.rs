//! Games of Rummikub over a pipe.

use engine::rummikub::{Position, Set, Tiles};
use serde_json::Value;

use crate::play::{events, winners};
use crate::run::{json, number, run_with};

fn tiles(value: &Value) -> Tiles {
    let text = value.as_str().expect("a text");
    text.parse().expect("tiles")
}

/// What is known of a game from its events.
struct Followed {
    table: Vec<Set>,
    rack: Tiles,
    /// How many tiles each seat has.
    counts: Vec<usize>,
    has_opened: Vec<bool>,
}

impl Followed {
    fn on_table(&self) -> Tiles {
        let sets = self.table.iter();
        sets.flat_map(|set| set.tiles().iter().copied()).collect()
    }

    /// Lays tiles: the table has got them and nothing else, and an opening is worth 30 in sets
    /// beside those that lay there.
    fn lay(&mut self, player: usize, laid: &Tiles, after: &Position) {
        let mut expected = self.on_table();
        expected.add_all(laid);
        assert_eq!(after.on_table(), expected);
        if !self.has_opened[player] {
            let key = |set: &Set| set.to_string();
            let mut new: Vec<Set> = after.table().to_vec();
            for old in &self.table {
                let place = new.iter().position(|set| key(set) == key(old));
                new.remove(place.expect("a set that stays"));
            }
            assert!(new.iter().map(Set::worth).sum::<u32>() >= 30, "{after}");
        }
        self.has_opened[player] = true;
        self.counts[player] -= laid.len();
        self.table = after.table().to_vec();
        if player == 0 {
            self.rack = self.rack.without(laid);
        }
    }

    fn draw(&mut self, player: usize, tile: &Value) {
        assert_eq!(tile.is_string(), player == 0, "others' tiles are hidden");
        if player == 0 {
            self.rack.add_all(&tiles(tile));
        }
        self.counts[player] += 1;
    }

    fn pool(&self) -> usize {
        106 - self.on_table().len() - self.counts.iter().sum::<usize>()
    }
}

#[test]
fn a_program_plays_by_the_events() {
    for (seed, level, players) in [
        ("3", "strongest", "2"),
        ("4", "weak", "3"),
        ("5", "medium", "4"),
    ] {
        let args = ["rummikub", "play", "--level", level, "--players", players];
        let events = events(&args, seed);
        let players: usize = players.parse().expect("a number");
        let first: Position = events[0]["text"]
            .as_str()
            .expect("a text")
            .parse()
            .expect("a rack");
        let mut game = Followed {
            table: Vec::new(),
            rack: *first.rack(),
            counts: vec![14; players],
            has_opened: vec![false; players],
        };
        let mut to_move = 0;
        for event in &events {
            let text = event["text"].as_str().expect("a text");
            let after: Position = text.parse().expect("a position");
            let name = event["event"].as_str().expect("an event");
            match name {
                "start" => {}
                "turn" => {
                    assert_eq!((to_move, &event["opened"]), (0, &game.has_opened[0].into()));
                    assert_eq!(event["rivals"], Value::from(game.counts[1..].to_vec()));
                    assert_eq!(number(&event["pool"]), game.pool());
                }
                "lay" => game.lay(to_move, &tiles(&event["tiles"]), &after),
                "draw" => game.draw(to_move, &event["tile"]),
                "pass" => assert_eq!(game.pool(), 0),
                "end" => {
                    let empty = game.counts.iter().position(|&tiles| tiles == 0);
                    assert_eq!(Some(winners(event)), empty.map(|seat| vec![seat]));
                }
                other => panic!("{other}: every answer was one of those that are possible"),
            }
            if ["lay", "draw", "pass"].contains(&name) {
                assert_eq!(number(&event["player"]), to_move, "{event}");
                to_move = (to_move + 1) % players;
            }
            assert_eq!(number(&event["toMove"]), to_move, "{event}");
            assert_eq!(after.table(), game.table, "{event}");
            assert_eq!(*after.rack(), game.rack, "{event}");
        }
        assert_eq!(events.last().expect("events")["event"], "end");
    }
}

/// What is said at the end is what the command answers about each position.
#[test]
fn turns_are_compared_with_those_of_the_strongest_player() {
    let args = ["rummikub", "play", "--level", "weak"];
    let events = events(&args, "3");
    let (mut input, mut same, mut turns, mut waits) = (String::new(), 0, 0, 0);
    for (nth, event) in events.iter().enumerate() {
        let Some(answers) = event["answers"].as_array() else {
            continue;
        };
        let answer = answers[nth % answers.len()].as_str().expect("a text");
        let text = event["text"].as_str().expect("a text");
        let rivals = event["rivals"][0].to_string();
        let mut asked = vec![
            "rummikub",
            text,
            "--objective",
            "strongest",
            "--rivals",
            &rivals,
        ];
        if event["opened"] != true {
            asked.push("--opening");
        }
        let advice = json(&asked);
        let best = &advice["move"]["tiles"];
        let best = best.as_u64().map_or(0, |_| number(best));
        let is_wait = !advice["wait"].is_null();
        let laid = if answer == "d" {
            0
        } else {
            answer.parse::<Tiles>().expect("tiles").len()
        };
        let is_choice = best > 0 || is_wait;
        turns += usize::from(is_choice);
        same += usize::from(is_choice && laid == best);
        waits += usize::from(is_wait);
        assert!(laid <= best, "{event}");
        input.extend([answer, "\n"]);
    }
    assert!(
        0 < same && same + 1 < turns && waits > 0,
        "{same} of {turns}, {waits}"
    );
    let ran = run_with(&[&args[..], &["--seed", "3"]].concat(), &input);
    let expected = format!(
        "Turns that laid as many tiles as the strongest player would: {same} of {turns}.\n"
    );
    assert!(ran.out.ends_with(&expected), "{expected}{}", ran.out);
}

#[test]
fn tiles_that_cannot_go_are_refused_with_the_reason() {
    let ran = run_with(
        &["rummikub", "play", "--seed", "3"],
        "r1\nr3 r6 b1\nk2-4\nfour\n",
    );
    for reason in [
        "Your rack does not have r1.",
        "r3 r6 b1 is no opening: that takes sets of your own worth 30 points.",
        "Your rack does not have k2-4.",
        "\"four\" are no tiles: write them as in r8 b1 j.",
    ] {
        assert!(
            ran.out.contains(&format!("{reason}\n")),
            "{reason}: {}",
            ran.out
        );
    }
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}
