//! What can go without rearranging, on whole tables: by hand, and in the many positions.

use proptest::prelude::*;
use rollwise_engine::rummikub::{Move, Position, Rules, Set, Solver, Tile, Wishes};

use super::cases::{Class, any_position, by_rules, check};
use super::joker_rules::all_lie;
use super::lying::Lying;

fn adding(position: &Position) -> Option<Move> {
    Solver::new()
        .solve_by_adding(position, &Wishes::default())
        .unwrap()
}

fn adds(text: &str) -> String {
    let found = adding(&text.parse().unwrap());
    found.map_or_else(String::new, |found| found.play.to_string())
}

#[test]
fn runs_that_meet_are_joined_however_many() {
    assert_eq!(adds("r1-3 / r5-7 / r8-10 / r11-13 | r4"), "r4");
    assert_eq!(adds("r1-3 / r5-7 / r9-11 | r4 r8 r12 r13"), "r4 r8 r12-13");
}

#[test]
fn each_group_of_a_number_takes_its_fourth_colour() {
    assert_eq!(adds("rbk9 / rbk9 | o9 o9"), "o9 o9");
    assert_eq!(adds("r9 j j / bko9 / rbk9 | o9"), "o9");
}

#[test]
fn jokers_of_the_table_stay_and_those_of_the_rack_go() {
    assert_eq!(adds("r4-5 j | r6 k9"), "");
    assert_eq!(adds("r4-6 | j k9"), "j");
}

/// A group takes one of them; the joker brings more points.
#[test]
fn a_joker_goes_to_a_group_before_its_fourth_colour() {
    assert_eq!(adds("rko6 | b6 j"), "j");
    assert_eq!(adds("rko6 / rbko3 | b6 j"), "j");
}

/// How many tiles a player adds who lays each where it fits, beginning with one of the rack.
fn laid_one_by_one(position: &Position, first: usize) -> usize {
    let mut table: Vec<Set> = position.table().to_vec();
    let mut rack: Vec<Tile> = position.rack().iter().collect();
    rack.rotate_left(first);
    let all = rack.len();
    while let Some((nth, at, grown)) = fitting(&table, &rack, position.rules()) {
        table[at] = grown;
        rack.remove(nth);
    }
    all - rack.len()
}

/// A tile of a rack that fits a set, the set, and what it becomes.
fn fitting(table: &[Set], rack: &[Tile], rules: &Rules) -> Option<(usize, usize, Set)> {
    rack.iter().enumerate().find_map(|(nth, &tile)| {
        table.iter().enumerate().find_map(|(at, set)| {
            let of_kind = |tiles: [&[Tile]; 2]| Set::of_kind(&tiles.concat(), set.kind()).ok();
            let own = [tile];
            let grown = of_kind([set.tiles(), &own]).or_else(|| of_kind([&own, set.tiles()]));
            let grown = grown.filter(|grown| Lying::of(grown).keeps(rules));
            grown.map(|grown| (nth, at, grown))
        })
    })
}

#[test]
fn the_sets_of_whole_tables_grow_and_nobody_adds_more() {
    let positions = (30..=70_usize).prop_flat_map(|table| any_position(Class::new(table, 14)));
    check(
        800,
        400,
        (positions, any::<bool>()),
        |(position, one_joker)| {
            let rules = Rules {
                one_joker,
                ..Rules::default()
            };
            let position = by_rules(position, rules);
            let found = adding(&position);
            let best = Solver::new().solve(&position, &Wishes::default());
            let most = best.unwrap().best.map_or(0, |best| best.numbers.tiles);
            let tiles = found.as_ref().map_or(0, |found| found.numbers.tiles);
            assert!(
                tiles <= most,
                "{tiles} by adding, {most} at most: {position}"
            );
            for first in 0..position.rack().len() {
                let laid = laid_one_by_one(&position, first);
                assert!(laid <= tiles as usize, "{laid}, not {tiles}: {position}");
            }
            if let Some(found) = found {
                let before: Vec<Lying> = position.table().iter().map(Lying::of).collect();
                let after: Vec<Lying> =
                    found.sets.iter().map(|plan| Lying::of(&plan.set)).collect();
                assert!(all_lie(&before, &mut Vec::new(), &after), "{position}");
                let rules = position.rules();
                assert!(after.iter().all(|set| set.keeps(rules)), "{position}");
            }
        },
    );
}
