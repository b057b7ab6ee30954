//! What must hold for every game: each turn against the rules written down anew, and tournaments
//! against a count of their own.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::dice::{Face, Roll};
use engine::heckmeck::{
    Action, Advisor, Games, MAX_DICE, MOST_TURNS, Outcome, Player, PlayerTally, PriceList,
    RuleOptions, Strategy, Structure, TOTALS, Table, Tally, Tile, Tournament, Turn, TurnResult,
    play_turn, price,
};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::ChaCha8Rng};

mod common;
use common::table;

thread_local! {
    static STRUCTURE: Arc<Structure> = Arc::new(Structure::new(MAX_DICE));
}

fn strategy(player: Player) -> Box<dyn Strategy> {
    STRUCTURE.with(|structure| player.strategy(structure))
}

/// A game by the rule sheet, with the numbers on the tiles.
struct Sheet {
    stacks: Vec<Vec<usize>>,
    grill: BTreeSet<usize>,
    out: BTreeSet<usize>,
    to_move: usize,
    rules: RuleOptions,
}

impl Sheet {
    fn fresh(players: usize, rules: RuleOptions) -> Sheet {
        Sheet {
            stacks: vec![Vec::new(); players],
            grill: (21..=36).collect(),
            out: BTreeSet::new(),
            to_move: 0,
            rules,
        }
    }

    /// Ends a turn on a total with a worm, or without one. Steals if that is possible.
    fn end(&mut self, total: Option<usize>) {
        let player = self.to_move;
        let own_top = self.stacks[player].last().copied();
        self.to_move = (player + 1) % self.stacks.len();
        if let Some(total) = total {
            let others = (0..self.stacks.len()).filter(|&other| other != player);
            for other in others {
                if self.stacks[other].last() == Some(&total) {
                    self.stacks[other].pop();
                    self.stacks[player].push(total);
                    return;
                }
            }
            if let Some(&reached) = self.grill.range(..=total).next_back() {
                self.grill.remove(&reached);
                self.stacks[player].push(reached);
                return;
            }
        }
        if let Some(returned) = own_top {
            self.stacks[player].pop();
            self.grill.insert(returned);
        }
        let highest = self.grill.last().copied().expect("the game goes on");
        let turns_down = match own_top {
            None => self.rules.turn_down_with_nothing_to_return,
            Some(returned) => returned != highest || self.rules.always_turn_down,
        };
        if turns_down {
            self.grill.remove(&highest);
            self.out.insert(highest);
        }
    }

    fn assert_same(&self, table: &Table) {
        let numbers = |tiles: &Vec<Tile>| tiles.iter().map(|tile| tile.number()).collect();
        let stacks: Vec<Vec<usize>> = table.stacks().iter().map(numbers).collect();
        assert_eq!(stacks, self.stacks);
        assert!(
            table
                .grill()
                .iter()
                .map(Tile::number)
                .eq(self.grill.iter().copied())
        );
        assert_eq!(table.to_move(), self.to_move);
        // Every tile is in one place.
        let mut all: Vec<usize> = stacks.into_iter().flatten().collect();
        all.extend(&self.grill);
        all.extend(&self.out);
        all.sort_unstable();
        assert!(all.into_iter().eq(21..=36));
    }
}

/// A strategy that is only let through as long as it does what is allowed.
struct Watched<'a> {
    strategy: &'a mut dyn Strategy,
    /// Faces taken, by the actions; rolls must leave them as they are.
    taken: [usize; 6],
    rolled: bool,
    ended: bool,
}

impl<'a> Watched<'a> {
    fn new(strategy: &'a mut dyn Strategy) -> Watched<'a> {
        Watched {
            strategy,
            taken: [0; 6],
            rolled: false,
            ended: false,
        }
    }

    /// The total that the turn ended on, with a worm.
    fn total(&self) -> Option<usize> {
        let points = self.taken.iter().zip([1, 2, 3, 4, 5, 5]);
        let total = points.map(|(count, points)| count * points).sum();
        (self.taken[5] > 0).then_some(total)
    }
}

impl Strategy for Watched<'_> {
    fn decide(&mut self, table: &Table, turn: &Turn, generator: &mut ChaCha8Rng) -> Action {
        let dice: usize = self.taken.iter().sum();
        let over = dice == 8 || self.taken.iter().all(|&count| count > 0);
        assert!(!self.ended, "{turn} goes on after its end");
        assert_eq!(turn.position().remaining, 8 - dice, "{turn}");
        assert_eq!(turn.roll().is_some(), self.rolled, "{turn}");
        assert_eq!(turn.roll().map_or(8 - dice, Roll::len), 8 - dice);
        let action = self.strategy.decide(table, turn, generator);
        let may_take = |face: usize| {
            let roll = turn.roll().expect("a roll");
            let count = usize::from(roll.count(Face::ALL[face]));
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

/// The result that leads to an outcome.
fn result(outcome: Outcome) -> TurnResult {
    match outcome {
        Outcome::Grill(tile) => TurnResult::Total(tile.number()),
        Outcome::Steal { tile, .. } => TurnResult::Steal(tile),
        Outcome::Fail => TurnResult::Fail,
    }
}

/// Plays a game with every turn watched and compared; returns its turns.
fn play_and_compare(players: &[Player], rules: RuleOptions, seed: u64) -> usize {
    let mut strategies: Vec<_> = players.iter().map(|&player| strategy(player)).collect();
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::fresh(players.len(), rules).expect("2 to 7 players");
    let mut sheet = Sheet::fresh(players.len(), rules);
    let mut turns = 0;
    while !table.is_over() {
        let mut player = Watched::new(&mut *strategies[table.to_move()]);
        let outcome = play_turn(&table, &mut player, &mut generator);
        let own_top = table.own_top();
        let before = table.grill();
        table = table.after(result(outcome)).expect("a turn of the game");
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

fn any_player() -> impl proptest::strategy::Strategy<Value = Player> {
    prop::sample::select(&Player::ALL[..])
}

prop_compose! {
    fn rule_options()(
        turn_down_with_nothing_to_return: bool,
        always_turn_down: bool,
        compulsory_steal: bool,
    ) -> RuleOptions {
        RuleOptions {
            turn_down_with_nothing_to_return,
            always_turn_down,
            compulsory_steal,
        }
    }
}

prop_compose! {
    /// A table with every tile anywhere, but at least one on the grill.
    fn any_table()(
        players in 2..=7_usize,
        places in prop::collection::vec(0..9_usize, 16),
        on_grill in 21..=36_usize,
    ) -> Table {
        let mut stacks = vec![Vec::new(); players];
        let mut grill = vec![on_grill];
        for (number, place) in (21..).zip(places).filter(|&(number, _)| number != on_grill) {
            match place {
                0..7 => stacks[place % players].push(number),
                7 => grill.push(number),
                _ => {}
            }
        }
        let stacks: Vec<&[usize]> = stacks.iter().map(Vec::as_slice).collect();
        table(&stacks, &grill, RuleOptions::default())
    }
}

prop_compose! {
    /// A turn that can happen, rolled or not.
    fn any_turn()(
        faces in prop::collection::vec(0..6_usize, 8),
        taken in 0..=8_usize,
        rolled: bool,
    ) -> Turn {
        let mut counts = [[0_u8; 6]; 2];
        for (die, &face) in faces.iter().enumerate() {
            counts[usize::from(die >= taken)][face] += 1;
        }
        let roll = (rolled && taken < 8 && counts[0].contains(&0)).then_some(counts[1]);
        Turn::new(counts[0], roll, 8).expect("a turn that can happen")
    }
}

proptest! {
    #[test]
    fn no_turn_of_any_game_breaks_a_rule(
        players in prop::collection::vec(any_player(), 2..=7),
        rules in rule_options(),
        seed: u64,
    ) {
        // Each turn takes a tile, steals one or fails: it needs at least one turn a tile.
        prop_assert!(play_and_compare(&players, rules, seed) >= 16);
    }

    #[test]
    fn advice_is_worth_its_distribution(table in any_table(), turn in any_turn()) {
        thread_local! {
            static ADVISOR: std::cell::RefCell<Advisor> = Advisor::default().into();
        }
        let advice = ADVISOR.with_borrow_mut(|advisor| advisor.advise(&table, &turn));
        let advice = advice.expect("tiles are left");
        let chances: f64 = advice.distribution.iter().map(|&(_, chance)| chance).sum();
        prop_assert!((chances - 1.0).abs() < 1e-12);
        prop_assert!(advice.distribution.iter().all(|&(_, chance)| chance > 0.0));
        let worth = advice.distribution.iter();
        let worth: f64 = worth.map(|&(outcome, chance)| chance * price(&table, outcome)).sum();
        prop_assert!((worth - advice.values.value).abs() < 1e-11);
        let choices = advice.values.choices.iter().map(|choice| choice.value);
        let ways = choices.chain(advice.values.stop).chain(advice.values.roll);
        let most = ways.fold(advice.prices.fail, f64::max);
        prop_assert!((most - advice.values.value).abs() < 1e-11);
        // No advice is worth less than failing, and no total either.
        prop_assert!((0..TOTALS).all(|total| advice.prices.totals[total] >= advice.prices.fail));
        prop_assert_eq!(advice.prices, PriceList::of(&table));
    }
}

/// A best player whose every decision is looked up in the advice.
struct Advised {
    player: Box<dyn Strategy>,
    advisor: Advisor,
    decisions: usize,
}

impl Strategy for Advised {
    fn decide(&mut self, table: &Table, turn: &Turn, generator: &mut ChaCha8Rng) -> Action {
        let action = self.player.decide(table, turn, generator);
        let advice = self.advisor.advise(table, turn).expect("tiles are left");
        assert_eq!(action, advice.values.best, "{turn} on {table:?}");
        self.decisions += 1;
        action
    }
}

#[test]
fn the_best_player_follows_the_advice() {
    for players in [2, 3, 7] {
        let mut best = Advised {
            player: strategy(Player::BestInWorms),
            advisor: Advisor::default(),
            decisions: 0,
        };
        let mut other = strategy(Player::ALL[players - 1]);
        for seed in 0..8 {
            let mut generator = ChaCha8Rng::seed_from_u64(seed);
            let fresh = Table::fresh(players, RuleOptions::default());
            let mut table = fresh.expect("2 to 7 players");
            while !table.is_over() {
                assert!(best.decisions < MOST_TURNS, "the game does not end");
                let outcome = match table.to_move() {
                    1 => play_turn(&table, &mut *other, &mut generator),
                    _ => play_turn(&table, &mut best, &mut generator),
                };
                table = table.after(result(outcome)).expect("a turn of the game");
            }
        }
        assert!(best.decisions > 500);
    }
}

/// Who sits in a seat: the player who starts has the first one.
fn player_of(tournament: &Tournament, game: u64, seat: usize) -> usize {
    let game = usize::try_from(game).expect("few games");
    let first = if tournament.rotate { game } else { 0 };
    (seat + first) % tournament.players.len()
}

/// One game of a tournament, by itself: nothing kept from the games before it. Returns how it
/// ends, and its turns.
fn play_alone(tournament: &Tournament, game: u64) -> (Table, u64) {
    let mut strategies: Vec<_> = tournament.players.iter().map(|&p| strategy(p)).collect();
    let mut generator = ChaCha8Rng::seed_from_u64(tournament.seed);
    generator.set_stream(game);
    let fresh = Table::fresh(tournament.players.len(), tournament.rules);
    let mut table = fresh.expect("2 to 7 players");
    let mut turns = 0;
    while !table.is_over() {
        assert!(turns < MOST_TURNS as u64, "the game does not end");
        let strategy = &mut strategies[player_of(tournament, game, table.to_move())];
        let outcome = play_turn(&table, &mut **strategy, &mut generator);
        table = table.after(result(outcome)).expect("a turn of the game");
        turns += 1;
    }
    (table, turns)
}

fn recount(tournament: &Tournament, game: u64, tally: &mut Tally) {
    let (table, turns) = play_alone(tournament, game);
    tally.games += 1;
    tally.turns += turns;
    let mut rank: Vec<(u64, usize, usize)> = Vec::new();
    for (seat, stack) in table.stacks().iter().enumerate() {
        let numbers = stack.iter().map(|tile| tile.number());
        let worms = numbers.clone().map(|number| (number as u64 - 17) / 4).sum();
        let highest = numbers.max().unwrap_or(0);
        let highest = if tournament.tie_break { highest } else { 0 };
        rank.push((worms, highest, seat));
        let player = &mut tally.players[player_of(tournament, game, seat)];
        player.worms += worms;
        player.squared_worms += worms.pow(2);
    }
    rank.sort_unstable();
    let [.., second, first] = rank[..] else {
        panic!("at least two players")
    };
    if (second.0, second.1) == (first.0, first.1) {
        tally.ties += 1;
    } else {
        tally.players[player_of(tournament, game, first.2)].wins += 1;
        tally.starter_wins += u64::from(first.2 == 0);
    }
}

#[test]
fn every_game_of_a_tournament_stands_by_itself() {
    let rules = RuleOptions::default();
    let thumbs = &Player::ALL[1..];
    for (players, games, tie_break, rotate) in [
        // More price lists than the best player keeps.
        (vec![Player::BestInWorms; 2], 60, false, true),
        (vec![Player::BestInWorms, Player::ALL[4]], 20, true, false),
        (thumbs.to_vec(), 40, true, true),
        (thumbs[3..].to_vec(), 40, false, true),
    ] {
        let tournament = Tournament {
            players,
            rules,
            tie_break,
            rotate,
            seed: 9,
        };
        let mut games_of = Games::new(tournament.clone()).expect("2 to 7 players");
        let mut again = Games::new(tournament.clone()).expect("2 to 7 players");
        let mut tally = Tally {
            players: vec![PlayerTally::default(); tournament.players.len()],
            ..Tally::default()
        };
        assert_eq!(*games_of.tally(), tally);
        for game in 0..games {
            games_of.play();
            again.play();
            recount(&tournament, game, &mut tally);
            assert_eq!(*games_of.tally(), tally, "game {game} of {tournament:?}");
            assert_eq!(games_of.tally(), again.tally());
        }
    }
}

#[test]
fn another_seed_has_other_games() {
    let tally = |seed| {
        let players = vec![Player::Random; 3];
        let mut games = Games::new(Tournament {
            players,
            rules: RuleOptions::default(),
            tie_break: true,
            rotate: true,
            seed,
        })
        .expect("three players");
        (0..20).for_each(|_| games.play());
        games.tally().clone()
    };
    assert_eq!(tally(1), tally(1));
    assert_ne!(tally(1), tally(2));
}

/// Does nothing but roll, or take faces, as if the rules did not matter.
struct Cheat(Action);

impl Strategy for Cheat {
    fn decide(&mut self, _: &Table, _: &Turn, _: &mut ChaCha8Rng) -> Action {
        self.0
    }
}

#[test]
fn a_strategy_that_never_ends_its_turn_fails() {
    let table = Table::fresh(2, RuleOptions::default()).expect("two players");
    for action in [Action::Roll, Action::Take(Face::ALL[4])] {
        let mut generator = ChaCha8Rng::seed_from_u64(1);
        let outcome = play_turn(&table, &mut Cheat(action), &mut generator);
        assert_eq!(outcome, Outcome::Fail, "{action:?}");
    }
}
