//! What must hold for every turn.

use std::collections::HashMap;

use proptest::prelude::*;
use rollwise_engine::dice::{Face, Roll};
use rollwise_engine::heckmeck::{
    Bust, Calculator, Dice, Evaluation, OddsTable, Phase, Solver, TABLE_DICE, TOTALS, Turn,
    TurnAnswer, TurnError, table_name,
};
use rollwise_engine::table_file::{TableError, seal};

use super::common::{all_counts, any_turn};

/// Room for rounding: sums of a few thousand products of numbers up to 40.
const ROUNDING: f64 = 1e-12;

fn answer(turn: &Turn, bust: Bust) -> TurnAnswer {
    Calculator::default().answer(turn, bust)
}

fn evaluations(answer: &TurnAnswer) -> Vec<&Evaluation> {
    let choices = answer.choices.iter().map(|choice| &choice.evaluation);
    let ways = [&answer.stop, &answer.roll_again];
    let all = std::iter::once(&answer.position).chain(choices);
    all.chain(ways.into_iter().flatten()).collect()
}

proptest! {
    #[test]
    fn rows_fit_together(turn in any_turn(1..=8)) {
        let points: [f64; TOTALS] = std::array::from_fn(|target| (0..target).map(|_| 1.0).sum());
        for bust in Bust::ALL {
            for evaluation in evaluations(&answer(&turn, bust)) {
                for target in 1..TOTALS {
                    let points = points[target];
                    let at_least = evaluation.at_least[target];
                    let expected = evaluation.expected_at_least[target];
                    prop_assert!((0.0..=1.0 + ROUNDING).contains(&at_least));
                    prop_assert!(evaluation.exactly[target] <= at_least + ROUNDING);
                    prop_assert!(at_least <= evaluation.at_least[target - 1] + ROUNDING);
                    prop_assert!(expected <= evaluation.expected_at_least[target - 1] + ROUNDING);
                    prop_assert!(points * at_least <= expected + ROUNDING);
                    prop_assert!(expected <= 40.0 * at_least + ROUNDING);
                }
                prop_assert_eq!(evaluation.at_least[0].to_bits(), 1.0_f64.to_bits());
                prop_assert_eq!(evaluation.exactly[0].to_bits(), 0.0_f64.to_bits());
            }
        }
    }

    #[test]
    fn a_bust_that_keeps_the_total_is_never_worse(turn in any_turn(1..=8)) {
        let nothing = answer(&turn, Bust::ScoresNothing);
        let keeps = answer(&turn, Bust::KeepsTotal);
        for (nothing, keeps) in evaluations(&nothing).into_iter().zip(evaluations(&keeps)) {
            for target in 0..TOTALS {
                prop_assert!(nothing.exactly[target] <= keeps.exactly[target] + ROUNDING);
                prop_assert!(nothing.at_least[target] <= keeps.at_least[target] + ROUNDING);
                prop_assert!(
                    nothing.expected_at_least[target] <= keeps.expected_at_least[target] + ROUNDING
                );
            }
        }
        if nothing.phase == Phase::Unrolled {
            let bits = |row: [f64; 41]| row.map(f64::to_bits);
            let (nothing, keeps) = (nothing.position, keeps.position);
            prop_assert_eq!(bits(nothing.exactly), bits(keeps.exactly));
            prop_assert_eq!(bits(nothing.at_least), bits(keeps.at_least));
        }
    }

    #[test]
    fn a_position_is_the_best_of_its_choices(turn in any_turn(1..=8)) {
        for bust in Bust::ALL {
            let answer = answer(&turn, bust);
            let ways: Vec<&Evaluation> = evaluations(&answer).split_off(1);
            for target in 1..TOTALS {
                let best = |row: fn(&Evaluation) -> &[f64; 41]| {
                    ways.iter().map(|way| row(way)[target]).fold(0.0, f64::max).to_bits()
                };
                if !ways.is_empty() {
                    prop_assert_eq!(answer.position.exactly[target].to_bits(), best(|e| &e.exactly));
                    prop_assert_eq!(answer.position.at_least[target].to_bits(), best(|e| &e.at_least));
                    prop_assert_eq!(
                        answer.position.expected_at_least[target].to_bits(),
                        best(|e| &e.expected_at_least)
                    );
                }
            }
        }
    }

    #[test]
    fn tables_change_nothing_but_the_last_digits(turn in any_turn(1..=8)) {
        thread_local! {
            static WITH_TABLES: std::cell::RefCell<Calculator> = with_tables().into();
        }
        for bust in Bust::ALL {
            let solved = answer(&turn, bust);
            let read = WITH_TABLES.with_borrow_mut(|calculator| calculator.answer(&turn, bust));
            for (solved, read) in evaluations(&solved).into_iter().zip(evaluations(&read)) {
                assert_within_tolerance(read, solved);
            }
        }
    }

    #[test]
    fn a_turn_survives_being_written(turn in any_turn(1..=8)) {
        prop_assert_eq!(turn.to_string().parse::<Turn>(), Ok(turn));
    }

    #[test]
    fn only_the_dice_left_can_be_rolled(turn in any_turn(1..=8), counts: [u8; 6], few in any_roll()) {
        for roll in [Roll::new(counts), few] {
            let left = turn.position().remaining;
            match turn.rolled(roll) {
                Ok(rolled) => {
                    prop_assert!(roll.len() == left.into() && !turn.position().is_over());
                    prop_assert_eq!(rolled.roll(), Some(roll));
                    prop_assert_eq!(rolled.position(), turn.position());
                    prop_assert_eq!(rolled.to_string().parse::<Turn>(), Ok(rolled));
                }
                Err(TurnError::Roll { rolled, left: allowed, dice }) => {
                    prop_assert!((rolled, allowed) == (roll.len(), left) && rolled != left.into());
                    prop_assert_eq!(dice, turn.dice().number());
                }
                Err(error) => {
                    prop_assert!(turn.position().is_over() && matches!(error, TurnError::Over(_)));
                }
            }
        }
    }

    #[test]
    fn any_counts_are_a_turn_or_an_error(
        taken: [u8; 6],
        roll: Option<[u8; 6]>,
        dice in 0..12_u8,
    ) {
        if let Ok(turn) = Turn::new(taken, roll, dice) {
            answer(&turn, Bust::ScoresNothing);
        }
    }
}

/// At most eight dice.
fn any_roll() -> impl Strategy<Value = Roll> {
    prop::collection::vec(0..6_usize, 0..=8).prop_map(|faces| {
        let mut counts = [0; 6];
        for face in faces {
            counts[face] += 1;
        }
        Roll::new(counts)
    })
}

fn with_tables() -> Calculator {
    let files = TABLE_DICE.map(|dice| (dice.number(), OddsTable::solve(dice).to_bytes()));
    let seals = files.each_ref().map(|(dice, file)| {
        let name = table_name(*dice).expect("a table");
        seal(name, file).expect("a table")
    });
    let mut calculator = Calculator::default();
    for (dice, file) in &files {
        // Every other table is told apart, and changes nothing.
        for (other, _) in files.iter().filter(|(other, _)| other != dice) {
            let refused = calculator.take_table(*other, &seals, file);
            let found = table_name(*dice).expect("a table");
            let expected = table_name(*other).expect("a table");
            assert_eq!(refused, Err(TableError::WrongPart { found, expected }));
        }
        assert_eq!(calculator.take_table(*dice, &seals, file), Ok(()));
    }
    for none in [0, 4, 9, 255] {
        let refused = calculator.take_table(none, &seals, &files[0].1);
        assert_eq!(refused, Err(TableError::NoSuchTable));
    }
    calculator
}

#[test]
fn every_flipped_bit_of_a_table_is_noticed() {
    let mut file = OddsTable::solve(Dice::EIGHT).to_bytes();
    let seals = [seal(table_name(8).expect("a table"), &file).expect("a table")];
    for bit in 0..file.len() * 8 {
        file[bit / 8] ^= 1 << (bit % 8);
        let read = OddsTable::from_bytes(8, &seals, &file);
        assert_eq!(read.err(), Some(TableError::Altered), "bit {bit}");
        file[bit / 8] ^= 1 << (bit % 8);
    }
    assert!(OddsTable::from_bytes(8, &seals, &file).is_ok());
}

fn assert_within_tolerance(read: &Evaluation, solved: &Evaluation) {
    for target in 0..TOTALS {
        assert!((read.exactly[target] - solved.exactly[target]).abs() <= 1e-6);
        assert!((read.at_least[target] - solved.at_least[target]).abs() <= 1e-6);
        let difference = read.expected_at_least[target] - solved.expected_at_least[target];
        assert!(difference.abs() <= 1e-5);
        // A chance that is neither 0 nor 1 must not be shown as if it were.
        for (read, solved) in [
            (read.exactly[target], solved.exactly[target]),
            (read.at_least[target], solved.at_least[target]),
        ] {
            assert_eq!(read > 0.0, solved > 0.0, "{read} for {solved}");
            assert_eq!(read < 1.0, solved < 1.0, "{read} for {solved}");
        }
    }
}

#[test]
fn every_entry_of_every_table_is_within_its_tolerance() {
    for remaining in TABLE_DICE {
        let table = OddsTable::solve(remaining);
        let mut met = 0;
        for dice in Dice::every().filter(|&dice| dice >= remaining) {
            let mut whole = Solver::new(dice);
            for bust in Bust::ALL {
                whole.solve_all(bust);
                for position in whole
                    .positions()
                    .filter(|p| p.remaining == remaining.number())
                {
                    let solved = whole.roll_on(position).expect("dice are left");
                    let read = table
                        .roll_on(position, bust)
                        .expect("a position of the table");
                    assert_within_tolerance(&read, &solved);
                    met += 1;
                }
            }
        }
        assert!(met >= 2 * table.positions().count());
    }
}

/// Neither the dice that gave the total matter nor how many there were in the game.
#[test]
fn how_a_total_was_reached_changes_nothing() {
    let mut known: HashMap<_, (Turn, Evaluation)> = HashMap::new();
    let mut compared = 0;
    for dice in 1..=8 {
        let mut calculator = Calculator::default();
        for taken in all_counts(dice) {
            let turn = Turn::new(taken, None, dice).expect("a turn");
            let evaluation = calculator.answer(&turn, Bust::ScoresNothing).position;
            let (first, other) = known
                .entry(turn.position())
                .or_insert_with(|| (turn, evaluation.clone()));
            assert_eq!(evaluation, *other, "{turn} and {first}");
            compared += usize::from(*first != turn);
        }
    }
    assert!(compared > 1000);
}

#[test]
fn solving_a_part_gives_the_same_bits_as_solving_all() {
    let mut whole = Solver::new(Dice::EIGHT);
    let mut part = Solver::new(Dice::EIGHT);
    let positions: Vec<_> = whole.positions().collect();
    for bust in Bust::ALL {
        assert_eq!(whole.solve_all(bust), 1939);
        for &position in &positions {
            part.solve(bust, [position]);
            assert_eq!(part.roll_on(position), whole.roll_on(position));
        }
    }
}

#[test]
fn impossible_turns_are_refused() {
    let turn = |taken, roll, dice| Turn::new(taken, roll, dice).map(|turn| turn.to_string());
    assert_eq!(turn([0; 6], None, 0), Err(TurnError::Dice(0)));
    assert_eq!(turn([0; 6], None, 9), Err(TurnError::Dice(9)));
    let (taken, dice) = (9, 8);
    assert_eq!(
        turn([4, 5, 0, 0, 0, 0], None, 8),
        Err(TurnError::Taken { taken, dice })
    );
    let (rolled, left, dice) = (4, 5, 8);
    assert_eq!(
        turn([0, 0, 0, 0, 2, 1], Some([4, 0, 0, 0, 0, 0]), 8),
        Err(TurnError::Roll { rolled, left, dice })
    );
    assert!(matches!(
        turn([1; 6], Some([2, 0, 0, 0, 0, 0]), 8),
        Err(TurnError::Over(_))
    ));
    assert!(matches!(
        turn([8, 0, 0, 0, 0, 0], Some([0; 6]), 8),
        Err(TurnError::Over(_))
    ));
    let rolled = |text: &str, counts| {
        let turn: Turn = text.parse().expect("a turn");
        let rolled = turn.rolled(Roll::new(counts));
        rolled.map_err(|error| error.to_string())
    };
    for counts in [[4, 0, 0, 0, 0, 0], [6, 0, 0, 0, 0, 0], [0; 6]] {
        let dice: u8 = counts.iter().sum();
        assert_eq!(
            rolled("5 5 w | 8 dice", counts),
            Err(format!(
                "roll has {dice} dice, but 3 of 8 are taken: allowed are exactly 5"
            ))
        );
    }
    assert_eq!(
        rolled("1 2 3 4 5 w | 8 dice", [2, 0, 0, 0, 0, 0]),
        Err(
            "roll is given, but the turn is over (all six faces are taken): leave roll out or null"
                .into()
        )
    );
    assert_eq!(
        rolled("1 w | 2 dice", [0; 6]),
        Err(
            "roll is given, but the turn is over (all dice are taken): leave roll out or null"
                .into()
        )
    );
    for text in [
        "0 | 8 dice",
        "7 | 8 dice",
        "1 2 x",
        "1 > 2 > 3",
        "| eight dice",
        "1 | 8 | 8",
    ] {
        assert!(
            matches!(text.parse::<Turn>(), Err(TurnError::Notation(_))),
            "{text}"
        );
    }
}

#[test]
fn dice_may_be_written_together_and_a_worm_as_a_six() {
    for text in ["55w>13344", "5 56 > 1 33 44 | 8", "5 5 W > 13344 | 8 dice"] {
        let turn: Turn = text.parse().expect(text);
        assert_eq!(turn.to_string(), "5 5 w > 1 3 3 4 4 | 8 dice");
    }
}

#[test]
fn an_error_tells_where_a_text_is_wrong() {
    for (text, found, at) in [
        ("5 5 x", "x", 4),
        ("5 5 w > 1 é 3", "é", 10),
        ("1 > 2 > 3", ">", 6),
        ("5 5 w | eight dice", "eight dice", 8),
        ("5 5 w | ", "", 7),
    ] {
        let Err(TurnError::Notation(error)) = text.parse::<Turn>() else {
            panic!("{text} is a turn");
        };
        assert_eq!((error.found(), error.place.start), (found, at), "{text}");
    }
}

#[test]
fn a_face_is_taken_whole_and_only_once() {
    let taking = |text: &str, face: usize| {
        let turn: Turn = text.parse().expect("a turn");
        turn.taking(Face::ALL[face]).to_string()
    };
    let rolled = "5 5 w > 1 1 3 5 w | 8 dice";
    assert_eq!(taking(rolled, 0), "1 1 5 5 w | 8 dice");
    assert_eq!(taking(rolled, 2), "3 5 5 w | 8 dice");
    for not_allowed in [1, 3, 4, 5] {
        assert_eq!(taking(rolled, not_allowed), rolled);
    }
    assert_eq!(taking("5 5 w | 8 dice", 0), "5 5 w | 8 dice");
}
