//! Answers about sheets.

use engine::dice::Face;
use engine::solitaire_dice::{self, FiveDice, Length, Opening, Sheet, Source, Sum, Taken, Worth};
use serde::Serialize;

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Phase {
    Unrolled,
    Rolled,
    Over,
}

/// What a sheet is worth, and with a roll each choice: chances in place of points where a score is played for.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SheetAnswer {
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
#[derive(Debug, Serialize)]
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

impl SheetAnswer {
    /// What was found about a sheet with this roll.
    #[must_use]
    pub fn new(
        sheet: &Sheet,
        roll: Option<FiveDice>,
        opening: Opening,
        found: &solitaire_dice::SheetAnswer,
    ) -> SheetAnswer {
        let fit = sheet.fit();
        let (phase, free_ride_chance) = match roll {
            _ if sheet.is_over() => (Phase::Over, 0.0),
            Some(roll) => {
                let is_free = sheet.allowed(roll.faces(), opening).is_empty();
                (Phase::Rolled, f64::from(u8::from(is_free)))
            }
            None => (Phase::Unrolled, sheet.free_ride_chance()),
        };
        let choices = found.choices.iter();
        SheetAnswer {
            phase,
            score: sheet.score(),
            points: Sum::ALL.map(|sum| sheet.points(sum)),
            free_rides: fit.free_rides(),
            misfit: fit.misfit(),
            missing: fit.missing(),
            spare: sheet.spare(),
            rolls_left: Length::get().rolls_left(sheet),
            free_ride_chance,
            value: found.worth.value,
            source: found.worth.source,
            choices: choices
                .map(|(taken, worth)| ChoiceAnswer::new(sheet, taken, *worth, found.worth))
                .collect(),
            best: found.best,
        }
    }
}

impl ChoiceAnswer {
    fn new(sheet: &Sheet, taken: &Taken, worth: Worth, best: Worth) -> ChoiceAnswer {
        let after = taken.choice.after(sheet);
        let cost = best.value.zip(worth.value);
        ChoiceAnswer {
            reject: taken.choice.reject.map(Face::number),
            left: taken.left.number(),
            sums: taken.choice.pair.sums().map(Sum::number),
            pairs: taken.pairs.map(|pair| pair.map(Face::number)),
            change: after.score() - sheet.score(),
            wasted: taken.choice.wasted(sheet),
            ends: after.is_over(),
            value: worth.value,
            cost: cost.map(|(best, value)| (best - value).max(0.0)),
            source: worth.source,
        }
    }
}

/// How likely a score is, and with each choice.
#[derive(Debug, Serialize)]
pub struct SheetChances {
    chance: f64,
    source: Source,
    choices: Vec<ChanceOfChoice>,
    best: Option<usize>,
}

#[derive(Debug, Serialize)]
struct ChanceOfChoice {
    chance: f64,
    source: Source,
}

impl From<&solitaire_dice::SheetAnswer> for SheetChances {
    fn from(found: &solitaire_dice::SheetAnswer) -> SheetChances {
        let known = |worth: &Worth| ChanceOfChoice {
            chance: worth.value.unwrap_or(0.0),
            source: worth.source,
        };
        let ChanceOfChoice { chance, source } = known(&found.worth);
        SheetChances {
            chance,
            source,
            choices: found
                .choices
                .iter()
                .map(|(_, worth)| known(worth))
                .collect(),
            best: found.best,
        }
    }
}
