//! Lists the files of a version of the site, for the service worker that keeps them.
//!
//! By hand: Workbox's lists hold MD5 sums, and what `fetch` is to check is SHA-256.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::files::{self, Files};
use crate::games::Game;
use crate::tools::has_extension;
use crate::{docs, pages};

/// The list's address.
pub const LIST: &str = "build.json";

/// The list as JSON: `version` names this exact content, `files` holds the hash of each file by the
/// address that it is asked for by, `games` the names that files of one game begin with, `languages` those of the languages, and `later`
/// those of the addresses whose files are kept only once they have been asked for.
pub fn list(files: &Files, games: &[Game]) -> Result<String> {
    let ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    let hashes: BTreeMap<&str, String> = files
        .iter()
        .filter(|(name, _)| is_cached(name))
        .map(|(name, content)| (address(name), files::integrity(content)))
        .collect();
    let later = later(games, &hashes)?;
    let languages: BTreeSet<&String> = games.iter().flat_map(|game| game.texts.keys()).collect();
    let mut list = json!({ "games": ids, "languages": languages, "later": later, "files": hashes });
    let hash: [u8; 32] = Sha256::digest(list.to_string()).into();
    let version = u64::from_be_bytes(hash.as_chunks().0[0]);
    list["version"] = format!("{version:016x}").into();
    Ok(list.to_string())
}

/// What games say is kept only once it has been asked for; fails where that is no file.
fn later<'a>(games: &'a [Game], hashes: &BTreeMap<&str, String>) -> Result<Vec<&'a str>> {
    let mut later = Vec::new();
    for game in games {
        for address in &game.about.later {
            ensure!(
                hashes.contains_key(address.as_str()),
                "games/{}/page.json: later: {address:?} is no address of a file of the site",
                game.id
            );
            later.push(address.as_str());
        }
    }
    Ok(later)
}

/// Whether the page needs a file to work offline: documents are read online, icons are fetched by the device when the page
/// is installed. The browser keeps the service worker by itself.
fn is_cached(name: &str) -> bool {
    let is_in = |folder| name.starts_with(&format!("{folder}/"));
    let is_apart = is_in(docs::FOLDER) || is_in(pages::ICONS) || name == "sw.js";
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
            ("app/heckmeck.js", script),
            ("app/no-index.html", "<!doctype html>"),
            ("modules/heckmeck.d.ts", "export {}"),
            ("LICENSE-lit-html", "BSD"),
            ("docs/index.html", "<!doctype html>"),
            ("icons/512.png", "…"),
            ("sw.js", "worker"),
        ])
    }

    /// A game that says what is kept later.
    fn coin(later: &[&str]) -> Result<Vec<Game>> {
        games::games(&coin_with(|about| about["later"] = later.into()))
    }

    fn list_of(files: &Files) -> Result<serde_json::Value> {
        Ok(serde_json::from_str(&list(
            files,
            &coin(&["app/heckmeck.js"])?,
        )?)?)
    }

    #[test]
    fn the_list_holds_what_the_page_needs() -> Result<()> {
        let list = list_of(&site(""))?;
        assert_eq!(list["games"], json!(["coin"]));
        assert_eq!(list["languages"], json!(["de", "en"]));
        assert_eq!(list["later"], json!(["app/heckmeck.js"]));
        assert_eq!(
            list["files"],
            json!({
                "./": "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=",
                "heckmeck/": "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=",
                "heckmeck/lab/": "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=",
                "app/heckmeck.js": "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
                "app/no-index.html": "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=",
            })
        );
        assert_eq!(list["version"].as_str().map(str::len), Some(16));
        Ok(())
    }

    #[test]
    fn what_is_kept_later_is_a_file() -> Result<()> {
        for wrong in ["app/gone.js", "/app/heckmeck.js", "sw.js", ""] {
            let said = list(&site(""), &coin(&[wrong])?).unwrap_err().to_string();
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
