//! What the solvers say, as plain data that serde writes: JavaScript values at the WebAssembly boundary, JSON in a terminal.
//!
//! Each type is made from what the engine answers, and is written with the fields that the TypeScript declaration of the same
//! name describes: shapes and units stand there.
//!
//! | module | answers about |
//! |---|---|
//! | [`heckmeck`] | turns and tables |
//! | [`knucklebones`] | positions and the tree of what may follow |
//! | [`rummikub`] | positions, draws, moves made by hand |
//! | [`solitaire_dice`] | sheets, chances of a score |

#[cfg(feature = "heckmeck")]
pub mod heckmeck;
#[cfg(feature = "knucklebones")]
pub mod knucklebones;
#[cfg(feature = "rummikub")]
pub mod rummikub;
#[cfg(feature = "solitaire-dice")]
pub mod solitaire_dice;
