//! Answers as JavaScript objects, and their TypeScript types.

use engine::dice::Face;
use engine::solitaire_dice::learning::{best_of, best_rank, thumb};
use engine::solitaire_dice::{
    FiveDice, Length, Opening, Setting, Sheet, Solver, Source, Sum, Taken, Worth,
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::Asked;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// How far a turn has come.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Unrolled,
    Rolled,
    Over,
}

/// All that is said of a sheet.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    phase: Phase,
    score: i16,
    points: [i16; 11],
    free_rides: Option<u8>,
    misfit: Option<String>,
    missing: i16,
    spare: Option<u8>,
    rolls_left: f64,
    free_ride_chance: f64,
    value: Option<f64>,
    source: Source,
    choices: Vec<ChoiceAnswer>,
    best: Option<usize>,
}

/// One choice of a roll.
#[derive(Serialize)]
struct ChoiceAnswer {
    reject: Option<u8>,
    left: u8,
    sums: [u8; 2],
    pairs: [[u8; 2]; 2],
    change: i16,
    wasted: u8,
    ends: bool,
    value: Option<f64>,
    cost: Option<f64>,
    source: Source,
}

impl Answer {
    /// Asks a solver about a sheet.
    pub fn new(asked: &Asked, solver: &mut Solver) -> Answer {
        let &Asked {
            sheet,
            roll,
            setting,
        } = asked;
        let answer = Answer::of_sheet(&sheet, setting.opening, roll);
        if sheet.is_over() {
            return Answer {
                value: Some(sheet.score().into()),
                source: Source::Exact,
                ..answer
            };
        }
        let Some(roll) = roll else {
            let Worth { value, source } = solver.before_roll(&sheet, setting);
            return Answer {
                value,
                source,
                ..answer
            };
        };
        let found = solver.choices(&sheet, roll, setting);
        let best = best(&sheet, &found);
        let worth = found[best].1;
        let choices = found.iter().map(|(taken, found)| {
            let cost = worth.value.zip(found.value);
            ChoiceAnswer {
                cost: cost.map(|(best, value)| (best - value).max(0.0)),
                ..ChoiceAnswer::new(&sheet, taken, *found)
            }
        });
        Answer {
            value: worth.value,
            source: worth.source,
            choices: choices.collect(),
            best: Some(best),
            ..answer
        }
    }

    /// What the marks alone tell.
    fn of_sheet(sheet: &Sheet, opening: Opening, roll: Option<FiveDice>) -> Answer {
        let fit = sheet.fit();
        let (phase, free_ride_chance) = match roll {
            _ if sheet.is_over() => (Phase::Over, 0.0),
            Some(roll) => {
                let is_free = sheet.allowed(roll.faces(), opening).is_empty();
                (Phase::Rolled, f64::from(u8::from(is_free)))
            }
            None => (Phase::Unrolled, sheet.free_ride_chance()),
        };
        Answer {
            phase,
            score: sheet.score(),
            points: Sum::ALL.map(|sum| sum.points(sheet.marks(sum))),
            free_rides: fit.free_rides(),
            misfit: fit.misfit(),
            missing: fit.missing(),
            spare: sheet.spare(),
            rolls_left: Length::get().rolls_left(sheet),
            free_ride_chance,
            value: None,
            source: Source::Rule,
            choices: Vec::new(),
            best: None,
        }
    }
}

impl ChoiceAnswer {
    fn new(sheet: &Sheet, taken: &Taken, worth: Worth) -> ChoiceAnswer {
        let after = taken.choice.after(sheet);
        ChoiceAnswer {
            reject: taken.choice.reject.map(Face::number),
            left: taken.left.number(),
            sums: taken.choice.pair.sums().map(Sum::number),
            pairs: taken.pairs.map(|pair| pair.map(Face::number)),
            change: after.score() - sheet.score(),
            wasted: taken.choice.wasted(sheet),
            ends: after.is_over(),
            value: worth.value,
            cost: None,
            source: worth.source,
        }
    }
}

/// The choice that is worth most; by the rule of thumb where some worth is unknown.
fn best(sheet: &Sheet, found: &[(Taken, Worth)]) -> usize {
    let values: Option<Vec<f64>> = found.iter().map(|(_, worth)| worth.value).collect();
    if let Some(values) = values {
        let Some(best) = best_of(values.into_iter()) else {
            unreachable!("a roll has a choice");
        };
        return best;
    }
    let taken: Vec<Taken> = found.iter().map(|(taken, _)| *taken).collect();
    best_rank(&taken, |choice| thumb(sheet, choice))
}

/// How likely a score is.
#[derive(Serialize)]
pub struct ChanceAnswer {
    chance: f64,
    source: Source,
    choices: Vec<ChanceOfChoice>,
    best: Option<usize>,
}

/// How likely it is with one choice.
#[derive(Serialize)]
struct ChanceOfChoice {
    chance: f64,
    source: Source,
}

impl ChanceAnswer {
    /// Asks a solver that has learned chances about a sheet.
    pub fn new(asked: &Asked, solver: &mut Solver) -> ChanceAnswer {
        let known = |worth: Worth| ChanceOfChoice {
            chance: worth.value.unwrap_or(0.0).clamp(0.0, 1.0),
            source: worth.source,
        };
        let &Asked {
            sheet,
            roll,
            setting,
        } = asked;
        let Some(roll) = roll else {
            let before = Setting {
                depth: 1,
                ..setting
            };
            let ChanceOfChoice { chance, source } = known(solver.before_roll(&sheet, before));
            return ChanceAnswer {
                chance,
                source,
                choices: Vec::new(),
                best: None,
            };
        };
        let found = solver.choices(&sheet, roll, setting);
        let best = solver.likeliest(&sheet, &found, setting).unwrap_or(0);
        let choices: Vec<_> = found.into_iter().map(|(_, worth)| known(worth)).collect();
        ChanceAnswer {
            chance: choices[best].chance,
            source: choices[best].source,
            best: Some(best),
            choices,
        }
    }
}
