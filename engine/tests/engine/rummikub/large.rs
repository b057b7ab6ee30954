//! The solver against integer programs on positions of all sizes.

use engine::rummikub::{JokerRule, Outcome, Position, Rules, Solver, Wishes};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::oracle::{Case, OBJECTIVES, ROUNDS, compare, worth};
use super::plain::{Worth, wishes};
use super::positions::JOKER_RULES;
use super::random::{Class, positions};
use super::validator::validate;
use super::{program, program_rules};

/// By integer programs, jokers being free.
fn by_program(case: &Case) -> (Option<Worth>, Outcome) {
    let worth = program::best_move(&case.position, &case.wishes);
    let outcome = match worth {
        Some(_) => Outcome::Move,
        None if !case.position.has_opened() => Outcome::NoOpening,
        None => Outcome::Nothing,
    };
    (worth, outcome)
}

/// Large classes: table, rack, how many.
const LARGE: [(usize, usize, usize); 14] = [
    (0, 14, 10),
    (0, 40, 6),
    (10, 20, 20),
    (20, 14, 50),
    (20, 40, 8),
    (30, 25, 20),
    (40, 14, 60),
    (40, 5, 30),
    (60, 5, 60),
    (60, 14, 50),
    (60, 30, 8),
    (80, 1, 20),
    (80, 14, 40),
    (100, 6, 24),
];

fn all_large(seed: u64) -> impl Iterator<Item = Position> {
    let classes = LARGE.into_iter().zip(seed..);
    classes.flat_map(|((table, rack, count), seed)| {
        positions(Class::new(table, rack), seed, count * ROUNDS)
    })
}

#[test]
fn large_positions_are_solved() {
    let mut nth = 0;
    let cases = all_large(600).map(|position| {
        nth += 1;
        // Half with most tiles; one in ten keeps its jokers.
        let objective = [0, 1, 0, 2][nth % 4];
        let wishes = Wishes {
            keep_jokers: nth % 10 == 0,
            ..wishes(OBJECTIVES[objective])
        };
        Case { position, wishes }
    });
    compare(cases, by_program);
}

#[test]
fn large_positions_with_jokers_are_solved() {
    let jokers = [[0, 1], [1, 0], [1, 1], [0, 2], [2, 0]];
    let sizes = [(25, 14), (45, 14), (70, 8)];
    let cases = sizes
        .into_iter()
        .zip(700..)
        .flat_map(|((table, rack), seed)| {
            jokers.into_iter().flat_map(move |[on_table, on_rack]| {
                let class = Class::new(table, rack).with_jokers(on_table, on_rack);
                positions(class, seed, 6 * ROUNDS)
            })
        });
    let mut nth = 0;
    let cases = cases.map(|position| {
        nth += 1;
        let wishes = wishes(OBJECTIVES[nth % 3]);
        Case { position, wishes }
    });
    compare(cases, by_program);
}

/// Under the other rules the moves of a table without jokers are the same.
#[test]
fn rules_do_not_matter_without_jokers_on_the_table() {
    let class = Class::new(40, 14).with_jokers(0, 2);
    for position in positions(class, 800, 20 * ROUNDS) {
        let free = Solver::new().solve(&position, &Wishes::default());
        for jokers in JOKER_RULES {
            let rules = Rules {
                jokers,
                ..Rules::default()
            };
            let position = position.clone().with_rules(rules).unwrap();
            let answer = Solver::new().solve(&position, &Wishes::default());
            assert_eq!(worth(&answer), worth(&free), "{position} under {jokers:?}");
        }
        assert_eq!(position.rules().jokers, JokerRule::Free);
    }
}

/// Tiles and points under all joker rules, after the opening and before it.
#[test]
fn large_positions_are_solved_under_all_joker_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut strict = 0;
    for (table, rack, on_table, on_rack) in [
        (12, 20, 1, 1),
        (20, 14, 2, 0),
        (30, 14, 1, 0),
        (40, 14, 1, 1),
        (40, 25, 2, 0),
        (60, 14, 1, 0),
        (60, 8, 2, 0),
        (80, 14, 1, 1),
        (90, 6, 2, 0),
    ] {
        let class = Class::new(table, rack).with_jokers(on_table, on_rack);
        for mut position in positions(class, 900, 5 * ROUNDS) {
            let rules = Rules {
                jokers: JOKER_RULES[rng.random_range(1..4)],
                play_on: true,
                ..Rules::default()
            };
            position = position.with_rules(rules).unwrap();
            if rng.random_range(0..4) == 0 {
                position = position.before_opening();
            }
            let wishes = wishes(OBJECTIVES[rng.random_range(0..2)]);
            let answer = Solver::new().solve(&position, &wishes);
            validate(&position, &wishes, &answer);
            let found = worth(&answer).map(|worth| (worth.tiles, worth.points));
            let best = program_rules::best_numbers(&position, &wishes);
            assert_eq!(found, best, "{position}, {rules:?}, {wishes:?}");
            let free = program::best_move(&position, &wishes);
            strict += u32::from(best != free.map(|worth| (worth.tiles, worth.points)));
        }
    }
    assert!(strict > 6, "only {strict}");
}

/// The turn of the opening that goes on with the table.
#[test]
fn large_openings_are_found() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let sizes = [(10, 14), (20, 14), (30, 20), (40, 14), (60, 25)];
    let cases = sizes
        .into_iter()
        .zip(1_300..)
        .flat_map(|((table, rack), seed)| positions(Class::new(table, rack), seed, 10 * ROUNDS));
    let cases = cases.map(|position| {
        let rules = Rules {
            opening: [30, 50][rng.random_range(0..2)],
            play_on: rng.random_range(0..3) > 0,
            ..Rules::default()
        };
        let position = position.with_rules(rules).unwrap().before_opening();
        let wishes = Wishes {
            keep_jokers: rng.random_range(0..4) == 0,
            ..wishes(OBJECTIVES[rng.random_range(0..3)])
        };
        Case { position, wishes }
    });
    compare(cases, by_program);
}
