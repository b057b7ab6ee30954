//! Puts the site together in `dist/`.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::env;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use flate2::{Compression, read::GzEncoder};
use fs_err as fs;

use crate::address::{Address, SITEMAP};
use crate::files::{self, Files};
use crate::{bundle, docs, games, languages, npm, offline, pages, tools, wasm};

/// Which site is built, and where.
#[derive(Args, Default)]
pub struct Options {
    /// Lay the files of this folder over those of www/, such as those of one more game.
    #[arg(long, value_name = "DIR")]
    with: Option<PathBuf>,
    /// Build the site into this folder, and leave dist/ and precomputed/ alone.
    #[arg(long, value_name = "DIR")]
    into: Option<PathBuf>,
    /// Tell search engines that the site is published at this address, and list its pages for them.
    #[arg(long, value_name = "URL", env = "ROLLWISE_ADDRESS")]
    address: Option<Address>,
    /// The work tree that the modules of further games are compiled in.
    #[arg(skip)]
    tree: Option<PathBuf>,
}

impl Options {
    /// A site for a test: with other sources over those of www/, in a folder of its own.
    pub fn for_test(with: &str, into: &str) -> Self {
        Self {
            with: Some(with.into()),
            into: Some(into.into()),
            ..Self::default()
        }
    }

    /// The site of another work tree, which has all that this one has, and one more game.
    pub fn of_tree(tree: &Path) -> Self {
        Self {
            with: Some(tree.join("www")),
            into: Some(tree.join("dist")),
            tree: Some(tree.to_owned()),
            ..Self::default()
        }
    }
}

/// A game's module, and that of its Lab.
type Modules = BTreeMap<String, Vec<wasm::Module>>;

/// Builds a site anew, and updates `precomputed/` where it is the one in `dist/`.
pub fn build(options: &Options) -> Result<()> {
    npm::install()?;
    let mut modules = Modules::new();
    compile(&mut modules, &tools::root()?)?;
    let site = put_together(options, &modules)?;
    report_sizes(&site)
}

/// Builds the site, and others for tests, which have the same modules, and those of the games that only their work trees have.
pub fn build_with(others: &[Options]) -> Result<()> {
    npm::install()?;
    let mut modules = Modules::new();
    compile(&mut modules, &tools::root()?)?;
    put_together(&Options::default(), &modules)?;
    for other in others {
        if let Some(tree) = &other.tree {
            compile(&mut modules, tree)?;
        }
        put_together(other, &modules)?;
    }
    Ok(())
}

/// Compiles the modules of a work tree's games that are not there yet.
fn compile(modules: &mut Modules, tree: &Path) -> Result<()> {
    for game in wasm::games(tree)? {
        let lab = wasm::lab_of(tree, &game)?;
        if let Entry::Vacant(place) = modules.entry(game) {
            let own = wasm::module(tree, place.key(), &[])?;
            let lab = lab.map(|lab| wasm::module(tree, &lab, &[wasm::BY_HEART]));
            place.insert([own].into_iter().chain(lab.transpose()?).collect());
        }
    }
    Ok(())
}

/// Puts a site together and writes it.
fn put_together(options: &Options, modules: &Modules) -> Result<Files> {
    let root = tools::root()?;
    let place = env::current_dir()?.join(options.into.as_deref().unwrap_or(&root.join("dist")));
    require_place(&place)?;
    let mut sources = files::read_files(&root.join("www"))?;
    if let Some(folder) = &options.with {
        sources.extend(files::read_files(folder)?);
    }

    let games = games::games(&sources)?;
    let bundles = bundle::bundle(&sources, &games)?;
    let mut site = bundles.files;
    let address = options.address.as_ref();
    let documents = files::read_files(&root.join(docs::FOLDER))?;
    files::add_all(
        &mut site,
        pages::pages(
            &sources,
            &documents,
            &games,
            &modules.keys().cloned().collect(),
            address,
            &bundles.first,
        )?,
    )?;
    files::add_all(
        &mut site,
        docs::pages(&documents, &sources, &games, address)?,
    )?;
    let mut computed = files::read_files(&root.join("precomputed"))?;
    for module in games
        .iter()
        .filter_map(|game| modules.get(&game.id))
        .flatten()
    {
        if options.into.is_none() {
            files::write_all(&module.tables, &root.join("precomputed"))?;
        }
        computed.extend(module.tables.clone());
        let files = files::in_folder("modules", module.files.clone());
        files::add_all(&mut site, files)?;
    }
    files::add_all(&mut site, files::in_folder("precomputed", computed))?;
    sources.retain(|name, _| is_shipped(name));
    files::add_all(&mut site, sources)?;
    files::add_all(&mut site, npm::licences()?)?;

    let lists = offline::lists(&site, &games)?;
    files::add_all(&mut site, lists)?;
    if let Some(address) = address {
        let sitemap = address.sitemap(&site)?.into_bytes();
        files::add(&mut site, SITEMAP.to_owned(), sitemap)?;
    }
    docs::check_links(&site)?;
    refuse_machine_paths(&site)?;
    put(&site, &place)?;
    Ok(site)
}

/// Whether a source is part of the site as it is.
fn is_shipped(name: &str) -> bool {
    let is_made_use_of = name.starts_with("shell/") || name.starts_with("games/");
    let is_read = [bundle::SERVICE_WORKER, languages::LIST].contains(&name);
    !is_made_use_of && !is_read && !pages::TEMPLATES.contains(&name)
}

/// Fails where a site would take the place of something else.
fn require_place(site: &Path) -> Result<()> {
    let is_free = !site.exists() || fs::read_dir(site)?.next().is_none();
    ensure!(
        is_free || site.join(offline::LIST).is_file(),
        "{} holds something else than a built site: name a folder that is empty or new",
        site.display()
    );
    Ok(())
}

/// Writes a site. It is built beside and swapped in whole: a running server never sees half of one.
fn put(files: &Files, site: &Path) -> Result<()> {
    let folder = site.parent().context("a site needs a folder around it")?;
    fs::create_dir_all(folder)?;
    let beside = tempfile::Builder::new()
        .prefix(".dist-")
        .tempdir_in(folder)?;
    let [next, old] = ["next", "old"].map(|name| beside.path().join(name));
    files::write_all(files, &next)?;
    if site.exists() {
        fs::rename(site, old)?;
    }
    Ok(fs::rename(next, site)?)
}

/// Fails if a file names a folder of this machine.
fn refuse_machine_paths(files: &Files) -> Result<()> {
    let folders = [
        tools::root()?,
        home::cargo_home()?,
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

/// Tells how much there is to download, compressed as `gzip -9` does.
fn report_sizes(files: &Files) -> Result<()> {
    let [mut all, mut wasm] = [0; 2];
    for (name, content) in files {
        let mut compressed = GzEncoder::new(content.as_slice(), Compression::best());
        let size = u32::try_from(io::copy(&mut compressed, &mut io::sink())?)?;
        all += size;
        if tools::has_extension(name, "wasm") {
            wasm += size;
        }
    }
    let [all, wasm] = [all, wasm].map(|bytes| f64::from(bytes) / 1000.0);
    println!(
        "the site holds {} files, {all:.1} kB gzipped in all, of which WebAssembly is {wasm:.1} kB",
        files.len()
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::tests::files;

    #[test]
    fn a_site_takes_the_place_of_the_one_before_and_of_nothing_else() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let site = folder.path().join("new/site");
        for script in ["app/old.js", "app/new.js"] {
            require_place(&site)?;
            put(&files([("build.json", "{}"), (script, "")]), &site)?;
        }
        let left: Vec<String> = files::read_files(folder.path())?.into_keys().collect();
        assert_eq!(left, ["new/site/app/new.js", "new/site/build.json"]);
        assert_eq!(fs::read_dir(folder.path().join("new"))?.count(), 1);
        let refused = require_place(folder.path()).unwrap_err().to_string();
        assert!(refused.contains("something else than a built site"));
        Ok(())
    }

    #[test]
    fn sources_that_something_is_made_of_are_no_part_of_the_site() {
        let names = [
            "icon.svg",
            "sw.ts",
            "languages.json",
            "page.html",
            "moved.html",
            "manifest.webmanifest",
        ];
        let kept: Vec<_> = names.into_iter().filter(|name| is_shipped(name)).collect();
        assert_eq!(kept, ["icon.svg"]);
        assert!(!is_shipped("shell/README.md") && !is_shipped("games/coin/coin.css"));
        assert!(is_shipped("docs/index.html"));
    }
}
