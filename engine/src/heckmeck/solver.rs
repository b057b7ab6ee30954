//! Every position of a turn, solved: the chance of each total and the average points.
//!
//! Positions are kept by *shape*, the faces taken and the dice left. Chances depend on the
//! shape and on how many points are still to come, never on the total so far: one row serves all
//! totals. Average points depend on the total as well; the rows of one shape lie one behind the
//! other by total, so that the row after taking some dice is found at the same distance
//! whatever the total is.

use std::ops::Range;
use std::sync::Arc;

use crate::heckmeck::evaluation::{Evaluation, TOTALS, greater};
use crate::heckmeck::program::{LANES, RollProgram, Scratch};
use crate::heckmeck::rules::{Bust, Dice, MAX_TOTAL, bust_chance};
use crate::heckmeck::structure::{Shape, Structure, Taken};
use crate::heckmeck::totals::Totals;
use crate::heckmeck::turn::Position;

/// Entries of a points row: totals 0 to 40, and room for a last block to run over.
const POINTS_ROW: usize = TOTALS + LANES - 1;
/// Place of "nothing more to come" in a chances row. Left of it, for targets already passed.
const NO_GAIN: usize = MAX_TOTAL as usize;
/// Entries of a chances row: gains from -40 to 40, and room for a last block to run over.
const CHANCES_ROW: usize = NO_GAIN + POINTS_ROW;

/// Solves the turns of a game with some number of dice, one convention for a bust at a time.
///
/// What depends on the dice of the game alone is laid out once; every solve fills the rows anew.
/// The results are the same bits on every platform: each sum has one order, and its weights are
/// whole numbers.
///
/// ```
/// use rollwise_engine::heckmeck::{Bust, Dice, Position, Solver};
///
/// let mut solver = Solver::new(Dice::EIGHT);
/// assert_eq!(solver.solve_all(Bust::ScoresNothing), 1939);
/// let rolling = solver.roll_on(Position::start(Dice::EIGHT)).expect("all is solved");
/// assert!((rolling.at_least[21] - 0.893).abs() < 0.001);
/// ```
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

/// A row of chances, by gain.
#[derive(Clone, Copy)]
enum Chance {
    Exactly = 0,
    AtLeast = 1,
}

/// Where a shape's rows are: all that knows how they are laid out.
#[derive(Default)]
struct Rows {
    /// Where the row for "exactly" starts; the one for "at least" follows.
    chances: usize,
    /// Where the row for a total of 0 would start.
    points: usize,
    /// By row of chances and by option: the chance after it, for a gain of 0.
    chances_after: [Vec<usize>; 2],
    /// By option: the points after it, for a total and a target of 0.
    points_after: Vec<usize>,
}

impl Rows {
    /// The rows of all turns that have ended with a worm, or of all without.
    fn finished(worm: bool) -> Rows {
        let kind = usize::from(worm);
        Rows {
            chances: kind * 2 * CHANCES_ROW,
            points: kind * TOTALS * POINTS_ROW,
            ..Rows::default()
        }
    }

    /// Rows from these places on, for a shape with these options.
    fn new(chances: usize, points: usize, options: &[Taken], known: &[Rows]) -> Rows {
        let after = |row| {
            let chance =
                |taken: &Taken| known[taken.shape].chance(row, 0) - usize::from(taken.points);
            options.iter().map(chance).collect()
        };
        let points_after = |taken: &Taken| known[taken.shape].points(taken.points, 0);
        Rows {
            chances,
            points,
            chances_after: [Chance::Exactly, Chance::AtLeast].map(after),
            points_after: options.iter().map(points_after).collect(),
        }
    }

    /// Place of the chance to gain exactly, or at least, this many points more.
    fn chance(&self, row: Chance, gain: u8) -> usize {
        self.chances + row as usize * CHANCES_ROW + NO_GAIN + usize::from(gain)
    }

    /// Places of the chances of targets that are passed already.
    fn passed(&self, row: Chance) -> Range<usize> {
        let reached = self.chance(row, 0);
        reached - NO_GAIN..reached
    }

    /// Place of the average points of at least `target`, from a total.
    fn points(&self, total: u8, target: u8) -> usize {
        self.points + usize::from(total) * POINTS_ROW + usize::from(target)
    }

    /// By option: place of the chance of the same target after it.
    fn chances_after(&self, row: Chance, gain: u8) -> impl Iterator<Item = usize> {
        let gain = usize::from(gain);
        self.chances_after[row as usize]
            .iter()
            .map(move |after| after + gain)
    }

    /// By option: place of the average points of at least `target` after it.
    fn points_after(&self, total: u8, target: u8) -> impl Iterator<Item = usize> {
        let further = usize::from(total) * POINTS_ROW + usize::from(target);
        self.points_after.iter().map(move |after| after + further)
    }
}

impl Solver {
    /// A solver for turns with `dice` dice.
    #[must_use]
    pub fn new(dice: Dice) -> Solver {
        Solver::from_structure(Arc::new(Structure::new(dice)))
    }

    /// A solver for turns that are laid out already.
    #[must_use]
    pub fn from_structure(structure: Arc<Structure>) -> Solver {
        let shapes = structure.shapes().len();
        let mut solver = Solver {
            structure,
            rows: Vec::with_capacity(shapes),
            chances: Vec::new(),
            points: Vec::new(),
            bust: Bust::default(),
            solved: vec![Totals::NONE; shapes],
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
        let with = Rows::finished(true);
        let reached = with.chance(Chance::Exactly, 0);
        self.chances[reached] = 1.0;
        let reached = with.chance(Chance::AtLeast, 0);
        self.chances[with.passed(Chance::AtLeast)].fill(1.0);
        self.chances[reached] = 1.0;
        for total in 0..=MAX_TOTAL {
            let reached = with.points(total, 0)..=with.points(total, total);
            self.points[reached].fill(total.into());
        }
        let (mut chances, mut points) = (self.chances.len(), self.points.len());
        for shape in self.structure.shapes() {
            if shape.over() {
                self.rows.push(Rows::finished(shape.has_worm()));
                continue;
            }
            let (low, high) = (shape.totals.lowest(), shape.totals.highest());
            // Never below 0: the rows of finished turns take more room than 40 totals.
            let start = points - usize::from(low) * POINTS_ROW;
            let placed = Rows::new(chances, start, &shape.options, &self.rows);
            self.rows.push(placed);
            chances += 2 * CHANCES_ROW;
            points += usize::from(high - low + 1) * POINTS_ROW;
        }
        self.chances.resize(chances, 0.0);
        self.points.resize(points, 0.0);
    }

    /// Positions of the whole turn, the finished ones included.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.structure.positions()
    }

    /// Solves every position of the turn anew, and returns how many there are.
    pub fn solve_all(&mut self, bust: Bust) -> usize {
        let shapes = self.structure.shapes().iter();
        self.fill(bust, shapes.map(|shape| shape.totals).collect());
        self.solved.iter().map(|totals| totals.len()).sum()
    }

    /// Solves these positions and what can come after them, nothing else. Positions that this
    /// game does not have are passed over.
    pub fn solve(&mut self, bust: Bust, positions: impl IntoIterator<Item = Position>) {
        self.fill(bust, self.structure.follow(positions));
    }

    fn fill(&mut self, bust: Bust, totals: Vec<Totals>) {
        let shapes = self.structure.shapes().iter().zip(&self.rows);
        for ((shape, rows), &totals) in shapes.zip(&totals) {
            if totals.is_empty() {
                continue;
            }
            if let Some(program) = self.structure.program(shape) {
                let scratch = &mut self.scratch;
                fill_chances(shape, rows, program, &mut self.chances, scratch);
                for total in totals.iter() {
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
        if shape.over() || !self.solved[place].contains(total) {
            return None;
        }
        let gain = usize::from(shape.gain);
        let chances = |row| &self.chances[rows.chance(row, 1)..][..gain];
        Some((
            chances(Chance::Exactly),
            chances(Chance::AtLeast),
            &self.points[rows.points(total, total + 1)..][..gain],
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
    let (total, gain) = (usize::from(position.total), exactly.len());
    let kept = bust.keeps(position.score());
    let chance = bust_chance(position.taken.len(), position.remaining);
    let mut evaluation = Evaluation::never();
    evaluation.exactly[total + 1..][..gain].copy_from_slice(exactly);
    evaluation.at_least[total + 1..][..gain].copy_from_slice(at_least);
    evaluation.expected_at_least[total + 1..][..gain].copy_from_slice(expected);
    evaluation.at_least[1..=total].fill(at_least[0]);
    evaluation.expected_at_least[..=total].fill(expected[0] + chance * f64::from(kept));
    if kept > 0 {
        evaluation.exactly[usize::from(kept)] = chance;
        evaluation.at_least[1..=usize::from(kept)].fill(1.0);
    }
    evaluation
}

fn fill_chances(
    shape: &Shape,
    rows: &Rows,
    program: &RollProgram,
    chances: &mut [f64],
    scratch: &mut Scratch<LANES>,
) {
    for row in [Chance::Exactly, Chance::AtLeast] {
        for gain in (1..=shape.gain).step_by(LANES) {
            let block = average(program, rows.chances_after(row, gain), chances, scratch);
            chances[rows.chance(row, gain)..][..LANES].copy_from_slice(&block);
        }
        // What is passed already: with a worm one can stop, else a worm is still needed.
        let (reached, passed) = match (shape.has_worm(), row) {
            (true, Chance::Exactly) => (1.0, 0.0),
            (true, Chance::AtLeast) => (1.0, 1.0),
            (false, Chance::Exactly) => (0.0, 0.0),
            (false, Chance::AtLeast) => [chances[rows.chance(row, 1)]; 2].into(),
        };
        chances[rows.chance(row, 0)] = reached;
        chances[rows.passed(row)].fill(passed);
    }
}

/// Averages neighbouring targets: `rows[option..]` holds what an option is worth.
fn average(
    program: &RollProgram,
    options: impl Iterator<Item = usize>,
    rows: &[f64],
    scratch: &mut Scratch<LANES>,
) -> [f64; LANES] {
    for (values, option) in scratch.values.iter_mut().zip(options) {
        values.copy_from_slice(&rows[option..][..LANES]);
    }
    program.average(scratch)
}

fn fill_points(
    shape: &Shape,
    rows: &Rows,
    program: &RollProgram,
    bust: Bust,
    total: u8,
    points: &mut [f64],
    scratch: &mut Scratch<LANES>,
) {
    for target in (total + 1..=total + shape.gain).step_by(LANES) {
        let block = average(program, rows.points_after(total, target), points, scratch);
        points[rows.points(total, target)..][..LANES].copy_from_slice(&block);
    }
    let score = shape.at(total).score();
    let bust = bust_chance(shape.taken.len(), shape.remaining) * f64::from(bust.keeps(score));
    let passed = greater(score.into(), points[rows.points(total, total + 1)] + bust);
    points[rows.points(total, 0)..=rows.points(total, total)].fill(passed);
}
