//! What is known exactly: positions by hand, and the game with one column each.

use std::collections::HashMap;

use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::{COLUMNS, GameResult, Position};

/// What a result counts where a tie is half a win.
fn share(result: GameResult) -> f64 {
    match result {
        GameResult::Win => 1.0,
        GameResult::Tie => 0.5,
        GameResult::Loss => 0.0,
    }
}

/// The share of wins of the player to move where the first die placed ends the game, by trying all.
fn last_roll(position: Position) -> f64 {
    let best = |face| {
        let ends = (0..COLUMNS).filter_map(|column| position.place(column, face));
        ends.map(|after| 1.0 - share(after.result().expect("the last empty square")))
            .fold(0.0, f64::max)
    };
    Face::ALL.into_iter().map(best).sum::<f64>() / 6.0
}

#[test]
fn last_rolls_by_hand() {
    for (text, expected) in [
        ("66_/543/211 v 554/621/44_", 1.0 / 2.0),
        ("66_/543/211 v 55_/621/443", 1.0 / 3.0),
    ] {
        let position: Position = text.parse().expect(text);
        assert!((last_roll(position) - expected).abs() < 1e-12, "{text}");
    }
}

/// A game in the first column alone: the other columns are full and worth the same on both sides,
/// so that whoever fills the first one ends it.
const ONE_COLUMN: &str = "___/654/321 v ___/321/654";

/// Share of wins and score difference of the player to move in the game with one column each, by
/// value iteration: sweeps over all positions until nothing changes. The game has cycles, so plain
/// recursion would not end.
pub fn solve_one_column() -> HashMap<Position, [f64; 2]> {
    let start: Position = ONE_COLUMN.parse().expect(ONE_COLUMN);
    let mut values = HashMap::from([(start, [0.5, 0.0])]);
    let mut found = vec![start];
    while let Some(position) = found.pop() {
        for after in Face::ALL
            .into_iter()
            .filter_map(|face| position.place(0, face))
        {
            if after.result().is_none() && values.insert(after, [0.5, 0.0]).is_none() {
                found.push(after);
            }
        }
    }
    loop {
        let mut change = 0.0_f64;
        for position in values.keys().copied().collect::<Vec<_>>() {
            let sums = Face::ALL
                .into_iter()
                .map(|face| after_placing(&values, position, face))
                .fold([0.0, 0.0], |sum, value| {
                    [sum[0] + value[0], sum[1] + value[1]]
                });
            let value = sums.map(|sum| sum / 6.0);
            let old = values.insert(position, value).expect("a known position");
            change = change
                .max((old[0] - value[0]).abs())
                .max((old[1] - value[1]).abs());
        }
        if change < 1e-14 {
            return values;
        }
    }
}

/// The same once a die has been rolled. With one column there is nothing to choose.
fn after_placing(values: &HashMap<Position, [f64; 2]>, position: Position, face: Face) -> [f64; 2] {
    let after = position.place(0, face).expect("the column has room");
    let [share_of_other, difference] = match after.result() {
        Some(result) => [
            share(result),
            f64::from(after.mine().score()) - f64::from(after.theirs().score()),
        ],
        None => values[&after],
    };
    [1.0 - share_of_other, -difference]
}

/// Published beside the rules: the first player's share of wins and score difference, and how much
/// more often than not the first die wins.
#[test]
fn the_game_with_one_column_is_as_published() {
    let values = solve_one_column();
    let start: Position = ONE_COLUMN.parse().expect(ONE_COLUMN);
    let [wins, difference] = values[&start];
    assert!((wins - 0.651_024_8).abs() < 5e-8, "{wins}");
    assert!((difference - 3.406_15).abs() < 5e-6, "{difference}");
    let published = [
        0.151_666, 0.236_389, 0.304_643, 0.340_332, 0.371_548, 0.407_719,
    ];
    for (face, expected) in Face::ALL.into_iter().zip(published) {
        let [wins, _] = after_placing(&values, start, face);
        assert!(
            (2.0 * wins - 1.0 - expected).abs() < 5e-7,
            "{}: {wins}",
            face.number()
        );
    }
}
