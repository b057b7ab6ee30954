//! Ways to play that don't look ahead, and what a whole turn of one comes to.

use std::sync::Arc;

use rand::Rng;

use crate::dice::{FACES, Face, Faces, Roll, multinomial, throws};
use crate::heckmeck::decide::View;
use crate::heckmeck::evaluation::TOTALS;
use crate::heckmeck::known_turns::{KnownTurns, MOST_CHANCES, turn_key};
use crate::heckmeck::price_solver::TotalChances;
use crate::heckmeck::rules::{MAX_DICE, bust_chance};
use crate::heckmeck::structure::{Shape, Structure};
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::turn::Turn;
use crate::heckmeck::values::Action;

/// A way to play in which the face taken depends on the roll and on the faces taken before alone.
pub(crate) trait Habit {
    /// What is done next: an action that the rules allow.
    fn decide(&self, view: View<'_>, chance: &mut dyn Rng) -> Action;

    /// How likely each face is taken of a roll that has a face which may be.
    fn taken(&self, turn: &Turn) -> [f64; FACES];

    /// How likely a turn is stopped where it may be stopped or go on, and where that brings this.
    fn stops(&self, table: &Table, outcome: Outcome) -> f64;
}

/// What turns by a habit come to.
pub(crate) struct HabitChances {
    structure: Arc<Structure>,
    /// By shape and option: chance that a roll leads there.
    options: Vec<Vec<f64>>,
    /// By how likely the turn is stopped on each total.
    known: KnownTurns<TotalChances>,
}

impl HabitChances {
    /// Goes through all rolls of a turn, once for all tables.
    pub(crate) fn new(habit: &dyn Habit, structure: &Arc<Structure>) -> HabitChances {
        let of_shape = |shape: &Shape| options(habit, shape);
        HabitChances {
            options: structure.shapes().iter().map(of_shape).collect(),
            structure: Arc::clone(structure),
            known: KnownTurns::new(MOST_CHANCES),
        }
    }

    /// How likely a whole turn at a table is to end on each total.
    pub(crate) fn total_chances(&mut self, habit: &dyn Habit, table: &Table) -> &TotalChances {
        let stops = table.outcomes().map(|outcome| habit.stops(table, outcome));
        let stops_without_worm = habit.stops(table, Outcome::Fail);
        let HabitChances {
            structure,
            options,
            known,
        } = self;
        known.of(&turn_key(stops_without_worm, &stops), |_| {
            walk(structure, options, stops_without_worm, &stops)
        })
    }
}

/// How likely a whole turn is to end on each total, given how likely each roll leads where and how
/// likely it is stopped, without a worm and on each total.
fn walk(
    structure: &Structure,
    options: &[Vec<f64>],
    stops_without_worm: f64,
    stops: &[f64; TOTALS],
) -> TotalChances {
    let shapes = structure.shapes();
    let mut reached = vec![[0.0; TOTALS]; shapes.len()];
    let mut chances = TotalChances {
        totals: [0.0; TOTALS],
        nothing: 0.0,
    };
    if let Some(start) = shapes.iter().position(|shape| shape.taken == Faces::NONE) {
        reached[start][0] = 1.0;
    }
    // More dice left first: what leads to a shape stands behind it.
    for (place, shape) in shapes.iter().enumerate().rev() {
        for total in shape.totals.iter() {
            let chance = reached[place][usize::from(total)];
            if chance <= 0.0 {
                continue;
            }
            let position = shape.at(total);
            let stops = if shape.over() {
                1.0
            } else if position.may_stop() {
                let total = position.stop_total();
                total.map_or(stops_without_worm, |total| stops[usize::from(total)])
            } else {
                0.0
            };
            match position.stop_total() {
                Some(total) => chances.totals[usize::from(total)] += chance * stops,
                None => chances.nothing += chance * stops,
            }
            let rolled = chance * (1.0 - stops);
            for (option, part) in shape.options.iter().zip(&options[place]) {
                reached[option.shape][usize::from(total + option.points)] += rolled * part;
            }
            chances.nothing += rolled * bust_chance(shape.taken.len(), shape.remaining);
        }
    }
    chances
}

/// By option of a shape: chance that a roll leads there.
fn options(habit: &dyn Habit, shape: &Shape) -> Vec<f64> {
    let mut chances = vec![0.0; shape.options.len()];
    let Some(turn) = turn_of(shape) else {
        return chances;
    };
    // Options are listed face by face, from one die up.
    let place = |face: Face, count: u8| {
        let before = shape.taken.missing().take_while(|&other| other != face);
        before.count() * usize::from(shape.remaining) + usize::from(count) - 1
    };
    let mut counts = [0; FACES];
    each_roll(shape.remaining, 0, &mut counts, &mut |counts| {
        let roll = Roll::new(*counts);
        let rolled = turn.with_roll(roll);
        if rolled.options().next().is_none() {
            return;
        }
        let chance = f64::from(multinomial(counts)) / f64::from(throws(shape.remaining));
        for (face, taken) in Face::ALL.into_iter().zip(habit.taken(&rolled)) {
            if taken > 0.0 {
                chances[place(face, roll.count(face))] += chance * taken;
            }
        }
    });
    chances
}

/// A turn that has come to a shape in which dice are rolled. Which dice make up its total does not
/// matter.
fn turn_of(shape: &Shape) -> Option<Turn> {
    if shape.over() {
        return None;
    }
    let mut taken = [0; FACES];
    let mut left = MAX_DICE - shape.remaining;
    for face in shape.taken.iter() {
        taken[face.index()] = 1;
        left -= 1;
    }
    if let Some(first) = shape.taken.iter().next() {
        taken[first.index()] += left;
    }
    Turn::new(taken, None, MAX_DICE).ok()
}

/// Visits the counts by face of all rolls of this many dice; `face` is the first that is still
/// open.
fn each_roll(dice: u8, face: usize, counts: &mut [u8; FACES], visit: &mut dyn FnMut(&[u8; FACES])) {
    if face == FACES - 1 {
        counts[face] = dice;
        visit(counts);
        return;
    }
    for count in 0..=dice {
        counts[face] = count;
        each_roll(dice - count, face + 1, counts, visit);
    }
}
