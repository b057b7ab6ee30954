//! Draws the pictures that are tracked: those of the documents, and the icons.

use anyhow::Result;

use crate::site::{self, Options};
use crate::{node, npm, tools};

/// Builds the site and takes the pictures of the documents, and the icon.
pub fn screenshot() -> Result<()> {
    site::build(&Options::default())?;
    tools::run(node::with_browser()?.arg("tests/page/screenshot.ts"))
}

/// Draws the picture of the code's parts.
pub fn architecture() -> Result<()> {
    npm::install()?;
    tools::run(node::plain()?.arg("tests/docs/draw.ts"))
}
