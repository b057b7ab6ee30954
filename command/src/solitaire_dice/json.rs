//! Answers as JSON: the `SheetAnswer` of the page's module. With a score to reach, values are chances.

use engine::dice::Face;
use engine::solitaire_dice::{Aim, FiveDice, Length, Setting, Sheet, Source, Sum, Taken, Worth};
use serde::Serialize;

use super::Found;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    reach: Option<i16>,
    phase: &'static str,
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
    pub fn new(sheet: &Sheet, roll: Option<FiveDice>, setting: Setting, found: &Found) -> Answer {
        let fit = sheet.fit();
        let (phase, free_ride_chance) = match roll {
            _ if sheet.is_over() => ("over", 0.0),
            Some(roll) => {
                let is_free = sheet.allowed(roll.faces(), setting.opening).is_empty();
                ("rolled", f64::from(u8::from(is_free)))
            }
            None => ("unrolled", sheet.free_ride_chance()),
        };
        let choices = found.choices.iter();
        Answer {
            reach: match setting.aim {
                Aim::Average => None,
                Aim::Reach(target) => Some(target.score()),
            },
            phase,
            score: sheet.score(),
            points: Sum::ALL.map(|sum| sum.points(sheet.marks(sum))),
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
