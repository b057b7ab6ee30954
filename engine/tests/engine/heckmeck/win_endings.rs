//! Who has won, and the last turns of a game, where nothing has to be estimated.

use std::sync::Arc;

use rollwise_engine::heckmeck::learning::{Foresight, Network, Structure};
use rollwise_engine::heckmeck::{
    Advisor, Dice, RuleOptions, Table, Turn, WinChances, chances_at_the_end,
};

use super::common::{USUAL, any_model, any_network, assert_near, table};
use super::win_oracle::{WinTurn, chances, is_exact};

fn foresight() -> Foresight {
    Foresight::from_structure(Arc::new(Structure::new(Dice::EIGHT)))
}

fn assert_all_near(found: &WinChances, expected: &WinChances, what: &str) {
    for (found, expected) in found.iter().zip(expected) {
        assert!(
            (found - expected).abs() < 1e-12,
            "{what}: {found} instead of {expected}"
        );
    }
}

/// Every combination of rule options.
fn all_rules() -> Vec<RuleOptions> {
    let mut all = Vec::new();
    for options in 0..16_u8 {
        let is_on = |bit: u8| options >> bit & 1 == 1;
        all.push(RuleOptions {
            turn_down_with_nothing_to_return: is_on(0),
            always_turn_down: is_on(1),
            compulsory_steal: is_on(2),
            any_lower_tile: is_on(3),
        });
    }
    all
}

/// A table of one stack, of the player to move, and a grill.
fn only_own(players: usize, own: &str, grill: &str, rules: RuleOptions) -> Table {
    let others = " | -".repeat(players - 1);
    table(&format!("{own}{others} | grill {grill}"), rules)
}

#[test]
fn a_finished_game_is_won() {
    let mut foresight = foresight();
    for (text, expected) in [
        // Most worms, wherever the winner sits and whoever would be next.
        ("21 22 | *36 | grill -", &[0.0, 1.0][..]),
        ("36 | 21 22 25 28 | - | grill -", &[0.0, 1.0, 0.0]),
        (
            "- | - | - | - | - | - | *21 | grill -",
            &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
        ),
        // Of equal worms the highest tile, wherever it lies in the stack.
        ("25 | 21 22 | grill -", &[1.0, 0.0]),
        ("36 21 | 29 28 | grill -", &[1.0, 0.0]),
        ("35 | 21 33 | 36 22 | - | grill -", &[0.0, 0.0, 1.0, 0.0]),
        // Nobody has a tile: a part for each.
        ("- | - | grill -", &[0.5, 0.5]),
        ("- | *- | - | - | grill -", &[0.25; 4]),
    ] {
        let table: Table = text.parse().expect("a table");
        let mut all = WinChances::default();
        all[..expected.len()].copy_from_slice(expected);
        assert_all_near(&chances_at_the_end(&table), &all, text);
        // However deep one looks, and whatever a network would say.
        for turns in 0..=2 {
            let (found, is_exact) = foresight.chances(&any_network(7, 1), &table, turns);
            assert!(is_exact, "{text}");
            assert_all_near(&found, &all, text);
        }
    }
}

/// The last tile is taken, or nobody has one: of the figures of seed 000, the chance to reach it.
#[test]
fn the_last_turn_of_a_game_without_tiles() {
    let mut advisor = Advisor::default();
    *advisor.model_mut() = any_model(3);
    for (last, reached) in [
        (21, 0.893_026_737_151),
        (25, 0.680_330_711_180),
        (31, 0.194_014_935_805),
        (36, 0.015_678_145_194),
    ] {
        for (players, part) in [(2, 1.0 / 2.0), (3, 1.0 / 3.0), (7, 1.0 / 7.0)] {
            let table = only_own(players, "*-", &last.to_string(), USUAL);
            for turns in [1, 2] {
                let advice = advisor.advise_to_win(&table, &Turn::start(), turns);
                let advice = advice.expect("the network is known");
                assert!(advice.is_exact);
                let nobody = (1.0 - reached) * part;
                assert_near(advice.chances[0], reached + nobody, 1e-12);
                for other in 1..players {
                    assert_near(advice.chances[other], nobody, 1e-12);
                }
            }
        }
    }
}

/// All that advice says about the whole turn and some positions of it, against plain recursion.
fn assert_exact(advisor: &mut Advisor, table: &Table, turns: u8) {
    // No network is asked: any one will do.
    let unasked = Network::zero(7);
    let mut oracle = WinTurn::new(&unasked, table, turns);
    for taken in [
        [0; 6],
        [0, 0, 0, 0, 0, 4],
        [0, 0, 0, 0, 3, 1],
        [1, 0, 0, 2, 2, 2],
        [0, 0, 0, 4, 4, 0],
    ] {
        let turn = Turn::new(taken, None, 8).expect("a turn");
        let advice = advisor.advise_to_win(table, &turn, turns);
        let advice = advice.expect("the network is known");
        let what = format!("{turn} on {table} by {:?}", table.rules());
        assert!(advice.is_exact, "{what}");
        assert_all_near(&advice.chances, &oracle.chances(taken), &what);
        let what = format_args!("{what}");
        oracle.oracle.assert_unrolled(taken, &advice.advice, what);
    }
}

#[test]
fn games_that_end_with_the_turn_are_known_exactly() {
    let mut advisor = Advisor::default();
    *advisor.model_mut() = any_model(4);
    for rules in all_rules() {
        if rules.turn_down_with_nothing_to_return {
            for (players, grill) in [(2, "24"), (3, "33"), (6, "29")] {
                let table = only_own(players, "*-", grill, rules);
                assert_exact(&mut advisor, &table, 1);
                assert_exact(&mut advisor, &table, 2);
            }
        }
    }
}

/// To fail gives one's own tile back, and leaves the next player the last turn.
#[test]
fn games_that_end_with_the_next_turn_are_known_exactly_two_turns_deep() {
    let mut advisor = Advisor::default();
    *advisor.model_mut() = any_model(5);
    let mut met = 0;
    for rules in all_rules() {
        for (players, own, grill) in [
            (2, "*22", "30"),
            (3, "*21", "36"),
            (7, "*28", "29"),
            // The tile that is given back is the highest: it is turned down in the shorter game
            // alone.
            (2, "*30", "22"),
            (4, "*33", "32"),
        ] {
            let table = only_own(players, own, grill, rules);
            assert!(!is_exact(&table, 1));
            if is_exact(&table, 2) {
                assert_exact(&mut advisor, &table, 2);
                met += 1;
            }
        }
    }
    // Of sixteen sets of rules, eight turn a tile down where nothing is returned: there the first
    // three tables are met in each, the others in half of them.
    assert_eq!(met, 3 * 8 + 2 * 4);
}

/// Small tables of all kinds: stacks by seat, and the grill.
const SMALL: [&str; 12] = [
    "- | - | grill 21",
    "- | - | grill 35 36",
    "22 | - | grill 30",
    "- | 22 | grill 30",
    "30 | - | grill 22",
    "22 25 | - | grill 30",
    "22 | 25 | grill 30",
    "22 | - | grill 29 30",
    "- | - | - | grill 36",
    "- | *36 | - | grill 35",
    "- | 36 | *- | grill 35",
    "- | - | - | *24 | - | - | - | grill 30",
];

#[test]
fn chances_are_exact_where_every_end_ends_the_game_and_nowhere_else() {
    let mut foresight = foresight();
    let network = any_network(7, 6);
    let mut exact = [0; 3];
    for text in SMALL {
        for rules in all_rules() {
            let table = table(text, rules);
            for turns in 0..=2_u8 {
                let expected = is_exact(&table, turns);
                let (found, is_exact) = foresight.chances(&network, &table, turns);
                assert_eq!(is_exact, expected, "{text}, {turns} turns by {rules:?}");
                assert_near(found.iter().sum(), 1.0, 1e-12);
                if turns > 0 {
                    let prices = foresight.prices(&network, &table, turns);
                    assert_eq!(prices.is_exact, expected);
                    exact[usize::from(turns)] += usize::from(expected);
                }
                // Where nothing is estimated, another network says the same.
                if expected {
                    let (same, _) = foresight.chances(&Network::zero(7), &table, turns);
                    assert_all_near(&same, &found, text);
                    assert_all_near(&chances(&network, &table, turns), &found, text);
                }
            }
        }
    }
    // One tile and no stack, by eight sets of rules; two turns deep also one tile that is lost.
    assert_eq!(exact, [0, 2 * 8, 2 * 8 + 2 * 8 + 2 * 4]);
}
