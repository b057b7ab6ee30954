//! Whether a move keeps the rules, told from the table before and the table after. Shares nothing with the
//! search, so that it can judge what that finds as well as what a person did.

use thiserror::Error;

use crate::rummikub::rules::JokerRule;
use crate::rummikub::set::{Kind, Set, SetError};
use crate::rummikub::tile::{Tile, Tiles};
use crate::rummikub::{Position, sort_by_key};

/// A rule that a move breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Breach {
    /// Tiles that are no set.
    #[error("set {}: {error}", .nth + 1)]
    NoSet {
        /// Index among the sets after the move.
        nth: usize,
        /// Why they are none.
        error: SetError,
    },
    /// A tile of the table that is no longer there.
    #[error("{0} has gone from the table")]
    Gone(Tile),
    /// A tile that was neither on the table nor on the rack.
    #[error("{0} was neither on the table nor on the rack")]
    Unknown(Tile),
    /// No tile of the rack.
    #[error("nothing came from the rack")]
    NothingPlayed,
    /// A set of the table that was changed before the opening.
    #[error("set {} of the table was used; before the opening no set of the table may be", .0 + 1)]
    TouchedTable(usize),
    /// An opening that is worth too little.
    #[error("the opening is worth {worth} of {needed}")]
    Opening {
        /// What it is worth.
        worth: u32,
        /// What it must be worth.
        needed: u32,
    },
    /// A joker that was used against the rule in force.
    #[error("{}", joker(*.0))]
    Joker(JokerRule),
}

fn joker(rule: JokerRule) -> &'static str {
    match rule {
        JokerRule::Free => "a joker was used against the rule",
        JokerRule::Stands => {
            "a joker of the table neither stays a tile that it stood for, nor does that tile lie on the table \
             now in its place"
        }
        JokerRule::Locked => {
            "a set with a joker was taken apart, and the tile that the joker stood for did not come from the \
             rack"
        }
        JokerRule::Both => {
            "a set with a joker was taken apart, and not all tiles that its jokers stood for came from the rack"
        }
    }
}

/// The rules that a move breaks; none if it is a good one. `opening` is what the rack's tiles that went are worth as sets of their own, if the
/// player has not opened.
pub fn breaches(position: &Position, after: &[Set], opening: Option<u32>) -> Vec<Breach> {
    let tiles: Tiles = after
        .iter()
        .flat_map(|set| set.tiles().iter().copied())
        .collect();
    let before = position.on_table();
    let played = tiles.without(&before);
    let mut breaches: Vec<Breach> = before.without(&tiles).iter().map(Breach::Gone).collect();
    breaches.extend(played.without(position.rack()).iter().map(Breach::Unknown));
    if played.is_empty() {
        breaches.push(Breach::NothingPlayed);
    }
    let rules = position.rules();
    if !position.has_opened() {
        if !rules.play_on {
            breaches.extend(touched(position.table(), after).map(Breach::TouchedTable));
        }
        let (worth, needed) = (opening.unwrap_or(0), rules.opening);
        if worth < needed && !played.is_empty() {
            breaches.push(Breach::Opening { worth, needed });
        }
    }
    if !keeps_jokers(position.table(), after, &played, rules.jokers) {
        breaches.push(Breach::Joker(rules.jokers));
    }
    breaches
}

/// The first set of a table that is not there any more.
fn touched(table: &[Set], after: &[Set]) -> Option<usize> {
    let same = |set: &Set| {
        let mut tiles = set.tiles().to_vec();
        sort_by_key(&mut tiles, |tile| *tile);
        (set.kind(), tiles)
    };
    let mut rest: Vec<_> = after.iter().map(same).collect();
    table.iter().position(|set| {
        let place = rest.iter().position(|other| *other == same(set));
        place.map(|place| rest.swap_remove(place)).is_none()
    })
}

/// Whether the jokers that lay on a table were used by a rule.
fn keeps_jokers(table: &[Set], after: &[Set], played: &Tiles, rule: JokerRule) -> bool {
    let sets: Vec<&Set> = table.iter().filter(|set| set.jokers() > 0).collect();
    match rule {
        JokerRule::Free => true,
        JokerRule::Stands => stand(&sets, after),
        JokerRule::Locked | JokerRule::Both => {
            let mut after: Vec<Lying> = after.iter().map(Lying::new).collect();
            are_locked(&sets, &mut after, *played, rule)
        }
    }
}

/// Whether each joker stays a tile that it stood for, or that tile lies on the table as often as jokers were freed
/// against it.
fn stand(sets: &[&Set], after: &[Set]) -> bool {
    let real: Tiles = after
        .iter()
        .flat_map(|set| set.tiles().iter().copied())
        .collect();
    let jokers_after: Vec<(usize, Vec<Tile>)> = jokers(after.iter()).collect();
    let before: Vec<(usize, Vec<Tile>)> = jokers(sets.iter().copied()).collect();
    let one = |nth: usize| {
        before.get(nth).map_or_else(
            || vec![None],
            |(_, tiles)| tiles.iter().copied().map(Some).collect(),
        )
    };
    for first in one(0) {
        for second in one(1) {
            // Two jokers of a group stand for different tiles.
            let is_one_set = before.len() == 2 && before[0].0 == before[1].0;
            if is_one_set && first == second {
                continue;
            }
            let tiles: Vec<Tile> = [first, second].into_iter().flatten().collect();
            for stays in 0..1_u32 << tiles.len() {
                let stay = |nth: &usize| stays >> nth & 1 > 0;
                let staying: Vec<Tile> = (0..tiles.len())
                    .filter(stay)
                    .map(|nth| tiles[nth])
                    .collect();
                let freed: Tiles = (0..tiles.len())
                    .filter(|nth| !stay(nth))
                    .map(|nth| tiles[nth])
                    .collect();
                if real.contain(&freed) && are_read(&staying, &jokers_after) {
                    return true;
                }
            }
        }
    }
    false
}

/// The jokers of sets, each with the index of its set and the tiles that it may stand for.
fn jokers<'a>(sets: impl Iterator<Item = &'a Set>) -> impl Iterator<Item = (usize, Vec<Tile>)> {
    sets.enumerate().flat_map(|(nth, set)| {
        let places = (0..set.tiles().len()).filter(|&place| set.tiles()[place].is_joker());
        places.map(move |place| (nth, set.stands_for(place)))
    })
}

/// Whether so many different jokers stand for these tiles, one each.
fn are_read(tiles: &[Tile], jokers: &[(usize, Vec<Tile>)]) -> bool {
    let reads = |nth: usize, tile: &Tile| {
        jokers
            .get(nth)
            .is_some_and(|(_, tiles)| tiles.contains(tile))
    };
    match tiles {
        [] => true,
        [one] => (0..jokers.len()).any(|nth| reads(nth, one)),
        [one, other, ..] => {
            let differ = jokers.len() == 2 && (jokers[0].0 != jokers[1].0 || one != other);
            differ && (reads(0, one) && reads(1, other) || reads(0, other) && reads(1, one))
        }
    }
}

/// A set after the move, without the tiles in which a set of before was found again.
#[derive(Clone)]
struct Lying {
    kind: Kind,
    number: u8,
    tiles: Vec<Option<Tile>>,
}

impl Lying {
    fn new(set: &Set) -> Lying {
        Lying {
            kind: set.kind(),
            number: set.number(),
            tiles: set.tiles().iter().copied().map(Some).collect(),
        }
    }

    /// The rest without tiles that lay as a set of a kind from a number on; none if they don't lie so here.
    fn without(&self, kind: Kind, number: u8, tiles: &[Tile]) -> Option<Lying> {
        let mut rest = self.clone();
        let first = match kind {
            Kind::Run => usize::from(number.checked_sub(self.number)?),
            Kind::Group => 0,
        };
        if kind != self.kind || (kind == Kind::Group && number != self.number) {
            return None;
        }
        for (place, tile) in tiles.iter().enumerate() {
            let found = match kind {
                Kind::Run => first + place,
                Kind::Group => rest
                    .tiles
                    .iter()
                    .position(|other| other.as_ref() == Some(tile))?,
            };
            let there = rest.tiles.get_mut(found)?.take();
            if there.as_ref() != Some(tile) {
                return None;
            }
        }
        Some(rest)
    }
}

/// Whether each set with jokers lies within one of the others, or those of its jokers that are missing made place for tiles
/// from the rack. At most two sets have jokers.
fn are_locked(sets: &[&Set], after: &mut [Lying], played: Tiles, rule: JokerRule) -> bool {
    let Some((set, rest)) = sets.split_first() else {
        return true;
    };
    replacements(set, played, rule)
        .into_iter()
        .any(|(tiles, played)| {
            if !tiles.iter().any(|tile| tile.is_joker()) {
                return are_locked(rest, after, played, rule);
            }
            (0..after.len()).any(|nth| {
                let Some(without) = after[nth].without(set.kind(), set.number(), &tiles) else {
                    return false;
                };
                let whole = std::mem::replace(&mut after[nth], without);
                let is_good = are_locked(rest, after, played, rule);
                after[nth] = whole;
                is_good
            })
        })
}

/// All ways in which tiles from the rack take the places of a set's jokers, none of them included: the tiles of the set then, and
/// those from the rack that are left.
fn replacements(set: &Set, played: Tiles, rule: JokerRule) -> Vec<(Vec<Tile>, Tiles)> {
    let mut ways = vec![(set.tiles().to_vec(), played)];
    for place in (0..set.tiles().len()).filter(|&place| set.tiles()[place].is_joker()) {
        for (tiles, played) in ways.clone() {
            for tile in set.stands_for(place) {
                let (mut tiles, mut played) = (tiles.clone(), played);
                if !tiles.contains(&tile) && played.remove(tile) {
                    tiles[place] = tile;
                    ways.push((tiles, played));
                }
            }
        }
    }
    if rule == JokerRule::Both && set.kind() == Kind::Group {
        // All colours that the group lacks come from the rack, or none.
        let joker = set.tiles().iter().position(|tile| tile.is_joker());
        let lacking: Tiles = set.stands_for(joker.unwrap_or(0)).into_iter().collect();
        ways.truncate(1);
        if played.contain(&lacking) {
            ways.push((lacking.iter().collect(), played.without(&lacking)));
        }
    }
    ways
}
