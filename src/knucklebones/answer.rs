//! Answers as JavaScript objects, and their TypeScript types.

use engine::dice::Face;
use engine::knucklebones::{
    self, Board, Column, Effect, Found, GameResult, Place, Position, Values,
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// How a game has ended.
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

/// What is to be expected.
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

/// One column with room.
#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ColumnAnswer {
    pub column: usize,
    pub removes: u8,
    pub gain: i16,
    pub takes: i16,
    pub outlook: Option<Outlook>,
    pub seed_value: Option<f32>,
    pub low: Option<f64>,
    pub high: Option<f64>,
    pub over: Option<Ending>,
}

impl ColumnAnswer {
    /// What is known without looking ahead.
    pub fn new(column: usize, effect: Effect) -> ColumnAnswer {
        ColumnAnswer {
            column,
            removes: effect.removes,
            gain: effect.gain,
            takes: effect.takes,
            over: effect.result.map(Ending::from),
            ..ColumnAnswer::default()
        }
    }
}

/// Whether an answer is proved.
#[derive(Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Proof {
    Proved,
    #[default]
    Estimate,
}

impl Proof {
    pub fn of(is_proved: bool) -> Proof {
        if is_proved {
            Proof::Proved
        } else {
            Proof::Estimate
        }
    }
}

/// What valued the positions where the search ended.
#[derive(Clone, Copy, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ValuedBy {
    Learned,
    #[default]
    Rule,
}

impl ValuedBy {
    pub fn of(values: &Values) -> ValuedBy {
        if values.are_learned() {
            ValuedBy::Learned
        } else {
            ValuedBy::Rule
        }
    }
}

/// All that is said of a position.
#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    pub value: Option<Outlook>,
    pub seed_value: Option<f32>,
    pub columns: Vec<ColumnAnswer>,
    pub best: Option<usize>,
    pub depth: u8,
    pub positions: f64,
    pub proof: Proof,
    pub values: ValuedBy,
    pub over: Option<Ending>,
}

impl Answer {
    /// The answer with how it was found.
    pub fn of<T>(self, found: &Found<T>) -> Answer {
        #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53")]
        let positions = found.positions as f64;
        Answer {
            depth: found.depth,
            positions,
            ..self
        }
    }
}

/// Two boards.
#[derive(Serialize)]
pub struct Boards {
    mine: [Vec<u8>; 3],
    theirs: [Vec<u8>; 3],
}

impl Boards {
    pub fn new(mine: Board, theirs: Board) -> Boards {
        Boards {
            mine: mine.0.map(numbers),
            theirs: theirs.0.map(numbers),
        }
    }
}

/// The dice of a column, highest first.
fn numbers(column: Column) -> Vec<u8> {
    let faces = Face::ALL.into_iter().rev();
    faces
        .flat_map(|face| std::iter::repeat_n(face.number(), column.count(face).into()))
        .collect()
}

/// What a placed die has done.
#[derive(Serialize)]
pub struct Placed {
    mine: [Vec<u8>; 3],
    theirs: [Vec<u8>; 3],
    removed: u8,
    over: Option<Ending>,
}

impl Placed {
    /// After a die with this effect was placed; `after` is seen by the other player.
    pub fn new(after: Position, effect: Effect) -> Placed {
        Placed {
            mine: after.theirs().0.map(numbers),
            theirs: after.mine().0.map(numbers),
            removed: effect.removes,
            over: effect.result.map(Ending::from),
        }
    }
}

/// Scores of a board.
#[derive(Serialize)]
pub struct BoardScore {
    columns: [u8; 3],
    total: u8,
}

impl From<Board> for BoardScore {
    fn from(board: Board) -> BoardScore {
        BoardScore {
            columns: board.0.map(Column::score),
            total: board.score(),
        }
    }
}

/// Scores of both boards.
#[derive(Serialize)]
pub struct Scores {
    mine: BoardScore,
    theirs: BoardScore,
    over: Option<Ending>,
}

impl From<Position> for Scores {
    fn from(position: Position) -> Scores {
        Scores {
            mine: position.mine().into(),
            theirs: position.theirs().into(),
            over: position.result().map(Ending::from),
        }
    }
}

/// What comes next at a place of the tree.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Next {
    Roll,
    Column,
    Over,
}

/// Whose board it is.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Mover {
    Mine,
    Theirs,
}

/// A level of the tree.
#[derive(Serialize)]
pub struct Level {
    value: Outlook,
    depth: u8,
    next: Next,
    mover: Mover,
    boards: Boards,
    children: Vec<Child>,
}

/// A roll or a column of a level of the tree.
#[derive(Serialize)]
struct Child {
    key: u8,
    outlook: Outlook,
    removes: Option<u8>,
    best: bool,
    over: Option<Ending>,
}

impl Level {
    pub fn new(place: &Place, level: &knucklebones::Level) -> Level {
        let (mine, theirs) = (place.position.mine(), place.position.theirs());
        let next = match place.roll {
            _ if level.branches.is_empty() => Next::Over,
            Some(_) => Next::Column,
            None => Next::Roll,
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
            next,
            mover: if place.is_theirs {
                Mover::Theirs
            } else {
                Mover::Mine
            },
            boards: if place.is_theirs {
                Boards::new(theirs, mine)
            } else {
                Boards::new(mine, theirs)
            },
            children: children.collect(),
        }
    }
}
