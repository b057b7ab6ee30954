//! Finds rules that a person can remember: lists of sentences that lose as little as possible.
//!
//! | module | holds |
//! |---|---|
//! | [`candidates`] | the sentences that are tried |
//! | [`decisions`] | positions with what each choice is worth, as columns of numbers |
//! | [`gap`] | a place in a list where another sentence might be heard, and what that would save |
//! | [`heard`] | sentences as they are heard in each of many decisions |
//! | [`lines`] | JSON with an entry a line |
//! | [`obvious`] | what a rule of thumb leaves of the choices of a position |
//! | [`practice`] | positions to practise, in which the obvious choice is a mistake |
//! | [`search`] | the search |
//! | [`subject`] | what the search must know of a game |

pub mod candidates;
pub mod decisions;
pub mod gap;
pub mod heard;
pub mod lines;
pub mod obvious;
pub mod practice;
pub mod search;
pub mod subject;
