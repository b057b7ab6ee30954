//! What a person sees on the sheet and in the dice, in words.

use std::ops::RangeInclusive;

use crate::dice::{Face, Faces};
use crate::sentences::{Vocabulary, words};
use crate::solitaire_dice::choice::{Choice, Taken, choices};
use crate::solitaire_dice::decide::{SolitaireDice, View};
use crate::solitaire_dice::sheet::{LAST_REJECT, Sheet};
use crate::solitaire_dice::sum::{MOST_MARKS, PAID_BACK, Sum};

words! {
    /// A number of the sheet.
    pub enum Fact {
        /// Numbers in use as rejects.
        InUse = "in-use",
        /// Reject marks in all.
        Rejects = "rejects",
        /// Marks of the most rejected number.
        MostRejects = "most-rejects",
        /// Sums with a mark.
        Started = "started",
        /// Sums with one to four marks.
        Open = "open",
        /// Marks that are missing on them until the fifth.
        Missing = "missing",
        /// Different numbers in the roll that are in use.
        Usable = "usable",
    }
}

words! {
    /// A number of a choice.
    pub enum Feature {
        /// Sums that get their first mark.
        Opens = "opens",
        /// Of these, sums 2, 3, 11 and 12.
        OpensOuter = "opens-outer",
        /// Of these, sums 5 and 9.
        OpensFive = "opens-5-9",
        /// Of these, sums 4 and 10.
        OpensFour = "opens-4-10",
        /// Marks that are the second to the fifth of a sum.
        TowardsFive = "towards-five",
        /// Marks that are the fourth or the fifth of a sum.
        NearlyFive = "nearly-five",
        /// Marks that are the fifth of a sum.
        Fifth = "fifth",
        /// Tens of points of marks from the sixth to the tenth.
        Tens = "tens",
        /// Such marks.
        Paid = "paid",
        /// Marks up to the fifth of a sum count 4, later ones the tens of points that they bring.
        Worth = "worth",
        /// Marks beyond the tenth.
        Wasted = "wasted",
        /// 1 if both sums are the same.
        Double = "double",
        /// How far both sums are from 7, added up.
        Far = "far",
        /// Marks of the sums chosen before the turn, added up.
        Marks = "marks",
        /// 1 if a number is rejected for the first time.
        NewReject = "new-reject",
        /// Marks that the rejected number has before the turn; 0 on a free ride.
        RejectMarks = "reject-marks",
        /// 1 if the rejects in use afterwards are all of 1, 2 and 6, or all of 1, 5 and 6.
        GoodRejects = "good-rejects",
        /// Numbers from 2 to 5 in use afterwards.
        Inner = "inner-rejects",
        /// Of these, 3 and 4.
        Middle = "middle-rejects",
        /// How far the numbers in use afterwards are from 1 or 6, added up.
        Inward = "inward-rejects",
        /// Marks of the most rejected number afterwards.
        MostRejects = "most-rejects",
    }
}

impl Vocabulary for SolitaireDice {
    type Fact = Fact;
    type Feature = Feature;

    fn choices(view: &View<'_>) -> Vec<Taken> {
        choices(view.sheet, view.roll, view.opening)
    }

    fn fact(&View { sheet, roll, .. }: &View<'_>, fact: Fact) -> i16 {
        let open = |marks: u8| (1..PAID_BACK).contains(&marks);
        let sums = sheet.sums().iter().copied();
        match fact {
            Fact::InUse => sheet.in_use().len().into(),
            Fact::Rejects => sheet.rejects().iter().sum::<u8>().into(),
            Fact::MostRejects => most_rejects(sheet),
            Fact::Started => sums.map(|marks| i16::from(marks > 0)).sum(),
            Fact::Open => sums.map(|marks| i16::from(open(marks))).sum(),
            Fact::Missing => {
                let open = sums.filter(|&marks| open(marks));
                open.map(|marks| i16::from(PAID_BACK - marks)).sum()
            }
            Fact::Usable => {
                let faces = roll.faces();
                sheet
                    .in_use()
                    .iter()
                    .map(|face| i16::from(faces.contains(face)))
                    .sum()
            }
        }
    }

    fn feature(&View { sheet, .. }: &View<'_>, taken: &Taken, feature: Feature) -> i16 {
        let choice = taken.choice;
        let opens = |among: &dyn Fn(u8) -> bool| {
            let sums = choice.pair.sums();
            let sums = &sums[usize::from(choice.pair.is_double())..];
            let opened = sums
                .iter()
                .filter(|&&sum| sheet.marks(sum) == 0 && among(sum.number()));
            opened.map(|_| 1).sum()
        };
        match feature {
            Feature::Opens => opens(&|_| true),
            Feature::OpensOuter => opens(&|sum| matches!(sum, 2 | 3 | 11 | 12)),
            Feature::OpensFive => opens(&|sum| matches!(sum, 5 | 9)),
            Feature::OpensFour => opens(&|sum| matches!(sum, 4 | 10)),
            Feature::TowardsFive => marks(sheet, choice, |before, _| {
                i16::from((1..PAID_BACK).contains(&before))
            }),
            Feature::NearlyFive => marks(sheet, choice, |before, _| {
                i16::from((PAID_BACK - 2..PAID_BACK).contains(&before))
            }),
            Feature::Fifth => marks(sheet, choice, |before, _| {
                i16::from(before + 1 == PAID_BACK)
            }),
            Feature::Tens => marks(sheet, choice, |before, sum| {
                if (PAID_BACK..MOST_MARKS).contains(&before) {
                    sum.each() / 10
                } else {
                    0
                }
            }),
            Feature::Paid => marks(sheet, choice, |before, _| {
                i16::from((PAID_BACK..MOST_MARKS).contains(&before))
            }),
            Feature::Worth => marks(sheet, choice, |before, sum| match before {
                0..PAID_BACK => 4,
                PAID_BACK..MOST_MARKS => sum.each() / 10,
                _ => 0,
            }),
            Feature::Wasted => choice.wasted(sheet).into(),
            Feature::Double => choice.pair.is_double().into(),
            Feature::Far => marks(sheet, choice, |_, sum| (i16::from(sum.number()) - 7).abs()),
            Feature::Marks => choice
                .pair
                .sums()
                .map(|sum| i16::from(sheet.marks(sum)))
                .iter()
                .sum(),
            Feature::NewReject => choice
                .reject
                .is_some_and(|face| sheet.rejected(face) == 0)
                .into(),
            Feature::RejectMarks => choice.reject.map_or(0, |face| sheet.rejected(face).into()),
            Feature::GoodRejects => has_good_rejects(&choice.after(sheet)).into(),
            Feature::Inner => in_use(&choice.after(sheet), 2..=5),
            Feature::Middle => in_use(&choice.after(sheet), 3..=4),
            Feature::Inward => {
                let after = choice.after(sheet);
                in_use(&after, 2..=5) + in_use(&after, 3..=4)
            }
            Feature::MostRejects => most_rejects(&choice.after(sheet)),
        }
    }
}

/// Adds up something of each of the two marks, given the marks of the sum before it.
fn marks(sheet: &Sheet, choice: Choice, of: impl Fn(u8, Sum) -> i16) -> i16 {
    let [low, high] = choice.pair.sums();
    let second = sheet.marks(high) + u8::from(choice.pair.is_double());
    of(sheet.marks(low), low) + of(second, high)
}

/// How many of some numbers are in use.
fn in_use(sheet: &Sheet, numbers: RangeInclusive<u8>) -> i16 {
    let faces = sheet.in_use().iter().map(Face::number);
    faces
        .map(|number| i16::from(numbers.contains(&number)))
        .sum()
}

/// Marks of the most rejected number, 8 at most.
fn most_rejects(sheet: &Sheet) -> i16 {
    let most = sheet.rejects().iter().copied().max().unwrap_or(0);
    most.min(LAST_REJECT).into()
}

/// Whether all numbers in use are of 1, 2 and 6, or all of 1, 5 and 6.
fn has_good_rejects(sheet: &Sheet) -> bool {
    let [one, two, _, _, five, six] = Face::ALL;
    let of = |set: [Face; 3]| -> Faces { set.into_iter().fold(Faces::NONE, Faces::with) };
    let is_of = |set: Faces| sheet.in_use().iter().all(|face| set.contains(face));
    is_of(of([one, two, six])) || is_of(of([one, five, six]))
}
