//! Players who don't look ahead: rules of thumb, and chance.

use std::sync::Arc;

use rand::{Rng, RngExt};

use crate::decide::Decide;
use crate::dice::{FACES, Face};
use crate::heckmeck::decide::{Heckmeck, PlayTurns, View};
use crate::heckmeck::habit::{Habit, HabitChances};
use crate::heckmeck::rules::{WORM, points};
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::tile::Tile;
use crate::heckmeck::turn::Turn;
use crate::heckmeck::values::Action;

/// One who plays by a habit.
pub(crate) struct Habitual {
    habit: Box<dyn Habit + Send>,
    structure: Arc<Structure>,
    /// What turns come to, once somebody has asked.
    chances: Option<HabitChances>,
}

impl Habitual {
    pub(crate) fn new(habit: Box<dyn Habit + Send>, structure: &Arc<Structure>) -> Habitual {
        Habitual {
            habit,
            structure: Arc::clone(structure),
            chances: None,
        }
    }
}

impl Decide<Heckmeck> for Habitual {
    fn decide(&mut self, view: View<'_>, chance: &mut dyn Rng) -> Action {
        self.habit.decide(view, chance)
    }
}

impl PlayTurns for Habitual {
    fn outcome_chances(&mut self, table: &Table) -> Vec<(Outcome, f64)> {
        let Habitual {
            habit,
            structure,
            chances,
        } = self;
        let chances = chances.get_or_insert_with(|| HabitChances::new(habit.as_ref(), structure));
        let totals = chances.total_chances(habit.as_ref(), table);
        totals.by_outcome(&table.outcomes())
    }
}

/// A rule that needs no solver.
pub(crate) struct RuleOfThumb {
    /// Whether the face with the most points is liked best, else the highest one.
    pub(crate) by_points: bool,
    /// After this many faces are taken, worms are liked best.
    pub(crate) worms_first_after: Option<u8>,
    /// It stops once its own top tile and the one that a stop brings have this many worms.
    pub(crate) worms_to_quit: u8,
}

impl RuleOfThumb {
    /// The face taken of a roll; `None` where none may be.
    fn face(&self, turn: &Turn) -> Option<Face> {
        // One face is taken of each roll.
        let taken = turn.position().taken.len();
        let worms_first = self.worms_first_after.is_some_and(|after| taken >= after);
        let liking = |&(face, count): &(Face, u8)| {
            let points = if self.by_points {
                count * points(face)
            } else {
                0
            };
            (worms_first && face == WORM, points, face)
        };
        let faces = turn.options().map(|(face, count, _)| (face, count));
        faces.max_by_key(liking).map(|(face, _)| face)
    }

    fn quits(&self, table: &Table, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Fail => false,
            Outcome::Grill(tile) | Outcome::Steal { tile, .. } => {
                let own = table.own_top().map_or(0, Tile::worms);
                own + tile.worms() >= self.worms_to_quit
            }
        }
    }
}

impl Habit for RuleOfThumb {
    fn decide(&self, View { table, turn }: View<'_>, _: &mut dyn Rng) -> Action {
        let position = turn.position();
        if turn.roll().is_some() {
            self.face(turn).map_or(Action::Bust, Action::Take)
        } else if position.is_over() || self.quits(table, table.outcome_of_stopping(position)) {
            Action::Stop
        } else {
            Action::Roll
        }
    }

    fn taken(&self, turn: &Turn) -> [f64; FACES] {
        let taken = self.face(turn);
        Face::ALL.map(|face| f64::from(u8::from(taken == Some(face))))
    }

    fn stops(&self, table: &Table, outcome: Outcome) -> f64 {
        f64::from(u8::from(self.quits(table, outcome)))
    }
}

/// Does anything that is allowed.
pub(crate) struct Random;

impl Habit for Random {
    fn decide(&self, View { turn, .. }: View<'_>, chance: &mut dyn Rng) -> Action {
        let position = turn.position();
        if turn.roll().is_some() {
            let options = turn.options().map(|(face, ..)| face).zip(1..);
            // As many as the last one is numbered.
            let Some((_, most)) = options.last() else {
                return Action::Bust;
            };
            let nth: u8 = chance.random_range(0..most);
            let chosen = turn.options().nth(nth.into());
            return chosen.map_or(Action::Bust, |(face, ..)| Action::Take(face));
        }
        if position.is_over() || (position.may_stop() && chance.random_range(0..2_u8) == 0) {
            Action::Stop
        } else {
            Action::Roll
        }
    }

    fn taken(&self, turn: &Turn) -> [f64; FACES] {
        let options = turn.options().map(|_| 1.0).sum::<f64>();
        let mut taken = [0.0; FACES];
        for (face, ..) in turn.options() {
            taken[face.index()] = 1.0 / options;
        }
        taken
    }

    fn stops(&self, _: &Table, _: Outcome) -> f64 {
        0.5
    }
}
