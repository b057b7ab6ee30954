//! Any text as a turn: an error, or a turn that can be written and read again.
#![no_main]

use engine::heckmeck::Turn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Turn>() {
        Ok(turn) => assert_eq!(turn.to_string().parse(), Ok(turn)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
