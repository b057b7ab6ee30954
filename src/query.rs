//! The numbers that queries are made of: nothing is coerced, and an error says what is allowed.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Unexpected, Visitor};

/// A whole number from `LOW` to `HIGH`, both included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Whole<const LOW: u32, const HIGH: u32>(pub u32);

impl<'de, const LOW: u32, const HIGH: u32> Deserialize<'de> for Whole<LOW, HIGH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_f64(Between(LOW, HIGH)).map(Whole)
    }
}

/// Any number that a seed can be.
pub type Seed = Whole<0, { u32::MAX }>;

/// A small whole number from `LOW` to `HIGH`, both included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Small<const LOW: u8, const HIGH: u8>(pub u8);

impl<'de, const LOW: u8, const HIGH: u8> Deserialize<'de> for Small<LOW, HIGH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let between = Between(LOW.into(), HIGH.into());
        let number = deserializer.deserialize_f64(between)?;
        number.try_into().map(Small).map_err(de::Error::custom)
    }
}

/// Reads a number between two bounds.
struct Between(u32, u32);

impl Visitor<'_> for Between {
    type Value = u32;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from {} to {}", self.0, self.1)
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<u32, E> {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "the way back tells whether something was lost; -0 is 0"
        )]
        let whole = number as u32;
        if (f64::from(whole) - number).abs() <= 0.0 && (self.0..=self.1).contains(&whole) {
            Ok(whole)
        } else {
            Err(E::invalid_value(Unexpected::Float(number), &self))
        }
    }
}

/// How many dice show each face: ones, twos, threes, fours, fives, worms.
pub type Counts = [Small<0, 8>; 6];

/// Counts as plain numbers.
#[must_use]
pub fn numbers(counts: Counts) -> [u8; 6] {
    counts.map(|Small(count)| count)
}
