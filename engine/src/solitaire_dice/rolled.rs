//! A sheet with the dice that were rolled.

use std::fmt;
use std::str::FromStr;

use crate::notation::NotationError;
use crate::solitaire_dice::choice::FiveDice;
use crate::solitaire_dice::sheet::{Sheet, SheetError};

/// A sheet, and the dice that were rolled if any were: `4:4 7:8 | 1:3 6:3 > 12356`.
///
/// ```
/// use rollwise_engine::solitaire_dice::RolledSheet;
///
/// let rolled: RolledSheet = "7:8 4:4|6:3 1:3>65321".parse()?;
/// assert_eq!(rolled.to_string(), "4:4 7:8 | 1:3 6:3 > 12356");
/// # Ok::<(), rollwise_engine::solitaire_dice::SheetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolledSheet {
    /// The marks.
    pub sheet: Sheet,
    /// The dice that a choice is to be made of.
    pub roll: Option<FiveDice>,
}

impl FromStr for RolledSheet {
    type Err = SheetError;

    fn from_str(text: &str) -> Result<RolledSheet, SheetError> {
        let Some((marks, roll)) = text.split_once('>') else {
            let sheet = text.parse()?;
            return Ok(RolledSheet { sheet, roll: None });
        };
        let sheet = marks.trim_end().parse().map_err(|error| match error {
            SheetError::Notation(error) => error.within(text, 0).into(),
            error => error,
        })?;
        let start = text.len() - roll.trim_start().len();
        let roll = roll.trim().parse();
        let roll = roll.map_err(|error: NotationError| error.within(text, start))?;
        Ok(RolledSheet {
            sheet,
            roll: Some(roll),
        })
    }
}

impl fmt::Display for RolledSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sheet.fmt(f)?;
        let Some(roll) = self.roll else {
            return Ok(());
        };
        f.write_str(" > ")?;
        let mut dice = roll.dice();
        dice.try_for_each(|die| write!(f, "{}", die.number()))
    }
}
