//! Tiles, sets and positions as text, and what is said of text and tiles that are none.

use proptest::prelude::*;
use rollwise_engine::rummikub::{
    ALL_TILES, Colour, JokerRule, Kind, NUMBERS, Position, PositionError, Rules, Set, Tile, Tiles,
    parse,
};

use super::cases::{Class, any_position, check};
use super::lying::real;

/// The tiles of a text, one by one.
fn tiles(text: &str) -> Vec<Tile> {
    parse(text).unwrap().concat()
}

#[test]
fn tiles_are_read() {
    let (red, black) = (Colour::Red, Colour::Black);
    let joker = Tile::JOKER;
    for (text, read) in [
        ("r1", vec![real(red, 1)]),
        ("R13", vec![real(red, 13)]),
        ("10k", vec![real(black, 10)]),
        ("j", vec![joker]),
        ("Jj", vec![joker, joker]),
        ("r2-4", vec![real(red, 2), real(red, 3), real(red, 4)]),
        ("9–10K", vec![real(black, 9), real(black, 10)]),
        ("kr5", vec![real(black, 5), real(red, 5)]),
        ("5kr", vec![real(black, 5), real(red, 5)]),
        ("k7-7", vec![real(black, 7)]),
        ("", vec![]),
    ] {
        assert_eq!(tiles(text), read, "{text}");
    }
    let sets = parse(" r1,r2;r3 /\n/rk5 j/ ").unwrap();
    assert_eq!(sets, [tiles("r1-3"), tiles("r5 k5 j")]);
    assert_eq!("12o".parse(), Ok(real(Colour::Orange, 12)));
}

#[test]
fn text_that_is_no_tiles_is_told_with_its_place() {
    let no_tile = "is not a tile; write r10, b3-7 (a run), rbk5 (a group) or j (a joker): r, b, k or o \
                   with a number from 1 to 13";
    for (text, at, found, reason) in [
        ("r1 x", 3, "x", no_tile),
        ("r0", 0, "r0", no_tile),
        ("r14", 0, "r14", no_tile),
        ("r300", 0, "r300", no_tile),
        ("r", 0, "r", no_tile),
        ("5", 0, "5", no_tile),
        ("5r5", 0, "5r5", no_tile),
        ("r5b", 0, "r5b", no_tile),
        ("r-3", 0, "r-3", no_tile),
        ("r3-", 0, "r3-", no_tile),
        ("r1-2-3", 0, "r1-2-3", no_tile),
        ("rb1-3", 0, "rb1-3", no_tile),
        ("jr1", 0, "jr1", no_tile),
        ("ä/ r1 / é", 0, "ä", no_tile),
        ("r1 / b2 / é", 10, "é", no_tile),
        ("r1,rr5", 3, "rr5", "has a colour twice"),
        ("r5-3", 0, "r5-3", "goes down; the lower number comes first"),
    ] {
        let error = parse(text).unwrap_err();
        assert_eq!((error.at, &*error.found), (at, found), "{text}");
        assert_eq!(error.to_string(), format!("at {at}: \"{found}\" {reason}"));
    }
    let two = "r1-2".parse::<Tile>().unwrap_err();
    assert_eq!(two.to_string(), "at 0: \"r1-2\" is more than one tile");
}

#[test]
fn an_error_quotes_the_beginning_of_a_long_word() {
    for (length, found) in [(40, "é".repeat(40)), (41, "é".repeat(40) + "…")] {
        assert_eq!(parse(&"é".repeat(length)).unwrap_err().found, found);
    }
}

#[test]
fn what_is_no_set_says_why() {
    for (text, problem) in [
        ("", "0 sets; expected one"),
        ("r1-3 / b1-3", "2 sets; expected one"),
        ("r1-2", "2 tiles; a set has three or more"),
        ("j j", "2 tiles; a set has three or more"),
        (
            "j j j",
            "jokers alone; a set has a tile that tells what they stand for",
        ),
        (
            "rbko5 j",
            "5 tiles of one number; a group has three or four",
        ),
        (
            "r5 b5 r5",
            "two reds; the colours of a group are all different",
        ),
        ("r3 r5 r6", "4 is missing"),
        ("r3 r5 j", "4 is missing"),
        ("r3 j r6", "5 is missing"),
        ("r12 r13 r1", "13 is followed by 1; a run ends with 13"),
        ("r3 r2 r1", "r3 is followed by r2; a run goes up by one"),
        ("r5 r1 r2", "r5 is followed by r1; a run goes up by one"),
        (
            "r13 r12 r11",
            "r13 is followed by r12; a run goes up by one",
        ),
        ("r3 j r4", "r3 is followed by r4; a run goes up by one"),
        (
            "r12 r13 j",
            "a joker would stand for 14; a run goes from 1 to 13 at most",
        ),
        (
            "j j r2 r3",
            "a joker would stand for 0; a run goes from 1 to 13 at most",
        ),
        (
            "r3 r4 b5",
            "r4 and b5; a run has one colour, a group has one number",
        ),
    ] {
        assert_eq!(
            text.parse::<Set>().unwrap_err().to_string(),
            problem,
            "{text}"
        );
    }
    let long = Set::new(&[Tile::JOKER; 200]).unwrap_err();
    assert_eq!(long.to_string(), "200 tiles; a set has at most 13");
    let run = Set::of_kind(&tiles("r1-3"), Kind::Group).unwrap_err();
    assert_eq!(run.to_string(), "this is no group; it is a run");
    let group = Set::of_kind(&tiles("rbk5"), Kind::Run).unwrap_err();
    assert_eq!(group.to_string(), "this is no run; it is a group");
}

#[test]
fn what_is_no_position_says_why() {
    for (text, problem) in [
        (
            "r1",
            "\"r1\" is no position, such as \"r1-3 / rbk5 | r4 j\"",
        ),
        (
            "(r1 | r2",
            "\"(r1 | r2\" is no position, such as \"r1-3 / rbk5 | r4 j\"",
        ),
        (
            "r1-3 / r5 | r4",
            "table[1]: 1 tile; a set has three or more",
        ),
        ("r1-2 x | r4", "at 5: \"x\" is not a tile"),
        ("r1-3 | r4 x", "at 10: \"x\" is not a tile"),
        ("(r5 x) | r4", "at 4: \"x\" is not a tile"),
        (
            "r1-3 / r1-3 / r1-4 | r9",
            "table[2]: a third r1; there are two, and they are in table[0] and table[1]",
        ),
        (
            "r1-3 (r1) | r1",
            "rack: a third r1; there are two, and they are in table[0] and loose",
        ),
        (
            "(r1 r1 r1) | r9",
            "loose: a third r1; there are two, and both are in loose",
        ),
        (
            "| j j j",
            "rack: a third j; there are two, and both are in rack",
        ),
    ] {
        let error = text.parse::<Position>().unwrap_err().to_string();
        assert!(error.starts_with(problem), "{text}: {error}");
    }
}

#[test]
fn a_joker_is_loose_only_where_jokers_are_free() {
    let loose = |text: &str, jokers| {
        let rules = Rules {
            jokers,
            ..Rules::default()
        };
        text.parse::<Position>().unwrap().with_rules(rules)
    };
    assert!(loose("(j r1 r2) | r4", JokerRule::Free).is_ok());
    for jokers in [JokerRule::Stands, JokerRule::Locked, JokerRule::Both] {
        assert_eq!(
            loose("(j r1 r2) | r4", jokers),
            Err(PositionError::LooseJoker)
        );
        assert!(loose("(r3 r1 r2) | j", jokers).is_ok());
    }
}

#[test]
fn another_rack_changes_nothing_else() {
    let rules = Rules {
        opening: 50,
        jokers: JokerRule::Both,
        ..Rules::default()
    };
    let before: Position = "r1-3 | r4".parse().unwrap();
    let before = before.with_rules(rules).unwrap().before_opening();
    let after = before.with_rack("b5 j".parse().unwrap()).unwrap();
    assert_eq!(after.to_string(), "r1-3 | b5 j");
    assert_eq!((after.has_opened(), after.rules()), (false, &rules));
    assert!(before.with_rack("r1 r1".parse().unwrap()).is_err());
}

#[test]
fn a_tile_stands_for_itself_and_a_joker_for_what_it_replaces() {
    let set = |text: &str| text.parse::<Set>().unwrap();
    let run = set("j r4 j r6");
    let stand = |set: &Set, place| Tiles::from_iter(set.stands_for(place)).to_string();
    let found = [0, 1, 2, 3, 4].map(|place| stand(&run, place));
    assert_eq!(found, ["r3", "r4", "r5", "r6", ""]);
    let group = set("r5 j k5");
    let found = [0, 1, 2].map(|place| stand(&group, place));
    assert_eq!(found, ["r5", "bo5", "k5"]);
    assert_eq!(stand(&set("rbk5 j"), 3), "o5");
    assert_eq!(ALL_TILES, 106);
}

/// Whether there is a run or a group that lies so, by trying all.
fn is_set(tiles: &[Tile], kind: Kind) -> bool {
    let is_real = |tile: &&Tile| !tile.is_joker();
    let mut all_of = Colour::ALL
        .into_iter()
        .flat_map(|colour| (1..=NUMBERS).map(move |number| (colour, number)));
    (3..=13).contains(&tiles.len())
        && tiles.iter().any(|tile| !tile.is_joker())
        && all_of.any(|(colour, number)| match kind {
            Kind::Run => {
                let mut places = tiles.iter().zip(number..);
                usize::from(number) + tiles.len() <= 14
                    && places.all(|(&tile, number)| tile.is_joker() || tile == real(colour, number))
            }
            Kind::Group => {
                let mut real: Vec<&Tile> = tiles.iter().filter(is_real).collect();
                let count = real.len();
                real.sort_unstable();
                real.dedup();
                real.len() == count
                    && tiles.len() <= 4
                    && real.iter().all(|tile| tile.number() == Some(number))
            }
        })
}

fn assert_told_apart(tiles: &[Tile]) {
    let [is_run, is_group] = [Kind::Run, Kind::Group].map(|kind| is_set(tiles, kind));
    assert_eq!(Set::of_kind(tiles, Kind::Run).is_ok(), is_run, "{tiles:?}");
    assert_eq!(
        Set::of_kind(tiles, Kind::Group).is_ok(),
        is_group,
        "{tiles:?}"
    );
    let kind = if is_run { Kind::Run } else { Kind::Group };
    let found = Set::new(tiles).ok();
    assert_eq!(
        found.map(|set| set.kind()),
        (is_run || is_group).then_some(kind),
        "{tiles:?}"
    );
}

#[test]
fn all_rows_of_three_are_told_apart() {
    for one in Tile::every() {
        for other in Tile::every() {
            for third in Tile::every() {
                assert_told_apart(&[one, other, third]);
            }
        }
    }
}

#[test]
fn longer_rows_are_told_apart() {
    let run = (1..=13_i8, 0..4_usize, 3..=15_i8).prop_map(|(first, colour, length)| {
        let numbers = (first..first + length).map(i8::unsigned_abs);
        let tiles = numbers.map(|number| Tile::new(Colour::ALL[colour], number));
        tiles.flatten().collect::<Vec<Tile>>()
    });
    let group = (1..=13_u8, Just(Colour::ALL).prop_shuffle(), 0..=4_usize);
    let group = group.prop_map(|(number, colours, count)| {
        let tiles = colours[..count].iter().map(|&colour| real(colour, number));
        tiles.collect::<Vec<Tile>>()
    });
    let any_tile = || proptest::sample::select(Tile::every().collect::<Vec<Tile>>());
    let changes = proptest::collection::vec((any::<proptest::sample::Index>(), any_tile()), 0..3);
    let row = (prop_oneof![run, group], changes).prop_map(|(mut row, changes)| {
        for (place, tile) in changes {
            row.insert(place.index(row.len() + 1), tile);
        }
        row
    });
    check(31, 5_000, row, |row| assert_told_apart(&row));
}

#[test]
fn positions_are_read_as_they_are_written() {
    let loose = proptest::collection::vec(any::<bool>(), 30);
    check(
        32,
        300,
        (any_position(Class::new(30, 14)), loose),
        |(position, loose)| {
            let (apart, table): (Vec<_>, Vec<_>) = position
                .table()
                .iter()
                .zip(loose)
                .partition(|(_, loose)| *loose);
            let apart: Tiles = apart
                .iter()
                .flat_map(|(set, _)| set.tiles().to_vec())
                .collect();
            let table = table.into_iter().map(|(set, _)| *set).collect();
            let position = Position::new(table, apart, *position.rack()).unwrap();
            let read: Position = position.to_string().parse().unwrap();
            let rows = |position: &Position| -> Vec<Vec<Tile>> {
                position
                    .table()
                    .iter()
                    .map(|set| set.tiles().to_vec())
                    .collect()
            };
            assert_eq!(rows(&read), rows(&position), "{position}");
            assert_eq!(
                (read.loose(), read.rack()),
                (position.loose(), position.rack()),
                "{position}"
            );
        },
    );
}

#[test]
fn tiles_are_written_short() {
    for (tiles, written) in [
        ("r1 r2", "r1-2"),
        ("r1 r1", "r1 r1"),
        ("k5 r5 b5", "rbk5"),
        ("j r4 r3 j", "r3-4 j j"),
        ("r13 b1", "r13 b1"),
        ("r3 r4 b4", "r3-4 b4"),
        ("r3 b3 b4", "rb3 b4"),
    ] {
        let read: Tiles = tiles.parse().unwrap();
        assert_eq!(read.to_string(), written, "{tiles}");
    }
}
