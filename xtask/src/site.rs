//! Puts the site together in `dist/`.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use flate2::{Compression, write::GzEncoder};

use crate::{offline, tools, wasm};

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
    let tables = tables_in(&compiled.out_dir)?;
    mirror_tables(&tables, &root.join("precomputed"))?;
    for (name, table) in &tables {
        write(&next.join("precomputed").join(name), table)?;
    }

    let mut files = read_files(&next)?;
    let list = offline::list(&files)?.into_bytes();
    write(&next.join(offline::LIST), &list)?;
    files.insert(offline::LIST.to_owned(), list);
    refuse_machine_paths(&files)?;
    swap(&next, &root.join("dist"), &root.join(".dist-old"))?;
    report_sizes(&files)
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

/// Makes the tables in `folder` the ones given, and touches only those that differ.
fn mirror_tables(tables: &Files, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    for path in entries(folder)? {
        if path.extension() == Some(OsStr::new("bin")) && !tables.contains_key(&name_of(&path)?) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    for (name, table) in tables {
        let path = folder.join(name);
        if fs::read(&path).ok().as_ref() != Some(table) {
            write(&path, table)?;
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
pub fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

/// Reads every file below `folder`.
pub fn read_files(folder: &Path) -> Result<Files> {
    fn visit(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
        for path in entries(folder)? {
            let name = format!("{prefix}{}", name_of(&path)?);
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

    #[test]
    fn mirrored_tables_are_exactly_those_given() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mirrored-tables-{}", std::process::id()));
        let tables = Files::from([("a.bin".to_owned(), vec![1, 2])]);
        write(&folder.join("a.bin"), b"other")?;
        write(&folder.join("gone.bin"), b"old")?;
        write(&folder.join("README.md"), b"kept")?;

        mirror_tables(&tables, &folder)?;

        let names: Vec<_> = read_files(&folder)?.into_keys().collect();
        assert_eq!(names, ["README.md", "a.bin"]);
        assert_eq!(read(&folder.join("a.bin"))?, [1, 2]);
        remove_folder(&folder)
    }
}
