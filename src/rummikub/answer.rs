//! Answers as JavaScript objects, and their TypeScript types.

use engine::rummikub::{self, Change, Draws, Kind, Move, Numbers, Origin, Outcome, Tile, Tiles};
use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// A tile by its name.
#[derive(Clone, Copy)]
pub struct Name(pub Tile);

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The names of tiles.
pub fn names(tiles: &Tiles) -> Vec<Name> {
    tiles.iter().map(Name).collect()
}

/// Where a tile comes from: a word, or the index of a set.
struct From(Origin);

impl Serialize for From {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Origin::Rack => serializer.serialize_str("rack"),
            Origin::Loose => serializer.serialize_str("loose"),
            Origin::Table(nth) => serializer.serialize_f64(count(nth)),
        }
    }
}

/// A number of tiles or sets as JavaScript has it.
fn count(number: usize) -> f64 {
    u32::try_from(number).unwrap_or(u32::MAX).into()
}

#[derive(Serialize)]
struct PlacedTile {
    tile: Name,
    r#as: Name,
    from: From,
}

/// A set of a plan.
#[derive(Serialize)]
pub struct PlannedSet {
    kind: Kind,
    tiles: Vec<PlacedTile>,
    was: Option<f64>,
    change: Change,
}

impl std::convert::From<&rummikub::PlannedSet> for PlannedSet {
    fn from(planned: &rummikub::PlannedSet) -> PlannedSet {
        let tiles = planned.set.tiles().iter().zip(&planned.stands_for);
        let tiles = tiles.zip(&planned.origins);
        PlannedSet {
            kind: planned.set.kind(),
            tiles: tiles
                .map(|((&tile, &stands_for), &origin)| PlacedTile {
                    tile: Name(tile),
                    r#as: Name(stands_for),
                    from: From(origin),
                })
                .collect(),
            was: planned.was.map(count),
            change: planned.change,
        }
    }
}

/// A move.
#[derive(Serialize)]
pub struct MoveAnswer {
    tiles: u32,
    points: u32,
    cuts: Option<u32>,
    opening: Option<u32>,
    play: Vec<Name>,
    rest: Vec<Name>,
    wins: bool,
    sets: Vec<PlannedSet>,
    steps: Vec<f64>,
}

impl std::convert::From<&Move> for MoveAnswer {
    fn from(found: &Move) -> MoveAnswer {
        MoveAnswer {
            tiles: found.numbers.tiles,
            points: found.numbers.points,
            cuts: found.cuts,
            opening: found.opening,
            play: names(&found.play),
            rest: names(&found.rest),
            wins: found.rest.is_empty(),
            sets: found.sets.iter().map(PlannedSet::from).collect(),
            steps: found.steps.iter().copied().map(count).collect(),
        }
    }
}

/// What was found about a position.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    result: Outcome,
    r#move: Option<MoveAnswer>,
    opening: Option<u32>,
    proved: bool,
    at_most: Numbers,
    transitions: f64,
}

impl std::convert::From<&rummikub::Answer> for Answer {
    fn from(answer: &rummikub::Answer) -> Answer {
        Answer {
            result: answer.outcome,
            r#move: answer.best.as_ref().map(MoveAnswer::from),
            opening: answer.opening,
            proved: answer.is_proved,
            at_most: answer.at_most,
            // A query that makes more takes minutes.
            transitions: u32::try_from(answer.transitions).unwrap_or(u32::MAX).into(),
        }
    }
}

#[derive(Serialize)]
struct DrawAnswer {
    tile: Name,
    copies: u8,
    tiles: u32,
    points: u32,
}

/// What draws would bring.
#[derive(Serialize)]
pub struct DrawsAnswer {
    now: u32,
    unseen: u32,
    helpful: u32,
    chance: f64,
    draws: Vec<DrawAnswer>,
}

impl std::convert::From<&Draws> for DrawsAnswer {
    fn from(draws: &Draws) -> DrawsAnswer {
        let each = draws.draws.iter().map(|draw| DrawAnswer {
            tile: Name(draw.tile),
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

/// What is to be said of a move made by hand.
#[derive(Serialize)]
pub struct JudgementAnswer {
    pub problems: Vec<String>,
    pub tiles: u32,
    pub points: u32,
    pub cuts: u32,
    pub best: Option<MoveAnswer>,
}
