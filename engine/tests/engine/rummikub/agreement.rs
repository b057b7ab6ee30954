//! The two oracles against each other.

use std::cell::Cell;

use proptest::bool::weighted;
use proptest::prelude::*;
use rollwise_engine::rummikub::{Position, Rules, Wishes};

use super::cases::{JOKER_RULES, OBJECTIVES, any_of, check};
use super::oracle::{any_small, any_small_with_joker};
use super::plain::{self, wishes};
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
