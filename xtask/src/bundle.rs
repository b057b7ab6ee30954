//! Has Rolldown put each script together with what it starts with, and esbuild the styles.
//!
//! Rolldown knows no styles; esbuild splits what Heckmeck starts with into 17 files, 6 kB more.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use fs_err as fs;
use serde_json::{Value, json};

use crate::files::{self, Files};
use crate::games::Game;
use crate::languages::{self, ENGLISH, Each};
use crate::{docs, npm, tools};

/// Where bundles lie in the site. The templates know it, and sources that say where they are lie
/// as deep.
const FOLDER: &str = "app";
/// The sources of what the shell has of its own there, whichever games there are.
const OF_SHELL: [&str; 9] = [
    "pages/by-heart.css",
    "pages/embed.css",
    "pages/evenings.css",
    "pages/list.ts",
    "pages/list.css",
    "pages/moved.ts",
    "pages/practice.css",
    "pages/progress.css",
    "ui/shell.css",
];
/// The source of what each page begins with.
const FIRST: &str = "shell/host/choose-language.ts";
/// The source of what keeps the site for use without a network. It is made small like the others, at the
/// site's top.
pub const SERVICE_WORKER: &str = "sw.ts";

const CONFIG: &str = "rolldown.config.mjs";
/// Sources import the English texts. In the bundle of another language these are that language's, and an import that is not found
/// would only be warned of.
const CONFIGURATION: &str = r#"
const onLog = (level, log, pass) => pass(level === "warn" ? "error" : level, log);
const texts = (language) => ({
  name: "texts",
  resolveId: {
    filter: { id: /\/text\/en\// },
    handler(source, importer) {
      return this.resolve(source.replace("/text/en/", `/text/${language}/`), importer, { skipSelf: true });
    },
  },
});
export default BUILDS.map(([language, build]) => ({ ...build, onLog, plugins: language === "en" ? [] : [texts(language)] }));
"#;
/// The folder, beside the sources, that gets the bundles.
const OUT: &str = "bundled";

/// What is put together of the sources.
pub struct Bundles {
    /// By their addresses.
    pub files: Files,
    /// The script that each page begins with.
    pub first: String,
}

/// Bundles what the shell and the games have: the script of a page once for each language, as `heckmeck.en.js`.
pub fn bundle(sources: &Files, games: &[Game]) -> Result<Bundles> {
    let folder = tempfile::tempdir()?;
    let folder = folder.path();
    files::write_all(sources, folder)?;
    let languages = languages::languages(sources)?;
    let (scripts, styles): (BTreeMap<_, _>, BTreeMap<_, _>) = entries(games)?
        .into_iter()
        .partition(|(name, _)| tools::has_extension(name, "js"));
    bundle_scripts(&scripts, &languages, folder)?;
    let styles = styles
        .iter()
        .map(|(name, source)| format!("{}={source}", stem(name)));
    tools::run(
        esbuild()?
            .current_dir(folder)
            .args(["--bundle", &format!("--outdir={OUT}")])
            // Fonts are part of the site as they are.
            .arg("--external:*.woff2")
            .args(styles),
    )
    .context("the page's styles can't be bundled")?;
    let mut first = esbuild()?;
    let first = first
        .current_dir(folder)
        .args([FIRST, "--bundle", "--format=iife"]);
    Ok(Bundles {
        files: files::read_files(&folder.join(OUT))?,
        first: tools::said(first).with_context(|| format!("{FIRST} can't be bundled"))?,
    })
}

/// The script of a page: opens what a source exports for that.
fn opening(source: &str) -> String {
    format!("import {{ open }} from \"./{source}\";\n\nopen();\n")
}

/// Whether a script says something: what works beside a page says nothing.
fn speaks(name: &str) -> bool {
    name.starts_with(FOLDER) && !name.ends_with("-worker.js")
}

/// Bundles each script apart: what it loads later is named by it, and so belongs to its game.
fn bundle_scripts(
    scripts: &BTreeMap<String, String>,
    languages: &Each<String>,
    folder: &Path,
) -> Result<()> {
    let packages = tools::root()?.join("node_modules");
    let mut builds = Vec::new();
    for (name, source) in scripts {
        if speaks(name) {
            let opened = stem(name).replace('/', "-") + ".ts";
            files::write(&folder.join(&opened), opening(source).as_bytes())?;
            for language in languages.keys() {
                let name = format!("{}.{language}", stem(name));
                builds.push((language.as_str(), rolldown(&name, &opened, &packages)));
            }
        } else {
            builds.push((ENGLISH, rolldown(stem(name), source, &packages)));
        }
    }
    let config = CONFIGURATION.replace("BUILDS", &serde_json::to_string(&builds)?);
    files::write(&folder.join(CONFIG), config.as_bytes())?;
    let output = npm::tool("rolldown")?
        .current_dir(folder)
        .args(["--config", CONFIG])
        .output()
        .context("cannot run Rolldown")?;
    ensure!(
        output.status.success(),
        "the page's scripts can't be bundled\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(())
}

/// What Rolldown makes of one script.
fn rolldown(name: &str, source: &str, packages: &Path) -> Value {
    json!({
        "input": { name: source },
        "resolve": { "modules": [packages] },
        // Whatever lies above the sources is none of the page's business.
        "tsconfig": false,
        "output": {
            "dir": OUT,
            "minify": true,
            // The licences of what is bundled lie beside it, as files.
            "comments": false,
            "entryFileNames": "[name].js",
            "chunkFileNames": format!("{name}-[hash].js"),
            "hashCharacters": "base36",
            // All that a page starts with is one file, so that a phone asks for few.
            "codeSplitting": { "groups": [{ "name": name, "tags": ["$initial"] }] },
        },
    })
}

/// What a source is named once it is bundled.
fn bundled(source: &str) -> String {
    source
        .strip_suffix(".ts")
        .map_or_else(|| source.to_owned(), |name| format!("{name}.js"))
}

/// A file's name without the extension.
fn stem(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// The sources that bundles start from, by the bundles' addresses.
fn entries(games: &[Game]) -> Result<BTreeMap<String, String>> {
    let worker = (bundled(SERVICE_WORKER), SERVICE_WORKER.to_owned());
    let documents = docs::STYLE;
    let documents = (
        format!("{}/{documents}", docs::FOLDER),
        format!("shell/ui/{documents}"),
    );
    let mut entries = BTreeMap::from([worker, documents]);
    let of_shell = OF_SHELL.map(|file| {
        let (_, name) = file.rsplit_once('/').unwrap_or(("", file));
        (bundled(name), format!("shell/{file}"))
    });
    let of_games = games.iter().flat_map(Game::bundles);
    for (name, source) in of_shell.into_iter().chain(of_games) {
        let other = entries.insert(format!("{FOLDER}/{name}"), source);
        ensure!(
            other.is_none(),
            "two sources are bundled as {name}: {} and another",
            other.unwrap_or_default()
        );
    }
    Ok(entries)
}

/// esbuild, to make small what browsers of today run.
fn esbuild() -> Result<Command> {
    let mut esbuild = npm::tool("esbuild")?;
    esbuild.args([
        "--minify",
        "--target=esnext",
        "--charset=utf8",
        "--log-level=warning",
        "--legal-comments=none",
        "--tsconfig-raw={}",
    ]);
    Ok(esbuild)
}

/// Makes a script small, also the names of those properties that fit a pattern, but not those of
/// its exports. Returns what each of the properties is named now.
pub fn shorten(script: &Path, properties: &str) -> Result<BTreeMap<String, String>> {
    let names = script.with_extension("names.json");
    tools::run(
        esbuild()?
            .args(["--format=esm", "--allow-overwrite"])
            .arg(script)
            .arg(format!("--outfile={}", script.display()))
            .arg(format!("--mangle-props={properties}"))
            .arg(format!("--mangle-cache={}", names.display())),
    )
    .with_context(|| format!("{} can't be made small", script.display()))?;
    let shortened = serde_json::from_slice(&fs::read(&names)?)?;
    fs::remove_file(&names)?;
    Ok(shortened)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::games::tests::{coin, coin_with};

    #[test]
    fn what_is_bundled_is_named_by_its_place() -> Result<()> {
        let entries = entries(&games::games(&coin())?)?;
        let found: Vec<String> = entries
            .iter()
            .map(|(name, source)| format!("{name} {source}"))
            .collect();
        assert_eq!(
            found,
            [
                "app/by-heart.css shell/pages/by-heart.css",
                "app/coin-lab-odds.css games/coin/coin.css",
                "app/coin-lab-odds.js games/coin/lab/odds.ts",
                "app/coin-lab-worker.js games/coin/lab/worker.ts",
                "app/coin-worker.js games/coin/worker.ts",
                "app/coin.css games/coin/coin.css",
                "app/coin.js games/coin/page.ts",
                "app/embed.css shell/pages/embed.css",
                "app/evenings.css shell/pages/evenings.css",
                "app/list.css shell/pages/list.css",
                "app/list.js shell/pages/list.ts",
                "app/moved.js shell/pages/moved.ts",
                "app/practice.css shell/pages/practice.css",
                "app/progress.css shell/pages/progress.css",
                "app/shell.css shell/ui/shell.css",
                "docs/docs.css shell/ui/docs.css",
                "sw.js sw.ts",
            ]
        );
        Ok(())
    }

    #[test]
    fn pages_speak_and_workers_do_not() {
        assert!(speaks("app/coin.js") && speaks("app/list.js"));
        assert!(!speaks("app/coin-worker.js") && !speaks("sw.js"));
    }

    #[test]
    fn a_name_is_taken_once() -> Result<()> {
        let sources = coin_with(|about| {
            about["moved"]["old/odds.html"] = "worker/".into();
            about["pages"][1]["path"] = "worker/".into();
        });
        let renamed = sources.into_iter().map(|(name, content)| {
            let content = String::from_utf8_lossy(&content).replace("lab/odds/", "worker/");
            (name, content.into_bytes())
        });
        let sources = renamed.collect();
        let wrong = entries(&games::games(&sources)?).unwrap_err().to_string();
        let expected =
            "two sources are bundled as coin-worker.js: games/coin/lab/odds.ts and another";
        assert_eq!(wrong, expected);
        Ok(())
    }
}
