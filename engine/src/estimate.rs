//! Shares and averages found in games, and how sure they are.

use std::fmt::{self, Display};

/// A share or an average with the bounds that hold it with 95% confidence.
///
/// ```
/// use rollwise_engine::estimate::Estimate;
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

/// Powers of 1/ν by which Student's distribution with ν degrees of freedom is wider: the first one
/// as in Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.5, the others so that
/// bounds of 1, 2 and 3 degrees are right, and others no more than 0.13% off. As parts of 256 they
/// take a page little to download.
const FEW: [f64; 4] = [607.0 / 256.0, 811.0 / 256.0, 161.0 / 256.0, 1172.0 / 256.0];

/// Bounds of 95% of an average of this many numbers are as many of its standard errors away.
fn deviations(count: u64) -> f64 {
    let part = 1.0 / float(count.saturating_sub(1));
    let more = FEW.iter().rev().fold(0.0, |sum, by| part * (by + sum));
    DEVIATIONS + more
}

impl Estimate {
    /// The estimate of a number that a rising or a falling function makes of this one, such as a
    /// share in percent.
    #[must_use]
    pub fn map(self, function: impl Fn(f64) -> f64) -> Estimate {
        let (one, other) = (function(self.low), function(self.high));
        Estimate {
            value: function(self.value),
            low: one.min(other),
            high: one.max(other),
        }
    }

    /// The estimate of what is no less than 0, and no more than this.
    #[cfg(any(feature = "heckmeck", feature = "knucklebones"))]
    pub(crate) fn within(self, most: f64) -> Estimate {
        // `clamp` would write its bounds when it panics, which takes a phone 10 kB to download.
        self.map(|bound| bound.max(0.0).min(most))
    }

    /// The standard error that the interval stands for, as if it were that of the normal distribution.
    #[must_use]
    pub fn standard_error(self) -> f64 {
        (self.high - self.low) / (2.0 * DEVIATIONS)
    }

    /// The share of `part` in `all` games, with Wilson's score interval (E. B. Wilson, Journal of
    /// the American Statistical Association 22, 1927). Without games anything is possible. No part
    /// is more than all.
    #[must_use]
    pub fn share(part: u64, all: u64) -> Estimate {
        if all == 0 {
            return Estimate {
                value: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let (part, all) = (float(part.min(all)), float(all));
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
}

/// Writes the value, its interval and its standard error, which has one digit more; `{:#}` writes a
/// share in percent.
///
/// ```
/// use rollwise_engine::estimate::Estimate;
///
/// let wins = Estimate::share(700, 1000);
/// assert_eq!(format!("{wins:.2}"), "0.70 [0.67, 0.73], standard error 0.014");
/// assert_eq!(format!("{wins:#.1}"), "70.0% [67.1, 72.8], standard error 1.45");
/// ```
impl Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shown, percent) = if f.alternate() {
            (self.map(|share| 100.0 * share), "%")
        } else {
            (*self, "")
        };
        let digits = f.precision().unwrap_or(2);
        let Estimate { value, low, high } = shown;
        let (error, more) = (shown.standard_error(), digits + 1);
        write!(
            f,
            "{value:.digits$}{percent} [{low:.digits$}, {high:.digits$}], standard error {error:.more$}"
        )
    }
}

/// How many numbers there are, their sum, and the sum of their squares.
///
/// ```
/// use rollwise_engine::estimate::Sums;
///
/// let scores: Sums = [120.0, 310.0, 230.0].into_iter().collect();
/// assert_eq!((scores.count, scores.average().value), (3, 220.0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    /// How many numbers there are.
    pub count: u64,
    /// The sum of the numbers.
    pub sum: f64,
    /// The sum of their squares.
    pub squares: f64,
}

impl Sums {
    /// Those of no numbers.
    #[cfg(feature = "rummikub")]
    pub(crate) const NONE: Sums = Sums {
        count: 0,
        sum: 0.0,
        squares: 0.0,
    };

    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Adds the result of a game without the luck of the dice: less than it by how much each of the
    /// game's rolls was better for the player than a roll is on average, as some fixed values of
    /// positions have it.
    ///
    /// Over all games luck comes to nothing, whatever the values are, so the average stays what it
    /// is; but the better they are, the less it varies. (An advantage sum: M. Zinkevich et al.,
    /// "Optimal unbiased estimators for evaluating agent performance", 2006.)
    pub fn add_without_luck(&mut self, result: f64, luck: f64) {
        self.add(result - luck);
    }

    /// Adds all numbers of another sum.
    pub fn merge(&mut self, other: &Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The average, with the interval of Student's distribution. Of fewer than two numbers no
    /// spread is known: then the interval has no bounds. Without numbers the average is 0.
    #[must_use]
    pub fn average(&self) -> Estimate {
        let value = self.sum / float(self.count.max(1));
        let half = if self.count < 2 {
            f64::INFINITY
        } else {
            deviations(self.count) * (self.variance(value) / float(self.count)).sqrt()
        };
        Estimate {
            value,
            low: value - half,
            high: value + half,
        }
    }

    /// The average as a share of `whole`, of numbers that are none below 0 and none above `whole`:
    /// wins that count 0, ½ or 1, say. Without numbers anything is possible.
    ///
    /// The interval is that of A. Agresti and B. A. Coull, "Approximate is better than 'exact' for
    /// interval estimation of binomial proportions", The American Statistician 52, 1998, with the
    /// variance that was found in place of that of wins and losses: z² more numbers, half of them 0
    /// and half of them `whole`, are added before bounds are taken z standard errors away. So few
    /// games that were all won don't prove that all will be.
    ///
    /// ```
    /// use rollwise_engine::estimate::Sums;
    ///
    /// let wins: Sums = [1.0, 1.0, 1.0, 1.0].into_iter().collect();
    /// let share = wins.share(1.0);
    /// assert_eq!((share.value, share.high), (1.0, 1.0));
    /// assert!((share.low - 0.45).abs() < 0.01);
    /// ```
    #[must_use]
    pub fn share(&self, whole: f64) -> Estimate {
        let square = DEVIATIONS * DEVIATIONS;
        let all = float(self.count) + square;
        let middle = (self.sum / whole + square / 2.0) / all;
        let squares = (self.squares / (whole * whole) + square / 2.0) / all;
        let half = DEVIATIONS * ((squares - middle * middle) / all).sqrt();
        Estimate {
            value: self.sum / whole / float(self.count.max(1)),
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        }
    }

    /// Standard deviation; 0 for fewer than two numbers.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        self.variance(self.sum / float(self.count.max(1))).sqrt()
    }

    /// The unbiased variance of numbers with this mean.
    fn variance(&self, mean: f64) -> f64 {
        let squares = (self.squares - self.sum * mean).max(0.0);
        squares / float(self.count.saturating_sub(1).max(1))
    }
}

impl FromIterator<f64> for Sums {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Sums {
        let mut sums = Sums::default();
        for number in numbers {
            sums.add(number);
        }
        sums
    }
}

/// A sum over games as a number to divide by. Exact up to 2^53, which no sum comes near to: even
/// the squares of worms need decades of games.
#[expect(clippy::cast_precision_loss, reason = "exact, see above")]
pub(crate) fn float(sum: u64) -> f64 {
    sum as f64
}
