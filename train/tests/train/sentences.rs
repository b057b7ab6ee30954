//! The search for rules to remember, where it is known what it must find; and how its vocabularies
//! are described.

use std::fs;
use std::path::Path;

use engine::dice::Face;
use engine::sentences::{Sentence, Sentences, Vocabulary, Word};
use engine::{heckmeck, knucklebones, solitaire_dice};
use knucklebones::{Fact, Feature, Knucklebones, Position, View};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use train::sentences::decisions::Decisions;
use train::sentences::heard::left;
use train::sentences::search::{Search, Settings};

type Rule = Sentence<Fact, Feature>;

const SETTINGS: Settings = Settings {
    longest: 2,
    beam: 2,
    glanced_at: 200,
    screened: 400,
    tried: 20,
    word: 0.0,
    threads: 2,
};

/// Decisions in which whoever plays by a list gives nothing away, and who does otherwise one point.
fn decisions_of(list: &Sentences<Knucklebones>) -> Decisions {
    let mut generator = ChaCha8Rng::seed_from_u64(3);
    let mut decisions = Decisions::new::<Knucklebones>(knucklebones::COLUMNS);
    let mut position = Position::default();
    while decisions.len() < 600 {
        let roll = Face::ALL[generator.random_range(0..6_usize)];
        let view = View { position, roll };
        let choices = Knucklebones::choices(&view);
        let left = list.left(&view, &choices);
        let worth = (0..choices.len()).map(|nth| f64::from(left >> nth & 1));
        decisions.push::<Knucklebones>(&view, &choices, &worth.collect::<Vec<f64>>());
        let column = choices[generator.random_range(0..choices.len())];
        position = position.place(column, roll).expect("it has room");
        if position.result().is_some() {
            position = Position::default();
        }
    }
    decisions
}

fn list(text: &str) -> Sentences<Knucklebones> {
    text.parse().expect(text)
}

#[test]
fn what_a_list_gives_away_is_the_mean_over_the_choices_it_leaves() {
    let decisions = decisions_of(&list("most takes\nmost - dice"));
    let lost = |text: &str| {
        decisions
            .mean_regret(&left(&list(text).0, &decisions))
            .value
    };
    assert!(lost("most takes\nmost - dice").abs() < 1e-9);
    let (nothing, half) = (lost(""), lost("most takes"));
    assert!(0.0 < half && half < nothing, "{half} {nothing}");
    // By another way: each choice that is left counts alike.
    let choices = decisions.choices();
    let part = |nth: usize| {
        let one: f64 = (0..3)
            .filter(|column| choices[nth] >> column & 1 == 1)
            .map(|column| f64::from(decisions.regret(nth, 1 << column)))
            .sum();
        one / f64::from(choices[nth].count_ones())
    };
    let mean: f64 = (0..decisions.len()).map(part).sum::<f64>() / 600.0;
    assert!((mean - nothing).abs() < 1e-6, "{mean} {nothing}");
}

/// One sentence with a condition is among those that are tried, and so is each of two.
#[test]
fn rules_are_found_again_by_which_values_were_made() {
    for hidden in [
        "most 2 swing - dice",
        "when die >= 5: most - facing",
        "when fewest-empty <= 5: most takes\nmost - before",
    ] {
        let decisions = decisions_of(&list(hidden));
        let found = Search::<Fact, Feature>::new(&decisions, &[], SETTINGS, 0).by_length(&[]);
        let count = hidden.lines().count();
        let best = &found[count - 1];
        assert_eq!(best.sentences.len(), count);
        assert!(best.regret < 0.02, "{hidden}: {best:?}");
    }
}

#[test]
fn what_is_found_is_the_same_with_any_number_of_threads() {
    let decisions = decisions_of(&list("most 2 swing - exposed within 3\nmost - kinds"));
    let found = |threads| {
        let settings = Settings {
            threads,
            ..SETTINGS
        };
        let found = Search::<Fact, Feature>::new(&decisions, &[], settings, 1).by_length(&[]);
        found
            .into_iter()
            .map(|found| Sentences::<Knucklebones>(found.sentences).to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(found(1), found(3));
}

/// A list that is known is gone on with, also where the search would not come by it: here nothing may
/// be tried.
#[test]
fn known_lists_are_gone_on_with() {
    let hidden = list("when die >= 5: most - facing\nmost 2 swing - dice");
    let decisions = decisions_of(&hidden);
    let settings = Settings {
        tried: 0,
        ..SETTINGS
    };
    let search = Search::<Fact, Feature>::new(&decisions, &[], settings, 0);
    assert!(search.by_length(&[]).is_empty());
    let known = [hidden.0[..1].to_vec(), hidden.0.clone()];
    let found = search.by_length(&known);
    assert_eq!(found.len(), 2);
    assert_eq!(found[1].sentences, hidden.0);
    assert!(found[1].regret.abs() < 1e-9, "{found:?}");
}

/// What is heard last counts as no sentence, and is part of what is judged.
#[test]
fn the_last_sentence_is_always_heard() {
    let decisions = decisions_of(&list("most swing\nmost - facing"));
    let last: Vec<Rule> = list("most - facing").0;
    let settings = Settings {
        longest: 1,
        ..SETTINGS
    };
    let found = Search::new(&decisions, &last, settings, 0).by_length(&[]);
    assert_eq!(found[0].sentences.len(), 1);
    assert!(found[0].regret < 0.02, "{found:?}");
}

/// The words of a vocabulary that a document does not describe.
fn undescribed<V: Vocabulary>(document: &str) -> Vec<String> {
    let facts = V::Fact::ALL.iter().map(ToString::to_string);
    let features = V::Feature::ALL.iter().map(ToString::to_string);
    let is_missing = |word: &String| !document.contains(&format!("\n| `{word}` | "));
    facts.chain(features).filter(is_missing).collect()
}

#[test]
fn every_word_is_described() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/developers/rules.md");
    let document = fs::read_to_string(path).expect("the document is there");
    let part = |heading: &str| {
        let (_, rest) = document.split_once(heading).expect(heading);
        rest.split("\n## ").next().expect("a part").to_owned()
    };
    assert_eq!(
        undescribed::<Knucklebones>(&part("\n## Knucklebones")),
        [""; 0]
    );
    assert_eq!(
        undescribed::<heckmeck::Heckmeck>(&part("\n## Heckmeck")),
        [""; 0]
    );
    assert_eq!(
        undescribed::<solitaire_dice::SolitaireDice>(&part("\n## Solitaire Dice")),
        [""; 0]
    );
}
