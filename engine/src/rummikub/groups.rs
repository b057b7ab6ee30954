//! Groups of one number: the most tiles that they take of what the runs leave, and how they are
//! made.

use std::sync::atomic::{AtomicU8, Ordering};

use tinyvec::ArrayVec;

use crate::rummikub::combinations::{Combination, Combinations, Lying, MOST_JOKERS, count};
use crate::rummikub::problem::{Colours, MOST_GROUPS};
use crate::rummikub::runs::Remainder;
use crate::rummikub::set::Set;
use crate::rummikub::small;
use crate::rummikub::tile::COLOURS;
use crate::rummikub::ways::Form;

/// What groups of one number make of what is left for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grouped {
    /// Tiles that they take, jokers that stay a tile among them.
    pub tiles: u8,
    /// Neighbours of the table that stay ones, without those in kept groups.
    pub neighbours: u8,
    /// The groups: the kept ones in their order, as they have grown, and then the others.
    pub groups: AllGroups,
}

/// Groups that may only grow, and then a combination.
pub type AllGroups = ArrayVec<[Lying; MOST_JOKERS + MOST_GROUPS]>;

/// A group that may only grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptGroup {
    own: Lying,
    /// Colours of which it can take in one.
    pub lacks: u8,
}

/// What a kept group takes in: nothing, one colour, or this, a joker.
const JOKER: u8 = 1 << COLOURS;

impl KeptGroup {
    /// A group of the table as it stays.
    pub fn of(set: &Set) -> KeptGroup {
        let own = Lying {
            colours: set.colours(),
            jokers: small(set.jokers()),
        };
        let has_room = set.tiles().len() < COLOURS;
        KeptGroup {
            own,
            lacks: if has_room { !own.colours & 15 } else { 0 },
        }
    }

    /// Whether it can take in a joker. One that no set needs is placed later.
    fn takes_joker(self, form: Form) -> bool {
        let most = match form {
            Form::Needed => 0,
            Form::Every => small(MOST_JOKERS),
            Form::OneJoker => 1,
        };
        self.lacks > 0 && self.own.jokers < most
    }

    /// The group with what it takes in.
    fn with(self, fill: u8) -> Lying {
        Lying {
            colours: self.own.colours | fill & !JOKER,
            jokers: self.own.jokers + u8::from(fill == JOKER),
        }
    }
}

/// The groups of one number.
#[derive(Clone, Debug, Default)]
pub struct Groups {
    /// Groups of the table, if cuts count: the colours of their real tiles.
    table: Colours,
    /// Groups that may only grow.
    kept: Vec<KeptGroup>,
    /// By jokers and the place among the combinations: the neighbours that stay ones, if they were
    /// asked for already.
    paired: [Vec<Option<u8>>; MOST_JOKERS + 1],
    /// By what is left and by jokers: what was found already. Empty as long as nothing was asked.
    known: Vec<Known>,
}

/// What is known of what is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    NotAsked,
    /// Groups can't take all that must go.
    Never,
    /// Tiles and neighbours.
    Best(u8, u8),
}

/// What each colour has left.
pub type Remainders = [Remainder; COLOURS];

/// Ways in which up to two copies are left, of which some must go.
const WAYS: [Remainder; 6] = {
    const fn left(copies: u8, musts: u8) -> Remainder {
        Remainder {
            copies,
            musts,
            stays: 0,
        }
    }
    [
        left(0, 0),
        left(1, 0),
        left(1, 1),
        left(2, 0),
        left(2, 1),
        left(2, 2),
    ]
};

/// The most tiles that groups can take of what is left, none of it jokers: by [`place`] and by
/// jokers what was found already. 0 where it was not asked for, 1 where groups can't take all that
/// must go, or else the tiles and 2.
type Most = [AtomicU8; PLACES * (MOST_JOKERS + 1)];

/// The most tiles that groups with this many jokers can take. None if they can't take all that must
/// go.
fn most(form: Form, remainders: &Remainders, jokers: usize) -> Option<u8> {
    static NEEDED: Most = [const { AtomicU8::new(0) }; PLACES * (MOST_JOKERS + 1)];
    static EVERY: Most = [const { AtomicU8::new(0) }; PLACES * (MOST_JOKERS + 1)];
    static ONE_JOKER: Most = [const { AtomicU8::new(0) }; PLACES * (MOST_JOKERS + 1)];
    let known = match form {
        Form::Needed => &NEEDED,
        Form::Every => &EVERY,
        Form::OneJoker => &ONE_JOKER,
    };
    // Whoever finds it first, it is the same.
    let known = &known[place(remainders) * (MOST_JOKERS + 1) + jokers];
    match known.load(Ordering::Relaxed) {
        0 => {
            let (all, musts) = digits(remainders);
            let mut combinations = Combinations::of(form).0[jokers].iter();
            let best = combinations.find(|combination| combination.fits(all, musts));
            let tiles = best.map(|best| best.tiles);
            known.store(tiles.map_or(1, |tiles| tiles + 2), Ordering::Relaxed);
            tiles
        }
        1 => None,
        tiles => Some(tiles - 2),
    }
}

/// All that can be left, none of it jokers: a digit for each colour, by [`WAYS`].
const PLACES: usize = WAYS.len().pow(4);

/// The place of what is left among all that can be, none of it jokers: a digit for each colour, by
/// [`WAYS`].
fn place(remainders: &Remainders) -> usize {
    let digit = |left: &Remainder| usize::from(left.copies * (left.copies + 1) / 2 + left.musts);
    remainders
        .iter()
        .rev()
        .fold(0, |place, left| place * WAYS.len() + digit(left))
}

/// What may go and what must, a digit of four bits for each colour.
fn digits(remainders: &Remainders) -> (u16, u16) {
    let digits = |of: fn(&Remainder) -> u8| {
        remainders
            .iter()
            .rev()
            .fold(0, |all, left| all << 4 | u16::from(of(left)))
    };
    (
        digits(|left| left.copies + left.stays),
        digits(|left| left.musts + left.stays),
    )
}

impl Groups {
    /// Those of a number: groups of the table that count for cuts, and groups that may only grow.
    pub fn new(table: Colours, kept: Vec<KeptGroup>) -> Groups {
        Groups {
            table,
            kept,
            paired: Default::default(),
            known: Vec::new(),
        }
    }

    /// The most tiles that groups with this many jokers can take, and of such groups the most
    /// neighbours that stay ones. None if they can't take all that must go.
    pub fn best(&mut self, form: Form, remainders: &Remainders, jokers: usize) -> Option<(u8, u8)> {
        let has_stays = remainders.iter().any(|left| left.stays > 0);
        if self.table.is_empty() && self.kept.is_empty() && !has_stays {
            return most(form, remainders, jokers).map(|tiles| (tiles, 0));
        }
        if self.kept.is_empty() && !has_stays {
            return self.remembered(form, remainders, jokers);
        }
        let found = find(form, &self.table, &self.kept, remainders, jokers);
        found.map(|found| (found.tiles, found.neighbours))
    }

    /// The same without jokers that stay and kept groups, each question answered once.
    fn remembered(
        &mut self,
        form: Form,
        remainders: &Remainders,
        jokers: usize,
    ) -> Option<(u8, u8)> {
        let Groups {
            table,
            paired,
            known,
            ..
        } = self;
        let place = place(remainders) * (MOST_JOKERS + 1) + jokers;
        if known.is_empty() {
            known.resize(PLACES * (MOST_JOKERS + 1), Known::NotAsked);
        }
        if known[place] == Known::NotAsked {
            let paired = &mut paired[jokers];
            let neighbours = |nth: usize, combination: &Combination| {
                if paired.len() <= nth {
                    paired.resize(nth + 1, None);
                }
                Some(*paired[nth].get_or_insert_with(|| self::paired(table, &combination.groups)))
            };
            let best = best_combination(form, remainders, jokers, neighbours);
            known[place] = best.map_or(Known::Never, |(combination, neighbours)| {
                Known::Best(combination.tiles, neighbours)
            });
        }
        match known[place] {
            Known::Best(tiles, neighbours) => Some((tiles, neighbours)),
            Known::Never | Known::NotAsked => None,
        }
    }

    /// The groups that [`Groups::best`] tells of.
    pub fn grouped(&self, form: Form, remainders: &Remainders, jokers: usize) -> Option<Grouped> {
        find(form, &self.table, &self.kept, remainders, jokers)
    }
}

/// The best combination that fits what is left, and how many neighbours it keeps, where that tells
/// of one that it is possible; the most tiles count first.
fn best_combination(
    form: Form,
    remainders: &Remainders,
    jokers: usize,
    mut neighbours: impl FnMut(usize, &Combination) -> Option<u8>,
) -> Option<(Combination, u8)> {
    let (all, musts) = digits(remainders);
    let tiles: u8 = remainders.iter().map(|left| left.copies + left.stays).sum();
    let combinations = &Combinations::of(form).0[jokers];
    let first = combinations.partition_point(|combination| combination.tiles > tiles);
    let mut best: Option<(Combination, u8)> = None;
    for (nth, combination) in combinations.iter().enumerate().skip(first) {
        if best.is_some_and(|(best, _)| combination.tiles < best.tiles) {
            break;
        }
        if combination.fits(all, musts)
            && let Some(neighbours) = neighbours(nth, combination)
            && best.is_none_or(|(_, most)| neighbours > most)
        {
            best = Some((*combination, neighbours));
        }
    }
    best
}

/// The best groups where some may only grow, or jokers stay tiles.
fn find(
    form: Form,
    table: &[u8],
    kept: &[KeptGroup],
    remainders: &Remainders,
    jokers: usize,
) -> Option<Grouped> {
    let mut best: Option<Grouped> = None;
    // Neighbours in kept groups stay ones in any case.
    let of_kept = paired_with(table, kept.iter().map(|kept| kept.own));
    for fills in fills(form, kept, remainders, jokers) {
        let mut remainders = *remainders;
        let mut filled = 0;
        for (colour, left) in remainders.iter_mut().enumerate() {
            let taken = taken(fills, 1 << colour);
            left.copies -= taken;
            left.musts = left.musts.saturating_sub(taken);
            filled += taken;
        }
        let lying = |combination: &Combination| {
            let grown = kept.iter().zip(fills).map(|(kept, fill)| kept.with(fill));
            let groups = grown.chain(combination.lying()).collect();
            with_stays(form, table, groups, &remainders)
        };
        let jokers = jokers - usize::from(taken(fills, JOKER));
        let found = best_combination(form, &remainders, jokers, |_, combination| {
            Some(lying(combination)?.0 - of_kept)
        });
        if let Some((combination, neighbours)) = found
            && let Some((_, groups)) = lying(&combination)
        {
            let tiles = combination.tiles + filled;
            if best.is_none_or(|best| (tiles, neighbours) > (best.tiles, best.neighbours)) {
                best = Some(Grouped {
                    tiles,
                    neighbours,
                    groups,
                });
            }
        }
    }
    best
}

/// What each kept group takes in.
type Fills = [u8; MOST_GROUPS];

/// How many groups take this in.
fn taken(fills: Fills, what: u8) -> u8 {
    fills.iter().map(|&fill| u8::from(fill == what)).sum()
}

/// All ways in which kept groups take in a tile or none.
fn fills(form: Form, kept: &[KeptGroup], remainders: &Remainders, jokers: usize) -> Vec<Fills> {
    let mut all = vec![[0; MOST_GROUPS]];
    for (nth, group) in kept.iter().enumerate().take(MOST_GROUPS) {
        let colours = remainders.iter().enumerate();
        let copies = colours.map(|(colour, left)| (1 << colour, left.copies));
        for way in all.clone() {
            for (what, copies) in copies.clone().chain([(JOKER, small(jokers))]) {
                let is_lacking = if what == JOKER {
                    group.takes_joker(form)
                } else {
                    group.lacks & what > 0
                };
                if is_lacking && taken(way, what) < copies {
                    let mut way = way;
                    way[nth] = what;
                    all.push(way);
                }
            }
        }
    }
    all
}

/// Groups of whose tiles some are jokers that stay a tile, where these cost fewest neighbours; and
/// how many stay ones. None if the jokers have no place.
fn with_stays(
    form: Form,
    table: &[u8],
    groups: AllGroups,
    remainders: &Remainders,
) -> Option<(u8, AllGroups)> {
    let Some(colour) = remainders.iter().position(|left| left.stays > 0) else {
        return Some((paired_with(table, groups), groups));
    };
    let mut rest = *remainders;
    rest[colour].stays -= 1;
    let mut best: Option<(u8, AllGroups)> = None;
    for (nth, group) in groups.iter().enumerate() {
        let is_closed = form == Form::OneJoker && group.jokers > 0;
        if group.colours >> colour & 1 == 0 || is_closed {
            continue;
        }
        let mut groups = groups;
        groups[nth].colours &= !(1 << colour);
        groups[nth].jokers += 1;
        let found = with_stays(form, table, groups, &rest);
        best = match (best, found) {
            (Some(best), Some(found)) if found.0 < best.0 => Some(best),
            (best, found) => found.or(best),
        };
    }
    best
}

/// [`paired`] of groups as they lie.
fn paired_with(table: &[u8], groups: impl IntoIterator<Item = Lying>) -> u8 {
    if table.is_empty() {
        return 0;
    }
    let colours: ArrayVec<[u8; MOST_JOKERS + MOST_GROUPS]> =
        groups.into_iter().map(|group| group.colours).collect();
    paired(table, &colours)
}

/// The most neighbours that groups have in common with others if they are paired one to one.
pub fn paired(table: &[u8], groups: &[u8]) -> u8 {
    paired_without(table, groups, 0)
}

/// The same where some of the others have their partners already: bit i for the one with index i.
fn paired_without(table: &[u8], groups: &[u8], taken: u32) -> u8 {
    let [first, rest @ ..] = table else {
        return 0;
    };
    let mut best = paired_without(rest, groups, taken);
    for (nth, group) in groups.iter().enumerate() {
        let common = count(first & group);
        if common > 1 && taken >> nth & 1 == 0 {
            best = best.max(common - 1 + paired_without(rest, groups, taken | 1 << nth));
        }
    }
    best
}
