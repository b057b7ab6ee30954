//! Answers as JavaScript objects, and their TypeScript types.

use engine::rummikub::{Answer, Draws, Ending, Judgement, Move, Origin, PlannedSet, Tile, Tiles};
use wasm_bindgen::prelude::*;

use crate::js::{list, object, or_null};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// A tile by its name.
pub fn name(tile: Tile) -> JsValue {
    tile.to_string().into()
}

/// The names of tiles in their order.
pub fn names(tiles: &[Tile]) -> JsValue {
    list(tiles.iter().map(|&tile| name(tile)))
}

fn names_of(tiles: &Tiles) -> JsValue {
    list(tiles.iter().map(name))
}

/// A number of tiles or sets as JavaScript has it.
fn count(number: usize) -> JsValue {
    let Ok(number) = u32::try_from(number) else {
        unreachable!("there are 106 tiles");
    };
    number.into()
}

/// A set of a plan.
pub fn planned_set(planned: &PlannedSet) -> JsValue {
    let tiles = planned.set.tiles().iter().zip(planned.stands_for);
    let placed = tiles
        .zip(planned.origins)
        .map(|((&tile, stands_for), origin)| {
            let from = match origin {
                Origin::Rack => "rack".into(),
                Origin::Loose => "loose".into(),
                Origin::Table(nth) => count(nth),
            };
            object(&[
                ("tile", name(tile)),
                ("as", name(stands_for)),
                ("from", from),
            ])
        });
    object(&[
        ("kind", planned.set.kind().name().into()),
        ("tiles", list(placed)),
        ("was", planned.was.map_or(JsValue::NULL, count)),
        ("change", planned.change.name().into()),
    ])
}

/// A move.
pub fn r#move(found: &Move) -> JsValue {
    object(&[
        ("tiles", found.numbers.tiles.into()),
        ("points", found.numbers.points.into()),
        ("cuts", or_null(found.cuts)),
        ("opening", or_null(found.opening)),
        ("play", names_of(&found.play)),
        ("rest", names_of(&found.rest)),
        ("wins", found.rest.is_empty().into()),
        ("sets", list(found.sets.iter().map(planned_set))),
        ("steps", list(found.steps.iter().copied().map(count))),
    ])
}

/// What was found about a position.
pub fn answer(answer: &Answer) -> JsValue {
    #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53")]
    let transitions = answer.transitions as f64;
    let at_most = [
        ("tiles", answer.at_most.tiles.into()),
        ("points", answer.at_most.points.into()),
    ];
    object(&[
        ("result", answer.outcome.name().into()),
        ("move", or_null(answer.best.as_ref().map(r#move))),
        ("opening", or_null(answer.opening)),
        ("proved", answer.is_proved.into()),
        ("atMost", object(&at_most)),
        ("transitions", transitions.into()),
    ])
}

/// What draws would bring.
pub fn draws(draws: &Draws) -> JsValue {
    let each = draws.draws.iter().map(|draw| {
        object(&[
            ("tile", name(draw.tile)),
            ("copies", draw.copies.into()),
            ("tiles", draw.numbers.tiles.into()),
            ("points", draw.numbers.points.into()),
        ])
    });
    object(&[
        ("now", draws.now.into()),
        ("unseen", draws.unseen.into()),
        ("helpful", draws.helpful.into()),
        ("chance", draws.chance().into()),
        ("draws", list(each)),
    ])
}

/// What is to be said of a move made by hand, and the best one.
pub fn judgement(judgement: &Judgement, best: Option<&Move>) -> JsValue {
    let problems = judgement.breaches.iter();
    object(&[
        (
            "problems",
            list(problems.map(|breach| breach.to_string().into())),
        ),
        ("tiles", judgement.numbers.tiles.into()),
        ("points", judgement.numbers.points.into()),
        ("cuts", judgement.cuts.into()),
        ("best", or_null(best.map(r#move))),
    ])
}

/// How a game has ended.
pub fn ending(ending: &Ending) -> JsValue {
    object(&[
        ("winners", list(ending.winners.iter().copied().map(count))),
        ("left", list(ending.left.iter().copied().map(JsValue::from))),
        ("scores", list(ending.scores().map(JsValue::from))),
    ])
}
