//! The rules of the cards, by hand: what each has a player do, and which of them decides.

use rollwise_engine::dice::Face;
use rollwise_engine::heckmeck::{Action, Heckmeck, Table, Turn, View};
use rollwise_engine::maxims::{Maxims, Spoken as _};
use rollwise_engine::sentences::Vocabulary as _;

/// What the card with this many rules leaves, and the place of the rule that decides.
fn heard(count: usize, table: &str, turn: &str) -> (Vec<Action>, Option<usize>) {
    let (table, turn): (Table, Turn) = (table.parse().expect(table), turn.parse().expect(turn));
    let view = View {
        table: &table,
        turn: &turn,
    };
    let choices = Heckmeck::choices(&view);
    let card = Heckmeck::card(count).expect("a card of this length");
    let heard = Maxims::<Heckmeck>::new(card).hear(&view, &choices);
    let left = (0..choices.len()).filter(|place| heard.left & 1 << place != 0);
    (left.map(|place| choices[place]).collect(), heard.decided)
}

const NOTHING_TO_STEAL: &str = "*- | - | grill 21-36";

fn takes(number: u8) -> Vec<Action> {
    vec![Action::Take(Face::new(number).expect("a face"))]
}

#[test]
fn cards_have_one_rule_three_or_five() {
    for count in 0..8 {
        let card = Heckmeck::card(count);
        assert_eq!(
            card.map(<[_]>::len),
            matches!(count, 1 | 3 | 5).then_some(count)
        );
    }
}

#[test]
fn dice_are_worth_their_points_less_two_worms_first_and_a_steal_six_more() {
    let roll = "> 1 1 2 4 5 5 w w";
    assert_eq!(heard(1, NOTHING_TO_STEAL, roll), (takes(6), Some(0)));
    // A four is worth 2, and three threes 3; with the four it is 24.
    let turn = "5 5 5 w > 3 3 3 4";
    assert_eq!(heard(1, NOTHING_TO_STEAL, turn), (takes(3), Some(0)));
    assert_eq!(
        heard(1, "*- | 24 | grill 21-23 25-36", turn),
        (takes(4), Some(0))
    );
}

#[test]
fn with_three_dice_only_a_steal_or_a_fourth_face_stops() {
    let three_left = "5 5 5 5 w | 8 dice";
    assert_eq!(heard(1, NOTHING_TO_STEAL, three_left).0, [Action::Roll]);
    assert_eq!(
        heard(1, "*- | 25 | grill 21-24 26-36", three_left).0,
        [Action::Stop]
    );
    assert_eq!(
        heard(1, NOTHING_TO_STEAL, "1 5 5 5 5 w | 8 dice").0,
        [Action::Stop]
    );
    let four_faces = "3 4 5 5 w | 8 dice";
    assert_eq!(heard(1, NOTHING_TO_STEAL, four_faces).0, [Action::Roll]);
    assert_eq!(
        heard(3, NOTHING_TO_STEAL, four_faces),
        (vec![Action::Stop], Some(0))
    );
}

#[test]
fn without_a_worm_near_a_tile_few_dice_are_taken() {
    let turn = "5 5 5 > 2 2 3 4 4";
    assert_eq!(heard(1, NOTHING_TO_STEAL, turn).0, takes(4));
    assert_eq!(heard(3, NOTHING_TO_STEAL, turn), (takes(3), Some(1)));
    let with_a_worm = "5 5 5 > 4 4 4 4 w";
    assert_eq!(heard(3, NOTHING_TO_STEAL, with_a_worm), (takes(6), Some(1)));
    // Eleven points short.
    assert_eq!(heard(3, NOTHING_TO_STEAL, "5 5 > 2 2 2 3 4 4").0, takes(4));
}

#[test]
fn with_two_dice_a_higher_top_tile_is_rolled_for() {
    let two_left = "1 5 5 5 5 w | 8 dice";
    assert_eq!(
        heard(5, "*- | 30 | grill 21-29 31-36", two_left),
        (vec![Action::Roll], Some(1))
    );
    assert_eq!(
        heard(5, NOTHING_TO_STEAL, two_left),
        (vec![Action::Stop], Some(4))
    );
    let rolled = "1 5 5 5 5 w > 2 4";
    assert_eq!(heard(5, NOTHING_TO_STEAL, rolled), (takes(4), Some(4)));
    assert_eq!(
        heard(5, "*- | 28 | grill 21-27", rolled),
        (takes(2), Some(1))
    );
}
