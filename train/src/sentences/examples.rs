//! Positions that show what a sentence does.

use engine::decide::Game;
use engine::sentences::{Choices, Sentence, Sentences, Vocabulary};
use serde_json::{Value, json};

use crate::sentences::subject::{Of, Playing, Subject};

/// An example of each sentence is looked for in as many games at most.
const MOST_GAMES: usize = 300;

/// Looks for an example of each sentence of a list in games of these numbers: a position in which it is
/// the one that leaves a single choice, and that is the best one by this much or more. It is JSON,
/// `position` and `choice`; or `null`, if none is found.
pub fn examples<S: Subject>(
    subject: &S,
    list: &Sentences<S::Vocabulary>,
    games: std::ops::Range<u64>,
    clear: f64,
    Playing { seed, .. }: Playing,
) -> Vec<Option<Value>> {
    let mut found = vec![None; list.0.len()];
    let mut worker = subject.worker(Some(list));
    for number in games.take(MOST_GAMES) {
        if found.iter().all(Option::is_some) {
            break;
        }
        subject.play(&mut worker, number, seed, &mut |view, choices, worth| {
            let (place, choice) = match decided::<S::Vocabulary>(&list.0, view, choices) {
                Some(decided) if choices.len() > 1 && found[decided.0].is_none() => decided,
                _ => return,
            };
            let others = worth.iter().enumerate().filter(|&(nth, _)| nth != choice);
            let next = others.map(|(_, &worth)| worth).fold(f64::MIN, f64::max);
            if worth[choice] - next >= clear {
                found[place] = Some(json!({
                    "position": S::position(view),
                    "choice": S::choice(&choices[choice]),
                }));
            }
        });
    }
    found
}

/// The sentence that leaves a single choice, by its place, and that choice.
fn decided<V: Vocabulary>(
    list: &[Of<V>],
    view: &V::View<'_>,
    choices: &[<V as Game>::Move],
) -> Option<(usize, usize)> {
    let mut left: Choices = (0..choices.len()).fold(0, |all, index| all | 1 << index);
    for (place, sentence) in list.iter().enumerate() {
        let sentence: &Sentence<V::Fact, V::Feature> = sentence;
        let feature = |index: usize, feature| V::feature(view, &choices[index], feature);
        left = sentence.of(left, |fact| V::fact(view, fact), feature);
        if left.is_power_of_two() {
            return Some((place, left.trailing_zeros() as usize));
        }
    }
    None
}
