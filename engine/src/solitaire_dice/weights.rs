//! A network that values sheets.
//!
//! Its inputs are 0 or 1: for each sum, number and for the expected length of the game one of them
//! is 1, which stands for the marks there, or for the rolls left when playing for length. So the
//! first layer adds up one row of weights for each. A second layer and a linear path from the
//! inputs give the value.
//!
//! A sheet and its mirror are one and the same to the network, which only ever sees one of them.
//!
//! When weights come from a file, the numbers of the first layer are multiples of [`STEP`], and
//! those of the linear path of a part of it. So their sums are exact, in whatever order they are
//! added up.

use std::cmp::Ordering;

use crate::dice::{FACES, Face};
use crate::net::{add, add_times, rectified};
use crate::solitaire_dice::choice::{ByChoice, Choice};
use crate::solitaire_dice::length::Length;
use crate::solitaire_dice::sheet::{LAST_REJECT, Sheet};
use crate::solitaire_dice::sum::{MOST_MARKS, OpenCost, PAIRS, SUMS, Sum, SumPair};

/// Points that the network counts as 1.
pub const POINTS: f32 = 200.0;

/// Neurons of the first layer.
pub const FIRST: usize = 128;
/// Neurons of the second layer.
pub const SECOND: usize = 32;

/// Marks of a sum that are told apart.
const SUM_MARKS: usize = MOST_MARKS as usize + 1;
/// Reject marks that are told apart: a sheet that is over needs no network.
const REJECT_MARKS: usize = LAST_REJECT as usize;
/// Expected lengths that are told apart, rounded.
const LENGTHS: usize = 23;

const REJECTS_AT: usize = SUMS * SUM_MARKS;
const LENGTHS_AT: usize = REJECTS_AT + FACES * REJECT_MARKS;
/// Inputs of the network.
pub const INPUTS: usize = LENGTHS_AT + LENGTHS;
/// Inputs that are 1.
pub const ACTIVE: usize = SUMS + FACES + 1;

/// Weights of the first layer from a file are multiples of this; the others, of which fewer are
/// added up and more depends on each, are multiples of an eighth or less of it.
pub const STEP: f32 = 1.0 / STEPS as f32;

/// Steps of the first layer's weights in one.
pub(crate) const STEPS: u16 = 512;

/// The numbers that are learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// First layer, by input.
    pub first: Vec<[f32; FIRST]>,
    /// Linear path, by input.
    pub linear: Vec<f32>,
    /// Second layer, by neuron of the first.
    pub second: Vec<[f32; SECOND]>,
    /// Its bias.
    pub bias: [f32; SECOND],
    /// What the neurons of the second layer add to the value.
    pub last: [f32; SECOND],
    /// Expected final scores after the first turn where the opening is different, by pair of sums
    /// for each of the rejects 1, 2 and 3: those of the others are their mirrors. Empty until they
    /// are found.
    pub first_turn: Vec<f32>,
    /// What an open sum costs on the sheets that they value.
    pub open_cost: OpenCost,
}

/// Sheets after the first turn, but for mirrors.
pub const FIRST_TURNS: usize = FACES / 2 * PAIRS;

/// What the network has in between, for training.
#[derive(Clone, Copy, Debug)]
pub struct Activations {
    /// Behind the first layer.
    pub first: [f32; FIRST],
    /// Behind the second layer.
    pub second: [f32; SECOND],
    /// The value, in units of [`POINTS`].
    pub value: f32,
}

/// What a choice leads to.
#[expect(
    clippy::large_enum_variant,
    reason = "read where it is made, never kept"
)]
pub(crate) enum After {
    /// The end, with this score.
    Over(i16),
    /// A sheet that the network knows.
    Open(Activations),
}

/// The inputs of a sheet that are 1. The sheet is not over.
#[must_use]
pub fn features(sheet: &Sheet, length: &Length) -> [usize; ACTIVE] {
    let sheet = oriented(sheet);
    let mut active = [0; ACTIVE];
    for sum in Sum::ALL {
        active[sum.index()] = sum_input(sum, sheet.marks(sum));
    }
    for face in Face::ALL {
        active[SUMS + face.index()] = reject_input(face, sheet.rejected(face));
    }
    active[ACTIVE - 1] = length_input(length.rolls_left(&sheet));
    active
}

fn sum_input(sum: Sum, marks: u8) -> usize {
    sum.index() * SUM_MARKS + usize::from(marks.min(MOST_MARKS))
}

fn reject_input(face: Face, marks: u8) -> usize {
    REJECTS_AT + face.index() * REJECT_MARKS + usize::from(marks)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and 22"
)]
fn length_input(rolls: f64) -> usize {
    LENGTHS_AT + ((rolls + 0.5) as usize).min(LENGTHS - 1)
}

/// A sheet or its mirror, whichever the network knows.
#[must_use]
pub fn oriented(sheet: &Sheet) -> Sheet {
    if is_mirrored(sheet) {
        sheet.mirror()
    } else {
        *sheet
    }
}

/// Whether the network knows a sheet by its mirror. The rejects tell, so that all sheets of a game
/// from the third number on are seen the same way; the sums only where the rejects are alike.
fn is_mirrored(sheet: &Sheet) -> bool {
    match order_of_rejects(sheet) {
        Ordering::Less => true,
        Ordering::Greater => false,
        Ordering::Equal => {
            let sums = sheet.sums();
            sums.iter().lt(sums.iter().rev())
        }
    }
}

fn order_of_rejects(sheet: &Sheet) -> Ordering {
    let rejects = sheet.rejects();
    let in_use = rejects.map(|marks| marks > 0);
    let by_use = in_use.iter().cmp(in_use.iter().rev());
    by_use.then_with(|| rejects.iter().cmp(rejects.iter().rev()))
}

impl Weights {
    /// All zero, but for the linear path, which tells the score on the official sheet.
    #[must_use]
    pub fn zero() -> Weights {
        let open_cost = OpenCost::Official;
        let mut linear = vec![0.0; INPUTS];
        for sum in Sum::ALL {
            for marks in 0..=MOST_MARKS {
                linear[sum_input(sum, marks)] = f32::from(sum.points(marks, open_cost)) / POINTS;
            }
        }
        Weights {
            open_cost,
            first: vec![[0.0; FIRST]; INPUTS],
            linear,
            second: vec![[0.0; SECOND]; FIRST],
            bias: [0.0; SECOND],
            last: [0.0; SECOND],
            first_turn: Vec::new(),
        }
    }

    /// The same where an open sum costs this, as if that changed the final score by what it changes
    /// the score now: for training to begin with.
    #[must_use]
    pub fn with_open_cost(mut self, open_cost: OpenCost) -> Weights {
        for sum in Sum::ALL {
            for marks in 0..=MOST_MARKS {
                let [new, old] = [open_cost, self.open_cost].map(|cost| sum.points(marks, cost));
                self.linear[sum_input(sum, marks)] += f32::from(new - old) / POINTS;
            }
        }
        self.open_cost = open_cost;
        self
    }

    /// Expected final score of a sheet after the first turn where the opening is different; `None`
    /// for other sheets.
    #[must_use]
    pub fn after_first_turn(&self, sheet: &Sheet) -> Option<f64> {
        let is_one = |counts: &[u8], sum| counts.iter().sum::<u8>() == sum;
        if !is_one(sheet.rejects(), 1) || !is_one(sheet.sums(), 2) {
            return None;
        }
        let sheet = oriented(sheet);
        let reject = sheet.rejects().iter().position(|&marks| marks > 0)?;
        let mut marked = Sum::ALL.into_iter().filter(|&sum| sheet.marks(sum) > 0);
        let first = marked.next()?;
        let pair = SumPair::new(first, marked.next().unwrap_or(first));
        let value = self.first_turn.get(reject * PAIRS + pair.index());
        value.map(|&value| value.into())
    }

    /// Asks the network about a sheet that has these inputs.
    #[must_use]
    pub fn activations(&self, features: &[usize; ACTIVE]) -> Activations {
        let mut first = [0.0; FIRST];
        let mut linear = 0.0;
        for &input in features {
            add(&mut first, &self.first[input]);
            linear += self.linear[input];
        }
        self.through_second(&rectified(first), linear)
    }

    #[inline]
    fn through_second(&self, first: &[f32; FIRST], linear: f32) -> Activations {
        let mut second = self.bias;
        for (inputs, rows) in first.chunks(32).zip(self.second.chunks(32)) {
            // Half of the neurons are off, and no processor guesses which: so they are sorted out
            // first.
            let mut on = 0_u32;
            for (neuron, &input) in inputs.iter().enumerate() {
                on |= u32::from(input > 0.0) << neuron;
            }
            while on != 0 {
                let neuron = on.trailing_zeros() as usize;
                add_times(&mut second, inputs[neuron], &rows[neuron]);
                on &= on - 1;
            }
        }
        let second = rectified(second);
        let mut value = linear;
        for (neuron, weight) in second.iter().zip(&self.last) {
            value += neuron * weight;
        }
        Activations {
            first: *first,
            second,
            value,
        }
    }

    /// Expected final score of a sheet: the score itself where the game is over.
    #[must_use]
    pub fn value(&self, sheet: &Sheet) -> f64 {
        if sheet.is_over() {
            return sheet.score().into();
        }
        let activations = self.activations(&features(sheet, Length::get()));
        f64::from(POINTS * activations.value)
    }

    /// Expected final scores after some choices, given by their places in ascending order.
    pub fn value_after_each(&self, sheet: &Sheet, choices: &[u16], values: &mut ByChoice) {
        self.after_each(sheet, choices, |place, after| {
            values[place] = match after {
                After::Over(score) => score.into(),
                After::Open(activations) => f64::from(POINTS * activations.value),
            };
        });
    }

    /// Calls `visit` with the place of each of some choices, in ascending order, and what it leads
    /// to.
    #[inline]
    pub(crate) fn after_each(
        &self,
        sheet: &Sheet,
        choices: &[u16],
        mut visit: impl FnMut(usize, After),
    ) {
        let mut left = choices;
        while let Some(&place) = left.first() {
            let reject = usize::from(place) / PAIRS;
            let count = left.partition_point(|&place| usize::from(place) / PAIRS == reject);
            let (group, rest) = left.split_at(count);
            self.after_group(sheet, group, &mut visit);
            left = rest;
        }
    }

    /// The same for choices that reject the same number.
    fn after_group(&self, sheet: &Sheet, choices: &[u16], visit: &mut impl FnMut(usize, After)) {
        let Some(&first) = choices.first() else {
            return;
        };
        let reject = Choice::at(first.into()).reject;
        let rejected = sheet.reject(reject);
        if rejected.is_over() {
            for &place in choices {
                let pair = SumPair::ALL[usize::from(place) % PAIRS];
                let score = sheet.after(reject, pair).score();
                visit(place.into(), After::Over(score));
            }
            return;
        }
        let order = order_of_rejects(&rejected);
        let plain = (order != Ordering::Less).then(|| self.side(&rejected));
        let mirrored = (order != Ordering::Greater).then(|| self.side(&rejected.mirror()));
        for &place in choices {
            let pair = SumPair::ALL[usize::from(place) % PAIRS];
            let is_mirrored = match order {
                Ordering::Equal => is_mirrored(&rejected.after(None, pair)),
                order => order == Ordering::Less,
            };
            let (side, pair) = if is_mirrored {
                (&mirrored, pair.mirror())
            } else {
                (&plain, pair)
            };
            if let Some(side) = side {
                visit(place.into(), After::Open(side.activations(self, pair)));
            }
        }
    }

    /// A sheet as the network sees it, ready to be asked about more marks on its sums.
    fn side(&self, sheet: &Sheet) -> Side {
        let mut side = Side {
            first: [0.0; FIRST],
            linear: 0.0,
            more: [[[0.0; FIRST]; 2]; SUMS],
            more_linear: [[0.0; 2]; SUMS],
        };
        let rejects = Face::ALL.map(|face| reject_input(face, sheet.rejected(face)));
        let sums = Sum::ALL.map(|sum| sum_input(sum, sheet.marks(sum)));
        let length = length_input(Length::get().rolls_left(sheet));
        for input in sums.into_iter().chain(rejects).chain([length]) {
            add(&mut side.first, &self.first[input]);
            side.linear += self.linear[input];
        }
        for sum in Sum::ALL {
            let at = sum.index();
            for more in [1, 2] {
                let marks = MOST_MARKS.min(sheet.marks(sum) + more);
                let (from, to) = (sums[at], sum_input(sum, marks));
                let nth = usize::from(more) - 1;
                side.more[at][nth] = difference(&self.first[to], &self.first[from]);
                side.more_linear[at][nth] = self.linear[to] - self.linear[from];
            }
        }
        side
    }
}

fn difference(to: &[f32; FIRST], from: &[f32; FIRST]) -> [f32; FIRST] {
    let mut difference = *to;
    for (entry, from) in difference.iter_mut().zip(from) {
        *entry -= from;
    }
    difference
}

/// What the first layer and the linear path add up to, and what marks on sums change of it.
struct Side {
    first: [f32; FIRST],
    linear: f32,
    /// By sum: with one mark more, with two.
    more: [[[f32; FIRST]; 2]; SUMS],
    more_linear: [[f32; 2]; SUMS],
}

impl Side {
    /// What the network has in between after two more marks.
    #[inline]
    fn activations(&self, weights: &Weights, pair: SumPair) -> Activations {
        let mut first = self.first;
        let mut linear = self.linear;
        let [low, high] = pair.sums().map(Sum::index);
        if low == high {
            add(&mut first, &self.more[low][1]);
            linear += self.more_linear[low][1];
        } else {
            for sum in [low, high] {
                add(&mut first, &self.more[sum][0]);
                linear += self.more_linear[sum][0];
            }
        }
        weights.through_second(&rectified(first), linear)
    }
}
