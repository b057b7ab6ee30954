//! What a player plays for.

/// What a player wants most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Objective {
    /// To win, a tie counting half.
    #[default]
    Win,
    /// The score difference at the end.
    Difference,
}
