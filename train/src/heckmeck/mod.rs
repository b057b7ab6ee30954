//! Heckmeck: chances to win learned by self-play.
//!
//! | module | holds |
//! |---|---|
//! | [`calibration`] | how well predicted chances to win agree with what happened |
//! | [`ends`] | how far chances to win are off near the end of a game |
//! | [`games`] | games to learn from, and what each table of them should be worth |
//! | [`gradient`] | the gradient of the errors that a network makes |
//! | [`prediction`] | chances to win at a table before a turn, as they are predicted |
//! | [`sentences`] | the game as one to find rules to remember for |
//! | [`training`] | the schedule, and the steps down the gradient |

pub mod calibration;
pub mod ends;
pub mod games;
pub mod gradient;
pub mod prediction;
pub mod sentences;
pub mod training;
