//! Compiles the package `rollwise` for the browser, once for each game.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::BufRead;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use cargo_metadata::camino::Utf8PathBuf;
use cargo_metadata::{Message, Metadata, MetadataCommand, Package};
use serde::Deserialize;
use wasm_bindgen_cli_support::Bindgen;

use crate::files::{self, Files};
use crate::{bundle, held, tools};

/// The names of the functions that a module has of its script: each ends in a hash, which does not compress.
const IMPORTS: &str = "^__wb.*_[0-9a-f]{16}$";

/// What one compilation leaves behind.
struct Compiled {
    /// The module, before wasm-bindgen.
    module: PathBuf,
    /// Where the build script wrote the tables.
    out_dir: PathBuf,
}

/// What cargo says of this workspace.
fn metadata() -> Result<Metadata> {
    MetadataCommand::new()
        .current_dir(tools::root()?)
        .no_deps()
        .exec()
        .context("cargo does not say what is in Cargo.toml")
}

/// What Cargo.toml says of the boundary.
fn boundary() -> Result<Package> {
    let mut packages = metadata()?.packages.into_iter();
    packages
        .find(|package| package.name == "rollwise")
        .context("there is no package rollwise")
}

/// The games that have a module: each is a Cargo feature of the boundary.
pub fn games() -> Result<BTreeSet<String>> {
    let features = boundary()?.features.into_keys();
    Ok(features.filter(|feature| feature != "default").collect())
}

/// How a module is compiled, where that differs from the others: `package.metadata.modules.<game>`.
#[derive(Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Manner {
    engine_opt_level: Option<u8>,
    /// Options of rustc for the code that it generates.
    #[serde(default)]
    codegen: Vec<String>,
}

impl Manner {
    fn of(game: &str) -> Result<Manner> {
        let metadata = boundary()?.metadata;
        match metadata.pointer(&format!("/modules/{game}")) {
            Some(manner) => Manner::deserialize(manner)
                .with_context(|| format!("package.metadata.modules.{game} in Cargo.toml")),
            None => Ok(Manner::default()),
        }
    }

    /// The folder to compile in, if it is not that of the other games. There the crates that all of them stand on would be compiled anew
    /// whenever the flags change.
    fn folder(&self, game: &str) -> Result<Option<Utf8PathBuf>> {
        if *self == Manner::default() {
            return Ok(None);
        }
        Ok(Some(metadata()?.target_directory.join(game)))
    }

    fn flags(&self) -> impl Iterator<Item = String> {
        self.codegen.iter().map(|option| format!("-C{option}"))
    }
}

/// A game's module, as it is part of the site.
pub struct Module {
    /// What lies in `modules/`: the module, its script and their types.
    pub files: Files,
    /// What the game's precomputed tables are named, and what they hold.
    pub tables: Files,
}

/// Compiles a game's module, and makes it ready for the browser in a folder that is only used for it.
pub fn module(game: &str, folder: &Path) -> Result<Module> {
    let compiled = compile(game)?;
    // The next game's module has the same name.
    bind(&compiled.module, game, folder)?;
    Ok(Module {
        files: files::read_files(folder)?,
        tables: tables_in(&compiled.out_dir)?,
    })
}

/// Compiles the boundary for one game in the release profile, the same bytes in any folder of any
/// machine.
fn compile(game: &str) -> Result<Compiled> {
    tools::require_wasm_target()?;
    let manner = Manner::of(game)?;
    let mut flags = remapped_paths()?;
    flags.extend(manner.flags());
    let flags = serde_json::to_string(&flags)?;
    let level = manner
        .engine_opt_level
        .map(|level| format!("--config=profile.release.package.engine.opt-level={level}"));
    let folder = manner
        .folder(game)?
        .map(|folder| format!("--target-dir={folder}"));
    let output = tools::cargo()?
        // Either variable would replace the flags of .cargo/config.toml.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .args(["build", "--package", "rollwise", "--lib", "--release"])
        .args(["--no-default-features", "--features", game])
        .args(["--target", tools::TARGET])
        .arg("--message-format=json-render-diagnostics")
        .arg("--config")
        .arg(format!("target.{}.rustflags={flags}", tools::TARGET))
        .args(level)
        .args(folder)
        .stderr(Stdio::inherit())
        .output()
        .context("cannot run cargo")?;
    ensure!(
        output.status.success(),
        "the boundary did not compile for {game} and {}",
        tools::TARGET
    );
    find_compiled(output.stdout.as_slice())
}

/// Finds the module and the build script's folder in cargo's messages, one JSON object a line.
fn find_compiled(messages: impl BufRead) -> Result<Compiled> {
    let mut library = None;
    let mut scripts = Vec::new();
    for message in Message::parse_stream(messages) {
        match message.context("cannot read cargo's messages")? {
            Message::CompilerArtifact(artifact)
                if artifact.target.name == "rollwise" && artifact.target.is_cdylib() =>
            {
                library = Some(artifact);
            }
            Message::BuildScriptExecuted(script) => scripts.push(script),
            _ => {}
        }
    }
    let library = library.context("cargo did not say where the compiled library is")?;
    let module = library
        .filenames
        .into_iter()
        .find(|name| name.extension() == Some("wasm"))
        .context("cargo did not name a .wasm file")?;
    let script = scripts
        .into_iter()
        .find(|script| script.package_id == library.package_id)
        .context("cargo did not say where the build script wrote its tables")?;
    Ok(Compiled {
        module: module.into(),
        out_dir: script.out_dir.into(),
    })
}

/// The tables that the build script wrote, by name.
fn tables_in(out_dir: &Path) -> Result<Files> {
    let mut files = files::read_files(out_dir)?;
    files.retain(|name, _| tools::has_extension(name, "bin"));
    Ok(files)
}

/// Writes `<game>.js`, `<game>_bg.wasm` and their types into `folder`.
fn bind(module: &Path, game: &str, folder: &Path) -> Result<()> {
    let mut output = Bindgen::new()
        .input_path(module)
        .web(true)?
        .out_name(game)
        .typescript(true)
        // Without a default path, a bare `init()` fails in the browser.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("wasm-bindgen failed")?;
    output.emit(folder).context("wasm-bindgen failed")?;
    let script = folder.join(format!("{game}.js"));
    let code = held::check_objects(&String::from_utf8(files::read(&script)?)?)?;
    files::write(&script, code.as_bytes())?;
    let mut short = bundle::shorten(&script, IMPORTS)?;
    for import in output.wasm_mut().imports.iter_mut() {
        if let Some(name) = short.remove(&import.name) {
            import.name = name;
        }
    }
    ensure!(
        short.is_empty(),
        "the module of {game} does not import what its script names: {short:?}"
    );
    files::write(
        &folder.join(format!("{game}_bg.wasm")),
        &output.wasm_mut().emit_wasm(),
    )
}

/// Flags that keep this machine's paths out of panic messages, so that every machine builds the
/// same module.
fn remapped_paths() -> Result<Vec<String>> {
    let cargo_home = tools::cargo_home()?;
    let sysroot = tools::rustc(&["--print", "sysroot"])?;
    let version = tools::rustc(&["-vV"])?;
    let commit = version
        .lines()
        .find_map(|line| line.strip_prefix("commit-hash: "))
        .unwrap_or("unknown");

    // The last one that fits wins.
    let mut remaps = vec![
        (OsString::from(&cargo_home), "cargo".to_owned()),
        (tools::root()?.into(), ".".to_owned()),
        (
            Path::new(&sysroot).join("lib/rustlib/src/rust").into(),
            format!("/rustc/{commit}"),
        ),
    ];
    // The folder of a registry is named after its address, which differs behind a mirror.
    if let Ok(registries) = fs::read_dir(cargo_home.join("registry/src")) {
        for registry in registries {
            remaps.push((registry?.path().into(), "crates".to_owned()));
        }
    }
    remaps
        .into_iter()
        .map(|(from, to)| {
            let from = from
                .to_str()
                .with_context(|| format!("{} is not UTF-8", from.display()))?;
            Ok(format!("--remap-path-prefix={from}={to}"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Cargo's message about the library of a package.
    fn artifact(package: &str, name: &str, kind: &str, files: &[&str]) -> String {
        json!({
            "reason": "compiler-artifact",
            "package_id": package,
            "manifest_path": "/Cargo.toml",
            "target": {
                "kind": [kind], "crate_types": [kind], "name": name, "src_path": "/src/lib.rs",
                "edition": "2024", "doc": true, "doctest": false, "test": true,
            },
            "profile": {
                "opt_level": "s", "debuginfo": 0, "debug_assertions": false,
                "overflow_checks": false, "test": false,
            },
            "features": [],
            "filenames": files,
            "executable": null,
            "fresh": true,
        })
        .to_string()
    }

    /// Cargo's message about a package's build script.
    fn script(package: &str, out_dir: &str) -> String {
        json!({
            "reason": "build-script-executed",
            "package_id": package,
            "linked_libs": [], "linked_paths": [], "cfgs": [], "env": [],
            "out_dir": out_dir,
        })
        .to_string()
    }

    fn library() -> String {
        artifact("us", "rollwise", "cdylib", &["/l.d", "/l.wasm"])
    }

    fn find(messages: &[String]) -> Result<Compiled> {
        find_compiled(messages.join("\n").as_bytes())
    }

    #[test]
    fn the_tables_are_those_of_our_own_build_script() -> Result<()> {
        let compiled = find(&[
            script("serde", "/b"),
            artifact("serde", "serde", "rlib", &["/serde.rlib"]),
            script("us", "/o"),
            "a line that a build script prints".to_owned(),
            library(),
            r#"{"reason":"build-finished","success":true}"#.to_owned(),
        ])?;
        assert_eq!(compiled.module, Path::new("/l.wasm"));
        assert_eq!(compiled.out_dir, Path::new("/o"));
        Ok(())
    }

    #[test]
    fn a_missing_message_is_an_error() {
        let of_another = || script("serde", "/b");
        assert!(find(&[of_another(), library()]).is_err());
        assert!(find(&[script("us", "/o")]).is_err());
        let rlib = artifact("us", "rollwise", "rlib", &["/l.rlib"]);
        assert!(find(&[script("us", "/o"), rlib]).is_err());
    }
}
