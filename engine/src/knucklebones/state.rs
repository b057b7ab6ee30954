//! Positions as three numbers, for search and for training.
//!
//! A column and the one that faces it are a *pair*. There are 3,067 pairs without a value on both
//! sides. Where both columns are full nothing can change any more, so that of such pairs only the
//! difference of their scores is kept: 2,154 remain. A [`State`] is three of them in ascending
//! order, since their order does not matter; what a die does to one is looked up.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use crate::dice::{FACES, Face};
use crate::knucklebones::{Board, COLUMNS, Column, GameResult, Position};

/// Number of pairs that are told apart.
pub const PAIRS: usize = 2154;

/// In place of a column: it is full, and so is the one that faces it.
pub const CLOSED: usize = 84;

/// A pair by its place among the [`PAIRS`] pairs.
pub type Pair = u16;

/// In place of a pair: the column is full.
const NONE: Pair = Pair::MAX;

/// What a pair counts, seen by the player to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Score of the own columns, less that of the facing ones.
    pub difference: i16,
    /// Empty squares of the own columns.
    pub mine: u8,
    /// Empty squares of the facing columns.
    pub theirs: u8,
}

/// What there is to know of each pair.
#[derive(Debug)]
pub struct Pairs {
    /// The columns of a pair; of one with both columns full, some with the same difference.
    columns: Vec<(Column, Column)>,
    by_columns: FxHashMap<(Column, Column), Pair>,
    places: Vec<[usize; 2]>,
    counts: Vec<Counts>,
    swapped: Vec<Pair>,
    /// By pair and face, seen by the player who has not placed. Two entries of a row stay unused.
    placed: Vec<[Pair; 8]>,
}

impl Pairs {
    /// The pairs of the game.
    #[must_use]
    pub fn get() -> &'static Pairs {
        static PAIRS: LazyLock<Pairs> = LazyLock::new(Pairs::list);
        &PAIRS
    }

    fn list() -> Pairs {
        let mut columns = Vec::with_capacity(PAIRS);
        let mut by_columns = FxHashMap::default();
        let mut full = FxHashMap::default();
        for mine in Column::all() {
            for theirs in Column::all().filter(|theirs| shares_no_value(mine, *theirs)) {
                let next = Pair::try_from(columns.len()).expect("fewer pairs than that");
                let is_full = mine.is_full() && theirs.is_full();
                let difference = counts(mine, theirs).difference;
                let pair = if is_full {
                    *full.entry(difference).or_insert(next)
                } else {
                    next
                };
                if pair == next {
                    columns.push((mine, theirs));
                }
                by_columns.insert((mine, theirs), pair);
            }
        }
        let placed = columns.iter().map(|&(mine, theirs)| {
            let mut row = [NONE; 8];
            for face in Face::ALL.into_iter().filter(|_| !mine.is_full()) {
                row[face.index()] = by_columns[&(theirs.without(face), mine.with(face))];
            }
            row
        });
        let place: FxHashMap<Column, usize> = Column::all().zip(0..).collect();
        let numbered = columns.iter().map(|&(mine, theirs)| {
            let is_closed = mine.is_full() && theirs.is_full();
            [mine, theirs].map(|column| if is_closed { CLOSED } else { place[&column] })
        });
        Pairs {
            placed: placed.collect(),
            places: numbered.collect(),
            swapped: columns
                .iter()
                .map(|&(mine, theirs)| by_columns[&(theirs, mine)])
                .collect(),
            counts: columns
                .iter()
                .map(|&(mine, theirs)| counts(mine, theirs))
                .collect(),
            columns,
            by_columns,
        }
    }

    /// The columns of a pair, that of the player to move first. Of a pair with both columns full
    /// only the difference of their scores is that of the position it stands for.
    #[must_use]
    pub fn columns(&self, pair: Pair) -> (Column, Column) {
        self.columns[usize::from(pair)]
    }

    /// The columns of a pair by their places among all columns, that of the player to move first;
    /// [`CLOSED`] twice where both are full.
    #[must_use]
    pub fn places(&self, pair: Pair) -> [usize; 2] {
        self.places[usize::from(pair)]
    }

    /// What a pair counts.
    #[must_use]
    pub fn counts(&self, pair: Pair) -> Counts {
        self.counts[usize::from(pair)]
    }

    /// The pair seen by the other player.
    #[must_use]
    pub fn swapped(&self, pair: Pair) -> Pair {
        self.swapped[usize::from(pair)]
    }

    /// The pair after a die was placed in its own column, seen by the other player; `None` if that
    /// column is full.
    #[must_use]
    pub fn placed(&self, pair: Pair, face: Face) -> Option<Pair> {
        // A row has eight entries, so that this needs no check.
        let placed = self.placed[usize::from(pair)][face.index() & 7];
        (placed != NONE).then_some(placed)
    }
}

fn shares_no_value(mine: Column, theirs: Column) -> bool {
    Face::ALL
        .into_iter()
        .all(|face| mine.count(face) == 0 || theirs.count(face) == 0)
}

fn counts(mine: Column, theirs: Column) -> Counts {
    Counts {
        difference: i16::from(mine.score()) - i16::from(theirs.score()),
        mine: 3 - mine.len(),
        theirs: 3 - theirs.len(),
    }
}

/// A position up to what does not matter: its pairs in ascending order.
///
/// ```
/// use rollwise_engine::knucklebones::Position;
/// use rollwise_engine::knucklebones::learning::State;
///
/// let state = |text: &str| State::from(text.parse::<Position>().unwrap());
/// // Another order of the column pairs, and full pairs that differ by as much: 36 and 27 points.
/// assert_eq!(state("5__/444/___ v 6__/___/___"), state("___/5__/444 v ___/6__/___"));
/// assert_eq!(state("___/555/___ v ___/333/___"), state("___/444/___ v ___/633/___"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State([Pair; COLUMNS]);

impl State {
    /// The state with these pairs in any order.
    #[must_use]
    pub fn new([first, second, third]: [Pair; COLUMNS]) -> State {
        let (low, high) = (first.min(second), first.max(second));
        State([low.min(third), high.min(third).max(low), high.max(third)])
    }

    /// Its pairs, ascending.
    #[must_use]
    pub fn pairs(self) -> [Pair; COLUMNS] {
        self.0
    }

    /// What its pairs count together.
    #[must_use]
    pub fn counts(self, pairs: &Pairs) -> Counts {
        let [first, second, third] = self.0.map(|pair| pairs.counts(pair));
        first.plus(second).plus(third)
    }

    /// What can come of a roll, one state for each column that differs and has room, seen by the
    /// other player.
    pub fn after(self, pairs: &Pairs, face: Face) -> impl Iterator<Item = State> {
        let swapped = self.0.map(|pair| pairs.swapped(pair));
        (0..COLUMNS).filter_map(move |column| {
            // Of equal pairs, which are neighbours, one is enough.
            if column > 0 && self.0[column] == self.0[column - 1] {
                return None;
            }
            let mut after = swapped;
            after[column] = pairs.placed(self.0[column], face)?;
            Some(State::new(after))
        })
    }

    /// A number that no other state has, below 2³⁶.
    #[must_use]
    pub fn key(self) -> u64 {
        let [first, second, third] = self.0.map(u64::from);
        first << 24 | second << 12 | third
    }

    /// A position that it stands for.
    #[must_use]
    pub fn position(self, pairs: &Pairs) -> Position {
        let columns = self.0.map(|pair| pairs.columns(pair));
        Position::unchecked(
            Board(columns.map(|(mine, _)| mine)),
            Board(columns.map(|(_, theirs)| theirs)),
        )
    }
}

impl From<Position> for State {
    fn from(position: Position) -> State {
        let pairs = Pairs::get();
        let (mine, theirs) = (position.mine().0, position.theirs().0);
        State::new(std::array::from_fn(|column| {
            pairs.by_columns[&(mine[column], theirs[column])]
        }))
    }
}

impl Counts {
    /// What two counts come to together.
    #[must_use]
    pub(crate) fn plus(self, other: Counts) -> Counts {
        Counts {
            difference: self.difference + other.difference,
            mine: self.mine + other.mine,
            theirs: self.theirs + other.theirs,
        }
    }

    /// How the game has ended for the player to move; `None` while it goes on.
    #[must_use]
    pub fn result(self) -> Option<GameResult> {
        (self.theirs == 0).then(|| GameResult::of(self.difference))
    }
}

const _: () = assert!(
    FACES <= 8,
    "a row of what is placed has room for every face"
);
