//! Answers as JSON: `RummikubAnswer`, `RummikubAdvice` and `RummikubDraws` of the page's module.

use engine::rummikub::{
    Advice, Answer, Change, Draw, Draws, Kind, Move, Numbers, Origin, Outcome, PlannedSet,
    Position, Tiles, Wait,
};
use serde::{Serialize, Serializer};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PositionAnswer {
    result: Outcome,
    r#move: Option<MoveAnswer>,
    opening: Option<u32>,
    proved: bool,
    at_most: NumbersAnswer,
    transitions: u64,
}

#[derive(Serialize)]
struct NumbersAnswer {
    tiles: u32,
    points: u32,
}

#[derive(Serialize)]
struct MoveAnswer {
    tiles: u32,
    points: u32,
    cuts: Option<u32>,
    opening: Option<u32>,
    play: Vec<String>,
    rest: Vec<String>,
    wins: bool,
    sets: Vec<PlannedAnswer>,
    steps: Vec<usize>,
}

#[derive(Serialize)]
struct PlannedAnswer {
    kind: Kind,
    tiles: Vec<PlacedTile>,
    was: Option<usize>,
    change: Change,
}

#[derive(Serialize)]
struct PlacedTile {
    tile: String,
    #[serde(rename = "as")]
    stands_for: String,
    from: From,
}

/// Where a tile comes from: `rack`, `loose`, or the index of a set.
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

fn names(tiles: &Tiles) -> Vec<String> {
    tiles.iter().map(|tile| tile.to_string()).collect()
}

impl PlannedAnswer {
    fn new(planned: &PlannedSet) -> PlannedAnswer {
        let tiles = planned.set.tiles().iter().zip(&planned.stands_for);
        let placed = tiles.zip(&planned.origins);
        PlannedAnswer {
            kind: planned.set.kind(),
            tiles: placed
                .map(|((tile, stands_for), &origin)| PlacedTile {
                    tile: tile.to_string(),
                    stands_for: stands_for.to_string(),
                    from: From(origin),
                })
                .collect(),
            was: planned.was,
            change: planned.change,
        }
    }
}

impl MoveAnswer {
    fn new(found: &Move) -> MoveAnswer {
        MoveAnswer {
            tiles: found.numbers.tiles,
            points: found.numbers.points,
            cuts: found.cuts,
            opening: found.opening,
            play: names(&found.play),
            rest: names(&found.rest),
            wins: found.rest.is_empty(),
            sets: found.sets.iter().map(PlannedAnswer::new).collect(),
            steps: found.steps.clone(),
        }
    }
}

impl PositionAnswer {
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

#[derive(Serialize)]
pub struct DrawsAnswer {
    now: u32,
    unseen: u32,
    helpful: u32,
    chance: f64,
    draws: Vec<DrawAnswer>,
}

#[derive(Serialize)]
struct DrawAnswer {
    tile: String,
    copies: u8,
    tiles: u32,
    points: u32,
}

impl DrawsAnswer {
    pub fn new(draws: &Draws) -> DrawsAnswer {
        let each = draws.draws.iter().map(|draw: &Draw| DrawAnswer {
            tile: draw.tile.to_string(),
            copies: draw.copies,
            tiles: draw.numbers.tiles,
            points: draw.numbers.points,
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

/// What the strongest strategy would do.
#[derive(Serialize)]
pub struct AdviceAnswer {
    r#move: Option<MoveAnswer>,
    wait: Option<&'static str>,
    winning: Option<usize>,
    unseen: usize,
}

impl AdviceAnswer {
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
