//! Published win rates, and the intervals that they are compared by.

use rollwise_engine::estimate::{Estimate, Sums};
use rollwise_engine::heckmeck::{Games, PlayerTally, Strategy, Tally, Tournament};

use super::common::{USUAL, assert_near};

const RULE_4: Strategy = Strategy::WormsFromThirdRoll;

/// Equal worms are a tie; a tile is turned down also when nothing was returned; the players
/// start in turn. What is published was played like that, unless it says otherwise.
fn best_against(other: Strategy) -> Tournament {
    Tournament {
        players: vec![Strategy::BestInWorms, other],
        rules: USUAL,
        tie_break: false,
        rotate: true,
        seed: 2015,
    }
}

fn play(tournament: Tournament, games: u64) -> Tally {
    let mut tournament = Games::new(tournament).expect("two players");
    for _ in 0..games {
        tournament.play();
    }
    tournament.tally().clone()
}

/// Outcomes of games of two players: won by the first, won by the second, tied.
type Outcomes = [u64; 3];

fn outcomes(tally: &Tally) -> Outcomes {
    [tally.players[0].wins, tally.players[1].wins, tally.ties]
}

/// Outcomes of this many games that are published as parts of a thousand.
fn of_thousand(parts: Outcomes, games: u64) -> Outcomes {
    parts.map(|part| (part * games + 500) / 1000)
}

/// How little two series of games look like the same players: by chance, the sum of squares of
/// standard normal numbers, one fewer than there are outcomes (Pearson's test of homogeneity).
fn chi_square(one: Outcomes, other: Outcomes) -> f64 {
    let [one, other] = [one, other].map(|outcomes| outcomes.map(float));
    let [one_games, other_games] = [one, other].map(|outcomes| outcomes.iter().sum::<f64>());
    let of_outcome = |(one, other): (f64, f64)| {
        let share = (one + other) / (one_games + other_games);
        let off = |found: f64, games: f64| (found - share * games).powi(2) / (share * games);
        off(one, one_games) + off(other, other_games)
    };
    let met = one
        .into_iter()
        .zip(other)
        .filter(|(one, other)| one + other > 0.0);
    met.map(of_outcome).sum()
}

fn float(count: u64) -> f64 {
    f64::from(u32::try_from(count).expect("few games"))
}

/// Games of the article (frozenfractal.com, "How to win at the game Pickomino", 2015), and those
/// of other programs that played two or three thousand games. Each is as likely as one in two
/// thousand to be this far off by chance, and all of them together as well.
#[test]
fn strategies_win_as_often_as_published() {
    let always_first = |tournament| Tournament {
        rotate: false,
        ..tournament
    };
    let tie_break = |tournament| Tournament {
        tie_break: true,
        ..tournament
    };
    let itself = best_against(Strategy::BestInWorms);
    let series = [
        (
            best_against(RULE_4),
            2500,
            of_thousand([674, 285, 41], 2000),
        ),
        (
            tie_break(best_against(RULE_4)),
            2500,
            [2109 + 1392, 891 + 608, 0],
        ),
        (
            always_first(tie_break(itself.clone())),
            2000,
            [1548, 1452, 0],
        ),
        (always_first(itself), 1000, [501, 456, 43]),
        (best_against(Strategy::HighestFace), 500, [79, 18, 3]),
        (best_against(Strategy::MostPoints), 500, [71, 24, 5]),
        (best_against(Strategy::WormsFirst), 500, [70, 26, 4]),
        (best_against(RULE_4), 500, [62, 34, 4]),
        (best_against(Strategy::TwoWormsAtStake), 500, [73, 22, 5]),
    ];
    let mut all = 0.0;
    for (tournament, games, published) in series {
        let tally = play(tournament.clone(), games);
        let off = chi_square(outcomes(&tally), published);
        // Of two degrees of freedom at most.
        assert!(off < 15.2, "{off}: {published:?} {tally:?}");
        if !tournament.rotate {
            assert_eq!(tally.starter_wins, tally.players[0].wins);
        }
        all += off;
    }
    // Of sixteen: seven series with ties, and two without.
    assert!(all < 41.3, "{all}");
}

/// Examples of R. G. Newcombe, "Two-sided confidence intervals for the single proportion",
/// Statistics in Medicine 17, 1998, table I, the third method.
#[test]
fn intervals_of_shares_as_published() {
    for (part, all, low, high) in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ] {
        let share = Estimate::share(part, all);
        assert_near(share.low, low, 5e-5);
        assert_near(share.high, high, 5e-5);
    }
}

/// Wilson's bounds are the shares from which the one found is just this many standard deviations
/// away: found here by halving.
#[test]
fn intervals_of_shares_by_search() {
    let bound = |found: f64, games: f64, mut outside: f64| {
        let mut inside = found;
        for _ in 0..100 {
            let share = f64::midpoint(inside, outside);
            let deviations = (found - share).abs() / (share * (1.0 - share) / games).sqrt();
            if deviations < 1.959_963_984_540_054 {
                inside = share;
            } else {
                outside = share;
            }
        }
        inside
    };
    for (part, all) in [(1, 2_u32), (1, 3), (7, 10), (99, 100), (6974, 10_000)] {
        let share = Estimate::share(part, all.into());
        let games = f64::from(all);
        assert_near(share.low, bound(share.value, games, 0.0), 1e-12);
        assert_near(share.high, bound(share.value, games, 1.0), 1e-12);
    }
    for all in 1..100 {
        let (none, every) = (Estimate::share(0, all), Estimate::share(all, all));
        assert_near(none.low, 0.0, 1e-15);
        assert_near(every.high, 1.0, 1e-15);
        assert_near(none.high + every.low, 1.0, 1e-12);
    }
    let unknown = Estimate::share(0, 0);
    assert_near(unknown.low, 0.0, 0.0);
    assert_near(unknown.high, 1.0, 0.0);
}

fn sums(numbers: &[f64]) -> Sums {
    numbers.iter().copied().collect()
}

/// Of eight numbers with the average 5 whose squares are 32 away from it in all.
#[test]
fn intervals_of_averages() {
    let numbers = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0_f64];
    let average = sums(&numbers).average();
    // Of Student's distribution with 7 degrees of freedom.
    let half = 2.364_624_251 * (32.0_f64 / 7.0 / 8.0).sqrt();
    assert_near(average.value, 5.0, 1e-15);
    assert_near(average.low, 5.0 - half, 0.0013 * half);
    assert_near(average.high, 5.0 + half, 0.0013 * half);
    // The same number again and again has no spread; one number has an unknown one.
    let same = sums(&[3.0; 10]).average();
    assert_near(same.low, 3.0, 1e-12);
    assert_near(same.high, 3.0, 1e-12);
    for few in [&[][..], &[3.0]] {
        let unknown = sums(few).average();
        assert!(unknown.high.is_infinite() && unknown.low <= 0.0);
    }
}

/// Bounds are as far away as Student's distribution has them, by the tables of the handbooks.
#[test]
fn intervals_of_few_and_of_many_numbers() {
    for (count, deviations) in [
        (2, 12.706_205),
        (3, 4.302_653),
        (4, 3.182_446),
        (5, 2.776_445),
        (7, 2.446_912),
        (11, 2.228_139),
        (31, 2.042_272),
        (121, 1.979_930),
        (1_000_001, 1.959_966),
    ] {
        let numbers: Sums = (0..count).map(|nth| f64::from(nth % 2)).collect();
        let error = numbers.deviation() / f64::from(count).sqrt();
        let found = numbers.average();
        assert_near(
            (found.high - found.value) / error,
            deviations,
            0.0013 * deviations,
        );
    }
}

/// Shares of few games that were all won, or all lost, or all tied; and of many games.
#[test]
fn intervals_of_shares_that_count_parts() {
    for count in [1_u32, 2, 4, 40, 4_000] {
        for part in [0.0, 0.5, 1.0] {
            let all: Sums = (0..count).map(|_| part).collect();
            let Estimate { value, low, high } = all.share(1.0);
            assert_near(value, part, 0.0);
            assert!(0.0 <= low && low <= part && part <= high && high <= 1.0);
            assert!(high - low > 1.0 / f64::from(count + 4), "{count} {part}");
        }
        // Wins and losses alone: the bounds are near Wilson's.
        let wins = count.div_ceil(4);
        let all: Sums = (0..count)
            .map(|nth| f64::from(u8::from(nth < wins)))
            .collect();
        let wilson = Estimate::share(wins.into(), count.into());
        let found = all.share(1.0);
        let near = 0.2 / f64::from(count).sqrt();
        assert_near(found.low, wilson.low, near);
        assert_near(found.high, wilson.high, near);
    }
    let many: Sums = (0..4_000)
        .map(|nth| [0.0, 0.5, 1.0, 1.0][nth % 4])
        .collect();
    let (share, average) = (many.share(1.0), many.average());
    assert_near(share.value, average.value, 1e-15);
    assert_near(share.low, average.low, 1e-3);
    assert_near(share.high, average.high, 1e-3);
    let twelfths: Sums = [0.0, 12.0, 6.0].into_iter().collect();
    let ones: Sums = [0.0, 1.0, 0.5].into_iter().collect();
    assert_near(twelfths.share(12.0).low, ones.share(1.0).low, 1e-15);
    let none = Sums::default().share(1.0);
    assert_near(none.low, 0.0, 1e-15);
    assert_near(none.high, 1.0, 1e-15);
}

/// More games cannot be won than were played.
#[test]
fn no_share_is_more_than_all() {
    assert_eq!(Estimate::share(5, 3), Estimate::share(3, 3));
}

/// A player who is none has played no games.
#[test]
fn players_who_are_none() {
    let tally = Tally {
        games: 4,
        players: vec![PlayerTally::default(); 2],
        ..Tally::default()
    };
    assert_eq!(tally.wins(9), Estimate::share(0, 0));
    let without_luck = tally.adjusted_wins(9);
    assert_near(without_luck.low, 0.0, 0.0);
    assert_near(without_luck.high, 1.0, 0.0);
    assert_near(tally.worms(9).value, 0.0, 0.0);
}

#[test]
fn a_tally_in_shares_and_averages() {
    let player = |wins, worms: [f64; 4]| PlayerTally {
        wins,
        worms: sums(&worms),
        adjusted: Sums::default(),
    };
    let tally = Tally {
        games: 4,
        ties: 1,
        starter_wins: 2,
        turns: 102,
        players: vec![
            player(2, [9.0, 5.0, 3.0, 3.0]),
            player(1, [2.0, 5.0, 6.0, 0.0]),
        ],
    };
    assert_near(tally.turns_a_game(), 25.5, 0.0);
    for (nth, share, worms, squares) in [(0, 0.5, 5.0, 24.0), (1, 0.25, 3.25, 22.75)] {
        assert_near(tally.wins(nth).value, share, 1e-15);
        assert_near(tally.worms(nth).value, worms, 1e-15);
        // Of Student's distribution with 3 degrees of freedom.
        let half = 3.182_446_305 * (squares / 3.0 / 4.0_f64).sqrt();
        assert_near(tally.worms(nth).high, worms + half, 0.0013 * half);
    }
    assert_near(Tally::default().turns_a_game(), 0.0, 0.0);
}
