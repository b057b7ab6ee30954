//! What is to be said of a sheet: its worth, that of each choice, and the best of them.

use crate::solitaire_dice::aim::Aim;
use crate::solitaire_dice::choice::{FiveDice, Taken};
use crate::solitaire_dice::rules_of_thumb::thumb;
use crate::solitaire_dice::sheet::Sheet;
use crate::solitaire_dice::solver::{Setting, Solver, Worth, best_of};
use crate::solitaire_dice::strategy::best_rank;

/// What a solver says of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetAnswer {
    /// What the sheet is worth: with a roll that of its best choice.
    pub worth: Worth,
    /// The choices of the roll with what each is worth; empty without a roll.
    pub choices: Vec<(Taken, Worth)>,
    /// The place of the best choice: the one that is worth most, by the rule of thumb where some
    /// worth is unknown. `None` without a roll.
    pub best: Option<usize>,
}

impl Solver {
    /// Says what a sheet is worth, and with a roll what each choice is. A sheet that is over is worth
    /// its score, whatever is rolled.
    ///
    /// The chance of a score before a roll is found by one look at the next rolls, as more would take
    /// seconds.
    ///
    /// ```
    /// use rollwise_engine::solitaire_dice::{Setting, Sheet, Solver};
    ///
    /// let sheet: Sheet = "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7".parse()?;
    /// let roll = "13446".parse().ok();
    /// let answer = Solver::default().answer(&sheet, roll, Setting::default());
    /// // The best choice ends the game on 570: it marks the fifth 4, which pays back, and another 8.
    /// assert_eq!(answer.worth.value, Some(570.0));
    /// # Ok::<(), rollwise_engine::solitaire_dice::SheetError>(())
    /// ```
    pub fn answer(
        &mut self,
        sheet: &Sheet,
        roll: Option<FiveDice>,
        setting: Setting,
    ) -> SheetAnswer {
        if sheet.is_over() {
            return without_choices(self.after_choice(sheet, setting));
        }
        let Some(roll) = roll else {
            let depth = match setting.aim {
                Aim::Average => setting.depth,
                Aim::Reach(_) => 1,
            };
            return without_choices(self.before_roll(sheet, Setting { depth, ..setting }));
        };
        let choices = self.choices(sheet, roll, setting);
        let best = match setting.aim {
            Aim::Average => worth_most(sheet, &choices),
            Aim::Reach(_) => self.likeliest(sheet, &choices, setting),
        };
        let Some(best) = best else {
            unreachable!("a roll has a choice as long as the game goes on");
        };
        SheetAnswer {
            worth: choices[best].1,
            choices,
            best: Some(best),
        }
    }
}

fn without_choices(worth: Worth) -> SheetAnswer {
    SheetAnswer {
        worth,
        choices: Vec::new(),
        best: None,
    }
}

/// The choice that is worth most; by the rule of thumb where some worth is unknown.
fn worth_most(sheet: &Sheet, choices: &[(Taken, Worth)]) -> Option<usize> {
    let values: Option<Vec<f64>> = choices.iter().map(|(_, worth)| worth.value).collect();
    if let Some(values) = values {
        return best_of(values.into_iter());
    }
    let taken: Vec<Taken> = choices.iter().map(|(taken, _)| *taken).collect();
    Some(best_rank(&taken, |choice| thumb(sheet, choice)))
}
