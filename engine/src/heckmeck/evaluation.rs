//! The four evaluations of a position, and how stopping and choosing combine them.
//!
//! Each entry is computed independently of the others, as if the player pursued that one number.

use crate::heckmeck::rules::MAX_TOTAL;

/// Entries of a row: one for each total from 0 to 40.
pub const TOTALS: usize = MAX_TOTAL + 1;

/// What can be reached, for every target X. The rows are indexed by X; entry 0 is a constant:
/// 0, 1 and the expected value.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// Best chance to end on exactly X, 0 to 1.
    pub exactly: [f64; TOTALS],
    /// Best chance to end on X or more, 0 to 1.
    pub at_least: [f64; TOTALS],
    /// Best average, in points, where results under X count 0.
    pub expected_at_least: [f64; TOTALS],
}

impl Evaluation {
    /// Of ending for certain on `score` points.
    #[must_use]
    pub fn certain(score: usize) -> Evaluation {
        let mut evaluation = Evaluation::never();
        evaluation.offer_stop(score);
        evaluation
    }

    /// The average result of best play, in points: no result counts 0 but a worthless one, so
    /// this is the expected value of at least 0 (and of at least 1).
    #[must_use]
    pub fn expected_value(&self) -> f64 {
        self.expected_at_least[0]
    }

    /// Of ending for certain on nothing.
    pub(crate) fn never() -> Evaluation {
        let mut at_least = [0.0; TOTALS];
        at_least[0] = 1.0;
        Evaluation {
            exactly: [0.0; TOTALS],
            at_least,
            expected_at_least: [0.0; TOTALS],
        }
    }

    /// Adds the choice to end on `score` points instead, entry by entry.
    pub(crate) fn offer_stop(&mut self, score: usize) {
        if score > 0 {
            self.exactly[score] = 1.0;
        }
        self.at_least[..=score].fill(1.0);
        for entry in &mut self.expected_at_least[..=score] {
            *entry = greater(*entry, points(score));
        }
    }

    /// Adds the choice of `other` instead, entry by entry.
    pub(crate) fn offer(&mut self, other: &Evaluation) {
        let rows = [
            (&mut self.exactly, &other.exactly),
            (&mut self.at_least, &other.at_least),
            (&mut self.expected_at_least, &other.expected_at_least),
        ];
        for (mine, others) in rows {
            for (entry, &other) in mine.iter_mut().zip(others) {
                *entry = greater(*entry, other);
            }
        }
    }
}

/// A total as a number to average.
pub(crate) fn points(total: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "totals are at most 40")]
    let points = total as f64;
    points
}

/// The greater of two numbers, neither of them NaN. Written as a comparison, since that becomes
/// one vector instruction where `f64::max` does not.
#[inline(always)]
#[expect(clippy::inline_always, reason = "the innermost step of the solver")]
pub(crate) fn greater(x: f64, y: f64) -> f64 {
    if x > y { x } else { y }
}

/// A whole number as a float. Weights are at most 6^8, counts of games and worms far below 2^53:
/// all of them are exact.
pub(crate) fn float(whole: u64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "exact, see above")]
    let float = whole as f64;
    float
}
