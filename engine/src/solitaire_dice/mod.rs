//! Solitaire Dice, by Sid Sackson.
//!
//! ```
//! use rollwise_engine::dice::Face;
//! use rollwise_engine::solitaire_dice::{FiveDice, Opening, Sheet, choices};
//!
//! // Only the one and the six are among the numbers in use.
//! let sheet: Sheet = "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7".parse()?;
//! let [one, _, three, four, _, six] = Face::ALL;
//! let roll = FiveDice::from([one, three, four, four, six]);
//! let taken = choices(&sheet, roll, Opening::Any);
//! assert!(taken.iter().all(|taken| [one, six].contains(&taken.left)));
//! # Ok::<(), rollwise_engine::solitaire_dice::SheetError>(())
//! ```

mod aim;
mod answer;
#[cfg(feature = "by-heart")]
mod by_heart;
mod chance_player;
mod chances;
mod chances_file;
mod choice;
mod decide;
#[cfg(feature = "learned")]
mod embedded;
mod ends;
mod factors;
mod games;
mod length;
mod maxims;
mod rolled;
mod rules_of_thumb;
mod sheet;
mod solver;
mod strategy;
mod sum;
mod vocabulary;
mod weights;
mod weights_file;

pub use crate::names::UnknownName;
pub use aim::{Aim, HIGHEST_TARGET, LOWEST_TARGET, Target};
pub use answer::SheetAnswer;
#[cfg(feature = "by-heart")]
pub use by_heart::by_heart;
pub use chance_player::ChancePlayer;
pub use chances::Chances;
pub use choice::{Choice, FREE_RIDES, FiveDice, Pairing, Taken, choices};
pub use decide::{SolitaireDice, View};
pub use ends::{Ends, MOST_SPARE};
pub use factors::RejectSet;
pub use games::{
    FinishedGame, GameRolls, Games, HIGHEST, LOWEST, PlayerTally, SCORE_STEP, Sheets, Start, Tally,
    luck,
};
pub use length::Length;
pub use maxims::Maxim;
pub use rolled::RolledSheet;
pub use sheet::{DICE, Fit, LAST_REJECT, MOST_IN_USE, Opening, Sheet, SheetError};
pub use solver::{MOST_DEPTH, MOST_SHEETS, Setting, Solver, Source, Worth, chance, estimate};
pub use strategy::Strategy;
pub use sum::{MOST_MARKS, OpenCost, PAIRS, SUMS, Sum, SumPair};
pub use vocabulary::{Fact, Feature};
pub use weights::Weights;

/// Name of the file with the learned weights, without its extension.
pub const WEIGHTS: &str = "solitaire-dice-weights";

/// Name of the file with the learned chances of a score, without its extension.
pub const CHANCES: &str = "solitaire-dice-chances";

/// Name of the file with the weights learned for what an open sum costs.
#[must_use]
pub const fn weights_of(open_cost: OpenCost) -> &'static str {
    match open_cost {
        OpenCost::Official => WEIGHTS,
        OpenCost::Easy => "solitaire-dice-easy-weights",
    }
}

/// What programs need that learn the game's values, and its tests. These names change with the
/// solvers.
pub mod learning {
    pub use super::aim::{HEADS, head_score};
    pub use super::chances::{FROM_BIAS, FROM_VALUE, HEAD_ROWS, likely, slope_by_spread};
    pub use super::choice::{ByChoice, CHOICES, ROLLS, Rolled, Rolls};
    pub use super::factors::{Factors, FiveFactors};
    pub use super::rules_of_thumb::{
        Rank, chance_of_mark, columns, compare, longest_game, points_now, thumb, weightings,
    };
    pub use super::solver::{EQUAL, best_of};
    pub use super::strategy::{best_rank, by_factors};
    pub use super::weights::{
        ACTIVE, Activations, FIRST, FIRST_TURNS, INPUTS, POINTS, SECOND, STEP, features, oriented,
    };
}
