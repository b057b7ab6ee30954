//! Training weights is repeatable, and so are sheets and the games that are played from them.

use std::sync::Arc;

use engine::chance::generator;
use engine::estimate::Estimate;
use engine::solitaire_dice::{Fit, Sheet, Weights};
use train::solitaire_dice::sheets::{Estimated, Off, Origin, Spread, has_usual_rejects, offs};
use train::solitaire_dice::training::{SCHEDULE, SEED, SheetTraining};
use train::training::Training as _;

use super::repeats;

/// Steps of a short training.
const STEPS: u64 = 200;

/// The SHA-256 in the file of what a short training with the shipped seed and schedule learns, as
/// hexadecimal digits. Whoever changes how is learned changes it.
const SHORT: &str = "7bdfaae33a05d8f2a0bdc6c78a7922e3f6985642c241dbd9cef16b96e68ed4e8";

#[test]
fn a_short_training_gives_known_bytes() {
    let learned = |training: &SheetTraining| training.learner.average.to_bytes();
    repeats::assert_gives(SEED, SCHEDULE, STEPS, learned, SHORT);
}

#[test]
fn bytes_of_another_training_are_not_gone_on_with() {
    repeats::assert_refuses::<SheetTraining>(SEED, SCHEDULE, &[]);
}

/// Weights that have learned next to nothing.
fn weights() -> Arc<Weights> {
    Arc::new(SheetTraining::new(SEED, SCHEDULE).learner.average)
}

#[test]
fn sheets_are_estimated_ones_and_could_come_of_a_game() {
    let weights = weights();
    for origin in Origin::ALL {
        let mut sheets: Vec<Sheet> = Vec::new();
        for number in 0..40 {
            let sheet = origin.sheet(&weights, &mut generator(SEED, number));
            assert!(!sheet.is_over(), "{sheet}");
            assert!(sheet.spare().is_none_or(|spare| spare > 1), "{sheet}");
            assert_eq!(sheet.fit().missing(), 0, "{sheet}");
            if origin == Origin::MadeUp {
                assert!(
                    matches!(sheet.fit(), Fit::FreeRides(0) | Fit::Unknown),
                    "{sheet}"
                );
            }
            sheets.push(sheet);
        }
        sheets.sort_unstable();
        sheets.dedup();
        assert!(sheets.len() > 20, "{origin:?}");
    }
}

#[test]
fn a_seed_stands_for_what_games_from_sheets_average_with_any_number_of_threads() {
    let weights = weights();
    let found = |seed, threads| offs(&weights, Estimated::Average, 3, 10, seed, threads);
    let once = found(SEED, 1);
    assert_eq!(once, found(SEED, 2));
    assert_eq!(once, found(SEED, 5));
    assert_ne!(once, found(SEED + 1, 1));
    let origins: Vec<Origin> = once.iter().map(|&(origin, _)| origin).collect();
    assert_eq!(origins, Origin::ALL.repeat(3));
}

#[test]
fn usual_rejects_are_those_within_126_or_156() {
    for usual in [
        "|",
        "2:2 | 1:1",
        "| 2:3 6:1",
        "| 1:1 5:2 6:3",
        "| 1:1 2:2 6:3",
    ] {
        assert!(has_usual_rejects(&usual.parse().expect(usual)), "{usual}");
    }
    for other in ["| 3:1", "| 2:1 5:1", "| 1:1 4:1 6:1"] {
        assert!(!has_usual_rejects(&other.parse().expect(other)), "{other}");
    }
}

#[test]
fn a_spread_counts_sheets_by_the_size_of_the_difference() {
    let off = |nth: i16| Off {
        sheet: Sheet::EMPTY,
        estimated: 0.0,
        off: Estimate {
            value: f64::from(if nth % 2 == 0 { -nth } else { nth }),
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        },
    };
    let offs: Vec<Off> = (1..=200).map(off).collect();
    let spread = Spread::of(&offs).expect("sheets");
    assert_eq!(format!("{:?}", spread.within), "[100.0, 180.0, 198.0]");
    let worst = format!("{}", spread.worst.off.value);
    assert_eq!((spread.count, worst.as_str()), (200, "-200"));
    assert!((spread.mean.value + 0.5).abs() < 1e-12);
    assert_eq!(Spread::of(&[]), None);
}
