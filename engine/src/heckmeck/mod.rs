//! Heckmeck (Pickomino, Regenwormen).
//!
//! ```
//! use engine::heckmeck::{Bust, Calculator, Turn};
//!
//! // Two fives and a worm are taken, five dice are left.
//! let turn: Turn = "5 5 w | 8 dice".parse()?;
//! let answer = Calculator::default().answer(&turn, Bust::ScoresNothing);
//! assert_eq!((answer.total, answer.score, answer.remaining), (15, 15, 5));
//! assert!((answer.position.at_least[25] - 0.507).abs() < 0.001);
//! # Ok::<(), engine::heckmeck::TurnError>(())
//! ```

mod answer;
mod evaluation;
mod program;
mod rules;
mod solver;
mod table;
mod turn;

pub use answer::{Calculator, Choice, Phase, Source, TurnAnswer};
pub use evaluation::{Evaluation, TOTALS};
pub use rules::{Bust, LOWEST_TILE, MAX_DICE, MAX_TOTAL, name, value};
pub use solver::Solver;
pub use table::{TABLE_DICE, Table};
pub use turn::{Position, Turn, TurnError};
