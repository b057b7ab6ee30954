//! Best play to the end, against a recursion of its own.

use std::collections::{BTreeSet, HashMap};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rollwise_engine::solitaire_dice::{Aim, Ends, MOST_SPARE, OpenCost, Opening, Target};

use super::plain::{Marks, Turn, random_game, random_sheets, rolls, sheet};

/// Free rides in a row that are looked into; one more is thrown again.
const RIDES: u8 = 3;

/// A roll: its weight, whether it is a free ride, and the places of its turns.
struct Outcome {
    weight: f64,
    is_free_ride: bool,
    turns: Vec<usize>,
}

/// Plays sheets with the same three numbers in use to the end.
struct Recursion {
    turns: Vec<Turn>,
    outcomes: Vec<Outcome>,
    /// The score whose chance is played for; the average without one.
    target: Option<i16>,
    /// What an open sum costs.
    open: i32,
    /// What was found before, if that is to be remembered.
    found: Option<HashMap<(Marks, u8), f64>>,
}

impl Recursion {
    fn new(marks: &Marks, remembers: bool) -> Recursion {
        let every = rolls()
            .iter()
            .map(|(&dice, thrown)| (thrown.weight, marks.turns(dice, Opening::Any)));
        let every: Vec<(u32, Vec<Turn>)> = every.collect();
        let turns: BTreeSet<Turn> = every
            .iter()
            .flat_map(|(_, turns)| turns.iter().copied())
            .collect();
        let turns: Vec<Turn> = turns.into_iter().collect();
        let outcomes = every.iter().map(|(weight, allowed)| Outcome {
            weight: f64::from(*weight),
            is_free_ride: allowed[0].reject.is_none(),
            turns: allowed
                .iter()
                .map(|turn| turns.binary_search(turn).expect("a turn"))
                .collect(),
        });
        Recursion {
            outcomes: outcomes.collect(),
            target: None,
            open: 200,
            found: remembers.then(HashMap::new),
            turns,
        }
    }

    fn worth(&mut self, marks: &Marks, rides: u8) -> f64 {
        if marks.is_over() {
            let score = f64::from(marks.score_of(self.open));
            return match self.target {
                Some(target) if score >= f64::from(target) => 1.0,
                Some(_) => 0.0,
                None => score,
            };
        }
        let found = self
            .found
            .as_ref()
            .and_then(|found| found.get(&(*marks, rides)));
        if let Some(&worth) = found {
            return worth;
        }
        let mut values = Vec::with_capacity(self.turns.len());
        for nth in 0..self.turns.len() {
            let turn = self.turns[nth];
            let left = rides.checked_sub(u8::from(turn.reject.is_none()));
            values.push(left.map_or(f64::NAN, |left| self.worth(&marks.after(turn), left)));
        }
        let [mut sum, mut weights] = [0.0; 2];
        for outcome in &self.outcomes {
            if rides > 0 || !outcome.is_free_ride {
                let worth = outcome.turns.iter().map(|&nth| values[nth]);
                sum += outcome.weight * worth.fold(f64::NEG_INFINITY, f64::max);
                weights += outcome.weight;
            }
        }
        let worth = sum / weights;
        if let Some(found) = &mut self.found {
            found.insert((*marks, rides), worth);
        }
        worth
    }
}

fn worth(text: &str) -> f64 {
    Ends::default().worth(&sheet(text)).expect("an end")
}

fn is_worth(text: &str, expected: f64) {
    let found = worth(text);
    assert!((found - expected).abs() < 0.001, "{text}: {found}");
}

/// Ends with no spare reject, and what they are worth.
const WITHOUT_SPARE: [(&str, f64); 4] = [
    (
        "6:10 7:10 8:10 9:10 10:10 | 1:7 2:7 6:7",
        8_032_700.0 / 7_533.0,
    ),
    ("4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7", 452.809_2),
    ("5:4 6:9 7:10 8:9 9:6 10:4 | 1:7 2:7 6:7", 307.746_0),
    ("4:4 5:5 6:9 7:10 8:9 9:5 | 1:7 2:7 6:7", 384.817_2),
];

/// Ends with one, and with two.
const WITH_SPARE: [(&str, f64); 4] = [
    ("5:4 6:9 7:10 8:8 9:5 10:4 | 1:7 2:7 6:6", 276.713_4),
    ("2:4 3:5 4:8 5:9 6:6 7:6 10:2 | 1:7 4:6 6:7", 136.467_4),
    ("4:5 5:4 6:9 7:8 8:10 9:4 | 1:7 2:7 6:6", 306.241_4),
    ("5:4 6:8 7:10 8:8 9:4 10:4 | 1:7 2:6 6:6", 208.091),
];

#[test]
fn known_ends_without_spare_are_worth_what_is_known() {
    for (text, expected) in WITHOUT_SPARE {
        is_worth(text, expected);
        // Nothing is remembered: every line of play to its end.
        let marks = Marks::read(text);
        let plain = Recursion::new(&marks, false).worth(&marks, RIDES);
        assert!((plain - expected).abs() < 0.001, "{text}: {plain}");
    }
    let [full, ..] = WITHOUT_SPARE;
    assert!(
        (worth(full.0) - full.1).abs() < 1e-9,
        "free rides change nothing"
    );
}

#[test]
fn known_ends_with_spare_are_worth_what_is_known() {
    for (text, expected) in WITH_SPARE {
        is_worth(text, expected);
    }
    for (text, expected) in &WITH_SPARE[..2] {
        let marks = Marks::read(text);
        let plain = Recursion::new(&marks, true).worth(&marks, RIDES);
        assert!((plain - expected).abs() < 0.001, "{text}: {plain}");
    }
}

/// With more free rides it is nearer to the truth: those of the engine are enough.
#[test]
fn more_free_rides_change_less_than_a_thousandth() {
    let (text, _) = WITHOUT_SPARE[1];
    let marks = Marks::read(text);
    let mut recursion = Recursion::new(&marks, true);
    let by_rides = [2, 3, 5].map(|rides| recursion.worth(&marks, rides));
    for (found, expected) in by_rides.iter().zip([452.807_156, 452.809_133, 452.809_181]) {
        assert!((found - expected).abs() < 1e-5, "{found}");
    }
    assert!((worth(text) - by_rides[2]).abs() < 0.000_1);
}

/// Sheets that games come to with this many spare rejects, one a game.
fn ends(seed: u64, spare: u8, count: usize, is_wanted: impl Fn(&Marks) -> bool) -> Vec<Marks> {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let evenly = found.len() % 3 < 2;
        let game = random_game(&mut generator, Opening::Any, evenly);
        let mut ends = game
            .into_iter()
            .filter(|marks| marks.spare() == Some(spare));
        found.extend(ends.find(&is_wanted));
    }
    found
}

fn compare(ends: &[Marks]) {
    let mut engine = Ends::default();
    for marks in ends {
        let expected = Recursion::new(marks, true).worth(marks, RIDES);
        let found = engine.worth(&marks.sheet()).expect("an end");
        assert!(
            (found - expected).abs() < 1e-6,
            "{}: {found} {expected}",
            marks.sheet()
        );
    }
}

#[test]
fn ends_without_spare_are_worth_what_a_recursion_finds() {
    compare(&ends(131, 0, 186, |_| true));
}

/// Those of both variants in turn, of which one must not remember the other's.
#[test]
fn ends_of_the_easy_variant_are_worth_what_a_recursion_finds() {
    let mut engine = Ends::default();
    let mut more = 0;
    for marks in ends(136, 0, 60, |_| true) {
        let expected = Recursion {
            open: 150,
            ..Recursion::new(&marks, true)
        }
        .worth(&marks, RIDES);
        let easy = marks.sheet().with_open_cost(OpenCost::Easy);
        let [found, official] = [easy, marks.sheet()].map(|sheet| engine.worth(&sheet));
        let found = found.expect("an end");
        assert!(
            (found - expected).abs() < 1e-6,
            "{easy}: {found} {expected}"
        );
        more += u32::from(found > official.expect("an end") + 1.0);
    }
    assert!(more > 30, "{more} are worth more");
}

/// From a target that is always reached to one that never is.
#[test]
fn the_chance_of_a_score_at_an_end_is_what_a_recursion_finds() {
    let mut between = 0;
    for marks in ends(133, 0, 120, |_| true) {
        for more in [-2000, -40, -20, 0, 20, 40, 60, 80, 2000] {
            let Some(target) = Target::new(marks.score() + more) else {
                continue;
            };
            let recursion = Recursion::new(&marks, true);
            let expected = Recursion {
                target: Some(target.score()),
                ..recursion
            }
            .worth(&marks, RIDES);
            let mut engine = Ends::played_for(Aim::Reach(target));
            let found = engine.worth(&marks.sheet()).expect("an end");
            let sheet = marks.sheet();
            assert!(
                (found - expected).abs() < 1e-9,
                "{sheet} {target:?}: {found} {expected}"
            );
            between += u32::from(found > 0.01 && found < 0.99);
        }
    }
    assert!(
        between > 20,
        "{between} chances that are neither sure nor none"
    );
}

/// Those in whose free rides the fewest sheets differ, which are the soonest done.
#[test]
fn ends_with_one_spare_are_worth_what_a_recursion_finds() {
    let is_cheap = |marks: &Marks| {
        let others: Vec<u8> = (1..=6)
            .filter(|&number| marks.rejects[usize::from(number)] == 0)
            .collect();
        let sums: BTreeSet<u8> = others
            .iter()
            .flat_map(|one| others.iter().map(move |other| one + other))
            .collect();
        sums.len() == 5
    };
    compare(&ends(132, 1, 14, is_cheap));
}

#[test]
fn a_mirrored_end_is_worth_the_same() {
    for marks in ends(133, 0, 40, |_| true) {
        let [one, other] =
            [marks.sheet(), marks.sheet().mirror()].map(|sheet| Ends::default().worth(&sheet));
        assert!((one.expect("an end") - other.expect("an end")).abs() < 1e-9);
    }
}

#[test]
fn what_is_remembered_changes_nothing() {
    let mut remembers = Ends::default();
    assert_eq!(remembers.remembered(), 0);
    let all = ends(134, 0, 40, |_| true);
    for marks in all.iter().chain(&all) {
        let fresh = Ends::default().worth(&marks.sheet()).map(f64::to_bits);
        assert_eq!(remembers.worth(&marks.sheet()).map(f64::to_bits), fresh);
    }
    assert!(remembers.remembered() > all.len());
}

#[test]
fn only_ends_are_worked_out() {
    let mut ends = Ends::default();
    for marks in random_sheets(135, 200) {
        if marks.spare().is_none_or(|spare| spare > MOST_SPARE) {
            assert_eq!(ends.worth(&marks.sheet()), None, "{}", marks.sheet());
        }
    }
    assert_eq!(ends.worth(&sheet("4:5 | 1:7 2:7")), None);
    assert_eq!(ends.remembered(), 0);
    // A game that is over is worth its score, with any numbers in use.
    for text in [
        "4:6 7:1 | 1:8",
        "4:6 7:1 | 1:8 2:1 3:1",
        "4:6 7:1 | 1:8 2:7 3:7",
    ] {
        assert_eq!(ends.worth(&sheet(text)), Some(-140.0));
    }
}

#[test]
fn an_end_is_not_worked_out_where_it_takes_more_sheets_than_allowed() {
    let [.., (text, expected)] = WITH_SPARE;
    let sheet = sheet(text);
    let mut ends = Ends::default();
    let mut budget = 1000;
    assert_eq!(ends.worth_within(&sheet, &mut budget), None);
    assert_eq!((budget, ends.remembered() < 1000), (0, true));
    // What was found on the way spoils nothing.
    let mut budget = u32::MAX;
    let found = ends.worth_within(&sheet, &mut budget).expect("an end");
    assert!((found - expected).abs() < 0.001, "{found}");
    let fresh = worth(text);
    assert_eq!(found.to_bits(), fresh.to_bits());
    // All of it is remembered.
    assert_eq!(ends.worth_within(&sheet, &mut 0), Some(found));
}
