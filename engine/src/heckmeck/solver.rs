//! Every position of a turn, solved: the chance of each total and the average points.
//!
//! Positions are kept by *shape*, the faces taken and the dice left. Chances depend on the
//! shape and on how many points are still to come, never on the total so far: one row serves all
//! totals. Average points depend on the total as well; the rows of one shape lie one behind the
//! other by total, so that the row after taking some dice is found at the same distance
//! whatever the total is.

use crate::dice::{FACES, Faces};
use crate::heckmeck::evaluation::{Evaluation, TOTALS, greater, points};
use crate::heckmeck::program::{LANES, RollProgram, Scratch};
use crate::heckmeck::rules::{Bust, MAX_DICE, MAX_TOTAL, WORM, bust_chance, value};
use crate::heckmeck::turn::{Position, most_gain, totals};

/// Entries of a points row: totals 0 to 40, and room for a last block to run over.
const POINTS_ROW: usize = TOTALS + LANES - 1;
/// Place of "nothing more to come" in a chances row. Left of it, for targets already passed.
const NO_GAIN: usize = MAX_TOTAL;
/// Entries of a chances row: gains from -40 to 40, and room for a last block to run over.
const CHANCES_ROW: usize = NO_GAIN + POINTS_ROW;

/// A set of totals. Bit `t` stands for a total of `t` points.
type Totals = u64;

/// Solves the turns of one game, one convention at a time.
///
/// What depends on the dice of the game alone is laid out once, by [`Solver::new`]; every solve
/// fills the rows anew. The results are the same bits on every platform: each sum has one order,
/// and its weights are whole numbers.
pub struct Solver {
    shapes: Vec<Shape>,
    /// Index into `shapes`, by faces taken and dice left.
    places: [[Option<usize>; MAX_DICE + 1]; Faces::SETS],
    programs: [[Option<RollProgram>; MAX_DICE + 1]; FACES + 1],
    chances: Vec<f64>,
    points: Vec<f64>,
    bust: Bust,
    /// By shape: the totals of which `points` holds the solution for `bust`.
    solved: Vec<Totals>,
    scratch: Scratch,
}

/// Positions that differ by their total alone.
struct Shape {
    taken: Faces,
    remaining: usize,
    /// The totals that can have led here.
    totals: Totals,
    /// The most points that can still come.
    gain: usize,
    /// Where this shape's row for "exactly" starts; the one for "at least" follows.
    chances: usize,
    /// Where the row for a total of 0 would start.
    points: usize,
    /// By option: where it leads, and its rows as distances for a gain and a total of 0.
    options: Vec<Taken>,
    chances_options: [Vec<usize>; 2],
    points_options: Vec<usize>,
}

/// An option: the shape it leads to and its points.
struct Taken {
    shape: usize,
    points: usize,
}

impl Shape {
    fn over(&self) -> bool {
        self.remaining == 0 || self.taken == Faces::ALL
    }

    fn totals(totals: Totals) -> impl Iterator<Item = usize> {
        (0..TOTALS).filter(move |total| totals & (1 << total) != 0)
    }
}

impl Solver {
    /// Lays out a turn with `dice` dice, which is brought into 1 to 8.
    #[must_use]
    pub fn new(dice: usize) -> Solver {
        let dice = dice.clamp(1, MAX_DICE);
        let mut solver = Solver {
            shapes: Vec::new(),
            places: [[None; MAX_DICE + 1]; Faces::SETS],
            programs: Default::default(),
            chances: Vec::new(),
            points: Vec::new(),
            bust: Bust::default(),
            solved: Vec::new(),
            scratch: Scratch::default(),
        };
        // Fewer dice first: a shape's options are laid out before it.
        for remaining in 0..=dice {
            for taken in Faces::every() {
                let totals = totals(taken, dice - remaining);
                if totals != 0 {
                    solver.add_shape(taken, remaining, totals);
                }
            }
        }
        solver.solved = vec![0; solver.shapes.len()];
        solver.place_rows();
        solver
    }

    fn add_shape(&mut self, taken: Faces, remaining: usize, totals: Totals) {
        // Face by face, from one die up: the order that `RollProgram` counts options in.
        let options = taken.missing().flat_map(|face| {
            let leads_to = &self.places[taken.with(face).index()][..remaining];
            let by_count = leads_to.iter().rev().flatten().zip(1..);
            by_count.map(move |(&shape, count)| Taken {
                shape,
                points: count * value(face),
            })
        });
        let options: Vec<Taken> = options.collect();
        let live = FACES - taken.len();
        if !options.is_empty() {
            self.programs[live][remaining].get_or_insert_with(|| RollProgram::new(live, remaining));
        }
        self.places[taken.index()][remaining] = Some(self.shapes.len());
        self.shapes.push(Shape {
            taken,
            remaining,
            totals,
            gain: most_gain(taken, remaining),
            chances: 0,
            points: 0,
            options,
            chances_options: Default::default(),
            points_options: Vec::new(),
        });
    }

    /// Adds to `totals`, by shape, all that can come after them.
    fn follow(&self, totals: &mut [Totals]) {
        for (place, shape) in self.shapes.iter().enumerate().rev() {
            let here = totals[place];
            if here != 0 {
                for taken in &shape.options {
                    totals[taken.shape] |= here << taken.points;
                }
            }
        }
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
        for place in 0..self.shapes.len() {
            let shape = &mut self.shapes[place];
            if shape.over() {
                (shape.chances, shape.points) = if shape.taken.contains(WORM) {
                    with
                } else {
                    without
                };
                continue;
            }
            let (low, high) = (shape.totals.trailing_zeros(), shape.totals.ilog2());
            shape.chances = chances;
            chances += 2 * CHANCES_ROW;
            // Never below 0: the rows of finished turns take more room than 40 totals.
            shape.points = rows - low as usize * POINTS_ROW;
            rows += (high - low + 1) as usize * POINTS_ROW;
            self.place_options(place);
        }
        self.chances.resize(chances, 0.0);
        self.points.resize(rows, 0.0);
    }

    fn place_options(&mut self, place: usize) {
        let options = &self.shapes[place].options;
        let to = |taken: &Taken| &self.shapes[taken.shape];
        let chances = |row: usize| {
            let start = row * CHANCES_ROW + NO_GAIN;
            options
                .iter()
                .map(|taken| to(taken).chances + start - taken.points)
                .collect()
        };
        let chances = [chances(0), chances(1)];
        let points = options
            .iter()
            .map(|taken| to(taken).points + taken.points * POINTS_ROW)
            .collect();
        let shape = &mut self.shapes[place];
        shape.chances_options = chances;
        shape.points_options = points;
    }

    /// Positions of the whole turn, the finished ones included.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.shapes.iter().flat_map(|shape| {
            Shape::totals(shape.totals).map(|total| Position {
                taken: shape.taken,
                remaining: shape.remaining,
                total,
            })
        })
    }

    /// Solves every position of the turn anew, and returns how many there are.
    pub fn solve_all(&mut self, bust: Bust) -> usize {
        let totals: Vec<Totals> = self.shapes.iter().map(|shape| shape.totals).collect();
        self.fill(bust, totals);
        self.solved
            .iter()
            .map(|totals| totals.count_ones() as usize)
            .sum()
    }

    /// Solves these positions and what can come after them, nothing else. Positions that this
    /// game does not have are passed over.
    pub fn solve(&mut self, bust: Bust, positions: impl IntoIterator<Item = Position>) {
        let mut totals = vec![0; self.shapes.len()];
        for position in positions {
            if let Some(place) = self.place(position) {
                totals[place] |= 1 << position.total;
            }
        }
        self.follow(&mut totals);
        self.fill(bust, totals);
    }

    /// The shape of a position that this game has.
    fn place(&self, position: Position) -> Option<usize> {
        let place = (*self.places[position.taken.index()].get(position.remaining)?)?;
        let known =
            position.total < TOTALS && self.shapes[place].totals & (1 << position.total) != 0;
        known.then_some(place)
    }

    fn fill(&mut self, bust: Bust, totals: Vec<Totals>) {
        for (shape, &totals) in self.shapes.iter().zip(&totals) {
            let live = FACES - shape.taken.len();
            if let (false, 1.., Some(program)) =
                (shape.over(), totals, &self.programs[live][shape.remaining])
            {
                let scratch = &mut self.scratch;
                fill_chances(shape, program, &mut self.chances, scratch);
                for total in Shape::totals(totals) {
                    fill_points(shape, program, bust, total, &mut self.points, scratch);
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
        let place = self.place(position)?;
        let (shape, total) = (&self.shapes[place], position.total);
        if shape.over() || self.solved[place] & (1 << total) == 0 {
            return None;
        }
        let row = &self.chances[shape.chances + NO_GAIN + 1..];
        let points = &self.points[shape.points + total * POINTS_ROW + total + 1..];
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

fn fill_chances(shape: &Shape, program: &RollProgram, rows: &mut [f64], scratch: &mut Scratch) {
    let worm = shape.taken.contains(WORM);
    for (nth, options) in shape.chances_options.iter().enumerate() {
        let start = shape.chances + nth * CHANCES_ROW + NO_GAIN;
        for gain in (1..=shape.gain).step_by(LANES) {
            let block = program.average(options, rows, gain, scratch);
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

fn fill_points(
    shape: &Shape,
    program: &RollProgram,
    bust: Bust,
    total: usize,
    rows: &mut [f64],
    scratch: &mut Scratch,
) {
    let (from, start) = (total * POINTS_ROW, shape.points + total * POINTS_ROW);
    for target in (total + 1..=total + shape.gain).step_by(LANES) {
        let block = program.average(&shape.points_options, rows, from + target, scratch);
        rows[start + target..][..LANES].copy_from_slice(&block);
    }
    let score = if shape.taken.contains(WORM) { total } else { 0 };
    let bust = bust_chance(shape.taken, shape.remaining) * points(bust.keeps(score));
    let passed = greater(points(score), rows[start + total + 1] + bust);
    rows[start..=start + total].fill(passed);
}
