//! Shares and averages found in games, and how sure they are.

/// A share or an average with the bounds that hold it with 95% confidence.
///
/// ```
/// use engine::estimate::Estimate;
///
/// // 7 of 10 games won.
/// let wins = Estimate::share(7, 10);
/// assert_eq!(wins.value, 0.7);
/// assert!((wins.low - 0.397).abs() < 0.001 && (wins.high - 0.892).abs() < 0.001);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Estimate {
    /// The value found.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Bounds of 95% are this many standard deviations away.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

impl Estimate {
    /// The standard error that the interval stands for.
    #[must_use]
    pub fn standard_error(self) -> f64 {
        (self.high - self.low) / (2.0 * DEVIATIONS)
    }

    /// The share of `part` in `all` games, with Wilson's score interval (E. B. Wilson, Journal of
    /// the American Statistical Association 22, 1927). Without games anything is possible.
    #[must_use]
    pub fn share(part: u64, all: u64) -> Estimate {
        if all == 0 {
            return Estimate {
                value: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let (part, all) = (float(part), float(all));
        let square = DEVIATIONS * DEVIATIONS;
        let value = part / all;
        let middle = (value + square / (2.0 * all)) / (1.0 + square / all);
        let spread = value * (1.0 - value) / all + square / (4.0 * all * all);
        let half = DEVIATIONS * spread.sqrt() / (1.0 + square / all);
        Estimate {
            value,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        }
    }

    /// The average of numbers with this sum and sum of squares, with the interval of the normal
    /// distribution. Of less than two there is no spread to be known.
    #[must_use]
    pub fn average(sum: f64, squares: f64, count: u64) -> Estimate {
        let all = float(count.max(1));
        let value = sum / all;
        let spread = (squares - sum * value).max(0.0) / (all - 1.0).max(1.0);
        let half = if count < 2 {
            f64::INFINITY
        } else {
            DEVIATIONS * (spread / all).sqrt()
        };
        Estimate {
            value,
            low: value - half,
            high: value + half,
        }
    }
}

/// A sum of numbers and of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    /// The sum of the numbers.
    pub sum: f64,
    /// The sum of their squares.
    pub squares: f64,
}

impl Sums {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.sum += number;
        self.squares += number * number;
    }

    /// Adds all numbers of another sum.
    pub fn add_all(&mut self, other: &Sums) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The average of so many numbers.
    #[must_use]
    pub fn average(&self, count: u64) -> Estimate {
        Estimate::average(self.sum, self.squares, count)
    }

    /// Standard deviation of so many numbers.
    #[must_use]
    pub fn deviation(&self, count: u64) -> f64 {
        let mean = self.sum / float(count.max(1));
        let spread = (self.squares - self.sum * mean).max(0.0);
        (spread / float(count.saturating_sub(1).max(1))).sqrt()
    }
}

/// A sum over games as a number to divide by. Exact up to 2^53, which no sum comes near to: even
/// the squares of worms need decades of games.
#[expect(clippy::cast_precision_loss, reason = "exact, see above")]
pub(crate) fn float(sum: u64) -> f64 {
    sum as f64
}
