//! Node, and the packages of npm that the page is built and tested with.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::files::{self, Files};
use crate::tools;

/// The oldest version of Node that bundles the page's scripts, major and minor.
const NODE: (u32, u32) = (20, 19);

/// Installs the packages of the lock file, unless that has been done.
pub fn install() -> Result<()> {
    let root = tools::root()?;
    if is_installed(&root) {
        return Ok(());
    }
    require_node()?;
    tools::run(Command::new("npm").current_dir(&root).arg("ci"))
}

/// Whether npm's own note of what it has installed is as new as the lock file.
fn is_installed(root: &Path) -> bool {
    let lock = modified(&root.join("package-lock.json"));
    let note = modified(&root.join("node_modules/.package-lock.json"));
    note.is_some() && note >= lock
}

fn modified(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|about| about.modified()).ok()
}

/// Fails if Node is missing or too old, or npm is missing; the error says which version is needed.
fn require_node() -> Result<()> {
    let (major, minor) = NODE;
    let needed =
        format!("the page is built and tested with Node {major}.{minor} or newer, with npm");
    let output = Command::new("node")
        .arg("--version")
        .output()
        .with_context(|| format!("{needed}: node was not found"))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    ensure!(
        node_version(&version).is_some_and(|version| version >= NODE),
        "{needed}: this is node {version}"
    );
    ensure!(
        tools::in_path(&["npm"]).is_some(),
        "{needed}: npm was not found"
    );
    Ok(())
}

/// The major and the minor number of a version that Node tells.
fn node_version(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.strip_prefix('v')?.split('.');
    let mut next = || numbers.next()?.parse().ok();
    Some((next()?, next()?))
}

/// A program that a package brings, run at the top of the work tree.
pub fn tool(name: &str) -> Result<Command> {
    let root = tools::root()?;
    let mut command = Command::new(root.join("node_modules/.bin").join(name));
    command.current_dir(root);
    Ok(command)
}

#[derive(Deserialize)]
struct Package {
    dependencies: BTreeMap<String, String>,
}

/// The licences of the packages that become a part of the page, by the names they have in the site.
pub fn licences() -> Result<Files> {
    let root = tools::root()?;
    let package: Package = serde_json::from_slice(&files::read(&root.join("package.json"))?)
        .context("package.json")?;
    let licence = |name: &String| {
        let address = format!("LICENSE-{}", name.replace('/', "-"));
        let file = root.join("node_modules").join(name).join("LICENSE");
        Ok((address, files::read(&file)?))
    };
    package.dependencies.keys().map(licence).collect()
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::Duration;

    use super::*;
    use crate::files::tests::Folder;

    #[test]
    fn the_version_of_node_is_read() {
        assert_eq!(node_version("v20.20.2"), Some((20, 20)));
        assert_eq!(node_version("v8.0.0-nightly"), Some((8, 0)));
        assert_eq!(node_version(""), None);
        assert_eq!(node_version("20.1"), None);
    }

    #[test]
    fn packages_are_installed_anew_when_the_lock_file_is_newer() -> Result<()> {
        let folder = Folder::new("packages")?;
        let [lock, note] = ["package-lock.json", "node_modules/.package-lock.json"]
            .map(|name| folder.0.join(name));
        files::write(&lock, b"{}")?;
        assert!(!is_installed(&folder.0));

        files::write(&note, b"{}")?;
        let written = lock.metadata()?.modified()?;
        let at = |file: &Path, time| File::options().write(true).open(file)?.set_modified(time);
        at(&note, written)?;
        assert!(is_installed(&folder.0));
        at(&lock, written + Duration::from_secs(1))?;
        assert!(!is_installed(&folder.0));
        Ok(())
    }
}
