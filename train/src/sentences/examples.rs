//! Positions that show what a sentence does.

use engine::decide::Game;
use engine::sentences::{Choices, Sentence, Sentences, Vocabulary};
use serde_json::{Value, json};

use crate::sentences::subject::{Of, Playing, Subject};

/// As many examples of each sentence are looked for, in as many games at most.
const EXAMPLES: usize = 3;
const MOST_GAMES: usize = 300;

/// Looks for examples of each sentence of a list in games of these numbers: positions in which it is
/// the one that leaves a single choice, and that is the best one by this much or more. Those of each
/// sentence are JSON: `position`, `choice`, and by how much that is better than the next best, `better`.
pub fn examples<S: Subject>(
    subject: &S,
    list: &Sentences<S::Vocabulary>,
    games: std::ops::Range<u64>,
    clear: f64,
    Playing { seed, .. }: Playing,
) -> Vec<Vec<Value>> {
    let mut found: Vec<Vec<Value>> = vec![Vec::new(); list.0.len()];
    let mut worker = subject.worker(Some(list));
    for number in games.take(MOST_GAMES) {
        if found.iter().all(|examples| examples.len() == EXAMPLES) {
            break;
        }
        subject.play(&mut worker, number, seed, &mut |view, choices, worth| {
            let (place, choice) = match decided::<S::Vocabulary>(&list.0, view, choices) {
                Some(decided) if choices.len() > 1 && found[decided.0].len() < EXAMPLES => decided,
                _ => return,
            };
            let others = worth.iter().enumerate().filter(|&(nth, _)| nth != choice);
            let next = others.map(|(_, &worth)| worth).fold(f64::MIN, f64::max);
            let better = worth[choice] - next;
            if better >= clear {
                found[place].push(json!({
                    "position": S::position(view),
                    "choice": S::choice(&choices[choice]),
                    "better": (better * 10.0).round() / 10.0,
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
