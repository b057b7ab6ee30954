//! Rows of numbers.

use serde::{Serialize, Serializer};

/// A row of numbers: a list where people may read what is written, as in JSON; else the bytes of all of them, eight a number
/// and the lowest first, which become a `Float64Array` at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Floats(Vec<f64>);

impl From<&[f64]> for Floats {
    fn from(numbers: &[f64]) -> Floats {
        Floats(numbers.to_vec())
    }
}

impl Serialize for Floats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(&self.0);
        }
        let bytes: Vec<u8> = self
            .0
            .iter()
            .flat_map(|number| number.to_le_bytes())
            .collect();
        serializer.serialize_bytes(&bytes)
    }
}
