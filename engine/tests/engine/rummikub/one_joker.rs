//! The rule that a set has at most one joker: positions with known answers, counted by hand.

use rollwise_engine::rummikub::{
    Breach, JokerRule, Outcome, Position, PositionError, Rules, Set, Solver, Tiles, Wishes, judge,
};

use super::cases::{Case, JOKER_RULES, OBJECTIVES, by_rules, check};
use super::edge_cases::solved;
use super::oracle::{self, any_small};
use super::plain::{Worth, best_growing, best_move, wishes};
use super::positions::position;
use super::{program, program_rules};

type Numbers = (u32, u32);

const NONE: [Numbers; 4] = [(0, 0); 4];

/// Position; tiles and points under each joker rule, in the order of [`JOKER_RULES`]: where a set
/// may have two jokers, and where it has at most one.
const ANSWERS: [(&str, [Numbers; 4], [Numbers; 4]); 21] = [
    ("| j j r13", [(3, 73); 4], NONE),
    // A run becomes two: r1 j r3 / r4-5 j r7, and r3-4 j / r5 j r7.
    ("r1 j r3 | r4-5 j r7", [(4, 46); 4], [(4, 46); 4]),
    ("r3 j r5 | r4 j r7", [(3, 41); 4], [(3, 41); 4]),
    ("r1-13 | j j", [(2, 60); 4], [(2, 60); 4]),
    // A joker stays on the rack: the only set in which it has room has one.
    ("r1 j r3 | r4 j", [(2, 34); 4], [(1, 4); 4]),
    ("r3 j r5 | j", [(1, 30); 4], NONE),
    ("r3 j r5 | j r6", [(2, 36); 4], [(1, 6); 4]),
    ("rb5 j | j", [(1, 30); 4], NONE),
    ("rk6 j | b6 j", [(1, 30); 4], [(1, 6); 4]),
    ("r4-6 | j j", [(2, 60); 4], [(1, 30); 4]),
    ("rbk9 | j j", [(1, 30); 4], [(1, 30); 4]),
    // It finds room in another set; or that of the table does, whose place r4 takes.
    ("r4-6 / b4-6 | j j", [(2, 60); 4], [(2, 60); 4]),
    ("r1 j r3 / k7-9 | j", [(1, 30); 4], [(1, 30); 4]),
    ("r3 j r5 / b9-11 | r4 j", [(2, 34); 4], [(2, 34); 4]),
    ("r3 j r5 | r4 j b9-10", [(4, 53); 4], [(4, 53); 4]),
    ("r3 j r5 | r4 j", [(2, 34); 4], [(1, 4); 4]),
    // Both come free and may not go together.
    ("r3 j r5 / b3 j b5 | r4 b4 k9", [(3, 17); 4], [(2, 8); 4]),
    // Two runs that may not be joined.
    ("r1 j r3 / r5 j r7 | r4", [(1, 4); 4], [(1, 4); 4]),
    // Two groups of a number: as rbko5 they set both jokers free.
    (
        "rb5 j / ko5 j | r8-9",
        [(2, 17), (2, 17), (0, 0), (0, 0)],
        NONE,
    ),
    (
        "rb5 j / ko5 j | r8-9 b2-3",
        [(4, 22), (4, 22), (0, 0), (0, 0)],
        [(4, 22), (4, 22), (0, 0), (0, 0)],
    ),
    ("rb5 j / ko5 j | k5 o5 r9-10", [(4, 29); 4], [(4, 29); 4]),
];

/// Position before the opening, and whether the turn goes on; tiles and points as above.
const OPENINGS: [(&str, bool, Numbers, Numbers); 10] = [
    ("| j j r13", false, (3, 73), (0, 0)),
    // 34 in one set, 24 without the second joker.
    ("| r7-8 j j", false, (4, 75), (0, 0)),
    // 18 and 15 in two sets.
    ("| r5-6 k4-5 j j", false, (6, 80), (6, 80)),
    ("o9-11 | r5-6 k4-5 j j o12", false, (6, 80), (6, 80)),
    ("o9-11 | r5-6 k4-5 j j o12", true, (7, 92), (7, 92)),
    // The second joker goes to a set of the table where the turn goes on.
    ("b1-3 | r11-12 j j", false, (4, 83), (3, 53)),
    ("b1-3 | r11-12 j j", true, (4, 83), (4, 83)),
    // Each could lie in a set of its own after the turn; but they would not open so.
    ("b9-11 | r7-8 j j", true, (4, 75), (0, 0)),
    ("b9-11 | r10-11 j j", false, (4, 81), (3, 51)),
    ("b9-11 | r10-11 j j", true, (4, 81), (4, 81)),
];

fn by(text: &str, rules: Rules) -> Position {
    position(text).with_rules(rules).unwrap()
}

/// A position where a set has at most one joker, or where it may have two.
fn under(text: &str, jokers: JokerRule, one_joker: bool) -> Position {
    let rules = Rules {
        jokers,
        one_joker,
        ..Rules::default()
    };
    by(text, rules)
}

fn strict(text: &str) -> Position {
    under(text, JokerRule::Free, true)
}

fn opening(text: &str, play_on: bool, one_joker: bool) -> Position {
    let rules = Rules {
        play_on,
        one_joker,
        ..Rules::default()
    };
    by(text, rules).before_opening()
}

fn by_recursion(position: &Position, wishes: &Wishes) -> Numbers {
    best_move(position, wishes).worth().map_or((0, 0), numbers)
}

fn by_the_solver(position: &Position, wishes: &Wishes) -> Numbers {
    let found = solved(position, wishes);
    found.map_or((0, 0), |(tiles, points, _)| (tiles, points))
}

/// Checks all answers by something that finds tiles and points.
fn answers(find: impl Fn(&Position, &Wishes) -> Numbers) {
    let find = |position: &Position| find(position, &Wishes::default());
    for (text, of_two, of_one) in ANSWERS {
        for (one_joker, answers) in [(false, of_two), (true, of_one)] {
            for (jokers, answer) in JOKER_RULES.into_iter().zip(answers) {
                let found = find(&under(text, jokers, one_joker));
                assert_eq!(found, answer, "{text} under {jokers:?}, {one_joker}");
            }
        }
    }
    for (text, play_on, of_two, of_one) in OPENINGS {
        for (one_joker, answer) in [(false, of_two), (true, of_one)] {
            let found = find(&opening(text, play_on, one_joker));
            assert_eq!(found, answer, "opens {text}, {play_on}, {one_joker}");
        }
    }
}

fn numbers(worth: Worth) -> Numbers {
    (worth.tiles, worth.points)
}

#[test]
fn plain_recursion_knows_the_answers() {
    answers(by_recursion);
}

#[test]
fn programs_know_the_answers() {
    answers(|position, wishes| {
        let goes_on = position.has_opened() || position.rules().play_on;
        let found = if goes_on {
            program_rules::best_numbers(position, wishes)
        } else {
            program::best_move(position, wishes).map(numbers)
        };
        found.unwrap_or((0, 0))
    });
    for (text, ..) in ANSWERS {
        for objective in OBJECTIVES {
            let found = program::best_move(&strict(text), &wishes(objective));
            let plain = best_move(&strict(text), &wishes(objective)).worth();
            assert_eq!(found, plain, "{text}, {objective:?}");
        }
    }
}

#[test]
fn the_solver_knows_the_answers() {
    answers(by_the_solver);
}

/// With cuts and by what is wanted first.
#[test]
fn the_solver_and_plain_recursion_agree_on_them() {
    for (text, ..) in ANSWERS {
        for jokers in JOKER_RULES {
            for objective in OBJECTIVES {
                let position = under(text, jokers, true);
                let found = solved(&position, &wishes(objective));
                let plain = best_move(&position, &wishes(objective)).worth();
                let plain = plain.map(|worth| (worth.tiles, worth.points, worth.cuts));
                assert_eq!(found, plain, "{text} under {jokers:?}, {objective:?}");
            }
        }
    }
}

#[test]
fn the_most_that_an_opening_brings_is_told() {
    let most = |text: &str, one_joker| {
        let position = opening(text, false, one_joker);
        let answer = Solver::new().solve(&position, &Wishes::default()).unwrap();
        (answer.outcome, answer.opening)
    };
    assert_eq!(most("| r7-8 j j", true), (Outcome::NoOpening, Some(24)));
    assert_eq!(most("| j j r13", true), (Outcome::NoOpening, Some(0)));
    let (outcome, most) = most("| r7-8 j j", false);
    assert!(outcome == Outcome::Move && most >= Some(30), "{most:?}");
}

#[test]
fn wishes_are_for_jokers_that_have_room() {
    let tiles = |text: &str| text.parse::<Tiles>().unwrap();
    let play = |text: &str| Wishes {
        play: tiles(text),
        ..Wishes::default()
    };
    let keep = |text: &str| Wishes {
        keep: tiles(text),
        ..Wishes::default()
    };
    let keep_jokers = Wishes {
        keep_jokers: true,
        ..Wishes::default()
    };
    let rows = [
        ("r4-6 | j j k2", play("j j"), (3, 62), (0, 0)),
        ("r4-6 / b9-11 | j j k2", play("j j"), (3, 62), (2, 60)),
        ("r4-6 | j j", keep("j"), (1, 30), (1, 30)),
        // Both go where they empty the rack.
        ("r4-6 | j j", keep_jokers, (2, 60), (0, 0)),
        ("r4-6 / b9-11 | j j", keep_jokers, (2, 60), (2, 60)),
    ];
    for find in [by_recursion, by_the_solver] {
        for (text, wishes, of_two, of_one) in &rows {
            for (one_joker, answer) in [(false, of_two), (true, of_one)] {
                let found = find(&under(text, JokerRule::Free, one_joker), wishes);
                assert_eq!(found, *answer, "{text}, {wishes:?}, {one_joker}");
            }
        }
        // One opens, and the other goes with it where that empties the rack.
        for (one_joker, answer) in [(false, (4, 83)), (true, (3, 53))] {
            let found = find(&opening("| r11-12 j j", false, one_joker), &keep_jokers);
            assert_eq!(found, answer);
        }
    }
}

/// By what can be done while the sets of the table only grow.
fn adding_by_recursion(position: &Position) -> Numbers {
    best_growing(position, &Wishes::default()).map_or((0, 0), numbers)
}

fn adding(position: &Position) -> Numbers {
    let found = Solver::new().solve_by_adding(position, &Wishes::default());
    let found = found.unwrap().map(|found| found.numbers);
    found.map_or((0, 0), |numbers| (numbers.tiles, numbers.points))
}

#[test]
fn sets_take_one_joker_where_the_table_stays() {
    for find in [adding_by_recursion, adding] {
        for (text, of_two, of_one) in [
            ("r4-6 | j j", (2, 60), (1, 30)),
            ("rbk9 | j j", (1, 30), (1, 30)),
            ("r4-6 / b4-6 | j j", (2, 60), (2, 60)),
            ("r4-5 j | j r3", (2, 33), (1, 3)),
            ("rb5 j | j k2", (1, 30), (0, 0)),
            // They meet and may not be joined.
            ("r1 j r3 / r5 j r7 | r4", (1, 4), (1, 4)),
            ("r1-3 / r5-7 | j j", (2, 60), (2, 60)),
            ("r1-3 / r5-7 / r9-11 | j j", (2, 60), (2, 60)),
        ] {
            for (one_joker, answer) in [(false, of_two), (true, of_one)] {
                for jokers in JOKER_RULES {
                    let found = find(&under(text, jokers, one_joker));
                    assert_eq!(found, answer, "{text} under {jokers:?}, {one_joker}");
                }
            }
        }
    }
}

#[test]
fn a_second_joker_takes_a_cut() {
    let rungs = |one_joker| {
        let position = under("r4-9 | j j k1", JokerRule::Free, one_joker);
        let ladder = Solver::new().ladder(&position, &Wishes::default()).unwrap();
        let rungs = ladder.iter().map(|rung| (rung.numbers.tiles, rung.cuts));
        rungs.collect::<Vec<_>>()
    };
    // k1 j j empties the rack.
    assert_eq!(rungs(false), [(3, Some(0))]);
    assert_eq!(rungs(true), [(2, Some(1)), (1, Some(0))]);
}

#[test]
fn a_second_joker_may_be_no_help() {
    let helpful = |one_joker| {
        let position = under("| j r13", JokerRule::Free, one_joker);
        let draws = Solver::new().draws(&position, &Wishes::default()).unwrap();
        (draws.now, draws.helpful, draws.unseen)
    };
    // r11, r12, b13, k13 and o13, of which there are two each; and the other joker.
    assert_eq!(helpful(false), (0, 11, 104));
    assert_eq!(helpful(true), (0, 10, 104));
}

#[test]
fn draws_bring_what_plain_recursion_finds() {
    check(1_450, 10, any_small(), |position| {
        let rules = Rules {
            one_joker: true,
            ..Rules::default()
        };
        let position = by_rules(position, rules);
        let draws = Solver::new().draws(&position, &Wishes::default()).unwrap();
        for draw in draws.draws {
            let mut rack = *position.rack();
            rack.add(draw.tile);
            let with_draw = position.with_rack(rack).unwrap();
            let best = best_move(&with_draw, &Wishes::default()).worth();
            let found = (draw.numbers.tiles, draw.numbers.points);
            assert_eq!(found, best.map_or((0, 0), numbers), "{with_draw}");
        }
    });
}

#[test]
fn loose_jokers_find_sets_of_their_own() {
    let by_the_solver = |case: &Case| {
        let answer = Solver::new().solve(&case.position, &case.wishes);
        answer.unwrap().outcome
    };
    let by_recursion = |case: &Case| oracle::by_recursion(case).1;
    let find: [&dyn Fn(&Case) -> Outcome; 2] = [&by_recursion, &by_the_solver];
    for find in find {
        // As r1 j r3 / r4-5 j r7, and as r1-2 j / r4-5 j.
        for (text, of_two, of_one) in [
            ("(r1 r3-5 r7 j j) | k9", Outcome::Nothing, Outcome::Nothing),
            ("(r1 r4 j j) | k1", Outcome::Nothing, Outcome::NoArrangement),
            ("(r1 r4 j j) | r2", Outcome::Move, Outcome::NoArrangement),
            ("(r1 r4 j j) | r2 r5", Outcome::Move, Outcome::Move),
        ] {
            for (one_joker, outcome) in [(false, of_two), (true, of_one)] {
                let case = Case {
                    position: under(text, JokerRule::Free, one_joker),
                    wishes: Wishes::default(),
                };
                assert_eq!(find(&case), outcome, "{text}, {one_joker}");
            }
        }
    }
    let arranged = |text: &str| Solver::new().arrange(&strict(text)).unwrap();
    assert_eq!(arranged("(r1 r4 j j) | r2 r5"), None);
    let sets = arranged("(r1 r3-5 r7 j j) | k9").unwrap();
    let jokers: Vec<usize> = sets.iter().map(|plan| plan.set.jokers()).collect();
    let tiles: usize = sets.iter().map(|plan| plan.set.tiles().len()).sum();
    assert_eq!((jokers, tiles), (vec![1, 1], 7));
}

#[test]
fn two_jokers_in_a_set_of_the_table_are_refused() {
    let rules = Rules {
        one_joker: true,
        ..Rules::default()
    };
    for (text, nth) in [
        ("rbk5 / r1 j r3-5 j r7 | k1", 1),
        ("rb5 j j / r1-3 | k1", 0),
        ("r4-6 / k1-3 / j r5 j | k1", 2),
    ] {
        let error = position(text).with_rules(rules).unwrap_err();
        assert_eq!(error, PositionError::TwoJokers(nth));
        assert_eq!(
            error.to_string(),
            format!("table[{nth}]: two jokers; by the rule in force a set has at most one")
        );
    }
    for text in [
        "r1 j r3 / r4-5 j r7 | k1",
        "rb5 j / ko5 j | k1",
        "r4-6 | j j",
    ] {
        assert!(position(text).with_rules(rules).is_ok(), "{text}");
    }
}

/// Breaches of a move from a position to these sets.
fn judged(position: &Position, after: &str) -> Vec<Breach> {
    let sets = after
        .split(" / ")
        .map(|text| Ok(text.parse::<Set>().unwrap()));
    judge(position, &sets.collect::<Vec<_>>()).breaches
}

#[test]
fn two_jokers_in_a_set_are_a_breach() {
    for (text, after, nth) in [
        ("r1 j r3 | r4 j", "r1 j r3-4 j", 0),
        ("r1-3 / rb5 j | j", "r1-3 / rb5 j j", 1),
    ] {
        let found = judged(&strict(text), after);
        assert_eq!(found, [Breach::TwoJokers(nth)]);
        assert_eq!(
            found[0].to_string(),
            format!(
                "set {}: two jokers; by the rule in force a set has at most one",
                nth + 1
            )
        );
        assert_eq!(judged(&position(text), after), []);
    }
    assert_eq!(
        judged(&strict("r1 j r3 | r4-5 j r7"), "r1 j r3 / r4-5 j r7"),
        []
    );
}

#[test]
fn an_opening_is_judged_by_sets_with_one_joker() {
    let judged = |one_joker| {
        let position = opening("b1-3 | r7-8 j j", true, one_joker);
        judged(&position, "b1-3 j / r7-8 j")
    };
    let (worth, needed) = (24, 30);
    assert_eq!(judged(false), []);
    assert_eq!(judged(true), [Breach::Opening { worth, needed }]);
}
