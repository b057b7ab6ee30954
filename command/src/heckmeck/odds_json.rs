//! Odds as JSON: the `TurnAnswer` of the page's module, and what was asked for.

use engine::heckmeck::{Choice, Evaluation, Phase, Source, TurnAnswer};
use serde::Serialize;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    goal: &'static str,
    target: u8,
    total: u8,
    score: u8,
    remaining: u8,
    phase: Phase,
    position: Rows,
    stop: Option<Rows>,
    roll_again: Option<Rows>,
    bust_chance: f64,
    choices: Vec<Taking>,
    source: Source,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rows {
    expected_value: f64,
    exactly: Vec<f64>,
    at_least: Vec<f64>,
    expected_at_least: Vec<f64>,
}

#[derive(Serialize)]
struct Taking {
    face: u8,
    count: u8,
    total: u8,
    remaining: u8,
    evaluation: Rows,
}

impl From<&Evaluation> for Rows {
    fn from(evaluation: &Evaluation) -> Rows {
        Rows {
            expected_value: evaluation.expected_value(),
            exactly: evaluation.exactly.to_vec(),
            at_least: evaluation.at_least.to_vec(),
            expected_at_least: evaluation.expected_at_least.to_vec(),
        }
    }
}

impl From<&Choice> for Taking {
    fn from(choice: &Choice) -> Taking {
        Taking {
            face: choice.face.number(),
            count: choice.count,
            total: choice.total,
            remaining: choice.remaining,
            evaluation: (&choice.evaluation).into(),
        }
    }
}

impl Answer {
    pub fn new(goal: &'static str, target: u8, answer: &TurnAnswer) -> Answer {
        Answer {
            goal,
            target,
            total: answer.total,
            score: answer.score,
            remaining: answer.remaining,
            phase: answer.phase,
            position: (&answer.position).into(),
            stop: answer.stop.as_ref().map(Rows::from),
            roll_again: answer.roll_again.as_ref().map(Rows::from),
            bust_chance: answer.bust_chance,
            choices: answer.choices.iter().map(Taking::from).collect(),
            source: answer.source,
        }
    }
}
