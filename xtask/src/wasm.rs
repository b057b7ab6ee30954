//! Compiles the package `rollwise` for the browser.

use std::ffi::OsString;
use std::fs;
use std::io::BufRead;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use cargo_metadata::Message;
use wasm_bindgen_cli_support::Bindgen;

use crate::{slim, tools};

/// The compiler's name for the browser's machine.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// What one compilation leaves behind.
pub struct Compiled {
    /// The module, before wasm-bindgen.
    pub module: PathBuf,
    /// Where the build script wrote the tables.
    pub out_dir: PathBuf,
}

/// Compiles the boundary in the release profile, the same bytes in any folder of any machine.
pub fn compile() -> Result<Compiled> {
    tools::require_wasm_target()?;
    let flags = serde_json::to_string(&remapped_paths()?)?;
    let output = tools::cargo()?
        // Either variable would replace the flags of .cargo/config.toml.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .args(["build", "--package", "rollwise", "--lib", "--release"])
        .args(["--target", TARGET])
        .arg("--message-format=json-render-diagnostics")
        .arg("--config")
        .arg(format!("target.{TARGET}.rustflags={flags}"))
        .stderr(Stdio::inherit())
        .output()
        .context("cannot run cargo")?;
    ensure!(
        output.status.success(),
        "the boundary did not compile for {TARGET}"
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

/// Writes `rollwise.js`, `rollwise_bg.wasm` and their types into `folder`.
pub fn bind(module: &Path, folder: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .out_name("rollwise")
        .typescript(true)
        // Without a default path, a bare `init()` fails in the browser.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .context("wasm-bindgen failed")?;
    let (script, module) = (folder.join("rollwise.js"), folder.join("rollwise_bg.wasm"));
    let mut code = fs::read(&script).context("cannot read what wasm-bindgen wrote")?;
    let mut wasm = fs::read(&module).context("cannot read what wasm-bindgen wrote")?;
    slim::number_imports(&mut code, &mut wasm);
    fs::write(&script, code).context("cannot write rollwise.js")?;
    fs::write(&module, wasm).context("cannot write rollwise_bg.wasm")
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
