//! Reads a game's `symbols.svg`: pictures that its pages and the list of games use.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use roxmltree::{Document, Node};
use serde::Serialize;

/// A `<symbol>`.
#[derive(Serialize)]
pub struct Symbol {
    /// The symbol, to be named by a `<use>`.
    pub markup: String,
    /// A picture that stands where it is written.
    pub picture: String,
}

/// The symbols of a file, by their names: one `<svg>` with a `<symbol>` for each.
pub fn parse(file: &str) -> Result<BTreeMap<String, Symbol>> {
    let document = Document::parse(file)?;
    let mut symbols = BTreeMap::new();
    for node in document.root_element().children().filter(Node::is_element) {
        let (id, symbol) = symbol(node).with_context(|| {
            let position = document.text_pos_at(node.range().start);
            format!("expected is <symbol id=\"…\" viewBox=\"…\">…</symbol> at {position}")
        })?;
        let other = symbols.insert(id.to_owned(), symbol);
        ensure!(other.is_none(), "two symbols are named {id:?}");
    }
    Ok(symbols)
}

fn symbol<'a>(node: Node<'a, '_>) -> Option<(&'a str, Symbol)> {
    let (id, view) = (node.attribute("id")?, node.attribute("viewBox")?);
    let source = |child: Node<'a, '_>| &node.document().input_text()[child.range()];
    let draws = node.children().filter(Node::is_element);
    let content: String = draws.map(source).collect();
    let symbol = Symbol {
        markup: format!("<symbol id=\"{id}\" viewBox=\"{view}\">{content}</symbol>"),
        picture: format!("<svg viewBox=\"{view}\">{content}</svg>"),
    };
    node.has_tag_name(("http://www.w3.org/2000/svg", "symbol"))
        .then_some((id, symbol))
}

#[cfg(test)]
mod tests {
    use super::*;

    const COIN: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\
        <symbol id=\"heads\" viewBox=\"0 0 9 9\">\n  <circle r=\"4\"/>\n  <g><path d=\"M1 1\"/></g>\n</symbol>\n\
        <symbol viewBox=\"0 0 8 8\" id=\"tails\"/>\n</svg>\n";

    #[test]
    fn a_symbol_stands_in_a_page_or_is_a_picture_of_its_own() -> Result<()> {
        let symbols = parse(COIN)?;
        let content = "<circle r=\"4\"/><g><path d=\"M1 1\"/></g>";
        let markup = format!("<symbol id=\"heads\" viewBox=\"0 0 9 9\">{content}</symbol>");
        assert_eq!(symbols["heads"].markup, markup);
        assert_eq!(symbols["tails"].picture, "<svg viewBox=\"0 0 8 8\"></svg>");
        Ok(())
    }

    #[test]
    fn what_is_no_symbol_is_refused() {
        let message = |file: &str| match parse(file) {
            Ok(_) => "nothing is wrong".to_owned(),
            Err(error) => format!("{error:#}"),
        };
        assert!(message("<svg><symbol></svg>").contains("1:14"));
        for wrong in [
            "<symbol id=\"tails\"",
            "<g viewBox=\"0 0 8 8\" id=\"tails\"",
        ] {
            let file = COIN.replace("<symbol viewBox=\"0 0 8 8\" id=\"tails\"", wrong);
            assert!(message(&file).ends_with("</symbol> at 6:1"), "{wrong}");
        }
        assert_eq!(
            message(&COIN.replace("tails", "heads")),
            "two symbols are named \"heads\""
        );
    }
}
