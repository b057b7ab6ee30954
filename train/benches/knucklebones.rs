//! How long searches of Knucklebones take, and whole games.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::dice::Face;
use engine::knucklebones::learning::Horizon;
use engine::knucklebones::{Analyser, Games, Limits, Objective, Points, Position, Values, Weights};

const MEMORY: usize = 16 << 20;

/// A search from empty boards with a 5 rolled, by an analyser that remembers nothing yet.
fn search<H: Horizon>(criterion: &mut Criterion, name: &str, depth: u8, horizon: impl Fn() -> H) {
    let limits = Limits {
        depth,
        positions: u64::MAX,
    };
    let [.., five, _] = Face::ALL;
    criterion.bench_function(&format!("{name}, depth {depth}"), |bencher| {
        bencher.iter_batched(
            || Analyser::new(horizon(), MEMORY),
            |mut analyser| {
                let position = black_box(Position::default());
                analyser.columns(position, five, limits, &mut || true).depth
            },
            BatchSize::SmallInput,
        );
    });
}

fn searches(criterion: &mut Criterion) {
    for depth in [5, 6, 7] {
        search(criterion, "the seed's heuristic", depth, Points::seed);
    }
    // Any weights take as long as the learned ones.
    let weights = Arc::new(Weights::zero());
    let values = || Values::new(Some(Arc::clone(&weights)), Objective::Win);
    for depth in [2, 4, 5] {
        search(criterion, "win chances", depth, values);
    }
}

fn games(criterion: &mut Criterion) {
    for name in ["greedy", "seed-4", "best-1", "best-2"] {
        let player = name.parse().expect("a player");
        let weights = Arc::new(Weights::zero());
        let mut games = Games::new([player, player], 1, Some(&weights)).unwrap();
        criterion.bench_function(&format!("a game of {name} against itself"), |bencher| {
            bencher.iter(|| games.play());
        });
    }
}

criterion_group!(benches, searches, games);
criterion_main!(benches);
