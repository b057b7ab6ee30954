//! Exact odds for dice games, in pure Rust: no screen, no clock, no files.
//!
//! [`dice`] holds what every dice game shares, [`table_file`] the container of a precomputed
//! table; each game has a module of its own with the same names for the same things.
#![forbid(unsafe_code)]

pub mod dice;
pub mod heckmeck;
pub mod table_file;
