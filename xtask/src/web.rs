//! Runs the tests of the boundary in a real browser: `tests/web`.

use std::env;
use std::ffi::OsString;
use std::iter;
use std::process::Command;

use anyhow::{Context, Result};
use wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args;

use crate::{tools, wasm};

/// This program's command that cargo starts for each module of tests.
const RUNNER: &str = "web-runner";

/// Where tests run, and the variable by which wasm-bindgen's runner has them run there.
const PLACES: [(&str, &str); 2] = [
    ("a page", "WASM_BINDGEN_USE_BROWSER"),
    ("a worker", "WASM_BINDGEN_USE_DEDICATED_WORKER"),
];

/// Seconds after which a busy machine's browser is given up: the driver's start, and all tests of a
/// module.
const PATIENCE: [(&str, &str); 2] = [
    ("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60"),
    ("WASM_BINDGEN_TEST_TIMEOUT", "120"),
];

/// Compiles the tests.
pub fn compile() -> Result<()> {
    tools::run(cargo_test()?.arg("--no-run"))
}

/// Compiles the tests where they are not, and runs them.
pub fn test() -> Result<()> {
    // Before the driver, whose own browser is slower, and would do for the tests of the page.
    tools::chromium()?;
    tools::run(&mut cargo_test()?)
}

/// Cargo for the tests, compiled as the modules of the site, so that all stand on the same crates.
fn cargo_test() -> Result<Command> {
    let mut cargo = wasm::cargo("test")?;
    cargo.args(["--test", "web"]);
    Ok(cargo)
}

/// Runs a module of tests in a page and then in a worker, or only where the environment says.
///
/// `args` are the module's path and what `cargo test` hands on.
pub fn run(args: &[OsString]) -> Result<()> {
    let is_set = |variable: &str| env::var_os(variable).is_some();
    if PLACES.iter().any(|(_, place)| is_set(place)) {
        return run_cli_with_args(iter::once(&OsString::from(RUNNER)).chain(args));
    }
    let program = env::current_exe().context("this program is nowhere to be found")?;
    let driver = tools::chromedriver()?;
    for (place, variable) in PLACES {
        println!("\nin {place}");
        let mut runner = Command::new(&program);
        runner.arg(RUNNER).args(args);
        runner.env("CHROMEDRIVER", &driver).env(variable, "1");
        runner.envs(PATIENCE.into_iter().filter(|(name, _)| !is_set(name)));
        tools::run(&mut runner)?;
    }
    Ok(())
}
