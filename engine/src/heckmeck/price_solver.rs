//! A turn played for a price list: what each position is worth, and what best play leads to.
//!
//! Worth is counted from the lowest price upwards, so that nothing counts less than 0. Positions
//! with equally many dice and faces left are rolled by the same program, eight side by side.

use std::ops::Range;
use std::sync::Arc;

use crate::dice::Faces;
use crate::heckmeck::evaluation::{TOTALS, greater};
use crate::heckmeck::prices::PriceList;
use crate::heckmeck::program::{LANES, RollProgram, Scratch};
use crate::heckmeck::rules::{Dice, MAX_DICE};
use crate::heckmeck::structure::{Shape, Structure, Taken};
use crate::heckmeck::table::Outcome;
use crate::heckmeck::ties;
use crate::heckmeck::totals::Totals;
use crate::heckmeck::turn::Position;

/// Solves turns with eight dice, or fewer, for price lists.
///
/// ```
/// use std::sync::Arc;
/// use rollwise_engine::heckmeck::learning::Structure;
/// use rollwise_engine::heckmeck::{Dice, Position, PriceList, PriceSolver, Table};
///
/// let table: Table = "- | - | grill 21 22 23".parse().unwrap();
/// let mut solver = PriceSolver::from_structure(Arc::new(Structure::new(Dice::EIGHT)));
/// let mut solution = solver.new_solution(false);
/// solution.reset_to(&PriceList::from(&table));
/// let start = Position::start(Dice::EIGHT);
/// solver.solve(&mut solution, [start]);
/// // Every tile has one worm: the chance to reach the lowest.
/// let worms = solver.best(&solution, start).expect("it is solved");
/// assert!((worms - 0.893).abs() < 0.001);
/// ```
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

/// Where the positions of a shape are, one entry for each total: all that knows how entries are
/// laid out.
struct Row {
    /// Place of a total of 0.
    start: usize,
    /// By option: place of the position it leads to from a total of 0.
    after: Vec<usize>,
    /// Where the entries of stopping are for a total of 0; before the first roll one can't.
    stopping: Option<usize>,
}

impl Row {
    /// Places of finished turns by total, with a worm or without. All others follow.
    fn finished(worm: bool) -> Range<usize> {
        if worm { 0..TOTALS } else { TOTALS..2 * TOTALS }
    }

    /// The row of a shape whose lowest total has the place `free`, unless its turns are over.
    fn new(shape: &Shape, free: usize, known: &[Row]) -> Row {
        let finished = Row::finished(shape.has_worm()).start;
        let after = |taken: &Taken| known[taken.shape].entry(taken.points);
        Row {
            start: if shape.over() {
                finished
            } else {
                // Never below 0: the entries of finished turns take more room than 40 totals.
                free - usize::from(shape.totals.lowest())
            },
            after: shape.options.iter().map(after).collect(),
            stopping: shape.at(0).may_stop().then_some(finished),
        }
    }

    /// Place of the position with a total.
    fn entry(&self, total: u8) -> usize {
        self.start + usize::from(total)
    }

    /// By option: place of the position after it.
    fn after(&self, total: u8) -> impl Iterator<Item = usize> {
        let total = usize::from(total);
        self.after.iter().map(move |after| after + total)
    }

    /// Place of the turn that is stopped on a total; `None` where one can't.
    fn stopping(&self, total: u8) -> Option<usize> {
        Some(self.stopping? + usize::from(total))
    }
}

/// The positions of a turn solved so far for one price list.
#[derive(Clone, Debug)]
pub struct Solution {
    prices: PriceList,
    /// The lowest of the prices. A tile may be worth less than to fail.
    lowest: f64,
    /// Worth of best play, above the lowest price.
    best: Vec<f64>,
    /// Worth of rolling on, above the lowest price.
    rolling: Vec<f64>,
    /// Throws in which each option is taken, option by option of some positions side by side.
    won: Vec<f64>,
    /// By entry: where its first option is in `won`, and how far it is to the next. Empty where
    /// nobody asks how turns go on.
    won_at: Vec<(usize, usize)>,
    /// By shape: the totals that are solved.
    solved: Vec<Totals>,
}

/// How likely a turn is to end on each total under best play. All chances add up to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct TotalChances {
    /// By total: chance to end on it with a worm.
    pub totals: [f64; TOTALS],
    /// Chance to bust, or to end without a worm.
    pub nothing: f64,
}

impl TotalChances {
    /// The chances added up by what each total brings: those of outcomes that are possible, in the
    /// order of [`Outcome`], the failed turn last.
    #[must_use]
    pub fn by_outcome(&self, outcomes: &[Outcome; TOTALS]) -> Vec<(Outcome, f64)> {
        let mut sums: Vec<(Outcome, f64)> = Vec::new();
        let totals = outcomes.iter().copied().zip(self.totals);
        for (outcome, chance) in totals.chain([(Outcome::Fail, self.nothing)]) {
            if chance > 0.0 {
                match sums.binary_search_by_key(&outcome, |&(other, _)| other) {
                    Ok(place) => sums[place].1 += chance,
                    Err(place) => sums.insert(place, (outcome, chance)),
                }
            }
        }
        sums
    }
}

impl PriceSolver {
    /// A solver for turns that are laid out already.
    #[must_use]
    pub fn from_structure(structure: Arc<Structure>) -> PriceSolver {
        let mut rows: Vec<Row> = Vec::with_capacity(structure.shapes().len());
        let mut entries = Row::finished(false).end;
        for shape in structure.shapes() {
            rows.push(Row::new(shape, entries, &rows));
            if !shape.over() {
                let (low, high) = (shape.totals.lowest(), shape.totals.highest());
                entries += usize::from(high - low + 1);
            }
        }
        PriceSolver {
            groups: groups(&structure),
            whole_turn: structure.follow([Position::start(Dice::EIGHT)]),
            structure,
            rows,
            entries,
            two: Scratch::default(),
            eight: Scratch::default(),
        }
    }

    /// Room for solutions, at first of a list where nothing is worth anything. `with_chances`
    /// tells whether [`PriceSolver::total_chances`] will be asked for, which makes solving cost
    /// twice as much.
    #[must_use]
    pub fn new_solution(&self, with_chances: bool) -> Solution {
        let entries = self.entries;
        Solution {
            prices: PriceList::default(),
            lowest: 0.0,
            best: vec![0.0; entries],
            rolling: vec![0.0; entries],
            won: Vec::new(),
            won_at: vec![(0, 1); if with_chances { entries } else { 0 }],
            solved: vec![Totals::NONE; self.rows.len()],
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
        let needed = if positions == [Position::start(Dice::EIGHT)] {
            &self.whole_turn
        } else {
            followed = self.structure.follow(positions);
            &followed
        };
        let mut lanes: Vec<(usize, u8)> = Vec::new();
        for group in &self.groups {
            lanes.clear();
            for &place in group {
                let missing = needed[place].difference(solution.solved[place]);
                lanes.extend(missing.iter().map(|total| (place, total)));
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
            *solved = solved.union(*needed);
        }
    }

    /// Place of a position in a solution; `None` where it is not solved.
    fn entry(&self, solution: &Solution, position: Position) -> Option<usize> {
        let place = self.structure.place(position)?;
        let solved = solution.solved[place].contains(position.total);
        solved.then(|| self.rows[place].entry(position.total))
    }

    /// What best play from a position is worth. `None` where it is not solved.
    #[must_use]
    pub fn best(&self, solution: &Solution, position: Position) -> Option<f64> {
        let entry = self.entry(solution, position)?;
        Some(solution.best[entry] + solution.lowest)
    }

    /// What rolling on is worth. `None` where the turn is over, or not solved.
    #[must_use]
    pub fn rolling(&self, solution: &Solution, position: Position) -> Option<f64> {
        let entry = self.entry(solution, position)?;
        (!position.is_over()).then(|| solution.rolling[entry] + solution.lowest)
    }

    /// How likely the turn is to end on each total under best play from a position; of equal
    /// options stopping, then the one with fewer dice left, then the higher face. `None` where it
    /// is not solved, or the room was made without chances.
    #[must_use]
    pub fn total_chances(&self, solution: &Solution, position: Position) -> Option<TotalChances> {
        let entry = self.entry(solution, position)?;
        if solution.won_at.is_empty() {
            return None;
        }
        // Shape by shape, more dice left first, the chance to get to each position is handed on.
        let mut flows = vec![0.0; self.entries];
        let mut bust = 0.0;
        flows[entry] = 1.0;
        for (shape, row) in self.structure.shapes().iter().zip(&self.rows).rev() {
            let Some(program) = self.structure.program(shape) else {
                continue;
            };
            let mut rolled = 0.0;
            for total in shape.totals.iter() {
                rolled += flow_on(row, program, total, solution, &mut flows);
            }
            if rolled > 0.0 {
                bust += rolled * program.bust_chance();
            }
        }
        let (with, without) = (Row::finished(true), Row::finished(false));
        let without_worm: f64 = flows[without].iter().sum();
        Some(TotalChances {
            totals: std::array::from_fn(|total| flows[with.start + total]),
            nothing: bust + without_worm,
        })
    }
}

/// Hands the chance to get to a position on to where best play leads from it. Returns the part
/// of it that is rolled.
fn flow_on(
    row: &Row,
    program: &RollProgram,
    total: u8,
    solution: &Solution,
    flows: &mut [f64],
) -> f64 {
    let entry = row.entry(total);
    let flow = flows[entry];
    if flow <= 0.0 {
        return 0.0;
    }
    if let Some(stopping) = row.stopping(total)
        && ties::stops(solution.best[stopping], solution.rolling[entry])
    {
        flows[stopping] += flow;
        return 0.0;
    }
    let (start, step) = solution.won_at[entry];
    let of_a_throw = flow / program.throws();
    let won = solution.won[start..].iter().step_by(step);
    for (option, won) in row.after(total).zip(won) {
        flows[option] += of_a_throw * won;
    }
    flow
}

impl Solution {
    /// The prices it is for.
    #[must_use]
    pub fn prices(&self) -> &PriceList {
        &self.prices
    }

    /// Takes over what another one knows, but for its chances.
    pub(crate) fn copy_values(&mut self, other: &Solution) {
        self.reset_to(&other.prices);
        self.best.copy_from_slice(&other.best);
        self.rolling.copy_from_slice(&other.rolling);
        self.solved.copy_from_slice(&other.solved);
    }

    /// Makes it one for these prices: what is solved for others is forgotten.
    pub fn reset_to(&mut self, prices: &PriceList) {
        if self.prices != *prices {
            self.prices = prices.clone();
            self.solved.fill(Totals::NONE);
            self.won.clear();
            self.lowest = prices.totals.into_iter().fold(prices.fail, f64::min);
            self.best[Row::finished(false)].fill(prices.fail - self.lowest);
            for (entry, price) in self.best[Row::finished(true)].iter_mut().zip(prices.totals) {
                *entry = price - self.lowest;
            }
        }
    }
}

/// The shapes in which the turn goes on, by what their programs depend on.
fn groups(structure: &Structure) -> Vec<Vec<usize>> {
    let mut groups = Vec::new();
    for remaining in 1..=MAX_DICE {
        for taken in 0..Faces::ALL.len() {
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
    lanes: &[(usize, u8)],
    solution: &mut Solution,
    scratch: &mut Scratch<N>,
) {
    let with_chances = !solution.won_at.is_empty();
    let of_busts = program.bust_chance() * (solution.prices.fail - solution.lowest);
    for (lane, &(place, total)) in lanes.iter().enumerate() {
        let options = scratch.values.iter_mut().zip(rows[place].after(total));
        if with_chances {
            for ((values, option), bonus) in options.zip(&program.bonus) {
                values[lane] = solution.best[option] + bonus;
            }
        } else {
            for (values, option) in options {
                values[lane] = solution.best[option];
            }
        }
    }
    let start = solution.won.len();
    let block = if with_chances {
        solution.won.resize(start + N * program.options(), 0.0);
        let (won, _) = solution.won[start..].as_chunks_mut();
        program.count_best(scratch, won)
    } else {
        program.average(scratch)
    };
    for (lane, &(place, total)) in lanes.iter().enumerate() {
        let row = &rows[place];
        let entry = row.entry(total);
        let stopping = row.stopping(total).map_or(0.0, |at| solution.best[at]);
        let rolling = block[lane] + of_busts;
        solution.rolling[entry] = rolling;
        solution.best[entry] = greater(rolling, stopping);
        if with_chances {
            solution.won_at[entry] = (start + lane, N);
        }
    }
}
