//! Files as the build passes them on, and the few things it does with folders.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use base64::{Engine, engine::general_purpose::STANDARD};
use fs_err as fs;
use sha2::{Digest, Sha256};

/// Every file of a folder, such as a site, by its path below it, with `/` between folders.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Adds a file to those of a site, where each needs an address of its own.
pub fn add(files: &mut Files, name: String, content: Vec<u8>) -> Result<()> {
    ensure!(
        !files.contains_key(&name),
        "two files want the address {name}"
    );
    files.insert(name, content);
    Ok(())
}

/// Adds all files of another folder.
pub fn add_all(files: &mut Files, others: Files) -> Result<()> {
    others
        .into_iter()
        .try_for_each(|(name, content)| add(files, name, content))
}

/// The files as they are in a folder of that name.
pub fn in_folder(folder: &str, files: Files) -> Files {
    let rename = |(name, content)| (format!("{folder}/{name}"), content);
    files.into_iter().map(rename).collect()
}

/// A file as text.
pub fn text<'a>(files: &'a Files, name: &str) -> Result<&'a str> {
    let content = files
        .get(name)
        .with_context(|| format!("{name} is missing"))?;
    std::str::from_utf8(content).with_context(|| format!("{name} is not UTF-8"))
}

/// The hash of a file as `fetch` takes it in its `integrity` option, and a content security policy in its list of scripts.
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

/// Reads every file below `folder`, also through links, but neither what a name with a leading dot
/// hides nor a link that leads nowhere: editors leave both behind.
pub fn read_files(folder: &Path) -> Result<Files> {
    fn visit(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_name().and_then(OsStr::to_str);
            let name = name.with_context(|| format!("{} has no UTF-8 name", path.display()))?;
            if name.starts_with('.') || (path.is_symlink() && !path.exists()) {
                continue;
            }
            let name = format!("{prefix}{name}");
            if path.is_dir() {
                visit(&path, &format!("{name}/"), files)?;
            } else {
                files.insert(name, fs::read(&path)?);
            }
        }
        Ok(())
    }
    let mut files = Files::new();
    visit(folder, "", &mut files)?;
    Ok(files)
}

/// Writes a file, and the folders above it; one that holds the same already is left alone.
pub fn write(path: &Path, content: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    if fs::read(path).is_ok_and(|found| found == content) {
        return Ok(());
    }
    Ok(fs::write(path, content)?)
}

/// Writes files into a folder; what else lies there stays.
pub fn write_all(files: &Files, folder: &Path) -> Result<()> {
    let mut files = files.iter();
    files.try_for_each(|(name, content)| write(&folder.join(name), content))
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Files by their names.
    pub fn files<const N: usize>(files: [(&str, &str); N]) -> Files {
        files
            .map(|(name, content)| (name.to_owned(), content.into()))
            .into()
    }

    fn names(folder: &Path) -> Result<Vec<String>> {
        Ok(read_files(folder)?.into_keys().collect())
    }

    #[test]
    fn no_two_files_share_an_address() -> Result<()> {
        let mut site = files([("index.html", "list")]);
        add(&mut site, "heckmeck/index.html".to_owned(), b"game".into())?;
        let error = add_all(&mut site, files([("index.html", "another")])).unwrap_err();
        assert_eq!(error.to_string(), "two files want the address index.html");
        assert_eq!(text(&site, "index.html")?, "list");
        Ok(())
    }

    #[test]
    fn files_are_written_and_others_stay() -> Result<()> {
        let folder = tempfile::tempdir()?;
        write(&folder.path().join("table.bin"), b"old")?;
        write(&folder.path().join("weights.bin"), b"kept")?;

        write_all(&files([("table.bin", "new")]), folder.path())?;

        assert_eq!(names(folder.path())?, ["table.bin", "weights.bin"]);
        assert_eq!(fs::read(folder.path().join("table.bin"))?, b"new");
        assert_eq!(fs::read(folder.path().join("weights.bin"))?, b"kept");
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn what_editors_leave_behind_is_passed_over() -> Result<()> {
        use std::os::unix::fs::symlink;

        let folder = tempfile::tempdir()?;
        write(&folder.path().join("index.html"), b"page")?;
        write(&folder.path().join("js/main.js"), b"script")?;
        write(&folder.path().join("js/.main.js.swp"), b"hidden")?;
        write(&folder.path().join(".git/config"), b"hidden")?;
        symlink("user@host.1234", folder.path().join("js/.#main.js"))?;
        symlink("gone.js", folder.path().join("js/dangling.js"))?;
        symlink("main.js", folder.path().join("js/alias.js"))?;
        symlink("js", folder.path().join("scripts"))?;

        let names = [
            "index.html",
            "js/alias.js",
            "js/main.js",
            "scripts/alias.js",
            "scripts/main.js",
        ];
        assert_eq!(self::names(folder.path())?, names);
        assert_eq!(read_files(folder.path())?["scripts/alias.js"], b"script");
        Ok(())
    }
}
