//! Counts and exact figures that are known of the game.

use std::collections::BTreeSet;

use rollwise_engine::dice::{Face, Faces};
use rollwise_engine::solitaire_dice::learning::{
    ByChoice, CHOICES, ROLLS, Rolls, chance_of_mark, weightings,
};
use rollwise_engine::solitaire_dice::{
    Choice, Opening, Sheet, Sum, Taken, Weights, choices, estimate,
};

use super::plain::{Dice, Marks, OPENINGS, each, random_sheets, roll, rolls, sheet, throws};

/// Sheets with one mark on each of some numbers, for every set of this many.
fn with_in_use(count: u8) -> Vec<Sheet> {
    let sets = Faces::every().filter(|set| set.len() == count);
    let one_each = |set: Faces| Face::ALL.map(|face| u8::from(set.contains(face)));
    sets.map(|set| Sheet::new([0; 11], one_each(set)).expect("a sheet"))
        .collect()
}

fn choices_of(sheet: &Sheet) -> Vec<(u32, Vec<Taken>)> {
    let all = Rolls::get().all().iter();
    all.map(|one| (one.weight, choices(sheet, one.roll, Opening::Any)))
        .collect()
}

#[test]
fn rolls_have_as_many_choices_as_is_known() {
    for in_use in 0..=3 {
        for sheet in with_in_use(in_use) {
            let all = choices_of(&sheet);
            assert_eq!(all.len(), ROLLS);
            let count = |taken: &Vec<Taken>| u32::try_from(taken.len()).unwrap();
            let weighted: u32 = all
                .iter()
                .map(|(weight, taken)| weight * count(taken))
                .sum();
            assert_eq!(
                weighted,
                if in_use < 3 { 60_006 } else { 31_026 },
                "{sheet}"
            );
            let with_fifteen = all.iter().filter(|(_, taken)| taken.len() == 15).count();
            assert_eq!(with_fifteen, if in_use < 3 { 6 } else { 0 }, "{sheet}");
        }
    }
}

/// Whether numbers lie in even steps.
fn is_even(numbers: &[Face]) -> bool {
    numbers[1].index() - numbers[0].index() == numbers[2].index() - numbers[1].index()
}

#[test]
fn there_are_as_many_distinct_choices_as_is_known() {
    let mut found = [0; 2];
    for in_use in 0..=3 {
        for sheet in with_in_use(in_use) {
            let taken = choices_of(&sheet).into_iter().flat_map(|(_, taken)| taken);
            let distinct: BTreeSet<usize> = taken.map(|taken| taken.choice.index()).collect();
            if in_use < 3 {
                assert_eq!(distinct.len(), 396, "{sheet}");
                continue;
            }
            let others: Vec<Face> = sheet.in_use().missing().collect();
            let is_even = is_even(&others);
            assert_eq!(distinct.len(), if is_even { 213 } else { 219 }, "{sheet}");
            let marking = distinct
                .iter()
                .filter(|&&place| Choice::at(place).reject.is_some());
            assert_eq!(marking.count(), 198);
            found[usize::from(is_even)] += 1;
        }
    }
    assert_eq!(found, [14, 6]);
}

#[test]
fn as_many_rolls_allow_a_mark_and_two_marks_as_is_known() {
    let one = [1_526, 2_550, 3_816, 4_620, 5_626, 6_210];
    let two = [26, 140, 426, 760, 1_306, 1_860];
    let all = choices_of(&Sheet::EMPTY);
    for sum in Sum::ALL {
        let weight = |marks: usize| -> u32 {
            let marked = |taken: &Taken| {
                taken
                    .choice
                    .pair
                    .sums()
                    .into_iter()
                    .filter(|&other| other == sum)
                    .count()
            };
            let allowing = all
                .iter()
                .filter(|(_, taken)| taken.iter().any(|taken| marked(taken) >= marks));
            allowing.map(|(weight, _)| weight).sum()
        };
        let place = sum.index().min(10 - sum.index());
        assert_eq!([weight(1), weight(2)], [one[place], two[place]], "{sum:?}");
        assert!((chance_of_mark(sum) - f64::from(one[place]) / 7_776.0).abs() < 1e-15);
    }
}

/// Whether two of five dice add up to a sum, so often as is asked for.
fn allows(dice: Dice, sum: u8) -> bool {
    (0..5).any(|one| (0..one).any(|other| dice[one] + dice[other] == sum))
}

#[test]
fn the_chance_of_a_mark_is_that_of_two_dice_with_the_sum() {
    for sum in Sum::ALL {
        let count = throws().filter(|&dice| allows(dice, sum.number())).count();
        let expected = f64::from(u32::try_from(count).unwrap()) / 7_776.0;
        assert!((chance_of_mark(sum) - expected).abs() < 1e-15);
    }
}

/// Each choice's score right after it.
fn scores_after(sheet: &Sheet) -> ByChoice {
    let mut values = [f64::NAN; CHOICES];
    for &place in Rolls::get().possible(sheet, Opening::Any) {
        let after = Choice::at(place.into()).after(sheet);
        values[usize::from(place)] = after.score().into();
    }
    values
}

/// Sheets, and what a turn that is played for the score right after it comes to.
const ONE_TURN: [(&str, f64, f64); 6] = [
    ("|", -20_950.0, 81.0),
    (
        "2:1 4:4 5:3 6:6 7:3 8:2 10:3 | 1:3 2:4 6:3",
        -687_935.0,
        648.0,
    ),
    (
        "2:5 3:5 4:5 5:5 6:5 7:5 8:5 9:5 10:5 11:5 12:5 | 1:7 2:7 6:7",
        458_975.0,
        3_888.0,
    ),
    (
        "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7",
        1_745_855.0,
        3_888.0,
    ),
    ("5:4 6:9 7:10 8:9 9:6 10:4 | 1:7 2:7 6:7", 147_235.0, 486.0),
    ("5:4 6:8 7:10 8:8 9:4 10:4 | 1:7 2:6 6:6", 14_045.0, 972.0),
];

#[test]
fn one_turn_for_the_score_comes_to_the_known_fractions() {
    for (text, numerator, denominator) in ONE_TURN {
        let expected = numerator / denominator;
        let sheet = sheet(text);
        let found = Rolls::get().mean_of_best(&sheet, Opening::Any, &scores_after(&sheet));
        assert!((found - expected).abs() < 1e-9, "{text}: {found}");
        // The oracle, and the network that knows nothing but the score.
        let plain =
            Marks::of(&sheet).mean_of_best(Opening::Any, &mut |_, after| after.score().into());
        assert!((plain - expected).abs() < 1e-9, "{text}: {plain}");
        let by_net = estimate(&Weights::zero(), &sheet, Opening::Any, 1);
        assert!((by_net - expected).abs() < 1e-3, "{text}: {by_net}");
    }
}

#[test]
fn means_of_the_best_are_those_of_all_throws() {
    for marks in random_sheets(121, 60) {
        let sheet = marks.sheet();
        let values = scores_after(&sheet);
        let mut sums = [0.0; 2];
        for (&dice, thrown) in rolls() {
            let best = Rolls::get().best_of_roll(&sheet, roll(dice), Opening::Any, &values);
            let turns = marks.turns(dice, Opening::Any);
            let most = turns.iter().map(|&turn| marks.after(turn).score()).max();
            assert!((best - f64::from(most.expect("a turn"))).abs() < 1e-12);
            let is_free_ride = turns[0].reject.is_none();
            sums[usize::from(is_free_ride)] += f64::from(thrown.weight) * best;
        }
        let mean = Rolls::get().mean_of_best(&sheet, Opening::Any, &values);
        assert!((mean - (sums[0] + sums[1]) / 7_776.0).abs() < 1e-9);
        if marks.in_use() == 3 {
            let mean = Rolls::get().mean_without_free_rides(&sheet, &values);
            assert!((mean - sums[0] / 7_533.0).abs() < 1e-9);
        }
    }
}

#[test]
fn the_opening_decides_which_choice_is_the_best() {
    let sheet = sheet("4:2 7:4 | 1:2 6:1");
    let values = scores_after(&sheet);
    for opening in OPENINGS {
        let plain = Marks::of(&sheet).mean_of_best(opening, &mut |_, after| after.score().into());
        let found = Rolls::get().mean_of_best(&sheet, opening, &values);
        assert!((found - plain).abs() < 1e-9, "{opening:?}");
    }
}

/// Those of {1,2,6} are printed in the article.
#[test]
fn weightings_are_those_of_the_article() {
    let faces = |numbers: [usize; 3]| numbers.map(|number| Face::ALL[number - 1]);
    let set = |numbers| faces(numbers).into_iter().fold(Faces::NONE, Faces::with);
    let expected = [
        169_700, 188_300, 295_920, 323_500, 354_880, 303_450, 371_280, 371_250, 338_220, 226_450,
        169_700,
    ];
    assert_eq!(weightings(set([1, 2, 6])), expected);
    let mut mirrored = expected;
    mirrored.reverse();
    assert_eq!(weightings(set([1, 5, 6])), mirrored);
}

/// Over all throws and the distinct turns of each: the sum's points, two equal sums counting twice.
pub fn plain_weightings(rejects: [u8; 3]) -> [u32; 11] {
    let mut marks = Marks::default();
    for number in rejects {
        marks.rejects[usize::from(number)] = 1;
    }
    let mut found = [0; 11];
    for (&dice, thrown) in rolls() {
        for sum in marks
            .turns(dice, Opening::Any)
            .iter()
            .flat_map(|turn| turn.sums)
        {
            found[usize::from(sum - 2)] += thrown.weight * each(sum).unsigned_abs();
        }
    }
    found
}

#[test]
fn weightings_of_every_set_are_those_of_all_throws() {
    for sheet in with_in_use(3) {
        let numbers: Vec<u8> = sheet.in_use().iter().map(Face::number).collect();
        let expected = plain_weightings(numbers.try_into().expect("three numbers"));
        assert_eq!(weightings(sheet.in_use()), expected, "{sheet}");
    }
}
