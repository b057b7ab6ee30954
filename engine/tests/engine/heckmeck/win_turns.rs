//! Turns played for the win: prices, the worth of every choice and everybody's chances, against
//! plain recursion over throws and over what the rules allow. What the networks say is of no
//! importance.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rollwise_engine::heckmeck::learning::{Endings, Foresight, Network, Structure};
use rollwise_engine::heckmeck::{
    Action, Advisor, Dice, Outcome, PlayError, RuleOptions, Table, TableStateError, Turn,
    WinAdvice, WinChances,
};

use super::common::{Counts, USUAL, any_model, assert_near, table, tile};
use super::sheet::Sheet;
use super::turn_oracle::{left, over, rolls};
use super::win_oracle::{WinTurn, chances, every_end, results};

const STEALING_IS_COMPULSORY: RuleOptions = RuleOptions {
    compulsory_steal: true,
    ..USUAL
};

const ANY_LOWER_TILE: RuleOptions = RuleOptions {
    any_lower_tile: true,
    ..USUAL
};

const TABLES: [&str; 6] = [
    // The start, and the end of a game for two.
    "- | - | grill 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36",
    "*30 | 22 | grill 25 31 32",
    // A steal of the next tile below: there is a choice, by compulsory stealing none.
    "22 36 | *23 21 | grill 24 33",
    "21 36 | 23 | *26 30 | grill 28 31",
    // One tile is left: to take it ends the game, to steal does not.
    "24 | *33 21 | - | 22 23 29 | grill 27",
    // As many steals as there can be.
    "27 | 21 | 22 | *26 | 28 | 31 | 34 | grill 23 25 32 33",
];

/// What a table has shown of what there is to see.
#[derive(Default)]
struct Seen {
    /// Tiles that are worth less than to fail.
    worse_than_failing: u32,
    /// Steals that are better left.
    left: u32,
    /// Tiles of the grill that are worth less than a lower one.
    lower: u32,
}

impl Seen {
    fn look(&mut self, table: &Table, oracle: &WinTurn) {
        let (sheet, fail) = (Sheet::copy(table), oracle.ends[41].1);
        for (end, &(outcome, worth)) in every_end().zip(&oracle.ends) {
            self.worse_than_failing += u32::from(outcome != Outcome::Fail && worth < fail);
            let first = sheet.outcome(end);
            let is_steal = matches!(first, Outcome::Steal { .. });
            self.left += u32::from(first != outcome && is_steal);
            self.lower += u32::from(first != outcome && !is_steal);
            let is_free = match first {
                Outcome::Steal { .. } => !table.rules().compulsory_steal,
                _ => table.rules().any_lower_tile,
            };
            assert!(first == outcome || is_free);
        }
    }
}

/// The advice for a turn at a table.
struct Asked<'a> {
    advisor: &'a mut Advisor,
    table: &'a Table,
    turns: u8,
}

impl Asked<'_> {
    fn advice(&mut self, taken: Counts, roll: Option<Counts>) -> (Turn, WinAdvice) {
        let turn = Turn::new(taken, roll, 8).expect("a turn");
        let advice = self.advisor.advise_to_win(self.table, &turn, self.turns);
        (turn, advice.expect("the network is known"))
    }

    /// Everybody's chances add up to 1, and that of the player to move is the worth of the best
    /// action.
    fn assert_chances(&self, advice: &WinAdvice, expected: &[f64], what: &Turn) {
        for (found, expected) in advice.chances.iter().zip(expected) {
            let difference = (found - expected).abs();
            assert!(difference < 1e-12, "{what}: {found} instead of {expected}");
        }
        assert_near(advice.chances.iter().sum(), 1.0, 1e-12);
        let own = advice.chances[self.table.to_move()];
        assert_near(own, advice.advice.values.value, 1e-12);
    }

    fn compare(&mut self, oracle: &mut WinTurn, taken: Counts) {
        let (turn, advice) = self.advice(taken, None);
        let what = format_args!("{turn} on {}", self.table);
        let advised = &advice.advice;
        let prices = advised.prices.totals.iter().chain([&advised.prices.fail]);
        let outcomes = advised.outcomes.iter().chain([&Outcome::Fail]);
        for ((&outcome, &price), end) in outcomes.zip(prices).zip(oracle.ends) {
            assert_eq!(outcome, end.0, "{what}");
            assert_near(price, end.1, 1e-12);
        }
        oracle.oracle.assert_unrolled(taken, advised, what);
        self.assert_chances(&advice, &oracle.chances(taken), &turn);
    }

    fn compare_rolled(&mut self, oracle: &mut WinTurn, taken: Counts, roll: Counts) {
        let (turn, advice) = self.advice(taken, Some(roll));
        let what = format_args!("{turn} on {}", self.table);
        oracle
            .oracle
            .assert_rolled(taken, roll, &advice.advice, what);
        let play = oracle.oracle.rolled(taken, roll);
        self.assert_chances(&advice, &oracle.chances_of(&play), &turn);
    }

    /// Every turn with up to one die left, and some of all others that have begun.
    fn compare_begun(&mut self, oracle: &mut WinTurn) {
        for (nth, &taken) in (0..=8).flat_map(|dice| rolls(dice).keys()).enumerate() {
            let sampled = nth % 37 == 0;
            if left(taken) > 1 && !sampled {
                continue;
            }
            if taken != [0; 6] {
                self.compare(oracle, taken);
            }
            if !over(taken) {
                let rolls = rolls(left(taken)).keys().skip(nth % 7).step_by(29);
                for &roll in rolls {
                    self.compare_rolled(oracle, taken, roll);
                }
            }
        }
    }
}

#[test]
fn every_choice_is_worth_what_plain_recursion_says() {
    let [mut usual, mut compulsory, mut any_lower] = [(); 3].map(|()| Seen::default());
    let mut advisor = Advisor::default();
    for seed in 0..2 {
        *advisor.model_mut() = any_model(seed);
        for text in TABLES {
            for (rules, seen) in [
                (USUAL, &mut usual),
                (STEALING_IS_COMPULSORY, &mut compulsory),
                (ANY_LOWER_TILE, &mut any_lower),
            ] {
                let table = table(text, rules);
                let network = advisor.model().network(table.players());
                let network = Arc::clone(network.expect("it is known"));
                let mut oracle = WinTurn::new(&network, &table, 1);
                seen.look(&table, &oracle);
                let mut asked = Asked {
                    advisor: &mut advisor,
                    table: &table,
                    turns: 1,
                };
                asked.compare(&mut oracle, [0; 6]);
                asked.compare_begun(&mut oracle);
            }
        }
    }
    assert!(usual.worse_than_failing > 10 && compulsory.worse_than_failing > 10);
    assert!(usual.left > 2 && compulsory.left == 0);
    assert!(usual.lower == 0 && any_lower.lower > 10);
}

/// Chances of all players before a turn: solved where that can be, else as deep as advice is, two
/// turns where this one has few results.
fn before(foresight: &mut Foresight, network: &Network, table: &Table) -> WinChances {
    let solved = Endings::solve(foresight, table).and_then(|endings| endings.chances(table));
    solved.unwrap_or_else(|| {
        let results: BTreeSet<Outcome> = every_end()
            .flat_map(|end| results(table, end))
            .map(|(outcome, _)| outcome)
            .collect();
        chances(network, table, 1 + u8::from(results.len() <= 8))
    })
}

#[test]
fn two_turns_deep_as_well() {
    let mut advisor = Advisor::default();
    *advisor.model_mut() = any_model(8);
    let mut foresight = Foresight::from_structure(Arc::new(Structure::new(Dice::EIGHT)));
    // More can come after them than is solved to the end.
    for (text, is_deep_before) in [
        ("*24 27 | 22 26 35 | grill 25 30 33", true),
        ("26 | *22 | - | grill 23 31 34", true),
        ("24 | *21 33 | grill 22 23 25 26 28 30 31", false),
    ] {
        for rules in [USUAL, STEALING_IS_COMPULSORY, ANY_LOWER_TILE] {
            let table = table(text, rules);
            let network = advisor.model().network(table.players());
            let network = Arc::clone(network.expect("it is known"));
            let mut asked = Asked {
                advisor: &mut advisor,
                table: &table,
                turns: 2,
            };
            let deep = 1 + u8::from(is_deep_before);
            asked.compare(&mut WinTurn::new(&network, &table, deep), [0; 6]);
            let mut oracle = WinTurn::by(&table, |next| before(&mut foresight, &network, next));
            let one_deep = WinTurn::new(&network, &table, 1);
            assert_ne!(oracle.ends[41], one_deep.ends[41]);
            let (_, begun) = asked.advice([0, 0, 0, 0, 2, 0], None);
            assert!(!begun.is_exact);
            asked.compare_begun(&mut oracle);
        }
    }
}

/// What may end a turn is worth, to everybody, what advice says to the next player before the first roll.
#[test]
fn a_certain_result_is_worth_what_the_table_after_it_is() {
    let mut advisor = Advisor::default();
    *advisor.model_mut() = any_model(13);
    let mut seen = BTreeMap::new();
    for text in TABLES {
        let table = table(text, USUAL);
        let mover = table.to_move();
        for turn in [
            "5 5 5 w w",
            "4 4 4 4 5 5",
            "w w w 5 5 1 1 1",
            "2 2 3 3 4 w w w",
            "3 4 w w w w w > 3",
            "1 1 2 5 5 5 w > 4",
            "5 5 5 5 w w > 1 w",
            "5 5 5 w w w > 4 4",
        ] {
            let turn: Turn = turn.parse().expect("a turn");
            let advice = advisor.advise_to_win(&table, &turn, 2);
            let WinAdvice {
                advice, chances, ..
            } = advice.expect("the network is known");
            let mut later = |outcome: Outcome| {
                let mut next = table.clone();
                next.play(outcome).expect("an outcome of the turn");
                if next.is_over() {
                    return None;
                }
                let advice = advisor.advise_to_win(&next, &Turn::start(), 2);
                Some(advice.expect("the network is known").chances)
            };
            let stops = match turn.roll() {
                None => vec![turn.position()],
                Some(_) => turn.options().map(|(_, _, after)| after).collect(),
            };
            for position in stops {
                let outcome = position
                    .stop_total()
                    .map_or(Outcome::Fail, |total| advice.outcomes[usize::from(total)]);
                let Some(later) = later(outcome) else {
                    continue;
                };
                let what = format!("{turn} on {table}: {outcome:?}");
                let price = advice.prices.of_stopping(position);
                assert!((price - later[mover]).abs() < 1e-12, "{what}");
                let is_now = turn.roll().is_none() && advice.values.best == Action::Stop;
                if is_now {
                    for (found, later) in chances.iter().zip(later) {
                        assert!((found - later).abs() < 1e-12, "{what}");
                    }
                }
                *seen.entry((outcome == Outcome::Fail, is_now)).or_insert(0) += 1;
            }
            if advice.values.best == Action::Bust
                && let Some(later) = later(Outcome::Fail)
            {
                for (found, later) in chances.iter().zip(later) {
                    assert!((found - later).abs() < 1e-12, "{turn} on {table}");
                }
                *seen.entry((true, true)).or_insert(0) += 1;
            }
        }
    }
    assert!(
        seen.len() == 4 && seen.values().all(|&times| times > 2),
        "{seen:?}"
    );
}

/// Near the end of a game the network has no say, however deep it is asked: the advice is by the
/// chances of the tables after each end of the turn, and those are solved. They stay known when the
/// game goes on.
#[test]
fn the_end_of_a_game_is_advised_exactly() {
    for (text, rules) in [
        ("*31 36 | - | grill 34", USUAL),
        ("22 | *25 | grill 30", STEALING_IS_COMPULSORY),
        ("22 | *- | grill 25 30", ANY_LOWER_TILE),
        ("*28 | - | - | - | grill 29", USUAL),
    ] {
        let start = table(text, rules);
        let mut foresight = Foresight::from_structure(Arc::new(Structure::new(Dice::EIGHT)));
        let endings = Endings::solve(&mut foresight, &start).expect("few tables");
        let known = |table: &Table| endings.chances(table).expect("it can be reached");
        let mut advisor = Advisor::default();
        let mut later = start.clone();
        later.play(Outcome::Fail).expect("an outcome of the turn");
        for table in [&start, &later] {
            let mut oracle = WinTurn::by(table, known);
            for (turns, seed) in [(1, 20), (2, 21), (2, 22)] {
                *advisor.model_mut() = any_model(seed);
                let mut asked = Asked {
                    advisor: &mut advisor,
                    table,
                    turns,
                };
                let (_, advice) = asked.advice([0; 6], None);
                assert!(advice.is_exact, "{table}");
                asked.compare(&mut oracle, [0; 6]);
                asked.compare(&mut oracle, [0, 0, 0, 0, 2, 1]);
                asked.compare_rolled(&mut oracle, [0, 0, 0, 0, 2, 1], [1, 2, 1, 1, 0, 0]);
            }
        }
    }
}

/// Alone, without an advisor: what each outcome leaves everybody, how likely it is, and the mean.
#[test]
fn foresight_says_what_a_turn_leaves_everybody() {
    let mut foresight = Foresight::from_structure(Arc::new(Structure::new(Dice::EIGHT)));
    let model = any_model(9);
    for text in TABLES {
        let table = table(text, USUAL);
        let network = model.network(table.players()).expect("it is known");
        let mut oracle = WinTurn::new(network, &table, 1);
        let prices = foresight.prices(network, &table, 1);
        assert_eq!(prices.after.len(), oracle.after.len(), "{text}");
        for (outcome, expected) in &oracle.after {
            for (found, expected) in prices.after(*outcome).iter().zip(expected) {
                assert_near(*found, *expected, 0.0);
            }
        }
        let distribution = foresight.distribution(&prices);
        let expected = oracle.distribution([0; 6]);
        assert_eq!(distribution.len(), expected.len(), "{text}");
        for (&(outcome, chance), (other, expected)) in distribution.iter().zip(expected) {
            assert_eq!(outcome, other, "{text}");
            assert_near(chance, expected, 1e-12);
        }
        // No turn deep, the network is asked about the table itself.
        let (at_once, is_exact) = foresight.chances(network, &table, 0);
        assert_eq!((at_once, is_exact), (network.chances(&table), false));
        // What can't happen leaves nobody anything.
        let impossible = Outcome::Steal {
            tile: tile(21),
            from: table.to_move(),
        };
        assert_near(prices.after(impossible).iter().sum(), 0.0, 0.0);
    }
}

/// Of two players the second has what the first leaves: their mean takes no distribution.
#[test]
fn the_mean_of_a_turn_is_the_same_by_every_way() {
    let mut foresight = Foresight::from_structure(Arc::new(Structure::new(Dice::EIGHT)));
    let model = any_model(12);
    for text in TABLES {
        let table = table(text, USUAL);
        let network = model.network(table.players()).expect("it is known");
        let prices = foresight.prices(network, &table, 1);
        let by_outcomes = prices.mean(&foresight.distribution(&prices));
        let mean = foresight.mean(&table, &prices);
        let (at_once, is_exact) = foresight.chances(network, &table, 1);
        assert!(!is_exact);
        let expected = chances(network, &table, 1);
        for player in 0..7 {
            for found in [by_outcomes, mean, at_once] {
                assert_near(found[player], expected[player], 1e-12);
            }
        }
    }
}

/// What was asked before makes no difference.
#[test]
fn advice_is_the_same_in_any_order() {
    let tables = TABLES.map(|text| table(text, USUAL));
    let turns: [Turn; 3] =
        ["", "5 5 w", "5 > 1 2 2 w w 4 4"].map(|text| text.parse().expect("a turn"));
    let mut known = Advisor::default();
    *known.model_mut() = any_model(10);
    for (nth, table) in tables
        .iter()
        .enumerate()
        .chain(tables.iter().enumerate().rev())
    {
        for turn in &turns {
            for depth in [1, 1 + u8::from(nth == 1)] {
                let mut fresh = Advisor::default();
                *fresh.model_mut() = any_model(10);
                let expected = fresh.advise_to_win(table, turn, depth);
                assert_eq!(known.advise_to_win(table, turn, depth), expected);
                // Advice for worms between.
                assert!(known.advise(table, turn).is_ok());
            }
        }
    }
}

#[test]
fn no_advice_without_a_network_or_a_turn() {
    let mut advisor = Advisor::default();
    let fresh = Table::fresh(5, USUAL).expect("five players");
    let refused = advisor.advise_to_win(&fresh, &Turn::start(), 2);
    let refused = refused.expect_err("no network is known");
    assert!(matches!(refused, PlayError::NotLearned(_)), "{refused}");
    assert_eq!(
        refused.to_string(),
        "what was learned for games of 5 players is not loaded"
    );
    let finished = table("21 | 22 | grill -", USUAL);
    let six_dice: Turn = "5 w | 6 dice".parse().expect("a turn");
    // What the turn can't be comes first; a network changes nothing about that.
    for seed in [None, Some(11)] {
        if let Some(seed) = seed {
            *advisor.model_mut() = any_model(seed);
        }
        for (table, turn, expected) in [
            (&finished, Turn::start(), TableStateError::Over),
            (&fresh, six_dice, TableStateError::Dice(6)),
        ] {
            let words = expected.to_string();
            let refused = advisor.advise_to_win(table, &turn, 1);
            let refused = refused.expect_err("no turn of this table");
            assert_eq!(refused, PlayError::Table(expected));
            assert_eq!(refused.to_string(), words);
        }
    }
    assert!(advisor.advise_to_win(&fresh, &Turn::start(), 1).is_ok());
}
