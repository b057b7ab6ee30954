//! Reads a game's `page.json`, and says what is wrong with it: the key, and what is expected there.
//!
//! serde checks each value where it is read; garde, which checks afterwards, took 90 lines more.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use serde::de::{Deserialize, Deserializer, Error, Unexpected};

/// What `page.json` holds.
#[derive(serde::Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The games are listed by it, from the lowest on.
    pub order: u32,
    /// The faces of dice that its pages show, such as `12345w`.
    #[serde(default)]
    pub dice: String,
    pub pages: Vec<Page>,
    /// New addresses, below the game's, by old ones, below the site's top.
    #[serde(default)]
    pub moved: BTreeMap<OldAddress, String>,
    /// Addresses of files, below the site's top, that not every visitor needs: they are kept for
    /// use without a network only once they have been asked for.
    #[serde(default)]
    pub later: Vec<String>,
}

/// One page of a game.
#[derive(serde::Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Its address below the game's: none for the game itself, or others such as `lab/`.
    #[serde(deserialize_with = "address")]
    pub path: String,
    /// The script that it starts, in the game's folder.
    pub script: String,
    /// Its style sheet, in the game's folder.
    pub style: String,
    /// Whether the page itself uses the game's module, not only a worker of it.
    #[serde(default = "yes")]
    pub module: bool,
    /// Whether few visitors need it: then it is kept for use without a network only once it has been asked for.
    #[serde(default)]
    pub later: bool,
}

fn yes() -> bool {
    true
}

/// An address below the site's top that a page had before; the top itself is empty.
#[derive(serde::Deserialize, serde::Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(transparent)]
pub struct OldAddress(#[serde(deserialize_with = "address")] pub String);

/// Reads a `page.json`.
pub fn parse(json: &str) -> Result<About> {
    let mut reader = serde_json::Deserializer::from_str(json);
    let about: About = serde_path_to_error::deserialize(&mut reader)?;
    reader.end()?;
    ensure!(
        about.page("").is_some(),
        "pages: the game itself is missing, expected is a page whose path is \"\""
    );
    Ok(about)
}

impl About {
    /// The page of a path.
    pub fn page(&self, path: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.path == path)
    }
}

/// Reads a text of which something holds.
fn text<'de, D: Deserializer<'de>>(
    reader: D,
    holds: impl FnOnce(&str) -> bool,
    expected: &str,
) -> Result<String, D::Error> {
    let text = String::deserialize(reader)?;
    if holds(&text) {
        Ok(text)
    } else {
        Err(D::Error::invalid_value(Unexpected::Str(&text), &expected))
    }
}

/// Reads a line that says something.
pub fn line<'de, D: Deserializer<'de>>(reader: D) -> Result<String, D::Error> {
    let says_something = |text: &str| !text.trim().is_empty() && !text.contains(char::is_control);
    text(reader, says_something, "a line of text")
}

fn address<'de, D: Deserializer<'de>>(reader: D) -> Result<String, D::Error> {
    let is_address = |address: &str| {
        let is_page = address.is_empty() || address.ends_with('/');
        let folders = address.strip_suffix(".html").or(address.strip_suffix('/'));
        folders.map_or(is_page, |folders| folders.split('/').all(is_name))
    };
    text(
        reader,
        is_address,
        "\"\", or folders and pages such as \"lab/\" or \"lab.html\"",
    )
}

/// Whether a part of an address is made of lower-case letters, digits and hyphens.
pub fn is_name(part: &str) -> bool {
    let is_letter = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    !part.is_empty() && part.bytes().all(is_letter)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::games::tests::{coin_with, wrong};

    /// What is said of a `page.json` in which one value is another.
    fn wrong_at(pointer: &str, value: Value) -> String {
        let sources = coin_with(|about| match about.pointer_mut(pointer) {
            Some(place) => *place = value,
            None => about[pointer.trim_start_matches('/')] = value,
        });
        let said = wrong(&sources);
        let place = "games/coin/page.json: ";
        said.strip_prefix(place).unwrap_or(&said).to_owned()
    }

    #[test]
    fn what_is_wrong_is_said_with_its_key_and_what_is_expected() {
        let folders = "expected \"\", or folders and pages such as \"lab/\" or \"lab.html\"";
        for (pointer, value, key, expected) in [
            ("/order", json!("first"), "order", "expected u32"),
            ("/colour", json!("red"), "colour", "expected one of `order`"),
            ("/pages/0", json!({}), "pages[0]", "missing field `path`"),
            ("/pages/1/script", json!(7), "pages[1].script", "a string"),
            ("/pages/1/path", json!("lab"), "pages[1].path", folders),
            ("/pages/1/path", json!("../"), "pages[1].path", folders),
            ("/pages/0/path", json!("play/"), "pages", "game itself"),
            ("/moved", json!({ "../a.html": "" }), "moved", folders),
            ("/moved", json!({ "/a.html": "" }), "moved", folders),
            ("/moved", json!({ "lab": "" }), "moved", folders),
            ("/moved", json!({ "a/": "lab/" }), "moved", "page \"lab/\""),
        ] {
            let said = wrong_at(pointer, value);
            assert!(said.starts_with(key) && said.contains(expected), "{said}");
        }
    }
}
