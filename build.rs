//! Writes the precomputed tables of the games that are compiled to `OUT_DIR`, each as one zlib
//! stream, with the seals by which the boundary knows them.

#[cfg(feature = "tables")]
mod tables {
    use std::error::Error;
    use std::fmt::Write as _;
    use std::fs;
    use std::io::{Read as _, Write as _};
    use std::path::Path;

    use engine::solitaire_dice::OpenCost;
    use engine::{heckmeck, knucklebones, solitaire_dice, table_file};
    use flate2::Compression;
    use flate2::read::ZlibDecoder;
    use flate2::write::ZlibEncoder;

    /// Each game with tables: its name, whether it is compiled, and what makes them.
    const GAMES: [(&str, bool, Make); 3] = [
        (
            "heckmeck",
            cfg!(any(feature = "heckmeck", feature = "heckmeck-lab")),
            heckmeck_tables,
        ),
        (
            "knucklebones",
            cfg!(any(feature = "knucklebones", feature = "knucklebones-lab")),
            || Ok(vec![learned(knucklebones::VALUES)?]),
        ),
        (
            "solitaire-dice",
            cfg!(any(
                feature = "solitaire-dice",
                feature = "solitaire-dice-lab"
            )),
            || {
                Ok(vec![
                    learned(solitaire_dice::WEIGHTS)?,
                    learned(solitaire_dice::CHANCES)?,
                    learned(solitaire_dice::weights_of(OpenCost::Easy))?,
                ])
            },
        ),
    ];

    type Make = fn() -> Result<Vec<Table>, Box<dyn Error>>;

    /// A table's name, its bytes, and these as one zlib stream.
    struct Table {
        name: &'static str,
        bytes: Vec<u8>,
        stream: Vec<u8>,
    }

    /// Writes the tables of all games that are compiled, and their seals.
    pub fn write(out: &Path) -> Result<(), Box<dyn Error>> {
        for (game, is_compiled, make) in GAMES {
            if is_compiled {
                write_tables(game, &make()?, out)?;
            }
        }
        Ok(())
    }

    fn heckmeck_tables() -> Result<Vec<Table>, Box<dyn Error>> {
        let solve = |dice: heckmeck::Dice| {
            let name = heckmeck::table_name(dice.number()).ok_or("a table without a name")?;
            let bytes = heckmeck::OddsTable::solve(dice).to_bytes();
            let mut stream = ZlibEncoder::new(Vec::new(), Compression::best());
            stream.write_all(&bytes)?;
            let stream = stream.finish()?;
            Ok(Table {
                name,
                bytes,
                stream,
            })
        };
        let solved = heckmeck::TABLE_DICE.into_iter().map(solve);
        let networks = heckmeck::NETWORKS.iter().map(|file| learned(file.name));
        solved.chain(networks).collect()
    }

    /// What was learned is tracked as it is: nothing but training makes it anew.
    fn learned(name: &'static str) -> Result<Table, Box<dyn Error>> {
        let path = format!("precomputed/{name}.bin");
        println!("cargo::rerun-if-changed={path}");
        let stream = fs::read(&path).map_err(|error| format!("{path}: {error}"))?;
        let mut bytes = Vec::new();
        ZlibDecoder::new(&stream[..]).read_to_end(&mut bytes)?;
        Ok(Table {
            name,
            bytes,
            stream,
        })
    }

    fn write_tables(game: &str, tables: &[Table], out: &Path) -> Result<(), Box<dyn Error>> {
        let mut seals = String::new();
        for Table {
            name,
            bytes,
            stream,
        } in tables
        {
            let seal = table_file::seal(name, bytes).ok_or("a table without a seal")?;
            writeln!(seals, "    {seal:?},")?;
            fs::write(out.join(format!("{name}.bin")), stream)?;
        }
        let count = tables.len();
        let code = format!(
            "/// Of the game's tables, in their order.\n\
             #[allow(clippy::unreadable_literal)]\n\
             pub const SEALS: [Seal; {count}] = [\n{seals}];\n"
        );
        fs::write(out.join(format!("{game}_seals.rs")), code)?;
        Ok(())
    }
}

#[cfg(feature = "tables")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    tables::write(std::env::var("OUT_DIR")?.as_ref())
}

#[cfg(not(feature = "tables"))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
