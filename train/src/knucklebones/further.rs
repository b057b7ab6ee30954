//! How far what the search says is off what it says when it looks further, in positions that games
//! seldom come by: those of a solution have few of them.

use engine::dice::Face;
use engine::knucklebones::learning::{Pairs, State, is_seldom};
use engine::knucklebones::{Analyser, Limits, Outlook, Position, Values};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Memory of the search, in bytes: it looks further than that of a page.
const MEMORY: usize = 256 << 20;

/// Of the placements of these games one in this many is made at random.
const RANDOM: u8 = 4;

/// A seldom position of the game of this number, with a roll; `None` where it has none.
#[must_use]
pub fn of_game(values: &Values, number: u64) -> Option<(Position, Face)> {
    let pairs = Pairs::get();
    let mut generator = ChaCha8Rng::seed_from_u64(number);
    let mut state = State::from(Position::default());
    let mut found = Vec::new();
    while state.counts(pairs).result().is_none() {
        let roll = Face::ALL[usize::from(generator.random_range(0..6_u8))];
        let position = state.position(pairs);
        // A game that is not over has a column with room.
        let (outlook, best) = values.best_after(state, roll)?;
        if is_seldom(position, outlook) {
            found.push((position, roll));
        }
        let all: Vec<State> = state.after(pairs, roll).collect();
        let any = all[generator.random_range(0..all.len())];
        let is_random = generator.random_range(0..RANDOM) == 0;
        state = if is_random { any } else { best };
    }
    (!found.is_empty()).then(|| found[generator.random_range(0..found.len())])
}

/// The share of each column for a roll at each depth, 1 first, up to this one.
#[must_use]
pub fn shares(values: &Values, position: Position, roll: Face, depth: u8) -> Vec<Vec<f64>> {
    let mut analyser = Analyser::new(values.clone(), MEMORY);
    let mut columns: [Vec<f64>; 3] = Default::default();
    for depth in 1..=depth {
        let limits = Limits {
            depth,
            positions: u64::MAX,
        };
        let found = analyser.columns(position, roll, limits, &mut || true);
        for (shares, outlook) in columns.iter_mut().zip(found.value) {
            shares.extend(outlook.map(Outlook::share));
        }
    }
    columns
        .into_iter()
        .filter(|shares| !shares.is_empty())
        .collect()
}

/// What holds 95 in 100 of the differences from the last depth, in percentage points: at each depth
/// but that one.
#[must_use]
pub fn differences(columns: &[Vec<f64>]) -> Vec<f64> {
    let depths = columns.first().map_or(0, Vec::len).saturating_sub(1);
    let at = |depth: usize| {
        let off = |shares: &Vec<f64>| 100.0 * (shares[depth] - shares[depths]).abs();
        let mut sizes: Vec<f64> = columns.iter().map(off).collect();
        sizes.sort_unstable_by(f64::total_cmp);
        sizes[(95 * sizes.len()).div_ceil(100) - 1]
    };
    (0..depths).map(at).collect()
}
