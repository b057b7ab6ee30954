//! Fills the templates of `www/` for the games there are: their pages, the list of them, what
//! stands at old addresses, and the manifest.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use minijinja::value::Serde;
use minijinja::{Value, context};
use serde_json::{Value as Json, json};

use crate::address::Address;
use crate::docs;
use crate::files::{self, Files};
use crate::games::Game;
use crate::languages::{self, ENGLISH, Each, SiteText};
use crate::page_json::{OldAddress, Page};
use crate::templates::{self, top};

const PAGE: &str = "page.html";
const LIST: &str = "index.html";
const MOVED: &str = "moved.html";
const MANIFEST: &str = "manifest.webmanifest";

/// What devices show of an installed page and no page does: they fetch it themselves when it is installed.
const ICONS: &str = "icons";

/// All that is filled in, and no part of the site as it is.
pub const TEMPLATES: [&str; 5] = [PAGE, LIST, MOVED, MANIFEST, docs::TEMPLATE];

/// A file that is filled in: its address, the template, and what stands in the gaps.
type Filled = (String, &'static str, Value);

/// What all pages share.
struct Site<'a> {
    games: &'a [Game],
    /// The games that have a module.
    modules: &'a BTreeSet<String>,
    /// What lies beside the documents, such as pictures.
    documents: &'a Files,
    /// The site's own address, where it is known.
    address: Option<&'a Address>,
    /// What each page begins with, which chooses the language.
    first: &'a str,
    texts: Each<SiteText>,
}

/// Every page of the site but the documents, and the manifests. Each page has an address that says nothing of a language, where
/// everybody reads his own, and one in each. `modules` are the games that have a module; `address` is that of the site, where it
/// is known; `first` is the script that each page begins with.
pub fn pages(
    sources: &Files,
    documents: &Files,
    games: &[Game],
    modules: &BTreeSet<String>,
    address: Option<&Address>,
    first: &str,
) -> Result<Files> {
    let languages = languages::languages(sources)?;
    let site = Site {
        games,
        modules,
        documents,
        address,
        first,
        texts: languages::site_texts(sources, &languages)?,
    };
    let templates = templates::templates(sources, &[PAGE, LIST, MOVED])?;
    let own = languages.keys().map(|language| Some(language.as_str()));
    let of_each = own.chain([None]).flat_map(|own| site.pages(own));
    let mut pages = Files::new();
    for (mut address, template, values) in of_each.chain(site.moved()) {
        let page = templates.get_template(template)?.render(values)?;
        if address.is_empty() || address.ends_with('/') {
            address.push_str("index.html");
        }
        files::add(&mut pages, address, page.into())?;
    }
    for language in languages.keys() {
        let manifest = site.manifest(language, sources)?;
        let address = format!("{language}/{MANIFEST}");
        files::add(&mut pages, address, manifest.to_string().into())?;
    }
    Ok(pages)
}

impl Site<'_> {
    /// The list of the games and their pages, at addresses of a language, or at those of none.
    fn pages(&self, own: Option<&str>) -> Vec<Filled> {
        let heir = self.games.iter().find(|game| game.is_heir());
        let list = context! {
            games => Serde(self.games),
            symbols => Serde(self.games.iter().flat_map(|game| &game.symbols).collect::<BTreeMap<_, _>>()),
            heir => heir.map_or("", |game| &game.id),
            ..self.found("", own, "list")
        };
        let list = (folder(own), LIST, list);
        let pages = self.games.iter().flat_map(|game| {
            let pages = game.about.pages.iter();
            pages.map(|page| self.page(game, page, own))
        });
        [list].into_iter().chain(pages).collect()
    }

    fn page(&self, game: &Game, page: &Page, own: Option<&str>) -> Filled {
        let path = format!("{}/{}", game.id, page.path);
        let text = &game.texts[own.unwrap_or(ENGLISH)];
        let values = context! {
            game => Serde(game),
            page => Serde(text.pages.get(&page.path)),
            bundle => game.bundle(page),
            module => page.module && self.modules.contains(&game.id),
            ..self.found(&path, own, &game.id)
        };
        (folder(own) + &path, PAGE, values)
    }

    /// What stands at old addresses, which are of no language.
    fn moved(&self) -> Vec<Filled> {
        // The site's top itself is the list.
        let moved = self.games.iter().flat_map(|game| {
            let moved = game.about.moved.iter();
            moved.map(move |(OldAddress(old), new)| (game, old, new))
        });
        moved
            .filter(|(_, old, _)| !old.is_empty())
            .map(|(game, old, new)| {
                let values = context! {
                    title => game.title(ENGLISH, new),
                    to => Value::from_safe_string(format!("{}{}/{new}", top(old), game.id)),
                    ..self.all(old, None)
                };
                (old.clone(), MOVED, values)
            })
            .collect()
    }

    /// What each page has. `path` is its address below the site's top, or below a language's folder.
    fn all(&self, path: &str, own: Option<&str>) -> Value {
        let spoken: Vec<String> = match own {
            Some(language) => vec![language.to_owned()],
            None => self.texts.keys().cloned().collect(),
        };
        context! {
            language => own.unwrap_or(ENGLISH),
            // From an address of a language to that of none.
            neutral => own.map(|_| Value::from_safe_string(format!("{}{path}", top(&(folder(own) + path))))),
            spoken,
            site => Serde(&self.texts),
            top => top(&(folder(own) + path)),
            first => Value::from_safe_string(self.first.to_owned()),
            first_hash => Value::from_safe_string(files::integrity(self.first.as_bytes())),
        }
    }

    /// The same with what a page says to search engines, and to whoever shows a preview of a link to it: its address, those of the same page in
    /// other languages, and the address of a wide picture: of the list where a game has none of its own. All are empty where the site's address is not known.
    fn found(&self, path: &str, own: Option<&str>, picture: &str) -> Value {
        let all = self.all(path, own);
        let Some(address) = self.address else {
            return context! { canonical => "", picture => "", others => Value::from(()), ..all };
        };
        let in_languages = self.texts.keys().map(|language| {
            context! { language, address => address.of(&(folder(Some(language)) + path)) }
        });
        let for_all = context! { language => "x-default", address => address.of(path) };
        let [own_picture, list] = [picture, "list"].map(|name| format!("images/{name}-wide.png"));
        let picture = if self.documents.contains_key(&own_picture) {
            own_picture
        } else {
            list
        };
        context! {
            canonical => address.of(&(folder(own) + path)),
            picture => address.of(&format!("{}/{picture}", docs::FOLDER)),
            others => in_languages.chain([for_all]).collect::<Vec<_>>(),
            ..all
        }
    }

    /// What devices are told of the site as an app in a language. It lies in the language's folder.
    fn manifest(&self, language: &str, sources: &Files) -> Result<Json> {
        let mut manifest: Json = serde_json::from_str(files::text(sources, MANIFEST)?)?;
        manifest["lang"] = language.into();
        manifest["description"] = self.texts[language].installed.as_str().into();
        for place in ["start_url", "scope"] {
            manifest[place] = "../".into();
        }
        for picture in pictures(&mut manifest) {
            if let Some(id) = picture.as_object_mut().and_then(|it| it.remove("game")) {
                let game = self.games.iter().find(|game| id == game.id.as_str());
                let text = game.map(|game| &game.texts[language]);
                picture["label"] = text
                    .map(|text| format!("{}: {}", text.name, text.picture))
                    .into();
            }
            let place = picture["src"].as_str().unwrap_or_default();
            picture["src"] = format!("../{place}").into();
        }
        let shortcuts = self.games.iter();
        manifest["shortcuts"] = shortcuts
            .map(|game| shortcut(game, language, sources))
            .collect();
        Ok(manifest)
    }
}

/// The folder of a language.
fn folder(own: Option<&str>) -> String {
    own.map(|language| format!("{language}/"))
        .unwrap_or_default()
}

/// The icons and screenshots of a manifest.
fn pictures(manifest: &mut Json) -> impl Iterator<Item = &mut Json> {
    let lists = manifest.as_object_mut().into_iter().flatten();
    lists
        .filter(|(name, _)| ["icons", "screenshots"].contains(&name.as_str()))
        .filter_map(|(_, list)| list.as_array_mut())
        .flatten()
}

/// What the manifest of a language says of a game. Among the sources there may be an icon of it.
fn shortcut(game: &Game, language: &str, sources: &Files) -> Json {
    let Game { id, texts, .. } = game;
    let text = &texts[language];
    let mut shortcut =
        json!({ "name": text.name, "description": text.line, "url": format!("../{id}/") });
    let icon = format!("{ICONS}/{id}.png");
    if sources.contains_key(&icon) {
        let src = format!("../{icon}");
        shortcut["icons"] = json!([{ "src": src, "sizes": "192x192", "type": "image/png" }]);
    }
    shortcut
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::tests::files;
    use crate::games::games;
    use crate::games::tests::coin_with;

    /// Sources with these templates.
    fn sources(page: &str, list: &str, manifest: &str) -> Files {
        let mut sources = coin_with(|about| about["moved"][""] = "".into());
        sources.extend(files([
            (PAGE, page),
            (LIST, list),
            (MOVED, "{{ title }} {{ to }} {{ top }}app"),
            (MANIFEST, manifest),
        ]));
        sources.extend(crate::languages::tests::site_texts());
        sources
    }

    fn filled_in(sources: &Files, modules: &[&str], address: Option<&Address>) -> Result<Files> {
        let modules = modules.iter().map(|id| (*id).to_owned()).collect();
        let documents = files([("images/coin-wide.png", "")]);
        pages(
            sources,
            &documents,
            &games(sources)?,
            &modules,
            address,
            "choose()",
        )
    }

    #[test]
    fn every_page_finds_what_it_needs_from_where_it_lies() -> Result<()> {
        let template = "{{ game.id }} {{ page.title }} {{ top }}app/{{ bundle }}.js {% if module %}{{ top }}modules{% endif %}";
        let sources = sources(template, "", "{}");
        let pages = filled_in(&sources, &["coin"], None)?;
        for (file, content) in [
            (
                "coin/index.html",
                "coin A coin &amp;  ../app/coin.js ../modules",
            ),
            (
                "de/coin/index.html",
                "coin Eine Münze &amp;  ../../app/coin.js ../../modules",
            ),
        ] {
            assert_eq!(files::text(&pages, file)?, content);
        }
        let pages = filled_in(&sources, &["dice"], None)?;
        assert_eq!(
            files::text(&pages, "coin/lab/odds/index.html")?,
            "coin A coin &amp; lab&#x2f;odds&#x2f; ../../../app/coin-lab-odds.js "
        );
        Ok(())
    }

    #[test]
    fn an_address_without_a_language_speaks_all() -> Result<()> {
        let page = "{{ language }} {{ neutral }}{% for one in spoken %} {{ site[one].waiting }}{% endfor %}";
        let list = "{% for one in spoken %}{{ games[0].texts[one].name }} {% endfor %}";
        let pages = filled_in(&sources(page, list, "{}"), &[], None)?;
        for (file, content) in [
            ("coin/index.html", "en None Tipp Tap"),
            ("de/coin/index.html", "de ../../coin/ Tipp"),
            ("en/coin/index.html", "en ../../coin/ Tap"),
            ("index.html", "Münze Coin "),
            ("de/index.html", "Münze "),
        ] {
            assert_eq!(files::text(&pages, file)?, content);
        }
        Ok(())
    }

    #[test]
    fn search_engines_are_led_to_each_language() -> Result<()> {
        let page = "{{ canonical }}{% for other in others %} {{ other.language }}={{ other.address }}{% endfor %}";
        let address = "https://a.org/r/".parse()?;
        let pages = filled_in(&sources(page, "", "{}"), &[], Some(&address))?;
        let others = "de=https://a.org/r/de/coin/ en=https://a.org/r/en/coin/ x-default=https://a.org/r/coin/";
        for (file, own) in [
            ("coin/index.html", "coin/"),
            ("de/coin/index.html", "de/coin/"),
        ] {
            let expected = format!("https://a.org/r/{own} {others}");
            assert_eq!(files::text(&pages, file)?, expected);
        }
        Ok(())
    }

    #[test]
    fn the_first_script_is_allowed_by_its_hash() -> Result<()> {
        let pages = filled_in(
            &sources("{{ first }} {{ first_hash }}", "", "{}"),
            &[],
            None,
        )?;
        assert_eq!(
            files::text(&pages, "coin/index.html")?,
            "choose() sha256-pdOmvvglje0xmB57l7Hx65m6LfOdwcBqoRzE95Twu/s="
        );
        Ok(())
    }

    #[test]
    fn the_list_the_manifests_and_old_addresses_lead_to_each_game() -> Result<()> {
        let list = "{{ heir }}\n{% for game in games %}\n<{{ game.id }}: \
            {{ game.symbols.board.picture|safe }}>\n{% endfor %}\n";
        let manifest = r#"{ "icons": [{ "src": "a.png" }], "screenshots": [{ "src": "b.png", "game": "coin" }] }"#;
        let pages = filled_in(&sources("", list, manifest), &[], None)?;
        assert_eq!(
            files::text(&pages, LIST)?,
            "coin\n<coin: <svg viewBox=\"0 0 9 9\"></svg>>\n"
        );
        let manifest: Json = serde_json::from_str(files::text(&pages, "de/manifest.webmanifest")?)?;
        let expected = json!({
            "lang": "de", "description": "Tipp", "start_url": "../", "scope": "../",
            "icons": [{ "src": "../a.png" }],
            "screenshots": [{ "src": "../b.png", "label": "Münze: …" }],
            "shortcuts": [{ "name": "Münze", "description": "Münze!", "url": "../coin/" }],
        });
        assert_eq!(manifest, expected);
        assert_eq!(
            files::text(&pages, "old/odds.html")?,
            "A coin &amp; lab&#x2f;odds&#x2f; ../coin/lab/odds/ ../app"
        );
        assert_eq!(pages.len(), 3 * 3 + 1 + 2);
        Ok(())
    }

    #[test]
    fn a_gap_that_nothing_fills_is_said_with_its_template() {
        let error = filled_in(&sources("\n{{ colour }}", "", "{}"), &[], None);
        let error = error.unwrap_err().to_string();
        assert!(
            error.starts_with("undefined value") && error.ends_with("(in page.html:2)"),
            "{error}"
        );
    }
}
