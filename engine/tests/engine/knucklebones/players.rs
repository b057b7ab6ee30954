//! The players that play by themselves.

use std::collections::HashSet;
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rollwise_engine::decide::Decide;
use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::{
    Analyser, COLUMNS, Games, Knucklebones, Objective, Outlook, Points, Position, Strategy, Values,
    View, best_column,
};

use super::plain::{DICE, Plain, face, random_game, random_positions};
use super::search::to_depth;
use super::weights::random_weights;

/// Every name that is written in the documentation, and what it stands for.
fn every_player() -> Vec<(String, Strategy)> {
    let mut all = vec![
        ("random".to_owned(), Strategy::Random),
        ("greedy".to_owned(), Strategy::Greedy),
    ];
    for depth in 1..=8 {
        all.push((format!("seed-{depth}"), Strategy::Seed { depth }));
        all.push((format!("risk-{depth}"), Strategy::Risk { depth }));
    }
    all.extend((1..=12).map(|depth| (format!("best-{depth}"), Strategy::Best { depth })));
    let thousands = [1, 2, 9, 10, 99, 256, 1_000, 9_999, 10_000].into_iter();
    all.extend(
        thousands.map(|thousands| (format!("best-{thousands}k"), Strategy::BestOf { thousands })),
    );
    all
}

#[test]
fn names_are_read_and_written() {
    for (name, player) in every_player() {
        assert_eq!(name.parse(), Ok(player));
        assert_eq!(player.to_string(), name);
    }
}

/// Names that are almost those of players; divided by commas.
const WRONG: &str = ", ,-,Random,random , greedy,greedy-1,random-,seed,seed-,seed-0,seed-9,seed-04,seed-+4,\
    seed--4,seed-4k,seed-4-4,seed-260,risk-0,risk-9,risk-k,best,best-,best-0,best-13,best-k,best-0k,\
    best-10001k,best-65537k,best-1kk,best-1K,best-٣,hard";

/// What the refusal of a name has to name.
const ALLOWED: [&str; 6] = [
    "random,",
    "greedy",
    "seed-1 to seed-8",
    "risk-1 to risk-8",
    "best-1 to best-12",
    "best-1k to best-10000k",
];

#[test]
fn wrong_names_are_refused_with_those_that_are_allowed() {
    for name in WRONG.split(',') {
        let error = name.parse::<Strategy>().expect_err(name);
        assert_eq!(error.found, name);
        let text = error.to_string();
        assert!(text.contains(&format!("\"{name}\"")), "{text}");
        for allowed in ALLOWED {
            assert!(text.contains(allowed), "{allowed}: {text}");
        }
        assert!(!text.contains('\n'), "{text}");
    }
}

/// One who plays like this, by some values.
pub fn decider(player: Strategy) -> Box<dyn Decide<Knucklebones>> {
    let weights = Arc::new(random_weights(3));
    player.decider(Some(&weights)).expect("it has values")
}

#[test]
fn who_plays_by_learned_values_and_has_none_is_an_error() {
    for name in ["best-1", "best-12", "best-20k"] {
        let player: Strategy = name.parse().expect(name);
        let error = player.decider(None).err().expect("there are no values");
        assert_eq!(
            error.to_string(),
            format!("what was learned for the player \"{name}\" is not loaded")
        );
        assert!(Games::new([Strategy::Greedy, player], 1, None).is_err());
    }
    for name in ["random", "greedy", "seed-2", "risk-2"] {
        let player: Strategy = name.parse().expect(name);
        assert!(player.decider(None).is_ok(), "{name}");
    }
}

/// Some of each kind that are soon done.
const QUICK: [&str; 8] = [
    "random", "greedy", "seed-1", "seed-2", "risk-2", "best-1", "best-2", "best-1k",
];

#[test]
fn who_plays_places_where_there_is_room() {
    for name in QUICK {
        let player: Strategy = name.parse().expect(name);
        let mut decider = decider(player);
        let mut generator = ChaCha8Rng::seed_from_u64(81);
        for _ in 0..15 {
            for position in random_game(Position::default(), &mut generator) {
                let roll = Face::ALL[generator.random_range(0..6_usize)];
                let column = decider.decide(View { position, roll }, &mut generator);
                let after = position.place(column, roll);
                assert!(after.is_some(), "{name} places in {column} of {position}");
            }
        }
    }
}

/// Two players who were asked the same before: what is remembered helps one who plays by a number
/// of positions to look further.
#[test]
fn the_same_seed_decides_the_same() {
    for name in QUICK {
        let player: Strategy = name.parse().expect(name);
        let (mut one, mut other) = (decider(player), decider(player));
        for (seed, position) in (0..).zip(random_positions(82, 100)) {
            let roll = Face::ALL[position.mine().0[0].len() as usize];
            let column = one.decide_by(seed, View { position, roll });
            assert_eq!(
                other.decide_by(seed, View { position, roll }),
                column,
                "{name}"
            );
        }
    }
}

/// The columns with room for which a position is best after a die was placed there.
fn best_columns(position: Position, die: u8) -> HashSet<usize> {
    let plain = Plain::of(position);
    let ahead = |column| plain.after(column, die).map(|after| -after.difference());
    let best = (0..COLUMNS).filter_map(ahead).max();
    (0..COLUMNS)
        .filter(|&column| best.is_some() && ahead(column) == best)
        .collect()
}

#[test]
fn greedy_takes_the_best_difference_at_once_and_any_of_equal_columns() {
    let mut greedy = decider(Strategy::Greedy);
    let mut several = 0;
    for position in random_positions(83, 400) {
        for die in DICE {
            let best = best_columns(position, die);
            let roll = face(die);
            let chosen = (0..40).map(|seed| greedy.decide_by(seed, View { position, roll }));
            assert_eq!(
                chosen.collect::<HashSet<usize>>(),
                best,
                "{position} with {die}"
            );
            several += u32::from(best.len() > 1);
        }
    }
    assert!(several > 100, "{several} with several");
}

#[test]
fn random_takes_each_column_as_often() {
    let position = "6__/65_/___ v 1__/___/432".parse().expect("a position");
    let mut random = decider(Strategy::Random);
    let mut counts = [0; COLUMNS];
    for seed in 0..3_000 {
        let roll = Face::ALL[0];
        counts[random.decide_by(seed, View { position, roll })] += 1;
    }
    // The standard deviation is 26.
    assert!(
        counts.iter().all(|count| (900..1_100).contains(count)),
        "{counts:?}"
    );
}

/// Who plays best decides as the analysis does that shows the values, and so do the rules of thumb.
#[test]
fn players_take_what_the_analysis_finds_best() {
    let mut best = decider(Strategy::Best { depth: 2 });
    let mut seed = decider(Strategy::Seed { depth: 3 });
    let values = Values::new(Some(Arc::new(random_weights(3))), Objective::Win);
    let mut outlooks = Analyser::new(values, 1 << 20);
    let mut points = Analyser::new(Points::seed(), 1 << 20);
    for position in random_positions(84, 200) {
        let roll = Face::ALL[3];
        let found = outlooks
            .columns(position, roll, to_depth(2), &mut || true)
            .value;
        let most = found
            .into_iter()
            .flatten()
            .map(Outlook::lead)
            .fold(f32::MIN, f32::max);
        let column = best.decide_by(1, View { position, roll });
        assert_eq!(found[column].map(Outlook::lead), Some(most), "{position}");
        assert_eq!(best_column(outlooks.horizon(), &found), Some(column));
        let found = points
            .columns(position, roll, to_depth(3), &mut || true)
            .value;
        let most = found.into_iter().flatten().fold(f32::MIN, f32::max);
        let column = seed.decide_by(1, View { position, roll });
        assert!(
            found[column].is_some_and(|value| value > most - 1e-3),
            "{position}"
        );
    }
}

#[test]
fn the_first_of_equal_columns_is_best_and_none_of_none() {
    let points = Points::difference();
    assert_eq!(
        best_column(&points, &[Some(1.0), Some(2.0), Some(2.0)]),
        Some(1)
    );
    assert_eq!(
        best_column(&points, &[None, Some(-2.0), Some(-1.0)]),
        Some(2)
    );
    assert_eq!(best_column(&points, &[None; COLUMNS]), None);
}
