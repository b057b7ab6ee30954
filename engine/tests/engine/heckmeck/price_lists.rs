//! Turns for any price list, also where a tile is worth less than to fail, against plain recursion
//! over throws.

use std::cell::RefCell;
use std::sync::Arc;

use proptest::prelude::*;
use rollwise_engine::heckmeck::learning::Structure;
use rollwise_engine::heckmeck::{
    Dice, Outcome, Position, PriceList, PriceSolver, Solution, TOTALS, Table, TotalChances, Turn,
};

use super::common::{Counts, any_table};
use super::turn_oracle::{Oracle, Play, assert_near, over, rolls};

/// A solver with its rooms: without chances, and with them.
struct Rooms {
    solver: PriceSolver,
    plain: Solution,
    full: Solution,
}

thread_local! {
    /// The same for all lists, so that what is solved for one has to be forgotten for the next.
    static ROOMS: RefCell<Rooms> = Rooms::new().into();
}

impl Rooms {
    fn new() -> Rooms {
        let solver = PriceSolver::from_structure(Arc::new(Structure::new(Dice::EIGHT)));
        Rooms {
            plain: solver.new_solution(false),
            full: solver.new_solution(true),
            solver,
        }
    }

    /// Every position by a list, in both rooms.
    fn compare(&mut self, prices: &PriceList) {
        let mut oracle = oracle(prices);
        let Rooms {
            solver,
            plain,
            full,
        } = self;
        for room in [&mut *plain, &mut *full] {
            room.reset_to(prices);
            assert_eq!(solver.best(room, Position::start(Dice::EIGHT)), None);
            solver.solve(room, [Position::start(Dice::EIGHT)]);
            assert_eq!(room.prices(), prices);
        }
        for &taken in (0..=8).flat_map(|dice| rolls(dice).keys()) {
            let position = position(taken);
            let what = format_args!("{taken:?} by {prices:?}");
            let best = oracle.unrolled(taken);
            let rolling = (!over(taken)).then(|| oracle.rolling(taken).worth);
            for room in [&*plain, &*full] {
                let found = solver.best(room, position).expect("it is solved");
                assert_near(found, best.worth, what);
                let found = solver.rolling(room, position);
                assert_eq!(found.is_some(), rolling.is_some(), "{what}");
                assert_near(found.unwrap_or(0.0), rolling.unwrap_or(0.0), what);
            }
            assert_eq!(solver.total_chances(plain, position), None);
            // Going through a whole turn takes a while.
            if best.ends[21] > 0.0 || taken == [0; 6] {
                let chances = solver.total_chances(full, position);
                assert_chances(prices, &chances.expect("it is solved"), &best);
            }
        }
    }
}

/// The chances are those of the oracle, add up to 1, and have the worth of best play as their mean.
fn assert_chances(prices: &PriceList, chances: &TotalChances, play: &Play) {
    let all = || chances.totals.into_iter().chain([chances.nothing]);
    let worths = prices.totals.into_iter().chain([prices.fail]);
    let what = format_args!("{prices:?}");
    for (found, expected) in all().zip(play.ends) {
        assert_near(found, expected, what);
    }
    assert_near(all().sum(), 1.0, what);
    let mean = all().zip(worths).map(|(chance, worth)| chance * worth);
    assert_near(mean.sum(), play.worth, what);
}

fn oracle(prices: &PriceList) -> Oracle {
    let mut totals = prices.totals.into_iter();
    // The last end is to fail.
    Oracle::new(&[(); TOTALS + 1].map(|()| (Outcome::Fail, totals.next().unwrap_or(prices.fail))))
}

fn position(taken: Counts) -> Position {
    Turn::new(taken, None, 8).expect("a turn").position()
}

fn any_prices(number: impl Strategy<Value = f64> + Clone) -> impl Strategy<Value = PriceList> {
    let totals = prop::collection::vec(number.clone(), TOTALS);
    (number, totals).prop_map(|(fail, totals)| PriceList {
        fail,
        totals: totals.try_into().expect("so many"),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// Half of the totals are worth less than to fail, or all, or none.
    #[test]
    fn every_position_by_any_prices(prices in any_prices(-1.0..1.0)) {
        ROOMS.with_borrow_mut(|rooms| rooms.compare(&prices));
    }

    /// So few different prices that many options are worth the same.
    #[test]
    fn every_position_by_prices_that_are_often_equal(
        prices in any_prices(prop::sample::select(vec![-1.0, 0.0, 1.0])),
    ) {
        ROOMS.with_borrow_mut(|rooms| rooms.compare(&prices));
    }

    /// Some tiles of a table are worth less than to fail, the others what they are worth in worms.
    #[test]
    fn every_position_where_some_tiles_are_better_left(
        table in any_table(),
        left in prop::collection::vec(0..16_u8, 1..5),
    ) {
        let mut prices = PriceList::from(&table);
        for place in left {
            prices.totals[usize::from(21 + place)] = prices.fail - 0.5;
        }
        ROOMS.with_borrow_mut(|rooms| rooms.compare(&prices));
    }
}

/// Failing is better than any tile: whoever may stops without a worm, and rolls where one is taken.
#[test]
fn where_every_tile_is_worth_less_than_to_fail() {
    let prices = PriceList {
        fail: 0.5,
        totals: [0.25; TOTALS],
    };
    ROOMS.with_borrow_mut(|rooms| rooms.compare(&prices));
    ROOMS.with_borrow_mut(|rooms| {
        let Rooms { solver, full, .. } = rooms;
        full.reset_to(&prices);
        let start = Position::start(Dice::EIGHT);
        solver.solve(full, [start]);
        let best = solver.best(full, start).expect("it is solved");
        // Only eight worms at once force a worm on the first roll.
        let eight_worms = 6.0_f64.powi(-8);
        assert_near(best, 0.5 - 0.25 * eight_worms, format_args!("the start"));
        let chances = solver.total_chances(full, start).expect("with chances");
        assert_near(chances.totals[40], eight_worms, format_args!("the start"));
    });
}

/// All prices higher by a number: all worths are, and nothing else changes.
#[test]
fn a_number_added_to_all_prices_changes_no_play() {
    let table: Table = "24 | 33 21 | - | grill 25 26 30 35"
        .parse()
        .expect("a table");
    let prices = PriceList::from(&table);
    let start = Position::start(Dice::EIGHT);
    let solve = |by: f64| {
        let prices = PriceList {
            fail: prices.fail + by,
            totals: prices.totals.map(|price| price + by),
        };
        ROOMS.with_borrow_mut(|Rooms { solver, full, .. }| {
            full.reset_to(&prices);
            solver.solve(full, [start]);
            let chances = solver.total_chances(full, start).expect("with chances");
            (solver.best(full, start).expect("it is solved"), chances)
        })
    };
    let (worth, chances) = solve(0.0);
    for by in [-10.0, -0.125, 3.0] {
        let (other, same) = solve(by);
        assert_near(other, worth + by, format_args!("{by}"));
        for (found, expected) in same.totals.into_iter().zip(chances.totals) {
            assert_near(found, expected, format_args!("{by}"));
        }
    }
}

/// A position may hold a total that no turn has: then it is worth a failed turn, as nothing is known
/// of it.
#[test]
fn totals_that_no_turn_has() {
    let table: Table = "*30 | 22 | grill 25 31 32".parse().expect("a table");
    let prices = PriceList::from(&table);
    let mut position = "5 5 w".parse::<Turn>().expect("a turn").position();
    for total in [41, 200, 255] {
        position.total = total;
        assert_near(
            prices.of_stopping(position),
            prices.fail,
            format_args!("{total}"),
        );
    }
}
