//! What several subjects need: tables and turns in short form, and any of them.

use engine::heckmeck::{RuleOptions, Strategy, Table, Tile, Turn};
use proptest::prelude::*;

/// The ways to play that need no network: all but the first.
pub const WITHOUT_NETWORK: &[Strategy] = Strategy::ALL.split_first().expect("there are some").1;

/// Counts of dice by face.
pub type Counts = [u8; 6];

/// The rules as they are if nobody says otherwise.
pub const USUAL: RuleOptions = RuleOptions {
    turn_down_with_nothing_to_return: true,
    always_turn_down: false,
    compulsory_steal: false,
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
    /// A turn that can happen with so many dice, rolled or not.
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
    ) -> RuleOptions {
        RuleOptions {
            turn_down_with_nothing_to_return,
            always_turn_down,
            compulsory_steal,
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
