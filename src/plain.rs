//! Plain data as a query may hold it, and how serde reads it: strictly, and telling where.
//!
//! A number is an `f64` as in JavaScript, a record keeps all its keys. Errors name the path to
//! what is wrong, such as `taken[2]`.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
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

/// What of the data is wrong, where, and what is allowed.
#[derive(Clone, Debug, PartialEq)]
pub struct Wrong {
    /// Such as `taken[2]`; empty for the data itself.
    path: String,
    reason: String,
}

impl Wrong {
    #[inline(never)]
    fn at_entry(mut self, place: usize) -> Wrong {
        self.path = format!("[{place}]{}", self.joined());
        self
    }

    #[inline(never)]
    fn at_key(mut self, key: &str) -> Wrong {
        self.path = format!("{key}{}", self.joined());
        self
    }

    /// The path so far as it goes on behind an entry or a key.
    fn joined(&self) -> String {
        if self.path.is_empty() || self.path.starts_with('[') {
            self.path.clone()
        } else {
            format!(".{}", self.path)
        }
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
        Wrong::custom(format_args!("invalid type: {found}, expected {expected}"))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Wrong {
        let found = in_words(found);
        Wrong::custom(format_args!("invalid value: {found}, expected {expected}"))
    }

    fn missing_field(name: &'static str) -> Wrong {
        Wrong::custom(format_args!(
            "missing field `{name}`, which has to be given"
        ))
    }
}

/// In the words of those who write queries.
fn in_words(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Unit => "null".to_owned(),
        Unexpected::Bool(value) => format!("boolean `{value}`"),
        Unexpected::Float(number) => shown(number),
        Unexpected::Str(text) => format!("string \"{text}\""),
        Unexpected::Seq => "an array".to_owned(),
        Unexpected::Map => "an object".to_owned(),
        Unexpected::UnitVariant => "a name alone".to_owned(),
        Unexpected::Other(what) => what.to_owned(),
        _ => "something else".to_owned(),
    }
}

/// A number as JavaScript writes it. Rust's own way would add a tenth to what a phone downloads, so
/// it serves only where there is no JavaScript.
pub(crate) fn shown(number: f64) -> String {
    if cfg!(target_arch = "wasm32") {
        let text = js_sys::Number::from(number).to_string_with_radix(10);
        let Ok(text) = text else {
            unreachable!("JavaScript writes numbers with ten digits");
        };
        text.into()
    } else {
        number.to_string()
    }
}

impl Plain {
    /// That data of another type stands here. Kept out of line, as all readers need it.
    #[inline(never)]
    fn invalid_type(&self, expected: &dyn Expected) -> Wrong {
        let found = match self {
            Plain::Null => Unexpected::Unit,
            Plain::Bool(value) => Unexpected::Bool(*value),
            Plain::Number(number) => Unexpected::Float(*number),
            Plain::Text(text) => Unexpected::Str(text),
            Plain::List(_) => Unexpected::Seq,
            Plain::Record(_) => Unexpected::Map,
            Plain::Other(what) => Unexpected::Other(what),
        };
        de::Error::invalid_type(found, expected)
    }
}

/// One of several names, for an error.
struct OneOf(&'static [&'static str]);

impl Expected for OneOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, name) in self.0.iter().enumerate() {
            let joint = if nth == 0 { "one of " } else { ", " };
            write!(f, "{joint}`{name}`")?;
        }
        Ok(())
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
            Plain::Record(record) => visitor.visit_map(Fields::new(record, &[])),
            Plain::Other(_) => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Plain::Bool(value) => visitor.visit_bool(*value),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Plain::Number(number) => visitor.visit_f64(*number),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Plain::Text(text) => visitor.visit_str(text),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Plain::List(entries) => visitor.visit_seq(Entries { entries, next: 0 }),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    /// A list of this many entries and no more.
    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self {
            Plain::List(entries) if entries.len() > length => {
                Err(de::Error::invalid_length(entries.len(), &visitor))
            }
            _ => self.deserialize_seq(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Plain::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    /// A record, and nothing that has its values in the right order. A field that is null counts as
    /// left out.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self {
            Plain::Record(record) => visitor.visit_map(Fields::new(record, names)),
            _ => Err(self.invalid_type(&"an object")),
        }
    }

    /// A name alone, or a record with the name as its only key where a value goes with it.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self {
            Plain::Text(text) => visitor.visit_enum(text.as_str().into_deserializer()),
            Plain::Record(record) if record.len() == 1 => {
                visitor.visit_enum(NamedValue(Fields::new(record, &[])))
            }
            Plain::Record(_) => Err(de::Error::invalid_type(
                Unexpected::Other("an object with no key or several"),
                &OneOf(names),
            )),
            _ => Err(self.invalid_type(&OneOf(names))),
        }
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 char str bytes byte_buf unit unit_struct
        newtype_struct tuple_struct map identifier ignored_any
    }
}

/// The entries of an array one by one. serde's own `SeqDeserializer` does not tell which is wrong,
/// and `serde_path_to_error` would add 4.6 kB to what a phone downloads.
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
        let place = self.next;
        let Some(entry) = self.entries.get(place) else {
            return Ok(None);
        };
        self.next += 1;
        let value = seed.deserialize(entry);
        value.map(Some).map_err(|wrong| wrong.at_entry(place))
    }
}

/// The fields of an object one by one; see [`Entries`].
struct Fields<'de> {
    left: std::slice::Iter<'de, (String, Plain)>,
    /// Those that count as left out where they are null.
    names: &'static [&'static str],
    /// The field whose key was read last.
    current: Option<&'de (String, Plain)>,
}

impl<'de> Fields<'de> {
    fn new(record: &'de [(String, Plain)], names: &'static [&'static str]) -> Fields<'de> {
        Fields {
            left: record.iter(),
            names,
            current: None,
        }
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Wrong> {
        let names = self.names;
        let is_left_out = |(key, value): &(String, Plain)| {
            matches!(value, Plain::Null) && names.contains(&key.as_str())
        };
        self.current = self.left.find(|field| !is_left_out(field));
        let Some((key, _)) = self.current else {
            return Ok(None);
        };
        let key: StrDeserializer<'_, Wrong> = key.as_str().into_deserializer();
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let Some((key, value)) = self.current else {
            return Err(de::Error::custom("a value without a key"));
        };
        seed.deserialize(value).map_err(|wrong| wrong.at_key(key))
    }
}

/// A name with its value, as an object with one field.
struct NamedValue<'de>(Fields<'de>);

impl<'de> EnumAccess<'de> for NamedValue<'de> {
    type Error = Wrong;
    type Variant = NamedValue<'de>;

    fn variant_seed<N: DeserializeSeed<'de>>(
        mut self,
        seed: N,
    ) -> Result<(N::Value, NamedValue<'de>), Wrong> {
        match self.0.next_key_seed(seed)? {
            Some(name) => Ok((name, self)),
            None => Err(de::Error::custom("an object without a key")),
        }
    }
}

impl<'de> VariantAccess<'de> for NamedValue<'de> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        Err(de::Error::custom(
            "an object, but no value goes with this name: expected the name alone",
        ))
    }

    fn newtype_variant_seed<V: DeserializeSeed<'de>>(mut self, seed: V) -> Result<V::Value, Wrong> {
        self.0.next_value_seed(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        Err(de::Error::invalid_type(Unexpected::Map, &visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        Err(de::Error::invalid_type(Unexpected::Map, &visitor))
    }
}
