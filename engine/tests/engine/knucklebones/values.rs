//! The search for wins by the rule of thumb, against expectimax on plain lists of dice; and where
//! it is exact.

use rollwise_engine::knucklebones::learning::Search;
use rollwise_engine::knucklebones::{Analyser, Objective, Outlook, Position, Values};

use super::plain::{DICE, Plain, empty, random_positions};
use super::search::{risk, to_depth, value};

/// What is told of a position.
#[derive(Clone, Copy, Debug)]
struct Told {
    lead: f64,
    tie: f64,
    difference: f64,
    /// Bounds of the lead.
    low: f64,
    high: f64,
    /// Whether there was nowhere a choice between columns that are equal, but for what the player
    /// does not care for.
    is_clear: bool,
}

impl Told {
    fn over(difference: i32) -> Told {
        let lead = f64::from(difference.signum());
        Told {
            lead,
            tie: 1.0 - lead.abs(),
            difference: difference.into(),
            low: lead,
            high: lead,
            is_clear: true,
        }
    }

    /// The rule of thumb: points, and two for being to move, count the less the more is still to be
    /// placed.
    fn by_rule(position: &Plain) -> Told {
        let points = risk(position);
        let fuller = empty(&position.mine).min(empty(&position.theirs));
        let scaled = (points + 2.0) / (8.0 + 5.0 * f64::from(fuller));
        let lead = scaled / scaled.hypot(1.0);
        Told {
            lead,
            tie: 0.03 * (1.0 - lead.abs()),
            difference: points,
            low: -1.0,
            high: 1.0,
            is_clear: true,
        }
    }

    fn swapped(self) -> Told {
        Told {
            lead: -self.lead,
            difference: -self.difference,
            low: -self.high,
            high: -self.low,
            ..self
        }
    }

    fn better(self, other: Told, objective: Objective) -> Told {
        let wanted = |told: Told| match objective {
            Objective::Win => told.lead,
            Objective::Difference => told.difference,
        };
        let is_other = wanted(other) > wanted(self);
        let is_equal = (wanted(other) - wanted(self)).abs() < 1e-5;
        let [one, two] = [self, other].map(|told| [told.lead, told.tie, told.difference]);
        let is_same = one
            .iter()
            .zip(two)
            .all(|(one, two)| (one - two).abs() < 1e-5);
        Told {
            low: self.low.max(other.low),
            high: self.high.max(other.high),
            is_clear: self.is_clear && other.is_clear && (is_same || !is_equal),
            ..if is_other { other } else { self }
        }
    }

    /// The mean over six dice.
    fn mean(told: &[Told; 6]) -> Told {
        let mean = |part: fn(&Told) -> f64| told.iter().map(part).sum::<f64>() / 6.0;
        Told {
            lead: mean(|told| told.lead),
            tie: mean(|told| told.tie),
            difference: mean(|told| told.difference),
            low: mean(|told| told.low),
            high: mean(|told| told.high),
            is_clear: told.iter().all(|told| told.is_clear),
        }
    }
}

/// The mean over the dice of the best column, each worth what `value` says of the position after.
fn best(position: &Plain, objective: Objective, value: &dyn Fn(&Plain) -> Told) -> Told {
    Told::mean(&DICE.map(|die| {
        let columns = position.each_after(die).map(|after| {
            let told = if after.is_over() {
                Told::over(after.difference())
            } else {
                value(&after)
            };
            told.swapped()
        });
        let best = columns.reduce(|one, other| one.better(other, objective));
        best.expect("whoever is to move has room")
    }))
}

fn expectimax(position: &Plain, depth: u8, objective: Objective) -> Told {
    if depth > 0 {
        return best(position, objective, &|after| {
            expectimax(after, depth - 1, objective)
        });
    }
    match (empty(&position.mine), empty(&position.theirs)) {
        (1, _) => best(position, objective, &|_| unreachable!("the last die")),
        // Once more where the other player has only one die left to place.
        (_, 1) => best(position, objective, &|after| match empty(&after.mine) {
            1 => expectimax(after, 0, objective),
            _ => Told::by_rule(after),
        }),
        _ => Told::by_rule(position),
    }
}

fn is_close(one: f32, other: f64) -> bool {
    (f64::from(one) - other).abs() < 1e-5 * (1.0 + other.abs())
}

/// Whether an outlook is what is told; where a choice was not clear, only what does not hang on it.
fn is_as_told(outlook: Outlook, told: Told, objective: Objective) -> bool {
    let [low, high] = outlook.bounds().map(|share| 2.0 * share - 1.0);
    // Play for the difference says nothing of what can be won.
    let bounds = match objective {
        Objective::Win => [told.low, told.high],
        Objective::Difference => [-1.0, 1.0],
    };
    let wanted = match objective {
        Objective::Win => is_close(outlook.lead(), told.lead),
        Objective::Difference => is_close(outlook.difference(), told.difference),
    };
    let [win, tie, loss] = outlook.chances();
    let rest = is_close(outlook.lead(), told.lead)
        && is_close(outlook.difference(), told.difference)
        && (tie - told.tie).abs() < 1e-5
        && (win - loss - told.lead).abs() < 1e-5
        && (win + tie + loss - 1.0).abs() < 1e-9;
    (low - bounds[0]).abs() < 1e-5
        && (high - bounds[1]).abs() < 1e-5
        && wanted
        && (rest || !told.is_clear)
}

#[test]
fn outlooks_are_those_of_expectimax_on_plain_lists() {
    let mut clear = 0;
    for objective in [Objective::Win, Objective::Difference] {
        let mut search = Search::new(Values::new(None, objective), 1 << 20);
        for (seed, depth, count) in [
            (51, 0, 400),
            (52, 1, 300),
            (53, 2, 100),
            (54, 3, 30),
            (55, 4, 8),
        ] {
            for position in random_positions(seed, count) {
                let told = expectimax(&Plain::of(position), depth, objective);
                let found = value(&mut search, position, depth);
                assert!(
                    is_as_told(found, told, objective),
                    "{position} to {depth}: {found:?} {told:?}"
                );
                clear += u32::from(told.is_clear);
            }
        }
    }
    assert!(
        clear > 800,
        "only {clear} without a choice that is not clear"
    );
}

#[test]
fn last_rolls_are_proved() {
    let mut analyser = Analyser::new(Values::new(None, Objective::Win), 1 << 20);
    for (text, expected) in [
        ("66_/543/211 v 554/621/44_", 1.0 / 2.0),
        ("66_/543/211 v 55_/621/443", 1.0 / 3.0),
    ] {
        let position: Position = text.parse().expect(text);
        for depth in [1, 2, 6] {
            let found = analyser.before_roll(position, to_depth(depth), &mut || true);
            // There is nothing behind the first placement.
            assert_eq!(found.depth, 1, "{text}");
            let [low, high] = found.value.bounds();
            for share in [found.value.share(), low, high] {
                assert!((share - expected).abs() < 1e-6, "{text}: {share}");
            }
            assert!(found.value.is_proved());
        }
    }
    let start = analyser.before_roll(Position::default(), to_depth(2), &mut || true);
    let [low, high] = start.value.bounds();
    assert!(low <= 0.0 && high >= 1.0, "{low} {high}");
    assert!(!start.value.is_proved());
}

/// Whatever is rolled, the second column wins for sure; but fives are worth more in the third, and
/// what comes then is only estimated. That the win is sure says nothing of the difference.
#[test]
fn a_sure_win_does_not_end_the_search_for_the_difference() {
    let position: Position = "666/66_/4__ v 111/222/55_".parse().expect("a position");
    let values = || Values::new(None, Objective::Difference);
    let found = Analyser::new(values(), 1 << 20).before_roll(position, to_depth(4), &mut || true);
    let expected = value(&mut Search::new(values(), 1 << 20), position, 4);
    assert_eq!(found.value, expected, "depth {}", found.depth);
}
