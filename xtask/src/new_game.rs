//! Begins a game: `tests/coin/`, the smallest there can be, is copied under another name to where a game's files lie.
//!
//! Names are replaced, sentences are not: comments and texts tell what the copy does, until it does something else.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use fs_err as fs;

use crate::files::{self, Files};
use crate::{npm, page_json, pictures, tools};

/// The game that is copied: its files lie there as they do in the work tree.
const COIN: &str = "tests/coin/";

/// The folders and files of the work tree that a game is made from, and its module compiled from.
const FOLDERS: [&str; 8] = [
    "answers",
    "command",
    "engine",
    "src",
    "tests/coin",
    "train",
    "www",
    "xtask",
];
const FILES: [&str; 4] = ["Cargo.lock", "Cargo.toml", "build.rs", "tsconfig.json"];

/// Where each crate lists its features, and the value of a new game's, in which `{id}` stands for its name.
const FEATURES: [(&str, &str); 2] = [
    ("Cargo.toml", "[\"engine?/{id}\"]"),
    ("engine/Cargo.toml", "[]"),
];

/// Where each crate declares the modules of games.
const MODULES: [&str; 2] = ["engine/src/lib.rs", "src/lib.rs"];

/// What no module of Rust or no constant of TypeScript can be named.
const KEYWORDS: &str = "abstract arguments as async await become box break case catch class const continue core crate debugger \
    default delete do dyn else enum eval export extends extern false final finally fn for function gen if impl implements import \
    in instanceof interface let loop macro match mod move mut new null override package priv private protected pub public ref \
    return self static std struct super switch this throw trait true try type typeof unsafe unsized use var virtual void where \
    while with yield";

/// Other folders at the top of the site, beside those of `www/` and of languages.
const TOP: [&str; 3] = ["app", "docs", "modules"];

/// Makes a game in this work tree, and says what comes next.
pub fn new_game(id: &str) -> Result<()> {
    ensure!(
        id != "coin",
        "the coin is a game of the tests: choose another name"
    );
    let root = tools::root()?;
    let made = made(&sources(&root)?, id)?;
    npm::install()?;
    tools::require_component("rustfmt", "fmt")?;
    files::write_all(&made, &root)?;
    // Longer names may want other lines.
    tools::run(tools::cargo()?.args(["fmt", "--all"]))?;
    let page = format!("www/games/{id}");
    tools::run(npm::tool("biome")?.args(["check", "--write", &page]))?;
    // A game is a part of the code's picture.
    pictures::architecture()?;
    let snake = Names::new(id)?.snake();
    println!(
        "{id}: a game in engine/src/{snake}.rs, src/{snake}.rs and {page}/, with its lines in Cargo.toml and lib.rs"
    );
    println!("`cargo xtask serve` shows it; so far it is a coin, and its texts say so");
    println!("CONTRIBUTING.md tells what else a game has: tests, a package, documents");
    Ok(())
}

/// A work tree below `target/` with one more game, named coin, for the tests. What is there already stays as it is, so that nothing is
/// compiled in vain.
pub fn tree() -> Result<PathBuf> {
    let root = tools::root()?;
    let tree = root.join("target/tests/new-game");
    let mut sources = sources(&root)?;
    let made = made(&sources, "coin")?;
    sources.extend(made);
    for folder in FOLDERS {
        let place = tree.join(folder);
        if place.exists() {
            let mut old = files::in_folder(folder, files::read_files(&place)?);
            old.retain(|name, _| !sources.contains_key(name));
            old.keys()
                .try_for_each(|name| fs::remove_file(tree.join(name)))?;
        }
    }
    files::write_all(&sources, &tree)?;
    Ok(tree)
}

/// The files of a work tree that a game's are copied from, put beside or named in, and all else that its module is compiled from.
fn sources(root: &Path) -> Result<Files> {
    let mut sources = Files::new();
    for folder in FOLDERS {
        let files = files::read_files(&root.join(folder))?;
        files::add_all(&mut sources, files::in_folder(folder, files))?;
    }
    for name in FILES {
        files::add(&mut sources, name.to_owned(), fs::read(root.join(name))?)?;
    }
    Ok(sources)
}

/// The files of a new game, and those that it adds lines to.
fn made(sources: &Files, id: &str) -> Result<Files> {
    let names = Names::new(id)?;
    let mut made = Files::new();
    for path in sources.keys().filter_map(|path| path.strip_prefix(COIN)) {
        let text = names.in_file(path, files::text(sources, &format!("{COIN}{path}"))?);
        files::add(&mut made, names.in_path(path), text.into_bytes())?;
    }
    require_free(sources, &names, &made)?;
    let snake = names.snake();
    for (path, value) in FEATURES {
        let value = value.replace("{id}", id);
        let text = files::text(sources, path)?;
        let list = ["[features]", "default = ["];
        let text = with_line(text, &list, &format!("    \"{id}\","))
            .and_then(|text| with_line(&text, &["[features]", "]"], &format!("{id} = {value}")));
        let text = text.with_context(|| format!("{path} lists no features"))?;
        made.insert(path.to_owned(), text.into_bytes());
    }
    for path in MODULES {
        let text = with_module(files::text(sources, path)?, id, &snake);
        let text = text.with_context(|| format!("{path} has no public modules"))?;
        made.insert(path.to_owned(), text.into_bytes());
    }
    Ok(made)
}

/// Fails where something else has the name already, or no module or constant can have it.
fn require_free(sources: &Files, names: &Names<'_>, made: &Files) -> Result<()> {
    let Names { id } = names;
    let [snake, camel] = [names.snake(), names.camel()];
    ensure!(
        !KEYWORDS
            .split(' ')
            .any(|word| word == snake || word == camel),
        "{id:?} is a word of Rust or of TypeScript"
    );
    let taken = taken(sources)?;
    let is_there = made.keys().any(|path| sources.contains_key(path));
    ensure!(
        !is_there && !taken.contains(*id) && !taken.contains(snake.as_str()),
        "{id:?} is the name of something else"
    );
    Ok(())
}

/// The names of what is a game, a module, a feature, a dependency, or at the top of the site.
fn taken(sources: &Files) -> Result<BTreeSet<&str>> {
    let languages = files::text(sources, "www/languages.json")?;
    let languages: BTreeMap<&str, &str> = serde_json::from_str(languages)?;
    let mut taken: BTreeSet<&str> = languages.into_keys().chain(TOP).collect();
    for folder in ["engine/src/", "src/", "www/", "www/games/"] {
        let below = sources.keys().filter_map(|path| path.strip_prefix(folder));
        taken.extend(below.filter_map(|path| path.split(['/', '.']).next()));
    }
    for (path, _) in FEATURES {
        let lines = files::text(sources, path)?.lines();
        taken.extend(lines.filter_map(|line| Some(line.split_once(" = ")?.0)));
    }
    Ok(taken)
}

/// A game's name in all its forms.
struct Names<'a> {
    id: &'a str,
}

impl<'a> Names<'a> {
    fn new(id: &'a str) -> Result<Self> {
        let is_name =
            page_json::is_name(id) && id.starts_with(|letter: char| letter.is_ascii_lowercase());
        let parts_are_there = id.split('-').all(|part| !part.is_empty());
        ensure!(
            is_name && parts_are_there && !id.ends_with("-lab"),
            "{id:?}: a game is named by lower-case letters, digits and single hyphens; it begins with a letter, and does not end in -lab"
        );
        Ok(Self { id })
    }

    /// As Rust's modules and functions are named: `two_dice`.
    fn snake(&self) -> String {
        self.id.replace('-', "_")
    }

    /// As types are named: `TwoDice`.
    fn pascal(&self) -> String {
        self.id
            .split('-')
            .map(|part| part[..1].to_uppercase() + &part[1..])
            .collect()
    }

    /// As TypeScript's constants are named: `twoDice`.
    fn camel(&self) -> String {
        let pascal = self.pascal();
        pascal[..1].to_lowercase() + &pascal[1..]
    }

    /// Where a file of the coin's lies for this game. Rust's sources lie where their modules are named.
    fn in_path(&self, path: &str) -> String {
        let is_rust = path.starts_with("src/") || path.starts_with("engine/");
        let id = self.id.to_owned();
        path.replace("coin", &if is_rust { self.snake() } else { id })
    }

    /// A file of the coin's as this game has it.
    fn in_file(&self, path: &str, text: &str) -> String {
        if path.contains("/text/") {
            return text.to_owned();
        }
        text.split_inclusive('\n')
            .map(|line| self.in_line(path, line))
            .collect()
    }

    /// Where a script of the page names an address, a file or a style, the name has its hyphens; elsewhere it is a constant's.
    fn in_line(&self, path: &str, line: &str) -> String {
        let is_comment = ["//", "/*", "*"]
            .iter()
            .any(|mark| line.trim_start().starts_with(mark));
        if is_comment {
            return line.to_owned();
        }
        let line = line.replace("Coin", &self.pascal());
        let mut parts = line.split("coin");
        let mut renamed = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let has_hyphens = renamed.ends_with(['"', '/', '.', '-']);
            renamed += &match path.rsplit('.').next() {
                Some("rs") => self.snake(),
                Some("ts") if !has_hyphens => self.camel(),
                _ => self.id.to_owned(),
            };
            renamed += part;
        }
        renamed
    }
}

/// A text with one more line, in the alphabet's order among those that follow the last of these lines, each of which is looked for
/// behind the one before.
fn with_line(text: &str, behind: &[&str], line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let mut place = 0;
    for mark in behind {
        place += lines[place..].iter().position(|line| line == mark)? + 1;
    }
    let is_after =
        |other: &&str| *other > line || other.is_empty() || other.starts_with(['#', ']']);
    let after = lines[place..].iter().position(is_after);
    lines.insert(after.map_or(lines.len(), |after| place + after), line);
    Some(lines.join("\n") + "\n")
}

/// A script with one more module, which a feature brings along: in the alphabet's order among its public ones.
fn with_module(text: &str, feature: &str, module: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("pub mod "))?;
    let group = lines[..first].iter().rposition(|line| line.is_empty())? + 1;
    let mut place = group;
    // Each module's attributes stand above it.
    for (nth, line) in lines.iter().enumerate().skip(group) {
        let name = line.trim_start_matches("pub ").strip_prefix("mod ");
        if line.is_empty() || name.is_some_and(|name| name.trim_end_matches(';') > module) {
            break;
        }
        if name.is_some() {
            place = nth + 1;
        }
    }
    let attribute = format!("#[cfg(feature = \"{feature}\")]");
    let declared = format!("pub mod {module};");
    lines.splice(place..place, [attribute.as_str(), &declared]);
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own_sources() -> Result<Files> {
        sources(&tools::root()?)
    }

    #[test]
    fn a_name_has_the_form_that_each_place_wants() -> Result<()> {
        let names = Names::new("two-dice")?;
        assert_eq!(
            [names.snake(), names.camel(), names.pascal()],
            ["two_dice", "twoDice", "TwoDice"]
        );
        for (path, expected) in [
            ("engine/src/coin.rs", "engine/src/two_dice.rs"),
            ("src/coin/types.d.ts", "src/two_dice/types.d.ts"),
            ("www/games/coin/coin.css", "www/games/two-dice/two-dice.css"),
        ] {
            assert_eq!(names.in_path(path), expected);
        }
        for (path, line, expected) in [
            (
                "a.rs",
                "pub fn analyse_coin(query: CoinQuery)",
                "pub fn analyse_two_dice(query: TwoDiceQuery)",
            ),
            (
                "a.rs",
                "use engine::coin::chance;",
                "use engine::two_dice::chance;",
            ),
            (
                "a.rs",
                "include_str!(\"coin/types.d.ts\")",
                "include_str!(\"two_dice/types.d.ts\")",
            ),
            (
                "a.ts",
                "export const coin = open(coin, \"coin\");",
                "export const twoDice = open(twoDice, \"two-dice\");",
            ),
            (
                "a.ts",
                "import(\"#modules/coin\")",
                "import(\"#modules/two-dice\")",
            ),
            (
                "a.css",
                ".coin { color: var(--coin); }",
                ".two-dice { color: var(--two-dice); }",
            ),
            ("a.ts", "  // One coin.", "  // One coin."),
            ("text/en/a.ts", "\"Throw the coin.\"", "\"Throw the coin.\""),
        ] {
            assert_eq!(names.in_file(&format!("games/coin/{path}"), line), expected);
        }
        Ok(())
    }

    #[test]
    fn what_is_no_name_or_taken_is_refused() -> Result<()> {
        let sources = own_sources()?;
        let said = |id| {
            made(&sources, id)
                .err()
                .map(|error| error.to_string())
                .unwrap_or_default()
        };
        for id in [
            "",
            "Coin",
            "two_dice",
            "two--dice",
            "-dice",
            "dice-",
            "2048",
            "dice-lab",
            "d\u{f6}s",
        ] {
            assert!(
                said(id).contains("a game is named by lower-case letters"),
                "{id}: {}",
                said(id)
            );
        }
        for id in ["match", "new", "delete"] {
            assert!(
                said(id).ends_with("is a word of Rust or of TypeScript"),
                "{id}: {}",
                said(id)
            );
        }
        for id in [
            "heckmeck",
            "solitaire-dice",
            "dice",
            "table-file",
            "query",
            "notation",
            "js-sys",
            "thiserror",
            "de",
            "shell",
            "modules",
        ] {
            assert!(
                said(id).ends_with("is the name of something else"),
                "{id}: {}",
                said(id)
            );
        }
        Ok(())
    }

    #[test]
    fn nothing_but_words_is_left_of_the_coin() -> Result<()> {
        let made = made(&own_sources()?, "new-game")?;
        for (path, content) in &made {
            assert!(!path.contains("coin"), "{path}");
            let text = str::from_utf8(content)?;
            let is_code = |line: &&str| !line.trim_start().starts_with(['/', '*']);
            if !path.contains("/text/") {
                let mut code = text.lines().filter(is_code);
                let left = code.find(|line| line.to_lowercase().contains("coin"));
                assert_eq!(left, None, "{path}");
            }
        }
        for (path, lines) in [
            ("Cargo.toml", "\nnew-game = [\"engine?/new-game\"]\n"),
            ("engine/Cargo.toml", "\nnew-game = []\n"),
            (
                "engine/src/lib.rs",
                "\n#[cfg(feature = \"new-game\")]\npub mod new_game;\n",
            ),
            (
                "src/lib.rs",
                "\n#[cfg(feature = \"new-game\")]\npub mod new_game;\n",
            ),
            ("src/new_game.rs", "pub fn analyse_new_game("),
            ("engine/src/new_game.rs", "pub fn chance_of_run("),
            ("www/games/new-game/game.ts", "export const newGame: Game<"),
        ] {
            assert!(
                files::text(&made, path)?.contains(lines),
                "{path} has no {lines}"
            );
        }
        Ok(())
    }

    #[test]
    fn a_line_stands_in_the_order_of_the_others() {
        let text = "b = 0\n[features]\ndefault = [\n    \"b\",\n    \"b-lab\",\n]\nb = 1\nb-lab = 2\n# More\na = 3\n";
        let with = |behind: &[&str], line| with_line(text, behind, line);
        for (line, before) in [("    \"a\",", "    \"b\",\n"), ("    \"c\",", "]\nb")] {
            let expected = text.replacen(before, &format!("{line}\n{before}"), 1);
            assert_eq!(with(&["[features]", "default = ["], line), Some(expected));
        }
        for (line, before) in [
            ("a = []", "b = 1\n"),
            ("b-c = []", "b-lab = 2\n"),
            ("c = []", "# More\n"),
        ] {
            let expected = text.replacen(before, &format!("{line}\n{before}"), 1);
            assert_eq!(with(&["[features]", "]"], line), Some(expected));
        }
        assert_eq!(with(&["[dependencies]"], "c"), None);
    }

    #[test]
    fn a_module_stands_below_the_attributes_of_the_one_before() {
        let text = "use std;\n\n#[cfg(\n    a\n)]\nmod a;\npub mod c;\n\nmod d;\n";
        let with = |module| with_module(text, module, module).unwrap_or_default();
        let b = "#[cfg(feature = \"b\")]\npub mod b;\n";
        assert_eq!(
            with("b"),
            text.replace("pub mod c", &format!("{b}pub mod c"))
        );
        assert!(with("e").contains("pub mod c;\n#[cfg(feature = \"e\")]\npub mod e;\n\nmod d;\n"));
        assert_eq!(with_module("mod a;\n", "b", "b"), None);
    }
}
