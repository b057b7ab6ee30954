//! The command as it is run: what it prints, what it refuses, how it ends.

mod docs;
mod errors;
mod heckmeck;
mod help;
mod input;
mod knucklebones;
mod lab;
mod links;
mod play;
mod play_rummikub;
mod play_solitaire_dice;
mod rummikub;
mod run;
mod solitaire_dice;
