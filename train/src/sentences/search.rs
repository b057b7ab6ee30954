//! The search: from one sentence to several, adding and exchanging what helps most.
//!
//! A list grows by the sentence that lowers the regret most, at any place of the list, over all
//! that is counted, kept and asked for as a condition. Then one sentence after the other is
//! exchanged for a better one until none is. Since the best list of one length need not lead to the
//! best of the next, several are gone on with, and the search begins anew several times, each time
//! with other decisions to screen by, and with the lists that were found before among those to go
//! on with.

use engine::sentences::{Count, Keep, Sentence, Word};

use crate::sentences::candidates::{counts, keeps, neighbours};
use crate::sentences::decisions::Decisions;
use crate::sentences::gap::{Gap, best_condition, conditions, total, where_all_hold};
use crate::sentences::heard::{left, numbers};
use crate::threads::on_threads;

/// How the search goes on.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Most sentences of a list.
    pub longest: usize,
    /// Lists of each length that are gone on with.
    pub beam: usize,
    /// Decisions by which those are chosen that are looked at in more of them.
    pub glanced_at: usize,
    /// Decisions by which additions are chosen that are tried on all.
    pub screened: usize,
    /// Additions to a list that are tried on all decisions.
    pub tried: usize,
    /// What a further word of a sentence must save at least: another feature of a count, a condition,
    /// or a number of points below the highest count.
    pub word: f64,
    /// Threads that search; what is found is the same with any number.
    pub threads: usize,
}

/// A list of sentences, and what it gives away on average in the decisions it was chosen by.
#[derive(Clone, Debug)]
pub struct Found<F, Q> {
    /// The sentences, in the order in which they are heard.
    pub sentences: Vec<Sentence<F, Q>>,
    /// What it gives away.
    pub regret: f64,
    /// The same with the price of its further words.
    price: f64,
}

/// Lists cheaper than others by less than this are as good.
const EQUAL: f64 = 1e-9;

impl<F, Q> Found<F, Q> {
    /// Whether it loses less, its further words being paid for.
    #[must_use]
    pub fn is_better_than(&self, other: &Found<F, Q>) -> bool {
        self.price < other.price - EQUAL
    }
}

/// Counts, each with the ways to keep choices by it.
type Counts<Q> = Vec<(Count<Q>, Vec<Keep>)>;

/// A search among lists of sentences.
pub struct Search<'a, F, Q> {
    all: &'a Decisions,
    screen: Decisions,
    counts: Counts<Q>,
    /// What is always heard last, and counts as no sentence.
    last: &'a [Sentence<F, Q>],
    settings: Settings,
}

impl<'a, F: Word, Q: Word> Search<'a, F, Q> {
    /// A search by these decisions, where some sentences are always heard last; another `start` has
    /// other decisions to screen by.
    #[must_use]
    pub fn new(
        all: &'a Decisions,
        last: &'a [Sentence<F, Q>],
        settings: Settings,
        start: usize,
    ) -> Search<'a, F, Q> {
        let screened = settings.screened.min(all.len());
        let first = start * screened % (all.len() - screened + 1);
        let mut search = Search {
            screen: all.part(first..first + screened),
            counts: Vec::new(),
            all,
            last,
            settings,
        };
        search.counts = search.with_keeps(counts());
        search
    }

    fn with_keeps(&self, counts: impl IntoIterator<Item = Count<Q>>) -> Counts<Q> {
        let with_keeps = |count: Count<Q>| {
            let keeps = keeps(&count, &self.screen);
            (count, keeps)
        };
        counts.into_iter().map(with_keeps).collect()
    }

    /// The best list found of each length, from one sentence up, as far as a further one saves
    /// something; lists that are `known` already are gone on with where they are good enough.
    #[must_use]
    pub fn by_length(&self, known: &[Vec<Sentence<F, Q>>]) -> Vec<Found<F, Q>> {
        let mut beam = vec![self.found(Vec::new())];
        let mut best: Vec<Found<F, Q>> = Vec::new();
        while best.len() < self.settings.longest {
            let longer = beam
                .iter()
                .flat_map(|list| self.additions(&list.sentences, &self.counts));
            let mut next: Vec<Found<F, Q>> = longer.collect();
            let known = known.iter().filter(|list| list.len() == best.len() + 1);
            next.extend(known.map(|list| self.found(list.clone())));
            self.cut(&mut next);
            let Some(first) = next.first() else {
                // Nothing is left to save.
                break;
            };
            let polished = self.polished(first.clone());
            best.push(polished.clone());
            next.push(polished);
            self.cut(&mut next);
            beam = next;
        }
        // A longer list without its least useful sentence may be the best of its length.
        for length in (1..best.len()).rev() {
            let shorter = self.shorter(&best[length]);
            if shorter.is_better_than(&best[length - 1]) {
                best[length - 1] = shorter;
            }
        }
        best
    }

    /// Keeps the best lists, none of them twice.
    fn cut(&self, lists: &mut Vec<Found<F, Q>>) {
        lists.sort_by(|one, other| one.price.total_cmp(&other.price));
        // Lists that give away exactly as much are most likely the same in other words.
        lists.dedup_by_key(|list| list.regret);
        lists.truncate(self.settings.beam);
    }

    /// The best list with one sentence fewer.
    fn shorter(&self, list: &Found<F, Q>) -> Found<F, Q> {
        let fewer = (0..list.sentences.len()).map(|place| {
            let mut sentences = list.sentences.clone();
            sentences.remove(place);
            self.found(sentences)
        });
        let best = fewer.reduce(|best, other| {
            if other.is_better_than(&best) {
                other
            } else {
                best
            }
        });
        self.polished(best.expect("it has more than one"))
    }

    /// Exchanges sentences of a list while that helps: for any that are listed, and for those whose
    /// counts are close to the one exchanged.
    fn polished(&self, list: Found<F, Q>) -> Found<F, Q> {
        let mut best = list;
        let mut unchanged = 0;
        let mut place = 0;
        while unchanged < best.sentences.len() {
            place %= best.sentences.len();
            let mut fewer = best.sentences.clone();
            let taken = fewer.remove(place);
            let close = neighbours(&taken.count).into_iter().chain([taken.count]);
            let mut counts = self.with_keeps(close);
            counts.extend(self.counts.iter().cloned());
            match self.additions(&fewer, &counts).into_iter().next() {
                Some(other) if other.is_better_than(&best) => {
                    best = other;
                    unchanged = 0;
                }
                _ => unchanged += 1,
            }
            place += 1;
        }
        best
    }

    /// A list with what it gives away in all decisions.
    fn found(&self, sentences: Vec<Sentence<F, Q>>) -> Found<F, Q> {
        let regret = self
            .all
            .mean_regret(&left(sentences.iter().chain(self.last), self.all))
            .value;
        self.priced(sentences, regret)
    }

    fn priced(&self, sentences: Vec<Sentence<F, Q>>, regret: f64) -> Found<F, Q> {
        let words: f64 = sentences.iter().map(further_words).sum();
        Found {
            sentences,
            regret,
            price: regret + self.settings.word * words,
        }
    }

    /// The places of a list where another sentence might be heard, in some decisions.
    fn gaps<'b>(&self, list: &[Sentence<F, Q>], decisions: &'b Decisions) -> Vec<Gap<'b, F, Q>> {
        on_threads(self.settings.threads, 0..=list.len(), |place| {
            Gap::new(list, place, self.last, decisions)
        })
    }

    /// The best lists that one more sentence with one of some counts makes of a list, best first.
    fn additions(&self, list: &[Sentence<F, Q>], counts: &Counts<Q>) -> Vec<Found<F, Q>> {
        let Settings { threads, tried, .. } = self.settings;
        let gaps = self.gaps(list, self.all);
        let mut lists = on_threads(
            threads,
            self.screened(list, counts, tried),
            |(place, sentence)| {
                let numbers = numbers(&sentence.count, self.all);
                let gains = gaps[place].gains(sentence.keep, &numbers, self.all.len());
                let gain = total(&where_all_hold(self.all, gains, &sentence.when));
                let regret = (gaps[place].total() - gain) / float(self.all.len());
                let mut sentences = list.to_vec();
                sentences.insert(place, sentence);
                self.priced(sentences, regret)
            },
        );
        lists.sort_by(|one, other| one.price.total_cmp(&other.price));
        lists
    }

    /// The additions that save most in some of the decisions, each with its place.
    fn screened(
        &self,
        list: &[Sentence<F, Q>],
        counts: &Counts<Q>,
        most: usize,
    ) -> Vec<(usize, Sentence<F, Q>)> {
        let gaps = self.gaps(list, &self.screen);
        let helpful = self.helpful(&gaps, counts, 10 * most);
        let found = on_threads(
            self.settings.threads,
            helpful,
            |Helpful { nth, keep, place }| {
                let count = &counts[nth].0;
                let gains =
                    gaps[place].gains(keep, &numbers(count, &self.screen), self.screen.len());
                let found = conditions(&self.screen, gains)
                    .into_iter()
                    .map(|(gain, when)| {
                        let sentence = Sentence {
                            when,
                            count: count.clone(),
                            keep,
                        };
                        let price = self.settings.word * further_words(&sentence);
                        (gain - price * float(self.screen.len()), place, sentence)
                    });
                found.collect::<Vec<_>>()
            },
        );
        let mut found: Vec<_> = found.into_iter().flatten().collect();
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        // What saves exactly as much is most likely the same in other words.
        found.dedup_by_key(|found| found.0);
        found.truncate(most);
        found
            .into_iter()
            .map(|(_, place, sentence)| (place, sentence))
            .collect()
    }

    /// What saves most in a few decisions, under the best condition.
    fn helpful(&self, gaps: &[Gap<'_, F, Q>], counts: &Counts<Q>, most: usize) -> Vec<Helpful> {
        let Settings {
            threads,
            glanced_at,
            ..
        } = self.settings;
        let found = on_threads(
            threads,
            counts.iter().enumerate(),
            |(nth, (count, keeps))| {
                let numbers = numbers(count, &self.screen);
                let mut found = Vec::new();
                for (place, gap) in gaps.iter().enumerate() {
                    for &keep in keeps {
                        let gains = gap.gains(keep, &numbers, glanced_at);
                        let saved = best_condition::<F>(&self.screen, &gains).0;
                        if saved > 0.0 {
                            found.push((saved, Helpful { nth, keep, place }));
                        }
                    }
                }
                found
            },
        );
        let mut found: Vec<_> = found.into_iter().flatten().collect();
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        found.truncate(most);
        found.into_iter().map(|(_, helpful)| helpful).collect()
    }
}

/// A count, a way to keep choices by it, and a place in a list.
struct Helpful {
    nth: usize,
    keep: Keep,
    place: usize,
}

/// Words of a sentence beside the one that there must be.
fn further_words<F, Q>(sentence: &Sentence<F, Q>) -> f64 {
    let is_within = matches!(sentence.keep, Keep::Most { within: 1.. });
    let words = sentence.count.0.len() - 1 + sentence.when.len() + usize::from(is_within);
    float(words)
}

#[expect(clippy::cast_precision_loss, reason = "some millions at most")]
fn float(count: usize) -> f64 {
    count as f64
}
