//! What a person sees at the table and in the dice, by hand.

use std::collections::HashSet;

use rollwise_engine::chance::generator;
use rollwise_engine::decide::Decide as _;
use rollwise_engine::dice::{Face, Roll};
use rollwise_engine::heckmeck::{
    Action, Advisor, Fact, Feature, Games, Heckmeck, RuleOptions, Strategy, Table, Tournament,
    Turn, View, by_heart, by_heart_to_win,
};
use rollwise_engine::sentences::Vocabulary as _;

/// The numbers of the words, in their order.
fn facts(table: &str, turn: &str) -> Vec<i16> {
    let (table, turn): (Table, Turn) = (table.parse().expect(table), turn.parse().expect(turn));
    let view = View {
        table: &table,
        turn: &turn,
    };
    Fact::ALL.map(|fact| Heckmeck::fact(&view, fact)).into()
}

fn features(table: &str, turn: &str, action: Action) -> Vec<i16> {
    let (table, turn): (Table, Turn) = (table.parse().expect(table), turn.parse().expect(turn));
    let view = View {
        table: &table,
        turn: &turn,
    };
    assert!(Heckmeck::choices(&view).contains(&action), "{action:?}");
    let of = |feature| Heckmeck::feature(&view, &action, feature);
    Feature::ALL.map(of).into()
}

/// The words in the order in which the numbers below stand.
#[test]
fn words_stand_in_the_order_of_these_tests() {
    let facts = "dice faces total worm worms-rolled tile steals own at-stake rival to-rival to-lowest grill lead";
    assert_eq!(Fact::ALL.map(Fact::name).join(" "), facts);
    let features = "stop count points value worms reaches brings steals missing last";
    assert_eq!(Feature::ALL.map(Feature::name).join(" "), features);
}

#[test]
fn facts_are_those_of_the_table_and_the_turn() {
    // 15 points with a worm, a tile of three worms at stake, nothing reached yet.
    assert_eq!(
        facts("*30 | 22 | grill 25 31 32", "5 5 w > 1 2 2 3 w"),
        [5, 2, 15, 1, 0, 0, 0, 3, 3, 1, 7, 10, 3, 2]
    );
    // 24 points: stopping steals. The other player has two more worms.
    assert_eq!(
        facts("*- | 25 24 | 21 | grill 22 36", "4 5 5 5 w | 8 dice"),
        [3, 3, 24, 1, 0, 1, 1, 0, 1, 1, 0, -2, 2, -3]
    );
    // No worm yet, and two are rolled.
    assert_eq!(
        facts("*- | - | grill 21-36", "5 5 5 > 1 2 3 w w"),
        [5, 1, 15, 0, 2, 0, 0, 0, 0, 0, 0, 6, 16, 0]
    );
}

#[test]
fn features_are_those_of_what_is_taken() {
    let [_, two, three, ..] = Face::ALL;
    let table = "*- | 24 | grill 21 23";
    let turn = "5 5 5 w > 2 2 3 4";
    // 24 points: steals; 23 points: a tile of the grill.
    assert_eq!(
        features(table, turn, Action::Take(two)),
        [0, 2, 4, 2, 0, 1, 1, 1, 0, 0]
    );
    assert_eq!(
        features(table, turn, Action::Take(three)),
        [0, 1, 3, 3, 0, 1, 1, 0, 0, 0]
    );
    let worm = Face::ALL[5];
    let turn = "5 5 5 > w w w w w";
    assert_eq!(
        features("*- | - | grill 33-36", turn, Action::Take(worm)),
        [0, 5, 25, 5, 1, 1, 4, 0, 0, 1]
    );
    // Ten points without a worm are five dice of two.
    let turn = "3 > 1 2 2 2 2 2 4";
    assert_eq!(
        features("*- | - | grill 21 25", turn, Action::Take(two)),
        [0, 5, 10, 2, 0, 0, 0, 0, 8, 0]
    );
}

#[test]
fn stopping_and_rolling_differ_in_one_word() {
    let (table, turn) = ("*- | 24 | grill 21 23", "5 5 5 5 w");
    let stop = features(table, turn, Action::Stop);
    assert_eq!((stop[0], stop[1..].iter().max()), (1, Some(&0)));
    assert_eq!(features(table, turn, Action::Roll), [0; 10]);
}

/// Nobody thinks about a stop that brings no tile, while the turn can go on.
#[test]
fn the_choices_leave_out_stopping_for_nothing() {
    let choices = |table: &str, turn: &str| {
        let (table, turn): (Table, Turn) = (table.parse().expect(table), turn.parse().expect(turn));
        Heckmeck::choices(&View {
            table: &table,
            turn: &turn,
        })
    };
    let table = "*- | 24 | grill 26 27";
    assert_eq!(choices(table, "5 5 5 5 w"), [Action::Roll]);
    assert_eq!(choices(table, "5 5 5 5 4"), [Action::Roll]);
    assert_eq!(choices(table, "4 5 5 5 w"), [Action::Stop, Action::Roll]);
    assert_eq!(choices(table, "5 5 w w w w w w"), [Action::Stop]);
    assert_eq!(choices(table, "5 5 w > 5 5 w w w"), [Action::Bust]);
}

/// Games won against the best in worms, by two lists that are heard and by the best rule of thumb of
/// an article, which wins 28.7 % of them.
#[test]
fn rules_learned_by_heart_win_more_than_a_rule_of_thumb() {
    let wins = |list: Option<_>| {
        let tournament = Tournament {
            players: vec![Strategy::WormsFromThirdRoll, Strategy::BestInWorms],
            rules: RuleOptions::default(),
            tie_break: true,
            rotate: true,
            seed: 41,
        };
        let mut games = Games::new(tournament).expect("nobody needs a network");
        if let Some(list) = list {
            games = games.with_decider(0, Box::new(list));
        }
        for _ in 0..2_000 {
            games.play();
        }
        games.tally().wins(0)
    };
    let [thumb, one, five] = [None, by_heart(1), by_heart(5)].map(wins);
    // More than three standard errors of their difference apart.
    assert!(one.value > thumb.value + 0.01, "{thumb:?} {one:?}");
    assert!(five.value > one.value + 0.05, "{one:?} {five:?}");
}

#[test]
fn lists_of_every_length_are_there() {
    for count in 1..=7 {
        for list in [by_heart(count), by_heart_to_win(count)] {
            assert_eq!(list.expect("1 to 7").0.len(), count + 1);
        }
    }
    assert!(by_heart(0).is_none() && by_heart_to_win(8).is_none());
}

/// In turns with the same dice, in which each list plays another way sooner or later.
#[test]
fn each_player_by_heart_goes_by_the_list_of_its_name() {
    let table: Table = "*30 | 24 | grill 21 23 25-29 31-36"
        .parse()
        .expect("a table");
    let mut advisor = Advisor::default();
    let mut ways = HashSet::new();
    for count in [1, 3, 5, 7] {
        for (name, list) in [
            (format!("by-heart-{count}"), by_heart(count)),
            (format!("by-heart-{count}-to-win"), by_heart_to_win(count)),
        ] {
            let strategy: Strategy = name.parse().expect("a name");
            let mut list = list.expect("1 to 7");
            let mut way = Vec::new();
            for seed in 0..500 {
                let mut dice = generator(seed, 1);
                let mut turn = Turn::start();
                loop {
                    let action = strategy.decide(&mut advisor, &table, &turn, 0);
                    let view = View {
                        table: &table,
                        turn: &turn,
                    };
                    let expected = list.decide(view, &mut generator(0, 0));
                    assert_eq!(action, Ok(expected), "{name}");
                    way.push(format!("{expected:?}"));
                    turn = match expected {
                        Action::Take(face) => turn.taking(face),
                        Action::Roll => {
                            let roll = Roll::throw(turn.position().remaining, &mut dice);
                            turn.rolled(roll).expect("dice are left")
                        }
                        Action::Stop | Action::Bust => break,
                    };
                }
            }
            ways.insert(way);
        }
    }
    assert_eq!(ways.len(), 8);
}
