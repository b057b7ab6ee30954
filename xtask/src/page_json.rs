//! Reads a game's `page.json`, and says what is wrong with it: the key, and what is allowed there.

use std::collections::BTreeMap;

use anyhow::{Context, Result, anyhow, ensure};
use serde::Deserialize;

use crate::symbols::Symbol;
use crate::tools;

/// What `page.json` holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The games are listed by it, from the lowest on.
    pub order: u32,
    pub name: String,
    /// What the game's page answers, for the list.
    pub line: String,
    /// The symbols that stand for the game in the list.
    pub picture: Vec<String>,
    pub pages: Vec<Page>,
    /// New addresses, below the game's, by old ones, below the site's top.
    #[serde(default)]
    pub moved: BTreeMap<String, String>,
    /// Addresses of files, below the site's top, that not every visitor needs: they are kept for use without
    /// a network only once they have been asked for.
    #[serde(default)]
    pub later: Vec<String>,
}

/// One page of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Its address below the game's: none for the game itself, or folders such as `lab/`.
    pub path: String,
    /// The script that it starts, in the game's folder.
    pub script: String,
    /// Its style sheet, in the game's folder.
    pub style: String,
    pub title: String,
    pub heading: String,
    pub description: String,
    /// Whether the page itself uses the game's module, not only a worker of it.
    #[serde(default = "yes")]
    pub module: bool,
}

fn yes() -> bool {
    true
}

/// Reads the `page.json` of a game with these symbols, in whose folder some files are.
pub fn parse(json: &str, symbols: &[Symbol], is_file: &dyn Fn(&str) -> bool) -> Result<About> {
    let mut reader = serde_json::Deserializer::from_str(json);
    let about: About = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let key = error.path().to_string();
        let reason = error.into_inner();
        // The whole file's path is a dot.
        match key.as_str() {
            "." => anyhow!("{reason}"),
            _ => anyhow!("{key}: {reason}"),
        }
    })?;
    reader.end()?;
    check(&about, symbols, is_file)?;
    Ok(about)
}

/// Fails where a `page.json` is readable and makes no sense.
fn check(about: &About, symbols: &[Symbol], is_file: &dyn Fn(&str) -> bool) -> Result<()> {
    check_text("name", &about.name)?;
    check_text("line", &about.line)?;
    ensure!(
        !about.picture.is_empty(),
        "picture: is empty, expected are names of symbols"
    );
    for (nth, symbol) in about.picture.iter().enumerate() {
        ensure!(
            symbols.iter().any(|known| known.id == *symbol),
            "picture[{nth}]: there is no symbol {symbol:?}, expected is one of symbols.svg: {}",
            names(symbols.iter().map(|symbol| &symbol.id))
        );
    }
    for (nth, page) in about.pages.iter().enumerate() {
        check_page(page, is_file).with_context(|| format!("pages[{nth}]"))?;
        let before = about.pages[..nth]
            .iter()
            .any(|other| other.path == page.path);
        ensure!(
            !before,
            "pages[{nth}].path: {:?} is another page's as well",
            page.path
        );
    }
    ensure!(
        about.pages.iter().any(|page| page.path.is_empty()),
        "pages: the game itself is missing, expected is a page whose path is \"\""
    );
    check_moved(about)
}

fn check_page(page: &Page, is_file: &dyn Fn(&str) -> bool) -> Result<()> {
    check_text("title", &page.title)?;
    check_text("heading", &page.heading)?;
    check_text("description", &page.description)?;
    let is_folder = |path: &str| {
        path.strip_suffix('/')
            .is_some_and(|path| path.split('/').all(is_name))
    };
    ensure!(
        page.path.is_empty() || is_folder(&page.path),
        "path: {:?} is no address of a page, expected is \"\" or folders such as \"lab/\"",
        page.path
    );
    for (key, file, extension) in [
        ("script", &page.script, "js"),
        ("style", &page.style, "css"),
    ] {
        ensure!(
            tools::has_extension(file, extension) && is_file(file),
            "{key}: {file:?} is no file, expected is one of the game's folder that ends in .{extension}"
        );
    }
    Ok(())
}

fn check_moved(about: &About) -> Result<()> {
    for (old, new) in &about.moved {
        let place = format!("moved[{old:?}]");
        let is_inside =
            !old.split('/').any(|part| matches!(part, "." | "..")) && !old.starts_with('/');
        ensure!(
            old.is_empty()
                || is_inside && (tools::has_extension(old, "html") || old.ends_with('/')),
            "{place}: is no address of a page, expected is \"\", or one below the site's top that \
             ends in \".html\" or \"/\""
        );
        ensure!(
            about.pages.iter().any(|page| page.path == *new),
            "{place}: there is no page {new:?}, expected is one of {}",
            names(about.pages.iter().map(|page| &page.path))
        );
    }
    Ok(())
}

fn check_text(key: &str, text: &str) -> Result<()> {
    ensure!(
        !text.trim().is_empty() && !text.contains(char::is_control),
        "{key}: {text:?} says nothing, expected is a line of text"
    );
    Ok(())
}

/// Whether a part of an address is made of lower-case letters, digits and hyphens.
pub fn is_name(part: &str) -> bool {
    let is_letter = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    !part.is_empty() && part.bytes().all(is_letter)
}

fn names<'a>(names: impl Iterator<Item = &'a String>) -> String {
    names
        .map(|name| format!("{name:?}"))
        .collect::<Vec<_>>()
        .join(", ")
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
    fn what_can_not_be_read_is_said_with_its_key_and_what_is_allowed() {
        let said = wrong_at("/order", json!("first"));
        assert!(said.starts_with("order: invalid type: string \"first\", expected u32"));
        let said = wrong_at("/pages/1/title", json!(7));
        assert!(said.starts_with("pages[1].title: invalid type: integer `7`, expected a string"));
        let said = wrong_at("/colour", json!("red"));
        assert!(
            said.contains("unknown field `colour`, expected one of `order`"),
            "{said}"
        );
        let said = wrong_at("/pages/0", json!({}));
        assert!(said.starts_with("pages[0]: missing field `path`"));
    }

    #[test]
    fn what_makes_no_sense_is_said_as_well() {
        for (pointer, value, expected) in [
            (
                "/name",
                json!(" "),
                "name: \" \" says nothing, expected is a line of text",
            ),
            ("/picture", json!([]), "picture: is empty"),
            (
                "/picture/0",
                json!("tails"),
                "picture[0]: there is no symbol \"tails\", expected is one of symbols.svg: \"heads\"",
            ),
            (
                "/pages/1/path",
                json!("lab"),
                "pages[1]: path: \"lab\" is no address of a page, expected is \"\" or folders such as \"lab/\"",
            ),
            (
                "/pages/1/path",
                json!("../"),
                "pages[1]: path: \"../\" is no address",
            ),
            (
                "/pages/1/path",
                json!(""),
                "pages[1].path: \"\" is another page's as well",
            ),
            (
                "/pages/0/path",
                json!("play/"),
                "pages: the game itself is missing",
            ),
            (
                "/pages/0/script",
                json!("main.js"),
                "pages[0]: script: \"main.js\" is no file, expected is one of the game's folder that ends in .js",
            ),
            (
                "/pages/0/style",
                json!("page.js"),
                "pages[0]: style: \"page.js\" is no file",
            ),
            (
                "/moved",
                json!({ "../lab.html": "" }),
                "moved[\"../lab.html\"]: is no address of a page",
            ),
            (
                "/moved",
                json!({ "lab": "" }),
                "moved[\"lab\"]: is no address of a page",
            ),
            (
                "/moved",
                json!({ "lab.html": "lab/" }),
                "moved[\"lab.html\"]: there is no page \"lab/\", expected is one of \"\", \"lab/odds/\"",
            ),
        ] {
            let said = wrong_at(pointer, value);
            assert!(said.starts_with(expected), "{said}");
        }
    }
}
