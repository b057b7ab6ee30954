//! Knucklebones: values learned by self-play.
//!
//! | module | holds |
//! |---|---|
//! | [`calibration`] | how well predicted shares of wins agree with what happened |
//! | [`games`] | games against oneself, and what each position of them should be worth |
//! | [`steps`] | steps down the gradient |
//! | [`training`] | the schedule: which games, and how long the steps are |

pub mod calibration;
pub mod games;
pub mod solution;
pub mod steps;
pub mod training;
