//! Bundles a page's script: one file with all that the page starts with, and files for what is loaded
//! when it is wanted.
//!
//! Of what several files have in common esbuild makes files of their own, and a page would have to ask
//! for a dozen of them before it can start. So those are put together again, in a file that also exports
//! what the files loaded later want of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::{esbuild, files, tools};

/// Where esbuild tells what became of what.
const METAFILE: &str = "meta.json";
/// What the page starts from, as esbuild has split it, and put together again.
const ENTRY: &str = "entry.js";
const ENTRY_NAME: &str = "entry";
const WHOLE: &str = "whole.js";

/// What esbuild has split a script into, by the names of the files.
type Parts = BTreeMap<String, Part>;

#[derive(Deserialize)]
struct Metafile {
    outputs: Parts,
}

/// One of those files.
#[derive(Deserialize)]
struct Part {
    imports: Vec<Import>,
    exports: Vec<String>,
}

#[derive(Deserialize)]
struct Import {
    path: String,
    kind: String,
}

impl Part {
    /// The files that it can't start without.
    fn needs(&self) -> impl Iterator<Item = &str> {
        let needed = |import: &&Import| import.kind == "import-statement";
        self.imports
            .iter()
            .filter(needed)
            .map(|import| import.path.as_str())
    }
}

/// Bundles the script `name` of a page that starts from `source`, both within a folder of sources.
/// `into` is the folder there that gets it, and what it loads later.
pub fn bundle(folder: &Path, name: &str, source: &str, into: &str) -> Result<()> {
    let split = format!("split-{name}");
    let parts = split_up(folder, name, source, &split)?;
    let first = first_parts(&parts);
    let later: Vec<&str> = parts
        .keys()
        .map(String::as_str)
        .filter(|part| !first.contains(part))
        .collect();
    let exports = shared_exports(&parts, &first, &later);
    let place = |file: &str| folder.join(&split).join(file);

    let apart = later.iter().map(|part| format!("--external:./{part}"));

    files::write(&place(WHOLE), whole(&exports).as_bytes())?;
    let mut esbuild = esbuild::bundling(folder)?;
    esbuild
        .arg(format!("--outfile={into}/{name}.js"))
        .arg(format!("{split}/{WHOLE}"))
        .args(apart.clone());
    tools::run(&mut esbuild).context("a page's script can't be put together")?;
    if later.is_empty() {
        return Ok(());
    }

    for (part, names) in &exports {
        files::write(&place(part), in_place_of(names, name).as_bytes())?;
    }
    let mut esbuild = esbuild::bundling(folder)?;
    esbuild
        .arg(format!("--outdir={into}"))
        .args(later.iter().map(|part| format!("{split}/{part}")))
        .args(apart)
        .arg(format!("--external:./{name}.js"));
    tools::run(&mut esbuild).context("what a page loads later can't be put together")
}

/// Has esbuild split a script into the folder `split`.
fn split_up(folder: &Path, name: &str, source: &str, split: &str) -> Result<Parts> {
    let mut esbuild = esbuild::bundling(folder)?;
    esbuild
        .args(["--splitting", &format!("--chunk-names={name}-[hash]")])
        .arg(format!("--outdir={split}"))
        .arg(format!("--metafile={METAFILE}"))
        .arg(format!("{ENTRY_NAME}={source}"));
    tools::run(&mut esbuild).context("a page's script can't be bundled")?;
    parts(&files::read(&folder.join(METAFILE))?, split)
}

/// Reads esbuild's metafile, with each file named as within the folder `split`.
fn parts(metafile: &[u8], split: &str) -> Result<Parts> {
    let Metafile { outputs } =
        serde_json::from_slice(metafile).context("esbuild's metafile is not as expected")?;
    let within = |path: String| {
        path.strip_prefix(&format!("{split}/"))
            .map_or(path.clone(), str::to_owned)
    };
    let rename = |(path, mut part): (String, Part)| {
        for import in &mut part.imports {
            import.path = within(std::mem::take(&mut import.path));
        }
        (within(path), part)
    };
    Ok(outputs.into_iter().map(rename).collect())
}

/// All that the page can't start without.
fn first_parts(parts: &Parts) -> BTreeSet<&str> {
    let mut found = BTreeSet::from([ENTRY]);
    let mut next = vec![ENTRY];
    while let Some(part) = next.pop().and_then(|part| parts.get(part)) {
        next.extend(part.needs().filter(|needed| found.insert(needed)));
    }
    found
}

/// What the files loaded later want of those that the page starts with: by file, each export and the name
/// that it has in the whole.
type Exports<'a> = BTreeMap<&'a str, Vec<(&'a str, String)>>;

fn shared_exports<'a>(parts: &'a Parts, first: &BTreeSet<&'a str>, later: &[&str]) -> Exports<'a> {
    let wanted: BTreeSet<&str> = later.iter().flat_map(|part| parts[*part].needs()).collect();
    let mut count = 0;
    let mut shared = Exports::new();
    for part in first.iter().filter(|part| wanted.contains(**part)) {
        for export in &parts[*part].exports {
            let name = format!("s{count}");
            count += 1;
            shared.entry(part).or_default().push((export, name));
        }
    }
    shared
}

/// A script that starts as the page does, and exports what is shared.
fn whole(exports: &Exports<'_>) -> String {
    let shared = exports.iter().map(|(part, names)| {
        let names: Vec<String> = names
            .iter()
            .map(|(export, name)| format!("{export} as {name}"))
            .collect();
        format!("export {{ {} }} from \"./{part}\";\n", names.join(", "))
    });
    std::iter::once(format!("import \"./{ENTRY}\";\n"))
        .chain(shared)
        .collect()
}

/// A script that stands for a part of the whole, for what is loaded later.
fn in_place_of(names: &[(&str, String)], whole: &str) -> String {
    let names: Vec<String> = names
        .iter()
        .map(|(export, name)| format!("{name} as {export}"))
        .collect();
    format!("export {{ {} }} from \"./{whole}.js\";\n", names.join(", "))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// What esbuild tells of a page that loads two things later, which share parts with it.
    fn coin() -> Result<Parts> {
        let part = |exports: &[&str], imports: &[(&str, &str)]| {
            let import = |(path, kind): &(&str, &str)| json!({ "path": format!("split/{path}"), "kind": kind });
            let imports: Value = imports.iter().map(import).collect();
            json!({ "imports": imports, "exports": exports, "bytes": 1 })
        };
        let [statement, call] = ["import-statement", "dynamic-import"];
        let outputs = json!({
            "split/entry.js": part(&[], &[("a.js", statement), ("menu.js", call)]),
            "split/a.js": part(&["a", "b"], &[("b.js", statement)]),
            "split/b.js": part(&["default"], &[]),
            "split/menu.js": part(&["view"], &[("b.js", statement), ("both.js", statement), ("help.js", call)]),
            "split/help.js": part(&["view"], &[("a.js", statement), ("both.js", statement)]),
            "split/both.js": part(&["a"], &[("b.js", statement)]),
        });
        parts(
            json!({ "outputs": outputs }).to_string().as_bytes(),
            "split",
        )
    }

    #[test]
    fn a_page_starts_with_what_its_script_imports_however_far_away() -> Result<()> {
        let parts = coin()?;
        let first: Vec<&str> = first_parts(&parts).into_iter().collect();
        assert_eq!(first, ["a.js", "b.js", "entry.js"]);
        Ok(())
    }

    #[test]
    fn what_is_shared_goes_by_one_name_on_both_sides() -> Result<()> {
        let parts = coin()?;
        let first = first_parts(&parts);
        let exports = shared_exports(&parts, &first, &["menu.js", "help.js", "both.js"]);
        assert_eq!(
            whole(&exports),
            "import \"./entry.js\";\n\
             export { a as s0, b as s1 } from \"./a.js\";\n\
             export { default as s2 } from \"./b.js\";\n"
        );
        assert_eq!(
            in_place_of(&exports["a.js"], "coin"),
            "export { s0 as a, s1 as b } from \"./coin.js\";\n"
        );
        assert_eq!(
            in_place_of(&exports["b.js"], "coin"),
            "export { s2 as default } from \"./coin.js\";\n"
        );
        assert!(shared_exports(&parts, &first, &[]).is_empty());
        Ok(())
    }
}
