//! What was learned, as it is kept in the program itself: zlib streams of the files that pages load.

use crate::learned_file::LearnedFileError;
use crate::table_file;

/// A stream as it is compiled in. Where links can't be checked out, git writes their targets as text.
pub(crate) const fn stream(bytes: &[u8]) -> &[u8] {
    assert!(
        !matches!(bytes, [b'.', b'.', b'/', ..]),
        "engine/learned/ holds links that were checked out as texts: run `git config core.symlinks true`, \
         delete that folder, and run `git checkout engine/learned`"
    );
    bytes
}

/// Reads what was learned from the stream that holds it.
///
/// # Panics
/// For a stream that is damaged, or holds something else: the program was built wrongly.
pub(crate) fn embedded<T>(
    name: &'static str,
    stream: &[u8],
    read: impl FnOnce(&[u8]) -> Result<T, LearnedFileError>,
) -> T {
    let file = miniz_oxide::inflate::decompress_to_vec_zlib(stream);
    let file = file.unwrap_or_else(|error| panic!("{name} is damaged: {error}"));
    let body = table_file::seal(name, &file)
        .and_then(|seal| table_file::open(&file, &seal, &[]).ok())
        .unwrap_or_else(|| panic!("{name} is not whole"));
    read(body).unwrap_or_else(|error| panic!("{name}: {error}"))
}
