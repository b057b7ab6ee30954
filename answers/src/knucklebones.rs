//! Answers about positions, and about what may follow.

use engine::dice::Face;
use engine::knucklebones::{
    self, Board, ByColumn, Column, Effect, Found, GameResult, Objective, Place, Points, Position,
    Values, best_column,
};
use serde::Serialize;

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Ending {
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

#[derive(Clone, Copy, Debug, Serialize)]
struct Outlook {
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

#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct ColumnAnswer {
    column: usize,
    removes: u8,
    gain: i16,
    takes: i16,
    outlook: Option<Outlook>,
    seed_value: Option<f32>,
    low: Option<f64>,
    high: Option<f64>,
    over: Option<Ending>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Proof {
    Proved,
    #[default]
    Estimate,
}

#[derive(Clone, Copy, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
enum ValuedBy {
    Learned,
    #[default]
    Rule,
}

impl ValuedBy {
    fn of(values: &Values) -> ValuedBy {
        if values.are_learned() {
            ValuedBy::Learned
        } else {
            ValuedBy::Rule
        }
    }
}

/// `KnucklebonesAnswer`: what a position is worth, and with a roll each column.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PositionAnswer {
    value: Option<Outlook>,
    seed_value: Option<f32>,
    columns: Vec<ColumnAnswer>,
    best: Option<usize>,
    depth: u8,
    positions: u64,
    proof: Proof,
    error: Option<f64>,
    values: ValuedBy,
    over: Option<Ending>,
}

impl PositionAnswer {
    /// What was found before a roll.
    #[must_use]
    pub fn before_roll(
        position: Position,
        found: &Found<knucklebones::Outlook>,
        values: &Values,
    ) -> PositionAnswer {
        PositionAnswer {
            value: Some(found.value.into()),
            proof: proof(values, found.value.is_proved()),
            error: found.error(position, values),
            values: ValuedBy::of(values),
            ..PositionAnswer::of(position, found)
        }
    }

    /// What was found of the columns for a roll. Only shares of wins have bounds, and are proved.
    #[must_use]
    pub fn of_columns(
        position: Position,
        roll: Face,
        found: &Found<ByColumn<knucklebones::Outlook>>,
        values: &Values,
    ) -> PositionAnswer {
        let is_for_win = values.objective() == Objective::Win;
        let best = best_column(values, &found.value);
        let columns = columns(position, roll, &found.value, |answer, outlook| {
            let [low, high] = outlook.bounds().map(|bound| is_for_win.then_some(bound));
            ColumnAnswer {
                outlook: Some(outlook.into()),
                low,
                high,
                ..answer
            }
        });
        let mut outlooks = found.value.into_iter().flatten();
        PositionAnswer {
            value: best
                .and_then(|column| found.value[column])
                .map(Outlook::from),
            columns,
            best,
            proof: proof(values, outlooks.all(knucklebones::Outlook::is_proved)),
            error: found.error(position, values),
            values: ValuedBy::of(values),
            ..PositionAnswer::of(position, found)
        }
    }

    /// What was found before a roll by points.
    #[must_use]
    pub fn points_before_roll(position: Position, found: &Found<f32>) -> PositionAnswer {
        PositionAnswer {
            seed_value: Some(found.value),
            ..PositionAnswer::of(position, found)
        }
    }

    /// What was found of the columns by points.
    #[must_use]
    pub fn points_of_columns(
        position: Position,
        roll: Face,
        found: &Found<ByColumn<f32>>,
        points: &Points,
    ) -> PositionAnswer {
        let best = best_column(points, &found.value);
        let columns = columns(position, roll, &found.value, |answer, points| {
            ColumnAnswer {
                seed_value: Some(points),
                ..answer
            }
        });
        PositionAnswer {
            seed_value: best.and_then(|column| found.value[column]),
            columns,
            best,
            ..PositionAnswer::of(position, found)
        }
    }

    /// How it was found.
    fn of<T>(position: Position, found: &Found<T>) -> PositionAnswer {
        PositionAnswer {
            depth: found.depth,
            positions: found.positions,
            over: position.result().map(Ending::from),
            ..PositionAnswer::default()
        }
    }

    /// Whether every number of it is proved.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.proof == Proof::Proved
    }

    /// How far each share of it may be off, if that is known.
    #[must_use]
    pub fn error(&self) -> Option<f64> {
        self.error
    }
}

fn proof(values: &Values, is_proved: bool) -> Proof {
    if values.objective() == Objective::Win && is_proved {
        Proof::Proved
    } else {
        Proof::Estimate
    }
}

/// What is to be said of the columns with room.
fn columns<V: Copy>(
    position: Position,
    roll: Face,
    values: &ByColumn<V>,
    say: impl Fn(ColumnAnswer, V) -> ColumnAnswer,
) -> Vec<ColumnAnswer> {
    let answers = values.iter().enumerate().filter_map(|(column, value)| {
        let effect = position.effect(column, roll)?;
        let known = ColumnAnswer {
            column,
            removes: effect.removes,
            gain: effect.gain,
            takes: effect.takes,
            over: effect.result.map(Ending::from),
            ..ColumnAnswer::default()
        };
        Some(say(known, (*value)?))
    });
    answers.collect()
}

#[derive(Debug, Serialize)]
struct Boards {
    mine: [Vec<u8>; 3],
    theirs: [Vec<u8>; 3],
}

impl Boards {
    fn new(mine: Board, theirs: Board) -> Boards {
        Boards {
            mine: mine.0.map(numbers),
            theirs: theirs.0.map(numbers),
        }
    }
}

/// The dice of a column, highest first.
#[must_use]
pub fn numbers(column: Column) -> Vec<u8> {
    let faces = Face::ALL.into_iter().rev();
    faces
        .flat_map(|face| std::iter::repeat_n(face.number(), column.count(face).into()))
        .collect()
}

/// `PlacedDie`: what comes after a die was placed.
#[derive(Debug, Serialize)]
pub struct Placed {
    next: Boards,
    removed: u8,
    over: Option<Ending>,
}

impl Placed {
    /// After a die with this effect was placed; `after` is seen by the other player.
    #[must_use]
    pub fn new(after: Position, effect: Effect) -> Placed {
        Placed {
            next: Boards::new(after.mine(), after.theirs()),
            removed: effect.removes,
            over: effect.result.map(Ending::from),
        }
    }
}

#[derive(Debug, Serialize)]
struct BoardScore {
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

/// `KnucklebonesScores`: what both boards count.
#[derive(Debug, Serialize)]
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

impl Scores {
    /// The same scores as the other player sees them.
    #[must_use]
    pub fn of_the_other(position: Position) -> Scores {
        Scores {
            mine: position.theirs().into(),
            theirs: position.mine().into(),
            over: position.result().map(|result| result.swapped().into()),
        }
    }
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Next {
    Roll,
    Column,
    Over,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Mover {
    Mine,
    Theirs,
}

/// `TreeLevel`: what may come next at a place of the tree.
#[derive(Debug, Serialize)]
pub struct Level {
    value: Outlook,
    depth: u8,
    error: Option<f64>,
    next: Next,
    mover: Mover,
    boards: Boards,
    children: Vec<Child>,
}

#[derive(Debug, Serialize)]
struct Child {
    key: u8,
    outlook: Outlook,
    removes: Option<u8>,
    best: bool,
    over: Option<Ending>,
}

impl Level {
    /// The level at this place.
    #[must_use]
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
            error: level.error,
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
