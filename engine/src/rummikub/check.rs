//! Whether a move keeps the rules, told from the table before and the table after. Shares nothing
//! with the search, so that it can judge what that finds as well as what a person did.

use thiserror::Error;
use tinyvec::ArrayVec;

use crate::rummikub::Position;
use crate::rummikub::rules::JokerRule;
use crate::rummikub::set::{Kind, Row, Set, SetError, tiles_of};
use crate::rummikub::tile::{COLOURS, COPIES, Tile, Tiles};

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
    /// Two jokers in a set, under a rule that allows one.
    #[error("set {}: two jokers; by the rule in force a set has at most one", .0 + 1)]
    TwoJokers(usize),
    /// A joker that was used against the rule in force.
    #[error("{}", joker(*.0))]
    Joker(JokerRule),
}

/// A plan of the solver that breaks the rules: a fault of the program, whatever it was asked. It is
/// never an answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the solver's plan for {position} breaks the rules: {}", joined(.breaches))]
pub struct IllegalPlan {
    /// The position, as text.
    pub position: String,
    /// The table that the plan leads to.
    pub sets: Vec<Set>,
    /// The rules that it breaks.
    pub breaches: Vec<Breach>,
}

impl IllegalPlan {
    /// Refuses a plan that breaks rules.
    ///
    /// # Errors
    /// For any breach.
    pub fn unless_none(
        breaches: Vec<Breach>,
        position: &Position,
        sets: Vec<Set>,
    ) -> Result<(), IllegalPlan> {
        if breaches.is_empty() {
            return Ok(());
        }
        Err(IllegalPlan {
            position: position.to_string(),
            sets,
            breaches,
        })
    }
}

/// Breaches in a sentence.
pub fn joined(breaches: &[Breach]) -> String {
    let each: Vec<String> = breaches.iter().map(ToString::to_string).collect();
    each.join("; ")
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

/// The rules that a move breaks; none if it is a good one. `opening` is what the rack's tiles that
/// went are worth as sets of their own, if the player has not opened; `None` counts as 0.
pub fn breaches(position: &Position, after: &[Set], opening: Option<u32>) -> Vec<Breach> {
    let tiles = tiles_of(after);
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
    if rules.one_joker {
        let sets = after.iter().enumerate();
        let has_two = sets.filter(|(_, set)| set.jokers() > 1);
        breaches.extend(has_two.map(|(nth, _)| Breach::TwoJokers(nth)));
    }
    if !keeps_jokers(position.table(), after, &played, rules.jokers) {
        breaches.push(Breach::Joker(rules.jokers));
    }
    breaches
}

/// The first set of a table that is not there any more.
fn touched(table: &[Set], after: &[Set]) -> Option<usize> {
    let same = |set: &Set| (set.kind(), tiles_of(&[*set]));
    let mut rest: Vec<(Kind, Tiles)> = after.iter().map(same).collect();
    table.iter().position(|set| {
        let place = rest.iter().position(|other| *other == same(set));
        place.map(|place| rest.swap_remove(place)).is_none()
    })
}

/// Whether the jokers that lay on a table were used by a rule.
fn keeps_jokers(table: &[Set], after: &[Set], played: &Tiles, rule: JokerRule) -> bool {
    match rule {
        JokerRule::Free => true,
        JokerRule::Stands => stand(table, after),
        JokerRule::Locked | JokerRule::Both => {
            let mut after: Vec<Lying> = after.iter().map(Lying::new).collect();
            are_locked(table, &mut after, *played, rule)
        }
    }
}

/// Whether each joker stays a tile that it stood for, or that tile lies on the table as often as
/// jokers were freed against it.
fn stand(table: &[Set], after: &[Set]) -> bool {
    let (before, after_it) = (jokers(table), jokers(after));
    let real = tiles_of(after);
    match before[..] {
        [] => true,
        [(_, one)] => one
            .into_iter()
            .any(|tile| are_kept(&[tile], &real, &after_it)),
        [(first, one), (second, other), ..] => one.into_iter().any(|tile| {
            // Two jokers of a group stand for different tiles.
            let mut others = other
                .into_iter()
                .filter(|&other| first != second || tile != other);
            others.any(|other| are_kept(&[tile, other], &real, &after_it))
        }),
    }
}

/// The jokers of sets, each with the index of its set and the tiles that it may stand for.
fn jokers(sets: &[Set]) -> Vec<(usize, ArrayVec<[Tile; COLOURS]>)> {
    let mut jokers = Vec::new();
    for (nth, set) in sets.iter().enumerate() {
        for place in set.places_of_jokers() {
            jokers.push((nth, set.readings(place)));
        }
    }
    jokers
}

/// Whether jokers that stood for some tiles each stay theirs, or are freed against a real one.
fn are_kept(tiles: &[Tile], real: &Tiles, after: &[(usize, ArrayVec<[Tile; COLOURS]>)]) -> bool {
    (0..1_u32 << tiles.len()).any(|stays| {
        let mut staying: ArrayVec<[Tile; COPIES as usize]> = ArrayVec::new();
        let mut freed = Tiles::default();
        for (nth, &tile) in tiles.iter().enumerate() {
            if stays >> nth & 1 > 0 {
                staying.push(tile);
            } else {
                freed.add(tile);
            }
        }
        real.is_superset(&freed) && are_read(&staying, after)
    })
}

/// Whether this many different jokers stand for these tiles, one each.
fn are_read(tiles: &[Tile], jokers: &[(usize, ArrayVec<[Tile; COLOURS]>)]) -> bool {
    let reads = |nth: usize, tile: Tile| {
        jokers
            .get(nth)
            .is_some_and(|(_, tiles)| tiles.contains(&tile))
    };
    match *tiles {
        [] => true,
        [one] => (0..jokers.len()).any(|nth| reads(nth, one)),
        [one, other, ..] => {
            let differ = jokers.len() == 2 && (jokers[0].0 != jokers[1].0 || one != other);
            differ && (reads(0, one) && reads(1, other) || reads(0, other) && reads(1, one))
        }
    }
}

/// A set after the move, without the tiles in which a set of before was found again.
#[derive(Clone, Copy)]
struct Lying {
    kind: Kind,
    number: u8,
    tiles: Row<Option<Tile>>,
}

impl Lying {
    fn new(set: &Set) -> Lying {
        Lying {
            kind: set.kind(),
            number: set.number(),
            tiles: set.tiles().iter().copied().map(Some).collect(),
        }
    }

    /// The rest without tiles that lay as a set of a kind from a number on; none if they don't lie
    /// so here.
    fn without(&self, kind: Kind, number: u8, tiles: &[Tile]) -> Option<Lying> {
        let mut rest = *self;
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

/// Whether each set with jokers lies within one of the others, or those of its jokers that are
/// missing made place for tiles from the rack. At most two sets have jokers.
fn are_locked(table: &[Set], after: &mut [Lying], played: Tiles, rule: JokerRule) -> bool {
    let Some(nth) = table.iter().position(|set| set.jokers() > 0) else {
        return true;
    };
    let (set, rest) = (&table[nth], &table[nth + 1..]);
    for (tiles, played) in replacements(set, played, rule) {
        if !tiles.iter().any(|tile| tile.is_joker()) {
            if are_locked(rest, after, played, rule) {
                return true;
            }
            continue;
        }
        for nth in 0..after.len() {
            let whole = after[nth];
            if let Some(without) = whole.without(set.kind(), set.number(), &tiles) {
                after[nth] = without;
                if are_locked(rest, after, played, rule) {
                    return true;
                }
                after[nth] = whole;
            }
        }
    }
    false
}

/// All ways in which tiles from the rack take the places of a set's jokers, none of them included:
/// the tiles of the set then, and those from the rack that are left.
fn replacements(set: &Set, played: Tiles, rule: JokerRule) -> Vec<(Row<Tile>, Tiles)> {
    let lain: Row<Tile> = set.tiles().iter().copied().collect();
    let mut ways = vec![(lain, played)];
    for place in set.places_of_jokers() {
        for nth in 0..ways.len() {
            for tile in set.readings(place) {
                let (mut tiles, mut played) = ways[nth];
                if !tiles.contains(&tile) && played.remove(tile) {
                    tiles[place] = tile;
                    ways.push((tiles, played));
                }
            }
        }
    }
    if rule == JokerRule::Both && set.kind() == Kind::Group {
        // All colours that the group lacks come from the rack, or none.
        let Some(joker) = set.places_of_jokers().next() else {
            unreachable!("only sets with jokers are asked about");
        };
        let lacking: Tiles = set.readings(joker).into_iter().collect();
        ways.truncate(1);
        if played.is_superset(&lacking) {
            ways.push((lacking.iter().collect(), played.without(&lacking)));
        }
    }
    ways
}
