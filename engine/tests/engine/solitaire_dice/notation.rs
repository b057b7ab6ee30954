//! Sheets as text, and what is told of their marks.

use proptest::prelude::*;
use rollwise_engine::solitaire_dice::{Fit, FiveDice, Sheet, SheetError};

use super::plain::{Marks, random_sheets, sheet};

/// Sheets as they are written.
const TEXTS: [&str; 6] = [
    "|",
    "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7",
    "| 3:8",
    "2:10 12:10 |",
    "2:1 3:2 4:3 5:4 6:5 7:6 8:7 9:8 10:9 11:10 12:1 | 1:8 2:7 6:7",
    "7:2 | 5:1",
];

#[test]
fn sheets_are_written_and_read() {
    for text in TEXTS {
        assert_eq!(sheet(text).to_string(), text);
    }
    let loose = sheet("  9:6 7:8\t8:7|6:7   2:0 1:7 ");
    assert_eq!(loose.to_string(), "7:8 8:7 9:6 | 1:7 6:7");
    for marks in random_sheets(111, 300) {
        let sheet = marks.sheet();
        assert_eq!(sheet.to_string().parse(), Ok(sheet));
    }
}

#[test]
fn what_is_no_sheet_is_unreadable() {
    let texts = "\n \n4:4\n1:7\n4:4 1:7\n4 | 1:7\n4:4 | 1\n4:4,5:5 |\n1:1 |\n13:1 |\n| 0:1\n| 7:1\n4:4 4:4 |\n| 1:1 1:1\n\
        -4:4 |\n4:-4 |\n4: |\n:4 |\n4:4: |\n4:x |\n+4:4 |\n4:+4 |\n2:0 2:3 |\n4:4.0 |\n4:300 |\n260:4 |\n| 1:1 | 2:1\n||\n4:4 | 1:1 x\n四:4 |\n4:٤ |";
    for text in texts.split('\n') {
        let found = text.parse::<Sheet>();
        let Err(SheetError::Notation(error)) = found else {
            panic!("{text}: {found:?}");
        };
        assert_eq!(error.text, text);
        let words = error.to_string();
        assert!(words.contains(&format!("\"{text}\"")), "{words}");
        assert!(words.contains("4:4 7:8 | 1:3 6:3"), "{words}");
    }
}

#[test]
fn an_error_tells_where_a_text_is_wrong() {
    for (text, found, at, reason) in [
        ("4:4 13:1 | 1:7", "13:1", 4, "not a sum, 2 to 12"),
        ("4:4 1:1 | 1:7", "1:1", 4, "not a sum, 2 to 12"),
        ("4:4 4:5 | 1:7", "4:5", 4, "a row twice"),
        ("4:-4 | 1:7", "4:-4", 0, "not two whole numbers"),
        ("4:4 | 1:7 7:1", "7:1", 10, "not a reject, 1 to 6"),
        ("4:4", "", 3, "no bar between sums and rejects"),
        ("", "", 0, "the empty sheet is \"|\""),
        ("4:4 | 1:7 | 100", "100", 12, "neither 200 nor 150"),
        ("4:4 | 1:7 |", "", 11, "neither 200 nor 150"),
    ] {
        let Err(SheetError::Notation(error)) = text.parse::<Sheet>() else {
            panic!("{text} is a sheet");
        };
        assert_eq!((error.found(), error.place.start), (found, at), "{text}");
        assert!(error.wanted.contains(reason), "{error}");
    }
}

#[test]
fn marks_that_no_sheet_has_are_refused_in_words() {
    let cases = [
        ("2:11 |", SheetError::TooManyMarks { sum: 2, marks: 11 }),
        (
            "12:255 |",
            SheetError::TooManyMarks {
                sum: 12,
                marks: 255,
            },
        ),
        (
            "| 1:9",
            SheetError::TooManyRejects {
                number: 1,
                marks: 9,
            },
        ),
        (
            "| 6:255",
            SheetError::TooManyRejects {
                number: 6,
                marks: 255,
            },
        ),
        ("| 1:1 2:1 3:1 4:1", SheetError::TooManyInUse(4)),
        ("| 1:8 2:8 3:8 4:8 5:8 6:8", SheetError::TooManyInUse(6)),
        ("| 1:8 2:8", SheetError::TooManyLast(2)),
        ("| 1:8 2:8 5:8", SheetError::TooManyLast(3)),
    ];
    for (text, expected) in cases {
        assert_eq!(text.parse::<Sheet>(), Err(expected), "{text}");
    }
    let words = |text: &str| text.parse::<Sheet>().unwrap_err().to_string();
    assert_eq!(words("3:12 |"), "sum 3 has 12 marks; allowed are 0 to 10");
    assert_eq!(
        words("| 4:9"),
        "number 4 has 9 reject marks; allowed are 0 to 8"
    );
    assert_eq!(
        words("| 1:1 2:1 3:1 4:1"),
        "4 numbers have reject marks; allowed are at most 3"
    );
    assert_eq!(
        words("| 1:8 2:8"),
        "2 numbers have 8 reject marks; allowed is at most one"
    );
}

#[test]
fn marks_tell_of_free_rides_or_do_not_fit() {
    let cases = [
        ("|", Fit::FreeRides(0)),
        ("4:1 7:1 | 1:1", Fit::FreeRides(0)),
        ("4:1 | 1:1", Fit::Missing(1)),
        ("| 1:2", Fit::Missing(4)),
        ("4:1 |", Fit::TooMany(1)),
        // Fewer than three numbers allow no free ride.
        ("4:2 7:2 | 1:1", Fit::TooMany(2)),
        ("4:3 7:3 | 1:1 2:1", Fit::TooMany(2)),
        ("4:3 7:3 | 1:1 2:1 3:1", Fit::FreeRides(0)),
        ("4:5 7:3 | 1:1 2:1 3:1", Fit::FreeRides(1)),
        ("4:7 7:9 | 1:1 2:1 3:1", Fit::FreeRides(5)),
        ("4:5 7:2 | 1:1 2:1 3:1", Fit::Missing(1)),
        ("4:3 7:2 | 1:1 2:1 3:1", Fit::Missing(1)),
        ("4:1 7:1 | 1:1 2:1 3:1", Fit::Missing(4)),
        // A row of ten may have had more marks.
        ("4:10 7:2 | 1:2 2:2 3:2", Fit::Unknown),
        ("4:10 7:1 | 1:2 2:2 3:2", Fit::Unknown),
        ("4:10 7:9 | 1:2 2:2 3:2", Fit::Unknown),
        ("4:10 | 1:7 2:7", Fit::Unknown),
        ("4:10 | 1:3 2:2", Fit::Unknown),
        // But not fewer.
        ("4:10 7:1 | 1:3 2:2", Fit::TooMany(1)),
        ("4:8 5:8 6:9 7:9 8:8 | 1:7 2:7 6:7", Fit::FreeRides(0)),
        ("4:8 5:8 6:9 7:9 8:9 9:1 | 1:8 2:7 6:7", Fit::FreeRides(0)),
    ];
    for (text, expected) in cases {
        assert_eq!(sheet(text).fit(), expected, "{text}");
        assert_eq!(sheet(text).mirror().fit(), expected, "mirror of {text}");
    }
}

#[test]
fn a_misfit_is_told_in_words_and_in_numbers() {
    let told = |text| {
        let fit = sheet(text).fit();
        (fit.free_rides(), fit.missing(), fit.misfit())
    };
    let words = |words: &str| Some(words.to_owned());
    assert_eq!(told("4:5 7:3 | 1:1 2:1 3:1"), (Some(1), 0, None));
    assert_eq!(told("4:10 | 1:7 2:7"), (None, 0, None));
    assert_eq!(
        told("4:1 | 1:1"),
        (None, 1, words("1 mark on the sums is missing"))
    );
    assert_eq!(
        told("| 1:2"),
        (None, 4, words("4 marks on the sums are missing"))
    );
    assert_eq!(
        told("4:1 |"),
        (None, -1, words("1 mark on the sums too many"))
    );
    assert_eq!(
        told("4:3 |"),
        (None, -3, words("3 marks on the sums too many"))
    );
}

#[test]
fn marks_of_games_fit() {
    for marks in random_sheets(112, 1_000) {
        let sheet = marks.sheet();
        let [found, rejects]: [u8; 2] = [marks.sums.iter().sum(), marks.rejects.iter().sum()];
        let expected = if marks.sums.contains(&10) {
            Fit::Unknown
        } else {
            Fit::FreeRides(found / 2 - rejects)
        };
        assert_eq!(sheet.fit(), expected, "{sheet}");
        assert_eq!(sheet.fit().misfit(), None);
    }
}

#[test]
fn spare_are_the_rejects_before_the_last() {
    let cases = [
        ("|", None),
        ("| 1:7 2:7", None),
        ("| 1:7 2:7 6:7", Some(0)),
        ("| 1:7 2:7 6:6", Some(1)),
        ("| 2:6 3:6 5:7", Some(2)),
        ("| 1:1 2:1 6:1", Some(18)),
    ];
    for (text, expected) in cases {
        assert_eq!(sheet(text).spare(), expected, "{text}");
    }
    for marks in random_sheets(113, 500) {
        assert_eq!(marks.sheet().spare(), marks.spare());
        assert_eq!(usize::from(marks.sheet().in_use().len()), marks.in_use());
    }
}

/// Any marks that a sheet can have, those that do not fit as well.
fn any_sheet() -> impl Strategy<Value = Sheet> {
    let sums = prop::array::uniform11(0..=10_u8);
    let numbers = prop::sample::subsequence(vec![1, 2, 3, 4, 5, 6_usize], 0..=3);
    (
        sums,
        numbers,
        prop::array::uniform3(1..=7_u8),
        any::<bool>(),
    )
        .prop_map(|(sums, numbers, marks, is_over)| {
            let mut all = Marks::default();
            all.sums[2..].copy_from_slice(&sums);
            for (nth, &number) in numbers.iter().enumerate() {
                all.rejects[number] = if is_over && nth == 1 { 8 } else { marks[nth] };
            }
            all.sheet()
        })
}

/// Free rides by which the marks can have come about, if rows of ten had more where that is of use.
fn fits(marks: &Marks) -> bool {
    let [found, rejects]: [u8; 2] = [marks.sums.iter().sum(), marks.rejects.iter().sum()];
    let has_ten = marks.sums.contains(&10);
    let most = if has_ten { 200 } else { found };
    let rides = if marks.in_use() == 3 { 0..=100 } else { 0..=0 };
    rides
        .map(|rides| 2 * (rejects + rides))
        .any(|told| (found..=most).contains(&told))
}

proptest! {
    #[test]
    fn any_sheet_is_written_and_read(sheet in any_sheet()) {
        let text = sheet.to_string();
        prop_assert_eq!(text.trim(), &text);
        prop_assert_eq!(text.parse(), Ok(sheet));
        prop_assert_eq!(sheet.mirror().mirror(), sheet);
        prop_assert_eq!(i32::from(sheet.score()), Marks::of(&sheet).score());
        prop_assert_eq!(sheet.is_over(), Marks::of(&sheet).is_over());
    }

    #[test]
    fn a_sheet_fits_where_a_game_can_have_led_to_it(sheet in any_sheet()) {
        let marks = Marks::of(&sheet);
        prop_assert_eq!(sheet.fit().misfit().is_none(), fits(&marks), "{}", sheet);
        // With as many marks more or fewer as it says, it would.
        let [found, rejects]: [i16; 2] =
            [&marks.sums[..], &marks.rejects].map(|marks| marks.iter().map(|&mark| i16::from(mark)).sum());
        let told = found + sheet.fit().missing();
        let is_even = told == 2 * rejects || marks.in_use() == 3 && told > 2 * rejects && told % 2 == 0;
        prop_assert!(sheet.fit() == Fit::Unknown || is_even);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[0-9:| -]{0,20}") {
        if let Ok(sheet) = text.parse::<Sheet>() {
            prop_assert_eq!(sheet.to_string().parse(), Ok(sheet));
        }
    }
}

#[test]
fn commas_may_stand_between_dice() {
    assert_eq!("1,2,3, 5 6".parse::<FiveDice>(), "12356".parse());
}
