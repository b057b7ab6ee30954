//! What a position is expected to come to.

use crate::knucklebones::GameResult;
use crate::knucklebones::value::Value;

/// What rounding leaves of nothing where the chances of a few rolls are added up. Eight rolls
/// named beforehand are likelier than that.
const ROUNDING: f64 = 2.5e-7;

/// What a position is expected to come to, for the player to move. A search adds it up, so that it
/// is kept as what adds up; see the methods for what it tells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// Chance to win, less the chance to lose.
    pub(crate) lead: f32,
    /// Chance of a tie.
    pub(crate) tie: f32,
    /// Own score less that of the other player at the end, on average.
    pub(crate) difference: f32,
    /// Proven lower bound of `lead` under optimal play.
    pub(crate) low: f32,
    /// Proven upper bound of `lead` under optimal play.
    pub(crate) high: f32,
}

impl Outlook {
    /// Of a game that is over.
    #[must_use]
    pub fn over(difference: i16) -> Outlook {
        let lead = f32::from(difference.signum());
        let is_tie = GameResult::of(difference) == GameResult::Tie;
        Outlook {
            lead,
            tie: f32::from(u8::from(is_tie)),
            difference: f32::from(difference),
            low: lead,
            high: lead,
        }
    }

    /// Of a position that is only estimated.
    pub(crate) fn estimated(lead: f32, tie: f32, difference: f32) -> Outlook {
        let unknown = Outlook::NOTHING.without_bounds();
        Outlook {
            lead,
            tie,
            difference,
            ..unknown
        }
    }

    /// The same with bounds that anything is between.
    pub(crate) fn without_bounds(self) -> Outlook {
        Outlook {
            low: -1.0,
            high: 1.0,
            ..self
        }
    }

    /// Chance to win, less the chance to lose: −1 to 1.
    #[must_use]
    pub fn lead(self) -> f32 {
        self.lead
    }

    /// Chance of a tie.
    #[must_use]
    pub fn tie(self) -> f32 {
        self.tie
    }

    /// Own score less that of the other player at the end, on average.
    #[must_use]
    pub fn difference(self) -> f32 {
        self.difference
    }

    /// The share of games won, a tie counting half.
    #[must_use]
    pub fn share(self) -> f64 {
        self.settled(share(self.lead))
    }

    /// Chances to win, to tie and to lose; they add up to 1. What is certain is 0 or 1.
    #[must_use]
    pub fn chances(self) -> [f64; 3] {
        let [lead, tie] = [self.lead, self.tie].map(f64::from);
        let chances = [
            f64::midpoint(1.0 - tie, lead),
            tie,
            f64::midpoint(1.0 - tie, -lead),
        ]
        .map(|chance| self.settled(chance));
        // What rounding has left of one is none of the others' either.
        let sum: f64 = chances.iter().sum();
        chances.map(|chance| chance / sum)
    }

    /// A chance without what rounding has left: where all that can follow is known, nothing is 0,
    /// and certainty 1.
    fn settled(self, chance: f64) -> f64 {
        if self.is_exact() && chance < ROUNDING {
            0.0
        } else if self.is_exact() && chance > 1.0 - ROUNDING {
            1.0
        } else {
            chance.clamp(0.0, 1.0)
        }
    }

    /// What the share of best play against best play can't be below, nor above.
    #[must_use]
    pub fn bounds(self) -> [f64; 2] {
        [share(self.low), share(self.high)]
    }
}

/// The share of games won that goes with a lead.
fn share(lead: f32) -> f64 {
    f64::midpoint(1.0, lead.into())
}

impl Value for Outlook {
    const NOTHING: Outlook = Outlook {
        lead: 0.0,
        tie: 0.0,
        difference: 0.0,
        low: 0.0,
        high: 0.0,
    };

    fn plus(self, other: Outlook) -> Outlook {
        Outlook {
            lead: self.lead + other.lead,
            tie: self.tie + other.tie,
            difference: self.difference + other.difference,
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }

    fn times(self, factor: f32) -> Outlook {
        Outlook {
            lead: self.lead * factor,
            tie: self.tie * factor,
            difference: self.difference * factor,
            low: self.low * factor,
            high: self.high * factor,
        }
    }

    fn swapped(self) -> Outlook {
        Outlook {
            lead: -self.lead,
            tie: self.tie,
            difference: -self.difference,
            low: -self.high,
            high: -self.low,
        }
    }

    fn is_exact(&self) -> bool {
        self.low >= self.high
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What six rolls come to, each equally likely.
    fn of_rolls(outlooks: [Outlook; 6]) -> Outlook {
        let all = outlooks.into_iter().fold(Outlook::NOTHING, Outlook::plus);
        all.times(1.0 / 6.0)
    }

    #[test]
    fn a_result_that_no_roll_brings_has_no_chance() {
        let [win, tie] = [5, 0].map(Outlook::over);
        let one_in_six = of_rolls([win, win, win, win, win, tie]);
        let [_, _, loss] = one_in_six.chances();
        assert!(loss.abs() == 0.0, "{loss}");
        let deeper = of_rolls([one_in_six, win, win, tie, win, one_in_six]);
        let [_, _, loss] = deeper.chances();
        assert!(loss.abs() == 0.0, "{loss}");
    }

    #[test]
    fn what_every_roll_brings_is_certain() {
        let win = Outlook::over(5);
        let always = of_rolls([of_rolls([win; 6]); 6]);
        assert!(always.share() >= 1.0 && always.chances()[0] >= 1.0);
    }

    #[test]
    fn an_estimate_is_never_certain_by_rounding() {
        let estimate = Outlook::estimated(1.0 - 2e-7, 0.0, 3.0);
        assert!(estimate.share() < 1.0 && estimate.chances()[2] > 0.0);
    }
}
