//! The ways on from the open runs of a colour: what may become of them when a number is done.
//!
//! Only what is still open matters: a run that goes on is as long as 1, 2, or 3 and more, and its
//! last tile is real or a joker. Equal runs are interchangeable, so what is open is a multiset of
//! at most four such runs: two of each tile and two jokers are all there is of a number.

use rustc_hash::FxHashMap;

use crate::rummikub::sort_by_key;
use crate::rummikub::tile::Tile;

/// The lengths of a run that matter: this one stands for all longer ones as well.
const LONG: u8 = 3;
/// Marks a run whose last tile is a joker, where that matters.
const JOKER: u8 = 4;
/// Marks a run that has its joker, where a set may have only one.
const HAS_ONE: u8 = 8;
/// Runs that are open at a time, at most.
pub const MOST_OPEN: usize = 4;
/// The highest number at which a run can start.
const LAST_START: usize = 11;

/// Which arrangements are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Those in which each joker is needed: without it a set would be none. Jokers that no set
    /// needs are left over. Runs that could be joined are. Every arrangement can be brought into
    /// this form, if there is room for the jokers left over.
    Needed,
    /// All of them; every joker is placed somewhere.
    Every,
    /// All of them in which no set has two jokers.
    OneJoker,
}

impl Form {
    /// What of an open run matters in it.
    fn kind(self, kind: u8) -> u8 {
        if self == Form::OneJoker {
            kind
        } else {
            kind & !HAS_ONE
        }
    }
}

/// Open runs: one to four hexadecimal digits, the highest first; each a length, with or without
/// [`JOKER`] and [`HAS_ONE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Open(u16);

impl Open {
    /// The runs, each by its length and its marks.
    pub fn kinds(self) -> impl Iterator<Item = u8> {
        (0..MOST_OPEN)
            .rev()
            .map(move |place| (self.0 >> (4 * place) & 15) as u8)
            .filter(|&kind| kind > 0)
    }

    fn of(mut kinds: [u8; MOST_OPEN]) -> Open {
        sort_by_key(&mut kinds, |kind| *kind);
        Open(
            kinds
                .iter()
                .rev()
                .fold(0, |open, &kind| open << 4 | u16::from(kind)),
        )
    }

    /// Whether all runs may end here.
    pub fn is_done(self) -> bool {
        self.kinds().all(|kind| length(kind) == LONG)
    }
}

fn length(kind: u8) -> u8 {
    kind & 3
}

/// What becomes of an open run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// It ends.
    Stop,
    /// It ends at the beginning of a kept run, and makes one run with it.
    Merge,
    /// A real tile is put to it.
    Real,
    /// A joker that stays this tile.
    Stay,
    /// A joker.
    Wild,
}

/// What an open run is after a tile was put to it.
pub fn longer(kind: u8, action: Action, form: Form) -> u8 {
    let length = (length(kind) + 1).min(LONG) | kind & HAS_ONE;
    match action {
        // A joker that a long run needs is followed by another tile: else it could go.
        Action::Wild if form == Form::Needed && kind & 3 == LONG => 2 | JOKER,
        Action::Wild | Action::Stay => form.kind(length | JOKER | HAS_ONE),
        _ => length,
    }
}

/// What a run is that starts, with a joker or not.
pub fn started(is_joker: bool, form: Form) -> u8 {
    form.kind(if is_joker { 1 | JOKER | HAS_ONE } else { 1 })
}

/// How a kept run ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With a real tile; it may have a joker above.
    Real,
    /// With a real tile; if a set may have only one joker, it has it.
    Closed,
    /// With a joker.
    Joker,
}

impl End {
    pub const ALL: [End; 3] = [End::Real, End::Closed, End::Joker];

    /// The end of a run with this tile.
    pub fn of(tile: Option<&Tile>, is_closed: bool) -> End {
        match tile {
            Some(tile) if tile.is_joker() => End::Joker,
            _ if is_closed => End::Closed,
            _ => End::Real,
        }
    }

    /// What an open run is that ends so.
    pub fn kind(self, form: Form) -> u8 {
        form.kind(match self {
            End::Real => LONG,
            End::Closed => LONG | HAS_ONE,
            End::Joker => LONG | JOKER | HAS_ONE,
        })
    }
}

/// What the ways on from open runs depend on.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    pub open: Open,
    pub form: Form,
    /// The next number.
    pub starts: Starts,
    /// Whether it matters that a run ends with a joker, before the number and after it.
    pub counts_cuts: bool,
    pub goes_on: bool,
    /// Real tiles, jokers that stay this tile, jokers.
    pub tiles: [u8; 3],
    /// Whether jokers of the table stay tiles, so that there may be a third copy of one.
    pub has_stays: bool,
    /// Kept runs that begin at the number, by the [`End`] that they turn to lower numbers.
    pub begins: [u8; 3],
    /// Kept runs that end at the number.
    pub ends: [u8; 3],
}

/// Whether runs can start at a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Starts {
    /// There are three numbers left, and more.
    Open,
    /// There are just three numbers left.
    Last,
    /// There are too few numbers left.
    Never,
}

impl Starts {
    /// Those of a number.
    pub fn at(number: usize) -> Starts {
        match number {
            ..LAST_START => Starts::Open,
            LAST_START => Starts::Last,
            _ => Starts::Never,
        }
    }
}

/// A way to the next number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// What is open then.
    pub open: Open,
    /// Real tiles, jokers that stay this tile, and jokers that it does not take.
    pub rest: [u8; 3],
    /// Runs that go on from a real tile to a real one.
    pub neighbours: u8,
    /// What becomes of each open run, in their order.
    pub actions: [Action; MOST_OPEN],
    /// Runs that start with a real tile, with a joker that stays this tile, with a joker.
    pub starts: [u8; 3],
}

/// Lists of ways that are remembered at most.
const MOST_KNOWN: usize = 500;

/// All ways that were asked for so far. What they are does not depend on the position.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    /// By [`Case::key`].
    known: FxHashMap<u64, u32>,
    lists: Vec<Vec<Way>>,
}

impl Ways {
    /// The ways of a case.
    pub fn of(&mut self, case: Case) -> &[Way] {
        let Ways { known, lists } = self;
        if lists.len() == MOST_KNOWN {
            known.clear();
            lists.clear();
        }
        let Ok(next) = u32::try_from(lists.len()) else {
            unreachable!("lists are forgotten before there are so many");
        };
        let place = *known.entry(case.key()).or_insert(next);
        if place == next {
            lists.push(Maker::ways(case));
        }
        &self.lists[place as usize]
    }
}

/// Makes all ways of a case.
struct Maker {
    case: Case,
    /// The open runs.
    kinds: [u8; MOST_OPEN],
    open: usize,
    found: Vec<Way>,
}

/// A way that is being made.
#[derive(Clone, Copy)]
struct Draft {
    /// Tiles that can still be taken: real ones, jokers that stay, jokers.
    rest: [u8; 3],
    actions: [Action; MOST_OPEN],
    starts: [u8; 3],
    /// Runs that are open afterwards.
    kinds: [u8; MOST_OPEN],
    count: usize,
    /// Runs that go on from a real tile to a real one.
    neighbours: u8,
    /// Runs that end at a kept run: with a real tile, with a joker.
    merges: [u8; 2],
    /// Those of them that have their joker.
    merges_with_one: u8,
    /// Whether a run ends that need not.
    ends_long: bool,
}

impl Draft {
    fn new(tiles: [u8; 3]) -> Draft {
        Draft {
            rest: tiles,
            actions: [Action::Stop; MOST_OPEN],
            starts: [0; 3],
            kinds: [0; MOST_OPEN],
            count: 0,
            neighbours: 0,
            merges: [0; 2],
            merges_with_one: 0,
            ends_long: false,
        }
    }

    /// The way with one more open run, if that can be.
    fn with(mut self, kind: u8) -> Option<Draft> {
        *self.kinds.get_mut(self.count)? = kind;
        self.count += 1;
        Some(self)
    }

    /// The way with one tile less: a real one, a joker that stays, a joker.
    fn taking(mut self, what: usize) -> Option<Draft> {
        self.rest[what] = self.rest[what].checked_sub(1)?;
        Some(self)
    }
}

impl Maker {
    fn ways(case: Case) -> Vec<Way> {
        let mut kinds = [0; MOST_OPEN];
        let mut open = 0;
        for (place, kind) in case.open.kinds().enumerate() {
            kinds[place] = kind;
            open = place + 1;
        }
        let mut maker = Maker {
            case,
            kinds,
            open,
            found: Vec::new(),
        };
        maker.act(0, Draft::new(case.tiles));
        maker.found
    }

    /// Tries all actions for the open run at a place and those behind it.
    fn act(&mut self, place: usize, draft: Draft) {
        if place == self.open {
            self.start(draft);
            return;
        }
        // Of equal runs the order does not matter.
        let is_same = place > 0 && self.kinds[place] == self.kinds[place - 1];
        let first = if is_same {
            draft.actions[place - 1]
        } else {
            Action::Stop
        };
        for action in [
            Action::Stop,
            Action::Merge,
            Action::Real,
            Action::Stay,
            Action::Wild,
        ] {
            if action >= first
                && let Some(mut draft) = self.after(draft, self.kinds[place], action)
            {
                draft.actions[place] = action;
                self.act(place + 1, draft);
            }
        }
    }

    /// The way after an action, if it is possible.
    fn after(&self, mut draft: Draft, kind: u8, action: Action) -> Option<Draft> {
        let is_joker = kind & JOKER > 0;
        let has_one = kind & HAS_ONE > 0;
        let form = self.case.form;
        match action {
            Action::Stop => {
                draft.ends_long = true;
                (length(kind) == LONG).then_some(draft)
            }
            Action::Merge => {
                draft.merges[usize::from(is_joker)] += 1;
                draft.merges_with_one += u8::from(has_one);
                let merges: u8 = draft.merges.iter().sum();
                let begins = self.case.begins;
                let is_room = merges <= begins.iter().sum() && draft.merges_with_one <= begins[0];
                is_room.then_some(draft)
            }
            Action::Real => {
                draft.neighbours += u8::from(!is_joker);
                draft.taking(0)?.with(longer(kind, action, form))
            }
            Action::Stay | Action::Wild if has_one => None,
            Action::Stay => draft.taking(1)?.with(longer(kind, action, form)),
            Action::Wild => draft.taking(2)?.with(longer(kind, action, form)),
        }
    }

    /// Tries all starts of new runs.
    fn start(&mut self, draft: Draft) {
        self.add(draft);
        let is_needed = self.case.form == Form::Needed;
        if self.case.starts == Starts::Never || (is_needed && draft.ends_long) {
            return;
        }
        // By the kind of tile, so that each selection is tried once.
        let first = draft
            .starts
            .iter()
            .rposition(|&count| count > 0)
            .unwrap_or(0);
        for what in first..3 {
            // A joker that begins a run could as well end it, but for the last one.
            if what == 2 && is_needed && self.case.starts == Starts::Open {
                continue;
            }
            let started = draft
                .taking(what)
                .and_then(|draft| draft.with(started(what > 0, self.case.form)));
            if let Some(mut draft) = started {
                draft.starts[what] += 1;
                self.start(draft);
            }
        }
    }

    /// Adds a way that is made, unless there is a better one or its form forbids it.
    fn add(&mut self, draft: Draft) {
        let Case {
            form,
            tiles,
            counts_cuts,
            begins,
            ..
        } = self.case;
        let rest = draft.rest;
        if form == Form::Needed && rest[2] < tiles[2] {
            // Without cuts a joker changes places with a real tile that a group has. Nor is it
            // needed where real tiles make two runs without it.
            let has_left = !counts_cuts && rest[0] > 0;
            if has_left || (draft.count > 2 && !self.case.has_stays) {
                return;
            }
        }
        let mut all = Some(draft);
        for (end, count) in End::ALL.into_iter().zip(self.case.ends) {
            for _ in 0..count {
                all = all.and_then(|draft| draft.with(end.kind(form)));
            }
        }
        let Some(all) = all else { return };
        let mask = self.case.mask();
        let way = Way {
            open: Open::of(all.kinds.map(|kind| kind & mask)),
            rest,
            neighbours: draft.neighbours + draft.merges[0].min(begins[0] + begins[1]),
            actions: draft.actions,
            starts: draft.starts,
        };
        let same = self
            .found
            .iter_mut()
            .find(|found| found.open == way.open && found.rest == rest);
        match same {
            Some(found) if found.neighbours >= way.neighbours => {}
            Some(found) => *found = way,
            None => self.found.push(way),
        }
    }
}

impl Case {
    /// All of it as one number: there are no more than three of anything.
    fn key(&self) -> u64 {
        let flags = [
            self.form as u8,
            self.starts as u8,
            u8::from(self.counts_cuts),
            u8::from(self.goes_on),
            u8::from(self.has_stays),
        ];
        let counts = self.tiles.iter().chain(&self.begins).chain(&self.ends);
        flags
            .iter()
            .chain(counts)
            .fold(self.open.0.into(), |key, &part| key << 2 | u64::from(part))
    }

    /// What of the kinds of open runs matters afterwards.
    pub fn mask(&self) -> u8 {
        if self.counts_cuts && self.goes_on {
            3 | HAS_ONE | JOKER
        } else {
            3 | HAS_ONE
        }
    }
}
