//! Fills the templates of `www/` for the games there are: their pages, the list of them, what stands at
//! old addresses, and the manifest.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, UndefinedBehavior, Value, context};
use serde_json::{Value as Json, json};

use crate::bundle;
use crate::files::{self, Files};
use crate::games::Game;
use crate::page_json::{OldAddress, Page};

const PAGE: &str = "page.html";
const LIST: &str = "index.html";
const MOVED: &str = "moved.html";
const MANIFEST: &str = "manifest.webmanifest";

/// All that is filled in, and no part of the site as it is.
pub const TEMPLATES: [&str; 4] = [PAGE, LIST, MOVED, MANIFEST];

/// Every page of the site, and the manifest. `modules` are the games that have a module.
pub fn pages(sources: &Files, games: &[Game], modules: &BTreeSet<String>) -> Result<Files> {
    let mut templates = Environment::new();
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    // Lines that only hold a block leave nothing behind.
    templates.set_syntax(
        SyntaxConfig::builder()
            .trim_blocks(true)
            .lstrip_blocks(true)
            .keep_trailing_newline(true)
            .build()?,
    );
    for name in [PAGE, LIST, MOVED] {
        templates.add_template(name, files::text(sources, name)?)?;
    }
    let mut pages = Files::new();
    let mut add = |address: String, template: &str, values: Value| {
        let page = templates.get_template(template)?.render(values)?;
        files::add(&mut pages, file_of(address), page.into())
    };
    for game in games {
        for page in &game.about.pages {
            let has_module = page.module && modules.contains(&game.id);
            let address = format!("{}/{}", game.id, page.path);
            let values = page_values(game, page, &address, has_module);
            add(address, PAGE, values)?;
        }
        for (OldAddress(old), new) in &game.about.moved {
            // At the site's top lies the list.
            if !old.is_empty() {
                add(old.clone(), MOVED, moved_values(game, old, new))?;
            }
        }
    }
    add(LIST.to_owned(), LIST, list_values(games))?;
    let manifest = manifest(sources, games)?;
    files::add(&mut pages, MANIFEST.to_owned(), manifest.into())?;
    Ok(pages)
}

/// The file that is sent for an address.
fn file_of(address: String) -> String {
    if address.ends_with('/') {
        address + LIST
    } else {
        address
    }
}

/// Markup, or an address of the site, whose slashes would be escaped in vain.
fn safe(text: String) -> Value {
    Value::from_safe_string(text)
}

/// From an address to the site's top.
fn top(address: &str) -> Value {
    safe("../".repeat(address.matches('/').count()))
}

fn page_values(game: &Game, page: &Page, address: &str, module: bool) -> Value {
    let name = game.bundle(page);
    let symbols = game.symbols.iter().map(|symbol| symbol.markup.as_str());
    context! {
        id => game.id.as_str(),
        title => page.title.as_str(),
        heading => page.heading.as_str(),
        description => page.description.as_str(),
        top => top(address),
        style => safe(bundle::address(&format!("{name}.css"))),
        script => safe(bundle::address(&format!("{name}.js"))),
        module,
        symbols => safe(symbols.collect()),
    }
}

fn list_values(games: &[Game]) -> Value {
    let row = |game: &Game| {
        let picture = game.about.picture.iter().filter_map(|id| game.symbol(id));
        context! {
            id => game.id.as_str(),
            name => game.about.name.as_str(),
            line => game.about.line.as_str(),
            picture => safe(picture.map(|symbol| symbol.picture.as_str()).collect()),
        }
    };
    context! {
        style => safe(bundle::address("list.css")),
        script => safe(bundle::address("list.js")),
        heir => games.iter().find(|game| game.is_heir()).map_or("", |game| &game.id),
        games => games.iter().map(row).collect::<Vec<_>>(),
    }
}

fn moved_values(game: &Game, old: &str, new: &str) -> Value {
    let top = top(old);
    context! {
        to => safe(format!("{top}{}/{new}", game.id)),
        title => game.about.page(new).map_or("", |page| &page.title),
        style => safe(bundle::address("shell.css")),
        script => safe(bundle::address("moved.js")),
        top,
    }
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
    fn filled_in(page: &str, modules: &[&str]) -> Result<Files> {
        let mut sources = coin_with(|about| about["moved"][""] = "".into());
        let list = "{{ style }} {{ script }} {{ heir }}\n\
            {% for game in games %}\n<{{ game.id }} {{ game.name }}: {{ game.line }} {{ game.picture }}>\n{% endfor %}\n";
        sources.extend(files([
            (PAGE, page),
            (LIST, list),
            (
                MOVED,
                "{{ title }} {{ to }} {{ top }}{{ style }} {{ top }}{{ script }}",
            ),
            (MANIFEST, "{\"name\": \"rollwise\"}"),
        ]));
        let modules = modules.iter().map(|id| (*id).to_owned()).collect();
        pages(&sources, &games(&sources)?, &modules)
    }

    #[test]
    fn every_page_finds_what_it_needs_from_where_it_lies() -> Result<()> {
        let template = "{{ id }} {{ title }} {{ heading }} {{ description }} {{ top }}{{ style }} {{ top }}{{ script }} \
            {% if module %}{{ top }}modules/{% endif %} {{ symbols }}";
        let pages = filled_in(template, &["coin"])?;
        let symbols = "<symbol id=\"heads\" viewBox=\"0 0 9 9\"></symbol>";
        assert_eq!(
            files::text(&pages, "coin/index.html")?,
            format!(
                "coin A coin &amp;  Coin Heads or tails ../app/coin.css ../app/coin.js ../modules/ {symbols}"
            )
        );
        let pages = filled_in(template, &["dice"])?;
        assert_eq!(
            files::text(&pages, "coin/lab/odds/index.html")?,
            format!(
                "coin A coin &amp; lab&#x2f;odds&#x2f; Coin Heads or tails ../../../app/coin-lab-odds.css \
                 ../../../app/coin-lab-odds.js  {symbols}"
            )
        );
        Ok(())
    }

    #[test]
    fn the_list_the_manifest_and_old_addresses_lead_to_each_game() -> Result<()> {
        let pages = filled_in("", &[])?;
        assert_eq!(
            files::text(&pages, LIST)?,
            "app/list.css app/list.js coin\n<coin Coin: Heads or tails <svg viewBox=\"0 0 9 9\"></svg>>\n"
        );
        let manifest: Json = serde_json::from_slice(&pages[MANIFEST])?;
        let shortcut = json!({ "name": "Coin", "description": "Heads or tails", "url": "coin/" });
        assert_eq!(
            manifest,
            json!({ "name": "rollwise", "shortcuts": [shortcut] })
        );
        assert_eq!(
            files::text(&pages, "old/odds.html")?,
            "A coin &amp; lab&#x2f;odds&#x2f; ../coin/lab/odds/ ../app/shell.css ../app/moved.js"
        );
        // The site's top itself is the list.
        assert_eq!(pages.len(), 5);
        Ok(())
    }

    #[test]
    fn a_gap_that_nothing_fills_is_said_with_its_template() {
        let error = filled_in("\n{{ colour }}", &[]).unwrap_err().to_string();
        assert!(
            error.starts_with("undefined value") && error.ends_with("(in page.html:2)"),
            "{error}"
        );
    }
}
