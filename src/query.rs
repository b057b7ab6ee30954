//! What queries are made of: a number is a number and whole, a list has the entries it may have.
//!
//! Errors say where in the query something is wrong, what it is, and what is allowed there.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, IgnoredAny, SeqAccess, Unexpected, Visitor};

/// A whole number from `LOW` to `HIGH`, both included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Whole<const LOW: u32, const HIGH: u32>(pub u32);

impl<const LOW: u32, const HIGH: u32> Whole<LOW, HIGH> {
    /// The number, for places and counts.
    #[must_use]
    pub fn size(self) -> usize {
        self.0 as usize
    }

    /// The number of a tile, a total or dice, which is below 256.
    #[must_use]
    pub fn small(self) -> u8 {
        const { assert!(HIGH < 256) };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "checked when it is compiled"
        )]
        let small = self.0 as u8;
        small
    }
}

impl<'de, const LOW: u32, const HIGH: u32> Deserialize<'de> for Whole<LOW, HIGH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_f64(Between(LOW, HIGH)).map(Whole)
    }
}

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
        deserializer.deserialize_seq(Entries(PhantomData))
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
                    *count = u8::try_from(entry).unwrap_or(u8::MAX);
                }
                match entries.next_element::<IgnoredAny>()? {
                    None => Ok(counts),
                    Some(_) => Err(de::Error::invalid_length(counts.0.len() + 1, &self)),
                }
            }
        }
        deserializer.deserialize_seq(Six)
    }
}

/// What a query asks for by name.
pub trait Named: Copy + 'static {
    /// All there are.
    const ALL: &'static [Self];

    /// What it is called.
    fn name(self) -> &'static str;
}

/// One of some names.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Name<T>(pub T);

impl<'de, T: Named> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name<T>, D::Error> {
        struct Known<T>(PhantomData<T>);
        impl<T: Named> Visitor<'_> for Known<T> {
            type Value = Name<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for (nth, known) in T::ALL.iter().enumerate() {
                    let joint = if nth == 0 { "" } else { " or " };
                    write!(f, "{joint}{:?}", known.name())?;
                }
                Ok(())
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<Name<T>, E> {
                let wrong = || E::invalid_value(Unexpected::Str(name), &self);
                let known = T::ALL.iter().find(|known| known.name() == name);
                known.copied().map(Name).ok_or_else(wrong)
            }
        }
        deserializer.deserialize_str(Known(PhantomData))
    }
}
