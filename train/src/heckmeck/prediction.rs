//! Chances to win at a table before a turn, as they are predicted.

use std::sync::Arc;

use engine::heckmeck::learning::{Foresight, Network, Outlook, Structure};
use engine::heckmeck::{Table, WinChances};

/// Predicts chances to win.
pub enum Prediction {
    /// As advice does.
    Advice(Box<Outlook>),
    /// Always this many turns deep.
    Turns(Box<Foresight>, u8),
}

impl Prediction {
    /// This many turns deep, or as advice does.
    #[must_use]
    pub fn new(structure: Arc<Structure>, turns: Option<u8>) -> Prediction {
        match turns {
            None => Prediction::Advice(Box::new(Outlook::from_structure(structure))),
            Some(turns) => Prediction::Turns(Box::new(Foresight::from_structure(structure)), turns),
        }
    }

    /// The chances of all players at a table that is not over.
    pub fn chances(&mut self, network: &Network, table: &Table) -> WinChances {
        match self {
            Prediction::Advice(outlook) => outlook.chances(network, table),
            Prediction::Turns(foresight, turns) => foresight.chances(network, table, *turns).0,
        }
    }
}
