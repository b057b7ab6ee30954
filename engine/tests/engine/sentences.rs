//! Rules to remember: how they are written, and which choices they keep.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rollwise_engine::knucklebones::{Fact, Feature, Knucklebones};
use rollwise_engine::sentences::{Bound, Condition, Count, Keep, Sentence, Sentences, indices};

type Rule = Sentence<Fact, Feature>;

fn bound() -> impl Strategy<Value = Bound> {
    (any::<bool>(), -60..60_i16).prop_map(|(is_least, number)| {
        if is_least {
            Bound::AtLeast(number)
        } else {
            Bound::AtMost(number)
        }
    })
}

fn rule() -> impl Strategy<Value = Rule> {
    let fact = prop::sample::select(Fact::ALL.to_vec());
    let condition = (fact, bound()).prop_map(|(fact, bound)| Condition { fact, bound });
    let times = prop_oneof![-9..0_i16, 1..9_i16];
    let feature = (times, prop::sample::select(Feature::ALL.to_vec()));
    let keep = prop_oneof![
        (0..12_i16).prop_map(|within| Keep::Most { within }),
        bound().prop_map(Keep::Where),
    ];
    let parts = (
        prop::collection::vec(condition, 0..3),
        prop::collection::vec(feature, 1..4),
        keep,
    );
    parts.prop_map(|(when, count, keep)| Sentence {
        when,
        count: Count(count),
        keep,
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(rule in rule()) {
        prop_assert_eq!(rule.to_string().parse(), Ok(rule));
    }

    /// By the words of the definition, over sets and lists in place of bits.
    #[test]
    fn those_are_kept_that_fit(
        numbers in prop::collection::vec(-20..20_i16, 1..12),
        bits in 1..4096_u32,
        keep in prop_oneof![
            (0..6_i16).prop_map(|within| Keep::Most { within }),
            bound().prop_map(Keep::Where),
        ],
    ) {
        let choices: BTreeSet<usize> = (0..numbers.len()).filter(|index| bits >> index & 1 == 1).collect();
        prop_assume!(!choices.is_empty());
        let mask = choices.iter().fold(0, |mask, index| mask | 1 << index);
        let fits = |index: &usize| match keep {
            Keep::Where(Bound::AtLeast(least)) => numbers[*index] >= least,
            Keep::Where(Bound::AtMost(most)) => numbers[*index] <= most,
            Keep::Most { within } => choices.iter().all(|other| numbers[*index] + within >= numbers[*other]),
        };
        let mut kept: BTreeSet<usize> = choices.iter().copied().filter(fits).collect();
        if kept.is_empty() {
            kept = choices;
        }
        let found: BTreeSet<usize> = indices(keep.of(mask, |index| numbers[index])).collect();
        prop_assert_eq!(found, kept);
    }
}

#[test]
fn a_sentence_counts_only_where_all_its_conditions_hold() -> Result<(), Box<dyn std::error::Error>>
{
    let rule: Rule = "when die >= 5 and lead <= -1: most 2 gain - removed".parse()?;
    let kept = |die: i16, lead: i16| {
        let fact = |fact| match fact {
            Fact::Die => die,
            Fact::Lead => lead,
            other => panic!("{other} is not asked for"),
        };
        let feature = |index: usize, feature| match feature {
            Feature::Gain => [3, 1, 4][index],
            Feature::Removed => [1, 0, 3][index],
            other => panic!("{other} is not asked for"),
        };
        rule.of(0b111, fact, feature)
    };
    // 2 · 3 − 1 = 2 · 4 − 3 = 5 are most.
    assert_eq!(kept(5, -1), 0b101);
    assert_eq!((kept(4, -1), kept(5, 0)), (0b111, 0b111));
    Ok(())
}

/// Texts that are no sentences, and the part that is wrong first.
const WRONG: [(&str, &str); 12] = [
    ("", ""),
    ("most", ""),
    ("gain", ""),
    ("most speed", "speed"),
    ("most gain +", ""),
    ("most gain 2", "2"),
    ("gain > 2", ">"),
    ("gain >= two", "two"),
    ("gain >= 2 removed", "removed"),
    ("most gain within", ""),
    ("when die >= 5 most gain", ""),
    ("when speed >= 5: most gain", "speed"),
];

#[test]
fn what_is_no_sentence_is_refused_with_its_place() {
    for (text, part) in WRONG {
        let error = text.parse::<Rule>().expect_err(text);
        assert_eq!(error.found(), part, "{text}");
        assert!(error.to_string().contains("write one as"), "{error}");
    }
}

#[test]
fn a_list_is_found_by_its_length() {
    let lists = "most gain\n\nmost swing\nmost - dice\n";
    let of = |count| Sentences::<Knucklebones>::among(lists, count).map(|list| list.to_string());
    assert_eq!(of(1).as_deref(), Some("most gain\n"));
    assert_eq!(of(2).as_deref(), Some("most swing\nmost - dice\n"));
    assert_eq!(of(3), None);
    let error = Sentences::<Knucklebones>::lists("most gain\n\nmost speed\n").err();
    assert_eq!(error.expect("that is no word").found(), "speed");
}
