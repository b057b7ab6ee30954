//! Learns values by self-play, and measures how strong players are.
pub mod knucklebones;
pub mod solitaire_dice;
