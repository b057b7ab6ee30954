//! The rules of the table, case by case, as the rule sheet tells them.

use rollwise_engine::heckmeck::{
    Advisor, Outcome, RuleOptions, Strategy, Table, TableStateError, Tile, Tiles, Turn, TurnEnd,
};

use super::common::{USUAL, all_others_on_the_grill, table, tile};

/// The grill of a fresh game.
const ALL: [u8; 16] = [
    21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
];

const ONLY_FOR_A_RETURNED_TILE: RuleOptions = RuleOptions {
    turn_down_with_nothing_to_return: false,
    ..USUAL
};
const SHORTER_GAME: RuleOptions = RuleOptions {
    always_turn_down: true,
    ..USUAL
};
const STEALING_IS_COMPULSORY: RuleOptions = RuleOptions {
    compulsory_steal: true,
    ..USUAL
};

fn fresh() -> Table {
    Table::fresh(2, USUAL).expect("two players")
}

fn all_but(away: &[u8]) -> Vec<u8> {
    let left = ALL.iter().filter(|number| !away.contains(number));
    left.copied().collect()
}

fn after(table: &Table, end: TurnEnd) -> Table {
    table.after(end).expect("an end the turn can have")
}

fn numbers(tiles: &[Tile]) -> Vec<u8> {
    tiles.iter().map(|tile| tile.number()).collect()
}

/// The stacks, then the grill.
fn places(table: &Table) -> (Vec<Vec<u8>>, Vec<u8>) {
    let stacks = table.stacks().iter().map(|stack| numbers(stack));
    (
        stacks.collect(),
        table.grill().iter().map(Tile::number).collect(),
    )
}

#[test]
fn the_defaults_are_the_usual_rules() {
    assert_eq!(RuleOptions::default(), USUAL);
}

#[test]
fn tiles_have_one_to_four_worms() {
    let worms: Vec<u8> = Tile::all().map(Tile::worms).collect();
    assert_eq!(worms, [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    assert!(Tile::all().map(Tile::number).eq(ALL));
    for number in [0, 20, 37, u8::MAX] {
        assert_eq!(Tile::new(number), None, "{number}");
    }
}

#[test]
fn sets_of_tiles_are_sets() {
    let mut set: Tiles = [21, 30, 36].map(tile).into_iter().collect();
    assert!(!set.insert(tile(30)) && set.insert(tile(22)));
    set.remove(tile(36));
    set.remove(tile(35));
    assert!(set.iter().map(Tile::number).eq([21, 22, 30]));
    assert_eq!(set.highest(), Some(tile(30)));
    assert!(Tiles::ALL.iter().map(Tile::number).eq(ALL));
    assert!(Tiles::default().is_empty() && !set.is_empty());
    assert_eq!(Tiles::default().highest(), None);
}

#[test]
fn a_total_takes_the_tile_of_its_number_from_the_grill() {
    assert_eq!(fresh().outcome(24), Outcome::Grill(tile(24)));
    let table = after(&fresh(), TurnEnd::Total(24));
    assert_eq!(places(&table), (vec![vec![24], vec![]], all_but(&[24])));
    assert_eq!((table.to_move(), table.worms(0), table.worms(1)), (1, 1, 0));
}

#[test]
fn no_tile_has_a_number_above_36() {
    for total in 36..=40 {
        assert_eq!(fresh().outcome(total), Outcome::Grill(tile(36)));
    }
}

#[test]
fn a_total_steals_the_tile_of_its_number() {
    let table = all_others_on_the_grill("30 | 25 | 33 21", USUAL);
    let steal = Outcome::Steal {
        tile: tile(21),
        from: 2,
    };
    assert_eq!(table.outcome(21), steal);
    let after = after(&table, TurnEnd::Steal(tile(21)));
    let stacks = vec![vec![30, 21], vec![25], vec![33]];
    assert_eq!(places(&after), (stacks, all_but(&[21, 25, 30, 33])));
    assert_eq!(after.to_move(), 1);
}

#[test]
fn only_the_top_tile_of_another_player_can_be_stolen() {
    let table = table("26 | 24 28 | grill 21 23", USUAL);
    assert_eq!(table.outcome(24), Outcome::Grill(tile(23)));
    assert!(table.open_steals().eq([(1, tile(28))]));
    for number in [24, 26, 23] {
        let stolen = tile(number);
        assert_eq!(
            table.after(TurnEnd::Steal(stolen)),
            Err(TableStateError::Steal {
                tile: stolen,
                allowed: "now 28".into()
            })
        );
    }
}

#[test]
fn a_total_equal_to_the_own_top_takes_the_next_lower_tile() {
    let table = all_others_on_the_grill("23 | -", USUAL);
    assert_eq!(table.outcome(23), Outcome::Grill(tile(22)));
    let after = after(&table, TurnEnd::Total(23));
    assert_eq!(places(&after).0, [vec![23, 22], vec![]]);
}

#[test]
fn a_total_whose_tile_is_away_takes_the_next_lower_one_on_the_grill() {
    let table = all_others_on_the_grill("- | 29 30 31 32", USUAL);
    assert_eq!(table.outcome(31), Outcome::Grill(tile(28)));
    let after = after(&table, TurnEnd::Total(31));
    assert_eq!(places(&after).0, [vec![28], vec![29, 30, 31, 32]]);
}

#[test]
fn an_overlooked_steal_takes_the_next_lower_tile() {
    let table = all_others_on_the_grill("- | 26", USUAL);
    let after = after(&table, TurnEnd::Total(26));
    assert_eq!(
        places(&after),
        (vec![vec![25], vec![26]], all_but(&[25, 26]))
    );
}

#[test]
fn an_overlooked_steal_with_no_lower_tile_on_the_grill_fails() {
    let table = table("28 | 21 | grill 22 30", USUAL);
    let failed = after(&table, TurnEnd::Fail);
    assert_eq!(after(&table, TurnEnd::Total(21)), failed);
    assert_eq!(places(&failed), (vec![vec![], vec![21]], vec![22, 28]));
}

#[test]
fn a_compulsory_steal_can_not_be_overlooked() {
    let table = all_others_on_the_grill("- | 26", STEALING_IS_COMPULSORY);
    let overlooked = table.after(TurnEnd::Total(26));
    assert_eq!(overlooked, Err(TableStateError::MustSteal(26)));
    let stolen = after(&table, TurnEnd::Steal(tile(26)));
    assert_eq!(places(&stolen).0, [vec![26], vec![]]);
    let other = after(&table, TurnEnd::Total(25));
    assert_eq!(places(&other).0, [vec![25], vec![26]]);
    assert_eq!(after(&table, TurnEnd::Fail).stacks()[1], [tile(26)]);
}

/// What a total may bring: numbers of tiles of the grill, and of a steal less 100.
fn open(table: &Table, total: u8) -> Vec<i32> {
    let number = |outcome| match outcome {
        Outcome::Grill(tile) => i32::from(tile.number()),
        Outcome::Steal { tile, .. } => i32::from(tile.number()) - 100,
        Outcome::Fail => 0,
    };
    table.open_outcomes(total).map(number).collect()
}

#[test]
fn any_lower_tile_may_be_taken_where_the_house_says_so() {
    let any_lower = RuleOptions {
        any_lower_tile: true,
        ..USUAL
    };
    let both = RuleOptions {
        compulsory_steal: true,
        ..any_lower
    };
    let text = "30 | 26 | 28 | grill 22 23 25 31";
    for (total, by_sheet, freely, compulsory) in [
        (20, vec![0], vec![0], vec![0]),
        (22, vec![22], vec![22], vec![22]),
        (24, vec![23], vec![23, 22], vec![23, 22]),
        // It is there, so that it must be it.
        (25, vec![25], vec![25], vec![25]),
        (26, vec![-74, 25], vec![-74, 25, 23, 22], vec![-74]),
        // One's own top tile is gone as any other.
        (30, vec![25], vec![25, 23, 22], vec![25, 23, 22]),
        (40, vec![31], vec![31, 25, 23, 22], vec![31, 25, 23, 22]),
    ] {
        assert_eq!(open(&table(text, USUAL), total), by_sheet, "{total}");
        assert_eq!(open(&table(text, any_lower), total), freely, "{total}");
        assert_eq!(open(&table(text, both), total), compulsory, "{total}");
    }
    // A steal is left for failing where there is no lower tile.
    assert_eq!(open(&table("30 | 21 | grill 22", any_lower), 21), [-79, 0]);
}

/// In worms the highest tile is worth most, so that the rule changes nothing.
#[test]
fn for_worms_the_next_lower_tile_is_as_good_as_any() {
    let text = "30 | *26 | 28 | grill 22 23 25 31 33";
    let any_lower = RuleOptions {
        any_lower_tile: true,
        ..USUAL
    };
    let mut advisor = Advisor::default();
    let mut advice = |rules| advisor.advise(&table(text, rules), &Turn::start());
    assert_eq!(advice(any_lower), advice(USUAL));
}

#[test]
fn failing_returns_the_top_tile_and_turns_the_highest_down() {
    for rules in [USUAL, ONLY_FOR_A_RETURNED_TILE, SHORTER_GAME] {
        let table = table("33 24 | 27 | grill 22 30 36", rules);
        let failed = after(&table, TurnEnd::Fail);
        let stacks = vec![vec![33], vec![27]];
        assert_eq!(places(&failed), (stacks, vec![22, 24, 30]), "{rules:?}");
        assert_eq!(failed.to_move(), 1);
    }
}

#[test]
fn a_total_that_reaches_nothing_fails() {
    let table = table("33 24 | 27 | grill 22 30 36", USUAL);
    for total in 0..=21 {
        assert_eq!(table.outcome(total), Outcome::Fail);
        let ended = after(&table, TurnEnd::Total(total));
        assert_eq!(ended, after(&table, TurnEnd::Fail), "{total}");
    }
}

#[test]
fn the_tile_just_returned_is_not_turned_down_but_in_the_shorter_game() {
    for (rules, grill) in [
        (USUAL, vec![22, 30, 33]),
        (ONLY_FOR_A_RETURNED_TILE, vec![22, 30, 33]),
        (SHORTER_GAME, vec![22, 30]),
    ] {
        let table = table("24 33 | 36 | grill 22 30", rules);
        let failed = after(&table, TurnEnd::Fail);
        assert_eq!(places(&failed), (vec![vec![24], vec![36]], grill));
    }
}

#[test]
fn failing_with_nothing_to_return() {
    for (rules, grill) in [
        (USUAL, vec![22, 30]),
        (SHORTER_GAME, vec![22, 30]),
        (ONLY_FOR_A_RETURNED_TILE, vec![22, 30, 33]),
    ] {
        let table = table("- | 36 | grill 22 30 33", rules);
        let failed = after(&table, TurnEnd::Fail);
        assert_eq!(places(&failed), (vec![vec![], vec![36]], grill));
        assert_eq!(failed.to_move(), 1);
    }
}

#[test]
fn the_turn_passes_from_player_to_player() {
    for players in 2..=7 {
        let mut table = Table::fresh(players, USUAL).expect("up to seven players");
        for turn in 0..2 * players {
            assert_eq!(table.to_move(), turn % players);
            table = after(&table, TurnEnd::Fail);
        }
    }
}

#[test]
fn the_game_ends_with_the_last_tile_of_the_grill() {
    let taken = table("- | 36 | grill 24", USUAL);
    let ended = after(&taken, TurnEnd::Total(30));
    assert!(!taken.is_over() && ended.is_over());
    assert_eq!(ended.to_move(), 1);
    let turned_down = after(&taken, TurnEnd::Fail);
    assert!(turned_down.is_over() && places(&turned_down).0 == [vec![], vec![36]]);
    // The tile returned stays, and with it the game.
    let returned = table("21 | 36 | grill 24", USUAL);
    assert_eq!(places(&after(&returned, TurnEnd::Fail)).1, [21]);
    let stolen = after(&table("- | 36 | grill 24", USUAL), TurnEnd::Steal(tile(36)));
    assert!(!stolen.is_over());
}

#[test]
fn a_finished_game_has_no_further_turn() {
    let ended = after(&table("- | 36 | grill 24", USUAL), TurnEnd::Total(24));
    for result in [
        TurnEnd::Fail,
        TurnEnd::Total(24),
        TurnEnd::Total(41),
        TurnEnd::Steal(tile(36)),
    ] {
        assert_eq!(ended.after(result), Err(TableStateError::Over));
    }
    let advice = Advisor::default().advise(&ended, &Turn::start());
    assert_eq!(advice, Err(TableStateError::Over));
}

#[test]
fn a_table_is_played_with_all_dice() {
    let fresh = table("- | - | grill 21 36", USUAL);
    let turn: Turn = "5 w | 7 dice".parse().expect("a turn");
    let mut advisor = Advisor::default();
    assert_eq!(advisor.advise(&fresh, &turn), Err(TableStateError::Dice(7)));
    for strategy in Strategy::ALL {
        let decided = strategy.decide(&mut advisor, &fresh, &turn, 0);
        assert_eq!(
            decided,
            Err(TableStateError::Dice(7).into()),
            "{strategy:?}"
        );
    }
    let words = TableStateError::Dice(7).to_string();
    assert_eq!(words, "the turn has 7 dice, but at a table it has 8");
}

#[test]
fn the_most_worms_win_and_then_the_highest_tile() {
    let leaders = |stacks: &str| table(&format!("{stacks} | grill -"), USUAL).leaders();
    // Four worms against three, though in lower tiles.
    assert_eq!(leaders("21 22 25 | 32"), [0]);
    // Four worms each: the highest single tile decides, wherever in the stack it lies.
    assert_eq!(leaders("25 28 | 21 29"), [1]);
    assert_eq!(leaders("29 21 | 25 28 | 22"), [0]);
    assert_eq!(leaders("21 | 33 | 35 | 34"), [2]);
    // Nobody has a tile: nobody has won.
    assert_eq!(leaders("- | - | -"), [0, 1, 2]);
}

#[test]
fn a_table_keeps_its_rules() {
    let rules = RuleOptions {
        compulsory_steal: true,
        always_turn_down: true,
        turn_down_with_nothing_to_return: false,
        any_lower_tile: true,
    };
    let table = Table::fresh(3, rules).expect("three players");
    assert_eq!(table.rules(), rules);
    assert_eq!(
        table.after(TurnEnd::Fail).expect("a turn may fail").rules(),
        rules
    );
}
