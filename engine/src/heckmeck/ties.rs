//! How ties are broken, wherever something is chosen.
//!
//! Of options that are worth the same, stopping comes before rolling; of two faces the one with
//! more dice comes first, so that fewer are left, then the higher one.

use crate::dice::FACES;
use crate::heckmeck::rules::MAX_DICE;

/// Values closer than this are equal: rounding makes less of a difference, a real choice more.
const EQUAL: f64 = 1e-12;

/// Places that a face can have among those to choose from.
const PLACES: u8 = 6;
const _: () = assert!(PLACES as usize == FACES);

/// More than the [`rank`] of any option.
const RANKS: u8 = PLACES * (MAX_DICE + 2);

/// Whether an option is worth no less than the best one is.
pub(crate) fn as_good(worth: f64, best: f64) -> bool {
    worth >= best - EQUAL
}

/// Whether a player who may do either stops rather than rolls on.
pub(crate) fn stops(stopping: f64, rolling: f64) -> bool {
    as_good(stopping, rolling)
}

/// Where taking `count` dice of a face stands among options that are worth the same: the highest
/// rank is taken. `place` is that of the face among those to choose from, ascending, 0 to 5.
pub(crate) fn rank(count: u8, place: u8) -> u8 {
    count * PLACES + place
}

/// What is added to an option's worth where the best one is looked for, so that of equal ones the
/// one with the highest [`rank`] has most: so little that values further apart than [`EQUAL`] keep
/// their order, so much that rounding does not matter.
pub(crate) fn bonus(count: u8, place: u8) -> f64 {
    f64::from(rank(count, place)) * (EQUAL / f64::from(RANKS))
}
