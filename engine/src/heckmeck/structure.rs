//! What a turn with some dice can come to, whatever it is played for.
//!
//! Positions are kept by *shape*, the faces taken and the dice left: how a turn can go on from a
//! position depends on its shape alone, only what it comes to depends on the total.

use crate::dice::{FACES, Faces};
use crate::heckmeck::program::RollProgram;
use crate::heckmeck::rules::{Dice, MAX_DICE, WORM, points};
use crate::heckmeck::totals::Totals;
use crate::heckmeck::turn::{Position, most_gain};

/// Numbers of dice that can be left: 0 to 8.
const REMAINING: usize = MAX_DICE as usize + 1;

/// A turn laid out: all its shapes, and how the rolls of each are averaged. Solvers of the same
/// game share one.
///
/// ```
/// use std::sync::Arc;
/// use rollwise_engine::heckmeck::learning::Structure;
/// use rollwise_engine::heckmeck::{Advisor, Dice, Solver};
///
/// let structure = Arc::new(Structure::new(Dice::EIGHT));
/// assert_eq!(structure.positions().count(), 1939);
/// let solver = Solver::from_structure(Arc::clone(&structure));
/// let advisor = Advisor::from_structure(structure);
/// ```
pub struct Structure {
    /// Fewer dice left first: what a shape leads to stands before it.
    shapes: Vec<Shape>,
    /// Index into `shapes`, by faces taken and dice left.
    places: [[Option<usize>; REMAINING]; Faces::SETS],
    programs: [[Option<RollProgram>; REMAINING]; FACES + 1],
}

/// Positions that differ by their total alone.
pub(crate) struct Shape {
    pub(crate) taken: Faces,
    pub(crate) remaining: u8,
    /// The totals that can have led here.
    pub(crate) totals: Totals,
    /// The most points that can still come.
    pub(crate) gain: u8,
    /// Face by face, from one die up: the order that [`RollProgram`] counts options in.
    pub(crate) options: Vec<Taken>,
}

/// An option: the shape it leads to and its points.
pub(crate) struct Taken {
    pub(crate) shape: usize,
    pub(crate) points: u8,
}

impl Shape {
    /// Whether the turn has ended by itself.
    pub(crate) fn over(&self) -> bool {
        self.remaining == 0 || self.taken == Faces::ALL
    }

    /// Whether a worm is taken, without which a total is worth nothing.
    pub(crate) fn has_worm(&self) -> bool {
        self.taken.contains(WORM)
    }

    /// The position with a total.
    pub(crate) fn at(&self, total: u8) -> Position {
        Position {
            taken: self.taken,
            remaining: self.remaining,
            total,
        }
    }
}

impl Structure {
    /// Lays out a turn with `dice` dice.
    #[must_use]
    pub fn new(dice: Dice) -> Structure {
        let dice = dice.number();
        let mut structure = Structure {
            shapes: Vec::new(),
            places: [[None; REMAINING]; Faces::SETS],
            programs: Default::default(),
        };
        for remaining in 0..=dice {
            for taken in Faces::every() {
                let totals = Totals::of(taken, dice - remaining);
                if !totals.is_empty() {
                    structure.add_shape(taken, remaining, totals);
                }
            }
        }
        structure
    }

    fn add_shape(&mut self, taken: Faces, remaining: u8, totals: Totals) {
        let left = usize::from(remaining);
        let options = taken.missing().flat_map(|face| {
            let leads_to = &self.places[taken.with(face).index()][..left];
            let by_count = leads_to.iter().rev().flatten().zip(1..);
            by_count.map(move |(&shape, count)| Taken {
                shape,
                points: count * points(face),
            })
        });
        let options: Vec<Taken> = options.collect();
        let live = live(taken);
        if !options.is_empty() {
            self.programs[usize::from(live)][left]
                .get_or_insert_with(|| RollProgram::new(live, remaining));
        }
        self.places[taken.index()][left] = Some(self.shapes.len());
        self.shapes.push(Shape {
            taken,
            remaining,
            totals,
            gain: most_gain(taken, remaining),
            options,
        });
    }

    /// Positions of the whole turn, the finished ones included.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.shapes.iter().flat_map(|shape| {
            shape.totals.iter().map(|total| Position {
                taken: shape.taken,
                remaining: shape.remaining,
                total,
            })
        })
    }

    pub(crate) fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// How the rolls of a shape are averaged; `None` where the turn is over.
    pub(crate) fn program(&self, shape: &Shape) -> Option<&RollProgram> {
        if shape.over() {
            return None;
        }
        self.programs[usize::from(live(shape.taken))][usize::from(shape.remaining)].as_ref()
    }

    /// The shape of a position that this game has.
    pub(crate) fn place(&self, position: Position) -> Option<usize> {
        let by_remaining = &self.places[position.taken.index()];
        let place = (*by_remaining.get(usize::from(position.remaining))?)?;
        let totals = self.shapes[place].totals;
        totals.contains(position.total).then_some(place)
    }

    /// By shape: these positions and all that can come after them. Positions that this game does
    /// not have are passed over.
    pub(crate) fn follow(&self, positions: impl IntoIterator<Item = Position>) -> Vec<Totals> {
        let mut totals = vec![Totals::NONE; self.shapes.len()];
        for position in positions {
            if let Some(place) = self.place(position) {
                totals[place].insert(position.total);
            }
        }
        for (place, shape) in self.shapes.iter().enumerate().rev() {
            let here = totals[place];
            if !here.is_empty() {
                for taken in &shape.options {
                    totals[taken.shape] = totals[taken.shape].union(here.raised(taken.points));
                }
            }
        }
        totals
    }
}

/// Number of faces that may still be taken.
fn live(taken: Faces) -> u8 {
    Faces::ALL.len() - taken.len()
}
