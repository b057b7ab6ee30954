//! Rummikub, the tile game: the best move from a rack and a table, proved; whole games.
//!
//! The rules are those of the publisher's English sheet of 2019; where older sheets and other
//! tables differ, [`Rules`] has an option.
//!
//! ```
//! use rollwise_engine::rummikub::{Position, Solver, Wishes};
//!
//! // The blue six makes the group; the red eight joins the run.
//! let position: Position = "r5-7 / rko6 | b6 r8 k11".parse()?;
//! let answer = Solver::new().solve(&position, &Wishes::default())?;
//! let best = answer.best.expect("two tiles can go");
//! assert_eq!((best.numbers.tiles, best.numbers.points), (2, 14));
//! assert_eq!(best.rest.to_string(), "k11");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adding;
mod answer;
mod arrangement;
mod best;
mod check;
mod columns;
mod combinations;
mod decide;
mod draws;
mod ending;
mod expansion;
mod fates;
mod game;
mod groups;
mod judgement;
mod ladder;
mod layout;
mod notation;
mod opening;
mod plan;
mod position;
mod prices;
mod problem;
mod recovery;
mod rules;
mod runs;
mod search;
mod set;
mod simple;
mod solver;
mod states;
mod steps;
mod strategy;
mod task;
mod tile;
mod tournament;
mod ways;

pub use answer::{Answer, Change, Move, Numbers, Origin, Outcome, PlannedSet, WishError, Wishes};
pub use best::Wait;
pub use check::{Breach, IllegalPlan};
pub use decide::{Rummikub, View};
pub use draws::{Draw, Draws};
pub use ending::Ending;
pub use game::{
    Deal, FEWEST_PLAYERS, FIRST_RACK, Game, MOST_PLAYERS, MOST_TURNS, PlayersError, Refused,
    TurnEnd,
};
pub use judgement::{Judgement, judge};
pub use notation::{NotationError, parse, write};
pub use position::{Place, Position, PositionError};
pub use rules::{JokerRule, MOST_JOKER_POINTS, MOST_OPENING, Objective, Rules};
pub use set::{Kind, LARGEST_SET, SMALLEST_SET, Set, SetError};
pub use solver::{SolveError, Solver};
pub use strategy::{Advice, Strategy};
pub use tile::{ALL_TILES, COLOURS, COPIES, Colour, KINDS, NUMBERS, Tile, Tiles};
pub use tournament::{Deals, FinishedGame, Games, Tally, Tournament, play_turn};

/// Sorts a short list by a key; equal ones keep their order. The library's own sort is faster from
/// some dozens on, but adds up to 20 kB for each kind of list to what a phone downloads.
fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && key(&list[place]) < key(&list[place - 1]) {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}

/// A count of tiles, sets or numbers as a small number: there are 106 tiles.
fn small(count: usize) -> u8 {
    let Ok(count) = u8::try_from(count) else {
        unreachable!("there are 106 tiles");
    };
    count
}
