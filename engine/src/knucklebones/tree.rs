//! The tree of what may follow a position: roll by roll, column by column.

use crate::dice::Face;
use crate::knucklebones::analysis::{Analyser, Limits};
use crate::knucklebones::outlook::Outlook;
use crate::knucklebones::search::SIXTH;
use crate::knucklebones::strategy::best_column;
use crate::knucklebones::value::Value;
use crate::knucklebones::{COLUMNS, GameResult, Position};

/// A place in the tree, reached by rolls and columns in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Seen by the player to move there.
    pub position: Position,
    /// The die that is rolled, if one is.
    pub roll: Option<Face>,
    /// Whether the other player is to move, seen from where the path began.
    pub is_theirs: bool,
}

/// A step of a path that can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PathError {
    /// A roll was expected.
    #[error("step {step} is {found}; expected a roll from 1 to 6")]
    NoRoll {
        /// Which step, from 0.
        step: usize,
        /// What stands there.
        found: u8,
    },
    /// A column with room was expected.
    #[error("step {step} is {found}; expected a column from 0 to 2 with room")]
    NoColumn {
        /// Which step, from 0.
        step: usize,
        /// What stands there.
        found: u8,
    },
    /// The path goes on behind the end of a game.
    #[error("the game is over before step {step}")]
    Over {
        /// Which step, from 0.
        step: usize,
    },
}

impl Place {
    /// The place at the end of a path of rolls (1 to 6) and columns (0 to 2).
    ///
    /// # Errors
    /// Says which step can't be made, and what is allowed.
    pub fn at(position: Position, roll: Option<Face>, path: &[u8]) -> Result<Place, PathError> {
        let mut place = Place {
            position,
            roll,
            is_theirs: false,
        };
        for (step, &found) in path.iter().enumerate() {
            if place.position.result().is_some() {
                return Err(PathError::Over { step });
            }
            let Some(roll) = place.roll else {
                let wrong = PathError::NoRoll { step, found };
                place.roll = Some(Face::new(found).ok_or(wrong)?);
                continue;
            };
            let after = place.position.place(found.into(), roll);
            place = Place {
                position: after.ok_or(PathError::NoColumn { step, found })?,
                roll: None,
                is_theirs: !place.is_theirs,
            };
        }
        Ok(place)
    }
}

/// What follows a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// The place itself, for the player from whom the path began.
    pub value: Outlook,
    /// Placements looked ahead.
    pub depth: u8,
    /// How far the worst of these shares may be off, see
    /// [`Values::error_of`](crate::knucklebones::Values::error_of).
    pub error: Option<f64>,
    /// What may come next: rolls, or columns with room; nothing when the game is over.
    pub branches: Vec<Branch>,
}

/// A roll or a column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Branch {
    /// The roll, 1 to 6, or the column, 0 to 2.
    pub key: u8,
    /// For the player from whom the path began.
    pub outlook: Outlook,
    /// Dice removed by that column.
    pub removes: Option<u8>,
    /// Whether the mover does best with that column.
    pub is_best: bool,
    /// How the game ends with it, for the player from whom the path began.
    pub result: Option<GameResult>,
}

impl Analyser {
    /// What follows a place of the tree.
    ///
    /// ```
    /// use rollwise_engine::dice::Face;
    /// use rollwise_engine::knucklebones::{Analyser, Limits, Objective, Place, Position, Values};
    ///
    /// // A five is rolled and placed in the first column; the other player rolls a two.
    /// let position: Position = "66_/543/21_ v 55_/621/44_".parse()?;
    /// let place = Place::at(position, Some(Face::ALL[4]), &[0, 2]).unwrap();
    /// let mut analyser = Analyser::new(Values::new(None, Objective::Win), 1 << 20);
    /// let limits = Limits { depth: 2, ..Limits::default() };
    /// let level = analyser.level(&place, limits, &mut || true);
    /// // That player has room in two columns, and chooses what is worse for the first one.
    /// let [left, right] = level.branches[..] else { unreachable!() };
    /// assert_eq!((left.key, right.key), (0, 2));
    /// assert_eq!(left.is_best, left.outlook.share() < right.outlook.share());
    /// # Ok::<(), rollwise_engine::knucklebones::PositionError>(())
    /// ```
    pub fn level(
        &mut self,
        place: &Place,
        limits: Limits,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Level {
        if place.position.result().is_some() {
            let value = Outlook::over(place.position.difference());
            return Level {
                value: place.seen(value),
                depth: 0,
                error: self.horizon().error_of(place.position, 0, value),
                branches: Vec::new(),
            };
        }
        match place.roll {
            Some(roll) => self.columns_of(place, roll, limits, keep_going),
            None => self.rolls_of(place, limits, keep_going),
        }
    }

    fn columns_of(
        &mut self,
        place: &Place,
        roll: Face,
        limits: Limits,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Level {
        let found = self.columns(place.position, roll, limits, keep_going);
        let best = best_column(self.horizon(), &found.value);
        let branch = |column: usize| {
            let outlook = found.value[column]?;
            let result = place.position.place(column, roll)?.result();
            Some(Branch {
                key: u8::try_from(column).ok()?,
                outlook: place.seen(outlook),
                removes: place.position.removes(column, roll),
                is_best: Some(column) == best,
                // After the placement it is told to the player who did not place.
                result: result.map(|result| {
                    if place.is_theirs {
                        result
                    } else {
                        result.swapped()
                    }
                }),
            })
        };
        let value = best.and_then(|column| found.value[column]);
        Level {
            value: place.seen(value.unwrap_or(Outlook::NOTHING)),
            depth: found.depth,
            error: found.error(place.position, self.horizon()),
            branches: (0..COLUMNS).filter_map(branch).collect(),
        }
    }

    fn rolls_of(
        &mut self,
        place: &Place,
        limits: Limits,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Level {
        let found = self.rolls(place.position, limits, keep_going);
        let outlooks = found.value.map(|columns| {
            let best = best_column(self.horizon(), &columns);
            best.and_then(|column| columns[column])
                .unwrap_or(Outlook::NOTHING)
        });
        let sum = outlooks.into_iter().fold(Outlook::NOTHING, Outlook::plus);
        let branches = Face::ALL.into_iter().zip(outlooks);
        let values = self.horizon();
        Level {
            value: place.seen(sum.times(SIXTH)),
            depth: found.depth,
            error: values.worst_error(place.position, found.depth, outlooks),
            branches: branches
                .map(|(face, outlook)| Branch {
                    key: face.number(),
                    outlook: place.seen(outlook),
                    removes: None,
                    is_best: false,
                    result: None,
                })
                .collect(),
        }
    }
}

impl Place {
    /// What is told to the mover, told to the player from whom the path began.
    fn seen(&self, outlook: Outlook) -> Outlook {
        if self.is_theirs {
            outlook.swapped()
        } else {
            outlook
        }
    }
}
