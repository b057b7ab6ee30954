//! Tables in short form, for the tests.

use engine::heckmeck::{RuleOptions, Table, Tile};

/// The tile of that number.
pub fn tile(number: usize) -> Tile {
    Tile::new(number).expect("a tile from 21 to 36")
}

/// A table by the numbers on the tiles, the first player to move: stacks with their bottom tile
/// first, and the grill.
pub fn table(stacks: &[&[usize]], grill: &[usize], rules: RuleOptions) -> Table {
    let tiles = |numbers: &[usize]| numbers.iter().map(|&number| tile(number)).collect();
    let stacks: Vec<Vec<Tile>> = stacks.iter().map(|stack| tiles(stack)).collect();
    Table::new(stacks, 0, tiles(grill), rules).expect("a table")
}
