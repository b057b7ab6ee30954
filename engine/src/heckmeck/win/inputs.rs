//! A table as the inputs of a network: which of them are 1. All others are 0.
//!
//! Players are counted from the one to move. A network is laid out for a number of seats; at a table with
//! fewer players the inputs of the others stay 0.

use tinyvec::ArrayVec;

use crate::heckmeck::rules::LOWEST_TILE;
use crate::heckmeck::table::{MOST_PLAYERS, Table};
use crate::heckmeck::tile::{TILES, Tile};

/// The most inputs that are 1 at a time.
const MOST_ACTIVE: usize = 64;

/// The inputs that are 1.
pub type Active = ArrayVec<[u16; MOST_ACTIVE]>;

const SIXTEEN: usize = TILES as usize;

/// Where a tile can be in a stack, as far as it is told apart: on top, second, or deeper.
const DEPTHS: usize = 3;
/// Worms of a player that are told apart: more count as 20.
const WORMS: usize = 21;
/// Heights of a stack that are told apart: higher ones count as 6.
const HEIGHTS: usize = 7;
/// The most worms of a lead that are told apart.
const MOST_LEAD: i8 = 10;
/// Leads that are told apart: by worms from −10 to 10, where 0 is told apart by who wins the tie.
const LEADS: usize = 2 * MOST_LEAD as usize + 3;
/// Worms on the grill that are told apart: all there are, and 0.
const GRILL_WORMS: usize = 41;
/// Tiles on the grill of which it matters most who leads.
const LAST_TILES: usize = 6;
/// Tiles on the grill up to which is told who would lead after what may happen next.
const WHAT_IF_TILES: usize = 4;

/// How the inputs are numbered for a number of seats.
///
/// ```
/// use engine::heckmeck::{Layout, Table};
///
/// let layout = Layout::new(2);
/// let table: Table = "*30 | 22 | grill 25 31 32".parse()?;
/// let active = layout.active(&table);
/// assert!(active.iter().all(|&input| usize::from(input) < layout.inputs()));
/// # Ok::<(), engine::heckmeck::TableStateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    seats: usize,
}

/// What the winner is found by: the worms of a stack, then its highest tile.
type Rank = (u8, Option<Tile>);

/// Of each player.
type Ranks = ArrayVec<[Rank; MOST_PLAYERS]>;

/// A stack, as far as the inputs ask.
#[derive(Clone, Copy, Default)]
struct Stack {
    rank: Rank,
    /// The rank without the top tile.
    without_top: Rank,
    top: Option<Tile>,
}

impl Stack {
    fn of(tiles: &[Tile]) -> Stack {
        let rank = |tiles: &[Tile]| {
            let worms = tiles.iter().map(|tile| tile.worms()).sum();
            (worms, tiles.iter().max().copied())
        };
        Stack {
            rank: rank(tiles),
            without_top: tiles.split_last().map_or((0, None), |(_, rest)| rank(rest)),
            top: tiles.last().copied(),
        }
    }
}

/// A rank with one tile more.
fn with(rank: Rank, tile: Tile) -> Rank {
    (rank.0 + tile.worms(), rank.1.max(Some(tile)))
}

/// Index of the highest rank; `None` while nobody has a tile.
fn leader(ranks: &[Rank]) -> Option<usize> {
    let places = 0..ranks.len();
    places
        .max_by_key(|&player| ranks[player])
        .filter(|&player| ranks[player].0 > 0)
}

/// Numbers the inputs of one kind after those of the kinds before.
struct Numbering {
    next: usize,
    active: Active,
}

impl Numbering {
    /// A kind with so many inputs, of which one is 1, or none.
    fn kind(&mut self, inputs: usize, one: Option<usize>) {
        self.kinds(inputs, one.into_iter());
    }

    /// A kind with so many inputs, of which some are 1.
    fn kinds(&mut self, inputs: usize, ones: impl Iterator<Item = usize>) {
        for one in ones {
            debug_assert!(one < inputs);
            #[expect(clippy::cast_possible_truncation, reason = "about a thousand inputs")]
            self.active.push((self.next + one) as u16);
        }
        self.next += inputs;
    }
}

impl Layout {
    /// The layout for so many seats.
    #[must_use]
    pub const fn new(seats: usize) -> Layout {
        Layout { seats }
    }

    /// Seats that there are inputs for.
    #[must_use]
    pub const fn seats(self) -> usize {
        self.seats
    }

    /// Number of inputs.
    #[must_use]
    pub const fn inputs(self) -> usize {
        let seats = self.seats;
        SIXTEEN * self.places()
            + seats * (WORMS + HEIGHTS + LEADS)
            + SIXTEEN
            + GRILL_WORMS
            + 2 * SIXTEEN
            + LAST_TILES * self.leaders()
            + WHAT_IF_TILES * self.events() * self.leaders()
            + seats
    }

    /// Places of a tile that are told apart: the grill, and three in each stack.
    const fn places(self) -> usize {
        1 + self.seats * DEPTHS
    }

    /// Who can lead: each player, or nobody.
    const fn leaders(self) -> usize {
        self.seats + 1
    }

    /// What may happen next: the lowest or the highest tile is taken, the turn fails, the next player steals
    /// from the one to move, who steals from each of the others.
    const fn events(self) -> usize {
        self.seats + 3
    }

    /// The inputs that are 1 at a table that is not over, with no more players than seats.
    #[must_use]
    pub fn active(self, table: &Table) -> Active {
        let players = table.players();
        let mut stacks = [Stack::default(); MOST_PLAYERS];
        let mut numbering = Numbering {
            next: 0,
            active: Active::default(),
        };
        let in_order =
            || (0..players).map(|nth| &table.stacks()[(table.to_move() + nth) % players]);
        for (stack, tiles) in stacks.iter_mut().zip(in_order()) {
            *stack = Stack::of(tiles);
        }
        let stacks = &stacks[..players];

        let place = |tile: Tile, place: usize| {
            usize::from(tile.number() - LOWEST_TILE) * self.places() + place
        };
        let on_grill = table.grill().iter().map(|tile| place(tile, 0));
        let in_stacks = in_order().enumerate().flat_map(|(nth, tiles)| {
            let from_top = tiles.iter().rev().enumerate();
            from_top
                .map(move |(depth, &tile)| place(tile, 1 + DEPTHS * nth + depth.min(DEPTHS - 1)))
        });
        numbering.kinds(SIXTEEN * self.places(), on_grill.chain(in_stacks));

        let ranks = stacks.iter().map(|stack| stack.rank).collect::<Ranks>();
        for nth in 0..self.seats {
            let stack = stacks.get(nth);
            let tiles = in_order().nth(nth);
            numbering.kind(
                WORMS,
                stack.map(|stack| usize::from(stack.rank.0).min(WORMS - 1)),
            );
            numbering.kind(HEIGHTS, tiles.map(|tiles| tiles.len().min(HEIGHTS - 1)));
            numbering.kind(LEADS, stack.map(|_| lead(&ranks, nth)));
        }
        self.add_grill(table, leader(&ranks), &mut numbering);
        self.add_what_ifs(table, stacks, &ranks, &mut numbering);
        numbering.kind(self.seats, Some(players - 1));
        debug_assert_eq!(numbering.next, self.inputs());
        numbering.active
    }

    fn add_grill(self, table: &Table, leader: Option<usize>, numbering: &mut Numbering) {
        let grill = table.grill();
        let count = grill.iter().count();
        let worms: u8 = grill.iter().map(Tile::worms).sum();
        let place = |tile: Tile| usize::from(tile.number() - LOWEST_TILE);
        numbering.kind(SIXTEEN, count.checked_sub(1));
        numbering.kind(GRILL_WORMS, Some(worms.into()));
        numbering.kind(SIXTEEN, grill.iter().next().map(place));
        numbering.kind(SIXTEEN, grill.highest().map(place));
        let leader = leader.unwrap_or(self.seats);
        let ends = (count <= LAST_TILES).then(|| (count - 1) * self.leaders() + leader);
        numbering.kind(LAST_TILES * self.leaders(), ends);
    }

    /// Who would lead after what may happen next.
    fn add_what_ifs(
        self,
        table: &Table,
        stacks: &[Stack],
        ranks: &[Rank],
        numbering: &mut Numbering,
    ) {
        let (count, leaders) = (table.grill().iter().count(), self.leaders());
        let inputs = WHAT_IF_TILES * self.events() * leaders;
        if count > WHAT_IF_TILES {
            return numbering.kind(inputs, None);
        }
        let after = |changes: &[(usize, Rank)]| {
            let mut ranks = ranks.iter().copied().collect::<Ranks>();
            for &(player, rank) in changes {
                ranks[player] = rank;
            }
            leader(&ranks).unwrap_or(self.seats)
        };
        let (me, own) = (0, &stacks[0]);
        let taken = |tile: Option<Tile>| tile.map(|tile| after(&[(me, with(own.rank, tile))]));
        let stolen = own
            .top
            .map(|tile| after(&[(me, own.without_top), (1, with(ranks[1], tile))]));
        let by_me = |from: usize| {
            let stack = stacks.get(from)?;
            let tile = stack.top?;
            Some(after(&[
                (me, with(own.rank, tile)),
                (from, stack.without_top),
            ]))
        };
        let grill = table.grill();
        let first = [
            taken(grill.iter().next()),
            taken(grill.highest()),
            Some(after(&[(me, own.without_top)])),
            stolen,
        ];
        let events = first
            .into_iter()
            .chain((1..self.seats).map(by_me))
            .enumerate();
        let ones = events.filter_map(|(event, leader)| {
            Some(((count - 1) * self.events() + event) * leaders + leader?)
        });
        numbering.kinds(inputs, ones);
    }
}

/// By how many worms a player is ahead of the best of the others, as the index of an input.
fn lead(ranks: &[Rank], player: usize) -> usize {
    let own = ranks[player];
    let others = ranks
        .iter()
        .enumerate()
        .filter(|&(other, _)| other != player);
    let best = others.map(|(_, &rank)| rank).max().unwrap_or_default();
    let worms = own.0.cast_signed() - best.0.cast_signed();
    let most = MOST_LEAD;
    let place = match worms {
        // Behind or ahead by the highest tile, or nobody has one.
        0 => most + i8::from(own >= best) + i8::from(own > best),
        1.. => most + 2 + worms.min(most),
        _ => most + worms.max(-most),
    };
    usize::from(place.unsigned_abs())
}
