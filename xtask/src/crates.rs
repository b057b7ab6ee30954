//! What makes a crate fit to be published: its features, its documentation, its package.

use std::fs;
use std::iter;
use std::process::Command;

use anyhow::{Context, Result};

use crate::tools;

/// The crate that others build on.
const ENGINE: &str = "rollwise-engine";
/// The crate of their answers, with a feature a game.
const ANSWERS: &str = "rollwise-answers";
/// The engine's features that add to games: each has to compile with any one of them.
const ADDED: [&str; 2] = ["by-heart", "learned"];
/// The crates that are published, in the order in which that goes.
const PUBLISHED: [&str; 3] = [ENGINE, ANSWERS, "rollwise"];

/// Compiles the engine with nothing at all, with each feature alone, which may need no other one, and with each game's and what adds to
/// games; and the answers of each game; by a cargo that denies warnings. The boundary's features are compiled as modules and as packages
/// for npm.
pub fn features(cargo: impl Fn() -> Result<Command>) -> Result<()> {
    let root = tools::root()?;
    let features_of = |name: &str| -> Result<Vec<String>> {
        let features = tools::package(&root, name)?.features.into_keys();
        Ok(features.filter(|feature| feature != "default").collect())
    };
    let games = features_of(ANSWERS)?;
    let added = ADDED
        .iter()
        .flat_map(|added| games.iter().map(move |game| format!("{added},{game}")));
    let of_engine: Vec<String> = iter::once(String::new())
        .chain(features_of(ENGINE)?)
        .chain(added)
        .collect();
    for (package, features) in [(ENGINE, &of_engine), (ANSWERS, &games)] {
        for feature in features {
            let mut cargo = cargo()?;
            cargo.args(["check", "--quiet", "--lib", "--package", package]);
            tools::run(cargo.args(["--no-default-features", "--features", feature]))
                .with_context(|| format!("{package} with the feature \"{feature}\" alone"))?;
        }
    }
    Ok(())
}

/// Writes the documentation, in which no link may lead nowhere.
pub fn documentation() -> Result<()> {
    let mut cargo = tools::cargo()?;
    cargo.env("RUSTDOCFLAGS", "--deny warnings");
    cargo.args(["doc", "--no-deps", "--all-features"]);
    cargo.args(["--package", ENGINE, "--package", ANSWERS]);
    tools::run(&mut cargo)
}

/// Packs what is published, and compiles it from its packages alone.
///
/// Cargo's own verification won't do: it keeps the first package of a version that it has unpacked
/// from a folder, and would compile today's `rollwise` with an earlier `rollwise-engine`.
pub fn package() -> Result<()> {
    let target = tools::root()?.join("target");
    let folder = target.join("package");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let mut cargo = tools::cargo()?;
    // What has been compiled here has been downloaded, and an unfinished change may be tested.
    cargo.args(["package", "--offline", "--allow-dirty", "--no-verify"]);
    cargo.arg("--target-dir").arg(&target);
    for package in PUBLISHED {
        cargo.args(["--package", package]);
    }
    tools::run(&mut cargo)?;

    let folders = PUBLISHED.map(|package| format!("{package}-{}", env!("CARGO_PKG_VERSION")));
    for name in &folders {
        let mut tar = Command::new("tar");
        tar.current_dir(&folder)
            .args(["-xzf", &format!("{name}.crate")]);
        tools::run(&mut tar)?;
    }
    let replaced: Vec<String> = iter::zip(PUBLISHED, &folders)
        .map(|(package, name)| format!("{package}.path = {name:?}\n"))
        .collect();
    fs::write(
        folder.join("Cargo.toml"),
        format!(
            "[workspace]\nmembers = {folders:?}\nresolver = \"3\"\n\n[patch.crates-io]\n{}",
            replaced.concat()
        ),
    )?;
    fs::copy(
        target.with_file_name("Cargo.lock"),
        folder.join("Cargo.lock"),
    )?;
    let mut cargo = tools::cargo()?;
    cargo.current_dir(&folder);
    cargo.args(["check", "--quiet", "--offline", "--workspace"]);
    tools::run(cargo.arg("--target-dir").arg(&target))
}
