//! The values of the solver whose heuristic [`Points::seed`] is.

use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::{Analyser, COLUMNS, Limits, Points, Position};

/// By depth from 1 on, on empty boards with a five rolled, to two decimals.
const PUBLISHED: [f32; 8] = [5.00, 3.58, 6.14, 2.59, 7.02, 1.57, 7.23, 0.64];

#[test]
fn empty_boards_with_a_five_are_worth_what_is_published() {
    let mut analyser = Analyser::new(Points::seed(), 16 << 20);
    for (depth, expected) in (1..).zip(PUBLISHED) {
        let limits = Limits {
            depth,
            positions: u64::MAX,
        };
        let five = Face::ALL[4];
        let found = analyser.columns(Position::default(), five, limits, &mut || true);
        assert_eq!(found.depth, depth);
        for value in found.value {
            let value = value.expect("an empty column");
            assert!((value - expected).abs() <= 0.005, "{depth}: {value}");
        }
        assert_eq!(found.value, [found.value[0]; COLUMNS]);
    }
}
