//! How well predicted final scores agree with what happens.

use std::sync::Arc;

use engine::decide::Decide;
use engine::estimate::Sums;
use engine::solitaire_dice::{
    GameRolls, Opening, Sheet, SolitaireDice, Strategy, View, Weights, estimate, luck,
};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::solitaire_dice::seated;

/// Sheets to predict: those after some turns of a player.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Who plays the first turns.
    pub player: Strategy,
    /// How many.
    pub turns: u32,
    /// Sheets to predict.
    pub sheets: u64,
    /// Another seed has other rolls.
    pub seed: u64,
}

/// Plays on from sheets by the network alone. Returns by how much the final scores, without the
/// luck of the rolls, were above what one expectation had predicted.
#[must_use]
pub fn actual_minus_predicted(weights: &Arc<Weights>, sample: Sample) -> Sums {
    let mut beginner = seated(sample.player, weights);
    let mut advised = seated(Strategy::Advice { depth: 1 }, weights);
    let mut generator = ChaCha8Rng::seed_from_u64(sample.seed);
    let mut sums = Sums::default();
    let mut left = sample.sheets;
    for game in 0.. {
        if left == 0 {
            break;
        }
        let mut rolls = GameRolls::new(sample.seed, game);
        let sheet = play(
            beginner.as_mut(),
            Sheet::EMPTY.with_open_cost(weights.open_cost),
            &mut rolls,
            0..sample.turns,
            &mut generator,
        );
        if sheet.is_over() {
            continue;
        }
        let predicted = estimate(weights, &sheet, Opening::Any, 1);
        let mut sheet = sheet;
        let mut adjusted = -predicted;
        for turn in sample.turns.. {
            if sheet.is_over() {
                break;
            }
            adjusted -= luck(weights, &sheet, rolls.roll(turn), Opening::Any);
            sheet = play(
                advised.as_mut(),
                sheet,
                &mut rolls,
                turn..turn + 1,
                &mut generator,
            );
        }
        sums.add(adjusted + f64::from(sheet.score()));
        left -= 1;
    }
    sums
}

fn play(
    decider: &mut dyn Decide<SolitaireDice>,
    mut sheet: Sheet,
    rolls: &mut GameRolls,
    turns: std::ops::Range<u32>,
    generator: &mut ChaCha8Rng,
) -> Sheet {
    for turn in turns {
        if !sheet.is_over() {
            let view = View {
                sheet: &sheet,
                roll: rolls.roll(turn),
                opening: Opening::Any,
            };
            let taken = decider.decide(view, generator);
            sheet = taken.choice.after(&sheet);
        }
    }
    sheet
}
