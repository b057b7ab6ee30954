//! Answers about racks, tables and games.

use engine::rummikub::{
    Advice, Answer, Breach, Change, Draw, Draws, Ending, JokerRule, Judgement, Kind, Move, Numbers,
    Origin, Outcome, PlannedSet, Position, Tile, Tiles, Wait,
};
use serde::{Serialize, Serializer};

/// A tile by its name, such as `r4`; the joker is `j`.
#[derive(Clone, Copy, Debug)]
pub struct TileName(Tile);

impl Serialize for TileName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.to_string())
    }
}

/// The names of tiles in their order.
#[must_use]
pub fn names(tiles: &[Tile]) -> Vec<TileName> {
    tiles.iter().copied().map(TileName).collect()
}

fn names_of(tiles: &Tiles) -> Vec<TileName> {
    tiles.iter().map(TileName).collect()
}

/// Where a tile of a plan comes from: a number is an index in `table`.
#[derive(Debug)]
struct From(Origin);

impl Serialize for From {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Origin::Rack => serializer.serialize_str("rack"),
            Origin::Loose => serializer.serialize_str("loose"),
            Origin::Table(nth) => nth.serialize(serializer),
        }
    }
}

#[derive(Debug, Serialize)]
struct PlacedTile {
    tile: TileName,
    #[serde(rename = "as")]
    stands_for: TileName,
    from: From,
}

/// `PlannedSet`: a set of a plan, tile by tile.
#[derive(Debug, Serialize)]
pub struct PlannedAnswer {
    kind: Kind,
    tiles: Vec<PlacedTile>,
    was: Option<usize>,
    change: Change,
}

impl PlannedAnswer {
    /// One set of a plan.
    #[must_use]
    pub fn new(planned: &PlannedSet) -> PlannedAnswer {
        let tiles = planned.set.tiles().iter().zip(&planned.stands_for);
        let placed = tiles.zip(&planned.origins);
        PlannedAnswer {
            kind: planned.set.kind(),
            tiles: placed
                .map(|((&tile, &stands_for), &origin)| PlacedTile {
                    tile: TileName(tile),
                    stands_for: TileName(stands_for),
                    from: From(origin),
                })
                .collect(),
            was: planned.was,
            change: planned.change,
        }
    }
}

/// `RummikubMove`: a move, and how to lay it.
#[derive(Debug, Serialize)]
pub struct MoveAnswer {
    tiles: u32,
    points: u32,
    cuts: Option<u32>,
    opening: Option<u32>,
    play: Vec<TileName>,
    rest: Vec<TileName>,
    wins: bool,
    sets: Vec<PlannedAnswer>,
    steps: Vec<usize>,
}

impl MoveAnswer {
    /// A move that was found.
    #[must_use]
    pub fn new(found: &Move) -> MoveAnswer {
        MoveAnswer {
            tiles: found.numbers.tiles,
            points: found.numbers.points,
            cuts: found.cuts,
            opening: found.opening,
            play: names_of(&found.play),
            rest: names_of(&found.rest),
            wins: found.rest.is_empty(),
            sets: found.sets.iter().map(PlannedAnswer::new).collect(),
            steps: found.steps.clone(),
        }
    }
}

/// `RummikubAnswer`: the best move of a position.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PositionAnswer {
    result: Outcome,
    r#move: Option<MoveAnswer>,
    opening: Option<u32>,
    proved: bool,
    at_most: NumbersAnswer,
    transitions: u64,
}

#[derive(Debug, Serialize)]
struct NumbersAnswer {
    tiles: u32,
    points: u32,
}

impl PositionAnswer {
    /// What was found.
    #[must_use]
    pub fn new(answer: &Answer) -> PositionAnswer {
        let Numbers { tiles, points } = answer.at_most;
        PositionAnswer {
            result: answer.outcome,
            r#move: answer.best.as_ref().map(MoveAnswer::new),
            opening: answer.opening,
            proved: answer.is_proved,
            at_most: NumbersAnswer { tiles, points },
            transitions: answer.transitions,
        }
    }
}

/// `RummikubDraws`: what each draw would bring.
#[derive(Debug, Serialize)]
pub struct DrawsAnswer {
    now: u32,
    unseen: u32,
    helpful: u32,
    chance: f64,
    draws: Vec<DrawAnswer>,
}

#[derive(Debug, Serialize)]
struct DrawAnswer {
    tile: TileName,
    copies: u8,
    tiles: u32,
    points: u32,
}

impl DrawsAnswer {
    /// What was found.
    #[must_use]
    pub fn new(draws: &Draws) -> DrawsAnswer {
        let each = draws.draws.iter().map(|draw| {
            let &Draw { tile, copies, .. } = draw;
            let Numbers { tiles, points } = draw.numbers;
            DrawAnswer {
                tile: TileName(tile),
                copies,
                tiles,
                points,
            }
        });
        DrawsAnswer {
            now: draws.now,
            unseen: draws.unseen,
            helpful: draws.helpful,
            chance: draws.chance(),
            draws: each.collect(),
        }
    }
}

/// `RummikubAdvice`: what the strongest strategy would do.
#[derive(Debug, Serialize)]
pub struct AdviceAnswer {
    r#move: Option<MoveAnswer>,
    wait: Option<&'static str>,
    winning: Option<usize>,
    unseen: usize,
}

impl AdviceAnswer {
    /// Advice about a position.
    #[must_use]
    pub fn new(advice: &Advice, position: &Position) -> AdviceAnswer {
        let (wait, winning) = match advice.wait {
            None => (None, None),
            Some(Wait::Joker) => (Some("joker"), None),
            Some(Wait::Win { draws }) => (Some("win"), Some(draws)),
        };
        AdviceAnswer {
            r#move: advice.best.as_ref().map(MoveAnswer::new),
            wait,
            winning,
            unseen: position.unseen().len(),
        }
    }
}

/// `RummikubProblem`: a rule that a move made by hand breaks.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum ProblemAnswer {
    NoSet { set: usize, why: String },
    Gone { tile: TileName },
    Unknown { tile: TileName },
    NothingPlayed,
    Touched { set: usize },
    Opening { worth: u32, needed: u32 },
    TwoJokers { set: usize },
    Joker { rule: JokerRule },
}

impl ProblemAnswer {
    fn new(breach: &Breach) -> ProblemAnswer {
        match *breach {
            Breach::NoSet { nth, ref error } => ProblemAnswer::NoSet {
                set: nth,
                why: error.to_string(),
            },
            Breach::Gone(tile) => ProblemAnswer::Gone {
                tile: TileName(tile),
            },
            Breach::Unknown(tile) => ProblemAnswer::Unknown {
                tile: TileName(tile),
            },
            Breach::NothingPlayed => ProblemAnswer::NothingPlayed,
            Breach::TouchedTable(set) => ProblemAnswer::Touched { set },
            Breach::Opening { worth, needed } => ProblemAnswer::Opening { worth, needed },
            Breach::TwoJokers(set) => ProblemAnswer::TwoJokers { set },
            Breach::Joker(rule) => ProblemAnswer::Joker { rule },
        }
    }
}

/// `RummikubJudgement`: what is to be said of a move made by hand, beside the best one.
#[derive(Debug, Serialize)]
pub struct JudgementAnswer {
    problems: Vec<ProblemAnswer>,
    tiles: u32,
    points: u32,
    cuts: u32,
    best: Option<MoveAnswer>,
}

impl JudgementAnswer {
    /// The judgement, and the best move if there is one.
    #[must_use]
    pub fn new(judgement: &Judgement, best: Option<&Move>) -> JudgementAnswer {
        let problems = judgement.breaches.iter();
        let Numbers { tiles, points } = judgement.numbers;
        JudgementAnswer {
            problems: problems.map(ProblemAnswer::new).collect(),
            tiles,
            points,
            cuts: judgement.cuts,
            best: best.map(MoveAnswer::new),
        }
    }
}

/// `RummikubResult`: how a game has ended.
#[derive(Debug, Serialize)]
pub struct EndingAnswer {
    winners: Vec<usize>,
    left: Vec<u32>,
    scores: Vec<f64>,
}

impl EndingAnswer {
    /// The end of a game.
    #[must_use]
    pub fn new(ending: &Ending) -> EndingAnswer {
        EndingAnswer {
            winners: ending.winners.clone(),
            left: ending.left.clone(),
            scores: ending.scores().collect(),
        }
    }
}
