//! How far an analysis goes within its limits.

use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::learning::{Budget, Search};
use rollwise_engine::knucklebones::{
    Analyser, Limits, MOST_DEPTH, Objective, Outlook, Points, Position, Values,
};

use super::plain::random_positions;
use super::search::to_depth;

fn new_analyser(memory: usize) -> Analyser {
    Analyser::new(Values::new(None, Objective::Win), memory)
}

fn always() -> impl FnMut() -> bool {
    || true
}

#[test]
fn positions_stay_within_the_budget_or_the_first_depth() {
    let mut analyser = new_analyser(0);
    for position in random_positions(71, 60) {
        let first = analyser.before_roll(position, to_depth(1), &mut always());
        assert_eq!(first.depth, 1);
        for positions in [0, 1, 20, 300, 4_000, 30_000] {
            let limits = Limits {
                depth: MOST_DEPTH,
                positions,
            };
            let found = analyser.before_roll(position, limits, &mut always());
            let most = positions.max(first.positions);
            assert!(
                found.positions <= most,
                "{position}: {} of {positions}",
                found.positions
            );
            if positions == 0 {
                assert_eq!(found, first);
            }
        }
    }
}

/// An interrupted look is thrown away: the answer is that of the last depth that was completed.
#[test]
fn the_answer_is_that_of_the_last_whole_depth() {
    let mut depths = [0; 5];
    for position in random_positions(72, 60) {
        for positions in [30, 700, 6_000] {
            let limits = Limits {
                depth: 4,
                positions,
            };
            // The limit has to end it, not what is remembered.
            let found =
                new_analyser(1 << 16).columns(position, Face::ALL[2], limits, &mut always());
            depths[usize::from(found.depth)] += 1;
            let whole = to_depth(found.depth);
            let expected = new_analyser(0).columns(position, Face::ALL[2], whole, &mut always());
            assert_eq!(found.value, expected.value, "{position} within {positions}");
            assert!(expected.depth == found.depth);
        }
    }
    assert!(depths[1..].iter().all(|&count| count > 3), "{depths:?}");
}

/// The caller is asked after each 512 positions: more than that are not looked at after a `false`.
#[test]
fn who_asks_to_stop_is_heard() {
    for position in random_positions(73, 60) {
        let first = new_analyser(0).before_roll(position, to_depth(1), &mut always());
        for patience in [0, 1, 5] {
            let mut asked = 0;
            let mut keep_going = || {
                asked += 1;
                asked <= patience
            };
            let found = new_analyser(0).before_roll(position, to_depth(6), &mut keep_going);
            assert!(
                found.positions <= first.positions + 512 * (patience + 1),
                "{position}"
            );
            let whole = new_analyser(0).before_roll(position, to_depth(found.depth), &mut always());
            assert_eq!(found.value, whole.value);
            // Nor asked again.
            assert!(asked <= patience + 1);
            assert!(found.depth == 6 || asked == patience + 1 || found.value.is_proved());
        }
    }
}

#[test]
fn the_depth_is_kept() {
    for position in random_positions(74, 40) {
        for depth in 0..=4 {
            let found = Analyser::new(Points::risk(), 1 << 20).rolls(
                position,
                to_depth(depth),
                &mut always(),
            );
            assert_eq!(found.depth, depth.max(1));
        }
    }
}

/// With one column there is little to look at, so that every depth is reached.
#[test]
fn no_analysis_is_deeper_than_the_deepest() {
    let position: Position = "6__/654/321 v ___/321/654".parse().expect("a position");
    let analyse = |depth| {
        Analyser::new(Points::seed(), 1 << 20).before_roll(position, to_depth(depth), &mut always())
    };
    let deepest = analyse(MOST_DEPTH);
    assert_eq!(deepest.depth, MOST_DEPTH);
    assert_eq!(analyse(u8::MAX), deepest);
    assert_ne!(
        analyse(MOST_DEPTH - 1).value.to_bits(),
        deepest.value.to_bits()
    );
    for depth in [MOST_DEPTH, MOST_DEPTH + 1, u8::MAX] {
        let (mut go_on, mut search) = (always(), Search::new(Points::seed(), 1 << 20));
        let mut budget = Budget::new(u64::MAX, &mut go_on);
        let value = search.value(position.into(), depth, &mut budget);
        assert_eq!(value.map(f32::to_bits), Some(deepest.value.to_bits()));
    }
}

/// What was remembered is not looked at again, so that the same budget reaches further each time.
#[test]
fn asking_again_goes_on() {
    let limits = Limits {
        depth: 5,
        positions: 3_000,
    };
    for position in random_positions(75, 8) {
        let mut analyser = new_analyser(16 << 20);
        let mut reached = 0;
        for _ in 0..400 {
            let found = analyser.before_roll(position, limits, &mut always());
            assert!(found.depth >= reached, "{position}");
            reached = found.depth;
            if found.depth == limits.depth || found.value.is_proved() {
                let expected =
                    new_analyser(16 << 20).before_roll(position, to_depth(5), &mut always());
                assert_eq!(found.value, expected.value);
                reached = limits.depth;
                break;
            }
        }
        assert_eq!(reached, limits.depth, "{position}");
    }
}

#[test]
fn a_game_that_is_over_needs_no_look() {
    let over: Position = "___/666/___ v 111/222/334".parse().expect("a position");
    let mut analyser = new_analyser(0);
    let found = analyser.before_roll(over, to_depth(5), &mut always());
    assert_eq!((found.depth, found.positions), (1, 0));
    assert_eq!(found.value, Outlook::over(54 - 43));
    let columns = analyser.columns(over, Face::ALL[0], to_depth(5), &mut always());
    assert_eq!((columns.value, columns.positions), ([None; 3], 0));
}
