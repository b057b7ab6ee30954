//! Tables and racks from what was typed.

use std::ops::Range;

use engine::rummikub::{NotationError, Place, Position, PositionError, Set, Tiles, parse};

use crate::failure::Failure;

/// Tiles in any order.
pub fn tiles(text: &str) -> Result<Tiles, Failure> {
    text.parse().map_err(|error| told(&error, text))
}

/// The position of a table and a rack; the rack may stand behind a bar in the table's text.
pub fn position(text: &str, rack: Option<&str>, loose: Option<&str>) -> Result<Position, Failure> {
    match (text.contains('|'), rack) {
        (true, Some(_)) => Err(Failure::usage("the rack is given twice: leave out --rack")),
        (true, None) if loose.is_some() => Err(Failure::usage(
            "--loose goes with --rack; in a text with a bar write loose tiles as in \"r1-3 (b4) | o4\"",
        )),
        (true, None) => text.parse().map_err(|error| of_position(error, text)),
        (false, None) => table(text).and(Err(Failure::usage(
            "the rack is missing: give --rack, or write it behind a bar, as in \"r3-7 | r8 b1 j\"",
        ))),
        (false, Some(rack)) => {
            let table = table(text)?;
            let loose = loose.map(tiles).transpose()?.unwrap_or_default();
            let position = Position::new(table, loose, tiles(rack)?);
            position.map_err(|error| of_position(error, text))
        }
    }
}

fn table(text: &str) -> Result<Vec<Set>, Failure> {
    let sets = parse(text).map_err(|error| told(&error, text))?;
    let set = |(nth, tiles): (usize, Vec<_>)| {
        let error = Set::new(&tiles).map_err(Failure::usage);
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
        PositionError::Set { nth, error } => {
            Failure::usage(error).at(text, place_of_set(text, nth))
        }
        // There is a bar: what is missing is the other bracket.
        PositionError::Notation(_) => {
            let bracket = text.find('(').unwrap_or(0);
            Failure::usage("the bracket before the loose tiles is not closed before the rack")
                .at(text, bracket..bracket + 1)
        }
        PositionError::TooMany {
            tile,
            found,
            others,
        } => {
            let failure = Failure::usage(format!(
                "{tile} is there three times, but the game has two: {}",
                places([others[0], others[1], found])
            ));
            match found {
                Place::Set(nth) => failure.at(text, place_of_set(text, nth)),
                Place::Loose | Place::Rack => failure,
            }
        }
        error => Failure::usage(error),
    }
}

/// Where three tiles are, in words.
fn places(places: [Place; 3]) -> String {
    let words = places.map(|place| match place {
        Place::Set(nth) => format!("in set {}", nth + 1),
        Place::Loose => "among the loose tiles".to_owned(),
        Place::Rack => "on the rack".to_owned(),
    });
    let mut counted: Vec<(String, usize)> = Vec::new();
    for word in words {
        match counted.last_mut() {
            Some((last, count)) if *last == word => *count += 1,
            _ => counted.push((word, 1)),
        }
    }
    let counted = counted.iter().map(|(word, count)| {
        let count = ["one", "two", "three"][count - 1];
        format!("{count} {word}")
    });
    counted.collect::<Vec<_>>().join(", ")
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
