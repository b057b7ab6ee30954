//! Files with learned numbers, in precomputed/.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use engine::table_file;
use flate2::read::ZlibDecoder;

/// Writes a body into the file with this name.
pub fn write(name: &str, body: &[u8]) -> Result<()> {
    let mut stream = Vec::new();
    zopfli::compress(
        zopfli::Options::default(),
        zopfli::Format::Zlib,
        &table_file::write(body)[..],
        &mut stream,
    )?;
    let path = path(name);
    fs::write(&path, &stream).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}: {} bytes", path.display(), stream.len());
    Ok(())
}

/// The body of the file with this name.
pub fn read(name: &'static str) -> Result<Vec<u8>> {
    let path = path(name);
    let stream = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut bytes = Vec::new();
    ZlibDecoder::new(&stream[..]).read_to_end(&mut bytes)?;
    let seal = table_file::seal(name, &bytes).context("this holds nothing that was learned")?;
    Ok(table_file::open(&bytes, &seal, &[])?.to_vec())
}

fn path(name: &str) -> PathBuf {
    Path::new("precomputed").join(format!("{name}.bin"))
}
