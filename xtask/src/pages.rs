//! Fills the templates of `www/` for the games there are: their pages, the list of them, what
//! stands at old addresses, and the manifest.

use std::collections::BTreeSet;

use anyhow::Result;
use minijinja::value::Serde;
use minijinja::{Value, context};
use serde_json::{Value as Json, json};

use crate::address::Address;
use crate::docs;
use crate::files::{self, Files};
use crate::games::Game;
use crate::page_json::OldAddress;
use crate::templates::{self, top};

const PAGE: &str = "page.html";
const LIST: &str = "index.html";
const MOVED: &str = "moved.html";
const MANIFEST: &str = "manifest.webmanifest";

/// What devices show of an installed page and no page does: they fetch it themselves when it is installed.
pub const ICONS: &str = "icons";

/// All that is filled in, and no part of the site as it is.
pub const TEMPLATES: [&str; 5] = [PAGE, LIST, MOVED, MANIFEST, docs::TEMPLATE];

/// A file that is filled in: its address, the template, and what stands in the gaps.
type Page = (String, &'static str, Value);

/// Every page of the site but the documents, and the manifest. `modules` are the games that have a module; `address` is that
/// of the site, where it is known.
pub fn pages(
    sources: &Files,
    games: &[Game],
    modules: &BTreeSet<String>,
    address: Option<&Address>,
) -> Result<Files> {
    let templates = templates::templates(sources, &[PAGE, LIST, MOVED])?;
    let heir = games.iter().find(|game| game.is_heir());
    let all = context! {
        games => Serde(games),
        heir => heir.map_or("", |game| &game.id),
        ..found("", "list", address)
    };
    let of_each = games
        .iter()
        .flat_map(|game| pages_of(game, modules, address));
    let mut pages = Files::new();
    for (mut address, template, values) in of_each.chain([(LIST.to_owned(), LIST, all)]) {
        let page = templates.get_template(template)?.render(values)?;
        if address.ends_with('/') {
            address.push_str("index.html");
        }
        files::add(&mut pages, address, page.into())?;
    }
    let mut manifest: Json = serde_json::from_str(files::text(sources, MANIFEST)?)?;
    manifest["shortcuts"] = games.iter().map(|game| shortcut(game, sources)).collect();
    let manifest = manifest.to_string().into();
    files::add(&mut pages, MANIFEST.to_owned(), manifest)?;
    Ok(pages)
}

/// The pages of a game, and what stands at their old addresses.
fn pages_of(game: &Game, modules: &BTreeSet<String>, address: Option<&Address>) -> Vec<Page> {
    let pages = game.about.pages.iter().map(|page| {
        let path = format!("{}/{}", game.id, page.path);
        let values = context! {
            game => Serde(game),
            page => Serde(page),
            bundle => game.bundle(page),
            module => page.module && modules.contains(&game.id),
            top => top(&path),
            ..found(&path, &game.id, address)
        };
        (path, PAGE, values)
    });
    // The site's top itself is the list.
    let moved = game.about.moved.iter().filter(|(old, _)| !old.0.is_empty());
    let moved = moved.map(|(OldAddress(old), new)| {
        let top = top(old);
        let values = context! {
            title => game.about.page(new).map(|page| page.title.as_str()),
            to => Value::from_safe_string(format!("{top}{}/{new}", game.id)),
            top,
        };
        (old.clone(), MOVED, values)
    });
    pages.chain(moved).collect()
}

/// What a page says to search engines, and to whoever shows a preview of a link to it: its address, and the address of
/// a wide picture. Both are empty where the site's address is not known.
fn found(path: &str, picture: &str, address: Option<&Address>) -> Value {
    let picture = format!("{}/images/{picture}-wide.png", docs::FOLDER);
    context! {
        canonical => address.map(|address| address.of(path)),
        picture => address.map(|address| address.of(&picture)),
    }
}

/// What the manifest says of a game. Among the sources there may be an icon of it.
fn shortcut(Game { id, about, .. }: &Game, sources: &Files) -> Json {
    let mut shortcut =
        json!({ "name": about.name, "description": about.line, "url": format!("{id}/") });
    let icon = format!("{ICONS}/{id}.png");
    if sources.contains_key(&icon) {
        shortcut["icons"] = json!([{ "src": icon, "sizes": "192x192", "type": "image/png" }]);
    }
    shortcut
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
        let list = "{{ heir }}\n{% for game in games %}\n<{{ game.id }} {{ game.about.name }}: \
            {{ game.symbols[game.about.picture[0]].picture|safe }}>\n{% endfor %}\n";
        sources.extend(files([
            (PAGE, page),
            (LIST, list),
            (MOVED, "{{ title }} {{ to }} {{ top }}app"),
            (MANIFEST, "{}"),
        ]));
        let modules = modules.iter().map(|id| (*id).to_owned()).collect();
        pages(&sources, &games(&sources)?, &modules, None)
    }

    #[test]
    fn every_page_finds_what_it_needs_from_where_it_lies() -> Result<()> {
        let template = "{{ game.id }} {{ page.title }} {{ top }}app/{{ bundle }}.js {% if module %}{{ top }}modules{% endif %}";
        let pages = filled_in(template, &["coin"])?;
        assert_eq!(
            files::text(&pages, "coin/index.html")?,
            "coin A coin &amp;  ../app/coin.js ../modules"
        );
        let pages = filled_in(template, &["dice"])?;
        assert_eq!(
            files::text(&pages, "coin/lab/odds/index.html")?,
            "coin A coin &amp; lab&#x2f;odds&#x2f; ../../../app/coin-lab-odds.js "
        );
        Ok(())
    }

    #[test]
    fn the_list_the_manifest_and_old_addresses_lead_to_each_game() -> Result<()> {
        let pages = filled_in("", &[])?;
        assert_eq!(
            files::text(&pages, LIST)?,
            "coin\n<coin Coin: <svg viewBox=\"0 0 9 9\"></svg>>\n"
        );
        let shortcut = json!({ "name": "Coin", "description": "Heads or tails", "url": "coin/" });
        let manifest = json!({ "shortcuts": [shortcut] }).to_string();
        assert_eq!(files::text(&pages, MANIFEST)?, manifest);
        assert_eq!(
            files::text(&pages, "old/odds.html")?,
            "A coin &amp; lab&#x2f;odds&#x2f; ../coin/lab/odds/ ../app"
        );
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
