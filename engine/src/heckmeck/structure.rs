//! What a turn with some dice can come to, whatever it is played for.
//!
//! Positions are kept by *shape*, the faces taken and the dice left: how a turn can go on from a
//! position depends on its shape alone, only what it comes to depends on the total.

use crate::dice::{FACES, Faces};
use crate::heckmeck::evaluation::TOTALS;
use crate::heckmeck::program::RollProgram;
use crate::heckmeck::rules::{MAX_DICE, WORM, value};
use crate::heckmeck::turn::{Position, most_gain, totals};

/// A set of totals. Bit `t` stands for a total of `t` points.
pub(crate) type Totals = u64;

/// All shapes of a turn, and what it is to roll in each.
pub struct Structure {
    /// Fewer dice left first: what a shape leads to stands before it.
    shapes: Vec<Shape>,
    /// Index into `shapes`, by faces taken and dice left.
    places: [[Option<usize>; MAX_DICE + 1]; Faces::SETS],
    programs: [[Option<RollProgram>; MAX_DICE + 1]; FACES + 1],
}

/// Positions that differ by their total alone.
pub(crate) struct Shape {
    pub(crate) taken: Faces,
    pub(crate) remaining: usize,
    /// The totals that can have led here.
    pub(crate) totals: Totals,
    /// The most points that can still come.
    pub(crate) gain: usize,
    /// Face by face, from one die up: the order that [`RollProgram`] counts options in.
    pub(crate) options: Vec<Taken>,
}

/// An option: the shape it leads to and its points.
pub(crate) struct Taken {
    pub(crate) shape: usize,
    pub(crate) points: usize,
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

    /// The lowest and the highest total that can have led here.
    pub(crate) fn range(&self) -> (usize, usize) {
        (
            self.totals.trailing_zeros() as usize,
            self.totals.ilog2() as usize,
        )
    }
}

/// The totals of a set, ascending.
pub(crate) fn each(mut totals: Totals) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (totals != 0).then(|| totals.trailing_zeros() as usize)?;
        totals &= totals - 1;
        Some(lowest)
    })
}

impl Structure {
    /// Lays out a turn with `dice` dice, which is brought into 1 to 8.
    #[must_use]
    pub fn new(dice: usize) -> Structure {
        let dice = dice.clamp(1, MAX_DICE);
        let mut structure = Structure {
            shapes: Vec::new(),
            places: [[None; MAX_DICE + 1]; Faces::SETS],
            programs: Default::default(),
        };
        for remaining in 0..=dice {
            for taken in Faces::every() {
                let totals = totals(taken, dice - remaining);
                if totals != 0 {
                    structure.add_shape(taken, remaining, totals);
                }
            }
        }
        structure
    }

    fn add_shape(&mut self, taken: Faces, remaining: usize, totals: Totals) {
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
            options,
        });
    }

    /// Positions of the whole turn, the finished ones included.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.shapes.iter().flat_map(|shape| {
            each(shape.totals).map(|total| Position {
                taken: shape.taken,
                remaining: shape.remaining,
                total,
            })
        })
    }

    pub(crate) fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// What it is to roll in a shape; `None` where the turn is over.
    pub(crate) fn program(&self, shape: &Shape) -> Option<&RollProgram> {
        if shape.over() {
            return None;
        }
        self.programs[FACES - shape.taken.len()][shape.remaining].as_ref()
    }

    /// The shape of a position that this game has.
    pub(crate) fn place(&self, position: Position) -> Option<usize> {
        let place = (*self.places[position.taken.index()].get(position.remaining)?)?;
        let known =
            position.total < TOTALS && self.shapes[place].totals & (1 << position.total) != 0;
        known.then_some(place)
    }

    /// By shape: these positions and all that can come after them. Positions that this game does
    /// not have are passed over.
    pub(crate) fn follow(&self, positions: impl IntoIterator<Item = Position>) -> Vec<Totals> {
        let mut totals = vec![0; self.shapes.len()];
        for position in positions {
            if let Some(place) = self.place(position) {
                totals[place] |= 1 << position.total;
            }
        }
        for (place, shape) in self.shapes.iter().enumerate().rev() {
            let here = totals[place];
            if here != 0 {
                for taken in &shape.options {
                    totals[taken.shape] |= here << taken.points;
                }
            }
        }
        totals
    }
}
