//! Whole games between two players, and what is added up of them.

use engine::knucklebones::{Games, Player, Tally};

fn games(first: Player, second: Player, seed: u64, count: u32) -> Tally {
    let mut games = Games::new([first, second], seed, None);
    for _ in 0..count {
        games.play();
    }
    *games.tally()
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let risk = Player::Risk { depth: 2 };
    for players in [
        [Player::Greedy, Player::Random],
        [risk, Player::Best { depth: 1 }],
    ] {
        let play = |seed| games(players[0], players[1], seed, 30);
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2));
    }
}

/// Each game is added as its own result has it: told by what it adds.
#[test]
fn a_tally_adds_up_game_by_game() {
    let mut played = Games::new([Player::Greedy, Player::Random], 91, None);
    let (mut wins, mut ties, mut starter) = (0, 0, 0.0);
    let mut before = *played.tally();
    for nth in 0..600 {
        played.play();
        let tally = *played.tally();
        assert_eq!(tally.games, nth + 1);
        let difference = tally.differences[0] - before.differences[0];
        let square = tally.differences[1] - before.differences[1];
        assert!((square - difference * difference).abs() < 1e-6);
        // Nine dice of one, and eight or nine of the other.
        assert!(tally.placements - before.placements >= 17);
        assert_eq!(tally.wins - before.wins, u64::from(difference > 0.0));
        assert_eq!(tally.ties - before.ties, u64::from(difference == 0.0));
        wins += u64::from(difference > 0.0);
        ties += u64::from(difference == 0.0);
        let share = if difference > 0.0 {
            1.0
        } else if difference < 0.0 {
            0.0
        } else {
            0.5
        };
        // The first player starts the first game, the second one the next.
        starter += if nth % 2 == 0 { share } else { 1.0 - share };
        before = tally;
    }
    let tally = *played.tally();
    let [games, won, tied, lost] = tally.counts();
    assert!(ties > 0 && wins > 0 && lost > 0.0);
    let [wins, ties] = [wins, ties].map(|count| f64::from(u32::try_from(count).unwrap()));
    assert_eq!(
        [games, won, tied, lost],
        [600.0, wins, ties, 600.0 - wins - ties]
    );
    assert!((tally.starter_share() - starter / 600.0).abs() < 1e-12);
    let share = (wins + ties / 2.0) / 600.0;
    assert!((tally.share().value - share).abs() < 1e-12);
    let squares = (wins + ties / 4.0) / 600.0;
    let error = ((squares - share * share) / 599.0).sqrt();
    assert!((tally.share().standard_error() - error).abs() < 1e-9);
    assert!((tally.difference().value - tally.differences[0] / 600.0).abs() < 1e-12);
    assert!(tally.placements_a_game() > 17.0 && tally.placements_a_game() < 60.0);
}

#[test]
fn tallies_add_up() {
    let one = games(Player::Greedy, Player::Random, 92, 21);
    let other = games(Player::Greedy, Player::Random, 93, 10);
    let mut both = one;
    both.add(&other);
    assert_eq!(both.games, 31);
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
    let floats = |tally: &Tally| [tally.adjusted, tally.differences].concat();
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
    assert_eq!(tally.counts(), [0.0; 4]);
    assert_eq!([tally.starter_share(), tally.placements_a_game()], [0.0; 2]);
    assert_eq!(tally.share().value, 0.0);
}

/// Whether two numbers with these standard errors may be the same.
fn agree([one, first]: [f64; 2], [other, second]: [f64; 2]) -> bool {
    (one - other).abs() < 4.0 * first.hypot(second)
}

/// Without luck the share is the same, and known better. Random wins 21.5 % against greedy, as is
/// published beside the rules.
#[test]
fn without_luck_the_share_is_the_same_and_surer() {
    let both = |tally: &Tally| {
        let shares = [tally.share(), tally.adjusted_share()];
        shares.map(|share| [share.value, share.standard_error()])
    };
    let [plain, adjusted] = both(&games(Player::Greedy, Player::Random, 94, 2_000));
    assert!(agree(plain, adjusted), "{plain:?} {adjusted:?}");
    assert!(adjusted[1] < 0.85 * plain[1], "{plain:?} {adjusted:?}");
    assert!(agree(adjusted, [0.785, 0.005]), "{adjusted:?}");
    // From the other chair.
    let [other_plain, other] = both(&games(Player::Random, Player::Greedy, 95, 2_000));
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
    for player in [Player::Random, Player::Greedy, Player::Risk { depth: 1 }] {
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
        let share = games(player, Player::Greedy, 97, count).adjusted_share();
        assert!(share.standard_error() < 0.02, "{name} {share:?}");
        assert!(
            agree([share.value, share.standard_error()], published),
            "{name} {share:?}"
        );
    }
}

/// Who plays for the win wins more than half of the games, without any learned value.
#[test]
fn the_rule_of_thumb_beats_greedy() {
    let share = games(Player::Best { depth: 2 }, Player::Greedy, 98, 600).adjusted_share();
    assert!(share.low > 0.55, "{share:?}");
}
