//! A player who adds up five factors, after an article on a computer player for this game.

use std::fmt;
use std::sync::OnceLock;

use crate::dice::{Face, Faces};
use crate::solitaire_dice::choice::Choice;
use crate::solitaire_dice::rules_of_thumb::{Rank, weightings};
use crate::solitaire_dice::sheet::{MOST_IN_USE, Sheet};
use crate::solitaire_dice::sum::{PAID_BACK, SUMS, Sum};

/// A set of three numbers that a player means to reject.
///
/// ```
/// use rollwise_engine::solitaire_dice::RejectSet;
///
/// assert_eq!(RejectSet::new([6, 2, 1]).unwrap().numbers(), [1, 2, 6]);
/// // A set and its mirror are the same to a player.
/// assert_eq!(RejectSet::new([1, 5, 6]).unwrap().mirror().numbers(), [1, 2, 6]);
/// assert_eq!(RejectSet::new([1, 1, 6]), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RejectSet([u8; 3]);

impl RejectSet {
    /// The ten sets, of which no two are each other's mirror.
    pub const ALL: [RejectSet; 10] = [
        RejectSet([1, 2, 3]),
        RejectSet([1, 2, 4]),
        RejectSet([1, 2, 5]),
        RejectSet([1, 2, 6]),
        RejectSet([1, 3, 4]),
        RejectSet([1, 3, 5]),
        RejectSet([1, 3, 6]),
        RejectSet([1, 4, 5]),
        RejectSet([2, 3, 4]),
        RejectSet([2, 3, 5]),
    ];

    /// The set of three different numbers, 1 to 6.
    #[must_use]
    pub fn new([a, b, c]: [u8; 3]) -> Option<RejectSet> {
        let low = a.min(b).min(c);
        let high = a.max(b).max(c);
        let middle = a
            .wrapping_add(b)
            .wrapping_add(c)
            .wrapping_sub(low)
            .wrapping_sub(high);
        let is_set = 1 <= low && low < middle && middle < high && high <= 6;
        is_set.then_some(RejectSet([low, middle, high]))
    }

    /// The numbers, ascending.
    #[must_use]
    pub fn numbers(self) -> [u8; 3] {
        self.0
    }

    /// The set when every face f is read as 7 − f.
    #[must_use]
    pub fn mirror(self) -> RejectSet {
        let [low, middle, high] = self.0;
        RejectSet([7 - high, 7 - middle, 7 - low])
    }

    /// The numbers as faces of a die.
    #[must_use]
    pub fn faces(self) -> Faces {
        let faces = self.0.map(|number| Face::ALL[usize::from(number - 1)]);
        faces.into_iter().fold(Faces::NONE, Faces::with)
    }
}

/// {1,2,6}, the best.
impl Default for RejectSet {
    fn default() -> RejectSet {
        RejectSet([1, 2, 6])
    }
}

impl fmt::Display for RejectSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, middle, high] = self.0;
        write!(f, "{low}{middle}{high}")
    }
}

/// How much each factor counts beside the points that a choice brings at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Factors {
    /// Rejects stay within the set or its mirror.
    pub within: f64,
    /// A new number comes into use.
    pub new: f64,
    /// For each mark that the rejected number has.
    pub uneven: f64,
    /// The weightings of both sums, as parts of the greatest. A sum with five marks or more counts
    /// nothing: what it still brings is in the points.
    pub weighting: f64,
    /// How much of its weighting the second of two equal sums counts.
    pub second: f64,
}

/// Factors in their order for each of [`RejectSet::ALL`], with the average over a million games, as
/// `cargo xtask tune solitaire-dice` finds them.
const TUNED: [[f64; 5]; 10] = [
    [1623.1, -58.3, -68.0, 64.7, 0.87], // 123: −69.6
    [465.5, -36.0, -73.4, 57.1, 1.02],  // 124: −102.6
    [1915.6, -54.2, -67.7, 57.2, 1.18], // 125: −12.7
    [1101.1, -54.2, -64.8, 55.8, 0.94], // 126: 72.0
    [5445.7, -58.8, -69.1, 52.2, 1.02], // 134: −124.1
    [340.2, -53.0, -66.6, 55.0, 0.99],  // 135: −65.4
    [1858.2, -47.3, -56.5, 54.3, 0.93], // 136: 24.1
    [2494.5, -81.3, -94.7, 54.2, 0.93], // 145: −64.0
    [624.2, -62.3, -66.2, 49.8, 1.03],  // 234: −200.3
    [755.3, -58.6, -62.3, 54.5, 1.09],  // 235: −131.1
];

impl Factors {
    /// Those of a set or its mirror.
    #[must_use]
    pub fn of(set: RejectSet) -> Factors {
        let is_meant = |other: &RejectSet| *other == set || other.mirror() == set;
        let Some(place) = RejectSet::ALL.iter().position(is_meant) else {
            unreachable!("each set or its mirror is one of the ten");
        };
        let [within, new, uneven, weighting, second] = TUNED[place];
        Factors {
            within,
            new,
            uneven,
            weighting,
            second,
        }
    }
}

/// Plays for a set of rejects by five factors.
pub struct FiveFactors {
    sets: [Faces; 2],
    factors: Factors,
    /// Of every set of three numbers, as parts of its greatest.
    weightings: &'static [[f64; SUMS]],
}

impl FiveFactors {
    /// Plays for a set or its mirror.
    #[must_use]
    pub fn new(set: RejectSet, factors: Factors) -> FiveFactors {
        static WEIGHTINGS: OnceLock<Vec<[f64; SUMS]>> = OnceLock::new();
        FiveFactors {
            sets: [set.faces(), set.mirror().faces()],
            factors,
            weightings: WEIGHTINGS.get_or_init(|| Faces::every().map(parts).collect()),
        }
    }

    /// The sum of all factors for a choice.
    #[must_use]
    pub fn rank(&self, sheet: &Sheet, choice: Choice) -> Rank {
        let Factors {
            within,
            new,
            uneven,
            weighting,
            second,
        } = self.factors;
        let after = choice.after(sheet);
        let in_use = after.in_use();
        let mut sum = f64::from(after.score() - sheet.score());
        if self.sets.iter().any(|&set| in_use.is_within(set)) {
            sum += within;
        }
        if let Some(face) = choice.reject {
            if sheet.rejected(face) == 0 {
                sum += new;
            }
            sum += uneven * f64::from(sheet.rejected(face));
        }
        let weightings = &self.weightings[self.most_alike(in_use).index()];
        let [low, high] = choice.pair.sums();
        let weighted = |sum: Sum, marks: u8| match marks {
            0..PAID_BACK => weightings[sum.index()],
            _ => 0.0,
        };
        sum += weighting * weighted(low, sheet.marks(low));
        sum += weighting
            * if choice.pair.is_double() {
                second * weighted(high, sheet.marks(high) + 1)
            } else {
                weighted(high, sheet.marks(high))
            };
        [sum, 0.0, 0.0, 0.0]
    }

    /// The set or its mirror if the numbers in use fit; else the set of three numbers that they fit
    /// and that has the most numbers in common with one of the two.
    fn most_alike(&self, in_use: Faces) -> Faces {
        let fitting = self.sets.into_iter().find(|&set| in_use.is_within(set));
        fitting.unwrap_or_else(|| {
            let in_common = |set: Faces| {
                let in_common = self.sets.map(|wanted| wanted.intersection(set).len());
                in_common.into_iter().max()
            };
            let fitting =
                Faces::every().filter(|&set| set.len() == MOST_IN_USE && in_use.is_within(set));
            // Of equal ones the first.
            fitting
                .reduce(|best, set| {
                    if in_common(set) > in_common(best) {
                        set
                    } else {
                        best
                    }
                })
                .unwrap_or(self.sets[0])
        })
    }
}

fn parts(set: Faces) -> [f64; SUMS] {
    let weightings = weightings(set);
    let most = weightings.into_iter().fold(1, u32::max);
    weightings.map(|weighting| f64::from(weighting) / f64::from(most))
}
