//! The rules of the cards, by hand: where each has a die placed, and which of them decides.

use rollwise_engine::knucklebones::{Knucklebones, View};
use rollwise_engine::maxims::{Maxims, Spoken as _};
use rollwise_engine::sentences::Vocabulary as _;

use super::plain::face;

/// The columns that the card with this many rules leaves, and the place of the rule that decides.
fn heard(count: usize, position: &str, die: u8) -> (Vec<usize>, Option<usize>) {
    let view = View {
        position: position.parse().expect(position),
        roll: face(die),
    };
    let choices = Knucklebones::choices(&view);
    let card = Knucklebones::card(count).expect("a card of this length");
    let heard = Maxims::<Knucklebones>::new(card).hear(&view, &choices);
    let left = (0..choices.len()).filter(|place| heard.left & 1 << place != 0);
    (left.map(|place| choices[place]).collect(), heard.decided)
}

#[test]
fn cards_have_one_rule_three_or_five() {
    for count in 0..8 {
        let card = Knucklebones::card(count);
        assert_eq!(
            card.map(<[_]>::len),
            matches!(count, 1 | 3 | 5).then_some(count)
        );
    }
}

#[test]
fn gain_counts_once_what_they_lose_twice_and_each_die_six_less() {
    // 5 + 2 x 20 - 6 = 39 on the left, 15 - 6 = 9 in the middle, 5 on the right.
    assert_eq!(heard(1, "2__/5__/___ v 55_/___/___", 5), (vec![0], Some(0)));
    // 3 x 3 - 6 = 3 in the middle, as much as in an empty column: the left one has a die.
    assert_eq!(
        heard(1, "6__/3__/___ v ___/___/___", 3),
        (vec![1, 2], Some(0))
    );
}

#[test]
fn with_two_dice_or_fewer_equals_are_not_put_together() {
    let two = "6__/2__/___ v 1__/1__/1__";
    assert_eq!(heard(1, two, 6).0, [0]);
    assert_eq!(heard(3, two, 6), (vec![2], Some(1)));
    // With three dice they are.
    assert_eq!(heard(3, "6__/2__/3__ v 1__/1__/1__", 6).0, [0]);
}

#[test]
fn equal_columns_are_told_apart_by_what_is_kept_opposite() {
    let position = "___/___/1__ v 44_/4__/2__";
    // Six in both empty columns: 16 points are kept on the left, 4 in the middle.
    assert_eq!(heard(3, position, 6), (vec![1], Some(2)));
    assert_eq!(heard(1, position, 6), (vec![0, 1], Some(0)));
}

#[test]
fn with_one_empty_square_left_the_most_dice_are_removed() {
    // The right column counts most as well: 6 + 2 x 24 - 2 x 6.
    let one_left = "___/3__/12_ v 62_/544/663";
    let two_left = "___/3__/12_ v 62_/544/66_";
    assert_eq!(heard(5, one_left, 6), (vec![2], Some(0)));
    assert_eq!(heard(5, two_left, 6), (vec![2], Some(2)));
}
