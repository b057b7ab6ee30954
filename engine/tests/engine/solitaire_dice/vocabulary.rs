//! What a person sees on the sheet and in the dice, by hand.

use rollwise_engine::dice::Face;
use rollwise_engine::sentences::Vocabulary as _;
use rollwise_engine::series::Series;
use rollwise_engine::solitaire_dice::{
    Fact, Feature, FiveDice, Opening, Sheet, Sheets, SolitaireDice, Start, Strategy, Sum, View,
    by_heart, choices,
};

fn view<'a>(sheet: &'a Sheet, roll: &str) -> View<'a> {
    View {
        sheet,
        roll: roll.parse().expect(roll),
        opening: Opening::Any,
    }
}

fn facts(sheet: &str, roll: &str) -> Vec<(&'static str, i16)> {
    let sheet: Sheet = sheet.parse().expect(sheet);
    let view = view(&sheet, roll);
    let of = |fact: Fact| (fact.name(), SolitaireDice::fact(&view, fact));
    Fact::ALL.map(of).into()
}

/// The features of a choice that are not 0, given its reject, 0 on a free ride, and its sums.
fn features(sheet: &str, roll: &str, reject: u8, sums: [u8; 2]) -> Vec<(&'static str, i16)> {
    let sheet: Sheet = sheet.parse().expect(sheet);
    let view = view(&sheet, roll);
    let roll: FiveDice = view.roll;
    let all = choices(&sheet, roll, Opening::Any);
    let is_it = |choice: &rollwise_engine::solitaire_dice::Choice| {
        choice.reject.map_or(0, Face::number) == reject
            && choice.pair.sums().map(Sum::number) == sums
    };
    let taken = all.into_iter().find(|taken| is_it(&taken.choice));
    let taken = taken.expect("the roll allows it");
    let of = |feature: Feature| {
        (
            feature.name(),
            SolitaireDice::feature(&view, &taken, feature),
        )
    };
    Feature::ALL
        .map(of)
        .into_iter()
        .filter(|&(_, number)| number != 0)
        .collect()
}

const SHEET: &str = "4:4 5:8 6:9 7:8 8:7 9:3 | 1:7 2:6 6:7";

#[test]
fn facts_are_those_of_the_sheet_and_the_roll() {
    assert_eq!(
        facts(SHEET, "12366"),
        [
            ("in-use", 3),
            ("rejects", 20),
            ("most-rejects", 7),
            ("started", 6),
            ("open", 2),
            // One of the fours, two of the nines.
            ("missing", 3),
            ("usable", 3),
        ]
    );
    assert!(facts("|", "12345").iter().all(|&(_, number)| number == 0));
}

#[test]
fn features_are_those_of_the_marks() {
    // The fifth mark on 4, and the first on 12.
    assert_eq!(
        features(SHEET, "22266", 2, [4, 12]),
        [
            ("opens", 1),
            ("opens-outer", 1),
            ("towards-five", 1),
            ("nearly-five", 1),
            ("fifth", 1),
            ("worth", 8),
            ("far", 8),
            ("marks", 4),
            ("reject-marks", 6),
            ("good-rejects", 1),
            ("inner-rejects", 1),
            ("inward-rejects", 1),
            ("most-rejects", 7),
        ]
    );
    // The tenth mark on 6, and one beyond; the eighth reject.
    assert_eq!(
        features(SHEET, "13333", 1, [6, 6]),
        [
            ("tens", 4),
            ("paid", 1),
            ("worth", 4),
            ("wasted", 1),
            ("double", 1),
            ("far", 2),
            ("marks", 18),
            ("reject-marks", 7),
            ("good-rejects", 1),
            ("inner-rejects", 1),
            ("inward-rejects", 1),
            ("most-rejects", 8),
        ]
    );
    // A third number comes into use, and one row is opened twice.
    assert_eq!(
        features("7:2 8:2 | 1:1 6:1", "32233", 3, [5, 5]),
        [
            ("opens", 1),
            ("opens-5-9", 1),
            ("towards-five", 1),
            ("worth", 8),
            ("double", 1),
            ("far", 4),
            ("new-reject", 1),
            ("inner-rejects", 1),
            ("middle-rejects", 1),
            ("inward-rejects", 2),
            ("most-rejects", 1),
        ]
    );
}

/// Both on the same rolls.
#[test]
fn rules_learned_by_heart_score_more_than_a_rule_of_thumb() {
    let thumb = Strategy::Thumb.decider(None).expect("it needs no weights");
    let five = Box::new(by_heart(5).expect("there is such a list"));
    let players = Sheets {
        players: vec![thumb, five],
        start: Start::default(),
        luck: None,
    };
    let mut games = Series::of(players, 51);
    for _ in 0..2_000 {
        games.play();
    }
    let more = games.tally().difference(1, 0);
    assert!(more.low > 0.0, "{more:?}");
}

#[test]
fn lists_of_every_length_are_there() {
    for count in 1..=7 {
        assert_eq!(by_heart(count).expect("1 to 7").0.len(), count);
    }
    assert!(by_heart(0).is_none() && by_heart(8).is_none());
}

/// By their names, and no other number of rules has one.
#[test]
fn players_go_by_rules_of_each_number() {
    for rules in 1..=7 {
        let name = format!("by-heart-{rules}");
        let strategy: Strategy = name.parse().expect("1 to 7");
        assert_eq!(strategy, Strategy::ByHeart { rules });
        assert_eq!(strategy.to_string(), name);
        assert!(strategy.decider(None).is_ok());
    }
    for wrong in [
        "by-heart",
        "by-heart-0",
        "by-heart-8",
        "by-heart-05",
        "by-heart-",
    ] {
        assert!(wrong.parse::<Strategy>().is_err(), "{wrong}");
    }
}
