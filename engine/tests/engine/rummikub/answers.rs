//! The solver's answers to positions whose answers are known.

use rollwise_engine::rummikub::{JokerRule, Objective, Position, Wishes};

use super::cases::JOKER_RULES;
use super::edge_cases::solved;
use super::plain::wishes;
use super::positions::{BY_JOKER_RULE, LARGE, OPENINGS, SMALL, TABLE_OF_43, position, under};

#[test]
fn small_positions_have_their_answers() {
    for (text, tiles, points, cuts) in SMALL {
        let found = solved(&position(text), &Wishes::default());
        assert_eq!(found, Some((tiles, points, cuts)), "{text}");
    }
    let most_points = solved(&position(SMALL[1].0), &wishes(Objective::Points));
    assert_eq!(most_points, Some((3, 55, 0)));
    let simple = solved(&position(SMALL[11].0), &wishes(Objective::Simple));
    assert_eq!(simple, Some((2, 9, 0)));
}

#[test]
fn positions_under_joker_rules_have_their_answers() {
    for (text, answers) in BY_JOKER_RULE {
        for (rule, answer) in JOKER_RULES.into_iter().zip(answers) {
            let found = solved(&under(text, rule), &Wishes::default());
            let found = found.map_or((0, 0), |(tiles, points, _)| (tiles, points));
            assert_eq!(found, answer, "{text} under {rule:?}");
        }
    }
}

#[test]
fn openings_have_their_answers() {
    for (rack, answer) in OPENINGS {
        let position = position(&format!("| {rack}")).before_opening();
        let found = solved(&position, &Wishes::default());
        assert_eq!(found.map(|found| (found.0, found.1)), answer, "{rack}");
    }
}

/// A large position and what is asked of it, by the words of the list.
fn large(text: &str, what: &str) -> (Position, Wishes) {
    let rule = match what {
        "stands" => JokerRule::Stands,
        "locked" => JokerRule::Locked,
        "both" => JokerRule::Both,
        _ => JokerRule::Free,
    };
    let objective = match what {
        "points" => Objective::Points,
        _ => Objective::Tiles,
    };
    let wishes = Wishes {
        keep_jokers: what == "keep jokers",
        ..wishes(objective)
    };
    (under(text, rule), wishes)
}

#[test]
fn large_positions_have_their_answers() {
    for (text, what, tiles, points, cuts) in LARGE {
        let (position, wishes) = large(text, what);
        let found = solved(&position, &wishes).unwrap();
        let cuts = cuts.unwrap_or(found.2);
        assert_eq!(found, (tiles, points, cuts), "{text}, {what}");
    }
}

#[test]
fn numbers_come_without_a_plan_as_well() {
    for (text, what, ..) in LARGE {
        let (position, wishes) = large(text, what);
        let found = solved(&position, &wishes).unwrap();
        let bare = Wishes {
            plan: false,
            ..wishes
        };
        let bare = solved(&position, &bare).unwrap();
        assert_eq!((found.0, found.1), (bare.0, bare.1), "{text}, {what}");
    }
    assert!(TABLE_OF_43.parse::<Position>().is_ok());
}
