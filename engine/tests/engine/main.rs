//! The engine against oracles by other means, known figures, and what must always hold.

#[cfg(feature = "heckmeck")]
mod heckmeck;
#[cfg(feature = "knucklebones")]
mod knucklebones;
#[cfg(feature = "rummikub")]
mod rummikub;
#[cfg(feature = "knucklebones")]
mod sentences;
#[cfg(feature = "solitaire-dice")]
mod solitaire_dice;
