//! What each strategy does, on turns made by hand.

use std::sync::Arc;

use rand::{SeedableRng, rngs::ChaCha8Rng};
use rollwise_engine::dice::Face;
use rollwise_engine::heckmeck::learning::Structure;
use rollwise_engine::heckmeck::{Action, Dice, Strategy, Table, Turn, View, WinModel, symbol};

use super::common::{USUAL, table};

const RULES: [Strategy; 5] = [
    Strategy::HighestFace,
    Strategy::MostPoints,
    Strategy::WormsFirst,
    Strategy::WormsFromThirdRoll,
    Strategy::TwoWormsAtStake,
];

fn decide(rule: Strategy, table: &Table, turn: &str) -> Action {
    let turn = turn.parse().expect("a turn");
    let structure = Arc::new(Structure::new(Dice::EIGHT));
    let decider = rule.decider(&structure, &WinModel::default(), 2);
    let mut decider = decider.expect("it needs no network");
    let view = View { table, turn: &turn };
    decider.decide(view, &mut ChaCha8Rng::seed_from_u64(0))
}

/// The face that each rule takes, on a table where the tiles make no difference.
fn takes(turn: &str) -> String {
    let table = Table::fresh(2, USUAL).expect("two players");
    let faces = RULES.map(|rule| match decide(rule, &table, turn) {
        Action::Take(face) => symbol(face),
        other => panic!("{turn}: {other:?} of {rule:?}"),
    });
    faces.iter().collect()
}

/// Which rules stop, as a digit each; the others roll.
fn stops(table: &Table, turn: &str) -> String {
    let digits = RULES
        .iter()
        .zip('1'..)
        .map(|(&rule, digit)| match decide(rule, table, turn) {
            Action::Stop => digit,
            Action::Roll => '-',
            other => panic!("{turn}: {other:?} of {rule:?}"),
        });
    digits.collect()
}

/// The article's own examples (frozenfractal.com, "How to win at the game Pickomino", 2015):
/// three fives before one worm, two fours before one worm, two threes before one five.
#[test]
fn worms_or_points_on_the_first_roll() {
    assert_eq!(takes("> 1 1 2 3 5 5 5 w"), "w5w55");
    assert_eq!(takes("> 1 1 2 3 3 4 4 w"), "w4w44");
    assert_eq!(takes("> 1 1 1 2 2 3 3 5"), "53333");
}

#[test]
fn of_equal_points_the_higher_face() {
    // Two ones and a two, four ones and a four.
    assert_eq!(takes("3 4 5 w > 1 1 2 w"), "22222");
    assert_eq!(takes("2 2 2 > 1 1 1 1 4"), "44444");
    // As many worms as fives.
    assert_eq!(takes("> 1 1 2 3 5 5 w w"), "wwwww");
    // Three twos and two threes, two twos and a four.
    assert_eq!(takes("w w w > 2 2 2 3 3"), "33333");
    assert_eq!(takes("w w w > 1 1 2 2 4"), "44444");
}

#[test]
fn worms_from_the_third_roll_on() {
    // One worm against two fours on the first, second, third and fourth roll.
    assert_eq!(takes("> 1 1 2 2 3 4 4 w"), "w4w44");
    assert_eq!(takes("1 1 > 2 2 3 4 4 w"), "w4w44");
    assert_eq!(takes("1 1 2 > 2 3 4 4 w"), "w4www");
    assert_eq!(takes("1 1 2 3 > 3 4 4 w"), "w4www");
    // Dice taken are no rolls: four of one face are one roll.
    assert_eq!(takes("1 1 1 1 > 2 4 4 w"), "w4w44");
    // Without a worm to take, points decide.
    assert_eq!(takes("1 1 2 > 3 3 3 4 5"), "53333");
    assert_eq!(takes("1 w w > 3 3 3 4 w"), "43333");
}

#[test]
fn faces_taken_already_are_left() {
    assert_eq!(takes("5 w > 1 5 5 5 w w"), "11111");
    assert_eq!(takes("5 5 w > 2 4 5 5 w"), "44444");
}

#[test]
fn nothing_to_take_is_a_bust() {
    let table = Table::fresh(2, USUAL).expect("two players");
    for rule in RULES {
        assert_eq!(decide(rule, &table, "1 2 5 5 w > 1 2 5"), Action::Bust);
    }
}

#[test]
fn quitting_with_a_tile_and_two_worms_at_stake() {
    // Own top: none, one worm, two worms.
    let [none, one, two] =
        ["-", "24", "28"].map(|own| table(&format!("{own} | - | grill 22 25 30"), USUAL));
    for table in [&none, &one, &two] {
        assert_eq!(stops(table, ""), "-----");
        // No worm, or not enough for the lowest tile.
        assert_eq!(stops(table, "4 4 4 5 5 5"), "-----");
        assert_eq!(stops(table, "5 5 w w"), "-----");
        assert_eq!(stops(table, "1 5 5 w w"), "-----");
        // Two worms to be had.
        assert_eq!(stops(table, "5 5 5 w w"), "12345");
    }
    // One worm to be had: enough only with another to lose.
    assert_eq!(stops(&none, "2 5 5 w w"), "1234-");
    assert_eq!(stops(&one, "2 5 5 w w"), "12345");
    assert_eq!(stops(&two, "2 5 5 w w"), "12345");
}

#[test]
fn quitting_with_a_steal() {
    let [table, nothing_own] =
        ["25 | 22 | 32 21 | grill 27 30", "- | 22 | grill 27 30"].map(|text| table(text, USUAL));
    // 21 and 22 are on top of others, 23 is nowhere, 25 is the own top.
    assert_eq!(stops(&table, "1 5 5 w w"), "12345");
    assert_eq!(stops(&table, "2 5 5 w w"), "12345");
    assert_eq!(stops(&table, "3 5 5 w w"), "-----");
    assert_eq!(stops(&table, "5 5 5 w w"), "-----");
    // One worm of a stolen tile counts as one.
    assert_eq!(stops(&nothing_own, "2 5 5 w w"), "1234-");
}

#[test]
fn a_turn_that_is_over_stops() {
    let table = Table::fresh(2, USUAL).expect("two players");
    assert_eq!(stops(&table, "1 1 1 2 2 3 3 3"), "12345");
    assert_eq!(stops(&table, "1 2 3 4 5 w"), "12345");
}

/// Anything that is allowed, and all of it.
#[test]
fn the_random_player_does_what_is_allowed() {
    let table = Table::fresh(2, USUAL).expect("two players");
    let structure = Arc::new(Structure::new(Dice::EIGHT));
    let random = Strategy::Random.decider(&structure, &WinModel::default(), 2);
    let mut random = random.expect("it needs no network");
    let mut generator = ChaCha8Rng::seed_from_u64(0);
    let take = |index: usize| Action::Take(Face::ALL[index]);
    for (turn, allowed) in [
        ("", vec![Action::Roll]),
        ("5 w", vec![Action::Stop, Action::Roll]),
        (
            "> 1 2 2 2 4 4 4 w",
            vec![take(0), take(1), take(3), take(5)],
        ),
        ("2 2 5 w > 1 2 5 w", vec![take(0)]),
        ("5 w > 5 5 5 w w w", vec![Action::Bust]),
        ("1 2 3 4 5 w", vec![Action::Stop]),
    ] {
        let turn: Turn = turn.parse().expect("a turn");
        let mut met = vec![0; allowed.len()];
        let tries = 400 * allowed.len();
        for _ in 0..tries {
            let action = random.decide(
                View {
                    table: &table,
                    turn: &turn,
                },
                &mut generator,
            );
            let nth = allowed.iter().position(|&other| other == action);
            met[nth.unwrap_or_else(|| panic!("{turn}: {action:?}"))] += 1;
        }
        // 400 expected of each; 100 more or less are five standard deviations.
        assert!(
            met.iter().all(|met| (300..=500).contains(met)),
            "{turn}: {met:?}"
        );
    }
}
