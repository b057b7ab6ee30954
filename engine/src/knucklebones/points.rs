//! Rules of thumb that value a position in points, one column pair at a time.

use crate::dice::{FACES, Face};
use crate::knucklebones::search::{Horizon, SIXTH};
use crate::knucklebones::state::{Counts, PAIRS, Pair, Pairs, State};

/// What one empty square is worth: a die's mean.
const MEAN_DIE: f32 = 3.5;

/// What a game won counts to the risk player on top of the difference.
const WON: f32 = 20.0;

/// What a die is worth less that the facing column may still remove.
const AT_RISK: f32 = 1.5;

/// Values positions by a sum over the column pairs, in points.
pub struct Points {
    /// What the player to move has ahead.
    to_move: f32,
    /// What a game won counts on top of the difference.
    won: f32,
    /// Worth of each pair.
    worth: Vec<f32>,
    /// By pair and face: what placing it there adds for the player who places; the lowest number
    /// where that column is full. Two entries of a row stay unused.
    gains: Vec<[f32; 8]>,
}

impl Points {
    /// The score difference alone.
    #[must_use]
    pub fn difference() -> Points {
        Points::new(0.0, 0.0, |_, counts| f32::from(counts.difference))
    }

    /// The heuristic of a known command-line solver (`knucklebones-solver`): the difference, and
    /// 3.5 points for each empty square that the other player has more, the one to move having one
    /// placement ahead.
    #[must_use]
    pub fn seed() -> Points {
        Points::new(MEAN_DIE, 0.0, |_, counts| {
            f32::from(counts.difference)
                + MEAN_DIE * (f32::from(counts.theirs) - f32::from(counts.mine))
        })
    }

    /// The difference, less 1.5 for each die that the facing column may still remove; and a bonus
    /// for a game won.
    #[must_use]
    pub fn risk() -> Points {
        Points::new(0.0, WON, |_, counts| {
            let at_risk = |dice: u8, facing: u8| if facing > 0 { f32::from(dice) } else { 0.0 };
            let mine = at_risk(3 - counts.mine, counts.theirs);
            let theirs = at_risk(3 - counts.theirs, counts.mine);
            f32::from(counts.difference) - AT_RISK * (mine - theirs)
        })
    }

    fn new(to_move: f32, won: f32, worth: impl Fn(Pair, Counts) -> f32) -> Points {
        let pairs = Pairs::get();
        let all = (0..PAIRS).map(|pair| Pair::try_from(pair).expect("fewer pairs than that"));
        let worth: Vec<f32> = all
            .clone()
            .map(|pair| worth(pair, pairs.counts(pair)))
            .collect();
        let gains = all.map(|pair| {
            let mut row = [f32::MIN; 8];
            for (face, gain) in Face::ALL.into_iter().zip(&mut row) {
                if let Some(placed) = pairs.placed(pair, face) {
                    *gain = -worth[usize::from(placed)] - worth[usize::from(pair)];
                }
            }
            row
        });
        Points {
            gains: gains.collect(),
            to_move,
            won,
            worth,
        }
    }

    fn sum(&self, state: State) -> f32 {
        let [first, second, third] = state.pairs().map(|pair| self.worth[usize::from(pair)]);
        first + second + third
    }
}

impl Horizon for Points {
    type Value = f32;

    fn over(&self, difference: i16) -> f32 {
        f32::from(difference) + self.won * f32::from(difference.signum())
    }

    fn leaf(&self, state: State, _: Counts) -> f32 {
        self.sum(state) + self.to_move
    }

    fn prefers(&self, one: f32, other: f32) -> bool {
        one > other
    }

    /// One placement changes one pair, so its gain is all there is to compare.
    fn ply(&self, state: State, counts: Counts) -> Option<f32> {
        // The last placement of a game is valued otherwise.
        if counts.mine == 1 {
            return None;
        }
        let [first, second, third] = state.pairs().map(|pair| &self.gains[usize::from(pair)]);
        let mut sum = 0.0;
        for face in 0..FACES {
            let mut best = first[face];
            best = if second[face] > best {
                second[face]
            } else {
                best
            };
            best = if third[face] > best {
                third[face]
            } else {
                best
            };
            sum += best;
        }
        Some(self.sum(state) - self.to_move + sum * SIXTH)
    }
}
