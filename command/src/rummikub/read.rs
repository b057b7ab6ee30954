//! Tables and racks from what was typed.

use std::ops::Range;

use engine::rummikub::{NotationError, Position, PositionError, Set, Tiles, parse};

use crate::failure::Failure;

/// Tiles in any order.
pub fn tiles(text: &str) -> Result<Tiles, Failure> {
    text.parse().map_err(|error| told(&error, text))
}

/// The position of a table and a rack; the rack may stand behind a bar in the table's text.
pub fn position(text: &str, rack: &str, loose: Option<&str>) -> Result<Position, Failure> {
    if text.contains('|') {
        if !rack.is_empty() || loose.is_some() {
            return Err(Failure::usage(
                "the rack is given twice: leave out --rack, and write loose tiles as in \"r1-3 (b4) | o4\"",
            ));
        }
        return text.parse().map_err(|error| of_position(error, text));
    }
    let table = table(text)?;
    let loose = loose.map(tiles).transpose()?.unwrap_or_default();
    Position::new(table, loose, tiles(rack)?).map_err(Failure::new)
}

fn table(text: &str) -> Result<Vec<Set>, Failure> {
    let sets = parse(text).map_err(|error| told(&error, text))?;
    let set = |(nth, tiles): (usize, Vec<_>)| {
        let error = Set::new(&tiles).map_err(Failure::new);
        error.map_err(|failure| failure.at(text, place_of_set(text, nth)))
    };
    sets.into_iter().enumerate().map(set).collect()
}

fn told(error: &NotationError, text: &str) -> Failure {
    Failure::usage(format!("\"{}\" {}", error.found, error.reason)).at(text, error.place_in(text))
}

fn of_position(error: PositionError, text: &str) -> Failure {
    match error {
        PositionError::Tiles(error) => told(&error, text),
        PositionError::Set { nth, error } => Failure::new(error).at(text, place_of_set(text, nth)),
        PositionError::Notation(_) => Failure::usage(error).at(text, 0..text.len()),
        error => Failure::new(error),
    }
}

/// Where the set with this index stands. Empty ones don't count.
fn place_of_set(text: &str, nth: usize) -> Range<usize> {
    let ends = |letter: char| letter.is_whitespace() || ",;".contains(letter);
    let table = text.split(['|', '(']).next().unwrap_or(text);
    let mut start = 0;
    let mut sets = table.split('/').filter_map(|part| {
        let at = start;
        start += part.len() + 1;
        let set = part.trim_matches(ends);
        let before = part.len() - part.trim_start_matches(ends).len();
        (!set.is_empty()).then_some(at + before..at + before + set.len())
    });
    sets.nth(nth).unwrap_or(0..text.len())
}
