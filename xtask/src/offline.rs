//! Tells the service worker which files make up this version of the site.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Result, ensure};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::site::Files;
use crate::tools::has_extension;

/// The service worker's address.
pub const WORKER: &str = "sw.js";

/// What stands in the worker's source where the list of files goes.
const PLACEHOLDER: &str = "/*BUILD*/ null";

/// The worker's source with the list of files filled in, or nothing if the site has no worker.
pub fn fill_worker(files: &Files) -> Result<Option<String>> {
    let Some(source) = files.get(WORKER) else {
        return Ok(None);
    };
    let source = std::str::from_utf8(source)?;
    ensure!(
        source.matches(PLACEHOLDER).count() == 1,
        "{WORKER} must contain `{PLACEHOLDER}` once: the list of files goes there"
    );
    let hashes: BTreeMap<&str, String> = files
        .iter()
        .filter(|(name, _)| is_cached(name))
        .map(|(name, content)| (address(name), integrity(content)))
        .collect();
    let list = json!({ "version": version(files), "files": hashes });
    Ok(Some(source.replace(PLACEHOLDER, &list.to_string())))
}

/// Whether the page needs a file to work offline.
fn is_cached(name: &str) -> bool {
    name != WORKER && !name.starts_with("LICENSE") && !has_extension(name, "d.ts")
}

/// A page is asked for by its folder's address.
fn address(name: &str) -> &str {
    if name == "index.html" { "./" } else { name }
}

/// The hash of a file as `fetch` takes it in its `integrity` option.
fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

/// A short name for the exact content of all files.
fn version(files: &Files) -> String {
    let mut hash = Sha256::new();
    for (name, content) in files {
        hash.update(name);
        hash.update([0]);
        hash.update(Sha256::digest(content));
    }
    hash.finalize()[..8]
        .iter()
        .fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("writing to a string never fails");
            text
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(worker: &str) -> Files {
        [
            ("index.html", "<!doctype html>"),
            ("js/main.js", ""),
            ("rollwise.d.ts", "export {}"),
            ("LICENSE-MIT", "MIT"),
            (WORKER, worker),
        ]
        .map(|(name, content)| (name.to_owned(), content.into()))
        .into()
    }

    #[test]
    fn the_list_holds_what_the_page_needs() -> Result<()> {
        let files = site("const BUILD = /*BUILD*/ null;");
        let worker = fill_worker(&files)?.expect("there is a worker");
        let list = worker
            .strip_prefix("const BUILD = ")
            .and_then(|rest| rest.strip_suffix(';'))
            .expect("only the placeholder is replaced");
        let list: serde_json::Value = serde_json::from_str(list)?;
        assert_eq!(
            list["files"],
            json!({
                "./": "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=",
                "js/main.js": "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
            })
        );
        assert_eq!(list["version"].as_str().map(str::len), Some(16));
        Ok(())
    }

    #[test]
    fn any_change_is_a_new_version() {
        let files = site("old");
        let mut renamed = files.clone();
        renamed.remove("js/main.js");
        renamed.insert("js/other.js".to_owned(), Vec::new());
        assert_eq!(version(&files), version(&site("old")));
        assert_ne!(version(&files), version(&site("new")));
        assert_ne!(version(&files), version(&renamed));
    }

    #[test]
    fn a_worker_without_a_place_for_the_list_is_refused() {
        assert!(fill_worker(&site("const BUILD = null;")).is_err());
        assert!(matches!(fill_worker(&Files::new()), Ok(None)));
    }
}
