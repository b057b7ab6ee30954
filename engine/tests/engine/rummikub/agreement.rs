//! The two oracles against each other.

use engine::rummikub::{Position, Rules, Tile, Wishes};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::oracle::{OBJECTIVES, all_small};
use super::plain::{self, wishes};
use super::positions::JOKER_RULES;
use super::{program, program_rules};

#[test]
fn recursion_and_program_agree() {
    let mut with_cuts = 0;
    for (nth, position) in all_small(900, 6).enumerate() {
        let wishes = wishes(OBJECTIVES[nth % 3]);
        let found = program::best_move(&position, &wishes);
        let plain = plain::best_move(&position, &wishes).worth();
        assert_eq!(found, plain, "{position}, {:?}", wishes.objective);
        with_cuts += u32::from(found.is_some_and(|worth| worth.cuts > 0));
    }
    assert!(with_cuts > 10, "only {with_cuts}");
}

#[test]
fn they_agree_before_the_opening_and_where_jokers_are_kept() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut moves = 0;
    for position in all_small(1_000, 5) {
        let rules = Rules {
            play_on: rng.random_range(0..3) > 0,
            ..Rules::default()
        };
        let mut position = position.with_rules(rules).unwrap();
        if rng.random_range(0..3) > 0 {
            position = position.before_opening();
        }
        let wishes = Wishes {
            keep_jokers: rng.random_range(0..2) == 0,
            ..wishes(OBJECTIVES[rng.random_range(0..3)])
        };
        let found = program::best_move(&position, &wishes);
        let plain = plain::best_move(&position, &wishes).worth();
        assert_eq!(found, plain, "{position}, {rules:?}, {wishes:?}");
        moves += u32::from(found.is_some());
    }
    assert!(moves > 20, "only {moves}");
}

/// How many of the positions have a best move that the free rule would not have.
fn differ_by_rule(positions: impl Iterator<Item = Position>) -> u32 {
    let mut differences = 0;
    for (nth, position) in positions.enumerate() {
        let wishes = wishes(OBJECTIVES[nth % 2]);
        let by_rule = JOKER_RULES.map(|jokers| {
            let rules = Rules {
                jokers,
                ..*position.rules()
            };
            let position = position.clone().with_rules(rules).unwrap();
            let found = program_rules::best_numbers(&position, &wishes);
            let plain = plain::best_move(&position, &wishes).worth();
            let plain = plain.map(|worth| (worth.tiles, worth.points));
            assert_eq!(found, plain, "{position} under {jokers:?}, {wishes:?}");
            found
        });
        differences += u32::from(by_rule[0] != by_rule[3]);
    }
    differences
}

#[test]
fn they_agree_under_all_joker_rules() {
    let has_joker = |position: &Position| position.on_table().count(Tile::JOKER) > 0;
    let differences = differ_by_rule(all_small(1_100, 5).filter(has_joker));
    assert!(differences > 10, "only {differences}");
    let play_on = all_small(1_200, 2).filter(has_joker).map(|position| {
        let rules = Rules {
            play_on: true,
            opening: 12,
            ..Rules::default()
        };
        position.with_rules(rules).unwrap().before_opening()
    });
    differ_by_rule(play_on);
}
