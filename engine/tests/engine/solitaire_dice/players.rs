//! The players: what each of them looks at, by formulas of its own.

use std::collections::BTreeSet;
use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rollwise_engine::decide::Decide;
use rollwise_engine::solitaire_dice::learning::{EQUAL, best_rank};
use rollwise_engine::solitaire_dice::{
    Games, Opening, RejectSet, Sheet, SolitaireDice, Start, Strategy, View, Weights, choices,
    estimate,
};

use super::length::rolls_left;
use super::plain::{
    Dice, Marks, OPENINGS, Turn, choice, points, random_game, random_sheets, random_weights, roll,
    rolls, sheet, throw, throws, turn,
};

/// What a player looks at, in the order in which it counts.
pub type Rank = Vec<f64>;

pub fn points_now(marks: &Marks, turn: Turn) -> Rank {
    vec![marks.after(turn).score().into()]
}

fn longest_game(marks: &Marks, turn: Turn) -> Rank {
    let after = marks.after(turn);
    vec![rolls_left(&after), after.score().into()]
}

pub fn thumb(marks: &Marks, turn: Turn) -> Rank {
    let is_open = |sum: u8| marks.sums[usize::from(sum)] > 0;
    let opened: BTreeSet<u8> = turn.sums.into_iter().filter(|&sum| !is_open(sum)).collect();
    let badly = opened
        .iter()
        .filter(|sum| ![4, 6, 7, 8, 10].contains(sum))
        .count();
    let after = marks.after(turn);
    let is_within = |set: [u8; 3]| {
        (1..=6).all(|number| after.rejects[usize::from(number)] == 0 || set.contains(&number))
    };
    // From the fifth mark on, what the score sheet pays; before it 40 a mark.
    let paid = |sum: u8| {
        let [before, later] = [marks, &after].map(|marks| marks.sums[usize::from(sum)]);
        let below = 5_u8.saturating_sub(before) - 5_u8.saturating_sub(later);
        let [before, later] = [before, later].map(|marks| points(sum, marks.clamp(5, 10)));
        40 * i32::from(below) + later - before
    };
    let gain: i32 = BTreeSet::from(turn.sums).into_iter().map(paid).sum();
    let flag = |is: bool| f64::from(u8::from(is));
    let stays = is_within([1, 2, 6]) || is_within([1, 5, 6]);
    let well = -f64::from(u8::try_from(badly).unwrap());
    vec![well, flag(stays), rolls_left(&after), gain.into()]
}

/// The chance of this many marks in this many rolls.
fn binomial(rolls: u8, marks: u8, chance: f64) -> f64 {
    let ways = (0..marks).fold(1.0, |ways, nth| {
        ways * f64::from(rolls - nth) / f64::from(nth + 1)
    });
    ways * chance.powi(marks.into()) * (1.0 - chance).powi((rolls - marks).into())
}

/// Rolls of 7,776 in which two dice add up to a sum.
fn rolls_with(sum: u8) -> u32 {
    let has = |dice: &Dice| (0..5).any(|one| (0..one).any(|other| dice[one] + dice[other] == sum));
    rolls()
        .iter()
        .filter(|(dice, _)| has(dice))
        .map(|(_, thrown)| thrown.weight)
        .sum()
}

/// Each sum with marks by itself, with the marks that whole numbers of rolls bring.
fn columns(marks: &Marks, turn: Turn) -> f64 {
    let after = marks.after(turn);
    let to_come = rolls_left(&after);
    let whole = (0..=22_u8)
        .rev()
        .find(|&whole| f64::from(whole) <= to_come)
        .expect("at least 0");
    let part = to_come - f64::from(whole);
    let expected = |sum: u8, rolls: u8| -> f64 {
        let chance = 0.45 * f64::from(rolls_with(sum)) / 7_776.0;
        let reached = |more: u8| points(sum, 10.min(after.sums[usize::from(sum)] + more));
        (0..=rolls)
            .map(|more| binomial(rolls, more, chance) * f64::from(reached(more)))
            .sum()
    };
    let marked = (2..=12).filter(|&sum| after.sums[usize::from(sum)] > 0);
    marked
        .map(|sum| (1.0 - part) * expected(sum, whole) + part * expected(sum, whole + 1))
        .sum()
}

/// The first turn whose rank is not below that of another.
pub fn best(marks: &Marks, dice: Dice, opening: Opening, rank: fn(&Marks, Turn) -> Rank) -> Turn {
    let turns = marks.turns(dice, opening);
    let ranks: Vec<Rank> = turns.iter().map(|&turn| rank(marks, turn)).collect();
    let is_best = |one: &Rank| ranks.iter().all(|other| one >= other);
    turns[ranks.iter().position(is_best).expect("a turn")]
}

fn decide(player: Strategy, marks: &Marks, dice: Dice, opening: Opening) -> Turn {
    turn(
        player
            .decider(None)
            .expect("it needs no weights")
            .decide_by(1, view(&marks.sheet(), dice, opening))
            .choice,
    )
}

fn view(sheet: &Sheet, dice: Dice, opening: Opening) -> View<'_> {
    View {
        sheet,
        roll: roll(dice),
        opening,
    }
}

/// Sheets and rolls by chance.
pub fn positions(seed: u64, count: usize) -> Vec<(Marks, Dice)> {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let sheets = random_sheets(seed, count).into_iter();
    sheets.map(|marks| (marks, throw(&mut generator))).collect()
}

#[test]
fn who_plays_by_a_rule_takes_the_first_of_the_best_choices() {
    type Rule = (Strategy, fn(&Marks, Turn) -> Rank);
    let rules: [Rule; 3] = [
        (Strategy::PointsNow, points_now),
        (Strategy::LongestGame, longest_game),
        (Strategy::Thumb, thumb),
    ];
    for (player, rank) in rules {
        for (marks, dice) in positions(201, 1_500) {
            for opening in OPENINGS {
                let expected = best(&marks, dice, opening, rank);
                let found = decide(player, &marks, dice, opening);
                assert_eq!(
                    found,
                    expected,
                    "{player} {} {dice:?} {opening:?}",
                    marks.sheet()
                );
            }
        }
    }
}

/// Strategy, sheet, dice, and what the player takes.
type Position = (Strategy, &'static str, Dice, Option<u8>, [u8; 2]);

/// Read off the rules by hand.
const POSITIONS: [Position; 15] = [
    // One sum opened instead of two; the lowest reject of those.
    (Strategy::PointsNow, "|", [1, 2, 3, 4, 5], Some(1), [7, 7]),
    // Two fifth marks bring 400 back.
    (
        Strategy::PointsNow,
        "7:4 8:4 9:4 | 1:1 2:6 6:7",
        [1, 2, 4, 5, 6],
        Some(1),
        [8, 9],
    ),
    // A sixth mark on 12 brings more than one on 7.
    (
        Strategy::PointsNow,
        "7:5 12:5 5:1 | 1:1 2:1 6:1",
        [1, 1, 4, 6, 6],
        Some(1),
        [5, 12],
    ),
    // All cost nothing: the lower reject, then the lower smaller sum.
    (
        Strategy::PointsNow,
        "2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1 10:1 11:1 12:1 |",
        [1, 2, 3, 4, 6],
        Some(1),
        [5, 10],
    ),
    // Any number lasts as long: points decide.
    (Strategy::LongestGame, "|", [1, 2, 3, 4, 5], Some(1), [7, 7]),
    // A new number; all open two sums; then the lower reject and the lower smaller sum.
    (
        Strategy::LongestGame,
        "| 1:1",
        [1, 1, 2, 3, 4],
        Some(2),
        [2, 7],
    ),
    // Kept even, though 7 and 7 beside the reject 1 would bring more.
    (
        Strategy::LongestGame,
        "7:9 | 1:4 2:3 3:4",
        [1, 2, 3, 4, 5],
        Some(2),
        [6, 7],
    ),
    // A free ride: points only, and of equal ones the lower sums.
    (
        Strategy::LongestGame,
        "8:9 | 1:1 2:1 3:1",
        [4, 4, 4, 5, 5],
        None,
        [8, 9],
    ),
    // Rather than open 5 it rejects 3, out of its set.
    (Strategy::Thumb, "|", [2, 2, 2, 2, 3], Some(3), [4, 4]),
    // Where a sum must be opened that it would not open, but one.
    (
        Strategy::Thumb,
        "6:2 7:2 8:1 10:1 | 2:1 3:2 6:1",
        [1, 1, 2, 4, 5],
        Some(2),
        [5, 6],
    ),
    // With 2 rejected it would open 5.
    (Strategy::Thumb, "|", [1, 2, 4, 4, 4], Some(1), [6, 8]),
    // 1 keeps within the set; both ways gain 80.
    (Strategy::Thumb, "|", [1, 3, 3, 4, 4], Some(1), [6, 8]),
    // With 5 in use {1,5,6} is the set.
    (
        Strategy::Thumb,
        "7:2 | 5:1",
        [2, 3, 4, 4, 6],
        Some(6),
        [6, 7],
    ),
    // A full row gains nothing.
    (
        Strategy::Thumb,
        "7:10 6:5 8:5 | 1:1 2:2 6:2",
        [1, 3, 3, 4, 4],
        Some(1),
        [6, 8],
    ),
    // Rejects are kept even before anything is gained; then 10 gains the most.
    (
        Strategy::Thumb,
        "4:9 6:9 7:9 8:9 10:9 | 1:5 2:6 6:6",
        [1, 2, 4, 4, 6],
        Some(1),
        [6, 10],
    ),
];

#[test]
fn positions_read_by_hand_are_played_as_the_rules_say() {
    for (player, text, dice, reject, sums) in POSITIONS {
        let found = decide(player, &Marks::read(text), dice, Opening::Any);
        assert_eq!(found, Turn { reject, sums }, "{player} {text} {dice:?}");
    }
}

/// Two totals may be the same but for rounding.
const ROUNDING: f64 = 1e-9;

pub fn takes_the_most(
    player: &mut dyn Decide<SolitaireDice>,
    marks: &Marks,
    dice: Dice,
    total: impl Fn(Turn) -> f64,
) {
    let taken = player.decide_by(1, view(&marks.sheet(), dice, Opening::Any));
    let found = total(turn(taken.choice));
    for other in marks.turns(dice, Opening::Any) {
        assert!(
            found > total(other) - ROUNDING,
            "{} {dice:?} {other:?}",
            marks.sheet()
        );
    }
}

#[test]
fn columns_takes_what_its_sums_are_expected_to_bring() {
    let mut player = Strategy::Columns
        .decider(None)
        .expect("it needs no weights");
    for (marks, dice) in positions(202, 60) {
        takes_the_most(player.as_mut(), &marks, dice, |turn| columns(&marks, turn));
        for turn in marks.turns(dice, Opening::Any) {
            let [total, rest @ ..] =
                rollwise_engine::solitaire_dice::learning::columns(&marks.sheet(), choice(turn));
            assert!(
                (total - columns(&marks, turn)).abs() < 1e-7,
                "{} {turn:?}",
                marks.sheet()
            );
            assert!(rest.iter().all(|number| number.abs() < 1e-12));
        }
    }
}

#[test]
fn rolls_with_a_sum_are_those_of_all_throws() {
    let has = |dice: Dice| (0..5).any(|one| (0..one).any(|other| dice[one] + dice[other] == 7));
    let count = throws().filter(|&dice| has(dice)).count();
    assert_eq!(usize::try_from(rolls_with(7)).unwrap(), count);
}

#[test]
fn random_takes_each_choice_as_often() {
    let sheet = sheet("6:9 | 1:1 2:1 3:1");
    let dice = [1, 3, 4, 4, 5];
    let taken = choices(&sheet, roll(dice), Opening::Any);
    let mut random = Strategy::Random.decider(None).expect("it needs no weights");
    let mut counts = vec![0; taken.len()];
    for seed in 0..4_000 {
        let found = random.decide_by(seed, view(&sheet, dice, Opening::Any));
        counts[taken
            .iter()
            .position(|taken| *taken == found)
            .expect("a choice")] += 1;
    }
    // Four choices; the standard deviation is 27.
    assert!(
        counts.iter().all(|count| (890..1_110).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn the_same_seed_decides_the_same() {
    let mut random = Strategy::Random.decider(None).expect("it needs no weights");
    for (seed, (marks, dice)) in (0..).zip(positions(204, 200)) {
        let mut decide = |opening| random.decide_by(seed, view(&marks.sheet(), dice, opening));
        for opening in OPENINGS {
            assert_eq!(decide(opening), decide(opening));
            let turns = marks.turns(dice, opening);
            assert!(turns.contains(&turn(decide(opening).choice)));
        }
    }
}

#[test]
fn who_follows_advice_takes_what_is_worth_the_most() {
    let weights = Arc::new(random_weights(205, 6));
    for (nth, (marks, dice)) in positions(206, 120).into_iter().enumerate() {
        let depth = if nth % 6 == 0 { 2 } else { 1 };
        let mut decider = Strategy::Advice { depth }
            .decider(Some(&weights))
            .expect("it has weights");
        let opening = if marks.in_use() == 3 {
            OPENINGS[nth % 2]
        } else {
            Opening::Any
        };
        let found = decider
            .decide_by(1, view(&marks.sheet(), dice, opening))
            .choice;
        let value = |turn: Turn| {
            estimate(
                &weights,
                &marks.after(turn).sheet(),
                Opening::Any,
                depth - 1,
            )
        };
        let turns = marks.turns(dice, opening);
        let most = turns
            .iter()
            .map(|&turn| value(turn))
            .fold(f64::MIN, f64::max);
        let first = turns.iter().find(|&&turn| value(turn) > most - EQUAL);
        assert_eq!(Some(&turn(found)), first, "{} {dice:?}", marks.sheet());
    }
}

#[test]
fn who_follows_advice_and_has_none_is_an_error() {
    for depth in [1, 2] {
        let player = Strategy::Advice { depth };
        let error = player.decider(None).err().expect("there are no weights");
        assert_eq!(
            error.to_string(),
            format!("what was learned for the player \"{player}\" is not loaded")
        );
        let games = Games::new(&[Strategy::Thumb, player], Start::default(), 1, None, None);
        assert!(games.is_err());
    }
}

#[test]
fn the_first_of_equal_ranks_is_the_best() {
    let taken = choices(&sheet("|"), roll([1, 2, 3, 4, 5]), Opening::Any);
    assert_eq!(best_rank(&taken, |_| [1.0; 4]), 0);
    let by_last = |wanted: usize| {
        let index = taken[wanted].choice.index();
        move |choice: rollwise_engine::solitaire_dice::Choice| {
            [
                0.0,
                0.0,
                0.0,
                if choice.index() >= index { 1.0 } else { 0.0 },
            ]
        }
    };
    for wanted in 0..taken.len() {
        assert_eq!(best_rank(&taken, by_last(wanted)), wanted);
    }
}

/// All players take what the roll allows, in both openings, to the end of a game.
#[test]
fn players_keep_to_the_rules() {
    let weights = Arc::new(Weights::zero());
    let mut generator = ChaCha8Rng::seed_from_u64(208);
    for player in [
        Strategy::Random,
        Strategy::Columns,
        Strategy::FiveFactors(RejectSet::ALL[2]),
        Strategy::Advice { depth: 1 },
    ] {
        let mut decider = player.decider(Some(&weights)).expect("it has weights");
        for opening in OPENINGS {
            for marks in random_game(&mut generator, opening, false) {
                let dice = throw(&mut generator);
                let sheet = marks.sheet();
                let taken = decider.decide(view(&sheet, dice, opening), &mut generator);
                assert!(marks.turns(dice, opening).contains(&turn(taken.choice)));
            }
        }
    }
}
