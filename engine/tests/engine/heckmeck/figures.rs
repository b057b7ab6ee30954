//! Figures known from elsewhere: published calculators and an exact computation in fractions.

use rollwise_engine::heckmeck::{Bust, Calculator, Evaluation, Turn};

use super::common::assert_near;

fn position(turn: &str, bust: Bust) -> Evaluation {
    let turn: Turn = turn.parse().expect("a turn");
    Calculator::default().answer(&turn, bust).position
}

#[test]
fn chances_before_the_first_roll() {
    let evaluation = position("| 8 dice", Bust::ScoresNothing);
    let lines = include_str!("golden/heckmeck-8-dice.csv").lines().skip(1);
    assert_eq!(lines.clone().count(), 16);
    for line in lines {
        let numbers: Vec<f64> = line
            .split(',')
            .map(|n| n.parse().expect("a number"))
            .collect();
        let [total, at_least, exactly] = numbers[..] else {
            panic!("{line}")
        };
        let total = (1..=40)
            .find(|&t| (f64::from(t) - total).abs() < 0.5)
            .expect("a total");
        let total = usize::try_from(total).expect("a total");
        assert_near(evaluation.at_least[total], at_least, 1e-12);
        assert_near(evaluation.exactly[total], exactly, 1e-12);
    }
}

/// Computed in fractions, without rounding, by other means.
#[test]
fn expected_values_before_the_first_roll() {
    let figures = [
        (5, 13.094_648_994_697_55, 15.224_402_900_775_63),
        (6, 16.250_601_197_852_016, 18.802_583_745_274_126),
        (7, 19.254_189_168_189_588, 22.117_390_636_482_83),
        (8, 22.331_974_960_321_42, 25.418_136_235_835_41),
    ];
    for (dice, nothing, keeps) in figures {
        let start = format!("| {dice} dice");
        assert_near(
            position(&start, Bust::ScoresNothing).expected_value(),
            nothing,
            1e-12,
        );
        assert_near(
            position(&start, Bust::KeepsTotal).expected_value(),
            keeps,
            1e-12,
        );
    }
    for (bust, expected) in [
        (Bust::ScoresNothing, 18.499_082_328_850),
        (Bust::KeepsTotal, 19.586_190_430_788),
    ] {
        assert_near(
            position("| 8 dice", bust).expected_at_least[25],
            expected,
            1e-11,
        );
    }
}

#[test]
fn two_fives_and_a_worm() {
    let turn: Turn = "5 5 w | 8 dice".parse().expect("a turn");
    let mut calculator = Calculator::default();
    let answer = calculator.answer(&turn, Bust::ScoresNothing);
    assert_near(answer.position.at_least[25], 0.507, 5e-4);
    // Two of six faces are dead, on each of five dice.
    assert_near(answer.bust_chance, 32.0 / 7776.0, 1e-15);
    let rolling = answer.roll_again.expect("dice are left");
    assert_near(rolling.at_least[15], 1.0 - 32.0 / 7776.0, 1e-12);
    let answer = calculator.answer(&turn, Bust::KeepsTotal);
    let rolling = answer.roll_again.expect("dice are left");
    assert_eq!(rolling.at_least[15].to_bits(), 1.0_f64.to_bits());
}

/// Stopping has more points on average, and takes no tile.
#[test]
fn the_expected_value_is_no_advice_by_itself() {
    let turn: Turn = "1 2 5 w w | 8 dice".parse().expect("a turn");
    let answer = Calculator::default().answer(&turn, Bust::ScoresNothing);
    let rolling = answer.roll_again.expect("dice are left");
    assert_near(
        answer.stop.expect("dice are taken").expected_value(),
        18.0,
        1e-12,
    );
    assert_near(rolling.expected_value(), 15.74, 5e-3);
    assert_near(rolling.at_least[21], 0.704, 5e-4);
}
