//! How far what the search says is off the solution.

use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;

use engine::dice::Face;
use engine::knucklebones::learning::{Pairs, State};
use engine::knucklebones::{
    Analyser, ByColumn, Limits, Objective, Outlook, Values, Weights, best_column,
};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::knucklebones::positions::{self, Style};
use crate::knucklebones::solution::solved::Solution;
use crate::threads::in_parts;

/// Memory of the search, in bytes: that of the page.
const MEMORY: usize = 16 << 20;

/// Empty squares of the fuller board, by which errors are told apart: 1 to 9.
const SQUARES: usize = 10;

/// Columns that are this close to the best one are as good: shares of a solution have two bytes.
const AS_GOOD: f64 = 3e-5;

/// What is measured.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// How games are played.
    pub style: Style,
    /// How far the search looks: at each depth that it reaches.
    pub limits: Limits,
    /// Games to take positions from.
    pub games: u64,
    /// Another seed has other games.
    pub seed: u64,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Measured {
    /// At each depth, 1 first, in the positions in which it was reached.
    pub by_depth: Vec<Accuracy>,
    /// At the last depth that was reached in each position.
    pub furthest: Accuracy,
}

impl Measured {
    /// Nothing yet, at this many depths.
    #[must_use]
    pub fn nothing(depths: u8) -> Measured {
        Measured {
            by_depth: vec![Accuracy::default(); usize::from(depths)],
            furthest: Accuracy::default(),
        }
    }

    /// Adds what was found in other positions.
    pub fn merge(&mut self, other: &Measured) {
        for (all, other) in self.by_depth.iter_mut().zip(&other.by_depth) {
            all.merge(other);
        }
        self.furthest.merge(&other.furthest);
    }

    /// Adds what is said of a position.
    fn add(
        &mut self,
        solution: &Solution,
        analyser: &mut Analyser,
        limits: Limits,
        asked: Asked,
    ) -> Option<()> {
        for (depth, accuracy) in (1..).zip(&mut self.by_depth) {
            let said = Said::of(analyser, Limits { depth, ..limits }, asked);
            if !said.is_reached {
                break;
            }
            accuracy.add(solution, analyser, &said, asked)?;
        }
        let said = Said::of(analyser, limits, asked);
        self.furthest.add(solution, analyser, &said, asked)
    }
}

/// What the search says of a position.
struct Said {
    before_roll: Outlook,
    columns: ByColumn<Outlook>,
    /// Whether it looked as far as it might. What is exact at less depth counts at this one.
    is_reached: bool,
}

impl Said {
    fn of(analyser: &mut Analyser, limits: Limits, Asked { state, roll }: Asked) -> Said {
        let position = state.position(Pairs::get());
        let before_roll = analyser.before_roll(position, limits, &mut || true);
        let columns = analyser.columns(position, roll, limits, &mut || true);
        let is_exact = |outlook: Outlook| outlook.bounds()[0] >= outlook.bounds()[1];
        let mut outlooks = columns.value.into_iter().flatten();
        Said {
            is_reached: (before_roll.depth >= limits.depth || is_exact(before_roll.value))
                && (columns.depth >= limits.depth || outlooks.all(is_exact)),
            before_roll: before_roll.value,
            columns: columns.value,
        }
    }
}

/// How far some of it is off.
#[derive(Clone, Debug, Default)]
pub struct Accuracy {
    /// By empty squares of the fuller board.
    squares: [Errors; SQUARES],
}

/// Shares that the search says, beside those of the solution.
#[derive(Clone, Debug, Default)]
struct Errors {
    /// Said before the roll, less the solution.
    before_roll: Vec<f32>,
    /// Said of the best column of a roll, less the solution.
    of_column: Vec<f32>,
    /// Columns chosen that are as good as the best.
    right: u64,
    /// What the chosen columns are worth less than the best ones, added up.
    regret: f64,
}

impl Errors {
    fn merge(&mut self, other: &Errors) {
        self.before_roll.extend(&other.before_roll);
        self.of_column.extend(&other.of_column);
        self.right += other.right;
        self.regret += other.regret;
    }
}

/// By how much numbers are off, in percentage points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Off {
    /// On average.
    pub mean: f64,
    /// The root of the mean square.
    pub root_mean_square: f64,
    /// 95 in 100 are off by no more.
    pub of_95: f64,
}

impl Off {
    #[expect(clippy::cast_precision_loss, reason = "counts of positions")]
    fn of(errors: &[f32]) -> Off {
        let count = errors.len().max(1) as f64;
        let (mut sum, mut squares) = (0.0, 0.0);
        for error in errors.iter().copied().map(f64::from) {
            sum += error;
            squares += error * error;
        }
        let mut sizes: Vec<f32> = errors.iter().map(|error| error.abs()).collect();
        sizes.sort_unstable_by(f32::total_cmp);
        let of_95 = sizes.get((95 * sizes.len()).div_ceil(100).saturating_sub(1));
        Off {
            mean: 100.0 * sum / count,
            root_mean_square: 100.0 * (squares / count).sqrt(),
            of_95: of_95.map_or(0.0, |&size| 100.0 * f64::from(size)),
        }
    }
}

/// Measures positions of games that training has not seen.
///
/// # Panics
/// Never: all positions of these games are in the solution.
#[must_use]
pub fn measure(
    solution: &Solution,
    weights: &Arc<Weights>,
    measure: Measure,
    threads: usize,
) -> Measured {
    let start = State::from(solution.header().columns.start());
    let values = Values::new(Some(Arc::clone(weights)), Objective::Win);
    let worker = || Ok::<_, Infallible>(());
    let Ok(of_parts) = in_parts(threads, measure.games, 20, worker, |(), part| {
        let mut measured = Measured::nothing(measure.limits.depth);
        for game in part {
            // What is remembered of other games would look deeper for the same number of positions.
            let mut analyser = Analyser::new(values.clone(), MEMORY);
            let number = measure.seed << 32 | game;
            // Drawn for each position, so that all measures have the same rolls.
            let mut generator = ChaCha8Rng::seed_from_u64(!number);
            for state in positions::of_game(solution, start, measure.style, number) {
                let roll = positions::roll(&mut generator);
                if positions::is_held_out(state) {
                    let asked = Asked { state, roll };
                    let found = measured.add(solution, &mut analyser, measure.limits, asked);
                    found.expect("a game of the solution that is not over");
                }
            }
        }
        measured
    });
    let mut all = Measured::nothing(measure.limits.depth);
    for part in &of_parts {
        all.merge(part);
    }
    all
}

/// What the search is asked about.
#[derive(Clone, Copy)]
struct Asked {
    state: State,
    roll: Face,
}

impl Accuracy {
    /// Adds what is said of a position; `None` of one that the solution does not have.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "an error needs no more digits"
    )]
    fn add(
        &mut self,
        solution: &Solution,
        analyser: &Analyser,
        said: &Said,
        Asked { state, roll }: Asked,
    ) -> Option<()> {
        let position = state.position(Pairs::get());
        let exact = solution.shares_of_columns(position, roll);
        let column = best_column(analyser.horizon(), &said.columns)?;
        let (chosen, share) = (said.columns[column]?, exact[column]?);
        let best = exact.into_iter().flatten().fold(0.0, f64::max);
        let counts = state.counts(Pairs::get());
        let errors = &mut self.squares[usize::from(counts.mine.min(counts.theirs))];
        let off = said.before_roll.share() - solution.share(state)?;
        errors.before_roll.push(off as f32);
        errors.of_column.push((chosen.share() - share) as f32);
        errors.right += u64::from(best - share < AS_GOOD);
        errors.regret += best - share;
        Some(())
    }

    fn merge(&mut self, other: &Accuracy) {
        for (errors, other) in self.squares.iter_mut().zip(&other.squares) {
            errors.merge(other);
        }
    }

    fn all(&self) -> Errors {
        let mut all = Errors::default();
        for errors in &self.squares {
            all.merge(errors);
        }
        all
    }

    /// Positions measured.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.all().before_roll.len()
    }

    /// By how much what is said before the roll is off.
    #[must_use]
    pub fn before_roll(&self) -> Off {
        Off::of(&self.all().before_roll)
    }

    /// What holds 95 in 100 of the errors of columns, in percentage points, by empty squares of the
    /// fuller board, 1 to 9; `None` without positions.
    #[must_use]
    pub fn errors_by_squares(&self) -> [Option<f64>; SQUARES - 1] {
        std::array::from_fn(|squares| {
            let errors = &self.squares[squares + 1].of_column;
            (!errors.is_empty()).then(|| Off::of(errors).of_95)
        })
    }

    /// One line of all positions, with a name.
    #[must_use]
    pub fn line(&self, name: &str) -> String {
        line(name, &self.all())
    }
}

/// What stands above [`Accuracy::line`].
pub const HEADING: &str = "         positions  before the roll: mean    rms    95 %  column: mean    rms    95 %  right      regret";

/// Writes a line for each number of empty squares.
impl fmt::Display for Accuracy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = (0..).zip(&self.squares);
        let known = squares.filter(|(_, errors)| !errors.of_column.is_empty());
        let lines = known.map(|(squares, errors)| line(&format!("{squares} left"), errors));
        f.write_str(&lines.collect::<Vec<_>>().join("\n"))
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of positions")]
fn line(name: &str, errors: &Errors) -> String {
    let off = |errors: &[f32], width: usize| {
        let Off {
            mean,
            root_mean_square,
            of_95,
        } = Off::of(errors);
        format!("{mean:>width$.3} {root_mean_square:>6.3}  {of_95:>6.3}")
    };
    let positions = errors.of_column.len();
    let count = positions.max(1) as f64;
    format!(
        "{name:>7}  {positions:>9}{}{}  {:>5.2} %  {:>7.4}",
        off(&errors.before_roll, 22),
        off(&errors.of_column, 14),
        100.0 * errors.right as f64 / count,
        100.0 * errors.regret / count,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_numbers_are_off_by_is_told_in_points() {
        // 100 of them: five are off by 20 points, the others by 2.
        let mut errors = vec![0.02; 95];
        errors.extend([-0.2; 5]);
        let off = Off::of(&errors);
        assert!((off.mean - 0.9).abs() < 1e-4, "{off:?}");
        assert!((off.of_95 - 2.0).abs() < 1e-4, "{off:?}");
        let square: f64 = 0.95 * 4.0 + 0.05 * 400.0;
        assert!(
            (off.root_mean_square - square.sqrt()).abs() < 1e-4,
            "{off:?}"
        );
        errors.push(0.5);
        assert!((Off::of(&errors).of_95 - 20.0).abs() < 1e-4);
        assert!(Off::of(&[]).of_95.abs() < 1e-12);
    }
}
