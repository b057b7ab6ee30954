//! Plain data as a query may hold it, and how serde reads it: strictly, and telling where.
//!
//! A number is an `f64` as in JavaScript, a record keeps all its keys. Errors name the path to
//! what is wrong, such as `taken[2]`.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;

/// Plain data.
#[derive(Clone, Debug, PartialEq)]
pub enum Plain {
    /// Null, or undefined in an array.
    Null,
    /// True or false.
    Bool(bool),
    /// Any number, also NaN and the infinite ones.
    Number(f64),
    /// A text.
    Text(String),
    /// An array.
    List(Vec<Plain>),
    /// An object of no class.
    Record(Vec<(String, Plain)>),
    /// What no query has a place for, in words.
    Other(String),
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Wrong {
    path: String,
    reason: String,
}

impl Wrong {
    fn within(mut self, place: &str) -> Wrong {
        let joint = if self.path.is_empty() || self.path.starts_with('[') {
            ""
        } else {
            "."
        };
        self.path = format!("{place}{joint}{}", self.path);
        self
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(reason: T) -> Wrong {
        Wrong {
            path: String::new(),
            reason: reason.to_string(),
        }
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Wrong {
        let found = in_words(found);
        Wrong::custom(format!("invalid type: {found}, expected {expected}"))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Wrong {
        let found = in_words(found);
        Wrong::custom(format!("invalid value: {found}, expected {expected}"))
    }

    fn missing_field(name: &'static str) -> Wrong {
        Wrong::custom(format!("missing field `{name}`, which has to be given"))
    }
}

/// In the words of those who write queries.
fn in_words(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Unit => "null".to_owned(),
        Unexpected::Bool(value) => format!("boolean `{value}`"),
        Unexpected::Float(number) => shown(number),
        Unexpected::Str(text) => format!("string {text:?}"),
        Unexpected::Seq => "an array".to_owned(),
        Unexpected::Map => "an object".to_owned(),
        Unexpected::Other(what) => what.to_owned(),
        _ => "something else".to_owned(),
    }
}

/// A number as JavaScript writes it. Rust's own way would add a tenth to what a phone downloads.
#[cfg(target_arch = "wasm32")]
fn shown(number: f64) -> String {
    js_sys::Number::from(number)
        .to_string_with_radix(10)
        .map(String::from)
        .unwrap_or_default()
}

#[cfg(not(target_arch = "wasm32"))]
fn shown(number: f64) -> String {
    number.to_string()
}

impl Plain {
    fn unexpected(&self) -> Unexpected<'_> {
        match self {
            Plain::Null => Unexpected::Unit,
            Plain::Bool(value) => Unexpected::Bool(*value),
            Plain::Number(number) => Unexpected::Float(*number),
            Plain::Text(text) => Unexpected::Str(text),
            Plain::List(_) => Unexpected::Seq,
            Plain::Record(_) => Unexpected::Map,
            Plain::Other(what) => Unexpected::Other(what),
        }
    }
}

impl<'de> Deserializer<'de> for &'de Plain {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Plain::Null => visitor.visit_unit(),
            Plain::Bool(value) => visitor.visit_bool(*value),
            Plain::Number(number) => visitor.visit_f64(*number),
            Plain::Text(text) => visitor.visit_str(text),
            Plain::List(entries) => visitor.visit_seq(Entries { entries, next: 0 }),
            Plain::Record(fields) => visitor.visit_map(Fields { fields, next: 0 }),
            Plain::Other(_) => Err(de::Error::invalid_type(self.unexpected(), &visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Plain::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    /// A record, and nothing that has its values in the right order.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self {
            Plain::Record(fields) => visitor.visit_map(Fields { fields, next: 0 }),
            _ => Err(de::Error::invalid_type(self.unexpected(), &"an object")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

struct Entries<'de> {
    entries: &'de [Plain],
    next: usize,
}

impl<'de> SeqAccess<'de> for Entries<'de> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Wrong> {
        let Some(entry) = self.entries.get(self.next) else {
            return Ok(None);
        };
        self.next += 1;
        let value = seed.deserialize(entry);
        value
            .map(Some)
            .map_err(|wrong| wrong.within(&format!("[{}]", self.next - 1)))
    }
}

struct Fields<'de> {
    fields: &'de [(String, Plain)],
    next: usize,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Wrong> {
        let Some((key, _)) = self.fields.get(self.next) else {
            return Ok(None);
        };
        let key: StrDeserializer<'_, Wrong> = key.as_str().into_deserializer();
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let Some((key, value)) = self.fields.get(self.next) else {
            return Err(de::Error::custom("a value without a key"));
        };
        self.next += 1;
        seed.deserialize(value).map_err(|wrong| wrong.within(key))
    }
}
