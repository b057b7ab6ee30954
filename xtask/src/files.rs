//! Files as the build passes them on, and the few things it does with folders.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Every file of a folder, such as a site, by its path below it, with `/` between folders.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Adds a file to those of a site, where each needs an address of its own.
pub fn add(files: &mut Files, name: String, content: Vec<u8>) -> Result<()> {
    match files.entry(name) {
        Entry::Vacant(place) => {
            place.insert(content);
            Ok(())
        }
        Entry::Occupied(place) => bail!("two files want the address {}", place.key()),
    }
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

/// Reads every file below `folder`, also through links, but neither what a name with a leading dot
/// hides nor a link that leads nowhere: editors leave both behind.
pub fn read_files(folder: &Path) -> Result<Files> {
    fn visit(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
        for path in entries(folder)? {
            let name = name_of(&path)?;
            if name.starts_with('.') || (path.is_symlink() && !path.exists()) {
                continue;
            }
            let name = format!("{prefix}{name}");
            if path.is_dir() {
                visit(&path, &format!("{name}/"), files)?;
            } else {
                files.insert(name, read(&path)?);
            }
        }
        Ok(())
    }
    let mut files = Files::new();
    visit(folder, "", &mut files)?;
    Ok(files)
}

/// Writes those files into `folder` that differ there; what else lies there is left alone.
pub fn update_files(files: &Files, folder: &Path) -> Result<()> {
    for (name, content) in files {
        let path = folder.join(name);
        if fs::read(&path).ok().as_ref() != Some(content) {
            write(&path, content)?;
        }
    }
    Ok(())
}

/// What lies directly in a folder.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let context = || format!("cannot list {}", folder.display());
    fs::read_dir(folder)
        .with_context(context)?
        .map(|entry| Ok(entry.with_context(context)?.path()))
        .collect()
}

/// The last part of a path.
pub fn name_of(path: &Path) -> Result<String> {
    path.file_name()
        .and_then(OsStr::to_str)
        .map(str::to_owned)
        .with_context(|| format!("{} has no UTF-8 name", path.display()))
}

pub fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file, and the folders above it.
pub fn write(path: &Path, content: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
    }
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}

/// Puts one folder in place of another.
pub fn swap(next: &Path, current: &Path, old: &Path) -> Result<()> {
    remove_folder(old)?;
    if current.exists() {
        fs::rename(current, old)
            .with_context(|| format!("cannot move {} away", current.display()))?;
    }
    fs::rename(next, current).with_context(|| format!("cannot create {}", current.display()))?;
    remove_folder(old)
}

/// Removes a folder with all it holds, if it is there.
pub fn remove_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// An empty folder that goes with the test.
    pub struct Folder(pub PathBuf);

    impl Folder {
        pub fn new(name: &str) -> Result<Self> {
            let folder = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
            remove_folder(&folder)?;
            fs::create_dir_all(&folder)?;
            Ok(Self(folder))
        }

        fn names(&self) -> Result<Vec<String>> {
            Ok(read_files(&self.0)?.into_keys().collect())
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = remove_folder(&self.0);
        }
    }

    /// Files by their names.
    pub fn files<const N: usize>(files: [(&str, &str); N]) -> Files {
        files
            .map(|(name, content)| (name.to_owned(), content.into()))
            .into()
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
    fn updated_files_are_those_given_and_others_stay() -> Result<()> {
        let folder = Folder::new("updated-files")?;
        write(&folder.0.join("table.bin"), b"old")?;
        write(&folder.0.join("weights.bin"), b"kept")?;

        update_files(&[("table.bin".to_owned(), vec![1, 2])].into(), &folder.0)?;

        assert_eq!(folder.names()?, ["table.bin", "weights.bin"]);
        assert_eq!(read(&folder.0.join("table.bin"))?, [1, 2]);
        assert_eq!(read(&folder.0.join("weights.bin"))?, b"kept");
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn what_editors_leave_behind_is_passed_over() -> Result<()> {
        use std::os::unix::fs::symlink;

        let folder = Folder::new("files-read")?;
        write(&folder.0.join("index.html"), b"page")?;
        write(&folder.0.join("js/main.js"), b"script")?;
        write(&folder.0.join("js/.main.js.swp"), b"hidden")?;
        write(&folder.0.join(".git/config"), b"hidden")?;
        symlink("user@host.1234", folder.0.join("js/.#main.js"))?;
        symlink("gone.js", folder.0.join("js/dangling.js"))?;
        symlink("main.js", folder.0.join("js/alias.js"))?;
        symlink("js", folder.0.join("scripts"))?;

        let names = [
            "index.html",
            "js/alias.js",
            "js/main.js",
            "scripts/alias.js",
            "scripts/main.js",
        ];
        assert_eq!(folder.names()?, names);
        assert_eq!(read_files(&folder.0)?["scripts/alias.js"], b"script");
        Ok(())
    }

    #[test]
    fn a_missing_folder_is_an_error() {
        assert!(read_files(Path::new("no such folder")).is_err());
    }
}
