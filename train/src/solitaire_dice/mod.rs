//! Solitaire Dice: values learned by self-play.
//!
//! | module | holds |
//! |---|---|
//! | [`calibration`] | how well predicted final scores agree with what happens |
//! | [`chances`] | how the chances of a score are learned |
//! | [`games`] | games to learn from, and what each sheet of them should be worth |
//! | [`gradient`] | the gradient of the errors that a network makes |
//! | [`sentences`] | the game as one to find rules to remember for |
//! | [`sheets`] | how far the estimates of single sheets are off, usual sheets and unusual ones |
//! | [`training`] | the schedule, and the steps down the gradient |
//! | [`tuning`] | the factors of the player by five factors |
//! | [`values`] | values written down, to compare the module with |

pub mod calibration;
pub mod chances;
pub mod games;
pub mod gradient;
pub mod sentences;
pub mod sheets;
pub mod training;
pub mod tuning;
pub mod values;

use std::sync::Arc;

use engine::decide::Decide;
use engine::solitaire_dice::{SolitaireDice, Strategy, Weights};

/// One who plays like this, with what has been learned.
pub(crate) fn seated(player: Strategy, weights: &Arc<Weights>) -> Box<dyn Decide<SolitaireDice>> {
    let decider = player.decider(Some(weights));
    decider.expect("with weights everybody can play")
}
