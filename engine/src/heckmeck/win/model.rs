//! The networks by number of players, and who wins: known where the game is over, else estimated by
//! one of them.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::decide::NotLearned;
use crate::heckmeck::table::Table;
use crate::heckmeck::win::chances::{WinChances, chances_at_the_end};
use crate::heckmeck::win::network::Network;
use crate::learned_file::LearnedFileError;

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
    /// The model with these networks, in the order of [`NETWORKS`].
    #[cfg(feature = "learned")]
    pub(super) fn of(networks: [Option<Arc<Network>>; NETWORKS.len()]) -> WinModel {
        WinModel { networks }
    }

    /// Index into [`NETWORKS`] of the one for this many players.
    #[must_use]
    pub fn place(players: usize) -> Option<usize> {
        NETWORKS
            .iter()
            .position(|file| file.players.contains(&players))
    }

    /// The network for this many players.
    ///
    /// # Errors
    /// While it is not known.
    pub fn network(&self, players: usize) -> Result<&Arc<Network>, NotLearned> {
        let network = WinModel::place(players).and_then(|place| self.networks[place].as_ref());
        network.ok_or_else(|| NotLearned {
            needed_for: format!("games of {players} players"),
        })
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
    pub fn take(&mut self, place: usize, bytes: &[u8]) -> Result<(), LearnedFileError> {
        let network = Network::from_bytes(*NETWORKS[place].players.end(), bytes)?;
        self.networks[place] = Some(Arc::new(network));
        Ok(())
    }
}

/// Chances to win at a table between turns: known where the game is over, else what the network
/// says.
#[must_use]
pub fn chances_at(network: &Network, table: &Table) -> WinChances {
    if table.is_over() {
        chances_at_the_end(table)
    } else {
        network.chances(table)
    }
}
