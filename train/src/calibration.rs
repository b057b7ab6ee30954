//! How well predicted chances agree with what happened.

use std::fmt::{self, Display};

use engine::estimate::{Estimate, Sums};

/// Predictions are told apart by steps of 5%.
const BUCKETS: usize = 20;

/// Predictions of about the same chance, added up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bucket {
    /// What was predicted.
    pub predicted: Sums,
    /// Results: 1 for a win, of a tie its part.
    pub happened: Sums,
    /// The same without the luck of what came later.
    pub adjusted: Sums,
}

impl Bucket {
    /// Means of what was predicted, of what happened, and of that without luck.
    #[must_use]
    pub fn means(&self) -> [Estimate; 3] {
        [self.predicted, self.happened, self.adjusted].map(|sums| sums.average())
    }
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// By step of 5%.
    buckets: [Bucket; BUCKETS],
    /// Squared differences between prediction and result.
    squares: Sums,
}

impl Found {
    /// Adds a prediction, what happened, and how much luck came in between.
    pub fn add(&mut self, predicted: f64, happened: f64, luck: f64) {
        let bucket = &mut self.buckets[bucket_of(predicted)];
        bucket.predicted.add(predicted);
        bucket.happened.add(happened);
        bucket.adjusted.add_without_luck(happened, luck);
        self.squares
            .add((predicted - happened) * (predicted - happened));
    }

    /// Adds what was found elsewhere.
    pub fn merge(&mut self, other: &Found) {
        for (bucket, other) in self.buckets.iter_mut().zip(&other.buckets) {
            bucket.predicted.merge(&other.predicted);
            bucket.happened.merge(&other.happened);
            bucket.adjusted.merge(&other.adjusted);
        }
        self.squares.merge(&other.squares);
    }

    /// The mean of the squared differences between prediction and result (G. W. Brier, 1950).
    #[must_use]
    pub fn brier(&self) -> f64 {
        self.squares.average().value
    }

    /// By how much predictions of a bucket are off what happened without luck, at most, among
    /// buckets with at least this many positions; `None` if there are no such buckets.
    #[must_use]
    pub fn worst(&self, positions: u64) -> Option<f64> {
        let off = |bucket: &Bucket| {
            let [predicted, _, adjusted] = bucket.means();
            (predicted.value - adjusted.value).abs()
        };
        let buckets = self.buckets.iter();
        let buckets = buckets.filter(|bucket| bucket.predicted.count >= positions.max(1));
        buckets.map(off).reduce(f64::max)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a chance is between 0 and 1"
)]
fn bucket_of(chance: f64) -> usize {
    ((chance * 20.0) as usize).min(BUCKETS - 1)
}

/// Fewer positions of about the same chance say little.
const MANY: u64 = 100;

/// Writes the buckets as a table, and below it how far predictions are off.
impl Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "predicted    positions   predicted   happened   without luck   standard error"
        )?;
        let buckets = (0_u8..).zip(&self.buckets);
        for (nth, bucket) in buckets.filter(|(_, bucket)| bucket.predicted.count > 0) {
            let [predicted, happened, adjusted] = bucket.means().map(|mean| 100.0 * mean.value);
            writeln!(
                f,
                "{:>3} to {:>3}%  {:>9}     {predicted:>6.2}%   {happened:>6.2}%   {adjusted:>9.2}%   {:>9.2}",
                5 * nth,
                5 * nth + 5,
                bucket.predicted.count,
                100.0 * bucket.means()[2].standard_error(),
            )?;
        }
        let off = |positions| {
            let points = self.worst(positions).map(|off| 100.0 * off);
            points.map_or_else(|| "–".to_owned(), |points| format!("{points:.2}"))
        };
        write!(
            f,
            "Brier score {:.4}; without luck at most {} points off where there are {MANY} positions or more, {} anywhere",
            self.brier(),
            off(MANY),
            off(1),
        )
    }
}
