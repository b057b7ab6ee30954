//! Chances to win the whole game: what a table between turns is worth to each player.
//!
//! | module | holds |
//! |---|---|
//! | `inputs` | a table as the inputs of a network |
//! | `network` | the network that estimates the players' chances to win |
//! | `network_file` | its weights as bytes |
//! | `model` | the networks for all numbers of players; the chances at a table |
//! | `foresight` | a turn played for the win: its prices, and what it leaves each player |
//! | `endings` | the last turns of a game, solved |
//! | `outlook` | how far advice looks ahead, and what it has worked out |
//! | `embedded` | what was learned, out of the program itself |
//! | `player` | the player who plays every turn so |

mod chances;
#[cfg(feature = "learned")]
mod embedded;
mod endings;
mod foresight;
mod inputs;
mod model;
mod network;
mod network_file;
mod outlook;
mod player;

pub use chances::{WinChances, chances_at_the_end};
pub use endings::Endings;
pub use foresight::{Foresight, WinPrices};
pub use inputs::{Active, Layout};
pub use model::{NETWORKS, NetworkFile, WinModel, chances_at};
pub use network::{Activations, FIRST, HEADS, Network, SECOND, SLOPE, softmax};
pub use outlook::Outlook;
pub use player::BestToWin;
