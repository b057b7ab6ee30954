//! Games of Solitaire Dice over a pipe.

use std::collections::BTreeSet;

use engine::dice::Face;
use engine::solitaire_dice::{RolledSheet, Sheet, Sum, SumPair};
use serde_json::Value;

use crate::play::{events, winners};
use crate::run::{number, run_with};

fn dice_of(event: &Value) -> Vec<usize> {
    let dice = event["dice"].as_str().expect("dice").chars();
    let dice: Vec<usize> = dice
        .map(|die| usize::try_from(die.to_digit(10).expect("a die")).expect("a die"))
        .collect();
    assert_eq!(dice.len(), 5, "{event}");
    dice
}

/// What five dice allow by the rules, as answers: each die is put aside, the others are paired in
/// every order.
fn allowed(dice: &[usize], sheet: &Sheet) -> BTreeSet<String> {
    let in_use: Vec<usize> = Face::ALL
        .iter()
        .filter(|&&face| sheet.rejected(face) > 0)
        .map(|face| face.number().into())
        .collect();
    let is_free = in_use.len() == 3 && !dice.iter().any(|die| in_use.contains(die));
    let mut answers = BTreeSet::new();
    for (nth, &left) in dice.iter().enumerate() {
        if in_use.len() == 3 && !is_free && !in_use.contains(&left) {
            continue;
        }
        let rest: Vec<usize> = [&dice[..nth], &dice[nth + 1..]].concat();
        for partner in 1..4 {
            let one = rest[0] + rest[partner];
            let other = rest.iter().sum::<usize>() - one;
            let [low, high] = [one.min(other), one.max(other)];
            answers.insert(if is_free {
                format!("{low} {high}")
            } else {
                format!("{left} {low} {high}")
            });
        }
    }
    answers
}

/// The sheet after a `mark`.
fn marked(sheet: &Sheet, event: &Value) -> Sheet {
    let face = |number: usize| Face::ALL[number - 1];
    let sums = event["sums"].as_array().expect("sums");
    let [one, other] = [0, 1].map(|nth| {
        let sum = number(&sums[nth]);
        let low = sum.saturating_sub(6).max(1);
        Sum::of(face(low), face(sum - low))
    });
    let reject = event["reject"].as_u64();
    let reject = reject.map(|_| face(number(&event["reject"])));
    sheet.after(reject, SumPair::new(one, other))
}

#[test]
fn a_program_plays_by_the_events() {
    for (seed, level) in [("3", "strongest"), ("4", "weak"), ("5", "medium")] {
        let events = events(&["solitaire-dice", "play", "--level", level], seed);
        let mut sheets = [Sheet::default(); 2];
        let mut rolls: [Vec<Vec<usize>>; 2] = Default::default();
        for event in &events {
            let text = event["text"].as_str().expect("a text");
            let rolled: RolledSheet = text.parse().expect("a sheet");
            let to_move = number(&event["toMove"]);
            match event["event"].as_str().expect("an event") {
                "start" => assert_eq!(to_move, 0),
                "roll" => {
                    let (player, dice) = (number(&event["player"]), dice_of(event));
                    assert_eq!(player, to_move, "{event}");
                    let shown = rolled.roll.expect("a roll").dice();
                    let shown: Vec<usize> = shown.map(|die| die.number().into()).collect();
                    assert_eq!(shown, dice, "{event}");
                    let answers = event["answers"].as_array();
                    assert_eq!(answers.is_some(), player == 0, "{event}");
                    if let Some(answers) = answers {
                        let told: BTreeSet<String> = answers
                            .iter()
                            .map(|answer| answer.as_str().expect("a text").to_owned())
                            .collect();
                        assert_eq!(told, allowed(&dice, &sheets[0]), "{event}");
                    }
                    rolls[player].push(dice);
                }
                "mark" => {
                    let player = number(&event["player"]);
                    let dice = rolls[player].last().expect("a roll");
                    let sums = event["sums"].as_array().expect("sums");
                    let numbers = event["reject"].as_u64().into_iter();
                    let numbers = numbers.chain(sums.iter().filter_map(Value::as_u64));
                    let words: Vec<String> = numbers.map(|number| number.to_string()).collect();
                    let allowed = allowed(dice, &sheets[player]);
                    assert!(allowed.contains(&words.join(" ")), "{event}");
                    sheets[player] = marked(&sheets[player], event);
                    assert_eq!(event["score"], sheets[player].score(), "{event}");
                    assert!(rolled.roll.is_none(), "{event}");
                    let other = 1 - player;
                    let goes_on = !sheets[other].is_over();
                    assert_eq!(to_move, if goes_on { other } else { player }, "{event}");
                }
                "end" => {
                    assert!(sheets.iter().all(Sheet::is_over), "{sheets:?}");
                    let best = sheets[0].score().max(sheets[1].score());
                    let mut seats = vec![0, 1];
                    seats.retain(|&seat: &usize| sheets[seat].score() == best);
                    assert_eq!(winners(event), seats);
                }
                other => panic!("{other}: every answer was one of those that are possible"),
            }
            assert_eq!(rolled.sheet, sheets[to_move], "{event}");
        }
        assert_eq!(events.last().expect("events")["event"], "end");
        let turns = rolls[0].len().min(rolls[1].len());
        assert!(turns > 8, "{turns} turns");
        assert_eq!(
            rolls[0][..turns],
            rolls[1][..turns],
            "the rolls are the same"
        );
    }
}

#[test]
fn a_person_may_name_the_sums_in_either_order() {
    let args = ["solitaire-dice", "play", "--seed", "3", "--level", "weak"];
    let named = |answer: &str| run_with(&args, &format!("{answer}\n")).out;
    let marked = named("1 5 10");
    assert!(
        marked.contains(" \u{2212}400  5:1 10:1 | 1:1\n"),
        "{marked}"
    );
    assert_eq!(named("1, 10 5"), marked);
    for wrong in ["5 10", "1 5 11", "3 5 10", "1 5", "1", "1 1 5 10"] {
        let refused = format!("\"{wrong}\" is not one of the choices.\n");
        assert!(named(wrong).contains(&refused), "{wrong}");
    }
}
