//! Every way to lay tiles out as sets, by plain recursion.

use rollwise_engine::rummikub::{COLOURS, Colour, KINDS, NUMBERS, Tile, Tiles};

use super::lying::{Lying, copies, real};

/// What to do with each arrangement.
pub trait Visitor {
    /// Whether no arrangement that leaves at least these tiles out is of interest.
    fn is_useless(&self, left_out: &Tiles) -> bool;
    /// Whether such a set may lie in an arrangement.
    fn may_lie(&self, _: &Lying) -> bool {
        true
    }
    /// Looks at an arrangement and the tiles that it leaves out.
    fn visit(&mut self, sets: &[Lying], left_out: &Tiles);
}

/// Shows a visitor all arrangements of tiles; those of `optional` may be left out.
pub fn arrange(must: &Tiles, optional: &Tiles, visitor: &mut impl Visitor) {
    let mut pool = *must;
    pool.add_all(optional);
    let mut search = Search {
        pool,
        optional: *optional,
        left_out: Tiles::default(),
        sets: Vec::new(),
        visitor,
    };
    search.lay_from(0, None);
}

struct Search<'a, V> {
    /// Tiles that are not laid yet.
    pool: Tiles,
    optional: Tiles,
    /// Tiles of the kinds done that are in no set.
    left_out: Tiles,
    sets: Vec<Lying>,
    visitor: &'a mut V,
}

impl<V: Visitor> Search<'_, V> {
    /// Goes through the kinds of tiles. Each set is laid at the kind of its lowest real tile;
    /// several at the same kind are laid in ascending order, so that no arrangement comes twice.
    fn lay_from(&mut self, kind: usize, least: Option<&Lying>) {
        let tile = Tile::every().nth(kind).unwrap();
        let count = self.pool.count(tile);
        if tile.is_joker() {
            if count <= self.optional.count(tile) {
                let mut left_out = self.left_out;
                copies(tile, usize::from(count)).for_each(|tile| left_out.add(tile));
                self.visitor.visit(&self.sets, &left_out);
            }
            return;
        }
        if count > 0 {
            self.lay_at(kind, tile, least);
        }
        if count <= self.optional.count(tile) {
            let before = self.left_out;
            copies(tile, usize::from(count)).for_each(|tile| self.left_out.add(tile));
            if !self.visitor.is_useless(&self.left_out) {
                self.lay_from(kind + 1, None);
            }
            self.left_out = before;
        }
    }

    /// Lays each set whose lowest real tile is this one, if it is not below the last.
    fn lay_at(&mut self, kind: usize, tile: Tile, least: Option<&Lying>) {
        for set in sets_from(tile, &self.pool) {
            if least.is_some_and(|least| set < *least) || !self.visitor.may_lie(&set) {
                continue;
            }
            let before = self.pool;
            for tile in set.tiles() {
                assert!(self.pool.remove(tile));
            }
            self.sets.push(set.clone());
            self.lay_from(kind, Some(&set));
            self.sets.pop();
            self.pool = before;
        }
    }
}

/// All sets of given tiles in which a real tile is the lowest: the first real one of a run, or of a
/// group's colours the first.
pub fn sets_from(lowest: Tile, pool: &Tiles) -> Vec<Lying> {
    let (colour, number) = (lowest.colour().unwrap(), lowest.number().unwrap());
    let mut sets = groups_from(colour, number, pool);
    let jokers = pool.count(Tile::JOKER);
    for before in 0..=jokers.min(number - 1) {
        let mut places = vec![true; usize::from(before)];
        places.push(false);
        let first = number - before;
        runs_from(colour, first, &mut places, jokers - before, pool, &mut sets);
    }
    sets
}

/// The run laid so far, if it is one, and all that go on from it.
fn runs_from(
    colour: Colour,
    first: u8,
    places: &mut Vec<bool>,
    jokers: u8,
    pool: &Tiles,
    sets: &mut Vec<Lying>,
) {
    if places.len() >= 3 {
        sets.push(Lying::Run {
            colour,
            first,
            jokers: places.clone(),
        });
    }
    let next = first + u8::try_from(places.len()).unwrap();
    if next > NUMBERS {
        return;
    }
    for is_joker in [false, true] {
        let is_there = if is_joker {
            jokers > 0
        } else {
            pool.count(real(colour, next)) > 0
        };
        if is_there {
            places.push(is_joker);
            let left = jokers - u8::from(is_joker);
            runs_from(colour, first, places, left, pool, sets);
            places.pop();
        }
    }
}

fn groups_from(lowest: Colour, number: u8, pool: &Tiles) -> Vec<Lying> {
    let mut groups = Vec::new();
    for chosen in 1..1_usize << COLOURS {
        let is_chosen = |colour: &Colour| chosen >> colour.index() & 1 == 1;
        let colours: Vec<Colour> = Colour::ALL.into_iter().filter(is_chosen).collect();
        let mut tiles = colours.iter().map(|&colour| real(colour, number));
        if colours[0] != lowest || !tiles.all(|tile| pool.count(tile) > 0) {
            continue;
        }
        for jokers in 0..=usize::from(pool.count(Tile::JOKER)) {
            if (3..=COLOURS).contains(&(colours.len() + jokers)) {
                groups.push(Lying::Group {
                    number,
                    colours: colours.clone(),
                    jokers,
                });
            }
        }
    }
    groups
}

/// The kinds are gone through by their index, the joker last.
#[test]
fn the_joker_is_the_last_kind() {
    assert_eq!(Tile::every().nth(KINDS - 1), Some(Tile::JOKER));
}
