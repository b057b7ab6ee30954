//! The player who plays for the win, in whole games: it does what the advice says, and leaves a
//! steal only where the rules let it.

use std::sync::Arc;

use rand::Rng;
use rollwise_engine::chance::generator;
use rollwise_engine::decide::{Decide, NotLearned};
use rollwise_engine::heckmeck::learning::{BestToWin, Structure};
use rollwise_engine::heckmeck::{
    Action, Advisor, Dice, Games, Heckmeck, MOST_TURNS, Outcome, PlayError, PlayTurns, Position,
    RuleOptions, Strategy, Table, Tournament, Turn, TurnEnd, View, WinModel, play_turn,
};

use super::common::{USUAL, any_model, table};

/// A player for the win whose every decision is looked up in the advice.
struct Advised {
    player: Box<dyn PlayTurns>,
    advisor: Advisor,
    decisions: u64,
    /// Steals made, and steals left.
    steals: [u64; 2],
}

impl Advised {
    fn new(players: usize, seed: u64) -> Advised {
        let structure = Arc::new(Structure::new(Dice::EIGHT));
        let model = any_model(seed);
        let player = Strategy::BestToWin.decider(&structure, &model, players);
        let mut advisor = Advisor::from_structure(structure);
        *advisor.model_mut() = model;
        Advised {
            player: player.expect("the network is known"),
            advisor,
            decisions: 0,
            steals: [0; 2],
        }
    }
}

impl Decide<Heckmeck> for Advised {
    fn decide(&mut self, view: View<'_>, chance: &mut dyn Rng) -> Action {
        let action = self.player.decide(view, chance);
        let View { table, turn } = view;
        let advice = self.advisor.advise_to_win(table, turn, 1);
        let best = advice.expect("the network is known").advice.values.best;
        assert_eq!(action, best, "{turn} on {table}");
        self.decisions += 1;
        action
    }
}

impl PlayTurns for Advised {
    fn outcome_of_stopping(&mut self, table: &Table, position: Position) -> Outcome {
        let outcome = self.player.outcome_of_stopping(table, position);
        let Some(total) = position.stop_total() else {
            assert_eq!(outcome, Outcome::Fail);
            return outcome;
        };
        let advice = self.advisor.advise_to_win(table, &Turn::start(), 1);
        let outcomes = advice.expect("the network is known").advice.outcomes;
        assert_eq!(outcome, outcomes[usize::from(total)], "{total} on {table}");
        if let Outcome::Steal { .. } = table.outcome(total) {
            let is_left = outcome != table.outcome(total);
            self.steals[usize::from(is_left)] += 1;
            // By compulsory stealing this end is refused.
            let left = table.after(TurnEnd::Total(total));
            assert!(!is_left || left.is_ok(), "{total} on {table}");
        }
        outcome
    }

    fn outcome_chances(&mut self, table: &Table) -> Vec<(Outcome, f64)> {
        self.player.outcome_chances(table)
    }
}

/// Plays whole games for the win, everybody by the same network. Returns steals made and steals
/// left.
fn play(players: usize, rules: RuleOptions, seed: u64) -> [u64; 2] {
    let mut player = Advised::new(players, seed);
    for game in 0..3 {
        let mut generator = generator(seed, game);
        let mut table = Table::fresh(players, rules).expect("2 to 7 players");
        let mut turns = 0;
        while !table.is_over() {
            let outcome = play_turn(&table, &mut player, &mut generator);
            table.play(outcome).expect("an outcome of the turn");
            turns += 1;
            assert!(turns < MOST_TURNS);
        }
    }
    assert!(player.decisions > 200);
    player.steals
}

#[test]
fn every_decision_follows_the_advice() {
    let mut steals = [0; 2];
    for (players, seed) in [(2, 1), (2, 2), (3, 3), (4, 4), (7, 5)] {
        let [made, left] = play(players, USUAL, seed);
        steals[0] += made;
        steals[1] += left;
    }
    assert!(steals[0] > 5 && steals[1] > 5, "{steals:?}");
}

#[test]
fn steals_are_made_where_that_is_compulsory() {
    let rules = RuleOptions {
        compulsory_steal: true,
        ..USUAL
    };
    let mut made = 0;
    for (players, seed) in [(2, 1), (3, 3), (7, 5)] {
        let steals = play(players, rules, seed);
        made += steals[0];
        assert_eq!(steals[1], 0);
    }
    assert!(made > 5);
}

/// The player of games looks one turn ahead, a single decision is made two turns deep.
#[test]
fn a_single_decision_is_made_two_turns_deep() {
    let mut advisor = Advisor::default();
    let mut differ = 0;
    for seed in 0..4 {
        for text in ["*30 | 22 | grill 25 31 32", "26 | *22 | - | grill 23 31"] {
            let table = table(text, USUAL);
            *advisor.model_mut() = any_model(seed);
            for turn in [
                "5 5 5 w w",
                "2 5 5 w w",
                "> 1 2 3 4 5 w w w",
                "4 4 4 > 1 2 5 5 w",
            ] {
                let turn: Turn = turn.parse().expect("a turn");
                let decided = Strategy::BestToWin.decide(&mut advisor, &table, &turn, 0);
                let mut best = |turns| {
                    let advice = advisor.advise_to_win(&table, &turn, turns);
                    advice.expect("the network is known").advice.values.best
                };
                assert_eq!(decided, Ok(best(2)), "{turn} on {table}");
                differ += u32::from(best(1) != best(2));
            }
        }
    }
    assert!(differ > 0);
}

/// Another network is trusted at once, also in the middle of a turn.
#[test]
fn the_network_can_be_changed() {
    let structure = Arc::new(Structure::new(Dice::EIGHT));
    let [one, other] = [1, 2].map(|seed| {
        let model = any_model(seed);
        Arc::clone(model.network(2).expect("it is known"))
    });
    let table = Table::fresh(2, USUAL).expect("two players");
    let prices = |player: &mut BestToWin| player.at(&table).0.clone();
    let mut player = BestToWin::new(Arc::clone(&one), Arc::clone(&structure));
    let first = prices(&mut player);
    player.turn_to(Arc::clone(&other));
    assert!(Arc::ptr_eq(player.network(), &other));
    let second = prices(&mut player);
    assert_ne!(first, second);
    assert_eq!(second, prices(&mut BestToWin::new(other, structure)));
    player.turn_to(one);
    assert_eq!(prices(&mut player), first);
}

#[test]
fn nobody_plays_for_the_win_without_the_network() {
    let structure = Arc::new(Structure::new(Dice::EIGHT));
    let missing = |players| NotLearned {
        needed_for: format!("games of {players} players"),
    };
    let refused = |players| Some(PlayError::NotLearned(missing(players)));
    let none = WinModel::default();
    let nobody = Strategy::BestToWin.decider(&structure, &none, 4);
    assert_eq!(nobody.err(), Some(missing(4)));
    let table = Table::fresh(3, USUAL).expect("three players");
    let mut advisor = Advisor::default();
    let decided = Strategy::BestToWin.decide(&mut advisor, &table, &Turn::start(), 0);
    assert_eq!(decided.err(), refused(3));
    let games = Games::new(Tournament {
        players: vec![Strategy::Random, Strategy::BestToWin],
        rules: USUAL,
        tie_break: true,
        rotate: true,
        seed: 0,
    });
    assert_eq!(games.err(), refused(2));
}
