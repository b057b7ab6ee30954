//! The solution of the games of one and two columns beside other methods. The same code solves the
//! game of three.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use engine::decide::Decide;
use engine::dice::Face;
use engine::knucklebones::learning::State;
use engine::knucklebones::{
    Board, Duel, GameResult, Knucklebones, Position, Strategy, View, Weights,
};
use engine::series::Series;
use train::knucklebones::solution::bounds::{Bounds, ONE, Ties};
use train::knucklebones::solution::equations;
use train::knucklebones::solution::order::{Columns, Order, Row};
use train::knucklebones::solution::player::Perfect;
use train::knucklebones::solution::proof;
use train::knucklebones::solution::solved::Solution;
use train::knucklebones::solution::solving::Solving;
use train::knucklebones::solution::survey;

use super::plain::{Plain, random_positions_from};
use super::solved::solve_one_column;
use super::two_columns::TwoColumns;

/// Width of bounds that games are solved to, in shares of wins.
pub const WIDTH: f64 = 1e-6;

/// A game of two columns: the third is full, with ten points on either side.
pub const TWO_COLUMNS: &str = "___/___/611 v ___/___/532";

pub fn position(text: &str) -> Position {
    text.parse().expect(text)
}

/// A file of a test.
pub fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "far below 2³²"
)]
pub fn begin(columns: u8) -> Solving {
    let columns = Columns::new(columns).expect("1 to 3");
    Solving::new(columns, Ties::Half, (WIDTH * f64::from(ONE)) as u32).expect("enough memory")
}

/// Sweeps until the game is solved.
pub fn solve(mut solving: Solving, threads: usize) -> Solving {
    while solving.sweep(threads) > solving.goal() {}
    solving
}

/// The game of two columns, solved once for all tests.
pub fn two_columns() -> &'static Arc<Solution> {
    static SOLVED: LazyLock<Arc<Solution>> = LazyLock::new(|| {
        let path = file("two-columns");
        let solving = solve(begin(2), 2);
        solving.finish(&path).expect("a file");
        Arc::new(Solution::open(&path).expect("a solution"))
    });
    &SOLVED
}

fn share(solving: &Solving, position: Position) -> Bounds {
    solving.bounds()[solving.order().place(position.into()) - solving.first()]
}

/// A position of the game of one column, as the solution has it: the others are full, with ten
/// points on either side.
fn alone(one_column: Position) -> Position {
    let full = position("___/611/611 v ___/532/532");
    let board = |of: Board, full: Board| Board([of.0[0], full.0[1], full.0[2]]);
    let mine = board(one_column.mine(), full.mine());
    let theirs = board(one_column.theirs(), full.theirs());
    Position::new(mine, theirs).expect("a legal position")
}

#[test]
fn the_game_of_one_column_is_what_value_iteration_finds() {
    let solving = solve(begin(1), 1);
    let positions = solve_one_column();
    assert!(positions.len() > 800, "{}", positions.len());
    for (one_column, [exact, _]) in positions {
        let found = share(&solving, alone(one_column));
        assert!(
            (found.share() - exact).abs() < WIDTH,
            "{one_column}: {found:?}, not {exact}"
        );
        let [low, high] = [found.low, found.high].map(|bound| f64::from(bound) / f64::from(ONE));
        assert!(
            low <= exact && exact <= high,
            "{one_column}: {found:?} don't hold {exact}"
        );
    }
}

/// Shares of the player to move if ties are lost, and if they are won, by value iteration.
fn one_column_with_ties_given() -> HashMap<Position, [f64; 2]> {
    let positions: Vec<Position> = solve_one_column().into_keys().collect();
    let mut values: HashMap<_, _> = positions
        .iter()
        .map(|&position| (position, [0.5; 2]))
        .collect();
    loop {
        let mut change = 0.0_f64;
        for &position in &positions {
            let after = Face::ALL.map(|face| position.place(0, face).expect("a column with room"));
            let shares = after.map(|after| match after.result() {
                // Seen by the other player, who has won a tie that was lost.
                Some(GameResult::Tie) => [0.0, 1.0],
                Some(result) => [1.0 - result.share(); 2],
                None => [1.0 - values[&after][1], 1.0 - values[&after][0]],
            });
            let mean = [0, 1].map(|ties| shares.iter().map(|share| share[ties]).sum::<f64>() / 6.0);
            let old = values.insert(position, mean).expect("a known position");
            change = change
                .max((old[0] - mean[0]).abs())
                .max((old[1] - mean[1]).abs());
        }
        if change < 1e-14 {
            return values;
        }
    }
}

#[test]
fn ties_given_to_one_player_are_what_value_iteration_finds() {
    let columns = Columns::new(1).expect("1 to 3");
    let solving = solve(
        Solving::new(columns, Ties::Given, 4).expect("enough memory"),
        1,
    );
    let mut differ = 0;
    for (one_column, [lost, won]) in one_column_with_ties_given() {
        let Bounds { low, high } = share(&solving, alone(one_column));
        let found = [low, high].map(|share| f64::from(share) / f64::from(ONE));
        let off = (found[0] - lost).abs().max((found[1] - won).abs());
        assert!(off < 1e-7, "{one_column}: {found:?}, not {lost} and {won}");
        differ += u32::from(won - lost > 0.01);
    }
    assert!(differ > 200, "{differ}");
}

#[test]
fn the_game_of_two_columns_is_what_value_iteration_finds() {
    let (solution, other) = (two_columns(), TwoColumns::solved());
    let start = position(TWO_COLUMNS);
    let found = solution.share(start.into()).expect("a game of two columns");
    assert!((found - 0.527_485_8).abs() < 8e-6, "{found}");
    for position in random_positions_from(start, 3, 5_000) {
        let [exact, _] = other.value(&Plain::of(position));
        let found = solution
            .share(position.into())
            .expect("a game of two columns");
        // Two bytes a share, and the width of its bounds.
        assert!(
            (found - exact).abs() < 8.2e-6,
            "{position}: {found}, not {exact}"
        );
    }
}

#[test]
fn each_equation_of_the_game_of_two_columns_holds() {
    let solving = solve(begin(2), 2);
    let found = equations::check(&solving, 2);
    assert_eq!(found.broken, 0);
    assert!(found.residual <= solving.goal(), "{}", found.residual);
    // Fewer are met from empty boards: see the oracle.
    assert_eq!(found.positions, 1_562_686);
}

#[test]
fn an_equation_that_does_not_hold_is_found() {
    let mut solving = begin(1);
    solving.sweep(1);
    let found = equations::check(&solving, 1);
    assert_eq!(found.broken, 0, "bounds hold after any number of sweeps");
    assert!(found.residual > ONE / 100, "{}", found.residual);
}

#[test]
fn bounds_are_the_same_with_any_number_of_threads() {
    let sweeps = |threads| {
        let mut solving = begin(2);
        for _ in 0..12 {
            solving.sweep(threads);
        }
        solving
    };
    let alone = sweeps(1);
    for threads in [2, 3] {
        assert!(
            sweeps(threads).bounds() == alone.bounds(),
            "{threads} threads"
        );
    }
}

#[test]
fn other_methods_prove_the_game_of_two_columns() {
    let solution = two_columns();
    let weights = Arc::new(Weights::zero());
    let found = proof::prove(solution, &weights, 1_000, 1);
    let tolerance = proof::tolerance(solution);
    assert!(tolerance < 8.2e-6, "{tolerance}");
    assert!(
        found.one_ahead.positions >= 1_000 && found.one_ahead.largest < 2.0 * tolerance,
        "{found:?}"
    );
    assert!(
        found.recursion.positions > 50 && found.recursion.largest < tolerance,
        "{found:?}"
    );
    assert!(
        found.searched.close > 50 && found.searched.outside < tolerance,
        "{found:?}"
    );
}

/// Places of positions, of all games: no two the same, and none left out.
#[test]
fn each_position_has_a_place_of_its_own() {
    let order = Order::new();
    for columns in [1, 2, 3].map(|columns| Columns::new(columns).expect("1 to 3")) {
        let mut places = columns.places();
        let mut highs: Vec<_> = columns.highs().collect();
        highs.sort_unstable();
        // The whole of three columns would take minutes.
        let stretch = if columns == Columns::ALL {
            &highs[..40]
        } else {
            &highs[..]
        };
        for &high in stretch {
            for middle in columns.middles(high) {
                let row = Row { middle, high };
                assert_eq!(Some(row.start()), places.clone().next());
                for low in row.lows() {
                    let state = order.state([low, middle, high]);
                    assert_eq!(Some(order.place(state)), places.next(), "{state:?}");
                }
            }
        }
        assert_eq!(places.is_empty(), columns != Columns::ALL);
    }
}

#[test]
fn a_game_of_fewer_columns_has_no_other_positions() {
    let solution = two_columns();
    let three = [Position::default(), position("___/___/611 v ___/___/432")];
    for other in three {
        assert_eq!(solution.share(other.into()), None, "{other}");
        assert_eq!(
            solution.share_of_roll(other.into(), Face::ALL[3]),
            None,
            "{other}"
        );
    }
}

#[test]
fn openings_are_those_of_the_positions_they_lead_to() {
    let solution = two_columns();
    let openings = survey::openings(solution, position(TWO_COLUMNS));
    let share = |text: &str| solution.share(State::from(position(text))).expect(text);
    let after_four = 1.0 - share("___/___/532 v 4__/___/611");
    assert!((openings.after_first[3] - after_four).abs() < 1e-12);
    // The other player answers with a four: facing, so that the first is removed, or elsewhere.
    let facing = 1.0 - share("___/___/611 v 4__/___/532");
    let elsewhere = 1.0 - share("4__/___/611 v ___/4__/532");
    let [found, beside] = openings.answers[3][3];
    assert!((found - facing).abs() < 1e-12 && (beside - elsewhere).abs() < 1e-12);
    let mean: f64 = openings.after_first.iter().sum::<f64>() / 6.0;
    assert!(
        (openings.start - mean).abs() < 2e-5,
        "{} {mean}",
        openings.start
    );
}

#[test]
fn each_roll_of_each_position_is_a_choice_of_some_kind() {
    let choices = survey::choices(two_columns(), 2);
    assert_eq!(choices.positions, 1_562_686);
    assert_eq!(
        choices.forced + choices.unique + choices.shared,
        6 * choices.positions
    );
    let costliest = choices.costliest.expect("there are choices");
    assert!(costliest.cost > 0.99 && costliest.cost <= costliest.best);
}

/// By the solution luck is measured so well that hardly anything is left but mistakes.
#[test]
fn whoever_plays_by_the_solution_makes_no_mistake() {
    let solution = two_columns();
    let perfect = || -> Box<dyn Decide<Knucklebones>> { Box::new(Perfect(Arc::clone(solution))) };
    let (mut by_perfect, mut by_greedy) = (
        perfect(),
        Strategy::Greedy.decider(None).expect("no weights"),
    );
    let cost = |decider: &mut Box<dyn Decide<Knucklebones>>| -> f64 {
        let positions = random_positions_from(position(TWO_COLUMNS), 5, 500);
        let costs = positions.into_iter().map(|position| {
            let roll = Face::ALL[usize::from(position.mine().score()) % 6];
            let view = View { position, roll };
            let column = decider.decide_by(1, view);
            let shares = solution.shares_of_columns(position, roll);
            let best = solution
                .share_of_roll(position.into(), roll)
                .expect("a column with room");
            best - shares[column].expect("a column with room")
        });
        costs.sum()
    };
    assert!(cost(&mut by_perfect) < 1e-12);
    assert!(cost(&mut by_greedy) > 1.0);
    // From empty boards of three columns it knows no share, and still keeps the rules.
    let mut games = Series::of(Duel::new([perfect(), perfect()], |_, _| 0.0), 1);
    assert!(games.play().placements >= 17);
}
