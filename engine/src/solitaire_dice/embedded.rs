//! The learned weights and chances, out of the program itself.

use std::sync::{Arc, LazyLock};

use crate::embedded::{embedded, stream};
use crate::solitaire_dice::chances::Chances;
use crate::solitaire_dice::solver::Solver;
use crate::solitaire_dice::sum::OpenCost;
use crate::solitaire_dice::weights::Weights;
use crate::solitaire_dice::{CHANCES, WEIGHTS, weights_of};

static LEARNED_WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let stream = const { stream(include_bytes!("../../learned/solitaire-dice-weights.bin")) };
    Arc::new(embedded(WEIGHTS, stream, Weights::from_bytes))
});

static EASY_WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let stream = const {
        stream(include_bytes!(
            "../../learned/solitaire-dice-easy-weights.bin"
        ))
    };
    let name = weights_of(OpenCost::Easy);
    Arc::new(embedded(name, stream, Weights::from_bytes))
});

static LEARNED_CHANCES: LazyLock<Arc<Chances>> = LazyLock::new(|| {
    let stream = const { stream(include_bytes!("../../learned/solitaire-dice-chances.bin")) };
    Arc::new(embedded(CHANCES, stream, Chances::from_bytes))
});

impl Weights {
    /// The learned weights that come with the crate, for what an open sum costs.
    #[must_use]
    pub fn learned(open_cost: OpenCost) -> Arc<Weights> {
        Arc::clone(match open_cost {
            OpenCost::Official => &LEARNED_WEIGHTS,
            OpenCost::Easy => &EASY_WEIGHTS,
        })
    }
}

impl Chances {
    /// The learned chances that come with the crate.
    #[must_use]
    pub fn learned() -> Arc<Chances> {
        Arc::clone(&LEARNED_CHANCES)
    }
}

impl Solver {
    /// One that has learned what comes with the crate.
    ///
    /// ```
    /// use rollwise_engine::solitaire_dice::{Setting, Sheet, Solver, Source};
    ///
    /// let worth = Solver::learned().before_roll(&Sheet::EMPTY, Setting::default());
    /// assert_eq!(worth.source, Source::Estimate);
    /// // Points on average in a game of good play.
    /// assert!(worth.value.is_some_and(|value| (250.0..350.0).contains(&value)));
    /// ```
    #[must_use]
    pub fn learned() -> Solver {
        let mut solver = Solver::default().with_chances(Some(Chances::learned()));
        for cost in OpenCost::ALL {
            solver.learn_weights(Weights::learned(cost));
        }
        solver
    }
}
