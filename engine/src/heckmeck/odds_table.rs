//! Precomputed tables: rolling on from every position with 5, 6, 7 or 8 dice left, as bytes.
//!
//! Numbers are whole multiples of a step, and each is written as its difference from a
//! prediction that the numbers before it allow. The differences are small; their low, middle
//! and high bytes stand apart, which is what makes them compress well.

use crate::dice::Faces;
use crate::heckmeck::evaluation::Evaluation;
use crate::heckmeck::rules::{Bust, Dice, MAX_DICE};
use crate::heckmeck::solver::{Solver, roll_on};
use crate::heckmeck::totals::Totals;
use crate::heckmeck::turn::{Position, most_gain};
use crate::table_file::{self, Seal, TableError};

/// The numbers of dice left that have a table: fewer are solved in no time.
pub const TABLE_DICE: [Dice; 4] = [
    Dice::new(5).unwrap(),
    Dice::new(6).unwrap(),
    Dice::new(7).unwrap(),
    Dice::EIGHT,
];

/// The names of their files, in the order of [`TABLE_DICE`].
const NAMES: [&str; TABLE_DICE.len()] = [
    "heckmeck-5-dice",
    "heckmeck-6-dice",
    "heckmeck-7-dice",
    "heckmeck-8-dice",
];

/// Name of the file, without its extension, that keeps the table for `remaining` dice left.
#[must_use]
pub fn table_name(remaining: u8) -> Option<&'static str> {
    let mut tables = TABLE_DICE.into_iter().zip(NAMES);
    tables.find_map(|(dice, name)| (dice.number() == remaining).then_some(name))
}

/// Chances are whole multiples of this; half of it, the error, is below 1e-6.
const CHANCE_STEP: f64 = 1.0 / (1 << CHANCE_BITS) as f64;
const CHANCE_BITS: u32 = 19;
/// Points are whole multiples of this; half of it, the error, is below 1e-5.
const POINTS_STEP: f64 = 1.0 / (1 << POINTS_BITS) as f64;
const POINTS_BITS: u32 = 16;

/// Bytes of a written difference, one in each of as many planes.
const PLANES: usize = 3;

/// A table of odds: what rolling on is worth from every position with a certain number of dice
/// left, in games of up to eight.
///
/// ```
/// use rollwise_engine::heckmeck::{Bust, Dice, OddsTable, Position, table_name};
/// use rollwise_engine::table_file::seal;
///
/// let file = OddsTable::solve(Dice::EIGHT).to_bytes();
/// let seals = [seal(table_name(8).unwrap(), &file).unwrap()];
/// let table = OddsTable::from_bytes(8, &seals, &file)?;
/// let start = Position::start(Dice::EIGHT);
/// let rolling = table.roll_on(start, Bust::ScoresNothing).expect("eight dice are left");
/// assert!((rolling.at_least[36] - 0.0157).abs() < 0.0001);
/// # Ok::<(), rollwise_engine::table_file::TableError>(())
/// ```
#[derive(Debug, PartialEq)]
pub struct OddsTable {
    remaining: u8,
    shapes: Vec<Shape>,
}

/// The positions that differ by their total alone, as whole steps for gains of 1 and up.
#[derive(Debug, PartialEq)]
struct Shape {
    taken: Faces,
    totals: Vec<u8>,
    exactly: Vec<i32>,
    at_least: Vec<i32>,
    /// By total, then by convention: average points of at least the total and the gain.
    points: Vec<[Vec<i32>; 2]>,
}

impl OddsTable {
    /// Solves every position with this many dice left.
    #[must_use]
    pub fn solve(remaining: Dice) -> OddsTable {
        let mut table = OddsTable::empty(remaining.number());
        for dice in Dice::every().filter(|&dice| dice >= remaining) {
            let mut solver = Solver::new(dice);
            for bust in Bust::ALL {
                solver.solve_all(bust);
                for shape in &mut table.shapes {
                    shape.copy(remaining.number(), bust, &solver);
                }
            }
        }
        table
    }

    /// All positions of the table, every number still 0.
    fn empty(remaining: u8) -> OddsTable {
        let shapes = Faces::every().filter_map(|taken| {
            let numbers = 0..=MAX_DICE - remaining;
            let all = numbers.fold(Totals::NONE, |all, dice| all.union(Totals::of(taken, dice)));
            let gain = usize::from(most_gain(taken, remaining));
            (!all.is_empty()).then(|| {
                let totals: Vec<u8> = all.iter().collect();
                Shape {
                    taken,
                    exactly: vec![0; gain],
                    at_least: vec![0; gain],
                    points: vec![[vec![0; gain], vec![0; gain]]; totals.len()],
                    totals,
                }
            })
        });
        OddsTable {
            remaining,
            shapes: shapes.collect(),
        }
    }

    /// What rolling on from a position is worth, as [`Solver::roll_on`] says it, within 1e-6 for
    /// chances and 1e-5 for points. `None` for positions that the table does not have.
    #[must_use]
    pub fn roll_on(&self, position: Position, bust: Bust) -> Option<Evaluation> {
        if position.remaining != self.remaining {
            return None;
        }
        let mut shapes = self.shapes.iter();
        let shape = shapes.find(|shape| shape.taken == position.taken)?;
        let place = shape.totals.binary_search(&position.total).ok()?;
        let numbers = |steps: &[i32], step: f64| -> Vec<f64> {
            steps.iter().map(|&steps| f64::from(steps) * step).collect()
        };
        Some(roll_on(
            position,
            bust,
            &numbers(&shape.exactly, CHANCE_STEP),
            &numbers(&shape.at_least, CHANCE_STEP),
            &numbers(&shape.points[place][bust as usize], POINTS_STEP),
        ))
    }

    /// Number of dice left in every position of the table.
    #[must_use]
    pub fn remaining(&self) -> u8 {
        self.remaining
    }

    /// Positions of the table.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.shapes.iter().flat_map(|shape| {
            shape.totals.iter().map(|&total| Position {
                taken: shape.taken,
                remaining: self.remaining,
                total,
            })
        })
    }

    /// The table as the bytes of a file, the same on every machine.
    #[must_use]
    pub fn to_bytes(&mut self) -> Vec<u8> {
        let mut differences = Vec::new();
        self.each_number(|number, predicted| differences.push(number.wrapping_sub(predicted)));
        let mut body = vec![0; differences.len() * PLANES];
        for (place, difference) in differences.iter().enumerate() {
            // Small numbers of either sign become small numbers: 0 -1 1 -2 … to 0 1 2 3 …
            let folded = (difference << 1) ^ (difference >> 31);
            for (plane, byte) in folded.to_le_bytes().into_iter().take(PLANES).enumerate() {
                body[plane * differences.len() + place] = byte;
            }
        }
        table_file::write(&body)
    }

    /// The table for `remaining` dice left, read from the bytes of its file. `seals` are those of
    /// all tables, by the names that [`table_name`] gives.
    ///
    /// # Errors
    /// [`TableError`] says why any other bytes are refused.
    pub fn from_bytes(
        remaining: u8,
        seals: &[Seal],
        bytes: &[u8],
    ) -> Result<OddsTable, TableError> {
        let expected = table_name(remaining)
            .and_then(|name| seals.iter().find(|seal| seal.name == name))
            .ok_or(TableError::NoSuchTable)?;
        let body = table_file::open(bytes, expected, seals)?;
        let mut table = OddsTable::empty(remaining);
        let mut numbers = 0;
        table.each_number(|_, _| numbers += 1);
        if body.len() != numbers * PLANES {
            return Err(TableError::WrongContents);
        }
        let mut place = 0;
        table.each_number(|number, predicted| {
            let mut bytes = [0; 4];
            for plane in 0..PLANES {
                bytes[plane] = body[plane * numbers + place];
            }
            let folded = i32::from_le_bytes(bytes);
            *number = predicted.wrapping_add((folded >> 1) ^ -(folded & 1));
            place += 1;
        });
        Ok(table)
    }

    /// Calls `code` for every number in the order of the file, with what it is predicted to be
    /// from the numbers before it. Writing and reading are both this one walk.
    fn each_number(&mut self, mut code: impl FnMut(&mut i32, i32)) {
        for shape in &mut self.shapes {
            for row in [&mut shape.exactly, &mut shape.at_least] {
                smooth(row, |_| 0, &mut code);
            }
            let mut known: Option<(u8, Vec<i32>)> = None;
            for (&total, rows) in shape.totals.iter().zip(&mut shape.points) {
                let chance = &shape.at_least;
                let [nothing, keeps] = rows;
                // Under the same play, a point more so far is a point more in the end.
                let more =
                    |points: i32, chance: i32| points * (chance >> (CHANCE_BITS - POINTS_BITS));
                let base: Vec<i32> = if let Some((other, row)) = &known {
                    let points = i32::from(total - other);
                    let both = row.iter().zip(chance);
                    both.map(|(row, &chance)| row + more(points, chance))
                        .collect()
                } else {
                    let points = i32::from(total) + 1..;
                    let both = points.zip(chance);
                    both.map(|(points, &chance)| more(points, chance)).collect()
                };
                smooth(nothing, |gain| base[gain], &mut code);
                smooth(keeps, |gain| nothing[gain], &mut code);
                known = Some((total, nothing.clone()));
            }
        }
    }
}

impl Shape {
    /// Takes over what a solver of some game knows of these positions.
    fn copy(&mut self, remaining: u8, bust: Bust, solver: &Solver) {
        for (&total, rows) in self.totals.iter().zip(&mut self.points) {
            let position = Position {
                taken: self.taken,
                remaining,
                total,
            };
            if let Some((exactly, at_least, expected)) = solver.gains(position) {
                let pairs = [
                    (&mut self.exactly, exactly, CHANCE_STEP),
                    (&mut self.at_least, at_least, CHANCE_STEP),
                    (&mut rows[bust as usize], expected, POINTS_STEP),
                ];
                for (steps, numbers, step) in pairs {
                    for (steps, number) in steps.iter_mut().zip(numbers) {
                        *steps = rounded(number / step);
                    }
                }
            }
        }
    }
}

/// Walks a row from its highest gain down, where it begins near 0. What a number differs from
/// its `base` by is predicted to go on as it did for the two gains above.
fn smooth(row: &mut [i32], base: impl Fn(usize) -> i32, code: &mut impl FnMut(&mut i32, i32)) {
    let (mut last, mut before) = (0, 0);
    for (gain, number) in row.iter_mut().enumerate().rev() {
        code(number, base(gain) + 2 * last - before);
        (last, before) = (*number - base(gain), last);
    }
}

/// The nearest whole number.
fn rounded(number: f64) -> i32 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 40 points, in steps: 2^22"
    )]
    let whole = number.round() as i32;
    whole
}
