//! Makes a position with which something is wrong smaller, as long as it stays wrong.

use engine::rummikub::{Position, Set, Tiles};

/// The smallest position found by leaving out sets, tiles of the rack and loose tiles one at a
/// time, and the ends of sets, that still fails.
pub fn smallest(position: &Position, fails: &dyn Fn(&Position) -> bool) -> Position {
    let mut found = position.clone();
    while let Some(smaller) = smaller(&found).into_iter().find(|smaller| fails(smaller)) {
        found = smaller;
    }
    found
}

fn smaller(position: &Position) -> Vec<Position> {
    let with = |table: Vec<Set>, loose: Tiles, rack: Tiles| {
        let smaller = Position::new(table, loose, rack).unwrap();
        let smaller = smaller.with_rules(*position.rules()).unwrap();
        if position.has_opened() {
            smaller
        } else {
            smaller.before_opening()
        }
    };
    let (table, loose, rack) = (position.table(), *position.loose(), *position.rack());
    let mut all = Vec::new();
    for nth in 0..table.len() {
        let mut fewer = table.to_vec();
        let set = fewer.remove(nth);
        all.push(with(fewer.clone(), loose, rack));
        for place in 0..set.tiles().len() {
            let mut tiles = set.tiles().to_vec();
            tiles.remove(place);
            if let Ok(set) = Set::of_kind(&tiles, set.kind()) {
                fewer.insert(nth, set);
                all.push(with(fewer.clone(), loose, rack));
                fewer.remove(nth);
            }
        }
    }
    for tile in loose.iter() {
        let mut fewer = loose;
        fewer.remove(tile);
        all.push(with(table.to_vec(), fewer, rack));
    }
    for tile in rack.iter() {
        let mut fewer = rack;
        fewer.remove(tile);
        if !fewer.is_empty() {
            all.push(with(table.to_vec(), loose, fewer));
        }
    }
    all
}
