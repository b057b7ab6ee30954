//! The order in which a solution keeps its positions.
//!
//! Pairs of facing columns are ranked, the fullest first, each beside the same pair seen by the
//! other player. A position is three ranks, low ≤ middle ≤ high, and its place is
//! `high(high+1)(high+2)/6 + middle(middle+1)/2 + low` (the combinatorial number system). So
//! positions that differ in the lowest rank alone, a *row*, lie side by side.
//!
//! The pair that is full on both sides with equal scores has the last rank. A game of one or two
//! columns is the game of three in which the others are such pairs: its positions are the last
//! ones of all.

use std::iter;
use std::ops::Range;

use engine::dice::{FACES, Face};
use engine::knucklebones::learning::{Counts, PAIRS, Pair, Pairs, State};
use engine::knucklebones::{COLUMNS, Position};

/// A pair by its place among all pairs.
pub type Rank = u16;

/// In place of a rank: the column of the player to move is full.
pub const NONE: Rank = Rank::MAX;

/// The pair that a game of fewer columns has in place of each other column.
#[expect(clippy::cast_possible_truncation, reason = "there are 2,154 pairs")]
const CLOSED: Rank = PAIRS as Rank - 1;

/// Pairs of ranks below this one, in any order.
#[must_use]
pub const fn triangle(rank: usize) -> usize {
    rank * (rank + 1) / 2
}

/// Threes of ranks below this one, in any order.
#[must_use]
pub const fn pyramid(rank: usize) -> usize {
    rank * (rank + 1) * (rank + 2) / 6
}

/// The pairs by rank.
pub struct Order {
    pairs: Vec<Pair>,
    /// The other way round: ranks by pair.
    ranks: Vec<Rank>,
    counts: Vec<Counts>,
    swapped: Vec<Rank>,
    placed: Vec<[Rank; FACES]>,
}

impl Order {
    /// Ranks all pairs.
    #[must_use]
    pub fn new() -> Order {
        let known = Pairs::get();
        let mut pairs: Vec<Pair> = (0..=CLOSED).collect();
        pairs.sort_by_key(|&pair| {
            let counts = known.counts(pair);
            (
                counts == Counts::default(),
                counts.mine + counts.theirs,
                counts.mine.abs_diff(counts.theirs),
                pair.min(known.swapped(pair)),
                pair,
            )
        });
        let mut ranks = vec![0; PAIRS];
        for (rank, &pair) in (0..).zip(&pairs) {
            ranks[usize::from(pair)] = rank;
        }
        let rank = |pair: Pair| ranks[usize::from(pair)];
        let of_all = |pair: &Pair| rank(known.swapped(*pair));
        let swapped = pairs.iter().map(of_all).collect();
        let placed =
            |&pair: &Pair| Face::ALL.map(|face| known.placed(pair, face).map_or(NONE, rank));
        Order {
            counts: pairs.iter().map(|&pair| known.counts(pair)).collect(),
            swapped,
            placed: pairs.iter().map(placed).collect(),
            pairs,
            ranks,
        }
    }

    /// What a pair counts, seen by the player to move.
    #[must_use]
    pub fn counts(&self, rank: Rank) -> Counts {
        self.counts[usize::from(rank)]
    }

    /// The pair seen by the other player.
    #[must_use]
    pub fn swapped(&self, rank: Rank) -> Rank {
        self.swapped[usize::from(rank)]
    }

    /// By face: the pair after that die was placed in the column of the player to move, seen by the
    /// other player; [`NONE`] for all faces if that column is full.
    #[must_use]
    pub fn placed(&self, rank: Rank) -> &[Rank; FACES] {
        &self.placed[usize::from(rank)]
    }

    /// Whether the games of a position with these ranks are over: one board is full.
    #[must_use]
    pub fn is_over(&self, ranks: [Rank; COLUMNS]) -> bool {
        let counts = ranks.map(|rank| self.counts(rank));
        counts.iter().all(|counts| counts.mine == 0)
            || counts.iter().all(|counts| counts.theirs == 0)
    }

    /// The place of a position, among those of the game of three columns.
    #[must_use]
    pub fn place(&self, state: State) -> usize {
        let mut ranks = state.pairs().map(|pair| self.ranks[usize::from(pair)]);
        ranks.sort_unstable();
        let [low, middle, high] = ranks;
        Row { middle, high }.start() + usize::from(low)
    }

    /// The position with these ranks.
    #[must_use]
    pub fn state(&self, ranks: [Rank; COLUMNS]) -> State {
        State::new(ranks.map(|rank| self.pairs[usize::from(rank)]))
    }
}

impl Default for Order {
    fn default() -> Order {
        Order::new()
    }
}

/// Positions that differ in their lowest rank alone, which goes from 0 to the middle one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The middle rank.
    pub middle: Rank,
    /// The highest rank.
    pub high: Rank,
}

impl Row {
    /// The place of its first position, among those of the game of three columns.
    #[must_use]
    pub fn start(self) -> usize {
        pyramid(self.high.into()) + triangle(self.middle.into())
    }

    /// The lowest ranks of its positions.
    #[must_use]
    pub fn lows(self) -> Range<Rank> {
        0..self.middle + 1
    }
}

/// The game of one, two or three columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns(u8);

impl Columns {
    /// The whole game.
    pub const ALL: Columns = Columns(3);

    /// The game of this many columns; `None` unless there are 1 to 3.
    #[must_use]
    pub fn new(columns: u8) -> Option<Columns> {
        (1..=3).contains(&columns).then_some(Columns(columns))
    }

    /// Number of columns.
    #[must_use]
    pub fn get(self) -> u8 {
        self.0
    }

    /// Its empty boards. Each column that it has not is full, with ten points on either side.
    ///
    /// # Panics
    /// Never: these are boards.
    #[must_use]
    pub fn start(self) -> Position {
        let text = match self.0 {
            1 => "___/611/611 v ___/532/532",
            2 => "___/___/611 v ___/___/532",
            _ => "___/___/___ v ___/___/___",
        };
        text.parse().expect("boards of three columns")
    }

    /// The highest ranks of its positions, the fullest pairs first.
    pub fn highs(self) -> impl Iterator<Item = Rank> {
        let others = if self == Columns::ALL { CLOSED } else { 0 };
        iter::once(CLOSED).chain(0..others)
    }

    /// The middle ranks of its positions whose highest rank is `high`.
    #[must_use]
    pub fn middles(self, high: Rank) -> Range<Rank> {
        let first = if self.0 == 1 { CLOSED } else { 0 };
        first..high + 1
    }

    /// The places of its positions, among those of the game of three columns.
    #[must_use]
    pub fn places(self) -> Range<usize> {
        let closed = Row {
            middle: CLOSED,
            high: CLOSED,
        };
        let end = closed.start() + PAIRS;
        match self.0 {
            3 => 0..end,
            2 => pyramid(CLOSED.into())..end,
            _ => closed.start()..end,
        }
    }
}
