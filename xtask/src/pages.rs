//! Fills the templates of `www/` for the games there are: their pages, the list of them, what stands at
//! old addresses, and the manifest.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use serde_json::{Value as Json, json};

use crate::bundle;
use crate::files::{self, Files};
use crate::games::Game;
use crate::page_json::Page;
use crate::symbols::Symbol;
use crate::template::{Value, Values, fill, text};

const PAGE: &str = "page.html";
const LIST: &str = "index.html";
const MOVED: &str = "moved.html";
const MANIFEST: &str = "manifest.webmanifest";

/// All that is filled in, and no part of the site as it is.
pub const TEMPLATES: [&str; 4] = [PAGE, LIST, MOVED, MANIFEST];

/// Every page of the site, and the manifest. `modules` are the games that have a module.
pub fn pages(sources: &Files, games: &[Game], modules: &BTreeSet<String>) -> Result<Files> {
    let mut pages = Files::new();
    let mut add = |name: String, content: String| files::add(&mut pages, name, content.into());
    for game in games {
        for page in &game.about.pages {
            let has_module = page.module && modules.contains(&game.id);
            let values = page_values(game, page, has_module);
            let address = format!("{}/{}", game.id, page.path);
            add(file_of(&address), filled(sources, PAGE, &values)?)?;
        }
        for (old, new) in game.about.moved.iter().filter(|(old, _)| !old.is_empty()) {
            add(
                file_of(old),
                filled(sources, MOVED, &moved_values(game, old, new))?,
            )?;
        }
    }
    add(LIST.to_owned(), filled(sources, LIST, &list_values(games))?)?;
    add(MANIFEST.to_owned(), manifest(sources, games)?)?;
    Ok(pages)
}

fn filled(sources: &Files, template: &str, values: &Values) -> Result<String> {
    fill(files::text(sources, template)?, values).context(template.to_owned())
}

/// The file that is sent for an address.
fn file_of(address: &str) -> String {
    if address.ends_with('/') {
        format!("{address}index.html")
    } else {
        address.to_owned()
    }
}

/// From an address to the site's top.
fn top(address: &str) -> String {
    "../".repeat(address.matches('/').count())
}

fn page_values(game: &Game, page: &Page, has_module: bool) -> Values {
    let name = game.bundle(page);
    let symbols: String = game.symbols.iter().map(Symbol::markup).collect();
    Values::from([
        ("id", text(&game.id)),
        ("title", text(&page.title)),
        ("heading", text(&page.heading)),
        ("description", text(&page.description)),
        ("top", text(top(&format!("{}/{}", game.id, page.path)))),
        ("style", text(bundle::address(&format!("{name}.css")))),
        (
            "module",
            Value::List(has_module.then(Values::new).into_iter().collect()),
        ),
        ("symbols", Value::Markup(symbols)),
        ("script", text(bundle::address(&format!("{name}.js")))),
    ])
}

fn list_values(games: &[Game]) -> Values {
    let heir = games.iter().find(|game| game.is_heir());
    let row = |game: &Game| {
        let symbols = game.about.picture.iter().filter_map(|id| game.symbol(id));
        Values::from([
            ("id", text(&game.id)),
            ("name", text(&game.about.name)),
            ("line", text(&game.about.line)),
            (
                "picture",
                Value::Markup(symbols.map(Symbol::picture).collect()),
            ),
        ])
    };
    Values::from([
        ("style", text(bundle::address("list.css"))),
        ("script", text(bundle::address("list.js"))),
        ("heir", text(heir.map_or("", |game| &game.id))),
        ("games", Value::List(games.iter().map(row).collect())),
    ])
}

fn moved_values(game: &Game, old: &str, new: &str) -> Values {
    let top = top(old);
    let page = game.about.pages.iter().find(|page| page.path == new);
    Values::from([
        ("to", text(format!("{top}{}/{new}", game.id))),
        (
            "title",
            text(page.map_or(&game.about.name, |page| &page.title)),
        ),
        ("style", text(bundle::address("shell.css"))),
        ("script", text(bundle::address("moved.js"))),
        ("top", text(top)),
    ])
}

/// The manifest, with a shortcut to each game.
fn manifest(sources: &Files, games: &[Game]) -> Result<String> {
    let mut manifest: Json =
        serde_json::from_str(files::text(sources, MANIFEST)?).context(MANIFEST)?;
    let shortcut = |game: &Game| {
        json!({
            "name": game.about.name,
            "description": game.about.line,
            "url": format!("{}/", game.id),
        })
    };
    manifest["shortcuts"] = games.iter().map(shortcut).collect();
    Ok(serde_json::to_string(&manifest)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::tests::files;
    use crate::games::games;
    use crate::games::tests::coin_with;

    /// Pages by templates that show nothing but what is filled in.
    fn filled_in(modules: &[&str]) -> Result<Files> {
        let mut sources = coin_with(|about| about["moved"][""] = "".into());
        sources.extend(files([
            (
                PAGE,
                "{{id}} {{title}} {{heading}} {{description}} {{top}}{{style}} {{top}}{{script}} \
                 {{#module}}<{{top}}modules/{{id}}.js>{{/module}} {{symbols}}",
            ),
            (
                LIST,
                "{{style}} {{script}} {{heir}} {{#games}}<{{id}} {{name}}: {{line}} {{picture}}>{{/games}}",
            ),
            (MOVED, "{{title}} {{to}} {{top}}{{style}} {{top}}{{script}}"),
            (MANIFEST, "{\"name\": \"rollwise\"}"),
        ]));
        let games = games(&sources)?;
        let modules = modules.iter().map(|id| (*id).to_owned()).collect();
        pages(&sources, &games, &modules)
    }

    #[test]
    fn every_page_finds_what_it_needs_from_where_it_lies() -> Result<()> {
        let pages = filled_in(&["coin", "dice"])?;
        let symbols = "<symbol id=\"heads\" viewBox=\"0 0 9 9\"></symbol>";
        assert_eq!(
            files::text(&pages, "coin/index.html")?,
            format!(
                "coin A coin &amp;  Coin Heads or tails ../app/coin.css ../app/coin.js \
                 <../modules/coin.js> {symbols}"
            )
        );
        assert_eq!(
            files::text(&pages, "coin/lab/odds/index.html")?,
            format!(
                "coin A coin &amp; lab/odds/ Coin Heads or tails ../../../app/coin-lab-odds.css \
                 ../../../app/coin-lab-odds.js <../../../modules/coin.js> {symbols}"
            )
        );
        Ok(())
    }

    #[test]
    fn only_a_game_with_a_module_asks_for_one() -> Result<()> {
        let pages = filled_in(&["dice"])?;
        assert!(!files::text(&pages, "coin/index.html")?.contains("modules"));
        Ok(())
    }

    #[test]
    fn the_list_and_the_manifest_lead_to_each_game() -> Result<()> {
        let pages = filled_in(&[])?;
        assert_eq!(
            files::text(&pages, LIST)?,
            "app/list.css app/list.js coin <coin Coin: Heads or tails <svg viewBox=\"0 0 9 9\"></svg>>"
        );
        let manifest: Json = serde_json::from_slice(&pages[MANIFEST])?;
        let shortcut = json!({ "name": "Coin", "description": "Heads or tails", "url": "coin/" });
        assert_eq!(
            manifest,
            json!({ "name": "rollwise", "shortcuts": [shortcut] })
        );
        Ok(())
    }

    #[test]
    fn an_old_address_leads_to_the_new_one() -> Result<()> {
        let pages = filled_in(&[])?;
        assert_eq!(
            files::text(&pages, "old/odds.html")?,
            "A coin &amp; lab/odds/ ../coin/lab/odds/ ../app/shell.css ../app/moved.js"
        );
        // The site's top itself is the list.
        assert_eq!(pages.len(), 5);
        Ok(())
    }

    #[test]
    fn a_gap_that_nothing_fills_is_said_with_its_template() -> Result<()> {
        let mut sources = coin_with(|_| {});
        sources.extend(files([(PAGE, "{{colour}}")]));
        let pages = pages(&sources, &games(&sources)?, &BTreeSet::new());
        let error = pages
            .err()
            .map(|error| format!("{error:#}"))
            .unwrap_or_default();
        assert!(
            error.starts_with("page.html: {{colour}} stands for nothing"),
            "{error}"
        );
        Ok(())
    }
}
