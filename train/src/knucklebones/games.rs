//! Games against oneself, and what each position of them should be worth.

use engine::dice::Face;
use engine::knucklebones::learning::{Counts, Features, Horizon, Pairs, State, Value};
use engine::knucklebones::{Outlook, Position, Values};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// What a position should be worth.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// What of the weights the position takes.
    pub features: Features,
    /// What it should be worth.
    pub target: Outlook,
}

/// How games are played and learned from.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// One placement in this many is made at random.
    pub random: u8,
    /// How much of what later positions turned out to be worth more is handed back: 0 to 1.
    pub lambda: f32,
}

/// A game that goes on for longer is left as it stands; hardly one in a million does.
const MOST_PLACEMENTS: usize = 200;

/// A position of a game.
struct Moment {
    state: State,
    counts: Counts,
    /// What it was thought to be worth.
    thought: Outlook,
    /// What looking one placement ahead says.
    looked: Outlook,
    /// Whether the die was placed at random, so that what came later tells nothing.
    is_random: bool,
}

/// Plays one game, whose number decides about chance, and adds its lessons.
pub fn play(values: &Values, play: Play, game: u64, lessons: &mut Vec<Lesson>) {
    let moments = moments(values, play, game);
    let mut later = Outlook::NOTHING;
    for moment in moments.iter().rev() {
        let mut target = moment.looked;
        if !moment.is_random {
            target = target.plus(later.swapped().times(play.lambda));
        }
        later = target.plus(moment.thought.times(-1.0));
        // With one empty square left it is known without the weights.
        if moment.counts.mine > 1 {
            lessons.push(Lesson {
                features: Features::of(moment.state, moment.counts),
                target,
            });
        }
    }
}

fn moments(values: &Values, play: Play, game: u64) -> Vec<Moment> {
    let pairs = Pairs::get();
    let mut generator = ChaCha8Rng::seed_from_u64(game);
    let mut state = State::from(Position::default());
    let mut moments = Vec::with_capacity(40);
    while moments.len() < MOST_PLACEMENTS {
        let counts = state.counts(pairs);
        if counts.theirs == 0 {
            break;
        }
        let looks = Face::ALL.map(|face| values.best_after(state, face));
        let sum = looks.iter().flatten();
        let sum = sum.fold(Outlook::NOTHING, |sum, (outlook, _)| sum.plus(*outlook));
        let roll = Face::ALL[usize::from(generator.random_range(0..6_u8))];
        let is_random = generator.random_range(0..play.random) == 0;
        moments.push(Moment {
            state,
            counts,
            thought: values.leaf(state, counts),
            looked: sum.times(1.0 / 6.0),
            is_random,
        });
        let chosen = if is_random {
            any_after(state, roll, &mut generator)
        } else {
            looks[roll.index()].map(|(_, after)| after)
        };
        let Some(after) = chosen else {
            break;
        };
        state = after;
    }
    moments
}

/// The roll placed in any column, each with the same chance.
fn any_after(state: State, roll: Face, generator: &mut ChaCha8Rng) -> Option<State> {
    let after: Vec<State> = state.after(Pairs::get(), roll).collect();
    let count = u8::try_from(after.len()).ok()?;
    let nth = generator.random_range(0..count);
    after.get(usize::from(nth)).copied()
}
