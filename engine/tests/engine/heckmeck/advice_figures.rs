//! Advice in worms against figures known from elsewhere: an article with its listings, and an
//! exact computation by other means.

use std::sync::Arc;

use rollwise_engine::heckmeck::learning::Structure;
use rollwise_engine::heckmeck::{
    Advice, Advisor, Dice, Outcome, Position, PriceList, PriceSolver, Table,
};

use super::common::{USUAL, all_others_on_the_grill, assert_near, table, tile};

fn advice(table: &Table, turn: &str) -> Advice {
    let turn = turn.parse().expect("a turn");
    Advisor::default()
        .advise(table, &turn)
        .expect("tiles are left")
}

/// What the first roll is worth for a price list.
fn at_the_start(prices: &PriceList, with_chances: bool) -> f64 {
    let mut solver = PriceSolver::from_structure(Arc::new(Structure::new(Dice::EIGHT)));
    let mut solution = solver.new_solution(with_chances);
    solution.reset_to(prices);
    solver.solve(&mut solution, [Position::start(Dice::EIGHT)]);
    solver
        .rolling(&solution, Position::start(Dice::EIGHT))
        .expect("a solved position")
}

/// A full grill and nothing to steal, with worms to lose: a list that no table has, as the tile
/// to lose would not be on the grill.
#[test]
fn the_first_roll_with_a_full_grill() {
    for (lost, expected) in [
        (0.0, 1.644_729_674_040),
        (1.0, 1.435_428_430_991),
        (2.0, 1.263_222_197_593),
        (3.0, 1.103_119_846_341),
        (4.0, 0.953_125_481_979),
    ] {
        let worms = |total| match total {
            0..=20 => -lost,
            21..=24 => 1.0,
            25..=28 => 2.0,
            29..=32 => 3.0,
            _ => 4.0,
        };
        let prices = PriceList {
            fail: -lost,
            totals: std::array::from_fn(worms),
        };
        for with_chances in [false, true] {
            assert_near(at_the_start(&prices, with_chances), expected, 1e-11);
        }
    }
}

#[test]
fn the_first_roll_of_two_players() {
    for (table, expected) in [
        (all_others_on_the_grill("- | 24", USUAL), 1.723_057_395),
        (all_others_on_the_grill("33 | -", USUAL), 0.941_093_408),
        (table("30 | 22 | grill 25 31 32", USUAL), 0.903_489_505),
    ] {
        let values = advice(&table, "| 8 dice").values;
        assert_near(values.roll.expect("dice are left"), expected, 1e-9);
        assert_eq!(values.stop, None);
    }
    let fresh = Table::fresh(2, USUAL).expect("two players");
    assert_near(advice(&fresh, "").values.value, 1.644_729_674_040, 1e-11);
}

/// The price list that the article prints (frozenfractal.com, "How to win at the game
/// Pickomino", 2015): the tiles marked there are away, the own top has two worms.
#[test]
fn the_printed_price_list() {
    let table = table("26 | - | grill 24 28 29 31 32 34 35 36", USUAL);
    let prices = PriceList::from(&table);
    let printed = [
        (0..=23, -2.0),
        (24..=27, 1.0),
        (28..=28, 2.0),
        (29..=33, 3.0),
        (34..=40, 4.0),
    ];
    assert_near(prices.fail, -2.0, 1e-15);
    for (totals, worms) in printed {
        for total in totals {
            assert_near(prices.totals[total], worms, 1e-15);
        }
    }
}

/// Not even a sign, which a page would show.
#[test]
fn nothing_to_lose_is_worth_nothing() {
    let table = table("- | 21 | grill 30", USUAL);
    let advice = advice(&table, "1 1 2 2 3 3 4 4");
    for value in [
        advice.prices.fail,
        advice.prices.totals[20],
        advice.values.value,
    ] {
        assert_eq!(value.to_bits(), 0.0_f64.to_bits());
    }
}

/// By the same article, stealing two worms is worth four of two players and three of three; of
/// more, two and a share of two.
#[test]
fn a_stolen_tile_is_worth_more_than_its_worms() {
    for (players, worth) in [(2, 4.0), (3, 3.0), (5, 2.5), (7, 2.0 + 1.0 / 3.0)] {
        let others = "- | ".repeat(players - 1);
        let table = table(&format!("{others} 27 | grill 21 26"), USUAL);
        let steal = Outcome::Steal {
            tile: tile(27),
            from: players - 1,
        };
        assert_near(steal.worms(&table), worth, 1e-15);
        let totals = PriceList::from(&table).totals;
        assert_near(totals[26], 2.0, 1e-15);
        assert_near(totals[27], worth, 1e-15);
        assert_near(totals[28], 2.0, 1e-15);
    }
}

/// The article's listing of a turn: own top 30, and 25, 31 and 32 on the grill. It does not say
/// what the opponent has; 23 on top gives all its numbers from the first worm on. (Before that
/// its program took a total without a worm for as good as one with.)
#[test]
fn the_listed_turn() {
    // As the article's program prints numbers: six significant digits.
    let printed = |value: f64| format!("{value:.*}", if value.abs() < 1.0 { 6 } else { 5 });
    let table = table("30 | 23 | grill 25 31 32", USUAL);
    for (turn, expected) in [
        ("3 w w", "0.246571"),
        ("3 4 w w", "-0.537772"),
        ("1 3 4 w w", "-0.503086"),
        ("1 2 3 4 w w", "-1.47222"),
    ] {
        let values = advice(&table, turn).values;
        assert_eq!(values.roll.map(printed).as_deref(), Some(expected));
        assert_near(values.stop.expect("dice are taken"), -3.0, 1e-15);
    }
    for (turn, expected) in [
        ("3 > 1 1 3 3 5 w w", vec![(6, "0.246571")]),
        (
            "3 w w > 1 2 2 3 4",
            vec![(1, "-0.632553"), (2, "-0.691101"), (4, "-0.537772")],
        ),
        (
            "3 4 w w > 1 4 5 w",
            vec![(1, "-0.503086"), (5, "-0.532793")],
        ),
        ("1 3 4 w w > 2 3 w", vec![(2, "-1.47222")]),
    ] {
        let choices = advice(&table, turn).values.choices;
        for (face, value) in expected {
            let choice = choices.iter().find(|choice| choice.face.number() == face);
            assert_eq!(printed(choice.expect("a face to take").value), value);
        }
    }
    assert_near(
        advice(&table, "1 2 3 4 w w > 3 4").values.value,
        -3.0,
        1e-15,
    );
}
