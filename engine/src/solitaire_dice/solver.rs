//! What sheets and choices are worth: exactly near the end, by the network and expectations
//! elsewhere.

use std::sync::Arc;

use crate::solitaire_dice::aim::{Aim, Target};
use crate::solitaire_dice::chances::Chances;
use crate::solitaire_dice::choice::{ByChoice, CHOICES, Choice, FiveDice, Rolls, Taken, choices};
use crate::solitaire_dice::ends::{Ends, MOST_SPARE};
use crate::solitaire_dice::sheet::{MOST_IN_USE, Opening, Sheet};
use crate::solitaire_dice::sum::OpenCost;
use crate::solitaire_dice::weights::{FIRST_TURNS, Weights};

/// The deepest search.
pub const MOST_DEPTH: u8 = 3;

/// Expectations that a sheet without a roll is valued by at most: three would take seconds.
const MOST_BEFORE_ROLL: u8 = 2;

/// Sheets that are looked at to work out ends with [`MOST_SPARE`] spare rejects: half a second in a
/// browser.
pub const MOST_SHEETS: u32 = 80_000;

/// Values this close are equal, in points.
pub const EQUAL: f64 = 1e-4;

/// What a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Source {
    /// Best play to the end, within 0.001 points, or a millionth of a chance.
    Exact,
    /// The network, by as many expectations as the depth says.
    Estimate,
    /// Nothing: there are no weights, and choices are ranked by the rule of thumb.
    Rule,
}

/// An expected final score or the chance of a target, and what it comes from. Without what was
/// learned it may be unknown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// In points, or a chance from 0 to 1.
    pub value: Option<f64>,
    /// What it comes from.
    pub source: Source,
}

/// How sheets are valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The rule of the opening.
    pub opening: Opening,
    /// Search depth, 1 to [`MOST_DEPTH`]: a choice is valued with `depth - 1` chance levels.
    pub depth: u8,
    /// Ends are worked out up to this many spare rejects, [`MOST_SPARE`] at most; with that many
    /// where it takes no more than [`MOST_SHEETS`] beyond those that were looked at before.
    pub spare: u8,
    /// What is played for.
    pub aim: Aim,
}

impl Default for Setting {
    fn default() -> Setting {
        Setting {
            opening: Opening::Any,
            depth: 2,
            spare: 1,
            aim: Aim::Average,
        }
    }
}

/// Values sheets and choices.
#[derive(Default)]
pub struct Solver {
    /// By what an open sum costs.
    weights: [Option<Arc<Weights>>; 2],
    chances: Option<Arc<Chances>>,
    ends: Ends,
    /// Ends played for the target that was asked about last.
    chance_ends: Ends,
}

impl Solver {
    /// One that has learned these weights, or knows nothing but ends.
    #[must_use]
    pub fn new(weights: Option<Arc<Weights>>) -> Solver {
        let mut solver = Solver::default();
        if let Some(weights) = weights {
            solver.learn_weights(weights);
        }
        solver
    }

    /// The same with chances of a score.
    #[must_use]
    pub fn with_chances(self, chances: Option<Arc<Chances>>) -> Solver {
        Solver { chances, ..self }
    }

    /// Takes weights for the sheets whose open sums cost what they were learned for.
    pub fn learn_weights(&mut self, weights: Arc<Weights>) {
        let place = weights.open_cost as usize;
        self.weights[place] = Some(weights);
    }

    /// The chances that it has learned: of the official sheet alone.
    #[must_use]
    pub fn chances(&self) -> Option<&Arc<Chances>> {
        self.chances.as_ref()
    }

    /// The weights that it has learned for what an open sum costs.
    #[must_use]
    pub fn weights(&self, open_cost: OpenCost) -> Option<&Arc<Weights>> {
        self.weights[open_cost as usize].as_ref()
    }

    /// The worth of a sheet before its next roll, by as many expectations as the depth says, but at
    /// most two: the mean over all rolls of the best choice's worth.
    pub fn before_roll(&mut self, sheet: &Sheet, setting: Setting) -> Worth {
        let expectations = setting.depth.clamp(1, MOST_BEFORE_ROLL);
        let setting = self.within_reach(&[*sheet], setting);
        self.worth(sheet, setting, expectations)
    }

    /// The worth of a sheet that a choice leads to.
    pub fn after_choice(&mut self, sheet: &Sheet, setting: Setting) -> Worth {
        let expectations = setting.depth.clamp(1, MOST_DEPTH) - 1;
        let setting = self.within_reach(&[*sheet], setting);
        self.worth(sheet, setting, expectations)
    }

    /// The choices of a roll with what each is worth, see [`choices`]. The sheet is not over.
    ///
    /// ```
    /// use rollwise_engine::solitaire_dice::{Setting, Sheet, Solver, Source, learning::best_of};
    ///
    /// let sheet: Sheet = "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7".parse()?;
    /// let found = Solver::default().choices(&sheet, "13446".parse().unwrap(), Setting::default());
    /// // Each ends the game. The best marks the fifth 4, which pays back, and another 8.
    /// assert!(found.iter().all(|(_, worth)| worth.source == Source::Exact));
    /// let best = best_of(found.iter().filter_map(|(_, worth)| worth.value)).unwrap();
    /// assert_eq!(found[best].1.value, Some(570.0));
    /// # Ok::<(), rollwise_engine::solitaire_dice::SheetError>(())
    /// ```
    pub fn choices(
        &mut self,
        sheet: &Sheet,
        roll: FiveDice,
        setting: Setting,
    ) -> Vec<(Taken, Worth)> {
        let taken = choices(sheet, roll, setting.opening);
        let after: Vec<Sheet> = taken
            .iter()
            .map(|taken| taken.choice.after(sheet))
            .collect();
        let setting = self.within_reach(&after, setting);
        let expectations = setting.depth.clamp(1, MOST_DEPTH) - 1;
        let worth = after
            .iter()
            .map(|after| self.worth(after, setting, expectations));
        taken.into_iter().zip(worth).collect()
    }

    /// The place of the choice with the best chance among those that [`Solver::choices`] found; of
    /// those that are equally likely, as where a score is out of reach, the one that is worth most
    /// on average. `None` without choices.
    pub fn likeliest(
        &mut self,
        sheet: &Sheet,
        found: &[(Taken, Worth)],
        setting: Setting,
    ) -> Option<usize> {
        let chance = |nth: usize| found[nth].1.value.unwrap_or(0.0);
        let most = (0..found.len()).map(chance).fold(0.0, f64::max);
        let equal = (0..found.len()).filter(|&nth| chance(nth) >= most - EQUAL);
        let equal: Vec<usize> = equal.collect();
        if let [only] = equal[..] {
            return Some(only);
        }
        let average = Setting {
            aim: Aim::Average,
            ..setting
        };
        let values = equal.iter().map(|&nth| {
            let after = found[nth].0.choice.after(sheet);
            let worth = self.after_choice(&after, average);
            worth.value.unwrap_or_else(|| after.score().into())
        });
        best_of(values).map(|nth| equal[nth])
    }

    /// The setting with the ends that are within reach of all these sheets: an exact worth is not
    /// compared with an estimate that is as far from the end.
    fn within_reach(&mut self, sheets: &[Sheet], setting: Setting) -> Setting {
        let ends = self.ends(setting.aim);
        let mut budget = MOST_SHEETS;
        let mut farthest = sheets
            .iter()
            .filter(|sheet| sheet.spare() == Some(MOST_SPARE));
        let is_enough = setting.spare >= MOST_SPARE
            && farthest.all(|sheet| ends.worth_within(sheet, &mut budget).is_some());
        Setting {
            spare: setting.spare.min(MOST_SPARE - u8::from(!is_enough)),
            ..setting
        }
    }

    fn ends(&mut self, aim: Aim) -> &mut Ends {
        if aim == Aim::Average {
            return &mut self.ends;
        }
        if self.chance_ends.aim() != aim {
            self.chance_ends = Ends::played_for(aim);
        }
        &mut self.chance_ends
    }

    fn worth(&mut self, sheet: &Sheet, setting: Setting, expectations: u8) -> Worth {
        let is_end = sheet.spare().is_some_and(|spare| spare <= setting.spare);
        if sheet.is_over() || is_end {
            return Worth {
                value: self.ends(setting.aim).worth(sheet),
                source: Source::Exact,
            };
        }
        let opening = setting.opening;
        let value = match setting.aim {
            Aim::Average => {
                let weights = self.weights(sheet.open_cost());
                weights.map(|weights| estimate(weights, sheet, opening, expectations))
            }
            Aim::Reach(target) => {
                let is_known = sheet.open_cost() == OpenCost::Official;
                let chances = self.chances().filter(|_| is_known);
                let found =
                    chances.map(|chances| chance(chances, sheet, opening, target, expectations));
                // A sum of rounded parts may pass 1 by a hair.
                found.map(|chance| chance.clamp(0.0, 1.0))
            }
        };
        Worth {
            value,
            source: value.map_or(Source::Rule, |_| Source::Estimate),
        }
    }
}

/// The best of some values, the first of equal ones.
#[must_use]
pub fn best_of(values: impl Iterator<Item = f64>) -> Option<usize> {
    let best = values.enumerate().reduce(|best, other| {
        if other.1 > best.1 + EQUAL {
            other
        } else {
            best
        }
    });
    best.map(|(nth, _)| nth)
}

/// Expected final score by this many expectations with the network below them.
///
/// Where the opening is different, expectations go on to the third number: from there on the game
/// is the one that the network knows. A roll without a new number counts as a step towards it, so
/// that such sheets, one in hundreds, are valued as if any die might be rejected next; and so are
/// sheets on which marks are missing or too many before the third number, which no game has.
#[must_use]
pub fn estimate(weights: &Weights, sheet: &Sheet, opening: Opening, expectations: u8) -> f64 {
    let missing = MOST_IN_USE - sheet.in_use().len();
    if opening == Opening::Any || missing == 0 || sheet.fit().missing() != 0 {
        return expected(weights, sheet, Opening::Any, expectations);
    }
    expected(weights, sheet, opening, expectations.max(missing))
}

/// The chance of a target by this many expectations with the network below them.
///
/// Where the opening is different they keep to it, but below them the network knows the usual
/// opening alone: with fewer than three numbers in use the chance comes out a little too high.
#[must_use]
pub fn chance(
    chances: &Chances,
    sheet: &Sheet,
    opening: Opening,
    target: Target,
    expectations: u8,
) -> f64 {
    expected(&Towards { chances, target }, sheet, opening, expectations)
}

/// What sheets are worth by themselves.
trait Values {
    fn value(&self, sheet: &Sheet) -> f64;
    /// The same after some choices, given by their places in ascending order.
    fn value_after_each(&self, sheet: &Sheet, choices: &[u16], values: &mut ByChoice);
    /// What is known beforehand where the opening is different.
    fn after_first_turn(&self, sheet: &Sheet) -> Option<f64>;
}

impl Values for Weights {
    fn value(&self, sheet: &Sheet) -> f64 {
        self.value(sheet)
    }

    fn value_after_each(&self, sheet: &Sheet, choices: &[u16], values: &mut ByChoice) {
        self.value_after_each(sheet, choices, values);
    }

    fn after_first_turn(&self, sheet: &Sheet) -> Option<f64> {
        self.after_first_turn(sheet)
    }
}

/// Sheets by their chance of a target.
struct Towards<'a> {
    chances: &'a Chances,
    target: Target,
}

impl Values for Towards<'_> {
    fn value(&self, sheet: &Sheet) -> f64 {
        self.chances.of(sheet, self.target)
    }

    fn value_after_each(&self, sheet: &Sheet, choices: &[u16], values: &mut ByChoice) {
        self.chances.after_each(sheet, choices, self.target, values);
    }

    fn after_first_turn(&self, _: &Sheet) -> Option<f64> {
        None
    }
}

/// Calls itself once for each expectation.
fn expected(known: &dyn Values, sheet: &Sheet, opening: Opening, expectations: u8) -> f64 {
    if opening == Opening::Different
        && let Some(value) = known.after_first_turn(sheet)
        && expectations <= 2
    {
        return value;
    }
    if sheet.is_over() || expectations == 0 {
        return known.value(sheet);
    }
    let rolls = Rolls::get();
    let possible = rolls.possible(sheet, opening);
    let mut values: ByChoice = [0.0; CHOICES];
    if expectations == 1 {
        known.value_after_each(sheet, possible, &mut values);
    } else {
        for &place in possible {
            let after = Choice::at(place.into()).after(sheet);
            values[usize::from(place)] = expected(known, &after, opening, expectations - 1);
        }
    }
    rolls.mean_of_best(sheet, opening, &values)
}

impl Weights {
    /// Finds the values after the first turn where the opening is different, by two expectations.
    #[expect(clippy::cast_possible_truncation, reason = "a score of four digits")]
    pub fn find_first_turn(&mut self) {
        self.first_turn = (0..FIRST_TURNS)
            .map(|place| {
                let empty = Sheet::EMPTY.with_open_cost(self.open_cost);
                let after = Choice::at(place).after(&empty);
                estimate(self, &after, Opening::Different, 2) as f32
            })
            .collect();
    }
}
