//! Solitaire Dice, by Sid Sackson.

mod choice;
mod decide;
mod ends;
mod factors;
mod games;
mod length;
mod rules_of_thumb;
mod sheet;
mod solver;
mod strategy;
mod sum;
mod weights;
mod weights_file;

pub use crate::names::UnknownName;
pub use choice::{
    ByChoice, CHOICES, Choice, FREE_RIDES, FiveDice, Pairing, ROLLS, Rolled, Rolls, Taken, choices,
};
pub use decide::{SolitaireDice, View};
pub use ends::{Ends, MOST_SPARE};
pub use factors::{Factors, FiveFactors, RejectSet};
pub use games::{
    FinishedGame, GameRolls, Games, HIGHEST, LOWEST, PlayerTally, SCORE_STEP, Sheets, Start, Tally,
    luck,
};
pub use length::Length;
pub use rules_of_thumb::{
    Rank, chance_of_mark, columns, compare, longest_game, points_now, thumb, weightings,
};
pub use sheet::{DICE, Fit, LAST_REJECT, MOST_IN_USE, Opening, Sheet, SheetError};
pub use solver::{
    EQUAL, MOST_DEPTH, MOST_SHEETS, Setting, Solver, Source, Worth, best_of, estimate,
};
pub use strategy::{Strategy, best_rank, by_factors};
pub use sum::{MOST_MARKS, PAIRS, SUMS, Sum, SumPair};
pub use weights::{
    ACTIVE, Activations, FIRST, FIRST_TURNS, INPUTS, POINTS, SECOND, STEP, Weights, features,
    oriented,
};

/// Name of the file with the learned weights, without its extension.
pub const WEIGHTS: &str = "solitaire-dice-weights";
