//! Who wins: known where the game is over, else estimated by the network for so many players.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::heckmeck::strategy::PlayError;
use crate::heckmeck::table::{MOST_PLAYERS, Table};
use crate::heckmeck::win::network::Network;
use crate::heckmeck::win::network_file::NoNetwork;

/// Chance to win of each player, by index, 0 to 1; all add up to 1, and there is nothing beyond the players. A
/// game that ends with nobody having a tile is won by all, each a part of it.
pub type WinChances = [f64; MOST_PLAYERS];

/// A file with a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetworkFile {
    /// Its name without the extension.
    pub name: &'static str,
    /// The numbers of players that it is for.
    pub players: RangeInclusive<usize>,
}

/// The networks that are learned.
pub const NETWORKS: [NetworkFile; 4] = [
    NetworkFile {
        name: "heckmeck-win-2",
        players: 2..=2,
    },
    NetworkFile {
        name: "heckmeck-win-3",
        players: 3..=3,
    },
    NetworkFile {
        name: "heckmeck-win-4",
        players: 4..=4,
    },
    NetworkFile {
        name: "heckmeck-win-5-to-7",
        players: 5..=7,
    },
];

/// The networks that are known so far.
#[derive(Clone, Debug, Default)]
pub struct WinModel {
    /// In the order of [`NETWORKS`].
    networks: [Option<Arc<Network>>; NETWORKS.len()],
}

impl WinModel {
    /// Index into [`NETWORKS`] of the one for so many players.
    #[must_use]
    pub fn place(players: usize) -> Option<usize> {
        NETWORKS
            .iter()
            .position(|file| file.players.contains(&players))
    }

    /// The network for so many players.
    ///
    /// # Errors
    /// [`PlayError::NoNetwork`] while it is not known.
    pub fn network(&self, players: usize) -> Result<&Arc<Network>, PlayError> {
        let network = WinModel::place(players).and_then(|place| self.networks[place].as_ref());
        network.ok_or(PlayError::NoNetwork { players })
    }

    /// Whether the network with this index into [`NETWORKS`] is known.
    #[must_use]
    pub fn has(&self, place: usize) -> bool {
        matches!(self.networks.get(place), Some(Some(_)))
    }

    /// Takes the bytes of the network with this index into [`NETWORKS`].
    ///
    /// # Errors
    /// If they are not that network's.
    ///
    /// # Panics
    /// If there is no such index.
    pub fn take(&mut self, place: usize, bytes: &[u8]) -> Result<(), NoNetwork> {
        let network = Network::from_bytes(*NETWORKS[place].players.end(), bytes)?;
        self.networks[place] = Some(Arc::new(network));
        Ok(())
    }
}

/// Chances to win at a table between turns: known where the game is over, else what the network says.
#[must_use]
pub fn chances_at(network: &Network, table: &Table) -> WinChances {
    if table.is_over() {
        chances_at_the_end(table)
    } else {
        network.chances(table)
    }
}

/// Chances to win at a table that is over.
#[must_use]
pub fn chances_at_the_end(table: &Table) -> WinChances {
    let mut chances = WinChances::default();
    let winners = table.leaders();
    // At most 7.
    let share = 1.0 / winners.iter().map(|_| 1.0).sum::<f64>();
    for winner in winners {
        chances[winner] = share;
    }
    chances
}
