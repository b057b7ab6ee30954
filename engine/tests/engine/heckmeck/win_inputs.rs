//! The inputs of the networks, against a list of facts that are looked up on the table one by one.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rollwise_engine::heckmeck::learning::Layout;
use rollwise_engine::heckmeck::{RuleOptions, Table};

use super::common::{USUAL, any_table, tables_of_a_game};
use super::sheet::{Sheet, worms};

const NOBODY: &str = "nobody";

/// Everybody who can lead, by seat.
fn leaders(seats: usize) -> Vec<String> {
    let seats = (0..seats).map(|seat| seat.to_string());
    seats.chain([NOBODY.to_owned()]).collect()
}

/// What can happen next: the player to move is 0.
fn events(seats: usize) -> Vec<String> {
    let first = [
        "takes the lowest",
        "takes the highest",
        "fails",
        "is robbed",
    ];
    let robs = (1..seats).map(|seat| format!("robs {seat}"));
    first.into_iter().map(str::to_owned).chain(robs).collect()
}

/// Leads that are told apart.
fn leads() -> Vec<String> {
    let behind = (-10..0).map(|worms| format!("leads by {worms}"));
    let level = ["loses a tie", "is level", "wins a tie"].map(str::to_owned);
    let ahead = (1..=10).map(|worms| format!("leads by {worms}"));
    behind.chain(level).chain(ahead).collect()
}

/// The fact that each input stands for, in order.
fn all_facts(seats: usize) -> Vec<String> {
    let mut facts = Vec::new();
    for number in 21..=36 {
        facts.push(format!("{number} on the grill"));
        for seat in 0..seats {
            let places = ["top", "second", "deeper"];
            facts.extend(places.map(|place| format!("{number} {place} of {seat}")));
        }
    }
    for seat in 0..seats {
        facts.extend((0..=20).map(|worms| format!("{seat} has {worms} worms")));
        facts.extend((0..=6).map(|tiles| format!("{seat} has {tiles} tiles")));
        facts.extend(leads().iter().map(|lead| format!("{seat} {lead}")));
    }
    facts.extend((1..=16).map(|tiles| format!("{tiles} tiles")));
    facts.extend((0..=40).map(|worms| format!("{worms} worms")));
    for which in ["lowest", "highest"] {
        facts.extend((21..=36).map(|number| format!("{number} is the {which}")));
    }
    for tiles in 1..=6 {
        let leaders = leaders(seats).into_iter();
        facts.extend(leaders.map(|leader| format!("{tiles} left: {leader}")));
    }
    for tiles in 1..=4 {
        for event in events(seats) {
            let leaders = leaders(seats).into_iter();
            facts.extend(leaders.map(|leader| format!("{tiles} left, 0 {event}: {leader}")));
        }
    }
    facts.extend((1..=seats).map(|players| format!("{players} players")));
    facts
}

fn sum(tiles: &[u8]) -> i32 {
    tiles.iter().map(|&number| i32::from(worms(number))).sum()
}

/// Whether a stack beats another: by worms, then by the highest tile.
fn beats(stack: &[u8], other: &[u8]) -> bool {
    match sum(stack) - sum(other) {
        0 => stack.iter().max() > other.iter().max(),
        more => more > 0,
    }
}

/// Who beats all others.
fn leader(stacks: &[Vec<u8>]) -> String {
    let leads = |seat: &usize| {
        let mut others = (0..stacks.len()).filter(|other| other != seat);
        others.all(|other| beats(&stacks[*seat], &stacks[other]))
    };
    let leader = (0..stacks.len()).find(leads);
    leader.map_or(NOBODY.to_owned(), |seat| seat.to_string())
}

/// How a player stands, compared with whoever has the most worms of the others.
fn lead(stacks: &[Vec<u8>], seat: usize) -> String {
    let others = || (0..stacks.len()).filter(|&other| other != seat);
    let most = others().map(|other| sum(&stacks[other])).max();
    let ahead = sum(&stacks[seat]) - most.expect("at least one other");
    if ahead != 0 {
        return format!("leads by {}", ahead.clamp(-10, 10));
    }
    if others().any(|other| beats(&stacks[other], &stacks[seat])) {
        "loses a tie".to_owned()
    } else if stacks[seat].is_empty() {
        "is level".to_owned()
    } else {
        "wins a tie".to_owned()
    }
}

/// Who leads after each event that can happen.
fn what_ifs(stacks: &[Vec<u8>], grill: &BTreeSet<u8>) -> BTreeMap<String, String> {
    let mut led = BTreeMap::new();
    let mut after = |event: &str, from: Option<usize>, to: Option<usize>, tile: Option<&u8>| {
        let mut stacks = stacks.to_vec();
        let lost = from.and_then(|from| stacks[from].pop());
        if let Some(to) = to {
            let Some(tile) = lost.or(tile.copied()) else {
                return;
            };
            stacks[to].push(tile);
        }
        led.insert(event.to_owned(), leader(&stacks));
    };
    after("takes the lowest", None, Some(0), grill.first());
    after("takes the highest", None, Some(0), grill.last());
    after("fails", Some(0), None, None);
    after("is robbed", Some(0), Some(1), None);
    for seat in 1..stacks.len() {
        after(&format!("robs {seat}"), Some(seat), Some(0), None);
    }
    led
}

/// All facts that hold at a table, with the players counted from the one to move.
fn facts(table: &Table) -> BTreeSet<String> {
    let sheet = Sheet::copy(table);
    let mut stacks = sheet.stacks;
    stacks.rotate_left(sheet.to_move);
    let grill: Vec<u8> = sheet.grill.iter().copied().collect();
    let mut facts = Vec::new();
    facts.extend(grill.iter().map(|number| format!("{number} on the grill")));
    for (seat, stack) in stacks.iter().enumerate() {
        let places = ["top", "second"]
            .into_iter()
            .chain(std::iter::repeat("deeper"));
        let tiles = stack.iter().rev().zip(places);
        facts.extend(tiles.map(|(number, place)| format!("{number} {place} of {seat}")));
        facts.push(format!("{seat} has {} worms", sum(stack).min(20)));
        facts.push(format!("{seat} has {} tiles", stack.len().min(6)));
        facts.push(format!("{seat} {}", lead(&stacks, seat)));
    }
    let tiles = grill.len();
    facts.push(format!("{tiles} tiles"));
    facts.push(format!("{} worms", sum(&grill)));
    facts.push(format!("{} is the lowest", grill[0]));
    facts.push(format!("{} is the highest", grill[tiles - 1]));
    if tiles <= 6 {
        facts.push(format!("{tiles} left: {}", leader(&stacks)));
    }
    if tiles <= 4 {
        for (event, leader) in what_ifs(&stacks, &sheet.grill) {
            facts.push(format!("{tiles} left, 0 {event}: {leader}"));
        }
    }
    facts.push(format!("{} players", stacks.len()));
    let count = facts.len();
    let facts: BTreeSet<String> = facts.into_iter().collect();
    assert_eq!(facts.len(), count, "{table}: a fact is told twice");
    facts
}

fn active(seats: usize, table: &Table) -> Vec<usize> {
    let active = Layout::new(seats).active(table);
    active.iter().map(|&input| input.into()).collect()
}

fn assert_inputs(seats: usize, names: &[String], table: &Table) {
    assert_eq!(names.len(), Layout::new(seats).inputs());
    let found = active(seats, table);
    assert!(found.iter().all(|&input| input < names.len()), "{table}");
    let different: BTreeSet<usize> = found.iter().copied().collect();
    assert_eq!(
        different.len(),
        found.len(),
        "{table}: an input is repeated"
    );
    let found: BTreeSet<String> = found.iter().map(|&input| names[input].clone()).collect();
    assert_eq!(found, facts(table), "{table}");
}

/// Two players at a table for two; up to seven at a table for seven.
#[test]
fn the_inputs_of_whole_games_are_the_facts_of_their_tables() {
    let rules = RuleOptions {
        always_turn_down: true,
        ..USUAL
    };
    for (seats, players) in [(2, 2), (3, 3), (4, 4), (7, 5), (7, 6), (7, 7), (7, 2)] {
        let names = all_facts(seats);
        for rules in [USUAL, rules] {
            let tables = tables_of_a_game(players, rules, 3);
            assert!(tables.len() >= 16);
            for table in &tables {
                assert_inputs(seats, &names, table);
            }
        }
    }
}

proptest! {
    #[test]
    fn the_inputs_of_any_table_are_its_facts(table in any_table()) {
        let seats = table.players();
        assert_inputs(seats, &all_facts(seats), &table);
        assert_inputs(7, &all_facts(7), &table);
    }
}

#[test]
fn tables_that_differ_in_a_fact_have_different_inputs() {
    for [one, other] in [
        // Who is to move, and who has which stack.
        ["*21 | 22 | grill 30", "21 | *22 | grill 30"],
        ["*21 | 22 | - | grill 30", "*21 | - | 22 | grill 30"],
        // On the grill, or out.
        ["*21 | 22 | grill 29 30", "*21 | 22 | grill 30"],
        // The order of the upper tiles.
        ["*21 22 | - | grill 30", "*22 21 | - | grill 30"],
        ["*21 22 25 | - | grill 30", "*22 21 25 | - | grill 30"],
        // Level on worms: by the highest tile.
        ["*23 22 | 25 | grill 30", "*26 | 22 23 | grill 30"],
        // Another player, who has nothing.
        ["*21 | 22 | grill 30", "*21 | 22 | - | grill 30"],
    ] {
        let inputs = [one, other].map(|text| active(7, &text.parse().expect("a table")));
        assert_ne!(inputs[0], inputs[1], "{one} and {other}");
    }
}

/// Turned round together with the player to move, a table stays the same.
#[test]
fn what_is_not_told_apart_changes_no_input() {
    for [one, other] in [
        ["*21 | 22 | 33 | grill 30", "33 | *21 | 22 | grill 30"],
        // The order below the second tile.
        ["*21 22 25 26 | - | grill 30", "*22 21 25 26 | - | grill 30"],
    ] {
        let mut inputs = [one, other].map(|text| active(7, &text.parse().expect("a table")));
        for inputs in &mut inputs {
            inputs.sort_unstable();
        }
        assert_eq!(inputs[0], inputs[1], "{one} and {other}");
    }
}

/// The most inputs that are 1 at a time have room.
#[test]
fn the_fullest_table_has_room() {
    let text = "*36 35 34 | 33 21 | 32 22 | 31 23 | 30 24 | 29 | 28 | grill 25 26 27";
    let table: Table = text.parse().expect("a table");
    assert_inputs(7, &all_facts(7), &table);
    // Sixteen tiles, three facts of each player, four of the grill, who leads now and after ten
    // events, the number of players.
    assert_eq!(active(7, &table).len(), 16 + 3 * 7 + 4 + 1 + 10 + 1);
}
