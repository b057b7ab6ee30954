//! Any bytes as a table, told to be the right one: an error, or a table that answers.
#![no_main]

use std::sync::LazyLock;

use engine::heckmeck::{Bust, OddsTable, TABLE_DICE, table_name};
use engine::table_file::{open, seal, write};
use libfuzzer_sys::fuzz_target;

/// Lengths of what the tables hold, by dice left: other lengths are refused at once.
static LENGTHS: LazyLock<[usize; 4]> = LazyLock::new(|| {
    let header = write(&[]).len();
    TABLE_DICE.map(|dice| OddsTable::solve(dice).to_bytes().len() - header)
});

fuzz_target!(|data: (Vec<u8>, u8)| {
    let (bytes, nth) = data;
    let nth = usize::from(nth % 4);
    let dice = TABLE_DICE[nth].number();
    let name = table_name(dice).expect("a table for 5 to 8 dice left");
    let mut body = bytes.clone();
    body.resize(LENGTHS[nth], 0);
    // As they are, as what a file holds, and as that with the length of a table.
    for file in [bytes.clone(), write(&bytes), write(&body)] {
        let Some(seal) = seal(name, &file) else {
            continue;
        };
        if let Ok(body) = open(&file, &seal, std::slice::from_ref(&seal)) {
            assert_eq!(write(body), file);
        }
        if let Ok(table) = OddsTable::from_bytes(dice, &[seal], &file) {
            for position in table.positions() {
                assert!(table.roll_on(position, Bust::ScoresNothing).is_some());
            }
        }
    }
});
