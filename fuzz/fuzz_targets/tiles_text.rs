//! Any text as tiles, sets or a position of Rummikub, or as a sheet of Solitaire Dice: an error in
//! words, or something that reads as it is written.
#![no_main]

use engine::rummikub::{Position, Set, Tile, Tiles, parse};
use engine::solitaire_dice::{Sheet, Strategy};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match parse(text) {
        Ok(sets) => {
            // Named one by one they are the same tiles.
            let names: Vec<String> = sets
                .iter()
                .map(|set| {
                    set.iter()
                        .map(Tile::to_string)
                        .collect::<Vec<_>>()
                        .join(" ")
                })
                .collect();
            let again = parse(&names.join(" / "));
            assert_eq!(again.map(|again| again.concat()), Ok(sets.concat()));
        }
        Err(wrong) => {
            assert!(!wrong.to_string().is_empty());
            // What can't be read is part of the text.
            let end = wrong.at + wrong.found.trim_end_matches('…').chars().count();
            assert!(end <= text.chars().count(), "{wrong:?}");
        }
    }
    if let Ok(tiles) = text.parse::<Tiles>() {
        assert_eq!(tiles.to_string().parse(), Ok(tiles));
    }
    if let Ok(set) = text.parse::<Set>() {
        assert_eq!(
            set.to_string()
                .parse::<Set>()
                .map(|set| set.tiles().to_vec()),
            Ok(set.tiles().to_vec())
        );
    }
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(
            position
                .to_string()
                .parse::<Position>()
                .map(|one| one.to_string()),
            Ok(position.to_string())
        );
    }
    if let Ok(sheet) = text.parse::<Sheet>() {
        assert_eq!(sheet.to_string().parse(), Ok(sheet));
    }
    if let Ok(player) = text.parse::<Strategy>() {
        assert_eq!(player.to_string().parse(), Ok(player));
    }
});
