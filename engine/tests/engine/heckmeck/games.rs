//! What must hold for every game: each turn against the rules written down anew, advice against
//! itself, and the best player against the advice.

use std::sync::Arc;

use proptest::prelude::*;
use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use rollwise_engine::decide::Decide;
use rollwise_engine::dice::{Face, Roll};
use rollwise_engine::heckmeck::learning::Structure;
use rollwise_engine::heckmeck::{
    Action, Advisor, Dice, Heckmeck, MOST_TURNS, Outcome, PlayTurns, PriceList, RuleOptions,
    Strategy, Table, TurnEnd, View, WinModel, play_turn,
};

use super::common::{USUAL, WITHOUT_NETWORK, any_rules, any_strategy, any_table, any_turn};
use super::sheet::Sheet;

thread_local! {
    static STRUCTURE: Arc<Structure> = Arc::new(Structure::new(Dice::EIGHT));
}

fn decider(strategy: Strategy) -> Box<dyn PlayTurns> {
    let decider = STRUCTURE.with(|structure| strategy.decider(structure, &WinModel::default(), 2));
    decider.expect("it needs no network")
}

/// A decider that is only let through as long as it does what is allowed.
struct Watched<'a> {
    decider: &'a mut dyn PlayTurns,
    /// Faces taken, by the actions; rolls must leave them as they are.
    taken: [u8; 6],
    rolled: bool,
    ended: bool,
}

impl<'a> Watched<'a> {
    fn new(decider: &'a mut dyn PlayTurns) -> Watched<'a> {
        Watched {
            decider,
            taken: [0; 6],
            rolled: false,
            ended: false,
        }
    }

    /// The total that the turn ended on, with a worm.
    fn total(&self) -> Option<u8> {
        let points = self.taken.iter().zip([1, 2, 3, 4, 5, 5]);
        let total = points.map(|(count, points)| count * points).sum();
        (self.taken[5] > 0).then_some(total)
    }
}

impl Decide<Heckmeck> for Watched<'_> {
    fn decide(&mut self, view: View<'_>, chance: &mut dyn Rng) -> Action {
        let turn = view.turn;
        let dice: u8 = self.taken.iter().sum();
        let over = dice == 8 || self.taken.iter().all(|&count| count > 0);
        assert!(!self.ended, "{turn} goes on after its end");
        assert_eq!(turn.position().remaining, 8 - dice, "{turn}");
        assert_eq!(turn.roll().is_some(), self.rolled, "{turn}");
        let rolled = turn.roll().map(Roll::len);
        assert!(
            rolled.is_none_or(|rolled| rolled == u16::from(8 - dice)),
            "{turn}"
        );
        let action = self.decider.decide(view, chance);
        let may_take = |face: usize| {
            let roll = turn.roll().expect("a roll");
            let count = roll.count(Face::ALL[face]);
            if self.taken[face] == 0 { count } else { 0 }
        };
        match action {
            Action::Roll => assert!(!self.rolled && !over, "{turn}: {action:?}"),
            Action::Stop => assert!(!self.rolled && dice > 0, "{turn}: {action:?}"),
            Action::Take(face) => {
                assert!(
                    self.rolled && may_take(face.index()) > 0,
                    "{turn}: {action:?}"
                );
                self.taken[face.index()] = may_take(face.index());
            }
            Action::Bust => {
                assert!(
                    self.rolled && (0..6).all(|face| may_take(face) == 0),
                    "{turn}"
                );
                self.taken = [0; 6];
            }
        }
        self.rolled = action == Action::Roll;
        self.ended = matches!(action, Action::Stop | Action::Bust);
        action
    }
}

impl PlayTurns for Watched<'_> {
    fn outcome_chances(&mut self, table: &Table) -> Vec<(Outcome, f64)> {
        self.decider.outcome_chances(table)
    }
}

/// The end of a turn that has an outcome.
fn end(outcome: Outcome) -> TurnEnd {
    match outcome {
        Outcome::Grill(tile) => TurnEnd::Total(tile.number()),
        Outcome::Steal { tile, .. } => TurnEnd::Steal(tile),
        Outcome::Fail => TurnEnd::Fail,
    }
}

/// Plays a game with every turn watched and compared; returns its turns.
fn play_and_compare(players: &[Strategy], rules: RuleOptions, seed: u64) -> u64 {
    let mut deciders: Vec<_> = players.iter().map(|&strategy| decider(strategy)).collect();
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::fresh(players.len(), rules).expect("2 to 7 players");
    let mut sheet = Sheet::fresh(players.len(), rules);
    let mut turns = 0;
    while !table.is_over() {
        let mut player = Watched::new(&mut *deciders[table.to_move()]);
        let outcome = play_turn(&table, &mut player, &mut generator);
        assert_eq!(outcome, sheet.outcome(player.total()), "{table}");
        let own_top = table.own_top();
        let before = table.grill();
        table = table.after(end(outcome)).expect("a turn of the game");
        sheet.end(player.total());
        sheet.assert_same(&table);
        let mut added = table.grill().iter().filter(|&tile| !before.contains(tile));
        assert!(added.all(|tile| outcome == Outcome::Fail && own_top == Some(tile)));
        turns += 1;
        assert!(turns < MOST_TURNS);
    }
    assert!(sheet.grill.is_empty());
    turns
}

proptest! {
    #[test]
    fn no_turn_of_any_game_breaks_a_rule(
        players in prop::collection::vec(any_strategy(), 2..=7),
        rules in any_rules(),
        seed: u64,
    ) {
        // Each turn takes a tile, steals one or fails: it needs at least one turn a tile.
        prop_assert!(play_and_compare(&players, rules, seed) >= 16);
    }

    #[test]
    fn prices_are_those_of_the_rule_sheet(table in any_table()) {
        let (prices, sheet) = (PriceList::from(&table), Sheet::copy(&table));
        let ends = (0..=40).map(Some).zip(prices.totals).chain([(None, prices.fail)]);
        for ((end, price), total) in ends.zip(0..) {
            prop_assert!((price - sheet.worth(end)).abs() < 1e-12, "{} {:?}", table, end);
            prop_assert!(price >= prices.fail, "{} {:?}", table, end);
            if let Some(brings) = table.outcomes().get(total) {
                prop_assert_eq!(*brings, sheet.outcome(end));
            }
        }
    }

    #[test]
    fn advice_is_worth_its_distribution(table in any_table(), turn in any_turn(8..=8)) {
        thread_local! {
            static ADVISOR: std::cell::RefCell<Advisor> = Advisor::default().into();
        }
        let advice = ADVISOR.with_borrow_mut(|advisor| advisor.advise(&table, &turn));
        let advice = advice.expect("tiles are left");
        let chances: f64 = advice.distribution.iter().map(|&(_, chance)| chance).sum();
        prop_assert!((chances - 1.0).abs() < 1e-12);
        prop_assert!(advice.distribution.iter().all(|&(_, chance)| chance > 0.0));
        let worth = advice.distribution.iter();
        let worth: f64 = worth.map(|&(outcome, chance)| chance * outcome.worms(&table)).sum();
        prop_assert!((worth - advice.values.value).abs() < 1e-11);
        let choices = advice.values.choices.iter().map(|choice| choice.value);
        let ways = choices.chain(advice.values.stop).chain(advice.values.roll);
        let most = ways.fold(advice.prices.fail, f64::max);
        prop_assert!((most - advice.values.value).abs() < 1e-11);
    }
}

/// A best player whose every decision is looked up in the advice.
struct Advised {
    player: Box<dyn PlayTurns>,
    advisor: Advisor,
    decisions: u64,
}

impl Decide<Heckmeck> for Advised {
    fn decide(&mut self, view: View<'_>, chance: &mut dyn Rng) -> Action {
        let action = self.player.decide(view, chance);
        let View { table, turn } = view;
        let advice = self.advisor.advise(table, turn).expect("tiles are left");
        assert_eq!(action, advice.values.best, "{turn} on {table}");
        self.decisions += 1;
        action
    }
}

impl PlayTurns for Advised {
    fn outcome_chances(&mut self, table: &Table) -> Vec<(Outcome, f64)> {
        self.player.outcome_chances(table)
    }
}

#[test]
fn the_best_player_follows_the_advice() {
    for players in [2, 3, 7] {
        let mut best = Advised {
            player: decider(Strategy::BestInWorms),
            advisor: Advisor::default(),
            decisions: 0,
        };
        let mut other = decider(WITHOUT_NETWORK[players - 1]);
        for seed in 0..8 {
            let mut generator = ChaCha8Rng::seed_from_u64(seed);
            let fresh = Table::fresh(players, USUAL);
            let mut table = fresh.expect("2 to 7 players");
            while !table.is_over() {
                assert!(best.decisions < MOST_TURNS, "the game does not end");
                let outcome = match table.to_move() {
                    1 => play_turn(&table, &mut *other, &mut generator),
                    _ => play_turn(&table, &mut best, &mut generator),
                };
                table = table.after(end(outcome)).expect("a turn of the game");
            }
        }
        assert!(best.decisions > 500);
    }
}

/// Does nothing but roll, or take faces, as if the rules did not matter.
struct Cheat(Action);

impl Decide<Heckmeck> for Cheat {
    fn decide(&mut self, _: View<'_>, _: &mut dyn Rng) -> Action {
        self.0
    }
}

impl PlayTurns for Cheat {
    fn outcome_chances(&mut self, _: &Table) -> Vec<(Outcome, f64)> {
        vec![(Outcome::Fail, 1.0)]
    }
}

#[test]
fn whoever_never_ends_a_turn_fails() {
    let table = Table::fresh(2, USUAL).expect("two players");
    for action in [Action::Roll, Action::Take(Face::ALL[4])] {
        let mut generator = ChaCha8Rng::seed_from_u64(1);
        let outcome = play_turn(&table, &mut Cheat(action), &mut generator);
        assert_eq!(outcome, Outcome::Fail, "{action:?}");
    }
}
