//! Heckmeck (Pickomino, Regenwormen).
//!
//! ```
//! use rollwise_engine::heckmeck::{Bust, Calculator, Turn};
//!
//! // Two fives and a worm are taken, five dice are left.
//! let turn: Turn = "5 5 w | 8 dice".parse()?;
//! let answer = Calculator::default().answer(&turn, Bust::ScoresNothing);
//! assert_eq!((answer.total, answer.score, answer.remaining), (15, 15, 5));
//! assert!((answer.position.at_least[25] - 0.507).abs() < 0.001);
//! # Ok::<(), rollwise_engine::heckmeck::TurnError>(())
//! ```

mod advice;
mod answer;
mod best_in_worms;
#[cfg(feature = "by-heart")]
mod by_heart;
mod decide;
mod evaluation;
mod game;
mod habit;
mod known_turns;
mod luck;
mod maxims;
mod odds_table;
mod price_solver;
mod prices;
mod program;
mod rule_of_thumb;
mod rules;
mod solver;
mod strategy;
mod structure;
mod table;
mod table_notation;
mod table_rules;
mod ties;
mod tile;
mod totals;
mod turn;
mod values;
mod vocabulary;
mod win;

pub use crate::names::UnknownName;
pub use advice::{Advice, Advisor, WinAdvice};
pub use answer::{Calculator, Choice, Phase, Source, TurnAnswer};
#[cfg(feature = "by-heart")]
pub use by_heart::{OTHERWISE, by_heart, by_heart_to_win};
pub use decide::{Heckmeck, PlayError, PlayTurns, View};
pub use evaluation::{Evaluation, TOTALS};
pub use game::{FinishedGame, Games, MOST_TURNS, PlayerTally, Seats, Tally, Tournament, play_turn};
pub use maxims::Maxim;
pub use odds_table::{OddsTable, TABLE_DICE, table_name};
pub use price_solver::{PriceSolver, Solution, TotalChances};
pub use prices::PriceList;
pub use rules::{Bust, Dice, LOWEST_TILE, MAX_DICE, MAX_TOTAL, points, symbol};
pub use solver::Solver;
pub use strategy::Strategy;
pub use table::{Outcome, Table, TableStateError, TurnEnd};
pub use table_rules::{FEWEST_PLAYERS, MOST_PLAYERS, RuleOptions};
pub use tile::{HIGHEST_TILE, TILES, Tile, Tiles};
pub use turn::{Position, Turn, TurnError, read_dice};
pub use values::{Action, ValuedChoice, Values};
pub use vocabulary::{Fact, Feature};
pub use win::{NETWORKS, NetworkFile, WinChances, WinModel, chances_at_the_end};

/// What programs need that learn the game's values, and its tests. These names change with the
/// solvers.
pub mod learning {
    pub use super::luck::Luck;
    pub use super::structure::Structure;
    pub use super::win::{
        Activations, Active, BestToWin, Endings, FIRST, Foresight, HEADS, Layout, Network, Outlook,
        SECOND, SLOPE, WinPrices, chances_at, softmax,
    };
}
