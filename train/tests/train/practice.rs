//! Positions to practise: those of a game whose values are drawn, and those that the page shows.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use engine::decide::Decide;
use engine::dice::Face;
use engine::estimate::Estimate;
use engine::knucklebones::{COLUMNS, Knucklebones, Position, Strategy, View, by_heart};
use engine::sentences::{Sentences, Vocabulary as _};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use train::knucklebones::sentences::greedy;
use train::sentences::lines::lines;
use train::sentences::obvious::Obvious;
use train::sentences::practice::{Lists, Practice, Solved, practice};
use train::sentences::subject::{Hears, Playing, Seated, Subject, rounded};

/// What a mistake costs at least where values are drawn.
const MISTAKE: f64 = 0.2;

/// Knucklebones played at random, where what columns are worth is drawn from 0 to 1.
struct Drawn;

impl Subject for Drawn {
    type Vocabulary = Knucklebones;
    type Worker = ();

    const MOST_CHOICES: usize = COLUMNS;

    fn worker(&self, _: Option<&Sentences<Knucklebones>>) {}

    fn play(&self, (): &mut (), number: u64, seed: u64, hears: &mut Hears<'_, Knucklebones>) {
        let mut generator = ChaCha8Rng::seed_from_u64((seed << 32) + number);
        let mut position = Position::default();
        while position.result().is_none() {
            let roll = Face::ALL[generator.random_range(0..6_usize)];
            let view = View { position, roll };
            let choices = Knucklebones::choices(&view);
            let worth: Vec<f64> = choices.iter().map(|_| generator.random()).collect();
            hears(&view, &choices, &worth);
            let column = choices[generator.random_range(0..choices.len())];
            position = position.place(column, roll).expect("it has room");
        }
    }

    fn position(&View { position, roll }: &View) -> Value {
        json!({ "boards": position.to_string(), "roll": roll.index() })
    }

    fn choice(&column: &usize) -> Value {
        column.into()
    }

    fn file(&self) -> &'static str {
        unreachable!("lists are given")
    }

    fn obvious(&self) -> Box<Obvious<Knucklebones>> {
        let greedy = greedy();
        Box::new(move |view, choices| greedy.left(view, choices))
    }

    fn mistake(&self) -> f64 {
        MISTAKE
    }

    fn told(&self, worth: f64) -> f64 {
        rounded(worth, 6)
    }

    fn strength(&self, _: &Seated<'_, Knucklebones>, _: u64, _: Playing) -> Estimate {
        unreachable!("nobody asks")
    }
}

fn list(rules: usize) -> Sentences<Knucklebones> {
    by_heart(rules).expect("a list of this length")
}

fn drawn(seed: u64) -> Practice {
    let lists = Lists {
        short: vec![list(1), list(3)],
        long: list(7),
    };
    practice(&Drawn, &lists, 5.., Playing { seed, threads: 1 })
}

fn view(position: &Value) -> View {
    let boards = position["boards"].as_str().expect("boards");
    let roll = position["roll"].as_u64().expect("a die");
    View {
        position: boards.parse().expect("a position"),
        roll: Face::ALL[usize::try_from(roll).expect("below 6")],
    }
}

/// The columns that a player may take, found by asking often.
fn columns(player: &mut dyn Decide<Knucklebones>, view: View) -> HashSet<u64> {
    let asked = (0..40).map(|seed| player.decide_by(seed, view));
    asked.map(|column| column as u64).collect()
}

/// Asserts that some positions are of a level: which of the lists of 1, 3 and 7 rules find the best
/// choice of a position, where `None` is a list that leaves others beside it.
fn assert_level(positions: &[Solved], is_of_level: impl Fn([Option<bool>; 3]) -> bool) {
    assert_eq!(positions.len(), 40);
    for one in positions {
        let best = one.best.as_u64().expect("a column");
        let view = view(&one.position);
        let mut greedy = Strategy::Greedy.decider(None).expect("it needs no values");
        let obvious = columns(greedy.as_mut(), view);
        assert!(!obvious.contains(&best), "{one:?}");
        let found = [1, 3, 7].map(|rules| {
            let taken = columns(&mut list(rules), view);
            (taken.len() == 1 || !taken.contains(&best)).then(|| taken.contains(&best))
        });
        assert!(is_of_level(found), "{one:?}: {found:?}");
    }
}

#[test]
fn levels_are_what_lists_of_rules_find() {
    const NONE: Option<bool> = Some(false);
    let Practice { easy, medium, hard } = drawn(1);
    assert_level(&easy, |[one, three, seven]| {
        (one == Some(true) || three == Some(true)) && seven == Some(true)
    });
    assert_level(&medium, |found| found == [NONE, NONE, Some(true)]);
    assert_level(&hard, |found| found == [NONE; 3]);
}

/// Asserts that the best choice stands first and is ahead of the next one by a margin, that values
/// descend, and that no two positions are alike.
fn assert_clear<'a>(positions: impl Iterator<Item = &'a Solved>, margin: f64) {
    let mut met = HashSet::new();
    for one in positions {
        assert!(met.insert(one.position.to_string()), "{one:?}");
        let worth = one.worth.as_array().expect("the worth of choices");
        let value = |choice: &Value| choice["value"].as_f64().expect("a number");
        let values: Vec<f64> = worth.iter().map(value).collect();
        assert_eq!(worth[0]["choice"], one.best);
        assert!(values[0] - values[1] > margin - 1e-5, "{one:?}");
        assert!(values.is_sorted_by(|one, next| one >= next), "{one:?}");
    }
    assert_eq!(met.len(), 120);
}

#[test]
fn best_choices_are_clear_and_positions_differ() {
    let Practice { easy, medium, hard } = drawn(2);
    assert_clear(easy.iter().chain(&medium).chain(&hard), MISTAKE);
}

/// Of the hard level, for which many games have more than one position.
#[test]
fn best_choices_vary() {
    for seed in 1..5 {
        let hard = drawn(seed).hard;
        for column in 0..COLUMNS {
            let count = hard.iter().filter(|one| one.best == column).count();
            assert!((12..=15).contains(&count), "{count} times {column}");
        }
    }
}

#[test]
fn a_seed_stands_for_the_positions() {
    assert_eq!(drawn(3), drawn(3));
    assert_ne!(drawn(3), drawn(4));
}

/// A file of JSON, which has to look as it is written.
fn tracked(path: &str) -> Value {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path));
    let text = text.expect(path);
    let json: Value = serde_json::from_str(&text).expect(path);
    assert!(
        lines(&json) == text,
        "{path} does not look as it is written"
    );
    json
}

/// What the page of a game has to practise, by level, and what is best there.
fn of_page(game: &str) -> [Vec<Solved>; 3] {
    let positions = tracked(&format!("www/games/{game}/practice.json"));
    let solved = tracked(&format!("tests/fixtures/practice/{game}.json"));
    ["easy", "medium", "hard"].map(|level| {
        let [positions, solved] =
            [&positions, &solved].map(|file| file[level].as_array().expect("a level"));
        assert_eq!(positions.len(), solved.len(), "{game}");
        let both = positions.iter().zip(solved);
        let one = both.map(|(position, solved)| Solved {
            position: position.clone(),
            best: solved["best"].clone(),
            worth: solved["worth"].clone(),
        });
        one.collect()
    })
}

#[test]
fn positions_of_the_pages_are_clear() {
    for (game, margin) in [
        ("heckmeck", 0.3),
        ("knucklebones", 0.03),
        ("solitaire-dice", 10.0),
    ] {
        let levels = of_page(game);
        assert!(levels.iter().all(|level| level.len() == 40), "{game}");
        assert_clear(levels.iter().flatten(), margin);
    }
}

#[test]
fn rules_of_the_pages_look_as_they_are_written() {
    for file in [
        "heckmeck/by-heart/cards",
        "knucklebones/by-heart/cards",
        "solitaire-dice/by-heart/cards",
    ] {
        tracked(&format!("www/games/{file}.json"));
    }
}

/// Nobody can tell the best action of Heckmeck by what may be done.
#[test]
fn each_action_of_heckmeck_is_best_somewhere() {
    for level in of_page("heckmeck") {
        let best: HashSet<String> = level.iter().map(|one| one.best.to_string()).collect();
        // To stop, to roll on, and six faces.
        assert_eq!(best.len(), 8, "{best:?}");
    }
}
