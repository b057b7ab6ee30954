//! Rules that a person can remember, as sentences: each is a filter on the choices of a position.
//!
//! A game has a [`Vocabulary`]: *facts*, whole numbers that a person sees in a position, and
//! *features*, those that a person sees in one of its choices. A [`Sentence`] says when it counts,
//! and which choices it keeps. Whoever plays by a list of sentences goes through it in order; where
//! a sentence fits none of the choices that are left, it says nothing. Of the choices that are left
//! at the end, any is as good.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};

use crate::decide::{Decide, Game};
use crate::names::UnknownName;
use crate::notation::NotationError;

/// Most choices of a position.
pub const MOST_CHOICES: usize = u32::BITS as usize;

/// A set of choices: bit `i` is the choice with the index `i`.
pub type Choices = u32;

/// A word of a vocabulary.
pub trait Word:
    Copy + Eq + fmt::Debug + fmt::Display + FromStr<Err = UnknownName> + Send + Sync + 'static
{
    /// The words there are.
    const ALL: &'static [Self];
}

/// Declares the words of a vocabulary as an enum, each with its name.
macro_rules! words {
    ($(#[$about:meta])* pub enum $Words:ident { $($rest:tt)* }) => {
        $crate::names::named! {
            $(#[$about])*
            pub enum $Words { $($rest)* }
        }

        impl $crate::sentences::Word for $Words {
            const ALL: &'static [$Words] = &$Words::ALL;
        }
    };
}

pub(crate) use words;

/// What a person can see in a game.
pub trait Vocabulary: Game {
    /// A number of the position.
    type Fact: Word;
    /// A number of a choice.
    type Feature: Word;

    /// The choices of a position: one at least, and [`MOST_CHOICES`] at most. Those that nobody
    /// would think about need not be among them.
    fn choices(view: &Self::View<'_>) -> Vec<Self::Move>;

    /// A number of the position.
    fn fact(view: &Self::View<'_>, fact: Self::Fact) -> i16;

    /// A number of one of the choices.
    fn feature(view: &Self::View<'_>, choice: &Self::Move, feature: Self::Feature) -> i16;
}

/// One of a set, each with the same chance; 0 of none.
pub(crate) fn any_of(left: Choices, chance: &mut dyn Rng) -> usize {
    let nth = chance.random_range(0..left.count_ones().max(1));
    indices(left).nth(nth as usize).unwrap_or(0)
}

/// A bound of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// This number or more.
    AtLeast(i16),
    /// This number or less.
    AtMost(i16),
}

impl Bound {
    /// Whether a number keeps to it.
    #[must_use]
    pub fn holds(self, number: i16) -> bool {
        match self {
            Bound::AtLeast(least) => number >= least,
            Bound::AtMost(most) => number <= most,
        }
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bound::AtLeast(least) => write!(f, ">= {least}"),
            Bound::AtMost(most) => write!(f, "<= {most}"),
        }
    }
}

/// When a sentence counts: while a fact keeps to a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Condition<F> {
    /// The fact.
    pub fact: F,
    /// Its bound.
    pub bound: Bound,
}

/// What is counted of each choice: a sum of features, each some times.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Count<Q>(pub Vec<(i16, Q)>);

impl<Q: Copy> Count<Q> {
    /// What it comes to.
    #[must_use]
    pub fn of(&self, feature: impl Fn(Q) -> i16) -> i16 {
        self.0
            .iter()
            .map(|&(times, one)| times * feature(one))
            .sum()
    }
}

/// Which choices are kept, by what is counted of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keep {
    /// Those with the highest count, and those at most this far below it.
    Most {
        /// How far below.
        within: i16,
    },
    /// Those whose count keeps to a bound.
    Where(Bound),
}

impl Keep {
    /// The choices that are kept of a set, given what is counted of each: all where none fits.
    #[must_use]
    pub fn of(self, choices: Choices, count: impl Fn(usize) -> i16) -> Choices {
        let bound = match self {
            Keep::Where(bound) => bound,
            Keep::Most { within } => {
                let most = indices(choices).map(&count).max().unwrap_or(0);
                Bound::AtLeast(most - within)
            }
        };
        let kept = indices(choices).filter(|&index| bound.holds(count(index)));
        let kept = kept.fold(0, |kept, index| kept | 1 << index);
        if kept == 0 { choices } else { kept }
    }
}

/// The members of a set of choices, ascending.
pub fn indices(choices: Choices) -> impl Iterator<Item = usize> {
    let mut left = choices;
    std::iter::from_fn(move || {
        let index = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (index < MOST_CHOICES).then_some(index)
    })
}

/// A rule to remember.
///
/// ```
/// use rollwise_engine::knucklebones::{Fact, Feature};
/// use rollwise_engine::sentences::Sentence;
///
/// let text = "when die >= 5: most gain + 2 removed within 1";
/// let sentence: Sentence<Fact, Feature> = text.parse()?;
/// assert_eq!(sentence.when[0].fact, Fact::Die);
/// assert_eq!(sentence.to_string(), text);
/// # Ok::<(), rollwise_engine::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sentence<F, Q> {
    /// It counts where all of these hold.
    pub when: Vec<Condition<F>>,
    /// What is counted of each choice.
    pub count: Count<Q>,
    /// Which of them it keeps.
    pub keep: Keep,
}

impl<F: Word, Q: Word> Sentence<F, Q> {
    /// The choices that it keeps of a set, given the facts and features of a position.
    pub fn of(
        &self,
        choices: Choices,
        fact: impl Fn(F) -> i16,
        feature: impl Fn(usize, Q) -> i16,
    ) -> Choices {
        let counts = |condition: &Condition<F>| condition.bound.holds(fact(condition.fact));
        if !self.when.iter().all(counts) {
            return choices;
        }
        let count = |index| self.count.of(|one| feature(index, one));
        self.keep.of(choices, count)
    }
}

impl<F: Word, Q: Word> fmt::Display for Sentence<F, Q> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, Condition { fact, bound }) in self.when.iter().enumerate() {
            let before = if nth == 0 { "when" } else { " and" };
            write!(f, "{before} {fact} {bound}")?;
        }
        if !self.when.is_empty() {
            f.write_str(": ")?;
        }
        if let Keep::Most { .. } = self.keep {
            f.write_str("most ")?;
        }
        for (nth, &(times, feature)) in self.count.0.iter().enumerate() {
            match (nth, times < 0) {
                (0, false) => {}
                (0, true) => f.write_str("- ")?,
                (_, false) => f.write_str(" + ")?,
                (_, true) => f.write_str(" - ")?,
            }
            if times.abs() != 1 {
                write!(f, "{} ", times.abs())?;
            }
            write!(f, "{feature}")?;
        }
        match self.keep {
            Keep::Most { within: 0 } => Ok(()),
            Keep::Most { within } => write!(f, " within {within}"),
            Keep::Where(bound) => write!(f, " {bound}"),
        }
    }
}

/// What an error says of a text that is no sentence.
const WANTED: &str =
    "is no part of a sentence here; write one as \"when die >= 5: most gain + 2 removed within 1\"";

impl<F: Word, Q: Word> FromStr for Sentence<F, Q> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Sentence<F, Q>, NotationError> {
        let (when, rest) = match text.trim_start().strip_prefix("when ") {
            Some(rest) => rest
                .split_once(':')
                .ok_or_else(|| NotationError::at_the_end(text, WANTED))?,
            None => ("", text),
        };
        let conditions = when.split(" and ").filter(|part| !part.trim().is_empty());
        let when = conditions.map(|part| condition(text, part));
        let mut words = rest.split_whitespace().peekable();
        let is_most = words.next_if_eq(&"most").is_some();
        let mut count = Vec::new();
        while let Some(times) = sign(&mut words, count.is_empty()) {
            let number = words.next_if(|word| word.parse::<i16>().is_ok());
            let number = number.map_or(Ok(1), |word| number_of(text, word))?;
            count.push((times * number, word(text, words.next())?));
        }
        let keep = match (is_most, words.next()) {
            (true, None) => Keep::Most { within: 0 },
            (true, Some("within")) => Keep::Most {
                within: number_at(text, words.next())?,
            },
            (false, Some(">=")) => Keep::Where(Bound::AtLeast(number_at(text, words.next())?)),
            (false, Some("<=")) => Keep::Where(Bound::AtMost(number_at(text, words.next())?)),
            (_, Some(other)) => return Err(NotationError::new(text, other, WANTED)),
            (false, None) => return Err(NotationError::at_the_end(text, WANTED)),
        };
        if let Some(more) = words.next() {
            return Err(NotationError::new(text, more, WANTED));
        }
        Ok(Sentence {
            when: when.collect::<Result<_, _>>()?,
            count: Count(count),
            keep,
        })
    }
}

/// 1 or -1 where another feature of a count follows.
fn sign<'a>(
    words: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>,
    is_first: bool,
) -> Option<i16> {
    if words.next_if_eq(&"-").is_some() {
        return Some(-1);
    }
    (words.next_if_eq(&"+").is_some() || is_first).then_some(1)
}

fn condition<F: Word>(text: &str, part: &str) -> Result<Condition<F>, NotationError> {
    let mut words = part.split_whitespace();
    let fact = word(text, words.next())?;
    let bound = match words.next() {
        Some(">=") => Bound::AtLeast(number_at(text, words.next())?),
        Some("<=") => Bound::AtMost(number_at(text, words.next())?),
        _ => return Err(NotationError::new(text, part, WANTED)),
    };
    Ok(Condition { fact, bound })
}

fn word<W: Word>(text: &str, word: Option<&str>) -> Result<W, NotationError> {
    let word = word.ok_or_else(|| NotationError::at_the_end(text, WANTED))?;
    let known = word.parse();
    known.map_err(|_| NotationError::new(text, word, WANTED))
}

fn number_at(text: &str, word: Option<&str>) -> Result<i16, NotationError> {
    let word = word.ok_or_else(|| NotationError::at_the_end(text, WANTED))?;
    number_of(text, word)
}

fn number_of(text: &str, word: &str) -> Result<i16, NotationError> {
    let number = word.parse();
    number.map_err(|_| NotationError::new(text, word, WANTED))
}

/// A list of sentences of a game, one a line when written.
pub struct Sentences<V: Vocabulary>(pub Vec<Sentence<V::Fact, V::Feature>>);

impl<V: Vocabulary> Sentences<V> {
    /// The choices that are left of a position when all sentences have been heard.
    #[must_use]
    pub fn left(&self, view: &V::View<'_>, choices: &[V::Move]) -> Choices {
        let all = (0..choices.len().min(MOST_CHOICES)).fold(0, |all, index| all | 1 << index);
        self.0.iter().fold(all, |left, sentence| {
            let feature = |index: usize, feature| V::feature(view, &choices[index], feature);
            sentence.of(left, |fact| V::fact(view, fact), feature)
        })
    }
}

impl<V: Vocabulary> Sentences<V> {
    /// Several lists, between which are empty lines.
    ///
    /// # Errors
    /// The first one of a sentence that can't be read.
    pub fn lists(text: &str) -> Result<Vec<Sentences<V>>, NotationError> {
        text.split("\n\n").map(str::parse).collect()
    }

    /// The list with this many sentences of several lists, as in [`Sentences::lists`]; `None` if
    /// there is none, or if they can't be read.
    #[must_use]
    pub fn among(lists: &str, count: usize) -> Option<Sentences<V>> {
        let lists = Sentences::lists(lists).ok()?;
        lists.into_iter().find(|list| list.0.len() == count)
    }
}

impl<V: Vocabulary> Default for Sentences<V> {
    fn default() -> Sentences<V> {
        Sentences(Vec::new())
    }
}

impl<V: Vocabulary> Clone for Sentences<V> {
    fn clone(&self) -> Sentences<V> {
        Sentences(self.0.clone())
    }
}

impl<V: Vocabulary> FromStr for Sentences<V> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Sentences<V>, NotationError> {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        Ok(Sentences(lines.map(str::parse).collect::<Result<_, _>>()?))
    }
}

impl<V: Vocabulary> fmt::Display for Sentences<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|one| writeln!(f, "{one}"))
    }
}

impl<V: Vocabulary<Move: Copy>> Decide<V> for Sentences<V> {
    fn decide(&mut self, view: V::View<'_>, chance: &mut dyn Rng) -> V::Move {
        let choices = V::choices(&view);
        let left = self.left(&view, &choices);
        choices[any_of(left, chance)]
    }
}
