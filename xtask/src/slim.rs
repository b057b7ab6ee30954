//! Makes smaller what a phone downloads, without changing what it does.

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
