//! Puts the site together in `dist/`.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use flate2::{Compression, write::GzEncoder};

use crate::{offline, slim, tools, wasm};

/// Every file of a site by its address below the site's top, with `/` between folders.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Builds `dist/` anew and updates `precomputed/`.
pub fn build() -> Result<()> {
    let root = tools::root()?;
    let compiled = wasm::compile()?;
    // Built beside dist/ and swapped in whole: a running server never sees half a site.
    let next = root.join(".dist-next");
    remove_folder(&next)?;

    copy_folder(&root.join("www"), &next)?;
    wasm::bind(&compiled.module, &next)?;
    slim_scripts(&next)?;
    let precomputed = root.join("precomputed");
    update_files(&tables_in(&compiled.out_dir)?, &precomputed)?;
    copy_folder(&precomputed, &next.join("precomputed"))?;

    let mut files = read_files(&next)?;
    let list = offline::list(&files)?.into_bytes();
    write(&next.join(offline::LIST), &list)?;
    files.insert(offline::LIST.to_owned(), list);
    refuse_machine_paths(&files)?;
    swap(&next, &root.join("dist"), &root.join(".dist-old"))?;
    report_sizes(&files)
}

/// Leaves out of the scripts below a folder what only their readers need.
fn slim_scripts(folder: &Path) -> Result<()> {
    for (name, content) in read_files(folder)? {
        if tools::has_extension(&name, "js") {
            let script =
                String::from_utf8(content).with_context(|| format!("{name} is not UTF-8"))?;
            write(
                &folder.join(name),
                slim::without_comments(&script).as_bytes(),
            )?;
        }
    }
    Ok(())
}

/// The tables that the build script wrote, by name.
fn tables_in(out_dir: &Path) -> Result<Files> {
    let mut tables = Files::new();
    for path in entries(out_dir)? {
        if path.extension() == Some(OsStr::new("bin")) {
            tables.insert(name_of(&path)?, read(&path)?);
        }
    }
    if tables.is_empty() {
        bail!("the build script wrote no table into {}", out_dir.display());
    }
    Ok(tables)
}

/// Writes those files into `folder` that differ there; what else lies there is left alone.
fn update_files(files: &Files, folder: &Path) -> Result<()> {
    for (name, content) in files {
        let path = folder.join(name);
        if fs::read(&path).ok().as_ref() != Some(content) {
            write(&path, content)?;
        }
    }
    Ok(())
}

/// Fails if a file names a folder of this machine.
fn refuse_machine_paths(files: &Files) -> Result<()> {
    let folders = [
        tools::root()?,
        tools::cargo_home()?,
        tools::rustc(&["--print", "sysroot"])?.into(),
    ];
    for folder in &folders {
        // One level, such as /src, also occurs in ordinary text.
        if folder.components().count() < 3 {
            continue;
        }
        let needle = folder.as_os_str().as_encoded_bytes();
        for (name, content) in files {
            if content.windows(needle.len()).any(|part| part == needle) {
                bail!("{name} contains the path {}", folder.display());
            }
        }
    }
    Ok(())
}

fn swap(next: &Path, current: &Path, old: &Path) -> Result<()> {
    remove_folder(old)?;
    if current.exists() {
        fs::rename(current, old)
            .with_context(|| format!("cannot move {} away", current.display()))?;
    }
    fs::rename(next, current).with_context(|| format!("cannot create {}", current.display()))?;
    remove_folder(old)
}

fn report_sizes(files: &Files) -> Result<()> {
    let mut total = 0;
    let mut wasm = 0;
    for (name, content) in files {
        let size = gzip(content)?.len();
        total += size;
        if tools::has_extension(name, "wasm") {
            wasm += size;
        }
    }
    println!(
        "dist/ holds {} files, {} kB gzipped in all, of which WebAssembly is {} kB",
        files.len(),
        kilobytes(total),
        kilobytes(wasm),
    );
    Ok(())
}

fn kilobytes(bytes: usize) -> String {
    let tenths = (bytes + 50) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Compresses as `gzip -9` does.
fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

/// Reads every file below `folder`, also through links, but neither what a name with a leading dot
/// hides nor a link that leads nowhere: editors leave both behind.
fn read_files(folder: &Path) -> Result<Files> {
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

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for (name, content) in read_files(from)? {
        write(&to.join(name), &content)?;
    }
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let context = || format!("cannot list {}", folder.display());
    fs::read_dir(folder)
        .with_context(context)?
        .map(|entry| Ok(entry.with_context(context)?.path()))
        .collect()
}

fn name_of(path: &Path) -> Result<String> {
    path.file_name()
        .and_then(OsStr::to_str)
        .map(str::to_owned)
        .with_context(|| format!("{} has no UTF-8 name", path.display()))
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

fn write(path: &Path, content: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
    }
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}

fn remove_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_rounded_to_a_tenth() {
        assert_eq!(kilobytes(0), "0.0");
        assert_eq!(kilobytes(949), "0.9");
        assert_eq!(kilobytes(950), "1.0");
        assert_eq!(kilobytes(123_456), "123.5");
    }

    /// An empty folder that goes with the test.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Result<Self> {
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
