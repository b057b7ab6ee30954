//! Reads a game's `symbols.svg`: pictures that its pages and the list of games use.

use anyhow::{Context, Result, ensure};
use roxmltree::{Document, Node};

/// A `<symbol>`.
pub struct Symbol {
    pub id: String,
    /// The symbol, to be named by a `<use>`.
    pub markup: String,
    /// A picture of its own, that other games' symbols of the same name can't take the place of.
    pub picture: String,
}

/// The symbols of a file: one `<svg>` with a `<symbol>` for each.
pub fn parse(file: &str) -> Result<Vec<Symbol>> {
    let document = Document::parse(file)?;
    let mut symbols: Vec<Symbol> = Vec::new();
    for node in document.root_element().children().filter(Node::is_element) {
        let symbol = symbol(node).with_context(|| {
            let position = document.text_pos_at(node.range().start);
            format!("expected is <symbol id=\"…\" viewBox=\"…\">…</symbol> at {position}")
        })?;
        ensure!(
            symbols.iter().all(|other| other.id != symbol.id),
            "two symbols are named {:?}",
            symbol.id
        );
        symbols.push(symbol);
    }
    Ok(symbols)
}

fn symbol(node: Node<'_, '_>) -> Option<Symbol> {
    let [id, view] = ["id", "viewBox"].map(|name| node.attribute(name));
    let (id, view) = (id?, view?);
    let draws = |child: Node<'_, '_>| {
        child
            .is_element()
            .then(|| node.document().input_text()[child.range()].trim())
    };
    let content: String = node.children().filter_map(draws).collect();
    node.has_tag_name(("http://www.w3.org/2000/svg", "symbol"))
        .then(|| Symbol {
            id: id.to_owned(),
            markup: format!("<symbol id=\"{id}\" viewBox=\"{view}\">{content}</symbol>"),
            picture: format!("<svg viewBox=\"{view}\">{content}</svg>"),
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const COIN: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\
        <symbol id=\"heads\" viewBox=\"0 0 9 9\">\n  <circle r=\"4\"/>\n  <g><path d=\"M1 1\"/></g>\n</symbol>\n\
        <symbol viewBox=\"0 0 8 8\" id=\"tails\"/>\n</svg>\n";

    #[test]
    fn a_symbol_stands_in_a_page_or_is_a_picture_of_its_own() -> Result<()> {
        let [heads, tails] = &parse(COIN)?[..] else {
            panic!("these are two");
        };
        let content = "<circle r=\"4\"/><g><path d=\"M1 1\"/></g>";
        let markup = format!("<symbol id=\"heads\" viewBox=\"0 0 9 9\">{content}</symbol>");
        assert_eq!(heads.markup, markup);
        assert_eq!(tails.picture, "<svg viewBox=\"0 0 8 8\"></svg>");
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
