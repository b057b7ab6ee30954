//! The rules, against plain lists of dice.

use std::cmp::Ordering;
use std::collections::HashSet;

use proptest::prelude::*;
use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::{COLUMNS, Column, GameResult, Position};

/// A player's columns, each with its dice in the order in which they were placed.
type Lists = [Vec<u8>; COLUMNS];

/// Score of some dice, by sorting them: each value times the square of how often it is there.
fn score(dice: &[u8]) -> usize {
    let mut sorted = dice.to_vec();
    sorted.sort_unstable();
    sorted
        .chunk_by(|one, other| one == other)
        .map(|equal| usize::from(equal[0]) * equal.len() * equal.len())
        .sum()
}

fn total(lists: &Lists) -> usize {
    lists.iter().map(|dice| score(dice)).sum()
}

fn change(before: usize, after: usize) -> i64 {
    let [before, after] = [before, after].map(|score| i64::try_from(score).expect("a score"));
    after - before
}

/// How a game has ended for whoever has the first of two boards.
fn result(mine: &Lists, theirs: &Lists) -> GameResult {
    match total(mine).cmp(&total(theirs)) {
        Ordering::Greater => GameResult::Win,
        Ordering::Equal => GameResult::Tie,
        Ordering::Less => GameResult::Loss,
    }
}

fn text(lists: &Lists) -> String {
    let columns = lists.each_ref().map(|dice| {
        let mut signs: Vec<String> = dice.iter().map(u8::to_string).collect();
        signs.sort_unstable_by(|one, other| other.cmp(one));
        signs.resize(3, "_".to_owned());
        signs.concat()
    });
    columns.join("/")
}

proptest! {
    /// Whole games by chance: each step is done on lists of dice as well.
    #[test]
    fn games_keep_the_rules(steps in prop::collection::vec((0..6_usize, 0..COLUMNS), 9..200)) {
        let mut position = Position::default();
        // The player to move first.
        let mut lists: [Lists; 2] = Default::default();
        for (face, column) in steps {
            let face = Face::ALL[face];
            let [mine, theirs] = &mut lists;
            if theirs.iter().all(|dice| dice.len() == 3) {
                break;
            }
            let is_full = mine[column].len() == 3;
            prop_assert_eq!(position.place(column, face).is_none(), is_full);
            let effect = position.effect(column, face);
            let Some(after) = position.place(column, face) else { continue };
            let scores = [total(mine), total(theirs)];
            mine[column].push(face.number());
            let before = theirs[column].len();
            theirs[column].retain(|&die| die != face.number());
            let removed = before - theirs[column].len();
            prop_assert_eq!(position.removes(column, face).map(usize::from), Some(removed));
            let effect = effect.expect("it is possible");
            prop_assert_eq!(usize::from(effect.removes), removed);
            prop_assert_eq!(i64::from(effect.gain), change(scores[0], total(mine)));
            prop_assert_eq!(i64::from(effect.takes), -change(scores[1], total(theirs)));
            let has_ended = mine.iter().all(|dice| dice.len() == 3);
            prop_assert_eq!(effect.result, has_ended.then(|| result(mine, theirs)));
            lists.reverse();
            position = after;
            prop_assert_eq!(position.to_string(), format!("{} v {}", text(&lists[0]), text(&lists[1])));
            prop_assert_eq!(usize::from(position.mine().score()), total(&lists[0]));
            let dice = lists[0].iter().map(Vec::len).sum::<usize>();
            prop_assert_eq!(usize::from(position.mine().empty_squares()) + dice, 9);
            for (column, dice) in position.mine().0.into_iter().zip(&lists[0]) {
                prop_assert_eq!(column.is_empty(), dice.is_empty());
            }
            prop_assert_eq!(Position::new(position.mine(), position.theirs()), Ok(position));
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
        let is_over = lists[1].iter().all(|dice| dice.len() == 3);
        prop_assert_eq!(position.result(), is_over.then(|| result(&lists[0], &lists[1])));
        if is_over {
            prop_assert_eq!(position.place(0, Face::ALL[0]), None);
            prop_assert_eq!(position.effect(0, Face::ALL[0]), None);
        }
    }

    #[test]
    fn the_order_of_the_columns_does_not_matter(text in "[1-6_]{3}/[1-6_]{3}/[1-6_]{3} v [1-6_]{3}/[1-6_]{3}/[1-6_]{3}") {
        let Ok(position) = text.parse::<Position>() else { return Ok(()) };
        let (mine, theirs) = (position.mine().0, position.theirs().0);
        let canonical = position.canonical();
        for [a, b, c] in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let [mine, theirs] = [mine, theirs].map(|board| rollwise_engine::knucklebones::Board([board[a], board[b], board[c]]));
            let other = Position::new(mine, theirs).expect("the same columns");
            prop_assert_eq!(other.canonical(), canonical);
        }
        prop_assert_eq!(canonical.canonical(), canonical);
        prop_assert_eq!(canonical.mine().score(), position.mine().score());
    }
}

#[test]
fn there_are_84_columns_and_3067_pairs_of_them() {
    let columns: HashSet<Column> = Column::all().collect();
    assert_eq!((columns.len(), Column::all().count()), (84, 84));
    let pairs = Column::all().flat_map(|mine| Column::all().map(move |theirs| [mine, theirs]));
    let is_legal = |[mine, theirs]: &[Column; 2]| {
        let both = |face: &Face| mine.count(*face) > 0 && theirs.count(*face) > 0;
        !Face::ALL.iter().any(both)
    };
    assert_eq!(pairs.filter(is_legal).count(), 3_067);
}

#[test]
fn there_is_no_fourth_column() {
    assert_eq!(Position::default().place(COLUMNS, Face::ALL[0]), None);
}

#[test]
fn a_win_is_shared_by_those_who_tie() {
    let results = [GameResult::Win, GameResult::Tie, GameResult::Loss];
    assert_eq!(
        results.map(|result| result.share().to_string()),
        ["1", "0.5", "0"]
    );
}
