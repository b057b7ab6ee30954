//! Any text as a table: an error, or a table that can be written and read again.
#![no_main]

use engine::heckmeck::{Table, TurnEnd};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Table>() {
        Ok(table) => {
            assert_eq!(table.to_string().parse(), Ok(table.clone()));
            assert_eq!(table.after(TurnEnd::Fail).is_err(), table.is_over());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
