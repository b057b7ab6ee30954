//! Moves made by hand: what is said of them.

use std::cell::Cell;

use proptest::bool::weighted;
use proptest::prelude::*;
use rollwise_engine::rummikub::{
    Breach, JokerRule, Position, Rules, Set, SetError, Solver, Tile, Tiles, judge,
};

use super::arrangements::{Visitor, arrange};
use super::cases::{Class, JOKER_RULES, OBJECTIVES, any_of, any_position, by_rules, check};
use super::joker_rules::allows;
use super::lying::{Lying, tiles_of};
use super::oracle::any_small_with_joker;
use super::plain::wishes;
use super::positions::position;

type Laid = Result<Set, (Vec<Tile>, SetError)>;

/// Sets as they were laid, right or wrong.
fn laid(sets: &str) -> Vec<Laid> {
    let each = sets.split(" / ").map(|text| {
        let tiles: Vec<Tile> = text.split(' ').map(|tile| tile.parse().unwrap()).collect();
        Set::new(&tiles).map_err(|error| (tiles, error))
    });
    each.collect()
}

/// What is wrong with a move, in words.
fn problems(position: &Position, after: &str) -> Vec<String> {
    let judgement = judge(position, &laid(after));
    judgement.breaches.iter().map(ToString::to_string).collect()
}

#[test]
fn a_right_move_has_its_numbers() {
    let judgement = judge(
        &position("r1-3 / rbk5 | r4 k9 j"),
        &laid("r1 r2 r3 r4 j / r5 b5 k5"),
    );
    assert_eq!(judgement.breaches, []);
    assert_eq!((judgement.numbers.tiles, judgement.numbers.points), (2, 34));
    assert_eq!(judgement.cuts, 0);
    // Two neighbours are parted: r2 and r3, and of the group two.
    let judgement = judge(
        &position("r1-4 / rbko5 | b1 k1 r6"),
        &laid("r1 b1 k1 / r2 r3 r4 r5 r6 / b5 k5 o5"),
    );
    assert_eq!((judgement.breaches, judgement.cuts), (vec![], 2));
}

#[test]
fn what_is_wrong_is_told() {
    let table = position("r1-3 / o7-9 | r4 k9");
    for (after, wrong) in [
        ("r1 r2 r3 r4 / o7 o9 k9", "set 2: 8 is missing"),
        (
            "r1 r2 r3 r4 / o7 o8",
            "set 2: 2 tiles; a set has three or more",
        ),
        ("r1 r2 r3 r4 / o7", "set 2: 1 tile; a set has three or more"),
        ("r1 r2 r3 r4", "o7 has gone from the table"),
        ("r1 r2 r3 / o7 o8 o9", "nothing came from the rack"),
        (
            "r1 r2 r3 r4 r5 / o7 o8 o9",
            "r5 was neither on the table nor on the rack",
        ),
    ] {
        let problems = problems(&table, after);
        assert!(
            problems.iter().any(|found| found == wrong),
            "{after}: {problems:?}"
        );
    }
}

#[test]
fn jokers_are_judged_by_the_rule_in_force() {
    let (table, after) = ("r4 j r6-9 | r6", "r4 j r6 / r6 r7 r8 r9");
    let with_rule = |jokers, table| {
        let rules = Rules {
            jokers,
            ..Rules::default()
        };
        position(table).with_rules(rules).unwrap()
    };
    for (rule, is_right) in JOKER_RULES.into_iter().zip([true, true, false, false]) {
        let found = problems(&with_rule(rule, table), after);
        assert_eq!(found.is_empty(), is_right, "{rule}: {found:?}");
    }
    for (rule, told) in JOKER_RULES[1..].iter().zip([
        "a joker of the table neither stays a tile that it stood for, nor does that tile lie on the table now in \
         its place",
        "a set with a joker was taken apart, and the tile that the joker stood for did not come from the rack",
        "a set with a joker was taken apart, and not all tiles that its jokers stood for came from the rack",
    ]) {
        let found = problems(&with_rule(*rule, "rbk5 j | r10-11"), "r5 b5 k5 / r10 r11 j");
        assert_eq!(found, [told]);
    }
}

/// The first arrangements that are found, up to this many.
struct Arrangements {
    most: usize,
    found: Vec<Vec<Lying>>,
}

impl Visitor for Arrangements {
    fn is_useless(&self, _: &Tiles) -> bool {
        self.found.len() >= self.most
    }

    fn visit(&mut self, sets: &[Lying], _: &Tiles) {
        self.found.push(sets.to_vec());
    }
}

/// Not only the moves that a solver would make.
#[test]
fn every_move_is_judged_by_the_joker_rules() {
    let [broken, with_two] = [Cell::new([0; 4]), Cell::new([0; 4])];
    check(78, 300, any_small_with_joker(), |position| {
        let mut moves = Arrangements {
            most: 100,
            found: Vec::new(),
        };
        arrange(&position.on_table(), position.rack(), &mut moves);
        let table: Vec<Lying> = position.table().iter().map(Lying::of).collect();
        for sets in moves.found {
            let played = tiles_of(&sets).without(&position.on_table());
            let after: Vec<Laid> = sets.iter().map(|set| Ok(set.to_set())).collect();
            for (nth, jokers) in JOKER_RULES.into_iter().enumerate() {
                let rules = Rules {
                    jokers,
                    one_joker: true,
                    ..Rules::default()
                };
                let position = by_rules(position.clone(), rules);
                let is_allowed = allows(jokers, &table, &sets, &played);
                let breaches = judge(&position, &after).breaches;
                let two: Vec<usize> = (0..sets.len())
                    .filter(|&nth| position.rules().one_joker && sets[nth].jokers() > 1)
                    .collect();
                let found = breaches.iter().filter_map(|breach| match breach {
                    Breach::TwoJokers(nth) => Some(*nth),
                    _ => None,
                });
                assert_eq!(found.collect::<Vec<_>>(), two, "{position} to {sets:?}");
                let mut counts = with_two.get();
                counts[nth] += u32::from(!two.is_empty());
                with_two.set(counts);
                let is_broken = breaches.contains(&Breach::Joker(jokers));
                assert_eq!(is_broken, !is_allowed, "{position} to {sets:?}, {jokers}");
                let mut counts = broken.get();
                counts[nth] += u32::from(is_broken);
                broken.set(counts);
            }
        }
    });
    let [free, stands, locked, both] = broken.get();
    assert_eq!(free, 0);
    let all = [stands, locked, both];
    assert!(all.iter().all(|&count| count > 500), "{broken:?}");
    let two = with_two.get();
    assert!(two.iter().all(|&count| count > 100), "{two:?}");
}

#[test]
fn openings_are_judged() {
    let before = position("r1-3 | r4 b9-11 k4 k9 j").before_opening();
    for (after, wrong) in [
        ("r1 r2 r3 / b9 b10 b11", None),
        ("r1 r2 r3 / r4 k4 j", Some("the opening is worth 12 of 30")),
        (
            "r1 r2 r3 r4 / b9 b10 b11",
            Some("set 1 of the table was used; before the opening no set of the table may be"),
        ),
    ] {
        let problems = problems(&before, after);
        assert_eq!(problems.first().map(String::as_str), wrong, "{problems:?}");
    }
    let rules = Rules {
        play_on: true,
        ..Rules::default()
    };
    let goes_on = before.with_rules(rules).unwrap();
    assert!(problems(&goes_on, "r1 r2 r3 r4 / b9 b10 b11").is_empty());
    let too_little = problems(&goes_on, "r1 r2 r3 r4");
    assert_eq!(too_little, ["the opening is worth 0 of 30"]);
}

#[test]
fn the_best_move_is_right_in_all_rules() {
    let judged = Cell::new(0);
    let rules = (any_of(&JOKER_RULES), any::<bool>(), weighted(1.0 / 3.0));
    let asked = (rules, any::<bool>(), any_of(&OBJECTIVES));
    check(
        77,
        120,
        (any_position(Class::new(25, 14)), asked),
        |(position, asked)| {
            let ((jokers, one_joker, play_on), has_opened, objective) = asked;
            let rules = Rules {
                jokers,
                one_joker,
                play_on,
                ..Rules::default()
            };
            let mut position = by_rules(position, rules);
            if !has_opened {
                position = position.before_opening();
            }
            let answer = Solver::new().solve(&position, &wishes(objective)).unwrap();
            let Some(best) = answer.best else { return };
            let after: Vec<Laid> = best.sets.iter().map(|planned| Ok(planned.set)).collect();
            let judgement = judge(&position, &after);
            assert_eq!(judgement.breaches, [], "{position}");
            assert_eq!(
                (judgement.numbers, Some(judgement.cuts)),
                (best.numbers, best.cuts),
                "{position}"
            );
            judged.update(|count| count + 1);
        },
    );
    assert!(judged.get() > 60, "{judged:?}");
}

#[test]
fn more_tiles_than_there_are_can_be_judged() {
    for rule in JOKER_RULES {
        let rules = Rules {
            jokers: rule,
            play_on: rule != JokerRule::Free,
            ..Rules::default()
        };
        let before = Position::new(Vec::new(), Tiles::default(), "r1-3 b5".parse().unwrap());
        let before = before.unwrap().with_rules(rules).unwrap().before_opening();
        let many: Vec<Laid> = laid("r1 r2 r3 / r5 b5 k5 o5 / j j r5 / j j j")
            .into_iter()
            .cycle()
            .take(128)
            .collect();
        assert!(!judge(&before, &many).breaches.is_empty());
        let sets: Vec<Laid> = many.into_iter().flatten().map(Ok).collect();
        assert!(!judge(&before, &sets).breaches.is_empty());
    }
}
