//! Positions with what each choice is worth, as columns of numbers.

use std::ops::Range;

use engine::estimate::{Estimate, Sums};
use engine::sentences::{Choices, Vocabulary, Word, indices};

/// Decisions of a game: what a person sees in each, and what each choice gives away.
///
/// Choices stand in rows of the same width, whether a decision has as many or not.
#[derive(Clone, Debug)]
pub struct Decisions {
    width: usize,
    /// By decision.
    choices: Vec<Choices>,
    /// By decision and choice: what the best choice is worth more.
    regrets: Vec<f32>,
    /// By word, then by decision.
    facts: Vec<Vec<i16>>,
    /// By word, then by decision and choice.
    features: Vec<Vec<i16>>,
}

impl Decisions {
    /// None so far, of a game with at most `width` choices.
    #[must_use]
    pub fn new<V: Vocabulary>(width: usize) -> Decisions {
        Decisions {
            width,
            choices: Vec::new(),
            regrets: Vec::new(),
            facts: vec![Vec::new(); V::Fact::ALL.len()],
            features: vec![Vec::new(); V::Feature::ALL.len()],
        }
    }

    /// Adds a decision, given what each of its choices is worth.
    pub fn push<V: Vocabulary>(&mut self, view: &V::View<'_>, choices: &[V::Move], values: &[f64]) {
        let best = values.iter().copied().fold(f64::MIN, f64::max);
        for (fact, column) in V::Fact::ALL.iter().zip(&mut self.facts) {
            column.push(V::fact(view, *fact));
        }
        for (feature, column) in V::Feature::ALL.iter().zip(&mut self.features) {
            let numbers = choices
                .iter()
                .map(|choice| V::feature(view, choice, *feature));
            column.extend(numbers);
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a difference of two shares"
        )]
        self.regrets
            .extend(values.iter().map(|value| (best - value) as f32));
        self.choices
            .push((0..choices.len()).fold(0, |all, index| all | 1 << index));
        let end = self.width * self.choices.len();
        self.regrets.resize(end, 0.0);
        for column in &mut self.features {
            column.resize(end, 0);
        }
    }

    /// Adds the decisions of others.
    pub fn append(&mut self, other: &Decisions) {
        self.choices.extend(&other.choices);
        self.regrets.extend(&other.regrets);
        for (all, other) in self.facts.iter_mut().zip(&other.facts) {
            all.extend(other);
        }
        for (all, other) in self.features.iter_mut().zip(&other.features) {
            all.extend(other);
        }
    }

    /// Some of them.
    #[must_use]
    pub fn part(&self, part: Range<usize>) -> Decisions {
        let rows = self.width * part.start..self.width * part.end;
        Decisions {
            width: self.width,
            choices: self.choices[part.clone()].to_vec(),
            regrets: self.regrets[rows.clone()].to_vec(),
            facts: self
                .facts
                .iter()
                .map(|column| column[part.clone()].to_vec())
                .collect(),
            features: self
                .features
                .iter()
                .map(|column| column[rows.clone()].to_vec())
                .collect(),
        }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    /// The choices of each.
    #[must_use]
    pub fn choices(&self) -> &[Choices] {
        &self.choices
    }

    /// Numbers in a row.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// A fact of each decision, by its place among the words.
    #[must_use]
    pub fn facts(&self, word: usize) -> &[i16] {
        &self.facts[word]
    }

    /// A fact of each decision.
    #[must_use]
    pub fn facts_of<F: Word>(&self, fact: F) -> &[i16] {
        &self.facts[place(fact)]
    }

    /// A feature of each choice.
    #[must_use]
    pub fn features_of<Q: Word>(&self, feature: Q) -> &[i16] {
        &self.features[place(feature)]
    }

    /// What a decision gives away on average if one of these choices is taken, each with the same
    /// chance.
    #[must_use]
    pub fn regret(&self, decision: usize, left: Choices) -> f32 {
        let row = &self.regrets[self.width * decision..];
        match left.count_ones() {
            1 => row[left.trailing_zeros() as usize],
            count => {
                #[expect(clippy::cast_precision_loss, reason = "32 at most")]
                let count = count as f32;
                indices(left).map(|index| row[index]).sum::<f32>() / count
            }
        }
    }

    /// What is given away on average, given what is left of each decision.
    #[must_use]
    pub fn mean_regret(&self, left: &[Choices]) -> Estimate {
        let regrets = left
            .iter()
            .enumerate()
            .map(|(nth, &left)| f64::from(self.regret(nth, left)));
        regrets.collect::<Sums>().average()
    }
}

/// The place of a word in its vocabulary.
fn place<W: Word>(word: W) -> usize {
    let place = W::ALL.iter().position(|&other| other == word);
    place.expect("a vocabulary lists its words")
}
