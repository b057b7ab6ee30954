//! Rules of Knucklebones that a person can remember.

use crate::knucklebones::decide::Knucklebones;
use crate::sentences::Sentences;

/// Most rules of a list.
pub(super) const MOST_RULES: u8 = 7;

/// A list of each length up to that, as `cargo xtask rules knucklebones` has found them.
const LISTS: &str = include_str!("sentences.txt");

/// The list with this many rules, 1 to 7; `None` with another number.
///
/// ```
/// use rollwise_engine::dice::Face;
/// use rollwise_engine::knucklebones::{Knucklebones, View, by_heart};
/// use rollwise_engine::sentences::Vocabulary;
///
/// let position = "5__/___/___ v 6__/66_/___".parse()?;
/// let view = View { position, roll: Face::new(6).unwrap() };
/// let choices = Knucklebones::choices(&view);
/// // The column in the middle is left: two sixes are removed there.
/// assert_eq!(by_heart(5).unwrap().left(&view, &choices), 0b010);
/// # Ok::<(), rollwise_engine::knucklebones::PositionError>(())
/// ```
#[must_use]
pub fn by_heart(count: usize) -> Option<Sentences<Knucklebones>> {
    Sentences::among(LISTS, count)
}
