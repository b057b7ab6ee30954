//! Advice as JSON: the `Advice` of the page's module.

use engine::heckmeck::{Action, Advice, Outcome, Tile};
use serde::Serialize;

#[derive(Serialize)]
pub struct Answer {
    fail: f64,
    prices: Vec<f64>,
    results: Vec<OutcomeEntry>,
    stop: Option<f64>,
    roll: Option<f64>,
    choices: Vec<ValuedFace>,
    best: BestAction,
    distribution: Vec<OutcomeEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<Win>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Win {
    pub chances: Vec<f64>,
    pub exact: bool,
    pub learned_rules: bool,
}

/// An outcome, with the total that brings it or how likely it is.
#[derive(Default, Serialize)]
struct OutcomeEntry {
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<u8>,
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    probability: Option<f64>,
}

#[derive(Serialize)]
struct ValuedFace {
    face: u8,
    count: u8,
    value: f64,
}

#[derive(Serialize)]
struct BestAction {
    action: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    face: Option<u8>,
    value: f64,
}

impl From<Outcome> for OutcomeEntry {
    fn from(outcome: Outcome) -> OutcomeEntry {
        let (result, tile, from) = match outcome {
            Outcome::Grill(tile) => ("grill", Some(tile), None),
            Outcome::Steal { tile, from } => ("steal", Some(tile), Some(from)),
            Outcome::Fail => ("fail", None, None),
        };
        OutcomeEntry {
            result,
            tile: tile.map(Tile::number),
            from,
            ..OutcomeEntry::default()
        }
    }
}

impl Answer {
    pub fn new(advice: &Advice, win: Option<Win>) -> Answer {
        let values = &advice.values;
        let (action, face) = match values.best {
            Action::Stop => ("stop", None),
            Action::Roll => ("roll", None),
            Action::Take(face) => ("take", Some(face.number())),
            Action::Bust => ("bust", None),
        };
        let of_total = |(total, &outcome): (u8, &Outcome)| OutcomeEntry {
            total: Some(total),
            ..outcome.into()
        };
        let likely = |&(outcome, probability): &(Outcome, f64)| OutcomeEntry {
            probability: Some(probability),
            ..outcome.into()
        };
        let choices = values.choices.iter().map(|choice| ValuedFace {
            face: choice.face.number(),
            count: choice.count,
            value: choice.value,
        });
        Answer {
            fail: advice.prices.fail,
            prices: advice.prices.totals.to_vec(),
            results: (0..).zip(&advice.outcomes).map(of_total).collect(),
            stop: values.stop,
            roll: values.roll,
            choices: choices.collect(),
            best: BestAction {
                action,
                face,
                value: values.value,
            },
            distribution: advice.distribution.iter().map(likely).collect(),
            win,
        }
    }
}
