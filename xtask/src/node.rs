//! Starts Node, which runs what is written in TypeScript.

use std::env;
use std::process::Command;

use anyhow::Result;

use crate::tools;

/// Node, run at the top of the work tree and told where this program is. Where it doesn't strip types by
/// itself, as before 22.18, tsx does.
pub fn plain() -> Result<Command> {
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

/// The same, with the fonts that browsers are to have.
pub fn with_fonts() -> Result<Command> {
    tools::require_fonts()?;
    plain()
}

/// The same, told where the browser is.
pub fn with_browser() -> Result<Command> {
    let mut command = with_fonts()?;
    command.env("CHROMIUM", tools::chromium()?);
    Ok(command)
}
