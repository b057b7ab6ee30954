//! How far chances to win are off near the end of a game, at tables that are not solved to the end.
//!
//! Such tables are solved here all the same, where that takes some thousands of tables: then they
//! are known exactly.

use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use engine::chance::generator;
use engine::heckmeck::learning::{Endings, Foresight, Network, Structure};
use engine::heckmeck::{Dice, RuleOptions, Table, Tile, WinChances};
use rand::RngExt;
use rand::seq::SliceRandom;

use crate::heckmeck::prediction::Prediction;

/// Tables that are solved at most to find out what one of them is worth.
const MOST_TABLES: usize = 3000;
/// Tiles that are not out.
const TILES: RangeInclusive<usize> = 3..=7;

/// Which tables are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Number of players.
    pub players: usize,
    /// Turns that predictions look ahead; as many as advice does if `None`.
    pub turns: Option<u8>,
    /// Another seed has other tables.
    pub seed: u64,
}

/// Predicts chances at random tables that can be solved here, but not by advice.
pub struct Calibration<'a> {
    network: &'a Arc<Network>,
    setting: Setting,
    foresight: Foresight,
    prediction: Prediction,
}

impl<'a> Calibration<'a> {
    /// One for this setting.
    #[must_use]
    pub fn new(network: &'a Arc<Network>, setting: Setting) -> Calibration<'a> {
        let structure = Arc::new(Structure::new(Dice::EIGHT));
        Calibration {
            network,
            setting,
            foresight: Foresight::from_structure(Arc::clone(&structure)),
            prediction: Prediction::new(structure, setting.turns),
        }
    }

    /// By how much the predicted chance of the player to move is too high, for each of some tables
    /// that can be solved here but not by advice; others are left out.
    ///
    /// Each table has 3 to 7 tiles, any number as likely as any other; each of them lies on the
    /// grill or, as likely, on somebody's stack.
    ///
    /// # Panics
    /// If the players are not 2 to 7.
    pub fn errors(&mut self, tables: Range<u64>) -> Vec<f64> {
        tables.filter_map(|nth| self.error(nth)).collect()
    }

    fn error(&mut self, nth: u64) -> Option<f64> {
        let table = random_table(&self.setting, nth)?;
        let exact = solved_here_alone(&mut self.foresight, &table)?[table.to_move()];
        let predicted = self.prediction.chances(self.network, &table);
        Some(predicted[table.to_move()] - exact)
    }
}

/// `None` where no tile lies on the grill.
fn random_table(setting: &Setting, nth: u64) -> Option<Table> {
    let mut generator = generator(setting.seed, nth);
    let mut tiles: Vec<Tile> = Tile::all().collect();
    tiles.shuffle(&mut generator);
    tiles.truncate(generator.random_range(TILES));
    let mut grill = Vec::new();
    let mut stacks = vec![Vec::new(); setting.players];
    for tile in tiles {
        if generator.random() {
            grill.push(tile);
        } else {
            stacks[generator.random_range(0..setting.players)].push(tile);
        }
    }
    let to_move = generator.random_range(0..setting.players);
    let table = Table::new(stacks, to_move, grill, RuleOptions::default());
    let table = table.expect("each tile is in one place");
    (!table.is_over()).then_some(table)
}

fn solved_here_alone(foresight: &mut Foresight, table: &Table) -> Option<WinChances> {
    if Endings::solve(foresight, table).is_some() {
        return None;
    }
    Endings::solve_within(MOST_TABLES, foresight, table)?.chances(table)
}
