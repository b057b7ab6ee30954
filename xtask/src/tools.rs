//! Finds the tools that the commands need, and adds those that are missing where it can.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use cargo_metadata::{MetadataCommand, Package};

/// The compiler's name for the browser's machine.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The headless shell comes first: the same engine without a browser's windows, in three quarters of
/// the time.
const CHROMIUM_NAMES: &[&str] = &[
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Where Linux has the fonts of all users; tests/fonts names it, too.
const FONT_FOLDER: &str = "/usr/share/fonts";

/// The fonts of tests/fonts: a file of each, and the Debian package that has it.
const FONTS: [(&str, &str); 3] = [
    ("DejaVuSans.ttf", "fonts-dejavu-core"),
    ("NotoSans-Regular.ttf", "fonts-noto-core"),
    ("Roboto-Regular.ttf", "fonts-roboto"),
];

/// The top folder of the work tree, by where the command runs: a copied binary belongs to no tree.
pub fn root() -> Result<PathBuf> {
    let current = env::current_dir().context("there is no current folder")?;
    current
        .ancestors()
        .find(|folder| folder.join("xtask/Cargo.toml").is_file())
        .map(Path::to_owned)
        .context("run this inside the work tree of rollwise")
}

/// Cargo, run at the top of the work tree.
pub fn cargo() -> Result<Command> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()?);
    Ok(command)
}

/// Has cargo work in a tree, with what has been compiled here: outside this project's own packages that is the same.
pub fn in_tree<'a>(cargo: &'a mut Command, tree: &Path) -> Result<&'a mut Command> {
    let target = root()?.join("target");
    Ok(if tree == root()? {
        cargo
    } else {
        cargo.current_dir(tree).env("CARGO_TARGET_DIR", target)
    })
}

/// What Cargo.toml says of a package of a work tree.
pub fn package(tree: &Path, name: &str) -> Result<Package> {
    let metadata = MetadataCommand::new()
        .current_dir(tree)
        .no_deps()
        .exec()
        .context("cargo does not say what is in Cargo.toml")?;
    let mut packages = metadata.packages.into_iter();
    packages
        .find(|package| package.name == name)
        .with_context(|| format!("there is no package {name}"))
}

/// Runs a command with this process's output; anything but success is an error.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("cannot run {}", shown(command)))?;
    ensure!(status.success(), "{} failed with {status}", shown(command));
    Ok(())
}

/// A command as it would be typed, without the folder of its program.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

/// What the compiler prints when asked, on the work tree's toolchain.
pub fn rustc(args: &[&str]) -> Result<String> {
    said(Command::new("rustc").current_dir(root()?).args(args))
}

/// What a command prints.
pub fn said(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot run {}", shown(command)))?;
    ensure!(output.status.success(), "{} failed", shown(command));
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// Adds the WebAssembly target to the toolchain if it is missing.
pub fn require_wasm_target() -> Result<()> {
    let libraries = rustc(&["--print", "target-libdir", "--target", TARGET])?;
    if Path::new(&libraries).is_dir() {
        return Ok(());
    }
    eprintln!("adding the target {TARGET} to the toolchain");
    rustup(&["target", "add", TARGET]).with_context(|| {
        format!(
            "this toolchain cannot compile for {TARGET}: install rustup and run \
             `rustup target add {TARGET}`, or install the package that holds this target"
        )
    })
}

/// Adds a component that gives cargo a subcommand, such as `clippy`, if it is missing.
pub fn require_component(component: &str, subcommand: &str) -> Result<()> {
    let found = cargo()?
        .args([subcommand, "--version"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if found {
        return Ok(());
    }
    eprintln!("adding {component} to the toolchain");
    rustup(&["component", "add", component]).with_context(|| {
        format!("{component} is missing: install rustup and run `rustup component add {component}`")
    })
}

fn rustup(args: &[&str]) -> Result<()> {
    run(Command::new("rustup").current_dir(root()?).args(args))
}

/// Finds Chromium by `CHROMIUM`, then in `PATH`, and at last installs it.
pub fn chromium() -> Result<PathBuf> {
    find_or_install("CHROMIUM", CHROMIUM_NAMES, "chromium-headless-shell").context(
        "Chromium is needed. Install it (Debian: chromium-headless-shell; elsewhere: chromium), \
         or set CHROMIUM to its program",
    )
}

/// Finds Firefox by `FIREFOX`, then in `PATH`, and at last installs it.
pub fn firefox() -> Result<PathBuf> {
    find_or_install("FIREFOX", &["firefox-esr", "firefox"], "firefox-esr").context(
        "Firefox is needed. Install it (Debian: firefox-esr; elsewhere: firefox), or set FIREFOX to \
         its program",
    )
}

/// Finds what drives Chromium by `CHROMEDRIVER`, then in `PATH`, and at last installs it.
pub fn chromedriver() -> Result<PathBuf> {
    find_or_install("CHROMEDRIVER", &["chromedriver"], "chromium-driver").context(
        "ChromeDriver is needed. Install it (Debian: chromium-driver), or set CHROMEDRIVER to its \
         program",
    )
}

/// Finds what drives the engine of iPhones by `WEBKIT_DRIVER`, then in `PATH`, and at last installs it; the browser
/// comes with it.
pub fn webkit_driver() -> Result<PathBuf> {
    find_or_install("WEBKIT_DRIVER", &["WebKitWebDriver"], "webkit2gtk-driver").context(
        "WebKitGTK is needed. Install it (Debian: webkit2gtk-driver), or set WEBKIT_DRIVER to its \
         WebKitWebDriver",
    )
}

/// Finds the screen that nobody sees by `XVFB`, then in `PATH`, and at last installs it.
pub fn xvfb() -> Result<PathBuf> {
    find_or_install("XVFB", &["Xvfb"], "xvfb")
        .context("Xvfb is needed. Install it (Debian: xvfb), or set XVFB to its program")
}

/// Installs the fonts that layouts are tested with, if they are missing. Only Linux gives a browser the
/// fonts that it is to have.
pub fn require_fonts() -> Result<()> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    for (file, package) in FONTS {
        if has_file(Path::new(FONT_FOLDER), file) {
            continue;
        }
        install(package).with_context(|| {
            format!(
                "the fonts DejaVu Sans, Noto Sans and Roboto are needed. Install them (Debian: \
                 fonts-dejavu-core, fonts-noto-core, fonts-roboto), so that {file} lies below \
                 {FONT_FOLDER}"
            )
        })?;
    }
    Ok(())
}

/// Whether there is a file of this name in a folder, however deep.
fn has_file(folder: &Path, name: &str) -> bool {
    fs::read_dir(folder).is_ok_and(|entries| {
        entries.flatten().any(|entry| {
            let path = entry.path();
            entry.file_name() == name || path.is_dir() && has_file(&path, name)
        })
    })
}

/// Finds a program by a variable, then in `PATH` by one of its names, and at last installs the
/// Debian package that has it.
fn find_or_install(variable: &str, names: &[&str], package: &str) -> Result<PathBuf> {
    if let Some(value) = env::var_os(variable).filter(|value| !value.is_empty()) {
        let path = PathBuf::from(value);
        ensure!(
            path.is_file(),
            "{variable} is set to {}, which is not a program",
            path.display()
        );
        return Ok(path);
    }
    let found = || names.iter().find_map(|name| which::which(name).ok());
    if let Some(path) = found() {
        return Ok(path);
    }
    install(package)?;
    found().with_context(|| format!("{package} is not in PATH, though just installed"))
}

/// Says what installs a Debian package, and runs it with the rights that it needs.
fn install(package: &str) -> Result<()> {
    ensure!(
        which::which("apt-get").is_ok(),
        "it was not found, and there is no apt-get to install it with"
    );
    // Where nobody can type a password, sudo is to fail; root in a container may not have it.
    let sudo: &[&str] = match (which::which("sudo").is_ok(), io::stdin().is_terminal()) {
        (false, _) => &[],
        (true, true) => &["sudo"],
        (true, false) => &["sudo", "-n"],
    };
    let install = format!("apt-get update && apt-get install -y --no-install-recommends {package}");
    let shell = [
        "env",
        "DEBIAN_FRONTEND=noninteractive",
        "sh",
        "-c",
        &install,
    ];
    let command = [sudo, &shell].concat();
    eprintln!(
        "the page is tested in a browser, and {package} is missing. To install it: {}",
        command.join(" ")
    );
    run(Command::new(command[0]).args(&command[1..]))
}

/// Whether a name ends in a dot and this extension, which may itself hold a dot.
pub fn has_extension(name: &str, extension: &str) -> bool {
    name.strip_suffix(extension)
        .is_some_and(|stem| stem.ends_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extension_follows_a_dot() {
        assert!(has_extension("heckmeck_bg.wasm.d.ts", "d.ts"));
        assert!(has_extension("a.wasm", "wasm"));
        assert!(!has_extension("awasm", "wasm"));
        assert!(!has_extension("a.ts", "d.ts"));
    }

    #[test]
    fn a_file_is_found_however_deep_it_lies() {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(has_file(sources, "Cargo.toml"));
        assert!(has_file(sources, "tools.rs"));
        assert!(!has_file(sources, "DejaVuSans.ttf"));
        assert!(!has_file(&sources.join("nowhere"), "tools.rs"));
    }

    #[test]
    fn a_command_is_shown_as_it_is_typed() {
        let mut command = Command::new("/usr/bin/cargo");
        command.args(["fmt", "--all"]);
        assert_eq!(shown(&command), "cargo fmt --all");
    }
}
