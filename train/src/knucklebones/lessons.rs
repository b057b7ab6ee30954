//! Positions to learn from, and what the solution says of them.

use engine::dice::Face;
use engine::knucklebones::learning::{Pairs, State};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::knucklebones::positions::{self, Style};
use crate::knucklebones::solution::solved::Solution;

/// A position to learn from.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The position.
    pub state: State,
    /// The lead that the solution tells: chance to win, less the chance to lose.
    pub lead: f32,
    /// By roll: what comes of the column that is best by the solution; `None` in most lessons.
    pub following: Option<Box<[State; 6]>>,
}

/// One lesson in this many tells what follows: the solution knows neither ties nor points, so that
/// these are learned from what is said of the next positions.
const FOLLOWED: u8 = 16;

/// As many placements at most are made at random after a position of a game.
const MOST_WANDERED: u8 = 6;

/// One in this many positions before the other player's last placement is learned from: searches
/// hardly ask for them.
const ONE_LEFT: u8 = 8;

/// As many lessons at most come of each position of a game.
const OF_POSITION: usize = 2;

/// Adds what one game teaches, whose number decides about chance: after each of its positions a few
/// placements are made at random, since that is where searches end.
pub fn of_game(solution: &Solution, number: u64, lessons: &mut Vec<Lesson>) {
    let mut generator = ChaCha8Rng::seed_from_u64(!number);
    let start = State::from(solution.header().columns.start());
    for state in positions::of_game(solution, start, style(number), number) {
        for _ in 0..OF_POSITION {
            let placements = generator.random_range(0..=MOST_WANDERED);
            let state = positions::wandered(state, placements, &mut generator);
            if is_asked(state, &mut generator) && !positions::is_held_out(state) {
                let is_followed = generator.random_range(0..FOLLOWED) == 0;
                lessons.push(Lesson {
                    state,
                    lead: lead(solution, state),
                    following: is_followed.then(|| Box::new(following(solution, state))),
                });
            }
        }
    }
}

/// Whether a position is learned from: the last placement of a game is never estimated.
fn is_asked(state: State, generator: &mut ChaCha8Rng) -> bool {
    let counts = state.counts(Pairs::get());
    match (counts.mine, counts.theirs) {
        (1, _) => false,
        (_, 1) => generator.random_range(0..ONE_LEFT) == 0,
        _ => true,
    }
}

/// Of five games in a row three are good play, one is weak play and one is random play.
fn style(number: u64) -> Style {
    match number % 5 {
        0..=2 => Style::Good,
        3 => Style::Weak,
        _ => Style::Random,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a lead needs no more digits"
)]
fn lead(solution: &Solution, state: State) -> f32 {
    let share = solution.share(state).expect("games of the solution");
    (2.0 * share - 1.0) as f32
}

fn following(solution: &Solution, state: State) -> [State; 6] {
    Face::ALL.map(|face| {
        let worth = |after: State| -solution.share(after).expect("games of the solution");
        let after = state.after(Pairs::get(), face);
        let best = after.map(|after| (worth(after), after));
        let best = best.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.expect("a game that is not over has a column with room")
            .1
    })
}
