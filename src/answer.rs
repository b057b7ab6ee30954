//! Answers into JavaScript values, by what serde knows of them.
//!
//! Structs become objects, lists arrays, names of variants texts, and `None` null. Nothing of this
//! can fail. serde-wasm-bindgen does the same and more, with errors for what can; it would add 3 kB
//! a game to what a phone downloads.

use std::cell::RefCell;
use std::fmt;

use js_sys::{Array, Float64Array, JsString, Object, Uint8Array};
use serde::Serialize;
use serde::ser::{self, Impossible, Serializer};
use wasm_bindgen::prelude::*;

/// An answer as a JavaScript value.
pub fn value(answer: &impl Serialize) -> JsValue {
    let Ok(value) = answer.serialize(ToJs);
    value
}

#[wasm_bindgen]
extern "C" {
    /// An object of no class, whose fields are set without a look at setters and proxies.
    #[wasm_bindgen(extends = Object)]
    type Record;
    #[wasm_bindgen(method, structural, indexing_setter)]
    fn set(this: &Record, key: &JsString, value: &JsValue);
}

/// The error of what never fails.
#[derive(Debug)]
enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Never {
        unreachable!("no part of an answer refuses to be written")
    }
}

/// A name that is stated in the program, made a JavaScript text once.
fn name(name: &'static str) -> JsString {
    thread_local!(static NAMES: RefCell<Vec<(&'static str, JsString)>> = RefCell::default());
    NAMES.with_borrow_mut(|names| {
        let known = names.iter().find(|(known, _)| std::ptr::eq(*known, name));
        if let Some((_, text)) = known {
            return text.clone();
        }
        let text = JsString::from(name);
        names.push((name, text.clone()));
        text
    })
}

/// What all parts of an answer are written by.
struct ToJs;

macro_rules! numbers {
    ($($method:ident: $Number:ty,)+) => {
        $(fn $method(self, number: $Number) -> Result<JsValue, Never> {
            Ok(JsValue::from_f64(number.into()))
        })+
    };
}

/// Kinds of data that no answer holds.
macro_rules! no_answer {
    ($($method:ident($($argument:ty),*) -> $Ok:ty;)+) => {
        $(fn $method(self, $(_: $argument),*) -> Result<$Ok, Never> {
            unreachable!("no answer holds such data")
        })+
    };
}

impl Serializer for ToJs {
    type Ok = JsValue;
    type Error = Never;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = Impossible<JsValue, Never>;
    type SerializeTupleVariant = Impossible<JsValue, Never>;
    type SerializeMap = Impossible<JsValue, Never>;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Impossible<JsValue, Never>;

    numbers! {
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
        serialize_f32: f32,
        serialize_f64: f64,
    }

    no_answer! {
        serialize_i64(i64) -> JsValue;
        serialize_char(char) -> JsValue;
        serialize_unit_struct(&'static str) -> JsValue;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
    }

    fn serialize_bool(self, value: bool) -> Result<JsValue, Never> {
        Ok(JsValue::from_bool(value))
    }

    /// Counts: exact up to 2^53, which none comes near to.
    #[expect(clippy::cast_precision_loss, reason = "exact, see above")]
    fn serialize_u64(self, count: u64) -> Result<JsValue, Never> {
        Ok(JsValue::from_f64(count as f64))
    }

    fn serialize_str(self, text: &str) -> Result<JsValue, Never> {
        Ok(JsValue::from_str(text))
    }

    /// A row of numbers may come as bytes.
    fn is_human_readable(&self) -> bool {
        false
    }

    /// Numbers, eight bytes each: those of [`answers::Floats`].
    fn serialize_bytes(self, bytes: &[u8]) -> Result<JsValue, Never> {
        Ok(Float64Array::new(&Uint8Array::from(bytes).buffer()).into())
    }

    fn serialize_none(self) -> Result<JsValue, Never> {
        Ok(JsValue::NULL)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<JsValue, Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<JsValue, Never> {
        Ok(JsValue::NULL)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<JsValue, Never> {
        Ok(name(variant).into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<JsValue, Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<JsValue, Never> {
        let mut fields = Fields::new();
        fields.set(variant, &value.serialize(ToJs)?);
        Ok(fields.0.into())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Never> {
        Ok(List(Array::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<List, Never> {
        Ok(List(Array::new()))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields, Never> {
        Ok(Fields::new())
    }
}

/// An array that is being filled.
struct List(Array);

impl List {
    #[inline(never)]
    fn push(&mut self, entry: &JsValue) {
        self.0.push(entry);
    }
}

impl ser::SerializeSeq for List {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.push(&value.serialize(ToJs)?);
        Ok(())
    }

    fn end(self) -> Result<JsValue, Never> {
        Ok(self.0.into())
    }
}

impl ser::SerializeTuple for List {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        ser::SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Result<JsValue, Never> {
        ser::SerializeSeq::end(self)
    }
}

/// An object that is being filled.
struct Fields(Record);

impl Fields {
    fn new() -> Fields {
        Fields(Object::new().unchecked_into())
    }

    #[inline(never)]
    fn set(&mut self, key: &'static str, value: &JsValue) {
        self.0.set(&name(key), value);
    }
}

impl ser::SerializeStruct for Fields {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.set(key, &value.serialize(ToJs)?);
        Ok(())
    }

    fn end(self) -> Result<JsValue, Never> {
        Ok(self.0.into())
    }
}
