//! What positions are worth where a search for the win ends: learned, or by a rule of thumb until
//! the learned values are there; and exactly where few placements are left.

use std::sync::Arc;

use crate::dice::{FACES, Face};
use crate::knucklebones::COLUMNS;
use crate::knucklebones::objective::Objective;
use crate::knucklebones::outlook::Outlook;
use crate::knucklebones::points::Points;
use crate::knucklebones::search::{Horizon, SIXTH};
use crate::knucklebones::state::{Counts, Pairs, State};
use crate::knucklebones::value::Value;
use crate::knucklebones::weights::Weights;
use crate::net::squashed;

/// Where a rule of thumb has to do, a tie takes this part of what win and loss leave.
const TIES_BY_RULE: f32 = 0.03;

/// Values positions.
#[derive(Clone)]
pub struct Values {
    weights: Option<Arc<Weights>>,
    rule: Arc<Points>,
    objective: Objective,
    pairs: &'static Pairs,
}

impl Values {
    /// By learned weights, or without them by the rule of [`Points::risk`].
    #[must_use]
    pub fn new(weights: Option<Arc<Weights>>, objective: Objective) -> Values {
        Values {
            weights,
            rule: Arc::new(Points::risk()),
            objective,
            pairs: Pairs::get(),
        }
    }

    /// Whether they are learned.
    #[must_use]
    pub fn are_learned(&self) -> bool {
        self.weights.is_some()
    }

    /// What the player wants most.
    #[must_use]
    pub fn objective(&self) -> Objective {
        self.objective
    }

    /// What a roll is worth and what comes of it, with the best column for it, what
    /// follows being valued as where a search ends. `None` if no column has room.
    #[must_use]
    pub fn best_after(&self, state: State, face: Face) -> Option<(Outlook, State)> {
        self.best(state, face, |after, counts| self.leaf(after, counts))
    }

    /// What the learned weights say, or the rule; what a search asks knows better near the end.
    fn estimate(&self, state: State, counts: Counts) -> Outlook {
        if let Some(weights) = &self.weights {
            return weights.estimate(self.pairs, state);
        }
        // Fitted to what was learned: to move is worth two points, and a point is worth less the
        // longer the game may last.
        let points = self.rule.leaf(state, counts);
        let fuller = f32::from(counts.mine.min(counts.theirs));
        let lead = squashed((points + 2.0) / (8.0 + 5.0 * fuller));
        let tie = TIES_BY_RULE * (1.0 - lead.abs());
        Outlook::estimated(lead, tie, points)
    }

    /// The mean over six dice of the best column, what follows being valued by `value`.
    fn mean_of_best(&self, state: State, value: impl Fn(State, Counts) -> Outlook) -> Outlook {
        let mut sum = Outlook::NOTHING;
        for face in Face::ALL {
            if let Some((best, _)) = self.best(state, face, &value) {
                sum = sum.plus(best);
            }
        }
        sum.times(SIXTH)
    }

    /// The best column for a roll: what it is worth, and what comes of it.
    fn best(
        &self,
        state: State,
        face: Face,
        value: impl Fn(State, Counts) -> Outlook,
    ) -> Option<(Outlook, State)> {
        let outlooks = state.after(self.pairs, face).map(|after| {
            let counts = after.counts(self.pairs);
            let outlook = if counts.theirs == 0 {
                self.over(counts.difference)
            } else {
                value(after, counts)
            };
            (outlook.swapped(), after)
        });
        outlooks.reduce(|best, other| {
            let after = if self.prefers(other.0, best.0) {
                other.1
            } else {
                best.1
            };
            (self.better(best.0, other.0), after)
        })
    }

    /// The last placement ends the game, so that it is valued exactly; before the other player's
    /// last one, what each die brings is looked at.
    fn near_the_end(&self, state: State, counts: Counts) -> Outlook {
        self.mean_of_best(state, |after, after_counts| {
            if counts.theirs == 1 && after_counts.mine == 1 {
                self.mean_of_best(after, |_, _| Outlook::NOTHING)
            } else {
                self.estimate(after, after_counts)
            }
        })
    }
}

impl Horizon for Values {
    type Value = Outlook;

    /// One for each column and roll.
    const POSITIONS_OF_PLY: u64 = (COLUMNS * FACES) as u64;

    /// Bounds are those of the lead, so that there are none where it is not what is wanted most.
    fn over(&self, difference: i16) -> Outlook {
        let outlook = Outlook::over(difference);
        match self.objective {
            Objective::Win => outlook,
            Objective::Difference => outlook.without_bounds(),
        }
    }

    fn leaf(&self, state: State, counts: Counts) -> Outlook {
        if counts.mine == 1 || counts.theirs == 1 {
            self.near_the_end(state, counts)
        } else {
            self.estimate(state, counts)
        }
    }

    /// Near the end of the game, where [`leaf`](Horizon::leaf) looks on, there is none.
    fn ply(&self, state: State, counts: Counts) -> Option<Outlook> {
        let weights = self.weights.as_ref()?;
        (counts.mine > 2 && counts.theirs > 1)
            .then(|| weights.mean_of_best(self.pairs, state, self.objective))
    }

    fn prefers(&self, one: Outlook, other: Outlook) -> bool {
        match self.objective {
            Objective::Win => one.lead > other.lead,
            Objective::Difference => one.difference > other.difference,
        }
    }

    /// The bounds are those of the best that can be known of either.
    fn better(&self, one: Outlook, other: Outlook) -> Outlook {
        let best = if self.prefers(other, one) { other } else { one };
        Outlook {
            low: if other.low > one.low {
                other.low
            } else {
                one.low
            },
            high: if other.high > one.high {
                other.high
            } else {
                one.high
            },
            ..best
        }
    }
}
