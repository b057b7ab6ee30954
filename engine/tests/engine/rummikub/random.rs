//! Random positions of given sizes, the same for the same seed.

use std::ops::RangeInclusive;

use engine::rummikub::{Colour, NUMBERS, Position, Tile, Tiles};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

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

/// This many positions of a class.
pub fn positions(class: Class, seed: u64, count: usize) -> impl Iterator<Item = Position> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    (0..count).map(move |_| position(&class, &mut rng))
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
fn tables_are_about_as_large_as_wanted() {
    for table in [0, 3, 10, 20, 40, 60, 80, 90, 100] {
        let class = Class::new(table, 14);
        let mut sizes = Vec::new();
        for position in positions(class, 1, 30) {
            sizes.push(position.on_table().len());
            let rack = position.rack().len();
            assert_eq!(
                rack,
                14.min(106 - position.on_table().len()).min(rack.max(14)),
                "{position}"
            );
        }
        eprintln!("{table}: {sizes:?}");
    }
}
