//! Positions at the edges of the rules, by name. Where an oracle can, it says what is right; the
//! rest is counted by hand.

use rollwise_engine::rummikub::{
    Answer, JokerRule, Kind, Objective, Outcome, Position, Rules, Set, Solver, Tile, Tiles, Wishes,
};

use super::cases::{JOKER_RULES, OBJECTIVES};
use super::oracle::worth;
use super::plain::{Worth, best_move, wishes};
use super::positions::{position, under};
use super::validator::validate;

/// Tiles, points and cuts of the solver's move, if there is one. Its plan is looked at as well.
pub fn solved(position: &Position, wishes: &Wishes) -> Option<(u32, u32, u32)> {
    let answer = Solver::new().solve(position, wishes).unwrap();
    validate(position, wishes, &answer);
    worth(&answer).map(|found| (found.tiles, found.points, found.cuts))
}

fn most_tiles(text: &str) -> Option<(u32, u32, u32)> {
    solved(&position(text), &Wishes::default())
}

/// The solver and plain recursion find the same under every rule and objective.
fn agrees(text: &str) {
    for rule in JOKER_RULES {
        for objective in OBJECTIVES {
            let position = under(text, rule);
            let wishes = wishes(objective);
            let found = solved(&position, &wishes);
            let best = best_move(&position, &wishes).worth();
            let best = best.map(
                |Worth {
                     tiles,
                     points,
                     cuts,
                 }| (tiles, points, cuts),
            );
            assert_eq!(found, best, "{text} under {rule:?}, {objective:?}");
        }
    }
}

#[test]
fn a_joker_to_two_full_runs_of_a_colour() {
    assert_eq!(most_tiles("r1-13 / r1-13 | j"), Some((1, 30, 1)));
}

#[test]
fn a_joker_to_all_eight_tiles_of_a_number() {
    assert_eq!(most_tiles("rbko5 / rbko5 | j"), Some((1, 30, 2)));
    agrees("rbko5 / rbko5 | j");
}

#[test]
fn a_joker_finds_no_place_at_a_full_group() {
    assert_eq!(most_tiles("rbko5 | j"), None);
    assert_eq!(most_tiles("rbk5 | j"), Some((1, 30, 0)));
}

#[test]
fn two_jokers_where_there_is_place_for_one() {
    assert_eq!(most_tiles("rbk9 | j j"), Some((1, 30, 0)));
    agrees("rbk9 | j j");
}

#[test]
fn two_jokers_open_a_full_run() {
    assert_eq!(most_tiles("r1-13 | j j"), Some((2, 60, 1)));
}

#[test]
fn thirteen_does_not_precede_one() {
    assert_eq!(most_tiles("| r12-13 r1"), None);
    assert_eq!(most_tiles("r11-13 | r1 r2"), None);
    agrees("k11-13 | k1-2 j");
}

#[test]
fn a_colour_is_in_a_group_only_once() {
    assert_eq!(most_tiles("| r5 r5 b5"), None);
    assert_eq!(most_tiles("rbk5 | r5"), None);
    agrees("| r5 r5 b5 b5 k5 j");
}

#[test]
fn the_same_set_may_lie_there_twice() {
    assert_eq!(most_tiles("| r1-3 r1-3"), Some((6, 12, 0)));
    assert_eq!(most_tiles("| rbk5 rbk5"), Some((6, 30, 0)));
    assert_eq!(most_tiles("r1-3 / r1-3 | r4"), Some((1, 4, 0)));
}

#[test]
fn all_tiles_on_one_rack() {
    let position = Position::new(Vec::new(), Tiles::default(), Tiles::all()).unwrap();
    for objective in OBJECTIVES {
        assert_eq!(solved(&position, &wishes(objective)), Some((106, 788, 0)));
    }
    let empties = Wishes {
        keep_jokers: true,
        ..Wishes::default()
    };
    assert_eq!(solved(&position, &empties), Some((106, 788, 0)));
}

#[test]
fn all_real_tiles_on_the_table_and_both_jokers_on_the_rack() {
    let runs = "r1-13 / r1-13 / b1-13 / b1-13 / k1-13 / k1-13 / o1-13 / o1-13 | j j";
    assert_eq!(most_tiles(runs), Some((2, 60, 1)));
    let numbers = (1..=13).map(|number| format!("rbko{number} / rbko{number}"));
    let groups = numbers.collect::<Vec<_>>().join(" / ") + " | j j";
    let found = most_tiles(&groups).unwrap();
    assert_eq!((found.0, found.1), (2, 60));
}

#[test]
fn a_joker_stands_for_a_tile_of_which_both_copies_are_in_sight() {
    // Both r3 are in groups; the joker is a third.
    assert_eq!(most_tiles("rbk3 / rko3 | r4-5 j"), Some((3, 39, 0)));
    agrees("rbk3 / rko3 | r4-5 j");
    assert_eq!(most_tiles("| r5 r5 rbk6 rko6 r4 r4 j"), {
        let found = best_move(&position("| r5 r5 rbk6 rko6 r4 r4 j"), &Wishes::default());
        found
            .worth()
            .map(|worth| (worth.tiles, worth.points, worth.cuts))
    });
}

#[test]
fn two_jokers_and_one_tile_are_a_set() {
    assert_eq!(most_tiles("| j j r13"), Some((3, 73, 0)));
    let before = position("| j j r13").before_opening();
    let answer = Solver::new().solve(&before, &Wishes::default()).unwrap();
    validate(&before, &Wishes::default(), &answer);
    assert_eq!(answer.best.unwrap().opening, Some(39));
}

/// A run far from where both jokers lay, which shares nothing but them with the run that they lay
/// in.
#[test]
fn two_jokers_of_a_run_lie_together_elsewhere() {
    for first in 1..=9 {
        let [second, third, fourth, fifth] = [1, 2, 3, 4].map(|more| first + more);
        for other in 1..=10 {
            let end = other + 3;
            let text =
                format!("b{first} j b{third} j | b{second} b{fourth} b{fifth} r{other} r{end}");
            agrees(&text);
            assert_eq!(
                most_tiles(&text).map(|(tiles, ..)| tiles),
                Some(5),
                "{text}"
            );
        }
    }
}

/// One tile and two jokers on the table, told to be a run or a group.
fn ambiguous(kind: Kind, rack: &str, jokers: JokerRule) -> Position {
    let tiles = ["j", "r5", "j"].map(|tile| tile.parse().unwrap());
    let set = Set::of_kind(&tiles, kind).unwrap();
    let position = Position::new(vec![set], Tiles::default(), rack.parse().unwrap()).unwrap();
    let rules = Rules {
        jokers,
        ..Rules::default()
    };
    position.with_rules(rules).unwrap()
}

#[test]
fn one_tile_and_two_jokers_are_what_they_are_said_to_be() {
    for (kind, rack, answers) in [
        // As a run the jokers are r4 and r6.
        (Kind::Run, "r4 k10-11", [(3, 25), (3, 25), (3, 25), (3, 25)]),
        (Kind::Group, "r4 k10-11", [(3, 25), (0, 0), (0, 0), (0, 0)]),
        // As a group they are two of b5, k5 and o5.
        (Kind::Run, "b5 k10-11", [(3, 26), (0, 0), (0, 0), (0, 0)]),
        (
            Kind::Group,
            "b5 k10-11",
            [(3, 26), (3, 26), (3, 26), (1, 5)],
        ),
        (Kind::Group, "bko5 k10-11", [(5, 36); 4]),
    ] {
        for (rule, (tiles, points)) in JOKER_RULES.into_iter().zip(answers) {
            let position = ambiguous(kind, rack, rule);
            let found = solved(&position, &Wishes::default());
            let found = found.map_or((0, 0), |(tiles, points, _)| (tiles, points));
            assert_eq!(found, (tiles, points), "{kind:?}, {rack} under {rule:?}");
            let plain = best_move(&position, &Wishes::default()).worth();
            let plain = plain.map_or((0, 0), |worth| (worth.tiles, worth.points));
            assert_eq!(plain, (tiles, points), "{kind:?}, {rack} under {rule:?}");
        }
    }
}

#[test]
fn a_joker_counts_in_an_opening_and_nothing_else_is_needed() {
    let position = position("| r10 b10 j").before_opening();
    let answer = Solver::new().solve(&position, &Wishes::default()).unwrap();
    validate(&position, &Wishes::default(), &answer);
    assert_eq!(
        worth(&answer).map(|worth| (worth.tiles, worth.points)),
        Some((3, 50))
    );
    assert_eq!(answer.best.unwrap().opening, Some(30));
}

#[test]
fn three_tiles_that_open_go_before_five_that_do_not() {
    let position = position("| r10 b10 j r1-2 r4-5").before_opening();
    assert_eq!(solved(&position, &Wishes::default()), Some((3, 50, 0)));
}

#[test]
fn the_best_opening_first_is_not_the_best_move() {
    let text = "r11-13 / b8-10 | r11-12 b11 k9-11";
    for (play_on, tiles) in [(false, 3), (true, 4)] {
        let rules = Rules {
            play_on,
            ..Rules::default()
        };
        let position = position(text).with_rules(rules).unwrap().before_opening();
        let found = solved(&position, &Wishes::default());
        assert_eq!(found.map(|found| found.0), Some(tiles));
    }
}

#[test]
fn a_rack_of_one_tile() {
    assert_eq!(most_tiles("| r5"), None);
    assert_eq!(most_tiles("| j"), None);
    assert_eq!(most_tiles("r2-4 | r5"), Some((1, 5, 0)));
    assert_eq!(most_tiles("r2-4 | j"), Some((1, 30, 0)));
}

#[test]
fn a_table_given_loose_and_as_sets() {
    for (sets, loose) in [
        (
            "rbko12 / rko10 / o7-9 / bko10 | k11",
            "(rbko12 rko10 o7-9 bko10) | k11",
        ),
        (
            "r3-6 / b3-6 / k3-6 / o3-6 | r7 b2 k4 o5",
            "(rbko3 rbko4 rbko5 rbko6) | r7 b2 k4 o5",
        ),
        ("r3 j r5 | r4 b1-2", "(r3 j r5) | r4 b1-2"),
    ] {
        for objective in [Objective::Tiles, Objective::Points] {
            let [sets, loose] =
                [sets, loose].map(|text| solved(&position(text), &wishes(objective)));
            let numbers = |found: Option<(u32, u32, u32)>| found.map(|found| (found.0, found.1));
            assert_eq!(numbers(sets), numbers(loose));
            assert_eq!(loose.map(|found| found.2), Some(0));
        }
    }
}

#[test]
fn what_can_be_said_where_there_is_no_move() {
    let outcome = |position: Position| {
        let answer = Solver::new().solve(&position, &Wishes::default()).unwrap();
        validate(&position, &Wishes::default(), &answer);
        assert_eq!(answer.best, None);
        answer.outcome
    };
    assert_eq!(outcome(position("r4-6 / bko9 | r8 k1-2")), Outcome::Nothing);
    assert_eq!(
        outcome(position("| r9 bk9").before_opening()),
        Outcome::NoOpening
    );
    assert_eq!(outcome(position("(r1 r2) | k1")), Outcome::NoArrangement);
    assert_eq!(outcome(position("(r1-3) | k1")), Outcome::Nothing);
}

#[test]
fn a_rack_of_all_tiles_opens_at_once() {
    for play_on in [false, true] {
        let rules = Rules {
            play_on,
            ..Rules::default()
        };
        let all = Position::new(Vec::new(), Tiles::default(), Tiles::all()).unwrap();
        let all = all.with_rules(rules).unwrap().before_opening();
        let answer = Solver::new().solve(&all, &Wishes::default()).unwrap();
        let best = answer.best.unwrap();
        assert_eq!((best.numbers.tiles, best.numbers.points), (106, 788));
        // There are thousands of openings in it, and millions of ways to lay it: to weigh them all
        // would take seconds.
        assert!(answer.transitions < 100_000, "{}", answer.transitions);
    }
}

/// A search that its budget ends is not broken off: it still goes once through all numbers, with
/// few states of each.
const BEAM: u64 = 25_000;

#[test]
fn a_budget_bounds_openings_as_well() {
    let table = "r7-9 / b7-9 / k7-9 / o1-5";
    for (rack, opening, most, tiles) in [
        ("r1-13 b1-13 k1-8 o2-9 j j", 300, 288, 0),
        ("r1-6 b1-6 k1-6 j j", 80, 78, 0),
        ("r1-6 b1-6 k4-6 j j", 70, 70, 17),
        ("r1-3 b1-3 k1-3 o6-9 r10 b10 k10 j j", 90, 90, 18),
    ] {
        for play_on in [false, true] {
            let rules = Rules {
                play_on,
                opening,
                ..Rules::default()
            };
            let position = position(&format!("{table} | {rack}"));
            let position = position.with_rules(rules).unwrap().before_opening();
            let solve = |budget: Option<u64>| {
                let wishes = Wishes {
                    budget,
                    ..Wishes::default()
                };
                Solver::new().solve(&position, &wishes).unwrap()
            };
            let free = solve(None);
            let laid = |answer: &Answer| answer.best.as_ref().map_or(0, |best| best.numbers.tiles);
            assert_eq!((free.opening, laid(&free)), (Some(most), tiles), "{rack}");
            for budget in [1, 1000] {
                let answer = solve(Some(budget));
                let text = format!("{rack}, {play_on}, {budget}: {answer:?}");
                assert!(answer.transitions <= budget + BEAM, "{text}");
                assert!(answer.opening <= free.opening, "{text}");
                assert!(
                    laid(&answer) <= tiles && answer.at_most.tiles >= tiles,
                    "{text}"
                );
                assert!(!answer.is_proved || laid(&answer) == tiles, "{text}");
            }
        }
    }
}

/// However many tiles somebody has, what is wrong with them is told.
#[test]
fn rows_of_many_tiles_are_no_sets() {
    let refusal = |tiles: &[Tile]| Set::new(tiles).expect_err("no set").to_string();
    let one: Tile = "r1".parse().expect("a tile");
    for jokers in [127, 128, 255, 256, 1_000] {
        let message = format!("{} tiles; a set has at most 13", jokers + 1);
        let row = [vec![one], vec![Tile::JOKER; jokers]].concat();
        let reversed: Vec<Tile> = row.iter().rev().copied().collect();
        for tiles in [row, reversed] {
            assert_eq!(refusal(&tiles), message);
            for kind in [Kind::Run, Kind::Group] {
                assert!(Set::of_kind(&tiles, kind).is_err());
            }
        }
    }
    let row = [vec![one], vec![Tile::JOKER; 126]].concat();
    assert_eq!(
        refusal(&row),
        "a joker would stand for 127; a run goes from 1 to 13 at most"
    );
}
