//! A position with the die that was rolled.

use std::fmt;
use std::str::FromStr;

use crate::dice::Face;
use crate::knucklebones::position::{Position, PositionError};
use crate::notation::NotationError;

/// A position, and the die that was rolled if one was: `66_/543/21_ v 55_/621/44_ > 5`.
///
/// ```
/// use rollwise_engine::knucklebones::Rolled;
///
/// let rolled: Rolled = "6_6/345/21_ v 55_/621/44_>5".parse()?;
/// assert_eq!(rolled.roll.map(|face| face.number()), Some(5));
/// assert_eq!(rolled.to_string(), "66_/543/21_ v 55_/621/44_ > 5");
/// # Ok::<(), rollwise_engine::knucklebones::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// The boards, as the player to move sees them.
    pub position: Position,
    /// The die that is to be placed.
    pub roll: Option<Face>,
}

impl FromStr for Rolled {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Rolled, PositionError> {
        let Some((boards, roll)) = text.split_once('>') else {
            let position = text.parse()?;
            return Ok(Rolled {
                position,
                roll: None,
            });
        };
        let position = boards.trim_end().parse().map_err(|error| match error {
            PositionError::Notation(error) => error.within(text, 0).into(),
            error => error,
        })?;
        let roll = roll.trim();
        let face = roll.parse().ok().and_then(Face::new);
        let wrong = || NotationError::new(text, roll, "is not a die; write 1 to 6");
        Ok(Rolled {
            position,
            roll: Some(face.ok_or_else(wrong)?),
        })
    }
}

impl fmt::Display for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(f)?;
        match self.roll {
            Some(roll) => write!(f, " > {}", roll.number()),
            None => Ok(()),
        }
    }
}
