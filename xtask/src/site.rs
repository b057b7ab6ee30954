//! Puts the site together in `dist/`.

use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use flate2::{Compression, write::GzEncoder};

use crate::files::{self, Files};
use crate::games::Game;
use crate::{bundle, games, npm, offline, pages, tools, wasm};

/// Which site is built, and where.
#[derive(Args, Default)]
pub struct Options {
    /// Lay the files of this folder over those of www/, such as those of one more game.
    #[arg(long, value_name = "DIR")]
    with: Option<PathBuf>,
    /// Build the site into this folder, and leave dist/ and precomputed/ alone.
    #[arg(long, value_name = "DIR")]
    into: Option<PathBuf>,
}

/// Builds a site anew, and updates `precomputed/` where it is the one in `dist/`.
pub fn build(options: &Options) -> Result<()> {
    npm::install()?;
    let root = tools::root()?;
    let place = Place::new(options.into.as_deref().unwrap_or(&root.join("dist")))?;
    let mut sources = files::read_files(&root.join("www"))?;
    if let Some(folder) = &options.with {
        sources.extend(files::read_files(folder)?);
    }

    let games = games::games(&sources)?;
    let mut site = Files::new();
    let tables = add_code(&mut site, &sources, &games, &place)?;
    let precomputed = root.join("precomputed");
    if options.into.is_none() {
        files::update_files(&tables, &precomputed)?;
    }
    let mut computed = files::read_files(&precomputed)?;
    computed.extend(tables);
    files::add_all(&mut site, files::in_folder("precomputed", computed))?;
    for (name, content) in sources {
        if is_shipped(&name) {
            files::add(&mut site, name, content)?;
        }
    }
    files::add_all(&mut site, npm::licences()?)?;

    let list = offline::list(&site, &games)?.into_bytes();
    files::add(&mut site, offline::LIST.to_owned(), list)?;
    refuse_machine_paths(&site)?;
    place.put(&site)?;
    report_sizes(&site, &place.site)
}

/// Adds all that is made of the sources: modules, scripts, styles and pages. Returns the tables that were
/// computed for the modules.
fn add_code(site: &mut Files, sources: &Files, games: &[Game], place: &Place) -> Result<Files> {
    let modules = wasm::games()?;
    let mut tables = Files::new();
    for game in games.iter().filter(|game| modules.contains(&game.id)) {
        let module = place.aside(|folder| wasm::module(&game.id, folder))?;
        files::add_all(site, files::in_folder("modules", module.files))?;
        files::add_all(&mut tables, module.tables)?;
    }
    let bundled = place.aside(|folder| bundle::bundle(sources, games, folder))?;
    files::add_all(site, bundled)?;
    files::add_all(site, pages::pages(sources, games, &modules)?)?;
    Ok(tables)
}

/// Whether a source is part of the site as it is.
fn is_shipped(name: &str) -> bool {
    let is_made_use_of = name.starts_with("shell/") || name.starts_with("games/");
    !is_made_use_of && name != bundle::SERVICE_WORKER && !pages::TEMPLATES.contains(&name)
}

/// Where a site comes to lie, and the folders beside it that building takes.
struct Place {
    site: PathBuf,
    next: PathBuf,
    old: PathBuf,
}

impl Place {
    fn new(folder: &Path) -> Result<Self> {
        let site = env::current_dir()?.join(folder);
        let is_built = site.join(offline::LIST).is_file();
        ensure!(
            is_built || !site.exists() || files::entries(&site)?.is_empty(),
            "{} holds something else than a built site: name a folder that is empty or new",
            site.display()
        );
        let name = files::name_of(&site)?;
        Ok(Self {
            next: site.with_file_name(format!(".{name}-next")),
            old: site.with_file_name(format!(".{name}-old")),
            site,
        })
    }

    /// Does what needs a folder, which is empty before and gone afterwards.
    fn aside<T>(&self, work: impl FnOnce(&Path) -> Result<T>) -> Result<T> {
        files::remove_folder(&self.next)?;
        let result = work(&self.next);
        files::remove_folder(&self.next)?;
        result
    }

    /// Writes a site. It is built beside and swapped in whole: a running server never sees half of one.
    fn put(&self, site: &Files) -> Result<()> {
        files::remove_folder(&self.next)?;
        for (name, content) in site {
            files::write(&self.next.join(name), content)?;
        }
        files::swap(&self.next, &self.site, &self.old)
    }
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

fn report_sizes(files: &Files, folder: &Path) -> Result<()> {
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
        "{} holds {} files, {} kB gzipped in all, of which WebAssembly is {} kB",
        files::name_of(folder)?,
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
    encoder.finish().context("cannot compress")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::tests::{Folder, files};

    #[test]
    fn a_site_takes_the_place_of_the_one_before() -> Result<()> {
        let folder = Folder::new("place")?;
        let place = Place::new(&folder.0.join("site"))?;
        place.put(&files([("build.json", "{}"), ("app/old.js", "")]))?;
        let place = Place::new(&folder.0.join("site"))?;
        place.put(&files([("build.json", "{}"), ("app/new.js", "")]))?;
        let left: Vec<String> = files::read_files(&folder.0)?.into_keys().collect();
        assert_eq!(left, ["site/app/new.js", "site/build.json"]);
        assert_eq!(files::entries(&folder.0)?.len(), 1);
        Ok(())
    }

    #[test]
    fn what_is_no_site_is_never_replaced() -> Result<()> {
        let folder = Folder::new("no-site")?;
        assert!(Place::new(&folder.0).is_ok());
        files::write(&folder.0.join("letters.txt"), b"mine")?;
        let refused = Place::new(&folder.0).err().map(|error| error.to_string());
        assert!(refused.is_some_and(|error| error.contains("something else than a built site")));
        Ok(())
    }

    #[test]
    fn a_folder_beside_is_empty_before_and_gone_afterwards() -> Result<()> {
        let folder = Folder::new("aside")?;
        let place = Place::new(&folder.0.join("site"))?;
        files::write(&place.next.join("left.js"), b"")?;
        let found = place.aside(|next| {
            files::write(&next.join("a/b.js"), b"")?;
            files::read_files(next)
        })?;
        assert_eq!(found.into_keys().collect::<Vec<_>>(), ["a/b.js"]);
        assert!(!place.next.exists());
        let failed = place.aside(|next| {
            files::write(&next.join("a.js"), b"")?;
            files::read(&next.join("b.js"))
        });
        assert!(failed.is_err() && !place.next.exists());
        Ok(())
    }

    #[test]
    fn sources_that_something_is_made_of_are_no_part_of_the_site() {
        let names = [
            "icon.svg",
            "sw.js",
            "page.html",
            "moved.html",
            "manifest.webmanifest",
        ];
        let kept: Vec<_> = names.into_iter().filter(|name| is_shipped(name)).collect();
        assert_eq!(kept, ["icon.svg"]);
        assert!(!is_shipped("shell/README.md") && !is_shipped("games/coin/coin.css"));
        assert!(is_shipped("docs/index.html"));
    }

    #[test]
    fn sizes_are_rounded_to_a_tenth() {
        assert_eq!(kilobytes(0), "0.0");
        assert_eq!(kilobytes(949), "0.9");
        assert_eq!(kilobytes(950), "1.0");
        assert_eq!(kilobytes(123_456), "123.5");
    }
}
