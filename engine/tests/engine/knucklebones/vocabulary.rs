//! What a person sees on the boards, against plain lists of dice.

use rollwise_engine::chance::generator;
use rollwise_engine::decide::Decide;
use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::{Duel, Fact, Feature, Knucklebones, Strategy, View, by_heart};
use rollwise_engine::sentences::Vocabulary as _;
use rollwise_engine::series::Series;

use super::plain::{DICE, Plain, face, random_positions};

/// Dice of a value in a column.
fn count(column: &[u8], die: u8) -> i16 {
    column
        .iter()
        .filter(|&&other| other == die)
        .map(|_| 1)
        .sum()
}

/// What the dice of a value score in a column.
fn points(column: &[u8], die: u8) -> i16 {
    i16::from(die) * count(column, die) * count(column, die)
}

fn score(column: &[u8]) -> i16 {
    DICE.iter().map(|&die| points(column, die)).sum()
}

/// Most points that one die in the facing column removes of a column.
fn at_risk(column: &[u8], facing: &[u8]) -> i16 {
    let removed = DICE.iter().map(|&die| points(column, die));
    if facing.len() == 3 {
        0
    } else {
        removed.max().unwrap_or(0)
    }
}

fn len(column: &[u8]) -> i16 {
    i16::try_from(column.len()).expect("three at most")
}

/// A feature of placing a die in a column, by the lists before and after it.
fn expected(before: [&[u8]; 2], after: [&[u8]; 2], die: u8, feature: Feature) -> i16 {
    let ([mine, theirs], [own, facing]) = (before, after);
    let [gain, takes] = [score(own) - score(mine), score(theirs) - score(facing)];
    match feature {
        Feature::Gain => gain,
        Feature::Takes => takes,
        Feature::Swing => gain + takes,
        Feature::Removed => count(theirs, die),
        Feature::Same => count(mine, die),
        Feature::Dice => len(mine),
        Feature::Fills => (own.len() == 3).into(),
        Feature::Kinds => DICE.iter().map(|&die| count(own, die).min(1)).sum(),
        Feature::Facing => len(facing),
        Feature::Safe => (facing.len() == 3).into(),
        Feature::AtRisk => at_risk(own, facing),
        Feature::Exposed if facing.len() == 3 => 0,
        Feature::Exposed => points(own, die),
        Feature::Score => score(own),
        Feature::Before => score(mine),
        Feature::TheirScore => score(facing),
        Feature::Ahead => score(mine) - score(theirs),
        Feature::Target => at_risk(facing, own),
        Feature::AddsRisk => at_risk(own, facing) - at_risk(mine, theirs),
        Feature::GivesUp => at_risk(theirs, mine) - at_risk(facing, own),
        Feature::Opens => mine.is_empty().into(),
    }
}

#[test]
fn features_are_what_the_lists_say() {
    for position in random_positions(91, 400) {
        let plain = Plain::of(position);
        for die in DICE {
            let view = View {
                position,
                roll: face(die),
            };
            for (column, after) in
                (0..3).filter_map(|column| Some((column, plain.after(column, die)?)))
            {
                let before = [&plain.mine[column][..], &plain.theirs[column]];
                let after = [&after.theirs[column][..], &after.mine[column]];
                for feature in Feature::ALL {
                    assert_eq!(
                        Knucklebones::feature(&view, &column, feature),
                        expected(before, after, die, feature),
                        "{feature} of {die} in column {column} of {position}"
                    );
                }
            }
        }
    }
}

#[test]
fn facts_are_what_the_lists_say() {
    for position in random_positions(92, 400) {
        let Plain { mine, theirs } = Plain::of(position);
        let sum = |columns: &[Vec<u8>], of: &dyn Fn(&[u8]) -> i16| {
            columns.iter().map(|column| of(column)).sum::<i16>()
        };
        let [empty, their_empty] = [&mine, &theirs].map(|board| 9 - sum(board, &len));
        for die in DICE {
            let view = View {
                position,
                roll: face(die),
            };
            for fact in Fact::ALL {
                let expected = match fact {
                    Fact::Die => die.into(),
                    Fact::Empty => empty,
                    Fact::TheirEmpty => their_empty,
                    Fact::FewestEmpty => empty.min(their_empty),
                    Fact::Lead => sum(&mine, &score) - sum(&theirs, &score),
                    Fact::Behind => empty - their_empty,
                    Fact::TheirMatching => sum(&theirs, &|column| count(column, die)),
                    Fact::Matching => sum(&mine, &|column| count(column, die)),
                };
                assert_eq!(
                    Knucklebones::fact(&view, fact),
                    expected,
                    "{fact} of {die} in {position}"
                );
            }
        }
    }
}

#[test]
fn the_choices_are_the_columns_with_room() {
    for position in random_positions(93, 300) {
        let plain = Plain::of(position);
        let with_room: Vec<usize> = (0..3)
            .filter(|&column| plain.after(column, 1).is_some())
            .collect();
        if !with_room.is_empty() {
            let view = View {
                position,
                roll: Face::ALL[0],
            };
            assert_eq!(Knucklebones::choices(&view), with_room, "{position}");
        }
    }
}

/// There is a list of each length, and none plays like another.
#[test]
fn lists_of_every_length_are_there() {
    let mut played: Vec<Vec<usize>> = Vec::new();
    for count in 1..=7 {
        let mut list = by_heart(count).expect("1 to 7");
        assert_eq!(list.0.len(), count);
        let views = random_positions(94, 600).into_iter().zip((0..6).cycle());
        let columns = views.map(|(position, roll)| {
            let roll = Face::ALL[roll];
            list.decide(View { position, roll }, &mut generator(1, 0))
        });
        let columns: Vec<usize> = columns.collect();
        assert!(!played.contains(&columns), "{count}");
        played.push(columns);
    }
    assert!(by_heart(0).is_none() && by_heart(8).is_none());
}

/// Five against greedy play, and seven against one.
#[test]
fn rules_learned_by_heart_win_more_than_half() {
    let share = |count, other: Box<dyn Decide<Knucklebones>>| {
        let list = Box::new(by_heart(count).expect("1 to 7"));
        let duel = Duel::by_learned([list, other], None);

        let mut games = Series::of(duel, 95);
        for _ in 0..4_000 {
            games.play();
        }
        games.tally().share()
    };
    let greedy = Strategy::Greedy.decider(None).expect("it needs no values");
    let against_greedy = share(5, greedy);
    assert!(against_greedy.low > 0.55, "{against_greedy:?}");
    let against_one = share(7, Box::new(by_heart(1).expect("1 to 7")));
    assert!(against_one.low > 0.52, "{against_one:?}");
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
