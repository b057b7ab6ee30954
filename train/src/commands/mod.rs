//! The commands of each game, and the files that they read and write.

pub mod files;
pub mod heckmeck;
pub mod knucklebones;
pub mod rummikub;
pub mod solitaire_dice;
