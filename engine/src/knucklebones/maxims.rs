//! The rules of Knucklebones to say aloud, as the card says them.

use crate::knucklebones::decide::{Knucklebones, View};
use crate::knucklebones::vocabulary::{Fact, Feature};
use crate::maxims::{Spoken, in_order};
use crate::names::named;
use crate::sentences::Vocabulary;

named! {
    /// A rule of the cards.
    pub enum Maxim {
        /// "Take the highest count: your gain, plus twice what they lose, minus 6 for each die in the
        /// column."
        TwiceTheirLoss = "twice-their-loss",
        /// "With two dice or fewer on your board: none onto its equal."
        NoEarlyPair = "no-early-pair",
        /// "Equal: where they keep the fewest points."
        FewestOpposite = "fewest-opposite",
        /// "A board has one empty square or none: remove the most dice, else join the most equals."
        LastSquare = "last-square",
        /// "Equal: where they keep the fewest points, counting what one die of theirs can take more than
        /// before."
        LeastDanger = "least-danger",
        /// "Still equal: where you gain the most."
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
