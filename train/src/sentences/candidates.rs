//! The sentences that are tried.

use engine::sentences::{Bound, Count, Keep, Word};

use crate::sentences::decisions::Decisions;
use crate::sentences::heard::numbers;

/// A feature counts this many times at most in the counts that are listed.
const MOST_TIMES: i16 = 2;

/// The same where a count is polished.
const MOST_TIMES_POLISHED: i16 = 6;

/// A count has this many features at most.
const MOST_FEATURES: usize = 3;

/// How far below the highest count choices may be kept.
const WITHIN: [i16; 7] = [0, 1, 2, 3, 4, 6, 10];

/// As many bounds of one feature are tried at most.
const MOST_BOUNDS: usize = 12;

/// What may be counted of choices: each feature alone, and sums of two.
#[must_use]
pub fn counts<Q: Word>() -> Vec<Count<Q>> {
    let words = Q::ALL;
    let mut counts: Vec<Count<Q>> = Vec::new();
    for (nth, &one) in words.iter().enumerate() {
        counts.extend([Count(vec![(1, one)]), Count(vec![(-1, one)])]);
        for &other in &words[nth + 1..] {
            for times in -MOST_TIMES..=MOST_TIMES {
                for more in -MOST_TIMES..=MOST_TIMES {
                    if gcd(times, more) == 1 && times != 0 && more != 0 {
                        counts.push(Count(vec![(times, one), (more, other)]));
                    }
                }
            }
        }
    }
    counts
}

/// Counts that are close to one: with a feature more or less, or one of them counted more or less
/// often.
#[must_use]
pub fn neighbours<Q: Word>(count: &Count<Q>) -> Vec<Count<Q>> {
    let mut found = Vec::new();
    for nth in 0..count.0.len() {
        for more in [-1, 1] {
            let mut other = count.clone();
            other.0[nth].0 += more;
            if other.0[nth].0 == 0 {
                other.0.remove(nth);
            }
            found.push(other);
        }
    }
    if count.0.len() < MOST_FEATURES {
        let is_new = |word: &&Q| count.0.iter().all(|(_, known)| known != *word);
        for &word in Q::ALL.iter().filter(is_new) {
            for times in [-3, -2, -1, 1, 2, 3] {
                let mut other = count.clone();
                other.0.push((times, word));
                found.push(other);
            }
        }
    }
    let is_small = |&(times, _): &(i16, Q)| times.abs() <= MOST_TIMES_POLISHED;
    found.retain(|count| !count.0.is_empty() && count.0.iter().all(is_small));
    found
}

fn gcd(one: i16, other: i16) -> i16 {
    if other == 0 {
        one.abs()
    } else {
        gcd(other, one % other)
    }
}

/// The ways to keep choices by a count that differ in these decisions.
#[must_use]
pub fn keeps<Q: Word>(count: &Count<Q>, decisions: &Decisions) -> Vec<Keep> {
    let numbers = numbers(count, decisions);
    let (least, most) = numbers.iter().fold((0, 0), |(least, most), &number| {
        (number.min(least), number.max(most))
    });
    let within = WITHIN.into_iter().filter(|&within| within < most - least);
    let mut keeps: Vec<Keep> = within.map(|within| Keep::Most { within }).collect();
    if let [(1, _)] = count.0[..] {
        let all = least..=most;
        let step = usize::from(most.abs_diff(least))
            .div_ceil(MOST_BOUNDS)
            .max(1);
        for bound in all.skip(1).step_by(step) {
            keeps.extend([
                Keep::Where(Bound::AtLeast(bound)),
                Keep::Where(Bound::AtMost(bound - 1)),
            ]);
        }
    }
    keeps
}
