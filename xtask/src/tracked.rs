//! Keeps out of the repository what came into the work tree by accident: downloads, dumps, output of tools.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};
use fs_err as fs;

use crate::tools;

/// Bytes of a tracked file, at most.
const MOST_BYTES: u64 = 1_000_000;

/// How the names of tracked files end.
const ENDINGS: &[&str] = &[
    "bin",
    "conf",
    "css",
    "csv",
    "html",
    "js",
    "json",
    "lock",
    "md",
    "png",
    "rs",
    "svg",
    "toml",
    "ts",
    "txt",
    "webmanifest",
    "webp",
    "woff2",
    "yml",
];

/// Files without such an ending, by their paths or, in any folder, by their names.
const NAMES: &[&str] = &[
    ".ci/run",
    ".gitattributes",
    ".gitignore",
    ".npmrc",
    "LICENSE-APACHE",
    "LICENSE-MIT",
];

/// Looks through the files that git tracks.
pub fn check() -> Result<()> {
    check_in(&tools::root()?)
}

fn check_in(root: &Path) -> Result<()> {
    if !root.join(".git").exists() {
        println!("This folder is no git checkout: what is tracked is not looked at.");
        return Ok(());
    }
    let tracked = tools::said(
        Command::new("git")
            .current_dir(root)
            .args(["ls-files", "-z"]),
    )?;
    let mut complaints = Vec::new();
    for path in tracked.split_terminator('\0') {
        // What has been deleted and not committed yet is tracked as well.
        if let Ok(file) = fs::symlink_metadata(root.join(path)) {
            complaints.extend(complaint(path, file.len()));
        }
    }
    ensure!(complaints.is_empty(), "{}", complaints.join("\n"));
    Ok(())
}

/// What is wrong with a tracked file.
fn complaint(path: &str, bytes: u64) -> Option<String> {
    let is_named = |name: &&str| {
        path.strip_suffix(*name)
            .is_some_and(|folder| folder.is_empty() || folder.ends_with('/'))
    };
    let is_known = ENDINGS
        .iter()
        .any(|ending| tools::has_extension(path, ending))
        || NAMES.iter().any(is_named);
    if !is_known {
        return Some(format!(
            "{path} is tracked, and of no kind that this project knows. Known are .{} and {}. \
             A new kind is added in xtask/src/tracked.rs; what is not wanted is removed by `git rm --cached`.",
            ENDINGS.join(", ."),
            NAMES.join(", ")
        ));
    }
    (bytes > MOST_BYTES).then(|| {
        format!(
            "{path} is tracked and has {bytes} bytes; expected are at most {MOST_BYTES}, a bound in xtask/src/tracked.rs."
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_known_by_ending_or_name() {
        for path in [
            "www/a.test.ts",
            "LICENSE-MIT",
            "engine/LICENSE-MIT",
            ".ci/run",
            "fuzz/.gitignore",
        ] {
            assert_eq!(complaint(path, 1), None);
        }
        for path in [
            "numpy.whl",
            "a/run",
            "core",
            "ts",
            "my-LICENSE-MIT",
            "a.rs.orig",
            "x/.env",
        ] {
            let said = complaint(path, 1).expect(path);
            assert!(
                said.starts_with(&format!("{path} is tracked, and of no kind")),
                "{said}"
            );
            assert!(
                said.contains(".bin, .conf, .css") && said.contains("tracked.rs"),
                "{said}"
            );
        }
    }

    #[test]
    fn a_large_file_is_named_with_its_size() {
        assert_eq!(complaint("precomputed/a.bin", 1_000_000), None);
        let said = complaint("precomputed/a.bin", 1_000_001).expect("it is too large");
        assert!(
            said.starts_with("precomputed/a.bin is tracked and has 1000001 bytes"),
            "{said}"
        );
    }

    #[test]
    fn what_is_tracked_is_looked_at_and_nothing_else() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let root = folder.path();
        fs::write(root.join("notes.docx"), "")?;
        check_in(root)?;
        let git = |args: &[&str]| tools::said(Command::new("git").current_dir(root).args(args));
        git(&["init", "--quiet"])?;
        check_in(root)?;
        fs::write(root.join("\u{e4} b.rs"), "")?;
        git(&["add", "--all"])?;
        let said = check_in(root)
            .expect_err("a file of no known kind")
            .to_string();
        assert!(
            said.starts_with("notes.docx is tracked") && said.lines().count() == 1,
            "{said}"
        );
        fs::remove_file(root.join("notes.docx"))?;
        check_in(root)
    }
}
