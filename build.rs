//! Writes the precomputed tables to `OUT_DIR`, each as one zlib stream, with the seals by which
//! the boundary knows them.

use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use engine::heckmeck::{OddsTable, TABLE_DICE, table_name};
use engine::table_file;
use flate2::Compression;
use flate2::write::ZlibEncoder;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR")?;
    let out = Path::new(&out);
    let mut seals = String::new();
    for dice in TABLE_DICE {
        let bytes = OddsTable::solve(dice).to_bytes();
        let name = table_name(dice.number()).ok_or("a table without a name")?;
        let seal = table_file::seal(name, &bytes).ok_or("a table without a seal")?;
        writeln!(seals, "    {seal:?},")?;
        let mut stream = ZlibEncoder::new(Vec::new(), Compression::best());
        stream.write_all(&bytes)?;
        fs::write(out.join(format!("{name}.bin")), stream.finish()?)?;
    }
    fs::write(
        out.join("heckmeck_seals.rs"),
        format!(
            "/// Of the tables in the order of `TABLE_DICE`.\n\
             const SEALS: [Seal; {}] = [\n{seals}];\n",
            TABLE_DICE.len()
        ),
    )?;
    Ok(())
}
