//! Answers as JSON: `KnucklebonesAnswer` and what the tree tells, as the page's module has them.

use engine::dice::Face;
use engine::knucklebones::{self, Board, Column, GameResult, Place};
use serde::Serialize;

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    Win,
    Tie,
    Loss,
}

impl From<GameResult> for Ending {
    fn from(result: GameResult) -> Ending {
        match result {
            GameResult::Win => Ending::Win,
            GameResult::Tie => Ending::Tie,
            GameResult::Loss => Ending::Loss,
        }
    }
}

#[derive(Clone, Copy, Serialize)]
pub struct Outlook {
    share: f64,
    win: f64,
    tie: f64,
    loss: f64,
    difference: f64,
}

impl From<knucklebones::Outlook> for Outlook {
    fn from(outlook: knucklebones::Outlook) -> Outlook {
        let [win, tie, loss] = outlook.chances();
        Outlook {
            share: outlook.share(),
            win,
            tie,
            loss,
            difference: outlook.difference().into(),
        }
    }
}

#[derive(Serialize)]
pub struct ColumnAnswer {
    pub column: usize,
    pub removes: u8,
    pub gain: i16,
    pub takes: i16,
    pub outlook: Outlook,
    pub low: Option<f64>,
    pub high: Option<f64>,
    pub over: Option<Ending>,
}

#[derive(Serialize)]
pub struct Answer {
    pub value: Option<Outlook>,
    pub columns: Vec<ColumnAnswer>,
    pub best: Option<usize>,
    pub depth: u8,
    pub positions: u64,
    pub proof: &'static str,
    pub values: &'static str,
    pub over: Option<Ending>,
}

#[derive(Serialize)]
pub struct Level {
    value: Outlook,
    depth: u8,
    next: &'static str,
    mover: &'static str,
    boards: Boards,
    children: Vec<Child>,
}

#[derive(Serialize)]
struct Boards {
    mine: [Vec<u8>; 3],
    theirs: [Vec<u8>; 3],
}

#[derive(Serialize)]
struct Child {
    key: u8,
    outlook: Outlook,
    removes: Option<u8>,
    best: bool,
    over: Option<Ending>,
}

/// The numbers of a board's dice, the highest of each column first.
fn numbers(board: Board) -> [Vec<u8>; 3] {
    let of_column = |column: Column| {
        let faces = Face::ALL.into_iter().rev();
        faces
            .flat_map(|face| std::iter::repeat_n(face.number(), column.count(face).into()))
            .collect()
    };
    board.0.map(of_column)
}

impl Level {
    pub fn new(place: &Place, level: &knucklebones::Level) -> Level {
        let (mine, theirs) = match (place.position.mine(), place.position.theirs()) {
            (theirs, mine) if place.is_theirs => (mine, theirs),
            boards => boards,
        };
        let children = level.branches.iter().map(|branch| Child {
            key: branch.key,
            outlook: branch.outlook.into(),
            removes: branch.removes,
            best: branch.is_best,
            over: branch.result.map(Ending::from),
        });
        Level {
            value: level.value.into(),
            depth: level.depth,
            next: match place.roll {
                _ if level.branches.is_empty() => "over",
                Some(_) => "column",
                None => "roll",
            },
            mover: if place.is_theirs { "theirs" } else { "mine" },
            boards: Boards {
                mine: numbers(mine),
                theirs: numbers(theirs),
            },
            children: children.collect(),
        }
    }
}
