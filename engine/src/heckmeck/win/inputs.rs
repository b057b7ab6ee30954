//! A table as the inputs of a network: which of them are 1. All others are 0.
//!
//! Players are counted from the one to move. A network is laid out for a number of seats; at a
//! table with fewer players the inputs of the others stay 0.

use std::ops::Deref;

use tinyvec::ArrayVec;

use crate::heckmeck::rules::LOWEST_TILE;
use crate::heckmeck::table::Table;
use crate::heckmeck::table_rules::MOST_PLAYERS;
use crate::heckmeck::tile::{TILES, Tile, Tiles};

/// The most inputs that are 1 at a time.
const MOST_ACTIVE: usize = 64;

/// The inputs that are 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Active(ArrayVec<[u16; MOST_ACTIVE]>);

impl Active {
    /// Adds an input; `None` if no table has so many.
    pub fn add(&mut self, input: u16) -> Option<()> {
        self.0.try_push(input).is_none().then_some(())
    }
}

impl Deref for Active {
    type Target = [u16];

    fn deref(&self) -> &[u16] {
        &self.0
    }
}

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
/// With this many tiles on the grill or fewer, inputs tell who leads.
const LAST_TILES: usize = 6;
/// With this many tiles on the grill or fewer, inputs tell who would lead after each event that may
/// come next.
const WHAT_IF_TILES: usize = 4;

/// How the inputs are numbered for a number of seats.
///
/// ```
/// use rollwise_engine::heckmeck::Table;
/// use rollwise_engine::heckmeck::learning::Layout;
///
/// let layout = Layout::new(2);
/// let table: Table = "*30 | 22 | grill 25 31 32".parse()?;
/// let active = layout.active(&table);
/// assert!(active.iter().all(|&input| usize::from(input) < layout.inputs()));
/// # Ok::<(), rollwise_engine::heckmeck::TableStateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    seats: usize,
}

/// What the winner is found by: the worms of a stack, then its highest tile.
type Rank = (u8, Option<Tile>);

/// Of each player.
type Ranks = ArrayVec<[Rank; MOST_PLAYERS]>;
type Stacks = ArrayVec<[Stack; MOST_PLAYERS]>;

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
fn leader(ranks: &Ranks) -> Option<usize> {
    let places = 0..ranks.len();
    places
        .max_by_key(|&player| ranks[player])
        .filter(|&player| ranks[player].0 > 0)
}

/// Numbers the inputs of one kind after those of the kinds before.
#[derive(Default)]
struct Numbering {
    /// The first input of the kind.
    first: usize,
    /// The first input of the next kind.
    next: usize,
    active: Active,
}

impl Numbering {
    /// Goes on with a kind that has this many inputs.
    fn kind(&mut self, inputs: usize) {
        self.first = self.next;
        self.next += inputs;
    }

    /// One input of the kind is 1.
    fn set(&mut self, place: usize) {
        let input = self.first + place;
        debug_assert!(input < self.next);
        #[expect(clippy::cast_possible_truncation, reason = "about a thousand inputs")]
        self.active.0.push(input as u16);
    }
}

impl Layout {
    /// The layout for this many seats.
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

    /// What may happen next: the lowest or the highest tile is taken, the turn fails, the next
    /// player steals from the one to move, who steals from each of the others.
    const fn events(self) -> usize {
        self.seats + 3
    }

    /// The inputs that are 1 at a table that is not over, with no more players than seats.
    #[must_use]
    pub fn active(self, table: &Table) -> Active {
        let players = table.players();
        let tiles = |nth: usize| &table.stacks()[(table.to_move() + nth) % players];
        let stacks: Stacks = (0..players).map(|nth| Stack::of(tiles(nth))).collect();
        let ranks: Ranks = stacks.iter().map(|stack| stack.rank).collect();
        let mut numbering = Numbering::default();

        numbering.kind(SIXTEEN * self.places());
        for tile in table.grill().iter() {
            numbering.set(place(tile) * self.places());
        }
        for nth in 0..players {
            for (depth, &tile) in tiles(nth).iter().rev().enumerate() {
                let in_stack = 1 + DEPTHS * nth + depth.min(DEPTHS - 1);
                numbering.set(place(tile) * self.places() + in_stack);
            }
        }
        for nth in 0..self.seats {
            let is_taken = nth < players;
            numbering.kind(WORMS);
            if is_taken {
                numbering.set(usize::from(ranks[nth].0).min(WORMS - 1));
            }
            numbering.kind(HEIGHTS);
            if is_taken {
                numbering.set(tiles(nth).len().min(HEIGHTS - 1));
            }
            numbering.kind(LEADS);
            if is_taken {
                numbering.set(lead(&ranks, nth));
            }
        }
        self.add_grill(table.grill(), leader(&ranks), &mut numbering);
        self.add_what_ifs(table.grill(), &stacks, &ranks, &mut numbering);
        numbering.kind(self.seats);
        numbering.set(players - 1);
        debug_assert_eq!(numbering.next, self.inputs());
        numbering.active
    }

    fn add_grill(self, grill: Tiles, leader: Option<usize>, numbering: &mut Numbering) {
        let (mut count, mut worms) = (0, 0);
        for tile in grill.iter() {
            count += 1;
            worms += usize::from(tile.worms());
        }
        let (Some(lowest), Some(highest)) = (grill.iter().next(), grill.highest()) else {
            return;
        };
        numbering.kind(SIXTEEN);
        numbering.set(count - 1);
        numbering.kind(GRILL_WORMS);
        numbering.set(worms);
        numbering.kind(SIXTEEN);
        numbering.set(place(lowest));
        numbering.kind(SIXTEEN);
        numbering.set(place(highest));
        numbering.kind(LAST_TILES * self.leaders());
        if count <= LAST_TILES {
            numbering.set((count - 1) * self.leaders() + leader.unwrap_or(self.seats));
        }
    }

    /// Who would lead after what may happen next.
    fn add_what_ifs(self, grill: Tiles, stacks: &Stacks, ranks: &Ranks, numbering: &mut Numbering) {
        let count = grill.iter().count();
        numbering.kind(WHAT_IF_TILES * self.events() * self.leaders());
        let (Some(lowest), Some(highest)) = (grill.iter().next(), grill.highest()) else {
            return;
        };
        if count > WHAT_IF_TILES {
            return;
        }
        let mut add = |event: usize, changes: &[(usize, Rank)]| {
            let mut ranks = *ranks;
            for &(player, rank) in changes {
                ranks[player] = rank;
            }
            let leader = leader(&ranks).unwrap_or(self.seats);
            numbering.set(((count - 1) * self.events() + event) * self.leaders() + leader);
        };
        let (me, own) = (0, &stacks[0]);
        add(0, &[(me, with(own.rank, lowest))]);
        add(1, &[(me, with(own.rank, highest))]);
        add(2, &[(me, own.without_top)]);
        if let Some(tile) = own.top {
            add(3, &[(me, own.without_top), (1, with(ranks[1], tile))]);
        }
        for (from, stack) in stacks.iter().enumerate().skip(1) {
            if let Some(tile) = stack.top {
                let changes = [(me, with(own.rank, tile)), (from, stack.without_top)];
                add(3 + from, &changes);
            }
        }
    }
}

/// Index of a tile, from 0.
fn place(tile: Tile) -> usize {
    usize::from(tile.number() - LOWEST_TILE)
}

/// By how many worms a player is ahead of the best of the others, as the index of an input.
fn lead(ranks: &Ranks, player: usize) -> usize {
    let own = ranks[player];
    let others = ranks
        .iter()
        .enumerate()
        .filter(|&(other, _)| other != player);
    let Some(best) = others.map(|(_, &rank)| rank).max() else {
        unreachable!("a table has two players or more");
    };
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
