//! Advice against an oracle that shares no code with it: the rules of the table read anew, and
//! plain recursion over throws, for every turn there is on some tables.

use std::fmt::Arguments;

use rollwise_engine::heckmeck::{Advice, Advisor, Table, Turn};

use super::sheet::Sheet;
use super::turn_oracle::{Ends, Oracle, assert_near, over, rolls};

/// The first player to move.
const TABLES: [&str; 6] = [
    // Nothing to lose, nothing to steal.
    "- | - | grill 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36",
    // The end of a game: a lot to lose, one steal below the grill, one between its tiles.
    "21 36 | 23 | 26 30 | grill 28 31",
    // One worm to lose; steals of the lowest tile and of one between those on the grill.
    "24 | 33 21 | - | 22 23 29 | grill 25 26 30 35",
    // One tile; the higher totals are worth nothing more.
    "29 25 | - | grill 22",
    // Out of reach but for the luckiest.
    "- | 21 22 | 35 | grill 36",
    // As many steals as there can be.
    "27 | 21 | 22 | 26 | 28 | 31 | 34 | grill 23 25 32 33",
];

/// What each end of a turn brings and is worth, in worms.
fn ends(sheet: &Sheet) -> Ends {
    let mut totals = (0..=40).map(Some);
    [(); 42].map(|()| {
        let total = totals.next().flatten();
        (sheet.outcome(total), sheet.worth(total))
    })
}

/// Every turn with this many dice left, rolled and not.
fn compare(text: &str, dice_left: std::ops::RangeInclusive<usize>) {
    let table: Table = text.parse().expect("a table");
    let sheet = Sheet::copy(&table);
    let mut oracle = Oracle::new(&ends(&sheet));
    let mut advisor = Advisor::default();
    for left in dice_left {
        for &taken in rolls(8 - left).keys() {
            let turn = Turn::new(taken, None, 8).expect("a turn");
            let what = format_args!("{text}: {turn}");
            let advice = advisor.advise(&table, &turn).expect("tiles are left");
            assert_prices(&sheet, &advice, what);
            oracle.assert_unrolled(taken, &advice, what);
            if over(taken) {
                continue;
            }
            for &roll in rolls(left).keys() {
                let turn = Turn::new(taken, Some(roll), 8).expect("a turn");
                let what = format_args!("{text}: {turn}");
                let advice = advisor.advise(&table, &turn).expect("tiles are left");
                oracle.assert_rolled(taken, roll, &advice, what);
            }
        }
    }
}

fn assert_prices(sheet: &Sheet, advice: &Advice, what: Arguments<'_>) {
    assert_near(advice.prices.fail, sheet.worth(None), what);
    for (total, (&outcome, &price)) in (0..).zip(advice.outcomes.iter().zip(&advice.prices.totals))
    {
        assert_eq!(outcome, sheet.outcome(Some(total)), "{what}");
        assert_near(price, sheet.worth(Some(total)), what);
    }
}

#[test]
fn every_turn_with_up_to_three_dice_left() {
    for table in TABLES {
        compare(table, 0..=3);
    }
}

#[test]
fn every_turn_with_four_dice_left_and_more() {
    for table in &TABLES[1..3] {
        compare(table, 4..=8);
    }
}
