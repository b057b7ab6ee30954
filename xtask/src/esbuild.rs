//! esbuild, as all scripts and styles go through it.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::npm;

/// esbuild, to bundle sources of a folder for browsers of today.
pub fn bundling(folder: &Path) -> Result<Command> {
    let mut esbuild = small()?;
    esbuild.current_dir(folder).arg("--bundle");
    Ok(esbuild)
}

/// esbuild, to make small what browsers of today run.
pub fn small() -> Result<Command> {
    let mut esbuild = npm::tool("esbuild")?;
    esbuild
        .args([
            "--minify",
            "--format=esm",
            "--target=esnext",
            "--charset=utf8",
        ])
        .arg("--log-level=warning")
        // The licences of what is bundled lie beside it, as files.
        .arg("--legal-comments=none")
        // Whatever lies above the sources is none of the page's business.
        .arg("--tsconfig-raw={}");
    Ok(esbuild)
}
