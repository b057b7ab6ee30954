//! How long Heckmeck's solver and its answers take.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::heckmeck::{Bust, Calculator, OddsTable, Solver, TABLE_DICE, Turn};
use engine::table_file::seal;

/// A turn for each number of dice left, rolled and not.
const TURNS: [&str; 10] = [
    "| 8 dice",
    "> 1 2 3 4 5 5 w w | 8 dice",
    "5 | 8 dice",
    "5 > 1 1 2 3 4 w w | 8 dice",
    "5 5 w | 8 dice",
    "5 5 w > 1 3 3 4 4 | 8 dice",
    "5 5 5 w | 8 dice",
    "5 5 5 w > 1 2 3 4 | 8 dice",
    "4 5 5 5 w | 8 dice",
    "4 5 5 5 w > 1 2 3 | 8 dice",
];

fn solver(criterion: &mut Criterion) {
    criterion.bench_function("structure of an 8-dice turn", |bencher| {
        bencher.iter(|| Solver::new(black_box(8)));
    });
    let mut solver = Solver::new(8);
    criterion.bench_function("every position of an 8-dice turn", |bencher| {
        bencher.iter(|| solver.solve_all(black_box(Bust::ScoresNothing)));
    });
}

fn answers(criterion: &mut Criterion) {
    let turns: Vec<Turn> = TURNS
        .iter()
        .map(|turn| turn.parse().expect("a turn"))
        .collect();
    let mut with_tables = Calculator::default();
    for dice in TABLE_DICE {
        let bytes = OddsTable::solve(dice).to_bytes();
        let seal = seal(&bytes).expect("a table");
        with_tables
            .take_table(dice, &seal, &bytes)
            .expect("a table");
        criterion.bench_function(
            &format!("reading the table for {dice} dice left"),
            |bencher| {
                bencher.iter_batched_ref(
                    Calculator::default,
                    |calculator| calculator.take_table(dice, &seal, black_box(&bytes)),
                    BatchSize::SmallInput,
                );
            },
        );
    }
    answer_all(criterion, "tables", with_tables, &turns);
    answer_all(criterion, "no tables", Calculator::default(), &turns);
}

fn answer_all(criterion: &mut Criterion, name: &str, mut calculator: Calculator, turns: &[Turn]) {
    let mut group = criterion.benchmark_group(format!("answer with {name}"));
    for turn in turns {
        group.bench_function(turn.to_string(), |bencher| {
            bencher.iter(|| calculator.answer(black_box(turn), Bust::ScoresNothing));
        });
    }
}

criterion_group!(benches, solver, answers);
criterion_main!(benches);
