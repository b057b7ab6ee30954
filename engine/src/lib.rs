//! Exact odds and best moves for games with dice and tiles, in pure Rust: no screen, no clock, no files.
//!
//! [`dice`] holds what every dice game shares, [`chance`] the random numbers of a seed, [`estimate`] how
//! sure is what games were played to find, [`net`] the parts of a value network, [`learned`] the error of players who lack
//! theirs, [`table_file`] the container of what is computed
//! beforehand; each game has a module of its own with the same names for the same things.
//!
//! With the feature `serde`, what queries and answers call by a name, such as
//! [`heckmeck::Strategy`], is read and written by that name.
#![forbid(unsafe_code)]

pub mod chance;
pub mod dice;
pub mod estimate;
pub mod heckmeck;
pub mod knucklebones;
pub mod learned;
pub mod names;
pub mod net;
pub mod rummikub;
pub mod solitaire_dice;
pub mod table_file;
