//! Learns values by self-play, and measures how strong players are.
pub mod bytes;
pub mod calibration;
pub mod dot;
pub mod heckmeck;
pub mod knucklebones;
pub mod learner;
pub mod sentences;
pub mod solitaire_dice;
pub mod threads;
pub mod training;
