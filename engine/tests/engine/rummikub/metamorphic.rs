//! What must hold between the answers to positions that have something to do with each other, at
//! sizes for which plain recursion would take too long and under all rules.

use engine::rummikub::{
    Answer, Colour, JokerRule, Move, NUMBERS, Objective, Outcome, Position, Rules, Solver, Tile,
    Tiles, Wishes,
};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::lying::{Lying, real};
use super::oracle::{OBJECTIVES, worth};
use super::plain::{Worth, wishes};
use super::positions::JOKER_RULES;
use super::random::{Class, position};
use super::validator::validate;

/// A case of a property: a position of some size under some rule, before the opening or after it,
/// and what is asked.
struct Case {
    position: Position,
    wishes: Wishes,
}

impl Case {
    fn random(rng: &mut ChaCha8Rng) -> Case {
        let table = [0, 12, 30, 45, 60, 80][rng.random_range(0..6)];
        let rack = [3, 8, 14, 22][rng.random_range(0..4)];
        let jokers = [[0, 0], [1, 0], [0, 1], [1, 1], [2, 0], [0, 2]][rng.random_range(0..6)];
        let class = Class::new(table, rack).with_jokers(jokers[0], jokers[1]);
        let rules = Rules {
            opening: [30, 50][rng.random_range(0..2)],
            play_on: rng.random_range(0..2) == 0,
            jokers: JOKER_RULES[rng.random_range(0..4)],
            joker_points: 30,
        };
        let mut position = position(&class, rng).with_rules(rules).unwrap();
        if rng.random_range(0..4) == 0 {
            position = position.before_opening();
        }
        let wishes = Wishes {
            keep_jokers: rng.random_range(0..4) == 0,
            ..wishes(OBJECTIVES[rng.random_range(0..3)])
        };
        Case { position, wishes }
    }

    fn of_player_who_has_opened(rng: &mut ChaCha8Rng) -> Case {
        let mut cases = std::iter::repeat_with(|| Case::random(rng));
        cases.find(|case| case.position.has_opened()).unwrap()
    }

    fn text(&self) -> String {
        let Case { position, wishes } = self;
        let opened = position.has_opened();
        format!(
            "{position}, opened {opened}, {:?}, {wishes:?}",
            position.rules()
        )
    }
}

fn solve(position: &Position, wishes: &Wishes) -> Answer {
    let answer = Solver::new().solve(position, wishes).unwrap();
    validate(position, wishes, &answer);
    answer
}

fn solved(position: &Position, wishes: &Wishes) -> Option<Worth> {
    worth(&solve(position, wishes))
}

/// The same position with other sets and another rack, under the same rules.
fn like(position: &Position, table: &[Lying], rack: Tiles) -> Position {
    let sets = table.iter().map(Lying::to_set).collect();
    let other = Position::new(sets, *position.loose(), rack).unwrap();
    let other = other.with_rules(*position.rules()).unwrap();
    if position.has_opened() {
        other
    } else {
        other.before_opening()
    }
}

fn lying(position: &Position) -> Vec<Lying> {
    position.table().iter().map(Lying::of).collect()
}

/// A set in other colours.
fn recoloured(set: Lying, colours: [Colour; 4]) -> Lying {
    let new = |colour: Colour| colours[colour.index()];
    match set {
        Lying::Run {
            colour,
            first,
            jokers,
        } => Lying::Run {
            colour: new(colour),
            first,
            jokers,
        },
        Lying::Group {
            number,
            colours,
            jokers,
        } => {
            let mut colours: Vec<Colour> = colours.into_iter().map(new).collect();
            colours.sort_unstable();
            Lying::Group {
                number,
                colours,
                jokers,
            }
        }
    }
}

#[test]
fn colours_are_interchangeable() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for _ in 0..150 {
        let case = Case::random(&mut rng);
        let mut colours = Colour::ALL;
        colours.shuffle(&mut rng);
        let tile = |tile: Tile| match tile.colour().zip(tile.number()) {
            Some((colour, number)) => real(colours[colour.index()], number),
            None => tile,
        };
        let sets = lying(&case.position).into_iter();
        let table: Vec<Lying> = sets.map(|set| recoloured(set, colours)).collect();
        let rack = case.position.rack().iter().map(tile).collect();
        let other = like(&case.position, &table, rack);
        let found = solved(&other, &case.wishes);
        let text = case.text();
        assert_eq!(found, solved(&case.position, &case.wishes), "{text}");
    }
}

/// A set with its numbers counted from the other end: a run stays a run, a group a group.
fn counted_down(set: Lying) -> Lying {
    match set {
        Lying::Run {
            colour,
            first,
            mut jokers,
        } => {
            jokers.reverse();
            let length = u8::try_from(jokers.len()).unwrap();
            Lying::Run {
                colour,
                first: NUMBERS + 2 - first - length,
                jokers,
            }
        }
        Lying::Group {
            number,
            colours,
            jokers,
        } => Lying::Group {
            number: NUMBERS + 1 - number,
            colours,
            jokers,
        },
    }
}

/// The number of tiles stays the same, and the cuts where they come before the points.
#[test]
fn numbers_may_be_counted_from_the_other_end() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    for _ in 0..150 {
        let case = Case::of_player_who_has_opened(&mut rng);
        let tile = |tile: Tile| match tile.colour().zip(tile.number()) {
            Some((colour, number)) => real(colour, NUMBERS + 1 - number),
            None => tile,
        };
        let sets = lying(&case.position).into_iter();
        let table: Vec<Lying> = sets.map(counted_down).collect();
        let rack = case.position.rack().iter().map(tile).collect();
        let other = like(&case.position, &table, rack);
        for objective in [Objective::Tiles, Objective::Simple] {
            let wishes = Wishes {
                objective,
                ..case.wishes
            };
            let numbers = [&case.position, &other].map(|position| {
                let counts_cuts = objective == Objective::Simple;
                let found = solved(position, &wishes);
                found.map(|worth| (worth.tiles, worth.cuts * u32::from(counts_cuts)))
            });
            assert_eq!(numbers[0], numbers[1], "{}", case.text());
        }
    }
}

#[test]
fn the_order_of_sets_changes_no_number() {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    for _ in 0..150 {
        let case = Case::random(&mut rng);
        let mut table = lying(&case.position);
        table.shuffle(&mut rng);
        let other = like(&case.position, &table, *case.position.rack());
        let found = solved(&other, &case.wishes);
        assert_eq!(
            found,
            solved(&case.position, &case.wishes),
            "{}",
            case.text()
        );
    }
}

/// Tiles and points, the one first that counts first.
fn rank(worth: Option<Worth>, objective: Objective) -> (u32, u32) {
    let (tiles, points) = worth.map_or((0, 0), |worth| (worth.tiles, worth.points));
    match objective {
        Objective::Points => (points, tiles),
        Objective::Tiles | Objective::Simple => (tiles, points),
    }
}

#[test]
fn a_tile_more_does_no_harm() {
    let mut rng = ChaCha8Rng::seed_from_u64(14);
    for _ in 0..200 {
        let mut case = Case::random(&mut rng);
        case.wishes = wishes(OBJECTIVES[rng.random_range(0..2)]);
        let unseen: Vec<Tile> = case.position.unseen().iter().collect();
        let mut rack = *case.position.rack();
        rack.add(unseen[rng.random_range(0..unseen.len())]);
        let richer = case.position.with_rack(rack).unwrap();
        let objective = case.wishes.objective;
        let [before, after] = [&case.position, &richer]
            .map(|position| rank(solved(position, &case.wishes), objective));
        assert!(after >= before, "{} and {richer}", case.text());
    }
}

#[test]
fn a_tile_that_stays_may_be_taken_away() {
    let mut rng = ChaCha8Rng::seed_from_u64(15);
    let mut tried = 0;
    for _ in 0..200 {
        let mut case = Case::random(&mut rng);
        case.wishes.keep_jokers = false;
        let answer = solve(&case.position, &case.wishes);
        let rest = answer
            .best
            .as_ref()
            .map_or(*case.position.rack(), |best| best.rest);
        let stay: Vec<Tile> = rest.iter().collect();
        if stay.is_empty() || case.position.rack().len() == 1 {
            continue;
        }
        let mut rack = *case.position.rack();
        rack.remove(stay[rng.random_range(0..stay.len())]);
        let poorer = case.position.with_rack(rack).unwrap();
        let found = solved(&poorer, &case.wishes);
        assert_eq!(found, worth(&answer), "{} and {poorer}", case.text());
        tried += 1;
    }
    assert!(tried > 100);
}

#[test]
fn stricter_joker_rules_allow_no_more() {
    let mut rng = ChaCha8Rng::seed_from_u64(16);
    let mut differences = 0;
    for _ in 0..150 {
        let mut case = Case::of_player_who_has_opened(&mut rng);
        case.wishes = wishes(OBJECTIVES[rng.random_range(0..2)]);
        let by_rule = JOKER_RULES.map(|jokers| {
            let rules = Rules {
                jokers,
                ..*case.position.rules()
            };
            let position = case.position.clone().with_rules(rules).unwrap();
            rank(solved(&position, &case.wishes), case.wishes.objective)
        });
        assert!(
            by_rule.is_sorted_by(|one, next| one >= next),
            "{by_rule:?}: {}",
            case.text()
        );
        differences += u32::from(by_rule[0] > by_rule[3]);
    }
    assert!(differences > 10, "only {differences}");
}

/// The table after a move, the same player to move.
fn after(position: &Position, best: &Move) -> Position {
    let sets = best.sets.iter().map(|plan| plan.set).collect();
    let after = Position::new(sets, Tiles::default(), best.rest).unwrap();
    after.with_rules(*position.rules()).unwrap()
}

#[test]
fn after_the_best_move_nothing_more_goes() {
    let mut rng = ChaCha8Rng::seed_from_u64(17);
    for _ in 0..150 {
        let mut case = Case::of_player_who_has_opened(&mut rng);
        let rules = Rules {
            jokers: JokerRule::Free,
            ..*case.position.rules()
        };
        case.position = case.position.with_rules(rules).unwrap();
        case.wishes.keep_jokers = false;
        let answer = solve(&case.position, &case.wishes);
        let Some(best) = answer.best.filter(|best| !best.rest.is_empty()) else {
            continue;
        };
        let next = after(&case.position, &best);
        let again = solve(&next, &case.wishes);
        assert_eq!(
            again.outcome,
            Outcome::Nothing,
            "{} and {next}",
            case.text()
        );
    }
}

#[test]
fn the_answers_tiles_as_musts_bring_its_numbers() {
    let mut rng = ChaCha8Rng::seed_from_u64(18);
    for _ in 0..150 {
        let case = Case::random(&mut rng);
        let answer = solve(&case.position, &case.wishes);
        let Some(best) = &answer.best else { continue };
        for keep in [Tiles::default(), best.rest] {
            let wishes = Wishes {
                play: best.play,
                keep,
                keep_jokers: false,
                ..case.wishes
            };
            let found = solved(&case.position, &wishes);
            if case.wishes.keep_jokers && keep.is_empty() {
                // Without the wish more may go.
                assert!(found.is_some());
            } else {
                assert_eq!(found, worth(&answer), "{}, keep {keep}", case.text());
            }
        }
    }
}

#[test]
fn a_smaller_budget_is_never_better_and_claims_nothing_false() {
    let mut rng = ChaCha8Rng::seed_from_u64(19);
    let mut cut_short = 0;
    for _ in 0..60 {
        let case = Case::random(&mut rng);
        let objective = case.wishes.objective;
        let full = solve(&case.position, &case.wishes);
        let best = |answer: &Answer| worth(answer).map(|worth| worth.rank(objective));
        let mut less = None;
        for budget in [1, 100, 1_000, 10_000, 100_000, 1_000_000] {
            let wishes = Wishes {
                budget: Some(budget),
                ..case.wishes
            };
            let answer = solve(&case.position, &wishes);
            let text = format!("{}, budget {budget}, {less:?}: {answer:?}", case.text());
            assert!(best(&answer) <= best(&full), "{text}");
            assert!(best(&answer) >= less, "{text}");
            assert!(!answer.is_proved || best(&answer) == best(&full), "{text}");
            if let Some(most) = &full.best {
                let first = |tiles: u32, points: u32| match objective {
                    Objective::Points => points,
                    Objective::Tiles | Objective::Simple => tiles,
                };
                let bound = first(answer.at_most.tiles, answer.at_most.points);
                let reached = first(most.numbers.tiles, most.numbers.points);
                assert!(bound >= reached, "{:?} is possible: {text}", most.numbers);
            }
            cut_short += u32::from(!answer.is_proved);
            less = best(&answer);
        }
    }
    assert!(cut_short > 30, "only {cut_short}");
}

#[test]
fn an_answer_does_not_depend_on_what_was_asked_before() {
    let mut rng = ChaCha8Rng::seed_from_u64(20);
    let mut solver = Solver::new();
    for _ in 0..150 {
        let case = Case::random(&mut rng);
        let found = solver.solve(&case.position, &case.wishes).unwrap();
        let alone = Solver::new().solve(&case.position, &case.wishes).unwrap();
        assert_eq!(found, alone, "{}", case.text());
    }
}

#[test]
fn numbers_alone_are_the_same_as_with_a_plan() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    for _ in 0..150 {
        let mut case = Case::random(&mut rng);
        case.wishes.objective = OBJECTIVES[rng.random_range(0..2)];
        let bare = Wishes {
            plan: false,
            ..case.wishes
        };
        let with_plan = solve(&case.position, &case.wishes);
        let bare = solve(&case.position, &bare);
        let numbers = |answer: &Answer| answer.best.as_ref().map(|best| best.numbers);
        assert_eq!(numbers(&bare), numbers(&with_plan), "{}", case.text());
        assert_eq!(bare.outcome, with_plan.outcome, "{}", case.text());
        assert_eq!(bare.opening, with_plan.opening, "{}", case.text());
    }
}
