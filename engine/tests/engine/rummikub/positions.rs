//! Positions with known answers, each under what it is listed for.

use rollwise_engine::rummikub::{
    Ending, JokerRule, Objective, Position, Rules, SolveError, Solver, Tiles, Wishes,
};

use super::cases::JOKER_RULES;
use super::plain::{Worth, best_move, best_opening, wishes};
use super::program;

/// Position; tiles, points and cuts of the best move with most tiles.
pub const SMALL: [(&str, u32, u32, u32); 13] = [
    ("| j j r13", 3, 73, 0),
    ("| r12-13 j b1-2 b4-5", 5, 42, 0),
    ("r1-3 / r1-3 | r4", 1, 4, 0),
    ("r4-8 | r6", 1, 6, 0),
    ("r1-3 / r5-7 | r3 r4", 2, 7, 0),
    ("rbko12 / rko10 / o7-9 / bko10 | k11", 1, 11, 3),
    ("rbk9 | j j", 1, 30, 0),
    ("rbko5 / rbko5 | j", 1, 30, 2),
    ("r1-13 | j j", 2, 60, 1),
    ("r1-13 / r1-13 | j", 1, 30, 1),
    ("rbko7 / b8-10 / k8-11 | r6 r8 o6 o8", 4, 28, 3),
    ("r3-6 / b3-6 / k3-6 / o3-6 | r7 b2 k4 o5", 2, 12, 9),
    ("r1-5 / b1-5 / rko7 | r6 b7 k1 k5 o1 o5", 6, 25, 2),
];

/// Position; tiles and points under each joker rule, in the order of [`JOKER_RULES`].
pub const BY_JOKER_RULE: [(&str, [(u32, u32); 4]); 8] = [
    ("r3 j r5 | r4 b1-2", [(3, 7); 4]),
    ("r3 j r5 / rbko4 | b1-2", [(2, 3), (2, 3), (0, 0), (0, 0)]),
    ("rbk5 j | r10-11", [(2, 21), (0, 0), (0, 0), (0, 0)]),
    ("r4 j r6-9 | r6", [(1, 6), (1, 6), (0, 0), (0, 0)]),
    (
        "r3 j r5 | b3 k3 b5 k5 o11-12",
        [(6, 39), (0, 0), (0, 0), (0, 0)],
    ),
    ("k3 j k5-7 | k6 k8 o6", [(2, 14), (2, 14), (1, 8), (1, 8)]),
    ("rb5 j | k5 o9-10", [(3, 24), (3, 24), (3, 24), (1, 5)]),
    (
        "o3-4 j j o7 / k9-12 / b3-6 | r10 b3 b5 b11 o8 o10",
        [(2, 18), (1, 8), (1, 8), (1, 8)],
    ),
];

/// A rack; tiles and points of the best opening, none if there is none.
pub const OPENINGS: [(&str, Option<(u32, u32)>); 9] = [
    ("r10 b10 j", Some((3, 50))),
    ("r10 bk10", Some((3, 30))),
    ("r9 bk9", None),
    ("r8 j r10", None),
    ("j j r2", None),
    ("r7 bk7 o3 j", None),
    ("r1-3 b7-9", Some((6, 30))),
    ("r10 b10 j r1-2 r4-5", Some((3, 50))),
    ("k11-13 rbk5", Some((6, 51))),
];

pub fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn under(text: &str, jokers: JokerRule) -> Position {
    let rules = Rules {
        jokers,
        ..Rules::default()
    };
    position(text).with_rules(rules).unwrap()
}

/// Tiles and points of the best move by plain recursion; zeros if there is none.
fn tiles_and_points(position: &Position, objective: Objective) -> (u32, u32) {
    let worth = best_move(position, &wishes(objective)).worth();
    worth.map_or((0, 0), |worth| (worth.tiles, worth.points))
}

#[test]
fn plain_recursion_finds_the_small_positions() {
    for (text, tiles, points, cuts) in SMALL {
        let found = best_move(&position(text), &wishes(Objective::Tiles));
        let worth = Worth {
            tiles,
            points,
            cuts,
        };
        assert_eq!(found.worth(), Some(worth), "{text}: {found:?}");
    }
    let found = tiles_and_points(&position(SMALL[1].0), Objective::Points);
    assert_eq!(found, (3, 55));
    let simple = best_move(&position(SMALL[11].0), &wishes(Objective::Simple));
    let worth = Worth {
        tiles: 2,
        points: 9,
        cuts: 0,
    };
    assert_eq!(simple.worth(), Some(worth));
}

#[test]
fn plain_recursion_knows_the_joker_rules() {
    for (text, answers) in BY_JOKER_RULE {
        for (rule, answer) in JOKER_RULES.into_iter().zip(answers) {
            let found = tiles_and_points(&under(text, rule), Objective::Tiles);
            assert_eq!(found, answer, "{text} under {rule:?}");
        }
    }
}

#[test]
fn plain_recursion_opens() {
    for (rack, answer) in OPENINGS {
        let position = position(&format!("| {rack}")).before_opening();
        let found = best_move(&position, &wishes(Objective::Tiles)).worth();
        let found = found.map(|worth| (worth.tiles, worth.points));
        assert_eq!(found, answer, "{rack}");
    }
    let most = |rack: &str| best_opening(&rack.parse().unwrap(), &Rules::default());
    assert_eq!(most("r9 bk9"), Some(27));
    assert_eq!(most("j j r13"), Some(39));
    assert_eq!(most("r11-12 j"), Some(36));
    assert_eq!(most("r1-2"), None);
}

#[test]
fn going_on_after_the_opening_is_solved_as_one_move() {
    let text = "r11-13 / b8-10 | r11-12 b11 k9-11";
    for (play_on, answer) in [(false, (3, 33)), (true, (4, 41))] {
        let rules = Rules {
            play_on,
            ..Rules::default()
        };
        let position = position(text).with_rules(rules).unwrap().before_opening();
        let found = tiles_and_points(&position, Objective::Tiles);
        assert_eq!(found, answer);
    }
}

#[test]
fn plain_recursion_finds_that_nothing_goes() {
    for text in [
        "r4-6 | r12-13 r1",
        "b1-3 | r5 r5 b5",
        "rbko5 | j",
        "r4-6 / bko9 | r8 k1-2",
    ] {
        assert_eq!(tiles_and_points(&position(text), Objective::Tiles), (0, 0));
    }
    assert_eq!(
        tiles_and_points(&position("rbk5 | j"), Objective::Tiles),
        (1, 30)
    );
}

#[test]
fn plain_recursion_lays_out_loose_tiles() {
    for (text, can_lie, answer) in [
        ("(r5 b5 k5 o5 r6 r7) | k1", true, (0, 0)),
        ("(r1 r2) | k1", false, (0, 0)),
        ("(r1 r2) | r3", true, (1, 3)),
    ] {
        let found = best_move(&position(text), &wishes(Objective::Tiles));
        assert_eq!(found.can_lie, can_lie, "{text}");
        assert_eq!(tiles_and_points(&position(text), Objective::Tiles), answer);
    }
}

/// Position; what is wishes; tiles, points and cuts of the best move with free jokers.
pub const LARGE: [(&str, &str, u32, u32, Option<u32>); 13] = [
    (TABLE_OF_43, "tiles", 11, 87, Some(12)),
    (TABLE_OF_43, "points", 10, 91, Some(3)),
    (TABLE_OF_43, "keep jokers", 8, 48, Some(3)),
    (TABLE_OF_41, "tiles", 12, 97, Some(4)),
    (TABLE_OF_41, "points", 11, 99, Some(4)),
    (TABLE_OF_41, "keep jokers", 11, 62, Some(8)),
    (TABLE_OF_41, "stands", 12, 97, None),
    (TABLE_OF_41, "locked", 11, 84, None),
    (TABLE_OF_41, "both", 11, 84, None),
    (TABLE_OF_63, "tiles", 4, 36, Some(5)),
    (TABLE_OF_30, "tiles", 24, 160, Some(8)),
    (TABLE_OF_30, "both", 22, 149, None),
    (ALL_RUNS, "tiles", 2, 60, Some(1)),
];

pub const TABLE_OF_43: &str = "o8-11 / k6-9 / r1-3 / rbk13 / k4-6 / rko3 / rbko5 / rko10 / k1-4 / o2-6 / b1-3 / o6-9 \
     | r7 b1 b6-7 b9-10 b12 b12 k1 o1-2 o13 o13 j";
const TABLE_OF_41: &str = "rbo7 / rbo8 / r6 j r8-11 / rko1 / k7-10 / rbko12 / bko12 / rbo7 / k6-11 / rbk6 / b8-10 \
     | r13 b2 b4 b6 b9-10 b13 k3 o1-4 o8 j";
const TABLE_OF_63: &str = "k5-10 / rbko11 / o3-8 / k3-5 / o6-10 / b3-6 / rbo10 / b11-13 / o11-13 / rbk9 / r1-13 / rbko3 \
     / k6-8 / rbo4 | r1 b13 o2 o9 o12";
const TABLE_OF_30: &str = "k1-4 / k9-11 / o1-4 / r3-5 / r8-9 j r11 / k9-11 / ko5 j / rbk12 / b1-3 \
     | r1 r1 r4 r6 r11 r13 b2 b4-5 b7 b11 b13 k1 k4-6 k6 k7-8 o5 o7 o7 o9-11";
const ALL_RUNS: &str = "r1-13 / r1-13 / b1-13 / b1-13 / k1-13 / k1-13 / o1-13 / o1-13 | j j";

#[test]
fn the_program_finds_the_large_positions() {
    for (text, what, tiles, points, cuts) in LARGE {
        let position = position(text);
        let wishes = match what {
            "points" => wishes(Objective::Points),
            _ => Wishes::default(),
        };
        if ["stands", "locked", "both"].contains(&what) {
            continue;
        }
        let wishes = Wishes {
            keep_jokers: what == "keep jokers",
            ..wishes
        };
        let found = program::best_move(&position, &wishes);
        let answer = Worth {
            tiles,
            points,
            cuts: cuts.unwrap(),
        };
        assert_eq!(found, Some(answer), "{text}, {what}");
    }
}

#[test]
fn the_program_finds_the_small_positions() {
    for (text, tiles, points, cuts) in SMALL {
        let found = program::best_move(&position(text), &Wishes::default());
        let worth = Worth {
            tiles,
            points,
            cuts,
        };
        assert_eq!(found, Some(worth), "{text}: {found:?}");
    }
}

#[test]
fn all_tiles_of_the_game_can_go_at_once() {
    let position = Position::new(Vec::new(), Tiles::default(), Tiles::all()).unwrap();
    let program = program::Program::of(&position, &Wishes::default());
    let found = program::most_tiles_and_points(&program, Objective::Tiles);
    assert_eq!(found, Some((106, 788)));
}

/// No number of points is so high that sums of it end the program.
#[test]
fn points_that_nobody_plays_by_are_refused() {
    let position: Position = "r4-8 | r6 j".parse().expect("a position");
    for (opening, joker_points, is_allowed) in [
        (30, 30, true),
        (50, 100, true),
        (1000, 30, true),
        (1001, 30, false),
        (30, 101, false),
        (30, 3_000_000_000, false),
    ] {
        let rules = Rules {
            opening,
            joker_points,
            ..Rules::default()
        };
        let found = position.clone().with_rules(rules);
        assert_eq!(found.is_ok(), is_allowed, "{opening} {joker_points}");
        if let Err(error) = found {
            assert!(
                error
                    .to_string()
                    .contains("1000 for an opening and 100 for a joker")
            );
        }
    }
    let rack: Tiles = "j j r1".parse().expect("tiles");
    assert_eq!(rack.points(3_000_000_000), u32::MAX);
    let ending = Ending::of(&[rack, Tiles::default()], 3_000_000_000, 0).expect("an end");
    assert_eq!(ending.winners, [1]);
    assert_eq!(Ending::of(&[], 30, 0), None);
}

/// Tiles to keep or to play have to be on the rack.
#[test]
fn wishes_for_other_tiles_are_refused() {
    let position: Position = "r4-8 | r9 b1".parse().expect("a position");
    let tiles = |text: &str| text.parse::<Tiles>().expect("tiles");
    let mut solver = Solver::new();
    for wishes in [
        Wishes {
            keep: tiles("b2"),
            ..Wishes::default()
        },
        Wishes {
            play: tiles("b2"),
            ..Wishes::default()
        },
    ] {
        let refused = |error| matches!(error, SolveError::Wishes(_));
        assert!(solver.solve(&position, &wishes).is_err_and(refused));
        assert!(solver.draws(&position, &wishes).is_err_and(refused));
        let adding = solver.solve_by_adding(&position, &wishes);
        assert!(adding.is_err_and(refused));
    }
}
