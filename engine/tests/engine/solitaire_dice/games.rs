//! Whole games, and what is added up of them.

use std::sync::Arc;

use rollwise_engine::dice::{Face, Faces};
use rollwise_engine::estimate::{Estimate, Sums};
use rollwise_engine::series::Tally as _;
use rollwise_engine::solitaire_dice::learning::{ACTIVE, Rolls, features};
use rollwise_engine::solitaire_dice::{
    FiveDice, GameRolls, Games, HIGHEST, LOWEST, Length, Opening, PlayerTally, SCORE_STEP, Sheet,
    Start, Strategy, Weights, luck,
};

use super::plain::{Marks, OPENINGS, dice, points, random_sheets, random_weights, roll, sheet};
use super::players::{Rank, best, points_now, thumb};

pub fn games(players: &[Strategy], start: Start, seed: u64) -> Games {
    Games::new(players, start, seed, None, None).expect("nobody needs weights")
}

pub fn play(mut games: Games, count: u32) -> Games {
    for _ in 0..count {
        games.play();
    }
    games
}

#[test]
fn the_rolls_of_a_game_are_the_same_for_every_player() {
    use Strategy::{Columns, LongestGame, PointsNow, Random, Thumb};
    let both = play(games(&[Thumb, Thumb], Start::default(), 1), 50);
    assert_eq!(both.tally().players[0], both.tally().players[1]);
    let Estimate { value, low, high } = both.tally().difference(1, 0);
    assert!([value, low, high].iter().all(|bound| bound.abs() < 1e-12));
    // Whoever plays beside them.
    let many = play(
        games(
            &[Random, LongestGame, Thumb, PointsNow, Columns],
            Start::default(),
            1,
        ),
        50,
    );
    assert_eq!(many.tally().players[2], both.tally().players[0]);
    let alone = play(games(&[PointsNow], Start::default(), 1), 50);
    assert_eq!(many.tally().players[3], alone.tally().players[0]);
    // But players who leave something to chance do not do the same.
    let random = play(games(&[Random, Random], Start::default(), 1), 50);
    assert_ne!(random.tally().players[0], random.tally().players[1]);
    assert_ne!(
        play(games(&[Thumb], Start::default(), 2), 50)
            .tally()
            .players[0],
        both.tally().players[0]
    );
}

#[test]
fn rolls_are_told_by_seed_game_and_turn() {
    let all = |seed, game| -> Vec<FiveDice> {
        let mut rolls = GameRolls::new(seed, game);
        (0..30).map(|turn| rolls.roll(turn)).collect()
    };
    for game in 0..40 {
        assert_eq!(all(3, game), all(3, game));
        assert_ne!(all(3, game), all(3, game + 1));
        assert_ne!(all(3, game), all(4, game));
        let mut backwards = GameRolls::new(3, game);
        let found: Vec<FiveDice> = (0..30).rev().map(|turn| backwards.roll(turn)).collect();
        assert!(found.into_iter().rev().eq(all(3, game)));
    }
}

#[test]
fn every_face_falls_as_often() {
    let mut counts = [0; 6];
    for game in 0..2_000 {
        let mut rolls = GameRolls::new(5, game);
        for turn in 0..10 {
            let roll = rolls.roll(turn);
            for face in Face::ALL {
                counts[face.index()] += u32::from(roll.count(face));
            }
            let thrown = Face::ALL.map(|face| roll.count(face));
            assert_eq!(thrown.iter().sum::<u8>(), 5);
        }
    }
    // 100,000 dice: 16,667 of each, with a standard deviation of 118.
    assert!(
        counts.iter().all(|count| (16_190..17_140).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn games_that_are_split_add_up_to_the_same() {
    let players = [Strategy::Random, Strategy::Thumb, Strategy::Columns];
    let weights = Arc::new(random_weights(211, 4));
    let from = |game| {
        let luck = Some(Arc::clone(&weights));
        let games = Games::new(&players, Start::default(), 7, None, luck);
        let mut games = games.expect("nobody needs weights");
        games.skip_to(game);
        games
    };
    let whole = play(from(0), 60);
    let whole = whole.tally();
    let mut parts = play(from(0), 11).take_tally();
    parts.merge(play(from(40), 20).tally());
    parts.merge(play(from(11), 29).tally());
    assert_eq!((parts.games, whole.games), (60, 60));
    for (part, whole) in parts.players.iter().zip(&whole.players) {
        // Scores are whole, and so are their sums; luck is not.
        let adjusted = [part, whole].map(|tally| tally.adjusted.expect("luck").average().value);
        assert!((adjusted[0] - adjusted[1]).abs() < 1e-8);
        let without = |tally: &PlayerTally| PlayerTally {
            adjusted: None,
            ..tally.clone()
        };
        assert_eq!(without(part), without(whole));
    }
    for one in 0..3 {
        for other in 0..3 {
            assert_eq!(parts.difference(one, other), whole.difference(one, other));
        }
    }
}

/// A game played by the rules in words: the sheet at its end, turns and free rides.
struct Plain {
    end: Marks,
    turns: u64,
    free_rides: u64,
}

fn play_plainly(
    start: Start,
    seed: u64,
    game: u64,
    rank: fn(&Marks, super::plain::Turn) -> Rank,
) -> Plain {
    let mut rolls = GameRolls::new(seed, game);
    let mut plain = Plain {
        end: Marks::of(&start.sheet),
        turns: 0,
        free_rides: 0,
    };
    while !plain.end.is_over() {
        let turn = u32::try_from(plain.turns).unwrap();
        let first = start.roll.filter(|_| turn == 0);
        let roll = first.unwrap_or_else(|| rolls.roll(turn));
        let taken = best(&plain.end, dice(roll), start.opening, rank);
        plain.free_rides += u64::from(taken.reject.is_none());
        plain.end = plain.end.after(taken);
        plain.turns += 1;
    }
    plain
}

fn mean_and_error(numbers: &[f64]) -> [f64; 2] {
    let count = f64::from(u32::try_from(numbers.len()).unwrap());
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    [mean, (squares / (count - 1.0) / count).sqrt()]
}

fn is_close(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-7, "{one} {other}");
}

fn is_average(found: Estimate, numbers: &[f64]) {
    let [mean, error] = mean_and_error(numbers);
    is_close(found.value, mean);
    let wider = found.standard_error() / error;
    let expected = students(numbers.len()) / 1.959_963_985;
    assert!(
        (wider / expected - 1.0).abs() < 0.0013,
        "{wider} {expected}"
    );
}

/// Bounds of an average of so many numbers, in standard errors, by the tables of the handbooks.
fn students(count: usize) -> f64 {
    match count {
        5 => 2.776_445,
        120 => 1.980_100,
        _ => panic!("no table has {count}"),
    }
}

fn is_tally_of(tally: &PlayerTally, games: &[Plain]) {
    let count = u64::try_from(games.len()).unwrap();
    let scores: Vec<f64> = games.iter().map(|game| game.end.score().into()).collect();
    is_average(tally.scores.average(), &scores);
    let [_, error] = mean_and_error(&scores);
    is_close(
        tally.scores.deviation(),
        error * f64::from(u32::try_from(count).unwrap()).sqrt(),
    );
    assert_eq!(
        tally.turns,
        games.iter().map(|game| game.turns).sum::<u64>()
    );
    assert_eq!(
        tally.free_rides,
        games.iter().map(|game| game.free_rides).sum::<u64>()
    );
    for (place, &found) in (0..).zip(&tally.histogram) {
        let score = i32::from(LOWEST) + place * i32::from(SCORE_STEP);
        let expected = games
            .iter()
            .filter(|game| game.end.score() == score)
            .count();
        assert_eq!(usize::try_from(found).unwrap(), expected, "{score}");
    }
    for sum in 2..=12 {
        let opened = games.iter().filter(|game| game.end.sums[sum] > 0).count();
        assert_eq!(usize::try_from(tally.opened[sum - 2]).unwrap(), opened);
    }
    for set in Faces::every() {
        let with_set = games
            .iter()
            .filter(|game| game.end.sheet().in_use() == set)
            .count();
        assert_eq!(usize::try_from(tally.sets[set.index()]).unwrap(), with_set);
    }
    for score in [-9_999, -2_200, -405, -400, -395, 0, 5, 300, 3_350, 3_351] {
        let reached = games
            .iter()
            .filter(|game| game.end.score() >= score)
            .count();
        assert_eq!(
            usize::try_from(tally.at_least(score)).unwrap(),
            reached,
            "{score}"
        );
    }
    assert!(tally.adjusted.is_none());
}

/// Beginnings of all kinds.
fn starts() -> [Start; 4] {
    let default = Start::default();
    [
        default,
        Start {
            opening: Opening::Different,
            ..default
        },
        Start {
            roll: Some(roll([1, 1, 3, 4, 6])),
            ..default
        },
        Start {
            sheet: sheet("4:4 6:9 7:6 8:4 9:1 | 1:5 2:3 6:4"),
            roll: Some(roll([3, 3, 4, 5, 5])),
            ..default
        },
    ]
}

#[test]
fn a_tally_is_what_the_games_come_to_one_by_one() {
    for start in starts() {
        let found = play(
            games(&[Strategy::PointsNow, Strategy::Thumb], start, 9),
            120,
        );
        let one_by_one = |rank| -> Vec<Plain> {
            (0..120)
                .map(|game| play_plainly(start, 9, game, rank))
                .collect()
        };
        let [one, other] = [one_by_one(points_now), one_by_one(thumb)];
        is_tally_of(&found.tally().players[0], &one);
        is_tally_of(&found.tally().players[1], &other);
        let more: Vec<f64> = one
            .iter()
            .zip(&other)
            .map(|(one, other)| f64::from(other.end.score() - one.end.score()))
            .collect();
        is_average(found.tally().difference(1, 0), &more);
        let less: Vec<f64> = more.iter().map(|points| -points).collect();
        is_average(found.tally().difference(0, 1), &less);
        let difference = found.tally().difference(0, 1);
        assert!(difference.low < difference.value && difference.value < difference.high);
        let own = found.tally().difference(1, 1);
        assert!(
            [own.value, own.low, own.high]
                .iter()
                .all(|bound| bound.abs() < 1e-12)
        );
    }
}

#[test]
fn a_first_roll_that_is_known_is_everybodys() {
    // No spare reject, and a 6: over after this turn, whoever plays.
    let start = Start {
        sheet: sheet("6:9 7:9 8:9 | 1:7 2:7 6:7"),
        roll: Some(roll([3, 3, 4, 4, 6])),
        opening: Opening::Any,
    };
    let weights = Arc::new(random_weights(212, 4));
    let players = [Strategy::PointsNow, Strategy::Thumb];
    let found = play(
        Games::new(&players, start, 10, None, Some(weights)).expect("nobody needs weights"),
        20,
    );
    for tally in &found.tally().players {
        // With 6 and 8 both marks count, with 7 and 7 but one.
        assert_eq!(
            (tally.turns, tally.at_least(520), tally.at_least(521)),
            (20, 20, 0)
        );
        // A roll that was known is no luck.
        assert_eq!(tally.adjusted, Some(tally.scores));
    }
}

#[test]
fn sums_know_average_and_deviation() {
    let mut sums = Sums::default();
    let mut more = Sums::default();
    let numbers = [3.0, -200.0, 45.5, 1_000.0, 7.25];
    for (nth, number) in numbers.into_iter().enumerate() {
        if nth % 2 == 0 {
            sums.add(number);
        } else {
            more.add(number);
        }
    }
    sums.merge(&more);
    is_average(sums.average(), &numbers);
    is_close(
        sums.deviation(),
        mean_and_error(&numbers)[1] * 5.0_f64.sqrt(),
    );
    let nothing = Sums::default();
    assert!(nothing.average().value.abs() < 1e-12 && nothing.deviation().abs() < 1e-12);
}

#[test]
fn used_sets_are_told_from_the_most_used_on() {
    let found = play(games(&[Strategy::Random], Start::default(), 11), 300);
    let tally = &found.tally().players[0];
    let sets = tally.most_used_sets();
    assert_eq!(sets.iter().map(|&(_, games)| games).sum::<u64>(), 300);
    assert!(sets.is_sorted_by(|one, other| one.1 >= other.1));
    assert!(
        sets.iter()
            .all(|&(set, games)| games > 0 && tally.sets[set.index()] == games)
    );
    let [turns, free_rides] = tally.turns_and_free_rides();
    is_close(
        turns * 300.0,
        f64::from(u32::try_from(tally.turns).unwrap()),
    );
    is_close(
        free_rides * 300.0,
        f64::from(u32::try_from(tally.free_rides).unwrap()),
    );
    let all: u64 = tally.histogram.iter().map(|&games| u64::from(games)).sum();
    assert_eq!((all, tally.at_least(i32::from(HIGHEST) + 1)), (300, 0));
}

#[test]
fn luck_is_nothing_on_average() {
    let weights = random_weights(213, 32);
    for (nth, marks) in random_sheets(214, 12).into_iter().enumerate() {
        let opening = OPENINGS[nth % 2];
        let mean = marks.mean_of_best(opening, &mut |_, after| weights.value(&after.sheet()));
        let mut sum = 0.0;
        let mut spread = 0.0;
        for rolled in Rolls::get().all() {
            let luck = luck(&weights, &marks.sheet(), rolled.roll, opening);
            let turns = marks.turns(dice(rolled.roll), opening);
            let values = turns
                .iter()
                .map(|&turn| weights.value(&marks.after(turn).sheet()));
            let best = values.fold(f64::MIN, f64::max);
            sum += f64::from(rolled.weight) * luck;
            spread += f64::from(rolled.weight) * luck * luck;
            // The best of this roll, less the same number for every roll.
            is_close(luck, best - mean);
        }
        assert!(
            sum.abs() / 7_776.0 < 1e-8 && spread > 0.0,
            "{}: {sum}",
            marks.sheet()
        );
    }
}

/// A linear path on which marks below the fifth are steps on the way, and rolls to come have a
/// worth.
fn hopeful() -> Weights {
    let mut weights = Weights::zero();
    let mut known = |text: String, nth: usize, worth: i32| {
        let input = features(&sheet(&text), Length::get())[nth];
        weights.linear[input] = f32::from(i16::try_from(worth).unwrap()) / 200.0;
    };
    for sum in 2..=12_u8 {
        for marks in 1..=10_u8 {
            let worth = if marks < 5 {
                40 * i32::from(marks) - 200
            } else {
                points(sum, marks)
            };
            known(format!("{sum}:{marks} | 1:1"), usize::from(sum - 2), worth);
        }
    }
    for marks in 0..=7 {
        for rolls in 0..=7 {
            let text = format!("| 1:7 2:{marks} 6:{rolls}");
            let left = Length::get().rolls_left(&sheet(&text));
            let whole = (0..=22)
                .find(|&whole| left < f64::from(whole) + 0.5)
                .expect("at most 22");
            known(text, ACTIVE - 1, 40 * whole);
        }
    }
    weights
}

/// Scores without luck have the same mean, whatever luck is told by.
#[test]
fn without_luck_the_mean_is_the_same_by_any_values() {
    let mean = |luck: Weights, seed| {
        let luck = Some(Arc::new(luck));
        let games = Games::new(&[Strategy::Thumb], Start::default(), seed, None, luck)
            .expect("nobody needs weights");
        let found = play(games, 400);
        let tally = &found.tally().players[0];
        [tally.adjusted.expect("luck"), tally.scores].map(|sums| sums.average())
    };
    let [by_score, plain] = mean(Weights::zero(), 12);
    let [by_hope, other] = mean(hopeful(), 13);
    let agree = |one: Estimate, other: Estimate| {
        let error = one.standard_error().hypot(other.standard_error());
        let more = (one.value - other.value).abs();
        assert!(more < 4.0 * error, "{one:?} {other:?}");
    };
    agree(by_score, by_hope);
    agree(by_score, other);
    agree(by_hope, plain);
}

#[test]
fn games_begin_with_the_given_sheet() {
    let end = sheet("6:10 7:10 8:10 9:10 10:10 | 1:7 2:7 6:7");
    let start = Start {
        sheet: end,
        ..Start::default()
    };
    let found = play(games(&[Strategy::PointsNow], start, 15), 3_000);
    let average = found.tally().players[0].scores.average();
    // Known exactly: with all free rides on full sums, and each last turn for the most points.
    let expected = 8_032_700.0 / 7_533.0;
    assert!(
        (average.value - expected).abs() < 4.0 * average.standard_error(),
        "{average:?}"
    );
    assert_eq!(Start::default().sheet, Sheet::EMPTY);
}
