//! A training as bytes, so that it goes on to the same weights after an interruption.

use engine::solitaire_dice::{Sheet, Weights};

use crate::bytes::{fill, put, take};
use crate::solitaire_dice::games::Running;
use crate::solitaire_dice::gradient::each_number;
use crate::solitaire_dice::training::{Schedule, Training};

impl Training {
    /// All that decides how the training goes on: all numbers as they are, little-endian.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = header(self.seed, self.schedule);
        bytes.extend(self.step.to_le_bytes());
        put(&self.left.0, &mut bytes);
        let mut all = [&self.weights, &self.average, &self.mean, &self.square].map(Weights::clone);
        for weights in &mut all {
            each_number([weights], |[numbers]| put(numbers, &mut bytes));
        }
        for game in &self.games {
            bytes.extend(game.sheet.sums());
            bytes.extend(game.sheet.rejects());
            bytes.extend([game.random, game.beginner, game.weak_turns]);
        }
        bytes
    }

    /// The training that has these bytes. `None` if they are of another one, or of none.
    #[must_use]
    pub fn from_bytes(seed: u64, schedule: Schedule, bytes: &[u8]) -> Option<Training> {
        let mut training = Training::new(seed, schedule);
        let mut rest = bytes.strip_prefix(&header(seed, schedule)[..])?;
        if bytes.len() != training.to_bytes().len() {
            return None;
        }
        training.step = u64::from_le_bytes(take(&mut rest)?);
        fill(&mut training.left.0, &mut rest)?;
        let all = [
            &mut training.weights,
            &mut training.average,
            &mut training.mean,
            &mut training.square,
        ];
        for weights in all {
            // The length was found right above.
            each_number([weights], |[numbers]| {
                fill(numbers, &mut rest).unwrap_or_default();
            });
        }
        for game in &mut training.games {
            let sheet = Sheet::new(take(&mut rest)?, take(&mut rest)?).ok()?;
            let [random, beginner, weak_turns] = take(&mut rest)?;
            *game = Running {
                sheet,
                random,
                beginner,
                weak_turns,
            };
        }
        Some(training)
    }
}

fn header(seed: u64, schedule: Schedule) -> Vec<u8> {
    format!("{seed} {schedule:?}\n").into_bytes()
}
