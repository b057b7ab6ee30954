//! Answers about turns and tables.

use engine::heckmeck::{
    self, Action, Choice, Evaluation, Outcome, Phase, RuleOptions, Source, Table, Tile,
};
use serde::Serialize;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Rows<Row> {
    expected_value: f64,
    exactly: Row,
    at_least: Row,
    expected_at_least: Row,
}

impl<Row: for<'a> From<&'a [f64]>> From<&Evaluation> for Rows<Row> {
    fn from(evaluation: &Evaluation) -> Rows<Row> {
        Rows {
            expected_value: evaluation.expected_value(),
            exactly: evaluation.exactly[..].into(),
            at_least: evaluation.at_least[..].into(),
            expected_at_least: evaluation.expected_at_least[..].into(),
        }
    }
}

#[derive(Debug, Serialize)]
struct Taking<Row> {
    face: u8,
    count: u8,
    total: u8,
    remaining: u8,
    evaluation: Rows<Row>,
}

impl<Row: for<'a> From<&'a [f64]>> From<&Choice> for Taking<Row> {
    fn from(choice: &Choice) -> Taking<Row> {
        Taking {
            face: choice.face.number(),
            count: choice.count,
            total: choice.total,
            remaining: choice.remaining,
            evaluation: (&choice.evaluation).into(),
        }
    }
}

/// What best play reaches in a turn, whatever lies on the table. A `Row` holds a number for each total.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnAnswer<Row = Vec<f64>> {
    total: u8,
    score: u8,
    remaining: u8,
    phase: Phase,
    position: Rows<Row>,
    stop: Option<Rows<Row>>,
    roll_again: Option<Rows<Row>>,
    bust_chance: f64,
    choices: Vec<Taking<Row>>,
    source: Source,
}

impl<Row: for<'a> From<&'a [f64]>> From<&heckmeck::TurnAnswer> for TurnAnswer<Row> {
    fn from(answer: &heckmeck::TurnAnswer) -> TurnAnswer<Row> {
        TurnAnswer {
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

/// What a turn brings. Names are variants: each is made a JavaScript text once, and kept.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
enum OutcomeKind {
    Grill,
    Steal,
    #[default]
    Fail,
}

/// An outcome, with the total that brings it or how likely it is.
#[derive(Debug, Default, Serialize)]
struct OutcomeEntry {
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<u8>,
    result: OutcomeKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    probability: Option<f64>,
}

impl From<Outcome> for OutcomeEntry {
    fn from(outcome: Outcome) -> OutcomeEntry {
        let (result, tile, from) = match outcome {
            Outcome::Grill(tile) => (OutcomeKind::Grill, Some(tile), None),
            Outcome::Steal { tile, from } => (OutcomeKind::Steal, Some(tile), Some(from)),
            Outcome::Fail => (OutcomeKind::Fail, None, None),
        };
        OutcomeEntry {
            result,
            tile: tile.map(Tile::number),
            from,
            ..OutcomeEntry::default()
        }
    }
}

#[derive(Debug, Serialize)]
struct ValuedFace {
    face: u8,
    count: u8,
    value: f64,
}

/// What to do next.
#[derive(Debug, Serialize)]
pub struct Decision {
    action: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    face: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<f64>,
}

impl From<Action> for Decision {
    fn from(action: Action) -> Decision {
        Decision::new(action, None)
    }
}

impl Decision {
    fn new(action: Action, value: Option<f64>) -> Decision {
        let (action, face) = match action {
            Action::Stop => ("stop", None),
            Action::Roll => ("roll", None),
            Action::Take(face) => ("take", Some(face.number())),
            Action::Bust => ("bust", None),
        };
        Decision {
            action,
            face,
            value,
        }
    }
}

/// What each choice of a turn is worth at a table, and what best play leads to. A `Row` holds a number for each total.
#[derive(Debug, Serialize)]
pub struct Advice<Row = Vec<f64>> {
    fail: f64,
    prices: Row,
    results: Vec<OutcomeEntry>,
    stop: Option<f64>,
    roll: Option<f64>,
    choices: Vec<ValuedFace>,
    best: Decision,
    distribution: Vec<OutcomeEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<Win>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Win {
    chances: Vec<f64>,
    exact: bool,
    learned_rules: bool,
}

impl<Row: for<'a> From<&'a [f64]>> Advice<Row> {
    /// Advice for the chance to win at a table.
    #[must_use]
    pub fn to_win(advice: &heckmeck::WinAdvice, table: &Table) -> Advice<Row> {
        let win = Win {
            chances: advice.chances[..table.players()].to_vec(),
            exact: advice.is_exact,
            learned_rules: table.rules() == RuleOptions::default(),
        };
        Advice::new(&advice.advice, Some(win))
    }

    /// Advice for the worms of a turn.
    #[must_use]
    pub fn for_worms(advice: &heckmeck::Advice) -> Advice<Row> {
        Advice::new(advice, None)
    }

    fn new(advice: &heckmeck::Advice, win: Option<Win>) -> Advice<Row> {
        let values = &advice.values;
        let results = (0..).zip(&advice.outcomes);
        let choices = values.choices.iter();
        let distribution = advice.distribution.iter();
        Advice {
            fail: advice.prices.fail,
            prices: advice.prices.totals[..].into(),
            results: results
                .map(|(total, &outcome)| OutcomeEntry {
                    total: Some(total),
                    ..outcome.into()
                })
                .collect(),
            stop: values.stop,
            roll: values.roll,
            choices: choices
                .map(|choice| ValuedFace {
                    face: choice.face.number(),
                    count: choice.count,
                    value: choice.value,
                })
                .collect(),
            best: Decision::new(values.best, Some(values.value)),
            distribution: distribution
                .map(|&(outcome, probability)| OutcomeEntry {
                    probability: Some(probability),
                    ..outcome.into()
                })
                .collect(),
            win,
        }
    }
}
