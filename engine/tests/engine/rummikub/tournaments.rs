//! Tournaments: sums recounted from the games, the same numbers for a seed, and figures that are
//! published.

use rollwise_engine::estimate::Estimate;
use rollwise_engine::rummikub::{FinishedGame, Games, Rules, Strategy, Tally, Tournament};
use rollwise_engine::series::Tally as _;

fn games(players: &[Strategy], seed: u64) -> Games {
    let tournament = Tournament {
        players: players.to_vec(),
        rules: Rules::default(),
        seed,
    };
    Games::new(&tournament).expect("two to four players")
}

fn play(players: &[Strategy], seed: u64, deals: u32) -> Tally {
    let mut games = games(players, seed);
    for _ in 0..deals {
        games.play();
    }
    games.tally().clone()
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / f64::from(u32::try_from(numbers.len()).unwrap())
}

/// The average of numbers, each that of one deal, with its range.
fn average(numbers: &[f64]) -> Estimate {
    let (count, middle) = (numbers.len() as u64, mean(numbers));
    let squares: Vec<f64> = numbers
        .iter()
        .map(|number| (number - middle).powi(2))
        .collect();
    let variance = mean(&squares) / (1.0 - 1.0 / f64::from(u32::try_from(count).unwrap()));
    // Of Student's distribution with 5 degrees of freedom.
    assert_eq!(count, 6);
    let half = 2.570_582 * (variance / 6.0).sqrt();
    Estimate {
        value: middle,
        low: (middle - half).max(0.0),
        high: middle + half,
    }
}

/// The average of shares, each that of one deal, with its range: that of the normal distribution
/// once there is as much more of 0 and of 1 as makes z².
fn average_share(shares: &[f64]) -> Estimate {
    const Z: f64 = 1.959_964;
    let count = f64::from(u32::try_from(shares.len()).unwrap()) + Z * Z;
    let ones = Z * Z / 2.0;
    let middle = (shares.iter().sum::<f64>() + ones) / count;
    let away = |share: f64| (share - middle).powi(2);
    let squares = shares.iter().copied().map(away).sum::<f64>() + ones * (away(0.0) + away(1.0));
    let half = Z * (squares / count / count).sqrt();
    Estimate {
        value: mean(shares),
        low: (middle - half).max(0.0),
        high: (middle + half).min(1.0),
    }
}

fn are_close(one: Estimate, other: Estimate) {
    let pairs = [
        (one.value, other.value),
        (one.low, other.low),
        (one.high, other.high),
    ];
    let near = 1e-6 + 0.0013 * (one.high - one.low);
    for (one, other) in pairs {
        assert!((one - other).abs() < near, "{one} {other}");
    }
}

#[test]
fn a_tally_is_what_the_games_came_to() {
    let players = [Strategy::Random, Strategy::Tiles, Strategy::Simple];
    let mut games = games(&players, 4);
    let deals: Vec<Vec<FinishedGame>> = (0..6).map(|_| games.play()).collect();
    let tally = games.tally();
    assert_eq!((tally.deals(), tally.fouls), (6, 0));
    assert_eq!(tally.games(), 18);
    let by_deal = |of: &dyn Fn(&FinishedGame) -> f64| -> Vec<f64> {
        let deals = deals.iter();
        deals
            .map(|deal| mean(&deal.iter().map(of).collect::<Vec<_>>()))
            .collect()
    };
    let share = |game: &FinishedGame, seat: usize| {
        let winners = game.game.winners();
        if winners.contains(&seat) {
            1.0 / f64::from(u32::try_from(winners.len()).unwrap())
        } else {
            0.0
        }
    };
    for player in 0..3 {
        let seat = |game: &FinishedGame| game.seats.iter().position(|&at| at == player).unwrap();
        let wins = by_deal(&|game| share(game, seat(game)));
        are_close(tally.wins(player), average_share(&wins));
        let left = by_deal(&|game| game.game.points_left()[seat(game)].into());
        are_close(tally.points(player), average(&left));
    }
    let turns = by_deal(&|game| game.game.turns().into());
    are_close(tally.turns(), average(&turns));
    let starter = by_deal(&|game| share(game, 0));
    are_close(tally.starter_wins(), average_share(&starter));
}

/// Few deals that were all won don't prove that all will be, and no share is more than all.
#[test]
fn few_games_leave_room() {
    for deals in [0, 1, 2, 10] {
        let tally = play(&[Strategy::Tiles, Strategy::Random], 1, deals);
        for player in 0..2 {
            let Estimate { value, low, high } = tally.wins(player);
            let is_near = |one: f64, other: f64| one <= other + 1e-9;
            assert!(0.0 <= low && is_near(low, value) && is_near(value, high) && high <= 1.0);
            assert!(high - low > 0.1, "{deals}: {low} {high}");
        }
    }
}

/// A player who is none has played no games.
#[test]
fn players_who_are_none() {
    let tally = play(&[Strategy::Tiles, Strategy::Random], 1, 2);
    let wins = tally.wins(9);
    assert!(wins.low < 1e-9 && wins.high > 1.0 - 1e-9, "{wins}");
    assert!(tally.points(9).value.abs() < 1e-9);
    let game = &games(&[Strategy::Tiles, Strategy::Random], 1).play()[0].game;
    assert_eq!((game.rack(9), game.has_opened(9)), (None, false));
}

/// Everybody has every seat once, with the tiles that were dealt to it.
#[test]
fn seats_are_exchanged_over_the_same_deal() {
    let mut games = games(&[Strategy::Tiles; 3], 2);
    let played = games.play();
    let seats: Vec<&[usize]> = played.iter().map(|game| &game.seats[..]).collect();
    assert_eq!(seats, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    assert!(played.iter().all(|game| game.game == played[0].game));
    assert_ne!(games.play()[0].game, played[0].game);
}

/// So who plays against themselves wins an equal share of every deal.
#[test]
fn equal_strategies_win_equally() {
    let tally = play(&[Strategy::Tiles; 2], 3, 10);
    for player in 0..2 {
        let Estimate { value, low, high } = tally.wins(player);
        assert!((value - 0.5).abs() < 1e-9);
        // Ten deals are less than a proof of that; but the spread found counts, which is none.
        let widest = Estimate::share(5, 10);
        assert!((low + high - 1.0).abs() < 1e-9, "{low} {high}");
        assert!(widest.low < low && low < 0.5, "{low} {high}");
    }
}

#[test]
fn the_same_seed_gives_the_same_numbers() {
    let players = [Strategy::Random, Strategy::Jokers];
    let all = play(&players, 7, 12);
    assert_eq!(all, play(&players, 7, 12));
    assert_ne!(all, play(&players, 8, 12));
    // In parts as well.
    let mut sum = games(&players, 7).tally().clone();
    for first in [8, 0, 4] {
        let mut part = games(&players, 7);
        part.skip_to(first);
        (0..4).for_each(|_| drop(part.play()));
        sum.merge(part.tally());
    }
    assert_eq!(sum, all);
}

#[test]
fn every_game_stands_by_itself() {
    let players = [Strategy::Hold, Strategy::Random];
    let mut in_a_row = games(&players, 9);
    let played: Vec<Vec<FinishedGame>> = (0..5).map(|_| in_a_row.play()).collect();
    let mut alone = games(&players, 9);
    for deal in (0..5).rev() {
        assert_eq!(alone.replay(deal), played[usize::try_from(deal).unwrap()]);
    }
    assert_eq!(alone.tally().deals(), 0);
}

#[test]
fn too_few_players_are_refused() {
    let tournament = Tournament {
        players: vec![Strategy::Tiles],
        rules: Rules::default(),
        seed: 1,
    };
    assert!(Games::new(&tournament).is_err());
}

/// Shares of wins in the long run, in percent, each with its 95% range: those of a prototype with a
/// solver of its own; but where jokers are kept that of some thousand games of this one, as the
/// other one kept none back from openings (57.0, and 57.7 ± 1.1 here).
#[test]
fn shares_are_those_of_long_runs() {
    let others = [Strategy::Tiles; 3];
    for (strategy, rivals, deals, published, range) in [
        (Strategy::Hold, 1, 100, 49.9, 1.3),
        (Strategy::Points, 1, 60, 50.0, 1.3),
        // This many that the weakest wins some: a share of none has no error.
        (Strategy::Simple, 1, 300, 2.2, 0.9),
        (Strategy::Jokers, 1, 100, 60.1, 1.1),
        (Strategy::Jokers, 3, 30, 25.7, 2.2),
    ] {
        let players = [&[strategy], &others[..rivals]].concat();
        let tally = play(&players, 11, deals);
        let found = tally.wins(0);
        let error = f64::hypot(found.standard_error(), range / 196.0);
        let distance = (found.value - published / 100.0).abs();
        assert!(distance < 3.0 * error, "{strategy} {found:?}");
        assert_eq!(tally.fouls, 0);
    }
}

/// The strongest player is the strongest by more than 2 points: 62 percent in the long run.
#[test]
fn the_best_beats_who_keeps_jokers() {
    let tally = play(&[Strategy::Best, Strategy::Jokers], 12, 60);
    assert!(tally.wins(0).low > 0.52, "{:?}", tally.wins(0));
}
