//! Makes smaller what a phone downloads, without changing what it does.

use std::collections::HashSet;

use walrus::{ElementItems, ExportItem, Function, FunctionId, Module, passes};

/// The name of all functions by which wasm-bindgen has closures called.
const CLOSURE_CALLER: &str = "wasm_bindgen::convert::closures::_::invoke";

/// Drops what would call closures that no script can hand out. js-sys describes each of JavaScript's functions that takes a
/// closure, used or not, and what would call it lands in the module's table, where nothing is ever dropped.
/// Those that a script does call are exported. The functions need their names for this.
pub fn drop_closure_callers(module: &mut Module) {
    let exported: HashSet<FunctionId> = module
        .exports
        .iter()
        .filter_map(|export| match export.item {
            ExportItem::Function(function) => Some(function),
            _ => None,
        })
        .collect();
    let callers: HashSet<FunctionId> = module
        .funcs
        .iter()
        .filter(|function| {
            let name = function.name.as_deref().unwrap_or_default();
            name.contains(CLOSURE_CALLER) && !exported.contains(&function.id())
        })
        .map(Function::id)
        .collect();
    for element in module.elements.iter_mut() {
        let ElementItems::Functions(functions) = &mut element.items else {
            continue;
        };
        // Its place in the table must hold something, or the others would move.
        let stays = functions.iter().find(|id| !callers.contains(id)).copied();
        for function in functions {
            if let Some(other) = stays.filter(|_| callers.contains(function)) {
                *function = other;
            }
        }
    }
    passes::gc::run(module);
}

/// Digits of a hash by which wasm-bindgen tells apart functions of the same name.
const DIGITS: usize = 16;

/// Writes a number of as many digits in place of each hash in the names by which a module and its
/// script know each other's functions: hashes don't compress.
pub fn number_imports(script: &mut [u8], module: &mut [u8]) {
    let mut hashes: Vec<[u8; DIGITS]> = Vec::new();
    for window in script.windows(DIGITS + 2) {
        if let Some(hash) = hash_in(window)
            && !hashes.contains(&hash)
        {
            hashes.push(hash);
        }
    }
    for (number, hash) in hashes.iter().enumerate() {
        let number = format!("{number:0DIGITS$x}");
        replace(script, hash, number.as_bytes());
        replace(module, hash, number.as_bytes());
    }
}

/// The hash that ends a name such as `__wbg_get_2080c49015e35254` or `invoke__h51eb4ae3d83fc22c`, between
/// the characters before and after it.
fn hash_in(window: &[u8]) -> Option<[u8; DIGITS]> {
    let [before, hash @ .., after] = window else {
        return None;
    };
    let hash: [u8; DIGITS] = hash.try_into().ok()?;
    let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let is_name_end = matches!(before, b'_' | b'h') && !after.is_ascii_alphanumeric();
    // What looks like a number already is one of wasm-bindgen's own.
    let is_number = hash.starts_with(b"00000000");
    (is_name_end && hash.iter().all(is_digit) && !is_number).then_some(hash)
}

/// Writes `new` over each `old` of the same length.
fn replace(content: &mut [u8], old: &[u8; DIGITS], new: &[u8]) {
    let mut rest = content;
    while let Some(at) = rest.windows(DIGITS).position(|part| part == old) {
        rest[at..at + DIGITS].copy_from_slice(new);
        rest = &mut rest[at + DIGITS..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callers_that_no_script_calls_are_dropped() {
        let mut module = Module::default();
        let function = |module: &mut Module, name: &str| {
            let builder = walrus::FunctionBuilder::new(&mut module.types, &[], &[]);
            let id = builder.finish(Vec::new(), &mut module.funcs);
            module.funcs.get_mut(id).name = Some(name.to_owned());
            id
        };
        let name = |kind: &str| format!("{CLOSURE_CALLER}::{kind}");
        let own = function(&mut module, "rollwise::own");
        let called = function(&mut module, &name("called"));
        let idle = function(&mut module, &name("idle"));
        module.exports.add("called", called);
        let table = module
            .tables
            .add_local(false, 3, None, walrus::RefType::FUNCREF);
        module.exports.add("table", table);
        let kind = walrus::ElementKind::Active {
            table,
            offset: walrus::ConstExpr::Value(walrus::ir::Value::I32(0)),
        };
        let items = ElementItems::Functions(vec![idle, own, called]);
        let element = module.elements.add(kind, items);
        module.tables.get_mut(table).elem_segments.insert(element);
        drop_closure_callers(&mut module);
        let left: Vec<FunctionId> = module.funcs.iter().map(Function::id).collect();
        assert_eq!(left, [own, called]);
        let items = &module.elements.get(element).items;
        assert!(matches!(items, ElementItems::Functions(all) if *all == [own, own, called]));
    }

    #[test]
    fn names_stay_apart_and_the_same_on_both_sides() {
        let mut script = *b"__wbg_get_2080c49015e35254: f, __wbg_get_792f3b273c563d10: g, x__h2080c49015e35254()";
        let mut module = *b"\x1a__wbg_get_792f3b273c563d10\x1a__wbg_get_2080c49015e35254\0";
        number_imports(&mut script, &mut module);
        let script = String::from_utf8_lossy(&script);
        let expected =
            "__wbg_get_0000000000000000: f, __wbg_get_0000000000000001: g, x__h0000000000000000()";
        assert_eq!(script, expected);
        let expected = b"\x1a__wbg_get_0000000000000001\x1a__wbg_get_0000000000000000\0";
        assert_eq!(module, *expected);
    }

    #[test]
    fn what_is_no_hash_stays() {
        let script = "__wbindgen_generic_0000000000000001, _2080c49015e3525, _2080c49015e352541, 2080c49015e35254 ";
        let mut numbered = script.as_bytes().to_vec();
        number_imports(&mut numbered, &mut []);
        assert_eq!(String::from_utf8_lossy(&numbered), script);
    }
}
