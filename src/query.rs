//! Strict reading of queries: a number is a number and whole, a record has the keys it may have.
//!
//! Errors say where in the query something is wrong, what it is, and what is allowed there.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{
    self, Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Unexpected, Visitor,
};

/// Reads a `T`, telling in an error where it went wrong.
///
/// # Errors
/// The deserializer's own, with the path in front.
pub fn read<'de, T, D>(deserializer: D) -> Result<T, String>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    serde_path_to_error::deserialize(deserializer).map_err(|error| {
        let path = error.path().to_string();
        let reason = error.into_inner().to_string();
        // In the words of those who read it: errors that come through JavaScript name their own
        // kind first, and null is a unit to Rust.
        let reason = reason.trim_start_matches("Error: ");
        let mut reason = reason.replace("unit value", "null");
        if reason.starts_with("missing field") {
            reason += ", which has to be given";
        }
        if path == "." {
            reason
        } else {
            format!("{path}: {reason}")
        }
    })
}

/// An object with the keys of `T` and no others.
///
/// A derived `T` asks its deserializer for the keys it knows; read from a JavaScript object it
/// would never see the others. This hands it all keys.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Record<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Record<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record<T>, D::Error> {
        struct Keys<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Keys<T> {
            type Value = Record<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Record<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Record)
            }
        }
        deserializer.deserialize_any(Keys(PhantomData))
    }
}

/// A whole number from `LOW` to `HIGH`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole<const LOW: u8, const HIGH: u8>(pub u8);

impl<'de, const LOW: u8, const HIGH: u8> Deserialize<'de> for Whole<LOW, HIGH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number<const LOW: u8, const HIGH: u8>;
        impl<const LOW: u8, const HIGH: u8> Visitor<'_> for Number<LOW, HIGH> {
            type Value = Whole<LOW, HIGH>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number from {LOW} to {HIGH}")
            }

            fn visit_f64<E: de::Error>(self, number: f64) -> Result<Self::Value, E> {
                // No whole number is lost among the few that are allowed; -0 is 0.
                let allowed = (LOW..=HIGH).find(|&whole| (f64::from(whole) - number).abs() <= 0.0);
                // Debug writes 1e300 where Display writes 301 digits.
                let shown = if number.abs() < 1e9 && number.fract() == 0.0 {
                    format!("{number:.0}")
                } else {
                    format!("{number:?}")
                };
                let wrong = || E::invalid_value(Unexpected::Other(&shown), &self);
                allowed.map(Whole).ok_or_else(wrong)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Self::Value, E> {
                let allowed = (LOW..=HIGH).find(|&whole| u64::from(whole) == number);
                let wrong = || E::invalid_value(Unexpected::Unsigned(number), &self);
                allowed.map(Whole).ok_or_else(wrong)
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Self::Value, E> {
                let wrong = || E::invalid_value(Unexpected::Signed(number), &self);
                u64::try_from(number)
                    .map_err(|_| wrong())
                    .and_then(|number| self.visit_u64(number))
            }
        }
        // Asked for a float, a JavaScript deserializer takes a number and nothing else.
        deserializer.deserialize_f64(Number::<LOW, HIGH>)
    }
}

/// An array of any length.
#[derive(Clone, Debug, PartialEq)]
pub struct List<T>(pub Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T>, D::Error> {
        struct Entries<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
            type Value = List<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an array")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<List<T>, A::Error> {
                let mut list = Vec::new();
                while let Some(entry) = entries.next_element()? {
                    list.push(entry);
                }
                Ok(List(list))
            }
        }
        deserializer.deserialize_any(Entries(PhantomData))
    }
}

/// How many dice show each face: an array of six whole numbers from 0 to 8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub [u8; 6]);

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
        struct Six;
        impl<'de> Visitor<'de> for Six {
            type Value = Counts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "an array of six whole numbers (ones, twos, threes, fours, fives, worms)",
                )
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Counts, A::Error> {
                let mut counts = Counts::default();
                for (place, count) in counts.0.iter_mut().enumerate() {
                    let Whole(entry) = entries
                        .next_element::<Whole<0, 8>>()?
                        .ok_or_else(|| de::Error::invalid_length(place, &self))?;
                    *count = entry;
                }
                match entries.next_element::<IgnoredAny>()? {
                    None => Ok(counts),
                    Some(_) => Err(de::Error::invalid_length(counts.0.len() + 1, &self)),
                }
            }
        }
        deserializer.deserialize_any(Six)
    }
}
