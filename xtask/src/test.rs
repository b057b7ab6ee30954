//! Runs every check of the project, in the order in which it fails fastest.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::ValueEnum;
use serde_json::json;

use crate::tools::{self, Browser};
use crate::{site, wasm};

/// A group of checks that can run alone.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// The format and clippy, for this machine and for the browser.
    Lint,
    /// The tests on this machine.
    Native,
    /// The boundary's tests in a real browser.
    Wasm,
    /// The built site in a real browser.
    Page,
}

/// Runs the parts given, or all of them.
pub fn test(parts: &[Part]) -> Result<()> {
    let start = Instant::now();
    for (part, run) in [
        (Part::Lint, lint as fn() -> Result<()>),
        (Part::Native, native),
        (Part::Wasm, in_browser),
        (Part::Page, page),
    ] {
        if parts.is_empty() || parts.contains(&part) {
            run()?;
        }
    }
    println!("\nall passed in {} s", start.elapsed().as_secs());
    Ok(())
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
    step("format", || {
        tools::require_component("rustfmt", "fmt")?;
        tools::run(tools::cargo()?.args(["fmt", "--all", "--check"]))
            .context("`cargo fmt --all` puts it right")
    })?;
    step("clippy", || {
        tools::require_component("clippy", "clippy")?;
        clippy(&["--workspace"])
    })?;
    step("clippy for the browser", || {
        tools::require_wasm_target()?;
        clippy(&["--package", "rollwise", "--target", wasm::TARGET])
    })
}

fn clippy(scope: &[&str]) -> Result<()> {
    tools::run(tools::cargo()?.arg("clippy").args(scope).args([
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

fn native() -> Result<()> {
    step("tests on this machine", || {
        tools::run(tools::cargo()?.args(["test", "--workspace"]))
    })
}

fn in_browser() -> Result<()> {
    step("the boundary in a browser", || {
        tools::require_wasm_target()?;
        let browser = tools::browser()?;
        let capabilities = Capabilities::write(&browser)?;
        tools::run(
            tools::cargo()?
                .env("CHROMEDRIVER", &browser.driver)
                .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", &capabilities.0)
                .args(["test", "--package", "rollwise", "--test", "web"])
                .args(["--target", wasm::TARGET]),
        )
    })
}

/// A file that tells the driver which browser to start, removed after use.
struct Capabilities(PathBuf);

impl Capabilities {
    fn write(browser: &Browser) -> Result<Self> {
        let name = format!("rollwise-webdriver-{}.json", std::process::id());
        let file = Self(env::temp_dir().join(name));
        let wanted = json!({ "goog:chromeOptions": {
            "binary": browser.chromium,
            "args": ["--disable-gpu", "--no-first-run"],
        }});
        fs::write(&file.0, wanted.to_string())
            .with_context(|| format!("cannot write {}", file.0.display()))?;
        Ok(file)
    }
}

impl Drop for Capabilities {
    fn drop(&mut self) {
        // A file left in the temporary folder does no harm.
        let _ = fs::remove_file(&self.0);
    }
}

fn page() -> Result<()> {
    step("build", site::build)?;
    step("the page's tools", install_packages)?;
    step("the page in a browser", || {
        let tests = page_tests()?;
        ensure!(!tests.is_empty(), "there is no test in tests/page");
        tools::run(node()?.args(["--test", "--test-reporter=spec"]).args(tests))
    })
}

/// The test files of the page, in order.
fn page_tests() -> Result<Vec<PathBuf>> {
    let folder = tools::root()?.join("tests/page");
    let mut tests = fs::read_dir(&folder)
        .with_context(|| format!("cannot list {}", folder.display()))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    tests.retain(|path| tools::has_extension(&path.to_string_lossy(), "test.mjs"));
    tests.sort();
    Ok(tests)
}

/// Builds the site and takes the README's screenshot.
pub fn screenshot() -> Result<()> {
    site::build()?;
    install_packages()?;
    tools::run(node()?.arg("tests/page/screenshot.mjs"))
}

fn install_packages() -> Result<()> {
    tools::require_node()?;
    tools::run(Command::new("npm").current_dir(tools::root()?).arg("ci"))
}

/// Node, told where the browser and this program are.
fn node() -> Result<Command> {
    let browser = tools::browser()?;
    let mut command = Command::new("node");
    command
        .current_dir(tools::root()?)
        .env("CHROMIUM", browser.chromium)
        .env("CHROMEDRIVER", browser.driver);
    // A test run may have replaced this program by a newly linked one.
    if let Ok(program) = env::current_exe()
        && program.is_file()
    {
        command.env("XTASK", program);
    }
    Ok(command)
}
