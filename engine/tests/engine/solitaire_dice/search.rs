//! Expectations, against a plain recursion over rolls and turns; and the solver that asks for them.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rollwise_engine::solitaire_dice::learning::{EQUAL, FIRST, Rolls, best_of};
use rollwise_engine::solitaire_dice::{
    Aim, Chances, Ends, MOST_SPARE, OpenCost, Opening, Setting, Solver, Source, Target, Weights,
    chance, choices, estimate,
};

use super::plain::{Marks, dice, random_sheets, random_weights, roll, rolls, sheet};

/// The network's value after this many expectations: each roll, each turn, each sheet after it by
/// itself.
pub fn expected(weights: &Weights, marks: &Marks, opening: Opening, expectations: u8) -> f64 {
    if expectations == 0 || marks.is_over() {
        return weights.value(&marks.sheet());
    }
    marks.mean_of_best(opening, &mut |_, after| {
        expected(weights, after, opening, expectations - 1)
    })
}

fn compare(weights: &Weights, marks: &Marks, expectations: u8) {
    let plain = expected(weights, marks, Opening::Any, expectations);
    let found = estimate(weights, &marks.sheet(), Opening::Any, expectations);
    assert!(
        (found - plain).abs() < 1e-8,
        "{}: {found} {plain}",
        marks.sheet()
    );
}

#[test]
fn one_expectation_is_that_of_every_roll_and_every_turn() {
    let weights = random_weights(161, FIRST);
    let score = Weights::zero().rounded();
    compare(&weights, &Marks::default(), 1);
    for (nth, marks) in random_sheets(162, 200).into_iter().enumerate() {
        // The score is in whole steps as well, so that no order of adding up makes a difference.
        if nth % 2 == 0 {
            compare(&weights, &marks, 1);
        } else {
            compare(&score, &marks, 1);
        }
    }
}

#[test]
fn no_expectation_is_the_network_alone() {
    let weights = random_weights(163, FIRST);
    for marks in random_sheets(164, 100) {
        compare(&weights, &marks, 0);
    }
}

/// A few neurons only, which is sooner done.
#[test]
fn two_expectations_are_those_of_every_roll_and_every_turn() {
    let weights = random_weights(165, 4);
    for text in [
        "4:3 6:4 7:5 8:6 10:2 | 1:4 2:3 6:3",
        "5:6 6:9 7:10 8:9 9:4 | 1:7 2:7 6:6",
    ] {
        compare(&weights, &Marks::read(text), 2);
    }
}

#[test]
fn a_game_that_is_over_is_worth_its_score_after_any_expectations() {
    let weights = random_weights(166, FIRST);
    for expectations in 0..=3 {
        let over = sheet("4:6 7:1 | 1:8 2:3");
        let found = estimate(&weights, &over, Opening::Any, expectations);
        assert_eq!(found.to_bits(), (-140.0_f64).to_bits());
    }
}

#[test]
fn a_mirror_is_expected_to_be_worth_the_same() {
    let weights = random_weights(167, FIRST);
    for marks in random_sheets(168, 100) {
        let sheets = [marks.sheet(), marks.sheet().mirror()];
        let [one, other] = sheets.map(|sheet| estimate(&weights, &sheet, Opening::Any, 1));
        assert!((one - other).abs() < 1e-8);
    }
}

fn solver(seed: u64) -> Solver {
    Solver::new(Some(Arc::new(random_weights(seed, 8))))
}

fn setting(depth: u8) -> Setting {
    Setting {
        depth,
        ..Setting::default()
    }
}

/// Before the roll a sheet is worth the mean of the best choices, where both look as far ahead and
/// no end is near enough to be worked out.
#[test]
fn a_sheet_is_worth_the_mean_of_its_best_choices() {
    let mut solver = solver(169);
    let all = random_sheets(170, 400);
    let far = all
        .iter()
        .filter(|marks| marks.spare().is_none_or(|spare| spare > 2));
    for (nth, marks) in far.take(60).enumerate() {
        let setting = setting(if nth < 3 { 2 } else { 1 });
        let sheet = marks.sheet();
        let mut sum = 0.0;
        for (&dice, thrown) in rolls() {
            let found = solver.choices(&sheet, roll(dice), setting);
            let values = found.iter().map(|(_, worth)| worth.value.expect("a value"));
            sum += f64::from(thrown.weight) * values.fold(f64::NEG_INFINITY, f64::max);
        }
        let whole = solver.before_roll(&sheet, setting).value.expect("a value");
        assert!((whole - sum / 7_776.0).abs() < 1e-8, "{sheet}: {whole}");
    }
}

#[test]
fn choices_are_valued_by_what_they_lead_to() {
    let weights = random_weights(171, 8);
    let mut solver = Solver::new(Some(Arc::new(weights.clone())));
    for (nth, marks) in random_sheets(172, 60).into_iter().enumerate() {
        let rolled = Rolls::get().all()[nth * 4].roll;
        let depth = if nth % 3 == 0 { 2 } else { 1 };
        let found = solver.choices(&marks.sheet(), rolled, setting(depth));
        let taken = choices(&marks.sheet(), rolled, Opening::Any);
        assert!(found.iter().map(|(taken, _)| *taken).eq(taken));
        for ((taken, worth), turn) in found.iter().zip(marks.turns(dice(rolled), Opening::Any)) {
            let after = marks.after(turn);
            assert_eq!(
                solver.after_choice(&taken.choice.after(&marks.sheet()), setting(depth)),
                *worth
            );
            if after.spare().is_some_and(|spare| spare < 2) || after.is_over() {
                assert_eq!(worth.source, Source::Exact);
                continue;
            }
            assert_eq!(worth.source, Source::Estimate);
            let plain = expected(&weights, &after, Opening::Any, depth - 1);
            assert!((worth.value.expect("a value") - plain).abs() < 1e-8);
        }
    }
}

/// How a sheet is valued that is so near to its end, with ends worked out up to this many spare
/// rejects.
const SOURCES: [(&str, u8, Source); 9] = [
    ("6:10 7:10 8:10 | 1:7 2:7 6:7", 0, Source::Exact),
    ("6:10 7:10 8:10 | 1:7 2:7 6:7", 1, Source::Exact),
    (
        "6:10 7:10 8:10 9:10 10:10 | 1:7 2:7 6:6",
        0,
        Source::Estimate,
    ),
    ("6:10 7:10 8:10 9:10 10:10 | 1:7 2:7 6:6", 1, Source::Exact),
    (
        "6:10 7:10 8:10 9:10 10:10 | 1:7 2:6 6:6",
        1,
        Source::Estimate,
    ),
    ("6:10 7:10 8:10 9:10 10:10 | 1:7 2:6 6:6", 2, Source::Exact),
    ("7:8 | 1:7 2:7", 2, Source::Estimate),
    ("7:8 | 1:8 2:7", 0, Source::Exact),
    ("|", 2, Source::Estimate),
];

#[test]
fn ends_are_exact_and_the_rest_is_an_estimate_or_unknown() {
    let mut with = solver(173);
    let mut without = Solver::default();
    assert!(with.weights(OpenCost::Official).is_some());
    assert!(without.weights(OpenCost::Official).is_none());
    for (text, spare, expected) in SOURCES {
        let sheet = sheet(text);
        let setting = Setting {
            spare,
            ..setting(1)
        };
        let found = with.before_roll(&sheet, setting);
        assert_eq!(found.source, expected, "{text}");
        let unlearned = without.before_roll(&sheet, setting);
        if expected == Source::Exact {
            let exact = Ends::default().worth(&sheet);
            assert_eq!((found.value, unlearned), (exact, found), "{text}");
        } else {
            assert_eq!(
                (unlearned.source, unlearned.value),
                (Source::Rule, None),
                "{text}"
            );
            assert!(found.value.is_some());
        }
    }
}

/// Where an end with two spare rejects takes too many sheets, no other choice that is as far from
/// the end is called exact either.
#[test]
fn far_ends_are_exact_for_all_choices_or_for_none() {
    let setting = Setting {
        spare: 2,
        ..setting(1)
    };
    let dear = "3:2 4:3 5:5 6:7 7:6 8:6 9:5 10:4 | 1:6 2:6 6:7";
    let mut solver = solver(175);
    let found = solver.before_roll(&sheet(dear), setting);
    assert_eq!(found.source, Source::Estimate);
    // Asked again it goes on from what was found.
    let found = solver.after_choice(&sheet(dear), setting);
    assert_eq!(found.source, Source::Exact);
    for (text, far) in [
        (
            "3:2 4:3 5:5 6:7 7:6 8:6 9:5 10:4 | 1:6 2:5 6:7",
            Source::Estimate,
        ),
        ("6:10 7:10 8:10 9:10 10:10 | 1:6 2:5 6:7", Source::Exact),
    ] {
        let found = solver.choices(&sheet(text), roll([1, 2, 3, 4, 6]), setting);
        for (taken, worth) in found {
            let after = taken.choice.after(&sheet(text));
            let expected = if after.is_over() { Source::Exact } else { far };
            assert_eq!(worth.source, expected, "{text} to {after}");
        }
    }
}

/// No worth is called exact that is not known.
#[test]
fn more_spare_rejects_than_ends_have_count_as_the_most() {
    let [most, more] = [MOST_SPARE, u8::MAX].map(|spare| Setting {
        spare,
        ..setting(1)
    });
    let mut solver = solver(177);
    for spare in MOST_SPARE..MOST_SPARE + 3 {
        let sheet = sheet(&format!(
            "6:10 7:10 8:10 9:10 10:10 | 1:{} 2:7 6:7",
            7 - spare
        ));
        assert_eq!(sheet.spare(), Some(spare));
        let unlearned = Solver::default().before_roll(&sheet, more);
        let found = solver.after_choice(&sheet, more);
        for worth in [unlearned, found, solver.before_roll(&sheet, more)] {
            assert_eq!(
                worth.source == Source::Exact,
                spare <= MOST_SPARE,
                "{sheet}"
            );
        }
        assert_eq!(found, solver.after_choice(&sheet, most));
    }
}

/// Below 1 a depth counts as 1; a sheet without a roll is valued by two expectations at most.
#[test]
fn depths_are_kept_within_bounds() {
    let mut solver = solver(174);
    let sheet = sheet("4:3 6:4 7:5 8:6 10:2 | 1:4 2:3 6:3");
    let mut before = |depth| solver.before_roll(&sheet, setting(depth)).value;
    assert_eq!(before(0), before(1));
    assert_eq!(before(3), before(2));
    assert_ne!(before(1), before(2));
    let mut after = |depth| solver.after_choice(&sheet, setting(depth)).value;
    assert_eq!(after(0), after(1));
    assert_ne!(after(1), after(2));
}

#[test]
fn the_first_of_equal_values_is_the_best() {
    let best = |values: &[f64]| best_of(values.iter().copied());
    assert_eq!(best(&[]), None);
    assert_eq!(best(&[-5.0]), Some(0));
    assert_eq!(best(&[1.0, 3.0, 3.0, 2.0]), Some(1));
    assert_eq!(best(&[1.0, 1.0 + 0.5 * EQUAL, 1.0 - 0.5 * EQUAL]), Some(0));
    assert_eq!(best(&[1.0, 1.0 + 2.0 * EQUAL]), Some(1));
    assert!((EQUAL - 1e-4).abs() < 1e-12);
}

/// Chances with heads of their own above a network that is made up.
fn random_chances(seed: u64) -> Chances {
    let mut chances = Chances {
        values: random_weights(seed, FIRST),
        ..Chances::zero()
    };
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    for row in &mut chances.heads {
        for head in row {
            *head = f32::from(generator.random_range(-40_i8..=40)) / 256.0;
        }
    }
    chances
}

#[test]
fn the_chance_of_a_score_is_that_of_every_roll_and_every_turn() {
    let chances = random_chances(166);
    for (marks, score) in random_sheets(167, 60).into_iter().zip((-350..).step_by(25)) {
        let target = Target::new(score).expect("a target");
        let plain = marks.mean_of_best(Opening::Any, &mut |_, after| {
            let sheet = after.sheet();
            if after.is_over() {
                f64::from(u8::from(i32::from(sheet.score()) >= score))
            } else {
                chances.of(&sheet, target)
            }
        });
        let found = chance(&chances, &marks.sheet(), Opening::Any, target, 1);
        assert!((found - plain).abs() < 1e-6, "{score}: {found} {plain}");
        assert!((0.0..=1.0).contains(&found), "{score}: {found}");
    }
}

#[test]
fn a_higher_score_is_never_likelier() {
    let chances = random_chances(168);
    for marks in random_sheets(169, 30) {
        let sheet = marks.sheet();
        let of = |score| chances.of(&sheet, Target::new(score).expect("a target"));
        for score in (-350..=1193).step_by(7) {
            assert!(of(score) >= of(score + 7), "{sheet}: {score}");
        }
    }
}

/// By what they are worth on average, which three fives and two sixes tell apart.
#[test]
fn of_choices_that_are_as_likely_the_best_on_average_is_taken() {
    let sheet = sheet("4:4 5:5 6:9 7:10 8:9 9:5 | 1:7 2:7 6:6");
    let roll = roll([1, 2, 4, 5, 6]);
    let mut solver = Solver::new(Some(Arc::new(random_weights(170, FIRST))));
    let reach = Setting {
        aim: Aim::Reach(Target::new(1200).expect("a target")),
        ..Setting::default()
    };
    let found = solver.choices(&sheet, roll, reach);
    assert!(found.iter().all(|(_, worth)| worth.value == Some(0.0)));
    let best = solver.likeliest(&sheet, &found, reach).expect("a choice");
    let on_average = solver.choices(&sheet, roll, Setting::default());
    let values = on_average
        .iter()
        .map(|(_, worth)| worth.value.expect("a value"));
    let most = values.clone().fold(f64::NEG_INFINITY, f64::max);
    let least = values.clone().fold(f64::INFINITY, f64::min);
    assert!(most > least + 1.0, "{least} to {most}");
    assert!((on_average[best].1.value.expect("a value") - most).abs() < 1e-6);
}
