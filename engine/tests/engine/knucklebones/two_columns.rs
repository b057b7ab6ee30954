//! The game with two columns each, solved by value iteration on a table of its own: it has cycles,
//! so that plain recursion would not end.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::plain::{DICE, Plain, score};

/// A column pair, as it is told apart: dice in ascending order, or the score difference where both
/// columns are full.
type Key = (Vec<u8>, Vec<u8>, Option<i32>);

fn key(mine: &[u8], theirs: &[u8]) -> Key {
    if mine.len() == 3 && theirs.len() == 3 {
        return (vec![], vec![], Some(score(mine) - score(theirs)));
    }
    let [mut mine, mut theirs] = [mine, theirs].map(<[u8]>::to_vec);
    mine.sort_unstable();
    theirs.sort_unstable();
    (mine, theirs, None)
}

/// What is known of a column pair by itself.
struct Pair {
    difference: i32,
    /// Empty squares of the player to move, and of the other one.
    empty: [usize; 2],
    swapped: usize,
    /// The pair after each die was placed, seen by the other player.
    placed: [Option<usize>; 6],
}

/// The game, and what its positions are worth. A state is two pairs in any order.
pub struct TwoColumns {
    numbers: HashMap<Key, usize>,
    pairs: Vec<Pair>,
    /// By state, for the player to move: the share of wins where that is what both want, and the
    /// score difference where it is.
    values: Vec<[f64; 2]>,
    /// States that may be met and are not over.
    met: Vec<[usize; 2]>,
}

/// The number of a state.
fn index([one, other]: [usize; 2]) -> usize {
    let (low, high) = (one.min(other), one.max(other));
    high * (high + 1) / 2 + low
}

impl TwoColumns {
    /// Solved once for all tests.
    pub fn solved() -> &'static TwoColumns {
        static SOLVED: LazyLock<TwoColumns> = LazyLock::new(|| {
            let mut game = TwoColumns::new();
            while game.sweep() > 1e-8 {}
            game
        });
        &SOLVED
    }

    /// Share of wins and score difference in the first two columns of a position.
    pub fn value(&self, position: &Plain) -> [f64; 2] {
        let pair = |column: usize| {
            let known = key(&position.mine[column], &position.theirs[column]);
            self.numbers[&known]
        };
        self.values[index([pair(0), pair(1)])]
    }

    fn new() -> TwoColumns {
        let (numbers, pairs) = pairs();
        let count = pairs.len();
        let mut game = TwoColumns {
            numbers,
            pairs,
            values: vec![[0.5, 0.0]; count * (count + 1) / 2],
            met: Vec::new(),
        };
        game.met = game.meet();
        game
    }

    /// All that can come of empty boards; values of what is over are set at once. Those with few
    /// empty squares come first, which is where what is known comes from.
    fn meet(&mut self) -> Vec<[usize; 2]> {
        let start = self.numbers[&key(&[], &[])];
        let mut is_met = vec![false; self.values.len()];
        is_met[index([start; 2])] = true;
        let mut met = vec![[start; 2]];
        let mut next = 0;
        while next < met.len() {
            let all = [0, 1, 2, 3, 4, 5].map(|die| self.after(met[next], die));
            next += 1;
            for after in all.into_iter().flatten().flatten() {
                if std::mem::replace(&mut is_met[index(after)], true) {
                    continue;
                }
                let [one, other] = after.map(|pair| &self.pairs[pair]);
                if one.empty[1] + other.empty[1] > 0 {
                    met.push(after);
                    continue;
                }
                let difference = one.difference + other.difference;
                let share = f64::from(difference.signum() + 1) / 2.0;
                self.values[index(after)] = [share, difference.into()];
            }
        }
        let empty = |pair: usize| self.pairs[pair].empty.iter().sum::<usize>();
        met.sort_unstable_by_key(|&state| (empty(state[0]) + empty(state[1]), index(state)));
        met
    }

    /// The states after a die was placed in each column, seen by the other player.
    fn after(&self, [one, other]: [usize; 2], die: usize) -> [Option<[usize; 2]>; 2] {
        let [first, second] = [&self.pairs[one], &self.pairs[other]];
        [
            first.placed[die].map(|placed| [placed, second.swapped]),
            second.placed[die].map(|placed| [first.swapped, placed]),
        ]
    }

    /// Computes every state anew from what is known of those after it; says what has changed most.
    fn sweep(&mut self) -> f64 {
        let mut most = 0.0_f64;
        for &state in &self.met {
            let mut sums = [0.0; 2];
            for die in 0..6 {
                let mut best = [f64::MIN; 2];
                for after in self.after(state, die).into_iter().flatten() {
                    let [share, difference] = self.values[index(after)];
                    best = [best[0].max(1.0 - share), best[1].max(-difference)];
                }
                sums = [sums[0] + best[0], sums[1] + best[1]];
            }
            let value = sums.map(|sum| sum / 6.0);
            let old = std::mem::replace(&mut self.values[index(state)], value);
            let [share, difference] = [0, 1].map(|part| (old[part] - value[part]).abs());
            // Up to a hundred points.
            most = most.max(share).max(difference / 100.0);
        }
        most
    }
}

/// Every pair that is told apart, by what is known of it.
fn pairs() -> (HashMap<Key, usize>, Vec<Pair>) {
    let mut numbers = HashMap::from([(key(&[], &[]), 0)]);
    // One of those with a number: of two full columns any with that difference.
    let mut columns: Vec<[Vec<u8>; 2]> = vec![[vec![], vec![]]];
    let mut pairs = Vec::new();
    while pairs.len() < columns.len() {
        let [mine, theirs] = columns[pairs.len()].clone();
        let mut number = |mine: &[u8], theirs: &[u8]| {
            *numbers.entry(key(mine, theirs)).or_insert_with(|| {
                columns.push([mine.to_vec(), theirs.to_vec()]);
                columns.len() - 1
            })
        };
        let placed = DICE.map(|die| {
            (mine.len() < 3).then(|| {
                let left: Vec<u8> = theirs
                    .iter()
                    .copied()
                    .filter(|&other| other != die)
                    .collect();
                number(&left, &[&mine[..], &[die]].concat())
            })
        });
        pairs.push(Pair {
            difference: score(&mine) - score(&theirs),
            empty: [3 - mine.len(), 3 - theirs.len()],
            swapped: number(&theirs, &mine),
            placed,
        });
    }
    (numbers, pairs)
}

/// Published beside the rules: what the first player may expect. The number of states differs from
/// the published one, which tells full pairs apart and counts what is never met.
#[test]
fn the_game_with_two_columns_is_as_published() {
    let game = TwoColumns::solved();
    assert_eq!(game.pairs.len(), 2_154);
    assert_eq!(game.met.len(), 1_560_254);
    let [share, difference] = game.values[index([game.numbers[&key(&[], &[])]; 2])];
    assert!((share - 0.527_485_8).abs() < 5e-8, "{share}");
    assert!((difference - 1.380_41).abs() < 5e-6, "{difference}");
}
