//! The game on plain lists of dice, which the other tests compare the engine with; and positions to
//! compare it on.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::{Board, COLUMNS, Position};

/// A player's columns, each with its dice in any order.
pub type Lists = [Vec<u8>; COLUMNS];

/// A position, seen by the player to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plain {
    pub mine: Lists,
    pub theirs: Lists,
}

/// The rolls there are.
pub const DICE: [u8; 6] = [1, 2, 3, 4, 5, 6];

impl Plain {
    /// The position as it is written.
    pub fn of(position: Position) -> Plain {
        let text = position.to_string();
        let (mine, theirs) = text.split_once(" v ").expect("two boards");
        Plain {
            mine: lists(mine),
            theirs: lists(theirs),
        }
    }

    /// The position after a die was placed, seen by the other player.
    pub fn after(&self, column: usize, die: u8) -> Option<Plain> {
        if self.is_over() || self.mine[column].len() == 3 {
            return None;
        }
        let Plain {
            mut mine,
            mut theirs,
        } = self.clone();
        mine[column].push(die);
        theirs[column].retain(|&other| other != die);
        Some(Plain {
            mine: theirs,
            theirs: mine,
        })
    }

    /// The positions after a die was placed, one for each column with room.
    pub fn each_after(&self, die: u8) -> impl Iterator<Item = Plain> {
        (0..COLUMNS).filter_map(move |column| self.after(column, die))
    }

    /// Whether the other player has just filled their board.
    pub fn is_over(&self) -> bool {
        empty(&self.theirs) == 0
    }

    /// Score of the player to move, less that of the other one.
    pub fn difference(&self) -> i32 {
        total(&self.mine) - total(&self.theirs)
    }
}

/// Each die counts its value as often as that value stands in the column.
pub fn score(dice: &[u8]) -> i32 {
    let pairs = dice
        .iter()
        .flat_map(|one| dice.iter().filter(move |&other| one == other));
    pairs.map(|&die| i32::from(die)).sum()
}

fn total(lists: &Lists) -> i32 {
    lists.iter().map(|dice| score(dice)).sum()
}

/// Number of squares without a die.
pub fn empty(lists: &Lists) -> u8 {
    let squares = lists
        .iter()
        .map(|dice| 3 - u8::try_from(dice.len()).unwrap());
    squares.sum()
}

fn lists(board: &str) -> Lists {
    let columns = board.split('/').map(|column| {
        let dice = column.chars().filter_map(|sign| sign.to_digit(10));
        dice.map(|die| u8::try_from(die).expect("one digit"))
            .collect()
    });
    let columns: Vec<Vec<u8>> = columns.collect();
    columns.try_into().expect("three columns")
}

/// The face with a number from 1 to 6.
pub fn face(die: u8) -> Face {
    Face::ALL[usize::from(die - 1)]
}

/// The positions of a game by chance from `start` on, without the one in which it is over.
pub fn random_game(start: Position, generator: &mut ChaCha8Rng) -> Vec<Position> {
    let mut position = start;
    let mut all = Vec::new();
    while position.result().is_none() {
        all.push(position);
        let roll = Face::ALL[generator.random_range(0..6_usize)];
        // Until a column with room is met.
        while position == all[all.len() - 1] {
            let column = generator.random_range(0..COLUMNS);
            position = position.place(column, roll).unwrap_or(position);
        }
    }
    all
}

/// Positions that games by chance come through, one a game.
pub fn random_positions(seed: u64, count: usize) -> Vec<Position> {
    random_positions_from(Position::default(), seed, count)
}

/// The same with games that begin in a position.
pub fn random_positions_from(start: Position, seed: u64, count: usize) -> Vec<Position> {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let one = |_| {
        let game = random_game(start, &mut generator);
        game[generator.random_range(0..game.len())]
    };
    (0..count).map(one).collect()
}

/// The orders of three columns: at each place stands the column that comes there.
pub const ORDERS: [[usize; COLUMNS]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// The same position with its columns in another order.
pub fn reordered(position: Position, order: [usize; COLUMNS]) -> Position {
    let board = |board: Board| Board(order.map(|column| board.0[column]));
    Position::new(board(position.mine()), board(position.theirs())).expect("the same columns")
}
