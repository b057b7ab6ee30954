//! Results without luck: on average luck is nothing, whatever the network says, and what is left of
//! a result is where each turn would have led on average.

use std::sync::Arc;

use rollwise_engine::chance::generator;
use rollwise_engine::estimate::{Estimate, Sums};
use rollwise_engine::heckmeck::learning::{Luck, Network};
use rollwise_engine::heckmeck::{
    FinishedGame, Games, Outcome, PlayerTally, RuleOptions, Strategy, Table, Tally, Tournament,
    WinChances, WinModel, play_turn,
};
use rollwise_engine::series::Tally as _;

use super::common::{USUAL, any_model, any_network, assert_near, table, tellers};
use super::outcome_chances::{Turns, decider};

fn tournament(players: &[Strategy], seed: u64) -> Tournament {
    Tournament {
        players: players.to_vec(),
        rules: USUAL,
        tie_break: true,
        rotate: true,
        seed,
    }
}

fn games(tournament: &Tournament, model: &WinModel) -> Games {
    Games::with_model(tournament.clone(), model).expect("every network is known")
}

/// A part for each of those whom nobody beats.
fn result(table: &Table) -> WinChances {
    let mut shares = WinChances::default();
    let rank = |seat: usize| (table.worms(seat), table.stacks()[seat].iter().max());
    let best = (0..table.players()).map(rank).max();
    let winners = (0..table.players()).filter(|&seat| Some(rank(seat)) == best);
    let count: f64 = winners.clone().map(|_| 1.0).sum();
    winners.for_each(|seat| shares[seat] = 1.0 / count);
    shares
}

fn chances(network: &Network, table: &Table) -> WinChances {
    if table.is_over() {
        result(table)
    } else {
        network.chances(table)
    }
}

fn add(sums: &mut WinChances, times: f64, more: &WinChances) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += times * more;
    }
}

#[test]
fn the_luck_of_a_turn_is_nothing_on_average() {
    for text in [
        "*30 | 22 | grill 25 31 32",
        // Some ends of the turn end the game.
        "24 | *33 21 | - | grill 27",
        "27 | 21 | 22 | *26 | 28 | 31 | 34 | grill 23 25 32 33",
    ] {
        let table = table(text, USUAL);
        let network = Arc::new(any_network(7, 1));
        for strategy in tellers() {
            let mut player = decider(strategy, table.players(), 2);
            let (mut mean, mut most) = (WinChances::default(), 0.0_f64);
            // How likely each outcome is, found by going through the turn's rolls.
            let is_random = strategy == Strategy::Random;
            let chances = Turns::new(&table, &mut *player, is_random).outcomes();
            let told = player.outcome_chances(&table);
            for (outcome, chance) in chances {
                let mut luck = Luck::new(&network);
                luck.count(&table, &told, outcome);
                // What one has won by luck, the others have lost.
                assert_near(luck.by_seat.iter().sum(), 0.0, 1e-12);
                add(&mut mean, chance, &luck.by_seat);
                most = luck.by_seat.into_iter().fold(most, f64::max);
            }
            for mean in mean {
                assert_near(mean, 0.0, 1e-12);
            }
            assert!(most > 1e-3, "{strategy:?} on {text}: {most}");
        }
    }
}

/// Where there is only one outcome there is no luck.
#[test]
fn what_is_sure_is_no_luck() {
    let mut luck = Luck::new(&Arc::new(any_network(2, 3)));
    let table = table("*30 | 22 | grill 25 31 32", USUAL);
    luck.count(&table, &[(Outcome::Fail, 1.0)], Outcome::Fail);
    for luck in luck.by_seat {
        assert_near(luck, 0.0, 0.0);
    }
}

/// A game of a tournament played anew: the chance at the start, and for each turn where it led on
/// average less where it began.
fn without_luck(
    tournament: &Tournament,
    number: u64,
    game: &FinishedGame,
    seed: u64,
) -> WinChances {
    let players = tournament.players.len();
    let model = any_model(seed);
    let network = model.network(players).expect("it is known");
    let mut deciders: Vec<_> = tournament
        .players
        .iter()
        .map(|&strategy| decider(strategy, players, seed))
        .collect();
    let mut generator = generator(tournament.seed, number);
    let mut table = Table::fresh(players, tournament.rules).expect("2 to 7 players");
    let mut sums = chances(network, &table);
    while !table.is_over() {
        let player = game.seats[table.to_move()];
        let decider = &mut *deciders[player];
        let is_random = tournament.players[player] == Strategy::Random;
        for (outcome, chance) in Turns::new(&table, decider, is_random).outcomes() {
            let mut after = table.clone();
            after.play(outcome).expect("an outcome of the turn");
            add(&mut sums, chance, &chances(network, &after));
        }
        add(&mut sums, -1.0, &chances(network, &table));
        let outcome = play_turn(&table, decider, &mut generator);
        table.play(outcome).expect("an outcome of the turn");
    }
    assert_eq!(table, game.table);
    sums
}

#[test]
fn a_result_without_luck_is_where_the_turns_led_on_average() {
    for (players, rules, number) in [
        (
            &[Strategy::WormsFromThirdRoll, Strategy::HighestFace][..],
            USUAL,
            4,
        ),
        (
            &[
                Strategy::BestToWin,
                Strategy::BestInWorms,
                Strategy::MostPoints,
            ],
            RuleOptions {
                compulsory_steal: true,
                ..USUAL
            },
            1,
        ),
        (&[Strategy::TwoWormsAtStake, Strategy::BestToWin], USUAL, 7),
        (&[Strategy::Random, Strategy::WormsFirst], USUAL, 2),
    ] {
        let tournament = Tournament {
            rules,
            ..tournament(players, 12)
        };
        let mut games = games(&tournament, &any_model(5));
        games.skip_to(number);
        let game = games.play();
        let result = result(&game.table);
        let expected = without_luck(&tournament, number, &game, 5);
        for (seat, &player) in game.seats.iter().enumerate() {
            let left = result[seat] - game.luck[seat];
            assert_near(left, expected[seat], 1e-11);
            // So it is counted, by player.
            let counted = &games.tally().players[player].adjusted;
            assert_near(counted.sum, left, 1e-15);
            assert_near(counted.squares, left * left, 1e-15);
        }
    }
}

#[test]
fn parts_of_a_tournament_add_up_to_the_whole() {
    let players = [
        Strategy::WormsFirst,
        Strategy::Random,
        Strategy::HighestFace,
    ];
    let tournament = tournament(&players, 6);
    let model = any_model(7);
    let mut whole = games(&tournament, &model);
    (0..30).for_each(|_| drop(whole.play()));
    let mut parts = Tally {
        players: vec![PlayerTally::default(); 3],
        ..Tally::default()
    };
    // In any order, each part by itself.
    for (first, count) in [(12, 11), (0, 12), (23, 7), (30, 0)] {
        let mut part = games(&tournament, &model);
        part.skip_to(first);
        for _ in 0..count {
            part.play();
        }
        parts.merge(part.tally());
    }
    let without_sums = |tally: &Tally| {
        let mut tally = tally.clone();
        for player in &mut tally.players {
            player.adjusted = Sums::default();
        }
        tally
    };
    assert_eq!(without_sums(&parts), without_sums(whole.tally()));
    assert_eq!((parts.games, parts.ties), (30, whole.tally().ties));
    for (part, whole) in parts.players.iter().zip(&whole.tally().players) {
        assert_near(part.adjusted.sum, whole.adjusted.sum, 1e-12);
        assert_near(part.adjusted.squares, whole.adjusted.squares, 1e-12);
    }
}

/// Luck is nothing on average, and so the share of wins stays what it is.
fn assert_no_luck(found: Estimate, share: Estimate, luck: Estimate) {
    assert_near(luck.value, 0.0, 4.0 * luck.standard_error());
    assert_near(found.value, share.value - luck.value, 1e-12);
    let errors = share.standard_error().hypot(found.standard_error());
    assert_near(found.value, share.value, 4.0 * errors);
}

/// Plays games with luck told and without.
fn compare_games(players: &[Strategy], count: u64) {
    let tournament = tournament(players, 3);
    let model = any_model(8);
    let mut with = games(&tournament, &model);
    let mut told_nothing = games(&tournament, &model).luck(false);
    let mut without = Games::new(tournament).expect("nobody needs a network");
    let mut results = vec![Sums::default(); players.len()];
    let mut luck = vec![Sums::default(); players.len()];
    for _ in 0..count {
        let (game, plain) = (with.play(), without.play());
        assert_eq!((&game.table, game.turns), (&plain.table, plain.turns));
        assert_eq!(plain, told_nothing.play());
        let shares = result(&game.table);
        for (seat, &player) in game.seats.iter().enumerate() {
            results[player].add(shares[seat]);
            luck[player].add(game.luck[seat]);
            assert_near(plain.luck[seat], 0.0, 0.0);
        }
    }
    assert_eq!(without.tally(), told_nothing.tally());
    for (player, (result, luck)) in results.iter().zip(&luck).enumerate() {
        let (with, without) = (with.tally(), without.tally());
        let (one, other) = (&with.players[player], &without.players[player]);
        assert_eq!((one.wins, one.worms), (other.wins, other.worms));
        assert_eq!(other.adjusted, *result);
        assert_no_luck(with.adjusted_wins(player), result.average(), luck.average());
    }
}

/// To be told luck or not changes no game; and luck makes no difference in the long run.
#[test]
fn luck_is_told_without_a_difference_to_the_games() {
    compare_games(&[Strategy::WormsFromThirdRoll, Strategy::HighestFace], 600);
    let three = [
        Strategy::MostPoints,
        Strategy::Random,
        Strategy::TwoWormsAtStake,
    ];
    compare_games(&three, 300);
}

/// Those who look ahead decide by what was solved for luck just as by what they solve themselves.
#[test]
fn luck_changes_no_decision_of_those_who_look_ahead() {
    for players in [
        &[Strategy::BestToWin, Strategy::BestInWorms][..],
        &[
            Strategy::BestInWorms,
            Strategy::BestToWin,
            Strategy::BestToWin,
        ],
    ] {
        let (tournament, model) = (tournament(players, 4), any_model(8));
        let mut with = games(&tournament, &model);
        let mut without = games(&tournament, &model).luck(false);
        for _ in 0..25 {
            let (game, plain) = (with.play(), without.play());
            assert_eq!((game.table, game.turns), (plain.table, plain.turns));
        }
    }
}
