//! The rules that a turn's odds depend on.

use crate::dice::{Face, Faces};

/// Dice of the game; house rules may use fewer.
pub const MAX_DICE: usize = 8;

/// Points of eight worms (or fives): no total is higher.
pub const MAX_TOTAL: usize = 40;

/// The lowest number on a tile. A lower total takes nothing.
pub const LOWEST_TILE: usize = 21;

/// The face that must be among the dice taken, or the turn is worth nothing.
pub const WORM: Face = Face::ALL[5];

/// Points of one die that shows `face`: its number, and 5 for the worm.
#[must_use]
pub fn value(face: Face) -> usize {
    if face == WORM {
        5
    } else {
        usize::from(face.number())
    }
}

/// The sign of a face in text: `1` to `5`, and `w` for the worm.
#[must_use]
pub fn name(face: Face) -> char {
    if face == WORM {
        'w'
    } else {
        char::from(b'0' + face.number())
    }
}

/// What `total` points on these faces are worth: nothing without a worm.
#[must_use]
pub(crate) fn score(taken: Faces, total: usize) -> usize {
    if taken.contains(WORM) { total } else { 0 }
}

/// Chance that none of `dice` dice shows a face that is not `taken` yet, which ends the turn.
#[must_use]
pub(crate) fn bust_chance(taken: Faces, dice: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "both are below 2^53")]
    let chance = taken.len().pow(u32::try_from(dice).unwrap_or(u32::MAX)) as f64
        / crate::dice::throws(dice) as f64;
    chance
}

/// What a roll without a face that may be taken does to the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bust {
    /// The turn is worth nothing: the rule of the game.
    #[default]
    ScoresNothing,
    /// The turn ends with the score so far, as if it had been stopped. No rule of the game, but
    /// how some calculators count; averages come out too high.
    KeepsTotal,
}

impl Bust {
    /// Both conventions.
    pub const BOTH: [Bust; 2] = [Bust::ScoresNothing, Bust::KeepsTotal];

    /// The name by which a query asks for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Bust::ScoresNothing => "scores-nothing",
            Bust::KeepsTotal => "keeps-total",
        }
    }

    /// The convention of that name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Bust> {
        Bust::BOTH.into_iter().find(|bust| bust.name() == name)
    }

    /// Points that a busted roll leaves of `score`.
    #[must_use]
    pub(crate) fn keeps(self, score: usize) -> usize {
        match self {
            Bust::ScoresNothing => 0,
            Bust::KeepsTotal => score,
        }
    }
}
