//! Makes packages for npm of the games' modules, in `packages/@rollwise/<game>/`: of each game with a folder in `xtask/packages/`.
//!
//! Some bundlers don't copy files that a script only names by their address, and Node's `fetch` reads no files. So a
//! package holds its WebAssembly module and its tables as scripts too, which are loaded like any other.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use base64::prelude::{BASE64_STANDARD, Engine};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use fs_err as fs;
use serde::{Deserialize, Serialize, Serializer};
use wasm_bindgen_cli_support::Bindgen;

use crate::files::{self, Files};
use crate::{held, npm, tools, wasm};

/// The folder of packages, below the top of the work tree.
const FOLDER: &str = "packages/@rollwise";
/// Where the sources of packages lie: a folder a game, and one for what all of them have.
const SOURCES: &str = "xtask/packages";
/// What wasm-bindgen's script is named in every package, so that what they share can import it.
const MODULE: &str = "module";
/// The scripts whose types users see; those of the others are nobody's business.
const TYPED: [&str; 2] = ["index.d.ts", "ready.d.ts"];

/// What is written otherwise in wasm-bindgen's script, and how often it is there: that nothing can be called before the
/// module is ready says `unready`, and how it is started and what runs then is the business of `ready`.
const CHANGES: [(&str, &str, usize); 4] = [
    (
        "let wasmModule, wasmInstance, wasm;",
        "let wasmModule, wasmInstance, wasm = unready;",
        1,
    ),
    (
        "if (wasm !== undefined) return wasm;",
        "if (wasm !== unready) return wasm;",
        2,
    ),
    (
        "export { initSync, __wbg_init as default };",
        "export { __wbg_init as default };",
        1,
    ),
    ("export function start() {", "function start() {", 1),
];

/// Writes a package for each game that has sources of one, ready to be packed and published.
pub fn package() -> Result<()> {
    npm::install()?;
    let root = tools::root()?;
    let precomputed = files::read_files(&root.join("precomputed"))?;
    let shared = files::read_files(&root.join(SOURCES).join("shared"))?;
    for game in wasm::games(&root)? {
        let sources = root.join(SOURCES).join(&game);
        if !sources.is_dir() {
            continue;
        }
        let module = bind(&root, &game)?;
        let mut tables = precomputed.clone();
        tables.extend(module.tables.clone());
        tables.retain(|name, _| name.starts_with(&format!("{game}-")));
        let mut sources = files::read_files(&sources)?;
        files::add_all(&mut sources, shared.clone())?;
        let package = assemble(&game, &module, &tables, &sources)
            .with_context(|| format!("there is no package for {game}"))?;
        put(&package, &root.join(FOLDER).join(&game))?;
    }
    Ok(())
}

/// A game's module, bound for a package: with a script that can be read, and that is started with the module.
struct Bound {
    script: String,
    types: String,
    wasm: Vec<u8>,
    tables: Files,
}

fn bind(root: &Path, game: &str) -> Result<Bound> {
    let lab = wasm::lab_of(root, game)?;
    let further: Vec<&str> = lab.as_deref().into_iter().chain([wasm::NOTATION]).collect();
    let (module, tables) = wasm::compile(root, game, &further)?;
    let folder = tempfile::tempdir()?;
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .out_name(MODULE)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder.path())
        .context("wasm-bindgen failed")?;
    let read = |end: &str| fs::read(folder.path().join(format!("{MODULE}{end}")));
    Ok(Bound {
        script: unready_script(&String::from_utf8(read(".js")?)?)?,
        types: String::from_utf8(read(".d.ts")?)?,
        wasm: read("_bg.wasm")?,
        tables,
    })
}

/// wasm-bindgen's script, that says of any call before the module is ready what is missing.
fn unready_script(script: &str) -> Result<String> {
    let mut script = held::check_objects(script)?;
    for (before, after, count) in CHANGES {
        ensure!(
            script.matches(before).count() == count,
            "wasm-bindgen writes {before:?} otherwise than it did"
        );
        script = script.replace(before, after);
    }
    Ok(format!(
        "import {{ unready }} from \"./unready.js\";\n{script}"
    ))
}

/// The types of what a game's script has for users: all that stands before how it is started, but for functions that
/// `index` has in their place.
fn public_types(types: &str, index: &str) -> Result<String> {
    let (types, _) = types.split_once("export type InitInput").context(
        "wasm-bindgen writes the types of how a module is started otherwise than it did",
    )?;
    let mut types = types.to_owned();
    let declared = index.split("export declare function ").skip(1);
    let replaced = declared.filter_map(|function| Some(function.split_once('(')?.0));
    for name in replaced.chain(["start"]) {
        types = without_function(&types, name)
            .with_context(|| format!("there is no function {name} with a comment"))?;
    }
    Ok(format!(
        "/// <reference lib=\"esnext.disposable\" />\n{}\n",
        commented(types.trim())
    ))
}

/// Types without a function and what is said of it.
fn without_function(types: &str, name: &str) -> Option<String> {
    let (before, after) = types.split_once(&format!("export function {name}("))?;
    let comment = before.rfind("/**")?;
    let (_, after) = after.split_once(";\n")?;
    Some([before[..comment].trim_end(), after.trim_start()].join("\n\n"))
}

/// Comments with the tags that editors know, in place of the headings of Rust, where those of methods stand deeper; and
/// comments on what wasm-bindgen adds to each class.
fn commented(types: &str) -> String {
    types
        .replace("# Errors\n * ", "@throws ")
        .replace("# Errors\n     * ", "@throws ")
        .replace("# Examples", "@example")
        .replace(
            "    free(): void;\n",
            "    /** Frees its memory at once; afterwards it can't be used any more. */\n    free(): void;\n",
        )
        .replace(
            "    [Symbol.dispose](): void;\n",
            "    /** The same as `free`, for declarations with `using`. */\n    [Symbol.dispose](): void;\n",
        )
}

/// Puts a package together, of a game's module, its tables as they lie in `precomputed/`, and its sources.
fn assemble(game: &str, module: &Bound, tables: &Files, sources: &Files) -> Result<Files> {
    let mut package = compile(module, tables, sources)?;
    package.insert(format!("{MODULE}.js"), module.script.clone().into_bytes());
    let types = public_types(&module.types, files::text(&package, "index.d.ts")?)?;
    package.insert(format!("{MODULE}.d.ts"), types.into_bytes());
    let mut deflate = ZlibEncoder::new(Vec::new(), Compression::best());
    deflate.write_all(&module.wasm)?;
    let compressed = deflate.finish()?;
    package.insert("wasm.js".to_owned(), as_script(&compressed));
    package.insert(format!("{game}.wasm"), module.wasm.clone());
    for (name, content) in tables {
        package.insert(format!("tables/{name}"), content.clone());
        package.insert(table_script(name), as_script(content));
    }
    let readme = readme(game, sources, |file| match file {
        MODULE => Some(compressed.len()),
        table => tables.get(table).map(Vec::len),
    })?;
    package.insert("README.md".to_owned(), readme.into_bytes());
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        package.insert(licence.to_owned(), fs::read(tools::root()?.join(licence))?);
    }
    let about = About::new(game, files::text(sources, "package.json")?, &package)?;
    let mut about = serde_json::to_string_pretty(&about)?;
    about.push('\n');
    package.insert("package.json".to_owned(), about.into_bytes());
    Ok(package)
}

/// What the package tells of itself: first of its game, then what holds for all. In braces stand the game's name, what
/// is said of its errors, and `kB` with the sizes of files in kilobytes, summed up.
fn readme(game: &str, sources: &Files, size: impl Fn(&str) -> Option<usize>) -> Result<String> {
    let [own, errors, shared] =
        ["README.md", "errors.md", "use.md"].map(|name| files::text(sources, name));
    let mut text = format!("{}\n{}", own?, shared?)
        .replace("{errors}", errors?.trim())
        .replace("{game}", game);
    while let Some((before, rest)) = text.split_once("{kB:") {
        let (named, after) = rest
            .split_once('}')
            .context("README.md: a size has no end")?;
        let mut bytes = 0;
        for file in named.split(' ') {
            bytes += size(file).with_context(|| format!("README.md: there is no file {file}"))?;
        }
        text = format!("{before}{} kB{after}", (bytes + 500) / 1000);
    }
    Ok(text)
}

/// A script that holds bytes, which are a zlib stream.
fn as_script(content: &[u8]) -> Vec<u8> {
    format!("export default \"{}\";\n", BASE64_STANDARD.encode(content)).into_bytes()
}

/// The script that holds a table.
fn table_script(table: &str) -> String {
    format!("tables/{}.js", table.trim_end_matches(".bin"))
}

/// Has TypeScript check the sources of a package against the module's types, and make scripts and types of them.
fn compile(module: &Bound, tables: &Files, sources: &Files) -> Result<Files> {
    let folder = tempfile::tempdir()?;
    let folder = folder.path();
    let is_script = |name: &&String| tools::has_extension(name, "ts");
    for name in sources.keys().filter(is_script) {
        files::write(&folder.join(name), &sources[name])?;
    }
    let write = |name: &str, content: &str| files::write(&folder.join(name), content.as_bytes());
    write(&format!("{MODULE}.d.ts"), &module.types)?;
    let text = "declare const text: string;\nexport default text;\n";
    write("wasm.d.ts", text)?;
    for table in tables.keys() {
        write(&table_script(table).replace(".js", ".d.ts"), text)?;
    }
    write("package.json", "{ \"type\": \"module\" }")?;
    tools::run(npm::tool("tsc")?.current_dir(folder).args([
        "--strict",
        "--noEmitOnError",
        "--declaration",
        "--module",
        "nodenext",
        "--target",
        "es2022",
        "--lib",
        "es2022,dom,esnext.disposable",
        "--types",
        "",
        "--rootDir",
        ".",
        "--outDir",
        "made",
        "index.ts",
    ]))
    .context("its scripts can't be compiled")?;
    let mut made = files::read_files(&folder.join("made"))?;
    made.retain(|name, _| !tools::has_extension(name, "d.ts") || TYPED.contains(&name.as_str()));
    let index = files::text(&made, "index.js")?;
    for table in tables.keys() {
        let script = table_script(table);
        ensure!(index.contains(&script), "index.ts does not load {script}");
    }
    Ok(made)
}

/// What a source says of a package.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    description: String,
    keywords: Vec<String>,
}

/// What a package says of itself, in `package.json`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct About {
    name: String,
    version: String,
    description: String,
    keywords: Vec<String>,
    license: String,
    r#type: &'static str,
    engines: Engines,
    side_effects: bool,
    types: &'static str,
    exports: Exports,
    files: Vec<String>,
    publish_config: PublishConfig,
}

#[derive(Serialize)]
struct Engines {
    node: &'static str,
}

/// Without it npm would keep a package with a scope from the public.
#[derive(Serialize)]
struct PublishConfig {
    access: &'static str,
}

/// What can be imported, in this order.
struct Exports(Vec<String>);

/// Types come first: of several conditions that hold, the first counts.
#[derive(Serialize)]
struct Entry {
    types: &'static str,
    default: &'static str,
}

impl Serialize for Exports {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;

        let mut map = serializer.serialize_map(None)?;
        let entry = Entry {
            types: "./index.d.ts",
            default: "./index.js",
        };
        map.serialize_entry(".", &entry)?;
        for file in &self.0 {
            map.serialize_entry(file, file)?;
        }
        map.end()
    }
}

impl About {
    fn new(game: &str, said: &str, package: &Files) -> Result<About> {
        let said: Said = serde_json::from_str(said).context("package.json")?;
        let boundary = wasm::boundary(&tools::root()?)?;
        let has_tables = package.keys().any(|name| name.starts_with("tables/"));
        let tables = has_tables.then(|| "./tables/*.bin".to_owned());
        let exports = [format!("./{game}.wasm"), "./package.json".to_owned()];
        let mut files: Vec<String> = package.keys().cloned().collect();
        files.retain(|name| !name.starts_with("tables/"));
        files.extend(has_tables.then(|| "tables".to_owned()));
        Ok(About {
            name: format!("@rollwise/{game}"),
            version: boundary.version.to_string(),
            description: said.description,
            keywords: said.keywords,
            license: boundary.license.context("Cargo.toml names no licence")?,
            r#type: "module",
            engines: Engines { node: ">=20.19" },
            side_effects: false,
            types: "./index.d.ts",
            exports: Exports(tables.into_iter().chain(exports).collect()),
            files,
            publish_config: PublishConfig { access: "public" },
        })
    }
}

/// Writes a package in place of the one before.
fn put(package: &Files, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    files::write_all(package, folder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::tests::files;

    #[test]
    fn a_script_is_changed_where_it_is_what_it_was() -> Result<()> {
        let script = CHANGES.map(|(before, _, count)| before.repeat(count));
        let changed = unready_script(&script.join("\n"))?;
        for (before, after, count) in CHANGES {
            assert_eq!(changed.matches(after).count(), count, "{after}");
            assert!(
                after.contains(before) || !changed.contains(before),
                "{before}"
            );
        }
        let wrong = unready_script("let wasm;").unwrap_err().to_string();
        assert!(
            wrong.starts_with("wasm-bindgen writes \"let wasmModule"),
            "{wrong}"
        );
        Ok(())
    }

    #[test]
    fn types_are_those_of_what_users_call() -> Result<()> {
        let types = "/**\n * Asks.\n *\n * # Errors\n * An `Error`.\n *\n * # Examples\n * ```js\n * ask();\n * ```\n */\nexport function ask(): void;\n\n/**\n * Fetches.\n */\nexport function load(base?: string): Promise<void>;\n\n/**\n * Runs once.\n */\nexport function start(): void;\n\nexport type InitInput = string;\n";
        let expected = "/// <reference lib=\"esnext.disposable\" />\n/**\n * Asks.\n *\n * @throws An `Error`.\n *\n * @example\n * ```js\n * ask();\n * ```\n */\nexport function ask(): void;\n";
        let index = "export declare function load(base?: string): Promise<void>;\n";
        assert_eq!(public_types(types, index)?, expected);
        let index = index.replace("load", "fetch");
        let wrong = public_types(types, &index).unwrap_err().to_string();
        assert_eq!(wrong, "there is no function fetch with a comment");
        Ok(())
    }

    #[test]
    fn a_readme_tells_sizes_and_fails_for_files_that_are_not_there() -> Result<()> {
        let sources = |own: &str| {
            files([
                ("README.md", own),
                ("errors.md", "It throws.\n"),
                ("use.md", "Of {game}. {errors}\n"),
            ])
        };
        let size = |file: &str| ["a.bin", "b.bin"].contains(&file).then_some(1250);
        let text = readme("coin", &sources("{kB:a.bin b.bin}, {kB:a.bin}\n"), size)?;
        assert_eq!(text, "3 kB, 1 kB\n\nOf coin. It throws.\n");
        let wrong = readme("coin", &sources("{kB:c.bin}"), size).unwrap_err();
        assert_eq!(wrong.to_string(), "README.md: there is no file c.bin");
        Ok(())
    }

    #[test]
    fn types_come_before_what_they_are_of() -> Result<()> {
        let exports = Exports(vec!["./package.json".to_owned()]);
        assert_eq!(
            serde_json::to_string(&exports)?,
            r#"{".":{"types":"./index.d.ts","default":"./index.js"},"./package.json":"./package.json"}"#
        );
        Ok(())
    }
}
