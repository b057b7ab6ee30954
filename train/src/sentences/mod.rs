//! Finds rules that a person can remember: lists of sentences that lose as little as possible.

pub mod candidates;
pub mod decisions;
pub mod gap;
pub mod heard;
pub mod search;
pub mod subject;
