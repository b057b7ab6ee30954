//! A place in a list where another sentence might be heard, and what that would save.

use engine::sentences::{Bound, Choices, Condition, Keep, Sentence, Word};

use crate::sentences::decisions::Decisions;
use crate::sentences::heard::{Heard, hear};

/// A sentence has this many conditions at most.
const MOST_CONDITIONS: usize = 2;

/// What each set of choices comes to is worked out beforehand where there are no more such sets.
const MOST_KNOWN: usize = 1 << 19;

/// A place in a list, in some decisions.
pub struct Gap<'a, F, Q> {
    decisions: &'a Decisions,
    /// By decision: what the sentences before it leave.
    before: Vec<Choices>,
    /// Those that are heard later.
    later: Vec<Heard<F, Q>>,
    /// By decision: what the list gives away as it is.
    regrets: Vec<f32>,
    /// The decisions that are still open there.
    open: Vec<usize>,
    /// What each set of choices gives away there, by place among the open decisions and by set;
    /// `None` where there are too many sets.
    known: Option<Vec<f32>>,
}

/// How much less is given away in decisions where that changes.
pub type Gains = Vec<(usize, f64)>;

impl<'a, F: Word, Q: Word> Gap<'a, F, Q> {
    /// The gap before the sentence at a place of a list, or at its end; `otherwise` is heard behind all.
    #[must_use]
    pub fn new(
        list: &[Sentence<F, Q>],
        place: usize,
        otherwise: &[Sentence<F, Q>],
        decisions: &'a Decisions,
    ) -> Gap<'a, F, Q> {
        let heard = |sentence: &Sentence<F, Q>| Heard::new(sentence.clone(), decisions);
        let mut before = decisions.choices().to_vec();
        for sentence in &list[..place] {
            hear(&heard(sentence), decisions, &mut before);
        }
        let later: Vec<Heard<F, Q>> = list[place..].iter().chain(otherwise).map(heard).collect();
        let mut after = before.clone();
        for heard in &later {
            hear(heard, decisions, &mut after);
        }
        let regrets = (0..)
            .zip(&after)
            .map(|(nth, &left)| decisions.regret(nth, left));
        let open = (0..decisions.len()).filter(|&nth| !before[nth].is_power_of_two());
        let mut gap = Gap {
            decisions,
            regrets: regrets.collect(),
            open: open.collect(),
            before,
            later,
            known: None,
        };
        let sets = 1_usize.checked_shl(decisions.width().try_into().unwrap_or(u32::MAX));
        let is_known = sets.is_some_and(|sets| sets * gap.open.len() <= MOST_KNOWN);
        gap.known = is_known.then(|| gap.all_regrets());
        gap
    }

    fn all_regrets(&self) -> Vec<f32> {
        let sets = |&nth: &usize| (0..1 << self.decisions.width()).map(move |left| (nth, left));
        let regret = |(nth, left): (usize, Choices)| match left & self.before[nth] {
            0 => 0.0,
            left => self.regret(nth, left),
        };
        self.open.iter().flat_map(sets).map(regret).collect()
    }

    /// What a decision gives away when the later sentences have heard what is left.
    fn regret(&self, nth: usize, mut left: Choices) -> f32 {
        for heard in &self.later {
            left = heard.of(nth, self.decisions.width(), left);
        }
        self.decisions.regret(nth, left)
    }

    /// What the list gives away as it is, in all decisions together.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.regrets.iter().map(|&regret| f64::from(regret)).sum()
    }

    /// By how much less is given away if some choices are kept there, given what is counted of each
    /// choice; only in decisions with a number below `end`.
    #[must_use]
    pub fn gains(&self, keep: Keep, numbers: &[i16], end: usize) -> Gains {
        let width = self.decisions.width();
        let mut gains = Gains::new();
        for (place, &nth) in self.open.iter().enumerate() {
            if nth >= end {
                break;
            }
            let row = &numbers[width * nth..];
            let before = self.before[nth];
            let left = keep.of(before, |index| row[index]);
            if left != before {
                let regret = match &self.known {
                    Some(known) => known[place << width | left as usize],
                    None => self.regret(nth, left),
                };
                let gain = f64::from(self.regrets[nth]) - f64::from(regret);
                if gain.abs() > 0.0 {
                    gains.push((nth, gain));
                }
            }
        }
        gains
    }
}

/// What gains come to in all.
#[must_use]
pub fn total(gains: &Gains) -> f64 {
    gains.iter().map(|&(_, gain)| gain).sum()
}

/// The best conditions under which gains are had: none, then the best one, then the best beside it,
/// while that helps; with what is gained under each.
#[must_use]
pub fn conditions<F: Word>(
    decisions: &Decisions,
    mut gains: Gains,
) -> Vec<(f64, Vec<Condition<F>>)> {
    let mut found = Vec::new();
    let mut when: Vec<Condition<F>> = Vec::new();
    loop {
        let total = total(&gains);
        if total > 0.0 {
            found.push((total, when.clone()));
        }
        match best_condition(decisions, &gains) {
            (gain, Some(condition)) if gain > total && when.len() < MOST_CONDITIONS => {
                when.push(condition);
                gains = where_all_hold(decisions, gains, &[condition]);
            }
            _ => return found,
        }
    }
}

/// The condition under which most is gained, with how much that is; none where it is best to have
/// none.
#[must_use]
pub fn best_condition<F: Word>(
    decisions: &Decisions,
    gains: &Gains,
) -> (f64, Option<Condition<F>>) {
    let total = total(gains);
    let bounds = F::ALL.iter().enumerate().map(|(word, &fact)| {
        let (gain, bound) = best_bound(decisions.facts(word), gains, total);
        (gain, Some(Condition { fact, bound }))
    });
    let better = bounds.filter(|&(gain, _)| gain > total);
    let best = better.max_by(|one, other| one.0.total_cmp(&other.0));
    best.unwrap_or((total, None))
}

/// The gains in decisions where all conditions hold.
#[must_use]
pub fn where_all_hold<F: Word>(
    decisions: &Decisions,
    mut gains: Gains,
    when: &[Condition<F>],
) -> Gains {
    for Condition { fact, bound } in when {
        let facts = decisions.facts_of(*fact);
        gains.retain(|&(nth, _)| bound.holds(facts[nth]));
    }
    gains
}

/// The bound of a fact under which most is gained.
fn best_bound(facts: &[i16], gains: &Gains, total: f64) -> (f64, Bound) {
    let mut best = (total, Bound::AtLeast(i16::MIN));
    let numbers = || gains.iter().map(|&(nth, _)| facts[nth]);
    let (Some(least), Some(most)) = (numbers().min(), numbers().max()) else {
        return best;
    };
    let mut by_number = vec![0.0; usize::from(most.abs_diff(least)) + 1];
    for &(nth, gain) in gains {
        by_number[usize::from(facts[nth].abs_diff(least))] += gain;
    }
    let mut up_to = 0.0;
    for (number, gain) in (least..=most).zip(by_number) {
        up_to += gain;
        if up_to > best.0 {
            best = (up_to, Bound::AtMost(number));
        }
        if total - up_to > best.0 {
            best = (total - up_to, Bound::AtLeast(number + 1));
        }
    }
    best
}
