//! What a whole turn of each player comes to, against plain recursion over throws in which the
//! player decides at every step.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::Arc;

use rollwise_engine::chance::generator;
use rollwise_engine::dice::Face;
use rollwise_engine::heckmeck::learning::Structure;
use rollwise_engine::heckmeck::{
    Action, Dice, Outcome, PlayTurns, RuleOptions, Strategy, Table, Turn, View, play_turn,
};

use super::common::{Counts, USUAL, any_model, assert_near, table, tellers};
use super::turn_oracle::{left, options, over, rolls};

/// How likely each outcome is.
pub type Chances = BTreeMap<Outcome, f64>;

const TABLES: [&str; 5] = [
    "- | - | grill 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36",
    "*30 | 22 | grill 25 31 32",
    "24 | *33 21 | - | 22 23 29 | grill 25 26 30 35",
    "- | 21 22 | *35 | grill 36",
    "27 | 21 | 22 | *26 | 28 | 31 | 34 | grill 23 25 32 33",
];

pub fn decider(strategy: Strategy, players: usize, seed: u64) -> Box<dyn PlayTurns> {
    let structure = Arc::new(Structure::new(Dice::EIGHT));
    let decider = strategy.decider(&structure, &any_model(seed), players);
    decider.expect("every network is known")
}

/// All turns of a player at a table.
pub struct Turns<'a> {
    table: &'a Table,
    player: &'a mut dyn PlayTurns,
    /// Whether the player leaves everything to chance: asked again it would do something else.
    is_random: bool,
    known: HashMap<Counts, Rc<Chances>>,
}

impl Turns<'_> {
    pub fn new<'a>(table: &'a Table, player: &'a mut dyn PlayTurns, is_random: bool) -> Turns<'a> {
        Turns {
            table,
            player,
            is_random,
            known: HashMap::new(),
        }
    }

    /// How likely each outcome of a whole turn is.
    pub fn outcomes(&mut self) -> Chances {
        (*self.unrolled([0; 6])).clone()
    }

    fn decide(&mut self, turn: &Turn) -> Action {
        let view = View {
            table: self.table,
            turn,
        };
        self.player.decide(view, &mut generator(0, 0))
    }

    fn unrolled(&mut self, taken: Counts) -> Rc<Chances> {
        if let Some(known) = self.known.get(&taken) {
            return Rc::clone(known);
        }
        let turn = Turn::new(taken, None, 8).expect("a turn");
        let rolled = if !self.is_random {
            match self.decide(&turn) {
                Action::Stop => 0.0,
                Action::Roll => 1.0,
                other => panic!("{turn}: {other:?}"),
            }
        } else if over(taken) {
            0.0
        } else if left(taken) == 8 {
            1.0
        } else {
            0.5
        };
        let mut chances = Chances::new();
        if rolled < 1.0 {
            let brings = self.player.outcome_of_stopping(self.table, turn.position());
            chances.insert(brings, 1.0 - rolled);
        }
        if rolled > 0.0 {
            let throws: f64 = rolls(left(taken)).values().sum();
            for (&roll, &ways) in rolls(left(taken)) {
                self.add_rolled(taken, roll, rolled * ways / throws, &mut chances);
            }
        }
        let chances = Rc::new(chances);
        self.known.insert(taken, Rc::clone(&chances));
        chances
    }

    /// Adds what a roll comes to, which is met with some chance.
    fn add_rolled(&mut self, taken: Counts, roll: Counts, chance: f64, chances: &mut Chances) {
        let mut options = options(taken, roll);
        if !self.is_random {
            let turn = Turn::new(taken, Some(roll), 8).expect("a turn");
            let action = self.decide(&turn);
            assert_eq!(action == Action::Bust, options.is_empty(), "{turn}");
            options.retain(|&(face, _)| action == Action::Take(Face::ALL[face]));
            assert!(action == Action::Bust || options.len() == 1, "{turn}");
        }
        if options.is_empty() {
            *chances.entry(Outcome::Fail).or_default() += chance;
        }
        let count: f64 = options.iter().map(|_| 1.0).sum();
        for &(_, after) in &options {
            for (&outcome, part) in &*self.unrolled(after) {
                *chances.entry(outcome).or_default() += chance / count * part;
            }
        }
    }
}

fn assert_chances(strategy: Strategy, table: &Table, seed: u64) {
    let what = format!("{strategy:?} on {table} by {:?}", table.rules());
    let mut player = decider(strategy, table.players(), seed);
    let is_random = strategy == Strategy::Random;
    let expected = Turns::new(table, &mut *player, is_random).outcomes();
    let found = player.outcome_chances(table);
    assert_near(found.iter().map(|(_, chance)| chance).sum(), 1.0, 1e-12);
    assert_eq!(found.len(), expected.len(), "{what}");
    for (outcome, chance) in &found {
        let expected = expected.get(outcome);
        let expected = expected.unwrap_or_else(|| panic!("{what}: {outcome:?}"));
        let difference = (chance - expected).abs();
        assert!(
            difference < 1e-12,
            "{what}, {outcome:?}: {chance} instead of {expected}"
        );
    }
    // Nothing is left over from another table.
    let other = Table::fresh(table.players(), table.rules()).expect("2 to 7 players");
    player.outcome_chances(&other);
    assert_eq!(player.outcome_chances(table), found, "{what}");
}

#[test]
fn a_whole_turn_of_every_player() {
    for strategy in tellers() {
        for text in TABLES {
            assert_chances(strategy, &table(text, USUAL), 1);
        }
    }
}

/// There the player for the win may have to steal where it would not.
#[test]
fn a_whole_turn_where_stealing_is_compulsory() {
    let rules = RuleOptions {
        compulsory_steal: true,
        ..USUAL
    };
    for strategy in [Strategy::BestToWin, Strategy::TwoWormsAtStake] {
        for text in &TABLES[1..] {
            assert_chances(strategy, &table(text, rules), 2);
        }
    }
}

/// The players for the win leave some steals: the tile of the grill is what comes then.
#[test]
fn steals_that_are_left_bring_the_tile_of_the_grill() {
    let mut left = 0;
    for seed in 0..6 {
        let table = table("36 22 | *23 28 | grill 21 24 33", USUAL);
        let mut player = decider(Strategy::BestToWin, 2, seed);
        let chances = player.outcome_chances(&table);
        let steals = chances
            .iter()
            .any(|(outcome, _)| matches!(outcome, Outcome::Steal { .. }));
        left += u32::from(!steals);
        assert_chances(Strategy::BestToWin, &table, seed);
    }
    assert!(left > 0);
}

/// Turns played with dice come to the outcomes as often as they are likely.
#[test]
fn turns_that_are_played_come_to_what_is_likely() {
    const TURNS: u32 = 4000;
    let table = table(TABLES[2], USUAL);
    for strategy in tellers() {
        let mut player = decider(strategy, table.players(), 3);
        let mut met: BTreeMap<Outcome, f64> = BTreeMap::new();
        let mut generator = generator(5, 0);
        for _ in 0..TURNS {
            let outcome = play_turn(&table, &mut *player, &mut generator);
            *met.entry(outcome).or_default() += 1.0;
        }
        let turns = f64::from(TURNS);
        for (outcome, chance) in player.outcome_chances(&table) {
            let deviation = (turns * chance * (1.0 - chance)).sqrt();
            let met = met.remove(&outcome).unwrap_or(0.0);
            // Four and a half standard deviations, and one turn for what hardly happens.
            assert_near(met, turns * chance, 4.5 * deviation + 1.0);
        }
        assert!(met.is_empty(), "{strategy:?}: {met:?}");
    }
}
