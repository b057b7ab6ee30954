//! Lists the files of a version of the site, for the service worker that keeps them.
//!
//! By hand: Workbox's lists hold MD5 sums, and what `fetch` is to check is SHA-256.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::docs;
use crate::files::{self, Files};
use crate::games::Game;
use crate::page_json::Page;
use crate::tools::has_extension;

/// The list's address.
pub const LIST: &str = "build.json";

/// The lists as JSON by their addresses. In the one at the top `version` names this exact content, `games` are the names that files
/// of one game begin with, and `languages` those of the languages, each of which has a list of its own in its folder. In all of them
/// `files` holds the hash of each file by the address that it is asked for by, and `later` the addresses whose files are kept only
/// once they have been asked for.
pub fn lists(files: &Files, games: &[Game]) -> Result<Files> {
    let ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    let languages: BTreeSet<&str> = games
        .iter()
        .flat_map(|game| game.texts.keys().map(String::as_str))
        .collect();
    let mut hashes: BTreeMap<String, String> = files
        .iter()
        .filter(|(name, _)| is_cached(name))
        .map(|(name, content)| (address(name).to_owned(), files::integrity(content)))
        .collect();
    let mut lists = Files::new();
    for language in &languages {
        let own: BTreeMap<_, _> = hashes
            .extract_if(.., |address, _| is_of(address, language))
            .collect();
        // Few come to a page by an address of a language, and they come again.
        let folder = format!("{language}/");
        let is_later = |name: &&String| {
            let mut scripts = pages_later(games).map(|(game, page)| game.bundle(page));
            name.starts_with(&folder)
                || scripts.any(|bundle| name.starts_with(&format!("app/{bundle}.{language}")))
        };
        let later: Vec<_> = own.keys().filter(is_later).collect();
        let list = json!({ "later": later, "files": own }).to_string();
        let place = format!("{folder}{LIST}");
        hashes.insert(place.clone(), files::integrity(list.as_bytes()));
        lists.insert(place, list.into_bytes());
    }
    let later = later(games, &hashes)?;
    let mut list = json!({ "games": ids, "languages": languages, "later": later, "files": hashes });
    let hash: [u8; 32] = Sha256::digest(list.to_string()).into();
    let version = u64::from_be_bytes(hash.as_chunks().0[0]);
    list["version"] = format!("{version:016x}").into();
    lists.insert(LIST.to_owned(), list.to_string().into_bytes());
    Ok(lists)
}

/// Whether a file belongs to a language: it lies in the language's folder, or is a script in it.
fn is_of(address: &str, language: &str) -> bool {
    let is_script = |name: &str| {
        let part = name.split('.').nth(1).unwrap_or_default();
        part == language || part.starts_with(&format!("{language}-"))
    };
    address.starts_with(&format!("{language}/"))
        || address.strip_prefix("app/").is_some_and(is_script)
}

/// The pages that are kept only once they have been asked for.
fn pages_later(games: &[Game]) -> impl Iterator<Item = (&Game, &Page)> {
    let pages = games
        .iter()
        .flat_map(|game| game.about.pages.iter().map(move |page| (game, page)));
    pages.filter(|(_, page)| page.later)
}

/// What games say is kept only once it has been asked for; fails where that is no file.
fn later(games: &[Game], hashes: &BTreeMap<String, String>) -> Result<Vec<String>> {
    let of_pages = pages_later(games).flat_map(|(game, page)| {
        let style = format!("app/{}.css", game.bundle(page));
        [format!("{}/{}", game.id, page.path), style]
    });
    let mut later: Vec<String> = of_pages
        .filter(|address| hashes.contains_key(address))
        .collect();
    for game in games {
        for address in &game.about.later {
            ensure!(
                hashes.contains_key(address.as_str()),
                "games/{}/page.json: later: {address:?} is no address of a file of the site",
                game.id
            );
            later.push(address.clone());
        }
    }
    Ok(later)
}

/// Whether the page needs a file to work offline: documents are read online, icons for the device are fetched by it when the page
/// is installed: they lie in `icons/` or are PNG, and nothing else is. The browser keeps the service worker by itself.
fn is_cached(name: &str) -> bool {
    let is_document = name.starts_with(&format!("{}/", docs::FOLDER));
    let is_apart =
        is_document || name.starts_with("icons/") || has_extension(name, "png") || name == "sw.js";
    !is_apart && !name.starts_with("LICENSE") && !has_extension(name, "d.ts")
}

/// The address by which a file is asked for, relative to the site's top: of a folder's page, that of
/// the folder.
fn address(name: &str) -> &str {
    match name.strip_suffix("index.html") {
        Some("") => "./",
        Some(folder) if folder.ends_with('/') => folder,
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::tests::files;
    use crate::games;
    use crate::games::tests::coin_with;

    fn site(script: &str) -> Files {
        files([
            ("index.html", "<!doctype html>"),
            ("heckmeck/index.html", "<!doctype html>"),
            ("heckmeck/lab/index.html", "<!doctype html>"),
            ("app/heckmeck-worker.js", script),
            ("app/heckmeck.de.js", "moin"),
            ("app/heckmeck.de-1.js", "moin"),
            ("app/heckmeck.en.js", "hello"),
            ("de/heckmeck/index.html", "<!doctype html>"),
            ("app/no-index.html", "<!doctype html>"),
            ("modules/heckmeck.d.ts", "export {}"),
            ("LICENSE-lit-html", "BSD"),
            ("docs/index.html", "<!doctype html>"),
            ("icons/monochrome.svg", "…"),
            ("icon-192.png", "…"),
            ("sw.js", "worker"),
        ])
    }

    /// A game that says what is kept later.
    fn coin(later: &[&str]) -> Result<Vec<Game>> {
        games::games(&coin_with(|about| about["later"] = later.into()))
    }

    fn list_of(files: &Files) -> Result<serde_json::Value> {
        let lists = lists(files, &coin(&["app/heckmeck-worker.js"])?)?;
        Ok(serde_json::from_slice(&lists[LIST])?)
    }

    #[test]
    fn the_list_holds_what_the_page_needs() -> Result<()> {
        let mut list = list_of(&site(""))?;
        // Of the languages' lists there are tests below.
        let files = list["files"]
            .as_object_mut()
            .expect("files by their addresses");
        let of_languages =
            ["de", "en"].map(|language| files.remove(&format!("{language}/build.json")));
        assert!(of_languages.iter().all(Option::is_some));
        assert_eq!(list["games"], json!(["coin"]));
        assert_eq!(list["languages"], json!(["de", "en"]));
        assert_eq!(list["later"], json!(["app/heckmeck-worker.js"]));
        assert_eq!(
            list["files"],
            json!({
                "./": "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=",
                "heckmeck/": "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=",
                "heckmeck/lab/": "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=",
                "app/heckmeck-worker.js": "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
                "app/no-index.html": "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=",
            })
        );
        assert_eq!(list["version"].as_str().map(str::len), Some(16));
        Ok(())
    }

    #[test]
    fn a_page_that_few_need_is_kept_later_with_its_scripts() -> Result<()> {
        let coin = games::games(&coin_with(|about| about["pages"][1]["later"] = true.into()))?;
        let site = files(
            [
                "app/coin-lab-odds.de.js",
                "app/coin-lab-odds.css",
                "app/coin.de.js",
                "app/coin.css",
                "coin/index.html",
                "coin/lab/odds/index.html",
            ]
            .map(|name| (name, "…")),
        );
        let lists = lists(&site, &coin)?;
        let later = |place: &str| -> Result<serde_json::Value> {
            let list: serde_json::Value = serde_json::from_slice(&lists[place])?;
            Ok(list["later"].clone())
        };
        assert_eq!(later("de/build.json")?, json!(["app/coin-lab-odds.de.js"]));
        assert_eq!(
            later(LIST)?,
            json!(["coin/lab/odds/", "app/coin-lab-odds.css"])
        );
        Ok(())
    }

    #[test]
    fn each_language_has_a_list_of_its_own() -> Result<()> {
        let lists = lists(&site(""), &coin(&[])?)?;
        let page = "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=";
        let script = "sha256-JQDQ7U0OobPqn39XpfFsL7qK0V0F08BX1C+XlvElAWk=";
        let german: serde_json::Value = serde_json::from_slice(&lists["de/build.json"])?;
        let files = json!({
            "app/heckmeck.de.js": script, "app/heckmeck.de-1.js": script, "de/heckmeck/": page,
        });
        assert_eq!(german, json!({ "later": ["de/heckmeck/"], "files": files }));
        let all: serde_json::Value = serde_json::from_slice(&lists[LIST])?;
        let hash = files::integrity(&lists["de/build.json"]);
        assert_eq!(all["files"]["de/build.json"], json!(hash));
        Ok(())
    }

    #[test]
    fn what_is_kept_later_is_a_file() -> Result<()> {
        for wrong in ["app/gone.js", "/app/heckmeck-worker.js", "sw.js", ""] {
            let said = lists(&site(""), &coin(&[wrong])?).unwrap_err().to_string();
            let expected = format!(
                "games/coin/page.json: later: {wrong:?} is no address of a file of the site"
            );
            assert_eq!(said, expected);
        }
        Ok(())
    }

    #[test]
    fn any_change_is_a_new_version() -> Result<()> {
        let mut added = site("old");
        added.insert("app/other.js".to_owned(), Vec::new());
        let files = [site("old"), site("old"), site("new"), added];
        let lists = files.iter().map(list_of).collect::<Result<Vec<_>>>()?;
        let same = lists
            .iter()
            .map(|list| list["version"] == lists[0]["version"]);
        assert_eq!(same.collect::<Vec<_>>(), [true, true, false, false]);
        Ok(())
    }
}
