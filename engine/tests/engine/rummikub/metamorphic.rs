//! What must hold between the answers to positions that have something to do with each other, at
//! sizes for which plain recursion would take too long and under all rules.

use std::cell::{Cell, RefCell};

use proptest::bool::weighted;
use proptest::prelude::*;
use proptest::sample::Index;
use rand::seq::SliceRandom;
use rollwise_engine::rummikub::{
    Answer, Colour, JokerRule, Move, NUMBERS, Objective, Outcome, Position, Rules, Solver, Tile,
    Tiles, Wishes,
};

use super::cases::{
    Case, Class, JOKER_RULES, OBJECTIVES, any_generator, any_of, any_position, by_rules, check,
};
use super::lying::{Lying, real};
use super::oracle::worth;
use super::plain::{Worth, wishes};
use super::validator::validate;

/// Positions of many sizes under any rules, before the opening or after it, with any objective.
fn any_case() -> impl Strategy<Value = Case> {
    any_case_with_jokers(&[[0, 0], [1, 0], [0, 1], [1, 1], [2, 0], [0, 2]])
}

/// The same with jokers on the table and on the rack.
fn any_case_with_jokers(jokers: &'static [[usize; 2]]) -> impl Strategy<Value = Case> {
    let size = (
        any_of(&[0, 12, 30, 45, 60, 80]),
        any_of(&[3, 8, 14, 22]),
        any_of(jokers),
    );
    let position = size
        .no_shrink()
        .prop_flat_map(|(table, rack, [on_table, on_rack])| {
            any_position(Class::new(table, rack).with_jokers(on_table, on_rack))
        });
    let jokers = (any_of(&JOKER_RULES), any::<bool>());
    let rules = (any_of(&[30, 40, 50]), any::<bool>(), jokers);
    let rules = rules.prop_map(|(opening, play_on, (jokers, one_joker))| Rules {
        opening,
        play_on,
        jokers,
        one_joker,
        ..Rules::default()
    });
    let asked = (weighted(0.25), weighted(0.25), any_of(&OBJECTIVES));
    (position, rules, asked).prop_map(|(position, rules, (is_opening, keep_jokers, objective))| {
        let position = by_rules(position, rules);
        Case {
            position: if is_opening {
                position.before_opening()
            } else {
                position
            },
            wishes: Wishes {
                keep_jokers,
                ..wishes(objective)
            },
        }
    })
}

/// The same of a player who has opened.
fn any_case_after_opening() -> impl Strategy<Value = Case> {
    any_case().prop_filter("opened", |case| case.position.has_opened())
}

fn solve(position: &Position, wishes: &Wishes) -> Answer {
    let answer = Solver::new().solve(position, wishes).unwrap();
    validate(position, wishes, &answer);
    answer
}

fn solved(position: &Position, wishes: &Wishes) -> Option<Worth> {
    worth(&solve(position, wishes))
}

/// The same position with other sets and another rack, under the same rules.
fn like(position: &Position, table: &[Lying], rack: Tiles) -> Position {
    let sets = table.iter().map(Lying::to_set).collect();
    let other = Position::new(sets, *position.loose(), rack).unwrap();
    let other = other.with_rules(*position.rules()).unwrap();
    if position.has_opened() {
        other
    } else {
        other.before_opening()
    }
}

fn lying(position: &Position) -> Vec<Lying> {
    position.table().iter().map(Lying::of).collect()
}

/// A set in other colours.
fn recoloured(set: Lying, colours: [Colour; 4]) -> Lying {
    let new = |colour: Colour| colours[colour.index()];
    match set {
        Lying::Run {
            colour,
            first,
            jokers,
        } => Lying::Run {
            colour: new(colour),
            first,
            jokers,
        },
        Lying::Group {
            number,
            colours,
            jokers,
        } => {
            let mut colours: Vec<Colour> = colours.into_iter().map(new).collect();
            colours.sort_unstable();
            Lying::Group {
                number,
                colours,
                jokers,
            }
        }
    }
}

#[test]
fn colours_are_interchangeable() {
    let colours = Just(Colour::ALL).prop_shuffle();
    check(11, 150, (any_case(), colours), |(case, colours)| {
        let tile = |tile: Tile| match tile.colour().zip(tile.number()) {
            Some((colour, number)) => real(colours[colour.index()], number),
            None => tile,
        };
        let sets = lying(&case.position).into_iter();
        let table: Vec<Lying> = sets.map(|set| recoloured(set, colours)).collect();
        let rack = case.position.rack().iter().map(tile).collect();
        let other = like(&case.position, &table, rack);
        let found = solved(&other, &case.wishes);
        assert_eq!(found, solved(&case.position, &case.wishes), "{case:?}");
    });
}

/// A set with its numbers counted from the other end: a run stays a run, a group a group.
fn counted_down(set: Lying) -> Lying {
    match set {
        Lying::Run {
            colour,
            first,
            mut jokers,
        } => {
            jokers.reverse();
            let length = u8::try_from(jokers.len()).unwrap();
            Lying::Run {
                colour,
                first: NUMBERS + 2 - first - length,
                jokers,
            }
        }
        Lying::Group {
            number,
            colours,
            jokers,
        } => Lying::Group {
            number: NUMBERS + 1 - number,
            colours,
            jokers,
        },
    }
}

/// The number of tiles stays the same, and the cuts where they come before the points.
#[test]
fn numbers_may_be_counted_from_the_other_end() {
    check(12, 150, any_case_after_opening(), |case| {
        let tile = |tile: Tile| match tile.colour().zip(tile.number()) {
            Some((colour, number)) => real(colour, NUMBERS + 1 - number),
            None => tile,
        };
        let sets = lying(&case.position).into_iter();
        let table: Vec<Lying> = sets.map(counted_down).collect();
        let rack = case.position.rack().iter().map(tile).collect();
        let other = like(&case.position, &table, rack);
        for objective in [Objective::Tiles, Objective::Simple] {
            let wishes = Wishes {
                objective,
                ..case.wishes
            };
            let numbers = [&case.position, &other].map(|position| {
                let counts_cuts = objective == Objective::Simple;
                let found = solved(position, &wishes);
                found.map(|worth| (worth.tiles, worth.cuts * u32::from(counts_cuts)))
            });
            assert_eq!(numbers[0], numbers[1], "{case:?}");
        }
    });
}

#[test]
fn the_order_of_sets_changes_no_number() {
    check(13, 150, (any_case(), any_generator()), |(case, mut rng)| {
        let mut table = lying(&case.position);
        table.shuffle(&mut rng);
        let other = like(&case.position, &table, *case.position.rack());
        let found = solved(&other, &case.wishes);
        assert_eq!(found, solved(&case.position, &case.wishes), "{case:?}");
    });
}

/// Tiles and points, the one first that counts first.
fn rank(worth: Option<Worth>, objective: Objective) -> (u32, u32) {
    let (tiles, points) = worth.map_or((0, 0), |worth| (worth.tiles, worth.points));
    match objective {
        Objective::Points => (points, tiles),
        Objective::Tiles | Objective::Simple => (tiles, points),
    }
}

#[test]
fn a_tile_more_does_no_harm() {
    let more = (any_of(&OBJECTIVES[..2]), any::<Index>());
    check(14, 200, (any_case(), more), |(case, (objective, which))| {
        let unseen: Vec<Tile> = case.position.unseen().iter().collect();
        let mut rack = *case.position.rack();
        rack.add(*which.get(&unseen));
        let richer = case.position.with_rack(rack).unwrap();
        let [before, after] = [&case.position, &richer]
            .map(|position| rank(solved(position, &wishes(objective)), objective));
        assert!(after >= before, "{case:?} and {richer}");
    });
}

#[test]
fn a_tile_that_stays_may_be_taken_away() {
    let tried = Cell::new(0);
    check(
        15,
        200,
        (any_case(), any::<Index>()),
        |(mut case, which)| {
            case.wishes.keep_jokers = false;
            let answer = solve(&case.position, &case.wishes);
            let rest = answer
                .best
                .as_ref()
                .map_or(*case.position.rack(), |best| best.rest);
            let stay: Vec<Tile> = rest.iter().collect();
            if stay.is_empty() || case.position.rack().len() == 1 {
                return;
            }
            let mut rack = *case.position.rack();
            rack.remove(*which.get(&stay));
            let poorer = case.position.with_rack(rack).unwrap();
            let found = solved(&poorer, &case.wishes);
            assert_eq!(found, worth(&answer), "{case:?} and {poorer}");
            tried.update(|count| count + 1);
        },
    );
    assert!(tried.get() > 100, "only {tried:?}");
}

#[test]
fn stricter_joker_rules_allow_no_more() {
    let differences = Cell::new(0);
    let any = (any_case_after_opening(), any_of(&OBJECTIVES[..2]));
    check(16, 150, any, |(case, objective)| {
        let by_rule = JOKER_RULES.map(|jokers| {
            let rules = Rules {
                jokers,
                ..*case.position.rules()
            };
            let position = case.position.clone().with_rules(rules).unwrap();
            rank(solved(&position, &wishes(objective)), objective)
        });
        let is_sorted = by_rule.is_sorted_by(|one, next| one >= next);
        assert!(is_sorted, "{by_rule:?}: {case:?}, {objective:?}");
        differences.update(|count| count + u32::from(by_rule[0] > by_rule[3]));
    });
    assert!(differences.get() > 10, "only {differences:?}");
}

/// Where a set has one joker no more goes; and as much, if the best move has no set with two. An
/// opening in the middle of the turn may have had one.
#[test]
fn one_joker_a_set_allows_no_more() {
    let [forbidden, same] = [Cell::new(0), Cell::new(0)];
    check(
        22,
        150,
        any_case_with_jokers(&[[0, 2], [1, 1], [2, 0]]),
        |mut case| {
            case.wishes.keep_jokers = false;
            let [of_one, of_two] = [true, false].map(|one_joker| {
                let rules = Rules {
                    one_joker,
                    ..*case.position.rules()
                };
                let position = by_rules(case.position.clone(), rules);
                solve(&position, &case.wishes)
            });
            let rank =
                |answer: &Answer| worth(answer).map(|worth| worth.rank(case.wishes.objective));
            assert!(rank(&of_one) <= rank(&of_two), "{case:?}");
            let mut sets = of_two.best.iter().flat_map(|best| &best.sets);
            if sets.any(|plan| plan.set.jokers() > 1) {
                let is_new = case.position.table().iter().all(|set| set.jokers() < 2);
                forbidden.update(|count| count + u32::from(is_new));
            } else if case.position.has_opened() || !case.position.rules().play_on {
                assert_eq!(rank(&of_one), rank(&of_two), "{case:?}");
                same.update(|count| count + 1);
            }
        },
    );
    let all = [forbidden.get(), same.get()];
    assert!(all.iter().all(|count| *count > 10), "only {all:?}");
}

/// The table after a move, the same player to move.
fn after(position: &Position, best: &Move) -> Position {
    let sets = best.sets.iter().map(|plan| plan.set).collect();
    let after = Position::new(sets, Tiles::default(), best.rest).unwrap();
    after.with_rules(*position.rules()).unwrap()
}

#[test]
fn after_the_best_move_nothing_more_goes() {
    check(17, 150, any_case_after_opening(), |mut case| {
        let rules = Rules {
            jokers: JokerRule::Free,
            ..*case.position.rules()
        };
        case.position = case.position.with_rules(rules).unwrap();
        case.wishes.keep_jokers = false;
        let answer = solve(&case.position, &case.wishes);
        let Some(best) = answer.best.filter(|best| !best.rest.is_empty()) else {
            return;
        };
        let next = after(&case.position, &best);
        let again = solve(&next, &case.wishes);
        assert_eq!(again.outcome, Outcome::Nothing, "{case:?} and {next}");
    });
}

#[test]
fn the_answers_tiles_as_musts_bring_its_numbers() {
    check(18, 150, any_case(), |case| {
        let answer = solve(&case.position, &case.wishes);
        let Some(best) = &answer.best else { return };
        for keep in [Tiles::default(), best.rest] {
            let wishes = Wishes {
                play: best.play,
                keep,
                keep_jokers: false,
                ..case.wishes
            };
            let found = solved(&case.position, &wishes);
            if case.wishes.keep_jokers && keep.is_empty() {
                // Without the wish more may go.
                assert!(found.is_some());
            } else {
                assert_eq!(found, worth(&answer), "{case:?}, keep {keep}");
            }
        }
    });
}

#[test]
fn a_smaller_budget_is_never_better_and_claims_nothing_false() {
    let cut_short = Cell::new(0);
    check(19, 60, any_case(), |case| {
        let objective = case.wishes.objective;
        let full = solve(&case.position, &case.wishes);
        let best = |answer: &Answer| worth(answer).map(|worth| worth.rank(objective));
        let mut less = None;
        for budget in [1, 100, 1_000, 10_000, 100_000, 1_000_000] {
            let wishes = Wishes {
                budget: Some(budget),
                ..case.wishes
            };
            let answer = solve(&case.position, &wishes);
            let text = format!("{case:?}, budget {budget}, {less:?}: {answer:?}");
            assert!(best(&answer) <= best(&full), "{text}");
            assert!(best(&answer) >= less, "{text}");
            assert!(!answer.is_proved || best(&answer) == best(&full), "{text}");
            if let Some(most) = &full.best {
                let first = |tiles: u32, points: u32| match objective {
                    Objective::Points => points,
                    Objective::Tiles | Objective::Simple => tiles,
                };
                let bound = first(answer.at_most.tiles, answer.at_most.points);
                let reached = first(most.numbers.tiles, most.numbers.points);
                assert!(bound >= reached, "{:?} is possible: {text}", most.numbers);
            }
            cut_short.update(|count| count + u32::from(!answer.is_proved));
            less = best(&answer);
        }
    });
    assert!(cut_short.get() > 30, "only {cut_short:?}");
}

#[test]
fn an_answer_does_not_depend_on_what_was_asked_before() {
    let solver = RefCell::new(Solver::new());
    check(20, 150, any_case(), |case| {
        let found = solver
            .borrow_mut()
            .solve(&case.position, &case.wishes)
            .unwrap();
        let alone = Solver::new().solve(&case.position, &case.wishes).unwrap();
        assert_eq!(found, alone, "{case:?}");
    });
}

#[test]
fn numbers_alone_are_the_same_as_with_a_plan() {
    check(
        21,
        150,
        (any_case(), any_of(&OBJECTIVES[..2])),
        |(mut case, objective)| {
            case.wishes.objective = objective;
            let bare = Wishes {
                plan: false,
                ..case.wishes
            };
            let with_plan = solve(&case.position, &case.wishes);
            let bare = solve(&case.position, &bare);
            let numbers = |answer: &Answer| answer.best.as_ref().map(|best| best.numbers);
            assert_eq!(numbers(&bare), numbers(&with_plan), "{case:?}");
            assert_eq!(bare.outcome, with_plan.outcome, "{case:?}");
            assert_eq!(bare.opening, with_plan.opening, "{case:?}");
        },
    );
}
