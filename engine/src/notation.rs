//! What is wrong with a text that is to be read, and where.

use std::ops::Range;

use thiserror::Error;

/// A text that does not follow a notation, and the part of it where that shows first.
///
/// ```
/// use rollwise_engine::heckmeck::{Turn, TurnError};
///
/// let text = "5 5 x > 1 2 3 3 w";
/// let Err(TurnError::Notation(error)) = text.parse::<Turn>() else { unreachable!() };
/// assert_eq!((error.found(), &error.place), ("x", &(4..5)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\" {wanted}")]
pub struct NotationError {
    /// The whole text.
    pub text: String,
    /// Bytes of the text that can't be there; none at its end, where something is missing.
    pub place: Range<usize>,
    /// What it is not, and what is expected.
    pub wanted: &'static str,
}

impl NotationError {
    /// The same error of a longer text, in which the one that was read begins behind so many bytes.
    #[must_use]
    pub fn within(self, text: &str, start: usize) -> NotationError {
        NotationError {
            text: text.to_owned(),
            place: self.place.start + start..self.place.end + start,
            ..self
        }
    }

    /// The error of a text of which a part is wrong.
    #[cfg(any(
        feature = "heckmeck",
        feature = "knucklebones",
        feature = "solitaire-dice"
    ))]
    pub(crate) fn new(text: &str, part: &str, wanted: &'static str) -> NotationError {
        // Where the part lies in the text; a part of another text stands for the whole one.
        let start = part.as_ptr().addr().wrapping_sub(text.as_ptr().addr());
        let place = start..start.wrapping_add(part.len());
        let place = match text.get(place.clone()) {
            Some(found) if found == part => place,
            _ => 0..text.len(),
        };
        NotationError {
            text: text.to_owned(),
            place,
            wanted,
        }
    }

    /// The error of a text at whose end something is missing.
    #[cfg(any(
        feature = "heckmeck",
        feature = "knucklebones",
        feature = "solitaire-dice"
    ))]
    pub(crate) fn at_the_end(text: &str, wanted: &'static str) -> NotationError {
        NotationError::new(text, &text[text.trim_end().len()..][..0], wanted)
    }

    /// The part that is wrong; empty where something is missing.
    #[must_use]
    pub fn found(&self) -> &str {
        self.text.get(self.place.clone()).unwrap_or("")
    }
}
