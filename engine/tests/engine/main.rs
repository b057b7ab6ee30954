//! The engine against oracles by other means, known figures, and what must always hold.

mod heckmeck;
mod knucklebones;
mod rummikub;
mod solitaire_dice;
