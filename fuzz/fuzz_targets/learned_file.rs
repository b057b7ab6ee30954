//! Any bytes as what a game has learned: an error in words, or values that are written again as
//! they are read.
#![no_main]

use std::sync::LazyLock;

use engine::heckmeck::NETWORKS;
use engine::heckmeck::learning::Network;
use engine::learned_file::LearnedFileError;
use engine::{knucklebones, solitaire_dice};
use libfuzzer_sys::fuzz_target;

/// Weights of Solitaire Dice with the whole table of values after the first turn.
fn sheet_weights() -> solitaire_dice::Weights {
    let mut weights = solitaire_dice::Weights::zero();
    weights.first_turn = vec![0.0; solitaire_dice::learning::FIRST_TURNS];
    weights
}

/// Bytes that are read as they are, for each kind of values.
static WHOLE: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let networks = NETWORKS
        .iter()
        .map(|file| Network::zero(*file.players.end()).to_bytes());
    let others = [
        knucklebones::learning::Parts::zero().to_bytes(),
        sheet_weights().to_bytes(),
    ];
    networks.chain(others).collect()
});

/// What reading bytes as the values with this number comes to: the bytes that are written then.
fn read(nth: usize, bytes: &[u8]) -> Result<Vec<u8>, LearnedFileError> {
    match NETWORKS.get(nth) {
        Some(file) => Network::from_bytes(*file.players.end(), bytes).map(|one| one.to_bytes()),
        None if nth == NETWORKS.len() => {
            knucklebones::learning::Parts::from_bytes(bytes).map(|one| one.to_bytes())
        }
        None => solitaire_dice::Weights::from_bytes(bytes).map(|one| one.to_bytes()),
    }
}

fuzz_target!(|data: (Vec<u8>, u8, u16)| {
    let (bytes, nth, place) = data;
    let nth = usize::from(nth) % WHOLE.len();
    // As they are, and in the middle of bytes that are whole.
    let mut whole = WHOLE[nth].clone();
    let room = whole.iter_mut().skip(place.into());
    room.zip(&bytes).for_each(|(place, byte)| *place = *byte);
    for bytes in [&bytes, &whole] {
        match read(nth, bytes) {
            Ok(written) => assert_eq!(written.len(), bytes.len()),
            Err(wrong) => assert!(!wrong.to_string().is_empty()),
        }
    }
});
