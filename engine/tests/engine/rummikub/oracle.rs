//! The solver against both oracles: small positions with everything that can be asked, large ones
//! with free jokers after the opening.

use engine::rummikub::{
    Answer, Objective, Outcome, Position, Rules, Set, Solver, Tile, Tiles, Wishes,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::plain::{self, Worth, wishes};
use super::positions::JOKER_RULES;
use super::random::{Class, position};
use super::shrink::smallest;
use super::validator::problems;

/// How often as many positions are compared. One round takes about a minute; more are for changes
/// in the solver.
pub const ROUNDS: usize = 1;

pub const OBJECTIVES: [Objective; 3] = [Objective::Tiles, Objective::Points, Objective::Simple];

/// Tiles, points and cuts of an answer's move.
pub fn worth(answer: &Answer) -> Option<Worth> {
    answer.best.as_ref().map(|best| Worth {
        tiles: best.numbers.tiles,
        points: best.numbers.points,
        cuts: best.cuts.unwrap_or(0),
    })
}

/// What a case is about, and what is asked.
#[derive(Clone, Debug)]
pub struct Case {
    pub position: Position,
    pub wishes: Wishes,
}

/// What is wrong with the solver's answer to a case; nothing if all is right.
fn complaint(case: &Case, oracle: fn(&Case) -> (Option<Worth>, Outcome)) -> Option<String> {
    let answer = Solver::new().solve(&case.position, &case.wishes).unwrap();
    let problems = problems(&case.position, &case.wishes, &answer);
    if !problems.is_empty() {
        return Some(problems.join("; "));
    }
    let found = (worth(&answer), answer.outcome);
    let right = oracle(case);
    (found != right).then(|| format!("{found:?}, should be {right:?}"))
}

/// Panics with some of the cases that go wrong, each made as small as it can be.
pub fn compare(cases: impl Iterator<Item = Case>, oracle: fn(&Case) -> (Option<Worth>, Outcome)) {
    let mut wrong = Vec::new();
    for case in cases {
        if complaint(&case, oracle).is_some() {
            let fails = |position: &Position| {
                let position = position.clone();
                let mut named = case.wishes.keep;
                named.add_all(&case.wishes.play);
                let is_asked_of = position.rack().is_superset(&named);
                let wishes = case.wishes;
                is_asked_of && complaint(&Case { position, wishes }, oracle).is_some()
            };
            let position = smallest(&case.position, &fails);
            let wishes = case.wishes;
            let case = Case { position, wishes };
            let complaint = complaint(&case, oracle).unwrap();
            wrong.push(describe(&case, &complaint));
            if wrong.len() == 5 {
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n\n"));
}

fn describe(case: &Case, complaint: &str) -> String {
    let Case { position, wishes } = case;
    let opened = if position.has_opened() {
        "opened"
    } else {
        "not opened"
    };
    let is_unclear = |set: &&Set| set.jokers() + 1 == set.tiles().len();
    let unclear = position.table().iter().filter(is_unclear);
    let kinds: Vec<String> = unclear
        .map(|set| format!("{set} is a {:?}", set.kind()))
        .collect();
    format!(
        "{position} ({opened}, {:?}) {kinds:?}\n  {:?}, keep jokers {}, keep {}, play {}\n  {complaint}",
        position.rules(),
        wishes.objective,
        wishes.keep_jokers,
        wishes.keep,
        wishes.play
    )
}

/// By plain recursion.
fn by_recursion(case: &Case) -> (Option<Worth>, Outcome) {
    let found = plain::best_move(&case.position, &case.wishes);
    let outcome = match found.best {
        Some(_) => Outcome::Move,
        None if !case.position.has_opened() => Outcome::NoOpening,
        None if !found.can_lie && !case.position.loose().is_empty() => Outcome::NoArrangement,
        None => Outcome::Nothing,
    };
    (found.worth(), outcome)
}

/// Small classes: table, rack, jokers on the table and on the rack.
const SMALL: [(usize, usize, [usize; 2]); 16] = [
    (0, 12, [0, 0]),
    (0, 12, [0, 1]),
    (0, 10, [0, 2]),
    (3, 9, [1, 0]),
    (6, 8, [0, 0]),
    (6, 8, [1, 1]),
    (6, 7, [2, 0]),
    (9, 7, [1, 0]),
    (9, 6, [0, 1]),
    (9, 6, [2, 0]),
    (12, 8, [0, 0]),
    (12, 6, [1, 0]),
    (12, 6, [1, 1]),
    (12, 5, [2, 0]),
    (15, 5, [1, 0]),
    (18, 5, [0, 0]),
];

/// Positions of a small class; the numbers on their tiles lie close together, so that much is
/// possible.
fn small_positions(class: (usize, usize, [usize; 2]), seed: u64, count: usize) -> Vec<Position> {
    let (table, rack, [on_table, on_rack]) = class;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let one = |_| {
        let low = rng.random_range(1..=9);
        let high = rng.random_range(low + 3..=(low + 6).min(13));
        let class = Class::new(table, rack);
        let class = class
            .with_jokers(on_table, on_rack)
            .with_numbers(low..=high);
        position(&class, &mut rng)
    };
    (0..count).map(one).collect()
}

pub fn all_small(seed: u64, count: usize) -> impl Iterator<Item = Position> {
    let classes = SMALL.into_iter().zip(seed..);
    classes.flat_map(move |(class, seed)| small_positions(class, seed, count * ROUNDS))
}

#[test]
fn small_positions_are_solved() {
    let mut nth = 0;
    let cases = all_small(100, 60).map(|position| {
        nth += 1;
        let wishes = wishes(OBJECTIVES[nth % 3]);
        Case { position, wishes }
    });
    compare(cases, by_recursion);
}

#[test]
fn joker_rules_are_kept() {
    let cases = all_small(200, 20).filter(|position| position.on_table().count(Tile::JOKER) > 0);
    let mut nth = 0;
    let cases = cases.flat_map(|position| {
        nth += 1;
        let wishes = wishes(OBJECTIVES[nth % 3]);
        JOKER_RULES[1..].iter().map(move |&jokers| {
            let rules = Rules {
                jokers,
                ..Rules::default()
            };
            let position = position.clone().with_rules(rules).unwrap();
            Case { position, wishes }
        })
    });
    compare(cases, by_recursion);
}

/// Some tiles of others, each with a chance of one in this many.
fn some_tiles(tiles: &Tiles, one_in: u32, rng: &mut ChaCha8Rng) -> Tiles {
    let chosen = tiles.iter().filter(|_| rng.random_ratio(1, one_in));
    chosen.collect()
}

fn random_wishes(position: &Position, rng: &mut ChaCha8Rng) -> Wishes {
    let keep = some_tiles(position.rack(), 6, rng);
    let mut play = some_tiles(&position.rack().without(&keep), 8, rng);
    let keep_jokers = rng.random_range(0..2) == 0;
    if keep_jokers {
        while play.remove(Tile::JOKER) {}
    }
    Wishes {
        keep,
        play,
        keep_jokers,
        ..wishes(OBJECTIVES[rng.random_range(0..3)])
    }
}

#[test]
fn wishes_are_granted() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let cases = all_small(300, 16).map(|position| {
        let rules = Rules {
            jokers: JOKER_RULES[rng.random_range(0..4)],
            joker_points: [30, 100][rng.random_range(0..2)],
            ..Rules::default()
        };
        let wishes = random_wishes(&position, &mut rng);
        let position = position.with_rules(rules).unwrap();
        Case { position, wishes }
    });
    compare(cases, by_recursion);
}

#[test]
fn openings_are_found() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let cases = all_small(400, 16).map(|position| {
        let rules = Rules {
            opening: [30, 30, 50][rng.random_range(0..3)],
            play_on: rng.random_range(0..3) > 0,
            jokers: JOKER_RULES[rng.random_range(0..4)],
            ..Rules::default()
        };
        let position = position.with_rules(rules).unwrap().before_opening();
        let wishes = match rng.random_range(0..2) {
            0 => wishes(OBJECTIVES[rng.random_range(0..3)]),
            _ => random_wishes(&position, &mut rng),
        };
        Case { position, wishes }
    });
    compare(cases, by_recursion);
}

/// The table's sets taken apart: all of them, or every other one.
fn loosen(position: &Position, every: usize) -> Position {
    let mut loose = Tiles::default();
    let mut table = Vec::new();
    for (nth, set) in position.table().iter().enumerate() {
        if nth % every == 0 {
            set.tiles().iter().for_each(|&tile| loose.add(tile));
        } else {
            table.push(*set);
        }
    }
    Position::new(table, loose, *position.rack()).unwrap()
}

#[test]
fn loose_tiles_are_arranged() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let cases = all_small(500, 8).map(|position| {
        let mut position = loosen(&position, rng.random_range(1..=2));
        if rng.random_range(0..3) == 0 {
            // With a tile more there may be no arrangement.
            let unseen: Vec<Tile> = position.unseen().iter().collect();
            let mut loose = *position.loose();
            loose.add(unseen[rng.random_range(0..unseen.len())]);
            position = Position::new(position.table().to_vec(), loose, *position.rack()).unwrap();
        }
        let wishes = wishes(OBJECTIVES[rng.random_range(0..3)]);
        Case { position, wishes }
    });
    compare(cases, by_recursion);
}
