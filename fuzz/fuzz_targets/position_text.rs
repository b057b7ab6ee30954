//! Any text as a position of Knucklebones: an error in words, or a position that reads as it is
//! written.
#![no_main]

use engine::knucklebones::{Position, Strategy};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Position>() {
        Ok(position) => assert_eq!(position.to_string().parse(), Ok(position)),
        Err(wrong) => assert!(!wrong.to_string().is_empty()),
    }
    if let Ok(player) = text.parse::<Strategy>() {
        assert_eq!(player.to_string(), text);
    }
});
