//! Has esbuild put scripts and styles together, and make them small.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::files::{self, Files};
use crate::games::Game;
use crate::{esbuild, npm, page_script, tools};

/// Where all that is bundled lies in the site. Sources that say where they are lie as deep.
const FOLDER: &str = "app";
/// What the shell has of its own, whichever games there are.
const OF_SHELL: [&str; 4] = ["list.js", "list.css", "moved.js", "shell.css"];

/// The address of what is bundled.
pub fn address(name: &str) -> String {
    format!("{FOLDER}/{name}")
}

/// Bundles what the shell and the games have, in a folder that is only used for it. Returns the files by
/// their addresses.
pub fn bundle(sources: &Files, games: &[Game], folder: &Path) -> Result<Files> {
    let is_code = |name: &str| name.starts_with("games/") || name.starts_with("shell/");
    for (name, content) in sources.iter().filter(|(name, _)| is_code(name)) {
        files::write(&folder.join(name), content)?;
    }
    // Where a source lies counts in the names that esbuild makes up, so packages lie beside the sources.
    for (package, content) in npm::dependencies()? {
        files::write(&folder.join("node_modules").join(package), &content)?;
    }
    let entries = entries(games)?;
    let (pages, alone): (Vec<&Entry>, Vec<&Entry>) =
        entries.iter().partition(|entry| entry.is_page);
    let mut esbuild = esbuild::bundling(folder)?;
    esbuild.arg(format!("--outdir={FOLDER}")).args(
        alone
            .iter()
            .map(|entry| format!("{}={}", entry.stem(), entry.source)),
    );
    tools::run(&mut esbuild).context("the page's styles and small scripts can't be bundled")?;
    for page in pages {
        page_script::bundle(folder, page.stem(), &page.source, FOLDER)?;
    }
    Ok(files::in_folder(
        FOLDER,
        files::read_files(&folder.join(FOLDER))?,
    ))
}

/// Something that is bundled.
struct Entry {
    /// Its name in the site.
    name: String,
    /// The source that it starts from.
    source: String,
    /// Whether it is the script of a game's page, and so large enough to have parts that are loaded later.
    is_page: bool,
}

impl Entry {
    /// Its name without the extension.
    fn stem(&self) -> &str {
        self.name.rsplit_once('.').map_or("", |(stem, _)| stem)
    }
}

/// All that is bundled.
fn entries(games: &[Game]) -> Result<Vec<Entry>> {
    let entry = |name: String, source: String, is_page| Entry {
        name,
        source,
        is_page,
    };
    let mut entries: Vec<Entry> = OF_SHELL
        .iter()
        .map(|file| entry((*file).to_owned(), format!("shell/{file}"), false))
        .collect();
    for game in games {
        let source = |file: &str| format!("games/{}/{file}", game.id);
        for page in &game.about.pages {
            let name = game.bundle(page);
            entries.push(entry(format!("{name}.js"), source(&page.script), true));
            entries.push(entry(format!("{name}.css"), source(&page.style), false));
        }
        if game.has_worker {
            entries.push(entry(
                format!("{}-worker.js", game.id),
                source("worker.js"),
                false,
            ));
        }
    }
    let mut names = BTreeSet::new();
    for Entry { name, source, .. } in &entries {
        ensure!(
            names.insert(name),
            "{source}: something else is bundled as {name} already"
        );
    }
    Ok(entries)
}

/// Makes a script small, and leaves the names of its exports.
pub fn minify(script: &Path) -> Result<()> {
    minify_with(script, &[])
}

/// Makes a script small, also the names of those properties that fit a pattern. Returns what each of them
/// is named now.
pub fn minify_and_shorten(script: &Path, pattern: &str) -> Result<BTreeMap<String, String>> {
    let names = script.with_extension("names.json");
    minify_with(
        script,
        &[
            format!("--mangle-props={pattern}"),
            format!("--mangle-cache={}", names.display()),
        ],
    )?;
    let shortened = serde_json::from_slice(&files::read(&names)?)?;
    fs::remove_file(&names)?;
    Ok(shortened)
}

fn minify_with(script: &Path, options: &[String]) -> Result<()> {
    let mut out = OsString::from("--outfile=");
    out.push(script);
    let mut esbuild = esbuild::small()?;
    esbuild.arg("--allow-overwrite").arg(script).arg(out);
    tools::run(esbuild.args(options))
        .with_context(|| format!("{} can't be made small", script.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::games::tests::coin;

    #[test]
    fn what_is_bundled_is_named_by_its_place() -> Result<()> {
        let entries = entries(&games::games(&coin())?)?;
        let found: Vec<_> = entries
            .iter()
            .map(|entry| {
                (
                    entry.name.as_str(),
                    entry.stem(),
                    entry.source.as_str(),
                    entry.is_page,
                )
            })
            .collect();
        assert_eq!(
            found,
            [
                ("list.js", "list", "shell/list.js", false),
                ("list.css", "list", "shell/list.css", false),
                ("moved.js", "moved", "shell/moved.js", false),
                ("shell.css", "shell", "shell/shell.css", false),
                ("coin.js", "coin", "games/coin/page.js", true),
                ("coin.css", "coin", "games/coin/coin.css", false),
                (
                    "coin-lab-odds.js",
                    "coin-lab-odds",
                    "games/coin/lab/odds.js",
                    true
                ),
                (
                    "coin-lab-odds.css",
                    "coin-lab-odds",
                    "games/coin/coin.css",
                    false
                ),
                (
                    "coin-worker.js",
                    "coin-worker",
                    "games/coin/worker.js",
                    false
                ),
            ]
        );
        Ok(())
    }

    #[test]
    fn a_name_is_taken_once() -> Result<()> {
        let mut sources = coin();
        for name in [
            "page.json",
            "symbols.svg",
            "page.js",
            "coin.css",
            "lab/odds.js",
        ] {
            let content = sources[&format!("games/coin/{name}")].clone();
            sources.insert(format!("games/list/{name}"), content);
        }
        let wrong = entries(&games::games(&sources)?)
            .err()
            .map(|error| error.to_string());
        let expected = "games/list/page.js: something else is bundled as list.js already";
        assert_eq!(wrong.as_deref(), Some(expected));
        Ok(())
    }
}
