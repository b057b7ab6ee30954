//! Runs every check of the project, in the order in which it fails fastest.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use crate::site::{self, Options};
use crate::{crates, files, languages, new_game, node, npm, package, tools, tracked, web};

/// The packages, in groups that cargo resolves apart. Together they want more features of `syn` and
/// `serde` than xtask alone, and of what `cargo run` compiled all that stands on those would be compiled
/// anew.
const PACKAGES: [&[&str]; 2] = [&["--package", "xtask"], PRODUCT];

/// What is shipped: the command, the engine and the boundary.
const PRODUCT: &[&str] = &[
    "--package",
    "rollwise",
    "--package",
    "rollwise-engine",
    "--package",
    "rollwise-wasm",
];

/// The packages that have something of a new game.
const NEW_GAME: &[&str] = &["--package", "rollwise-engine", "--package", "rollwise-wasm"];

/// What learns and measures, and the benchmarks. Nothing that ships needs it.
const RESEARCH: &[&str] = &["--package", "train"];

/// What the types of the page's scripts are checked by: those of pages, of the service worker, of tests.
const TYPES: [&str; 3] = [
    "tsconfig.json",
    "tsconfig.worker.json",
    "tests/tsconfig.json",
];

/// Where the types of each language's texts are compared with those of the English ones. The types of tests include it.
const LANGUAGE_TYPES: &str = "target/types/languages.ts";

/// How many processes share the tests of a folder: those of a page wait for the browser half of the time, so that two would leave a core
/// idle.
const LANES: usize = 3;

/// What is in the names of the files that test where things lie and whether they fit: they run with the
/// highest font as well, where everything else runs with the widest.
const LAYOUT: [&str; 4] = ["looks", "room", "sight", "sizes"];
const HIGHEST_FONT: &str = "noto-sans";

/// The font of most phones.
const PHONES_FONT: &str = "roboto";

/// A group of checks that can run alone.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// Tracked files, formats, clippy, Biome, and the types of the page's scripts.
    Lint,
    /// The tests on this machine.
    Native,
    /// The page's scripts, the built modules and the built pages in Node, without a browser.
    Unit,
    /// The packages for npm, packed and installed: in Node, with bundlers, in a real browser.
    Packages,
    /// The boundary's Rust in a real browser, in a page and in a worker.
    Web,
    /// The built site in a real browser.
    Page,
    /// What learns and measures; only where it is named.
    Research,
    /// A little of the page in Firefox; only where it is named.
    Firefox,
    /// A little of the same in the engine of iPhones; only where it is named.
    Webkit,
}

/// Runs the parts given, or all but those that have to be named, and stops at the first that fails.
///
/// `all`: with the checks that repeat what others show, in more languages, on more screens, by more calls.
/// `no_build`: what tests look at has been built.
pub fn test(parts: &[Part], all: bool, no_build: bool) -> Result<()> {
    let start = Instant::now();
    let wanted = |part| {
        if parts.is_empty() {
            ![Part::Research, Part::Firefox, Part::Webkit].contains(&part)
        } else {
            parts.contains(&part)
        }
    };
    let needs_site = [
        Part::Lint,
        Part::Unit,
        Part::Packages,
        Part::Page,
        Part::Firefox,
        Part::Webkit,
    ]
    .into_iter()
    .any(wanted);
    let tree = new_game::tree()?;
    let site = (needs_site && !no_build)
        .then(|| {
            let with_new_game = wanted(Part::Lint) || wanted(Part::Page);
            let new_game = with_new_game.then(|| Options::of_tree(&tree));
            build_meanwhile(new_game, wanted(Part::Page), wanted(Part::Web))
        })
        .transpose()?;
    if wanted(Part::Lint) {
        lint(&tree)?;
    }
    if wanted(Part::Native) {
        native(&tree)?;
    }
    if wanted(Part::Research) {
        research()?;
    }
    if let Some(site) = site {
        step("build", || match site.join() {
            Ok(built) => built,
            Err(_) => bail!("the build panicked"),
        })?;
    }
    if wanted(Part::Lint) {
        // They are checked against those of the modules just built.
        step("types", || types(&tree))?;
    }
    if wanted(Part::Unit) {
        unit(all)?;
    }
    if wanted(Part::Packages) {
        step("packages", || {
            package::package()?;
            node_tests(node::with_browser()?, tests_in("tests/packages")?, all)
        })?;
    }
    if wanted(Part::Web) {
        step("the boundary in a browser", web::test)?;
    }
    if wanted(Part::Page) {
        page(all)?;
    }
    if wanted(Part::Firefox) {
        step("the page in Firefox", || {
            let mut node = node::with_fonts()?;
            node.env("FIREFOX", tools::firefox()?);
            engine_tests(node, "firefox", all)
        })?;
    }
    if wanted(Part::Webkit) {
        step("the page in WebKit", || {
            let mut node = node::with_fonts()?;
            node.env("WEBKIT_DRIVER", tools::webkit_driver()?);
            node.env("XVFB", tools::xvfb()?);
            engine_tests(node, "webkit", all)
        })?;
    }
    println!("\nall passed in {} s", start.elapsed().as_secs());
    Ok(())
}

/// Builds the site, that of the tree with a new game, another one that only tests of the page look at, and the boundary's tests for the
/// browser, beside the checks before those that need them. Cargo lets a release build run beside others.
fn build_meanwhile(
    new_game: Option<Options>,
    with_page_tests: bool,
    with_web_tests: bool,
) -> Result<JoinHandle<Result<()>>> {
    // The checks beside it may have a component added, and rustup does one thing at a time; and they
    // need npm's packages as well.
    tools::require_wasm_target()?;
    npm::install()?;
    Ok(thread::spawn(move || {
        let longest = with_page_tests.then(longest).transpose()?;
        let others: Vec<Options> = [new_game, longest].into_iter().flatten().collect();
        site::build_with(&others)?;
        if with_web_tests {
            web::compile()?;
        }
        Ok(())
    }))
}

/// The site that says the longest of what the languages say.
fn longest() -> Result<Options> {
    let place = "target/tests/longest";
    tools::run(node::plain()?.args(["tests/longest/write.ts", &format!("{place}/sources")]))?;
    Ok(Options::for_test(
        &format!("{place}/sources"),
        &format!("{place}/site"),
    ))
}

/// Prints a heading, runs a check and prints its time.
fn step(name: &str, check: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    check().with_context(|| format!("stopped at: {name}"))?;
    println!("== {name}: {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Checks what needs no test to run. `tree`: a work tree with a new game, which is compiled as well.
fn lint(tree: &Path) -> Result<()> {
    step("tracked files", tracked::check)?;
    step("format", || {
        tools::require_component("rustfmt", "fmt")?;
        tools::run(tools::cargo()?.args(["fmt", "--all", "--check"]))
            .context("`cargo fmt --all` puts it right")
    })?;
    step("Biome", || {
        tools::run(npm::tool("biome")?.args(["ci", "--error-on-warnings"]))
            .context("`npm run format` puts right what can be")
    })?;
    step("clippy", || {
        PACKAGES.iter().try_for_each(|packages| {
            let mut cargo = linting_cargo()?;
            tools::run(cargo.args(["test", "--no-run", "--tests"]).args(*packages))
        })
    })?;
    step("a new game", || {
        let mut cargo = tools::cargo()?;
        cargo.current_dir(tree).args(["fmt", "--check"]);
        tools::run(cargo.args(NEW_GAME))?;
        test_new_game(tree, &["--no-run"])
    })
}

/// Tests a new game's part of engine and boundary, without any other game.
fn test_new_game(tree: &Path, args: &[&str]) -> Result<()> {
    let mut cargo = linting_cargo()?;
    let cargo = tools::in_tree(&mut cargo, tree)?;
    cargo.args(["test", "--lib"]).args(args).args(NEW_GAME);
    let features = "rollwise-engine/coin,rollwise-wasm/coin";
    tools::run(cargo.args(["--no-default-features", "--features", features]))
}

fn types(tree: &Path) -> Result<()> {
    let root = tools::root()?;
    let texts = files::read_files(&root.join("www"))?;
    let script = languages::types(&texts, &languages::languages(&texts)?, 2)?;
    files::write(&root.join(LANGUAGE_TYPES), script.as_bytes())?;
    let of_tree = tree.join(TYPES[0]);
    let mut projects = TYPES.iter().map(Path::new).chain([of_tree.as_path()]);
    projects.try_for_each(|project| tools::run(npm::tool("tsc")?.arg("--project").arg(project)))
}

fn native(tree: &Path) -> Result<()> {
    step("tests on this machine", || {
        PACKAGES
            .iter()
            .try_for_each(|packages| tools::run(linting_cargo()?.arg("test").args(*packages)))
    })?;
    step("tests of a new game", || test_new_game(tree, &[]))?;
    step("features", || crates::features(linting_cargo))?;
    step("documentation", crates::documentation)?;
    step("packages of crates", crates::package)
}

/// Compiles what learns and measures, with its benchmarks, and tests it; and compiles what looks for input that breaks
/// the engine.
fn research() -> Result<()> {
    step("fuzz targets", || {
        // Without the fuzzer, which needs a nightly toolchain, they compile but can't run.
        let mut cargo = linting_cargo()?;
        cargo.args(["check", "--locked", "--no-default-features"]);
        tools::run(cargo.args([
            "--manifest-path",
            "fuzz/Cargo.toml",
            "--target-dir",
            "target",
        ]))
    })?;
    step("research", || {
        let mut cargo = linting_cargo()?;
        tools::run(cargo.args(["test", "--no-run", "--benches"]).args(RESEARCH))?;
        tools::run(linting_cargo()?.arg("test").args(RESEARCH))
    })
}

/// Compiles the command, which is compared with the modules: as a part of its own tests, which have
/// been compiled where those on this machine have run. Built by itself it would do without the features
/// that tests bring, and compile the engine anew.
fn command() -> Result<()> {
    let mut cargo = linting_cargo()?;
    cargo.args(["test", "--no-run", "--test", "command"]);
    tools::run(cargo.args(PRODUCT))
}

fn unit(all: bool) -> Result<()> {
    step("the command", command)?;
    step("the page's scripts", || {
        node_tests(node::plain()?, lanes("unit", tests_in("tests/unit")?)?, all)
    })?;
    step("the page without a browser", || {
        node_tests(node::plain()?, lanes("dom", tests_in("tests/dom")?)?, all)
    })
}

fn page(all: bool) -> Result<()> {
    let mut tests = tests_in("tests/page")?;
    step("the page in a browser", || {
        node_tests(node::with_browser()?, lanes("page", tests.clone())?, all)
    })?;
    step("the page's layout in the highest font", || {
        tests.retain(|test| is_of_layout(test));
        let mut node = node::with_browser()?;
        node.env("FONT", HIGHEST_FONT);
        node_tests(node, lanes("layout", tests)?, all)
    })
}

fn engine_tests(mut node: Command, engine: &str, all: bool) -> Result<()> {
    node.env("FONT", PHONES_FONT);
    let tests = format!("tests/engines/{engine}.test.ts");
    node_tests(node, vec![tests.into()], all)
}

/// Cargo with clippy as the compiler of this project's own packages: it warns of more and compiles the
/// same. `cargo clippy` would look through all other packages once more, for minutes.
fn linting_cargo() -> Result<Command> {
    tools::require_component("clippy", "clippy")?;
    let mut cargo = tools::cargo()?;
    cargo.args(["--config", "build.rustc-workspace-wrapper='clippy-driver'"]);
    Ok(cargo)
}

/// Runs files of tests, each in a process of its own.
fn node_tests(mut node: Command, tests: Vec<PathBuf>, all: bool) -> Result<()> {
    node.env("ROLLWISE_ALL", if all { "1" } else { "" });
    node.args(["--test", "--test-reporter=spec"]);
    node.arg(format!("--test-concurrency={LANES}"));
    tools::run(node.args(tests))
}

/// Whether a file of tests measures where things lie and whether they fit.
fn is_of_layout(test: &Path) -> bool {
    let name = test.file_name().unwrap_or_default().to_string_lossy();
    LAYOUT.iter().any(|what| name.contains(what))
}

/// Writes a file for each of some processes that share some tests. Those of one process share what it starts,
/// such as a browser, which costs as much as several tests.
///
/// The longest files are first: the last ones are short, so that the processes end together.
fn lanes(name: &str, mut tests: Vec<PathBuf>) -> Result<Vec<PathBuf>> {
    tests.sort_by_cached_key(|path| Reverse(fs::metadata(path).map_or(0, |file| file.len())));
    let place = tools::root()?.join("target/tests").join(name);
    if place.exists() {
        fs::remove_dir_all(&place)?;
    }
    fs::create_dir_all(place.join("taken"))?;
    let script = format!(
        "import {{ runFrom }} from \"../../../tests/lane.ts\";\nawait runFrom({}, new URL(\"taken/\", import.meta.url));\n",
        serde_json::to_string(&tests)?
    );
    (0..LANES)
        .map(|nth| {
            let file = place.join(format!("lane-{nth}.test.ts"));
            fs::write(&file, &script)?;
            Ok(file)
        })
        .collect()
}

/// Every `*.test.ts` below a folder, by name.
fn tests_in(folder: &str) -> Result<Vec<PathBuf>> {
    let path = tools::root()?.join(folder);
    let names = files::read_files(&path)?.into_keys();
    let tests: Vec<_> = names
        .filter(|name| tools::has_extension(name, "test.ts"))
        .map(|name| path.join(name))
        .collect();
    ensure!(!tests.is_empty(), "there is no test in {folder}");
    Ok(tests)
}
