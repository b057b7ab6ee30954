//! Heckmeck at the boundary.
//!
//! | module | holds |
//! |---|---|
//! | [`turn`] | queries about a turn |
//! | [`table`] | queries about a table |
//! | `notation` | positions as text |
//! | `exports` | turns: `evaluateTurn`, `loadTable`, `solveWholeTurn` |
//! | `table_exports` | tables: advice, chances to win, the end of a turn |
//! | `learned` | the win networks |
//! | `tournament` | `Tournament`, for the Lab |

#[cfg(feature = "heckmeck")]
mod exports;
mod learned;
#[cfg(all(feature = "heckmeck", feature = "notation"))]
mod notation;
#[cfg(feature = "heckmeck")]
pub mod table;
#[cfg(feature = "heckmeck")]
mod table_exports;
#[cfg(feature = "heckmeck-lab")]
mod tournament;
#[cfg(feature = "heckmeck")]
pub mod turn;

#[cfg(feature = "heckmeck")]
pub use exports::{TABLES, evaluate_turn, lay_out_whole_turn, load_table, solve_whole_turn};
pub use learned::{fetch_win_model, load_win_model};
#[cfg(all(feature = "heckmeck", feature = "notation"))]
pub use notation::{format_table, format_turn, parse_table, parse_turn};
#[cfg(feature = "heckmeck")]
pub use table_exports::{advise, decide, hear_table, play_turn, standing, win_chances};
#[cfg(feature = "heckmeck-lab")]
pub use tournament::{Tournament, TournamentQuery};
