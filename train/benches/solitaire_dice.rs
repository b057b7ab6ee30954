//! How long values of Solitaire Dice take, and whole games.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::dice::Face;
use engine::solitaire_dice::learning::{CHOICES, Rolls};
use engine::solitaire_dice::{
    Ends, FiveDice, Games, Opening, Setting, Sheet, Solver, Start, Strategy, Weights, estimate,
};

/// A usual sheet after eleven turns.
const MIDDLE: &str = "4:4 5:2 6:5 7:4 8:4 9:2 10:1 | 1:4 2:4 6:3";

/// Any weights take as long as the learned ones, where half of the neurons are on.
fn weights() -> Weights {
    let mut weights = Weights::zero();
    let mut state = 1_u32;
    for weight in weights.first.as_flattened_mut() {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        *weight = f32::from(i16::try_from(state >> 24).unwrap_or(0) - 128) / 256.0;
    }
    weights
}

fn values(criterion: &mut Criterion) {
    let weights = Arc::new(weights());
    let middle: Sheet = MIDDLE.parse().expect("a sheet");
    let rolls = Rolls::get();
    let possible = rolls.possible(&middle, Opening::Any);
    criterion.bench_function("213 sheets after a choice by the network", |bencher| {
        let mut values = [0.0; CHOICES];
        bencher.iter(|| {
            weights.value_after_each(black_box(&middle), possible, &mut values);
            values[0]
        });
    });
    criterion.bench_function("the mean over 252 rolls", |bencher| {
        let values = [0.0; CHOICES];
        bencher.iter(|| rolls.mean_of_best(black_box(&middle), Opening::Any, &values));
    });
    for (name, sheet) in [("a usual sheet", middle), ("the empty sheet", Sheet::EMPTY)] {
        criterion.bench_function(
            &format!("{name}, all choices of 1 2 3 4 5 at 2-ply"),
            |bencher| {
                let mut solver = Solver::new(Some(Arc::clone(&weights)));
                let [one, two, three, four, five, _] = Face::ALL;
                let roll = FiveDice::from([one, two, three, four, five]);
                bencher.iter(|| {
                    solver
                        .choices(black_box(&sheet), roll, Setting::default())
                        .len()
                });
            },
        );
        criterion.bench_function(&format!("{name}, two expectations"), |bencher| {
            bencher.iter(|| estimate(&weights, black_box(&sheet), Opening::Any, 2));
        });
    }
}

fn ends(criterion: &mut Criterion) {
    for (spare, text) in [
        (0, "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7"),
        (1, "2:4 3:5 4:8 5:9 6:6 7:6 10:2 | 1:7 4:6 6:7"),
        (2, "5:4 6:8 7:10 8:8 9:4 10:4 | 1:7 2:6 6:6"),
    ] {
        let sheet: Sheet = text.parse().expect("a sheet");
        criterion.bench_function(&format!("the exact worth at spare {spare}"), |bencher| {
            bencher.iter(|| Ends::default().worth(black_box(&sheet)));
        });
    }
}

fn games(criterion: &mut Criterion) {
    let weights = Arc::new(weights());
    for name in ["thumb", "columns", "five-factors", "advice"] {
        let player: Strategy = name.parse().expect("a player");
        let mut games = Games::new(&[player], Start::default(), 1, Some(&weights), None).unwrap();
        criterion.bench_function(&format!("a game of {name}"), |bencher| {
            bencher.iter(|| games.play());
        });
    }
}

criterion_group!(benches, values, ends, games);
criterion_main!(benches);
