//! Reads a game's `symbols.svg`: pictures that its pages and the list of games use.

use anyhow::{Context, Result, ensure};

/// A `<symbol>`.
pub struct Symbol {
    pub id: String,
    /// All its attributes but the name.
    attributes: String,
    /// What it draws, without indentation.
    content: String,
}

impl Symbol {
    /// The symbol, to be named by a `<use>`.
    pub fn markup(&self) -> String {
        let Self {
            id,
            attributes,
            content,
        } = self;
        format!("<symbol id=\"{id}\"{attributes}>{content}</symbol>")
    }

    /// A picture of its own, that other games' symbols of the same name can't take the place of.
    pub fn picture(&self) -> String {
        let Self {
            attributes,
            content,
            ..
        } = self;
        format!("<svg{attributes}>{content}</svg>")
    }
}

/// The symbols of a file that holds nothing else: one `<svg>` with a `<symbol>` for each.
pub fn parse(file: &str) -> Result<Vec<Symbol>> {
    let wrong = "expected is one <svg> that holds <symbol id=\"…\">…</symbol>, and nothing else";
    let inside = file.trim().strip_prefix("<svg").and_then(|rest| {
        let (_, rest) = rest.split_once('>')?;
        rest.strip_suffix("</svg>")
    });
    let mut rest = inside.context(wrong)?.trim();
    let mut symbols: Vec<Symbol> = Vec::new();
    while !rest.is_empty() {
        let (symbol, after) = first(rest).with_context(|| {
            let start: String = rest.chars().take(40).collect();
            format!("{wrong}: {start:?}")
        })?;
        ensure!(
            symbols.iter().all(|other| other.id != symbol.id),
            "two symbols are named {:?}",
            symbol.id
        );
        symbols.push(symbol);
        rest = after.trim_start();
    }
    Ok(symbols)
}

/// The symbol that a text starts with, and what follows.
fn first(text: &str) -> Option<(Symbol, &str)> {
    let (tag, rest) = text.strip_prefix("<symbol ")?.split_once('>')?;
    let (content, rest) = rest.split_once("</symbol>")?;
    let tag = format!(" {tag}");
    let (before, named) = tag.split_once(" id=\"")?;
    let (id, after) = named.split_once('"')?;
    let symbol = Symbol {
        id: id.to_owned(),
        attributes: format!("{before}{after}"),
        content: content.lines().map(str::trim).collect(),
    };
    Some((symbol, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const COIN: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\
        <symbol id=\"heads\" viewBox=\"0 0 9 9\">\n  <circle r=\"4\"/>\n</symbol>\n\
        <symbol viewBox=\"0 0 8 8\" id=\"tails\"><path d=\"M1 1\"/></symbol>\n</svg>\n";

    #[test]
    fn a_symbol_stands_in_a_page_or_is_a_picture_of_its_own() -> Result<()> {
        let symbols = parse(COIN)?;
        let markup: Vec<String> = symbols.iter().map(Symbol::markup).collect();
        assert_eq!(
            markup,
            [
                "<symbol id=\"heads\" viewBox=\"0 0 9 9\"><circle r=\"4\"/></symbol>",
                "<symbol id=\"tails\" viewBox=\"0 0 8 8\"><path d=\"M1 1\"/></symbol>",
            ]
        );
        assert_eq!(
            symbols[1].picture(),
            "<svg viewBox=\"0 0 8 8\"><path d=\"M1 1\"/></svg>"
        );
        Ok(())
    }

    #[test]
    fn whatever_else_a_file_holds_is_refused() {
        let message = |file: &str| match parse(file) {
            Ok(_) => "nothing is wrong".to_owned(),
            Err(error) => format!("{error:#}"),
        };
        assert!(message("").starts_with("expected is one <svg>"));
        assert!(message("<symbol id=\"a\"></symbol>").starts_with("expected is one <svg>"));
        assert!(
            message("<svg><path d=\"M1 1\"/></svg>").ends_with("else: \"<path d=\\\"M1 1\\\"/>\"")
        );
        assert!(message("<svg><symbol viewBox=\"0 0 1 1\"></symbol></svg>").contains("viewBox"));
        assert_eq!(
            message(&COIN.replace("tails", "heads")),
            "two symbols are named \"heads\""
        );
    }
}
