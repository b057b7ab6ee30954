//! What is learned and measured is the same again, and on any number of threads.

// The name by which the engine's own tests know it.
extern crate engine as rollwise_engine;

mod heckmeck;
mod knucklebones;
mod practice;
mod repeats;
mod sentences;
mod solitaire_dice;
mod solitaire_dice_values;
mod threads;
