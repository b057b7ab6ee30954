//! Sets as tests see them: what lies where, and the tiles that make it up. Made from the engine's
//! sets by their tiles alone.

use rollwise_engine::rummikub::{Colour, Kind, NUMBERS, Rules, Set, Tile, Tiles};

/// A run or a group.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lying {
    /// Consecutive places of one colour; `jokers` tells of each place whether a joker fills it.
    Run {
        colour: Colour,
        first: u8,
        jokers: Vec<bool>,
    },
    /// The real tiles of a number, by colour, and this many jokers.
    Group {
        number: u8,
        colours: Vec<Colour>,
        jokers: usize,
    },
}

/// The real tile of a colour with a number.
pub fn real(colour: Colour, number: u8) -> Tile {
    Tile::new(colour, number).unwrap_or_else(|| panic!("no tile has the number {number}"))
}

/// This many of a tile.
pub fn copies(tile: Tile, count: usize) -> impl Iterator<Item = Tile> {
    std::iter::repeat_n(tile, count)
}

impl Lying {
    /// A set of the engine, read anew from its tiles. Panics if they are no set of its kind.
    pub fn of(set: &Set) -> Lying {
        Lying::of_tiles(set.kind(), set.tiles())
    }

    /// The set of a kind that tiles are as they lie. Panics if they are none.
    pub fn of_tiles(kind: Kind, tiles: &[Tile]) -> Lying {
        let lying = match kind {
            Kind::Run => Lying::run(tiles),
            Kind::Group => Lying::group(tiles),
        };
        assert!(lying.is_valid(), "{tiles:?} are no {kind:?}");
        lying
    }

    fn run(tiles: &[Tile]) -> Lying {
        let place = tiles.iter().position(|tile| !tile.is_joker());
        let place = place.unwrap_or_else(|| panic!("{tiles:?}: jokers alone"));
        let colour = tiles[place].colour().unwrap();
        let number = usize::from(tiles[place].number().unwrap());
        assert!(number > place, "{tiles:?}: a run begins before 1");
        let first = u8::try_from(number - place).unwrap();
        for (&tile, number) in tiles.iter().zip(first..) {
            let fits = tile.is_joker() || Tile::new(colour, number) == Some(tile);
            assert!(fits, "{tiles:?}: {tile} lies where {number} belongs");
        }
        Lying::Run {
            colour,
            first,
            jokers: tiles.iter().map(|tile| tile.is_joker()).collect(),
        }
    }

    fn group(tiles: &[Tile]) -> Lying {
        let real: Vec<Tile> = tiles
            .iter()
            .copied()
            .filter(|tile| !tile.is_joker())
            .collect();
        assert!(!real.is_empty(), "{tiles:?}: jokers alone");
        let number = real[0].number();
        assert!(real.iter().all(|tile| tile.number() == number));
        let mut colours: Vec<Colour> = real.iter().filter_map(|tile| tile.colour()).collect();
        colours.sort_unstable();
        Lying::Group {
            number: number.unwrap(),
            colours,
            jokers: tiles.len() - real.len(),
        }
    }

    /// How many tiles it has.
    pub fn len(&self) -> usize {
        match self {
            Lying::Run { jokers, .. } => jokers.len(),
            Lying::Group {
                colours, jokers, ..
            } => colours.len() + jokers,
        }
    }

    /// Whether the rules allow such a set.
    pub fn is_valid(&self) -> bool {
        match self {
            Lying::Run { first, jokers, .. } => {
                let last = usize::from(*first) + jokers.len() - 1;
                let has_real = jokers.iter().any(|is_joker| !is_joker);
                jokers.len() >= 3 && *first >= 1 && last <= usize::from(NUMBERS) && has_real
            }
            Lying::Group { colours, .. } => {
                let differ = colours.windows(2).all(|pair| pair[0] < pair[1]);
                (3..=4).contains(&self.len()) && differ && !colours.is_empty()
            }
        }
    }

    /// Whether it has no more jokers than a set may have.
    pub fn keeps(&self, rules: &Rules) -> bool {
        !rules.one_joker || self.jokers() < 2
    }

    /// How many jokers it has.
    pub fn jokers(&self) -> usize {
        match self {
            Lying::Run { jokers, .. } => jokers.iter().filter(|is_joker| **is_joker).count(),
            Lying::Group { jokers, .. } => *jokers,
        }
    }

    /// For each joker the tiles for which it may stand. Two jokers of a group stand for two
    /// different ones.
    pub fn jokers_stand_for(&self) -> Vec<Vec<Tile>> {
        match self {
            Lying::Run {
                colour,
                first,
                jokers,
            } => {
                let places = jokers.iter().zip(*first..);
                let of_joker = places.filter(|(is_joker, _)| **is_joker);
                of_joker
                    .map(|(_, number)| vec![real(*colour, number)])
                    .collect()
            }
            Lying::Group { jokers, .. } => vec![self.missing(); *jokers],
        }
    }

    /// The tiles of the colours that the real tiles of a group lack; none for a run.
    pub fn missing(&self) -> Vec<Tile> {
        match self {
            Lying::Run { .. } => Vec::new(),
            Lying::Group {
                number, colours, ..
            } => {
                let missing = Colour::ALL
                    .iter()
                    .filter(|colour| !colours.contains(colour));
                missing.map(|&colour| real(colour, *number)).collect()
            }
        }
    }

    /// Its tiles; a run's in order, a group's jokers last.
    pub fn tiles(&self) -> Vec<Tile> {
        match self {
            Lying::Run {
                colour,
                first,
                jokers,
            } => {
                let places = jokers.iter().zip(*first..);
                let tile = |(&is_joker, number): (&bool, u8)| {
                    if is_joker {
                        Tile::JOKER
                    } else {
                        real(*colour, number)
                    }
                };
                places.map(tile).collect()
            }
            Lying::Group {
                number,
                colours,
                jokers,
            } => {
                let real = colours.iter().map(|&colour| real(colour, *number));
                real.chain(copies(Tile::JOKER, *jokers)).collect()
            }
        }
    }

    /// What it is worth in an opening: a joker counts as what it stands for.
    pub fn worth(&self) -> u32 {
        let numbers = |from: u8, count: usize, step: u8| -> u32 {
            let each = (0..count).map(|place| usize::from(from) + place * usize::from(step));
            u32::try_from(each.sum::<usize>()).unwrap()
        };
        match self {
            Lying::Run { first, jokers, .. } => numbers(*first, jokers.len(), 1),
            Lying::Group { number, .. } => numbers(*number, self.len(), 0),
        }
    }

    /// The engine's set of the same tiles.
    pub fn to_set(&self) -> Set {
        let kind = match self {
            Lying::Run { .. } => Kind::Run,
            Lying::Group { .. } => Kind::Group,
        };
        Set::of_kind(&self.tiles(), kind).unwrap()
    }
}

/// All tiles of some sets.
pub fn tiles_of(sets: &[Lying]) -> Tiles {
    sets.iter().flat_map(Lying::tiles).collect()
}
