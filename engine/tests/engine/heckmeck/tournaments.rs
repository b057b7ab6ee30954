//! Tournaments: games that stand by themselves, and sums recounted from where they ended.

use proptest::prelude::*;
use rollwise_engine::estimate::Sums;
use rollwise_engine::heckmeck::{
    FinishedGame, Games, PlayerTally, Strategy, Tally, Tile, Tournament,
};

use super::common::{USUAL, WITHOUT_NETWORK, any_rules, any_strategy};
use super::sheet::worms;

fn tournament(players: Vec<Strategy>, seed: u64) -> Tournament {
    Tournament {
        players,
        rules: USUAL,
        tie_break: true,
        rotate: true,
        seed,
    }
}

fn games(tournament: &Tournament) -> Games {
    Games::new(tournament.clone()).expect("2 to 7 players")
}

/// What a game is worth to a player in the count of a tournament: worms, then the highest tile if
/// that decides between equal worms.
fn rank(game: &FinishedGame, player: usize, tie_break: bool) -> (u64, u8) {
    let seat = game.seats.iter().position(|&other| other == player);
    let stack = &game.table.stacks()[seat.expect("everybody has a seat")];
    let numbers = || stack.iter().copied().map(Tile::number);
    let sum = numbers().map(|number| u64::from(worms(number))).sum();
    let highest = if tie_break { numbers().max() } else { None };
    (sum, highest.unwrap_or(0))
}

/// The sums over some games, player by player instead of game by game.
fn recount(played: &[FinishedGame], players: usize, tie_break: bool) -> Tally {
    let wins = |player: usize, game: &FinishedGame| {
        let own = rank(game, player, tie_break);
        let mut others = (0..players).filter(|&other| other != player);
        others.all(|other| own > rank(game, other, tie_break))
    };
    let count = |wanted: &dyn Fn(&FinishedGame) -> bool| {
        played.iter().map(|game| u64::from(wanted(game))).sum()
    };
    // Without a network there is no luck to be told.
    let results = |player: usize| {
        let mut sums = Sums::default();
        for game in played {
            let own = rank(game, player, tie_break);
            let ranks: Vec<_> = (0..players)
                .map(|other| rank(game, other, tie_break))
                .collect();
            let winners = ranks
                .iter()
                .filter(|&rank| Some(rank) == ranks.iter().max());
            let share = 1.0 / winners.map(|_| 1.0).sum::<f64>();
            sums.add(if Some(&own) == ranks.iter().max() {
                share
            } else {
                0.0
            });
        }
        sums
    };
    let of = |player| {
        let worms = played.iter().map(|game| rank(game, player, tie_break).0);
        let whole = |sum: u64| f64::from(u32::try_from(sum).expect("a few games"));
        PlayerTally {
            wins: count(&|game| wins(player, game)),
            worms: Sums {
                count: count(&|_| true),
                sum: whole(worms.clone().sum()),
                squares: whole(worms.map(|worms| worms * worms).sum()),
            },
            adjusted: results(player),
        }
    };
    Tally {
        games: count(&|_| true),
        ties: count(&|game| !(0..players).any(|player| wins(player, game))),
        starter_wins: count(&|game| wins(game.seats[0], game)),
        turns: played.iter().map(|game| game.turns).sum(),
        players: (0..players).map(of).collect(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_tally_is_what_the_games_came_to(
        players in prop::collection::vec(any_strategy(), 2..=7),
        rules in any_rules(),
        tie_break: bool,
        rotate: bool,
        seed: u64,
    ) {
        let tournament = Tournament { players, rules, tie_break, rotate, seed };
        let mut games = games(&tournament);
        let played: Vec<FinishedGame> = (0..12).map(|_| games.play()).collect();
        let expected = recount(&played, tournament.players.len(), tie_break);
        prop_assert_eq!(games.tally(), &expected);
    }
}

/// Whoever sits where, the strategies are handed out by player: best in worms beats chance in
/// every seat, and chance wins nothing.
#[test]
fn each_player_keeps_a_strategy_in_every_seat() {
    for best in 0..3 {
        let mut players = vec![Strategy::Random; 3];
        players[best] = Strategy::BestInWorms;
        let mut games = games(&tournament(players, 3));
        let starters: Vec<usize> = (0..60).map(|_| games.play().seats[0]).collect();
        for player in 0..3 {
            assert_eq!(
                starters
                    .iter()
                    .filter(|&&starter| starter == player)
                    .count(),
                20
            );
            let wins = games.tally().players[player].wins;
            assert!(if player == best { wins > 55 } else { wins < 5 }, "{wins}");
        }
    }
}

/// The players sit in the order of the tournament, and start in turn or not.
#[test]
fn seats_go_round() {
    for (rotate, first_seats) in [(true, [0, 1, 2, 0]), (false, [0, 0, 0, 0])] {
        let mut games = games(&Tournament {
            rotate,
            ..tournament(vec![Strategy::Random; 3], 1)
        });
        for first in first_seats {
            let order = [[0, 1, 2], [1, 2, 0], [2, 0, 1]];
            assert_eq!(games.play().seats, order[first]);
        }
    }
}

/// In a row, in any other order, or alone: the same game is the same.
#[test]
fn every_game_of_a_tournament_stands_by_itself() {
    let [by_heart, thumbs] = [true, false].map(|is_by_heart| -> Vec<Strategy> {
        let players = WITHOUT_NETWORK[1..].iter().copied();
        players
            .filter(|player| player.name().starts_with("by-heart") == is_by_heart)
            .collect()
    });
    let mut tables = vec![
        // More price lists than the best player keeps.
        (vec![Strategy::BestInWorms; 2], 60),
        (
            vec![Strategy::BestInWorms, Strategy::WormsFromThirdRoll],
            20,
        ),
        (thumbs, 40),
    ];
    // More than fit at one table.
    tables.extend(by_heart.chunks(4).map(|players| (players.to_vec(), 10)));
    for (players, number) in tables {
        let tournament = tournament(players, 9);
        let mut in_a_row = games(&tournament);
        let played: Vec<FinishedGame> = (0..number).map(|_| in_a_row.play()).collect();
        let tally = in_a_row.tally().clone();
        let mut backwards = games(&tournament);
        for (game, expected) in (0_u64..).zip(&played).collect::<Vec<_>>().into_iter().rev() {
            assert_eq!(backwards.replay(game), *expected, "game {game}");
        }
        for game in [number - 1, 7] {
            let expected = in_a_row.replay(game);
            assert_eq!(games(&tournament).replay(game), expected, "game {game}");
        }
        // What is only looked at again is not counted.
        assert_eq!(*in_a_row.tally(), tally);
        assert_eq!(backwards.tally().games, 0);
        let turns: Vec<u64> = played.iter().map(|game| game.turns).collect();
        assert!(turns.iter().any(|&other| other != turns[0]), "{turns:?}");
    }
}

#[test]
fn another_seed_has_other_games() {
    let first = |seed| {
        let mut games = games(&tournament(vec![Strategy::WormsFirst; 3], seed));
        [games.play().table, games.play().table]
    };
    assert_eq!(first(1), first(1));
    assert_ne!(first(1), first(2));
    assert_ne!(first(1)[0].stacks(), first(1)[1].stacks());
}
