//! What several subjects need: tables and turns in short form, and any of them.

use std::sync::Arc;

use proptest::prelude::*;
use rand::RngExt;
use rollwise_engine::chance::generator;
use rollwise_engine::heckmeck::learning::{Network, Structure};
use rollwise_engine::heckmeck::{
    Dice, NETWORKS, RuleOptions, Strategy, Table, Tile, Turn, WinModel, play_turn,
};
use rollwise_engine::learned_file::Parameters as _;

/// The ways to play that need no network: all but the first.
pub const WITHOUT_NETWORK: &[Strategy] = Strategy::ALL.split_first().expect("there are some").1;

/// The ways to play that can tell how likely the outcomes of their turns are: all but those by rules
/// to remember.
pub fn tellers() -> impl Iterator<Item = Strategy> {
    let by_heart = |strategy: &Strategy| strategy.name().starts_with("by-heart");
    Strategy::ALL.into_iter().filter(move |one| !by_heart(one))
}

/// Counts of dice by face.
pub type Counts = [u8; 6];

/// The rules as they are if nobody says otherwise.
pub const USUAL: RuleOptions = RuleOptions {
    turn_down_with_nothing_to_return: true,
    always_turn_down: false,
    compulsory_steal: false,
    any_lower_tile: false,
};

/// The tile of that number.
pub fn tile(number: u8) -> Tile {
    Tile::new(number).expect("a tile from 21 to 36")
}

/// A table as text, by other rules than the usual ones.
pub fn table(text: &str, rules: RuleOptions) -> Table {
    let table: Table = text.parse().expect("a table");
    Table::new(
        table.stacks().to_vec(),
        table.to_move(),
        table.grill().iter(),
        rules,
    )
    .expect("a table")
}

/// Stacks as text; every other tile is on the grill.
pub fn all_others_on_the_grill(stacks: &str, rules: RuleOptions) -> Table {
    let table = table(&format!("{stacks} | grill -"), rules);
    let taken: Vec<Tile> = table.stacks().concat();
    let grill = Tile::all().filter(|tile| !taken.contains(tile));
    Table::new(table.stacks().to_vec(), table.to_move(), grill, rules).expect("a table")
}

/// A network for this many seats that has learned nothing: any weights, the same for the same seed.
/// Heads that no player has are zero.
pub fn any_network(seats: usize, seed: u64) -> Network {
    let mut generator = generator(seed, 0);
    let mut network = Network::zero(seats);
    let sizes = [0.2, 0.3, 0.3, 1.0, 0.3];
    for (block, size) in network.blocks_mut().into_iter().zip(sizes) {
        for weight in block.numbers {
            *weight = size * (2.0 * generator.random::<f32>() - 1.0);
        }
    }
    for heads in network.heads.iter_mut().chain([&mut network.heads_bias]) {
        heads[seats..].fill(0.0);
    }
    network
}

/// All networks, each with any weights. They have been rounded, as in files.
pub fn any_model(seed: u64) -> WinModel {
    let mut model = WinModel::default();
    for (place, file) in NETWORKS.iter().enumerate() {
        let network = any_network(*file.players.end(), seed);
        let taken = model.take(place, &network.to_bytes());
        taken.expect("the bytes of a network");
    }
    model
}

/// The tables of a game between rules of thumb, each before a turn.
pub fn tables_of_a_game(players: usize, rules: RuleOptions, seed: u64) -> Vec<Table> {
    let structure = Arc::new(Structure::new(Dice::EIGHT));
    let deciders = WITHOUT_NETWORK[1..].iter().cycle().take(players);
    let decider = |rule: &Strategy| rule.decider(&structure, &WinModel::default(), players);
    let mut deciders: Vec<_> = deciders
        .map(|rule| decider(rule).expect("it needs no network"))
        .collect();
    let mut generator = generator(seed, 0);
    let mut table = Table::fresh(players, rules).expect("2 to 7 players");
    let mut tables = Vec::new();
    while !table.is_over() {
        let outcome = play_turn(&table, &mut *deciders[table.to_move()], &mut generator);
        tables.push(table.clone());
        table.play(outcome).expect("an outcome of the turn");
    }
    tables
}

#[track_caller]
pub fn assert_near(found: f64, expected: f64, within: f64) {
    assert!(
        (found - expected).abs() <= within,
        "{found} instead of {expected}"
    );
}

/// Every multiset of up to `dice` dice, by face.
pub fn all_counts(dice: u8) -> Vec<Counts> {
    (0..6).fold(vec![[0; 6]], |all, face| {
        let longer = all.into_iter().flat_map(|counts: Counts| {
            (0..=dice - counts.iter().sum::<u8>()).map(move |count| {
                let mut counts = counts;
                counts[face] = count;
                counts
            })
        });
        longer.collect()
    })
}

prop_compose! {
    /// A turn that can happen with this many dice, rolled or not.
    pub fn any_turn(numbers: std::ops::RangeInclusive<u8>)(
        dice in numbers,
        faces in prop::collection::vec(0..6_usize, 8),
        taken in 0..=8_u8,
        rolled: bool,
    ) -> Turn {
        let mut counts = [[0_u8; 6]; 2];
        for (die, face) in (0..dice).zip(faces) {
            counts[usize::from(die >= taken)][face] += 1;
        }
        let roll = (rolled && taken < dice && counts[0].contains(&0)).then_some(counts[1]);
        Turn::new(counts[0], roll, dice).expect("a turn that can happen")
    }
}

prop_compose! {
    /// Rules of a table, each on or off.
    pub fn any_rules()(
        turn_down_with_nothing_to_return: bool,
        always_turn_down: bool,
        compulsory_steal: bool,
        any_lower_tile: bool,
    ) -> RuleOptions {
        RuleOptions {
            turn_down_with_nothing_to_return,
            always_turn_down,
            compulsory_steal,
            any_lower_tile,
        }
    }
}

prop_compose! {
    /// A table with every tile anywhere, but at least one on the grill, and anyone's turn.
    pub fn any_table()(
        players in 2..=7_usize,
        to_move in 0..7_usize,
        places in prop::collection::vec(0..9_usize, 16),
        on_grill in 21..=36_u8,
    ) -> Table {
        let mut stacks = vec![Vec::new(); players];
        let mut grill = vec![tile(on_grill)];
        for (tile, place) in Tile::all().zip(places).filter(|(tile, _)| tile.number() != on_grill) {
            match place {
                0..7 => stacks[place % players].push(tile),
                7 => grill.push(tile),
                _ => {}
            }
        }
        Table::new(stacks, to_move % players, grill, USUAL).expect("a table")
    }
}

pub fn any_strategy() -> impl proptest::strategy::Strategy<Value = Strategy> {
    prop::sample::select(WITHOUT_NETWORK)
}
