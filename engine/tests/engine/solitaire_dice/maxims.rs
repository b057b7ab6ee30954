//! The rules of the cards, by hand: what each has a player mark, and which of them decides.

use rollwise_engine::dice::Face;
use rollwise_engine::maxims::{Maxims, Spoken as _};
use rollwise_engine::sentences::Vocabulary as _;
use rollwise_engine::solitaire_dice::{Opening, Sheet, SolitaireDice, Sum, View};

/// What the card with this many rules leaves, as reject and sums, and the place of the rule that decides.
fn heard(count: usize, sheet: &str, roll: &str) -> (Vec<(u8, [u8; 2])>, Option<usize>) {
    let sheet: Sheet = sheet.parse().expect(sheet);
    let view = View {
        sheet: &sheet,
        roll: roll.parse().expect(roll),
        opening: Opening::Any,
    };
    let choices = SolitaireDice::choices(&view);
    let card = SolitaireDice::card(count).expect("a card of this length");
    let heard = Maxims::<SolitaireDice>::new(card).hear(&view, &choices);
    let left = (0..choices.len()).filter(|place| heard.left & 1 << place != 0);
    let taken = left.map(|place| choices[place].choice);
    let shown = taken.map(|choice| {
        let reject = choice.reject.map_or(0, Face::number);
        (reject, choice.pair.sums().map(Sum::number))
    });
    (shown.collect(), heard.decided)
}

#[test]
fn cards_have_one_rule_three_or_five() {
    for count in 0..8 {
        let card = SolitaireDice::card(count);
        assert_eq!(
            card.map(<[_]>::len),
            matches!(count, 1 | 3 | 5).then_some(count)
        );
    }
}

#[test]
fn good_sums_are_opened_and_good_numbers_rejected() {
    // Without the two: 4 and 10, or 6 and 8. The first are farther from 7.
    assert_eq!(heard(1, "|", "1 2 3 4 6"), (vec![(2, [4, 10])], Some(0)));
    assert_eq!(heard(5, "|", "1 2 3 4 6"), (vec![(2, [4, 10])], Some(4)));
}

#[test]
fn from_the_tenth_reject_on_opening_counts_as_three_marks() {
    // Before, the five is fresh, and 4 and 8 have one mark past the fifth between them, 6 and 6 two.
    let roll = "1 3 3 5 5";
    assert_eq!(
        heard(5, "6:8 8:8 | 1:5 3:3", roll),
        (vec![(5, [4, 8])], Some(4))
    );
    assert_eq!(
        heard(5, "6:8 8:10 | 1:5 3:4", roll),
        (vec![(5, [6, 6])], Some(0))
    );
}

#[test]
fn from_the_16th_reject_on_fourth_and_fifth_marks_come_first() {
    let roll = "1 3 3 5 5";
    let sheet = "4:3 6:8 8:10 10:9 | 1:7 3:4 6:4";
    for count in [3, 5] {
        assert_eq!(heard(count, sheet, roll), (vec![(3, [4, 10])], Some(1)));
    }
    // One reject fewer: 4 is far from 7, but 10 has a mark past the fifth, as 6 and 8 have both.
    let sheet = "4:3 6:8 8:10 10:7 | 1:7 3:4 6:3";
    assert_eq!(heard(3, sheet, roll), (vec![(3, [4, 10])], Some(2)));
}
