//! Sentences as they are heard in each of many decisions.

use engine::sentences::{Choices, Condition, Count, Sentence, Word};

use crate::sentences::decisions::Decisions;

/// A sentence with its numbers looked up.
pub struct Heard<F, Q> {
    /// The sentence.
    pub sentence: Sentence<F, Q>,
    /// By decision: whether it counts there.
    counts: Vec<bool>,
    /// By decision and choice: what it counts.
    numbers: Vec<i16>,
}

impl<F: Word, Q: Word> Heard<F, Q> {
    /// A sentence in these decisions.
    #[must_use]
    pub fn new(sentence: Sentence<F, Q>, decisions: &Decisions) -> Heard<F, Q> {
        Heard {
            counts: holds(&sentence.when, decisions),
            numbers: numbers(&sentence.count, decisions),
            sentence,
        }
    }

    /// What it leaves of a decision's choices.
    #[must_use]
    pub fn of(&self, decision: usize, width: usize, left: Choices) -> Choices {
        if left.is_power_of_two() || !self.counts[decision] {
            return left;
        }
        let row = &self.numbers[width * decision..];
        self.sentence.keep.of(left, |index| row[index])
    }
}

/// Has a sentence heard in each decision, given what is left of its choices.
pub fn hear<F: Word, Q: Word>(heard: &Heard<F, Q>, decisions: &Decisions, left: &mut [Choices]) {
    for (decision, left) in left.iter_mut().enumerate() {
        *left = heard.of(decision, decisions.width(), *left);
    }
}

/// What sentences leave of each decision.
#[must_use]
pub fn left<'a, F: Word, Q: Word>(
    sentences: impl IntoIterator<Item = &'a Sentence<F, Q>>,
    decisions: &Decisions,
) -> Vec<Choices> {
    let mut left = decisions.choices().to_vec();
    for sentence in sentences {
        hear(
            &Heard::new(sentence.clone(), decisions),
            decisions,
            &mut left,
        );
    }
    left
}

/// By decision: whether all conditions hold there.
fn holds<F: Word>(when: &[Condition<F>], decisions: &Decisions) -> Vec<bool> {
    let mut holds = vec![true; decisions.len()];
    for Condition { fact, bound } in when {
        for (holds, &number) in holds.iter_mut().zip(decisions.facts_of(*fact)) {
            *holds &= bound.holds(number);
        }
    }
    holds
}

/// By decision and choice: what is counted.
#[must_use]
pub fn numbers<Q: Word>(count: &Count<Q>, decisions: &Decisions) -> Vec<i16> {
    let mut numbers = vec![0; decisions.width() * decisions.len()];
    for &(times, feature) in &count.0 {
        for (number, &one) in numbers.iter_mut().zip(decisions.features_of(feature)) {
            *number += times * one;
        }
    }
    numbers
}
