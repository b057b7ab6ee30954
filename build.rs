//! Writes the precomputed tables of the games that are compiled to `OUT_DIR`, each as one zlib stream,
//! with the seals by which the boundary knows them.

use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use engine::{heckmeck, table_file};
use flate2::Compression;
use flate2::write::ZlibEncoder;

/// Each game with tables: its name, whether it is compiled, and what solves them.
const GAMES: [(&str, bool, Solve); 1] = [("heckmeck", cfg!(feature = "heckmeck"), heckmeck_tables)];

type Solve = fn() -> Vec<Table>;

/// A table's name, and its bytes.
type Table = (Option<&'static str>, Vec<u8>);

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR")?;
    for (game, is_compiled, solve) in GAMES {
        if is_compiled {
            write_tables(game, &solve(), Path::new(&out))?;
        }
    }
    Ok(())
}

fn heckmeck_tables() -> Vec<Table> {
    let solved = heckmeck::TABLE_DICE.map(|dice| {
        let name = heckmeck::table_name(dice.number());
        (name, heckmeck::OddsTable::solve(dice).to_bytes())
    });
    solved.into()
}

fn write_tables(game: &str, tables: &[Table], out: &Path) -> Result<(), Box<dyn Error>> {
    let mut seals = String::new();
    for (name, bytes) in tables {
        let name = name.ok_or("a table without a name")?;
        let seal = table_file::seal(name, bytes).ok_or("a table without a seal")?;
        writeln!(seals, "    {seal:?},")?;
        let mut stream = ZlibEncoder::new(Vec::new(), Compression::best());
        stream.write_all(bytes)?;
        fs::write(out.join(format!("{name}.bin")), stream.finish()?)?;
    }
    let count = tables.len();
    let code = format!(
        "/// Of the game's tables, in their order.\n\
         const SEALS: [Seal; {count}] = [\n{seals}];\n"
    );
    fs::write(out.join(format!("{game}_seals.rs")), code)?;
    Ok(())
}
