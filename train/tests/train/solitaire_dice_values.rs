//! What the shipped weights say of a thousand sheets is written down: natively it is the same to
//! the bit. The WebAssembly module is compared with the same lines.

use std::io::Read as _;
use std::sync::Arc;

use engine::solitaire_dice::{WEIGHTS, Weights};
use engine::table_file;
use flate2::read::ZlibDecoder;
use train::solitaire_dice::values::values;

const FILE: &[u8] = include_bytes!("../../../precomputed/solitaire-dice-weights.bin");
const LINES: &str = include_str!("../solitaire-dice-values.csv");

#[test]
fn values_are_those_written_down_and_within_the_rules_bounds() {
    let mut bytes = Vec::new();
    ZlibDecoder::new(FILE)
        .read_to_end(&mut bytes)
        .expect("a zlib stream");
    let seal = table_file::seal(WEIGHTS, &bytes).expect("a file has a seal");
    let body = table_file::open(&bytes, &seal, &[]).expect("a whole file");
    let weights = Arc::new(Weights::from_bytes(body).expect("weights"));
    let found = values(&weights);
    for (line, expected) in found.lines().zip(LINES.lines()) {
        assert_eq!(line, expected);
        let (_, value) = line.split_once(',').expect("a sheet and its value");
        let value: f64 = value.parse().expect(line);
        assert!((-2200.0..=3350.0).contains(&value), "{line}");
    }
    assert_eq!((found.lines().count(), LINES.lines().count()), (1000, 1000));
}
