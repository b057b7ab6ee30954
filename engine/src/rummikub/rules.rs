//! The rules that differ from table to table, and what a move is to make the most of.

use crate::names::named;

named! {
    /// How a joker on the table may be used.
    #[derive(Default)]
    pub enum JokerRule {
        /// As a tile like any other: only what lies there after the turn counts.
        #[default]
        Free = "free",
        /// It stays a tile that it stands for, which may be moved as such; or it is freed against
        /// that tile, from the rack or the table: after the turn at least as many real copies of
        /// the tile lie on the table as jokers were freed against it.
        Stands = "stands",
        /// A set with a joker may only grow: a run at its ends, a group by its fourth colour. The
        /// joker comes free when the tile that it stands for takes its place from the rack; in a
        /// group either missing colour will do. A set whose jokers are all replaced is an ordinary
        /// one.
        Locked = "locked",
        /// As [`JokerRule::Locked`]; but a group gives up its jokers only together, to all colours
        /// that it lacks.
        Both = "both",
    }
}

/// The most points that an opening can need: more than all tiles of the game are worth.
pub const MOST_OPENING: u32 = 1000;
/// The most that a joker on the rack can count.
pub const MOST_JOKER_POINTS: u32 = 100;

/// The rules of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Points that a player's first move must bring from the rack alone, a joker counting as what
    /// it stands for: 30, 50 on older sheets, 40 at some tables; at most [`MOST_OPENING`].
    pub opening: u32,
    /// Whether the turn of the opening may go on with the table.
    pub play_on: bool,
    /// How a joker on the table may be used.
    pub jokers: JokerRule,
    /// Whether a set has at most one joker; the sheet allows two.
    pub one_joker: bool,
    /// What a joker on the rack counts: 30, at some tables 20 or 25, in some tournaments 100; no
    /// more than that.
    pub joker_points: u32,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            opening: 30,
            play_on: false,
            jokers: JokerRule::Free,
            one_joker: false,
            joker_points: 30,
        }
    }
}

named! {
    /// What counts first, second and third about a move.
    #[derive(Default)]
    pub enum Objective {
        /// Most tiles, then most points, then fewest cuts.
        #[default]
        Tiles = "tiles",
        /// Most points, then most tiles, then fewest cuts.
        Points = "points",
        /// Most tiles, then fewest cuts, then most points.
        Simple = "simple",
    }
}
