//! The rules of Knucklebones to say aloud, as the card says them.

use crate::knucklebones::decide::{Knucklebones, View};
use crate::knucklebones::vocabulary::{Fact, Feature};
use crate::maxims::{Spoken, in_order};
use crate::names::named;
use crate::sentences::Vocabulary;

named! {
    /// A rule of the cards.
    pub enum Maxim {
        /// "Take the column that counts most: your gain, plus twice what your opponent loses, minus 6
        /// for each die you have there."
        TwiceTheirLoss = "twice-their-loss",
        /// "Two dice or fewer on your board: put none onto its equal."
        NoEarlyPair = "no-early-pair",
        /// "If equal: where your opponent keeps the fewest points."
        FewestOpposite = "fewest-opposite",
        /// "Only one empty square left on a board: remove the most dice, else join the most equals."
        LastSquare = "last-square",
        /// "If equal: add what your opponent keeps there and what one die could then take from you more
        /// than before; the least is best."
        LeastDanger = "least-danger",
        /// "Still equal: where you gain most."
        MostGain = "most-gain",
    }
}

impl Spoken for Knucklebones {
    type Maxim = Maxim;

    fn card(count: usize) -> Option<&'static [Maxim]> {
        Some(match count {
            1 => &[Maxim::TwiceTheirLoss],
            3 => &[
                Maxim::NoEarlyPair,
                Maxim::TwiceTheirLoss,
                Maxim::FewestOpposite,
            ],
            5 => &[
                Maxim::LastSquare,
                Maxim::NoEarlyPair,
                Maxim::TwiceTheirLoss,
                Maxim::LeastDanger,
                Maxim::MostGain,
            ],
            _ => return None,
        })
    }

    fn likes(maxim: Maxim, view: &View, column: &usize) -> i16 {
        let feature = |feature| Knucklebones::feature(view, column, feature);
        let fact = |fact| Knucklebones::fact(view, fact);
        match maxim {
            Maxim::TwiceTheirLoss => {
                feature(Feature::Gain) + 2 * feature(Feature::Takes) - 6 * feature(Feature::Dice)
            }
            // Two of nine squares hold a die.
            Maxim::NoEarlyPair if fact(Fact::Empty) >= 7 => -feature(Feature::Same),
            Maxim::LastSquare if fact(Fact::FewestEmpty) <= 1 => {
                in_order([(4, feature(Feature::Removed)), (4, feature(Feature::Same))])
            }
            Maxim::NoEarlyPair | Maxim::LastSquare => 0,
            Maxim::FewestOpposite => -feature(Feature::TheirScore),
            Maxim::LeastDanger => -feature(Feature::TheirScore) - feature(Feature::AddsRisk),
            Maxim::MostGain => feature(Feature::Gain),
        }
    }
}
