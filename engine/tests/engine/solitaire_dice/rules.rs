//! Choices and points, against single dice and the examples of the rules.

use std::collections::BTreeSet;

use rollwise_engine::dice::Face;
use rollwise_engine::solitaire_dice::learning::{ByChoice, CHOICES, ROLLS, Rolls};
use rollwise_engine::solitaire_dice::{
    Choice, FiveDice, OpenCost, Opening, PAIRS, Sheet, Sum, SumPair, Taken, choices,
};

use super::plain::{
    Marks, OPENINGS, Turn, choice, dice, points, random_sheets, roll, rolls, sheet, turn,
};

/// Sheets with zero to three numbers in use, one for each of the 42 sets; the marks are of any
/// number.
fn every_set() -> Vec<Marks> {
    let sets = (0..64_u8).filter(|set| set.count_ones() <= 3);
    let all: Vec<Marks> = sets
        .map(|set| {
            let mut marks = Marks::default();
            for number in (1..=6).filter(|number| set >> (number - 1) & 1 == 1) {
                marks.rejects[usize::from(number)] = (set + 3 * number) % 7 + 1;
            }
            marks
        })
        .collect();
    assert_eq!(all.len(), 42);
    all
}

#[test]
fn choices_are_those_of_all_throws_for_every_set_and_both_openings() {
    for opening in OPENINGS {
        for marks in every_set() {
            for &rolled in rolls().keys() {
                let taken = choices(&marks.sheet(), roll(rolled), opening);
                let found: Vec<Turn> = taken.iter().map(|taken| turn(taken.choice)).collect();
                let expected = marks.turns(rolled, opening);
                assert_eq!(found, expected, "{rolled:?} {} {opening:?}", marks.sheet());
                assert!((1..=15).contains(&found.len()));
            }
        }
    }
}

/// Nothing asks for a roll then, but if somebody does, there is a number and no panic.
#[test]
fn a_roll_has_choices_with_values_on_a_finished_sheet_too() {
    let values: Box<ByChoice> =
        Box::new(std::array::from_fn(|place| (0..place).map(|_| 1.0).sum()));
    for text in [
        "| 1:8",
        "| 1:8 2:7",
        "| 1:8 2:7 3:7",
        "6:9 7:10 8:8 | 1:1 2:8 6:6",
    ] {
        let finished = sheet(text);
        assert!(finished.is_over());
        for opening in OPENINGS {
            for &rolled in rolls().keys() {
                let taken = choices(&finished, roll(rolled), opening);
                let best = taken.iter().map(|taken| values[taken.choice.index()]);
                let best = best.fold(f64::NEG_INFINITY, f64::max);
                let found = Rolls::get().best_of_roll(&finished, roll(rolled), opening, &values);
                assert!(
                    found.is_finite() && (found - best).abs() < 1e-12,
                    "{text} {rolled:?}"
                );
            }
        }
    }
}

#[test]
fn dice_of_a_roll_have_no_order() {
    for &rolled in rolls().keys() {
        let shuffled = [4, 2, 0, 3, 1].map(|place| rolled[place]);
        assert_eq!(roll(shuffled), roll(rolled));
        assert_eq!(dice(roll(shuffled)), rolled);
    }
}

#[test]
fn dice_of_a_choice_are_those_of_the_roll() {
    for marks in every_set() {
        for &rolled in rolls().keys() {
            for taken in choices(&marks.sheet(), roll(rolled), Opening::Any) {
                let Taken {
                    choice,
                    left,
                    pairs,
                } = taken;
                let mut used: Vec<u8> = pairs
                    .as_flattened()
                    .iter()
                    .map(|die| die.number())
                    .collect();
                used.push(left.number());
                used.sort_unstable();
                assert_eq!(used, rolled);
                let sums = pairs.map(|[one, other]| one.number() + other.number());
                assert_eq!(sums, turn(choice).sums, "the smaller sum first");
                assert!(pairs.iter().all(|[one, other]| one <= other));
                assert!(choice.reject.is_none_or(|reject| reject == left));
            }
        }
    }
}

#[test]
fn rolls_and_possible_choices_are_those_of_all_throws() {
    let all = Rolls::get().all();
    assert_eq!((all.len(), rolls().len()), (ROLLS, 252));
    let found: BTreeSet<_> = all.iter().map(|one| (dice(one.roll), one.weight)).collect();
    let expected = rolls().iter().map(|(&dice, thrown)| (dice, thrown.weight));
    assert_eq!(found, expected.collect());
    assert_eq!(all.iter().map(|one| one.weight).sum::<u32>(), 7_776);
    assert!(all.iter().all(|one| one.faces == one.roll.faces()));
    for opening in OPENINGS {
        for marks in every_set() {
            let turns = rolls().keys().flat_map(|&dice| marks.turns(dice, opening));
            let expected: BTreeSet<usize> = turns.map(|turn| choice(turn).index()).collect();
            let found = Rolls::get().possible(&marks.sheet(), opening);
            assert!(found.is_sorted());
            assert!(found.iter().map(|&place| usize::from(place)).eq(expected));
        }
    }
}

#[test]
fn places_of_choices_and_of_sums_go_both_ways() {
    for place in 0..CHOICES {
        let found = Choice::at(place);
        assert_eq!(found.index(), place);
        assert_eq!(choice(turn(found)), found);
        assert_eq!(found.mirror().mirror(), found);
        let mirrored = turn(found.mirror());
        let [low, high] = turn(found).sums;
        assert_eq!(mirrored.sums, [14 - high, 14 - low]);
        assert_eq!(mirrored.reject, turn(found).reject.map(|number| 7 - number));
    }
    for place in 0..PAIRS {
        assert_eq!(SumPair::ALL[place].index(), place);
    }
    // By reject, free rides last, then by the smaller sum.
    let order = |place| {
        let Turn { reject, sums } = turn(Choice::at(place));
        (reject.unwrap_or(7), sums)
    };
    assert!((0..CHOICES).map(order).is_sorted());
}

/// Dice, numbers in use, and the choices: reject, or 0, with both sums.
type Example = ([u8; 5], &'static str, &'static [[u8; 3]]);

/// Those that stand beside the rules.
const EXAMPLES: [Example; 6] = [
    (
        [1, 3, 4, 4, 5],
        "| 1:1 2:1 3:1",
        &[[1, 7, 9], [1, 8, 8], [3, 5, 9], [3, 6, 8]],
    ),
    ([1, 4, 4, 4, 6], "| 1:1 2:1 5:1", &[[1, 8, 10]]),
    ([3, 3, 4, 5, 6], "| 1:1 2:1 6:1", &[[6, 6, 9], [6, 7, 8]]),
    (
        [1, 1, 2, 2, 3],
        "| 4:1 5:1 6:1",
        &[
            [0, 2, 4],
            [0, 2, 5],
            [0, 3, 3],
            [0, 3, 4],
            [0, 3, 5],
            [0, 4, 4],
        ],
    ),
    (
        [1, 1, 6, 6, 6],
        "| 1:1 6:1",
        &[[1, 7, 12], [6, 2, 12], [6, 7, 7]],
    ),
    ([5, 5, 5, 5, 5], "|", &[[5, 10, 10]]),
];

#[test]
fn examples_have_the_choices_that_stand_beside_the_rules() {
    for (rolled, text, expected) in EXAMPLES {
        let taken = choices(&sheet(text), roll(rolled), Opening::Any);
        let found: Vec<[u8; 3]> = taken
            .iter()
            .map(|taken| {
                let Turn {
                    reject,
                    sums: [low, high],
                } = turn(taken.choice);
                [reject.unwrap_or(0), low, high]
            })
            .collect();
        assert_eq!(found, expected, "{rolled:?} {text}");
    }
    let many = choices(&Sheet::EMPTY, roll([1, 2, 3, 4, 5]), Opening::Any);
    assert_eq!(many.len(), 15);
}

#[test]
fn a_different_opening_asks_for_a_new_number_where_there_is_one() {
    let rejects = |text, rolled| -> BTreeSet<Option<u8>> {
        let taken = choices(&sheet(text), roll(rolled), Opening::Different);
        taken
            .iter()
            .map(|taken| turn(taken.choice).reject)
            .collect()
    };
    let set = |numbers: &[u8]| numbers.iter().copied().map(Some).collect();
    assert_eq!(rejects("|", [1, 1, 2, 2, 3]), set(&[1, 2, 3]));
    assert_eq!(rejects("2:2 | 1:1", [1, 1, 2, 2, 3]), set(&[2, 3]));
    assert_eq!(rejects("2:4 | 1:1 2:1", [1, 1, 2, 2, 3]), set(&[3]));
    // Without a new number any die; the next turn asks for a new one again.
    assert_eq!(rejects("2:4 | 1:1 2:1", [1, 1, 2, 2, 2]), set(&[1, 2]));
    assert_eq!(rejects("2:6 | 1:1 2:2", [1, 1, 2, 2, 3]), set(&[3]));
    assert_eq!(rejects("2:2 | 1:1", [1, 1, 1, 1, 1]), set(&[1]));
    assert_eq!(rejects("2:4 | 1:2", [1, 1, 1, 1, 2]), set(&[2]));
    // With three numbers in use both openings are one.
    assert_eq!(rejects("2:6 | 1:1 2:1 3:1", [1, 1, 2, 4, 5]), set(&[1, 2]));
    assert_eq!(rejects("2:6 | 1:1 2:1 3:1", [4, 4, 5, 6, 6]), [None].into());
}

#[test]
fn there_is_no_free_ride_with_fewer_than_three_numbers() {
    for marks in every_set() {
        let is_free = |rolled: FiveDice| {
            let taken = choices(&marks.sheet(), rolled, Opening::Any);
            taken.iter().any(|taken| taken.choice.reject.is_none())
        };
        let all = Rolls::get().all().iter();
        let free: u32 = all
            .filter(|one| is_free(one.roll))
            .map(|one| one.weight)
            .sum();
        let is_complete = marks.in_use() == 3;
        assert_eq!(free, if is_complete { 243 } else { 0 });
        let expected = if is_complete { 1.0 / 32.0 } else { 0.0 };
        let chance = marks.sheet().free_ride_chance();
        assert!((chance - expected).abs() < 1e-15);
        assert!((f64::from(free) / 7_776.0 - chance).abs() < 1e-15);
    }
    // None after the end.
    assert!(sheet("| 1:8 2:1 3:1").free_ride_chance().abs() < 1e-15);
}

/// Added up by hand, on the official sheet and in the easy variant.
#[test]
fn full_sheets_have_the_scores_of_both_variants() {
    for (text, official, easy) in [
        ("|", 0, 0),
        ("2:1 12:4 | 1:3", -400, -300),
        ("4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7", 330, 380),
        (
            "2:4 3:4 4:5 5:6 6:10 7:9 8:8 9:7 10:1 | 1:8 2:7 6:7",
            -10,
            140,
        ),
        ("6:10 7:10 8:10 9:10 10:10 | 1:8 2:7 6:7", 1100, 1100),
        (
            "2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1 10:1 11:1 12:1 | 1:8",
            -2200,
            -1650,
        ),
    ] {
        let sheet = sheet(text);
        let marked = sheet.with_open_cost(OpenCost::Easy);
        assert_eq!((sheet.score(), marked.score()), (official, easy), "{text}");
        assert_eq!(marked.mirror().score(), easy);
        assert_eq!(marked.to_string(), format!("{text} | 150"));
        assert_eq!(marked.to_string().parse(), Ok(marked));
        assert_eq!(format!("{text} | 200").parse(), Ok(sheet));
    }
}

#[test]
fn every_row_has_the_points_of_the_rules() {
    for sum in Sum::ALL {
        for marks in 0..=12 {
            let expected = points(sum.number(), marks);
            let found = sum.points(marks, OpenCost::Official);
            assert_eq!(i32::from(found), expected, "{marks} on {sum:?}");
        }
    }
    // As they are printed.
    let row = |index: usize| {
        (0..=12)
            .map(|marks| Sum::ALL[index].points(marks, OpenCost::Official))
            .collect::<Vec<_>>()
    };
    let paid = |each: i16| {
        let rest = [0, 1, 2, 3, 4, 5, 5, 5].map(|times| times * each);
        [&[0, -200, -200, -200, -200], &rest[..]].concat()
    };
    for (index, each) in [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100]
        .into_iter()
        .enumerate()
    {
        assert_eq!(row(index), paid(each));
        assert_eq!(Sum::ALL[index].each(), each);
    }
}

#[test]
fn scores_are_those_of_all_rows() {
    for marks in random_sheets(101, 500) {
        let sheet = marks.sheet();
        assert_eq!(i32::from(sheet.score()), marks.score(), "{sheet}");
        assert_eq!(sheet.mirror().score(), sheet.score());
    }
    let all = |marks: u8| Sheet::new([marks; 11], [0; 6]).expect("a sheet").score();
    assert_eq!([0, 1, 4, 5, 10].map(all), [0, -2_200, -2_200, 0, 3_350]);
    assert_eq!(
        sheet("2:1 4:4 5:3 6:6 7:3 8:2 10:3 | 1:3 2:4 6:3").score(),
        -1_160
    );
}

#[test]
fn the_eighth_reject_ends_the_game_and_its_sums_count() {
    let before = sheet("6:4 7:8 9:5 | 1:7 2:4 6:3");
    let taken = choices(&before, roll([1, 2, 3, 3, 6]), Opening::Any);
    let after = |reject, sums| {
        let wanted = Turn { reject, sums };
        let found = taken.iter().find(|taken| turn(taken.choice) == wanted);
        found.expect("a choice").choice.after(&before)
    };
    let over = after(Some(1), [6, 8]);
    assert!(over.is_over());
    assert_eq!(over.to_string(), "6:5 7:8 8:1 9:5 | 1:8 2:4 6:3");
    assert_eq!((before.score(), over.score()), (-110, -110));
    let over = after(Some(1), [5, 9]);
    assert_eq!((over.is_over(), over.score()), (true, -260));
    let goes_on = after(Some(2), [4, 9]);
    assert_eq!((goes_on.is_over(), goes_on.score()), (false, -260));
    // The same number eight times, with no other in use, ends it as well.
    let alone = sheet("2:7 12:7 | 6:7");
    let [taken] = choices(&alone, roll([6; 5]), Opening::Any)[..] else {
        panic!("one choice")
    };
    let over = taken.choice.after(&alone);
    assert_eq!(over.to_string(), "2:7 12:9 | 6:8");
    assert_eq!((over.is_over(), over.score()), (true, 600));
}

#[test]
fn an_eleventh_mark_is_wasted() {
    let full = sheet("6:9 7:10 8:8 | 1:7 2:7 6:6");
    let by = |sums| {
        choice(Turn {
            reject: Some(6),
            sums,
        })
    };
    let wasted = |sums| by(sums).wasted(&full);
    assert_eq!(
        [[6, 8], [6, 6], [7, 7], [6, 7], [8, 8]].map(wasted),
        [0, 1, 2, 1, 0]
    );
    let after = |sums| by(sums).after(&full).to_string();
    assert_eq!(after([6, 6]), "6:10 7:10 8:8 | 1:7 2:7 6:7");
    assert_eq!(after([7, 7]), "6:9 7:10 8:8 | 1:7 2:7 6:7");
    assert_eq!(after([8, 8]), "6:9 7:10 8:10 | 1:7 2:7 6:7");
    for marks in random_sheets(102, 100) {
        for place in 0..CHOICES {
            let choice = Choice::at(place);
            let mut row = marks.sums;
            for sum in turn(choice).sums {
                row[usize::from(sum)] += 1;
            }
            let expected: u8 = row.iter().map(|marks| marks.saturating_sub(10)).sum();
            assert_eq!(choice.wasted(&marks.sheet()), expected);
        }
    }
}

#[test]
fn sheets_after_a_choice_have_its_marks() {
    for (nth, marks) in random_sheets(103, 300).into_iter().enumerate() {
        let rolled = *rolls().keys().nth(nth % 252).expect("a roll");
        for opening in OPENINGS {
            for taken in choices(&marks.sheet(), roll(rolled), opening) {
                let after = taken.choice.after(&marks.sheet());
                assert_eq!(Marks::of(&after), marks.after(turn(taken.choice)));
                assert_eq!(after.is_over(), marks.after(turn(taken.choice)).is_over());
                let mirrored = taken.choice.mirror().after(&marks.sheet().mirror());
                assert_eq!(mirrored, after.mirror());
            }
        }
    }
}

/// No sheet can be made that the rules don't know, by choices that they don't allow either.
#[test]
fn rejects_without_room_are_not_marked() {
    let pair = SumPair::new(Sum::ALL[0], Sum::ALL[5]);
    let mut sheet = Sheet::EMPTY;
    for face in Face::ALL {
        sheet = sheet.after(Some(face), pair);
    }
    assert_eq!(sheet.to_string(), "2:6 7:6 | 1:1 2:1 3:1");
    let over: Sheet = "7:2 | 5:8".parse().expect("a sheet");
    let after = over.after(Some(Face::ALL[0]), pair);
    assert_eq!(after.rejects(), over.rejects());
}
