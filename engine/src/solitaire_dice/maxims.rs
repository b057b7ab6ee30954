//! The rules of Solitaire Dice to say aloud, as the card says them.

use crate::maxims::{Spoken, in_order};
use crate::names::named;
use crate::sentences::Vocabulary;
use crate::solitaire_dice::choice::Taken;
use crate::solitaire_dice::decide::{SolitaireDice, View};
use crate::solitaire_dice::vocabulary::{Fact, Feature};

named! {
    /// A rule of the cards.
    pub enum Maxim {
        /// [`GoodNumbers`](Maxim::GoodNumbers), then: "the reject with the fewest marks, few marks past
        /// the fifth, sums far from 7."
        AllTheGame = "all-the-game",
        /// "From the tenth reject on: the reject with the fewest marks; opening a sum counts as three
        /// marks."
        LateRejects = "late-rejects",
        /// "From the 16th reject on: fourth and fifth marks first, then the most points at once."
        LateMarks = "late-marks",
        /// "Open only 4, 6, 7, 8 and 10; reject only 1, 2, 6 or only 1, 5, 6: break as little of this as
        /// you can. Rather open 5 and 9 than 2, 3, 11 and 12."
        GoodNumbers = "good-numbers",
        /// "As few of 3 and 4 as rejects as you can; then no reject with three marks."
        FreshRejects = "fresh-rejects",
        /// "Few marks past the fifth, then sums far from 7."
        FarFromSeven = "far-from-seven",
    }
}

impl Spoken for SolitaireDice {
    type Maxim = Maxim;

    fn card(count: usize) -> Option<&'static [Maxim]> {
        Some(match count {
            1 => &[Maxim::AllTheGame],
            3 => &[Maxim::LateRejects, Maxim::LateMarks, Maxim::AllTheGame],
            5 => &[
                Maxim::LateRejects,
                Maxim::LateMarks,
                Maxim::GoodNumbers,
                Maxim::FreshRejects,
                Maxim::FarFromSeven,
            ],
            _ => return None,
        })
    }

    fn likes(maxim: Maxim, view: &View<'_>, taken: &Taken) -> i16 {
        let feature = |feature| SolitaireDice::feature(view, taken, feature);
        let rejects = SolitaireDice::fact(view, Fact::Rejects);
        let outer = feature(Feature::OpensOuter);
        let kept = feature(Feature::GoodRejects) - outer - feature(Feature::OpensFive);
        let marks = feature(Feature::RejectMarks);
        let paid = feature(Feature::Paid);
        let far = feature(Feature::Far);
        match maxim {
            Maxim::AllTheGame => {
                in_order([(4, kept), (3, -outer), (9, -marks), (3, -paid), (11, far)])
            }
            Maxim::LateRejects if rejects >= 9 => -3 * feature(Feature::Opens) - marks,
            Maxim::LateMarks if rejects >= 15 => {
                let gain = taken.choice.after(view.sheet).score() - view.sheet.score();
                in_order([(3, feature(Feature::NearlyFive)), (100, gain / 10)])
            }
            Maxim::LateRejects | Maxim::LateMarks => 0,
            Maxim::GoodNumbers => in_order([(4, kept), (3, -outer)]),
            Maxim::FreshRejects => {
                let worn = i16::from(marks >= 3);
                in_order([(3, -feature(Feature::Middle)), (2, -worn)])
            }
            Maxim::FarFromSeven => in_order([(3, -paid), (11, far)]),
        }
    }
}
