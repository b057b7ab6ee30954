//! How long Heckmeck's solver, its answers, its advice and whole games take.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use engine::heckmeck::{
    Advisor, Bust, Calculator, Dice, Games, OddsTable, RuleOptions, Solver, Strategy, TABLE_DICE,
    Table, Tournament, Turn, WinModel, table_name,
};
use engine::table_file::{self, seal};

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
        bencher.iter(|| Solver::new(black_box(Dice::EIGHT)));
    });
    let mut solver = Solver::new(Dice::EIGHT);
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
        let name = table_name(dice.number()).expect("a table");
        let seals = [seal(name, &bytes).expect("a table")];
        with_tables
            .take_table(dice.number(), &seals, &bytes)
            .expect("a table");
        criterion.bench_function(
            &format!("reading the table for {dice} dice left"),
            |bencher| {
                bencher.iter_batched_ref(
                    Calculator::default,
                    |calculator| calculator.take_table(dice.number(), &seals, black_box(&bytes)),
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

/// Two tables whose price lists differ: nothing solved for the one serves the other.
fn two_tables() -> [Table; 2] {
    [
        "24 | 26 | grill 21 22 23 25 27 28 29 30 31 32 33 34 35 36",
        "24 31 | 26 | grill 21 22 23 25 27 28 29 30 32 33 34 35 36",
    ]
    .map(|table| table.parse().expect("a table"))
}

fn advice(criterion: &mut Criterion) {
    let tables = two_tables();
    let mut advisor = Advisor::default();
    let mut group = criterion.benchmark_group("advice");
    for turn in TURNS {
        let turn: Turn = turn.parse().expect("a turn");
        let mut nth = 0;
        group.bench_function(turn.to_string(), |bencher| {
            bencher.iter(|| {
                nth = 1 - nth;
                advisor.advise(&tables[nth], black_box(&turn))
            });
        });
    }
}

fn games(criterion: &mut Criterion) {
    let mut games = Games::new(Tournament {
        players: vec![Strategy::BestInWorms, Strategy::WormsFromThirdRoll],
        rules: RuleOptions::default(),
        tie_break: true,
        rotate: true,
        seed: 0,
    })
    .expect("two players");
    let mut group = criterion.benchmark_group("games");
    group.throughput(Throughput::Elements(1));
    group.bench_function("best-in-worms against the fourth rule", |bencher| {
        bencher.iter(|| games.play());
    });
}

/// The network that ships for two players.
fn model() -> WinModel {
    let file = std::fs::read("../precomputed/heckmeck-win-2.bin").expect("the network's file");
    let mut bytes = Vec::new();
    let mut stream = flate2::read::ZlibDecoder::new(&file[..]);
    std::io::Read::read_to_end(&mut stream, &mut bytes).expect("a zlib stream");
    let seal = table_file::seal("heckmeck-win-2", &bytes).expect("a sealed file");
    let body = table_file::open(&bytes, &seal, &[]).expect("what was sealed");
    let mut model = WinModel::default();
    model.take(0, body).expect("a network for two players");
    model
}

fn winning(criterion: &mut Criterion) {
    let (tables, model) = (two_tables(), model());
    let mut advisor = Advisor::default();
    *advisor.model_mut() = model.clone();
    let start = Turn::start();
    let mut group = criterion.benchmark_group("advice to win");
    for turns in [1, 2] {
        let mut nth = 0;
        group.bench_function(format!("{turns} turns deep"), |bencher| {
            bencher.iter(|| {
                nth = 1 - nth;
                advisor.advise_to_win(&tables[nth], black_box(&start), turns)
            });
        });
    }
    group.finish();
    let mut group = criterion.benchmark_group("games to win");
    group.throughput(Throughput::Elements(1));
    for (name, tells_luck) in [("without telling luck", false), ("with luck told", true)] {
        let tournament = Tournament {
            players: vec![Strategy::BestToWin; 2],
            rules: RuleOptions::default(),
            tie_break: true,
            rotate: true,
            seed: 0,
        };
        let games = Games::with_model(tournament, &model).expect("two players");
        let mut games = games.luck(tells_luck);
        group.bench_function(name, |bencher| bencher.iter(|| games.play()));
    }
}

criterion_group!(benches, solver, answers, advice, games, winning);
criterion_main!(benches);
