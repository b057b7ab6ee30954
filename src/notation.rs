//! Positions as text: for packages, whose modules are compiled with the feature `notation`. The page has no use for it.

use std::fmt::Display;

use engine::notation::NotationError;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js;
use crate::write::value;

/// Why a text is no position.
pub struct Misread {
    wrong: String,
    /// Characters before what is to blame, and how many that are; none where that is no single place.
    place: Option<[usize; 2]>,
}

impl Misread {
    /// That something can't be.
    pub fn wrong(wrong: &impl Display) -> Misread {
        Misread {
            wrong: wrong.to_string(),
            place: None,
        }
    }

    /// That something can't stand in a place of the text.
    #[cfg(feature = "rummikub")]
    pub fn at(wrong: &impl Display, at: usize, length: usize) -> Misread {
        Misread {
            place: Some([at, length]),
            ..Misread::wrong(wrong)
        }
    }
}

impl From<NotationError> for Misread {
    fn from(wrong: NotationError) -> Misread {
        let count = |part: std::ops::Range<usize>| wrong.text[part].chars().count();
        Misread {
            place: Some([count(0..wrong.place.start), count(wrong.place.clone())]),
            ..Misread::wrong(&wrong)
        }
    }
}

/// Reads an argument `text`, and returns the query that it stands for.
pub fn read<Q: Serialize>(
    text: &JsValue,
    query: impl FnOnce(&str) -> Result<Q, Misread>,
) -> Result<JsValue, JsValue> {
    match query(&js::read_text(text)?) {
        Ok(query) => Ok(value(&query)),
        Err(Misread { wrong, place: None }) => Err(js::error_in("text", &wrong).into()),
        Err(Misread {
            wrong,
            place: Some([at, length]),
        }) => Err(js::misread(&wrong, at, length)),
    }
}
