//! Positions as games reach them, and which of them are kept from training.

use engine::dice::Face;
use engine::knucklebones::Position;
use engine::knucklebones::learning::{Pairs, State};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::knucklebones::solution::solved::Solution;

/// How a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// By the solution, but for one placement in 20, which is made at random.
    Good,
    /// For the best score difference at once, but for one placement in 10, which is made at random.
    Weak,
    /// At random.
    Random,
}

impl Style {
    /// The ways there are.
    pub const ALL: [Style; 3] = [Style::Good, Style::Weak, Style::Random];

    /// One placement in this many is made at random.
    fn random(self) -> u8 {
        match self {
            Style::Good => 20,
            Style::Weak => 10,
            Style::Random => 1,
        }
    }
}

/// A game that goes on for longer is left as it stands.
const MOST_PLACEMENTS: usize = 200;

/// The positions of a game from `start` on, without the last one, in which it is over. A number
/// decides about chance.
#[must_use]
pub fn of_game(solution: &Solution, start: State, style: Style, number: u64) -> Vec<State> {
    let pairs = Pairs::get();
    let mut generator = ChaCha8Rng::seed_from_u64(number);
    let mut state = start;
    let mut all = Vec::with_capacity(40);
    while all.len() < MOST_PLACEMENTS && state.counts(pairs).result().is_none() {
        all.push(state);
        let roll = roll(&mut generator);
        let is_random = generator.random_range(0..style.random()) == 0;
        let worth = |after: State| match style {
            Style::Good => 1.0 - solution.share(after).unwrap_or(1.0),
            Style::Weak | Style::Random => -f64::from(after.counts(pairs).difference),
        };
        state = if is_random {
            any_after(state, roll, &mut generator)
        } else {
            let after = state.after(pairs, roll).map(|after| (worth(after), after));
            let best = after.reduce(|best, other| if other.0 > best.0 { other } else { best });
            // A game that is not over has a column with room.
            best.map_or(state, |(_, after)| after)
        };
    }
    all
}

/// The position after this many placements at random, or the last one before that in which the game
/// is not over.
pub(super) fn wandered(state: State, placements: u8, generator: &mut ChaCha8Rng) -> State {
    let mut state = state;
    for _ in 0..placements {
        let roll = roll(generator);
        let after = any_after(state, roll, generator);
        if after.counts(Pairs::get()).result().is_some() {
            break;
        }
        state = after;
    }
    state
}

/// Whether a position is kept from training, to judge by it what was learned: one in sixteen, and
/// never the one that all games begin with.
///
/// It is where the highest four bits of its key times 2⁶⁴ divided by the golden ratio, modulo 2⁶⁴,
/// are 0.
#[must_use]
pub fn is_held_out(state: State) -> bool {
    let start = State::from(Position::default());
    state != start && state.key().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60 == 0
}

/// One face, each with the same chance.
pub(super) fn roll(generator: &mut ChaCha8Rng) -> Face {
    Face::ALL[usize::from(generator.random_range(0..6_u8))]
}

/// The roll placed in any column that differs, each with the same chance.
fn any_after(state: State, roll: Face, generator: &mut ChaCha8Rng) -> State {
    let after = || state.after(Pairs::get(), roll);
    let count = u8::try_from(after().count()).expect("three at most");
    let nth = usize::from(generator.random_range(0..count));
    after().nth(nth).expect("one of those there are")
}
