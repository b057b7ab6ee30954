//! Every position of a turn, solved: the chance of each total and the average points.
//!
//! Positions are kept by *shape*, the faces taken and the dice left. Chances depend on the
//! shape and on how many points are still to come, never on the total so far: one row serves all
//! totals. Average points depend on the total as well; the rows of one shape lie one behind the
//! other by total, so that the row after taking some dice is found at the same distance
//! whatever the total is.

use std::sync::Arc;

use crate::heckmeck::evaluation::{Evaluation, TOTALS, greater, points};
use crate::heckmeck::program::{LANES, RollProgram, Scratch};
use crate::heckmeck::rules::{Bust, MAX_TOTAL, bust_chance};
use crate::heckmeck::structure::{Shape, Structure, Taken, Totals, each};
use crate::heckmeck::turn::Position;

/// Entries of a points row: totals 0 to 40, and room for a last block to run over.
const POINTS_ROW: usize = TOTALS + LANES - 1;
/// Place of "nothing more to come" in a chances row. Left of it, for targets already passed.
const NO_GAIN: usize = MAX_TOTAL;
/// Entries of a chances row: gains from -40 to 40, and room for a last block to run over.
const CHANCES_ROW: usize = NO_GAIN + POINTS_ROW;

/// Solves the turns of one game, one convention at a time.
///
/// What depends on the dice of the game alone is laid out once; every solve fills the rows anew.
/// The results are the same bits on every platform: each sum has one order, and its weights are
/// whole numbers.
pub struct Solver {
    structure: Arc<Structure>,
    /// By shape.
    rows: Vec<Rows>,
    chances: Vec<f64>,
    points: Vec<f64>,
    bust: Bust,
    /// By shape: the totals of which `points` holds the solution for `bust`.
    solved: Vec<Totals>,
    scratch: Scratch<LANES>,
}

/// Where a shape's rows are.
#[derive(Default)]
struct Rows {
    /// Where the row for "exactly" starts; the one for "at least" follows.
    chances: usize,
    /// Where the row for a total of 0 would start.
    points: usize,
    /// By option: the rows it leads to, as distances for a gain and a total of 0.
    chances_options: [Vec<usize>; 2],
    points_options: Vec<usize>,
}

impl Solver {
    /// Lays out a turn with `dice` dice, which is brought into 1 to 8.
    #[must_use]
    pub fn new(dice: usize) -> Solver {
        Solver::of(Arc::new(Structure::new(dice)))
    }

    /// A solver for turns that are laid out already.
    #[must_use]
    pub fn of(structure: Arc<Structure>) -> Solver {
        let shapes = structure.shapes().len();
        let mut solver = Solver {
            structure,
            rows: Vec::with_capacity(shapes),
            chances: Vec::new(),
            points: Vec::new(),
            bust: Bust::default(),
            solved: vec![0; shapes],
            scratch: Scratch::default(),
        };
        solver.place_rows();
        solver
    }

    /// Gives every shape its rows. A finished turn is worth its score, whatever the shape: two
    /// chances rows and 41 points rows serve all that end with a worm, and as many all without.
    fn place_rows(&mut self) {
        self.chances = vec![0.0; 4 * CHANCES_ROW];
        self.points = vec![0.0; 2 * TOTALS * POINTS_ROW];
        let [without, with] =
            [0, 1].map(|kind| (kind * 2 * CHANCES_ROW, kind * TOTALS * POINTS_ROW));
        self.chances[with.0 + NO_GAIN] = 1.0;
        self.chances[with.0 + CHANCES_ROW..][..=NO_GAIN].fill(1.0);
        for total in 0..TOTALS {
            self.points[with.1 + total * POINTS_ROW..][..=total].fill(points(total));
        }
        let (mut chances, mut rows) = (self.chances.len(), self.points.len());
        let structure = Arc::clone(&self.structure);
        for shape in structure.shapes() {
            if shape.over() {
                let (chances, points) = if shape.has_worm() { with } else { without };
                self.rows.push(Rows {
                    chances,
                    points,
                    ..Rows::default()
                });
                continue;
            }
            let (low, high) = shape.range();
            // Never below 0: the rows of finished turns take more room than 40 totals.
            let points = rows - low * POINTS_ROW;
            let placed = self.with_options(&shape.options, chances, points);
            self.rows.push(placed);
            chances += 2 * CHANCES_ROW;
            rows += (high - low + 1) * POINTS_ROW;
        }
        self.chances.resize(chances, 0.0);
        self.points.resize(rows, 0.0);
    }

    fn with_options(&self, options: &[Taken], chances: usize, points: usize) -> Rows {
        let to = |taken: &Taken| &self.rows[taken.shape];
        let chances_options = [0, 1].map(|row| {
            let start = row * CHANCES_ROW + NO_GAIN;
            options
                .iter()
                .map(|taken| to(taken).chances + start - taken.points)
                .collect()
        });
        let points_options = options
            .iter()
            .map(|taken| to(taken).points + taken.points * POINTS_ROW)
            .collect();
        Rows {
            chances,
            points,
            chances_options,
            points_options,
        }
    }

    /// Positions of the whole turn, the finished ones included.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.structure.positions()
    }

    /// Solves every position of the turn anew, and returns how many there are.
    pub fn solve_all(&mut self, bust: Bust) -> usize {
        let shapes = self.structure.shapes().iter();
        self.fill(bust, shapes.map(|shape| shape.totals).collect());
        self.solved
            .iter()
            .map(|totals| totals.count_ones() as usize)
            .sum()
    }

    /// Solves these positions and what can come after them, nothing else. Positions that this
    /// game does not have are passed over.
    pub fn solve(&mut self, bust: Bust, positions: impl IntoIterator<Item = Position>) {
        self.fill(bust, self.structure.follow(positions));
    }

    fn fill(&mut self, bust: Bust, totals: Vec<Totals>) {
        let shapes = self.structure.shapes().iter().zip(&self.rows);
        for ((shape, rows), &totals) in shapes.zip(&totals) {
            if let (1.., Some(program)) = (totals, self.structure.program(shape)) {
                let scratch = &mut self.scratch;
                fill_chances(shape, rows, program, &mut self.chances, scratch);
                for total in each(totals) {
                    let points = &mut self.points;
                    fill_points(shape, rows, program, bust, total, points, scratch);
                }
            }
        }
        self.bust = bust;
        self.solved = totals;
    }

    /// What rolling on from a position is worth: the plain average over all rolls, without the
    /// choice to stop. `None` where the turn is over, or the last solve did not cover it.
    #[must_use]
    pub fn roll_on(&self, position: Position) -> Option<Evaluation> {
        let (exactly, at_least, expected) = self.gains(position)?;
        Some(roll_on(position, self.bust, exactly, at_least, expected))
    }

    /// The rows behind [`Solver::roll_on`], for gains of 1 to the most that can come: chances of
    /// exactly and of at least that gain, and average points of at least total and gain.
    pub(crate) fn gains(&self, position: Position) -> Option<(&[f64], &[f64], &[f64])> {
        let place = self.structure.place(position)?;
        let (shape, rows) = (&self.structure.shapes()[place], &self.rows[place]);
        let total = position.total;
        if shape.over() || self.solved[place] & (1 << total) == 0 {
            return None;
        }
        let row = &self.chances[rows.chances + NO_GAIN + 1..];
        let points = &self.points[rows.points + total * POINTS_ROW + total + 1..];
        Some((
            &row[..shape.gain],
            &row[CHANCES_ROW..][..shape.gain],
            &points[..shape.gain],
        ))
    }
}

/// Rolling on from a position, spelled out from the rows of [`Solver::gains`].
///
/// Targets up to the total so far are reached by every roll that does not bust, and the first
/// gain tells how often that is. The two conventions differ only there.
pub(crate) fn roll_on(
    position: Position,
    bust: Bust,
    exactly: &[f64],
    at_least: &[f64],
    expected: &[f64],
) -> Evaluation {
    let (total, gain) = (position.total, exactly.len());
    let kept = bust.keeps(position.score());
    let chance = bust_chance(position.taken, position.remaining);
    let mut evaluation = Evaluation::never();
    evaluation.exactly[total + 1..][..gain].copy_from_slice(exactly);
    evaluation.at_least[total + 1..][..gain].copy_from_slice(at_least);
    evaluation.expected_at_least[total + 1..][..gain].copy_from_slice(expected);
    evaluation.at_least[1..=total].fill(at_least[0]);
    evaluation.expected_at_least[..=total].fill(expected[0] + chance * points(kept));
    if kept > 0 {
        evaluation.exactly[kept] = chance;
        evaluation.at_least[1..=kept].fill(1.0);
    }
    evaluation
}

fn fill_chances(
    shape: &Shape,
    place: &Rows,
    program: &RollProgram,
    rows: &mut [f64],
    scratch: &mut Scratch<LANES>,
) {
    let worm = shape.has_worm();
    for (nth, options) in place.chances_options.iter().enumerate() {
        let start = place.chances + nth * CHANCES_ROW + NO_GAIN;
        for gain in (1..=shape.gain).step_by(LANES) {
            let block = average(program, options, rows, gain, scratch);
            rows[start + gain..][..LANES].copy_from_slice(&block);
        }
        // What is passed already: with a worm one can stop, else a worm is still needed.
        let passed = match (worm, nth) {
            (true, _) => 1.0,
            (false, 0) => 0.0,
            (false, _) => rows[start + 1],
        };
        rows[start] = passed;
        rows[start - NO_GAIN..start].fill(if nth == 0 { 0.0 } else { passed });
    }
}

/// Averages neighbouring targets: `rows[options[o] + at ..]` holds what option `o` is worth.
fn average(
    program: &RollProgram,
    options: &[usize],
    rows: &[f64],
    at: usize,
    scratch: &mut Scratch<LANES>,
) -> [f64; LANES] {
    for (values, option) in scratch.values.iter_mut().zip(options) {
        values.copy_from_slice(&rows[option + at..][..LANES]);
    }
    program.average(scratch)
}

fn fill_points(
    shape: &Shape,
    place: &Rows,
    program: &RollProgram,
    bust: Bust,
    total: usize,
    rows: &mut [f64],
    scratch: &mut Scratch<LANES>,
) {
    let (from, start) = (total * POINTS_ROW, place.points + total * POINTS_ROW);
    for target in (total + 1..=total + shape.gain).step_by(LANES) {
        let options = &place.points_options;
        let block = average(program, options, rows, from + target, scratch);
        rows[start + target..][..LANES].copy_from_slice(&block);
    }
    let score = if shape.has_worm() { total } else { 0 };
    let bust = bust_chance(shape.taken, shape.remaining) * points(bust.keeps(score));
    let passed = greater(points(score), rows[start + total + 1] + bust);
    rows[start..=start + total].fill(passed);
}
