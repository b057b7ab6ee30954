//! Node, and the packages of npm that the page is built and tested with.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use fs_err as fs;
use serde_json::Value;

use crate::files::Files;
use crate::tools;

/// Installs the packages of the lock file, unless that has been done.
pub fn install() -> Result<()> {
    let root = tools::root()?;
    if is_installed(&root) {
        return Ok(());
    }
    tools::run(Command::new("npm").current_dir(&root).arg("ci"))
        .context("the page is built and tested with Node and npm; package.json says with which")
}

/// Whether npm's own note of what it has installed is as new as the lock file.
fn is_installed(root: &Path) -> bool {
    let modified = |file: &str| root.join(file).metadata()?.modified();
    let note = modified("node_modules/.package-lock.json").ok();
    note.is_some() && note >= modified("package-lock.json").ok()
}

/// A program that a package brings, run at the top of the work tree.
pub fn tool(name: &str) -> Result<Command> {
    let root = tools::root()?;
    let mut command = Command::new(root.join("node_modules/.bin").join(name));
    command.current_dir(root);
    Ok(command)
}

/// The licences of the packages that become a part of the page, by the names they have in the site.
pub fn licences() -> Result<Files> {
    let root = tools::root()?;
    let package: Value = serde_json::from_slice(&fs::read(root.join("package.json"))?)?;
    let dependencies = package["dependencies"].as_object();
    let dependencies = dependencies.context("package.json names no dependencies")?;
    let licence = |name: &String| {
        let address = format!("LICENSE-{}", name.replace('/', "-"));
        let file = root.join("node_modules").join(name).join("LICENSE");
        Ok((address, fs::read(&file)?))
    };
    dependencies.keys().map(licence).collect()
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::Duration;

    use super::*;
    use crate::files;

    #[test]
    fn packages_are_installed_anew_when_the_lock_file_is_newer() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let [lock, note] = ["package-lock.json", "node_modules/.package-lock.json"]
            .map(|name| folder.path().join(name));
        files::write(&lock, b"{}")?;
        assert!(!is_installed(folder.path()));

        files::write(&note, b"{}")?;
        let written = lock.metadata()?.modified()?;
        let at = |file: &Path, time| File::options().write(true).open(file)?.set_modified(time);
        at(&note, written)?;
        assert!(is_installed(folder.path()));
        at(&lock, written + Duration::from_secs(1))?;
        assert!(!is_installed(folder.path()));
        Ok(())
    }
}
