//! What is learned and measured is the same again, and on any number of threads.

mod heckmeck;
mod knucklebones;
mod repeats;
mod solitaire_dice;
mod solitaire_dice_values;
mod threads;
