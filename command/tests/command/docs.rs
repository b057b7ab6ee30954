//! What documents show of the command is what it prints.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Documents with blocks of `console`: lines behind `$ ` and what they print.
const DOCUMENTS: [&str; 3] = [
    "command/README.md",
    "docs/developers/command.md",
    "docs/developers/notation.md",
];

/// Lines that are run, each with what is to be printed.
fn examples(text: &str) -> Vec<(String, String)> {
    let mut examples: Vec<(String, String)> = Vec::new();
    let mut is_inside = false;
    for line in text.lines() {
        if line.starts_with("```") {
            is_inside = line == "```console";
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| is_inside) {
            examples.push((command.to_owned(), String::new()));
        } else if let Some((_, printed)) = examples.last_mut().filter(|_| is_inside) {
            printed.push_str(line);
            printed.push('\n');
        }
    }
    examples
}

#[test]
#[cfg(unix)]
fn examples_print_what_is_shown() {
    let program = Path::new(env!("CARGO_BIN_EXE_rollwise"));
    let folder = program.parent().expect("a folder").display();
    let path = format!("{folder}:{}", std::env::var("PATH").unwrap_or_default());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for document in DOCUMENTS {
        let text = fs::read_to_string(root.join(document)).expect(document);
        let examples = examples(&text);
        assert!(!examples.is_empty(), "{document} has no example");
        for (command, expected) in examples {
            let script = format!("{{ {command}; }} 2>&1");
            let ran = Command::new("sh")
                .args(["-c", &script])
                .env("PATH", &path)
                .env("NO_COLOR", "1")
                .output()
                .expect("a shell");
            let printed = String::from_utf8_lossy(&ran.stdout);
            assert_eq!(printed, expected, "{document}: {command}");
        }
    }
}
