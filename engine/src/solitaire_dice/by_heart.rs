//! Rules of Solitaire Dice that a person can remember.

use crate::sentences::Sentences;
use crate::solitaire_dice::decide::SolitaireDice;

/// Most rules of a list.
pub(super) const MOST_RULES: u8 = 7;

/// A list of each length up to that, as `cargo xtask rules solitaire-dice` has found them.
const LISTS: &str = include_str!("sentences.txt");

/// The list with this many rules, 1 to 7; `None` with another number.
///
/// ```
/// use rollwise_engine::solitaire_dice::by_heart;
///
/// assert_eq!(by_heart(5).unwrap().0.len(), 5);
/// assert!(by_heart(9).is_none());
/// ```
#[must_use]
pub fn by_heart(count: usize) -> Option<Sentences<SolitaireDice>> {
    Sentences::among(LISTS, count)
}
