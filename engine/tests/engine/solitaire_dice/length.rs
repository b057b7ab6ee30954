//! How long a game lasts when nothing but its length counts, against chances by inclusion and
//! exclusion.

use std::collections::HashMap;
use std::sync::OnceLock;

use rollwise_engine::solitaire_dice::{Length, Sheet};

use super::plain::{Marks, sheet};

/// The chance that five dice show all of some numbers, and beside them none but some others.
fn chance(all_of: i32, others: i32) -> f64 {
    let binomial = [[1, 0, 0, 0], [1, 1, 0, 0], [1, 2, 1, 0], [1, 3, 3, 1]];
    let without = |left_out: i32| {
        let ways = binomial[usize::try_from(all_of).unwrap()][usize::try_from(left_out).unwrap()];
        let sign = if left_out % 2 == 0 { 1 } else { -1 };
        f64::from(sign * ways * (all_of - left_out + others).pow(5)) / 7_776.0
    };
    (0..=all_of).map(without).sum()
}

/// Marks of up to three numbers, descending.
type Three = [u8; 3];

fn marked(mut marks: Three, nth: usize) -> Three {
    marks[nth] += 1;
    marks.sort_unstable_by(|one, other| other.cmp(one));
    marks
}

struct Longest {
    /// Whether a new number must be rejected where there is one.
    is_different: bool,
    found: HashMap<Three, f64>,
}

impl Longest {
    /// For every set of marks that does not end the game.
    fn new(is_different: bool) -> Longest {
        let mut longest = Longest {
            is_different,
            found: HashMap::new(),
        };
        for marks in every_three() {
            longest.rolls(marks);
        }
        longest
    }

    /// Expected rolls to the end.
    fn rolls(&mut self, marks: Three) -> f64 {
        if marks[0] == 8 {
            return 0.0;
        }
        if let Some(&rolls) = self.found.get(&marks) {
            return rolls;
        }
        let in_use = marks.iter().filter(|&&marks| marks > 0).count();
        let rolls = if in_use == 3 {
            self.complete(marks)
        } else {
            self.incomplete(marks, in_use)
        };
        self.found.insert(marks, rolls);
        rolls
    }

    /// With three numbers in use: a free ride changes nothing.
    fn complete(&mut self, marks: Three) -> f64 {
        let mut sum = 1.0;
        for shown in 1..8_usize {
            sum += chance(size(shown), 3) * self.best(marks, shown);
        }
        sum / (1.0 - chance(0, 3))
    }

    /// With fewer: any number shown, or a new one if one was rolled.
    fn incomplete(&mut self, marks: Three, in_use: usize) -> f64 {
        let new = self.rolls(marked(marks, in_use));
        let mut sum = 1.0;
        for shown in 0..1_usize << in_use {
            let alone = chance(size(shown), 0);
            let with_new = chance(size(shown), 6 - i32::try_from(in_use).unwrap()) - alone;
            let best = self.best(marks, shown);
            sum += alone * best
                + with_new
                    * if self.is_different {
                        new
                    } else {
                        new.max(best)
                    };
        }
        sum
    }

    /// The most after a mark on one of the numbers shown.
    fn best(&mut self, marks: Three, shown: usize) -> f64 {
        let places = (0..3).filter(|place| shown >> place & 1 == 1);
        places
            .map(|place| self.rolls(marked(marks, place)))
            .fold(0.0, f64::max)
    }
}

/// Marks of up to three numbers that do not end the game.
fn every_three() -> impl Iterator<Item = Three> {
    let below = |most: u8| 0..=most;
    below(7).flat_map(move |a| below(a).flat_map(move |b| below(b).map(move |c| [a, b, c])))
}

fn size(set: usize) -> i32 {
    i32::try_from(set.count_ones()).unwrap()
}

/// Expected rolls to the end by reject marks, for players of other tests.
pub fn rolls_left(marks: &Marks) -> f64 {
    static LONGEST: OnceLock<HashMap<Three, f64>> = OnceLock::new();
    let all = LONGEST.get_or_init(|| Longest::new(false).found);
    if marks.is_over() {
        0.0
    } else {
        all[&descending(marks)]
    }
}

fn descending(marks: &Marks) -> Three {
    let mut rejects = marks.rejects;
    rejects.sort_unstable_by(|one, other| other.cmp(one));
    [rejects[0], rejects[1], rejects[2]]
}

/// Every sheet without marks on sums that is not over.
fn every_sheet() -> Vec<Sheet> {
    let mut all = vec![Marks::default()];
    for number in 1..=6 {
        for nth in 0..all.len() {
            let before = all[nth];
            if before.in_use() < 3 {
                all.extend((1..=7).map(|marks| {
                    let mut after = before;
                    after.rejects[number] = marks;
                    after
                }));
            }
        }
    }
    all.iter().map(Marks::sheet).collect()
}

#[test]
fn every_set_of_marks_lasts_as_long_as_by_chances_of_its_own() {
    let all = every_sheet();
    assert_eq!(all.len(), 7_638);
    let mut bits: HashMap<Three, u64> = HashMap::new();
    for sheet in all {
        let found = Length::get().rolls_left(&sheet);
        let marks = Marks::of(&sheet);
        assert!(
            (found - rolls_left(&marks)).abs() < 1e-9,
            "{sheet}: {found}"
        );
        // The same bits for the same marks, in any order and on any numbers.
        let first = *bits.entry(descending(&marks)).or_insert(found.to_bits());
        assert_eq!(found.to_bits(), first, "{sheet}");
    }
    assert_eq!(bits.len(), 120);
}

#[test]
fn games_last_as_long_as_is_known() {
    let cases = [
        ("|", 21.671_676, 1e-6),
        ("| 1:1", 20.671_676, 1e-6),
        ("| 1:1 2:1 3:1", 18.671_813, 1e-6),
        ("| 1:4 2:3 3:3", 11.477_344, 1e-6),
        ("| 1:4 2:4 3:4", 9.455_103, 1e-6),
        ("| 1:6 2:6 3:6", 3.561_009, 1e-6),
        ("| 1:7 2:6 3:6", 2.528_751, 1e-6),
        ("| 1:7 2:7 3:5", 2.063_092, 1e-6),
        ("| 1:7 2:7 3:6", 389_888.0 / 233_523.0, 1e-9),
        ("| 1:7 2:7 3:7", 32.0 / 31.0, 1e-9),
        ("| 1:7 2:7", 3.595_122, 1e-6),
        ("| 1:7", 10.127_430, 1e-6),
    ];
    for (text, expected, within) in cases {
        let found = Length::get().rolls_left(&sheet(text));
        assert!((found - expected).abs() < within, "{text}: {found}");
    }
}

#[test]
fn a_game_that_is_over_lasts_no_longer() {
    for text in ["| 1:8", "| 6:8 2:7", "| 1:7 2:8 6:7", "4:4 | 1:1 5:8 6:1"] {
        let found = Length::get().rolls_left(&sheet(text));
        assert_eq!(found.to_bits(), 0.0_f64.to_bits(), "{text}");
    }
}

#[test]
fn sums_do_not_make_a_game_longer() {
    let [with, without] =
        ["4:4 7:10 | 1:3 6:2", "| 1:3 6:2"].map(|text| Length::get().rolls_left(&sheet(text)));
    assert_eq!(with.to_bits(), without.to_bits());
}

/// So the opening makes no difference: who plays for length rejects a new number as soon as one is
/// rolled.
#[test]
fn a_new_number_makes_the_longest_game_until_one_has_four_marks() {
    let mut longest = Longest::new(false);
    let mut different = Longest::new(true);
    for marks in every_three() {
        let in_use = marks.iter().filter(|&&marks| marks > 0).count();
        if in_use < 3 && (marks[0] < 4 || in_use < 2) {
            let new = longest.rolls(marked(marks, in_use));
            for old in 0..in_use {
                assert!(new > longest.rolls(marked(marks, old)), "{marks:?}");
            }
        }
    }
    for (marks, within) in [
        ([0; 3], 1e-11),
        ([1, 0, 0], 1e-11),
        ([1, 1, 0], 1e-9),
        ([2, 1, 0], 1e-9),
    ] {
        let found = longest.rolls(marks) - different.rolls(marks);
        assert!(found.abs() < within, "{marks:?}: {found}");
    }
}

/// Not so later, as on sheets that were played otherwise: until three numbers are in use no roll
/// forces the last mark on one of them.
#[test]
fn with_a_number_near_its_last_mark_an_old_one_may_last_longer() {
    let [old, new] =
        ["| 1:7 2:2", "| 1:7 2:1 3:1"].map(|text| Length::get().rolls_left(&sheet(text)));
    assert!(old > new + 1.3, "{old} {new}");
    let [any, different] =
        [false, true].map(|is_different| Longest::new(is_different).rolls([7, 1, 0]));
    let found = Length::get().rolls_left(&sheet("| 1:7 2:1"));
    assert!(
        (found - any).abs() < 1e-9 && any > different + 0.78,
        "{found} {any} {different}"
    );
}
