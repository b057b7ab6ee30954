//! Compiles the package `rollwise-wasm` for the browser, once for each game.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use cargo_metadata::{Message, Package, PackageId};
use fs_err as fs;
use wasm_bindgen_cli_support::Bindgen;

use crate::files::{self, Files};
use crate::{bundle, held, tools};

/// The names of what a module imports of its script: each ends in a hash, which does not compress.
const IMPORTS: &str = "^__wb.*_[0-9a-f]{16}$";

/// The boundary's feature that packages have: positions as text.
pub const NOTATION: &str = "notation";

/// The boundary's feature that the Labs of the page have: players who go by rules to remember.
pub const BY_HEART: &str = "by-heart";

/// What the name of a game's Lab has behind that of the game.
const LAB: &str = "-lab";

/// What Cargo.toml says of the boundary in a work tree.
pub fn boundary(root: &Path) -> Result<Package> {
    tools::package(root, "rollwise-wasm")
}

/// The games of a work tree that have a module: each is a Cargo feature of the boundary, named as its folder.
pub fn games(root: &Path) -> Result<BTreeSet<String>> {
    let mut games: BTreeSet<String> = boundary(root)?.features.into_keys().collect();
    games.retain(|feature| root.join("www/games").join(feature).is_dir());
    Ok(games)
}

/// The feature of a game's Lab, if it has one that plays games.
pub fn lab_of(root: &Path, game: &str) -> Result<Option<String>> {
    let lab = format!("{game}{LAB}");
    let is_there = boundary(root)?.features.contains_key(&lab);
    Ok(is_there.then_some(lab))
}

/// The module of a game, or of its Lab, as it is part of the site.
pub struct Module {
    /// What lies in `modules/`: the module, its script and their types.
    pub files: Files,
    /// What the game's precomputed tables are named, and what they hold.
    pub tables: Files,
}

/// Compiles the module of a feature, with further ones, and makes it ready for the browser.
pub fn module(root: &Path, feature: &str, further: &[&str]) -> Result<Module> {
    let (module, tables) = compile(root, feature, further)?;
    let folder = tempfile::tempdir()?;
    // The next module has the same name.
    bind(&module, feature, folder.path())?;
    Ok(Module {
        files: files::read_files(folder.path())?,
        tables,
    })
}

/// Cargo with a command for the boundary in the release profile, with flags that keep this machine's
/// paths out: the same bytes in any folder of any machine.
pub fn cargo(command: &str) -> Result<Command> {
    tools::require_wasm_target()?;
    let flags = serde_json::to_string(&remapped_paths()?)?;
    let mut cargo = tools::cargo()?;
    cargo
        // Either variable would replace the flags of .cargo/config.toml.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .args([command, "--package", "rollwise-wasm", "--release"])
        .args(["--target", tools::TARGET])
        .arg(format!(
            "--config=target.{}.rustflags={flags}",
            tools::TARGET
        ));
    Ok(cargo)
}

/// Compiles the boundary of a work tree for one game or its Lab, with further features. Returns the module, before wasm-bindgen, and the
/// tables that the build script wrote.
pub fn compile(root: &Path, feature: &str, further: &[&str]) -> Result<(PathBuf, Files)> {
    let package = boundary(root)?;
    // What differs from how other games are compiled.
    let game = feature.strip_suffix(LAB).unwrap_or(feature);
    let own = root.join(format!(".cargo/{game}.toml"));
    let own = own.is_file().then(|| format!("--config={}", own.display()));
    let output = tools::in_tree(&mut cargo("build")?, root)?
        .args(["--lib", "--no-default-features", "--features", feature])
        .args(further.iter().flat_map(|feature| ["--features", feature]))
        .arg("--message-format=json-render-diagnostics")
        .args(own)
        .stderr(Stdio::inherit())
        .output()
        .context("cannot run cargo")?;
    ensure!(
        output.status.success(),
        "the boundary did not compile for {feature} and {}",
        tools::TARGET
    );
    let (module, out_dir) = compiled(&output.stdout, &package.id)?;
    let mut tables = files::read_files(&out_dir)?;
    tables.retain(|name, _| tools::has_extension(name, "bin"));
    Ok((module, tables))
}

/// What cargo's messages, one JSON object a line, tell of a package.
fn compiled(mut messages: &[u8], package: &PackageId) -> Result<(PathBuf, PathBuf)> {
    let [mut module, mut out_dir] = [None, None];
    for message in Message::parse_stream(&mut messages) {
        match message? {
            Message::CompilerArtifact(artifact) if artifact.package_id == *package => {
                let mut files = artifact.filenames.into_iter();
                module = files
                    .find(|file| file.extension() == Some("wasm"))
                    .or(module);
            }
            Message::BuildScriptExecuted(script) if script.package_id == *package => {
                out_dir = Some(script.out_dir);
            }
            _ => {}
        }
    }
    let module = module.context("cargo did not name a .wasm file")?;
    let out_dir = out_dir.context("cargo did not say where the build script wrote its tables")?;
    Ok((module.into(), out_dir.into()))
}

/// Writes `<name>.js`, `<name>_bg.wasm` and their types into `folder`.
fn bind(module: &Path, name: &str, folder: &Path) -> Result<()> {
    let mut output = Bindgen::new()
        .input_path(module)
        .web(true)?
        .out_name(name)
        .typescript(true)
        // Without a default path, a bare `init()` fails in the browser.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("wasm-bindgen failed")?;
    output.emit(folder).context("wasm-bindgen failed")?;
    let script = folder.join(format!("{name}.js"));
    let code = held::check_objects(&fs::read_to_string(&script)?)?;
    files::write(&script, code.as_bytes())?;
    let mut short = bundle::shorten(&script, IMPORTS)?;
    for import in output.wasm_mut().imports.iter_mut() {
        if let Some(name) = short.remove(&import.name) {
            import.name = name;
        }
    }
    ensure!(
        short.is_empty(),
        "the module {name} does not import what its script names: {short:?}"
    );
    files::write(
        &folder.join(format!("{name}_bg.wasm")),
        &output.wasm_mut().emit_wasm(),
    )
}

/// Flags that keep this machine's paths out of panic messages, so that every machine builds the
/// same module.
fn remapped_paths() -> Result<Vec<String>> {
    let cargo_home = home::cargo_home()?;
    let sysroot = tools::rustc(&["--print", "sysroot"])?;
    let version = tools::rustc(&["-vV"])?;
    let commit = version
        .lines()
        .find_map(|line| line.strip_prefix("commit-hash: "))
        .unwrap_or("unknown");

    // The last one that fits wins.
    let mut remaps = vec![
        (cargo_home.clone(), "cargo".to_owned()),
        (tools::root()?, ".".to_owned()),
        (
            Path::new(&sysroot).join("lib/rustlib/src/rust"),
            format!("/rustc/{commit}"),
        ),
    ];
    // The folder of a registry is named after its address, which differs behind a mirror.
    if let Ok(registries) = fs::read_dir(cargo_home.join("registry/src")) {
        for registry in registries {
            remaps.push((registry?.path(), "crates".to_owned()));
        }
    }
    let flag =
        |(from, to): (PathBuf, String)| format!("--remap-path-prefix={}={to}", from.display());
    Ok(remaps.into_iter().map(flag).collect())
}
