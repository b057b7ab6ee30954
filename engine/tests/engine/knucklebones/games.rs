//! Whole games between two players, and what is added up of them.

use std::sync::Arc;

use rollwise_engine::knucklebones::{Games, Strategy, Tally};
use rollwise_engine::series::Tally as _;

use super::weights::random_weights;

/// Games of players who have some values if they need any.
fn of(players: [Strategy; 2], seed: u64) -> Games {
    let any = Arc::new(random_weights(4));
    let games = Games::new(players, seed, None);
    let games = games.or_else(|_| Games::new(players, seed, Some(&any)));
    games.expect("they have values")
}

fn games(first: Strategy, second: Strategy, seed: u64, count: u32) -> Tally {
    let mut games = of([first, second], seed);
    for _ in 0..count {
        games.play();
    }
    *games.tally()
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let risk = Strategy::Risk { depth: 2 };
    for players in [
        [Strategy::Greedy, Strategy::Random],
        [risk, Strategy::Best { depth: 1 }],
    ] {
        let play = |seed| games(players[0], players[1], seed, 30);
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2));
    }
}

/// Plays game by game, and tells each one's score difference and placements by what it adds.
fn game_by_game(played: &mut Games, count: u32) -> Vec<(f64, u64)> {
    let one = |_| {
        let before = *played.tally();
        played.play();
        let tally = *played.tally();
        let sum = tally.differences.sum - before.differences.sum;
        let squares = tally.differences.squares - before.differences.squares;
        assert!((squares - sum * sum).abs() < 1e-6);
        assert_eq!(tally.games(), before.games() + 1);
        assert_eq!(tally.wins > before.wins, sum > 0.5);
        assert_eq!(tally.ties > before.ties, sum.abs() < 0.5);
        (sum, tally.placements - before.placements)
    };
    (0..count).map(one).collect()
}

/// What of the games was won by the first player.
fn share(difference: f64) -> f64 {
    f64::midpoint(
        1.0,
        if difference.abs() < 0.5 {
            0.0
        } else {
            difference.signum()
        },
    )
}

#[test]
fn a_tally_adds_up_game_by_game() {
    let mut played = of([Strategy::Greedy, Strategy::Random], 91);
    let games = game_by_game(&mut played, 600);
    // Nine dice of one, and eight or nine of the other.
    assert!(games.iter().all(|&(_, placements)| placements >= 17));
    let mean = |of: &dyn Fn(usize, f64) -> f64| {
        let all = games.iter().enumerate();
        all.map(|(nth, &(difference, _))| of(nth, difference))
            .sum::<f64>()
            / 600.0
    };
    let tally = *played.tally();
    let is_close = |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "{one} {other}");
    let [wins, ties, losses] = [tally.wins, tally.ties, tally.losses()]
        .map(|games| f64::from(u32::try_from(games).unwrap()));
    assert_eq!(tally.games(), 600);
    is_close(
        wins / 600.0,
        mean(&|_, difference| f64::from(difference > 0.5)),
    );
    is_close(
        ties / 600.0,
        mean(&|_, difference| f64::from(difference.abs() < 0.5)),
    );
    is_close(
        losses / 600.0,
        mean(&|_, difference| f64::from(difference < -0.5)),
    );
    assert!(wins > 0.0 && ties > 0.0 && losses > 0.0);
    let mean_share = mean(&|_, difference| share(difference));
    is_close(tally.share().value, mean_share);
    let variance = mean(&|_, difference| (share(difference) - mean_share).powi(2)) * 600.0 / 599.0;
    // Two wins and two losses more are nothing much beside 600 games.
    let error = (variance / 600.0).sqrt();
    let found = tally.share().standard_error();
    assert!((found / error - 1.0).abs() < 0.005, "{found} {error}");
    is_close(tally.difference().value, mean(&|_, difference| difference));
    // The first player starts the first game, the second one the next.
    let starter = mean(&|nth, difference| {
        share(if nth % 2 == 0 {
            difference
        } else {
            -difference
        })
    });
    is_close(tally.starter_share(), starter);
    let placements: u64 = games.iter().map(|&(_, placements)| placements).sum();
    assert_eq!(tally.placements, placements);
    is_close(
        tally.placements_a_game() * 600.0,
        f64::from(u32::try_from(placements).unwrap()),
    );
}

#[test]
fn tallies_add_up() {
    let one = games(Strategy::Greedy, Strategy::Random, 92, 21);
    let other = games(Strategy::Greedy, Strategy::Random, 93, 10);
    let mut both = one;
    both.merge(&other);
    assert_eq!(both.games(), 31);
    let sums = |tally: &Tally| {
        let Tally {
            wins,
            ties,
            starter_halves,
            placements,
            ..
        } = *tally;
        [wins, ties, starter_halves, placements]
    };
    let expected: Vec<u64> = sums(&one)
        .into_iter()
        .zip(sums(&other))
        .map(|(one, two)| one + two)
        .collect();
    assert_eq!(sums(&both)[..], expected);
    let floats = |tally: &Tally| {
        let both = [tally.adjusted, tally.differences];
        both.map(|sums| [sums.sum, sums.squares]).concat()
    };
    for (sum, (one, two)) in floats(&both)
        .into_iter()
        .zip(floats(&one).into_iter().zip(floats(&other)))
    {
        assert!((sum - one - two).abs() < 1e-9);
    }
}

#[test]
fn no_games_come_to_nothing() {
    let tally = Tally::default();
    let [starter, placements, share] = [
        tally.starter_share(),
        tally.placements_a_game(),
        tally.share().value,
    ];
    let all = [starter, placements, share];
    assert!(all.into_iter().all(|number| number.abs() < 1e-12));
    assert_eq!((tally.games(), tally.losses()), (0, 0));
}

/// Whether two numbers with these standard errors may be the same.
fn agree([one, first]: [f64; 2], [other, second]: [f64; 2]) -> bool {
    (one - other).abs() < 4.0 * first.hypot(second)
}

/// Without luck the share is the same, and known better. Random wins 21.5% against greedy, as is
/// published beside the rules.
#[test]
fn without_luck_the_share_is_the_same_and_surer() {
    let both = |tally: &Tally| {
        let shares = [tally.share(), tally.adjusted_share()];
        shares.map(|share| [share.value, share.standard_error()])
    };
    let [plain, adjusted] = both(&games(Strategy::Greedy, Strategy::Random, 94, 2_000));
    assert!(agree(plain, adjusted), "{plain:?} {adjusted:?}");
    assert!(adjusted[1] < 0.85 * plain[1], "{plain:?} {adjusted:?}");
    assert!(agree(adjusted, [0.785, 0.005]), "{adjusted:?}");
    // From the other chair.
    let [other_plain, other] = both(&games(Strategy::Random, Strategy::Greedy, 95, 2_000));
    assert!(
        agree(adjusted, [1.0 - other[0], other[1]]),
        "{adjusted:?} {other:?}"
    );
    assert!(
        agree(plain, [1.0 - other_plain[0], other_plain[1]]),
        "{plain:?} {other_plain:?}"
    );
}

/// Who plays against themselves wins half of the games, whatever luck is measured by.
#[test]
fn against_oneself_half_the_games_are_won() {
    for player in [
        Strategy::Random,
        Strategy::Greedy,
        Strategy::Risk { depth: 1 },
    ] {
        let tally = games(player, player, 96, 2_000);
        for share in [tally.share(), tally.adjusted_share()] {
            assert!(
                agree([share.value, share.standard_error()], [0.5, 0.0]),
                "{player} {share:?}"
            );
        }
        let difference = tally.difference();
        assert!(
            agree([difference.value, difference.standard_error()], [0.0, 0.0]),
            "{player} {difference:?}"
        );
    }
}

/// What some shares against greedy are is published beside the rules.
#[test]
fn shares_against_greedy_are_those_published() {
    for (name, count, published) in [
        ("seed-2", 1_500, [0.494, 0.01]),
        ("seed-3", 600, [0.594, 0.01]),
        ("seed-4", 300, [0.584, 0.01]),
        ("risk-4", 300, [0.648, 0.021]),
    ] {
        let player = name.parse().expect(name);
        let share = games(player, Strategy::Greedy, 97, count).adjusted_share();
        assert!(share.standard_error() < 0.02, "{name} {share:?}");
        assert!(
            agree([share.value, share.standard_error()], published),
            "{name} {share:?}"
        );
    }
}

/// Games are the same in whatever parts they are played: also of one who looks as far as a number
/// of positions reaches.
#[test]
fn games_that_are_split_are_the_same() {
    let players = [Strategy::BestOf { thousands: 1 }, Strategy::Greedy];
    let mut whole = of(players, 99);
    for _ in 0..30 {
        whole.play();
    }
    let mut sum = Tally::default();
    for (first, count) in [(20, 10), (0, 7), (7, 13)] {
        let mut part = of(players, 99);
        part.skip_to(first);
        for _ in 0..count {
            part.play();
        }
        sum.merge(&part.take_tally());
        assert_eq!(part.take_tally(), Tally::default());
    }
    let counts = |tally: &Tally| [tally.games(), tally.wins, tally.ties, tally.placements];
    assert_eq!(counts(&sum), counts(whole.tally()));
    assert_eq!(sum.differences, whole.tally().differences);
}
