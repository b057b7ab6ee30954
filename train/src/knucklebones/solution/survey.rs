//! What the solution says of the game as a whole: its openings, its choices, its costliest mistake.

use engine::dice::{FACES, Face};
use engine::knucklebones::learning::{Pairs, State};
use engine::knucklebones::{COLUMNS, Position};

use crate::knucklebones::solution::order::Row;
use crate::knucklebones::solution::solved::Solution;
use crate::threads::on_threads;

/// Shares of the first two placements.
#[derive(Clone, Debug)]
pub struct Openings {
    /// Of the player who starts, before the first roll.
    pub start: f64,
    /// The same after each first roll was placed, ones first. All columns are the same then.
    pub after_first: [f64; FACES],
    /// Of the other player, by first and second roll: placed in the facing column, and elsewhere.
    pub answers: [[[f64; 2]; FACES]; FACES],
}

/// Looks the openings up.
///
/// # Panics
/// If the solution is of a game of one column, which has no "elsewhere".
#[must_use]
pub fn openings(solution: &Solution, start: Position) -> Openings {
    let share = |state: State| solution.share(state).expect("a position of this game");
    let open: Vec<usize> = (0..COLUMNS)
        .filter(|&column| start.place(column, Face::ALL[0]).is_some())
        .collect();
    let [facing, elsewhere, ..] = open[..] else {
        panic!("a game of two or three columns");
    };
    let placed = |position: Position, column: usize, face: Face| {
        position
            .place(column, face)
            .expect("an empty column has room")
    };
    Openings {
        start: share(start.into()),
        after_first: Face::ALL.map(|first| 1.0 - share(placed(start, facing, first).into())),
        answers: Face::ALL.map(|first| {
            let answered = placed(start, facing, first);
            Face::ALL.map(|second| {
                [facing, elsewhere]
                    .map(|column| 1.0 - share(placed(answered, column, second).into()))
            })
        }),
    }
}

/// How positions with a roll are told apart, by the columns that have room and differ.
#[derive(Clone, Copy, Debug, Default)]
pub struct Choices {
    /// Positions that are not over.
    pub positions: u64,
    /// With a roll: there is one way to place it.
    pub forced: u64,
    /// With a roll: one column is better than all others.
    pub unique: u64,
    /// With a roll: two columns or more are as good, to a unit of the file.
    pub shared: u64,
    /// The costliest mistake.
    pub costliest: Option<Mistake>,
}

/// The worst column where the best one was to be had.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mistake {
    /// What it costs, in share of wins.
    pub cost: f64,
    /// The share with the best column.
    pub best: f64,
    /// The position.
    pub state: State,
    /// The roll.
    pub roll: Face,
}

/// Shares that are closer than this may be the same: both are rounded to a unit of 1/65,534.
const SAME: f64 = 1.5 / 65_534.0;

impl Choices {
    fn and(self, other: Choices) -> Choices {
        let cost = |mistake: &Mistake| mistake.cost;
        let costliest = match (self.costliest, other.costliest) {
            // Of equal ones the first.
            (Some(one), Some(other)) if cost(&other) > cost(&one) => Some(other),
            (one, other) => one.or(other),
        };
        Choices {
            positions: self.positions + other.positions,
            forced: self.forced + other.forced,
            unique: self.unique + other.unique,
            shared: self.shared + other.shared,
            costliest,
        }
    }
}

/// Goes through all positions and rolls.
#[must_use]
pub fn choices(solution: &Solution, threads: usize) -> Choices {
    let columns = solution.header().columns;
    let of_highs = on_threads(threads, columns.highs().collect::<Vec<_>>(), |high| {
        let rows = columns.middles(high).map(|middle| Row { middle, high });
        rows.fold(Choices::default(), |choices, row| {
            choices.and(of_row(solution, row))
        })
    });
    of_highs.into_iter().fold(Choices::default(), Choices::and)
}

fn of_row(solution: &Solution, row: Row) -> Choices {
    let order = solution.order();
    let mut choices = Choices::default();
    let ranks = row.lows().map(|low| [low, row.middle, row.high]);
    for ranks in ranks.filter(|&ranks| !order.is_over(ranks)) {
        choices.positions += 1;
        for roll in Face::ALL {
            choices.add(solution, order.state(ranks), roll);
        }
    }
    choices
}

impl Choices {
    fn add(&mut self, solution: &Solution, state: State, roll: Face) {
        let share = |after| 1.0 - solution.share(after).expect("a position of this game");
        let (mut best, mut second, mut worst, mut columns) = (0.0, 0.0, 1.0, 0);
        for share in state.after(Pairs::get(), roll).map(share) {
            columns += 1;
            worst = if share < worst { share } else { worst };
            if share > best {
                (best, second) = (share, best);
            } else if share > second {
                second = share;
            }
        }
        if columns < 2 {
            self.forced += 1;
            return;
        }
        let is_unique = best - second > SAME;
        self.unique += u64::from(is_unique);
        self.shared += u64::from(!is_unique);
        let cost = best - worst;
        if self.costliest.is_none_or(|costliest| cost > costliest.cost) {
            self.costliest = Some(Mistake {
                cost,
                best,
                state,
                roll,
            });
        }
    }
}
