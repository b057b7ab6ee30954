//! A turn played for a price list: what each position is worth, and what best play leads to.
//!
//! Worth is counted from failing upwards, so that a bust counts 0 and nothing less. Positions
//! with equally many dice and faces left are rolled by the same program, eight side by side.

use std::sync::Arc;

use crate::dice::FACES;
use crate::heckmeck::evaluation::{TOTALS, greater};
use crate::heckmeck::prices::PriceList;
use crate::heckmeck::program::{EQUAL, LANES, RollProgram, Scratch};
use crate::heckmeck::rules::{MAX_DICE, bust_chance};
use crate::heckmeck::structure::{Shape, Structure, Taken, Totals, each};
use crate::heckmeck::turn::Position;

/// Where a finished turn's entries by total start, without and with a worm; all others follow.
const FINISHED: [usize; 2] = [TOTALS, 0];

/// Solves turns for price lists.
pub struct PriceSolver {
    structure: Arc<Structure>,
    /// By shape.
    rows: Vec<Row>,
    /// The shapes that one program rolls; fewer dice left first.
    groups: Vec<Vec<usize>>,
    /// By shape: the totals that a whole turn can come to.
    whole_turn: Vec<Totals>,
    /// Entries of a solution.
    entries: usize,
    two: Scratch<2>,
    eight: Scratch<LANES>,
}

/// Where the positions of a shape are: one entry for each total in its range.
struct Row {
    /// Place of a total of 0.
    start: usize,
    /// By option: place of the position it leads to from a total of 0.
    options: Vec<usize>,
    /// Where the entries of stopping are for a total of 0; before the first roll one can't.
    stopping: Option<usize>,
}

/// The positions of a turn solved so far for one price list.
#[derive(Clone, Debug)]
pub struct Solution {
    prices: PriceList,
    /// Worth of best play, above failing.
    best: Vec<f64>,
    /// Worth of rolling on, above failing.
    rolling: Vec<f64>,
    /// Throws in which each option is taken, option by option of some positions side by side.
    won: Vec<f64>,
    /// By entry: where its first option is in `won`, and how far it is to the next. Empty where
    /// nobody asks for results.
    won_at: Vec<(usize, usize)>,
    /// By shape: the totals that are solved.
    solved: Vec<Totals>,
}

/// How likely each result of a turn is under best play.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// By total: to end on it with a worm.
    pub totals: [f64; TOTALS],
    /// To bust, or to end without a worm.
    pub nothing: f64,
}

impl PriceSolver {
    /// A solver for turns that are laid out already.
    #[must_use]
    pub fn of(structure: Arc<Structure>) -> PriceSolver {
        let mut rows: Vec<Row> = Vec::with_capacity(structure.shapes().len());
        let mut entries = 2 * TOTALS;
        for shape in structure.shapes() {
            let (low, high) = shape.range();
            let distance = |taken: &Taken| rows[taken.shape].start + taken.points;
            let options: Vec<usize> = shape.options.iter().map(distance).collect();
            let mut row = Row {
                start: finished(shape),
                options,
                stopping: (!shape.taken.is_empty()).then(|| finished(shape)),
            };
            if !shape.over() {
                // Never below 0: the entries of finished turns take more room than 40 totals.
                row.start = entries - low;
                entries += high - low + 1;
            }
            rows.push(row);
        }
        PriceSolver {
            groups: groups(&structure),
            whole_turn: structure.follow([Position::start(MAX_DICE)]),
            structure,
            rows,
            entries,
            two: Scratch::default(),
            eight: Scratch::default(),
        }
    }

    /// Room for solutions. `results`: whether they will be asked for [`PriceSolver::results`],
    /// which makes solving cost twice as much.
    #[must_use]
    pub fn room(&self, results: bool) -> Solution {
        let entries = self.entries;
        Solution {
            prices: PriceList::default(),
            best: vec![0.0; entries],
            rolling: vec![0.0; entries],
            won: Vec::new(),
            won_at: vec![(0, 1); if results { entries } else { 0 }],
            solved: vec![0; self.rows.len()],
        }
    }

    /// Solves these positions and what can come after them, where that is not done yet.
    pub fn solve(
        &mut self,
        solution: &mut Solution,
        positions: impl IntoIterator<Item = Position>,
    ) {
        let unsolved = |&position: &Position| self.entry(solution, position).is_none();
        let unsolved: Vec<Position> = positions.into_iter().filter(unsolved).collect();
        if !unsolved.is_empty() {
            self.fill_all(solution, unsolved);
        }
    }

    fn fill_all(&mut self, solution: &mut Solution, positions: Vec<Position>) {
        // What every turn begins with is followed once for all.
        let followed;
        let needed = if positions == [Position::start(MAX_DICE)] {
            &self.whole_turn
        } else {
            followed = self.structure.follow(positions);
            &followed
        };
        let mut lanes: Vec<(usize, usize)> = Vec::new();
        for group in &self.groups {
            lanes.clear();
            for &place in group {
                let missing = needed[place] & !solution.solved[place];
                if missing != 0 {
                    lanes.extend(each(missing).map(|total| (place, total)));
                }
            }
            let shape = &self.structure.shapes()[group[0]];
            let Some(program) = self.structure.program(shape) else {
                continue;
            };
            for lanes in lanes.chunks(LANES) {
                let rows = &self.rows;
                if lanes.len() <= 2 {
                    fill(program, rows, lanes, solution, &mut self.two);
                } else {
                    fill(program, rows, lanes, solution, &mut self.eight);
                }
            }
        }
        for (solved, needed) in solution.solved.iter_mut().zip(needed) {
            *solved |= *needed;
        }
    }

    /// Place of a position in a solution; `None` where it is not solved.
    fn entry(&self, solution: &Solution, position: Position) -> Option<usize> {
        let place = self.structure.place(position)?;
        let solved = solution.solved[place] & (1 << position.total) != 0;
        solved.then(|| self.rows[place].start + position.total)
    }

    /// What best play from a position is worth, in worms. `None` where it is not solved.
    #[must_use]
    pub fn best(&self, solution: &Solution, position: Position) -> Option<f64> {
        let entry = self.entry(solution, position)?;
        Some(solution.best[entry] + solution.prices.fail)
    }

    /// What rolling on is worth, in worms. `None` where the turn is over, or not solved.
    #[must_use]
    pub fn rolling(&self, solution: &Solution, position: Position) -> Option<f64> {
        let entry = self.entry(solution, position)?;
        (!position.is_over()).then(|| solution.rolling[entry] + solution.prices.fail)
    }

    /// How likely each result is under best play from a position: of equal options stopping,
    /// then the one with fewer dice left, then the higher face. `None` where it is not solved,
    /// or the solution was opened without results.
    #[must_use]
    pub fn results(&self, solution: &Solution, position: Position) -> Option<Results> {
        let entry = self.entry(solution, position)?;
        let mut flows = vec![0.0; self.entries];
        let mut bust = 0.0;
        flows[entry] = 1.0;
        for (shape, row) in self.structure.shapes().iter().zip(&self.rows).rev() {
            let Some(program) = self.structure.program(shape) else {
                continue;
            };
            let mut rolled = 0.0;
            let (low, high) = shape.range();
            for total in low..=high {
                let flow = flows[row.start + total];
                if flow <= 0.0 {
                    continue;
                }
                let rolling = solution.rolling[row.start + total];
                if let Some(stopping) = row.stopping
                    && solution.best[stopping + total] >= rolling - EQUAL
                {
                    flows[stopping + total] += flow;
                    continue;
                }
                rolled += flow;
                let &(start, step) = solution.won_at.get(row.start + total)?;
                let of_a_throw = flow / program.throws();
                let won = &solution.won[start..];
                for (nth, option) in row.options.iter().enumerate() {
                    flows[option + total] += of_a_throw * won[nth * step];
                }
            }
            if rolled > 0.0 {
                bust += rolled * bust_chance(shape.taken, shape.remaining);
            }
        }
        let without_worm: f64 = flows[FINISHED[0]..][..TOTALS].iter().sum();
        Some(Results {
            totals: std::array::from_fn(|total| flows[FINISHED[1] + total]),
            nothing: bust + without_worm,
        })
    }
}

impl Solution {
    /// The prices it is for.
    #[must_use]
    pub fn prices(&self) -> &PriceList {
        &self.prices
    }

    /// Makes it one for these prices: what is solved for others is forgotten.
    pub fn turn_to(&mut self, prices: &PriceList) {
        if self.prices != *prices {
            self.prices = prices.clone();
            self.solved.fill(0);
            self.won.clear();
            for (entry, price) in self.best[FINISHED[1]..].iter_mut().zip(prices.totals) {
                *entry = price - prices.fail;
            }
        }
    }
}

/// Where turns that end in a shape have their entries.
fn finished(shape: &Shape) -> usize {
    FINISHED[usize::from(shape.has_worm())]
}

/// The shapes in which the turn goes on, by what their programs depend on.
fn groups(structure: &Structure) -> Vec<Vec<usize>> {
    let mut groups = Vec::new();
    for remaining in 1..=MAX_DICE {
        for taken in 0..FACES {
            let shapes = structure.shapes().iter().enumerate();
            let group: Vec<usize> = shapes
                .filter(|(_, shape)| (shape.remaining, shape.taken.len()) == (remaining, taken))
                .map(|(place, _)| place)
                .collect();
            if !group.is_empty() {
                groups.push(group);
            }
        }
    }
    groups
}

/// Solves up to `N` positions, given as shape and total, that one program rolls.
fn fill<const N: usize>(
    program: &RollProgram,
    rows: &[Row],
    lanes: &[(usize, usize)],
    solution: &mut Solution,
    scratch: &mut Scratch<N>,
) {
    let with_results = !solution.won_at.is_empty();
    for (lane, &(place, total)) in lanes.iter().enumerate() {
        let options = scratch.values.iter_mut().zip(&rows[place].options);
        if with_results {
            for ((values, option), bonus) in options.zip(&program.bonus) {
                values[lane] = solution.best[option + total] + bonus;
            }
        } else {
            for (values, option) in options {
                values[lane] = solution.best[option + total];
            }
        }
    }
    let start = solution.won.len();
    let block = if with_results {
        solution.won.resize(start + N * program.options(), 0.0);
        let (won, _) = solution.won[start..].as_chunks_mut();
        program.count_best(scratch, won)
    } else {
        program.average(scratch)
    };
    for (lane, &(place, total)) in lanes.iter().enumerate() {
        let row = &rows[place];
        let entry = row.start + total;
        let stopping = row.stopping.map_or(0.0, |at| solution.best[at + total]);
        solution.rolling[entry] = block[lane];
        solution.best[entry] = greater(block[lane], stopping);
        if with_results {
            solution.won_at[entry] = (start + lane, N);
        }
    }
}
