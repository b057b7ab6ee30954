//! Makes a freed object, or one of another kind, an error where a module's script is called with it.
//!
//! wasm-bindgen finds that out within the module and throws from there, which leaves the module's stack as it was in the
//! middle of the call: some hundreds of such calls use it up, and then nothing can be called any more.

use anyhow::{Result, ensure};

/// Where a method hands its object to the module, as wasm-bindgen writes it.
const HANDED_OVER: &str = "(this.__wbg_ptr";
/// Where `free` takes it away from the script.
const TAKEN: &str = "const ptr = this.__wbg_ptr;";

/// What is asked before an object is handed over.
const HELD: &str = r#"
function held(object, kind) {
    if (!(object instanceof kind && object.__wbg_ptr)) throw new TypeError("this object has been freed, or is of another class");
    return object.__wbg_ptr;
}
"#;

/// The script of a module with each object looked at before it is handed over.
pub fn check_objects(script: &str) -> Result<String> {
    let mut checked = String::with_capacity(script.len() + HELD.len());
    let mut class = None;
    for line in script.split_inclusive('\n') {
        let declaration = line.strip_prefix("export ").unwrap_or(line);
        if let Some(rest) = declaration.strip_prefix("class ") {
            class = rest.split([' ', '{']).next();
        }
        if line.contains(HANDED_OVER) || line.contains(TAKEN) {
            let Some(class) = class else {
                anyhow::bail!("an object is handed over outside of a class: {line}");
            };
            checked += &line
                .replace(HANDED_OVER, &format!("(held(this, {class})"))
                .replace(TAKEN, &format!("const ptr = held(this, {class});"));
        } else {
            checked += line;
        }
    }
    let has_classes = script.contains("__wbg_ptr");
    ensure!(
        !has_classes || checked.contains("= held(this"),
        "wasm-bindgen writes `free` otherwise than it did"
    );
    if has_classes {
        checked += HELD;
    }
    Ok(checked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_are_looked_at_and_all_else_stays() -> Result<()> {
        let script = "export class Game {\n    __destroy_into_raw() {\n        const ptr = this.__wbg_ptr;\n    }\n    play(n) {\n        wasm.game_play(this.__wbg_ptr, n);\n    }\n}\n";
        let checked = check_objects(script)?;
        assert!(checked.contains("const ptr = held(this, Game);"));
        assert!(checked.contains("wasm.game_play(held(this, Game), n);"));
        assert!(checked.ends_with(HELD));
        assert_eq!(
            check_objects("export function f() {}\n")?,
            "export function f() {}\n"
        );
        Ok(())
    }

    #[test]
    fn another_way_of_writing_objects_is_an_error() {
        assert!(check_objects("class A {\n take() { let p = this.__wbg_ptr; }\n}\n").is_err());
        assert!(check_objects("f(this.__wbg_ptr);\n").is_err());
    }
}
