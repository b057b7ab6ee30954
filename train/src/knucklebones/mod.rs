//! Knucklebones: the game solved, and values learned from the solution.
//!
//! | module | holds |
//! |---|---|
//! | [`accuracy`] | how far what the search says is off the solution |
//! | [`calibration`] | how well predicted shares of wins agree with what happened |
//! | [`further`] | how far what the search says is off what it says further ahead |
//! | [`lessons`] | positions to learn from, and what the solution says of them |
//! | [`positions`] | positions as games reach them, and which are kept from training |
//! | [`sentences`] | the game as one to find rules to remember for |
//! | [`solution`] | the game solved |
//! | [`steps`] | steps down the gradient |
//! | [`training`] | the schedule: how many positions, and how long the steps are |

pub mod accuracy;
pub mod calibration;
pub mod further;
pub mod lessons;
pub mod positions;
pub mod sentences;
pub mod solution;
pub mod steps;
pub mod training;
