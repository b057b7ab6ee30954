//! Games to learn from, and what each sheet of them should be worth.

use engine::decide::Decide;
use engine::solitaire_dice::learning::{ByChoice, CHOICES, Rolls, by_factors, features};
use engine::solitaire_dice::{
    Choice, FiveDice, Length, OpenCost, Opening, RejectSet, Sheet, SolitaireDice, Strategy, View,
    Weights, choices,
};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::bytes::take;
use crate::solitaire_dice::gradient::Lesson;
use crate::solitaire_dice::tuning::BEGINNING;

/// Turns that a weaker player may play at the beginning of a game.
const MOST_WEAK_TURNS: u8 = 12;

/// Those who begin some of the games: sheets of theirs are to be valued well, too.
pub struct Beginners(Vec<Box<dyn Decide<SolitaireDice>>>);

impl Default for Beginners {
    fn default() -> Beginners {
        let named = [
            Strategy::PointsNow,
            Strategy::LongestGame,
            Strategy::Columns,
            Strategy::Thumb,
        ];
        let mut beginners: Vec<_> = named
            .map(|player| player.decider(None).expect("none of them is learned"))
            .into();
        let sets = RejectSet::ALL.map(|set| by_factors(set, BEGINNING));
        beginners.extend(sets);
        Beginners(beginners)
    }
}

impl Beginners {
    /// Each of those with a name begins as many games as all those by factors together.
    fn draw(generator: &mut ChaCha8Rng) -> u8 {
        match generator.random_range(0..5_u8) {
            4 => 4 + generator.random_range(0..10_u8),
            named => named,
        }
    }
}

/// A game that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// Where it stands.
    pub sheet: Sheet,
    /// Of 100 choices this many are made at random.
    pub random: u8,
    /// Who plays this many turns more, before the best choices are made.
    pub beginner: u8,
    /// These turns.
    pub weak_turns: u8,
}

impl Running {
    /// A new game.
    pub fn new(open_cost: OpenCost, generator: &mut ChaCha8Rng) -> Running {
        let (random, is_weak) = match generator.random_range(0..100_u8) {
            0..50 => (0, false),
            50..75 => (8, false),
            75..85 => (35, false),
            _ => (0, true),
        };
        Running {
            sheet: Sheet::EMPTY.with_open_cost(open_cost),
            random,
            beginner: Beginners::draw(generator),
            weak_turns: if is_weak {
                generator.random_range(1..=MOST_WEAK_TURNS)
            } else {
                0
            },
        }
    }

    /// Plays one turn, or begins a new game where this one is over. Returns what the sheet before
    /// the turn should be worth: the mean over all rolls of the best choice's value.
    pub fn play(
        &mut self,
        weights: &Weights,
        beginners: &mut Beginners,
        generator: &mut ChaCha8Rng,
    ) -> Option<Lesson> {
        let rolls = Rolls::get();
        let sheet = self.sheet;
        let mut values: ByChoice = [0.0; CHOICES];
        let possible = rolls.possible(&sheet, Opening::Any);
        weights.value_after_each(&sheet, possible, &mut values);
        let target = rolls.mean_of_best(&sheet, Opening::Any, &values);
        if self.turn(&values, beginners, generator) {
            *self = Running::new(sheet.open_cost(), generator);
        }
        // Nothing leads to the empty sheet, so that the network is never asked about it.
        (!sheet.is_empty()).then(|| Lesson {
            features: features(&sheet, Length::get()),
            target,
        })
    }

    /// Throws the dice, and marks a choice by these values, unless it is made otherwise. Returns
    /// whether the game is over.
    pub(super) fn turn(
        &mut self,
        values: &ByChoice,
        beginners: &mut Beginners,
        generator: &mut ChaCha8Rng,
    ) -> bool {
        let roll = FiveDice::throw(generator);
        let sheet = self.sheet;
        let choice = if self.weak_turns > 0 {
            self.weak_turns -= 1;
            let Beginners(deciders) = beginners;
            let view = View {
                sheet: &sheet,
                roll,
                opening: Opening::Any,
            };
            let decider = &mut deciders[usize::from(self.beginner)];
            decider.decide(view, generator).choice
        } else {
            self.choose(roll, values, generator)
        };
        self.sheet = choice.after(&sheet);
        self.sheet.is_over()
    }

    /// All that tells how it goes on.
    pub(super) fn put(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.sheet.sums());
        bytes.extend(self.sheet.rejects());
        bytes.extend([self.random, self.beginner, self.weak_turns]);
    }

    /// The game that has these bytes; `None` where there are none.
    pub(super) fn take(open_cost: OpenCost, rest: &mut &[u8]) -> Option<Running> {
        let sheet = Sheet::new(take(rest)?, take(rest)?).ok()?;
        let sheet = sheet.with_open_cost(open_cost);
        let [random, beginner, weak_turns] = take(rest)?;
        Some(Running {
            sheet,
            random,
            beginner,
            weak_turns,
        })
    }

    fn choose(&self, roll: FiveDice, values: &ByChoice, generator: &mut ChaCha8Rng) -> Choice {
        let taken = choices(&self.sheet, roll, Opening::Any);
        let random = (generator.random_range(0..100_u8) < self.random).then(|| {
            let count = u8::try_from(taken.len()).expect("a roll has at most 21 choices");
            taken[usize::from(generator.random_range(0..count))].choice
        });
        let choices = taken.iter().map(|taken| taken.choice);
        let best = choices.reduce(|best, other| {
            if values[other.index()] > values[best.index()] {
                other
            } else {
                best
            }
        });
        random.or(best).expect("a roll has at least one choice")
    }
}
