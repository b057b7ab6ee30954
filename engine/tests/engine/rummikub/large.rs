//! The solver against integer programs on positions of all sizes.

use std::cell::Cell;

use proptest::bool::weighted;
use proptest::prelude::*;
use rollwise_engine::rummikub::{JokerRule, Objective, Outcome, Rules, Solver, Wishes};

use super::cases::{Case, Class, JOKER_RULES, OBJECTIVES, any_of, any_position, by_rules, check};
use super::oracle::{assert_solved, compare, worth};
use super::plain::{Worth, wishes};
use super::positions::position;
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
const LARGE: [(usize, usize, u32); 14] = [
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

#[test]
fn large_positions_are_solved() {
    // Half with most tiles; one in ten keeps its jokers.
    const FOR: [Objective; 4] = [OBJECTIVES[0], OBJECTIVES[1], OBJECTIVES[0], OBJECTIVES[2]];
    for ((table, rack, count), seed) in LARGE.into_iter().zip(600..) {
        let asked = (any_of(&FOR), weighted(0.1));
        let any = (any_position(Class::new(table, rack)), asked);
        let any = any.prop_map(|(position, (objective, keep_jokers))| Case {
            position,
            wishes: Wishes {
                keep_jokers,
                ..wishes(objective)
            },
        });
        compare(seed, count, any, by_program);
    }
}

#[test]
fn large_positions_with_jokers_are_solved() {
    for ((table, rack), seed) in [(25, 14), (45, 14), (70, 8)].into_iter().zip(700..) {
        for [on_table, on_rack] in [[0, 1], [1, 0], [1, 1], [0, 2], [2, 0]] {
            let class = Class::new(table, rack).with_jokers(on_table, on_rack);
            // Whether a set may have two jokers matters where there are two.
            let one_joker = weighted(if on_table + on_rack > 1 { 0.5 } else { 0.0 });
            let any = (any_position(class), one_joker, any_of(&OBJECTIVES));
            let any = any.prop_map(|(position, one_joker, objective)| {
                let rules = Rules {
                    one_joker,
                    ..Rules::default()
                };
                Case {
                    position: by_rules(position, rules),
                    wishes: wishes(objective),
                }
            });
            compare(seed, 8, any, by_program);
        }
    }
}

/// In all of them many ways are nearly as good as the best one, so that a search sets prices for
/// what runs leave to groups.
const WITH_PRICES: [&str; 7] = [
    "rbko8 / b10-12 / rbo4 / rko8 / b3-7 / j k5 k6 k7 / r1-3 / rko7 / rbo7 / b9-12 / rbko3 / k9-13 / rko11 / \
     rko10 / rbk13 / rbko2 / rko4 / rbo13 / rbko9 / rbko1 / rko12 / rbo5 / bko2 / rko5 / rbko6 | j o9 o13 o12 \
     r12 o3 o1 b1 r11 k1 r6 k3 r9 b8",
    "rko10 / k4-6 / rbko10 / b11-13 / rbo1 / rbo8 / rko9 / k3 j k5 / rbko6 / rbo6 / bkor8 / rbko7 / o2-5 / \
     rbo5 / b2-5 / rbo4 / rbko3 / rbko1 / b9-13 / rko12 / rko12 / rbko9 / rko13 | j k8 r4 k13 b2 r11 o7 k1 o2 \
     r2 o11 k11 o11 k2",
    "rko11 / rbk5 / bko9 / o5-7 / r10-13 / bko4 / o2-4 / bko2 / rbk8 / rbk4 / rbk2 / r1-4 / rbk13 / rbo1 / \
     b10-13 / bko5 / r5-8 / b10-12 / rbko7 / rbo3 / o10-13 / o8-10 / bko8 / bko1 / rko6 | j j k11 k3 k1 k12 \
     k9 b6 b3 k13 b7 k12 k3 k6",
    "rbko3 / o3-5 / o6-8 / rbk5 / k2-4 / bko5 / rko2 / bko8 / r5-13 / rbk11 / rbko6 / bko11 / rbko4 / rbko10 \
     / r13 b13 j / bko10 / rbk8 / j b2 b3 / rbk1 / r2-4 / o11-13 / rko1 / bko13 / rko9 | b4 k12 o1 b7 b12 k7 \
     r7 b7 o9 b12 o2 b9 k6 b6",
    "bko2 / rbk7 / rbko2 / bko5 / rbko12 / rbo9 / rbk4 / bko11 / rbko6 / k11-13 / r3-11 / k3-8 / r12 j o12 / \
     rbko1 / rbko3 / rbo11 | j o3 o13 o6 b13 k10 k8 k10 b9 b4 b6 r5 b3 o4",
    "b2-4 / k8-10 / b6-10 / b9 j o9 / o3-6 / r9-11 / r11 k11 j / rbko4 / rbk6 / rbko5 / r4-8 | r12 r7 b1 b12 \
     r8 o2 b2 r13 r1 k4 r13 b10 k13 o8",
    "k1-6 / b7-12 / rbko9 / bko7 / rbko6 / r7-9 / rbk2 / b1-3 / rbko13 / o1-3 / rbo6 / rbo5 / bko8 / rko10 / \
     bko10 / rko8 | j j k5 k12 r3 r11 k7 r4 o3 o1 o9 r1 r1 k9 b5 b1 o5 o13 k4 o11 k11 k3 o4 k12 o11 r13 b12 \
     r7 r5",
];

#[test]
fn positions_that_need_prices_are_solved() {
    for text in WITH_PRICES {
        for objective in OBJECTIVES {
            let case = Case {
                position: position(text),
                wishes: wishes(objective),
            };
            assert_solved(&case, by_program);
        }
        let rules = Rules {
            one_joker: true,
            ..Rules::default()
        };
        let case = Case {
            position: by_rules(position(text), rules),
            wishes: Wishes::default(),
        };
        assert_solved(&case, by_program);
    }
}

/// Under the other rules the moves of a table without jokers are the same.
#[test]
fn rules_do_not_matter_without_jokers_on_the_table() {
    let class = Class::new(40, 14).with_jokers(0, 2);
    check(800, 20, any_position(class), |position| {
        let free = Solver::new().solve(&position, &Wishes::default()).unwrap();
        for jokers in JOKER_RULES {
            let rules = Rules {
                jokers,
                ..Rules::default()
            };
            let position = position.clone().with_rules(rules).unwrap();
            let answer = Solver::new().solve(&position, &Wishes::default()).unwrap();
            assert_eq!(worth(&answer), worth(&free), "{position} under {jokers:?}");
        }
        assert_eq!(position.rules().jokers, JokerRule::Free);
    });
}

/// Checks tiles and points under a joker rule. Whether the best move of the free rule is forbidden.
fn is_strict(Case { position, wishes }: &Case) -> bool {
    let answer = Solver::new().solve(position, wishes).unwrap();
    validate(position, wishes, &answer);
    let tiles_and_points = |worth: Worth| (worth.tiles, worth.points);
    let best = program_rules::best_numbers(position, wishes);
    assert_eq!(
        worth(&answer).map(tiles_and_points),
        best,
        "{position}, {wishes:?}"
    );
    best != program::best_move(position, wishes).map(tiles_and_points)
}

/// After the opening and before it.
#[test]
fn large_positions_are_solved_under_all_joker_rules() {
    let strict = Cell::new(0);
    for ((table, rack, on_table, on_rack), seed) in [
        (12, 20, 1, 1),
        (20, 14, 2, 0),
        (30, 14, 1, 0),
        (40, 14, 1, 1),
        (40, 25, 2, 0),
        (60, 14, 1, 0),
        (60, 8, 2, 0),
        (80, 14, 1, 1),
        (90, 6, 2, 0),
    ]
    .into_iter()
    .zip(900..)
    {
        let class = Class::new(table, rack).with_jokers(on_table, on_rack);
        let asked = (
            (any_of(&JOKER_RULES[1..]), any::<bool>()),
            weighted(0.25),
            any_of(&OBJECTIVES[..2]),
        );
        check(
            seed,
            5,
            (any_position(class), asked),
            |(position, asked)| {
                let ((jokers, one_joker), is_opening, objective) = asked;
                let rules = Rules {
                    jokers,
                    one_joker,
                    play_on: true,
                    ..Rules::default()
                };
                let mut position = by_rules(position, rules);
                if is_opening {
                    position = position.before_opening();
                }
                let wishes = wishes(objective);
                let is_strict = is_strict(&Case { position, wishes });
                strict.update(|count| count + u32::from(is_strict));
            },
        );
    }
    assert!(strict.get() > 6, "only {strict:?}");
}

/// The turn of the opening that goes on with the table.
#[test]
fn large_openings_are_found() {
    let sizes = [(10, 14), (20, 14), (30, 20), (40, 14), (60, 25)];
    for ((table, rack), seed) in sizes.into_iter().zip(1_300..) {
        let rules = (any_of(&[30, 50]), weighted(2.0 / 3.0), any::<bool>());
        let asked = (weighted(0.25), any_of(&OBJECTIVES));
        let jokers = any_of(&[None, None, Some([0, 2]), Some([1, 1])]);
        let positions = jokers.no_shrink().prop_flat_map(move |jokers| {
            any_position(Class {
                jokers,
                ..Class::new(table, rack)
            })
        });
        let any = (positions, rules, asked);
        let any = any.prop_map(|(position, rules, (keep_jokers, objective))| {
            let (opening, play_on, one_joker) = rules;
            let rules = Rules {
                opening,
                play_on,
                one_joker,
                ..Rules::default()
            };
            Case {
                position: by_rules(position, rules).before_opening(),
                wishes: Wishes {
                    keep_jokers,
                    ..wishes(objective)
                },
            }
        });
        compare(seed, 10, any, by_program);
    }
}
