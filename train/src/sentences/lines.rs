//! JSON to be read and compared line by line.

use serde_json::Value;

/// Characters of a value that stands on one line, at most.
const WIDTH: usize = 200;

/// A file of JSON: what is short stands on one line, of the rest each entry does.
#[must_use]
pub fn lines(value: &Value) -> String {
    part(value) + "\n"
}

fn part(value: &Value) -> String {
    let line = value.to_string();
    if line.len() <= WIDTH {
        return line;
    }
    match value {
        Value::Array(entries) => {
            let entries: Vec<String> = entries.iter().map(part).collect();
            format!("[\n{}\n]", entries.join(",\n"))
        }
        Value::Object(fields) => {
            let fields = fields.iter();
            let fields: Vec<String> = fields
                .map(|(key, value)| format!("{}: {}", Value::from(key.as_str()), part(value)))
                .collect();
            format!("{{\n{}\n}}", fields.join(",\n"))
        }
        _ => line,
    }
}
