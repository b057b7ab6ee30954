//! How far what the search says is off the solution, measured in the game of two columns.

use std::sync::Arc;

use engine::knucklebones::learning::State;
use engine::knucklebones::{Limits, Position, Weights};
use train::knucklebones::accuracy::{Measure, measure};
use train::knucklebones::positions::{self, Style};

use super::solution::two_columns;

fn of(style: Style, games: u64) -> Measure {
    Measure {
        style,
        limits: Limits {
            depth: 5,
            positions: 1_000_000,
        },
        games,
        seed: 7,
    }
}

/// Without anything learned, only what a search sees for certain tells more than one half.
#[test]
fn looking_further_comes_closer_to_the_solution() {
    let weights = Arc::new(Weights::zero());
    for style in Style::ALL {
        let found = measure(two_columns(), &weights, of(style, 100), 2);
        let by_depth = found.by_depth;
        assert_eq!(by_depth.len(), 5);
        assert!(by_depth[0].positions() > 30, "{style:?}");
        let off = by_depth
            .iter()
            .map(|found| found.before_roll().root_mean_square);
        let off: Vec<f64> = off.collect();
        // In points: a half may be off by fifty.
        assert!(off[0] > 5.0 && off[0] < 50.0, "{style:?}: {off:?}");
        assert!(off[4] < 0.7 * off[0], "{style:?}: {off:?}");
        // As far as it looks is depth 5 wherever that is reached: so it is everywhere.
        assert_eq!(found.furthest.positions(), by_depth[0].positions());
        let at_last = found.furthest.before_roll().root_mean_square;
        assert!(
            (at_last - off[4]).abs() < 1e-9,
            "{style:?}: {at_last} {off:?}"
        );
    }
}

#[test]
fn measures_are_the_same_with_any_number_of_threads() {
    let weights = Arc::new(Weights::zero());
    let lines = |threads| {
        let found = measure(two_columns(), &weights, of(Style::Weak, 50), threads);
        found
            .by_depth
            .iter()
            .chain([&found.furthest])
            .map(|found| found.line(""))
            .collect::<Vec<_>>()
    };
    assert_eq!(lines(1), lines(3));
}

#[test]
fn one_position_in_sixteen_is_held_out_but_never_the_first() {
    assert!(!positions::is_held_out(Position::default().into()));
    let solution = two_columns();
    let start = State::from(solution.header().columns.start());
    let (mut held_out, mut all) = (0.0, 0.0);
    for game in 0..500 {
        for state in positions::of_game(solution, start, Style::Random, game) {
            held_out += f64::from(u8::from(positions::is_held_out(state)));
            all += 1.0;
        }
    }
    let part = held_out / all;
    assert!((part - 1.0 / 16.0).abs() < 0.015, "{held_out} of {all}");
}

/// The better both play, the closer a game stays: by the solution, for points at once, at random.
#[test]
fn games_are_played_in_three_ways() {
    let solution = two_columns();
    let start = State::from(solution.header().columns.start());
    let given_away = |style| {
        let (mut sum, mut placements) = (0.0, 0.0);
        for game in 0..200 {
            let states = positions::of_game(solution, start, style, game);
            assert_eq!(states[0], start);
            // Each die is worth nothing on average, so that what is left are mistakes.
            for two in states.windows(2) {
                let [before, after] =
                    [two[0], two[1]].map(|state| solution.share(state).expect("a position"));
                sum += before - (1.0 - after);
                placements += 1.0;
            }
        }
        sum / placements
    };
    let [good, weak, random] = Style::ALL.map(given_away);
    assert!(good < weak && weak < random, "{good} {weak} {random}");
}
