//! Values written down, so that the WebAssembly module can be compared with native code to the bit.

use std::fmt::Write as _;
use std::sync::Arc;

use engine::solitaire_dice::{
    Aim, GameRolls, Opening, Setting, Sheet, Solver, Strategy, View, Weights, choices,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::solitaire_dice::seated;

/// Sheets that are valued.
const SHEETS: usize = 1000;

const SEED: u64 = 1;

/// By one expectation, and where no reject is to spare exactly.
const SETTING: Setting = Setting {
    opening: Opening::Any,
    depth: 1,
    spare: 0,
    aim: Aim::Average,
};

/// A line for each of a thousand sheets: the sheet, and its expected final score before the next
/// roll in the shortest digits that stand for it alone. The sheets are those of games in which
/// every third choice is random.
#[must_use]
pub fn values(weights: &Arc<Weights>) -> String {
    let mut solver = Solver::new(Some(Arc::clone(weights)));
    let mut advised = seated(Strategy::Advice { depth: 1 }, weights);
    let mut generator = ChaCha8Rng::seed_from_u64(SEED);
    let mut lines = String::new();
    let (mut sheet, mut game, mut turn) = (Sheet::EMPTY, 0, 0);
    for _ in 0..SHEETS {
        let value = solver.before_roll(&sheet, SETTING).value;
        let _ = writeln!(lines, "{sheet},{}", value.unwrap_or(f64::NAN));
        let roll = GameRolls::new(SEED, game).roll(turn);
        let choice = if generator.random_range(0..3_u8) == 0 {
            let taken = choices(&sheet, roll, Opening::Any);
            // Of a fixed width: drawn the same on every machine.
            let count = u32::try_from(taken.len()).unwrap_or(1);
            taken[generator.random_range(0..count) as usize].choice
        } else {
            let view = View {
                sheet: &sheet,
                roll,
                opening: Opening::Any,
            };
            advised.decide(view, &mut generator).choice
        };
        sheet = choice.after(&sheet);
        turn += 1;
        if sheet.is_over() {
            (sheet, game, turn) = (Sheet::EMPTY, game + 1, 0);
        }
    }
    lines
}
