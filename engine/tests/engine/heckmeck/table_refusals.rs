//! Tables, ends and outcomes that there can't be: what is said of each.

use proptest::prelude::*;
use rollwise_engine::heckmeck::{Outcome, RuleOptions, Table, TableStateError, Tile, TurnEnd};

use super::common::{USUAL, any_table, table, tile};

#[test]
fn impossible_tables_are_refused() {
    let all: Vec<u8> = Tile::all().map(Tile::number).collect();
    let refusal = |stacks: Vec<Vec<u8>>, to_move: usize, grill: &[u8]| {
        let tiles = |numbers: Vec<u8>| numbers.into_iter().map(tile).collect();
        let stacks = stacks.into_iter().map(tiles).collect();
        let grill: Vec<Tile> = tiles(grill.to_vec());
        Table::new(stacks, to_move, grill, USUAL)
            .expect_err("no table")
            .to_string()
    };
    for players in [0, 1, 8, 9] {
        assert_eq!(
            refusal(vec![vec![]; players], 0, &all),
            format!("a game has 2 to 7 players, but there are {players}")
        );
    }
    for players in [0, 1, 8, 9, usize::MAX] {
        let error = TableStateError::Players(players);
        assert_eq!(Table::fresh(players, USUAL), Err(error));
    }
    assert_eq!(
        refusal(vec![vec![]; 3], 3, &all),
        "toMove is 3, but players are counted from 0 to 2"
    );
    for (stacks, grill) in [
        (vec![vec![22], vec![22]], vec![]),
        (vec![vec![22, 23, 22], vec![]], vec![]),
        (vec![vec![], vec![22]], vec![21, 22]),
        (vec![vec![], vec![]], vec![22, 21, 22]),
    ] {
        assert_eq!(
            refusal(stacks, 0, &grill),
            "tile 22 is in two places: each tile is in one stack, on the grill or out"
        );
    }
}

#[test]
fn impossible_ends_say_what_is_allowed() {
    let refusal = |table: &Table, end| table.after(end).expect_err("no end").to_string();
    let rules = RuleOptions {
        compulsory_steal: true,
        ..USUAL
    };
    let table = table("26 | 24 | 22 28 | grill 21 23", rules);
    for (result, message) in [
        (
            TurnEnd::Total(41),
            "total is 41, but a turn ends on 0 to 40",
        ),
        (
            TurnEnd::Steal(tile(22)),
            "tile 22 can't be stolen: allowed are the top tiles of the other players, now 24, 28",
        ),
        (
            TurnEnd::Total(24),
            "total 24 must steal the tile 24 by the rule compulsorySteal: the result is that steal",
        ),
    ] {
        assert_eq!(refusal(&table, result), message);
    }
    let fresh = Table::fresh(2, USUAL).expect("two players");
    assert_eq!(
        refusal(&fresh, TurnEnd::Steal(tile(21))),
        "tile 21 can't be stolen: allowed are the top tiles of the other players, \
         of which there are none now"
    );
    let over = super::common::table("21 | - | grill -", USUAL);
    assert_eq!(
        refusal(&over, TurnEnd::Fail),
        "the game is over: no tile is on the grill, so there is no turn to play"
    );
}

#[test]
fn outcomes_that_a_turn_can_not_have_are_refused() {
    let start = table("26 | 24 | 22 28 | grill 21 23", USUAL);
    let steal = |number, from| Outcome::Steal {
        tile: tile(number),
        from,
    };
    let grill = |number| Outcome::Grill(tile(number));
    let no_steal = |number| {
        format!(
            "tile {number} can't be stolen: allowed are the top tiles of the other players, \
             now 24, 28"
        )
    };
    let other_seat = |from, owner| {
        format!(
            "tile 28 can't be stolen from player {from}: it is on top of the stack of player \
             {owner} (players are counted from 0)"
        )
    };
    let not_there = |number| {
        format!("tile {number} is not on the grill: allowed are the tiles there, now 21, 23")
    };
    for (outcome, message) in [
        // In a stack, out of the game.
        (grill(28), not_there(28)),
        (grill(36), not_there(36)),
        // On the grill, out of the game, below another tile, on one's own stack.
        (steal(21, 1), no_steal(21)),
        (steal(36, 1), no_steal(36)),
        (steal(22, 2), no_steal(22)),
        (steal(26, 0), no_steal(26)),
        // From the wrong player, from oneself, from nobody.
        (steal(28, 1), other_seat(1, 2)),
        (steal(28, 0), other_seat(0, 2)),
        (steal(28, 3), other_seat(3, 2)),
        (steal(28, usize::MAX), other_seat(usize::MAX, 2)),
    ] {
        let mut table = start.clone();
        let refused = table.play(outcome).expect_err("no outcome").to_string();
        assert_eq!(refused, message);
        assert_eq!(table, start, "{message}");
    }
    let over = table("21 | 22 | grill -", USUAL);
    for outcome in [Outcome::Fail, grill(21), steal(22, 1)] {
        let mut table = over.clone();
        assert_eq!(table.play(outcome), Err(TableStateError::Over));
        assert_eq!(table, over);
    }
}

proptest! {
    /// Whatever is played, a tile is in one place, and only tiles of the grill and open steals
    /// change hands.
    #[test]
    fn a_table_takes_outcomes_that_the_turn_can_have_and_no_others(start in any_table()) {
        let tiles = || Tile::all();
        let steals = tiles().flat_map(|tile| (0..9).map(move |from| Outcome::Steal { tile, from }));
        for outcome in tiles().map(Outcome::Grill).chain(steals).chain([Outcome::Fail]) {
            let is_possible = match outcome {
                Outcome::Grill(tile) => start.grill().contains(tile),
                Outcome::Steal { tile, from } => {
                    let top = start.stacks().get(from).and_then(|stack| stack.last());
                    from != start.to_move() && top == Some(&tile)
                }
                Outcome::Fail => true,
            };
            let mut table = start.clone();
            prop_assert_eq!(table.play(outcome).is_ok(), is_possible, "{:?} at {}", outcome, start);
            if !is_possible {
                prop_assert_eq!(&table, &start);
            }
            prop_assert_eq!(table.to_string().parse::<Table>(), Ok(table));
        }
    }
}

#[test]
fn a_turn_ends_on_no_more_than_eight_dice_show() {
    let table = Table::fresh(2, USUAL).expect("two players");
    assert!(table.after(TurnEnd::Total(40)).is_ok());
    assert_eq!(
        table.after(TurnEnd::Total(41)),
        Err(TableStateError::Total(41))
    );
}
