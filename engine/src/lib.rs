#![doc = include_str!("../README.md")]
//!
//! ## Modules
//!
//! | module | holds |
//! |---|---|
//! | [`dice`] | faces, sets of faces, rolls |
//! | [`chance`] | the random numbers of a seed |
//! | [`decide`] | who decides for a player |
//! | [`series`] | games played one after the other, or in parts |
//! | [`estimate`] | shares and averages found in games, and how sure they are |
//! | [`notation`] | what is wrong with a text, and where |
//! | [`maxims`] | rules that a person says aloud, as the printed cards say them |
//! | [`sentences`] | rules that a person can remember, in a language that a search writes |
//! | [`net`] | the parts of a value network |
//! | [`learned_file`] | learned numbers as bytes |
//! | [`table_file`] | the container of what is computed beforehand |
//!
//! Each game has a module of its own, with the same names for the same things.
#![forbid(unsafe_code)]

pub mod chance;
pub mod decide;
pub mod dice;
#[cfg(all(
    feature = "learned",
    any(
        feature = "heckmeck",
        feature = "knucklebones",
        feature = "solitaire-dice"
    )
))]
mod embedded;
pub mod estimate;
#[cfg(feature = "heckmeck")]
pub mod heckmeck;
#[cfg(feature = "knucklebones")]
pub mod knucklebones;
pub mod learned_file;
#[cfg(any(
    feature = "heckmeck",
    feature = "knucklebones",
    feature = "solitaire-dice"
))]
pub mod maxims;
pub mod names;
pub mod net;
pub mod notation;
#[cfg(feature = "rummikub")]
pub mod rummikub;
#[cfg(any(
    feature = "heckmeck",
    feature = "knucklebones",
    feature = "solitaire-dice"
))]
pub mod sentences;
pub mod series;
#[cfg(feature = "solitaire-dice")]
pub mod solitaire_dice;
pub mod table_file;
