//! Any bytes as a table, told to be the right one: an error, or a table that answers.
#![no_main]

use engine::heckmeck::{Bust, OddsTable, table_name};
use engine::table_file::{open, seal, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (Vec<u8>, u8)| {
    let (bytes, dice) = data;
    let dice = 5 + dice % 4;
    let name = table_name(dice).expect("a table for 5 to 8 dice left");
    // As they are, and as the body of a file that is whole.
    for file in [bytes.clone(), write(&bytes)] {
        let Some(seal) = seal(name, &file) else {
            continue;
        };
        let body = open(&file, &seal, &[seal.clone()]);
        if let Ok(body) = body {
            assert_eq!(write(body), file);
        }
        if let Ok(table) = OddsTable::from_bytes(dice, &[seal.clone()], &file) {
            for position in table.positions() {
                assert!(table.roll_on(position, Bust::ScoresNothing).is_some());
            }
        }
    }
});
