//! Draws the pictures that are tracked: those of the documents, and the icons.

use anyhow::Result;

use crate::site::{self, Options};
use crate::{node, npm, tools};

/// Builds the site and takes the icons and the pictures of the documents.
pub fn screenshot() -> Result<()> {
    site::build(&Options::default())?;
    for script in ["icons.ts", "screenshot.ts"] {
        tools::run(node::with_browser()?.arg(format!("tests/page/{script}")))?;
    }
    Ok(())
}

/// Draws the picture of the code's parts.
pub fn architecture() -> Result<()> {
    npm::install()?;
    tools::run(node::plain()?.arg("tests/docs/draw.ts"))
}
