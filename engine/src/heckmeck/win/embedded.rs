//! The learned networks, out of the program itself.

use std::sync::{Arc, LazyLock};

use crate::embedded::{embedded, stream};
use crate::heckmeck::advice::Advisor;
use crate::heckmeck::win::model::{NETWORKS, WinModel};
use crate::heckmeck::win::network::Network;

/// In the order of [`NETWORKS`].
const STREAMS: [&[u8]; NETWORKS.len()] = [
    stream(include_bytes!("../../../learned/heckmeck-win-2.bin")),
    stream(include_bytes!("../../../learned/heckmeck-win-3.bin")),
    stream(include_bytes!("../../../learned/heckmeck-win-4.bin")),
    stream(include_bytes!("../../../learned/heckmeck-win-5-to-7.bin")),
];

static MODEL: LazyLock<WinModel> = LazyLock::new(|| {
    let network = |place: usize| {
        let file = &NETWORKS[place];
        let read = |bytes: &[u8]| Network::from_bytes(*file.players.end(), bytes);
        Some(Arc::new(embedded(file.name, STREAMS[place], read)))
    };
    WinModel::of(std::array::from_fn(network))
});

impl WinModel {
    /// The learned networks that come with the crate, for every number of players.
    #[must_use]
    pub fn learned() -> WinModel {
        MODEL.clone()
    }
}

impl Advisor {
    /// One that knows the networks that come with the crate.
    ///
    /// ```
    /// use rollwise_engine::heckmeck::{Action, Advisor, Table, Turn};
    ///
    /// let table: Table = "27 | 24 | grill 21 22 23 25 26 28 30".parse()?;
    /// let turn: Turn = "5 5 w > 1 3 3 4 4".parse().unwrap();
    /// let advice = Advisor::learned().advise_to_win(&table, &turn, 2)?;
    /// assert!(!advice.is_exact);
    /// assert!(matches!(advice.advice.values.best, Action::Take(_)));
    /// # Ok::<(), rollwise_engine::heckmeck::PlayError>(())
    /// ```
    #[must_use]
    pub fn learned() -> Advisor {
        let mut advisor = Advisor::default();
        *advisor.model_mut() = WinModel::learned();
        advisor
    }
}
