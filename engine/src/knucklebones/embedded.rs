//! The learned values, out of the program itself.

use std::sync::{Arc, LazyLock};

use crate::embedded::{embedded, stream};
use crate::knucklebones::VALUES;
use crate::knucklebones::objective::Objective;
use crate::knucklebones::values::Values;
use crate::knucklebones::weights::Weights;

static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let stream = const { stream(include_bytes!("../../learned/knucklebones-values.bin")) };
    Arc::new(embedded(VALUES, stream, Weights::from_bytes))
});

impl Weights {
    /// The learned weights that come with the crate.
    #[must_use]
    pub fn learned() -> Arc<Weights> {
        Arc::clone(&WEIGHTS)
    }
}

impl Values {
    /// Those by the learned weights that come with the crate.
    ///
    /// ```
    /// use rollwise_engine::dice::Face;
    /// use rollwise_engine::knucklebones::{Analyser, Limits, Objective, Position, Values};
    ///
    /// let mut analyser = Analyser::new(Values::learned(Objective::Win), 1 << 20);
    /// let limits = Limits { depth: 2, ..Limits::default() };
    /// let found = analyser.columns(Position::default(), Face::ALL[5], limits, &mut || true);
    /// // To have placed a six on an empty board is an advantage.
    /// assert!(found.value[0].is_some_and(|outlook| outlook.share() > 0.5));
    /// ```
    #[must_use]
    pub fn learned(objective: Objective) -> Values {
        Values::new(Some(Weights::learned()), objective)
    }
}
