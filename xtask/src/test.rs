//! Runs every check of the project, in the order in which it fails fastest.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use crate::site::{self, Options};
use crate::{crates, npm, package, tools, tracked, web};

/// The packages, in groups that cargo resolves apart. Together they want more features of `syn` and
/// `serde` than xtask alone, and of what `cargo run` compiled all that stands on those would be compiled
/// anew.
const PACKAGES: [&[&str]; 2] = [
    &["--package", "xtask", "--package", "train"],
    &[
        "--package",
        "rollwise",
        "--package",
        "rollwise-engine",
        "--package",
        "rollwise-wasm",
    ],
];

/// What the types of the page's scripts are checked by: those of pages, of the service worker, of tests.
const TYPES: [&str; 3] = [
    "tsconfig.json",
    "tsconfig.worker.json",
    "tests/tsconfig.json",
];

/// In how many groups the page's tests run: enough for two at a time to end together.
const GROUPS: usize = 8;

/// A group of checks that can run alone.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// Tracked files, formats, clippy, Biome, and the types of the page's scripts.
    Lint,
    /// The tests on this machine.
    Native,
    /// The page's scripts and the built modules in Node, without a browser.
    Unit,
    /// The packages for npm, packed and installed: in Node, with bundlers, in a real browser.
    Packages,
    /// The boundary's Rust in a real browser, in a page and in a worker.
    Web,
    /// The built site in a real browser.
    Page,
    /// A little of the same in Firefox; only where it is named.
    Firefox,
}

/// Runs the parts given, or all of them but Firefox, and stops at the first that fails.
pub fn test(parts: &[Part]) -> Result<()> {
    let start = Instant::now();
    let wanted = |part| {
        if parts.is_empty() {
            part != Part::Firefox
        } else {
            parts.contains(&part)
        }
    };
    let is_built = [
        Part::Lint,
        Part::Unit,
        Part::Packages,
        Part::Page,
        Part::Firefox,
    ]
    .into_iter()
    .any(wanted);
    let site = is_built
        .then(|| build_meanwhile(wanted(Part::Web)))
        .transpose()?;
    if wanted(Part::Lint) {
        lint()?;
    }
    if wanted(Part::Native) {
        native()?;
    }
    if let Some(site) = site {
        step("build", || match site.join() {
            Ok(built) => built,
            Err(_) => bail!("the build panicked"),
        })?;
    }
    if wanted(Part::Lint) {
        // They are checked against those of the modules just built.
        step("types", types)?;
    }
    if wanted(Part::Unit) {
        step("the command", command)?;
        step("the page's scripts", || {
            node_tests(node()?, tests_in("tests/unit")?)
        })?;
    }
    if wanted(Part::Packages) {
        step("packages", || {
            package::package()?;
            node_tests(node_with_browser()?, tests_in("tests/packages")?)
        })?;
    }
    if wanted(Part::Web) {
        step("the boundary in a browser", web::test)?;
    }
    if wanted(Part::Page) {
        step("the page in a browser", || {
            node_tests(node_with_browser()?, grouped_tests_in("tests/page")?)
        })?;
    }
    if wanted(Part::Firefox) {
        step("the page in Firefox", || {
            let mut node = node()?;
            node.env("FIREFOX", tools::firefox()?);
            node_tests(node, tests_in("tests/firefox")?)
        })?;
    }
    println!("\nall passed in {} s", start.elapsed().as_secs());
    Ok(())
}

/// Builds the site, and the boundary's tests for the browser, beside the checks before those that need
/// them. Cargo lets a release build run beside others.
fn build_meanwhile(with_web_tests: bool) -> Result<JoinHandle<Result<()>>> {
    // The checks beside it may have a component added, and rustup does one thing at a time; and they
    // need npm's packages as well.
    tools::require_wasm_target()?;
    npm::install()?;
    Ok(thread::spawn(move || {
        site::build(&Options::default())?;
        if with_web_tests {
            web::compile()?;
        }
        Ok(())
    }))
}

/// Prints a heading, runs a check and prints its time.
fn step(name: &str, check: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    check().with_context(|| format!("stopped at: {name}"))?;
    println!("== {name}: {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

fn lint() -> Result<()> {
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
            let targets = ["--tests", "--benches"];
            let mut cargo = linting_cargo()?;
            tools::run(
                cargo
                    .args(["test", "--no-run"])
                    .args(*packages)
                    .args(targets),
            )
        })
    })?;
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
    })
}

fn types() -> Result<()> {
    TYPES
        .iter()
        .try_for_each(|project| tools::run(npm::tool("tsc")?.args(["--project", project])))
}

fn native() -> Result<()> {
    step("tests on this machine", || {
        PACKAGES
            .iter()
            .try_for_each(|packages| tools::run(linting_cargo()?.arg("test").args(*packages)))
    })?;
    step("features", || crates::features(linting_cargo))?;
    step("documentation", crates::documentation)?;
    step("packages of crates", crates::package)
}

/// Compiles the command, which is compared with the modules, on the same crates as the tests on this
/// machine.
fn command() -> Result<()> {
    let mut cargo = linting_cargo()?;
    cargo.args(["build", "--bin", "rollwise"]);
    tools::run(cargo.args(PACKAGES[1]))
}

/// Cargo with clippy as the compiler of this project's own packages: it warns of more and compiles the
/// same. `cargo clippy` would look through all other packages once more, for minutes.
fn linting_cargo() -> Result<Command> {
    tools::require_component("clippy", "clippy")?;
    let mut cargo = tools::cargo()?;
    cargo.args(["--config", "build.rustc-workspace-wrapper='clippy-driver'"]);
    Ok(cargo)
}

/// Runs files of tests, two at a time.
fn node_tests(mut node: Command, tests: Vec<PathBuf>) -> Result<()> {
    tools::run(
        node.args(["--test", "--test-reporter=spec", "--test-concurrency=2"])
            .args(tests),
    )
}

/// The tests of a folder in a few files that import them all. Those of one file share a process, a
/// browser and a server, whose start costs as much as several tests.
fn grouped_tests_in(folder: &str) -> Result<Vec<PathBuf>> {
    let groups = tools::root()?.join("target").join(folder);
    fs::create_dir_all(&groups)?;
    let mut imports = vec![String::new(); GROUPS];
    for (nth, test) in tests_in(folder)?.iter().enumerate() {
        let name = test.file_name().unwrap_or_default().to_string_lossy();
        let group = &mut imports[nth % GROUPS];
        writeln!(group, "import \"../../../{folder}/{name}\";")?;
    }
    let file_of = |(nth, imports)| {
        let file = groups.join(format!("group-{nth}.test.ts"));
        fs::write(&file, imports)?;
        Ok(file)
    };
    imports.iter().enumerate().map(file_of).collect()
}

/// Every `*.test.ts` of a folder, by name.
fn tests_in(folder: &str) -> Result<Vec<PathBuf>> {
    let path = tools::root()?.join(folder);
    let mut tests = fs::read_dir(&path)
        .with_context(|| format!("cannot list {}", path.display()))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    tests.retain(|path| tools::has_extension(&path.to_string_lossy(), "test.ts"));
    ensure!(!tests.is_empty(), "there is no test in {folder}");
    tests.sort();
    Ok(tests)
}

/// Builds the site and takes the pictures of the documents, and the icon.
pub fn screenshot() -> Result<()> {
    site::build(&Options::default())?;
    tools::run(node_with_browser()?.arg("tests/page/screenshot.ts"))
}

/// Draws the picture of the code's parts.
pub fn architecture() -> Result<()> {
    npm::install()?;
    tools::run(node()?.arg("tests/docs/draw.ts"))
}

/// Node, run at the top of the work tree and told where this program is. Where it doesn't strip types by
/// itself, as before 22.18, tsx does.
fn node() -> Result<Command> {
    let strips_types =
        tools::said(Command::new("node").args(["-p", "process.features.typescript"]))?;
    let mut command = Command::new("node");
    command.current_dir(tools::root()?);
    if strips_types != "strip" {
        command.args(["--import", "tsx"]);
    }
    // A test run may have replaced this program by a newly linked one.
    if let Ok(program) = env::current_exe()
        && program.is_file()
    {
        command.env("XTASK", program);
    }
    Ok(command)
}

/// The same, told where the browser is.
fn node_with_browser() -> Result<Command> {
    let mut command = node()?;
    command.env("CHROMIUM", tools::chromium()?);
    Ok(command)
}
