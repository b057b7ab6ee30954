//! How many tiles of the table a plan moves from set to set, beside every other arrangement of the
//! same tiles.

use std::cell::Cell;

use rollwise_engine::rummikub::{Move, Origin, Position, Solver, Tiles, Wishes};

use super::arrangements::{Visitor, arrange};
use super::cases::{Class, any_position, check};
use super::cuts::cuts;
use super::lying::{Lying, tiles_of};

/// Tiles of the table that a plan lays elsewhere than with the set that goes on.
fn moved(best: &Move) -> usize {
    let elsewhere = |was: Option<usize>, origin: &Origin| match origin {
        Origin::Table(nth) => Some(*nth) != was,
        Origin::Rack | Origin::Loose => false,
    };
    let of_set = best.sets.iter().map(|plan| {
        let origins = plan.origins.iter();
        origins.filter(|origin| elsewhere(plan.was, origin)).count()
    });
    of_set.sum()
}

/// Tiles that can stay where each set of the table goes on in one of these or in none.
fn stay(table: &[Lying], sets: &[Lying], is_free: &mut [bool]) -> usize {
    let Some((before, rest)) = table.split_first() else {
        return 0;
    };
    let tiles = |set: &Lying| tiles_of(std::slice::from_ref(set));
    let mut most = stay(rest, sets, is_free);
    for nth in 0..sets.len() {
        let common = before.len() - tiles(before).without(&tiles(&sets[nth])).len();
        // One tile alone makes no other set of it.
        if common > 1 && is_free[nth] {
            is_free[nth] = false;
            most = most.max(common + stay(rest, sets, is_free));
            is_free[nth] = true;
        }
    }
    most
}

/// The fewest tiles that an arrangement moves which has no more cuts than a plan.
struct Fewest<'a> {
    table: &'a [Lying],
    cuts: u32,
    moved: usize,
}

impl Visitor for Fewest<'_> {
    fn is_useless(&self, _: &Tiles) -> bool {
        false
    }

    fn visit(&mut self, sets: &[Lying], _: &Tiles) {
        if cuts(self.table, sets) <= self.cuts {
            let stay = stay(self.table, sets, &mut vec![true; sets.len()]);
            self.moved = self.moved.min(tiles_of(self.table).len() - stay);
        }
    }
}

/// The tiles that the plan of the best move moves, and the fewest; none where there is no move.
fn moved_and_fewest(position: &Position) -> Option<(usize, usize)> {
    let answer = Solver::new().solve(position, &Wishes::default()).unwrap();
    let best = answer.best?;
    let table: Vec<Lying> = position.table().iter().map(Lying::of).collect();
    let mut fewest = Fewest {
        table: &table,
        cuts: best.cuts.unwrap(),
        moved: moved(&best),
    };
    let mut tiles = position.on_table();
    tiles.add_all(&best.play);
    arrange(&tiles, &Tiles::default(), &mut fewest);
    Some((moved(&best), fewest.moved))
}

#[test]
fn plans_move_few_tiles() {
    for (text, tiles) in [
        // The larger part of a run stays.
        ("rko12 / r4-12 | r7 r13 k1 o7-8 o10", 3),
        (
            "b5-7 / k11-13 / k2-4 / o4-7 / rbko10 / rbo13 / b2-13 | r1 r5-6 r12 b1 b8 b12 k7 o10 o12",
            5,
        ),
        // Runs that were joined are parted where neither of them was as long.
        (
            "bko10 / o9-13 / rbo4 / rbo13 / rbk13 / k6-10 / k3-5 | r12 b7 b12 k2 k2 k11 k11-12",
            3,
        ),
        // A tile of a group lies in two runs.
        (
            "bko12 / r4-8 / rbko8 / r2-4 / bko4 / rbo5 / rbk13 | r12 bko1 o2 o2 o11 o13",
            1,
        ),
        // Ends are exchanged.
        ("r5-7 / r3-8 / rko3 | r4 r12 o1 o8 o10 o12", 0),
    ] {
        let found = moved_and_fewest(&text.parse().unwrap());
        assert_eq!(found, Some((tiles, tiles)), "{text}");
    }
}

#[test]
fn plans_on_small_tables_move_the_fewest_tiles() {
    let class = Class::new(12, 6).with_jokers(0, 0);
    check(1_500, 400, any_position(class), |position| {
        if let Some((moved, fewest)) = moved_and_fewest(&position) {
            assert_eq!(moved, fewest, "{position}");
        }
    });
}

/// What only helps together with another exchange is not found.
#[test]
fn most_plans_on_larger_tables_move_the_fewest_tiles() {
    let (moves, more) = (Cell::new(0), Cell::new(0));
    let class = Class::new(26, 8).with_jokers(0, 0);
    check(1_510, 400, any_position(class), |position| {
        if let Some((moved, fewest)) = moved_and_fewest(&position) {
            moves.set(moves.get() + 1);
            more.set(more.get() + u32::from(moved > fewest));
        }
    });
    assert!(
        more.get() * 100 <= moves.get(),
        "{} of {}",
        more.get(),
        moves.get()
    );
}
