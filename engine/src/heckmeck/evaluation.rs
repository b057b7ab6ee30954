//! The four evaluations of a position, and how stopping and choosing combine them.
//!
//! Each entry is computed independently of the others, as if the player pursued that one number.

use crate::heckmeck::rules::MAX_TOTAL;

/// Entries of a row: one for each total from 0 to 40.
pub const TOTALS: usize = MAX_TOTAL as usize + 1;

/// What can be reached from somewhere in a turn, for every target X. The rows are indexed by X;
/// entry 0 is a constant: 0, 1 and the expected value.
///
/// ```
/// use rollwise_engine::heckmeck::{Bust, Calculator, Turn};
///
/// let turn: Turn = "5 5 w".parse().unwrap();
/// let evaluation = Calculator::default().answer(&turn, Bust::ScoresNothing).position;
/// let percent = |chance: f64| format!("{:.1}%", 100.0 * chance);
/// assert_eq!(percent(evaluation.at_least[25]), "50.7%");
/// assert!(evaluation.exactly[25] < evaluation.at_least[25]);
/// assert!(evaluation.expected_value() > 15.0);
/// ```
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
    /// The evaluation of a turn that has ended on `score` points, 0 to 40.
    pub(crate) fn certain(score: u8) -> Evaluation {
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

    /// The evaluation of a turn that has ended with nothing.
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
    pub(crate) fn offer_stop(&mut self, score: u8) {
        let reached = ..=usize::from(score);
        if score > 0 {
            self.exactly[usize::from(score)] = 1.0;
        }
        self.at_least[reached].fill(1.0);
        for entry in &mut self.expected_at_least[reached] {
            *entry = greater(*entry, score.into());
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

/// The greater of two numbers, neither of them NaN. Written as a comparison, since that becomes
/// one vector instruction where `f64::max` does not.
#[inline(always)]
#[expect(clippy::inline_always, reason = "the innermost step of the solver")]
pub(crate) fn greater(x: f64, y: f64) -> f64 {
    if x > y { x } else { y }
}
