//! The ends of games, solved, beside plain recursion over throws: at every table that can be
//! reached each player has what best play of the next turn leads to, by the tables after it.

use std::collections::HashSet;
use std::sync::Arc;

use rollwise_engine::heckmeck::learning::{Endings, Foresight, Structure};
use rollwise_engine::heckmeck::{Dice, RuleOptions, Table, WinChances};

use super::common::{USUAL, any_network, assert_near, table};
use super::win_oracle::{WinTurn, chances, every_end, results};

fn foresight() -> Foresight {
    Foresight::from_structure(Arc::new(Structure::new(Dice::EIGHT)))
}

/// Every table that can be reached, by the rules as the oracle reads them.
fn reached_from(start: &Table) -> Vec<Table> {
    let mut met = HashSet::from([start.clone()]);
    let mut all = vec![start.clone()];
    let mut next = 0;
    while let Some(table) = all.get(next).cloned() {
        next += 1;
        if table.is_over() {
            continue;
        }
        for (_, after) in every_end().flat_map(|end| results(&table, end)) {
            if met.insert(after.clone()) {
                all.push(after);
            }
        }
    }
    all
}

/// At each table the chances are those of the best turn by the chances after it, and where the game
/// is over they tell who has won.
fn assert_solved(text: &str, rules: RuleOptions) {
    let start = table(text, rules);
    let endings = Endings::solve(&mut foresight(), &start).expect("few tables");
    let tables = reached_from(&start);
    assert_eq!(endings.len(), tables.len(), "{text} by {rules:?}");
    let known = |table: &Table| endings.chances(table).expect("it can be reached");
    let network = &any_network(7, 1);
    for table in &tables {
        let expected: WinChances = if table.is_over() {
            chances(network, table, 0)
        } else {
            WinTurn::by(table, known).chances([0; 6])
        };
        for (found, expected) in known(table).iter().zip(expected) {
            assert!(
                (found - expected).abs() < 1e-8,
                "{table} of {text} by {rules:?}: {found} instead of {expected}"
            );
        }
    }
}

#[test]
fn every_table_to_the_end_has_the_chances_of_its_best_turn() {
    for text in [
        "*31 36 | - | grill 34",
        "22 | *25 | grill 30",
        "- | 36 | *- | grill 35",
    ] {
        assert_solved(text, USUAL);
    }
}

#[test]
fn house_rules_are_played_to_the_end_as_well() {
    for options in 0..16_u8 {
        let is_on = |bit: u8| options >> bit & 1 == 1;
        let rules = RuleOptions {
            turn_down_with_nothing_to_return: is_on(0),
            always_turn_down: is_on(1),
            compulsory_steal: is_on(2),
            any_lower_tile: is_on(3),
        };
        assert_solved("22 | - | grill 30", rules);
    }
}

#[test]
fn more_players_are_solved_as_well() {
    for players in 4..=7 {
        let others = " | -".repeat(players - 1);
        assert_solved(&format!("*28{others} | grill 29"), USUAL);
    }
}

/// The figure is that of a program of its own in another language, by value iteration over throws.
#[test]
fn the_end_of_a_game_with_three_tiles() {
    let table = table("*31 36 | - | grill 34", USUAL);
    let endings = Endings::solve(&mut foresight(), &table).expect("few tables");
    let chances = endings.chances(&table).expect("it is one of them");
    assert_near(chances[0], 0.463_806_056_903, 1e-9);
    assert_near(chances[1], 1.0 - chances[0], 1e-12);
    // What the turn is played for is made of the same chances.
    let prices = endings.prices(&table).expect("it is one of them");
    assert!(prices.is_exact);
    assert_near(foresight().mean(&table, &prices)[0], chances[0], 1e-9);
}

#[test]
fn where_too_much_can_come_after_it_a_table_is_left_to_the_network() {
    let table = table("21 | 22 | grill 25 26 27 28 29 30 31 32", USUAL);
    assert!(Endings::solve(&mut foresight(), &table).is_none());
}
