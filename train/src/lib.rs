//! Learns values by self-play, and measures how strong players are.
pub mod adam;
pub mod bytes;
pub mod heckmeck;
pub mod knucklebones;
pub mod solitaire_dice;
pub mod threads;
