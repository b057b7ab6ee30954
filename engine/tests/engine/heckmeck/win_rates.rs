//! Published win rates, and the intervals that they are compared by.

use engine::estimate::{Estimate, Sums};
use engine::heckmeck::{Games, PlayerTally, Strategy, Tally, Tournament};

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

fn assert_overlap(found: Estimate, published: Estimate) {
    assert!(
        found.low <= published.high && published.low <= found.high,
        "{found:?}, published {published:?}"
    );
}

/// The share of a number of games that is published as this many of a thousand.
fn of_thousand(part: u64, games: u64) -> Estimate {
    Estimate::share((part * games + 500) / 1000, games)
}

#[test]
fn the_best_player_against_the_fourth_rule() {
    let tally = play(best_against(RULE_4), 10_000);
    assert_overlap(tally.wins(0), of_thousand(674, 2000));
    assert_overlap(tally.wins(1), of_thousand(285, 2000));
    assert_overlap(
        Estimate::share(tally.ties, tally.games),
        of_thousand(42, 2000),
    );
}

#[test]
fn the_same_with_the_official_tie_break() {
    let tournament = Tournament {
        tie_break: true,
        ..best_against(RULE_4)
    };
    let tally = play(tournament, 10_000);
    assert_overlap(tally.wins(0), of_thousand(703, 3000));
    assert_overlap(tally.wins(0), of_thousand(696, 2000));
    // Nobody wins where nobody has a tile, which hardly happens.
    assert!(tally.ties < 10);
}

/// 51.6% ± 1.8 for the player who starts.
#[test]
fn the_best_player_against_itself() {
    let tournament = Tournament {
        tie_break: true,
        rotate: false,
        ..best_against(Strategy::BestInWorms)
    };
    let tally = play(tournament, 4000);
    let published = Estimate {
        value: 0.516,
        low: 0.516 - 0.018,
        high: 0.516 + 0.018,
    };
    assert_overlap(tally.wins(0), published);
    assert_eq!(tally.starter_wins, tally.players[0].wins);
}

/// A thousand games of the article (frozenfractal.com, "How to win at the game Pickomino",
/// 2015), the same player always starting.
#[test]
fn who_starts_in_the_article() {
    let tournament = Tournament {
        rotate: false,
        ..best_against(Strategy::BestInWorms)
    };
    let tally = play(tournament, 4000);
    assert_overlap(tally.wins(0), Estimate::share(501, 1000));
    assert_overlap(tally.wins(1), Estimate::share(456, 1000));
    assert_overlap(
        Estimate::share(tally.ties, tally.games),
        Estimate::share(43, 1000),
    );
}

/// Its hundred games against each rule of thumb: wins, losses and ties.
#[test]
fn the_rules_of_thumb_in_the_article() {
    for (rule, published) in [
        (Strategy::HighestFace, [79, 18, 3]),
        (Strategy::MostPoints, [71, 24, 5]),
        (Strategy::WormsFirst, [70, 26, 4]),
        (Strategy::WormsFromThirdRoll, [62, 34, 4]),
        (Strategy::TwoWormsAtStake, [73, 22, 5]),
    ] {
        let tally = play(best_against(rule), 1000);
        let found = [tally.players[0].wins, tally.players[1].wins, tally.ties];
        for (found, published) in found.into_iter().zip(published) {
            assert_overlap(
                Estimate::share(found, 1000),
                Estimate::share(published, 100),
            );
            assert!(found.abs_diff(10 * published) <= 100, "{rule:?}: {found}");
        }
    }
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
    let half = 1.959_963_984_540_054 * (32.0_f64 / 7.0 / 8.0).sqrt();
    assert_near(average.value, 5.0, 1e-15);
    assert_near(average.low, 5.0 - half, 1e-14);
    assert_near(average.high, 5.0 + half, 1e-14);
    // The same number again and again has no spread; one number has an unknown one.
    let same = sums(&[3.0; 10]).average();
    assert_near(same.low, 3.0, 1e-12);
    assert_near(same.high, 3.0, 1e-12);
    for few in [&[][..], &[3.0]] {
        let unknown = sums(few).average();
        assert!(unknown.high.is_infinite() && unknown.low <= 0.0);
    }
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
        let half = 1.959_963_984_540_054 * (squares / 3.0 / 4.0_f64).sqrt();
        assert_near(tally.worms(nth).high, worms + half, 1e-14);
    }
    assert_near(Tally::default().turns_a_game(), 0.0, 0.0);
}
