//! The two oracles against each other.

use std::cell::Cell;

use proptest::bool::weighted;
use proptest::prelude::*;
use rollwise_engine::rummikub::{Position, Rules, Tile, Wishes};

use super::cases::{JOKER_RULES, OBJECTIVES, any_of, check};
use super::oracle::{any_small, any_small_with_joker, any_small_with_one_joker_a_set};
use super::plain::{self, Worth, wishes};
use super::{program, program_rules};

#[test]
fn recursion_and_program_agree() {
    let with_cuts = Cell::new(0);
    check(
        900,
        96,
        (any_small(), any_of(&OBJECTIVES)),
        |(position, objective)| {
            let wishes = wishes(objective);
            let found = program::best_move(&position, &wishes);
            let plain = plain::best_move(&position, &wishes).worth();
            assert_eq!(found, plain, "{position}, {objective:?}");
            with_cuts.update(|count| count + u32::from(found.is_some_and(|worth| worth.cuts > 0)));
        },
    );
    assert!(with_cuts.get() > 10, "only {with_cuts:?}");
}

#[test]
fn they_agree_before_the_opening_and_where_jokers_are_kept() {
    let moves = Cell::new(0);
    let asked = (
        weighted(2.0 / 3.0),
        weighted(2.0 / 3.0),
        any::<bool>(),
        any_of(&OBJECTIVES),
    );
    check(1_000, 80, (any_small(), asked), |(position, asked)| {
        let (play_on, is_opening, keep_jokers, objective) = asked;
        let rules = Rules {
            play_on,
            ..Rules::default()
        };
        let mut position = position.with_rules(rules).unwrap();
        if is_opening {
            position = position.before_opening();
        }
        let wishes = Wishes {
            keep_jokers,
            ..wishes(objective)
        };
        let found = program::best_move(&position, &wishes);
        let plain = plain::best_move(&position, &wishes).worth();
        assert_eq!(found, plain, "{position}, {rules:?}, {wishes:?}");
        moves.update(|count| count + u32::from(found.is_some()));
    });
    assert!(moves.get() > 20, "only {moves:?}");
}

/// Checks that both agree under every joker rule. Whether the strictest rule forbids the best move
/// of the free one.
fn differs_by_rule(position: &Position, wishes: &Wishes) -> bool {
    let by_rule = JOKER_RULES.map(|jokers| {
        let rules = Rules {
            jokers,
            ..*position.rules()
        };
        let position = position.clone().with_rules(rules).unwrap();
        let found = program_rules::best_numbers(&position, wishes);
        let plain = plain::best_move(&position, wishes).worth();
        let plain = plain.map(|worth| (worth.tiles, worth.points));
        assert_eq!(found, plain, "{position} under {jokers:?}, {wishes:?}");
        found
    });
    by_rule[0] != by_rule[3]
}

#[test]
fn they_agree_under_all_joker_rules() {
    let any = || (any_small_with_joker(), any_of(&OBJECTIVES[..2]));
    let differences = Cell::new(0);
    check(1_100, 45, any(), |(position, objective)| {
        let differs = differs_by_rule(&position, &wishes(objective));
        differences.update(|count| count + u32::from(differs));
    });
    assert!(differences.get() > 10, "only {differences:?}");
    let play_on = Rules {
        play_on: true,
        opening: 12,
        ..Rules::default()
    };
    check(1_200, 18, any(), |(position, objective)| {
        let position = position.with_rules(play_on).unwrap().before_opening();
        differs_by_rule(&position, &wishes(objective));
    });
}

/// Checks that both agree where a set has at most one joker. Whether more would go otherwise.
fn differs_by_one_joker(position: &Position, wishes: &Wishes) -> bool {
    let found = program::best_move(position, wishes);
    let plain = |position: &Position| plain::best_move(position, wishes).worth();
    assert_eq!(
        found,
        plain(position),
        "{position}, {:?}, {wishes:?}",
        position.rules()
    );
    let rules = Rules {
        one_joker: false,
        ..*position.rules()
    };
    let of_two = plain(&position.clone().with_rules(rules).unwrap());
    let rank = |worth: Option<Worth>| worth.map(|worth| worth.rank(wishes.objective));
    assert!(rank(found) <= rank(of_two), "{position}, {rules:?}");
    found != of_two
}

#[test]
fn they_agree_where_a_set_has_one_joker() {
    let [after, before, stricter] = [(); 3].map(|()| Cell::new(0));
    let positions = || (any_small_with_one_joker_a_set(), any_of(&OBJECTIVES));
    check(1_500, 96, positions(), |(position, objective)| {
        let differs = differs_by_one_joker(&position, &wishes(objective));
        after.update(|count| count + u32::from(differs));
    });
    let opening = (any_of(&[12, 30]), any::<bool>());
    check(
        1_510,
        48,
        (positions(), opening),
        |((position, objective), asked)| {
            let (opening, play_on) = asked;
            let rules = Rules {
                opening,
                play_on,
                ..*position.rules()
            };
            let position = position.with_rules(rules).unwrap().before_opening();
            let differs = differs_by_one_joker(&position, &wishes(objective));
            before.update(|count| count + u32::from(differs));
        },
    );
    let with_joker = positions().prop_filter("a joker on the table", |(position, _)| {
        position.on_table().count(Tile::JOKER) > 0
    });
    let with_joker = (with_joker, any_of(&OBJECTIVES[..2]));
    check(1_520, 45, with_joker, |((position, _), objective)| {
        let differs = differs_by_rule(&position, &wishes(objective));
        stricter.update(|count| count + u32::from(differs));
    });
    let all = [after.get(), before.get(), stricter.get()];
    assert!(all[0] > 25 && all[1] > 7 && all[2] > 10, "only {all:?}");
}
