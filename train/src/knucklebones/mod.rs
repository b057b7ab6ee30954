//! Knucklebones: values learned by self-play.
//!
//! | module | holds |
//! |---|---|
//! | [`accuracy`] | how far what the search says is off the solution |
//! | [`calibration`] | how well predicted shares of wins agree with what happened |
//! | [`games`] | games against oneself, and what each position of them should be worth |
//! | [`positions`] | positions as games reach them, and which are kept from training |
//! | [`solution`] | the game solved |
//! | [`steps`] | steps down the gradient |
//! | [`training`] | the schedule: which games, and how long the steps are |

pub mod accuracy;
pub mod calibration;
pub mod games;
pub mod positions;
pub mod solution;
pub mod steps;
pub mod training;
