//! The solver against plain recursion: small positions with everything that can be asked.

use proptest::bool::weighted;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use rollwise_engine::rummikub::{
    Answer, Objective, Outcome, Position, Rules, Solver, Tile, Tiles, Wishes,
};

use super::cases::{Case, Class, JOKER_RULES, OBJECTIVES, any_of, any_position, by_rules, check};
use super::plain::{self, Worth, wishes};
use super::validator::validate;

/// Tiles, points and cuts of an answer's move.
pub fn worth(answer: &Answer) -> Option<Worth> {
    answer.best.as_ref().map(|best| Worth {
        tiles: best.numbers.tiles,
        points: best.numbers.points,
        cuts: best.cuts.unwrap_or(0),
    })
}

/// What an oracle finds: the best move, and what the answer is called.
type Oracle = fn(&Case) -> (Option<Worth>, Outcome);

/// Checks that the solver's answer keeps the rules and is that of an oracle.
pub fn assert_solved(case: &Case, oracle: Oracle) {
    let answer = Solver::new().solve(&case.position, &case.wishes).unwrap();
    validate(&case.position, &case.wishes, &answer);
    assert_eq!((worth(&answer), answer.outcome), oracle(case), "{case:?}");
}

/// The same for this many cases.
pub fn compare(seed: u64, cases: u32, any: impl Strategy<Value = Case>, oracle: Oracle) {
    check(seed, cases, any, |case| assert_solved(&case, oracle));
}

/// By plain recursion.
pub fn by_recursion(case: &Case) -> (Option<Worth>, Outcome) {
    let found = plain::best_move(&case.position, &case.wishes);
    let outcome = match found.best {
        Some(_) => Outcome::Move,
        None if !case.position.has_opened() => Outcome::NoOpening,
        None if !found.can_lie && !case.position.loose().is_empty() => Outcome::NoArrangement,
        None => Outcome::Nothing,
    };
    (found.worth(), outcome)
}

/// Table, rack, jokers on the table and on the rack.
type Size = (usize, usize, [usize; 2]);

const WITH_TWO_JOKERS: [Size; 9] = [
    (0, 6, [0, 2]),
    (0, 9, [0, 2]),
    (3, 4, [1, 1]),
    (3, 5, [0, 2]),
    (6, 3, [1, 1]),
    (6, 7, [0, 2]),
    (9, 4, [1, 1]),
    (9, 6, [2, 0]),
    (12, 4, [1, 1]),
];

/// Small classes.
const SMALL: [Size; 16] = [
    (0, 12, [0, 0]),
    (0, 12, [0, 1]),
    (0, 10, [0, 2]),
    (3, 9, [1, 0]),
    (6, 8, [0, 0]),
    (6, 8, [1, 1]),
    (6, 7, [2, 0]),
    (9, 7, [1, 0]),
    (9, 6, [0, 1]),
    (9, 6, [2, 0]),
    (12, 8, [0, 0]),
    (12, 6, [1, 0]),
    (12, 6, [1, 1]),
    (12, 5, [2, 0]),
    (15, 5, [1, 0]),
    (18, 5, [0, 0]),
];

/// Small positions; the numbers on their tiles lie close together, so that much is possible.
pub fn any_small() -> impl Strategy<Value = Position> {
    any_of_size(&SMALL)
}

/// Small positions with both jokers, in which a set may have one.
pub fn any_small_with_one_joker_a_set() -> impl Strategy<Value = Position> {
    let rules = Rules {
        one_joker: true,
        ..Rules::default()
    };
    any_of_size(&WITH_TWO_JOKERS).prop_filter_map("two jokers in no set", move |position| {
        position.with_rules(rules).ok()
    })
}

fn any_of_size(sizes: &'static [Size]) -> impl Strategy<Value = Position> {
    let class = (any_of(sizes), 1..=9_u8, 3..=6_u8).prop_map(|(size, low, more)| {
        let (table, rack, [on_table, on_rack]) = size;
        Class::new(table, rack)
            .with_jokers(on_table, on_rack)
            .with_numbers(low..=(low + more).min(13))
    });
    class.no_shrink().prop_flat_map(any_position)
}

/// Small positions with jokers on the table.
pub fn any_small_with_joker() -> impl Strategy<Value = Position> {
    any_small().prop_filter("a joker on the table", |position| {
        position.on_table().count(Tile::JOKER) > 0
    })
}

#[test]
fn small_positions_are_solved() {
    let asked = (any::<bool>(), any_of(&OBJECTIVES));
    let any = (any_small(), asked).prop_map(|(position, (one_joker, objective))| {
        let rules = Rules {
            one_joker,
            ..Rules::default()
        };
        Case {
            position: by_rules(position, rules),
            wishes: wishes(objective),
        }
    });
    compare(100, 960, any, by_recursion);
}

#[test]
fn joker_rules_are_kept() {
    let rules = (any_of(&JOKER_RULES[1..]), any::<bool>()).prop_map(|(jokers, one_joker)| Rules {
        jokers,
        one_joker,
        ..Rules::default()
    });
    let any = (any_small_with_joker(), rules, any_of(&OBJECTIVES)).prop_map(
        |(position, rules, objective)| Case {
            position: by_rules(position, rules),
            wishes: wishes(objective),
        },
    );
    compare(200, 540, any, by_recursion);
}

/// Positions under rules, with wishes for tiles of their racks.
fn any_wishes(
    positions: impl Strategy<Value = Position>,
    rules: impl Strategy<Value = Rules>,
) -> impl Strategy<Value = Case> {
    // Of each tile of the game whether it is to be kept, and whether it is to be played.
    let named = vec(
        (weighted(1.0 / 6.0), weighted(1.0 / 8.0)),
        both_copies().count(),
    );
    let asked = (named, any::<bool>(), any_of(&OBJECTIVES));
    (positions, rules, asked).prop_map(|(position, rules, (named, keep_jokers, objective))| {
        let mut wishes = Wishes {
            keep_jokers,
            ..wishes(objective)
        };
        let mut rack = *position.rack();
        for (tile, (is_kept, is_played)) in both_copies().zip(named) {
            if !rack.remove(tile) {
                continue;
            }
            if is_kept {
                wishes.keep.add(tile);
            } else if is_played && !(keep_jokers && tile.is_joker()) {
                wishes.play.add(tile);
            }
        }
        Case {
            position: by_rules(position, rules),
            wishes,
        }
    })
}

/// Every tile of the game, one copy after the other.
fn both_copies() -> impl Iterator<Item = Tile> {
    Tile::every().chain(Tile::every())
}

#[test]
fn wishes_are_granted() {
    let rules = (
        any_of(&JOKER_RULES),
        any::<bool>(),
        any_of(&[0, 7, 20, 25, 30, 100]),
    );
    let rules = rules.prop_map(|(jokers, one_joker, joker_points)| Rules {
        jokers,
        one_joker,
        joker_points,
        ..Rules::default()
    });
    compare(300, 256, any_wishes(any_small(), rules), by_recursion);
}

#[test]
fn openings_are_found() {
    let any = any_opening(any_small(), any::<bool>());
    compare(400, 256, any, by_recursion);
}

/// Positions before the opening, under rules that matter then, half of them with wishes.
fn any_opening(
    positions: impl Strategy<Value = Position>,
    one_joker: impl Strategy<Value = bool>,
) -> impl Strategy<Value = Case> {
    let rules = (
        any_of(&[30, 30, 50, 40, 1, 13, 71]),
        weighted(2.0 / 3.0),
        any_of(&JOKER_RULES),
        one_joker,
    );
    let rules = rules.prop_map(|(opening, play_on, jokers, one_joker)| Rules {
        opening,
        play_on,
        jokers,
        one_joker,
        ..Rules::default()
    });
    (any_wishes(positions, rules), any::<bool>()).prop_map(|(case, has_wishes)| Case {
        position: case.position.before_opening(),
        wishes: if has_wishes {
            case.wishes
        } else {
            wishes(case.wishes.objective)
        },
    })
}

/// Rules by which a set has one joker, jokers of the table being used by any rule.
fn any_rules_of_one_joker() -> impl Strategy<Value = Rules> {
    any_of(&JOKER_RULES).prop_map(|jokers| Rules {
        jokers,
        one_joker: true,
        ..Rules::default()
    })
}

#[test]
fn a_set_has_one_joker_where_two_are_there() {
    let positions = any_small_with_one_joker_a_set;
    let rules = any_rules_of_one_joker();
    let any = (positions(), rules, any_of(&OBJECTIVES));
    let any = any.prop_map(|(position, rules, objective)| Case {
        position: position.with_rules(rules).unwrap(),
        wishes: wishes(objective),
    });
    compare(1_400, 320, any, by_recursion);
    let rules = any_rules_of_one_joker();
    compare(1_410, 128, any_wishes(positions(), rules), by_recursion);
    let any = any_opening(positions(), Just(true));
    compare(1_420, 192, any, by_recursion);
    let any = any_wishes(positions(), any_rules_of_one_joker());
    check(1_430, 192, any, |case| assert_growing(&case));
    let loose = any_small_with_one_joker_a_set().prop_map(|position| Case {
        position: loosen(&position, 1).with_rules(*position.rules()).unwrap(),
        wishes: Wishes::default(),
    });
    compare(1_440, 96, loose, by_recursion);
}

/// The table's sets taken apart: all of them, or every other one.
fn loosen(position: &Position, every: usize) -> Position {
    let mut loose = Tiles::default();
    let mut table = Vec::new();
    for (nth, set) in position.table().iter().enumerate() {
        if nth % every == 0 {
            set.tiles().iter().for_each(|&tile| loose.add(tile));
        } else {
            table.push(*set);
        }
    }
    Position::new(table, loose, *position.rack()).unwrap()
}

/// A position with an unseen tile more on the table; there may be no arrangement then.
fn with_a_tile_more(position: &Position, which: Index) -> Position {
    let unseen: Vec<Tile> = position.unseen().iter().collect();
    let mut loose = *position.loose();
    loose.add(*which.get(&unseen));
    Position::new(position.table().to_vec(), loose, *position.rack()).unwrap()
}

/// Checks what can go by adding to the sets of the table against plain recursion.
fn assert_growing(case: &Case) {
    let Case { position, wishes } = case;
    let found = Solver::new().solve_by_adding(position, wishes).unwrap();
    let numbers = found.map(|found| (found.numbers.tiles, found.numbers.points));
    // Jokers that are kept stay here even where all could go.
    let keeping = plain::keeping_all_jokers_but(wishes.play.count(Tile::JOKER), position, wishes);
    let asked = Wishes {
        objective: Objective::Tiles,
        ..if wishes.keep_jokers { keeping } else { *wishes }
    };
    let worth = plain::best_growing(position, &asked);
    assert_eq!(
        numbers,
        worth.map(|worth| (worth.tiles, worth.points)),
        "{case:?}"
    );
}

#[test]
fn what_can_go_by_adding_is_found() {
    let rules = (any_of(&JOKER_RULES), any::<bool>()).prop_map(|(jokers, one_joker)| Rules {
        jokers,
        one_joker,
        ..Rules::default()
    });
    let any = any_wishes(any_small(), rules);
    check(600, 512, any, |case| assert_growing(&case));
    let any = (any_small(), 2..=3_usize).prop_map(|(position, every)| Case {
        position: loosen(&position, every),
        wishes: Wishes::default(),
    });
    check(700, 256, any, |case| assert_growing(&case));
}

#[test]
fn loose_tiles_are_arranged() {
    let one_more = proptest::option::weighted(1.0 / 3.0, any::<Index>());
    let asked = (any::<bool>(), any_of(&OBJECTIVES));
    let any = (any_small(), 1..=2_usize, one_more, asked);
    let any = any.prop_map(|(position, every, one_more, (one_joker, objective))| {
        let mut position = loosen(&position, every);
        if let Some(which) = one_more {
            position = with_a_tile_more(&position, which);
        }
        let rules = Rules {
            one_joker,
            ..Rules::default()
        };
        Case {
            position: by_rules(position, rules),
            wishes: wishes(objective),
        }
    });
    compare(500, 128, any, by_recursion);
}
