//! How long best moves in Rummikub take, with and without a plan, draws, and whole games.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::rummikub::{Games, JokerRule, Position, Rules, Solver, Strategy, Tournament, Wishes};

/// Tables of 40, 60 and 85 tiles, with 14 on the rack.
const POSITIONS: [(&str, &str); 3] = [
    (
        "40 tiles",
        "rbko9 / k9-13 / rbko6 / bko11 / o7-9 / rbko10 / r1 b1 j o1 / b4-13 / o4-6 \
         | o1 o11 k3 r4 b2 b3 r3 b5 o10 r12 k13 r2 o3 r5",
    ),
    (
        "60 tiles",
        "rbko9 / k9 k10 j k12 k13 / rbko6 / bko11 / o7-9 / rbko10 / rbko1 / b4-13 / o4-7 / r4-12 / rbk7 / bko5 / k1-4 \
         | r12 k8 r3 b4 k13 b1 o1 r13 b2 o13 k11 k2 o3 r2",
    ),
    (
        "85 tiles",
        "bko2 r2 / bko3 / rbo8 / o3-13 / k7-10 / b5-13 / r7-13 / rbk3 / rbko10 / rbko6 / rko5 / b7 o7 j / rko12 / rbko1 / \
         rbko1 / k6-9 / k11-13 / k4 o4 j / rbo2 / r3-5 \
         | b12 r4 r6 o9 o11 b5 b11 k13 r13 r11 k2 b4 k5 b4",
    ),
];

fn positions() -> impl Iterator<Item = (&'static str, Position)> {
    POSITIONS
        .map(|(name, text)| (name, text.parse().expect("a position")))
        .into_iter()
}

/// Each time with a solver that has solved something before, as on the page.
fn moves(criterion: &mut Criterion) {
    for (table, position) in positions() {
        for (plan, name) in [
            (false, "numbers only"),
            (true, "with a plan of fewest cuts"),
        ] {
            let wishes = Wishes {
                plan,
                ..Wishes::default()
            };
            criterion.bench_function(&format!("best move, {table}, {name}"), |bencher| {
                let mut solver = Solver::new();
                bencher.iter(|| {
                    solver
                        .solve(black_box(&position), &wishes)
                        .unwrap()
                        .transitions
                });
            });
        }
        for (jokers, name) in [(JokerRule::Stands, "stands"), (JokerRule::Both, "both")] {
            let rules = Rules {
                jokers,
                ..Rules::default()
            };
            let position = position.clone().with_rules(rules).expect("no loose jokers");
            criterion.bench_function(
                &format!("best move, {table}, with a plan, jokers: {name}"),
                |bencher| {
                    let mut solver = Solver::new();
                    bencher.iter(|| {
                        solver
                            .solve(black_box(&position), &Wishes::default())
                            .unwrap()
                            .transitions
                    });
                },
            );
        }
    }
}

fn draws(criterion: &mut Criterion) {
    for (table, position) in positions() {
        criterion.bench_function(&format!("what each draw brings, {table}"), |bencher| {
            let mut solver = Solver::new();
            bencher.iter(|| {
                solver
                    .draws(black_box(&position), &Wishes::default())
                    .unwrap()
                    .helpful
            });
        });
    }
}

/// Each deal is played twice, once from either seat.
fn games(criterion: &mut Criterion) {
    for strategy in [Strategy::Tiles, Strategy::Simple, Strategy::Best] {
        let mut games = Games::new(&Tournament {
            players: vec![strategy; 2],
            rules: Rules::default(),
            seed: 1,
        })
        .expect("two players");
        criterion.bench_function(&format!("two games of {strategy}"), |bencher| {
            bencher.iter(|| games.play().len());
        });
    }
}

criterion_group!(benches, moves, draws, games);
criterion_main!(benches);
