//! Positions of given sizes and what is asked of them, as property tests want them: the same in
//! every run, and made smaller where a property does not hold.

use std::fmt;
use std::ops::RangeInclusive;

use proptest::bool::weighted;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, RngSeed, TestError, TestRunner};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rollwise_engine::rummikub::{
    Colour, JokerRule, Kind, NUMBERS, Objective, Position, Rules, Set, Tile, Tiles, Wishes,
};

use super::lying::{Lying, real};

/// What random positions have in common.
#[derive(Clone, Debug)]
pub struct Class {
    /// Tiles on the table. There may be some fewer, or one or two more.
    pub table: usize,
    /// Tiles on the rack.
    pub rack: usize,
    /// Jokers on the table and on the rack; where they are not told, this many of the game's two as
    /// chance puts there.
    pub jokers: Option<[usize; 2]>,
    /// The numbers of all tiles. Few of them make small positions with many possibilities.
    pub numbers: RangeInclusive<u8>,
}

impl Class {
    pub fn new(table: usize, rack: usize) -> Class {
        Class {
            table,
            rack,
            jokers: None,
            numbers: 1..=NUMBERS,
        }
    }

    pub fn with_jokers(self, table: usize, rack: usize) -> Class {
        Class {
            jokers: Some([table, rack]),
            ..self
        }
    }

    pub fn with_numbers(self, numbers: RangeInclusive<u8>) -> Class {
        Class { numbers, ..self }
    }
}

/// A position and what is asked of it.
#[derive(Clone)]
pub struct Case {
    pub position: Position,
    pub wishes: Wishes,
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Case { position, wishes } = self;
        let opened = position.has_opened();
        let rules = position.rules();
        write!(f, "{position}, opened {opened}, {rules:?}, {wishes:?}")?;
        // The tiles of such a set don't tell its kind.
        let unclear = |set: &&Set| set.jokers() + 1 == set.tiles().len();
        for set in position.table().iter().filter(unclear) {
            write!(f, ", {set} is a {:?}", set.kind())?;
        }
        Ok(())
    }
}

pub const OBJECTIVES: [Objective; 3] = [Objective::Tiles, Objective::Points, Objective::Simple];

pub const JOKER_RULES: [JokerRule; 4] = [
    JokerRule::Free,
    JokerRule::Stands,
    JokerRule::Locked,
    JokerRule::Both,
];

/// A position by some rules; two jokers may lie in a set where they do so already.
pub fn by_rules(position: Position, rules: Rules) -> Position {
    let has_two = position.table().iter().any(|set| set.jokers() > 1);
    let rules = Rules {
        one_joker: rules.one_joker && !has_two,
        ..rules
    };
    position.with_rules(rules).unwrap()
}

/// How often as many cases are tried. One round takes about a minute; more are for changes in the
/// solver.
const ROUNDS: u32 = 1;

/// Checks that a property holds in this many cases a round, the same for the same seed. It panics with the
/// smallest case found in which it doesn't.
pub fn check<S: Strategy>(seed: u64, cases: u32, any: S, property: impl Fn(S::Value)) {
    run(seed, cases, any, property).unwrap_or_else(|problem| panic!("{problem}"));
}

fn run<S: Strategy>(
    seed: u64,
    cases: u32,
    any: S,
    property: impl Fn(S::Value),
) -> Result<(), TestError<S::Value>> {
    let mut runner = TestRunner::new(Config {
        cases: cases * ROUNDS,
        rng_seed: RngSeed::Fixed(seed),
        failure_persistence: None,
        ..Config::default()
    });
    runner.run(&any, |case| {
        property(case);
        Ok(())
    })
}

/// Any of some values.
pub fn any_of<T: Copy + fmt::Debug + 'static>(values: &'static [T]) -> impl Strategy<Value = T> {
    select(values)
}

/// A random generator, for what is not to be made smaller.
pub fn any_generator() -> impl Strategy<Value = ChaCha8Rng> {
    any::<u64>().no_shrink().prop_map(ChaCha8Rng::seed_from_u64)
}

/// Any position of a class. It becomes smaller by what is left out: tiles of the rack, sets, and
/// tiles at the ends of sets.
pub fn any_position(class: Class) -> impl Strategy<Value = Position> {
    let whole = any_generator().prop_map(move |mut rng| position(&class, &mut rng));
    whole.prop_flat_map(|whole| {
        // Nothing is left out at first.
        let stay = |tiles: &Tiles| vec(weighted(1.0), tiles.len());
        let stay = (stay(&whole.on_table()), stay(whole.rack()));
        stay.prop_map(move |(on_table, on_rack)| part(&whole, &on_table, &on_rack))
    })
}

/// A position without the tiles that don't stay. A set that is none without them is left out, and
/// the rack keeps a tile at least.
fn part(whole: &Position, on_table: &[bool], on_rack: &[bool]) -> Position {
    let mut stay = on_table.iter();
    let sets = whole.table().iter().filter_map(|set| {
        let stay = stay.by_ref().take(set.tiles().len());
        let tiles = set.tiles().iter().zip(stay).filter(|(_, stays)| **stays);
        let tiles: Vec<Tile> = tiles.map(|(&tile, _)| tile).collect();
        Set::of_kind(&tiles, set.kind()).ok()
    });
    let sets = sets.collect();
    let tiles = whole.rack().iter().zip(on_rack);
    let mut rack: Tiles = tiles
        .filter(|(_, stays)| **stays)
        .map(|(tile, _)| tile)
        .collect();
    if rack.is_empty() {
        rack = whole.rack().iter().take(1).collect();
    }
    Position::new(sets, Tiles::default(), rack).unwrap()
}

/// A position of a class.
pub fn position(class: &Class, rng: &mut ChaCha8Rng) -> Position {
    let mut pool: Tiles = Tiles::all()
        .iter()
        .filter(|tile| tile.number().is_some_and(|of| class.numbers.contains(&of)))
        .collect();
    let [on_table, on_rack] = class.jokers.unwrap_or_else(|| some_jokers(class, rng));
    let mut table = random_table(class, &mut pool, rng);
    for _ in 0..on_table {
        put_joker(&mut table, &mut pool, rng);
    }
    let mut rack = Tiles::default();
    (0..on_rack).for_each(|_| rack.add(Tile::JOKER));
    while rack.len() < class.rack && !pool.is_empty() {
        let tiles: Vec<Tile> = pool.iter().collect();
        let tile = tiles[rng.random_range(0..tiles.len())];
        pool.remove(tile);
        rack.add(tile);
    }
    let sets = table.iter().map(Lying::to_set).collect();
    Position::new(sets, Tiles::default(), rack).unwrap()
}

/// Each of the two jokers is on the table, on the rack or elsewhere, as one of all tiles would be.
fn some_jokers(class: &Class, rng: &mut ChaCha8Rng) -> [usize; 2] {
    let mut jokers = [0; 2];
    for _ in 0..2 {
        let place = rng.random_range(0..106);
        if place < class.table {
            jokers[0] += 1;
        } else if place < class.table + class.rack {
            jokers[1] += 1;
        }
    }
    jokers
}

/// Sets of tiles of a pool. Of some tries the one that comes nearest to what is wanted.
fn random_table(class: &Class, pool: &mut Tiles, rng: &mut ChaCha8Rng) -> Vec<Lying> {
    let mut best: Option<(usize, Vec<Lying>, Tiles)> = None;
    for _ in 0..30 {
        let mut left = *pool;
        let mut table = Vec::new();
        let before = left.len();
        while before - left.len() + 2 < class.table {
            let wanted = class.table - (before - left.len());
            let Some(set) = random_set(&left, wanted.max(3), rng) else {
                break;
            };
            set.tiles().into_iter().for_each(|tile| {
                left.remove(tile);
            });
            table.push(set);
        }
        let away = class.table.abs_diff(before - left.len());
        if best.as_ref().is_none_or(|(least, ..)| away < *least) {
            best = Some((away, table, left));
        }
        if away <= 2 {
            break;
        }
    }
    let (_, table, left) = best.expect("there were tries");
    *pool = left;
    table
}

/// A set of tiles of a pool, of this many tiles at most; none if none is found.
fn random_set(pool: &Tiles, most: usize, rng: &mut ChaCha8Rng) -> Option<Lying> {
    let has = |colour: Colour, number: u8| {
        (1..=NUMBERS).contains(&number) && pool.count(real(colour, number)) > 0
    };
    let mut tries = (0..200).map(|_| {
        let colour = Colour::ALL[rng.random_range(0..4)];
        let number = rng.random_range(1..=NUMBERS);
        if rng.random_range(0..2) == 0 {
            let length = [3, 3, 3, 4, 4, 5, 6, 7, 9, 13][rng.random_range(0..10)].min(most);
            let numbers = (number..=NUMBERS).take(length);
            let is_there = numbers.clone().take_while(|&number| has(colour, number));
            return (is_there.count() >= 3).then(|| Lying::Run {
                colour,
                first: number,
                jokers: numbers
                    .take_while(|&number| has(colour, number))
                    .map(|_| false)
                    .collect(),
            });
        }
        let mut colours: Vec<Colour> = Colour::ALL.to_vec();
        colours.retain(|&colour| has(colour, number));
        if colours.len() == 4 && (most == 3 || rng.random_range(0..3) > 0) {
            colours.remove(rng.random_range(0..4));
        }
        (colours.len() >= 3).then_some(Lying::Group {
            number,
            colours,
            jokers: 0,
        })
    });
    tries.find_map(|set| set)
}

/// Replaces a real tile of some set with a joker. The tile goes back to the pool.
fn put_joker(table: &mut [Lying], pool: &mut Tiles, rng: &mut ChaCha8Rng) {
    if table.is_empty() {
        return;
    }
    let nth = rng.random_range(0..table.len());
    let set = &mut table[nth];
    if set.len() - set.jokers() < 2 {
        return;
    }
    match set {
        Lying::Run {
            colour,
            first,
            jokers,
        } => {
            let place = rng.random_range(0..jokers.len());
            if !jokers[place] {
                jokers[place] = true;
                pool.add(real(*colour, *first + u8::try_from(place).unwrap()));
            }
        }
        Lying::Group {
            number,
            colours,
            jokers,
        } => {
            let colour = colours.remove(rng.random_range(0..colours.len()));
            *jokers += 1;
            pool.add(real(colour, *number));
        }
    }
}

#[test]
fn positions_are_about_as_large_as_wanted() {
    for (table, fewer) in [
        (0, 0),
        (3, 0),
        (10, 2),
        (20, 2),
        (40, 2),
        (60, 2),
        (80, 9),
        (100, 20),
    ] {
        check(1, 30, any_position(Class::new(table, 14)), |position| {
            let (found, rack) = (position.on_table().len(), position.rack().len());
            assert!(
                (table - fewer..=table + 2).contains(&found),
                "{found} for {table}: {position}"
            );
            assert_eq!(rack, 14.min(106 - found), "{position}");
        });
    }
}

#[test]
fn a_position_becomes_as_small_as_it_can() {
    let is_long_run = |set: &Set| set.kind() == Kind::Run && set.tiles().len() >= 5;
    let failed = run(1, 50, any_position(Class::new(40, 14)), |position| {
        assert!(!position.table().iter().any(is_long_run));
    });
    let Err(TestError::Fail(_, left)) = failed else {
        panic!("there is such a run: {failed:?}");
    };
    assert_eq!(
        (left.table().len(), left.on_table().len()),
        (1, 5),
        "{left}"
    );
    assert_eq!(left.rack().len(), 1, "{left}");
}
